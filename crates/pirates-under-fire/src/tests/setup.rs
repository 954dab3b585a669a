//! PUF-1 to PUF-8: the parts, and how a game begins.

use std::collections::BTreeSet;

use game::{Dealer, Game, Parts, Viewer};

use super::table::{Table, counts, seat, space, values};
use crate::{
    Counts, DEPTH, Deal, DummyMine, Event, Icon, Mercenary, Options, PiratesUnderFire, Ship, Space, Spaces,
    State, Tile, Value, WIDTH,
};

fn game() -> PiratesUnderFire {
    PiratesUnderFire::new(Options {}, Parts::BuiltIn).unwrap()
}

fn deal(seed: u64) -> Deal {
    game().deal(&mut Dealer::new(seed))
}

/// The icons of a row, from a to g.
fn row(state: &State, row: usize) -> String {
    (0..7).map(|column| state.open.sea.icon(Space::at(column, row - 1).unwrap()).letter()).collect()
}

#[test]
fn puf_1_each_player_has_three_ships_of_each_value_from_1_to_9() {
    for player in &deal(1).fleets {
        let all = player.draw.iter().chain(&player.reserve);
        assert_eq!(all.clone().collect::<BTreeSet<_>>().len(), 27, "each tile once");
        let tiles: Counts = all.map(|name| name.parse::<Tile>().unwrap().value()).collect();
        assert_eq!(tiles, counts("1 1 1 2 2 2 3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8 8 8 9 9 9"));
    }
}

#[test]
fn puf_1_the_back_of_a_tile_is_the_ship_on_fire() {
    let table = Table::new().sea(". . B4 / . / .").does("ship 3, lay c1, shoot c3");
    table.shows(". . b4 / . / . . A3");
    assert_eq!(table.state.open.sea.ship(space("c3")), Some(Ship::Own(values("4")[0])), "the same tile");
}

#[test]
fn puf_2_the_sea_is_seven_wide_and_six_deep_three_rows_for_each() {
    assert_eq!(Space::all().count(), 42);
    let names = |set: Spaces| set.iter().map(|space| space.to_string()).collect::<Vec<_>>();
    assert_eq!(names(Spaces::first_row(seat(1))), ["a1", "b1", "c1", "d1", "e1", "f1", "g1"]);
    assert_eq!(names(Spaces::first_row(seat(2))), ["a6", "b6", "c6", "d6", "e6", "f6", "g6"]);
    for space in Space::all() {
        let owner = seat(if space.row() < 3 { 1 } else { 2 });
        assert!(Spaces::sea_of(owner).contains(space), "{space}");
    }
    assert_eq!(Spaces::sea_of(seat(1)) & Spaces::sea_of(seat(2)), Spaces::NONE);
    assert_eq!(Icon::ALL.map(Icon::letter), ['V', 'O', 'D', 'R', 'M', 'T']);
}

#[test]
fn puf_2_each_player_has_two_squares_of_nine_and_a_strip_of_three_with_two_sides() {
    let game = game();
    let parts = game.components();
    assert_eq!(
        (parts.squares.as_flattened().as_flattened().len(), parts.strip.as_flattened().len()),
        (36, 6)
    );
    for player in deal(4).fleets {
        let boards: BTreeSet<&str> = player.sea.iter().map(|name| name.rsplit_once(' ').unwrap().0).collect();
        let numbers: BTreeSet<&str> = boards.iter().map(|name| name.rsplit_once(' ').unwrap().0).collect();
        assert_eq!(numbers, BTreeSet::from(["square 1", "square 2", "strip"]));
    }
}

#[test]
fn puf_3_twelve_mercenaries_cost_3_4_or_5() {
    let game = game();
    let cost = |cost: u8| Mercenary::all().filter(|&m| game.components().contract(m).cost == cost).count();
    assert_eq!([3, 4, 5].map(cost), [6, 3, 3]);
}

#[test]
fn puf_4_seven_shields_fourteen_mines_and_the_dummy_aside() {
    let state = game().start(&deal(1)).unwrap();
    assert_eq!((state.open.shields, state.open.mines), (7, 14));
    assert_eq!((state.open.dummy, state.dummy), (DummyMine::Aside, None));
}

