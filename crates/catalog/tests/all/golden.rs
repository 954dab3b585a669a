//! Golden games: whole games with their score sheets, checked by hand.
//!
//! A file in `golden/` is a table's file. After its entries, comments say how it ended: `# sheet SEAT: LINES = TOTAL` for
//! each seat and `# won by SEATS`. They are read here and compared; the table itself passes over them.

use std::collections::BTreeSet;

use catalog::AnyTable;
use game::{Game, Viewer};
use on_board::{Captain, Event, Luggage};
use pirates_under_fire::{Mercenary, Step};

use crate::common::{ending_by_engine, ending_in_comments, files, in_second_format, without_comments};

fn golden() -> Vec<(String, String)> {
    files("golden")
}

#[test]
fn golden_games_end_as_their_score_sheets_say() {
    for (name, text) in golden() {
        let table = AnyTable::from_text(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(ending_by_engine(&table), ending_in_comments(&text), "{name}");
    }
}

#[test]
fn golden_games_are_written_as_they_were_read() {
    for (name, text) in golden() {
        let written = AnyTable::from_text(&text).unwrap().to_text();
        assert_eq!(written, in_second_format(&without_comments(&text), &written), "{name}");
    }
}

#[test]
fn every_facility_is_completed_in_some_golden_game() {
    let mut completed = BTreeSet::new();
    for (_, text) in golden() {
        let AnyTable::ComeSailAway(table) = AnyTable::from_text(&text).unwrap() else { continue };
        let view = table.view(Viewer::Everything);
        for player in &view.players {
            let tiles = player.ship.down().iter().filter_map(|room| view.plan.tile(room));
            completed.extend(tiles.filter_map(|tile| match tile {
                come_sail_away::Tile::Facility(facility) => Some(facility.number()),
                _ => None,
            }));
        }
    }
    assert_eq!(completed, (1..=10).collect());
}

#[test]
fn every_extension_card_of_on_board_is_used_in_some_golden_game() {
    let (mut editions, mut used) = (BTreeSet::new(), BTreeSet::new());
    for (_, text) in golden() {
        let AnyTable::OnBoard(table) = AnyTable::from_text(&text).unwrap() else { continue };
        editions.insert(table.game().options().edition.name());
        for &event in table.picture(Viewer::Everything).events() {
            used.extend(match event {
                Event::LuggageUsed { luggage, .. } => Some(format!("luggage {}", luggage.name())),
                // A captain that always acts is used by being kept.
                Event::CaptainKept { captain: Captain::Suns | Captain::Lovers | Captain::Hide, .. }
                | Event::CaptainUsed { .. } => Some(captain_of(&event)),
                Event::Stationed { card, .. } => Some(format!("{:?}", table.game().components().face(card))),
                _ => None,
            });
        }
    }
    assert_eq!(editions.into_iter().collect::<Vec<_>>(), ["bienvenue-a-bord", "on-board"]);
    let luggage = Luggage::ALL.map(|luggage| format!("luggage {}", luggage.name()));
    let captains = Captain::ALL.map(|captain| format!("captain {captain}"));
    let special = ["Castaway", "Mechanic"].map(str::to_owned);
    assert_eq!(used, luggage.into_iter().chain(captains).chain(special).collect());
}

fn captain_of(event: &Event) -> String {
    match event {
        Event::CaptainKept { captain, .. } | Event::CaptainUsed { captain, .. } => {
            format!("captain {captain}")
        }
        _ => String::new(),
    }
}

#[test]
fn every_mercenary_of_pirates_under_fire_is_hired_in_some_golden_game() {
    let (mut hired, mut ends, mut happened) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (_, text) in golden() {
        let AnyTable::PiratesUnderFire(table) = AnyTable::from_text(&text).unwrap() else { continue };
        let outcome = table.outcome().expect("a golden game is finished");
        let stranded =
            matches!(table.view(Viewer::Everything).open.turn.step, Step::Over { stranded: Some(_) });
        ends.insert(match (stranded, outcome.winners.len(), outcome.points.0[0] == outcome.points.0[1]) {
            (true, ..) => "stranded",
            (_, 2, _) => "shared",
            (_, _, true) => "by gold",
            _ => "by points",
        });
        for &event in table.picture(Viewer::Everything).events() {
            use pirates_under_fire::Event;
            happened.extend(match event {
                Event::Hired { mercenary, .. } => {
                    hired.insert(mercenary);
                    None
                }
                Event::Crushed { .. } => Some("crushed"),
                Event::Looked { .. } => Some("looked through a reserve"),
                Event::DummyHidden { .. } => Some("placed the dummy"),
                Event::MineTaken { dummy: true, .. } => Some("took the dummy"),
                Event::MineRemoved { dummy: true, .. } => Some("removed the dummy"),
                _ => None,
            });
        }
    }
    assert_eq!(hired, Mercenary::all().collect());
    let effects =
        ["crushed", "looked through a reserve", "placed the dummy", "removed the dummy", "took the dummy"];
    assert_eq!(happened.into_iter().collect::<Vec<_>>(), effects);
    assert_eq!(ends.into_iter().collect::<Vec<_>>(), ["by gold", "by points", "shared", "stranded"]);
}
