//! Games between bots, and how to compare them honestly.

use std::time::{Duration, Instant};

use game::{BySeat, Chance, Flaw, QuickChance, Seat, Viewer};

use crate::luck::Luck;
use crate::{Clock, Level, Mind, Net, Skill, Thinker};

/// Who plays at a seat of a contest.
#[derive(Clone, Copy, Debug)]
pub enum Contestant<'n> {
    /// Chooses at random.
    Random,
    /// Thinks, with what it learned.
    Bot(Skill, &'n Net),
}

impl Contestant<'static> {
    /// A bot of this level with what comes with the game.
    pub fn of_level<G: Mind>(game: &G, level: Level) -> Self {
        Contestant::Bot(game.skill(level), G::net())
    }
}

/// How long a player thinks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace {
    /// How often it thought.
    pub thoughts: u64,
    /// For how long in all.
    pub spent: Duration,
    /// The longest time.
    pub longest: Duration,
}

impl Pace {
    /// Two of them together.
    #[must_use]
    pub fn with(self, other: Pace) -> Pace {
        Pace {
            thoughts: self.thoughts + other.thoughts,
            spent: self.spent + other.spent,
            longest: self.longest.max(other.longest),
        }
    }
}

/// Players at work: they keep their memory from game to game.
pub struct Arena<'n, G: Mind> {
    bots: Vec<AtWork<'n, G>>,
    list: Vec<G::Action>,
    /// Whether what the first player of a duplicate draws is judged, too, which takes longer than quick players think.
    pub judges_luck: bool,
}

struct AtWork<'n, G: Mind> {
    skill: Skill,
    net: &'n Net,
    thinker: Thinker<'n, G>,
    pace: Pace,
}

impl<G: Mind> AtWork<'_, G> {
    fn is(&self, skill: Skill, net: &Net) -> bool {
        self.skill == skill && std::ptr::eq(self.net, net)
    }
}

impl<G: Mind> Default for Arena<'_, G> {
    fn default() -> Self {
        Arena { bots: Vec::new(), list: Vec::new(), judges_luck: false }
    }
}

impl<'n, G: Mind> Arena<'n, G> {
    /// How long this player has thought here.
    pub fn pace(&self, player: Contestant<'_>) -> Pace {
        let Contestant::Bot(skill, net) = player else { return Pace::default() };
        self.bots.iter().find(|bot| bot.is(skill, net)).map(|bot| bot.pace).unwrap_or_default()
    }

    /// What a player does now.
    fn think(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        (skill, net): (Skill, &'n Net),
        seed: u64,
    ) -> &[G::Action] {
        let place = self.bots.iter().position(|bot| bot.is(skill, net)).unwrap_or_else(|| {
            let thinker = Thinker::skilled(skill, net);
            self.bots.push(AtWork { skill, net, thinker, pace: Pace::default() });
            self.bots.len() - 1
        });
        let AtWork { thinker, pace, .. } = &mut self.bots[place];
        let start = Instant::now();
        let line = thinker.think(game, view, seat, seed, &mut Clock::start());
        let spent = start.elapsed();
        *pace = pace.with(Pace { thoughts: 1, spent, longest: spent });
        line
    }

    /// Plays a whole game. The choices follow from the deal and the seed alone, unless a budget is a time.
    pub fn contest(
        &mut self,
        game: &G,
        deal: &G::Deal,
        players: &[Contestant<'n>],
        seed: u64,
    ) -> Result<G::State, Flaw> {
        self.contest_telling(game, deal, players, seed, |_, _, _| {})
    }

    /// The same, and tells of every action, and of the state in which it is taken.
    pub fn contest_telling(
        &mut self,
        game: &G,
        deal: &G::Deal,
        players: &[Contestant<'n>],
        seed: u64,
        tell: impl FnMut(&G::State, Seat, G::Action),
    ) -> Result<G::State, Flaw> {
        Ok(self.contest_from(game, game.start(deal)?, players, seed, tell))
    }

    /// The same from where a game stands.
    pub fn contest_from(
        &mut self,
        game: &G,
        mut state: G::State,
        players: &[Contestant<'n>],
        seed: u64,
        mut tell: impl FnMut(&G::State, Seat, G::Action),
    ) -> G::State {
        let mut lines: BySeat<Vec<G::Action>> = BySeat::default();
        let mut chance = QuickChance::new(seed);
        for _ in 0..G::MAX_STEPS {
            let Some(seat) = game.awaited(&state).lowest() else { break };
            let line = &mut lines[seat];
            let planned = match players.get(seat.index()) {
                Some(&Contestant::Bot(skill, net)) => {
                    if line.is_empty() {
                        let view = game.view(&state, Viewer::Seat(seat));
                        let thought = u64::from(chance.bits()) << 32 | u64::from(chance.bits());
                        line.extend(self.think(game, &view, seat, (skill, net), thought).iter().rev());
                    }
                    line.pop()
                }
                _ => None,
            };
            // A bot without an idea does not hold up the game, as at a table.
            let action = planned.or_else(|| {
                game.legal(&state, seat, &mut self.list);
                chance.choose(&self.list).copied()
            });
            let Some(action) = action else { break };
            let before = state;
            if game.apply(&mut state, seat, action, &mut ()).is_err() {
                break;
            }
            tell(&before, seat, action);
        }
        state
    }

    /// Plays a deal once for every seat, the first of these there and the second elsewhere, so that luck of the deal evens out.
    pub fn duplicate(
        &mut self,
        game: &G,
        deal: &G::Deal,
        [one, others]: [Contestant<'n>; 2],
        seed: u64,
    ) -> Result<Duplicate, Flaw> {
        let seats = game.player_count();
        let mut sum = Duplicate::default();
        for own in Seat::ALL.into_iter().take(seats) {
            let players: Vec<Contestant<'n>> =
                (0..seats).map(|seat| if seat == own.index() { one } else { others }).collect();
            let mut luck = self.judges_luck.then(|| Luck::new(game, deal, own, seed)).transpose()?;
            let state = self.contest_telling(game, deal, &players, seed, |state, seat, action| {
                if let Some(luck) = &mut luck {
                    luck.meet(state, seat, action);
                }
            })?;
            let Some(outcome) = game.outcome(&state) else { continue };
            let points = f64::from(outcome.points[own]);
            let all: i32 = outcome.points.iter().take(seats).sum();
            let rest = (f64::from(all) - points) / (seats - 1).max(1) as f64;
            sum.points += points;
            sum.margin += points - rest;
            sum.luck += luck.map_or(0.0, |luck| luck.points());
            if outcome.winners.contains(own) {
                sum.won += 1.0 / outcome.winners.len() as f64;
            }
        }
        let games = seats as f64;
        let Duplicate { won, margin, points, luck } = sum;
        Ok(Duplicate { won: won / games, margin: margin / games, points: points / games, luck: luck / games })
    }
}

/// How a player fared over all seats of a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Duplicate {
    /// The share of games won, a shared victory counting its part: from 0 to 1.
    pub won: f64,
    /// Points more than the others on average, a game.
    pub margin: f64,
    /// Points a game.
    pub points: f64,
    /// Points that luck brought, a game, where the arena judges it: to be taken from the margin, which alone is the points.
    pub luck: f64,
}