#[test]
fn puf_4_shields_run_out_and_then_nothing_is_placed() {
    let table = Table::new().sea("A2+++ A2++++");
    assert_eq!(table.state.open.shields, 0);
    let table = table.does("ship 1, lay c1");
    assert_eq!(table.offers(), "end", "there is no shield to place");
    table.shows("A2+++ A2++++ A1");
}

#[test]
fn puf_4_of_two_shields_wanted_the_last_one_is_placed() {
    let table = Table::new().sea("A2+++ A2+++").does("ship 1, lay c1, shield c1");
    table.shows("A2+++ A2+++ A1+");
    assert_eq!((table.state.open.shields, table.offers().as_str()), (0, "end"));
}

#[test]
fn puf_4_mines_run_out_place_what_is_left_and_skip_the_rest() {
    let thirteen = "* * * * * * * / * * * * * * / . / . / . / .";
    let table = Table::new().sea(thirteen).icons("c1 M").does("ship 9, lay c1");
    assert_eq!((table.state.open.mines, table.offers_to("mine").split(' ').count()), (1, 42 - 13 - 1));
    let table = table.does("mine d1");
    assert_eq!((table.state.open.mines, table.offers().as_str()), (0, "end"), "the second is skipped");
}

#[test]
fn puf_4_other_tokens_never_run_out() {
    let mut table = Table::new();
    table.state.open.players[seat(1)].gold = 100;
    table.state.open.players[seat(1)].points = 100;
    table.state.open.players[seat(1)].extra = 100;
    let table = table.icons("a1 T").does("ship 2, lay a1, take, end, ship 2, lay a6, end, ship 9, lay b1");
    let player = table.player(1);
    assert_eq!((player.gold, player.points, player.extra), (101, 102, 101));
}

#[test]
fn puf_2_the_second_player_has_the_sea_turned_half_round() {
    let [first, second] = [seat(1), seat(2)];
    for space in Space::all() {
        assert_eq!(space.from_seat(first), space);
        let turned = space.from_seat(second);
        assert_eq!((turned.column() + space.column(), turned.row() + space.row()), (WIDTH - 1, DEPTH - 1));
        assert_eq!(Spaces::first_row(second).contains(space), Spaces::first_row(first).contains(turned));
    }
}

#[test]
fn puf_5_boards_lie_turned_as_dealt_and_the_second_player_sits_opposite() {
    let mut deal = deal(1);
    for player in &mut deal.fleets {
        player.sea = ["square 1 a 90", "strip b 0", "square 2 a 180"].map(str::to_owned).to_vec();
    }
    let state = game().start(&deal).unwrap();
    let rows = [6, 5, 4, 3, 2, 1].map(|number| row(&state, number));
    assert_eq!(rows, ["RMOTDVO", "ODTVOTR", "MVRDVMD", "DMVDRVM", "RTOVTDO", "OVDTOMR"]);
    deal.fleets[0].sea = ["strip a 180", "square 2 b 270", "square 1 b 0"].map(str::to_owned).to_vec();
    let state = game().start(&deal).unwrap();
    assert_eq!([3, 2, 1].map(|number| row(&state, number)), ["DTMRODV", "TRVOTVM", "VMODROD"]);
}

#[test]
fn puf_5_every_arrangement_is_accepted() {
    let (game, mut deal) = (game(), deal(1));
    let sides = |board: &'static str, turns: &'static [u32]| {
        ["a", "b"].into_iter().flat_map(move |side| turns.iter().map(move |t| format!("{board} {side} {t}")))
    };
    let mut seas = BTreeSet::new();
    let mut arrangements = 0;
    for one in sides("square 1", &[0, 90, 180, 270]) {
        for two in sides("square 2", &[0, 90, 180, 270]) {
            for strip in sides("strip", &[0, 180]) {
                for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
                    deal.fleets[1].sea = order.map(|i| [&one, &two, &strip][i].clone()).to_vec();
                    let state = game.start(&deal).unwrap();
                    seas.insert([4, 5, 6].map(|number| row(&state, number)));
                    arrangements += 1;
                }
            }
        }
    }
    assert_eq!((arrangements, seas.len()), (1536, 1536), "no two of them look alike");
}

