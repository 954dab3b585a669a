//! OB-1 to OB-4: parts and set-up; and what the extensions change there.

use std::collections::BTreeSet;

use game::{Dealer, Game, Parts, Viewer};

use super::table::{Table, seat};
use crate::{Edition, Face, Guest, Level, OnBoard, Options, Phase, Port};

fn count(table: &Table, kind: fn(&Face) -> bool) -> usize {
    table.game.parts.faces[..60].iter().filter(|face| kind(face)).count()
}

fn game(options: Options) -> OnBoard {
    OnBoard::new(options, Parts::BuiltIn).unwrap()
}

#[test]
fn ob_1_sixty_cruise_cards_are_33_passengers_18_cabins_and_9_objectives() {
    for table in [Table::new(), Table::first_edition()] {
        assert_eq!(count(&table, |f| matches!(f, Face::Passenger { .. } | Face::Lover { .. })), 33);
        assert_eq!(count(&table, |f| matches!(f, Face::Cabins(_) | Face::Stars(_))), 18);
        assert_eq!(count(&table, |f| matches!(f, Face::Objective(_))), 9);
    }
}

#[test]
fn ob_1_all_are_drawn_three_a_round_in_four_legs_of_fifteen_cards() {
    for table in [Table::new(), Table::first_edition()] {
        let before = table.state.deck;
        assert_eq!(table.game.options.leg(), 15);
        let table = table.play_until(21);
        assert_eq!((table.phase(), table.state.round), (Phase::Over, 20));
        let view = table.game.view(&table.state, Viewer::Spectator);
        let drawn: Vec<_> = view.seen.iter().copied().chain(view.cards.into_iter().flatten()).collect();
        assert_eq!(drawn, before[..60], "in the order of the draw pile");
        assert_eq!(drawn.iter().collect::<BTreeSet<_>>().len(), 60);
    }
}

#[test]
fn ob_1_deck_counts_for_each_combination_of_extensions() {
    for options in Options::all() {
        let (shuffled, leg, rounds) = match (options.luggage, options.special_passengers) {
            (false, false) => (60, 15, 20),
            (true, true) => (72, 18, 24),
            _ => (66, 15, 20),
        };
        let game = game(options);
        let deal = game.deal(&mut Dealer::new(3));
        assert_eq!((deal.deck.len(), options.leg()), (shuffled, leg), "{options:?}");
        assert_eq!(deal.deck.iter().collect::<BTreeSet<_>>().len(), shuffled);
        let table = Table::of(options).play_until(99);
        assert_eq!((table.phase(), table.state.round), (Phase::Over, rounds), "{options:?}");
        assert_eq!(table.spectator().ports.len(), 4);
    }
}

#[test]
fn ob_2_a_port_of_call_ends_each_leg_and_lies_face_down_until_reached() {
    let mut table = Table::new();
    let ports = table.state.ports;
    for round in 1..=20 {
        let reached = (usize::from(round) - 1) / 5;
        assert_eq!(table.view(1).ports, ports[..reached], "round {round}: those reached stay face up");
        table = table.play_until(round + 1);
    }
    assert_eq!(table.spectator().ports, ports[..4], "the fifth is never seen");
    let table = Table::new().reaches("occupied");
    assert_eq!(table.view(2).ports[..], [Port::Occupied], "seen as soon as it is reached");
}

#[test]
fn ob_2_four_of_five_ports_are_used_in_2022_and_all_four_in_2019() {
    let mut put_away = BTreeSet::new();
    for seed in 0..60 {
        let deal = Table::new().game.deal(&mut Dealer::new(seed));
        assert_eq!(deal.ports.iter().collect::<BTreeSet<_>>().len(), 5);
        put_away.insert(deal.ports[4].clone());
    }
    assert_eq!(put_away.len(), 5, "any may be put away");
    let mut orders = BTreeSet::new();
    for seed in 0..60 {
        let deal = Table::first_edition().game.deal(&mut Dealer::new(seed));
        assert_eq!(deal.ports.iter().collect::<BTreeSet<_>>().len(), 4);
        assert!(!deal.ports.iter().any(|port| port == "fewest satisfied"));
        orders.insert(deal.ports);
    }
    assert!(orders.len() > 12, "shuffled");
}

