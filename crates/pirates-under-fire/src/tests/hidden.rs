//! What nobody else may know: hands, piles, the ship about to be laid; and PUF-29: the order of a reserve looked through.

use std::collections::BTreeMap;

use game::{BySeat, Dealer, Game, Viewer};

use super::table::{Table, counts, seat, values};
use crate::ship::Pile;
use crate::{Mercenary, Step, Tile, Turn, Value};

#[test]
fn the_ship_about_to_be_laid_is_seen_by_its_player_only() {
    let table = Table::new();
    let before = [table.view(2), table.spectator()];
    let table = table.does("ship 5");
    assert_eq!([table.view(2), table.spectator()], before, "not even that it is chosen");
    let view = table.view(1);
    assert_eq!((view.chosen, view.open.turn.step), (Some(values("5")[0]), Step::Lay { mercenary: None }));
    assert!(table.told(Viewer::Seat(seat(2))).is_empty());
    assert_eq!(table.refusal_of(2, "ship 2"), Table::new().refusal_of(2, "ship 2"));
}

#[test]
fn a_hand_of_one_value_does_not_give_itself_away() {
    // Not even where there is one space for it.
    for sea in [".", "A1 A2 A3 . A4 A6 A7 / . / . / . / . / ."] {
        let ended = |hand| Table::new().sea(sea).at(2).hand(hand).at(1).does("ship 2, lay a1, end");
        let (same, mixed) = (ended("5 5 5"), ended("5 5 6"));
        assert_eq!((same.view(1), same.spectator()), (mixed.view(1), mixed.spectator()));
        assert_eq!(same.told(Viewer::Seat(seat(1))), mixed.told(Viewer::Seat(seat(1))));
        assert_eq!(same.offers(), "ship 5", "asked, though there is nothing to choose");
    }
}

#[test]
fn a_mercenary_is_bought_when_it_is_laid_and_not_before() {
    let table = Table::new().hiring("6").does("hire 6");
    assert_eq!(table.step(), Step::Lay { mercenary: Mercenary::new(6) });
    assert_eq!(table.view(2).open, Table::new().hiring("6").view(2).open);
}

#[test]
fn hands_are_hidden_and_counted() {
    let table = Table::new().hand("2 4 6");
    let [view, other] = [table.view(1), table.view(2)];
    assert_eq!((view.tiles[seat(1)].seen_hand, view.tiles[seat(2)].seen_hand), (Some(counts("2 4 6")), None));
    assert_eq!((other.tiles[seat(1)].seen_hand, other.tiles[seat(1)].hand), (None, 3));
    assert_eq!(table.spectator().tiles.map(|tiles| tiles.seen_hand), BySeat([None; 2]));
    assert_eq!(view.open, other.open);
}

#[test]
fn afterwards_everything_is_seen() {
    let table = Table::new().hand("2 4 6").reserve("5 9 1").does("ship 2");
    let view = table.game.view(&table.state, Viewer::Everything);
    assert_eq!((view.tiles[seat(1)].seen_hand, view.chosen), (Some(counts("2 4 6")), Some(values("2")[0])));
    assert_eq!(view.tiles[seat(1)].left_in_reserve(), Some(values("5 9 1")), "the top first");
    assert_eq!(view.tiles[seat(1)].left_to_draw(), Some(table.piles(1)[0].clone()));
    assert_eq!(view.tiles[seat(1)].seen_reserve, Some(counts("1 5 9")));
}

/// All orders of some tiles.
fn orders(tiles: &[Tile]) -> Vec<Vec<Tile>> {
    let Some((first, rest)) = tiles.split_first() else { return vec![Vec::new()] };
    let inserted = |order: Vec<Tile>| {
        (0..tiles.len()).map(move |place| {
            let mut order = order.clone();
            order.insert(place, *first);
            order
        })
    };
    orders(rest).into_iter().flat_map(inserted).collect()
}

#[test]
fn puf_29_after_choosing_every_order_of_the_rest_is_as_likely_as_before() {
    let [five, two, one] = ["5", "2", "1"].map(|number| values(number)[0]);
    let tiles = [Tile::new(five, 0), Tile::new(five, 2), Tile::new(two, 1), Tile::new(one, 0)];
    for (chosen, left) in [("choose 5", 3), ("choose 2", 3)] {
        let mut seen: BTreeMap<String, usize> = BTreeMap::new();
        for order in orders(&tiles) {
            let mut table = Table::new().hand("3 4").reserve("").hiring("2");
            table.state.holds[seat(1)].reserve = order.into_iter().collect();
            let table = table.does("hire 2, lay c1, search").does(chosen);
            let reserve: &Pile = &table.state.holds[seat(1)].reserve;
            assert_eq!(reserve.len(), left);
            *seen.entry(format!("{reserve:?}")).or_default() += 1;
        }
        assert_eq!(seen.values().copied().collect::<Vec<_>>(), [4; 6], "{chosen}: {seen:?}");
    }
}

/// Where the second of two equal tiles lies after the first was chosen, over many deals.
#[test]
fn puf_29_the_other_one_of_two_equal_tiles_may_lie_anywhere_in_the_rest() {
    let table = Table::new();
    let mut places = [0u32; 8];
    for seed in 0..4000 {
        let mut state = table.game.start(&table.game.deal(&mut Dealer::new(seed))).unwrap();
        let seat = state.open.on_turn();
        let tiles = state.hold(seat).reserve_tiles().counts();
        let Some(pair) = Value::ALL.into_iter().find(|&value| tiles.of(value) == 2) else { continue };
        state.open.turn = Turn::BEGIN;
        state.open.player_mut(seat).gold = 3;
        state.open.offered = Mercenary::new(2).into_iter().collect();
        let first = ["a1", "a6"][seat.index()];
        for text in ["hire 2", &format!("lay {first}"), "search", &format!("choose {pair}")] {
            table.game.apply(&mut state, seat, text.parse().unwrap(), &mut ()).unwrap();
        }
        let rest = state.hold(seat).reserve.tiles();
        places[rest.iter().position(|tile| tile.value() == pair).unwrap()] += 1;
    }
    let expected = f64::from(places.iter().sum::<u32>()) / 8.0;
    let chi: f64 = places.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
    assert!(expected > 400.0 && chi < 30.0, "chi squared {chi:.1}: {places:?}");
}
