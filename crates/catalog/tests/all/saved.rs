//! Saved games of every release: whatever was saved once is played for ever, and comes out as it did.
//!
//! The folders of `saved/` are file formats. Their games were written by the release that had the format, and so were the
//! comments that say how each ended. Files are added here and never changed.

use std::collections::BTreeSet;

use catalog::{AnyTable, with_table};
use game::Game;

use crate::common::{ending, files, in_second_format, played, without_comments};

const FORMATS: [&str; 2] = ["saved/1", "saved/2"];

fn saved() -> Vec<(String, String)> {
    FORMATS.into_iter().flat_map(files).collect()
}

#[test]
fn saved_games_come_out_as_they_did() {
    for (name, text) in saved() {
        let table = AnyTable::from_text(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(played(&table), ending(&text), "{name}");
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
fn there_is_a_saved_game_of_everything_that_can_be_played() {
    for format in FORMATS {
        let (mut options, mut affairs) = (BTreeSet::new(), BTreeSet::new());
        for (name, text) in files(format) {
            let table = AnyTable::from_text(&text).unwrap();
            options.insert(kind(&table));
            let id = table.game_id();
            with_table!(&table, table => {
                assert_eq!(table.game().rules_version().to_string(), format["saved/".len()..], "{name}");
                affairs.extend(table.log().iter().map(|entry| (id.name(), affair(&entry.deed))));
            });
            affairs.insert((id.name(), if table.is_over() { "finished" } else { "unfinished" }));
        }
        let expected: BTreeSet<String> = KINDS.iter().map(|&kind| kind.to_owned()).collect();
        assert!(options.is_superset(&expected), "{format}: {:?}", &expected - &options);
        for game in ["come-sail-away", "on-board", "pirates-under-fire"] {
            let mut wanted = vec!["action", "undo", "rewind", "resign", "finished", "unfinished"];
            if format != "saved/1" {
                wanted.extend(["player", "takeback", "timeout"]);
            }
            for affair in wanted {
                assert!(affairs.contains(&(game, affair)), "{format}: {game}: {affair}");
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

/// What must be there: player counts, editions, each extension alone, all together.
const KINDS: [&str; 16] = [
    "come-sail-away, 1 players",
    "come-sail-away, 2 players",
    "come-sail-away, 3 players",
    "come-sail-away, 4 players",
    "come-sail-away, advanced facilities",
    "come-sail-away, shuffled",
    "come-sail-away, open hands",
    "come-sail-away, own components",
    "on-board, on-board",
    "on-board, bienvenue-a-bord",
    "on-board, captains",
    "on-board, luggage",
    "on-board, special passengers",
    "on-board, everything",
    "on-board, two extensions",
    "pirates-under-fire",
];

/// The most telling thing about a game.
fn kind(table: &AnyTable) -> String {
    let told = match table {
        AnyTable::ComeSailAway(table) => {
            let options = table.game().options();
            match options.players {
                _ if !table.game().parts().built_in => "own components".to_owned(),
                _ if options.hands == come_sail_away::Hands::Open => "open hands".to_owned(),
                _ if options.arrangement == come_sail_away::Arrangement::Shuffled => "shuffled".to_owned(),
                _ if options.facilities.iter().all(|&n| n > 5) => "advanced facilities".to_owned(),
                players => format!("{players} players"),
            }
        }
        AnyTable::OnBoard(table) => {
            let options = table.game().options();
            let extensions = [
                (options.captains, "captains"),
                (options.luggage, "luggage"),
                (options.special_passengers, "special passengers"),
            ];
            let chosen: Vec<&str> =
                extensions.into_iter().filter(|(on, _)| *on).map(|(_, name)| name).collect();
            match chosen[..] {
                [] => options.edition.name().to_owned(),
                [one] => one.to_owned(),
                [_, _] => "two extensions".to_owned(),
                _ => "everything".to_owned(),
            }
        }
        _ => return table.game_id().name().to_owned(),
    };
    format!("{}, {told}", table.game_id())
}