#[test]
fn puf_5_order_sides_and_rotation_are_random() {
    let boards: Vec<Vec<String>> =
        (0..200).flat_map(|seed| deal(seed).fleets).map(|player| player.sea).collect();
    let all: BTreeSet<&String> = boards.iter().flatten().collect();
    assert_eq!(all.len(), 8 + 8 + 4, "every side in every rotation");
    let place = |sea: &Vec<String>| sea.iter().position(|name| name.starts_with("strip")).unwrap();
    let strips = [0, 1, 2].map(|at| boards.iter().filter(|sea| place(sea) == at).count());
    assert!(strips.iter().all(|&n| (90..180).contains(&n)), "left, in the middle or right: {strips:?}");
}

#[test]
fn puf_6_a_draw_pile_of_18_a_reserve_of_9_and_three_drawn() {
    let deal = deal(5);
    let state = game().start(&deal).unwrap();
    for (player, hold) in deal.fleets.iter().zip(&state.holds) {
        assert_eq!((player.draw.len(), player.reserve.len()), (18, 9));
        let named = |names: &[String]| names.iter().map(|n| n.parse::<Tile>().unwrap()).collect::<Vec<_>>();
        assert!(named(&player.draw[..3]).into_iter().all(|tile| hold.hand.contains(tile)));
        assert_eq!((hold.hand.len(), hold.draw.len(), hold.reserve.len()), (3, 15, 9));
        let next_first = |tiles: &[Tile]| tiles.iter().rev().copied().collect::<Vec<_>>();
        assert_eq!(next_first(hold.draw.tiles()), named(&player.draw[3..]));
        assert_eq!(next_first(hold.reserve.tiles()), named(&player.reserve));
    }
}

#[test]
fn puf_6_nobody_sees_the_piles_and_only_its_player_the_hand() {
    let (game, state) = (game(), game().start(&deal(5)).unwrap());
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        for (owner, tiles) in game.view(&state, viewer).tiles.iter().enumerate() {
            assert_eq!((tiles.hand, tiles.draw, tiles.reserve), (3, 15, 9));
            assert_eq!(tiles.seen_hand.is_some(), viewer == Viewer::Seat(seat(owner + 1)));
            assert_eq!(
                (tiles.seen_reserve, tiles.left_to_draw(), tiles.left_in_reserve()),
                (None, None, None)
            );
        }
    }
}

#[test]
fn puf_6_any_tile_may_be_anywhere() {
    let mut at_top = BTreeSet::new();
    let mut in_reserve = BTreeSet::new();
    for seed in 0..300 {
        let player = deal(seed).fleets.remove(0);
        at_top.insert(player.draw[0].clone());
        in_reserve.insert(player.reserve[8].clone());
    }
    assert_eq!((at_top.len(), in_reserve.len()), (27, 27));
}

#[test]
fn puf_7_three_of_cost_3_one_of_cost_4_one_of_cost_5() {
    let game = game();
    let mut drawn = BTreeSet::new();
    for seed in 0..100 {
        let numbers = deal(seed).mercenaries;
        let costs: Vec<u8> =
            numbers.iter().map(|&n| game.contract(Mercenary::new(n).unwrap()).cost).collect();
        assert_eq!(costs, [3, 3, 3, 4, 5]);
        drawn.extend(numbers);
    }
    assert_eq!(drawn.len(), 12, "any may be drawn");
}

#[test]
fn puf_7_they_lie_open_and_are_never_refilled() {
    let table = Table::new().hiring("1 2 6 7 10").does("hire 6, lay c1");
    let offered: Vec<u8> = table.spectator().open.offered.iter().map(Mercenary::number).collect();
    assert_eq!(offered, [1, 2, 7, 10]);
    let table = table.does("ship 2, lay d1, end").does("ship 2, lay d6, end").gold(9);
    assert_eq!(table.refusal("hire 6"), "PUF-7", "bought by now");
    assert_eq!(table.refusal("hire 3"), "PUF-7", "never drawn");
    assert_eq!(table.offers_to("hire"), "1 2 7 10");
}

#[test]
fn puf_8_the_first_player_is_random_and_shields_the_first_ship_before_its_effects() {
    let firsts: Vec<u8> = (0..200).map(|seed| deal(seed).first).collect();
    let ones = firsts.iter().filter(|&&first| first == 1).count();
    assert!((60..140).contains(&ones) && firsts.iter().all(|&first| first == 1 || first == 2), "{ones}");
    let table = Table::new().turn(1).does("ship 2, lay c1");
    table.shows(". . A2+");
    assert_eq!((table.state.open.shields, table.offers().as_str()), (6, "end"), "compulsory");
    let (seat, space, ship) = (seat(1), space("c1"), Ship::Own(Value::ALL[1]));
    let events = [
        Event::Laid { seat, ship, space },
        Event::Shielded { seat, space },
        Event::GoldTaken { seat },
        Event::PointTaken { seat },
    ];
    assert_eq!(table.told(Viewer::Spectator), events);
}

