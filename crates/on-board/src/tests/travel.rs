//! Views from anywhere, events there and back, deals with other pieces in them.

use std::collections::BTreeSet;

use game::kit::{Hooks, any_view, variants};
use game::{Dealer, Game, Parts};

use super::table::Table;
use crate::hooks::Checks;
use crate::{Event, OnBoard, Options, View};

#[test]
fn whatever_arrives_for_a_view_is_refused_or_lived_with() {
    let (mut views, count) = (0, 400);
    let games = variants::<OnBoard>().unwrap();
    for (seed, game) in games.iter().enumerate() {
        views += any_view::survive_mutations(&**game, seed as u64, count);
    }
    assert!(views > games.len() * count / 10, "{views} of {} were views", games.len() * count);
}

/// A view of one game, taken for one of another.
#[test]
fn views_of_other_games_are_lived_with() {
    let games = variants::<OnBoard>().unwrap();
    let mut chance = game::QuickChance::new(1);
    for game in &games {
        for json in any_view::real_views(&**game, &mut chance).iter().step_by(101) {
            assert!(games.iter().all(|other| any_view::survive(&**other, json, &mut chance)));
        }
    }
}

#[test]
fn what_no_view_can_hold_is_refused() {
    let view = serde_json::to_value(Table::new().view(1)).unwrap();
    let with = |path: &str, value: serde_json::Value| {
        let mut view = view.clone();
        let pointer = format!("/{}", path.replace('.', "/"));
        *view.pointer_mut(&pointer).unwrap_or_else(|| panic!("{path}")) = value;
        serde_json::from_value::<View>(view).is_ok()
    };
    assert!(with("round", 1.into()));
    assert!(with("players.0.board.sheet.satisfied", 7.into()));
    let refused: [(&str, serde_json::Value); 12] = [
        ("round", 25.into()),
        ("round", 2.into()),
        ("first", 3.into()),
        ("alone", 3.into()),
        ("cards.0", 73.into()),
        ("cards.0", 0.into()),
        ("players.0.board.sheet.lines.0.open", 10.into()),
        ("players.0.board.sheet.lines.0.cabins", 13.into()),
        ("players.0.board.sheet.lovers", vec![2].into()),
        ("players.0.board.luggage", vec!["anchor"].into()),
        ("players.0.progress.work.resolved", vec![5].into()),
        ("players.0.progress.work.task", "next".into()),
    ];
    for (path, value) in refused {
        assert!(!with(path, value.clone()), "{path}: {value}");
    }
}

#[test]
fn a_view_and_an_event_read_well() {
    let table = Table::new().sheet("S 3 / D / .").lovers(&[2]).ticks(3, 1);
    let sheet = serde_json::to_string(table.paper()).unwrap();
    assert_eq!(
        sheet,
        r#"{"lines":[{"cabins":9,"open":2,"tenants":["sun",3],"special":null},"#.to_owned()
            + r#"{"cabins":7,"open":1,"tenants":["die"],"special":null},"#
            + r#"{"cabins":5,"open":1,"tenants":[],"special":null}],"#
            + r#""lovers":[2],"boxed":[0,0,0],"satisfied":3,"unhappy":1,"#
            + r#""sun-points":0,"ports-won":0,"objectives":[],"chosen":null}"#
    );
    let offered = r#"{"event":"offered","seat":1,"alone":3,"hidden":"two"}"#;
    let event: Event = serde_json::from_str(offered).unwrap();
    assert_eq!(serde_json::to_string(&event).unwrap(), offered);
    let fourth = offered.replace('3', "4");
    assert!(serde_json::from_str::<Event>(&fourth).is_err());
}

#[test]
fn pieces_of_a_deal_can_be_exchanged() {
    for options in Options::all() {
        let game = OnBoard::new(options, Parts::BuiltIn).unwrap();
        let deal = game.deal(&mut Dealer::new(7));
        assert_eq!(Checks.exchanged(&game, &deal, &|_, item| item), deal);
        // The first two pieces of every pool change places.
        let swapped = Checks.exchanged(&game, &deal, &|_, item| if item < 2 { 1 - item } else { item });
        assert_ne!(swapped, deal);
        assert!(game.start(&swapped).is_ok());
        let all = |deck: &[u8]| deck.iter().copied().collect::<BTreeSet<u8>>();
        assert_eq!(all(&swapped.deck), all(&deal.deck));
    }
}

#[test]
fn other_versions_of_the_rules_are_refused() {
    for version in [0, OnBoard::RULES_VERSION + 1] {
        let flaw = OnBoard::with_rules(version, Options::default(), Parts::BuiltIn).unwrap_err();
        assert_eq!(flaw, game::unknown_rules::<OnBoard>(version));
    }
    for version in 1..=OnBoard::RULES_VERSION {
        let game = OnBoard::with_rules(version, Options::default(), Parts::BuiltIn).unwrap();
        assert_eq!(game.rules_version(), version);
    }
}
