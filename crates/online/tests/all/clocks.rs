//! Time that is handed in: banks, gains, days, pauses, outages.

use game::Seats;
use online::{Actor, Clocks, Order, Outage};
use protocol::{Audience, Late, OfferKind, Pace, Settings};

use super::common::*;

const DAY: u64 = 86_400_000;
const LIVE: Pace = Pace::Live { bank: 300, gain: 15 };
const DAYS: Pace = Pace::Days { turn: 2, reserve: 3 };

fn settings(pace: Pace, late: Late) -> Settings {
    Settings { pace, late, audience: Audience::Link, chat: false, hints: false, takebacks: false }
}

fn both() -> Seats {
    Seats::only(ADA).with(GRACE)
}

fn clocks(pace: Pace, outages: &[Outage]) -> Clocks {
    let mut clocks = Clocks::new(pace, outages.to_vec());
    clocks.await_seats(START, Seats::only(ADA), both());
    clocks
}

/// What is left to Ada.
fn left(clocks: &Clocks, now: u64) -> (u64, u64) {
    let clock = clocks.read(now, 2)[0];
    (clock.left, clock.reserve)
}

#[test]
fn a_live_clock_runs_in_its_players_turn_and_gains_at_its_end() {
    let mut clocks = clocks(LIVE, &[]);
    assert_eq!(left(&clocks, START + 40_000), (260_000, 0));
    assert_eq!((clocks.due(ADA), clocks.due(GRACE)), (Some(START + 300_000), None));
    clocks.await_seats(START + 40_000, Seats::only(GRACE), both());
    assert_eq!(
        left(&clocks, START + 90_000),
        (275_000, 0),
        "fifteen seconds were gained, and it stands still"
    );
    clocks.await_seats(START + 90_000, Seats::only(ADA), both());
    clocks.await_seats(START + 91_000, Seats::only(GRACE), both());
    assert_eq!(left(&clocks, START + 91_000), (289_000, 0));
    clocks.await_seats(START + 92_000, Seats::only(ADA), both());
    clocks.await_seats(START + 92_500, Seats::only(GRACE), both());
    assert_eq!(left(&clocks, START + 93_000), (300_000, 0), "never above what it began with");
}

#[test]
fn time_is_up_at_the_very_millisecond() {
    let clocks = clocks(LIVE, &[]);
    assert_eq!(clocks.up(START + 299_999), Seats::NONE);
    assert_eq!(clocks.up(START + 300_000), Seats::only(ADA));
    assert_eq!(clocks.next_due(), Some(START + 300_000));
}

#[test]
fn days_begin_anew_with_every_turn_and_the_reserve_does_not() {
    let mut clocks = clocks(DAYS, &[]);
    assert_eq!(clocks.due(ADA), Some(START + 5 * DAY));
    clocks.await_seats(START + 3 * DAY, Seats::only(GRACE), both());
    assert_eq!(left(&clocks, START + 4 * DAY), (2 * DAY, 2 * DAY));
    clocks.await_seats(START + 4 * DAY, Seats::only(ADA), both());
    assert_eq!(clocks.due(ADA), Some(START + 8 * DAY));
    assert_eq!(left(&clocks, START + 7 * DAY), (0, DAY));
    clocks.give(ADA);
    assert_eq!(clocks.due(ADA), Some(START + 9 * DAY));
}

#[test]
fn times_without_a_server_are_nobodys() {
    let gap = Outage { began: START + 10_000, over: START + 50_000 };
    let early = Outage { began: START - 90_000, over: START + 1_000 };
    let late = Outage { began: START + 341_000, over: START + 342_000 };
    let clocks = clocks(LIVE, &[early, gap, late]);
    assert_eq!(left(&clocks, START + 60_000), (300_000 - 60_000 + 41_000, 0));
    assert_eq!(left(&clocks, START + 30_000), (300_000 - 30_000 + 21_000, 0), "in the middle of one");
    assert_eq!(clocks.due(ADA), Some(START + 341_000), "and the last began when time was up");
    assert_eq!(clocks.up(START + 341_000), Seats::only(ADA));
}