#[test]
fn puf_8_only_the_first_ship_of_the_first_player_gets_one() {
    let table = Table::new().turn(1).does("ship 2, lay c1, end, ship 2, lay c6, end, ship 4, lay d1, end");
    table.shows(". . B2 / . / . / . / . / . . A2+ A4");
    let mut second = Table::new().turn(1);
    second.state.open.first = seat(2);
    second.does("ship 2, lay c6, end, ship 2, lay c1").shows(". . B2+ / . / . / . / . / . . A2");
}

#[test]
fn puf_8_a_one_adds_its_own_shield_to_it() {
    let table = Table::new().turn(1).does("ship 1, lay c1");
    assert_eq!(table.offers(), "shield c1, decline");
    table.does("shield c1").shows(". . A1++");
}

#[test]
fn a_deal_that_is_none_is_refused_and_names_the_field() {
    #[track_caller]
    fn field(change: impl FnOnce(&mut Deal)) -> String {
        let mut deal = deal(7);
        change(&mut deal);
        game().start(&deal).unwrap_err().field
    }
    assert_eq!(field(|deal| deal.first = 0), "first");
    assert_eq!(field(|deal| deal.first = 3), "first");
    for wrong in
        [&[1, 2, 3, 7][..], &[1, 2, 3, 7, 8], &[1, 1, 2, 7, 10], &[1, 2, 3, 7, 13], &[0, 2, 3, 7, 10]]
    {
        assert_eq!(field(|deal| deal.mercenaries = wrong.to_vec()), "mercenaries", "{wrong:?}");
    }
    assert_eq!(field(|deal| drop(deal.fleets.pop())), "fleets");
    assert_eq!(field(|deal| deal.fleets.push(deal.fleets[0].clone())), "fleets");
    assert_eq!(field(|deal| drop(deal.fleets[1].sea.pop())), "fleets 2.sea");
    assert_eq!(field(|deal| deal.fleets[0].sea[1] = deal.fleets[0].sea[0].clone()), "fleets 1.sea");
    for wrong in ["square 3 a 0", "square 1 c 0", "square 1 a 45", "square 1 a 360", "square 1 a", ""] {
        let squares = |name: &&mut String| name.starts_with("square 1");
        let change = |deal: &mut Deal| {
            *deal.fleets[0].sea.iter_mut().find(squares).unwrap() = wrong.to_owned();
        };
        assert_eq!(field(change), "fleets 1.sea", "{wrong}");
    }
    let strip = ["square 1 a 0", "square 2 a 0", "strip a 90"].map(str::to_owned);
    assert_eq!(field(|deal| deal.fleets[0].sea = strip.to_vec()), "fleets 1.sea", "it would not fit");
}

#[test]
fn a_deal_with_other_tiles_is_refused_and_names_the_pile() {
    #[track_caller]
    fn field(change: impl FnOnce(&mut Vec<String>, &mut Vec<String>)) -> String {
        let mut deal = deal(7);
        let player = &mut deal.fleets[1];
        change(&mut player.draw, &mut player.reserve);
        game().start(&deal).unwrap_err().field
    }
    for wrong in ["5d", "0a", "10a", "5", "a5", ""] {
        assert_eq!(field(|draw, _| draw[3] = wrong.to_owned()), "fleets 2.draw", "{wrong}");
        assert_eq!(field(|_, reserve| reserve[3] = wrong.to_owned()), "fleets 2.reserve", "{wrong}");
    }
    assert_eq!(field(|draw, _| draw[3] = draw[4].clone()), "fleets 2.draw");
    assert_eq!(field(|draw, reserve| reserve[0] = draw[4].clone()), "fleets 2.reserve");
    assert_eq!(field(|draw, reserve| draw.extend(reserve.pop())), "fleets 2.draw");
    assert_eq!(field(|_, reserve| drop(reserve.pop())), "fleets 2.reserve");
}