#[test]
fn ob_3_three_lines_of_cabins_with_four_open_at_the_start() {
    for table in [Table::new(), Table::first_edition()] {
        for number in [1, 2] {
            let table = Table::of(*table.game.options()).at(number);
            table.shows(".. / . / .");
            assert_eq!(Level::ALL.map(|level| table.paper().cabins(level)), [9, 7, 5]);
            assert_eq!(Level::ALL.map(Level::stars), [1, 2, 3]);
        }
    }
}

#[test]
fn ob_4_whoever_is_dealt_first_splits_in_odd_rounds_the_other_in_even_ones() {
    for edition in Edition::ALL {
        let game = game(Options { edition, ..Options::default() });
        let mut deal = game.deal(&mut Dealer::new(1));
        for first in [1, 2] {
            deal.first = first;
            let state = game.start(&deal).unwrap();
            let mut table = Table::of(*game.options());
            table.state = state;
            for round in 1..=20 {
                let splitter = if round % 2 == 1 { first } else { 3 - first };
                let awaited = game.awaited(&table.state).iter().collect::<Vec<_>>();
                assert_eq!(awaited, [seat(usize::from(splitter))], "round {round}");
                table = table.play_until(round + 1);
            }
        }
        let firsts: BTreeSet<u8> = (0..20).map(|seed| game.deal(&mut Dealer::new(seed)).first).collect();
        assert_eq!(firsts, BTreeSet::from([1, 2]), "who begins is random");
    }
}

#[test]
fn ob_16_only_the_first_edition_has_negative_passengers() {
    let negative =
        |face: &Face| matches!(face, Face::Passenger { guest: Guest::Points(points), .. } if *points < 0);
    assert_eq!(count(&Table::first_edition(), negative), 3);
    assert_eq!(count(&Table::new(), negative), 0);
}

#[test]
fn ob_31_six_luggage_cards_are_shuffled_in_and_six_cards_removed_unseen() {
    removed_unseen(Table::with("luggage"), |face| matches!(face, Face::Luggage(_)));
}

#[test]
fn ob_32_six_special_passengers_are_shuffled_in_and_six_cards_removed_unseen() {
    let table = Table::with("special");
    let how_many = |kind: Face| table.game.parts.faces.iter().filter(|face| **face == kind).count();
    assert_eq!((how_many(Face::Mechanic), how_many(Face::Castaway)), (3, 3));
    removed_unseen(table, |face| matches!(face, Face::Mechanic | Face::Castaway));
}

fn removed_unseen(table: Table, added: fn(&Face) -> bool) {
    let dealt = table.state.deck[..66].iter().map(|&card| table.game.parts.face(card));
    assert_eq!(dealt.filter(added).count(), 6);
    let mut among_removed = BTreeSet::new();
    for seed in 0..40 {
        let state = table.game.start(&table.game.deal(&mut Dealer::new(seed))).unwrap();
        let removed = state.deck[60..66].iter().map(|&card| table.game.parts.face(card));
        among_removed.insert(removed.filter(added).count());
    }
    assert!(among_removed.len() > 1, "any card may be removed");
    let removed = table.state.deck[60..66].to_vec();
    let view = table.play_until(99).spectator();
    assert!(removed.iter().all(|card| !view.seen.contains(card) && !view.cards.contains(&Some(*card))));
}

#[test]
fn ob_33_both_together_remove_nothing_and_a_port_comes_after_every_six_rounds() {
    let mut table = Table::with("luggage special");
    for round in 1..=24 {
        assert_eq!(table.view(1).ports.len(), (usize::from(round) - 1) / 6, "round {round}");
        table = table.play_until(round + 1);
    }
    let view = table.spectator();
    let drawn: BTreeSet<_> = view.seen.iter().copied().chain(view.cards.into_iter().flatten()).collect();
    assert_eq!((table.phase(), drawn.len(), view.ports.len()), (Phase::Over, 72, 4));
}
