//! Writes a few games for the fuzzer to begin with. They are made, not kept, so that they are always of today's format.

#[path = "../../crates/table/tests/common/mod.rs"]
mod common;

use std::{fs, io, path::Path};

use come_sail_away::{ComeSailAway, Options};
use common::{set_up, table, wander};
use game::{Game, Parts, Quick};

fn main() -> io::Result<()> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/load");
    fs::create_dir_all(&corpus)?;
    for players in 1..=4 {
        for steps in [0, 8, 80] {
            let mut table = table(players).for_practice();
            wander(&mut table, &mut Quick::new(players.into()), steps);
            fs::write(corpus.join(format!("{players}-players-{steps}-steps")), table.to_text())?;
        }
    }
    // One that carries its components.
    let built_in = ComeSailAway::new(Options::default(), Parts::BuiltIn).expect("built-in parts are sound");
    let other = built_in.parts().text.replacen("points = { value = 3,", "points = { value = 5,", 1);
    let game = ComeSailAway::new(Options::default(), Parts::File(&other)).expect("sound but for one value");
    fs::write(corpus.join("other-components"), set_up(game, 1).to_text())
}
