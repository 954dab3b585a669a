//! OB-30: captains; OB-37: their power once a leg.

use std::collections::BTreeSet;

use game::{BySeat, Dealer, Game, Sight, Told, Undo, Viewer};

use super::table::{Table, seat};
use crate::{Captain, Deal, Event, Phase};

/// A game with captains before anybody has chosen.
fn dealt() -> (Table, Deal) {
    let mut table = Table::with("captains");
    let mut deal = table.game.deal(&mut Dealer::new(1));
    deal.first = 1;
    deal.captains = [["give", "hide"], ["suns", "change"]].map(|pair| pair.map(str::to_owned)).to_vec();
    table.state = table.game.start(&deal).unwrap();
    (table, deal)
}

#[test]
fn ob_30_each_is_dealt_two_of_six_and_keeps_one() {
    let (table, _) = dealt();
    assert_eq!((table.phase(), table.offers().as_str()), (Phase::Captains, "keep give, keep hide"));
    assert_eq!(table.refusal("keep suns"), "OB-30");
    assert_eq!(table.refusal("alone 1"), "OB-30");
    let table = table.at(2);
    assert_eq!(table.offers(), "keep suns, keep change");
    let table = table.does("keep suns");
    assert_eq!(table.undo("keep suns"), Undo::Free);
    assert_eq!(table.offers(), "end");
    let table = table.does("end").at(1).does("keep hide, end");
    assert_eq!((table.phase(), table.state.round), (Phase::Split, 1));
    assert_eq!(
        table.state.players.map(|player| player.captain),
        BySeat([Some(Captain::Hide), Some(Captain::Suns)])
    );
    for seed in 0..20 {
        let captains = table.game.deal(&mut Dealer::new(seed)).captains;
        assert_eq!(captains.as_flattened().iter().collect::<BTreeSet<_>>().len(), 4);
    }
    assert_eq!(Captain::ALL.len(), 6);
}

#[test]
fn ob_30_captains_are_kept_secretly_and_revealed_together() {
    let (table, _) = dealt();
    let table = table.does("keep give, end");
    assert_eq!(table.view(2).players[seat(1)].captain, None);
    assert_eq!(table.view(2).players[seat(1)].offered, None);
    assert_eq!(table.spectator().players[seat(1)].captain, None);
    assert_eq!(table.view(1).players[seat(1)].captain, Some(Captain::Give));
    assert!(table.view(2).players[seat(1)].done);
    let kept = |told: &&Told<Event>| matches!(told, Told::Event(_, Event::CaptainKept { .. }));
    let told = table.told().iter().find(kept).unwrap();
    assert!(matches!(told, Told::Event(Sight::Withheld(_), _)));
    let table = table.at(2).does("keep change");
    assert_eq!(table.undo("end"), Undo::Reveals);
    let table = table.does("end");
    assert_eq!(table.view(2).players[seat(1)].captain, Some(Captain::Give));
    assert_eq!(table.view(1).players[seat(2)].captain, Some(Captain::Change));
    assert_eq!(table.view(1).players[seat(2)].offered, None, "the one put away stays unknown");
    assert_eq!(
        table.game.view(&table.state, Viewer::Spectator).players[seat(2)].captain,
        Some(Captain::Change)
    );
}

#[test]
fn ob_30_once_a_leg_give_a_card_just_taken() {
    let table = Table::full().captain("give").takes("2 sun, open 3");
    assert_eq!(table.offers(), "give 1 captain, give 2 captain, end");
    let table = table.does("give 1 captain");
    assert!(table.player().board.captain_used);
    assert_eq!(table.at(2).hand().len(), 2);
}

#[test]
fn ob_30_once_a_leg_add_two_stars() {
    let table = Table::full().captain("stars").takes("open 1+1").does("add-stars captain, raise 2, end");
    table.shows("... / . / ..");
    assert!(table.player().board.captain_used);
}

