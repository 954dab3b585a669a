//! Which game a byte stands for, and what is done with JSON that comes after it. The chain itself is the kit's: the rules crates
//! test it on random changes to real views.

use std::sync::LazyLock;

use catalog::{AnyGame, GameId, with_game};
use game::QuickChance;
use game::kit::any_view;

/// Every game, with the choices of options that stand for all.
pub(crate) static GAMES: LazyLock<Vec<AnyGame>> = LazyLock::new(|| {
    GameId::ALL.iter().flat_map(|id| id.some_games().expect("built-in parts are sound")).collect()
});

/// The first byte chooses the game, and with what is left of it the seed; the rest is JSON. Whether it was a view.
#[allow(dead_code, reason = "the seeds do not need it")]
pub(crate) fn survive(bytes: &[u8]) -> bool {
    let Some((&byte, rest)) = bytes.split_first() else { return false };
    let json = String::from_utf8_lossy(rest);
    let byte = usize::from(byte);
    let mut chance = QuickChance::new((byte / GAMES.len()) as u64);
    with_game!(&GAMES[byte % GAMES.len()], game => any_view::survive(&**game, &json, &mut chance))
}