#[test]
fn a_pause_stops_all_clocks() {
    let mut clocks = clocks(LIVE, &[]);
    clocks.pause(START + 10_000);
    assert_eq!((left(&clocks, START + 500_000), clocks.due(ADA)), ((290_000, 0), None));
    clocks.await_seats(START + 20_000, both(), both());
    assert_eq!(clocks.running(), Seats::NONE);
    clocks.resume(START + 600_000);
    assert_eq!(clocks.running(), both());
    assert_eq!(left(&clocks, START + 601_000), (289_000, 0));
}

#[test]
fn bots_have_no_clocks_and_tables_without_time_none_at_all() {
    let mut clocks = clocks(LIVE, &[]);
    clocks.await_seats(START + 1000, Seats::only(GRACE), Seats::only(ADA));
    assert_eq!(clocks.running(), Seats::NONE);
    let none = self::clocks(Pace::None, &[]);
    assert!(none.read(START, 2).is_empty() && none.next_due().is_none());
}

#[test]
fn when_time_is_up_the_game_is_lost_or_a_bot_plays_on() {
    for (late, forfeits) in [(Late::Loss, true), (Late::Bot, false)] {
        let mut table = two(settings(LIVE, late));
        let seat = table.awaited().lowest().unwrap();
        assert_eq!(table.overdue(START + 299_999), None);
        let order = table.overdue(START + 300_000).unwrap();
        assert_eq!(order, Order::TimeUp { seat });
        table.propose(START + 300_000, Actor::Server, &order).unwrap();
        assert_eq!(table.table().is_over(), forfeits);
        assert_eq!(table.to_move().is_some(), !forfeits);
        assert_eq!(table.overdue(START + 400_000), None, "once");
    }
}

#[test]
fn hidden_steps_move_no_clock() {
    let mut table = simultaneous(settings(LIVE, Late::Claim));
    let before = table.room(START + 9_000, 0, None);
    steps(&mut table, START + 5_000, GRACE);
    assert_eq!(table.room(START + 9_000, 0, None), before);
    assert_eq!(before.running, both());
}

#[test]
fn a_pause_is_by_consent_and_anybody_ends_it() {
    let mut table = two(settings(LIVE, Late::Claim));
    assert_eq!(no(&mut table, START, Actor::Owner(ADA), &Order::Resume), "net-not-paused");
    gives(&mut table, START, ADA, &Order::Offer(OfferKind::Pause));
    gives(&mut table, START + 1, GRACE, &Order::Answer { what: OfferKind::Pause, yes: true });
    let room = table.room(START + 2, 0, None);
    assert!(room.paused && room.running.is_empty());
    assert_eq!(table.next_deadline(START + 2), None);
    gives(&mut table, START + 9_000_000, GRACE, &Order::Resume);
    assert_eq!(table.room(START + 9_000_000, 0, None).running.len(), 1);
}

#[test]
fn clocks_of_a_game_that_is_over_do_not_run_on() {
    let mut table = two(settings(LIVE, Late::Claim));
    gives(&mut table, START, ADA, &Order::Offer(OfferKind::Pause));
    gives(&mut table, START, GRACE, &Order::Answer { what: OfferKind::Pause, yes: true });
    gives(&mut table, START, ADA, &Order::Resign { own: 0 });
    assert_eq!(no(&mut table, START, Actor::Owner(GRACE), &Order::Resume), "over-played");
}

#[test]
fn time_is_given_to_others_only() {
    let mut table = two(settings(LIVE, Late::Claim));
    assert_eq!(no(&mut table, START, Actor::Owner(ADA), &Order::Gift { seat: ADA }), "net-forbidden");
    gives(&mut table, START, ADA, &Order::Gift { seat: GRACE });
    assert_eq!(table.room(START, 0, None).clocks[GRACE.index()].left, 315_000);
    let mut none = two(Settings::default());
    assert_eq!(no(&mut none, START, Actor::Owner(ADA), &Order::Gift { seat: GRACE }), "net-forbidden");
}