#[test]
fn ob_30_once_a_leg_change_a_symbol() {
    let table = Table::full().captain("change").takes("2 sun");
    assert_eq!(
        table.offers(),
        "place 1, place 2, place 3, change die captain, change glass captain",
        "an extra among the places"
    );
    let table = table.does("change glass captain, place 2");
    table.shows(".. / G / .");
    assert!(table.player().board.captain_used);
}

#[test]
fn ob_30_suns_score_three_at_ports() {
    let table = Table::full().captain("suns").sheet("S S / / ").at(2).captain("hide").sheet("S S / / ");
    let table = table.reaches("satisfied");
    assert_eq!((table.score()[3], table.at(1).score()[3]), (4, 6));
}

#[test]
fn ob_30_lovers_are_worth_three_more_always() {
    let table = Table::full().captain("lovers").sheet("1 1 / / ").takes("lover 2, lover 1").does("next 1");
    assert_eq!(table.paper().lovers(), [4, 5]);
    assert!(!table.player().board.captain_used);
}

#[test]
fn ob_30_as_splitter_one_pile_may_lie_face_down_every_round() {
    let mut table = Table::full().captain("hide");
    for _ in 0..2 {
        let round = table.state.round;
        table = table.at(1).deals("objective suns, objective dice, objective glasses").does("alone 1");
        assert_eq!(table.offers(), "hide one, hide two, end");
        table = table.does("hide two, end").at(2).does("choose one");
        table = table.play_until(round + 2);
    }
    assert!(!table.at(1).player().board.captain_used);
}

#[test]
fn ob_37_a_power_used_up_is_renewed_in_the_next_leg() {
    let table = Table::with("captains").captain("change").takes("2 sun").does("change die captain, place 2");
    let table = table.does("end").round(3).takes("2 sun");
    assert_eq!(table.offers(), "place 1, place 3", "used up");
    assert_eq!(table.refusal("change die captain"), "OB-36");
    let table = table.does("place 1, end").round(5).takes("1 glass");
    assert_eq!(table.offers(), "place 1, place 3");
    let table = table.does("place 1, end").play_until(6);
    assert!(!table.player().board.captain_used);
    let table = table.sheet(".. / . / .").round(7).takes("3 sun");
    assert!(table.offers().ends_with("change die captain, change glass captain"));
}

#[test]
fn ob_37_a_power_not_used_does_not_carry_over() {
    let table = Table::with("captains").captain("change").play_until(6).sheet("... / .. / .").round(7);
    let table = table.takes("2 sun").does("change die captain, place 2, end").round(9).takes("2 sun");
    assert!(!table.offers().contains("change"), "once in this leg, whatever was left in the last");
}

#[test]
fn ob_37_a_compensation_belongs_to_the_leg_it_ends() {
    let start = || Table::with("captains").captain("stars").at(2).sheet("..... / .. / .").at(1).round(5);
    // Used in the leg: not available at its port.
    let mut table = start();
    table.state.ports.sort_by_key(|&port| port != crate::Port::OpenCabins);
    let table = table.takes("open 1+1").does("add-stars captain, raise 1, end");
    table.shows(".. / .... / .");
    assert!(!table.told().iter().any(|told| matches!(
        told,
        Told::Event(_, Event::CaptainUsed { seat, .. }) if *seat != self::seat(1)
    )));
    let used = table.told().iter().filter(|t| matches!(t, Told::Event(_, Event::CaptainUsed { .. })));
    assert_eq!(used.count(), 1);
    assert_eq!((table.state.round, table.player().board.captain_used), (6, false), "the next leg");
    // Not used in the leg: available, and used up by the port, it is there again in the next leg.
    let table = start().reaches("open cabins");
    assert_eq!(table.offers(), "add-stars captain, open-all");
    let table = table.does("add-stars captain");
    assert!(table.player().board.captain_used);
    let table = table.does("end");
    assert_eq!((table.state.round, table.player().board.captain_used), (6, false));
}
