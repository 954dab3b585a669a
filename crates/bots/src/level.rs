//! How well a bot plays.

use std::fmt;
use std::str::FromStr;

use game::{Quick, Seat};

use crate::{Beam, Eyes, Mind};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Looks at one click at a time, and at the score sheet only.
    Deckhand,
    /// Looks through its own turn, and sees what a position promises; plans nothing beyond.
    Helmsman,
}

/// No level of this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLevel;

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 2] = [Level::Deckhand, Level::Helmsman];

    /// The name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Deckhand => "deckhand",
            Level::Helmsman => "helmsman",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or(UnknownLevel)
    }
}

/// Positions that the helmsman keeps after every small decision.
const WIDTH: usize = 12;

/// What the bot does at this seat: a line of actions up to the next thing it cannot know; nothing where it has nothing to do.
pub fn think<G: Mind>(game: &G, view: &G::View, seat: Seat, level: Level, seed: u64) -> Vec<G::Action> {
    let state = game.redeal(view, &mut Quick::new(seed));
    let mut beam = Beam::default();
    match level {
        Level::Deckhand => {
            let mut list = Vec::new();
            game.legal(&state, seat, &mut list);
            let worth = |action: &G::Action| {
                let mut after = state;
                let done = game.apply(&mut after, seat, *action, &mut ());
                done.map_or(i32::MIN, |()| game.value(&after, seat, Eyes::Points))
            };
            // The first of equals, whatever the list is like.
            let best = list.iter().rev().max_by_key(|action| worth(action));
            best.copied().into_iter().collect()
        }
        Level::Helmsman => {
            let best = beam.look(game, &state, seat, WIDTH, Eyes::Promise).first().cloned();
            best.map(|end| beam.line(&end)).unwrap_or_default()
        }
    }
}
