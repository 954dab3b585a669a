//! Which game a byte stands for, and what is done with JSON that comes after it. The chain itself is the kit's: the rules crates
//! test it on random changes to real views.

use come_sail_away::{ComeSailAway, Hands};
use game::kit::any_view;
use game::{Game, Parts, QuickChance, Speak};
use on_board::OnBoard;
use pirates_under_fire::PiratesUnderFire;

/// Come Sail Away for one to four with closed and open hands, On Board in all its forms, Pirates Under Fire.
pub(crate) const GAMES: u8 = 8 + 9 + 1;

/// Something to do with a game, whichever it is.
pub(crate) trait Visit<T> {
    fn visit<G: Speak>(self, game: &G) -> T;
}

/// The game that a byte stands for.
pub(crate) fn with_game<T>(byte: u8, visit: impl Visit<T>) -> T {
    match byte % GAMES {
        number @ 0..8 => {
            let hands = if number < 4 { Hands::Closed } else { Hands::Open };
            let players = number % 4 + 1;
            let options = come_sail_away::Options { players, hands, ..Default::default() };
            visit.visit(&built_in::<ComeSailAway>(options))
        }
        number @ 8..17 => {
            let options = on_board::Options::all().nth(usize::from(number - 8)).unwrap_or_default();
            visit.visit(&built_in::<OnBoard>(options))
        }
        _ => visit.visit(&built_in::<PiratesUnderFire>(pirates_under_fire::Options::default())),
    }
}

fn built_in<G: Game>(options: G::Options) -> G {
    G::new(options, Parts::BuiltIn).expect("built-in parts are sound")
}

struct Survive<'a> {
    json: &'a str,
    seed: u64,
}

impl Visit<bool> for Survive<'_> {
    fn visit<G: Speak>(self, game: &G) -> bool {
        any_view::survive(game, self.json, &mut QuickChance::new(self.seed))
    }
}

/// The first byte chooses the game, and with what is left of it the seed; the rest is JSON. Whether it was a view.
#[allow(dead_code, reason = "the seeds do not need it")]
pub(crate) fn survive(bytes: &[u8]) -> bool {
    let Some((&byte, rest)) = bytes.split_first() else { return false };
    let json = String::from_utf8_lossy(rest);
    with_game(byte, Survive { json: &json, seed: (byte / GAMES).into() })
}
