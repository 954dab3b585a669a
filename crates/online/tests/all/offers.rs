//! What people propose to each other.

use online::{Actor, Order};
use protocol::{OfferKind, Pace, Phase, Settings};

use super::common::*;

const TAKEBACKS: Settings = Settings {
    pace: Pace::None,
    late: protocol::Late::Claim,
    audience: protocol::Audience::Link,
    chat: false,
    hints: false,
    takebacks: true,
};

fn answer(what: OfferKind, yes: bool) -> Order {
    Order::Answer { what, yes }
}

#[test]
fn a_move_comes_back_when_the_other_agrees() {
    let mut table = two(TAKEBACKS);
    let by = table.awaited().lowest().unwrap();
    let takeback = Order::Offer(OfferKind::Takeback);
    assert_eq!(no(&mut table, START, Actor::Owner(by), &takeback), "undo-nothing");
    let before = legal(&table, by);
    steps(&mut table, START, by);
    gives(&mut table, START, by, &takeback);
    assert_eq!(no(&mut table, START, Actor::Owner(by.opponent()), &takeback), "net-offer-open");
    assert_eq!(no(&mut table, START, Actor::Owner(by), &answer(OfferKind::Takeback, true)), "net-forbidden");
    assert_eq!(
        no(&mut table, START, Actor::Owner(by.opponent()), &answer(OfferKind::Abort, true)),
        "net-offer-gone"
    );
    gives(&mut table, START, by.opponent(), &answer(OfferKind::Takeback, true));
    assert_eq!(legal(&table, by), before);
    assert_eq!(table.room(START, 0, None).offer, None);
}

#[test]
fn whoever_is_refused_waits_longer_every_time() {
    let mut table = two(TAKEBACKS);
    let by = table.awaited().lowest().unwrap();
    steps(&mut table, START, by);
    let mut now = START;
    for (times, wait) in [(1, 10_000), (2, 40_000), (3, 90_000)] {
        gives(&mut table, now, by, &Order::Offer(OfferKind::Takeback));
        gives(&mut table, now, by.opponent(), &answer(OfferKind::Takeback, false));
        let early = now + wait - 1;
        assert_eq!(
            no(&mut table, early, Actor::Owner(by), &Order::Offer(OfferKind::Takeback)),
            "net-offer-later",
            "{times}"
        );
        now += wait;
    }
    gives(&mut table, now, by, &Order::Offer(OfferKind::Takeback));
    gives(&mut table, now, by, &answer(OfferKind::Takeback, false));
    gives(&mut table, now, by, &Order::Offer(OfferKind::Takeback));
}

#[test]
fn tables_without_takebacks_have_none() {
    let mut table = two(Settings::default());
    let by = table.awaited().lowest().unwrap();
    steps(&mut table, START, by);
    assert_eq!(
        no(&mut table, START, Actor::Owner(by), &Order::Offer(OfferKind::Takeback)),
        "net-no-takebacks"
    );
}

#[test]
fn a_game_that_has_hardly_begun_is_ended_by_one_and_later_by_all() {
    let mut table = two(TAKEBACKS);
    gives(&mut table, START, ADA, &Order::Offer(OfferKind::Abort));
    assert_eq!(table.phase(), Phase::Aborted);
    assert_eq!(no(&mut table, START, Actor::Owner(GRACE), &Order::LeaveToBot), "net-aborted");
    let mut table = two(TAKEBACKS);
    for _ in 0..8 {
        let seat = table.awaited().lowest().unwrap();
        ends_turn(&mut table, START, seat);
    }
    gives(&mut table, START, ADA, &Order::Offer(OfferKind::Abort));
    assert_eq!(table.phase(), Phase::Playing);
    gives(&mut table, START, GRACE, &answer(OfferKind::Abort, true));
    assert_eq!((table.phase(), table.awaited().is_empty()), (Phase::Aborted, true));
}

#[test]
fn bots_agree_and_an_offer_lapses_when_the_turn_ends() {
    let mut table = two(TAKEBACKS);
    let by = table.awaited().lowest().unwrap();
    steps(&mut table, START, by);
    gives(&mut table, START, by, &Order::Offer(OfferKind::Takeback));
    ends_turn(&mut table, START, by);
    assert_eq!(table.room(START, 0, None).offer, None, "the game went on");
    let mut table = two(TAKEBACKS);
    let by = table.awaited().lowest().unwrap();
    steps(&mut table, START, by);
    gives(&mut table, START, by, &Order::Offer(OfferKind::Takeback));
    gives(&mut table, START, by.opponent(), &Order::LeaveToBot);
    assert_eq!(table.room(START, 0, None).offer, None, "the bot agreed");
    assert_eq!(own(&table, by), 2, "and the move came back");
}

#[test]
fn a_hidden_step_of_another_leaves_an_offer_open() {
    let mut table = simultaneous(TAKEBACKS);
    steps(&mut table, START, ADA);
    gives(&mut table, START, ADA, &Order::Offer(OfferKind::Takeback));
    let before = table.room(START, 0, None);
    steps(&mut table, START, GRACE);
    assert_eq!(table.room(START, 0, None), before, "or it would tell of the step");
}
