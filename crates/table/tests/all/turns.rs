//! Turns out of a log.

use come_sail_away::Action;
use game::{Chance, QuickChance, Seat, Seats, Viewer};
use table::{BotLevel, Player};

use crate::common::{table, wander};

const ADA: Seat = Seat::ALL[0];
const GRACE: Seat = Seat::ALL[1];

#[test]
fn a_round_is_a_turn_though_all_play_at_once() {
    let mut table = table(2);
    let mut chance = QuickChance::new(4);
    // Whoever chance wants is next: steps of both go through each other.
    while !table.is_over() {
        let seat = [ADA, GRACE][chance.below(2) as usize];
        let legal = table.legal(seat);
        if let Some(&action) = chance.choose(&legal) {
            table.act(seat, action).unwrap();
        }
    }
    let turns = table.turns();
    assert_eq!(turns.len(), 24, "twelve rounds of two");
    assert!(turns.iter().all(|turn| turn.actions.last() == Some(&Action::End)));
    for round in turns.chunks(2) {
        assert_eq!(
            round[0].could_decide_from, round[1].could_decide_from,
            "both could decide at the same time"
        );
        assert!(round[0].first_move < round[1].first_move);
    }
    assert_eq!(turns.iter().map(|turn| turn.actions.len()).sum::<usize>(), table.log().len());
    assert_eq!(turns[0].view, table.first_view(Viewer::Seat(turns[0].seat)));
}

#[test]
fn a_turn_holds_what_stands_and_what_is_finished() {
    let mut table = table(1);
    let card = table.legal(ADA)[0];
    table.act(ADA, card).unwrap();
    assert!(table.turns().is_empty(), "it can still be taken back");
    table.undo(ADA).unwrap();
    wander(&mut table, &mut QuickChance::new(2), 400);
    let moves = table.turns().iter().map(|turn| turn.actions.len()).sum::<usize>();
    assert!(moves + 2 <= table.log().len(), "what was taken back is in none of them");
}

#[test]
fn who_once_sat_there_is_remembered() {
    let mut table = table(2);
    assert_eq!(table.seats_ever_of_people(), Seats::first(2));
    table.seat_player(GRACE, Player::bot("Bo", BotLevel::new("admiral").unwrap())).unwrap();
    assert_eq!(table.seats_ever_of_people(), Seats::first(2));
}
