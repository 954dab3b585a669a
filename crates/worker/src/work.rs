//! From a request to its answer.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use bots::{Advise, Level, Thinker, Watch};
use catalog::{GameId, for_each_game, with_game_type};
use game::data::{self, NotRead};
use game::{Chance, Flaw, Game, Message, QuickChance, Seat};
use serde::Deserialize;
use serde::de::Error;
use table::GameSetup;

use crate::{Answer, Ask, Bot, HintMove, Request};

/// Bots at work for one game at a time. They keep their memory from one question to the next.
#[derive(Default)]
pub struct Worker {
    /// An `AtWork` of the game that was asked for last.
    kept: Option<Box<dyn Any>>,
}

/// The bots of one game.
struct AtWork<G: Advise> {
    setup: GameSetup<G::Options>,
    game: Arc<G>,
    thinkers: [Option<Thinker<'static, G>>; Level::ALL.len()],
}

/// Why there is no answer. Only the program that asked can mend it.
#[derive(Debug)]
pub enum Trouble {
    /// The request is not made as it should be.
    Malformed(NotRead),
    /// The game cannot be made.
    Game(Flaw),
    /// The game has no such seat.
    NoSuchSeat(Seat),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Malformed(error) => error.fmt(f),
            Trouble::Game(flaw) => flaw.fmt(f),
            Trouble::NoSuchSeat(seat) => write!(f, "nobody has seat {seat}"),
        }
    }
}

impl std::error::Error for Trouble {}

impl From<NotRead> for Trouble {
    fn from(error: NotRead) -> Trouble {
        Trouble::Malformed(error)
    }
}

/// Brings the learned values of a game's bots: the file `crates/bots/weights/<game>.weights`. The same again does no harm,
/// others after them are refused.
pub fn bring_weights(game: &str, file: &[u8]) -> Result<(), Message> {
    with_game_type!(game.parse::<GameId>()?, G => bring_weights_of::<G>(file))
}

/// The same for a game that is known.
pub fn bring_weights_of<G: Advise>(file: &[u8]) -> Result<(), Message> {
    bots::bring_weights::<G>(file).map_err(|_| Message::new("no-weights").with("game", G::ID))
}

/// A game whose bots work here. Each game answers by a function of its own, which is compiled in this crate, quick before small: whoever
/// fetches code game by game fetches the bots of one game alone.
pub trait Works: Advise {
    /// Answers a [`Request`] of the game.
    fn answer_at(
        worker: &mut Worker,
        request: Request<Self>,
        watch: &mut dyn Watch,
    ) -> Result<Answer<Self::Action>, Trouble>;
}

macro_rules! works {
    ($game:ty) => {
        impl Works for $game {
            // Not generic, and never inlined: otherwise it would be compiled with whoever calls it.
            #[inline(never)]
            fn answer_at(
                worker: &mut Worker,
                request: Request<Self>,
                watch: &mut dyn Watch,
            ) -> Result<Answer<<Self as Game>::Action>, Trouble> {
                worker.answer(request, watch)
            }
        }
    };
}

for_each_game!(works);

impl Worker {
    /// Answers a request in JSON; `watch` sees how far a search is, and may stop it.
    pub fn answer_json(&mut self, request: &str, watch: &mut dyn Watch) -> Result<String, Trouble> {
        #[derive(Deserialize)]
        struct Head {
            game: GameId,
        }
        let Head { game } = data::from_json(request)?;
        with_game_type!(game, G => self.answer_json_of::<G>(request, watch))
    }

    /// The same for a game that is known.
    // Inlined, so that it is compiled with whoever calls it: the app reads JSON with small code and thinks with quick code.
    #[inline]
    pub fn answer_json_of<G: Works>(
        &mut self,
        request: &str,
        watch: &mut dyn Watch,
    ) -> Result<String, Trouble> {
        let request: Request<G> = data::from_json(request)?;
        let answer = G::answer_at(self, request, watch)?;
        Ok(serde_json::to_string(&answer).map_err(NotRead::custom)?)
    }

    /// Answers a request; `watch` sees how far a search is, and may stop it.
    pub fn answer<G: Advise>(
        &mut self,
        request: Request<G>,
        watch: &mut dyn Watch,
    ) -> Result<Answer<G::Action>, Trouble> {
        let Request { setup, view, seat, seed, ask, .. } = request;
        let work = self.at_work::<G>(setup)?;
        if !work.game.seats().contains(seat) {
            return Err(Trouble::NoSuchSeat(seat));
        }
        Ok(match ask {
            Ask::Line { bot } => work.line(&view, seat, seed, bot, watch),
            Ask::Hint => work.hint(&view, seat, seed, watch),
        })
    }

    /// The bots of this game: those of the last question, if it was about the same.
    fn at_work<G: Advise>(&mut self, setup: GameSetup<G::Options>) -> Result<&mut AtWork<G>, Trouble> {
        let same = |kept: &Box<dyn Any>| kept.downcast_ref().is_some_and(|it: &AtWork<G>| it.setup == setup);
        let kept = match self.kept.take().filter(same) {
            Some(kept) => kept,
            None => {
                let game = setup.clone().game::<G>().map_err(Trouble::Game)?;
                Box::new(AtWork { setup, game, thinkers: [const { None }; Level::ALL.len()] })
            }
        };
        let kept = self.kept.insert(kept).downcast_mut();
        kept.ok_or_else(|| Trouble::Game(Flaw::new("game", Message::new("unknown-game"))))
    }
}

impl<G: Advise> AtWork<G> {
    fn thinker(&mut self, level: Level) -> (&G, &mut Thinker<'static, G>) {
        let game = &*self.game;
        let kept = &mut self.thinkers[level as usize % Level::ALL.len()];
        (game, kept.get_or_insert_with(|| Thinker::new(game, level, G::net())))
    }

    fn line(
        &mut self,
        view: &G::View,
        seat: Seat,
        seed: u64,
        bot: Bot,
        mut watch: &mut dyn Watch,
    ) -> Answer<G::Action> {
        let mut actions = Vec::new();
        if let Bot::Level(level) = bot {
            let (game, thinker) = self.thinker(level);
            actions.extend(thinker.think(game, view, seat, seed, &mut watch));
        }
        if actions.is_empty() {
            // A bot without an idea does not hold up the game.
            actions.extend(self.random_action(view, seat, seed));
        }
        if actions.is_empty() { Answer::Nothing } else { Answer::Line { actions } }
    }

    /// What chance decides. What the seat may do follows from its view, so any redeal of it will do.
    fn random_action(&self, view: &G::View, seat: Seat, seed: u64) -> Option<G::Action> {
        let (mut chance, mut legal) = (QuickChance::new(seed), Vec::new());
        let state = self.game.redeal(view, &mut chance);
        self.game.legal(&state, seat, &mut legal);
        chance.choose(&legal).copied()
    }

    fn hint(
        &mut self,
        view: &G::View,
        seat: Seat,
        seed: u64,
        mut watch: &mut dyn Watch,
    ) -> Answer<G::Action> {
        let (game, thinker) = self.thinker(Level::Admiral);
        let Some(hint) = thinker.hint(game, view, seat, seed, &mut watch) else { return Answer::Nothing };
        let gain = hint.say_gain();
        let moves = hint.moves.into_iter().map(|(action, words)| HintMove { action, words }).collect();
        Answer::Hint { look: hint.look, places: hint.places, aims: hint.aims, moves, gain }
    }
}
