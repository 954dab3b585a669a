//! Saved games of every release: whatever was saved once is played for ever, and comes out as it did.
//!
//! The folders of `saved/` are file formats; by which version of the rules a game is played, its file says. The games were written
//! by the release that had the format, and so were the comments that say how each ended. Files are added here and never changed.

use std::collections::BTreeSet;

use catalog::{AnyTable, GameId, with_game_type, with_table};
use game::Game;
use serde_json::{Value, json};

use crate::common::{
    ending_by_engine, ending_in_comments, files, in_second_format, released, without_comments,
};

/// All there have been, each with its folder.
const FORMATS: [u32; 2] = [1, 2];

fn of_format(format: u32) -> Vec<(String, String)> {
    files(&format!("saved/{format}"))
}

fn saved() -> Vec<(String, String)> {
    FORMATS.into_iter().flat_map(of_format).collect()
}

#[test]
fn every_file_has_the_format_of_its_folder_and_the_last_is_todays() {
    for format in FORMATS {
        for (name, text) in of_format(format) {
            assert!(without_comments(&text).starts_with(&format!("seaboard = {format}\n")), "{name}");
            let written = AnyTable::from_text(&text).unwrap().to_text();
            assert!(written.starts_with(&format!("seaboard = {}\n", FORMATS[FORMATS.len() - 1])), "{name}");
        }
    }
}

#[test]
fn saved_games_come_out_as_they_did() {
    for (name, text) in saved() {
        let table = AnyTable::from_text(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(ending_by_engine(&table), ending_in_comments(&text), "{name}");
    }
}

#[test]
fn saved_games_are_written_in_todays_format_and_read_again() {
    for (name, text) in saved() {
        let written = AnyTable::from_text(&text).unwrap().to_text();
        assert_eq!(written, in_second_format(&without_comments(&text), &written), "{name}");
        assert_eq!(AnyTable::from_text(&written).unwrap().to_text(), written, "{name}");
    }
}

#[test]
fn there_is_a_saved_game_of_every_kind_by_every_version_of_the_rules() {
    let tables = saved().into_iter().map(|(_, text)| AnyTable::from_text(&text).unwrap());
    let kinds_by_rules: BTreeSet<(String, u32)> = tables
        .filter(has_built_in_components)
        .map(|table| {
            let written = with_table!(&table, table => json!(table.game().options()));
            let version = with_table!(&table, table => table.game().rules_version());
            (kind(table.game_id(), &written), version)
        })
        .collect();
    for id in released() {
        let newest = with_game_type!(id, G => <G as Game>::RULES_VERSION);
        for game in id.some_games().unwrap() {
            for version in 1..=newest {
                let wanted = (kind(id, &game.options()), version);
                assert!(kinds_by_rules.contains(&wanted), "save a game of {} by rules {version}", wanted.0);
            }
        }
    }
}

/// A game and what was agreed on, as it is written.
fn kind(id: GameId, options: &Value) -> String {
    format!("{id} {options}")
}

fn has_built_in_components(table: &AnyTable) -> bool {
    with_table!(table, table => table.game().parts().built_in)
}

#[test]
fn there_is_a_saved_game_with_everything_that_can_happen_in_every_format() {
    for format in FORMATS {
        let mut affairs = BTreeSet::new();
        let mut brings_components = false;
        for (_, text) in of_format(format) {
            let table = AnyTable::from_text(&text).unwrap();
            brings_components |= !has_built_in_components(&table);
            let id = table.game_id();
            with_table!(&table, table => {
                affairs.extend(table.log().iter().map(|entry| (id.name(), affair(&entry.deed))));
            });
            affairs.insert((id.name(), if table.is_over() { "finished" } else { "unfinished" }));
        }
        assert!(brings_components, "format {format}: save a game with components of its own");
        let mut wanted = vec!["action", "undo", "rewind", "resign", "finished", "unfinished"];
        if format > 1 {
            wanted.extend(["player", "takeback", "timeout"]);
        }
        for id in released() {
            for affair in &wanted {
                assert!(affairs.contains(&(id.name(), affair)), "format {format}: {id}: {affair}");
            }
        }
    }
}

fn affair<A>(deed: &table::Deed<A>) -> &'static str {
    match deed {
        table::Deed::Act(_) => "action",
        table::Deed::Undo => "undo",
        table::Deed::Rewind => "rewind",
        table::Deed::Takeback => "takeback",
        table::Deed::Resign => "resign",
        table::Deed::Timeout => "timeout",
        table::Deed::Player(_) => "player",
    }
}
