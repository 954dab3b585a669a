//! Files of games, and the comments in them that say how a game ended.

use std::path::PathBuf;

use catalog::{AnyTable, GameId, with_table};
use game::{Game, Seat, Viewer};

/// All games but the tiny one of the tests, which is in no release: nobody saved it, and no document describes it.
pub(crate) fn released() -> impl Iterator<Item = GameId> {
    GameId::ALL.iter().copied().filter(|id| id.name() != "buoys")
}

/// The files of a folder beside this one: path and text.
pub(crate) fn files(folder: &str) -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let mut paths: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
        .into_iter()
        .map(|path| (path.display().to_string(), std::fs::read_to_string(&path).unwrap()))
        .collect()
}

pub(crate) fn without_comments(text: &str) -> String {
    text.split_inclusive('\n').filter(|line| !line.starts_with('#')).collect()
}

/// How a game ended, as the comments of its file say it.
pub(crate) fn ending_in_comments(text: &str) -> Vec<&str> {
    text.lines().filter(|line| line.starts_with("# sheet ") || line.starts_with("# won by ")).collect()
}

/// How a game ended, or how it stands, as the engine says it, in the same words.
pub(crate) fn ending_by_engine(table: &AnyTable) -> Vec<String> {
    // Also of a game that goes on, everything is looked at.
    let mut table = AnyTable::from_text(&table.to_text()).unwrap();
    with_table!(&mut table, table => {
        table.lay_open();
        let view = table.view(Viewer::Everything);
        let sheet = |seat: Seat| {
            let lines = table.game().score_lines(&view, seat);
            let shown: Vec<String> = lines.iter().map(i32::to_string).collect();
            format!("# sheet {seat}: {} = {}", shown.join(" "), lines.iter().sum::<i32>())
        };
        let winners = table.outcome().map(|outcome| {
            let winners: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
            format!("# won by {}", winners.join(" "))
        });
        table.game().seats().iter().map(sheet).chain(winners).collect()
    })
}

/// A file of the first format as the second writes it. The first had no seed: it comes from what was written.
pub(crate) fn in_second_format(text: &str, written: &str) -> String {
    let Some(rest) = text.strip_prefix("seaboard = 1\n") else { return text.to_owned() };
    let seed = written.lines().find(|line| line.starts_with("chance = ")).expect("a seed");
    let (head, tail) = rest.split_at(rest.find("rules = ").expect("rules"));
    let (rules, tail) = tail.split_once('\n').expect("more lines");
    format!("seaboard = 2\n{head}{rules}\n{seed}\n{tail}")
}
