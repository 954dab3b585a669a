//! Hints in three steps: where to look, what to aim at, and the move.

use game::{Decimal, Game, Message, QuickChance, Recorder, Seat, Undo, Viewer};

use crate::advice::{Advise, LookAt, Plan};
use crate::{Thinker, Watch};

/// More aims than this are no help.
const AIMS: usize = 2;

/// What a player may be told who asks for help, each step saying more than the one before. All of it follows from what
/// the player knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint<A> {
    /// Where to look.
    pub look: Message,
    /// What can be chosen there now.
    pub places: Vec<A>,
    /// What is to be gained there, the main thing first.
    pub aims: Vec<Message>,
    /// The move: each action, and how it is said at that point.
    pub moves: Vec<(A, Message)>,
    /// What it gains over the next best, in hundredths of a point; nothing where there is no other.
    pub gain: Option<i32>,
}

impl<A> Hint<A> {
    /// What the move gains, as a sentence.
    pub fn say_gain(&self) -> Message {
        match self.gain.map(|gain| (gain + 5) / 10) {
            None => Message::new("hint-gain-only"),
            Some(..=0) => Message::new("hint-gain-none"),
            Some(tenths) => Message::new("hint-gain").with("points", Decimal::new(tenths.into(), 1)),
        }
    }
}

impl<G: Advise> Thinker<'_, G> {
    /// A hint for this seat; none where it has nothing to decide.
    pub fn hint(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        seed: u64,
        watch: &mut impl Watch,
    ) -> Option<Hint<G::Action>> {
        let choices = self.choices(game, view, seat, seed, watch);
        let (best, others) = choices.split_first()?;
        let before = game.redeal(view, &mut QuickChance::new(seed));
        let rival = others.first().map(|next| &next.line[..]);
        let first = *best.line.first()?;
        let (LineInWords { aims, moves }, plan) = explain(game, before, seat, &best.line, rival);
        let mut legal = Vec::new();
        game.legal(&plan.before, seat, &mut legal);
        let LookAt { words: look, places } = game.look(&plan, first, &legal);
        let gain = others.first().map(|next| best.value - next.value);
        Some(Hint { look, places, aims, moves, gain })
    }
}

/// A line of actions in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineInWords<A> {
    /// What is gained there, the main thing first.
    pub aims: Vec<Message>,
    /// Each action, and how it is said at that point.
    pub moves: Vec<(A, Message)>,
}

/// What a line does, as far as whoever has this view could foresee, beside another one if there is one. The same view, seed and
/// lines have the same words.
pub fn in_words<G: Advise>(
    game: &G,
    view: &G::View,
    seat: Seat,
    seed: u64,
    line: &[G::Action],
    rival: Option<&[G::Action]>,
) -> LineInWords<G::Action> {
    explain(game, game.redeal(view, &mut QuickChance::new(seed)), seat, line, rival).0
}

fn explain<'a, G: Advise>(
    game: &G,
    before: G::State,
    seat: Seat,
    line: &'a [G::Action],
    rival: Option<&[G::Action]>,
) -> (LineInWords<G::Action>, Plan<'a, G>) {
    let (after, events, moves) = play(game, &before, seat, line);
    let rival = rival.map(|next| play(game, &before, seat, next).0);
    let plan = Plan { seat, line, before, after, events, rival };
    let mut reasons = game.reasons(&plan).into_iter();
    let main = reasons.next().unwrap_or_else(|| game.routine(&plan));
    let mut aims = vec![main.aim];
    for reason in reasons {
        if aims.len() < AIMS && !aims.contains(&reason.aim) {
            aims.push(reason.aim);
        }
    }
    (LineInWords { aims, moves }, plan)
}

type Played<G> = (<G as Game>::State, Vec<<G as Game>::Event>, Vec<(<G as Game>::Action, Message)>);

/// The position after all of a line that its player can foresee, what they see happen until then, and the line in words.
fn play<G: Advise>(game: &G, before: &G::State, seat: Seat, line: &[G::Action]) -> Played<G> {
    let mut state = *before;
    let mut recorder = Recorder::default();
    let mut moves = Vec::new();
    let viewer = Viewer::Seat(seat);
    for &action in line {
        // The end of a turn goes without saying after anything else.
        let view = game.view(&state, viewer);
        if moves.is_empty() || !G::ends_turn(action) {
            moves.push((action, game.say_action(&view, action)));
        }
        let unsure = G::ends_turn(action) || game.undoable(&view, action) == Undo::Reveals;
        if unsure || game.apply(&mut state, seat, action, &mut recorder).is_err() {
            break;
        }
    }
    (state, recorder.seen_at_once(viewer).collect(), moves)
}
