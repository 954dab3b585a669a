//! `docs/format.md` names every event, notation and score line of every game, and no others; its schema names the games.

use std::collections::BTreeSet;

use catalog::{GameId, with_game_type};
use game::{Game, Message};
use phrases::{Lang, Phrasebook};
use serde_json::{Value, json};

use crate::common::released;

const DOCUMENT: &str = include_str!("../../../../docs/format.md");
const SCHEMA: &str = include_str!("../../../../docs/format.schema.json");

fn title(id: GameId) -> String {
    Phrasebook::new(Lang::En).say(&Message::new(format!("{id}-name")), &[])
}

/// What the document says under the heading of a game.
fn part_on(id: GameId) -> &'static str {
    let heading = format!("\n## {}\n", title(id));
    let (_, rest) = DOCUMENT.split_once(&heading).unwrap_or_else(|| panic!("no part on {id}"));
    rest.split("\n## ").next().unwrap_or_default()
}

/// What stands from here on, up to the next blank line.
fn paragraph<'a>(text: &'a str, begins: &str) -> &'a str {
    let (_, rest) = text.split_once(begins).unwrap_or_else(|| panic!("nowhere {begins:?}"));
    rest.split("\n\n").next().unwrap_or_default()
}

/// What stands in backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

fn names(text: &str) -> BTreeSet<String> {
    quoted(text).map(str::to_owned).collect()
}

/// The names of all events. Reading one of no such name says which there are.
fn events<G: Game>() -> BTreeSet<String> {
    let error =
        serde_json::from_value::<G::Event>(json!({ "event": "?" })).expect_err("no event").to_string();
    let (_, known) = error.split_once("expected").unwrap_or_else(|| panic!("{error}"));
    names(known)
}

#[test]
fn the_document_names_all_events() {
    for id in released() {
        let named = names(paragraph(part_on(id), "**Events.**"));
        assert_eq!(named, with_game_type!(id, G => events::<G>()), "{id}");
    }
}

/// A notation by its first word and the number of its words.
fn shape(notation: &str) -> (&str, usize) {
    (notation.split(' ').next().unwrap_or_default(), notation.split(' ').count())
}

#[test]
fn the_document_names_all_notations() {
    for id in released() {
        let rows = paragraph(part_on(id), "| notation | |\n").lines().skip(1);
        let cells = rows.filter_map(|row| row.split('|').nth(1));
        // A row may go on with other values of what stands there: "`alone 1`, `2`, `3`".
        let named: BTreeSet<_> = cells
            .flat_map(quoted)
            .filter(|it| it.starts_with(|c: char| c.is_ascii_lowercase()))
            .map(shape)
            .collect();
        let notations: Vec<String> = (0..id.action_count()).filter_map(|index| id.notation(index)).collect();
        assert_eq!(named, notations.iter().map(|notation| shape(notation)).collect(), "{id}");
    }
}

#[test]
fn the_document_names_all_score_lines() {
    let table = paragraph(DOCUMENT, "| game | lines |\n");
    for id in released() {
        let row = table.lines().find(|row| row.starts_with(&format!("| {} |", title(id))));
        let named: Vec<&str> = row.map(quoted).unwrap_or_else(|| panic!("no lines of {id}")).collect();
        assert_eq!(named, with_game_type!(id, G => G::score_names().collect::<Vec<_>>()), "{id}");
    }
}

#[test]
fn the_schema_names_all_games() {
    let schema: Value = serde_json::from_str(SCHEMA).expect("JSON");
    let named = schema.pointer("/$defs/opening/properties/game/enum").expect("the games");
    assert_eq!(*named, released().map(GameId::name).collect::<Value>());
}
