//! Writes a few games and views for the fuzzer to begin with. They are made, not kept, so that they are always of today's format.

#[path = "../../crates/table/tests/all/common.rs"]
mod common;

#[path = "../any_view.rs"]
mod any_view;

use std::{fs, io, path::Path};

use any_view::GAMES;
use catalog::with_game;
use come_sail_away::{ComeSailAway, Options};
use common::{set_up, table, wander};
use game::kit::any_view::real_views;
use game::{Game, Parts, QuickChance};

fn main() -> io::Result<()> {
    games()?;
    views()
}

/// Every seventh view of a game each, so that all viewers and all phases are there.
fn views() -> io::Result<()> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/view");
    fs::create_dir_all(&corpus)?;
    for (byte, game) in (0u8..).zip(GAMES.iter()) {
        let views = with_game!(game, game => real_views(&**game, &mut QuickChance::new(1)));
        for (step, view) in views.into_iter().enumerate().step_by(7) {
            let bytes = [&[byte], view.as_bytes()].concat();
            fs::write(corpus.join(format!("game-{byte}-step-{step}")), bytes)?;
        }
    }
    Ok(())
}

fn games() -> io::Result<()> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/load");
    fs::create_dir_all(&corpus)?;
    for players in 1..=4 {
        for steps in [0, 8, 80] {
            let mut table = table(players).for_practice();
            wander(&mut table, &mut QuickChance::new(players.into()), steps);
            fs::write(corpus.join(format!("{players}-players-{steps}-steps")), table.to_text())?;
        }
    }
    // One that carries its components.
    let built_in = ComeSailAway::new(Options::default(), Parts::BuiltIn).expect("built-in parts are sound");
    let other = built_in.parts().text.replacen("points = { value = 3,", "points = { value = 5,", 1);
    let game = ComeSailAway::new(Options::default(), Parts::File(&other)).expect("sound but for one value");
    fs::write(corpus.join("other-components"), set_up(game, 1).to_text())
}
