//! Saved games of every release: whatever was saved once is played for ever, and comes out as it did.
//!
//! The folders of `saved/` are file formats; by which version of the rules a game is played, its file says. The games were written
//! by the release that had the format, and so were the comments that say how each ended. Files are added here and never changed.

use std::collections::BTreeSet;

use catalog::{AnyTable, GameId, with_game_type, with_table};
use game::Game;
use on_board::Edition;

use crate::common::{ending, files, in_second_format, played, without_comments};

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
fn there_is_a_saved_game_of_everything_by_every_version_of_the_rules() {
    let kinds_by_rules: BTreeSet<(String, u32)> = saved()
        .into_iter()
        .map(|(_, text)| {
            let table = AnyTable::from_text(&text).unwrap();
            (kind(&table), with_table!(&table, table => table.game().rules_version()))
        })
        .collect();
    for id in released() {
        let newest = with_game_type!(id, G => <G as Game>::RULES_VERSION);
        for (kind, version) in
            kinds(id).into_iter().flat_map(|kind| (1..=newest).map(move |n| (kind.clone(), n)))
        {
            let wanted = (kind, version);
            assert!(kinds_by_rules.contains(&wanted), "save a game of {} by rules {}", wanted.0, wanted.1);
        }
    }
}

#[test]
fn there_is_a_saved_game_with_everything_that_can_happen_in_every_format() {
    for format in FORMATS {
        let mut affairs = BTreeSet::new();
        for (_, text) in of_format(format) {
            let table = AnyTable::from_text(&text).unwrap();
            let id = table.game_id();
            with_table!(&table, table => {
                affairs.extend(table.log().iter().map(|entry| (id.name(), affair(&entry.deed))));
            });
            affairs.insert((id.name(), if table.is_over() { "finished" } else { "unfinished" }));
        }
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

/// The tiny game of the tests was in no release.
fn released() -> impl Iterator<Item = GameId> {
    GameId::ALL.iter().copied().filter(|id| id.name() != "buoys")
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

/// What must be there of a game: player counts, editions, each extension alone, all together.
fn kinds(id: GameId) -> Vec<String> {
    let told: Vec<&str> = match id {
        GameId::ComeSailAway => vec![
            "1 players",
            "2 players",
            "3 players",
            "4 players",
            "advanced facilities",
            "shuffled",
            "open hands",
            "own components",
        ],
        GameId::OnBoard => {
            let extensions = ["captains", "luggage", "special passengers", "everything", "two extensions"];
            Edition::ALL.map(Edition::name).into_iter().chain(extensions).collect()
        }
        _ => return vec![id.name().to_owned()],
    };
    told.into_iter().map(|told| format!("{id}, {told}")).collect()
}

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
