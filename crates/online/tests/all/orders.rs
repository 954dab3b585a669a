//! Who may order what, and what comes of an order that is given twice or too late.

use catalog::{GameId, with_table};
use online::{Actor, OnlineTable, Order, Proposed};
use protocol::{ClaimFor, Late, OfferKind, Pace, Phase, Settings, Sitter, limits};

use super::common::*;

const LIVE: Settings = Settings {
    pace: Pace::Live { bank: 300, gain: 15 },
    late: Late::Claim,
    audience: protocol::Audience::Link,
    chat: false,
    hints: false,
    takebacks: true,
};

fn act(own: u32, turned: u32, act: &str) -> Order {
    Order::Act { own, turned, act: act.to_owned() }
}

#[test]
fn an_order_that_is_sent_twice_is_carried_out_once() {
    let mut table = simultaneous(Settings::default());
    let first = order(&table, ADA, &legal(&table, ADA)[0]);
    gives(&mut table, START, ADA, &first);
    let log = with_table!(table.table(), table => table.to_text());
    assert_eq!(table.propose(START, Actor::Owner(ADA), &first), Ok(Proposed::AlreadyDone));
    assert_eq!(with_table!(table.table(), table => table.to_text()), log);
    assert_eq!(table.seq(), 1);
}

#[test]
fn an_order_given_in_ignorance_is_stale() {
    let mut table = simultaneous(Settings::default());
    let [one, two] = &legal(&table, ADA)[..] else { panic!("two cards") };
    let (one, two) = (act(0, 0, one), act(0, 0, two));
    gives(&mut table, START, ADA, &one);
    assert_eq!(
        no(&mut table, START, Actor::Owner(ADA), &two),
        "net-stale",
        "another entry stands at this place"
    );
    let next = legal(&table, ADA).remove(0);
    assert_eq!(no(&mut table, START, Actor::Owner(ADA), &act(2, 0, &next)), "net-stale", "one is missing");
    assert_eq!(
        no(&mut table, START, Actor::Owner(ADA), &act(1, 1, &next)),
        "net-stale",
        "nothing was taken away"
    );
    gives(&mut table, START, ADA, &act(1, 0, &next));
}

#[test]
fn an_act_is_an_action_and_nothing_else() {
    let mut table = two(Settings::default());
    for word in [
        "undo",
        "resign",
        "rewind",
        "takeback",
        "timeout",
        "player person \"Eve\"",
        "",
        "~agree",
        "end\n1 resign",
    ] {
        assert_eq!(no(&mut table, START, Actor::Owner(ADA), &act(0, 0, word)), "file-entry", "{word:?}");
    }
    assert_eq!(table.seq(), 0);
}

#[test]
fn a_refusal_names_the_rule() {
    let mut table = two(Settings::default());
    let awaited = table.awaited().lowest().unwrap();
    let other = awaited.opponent();
    let theirs = legal(&table, awaited).remove(0);
    let order = order(&table, other, &theirs);
    let why = table.propose(START, Actor::Owner(other), &order).unwrap_err();
    assert_eq!(why.id, "act-against");
    assert_eq!(why.args.len(), 1);
}

#[test]
fn free_steps_are_taken_back_by_an_order() {
    let mut table = simultaneous(Settings::default());
    steps(&mut table, START, ADA);
    gives(&mut table, START, ADA, &Order::Undo { own: 1, turned: 0 });
    assert_eq!(
        table.propose(START, Actor::Owner(ADA), &Order::Undo { own: 1, turned: 0 }),
        Ok(Proposed::AlreadyDone)
    );
    assert_eq!(own(&table, ADA), 2);
    assert_eq!(no(&mut table, START, Actor::Owner(ADA), &Order::Undo { own: 2, turned: 0 }), "undo-nothing");
}

#[test]
fn two_may_resign_and_more_leave_their_seats_to_bots() {
    let mut table = two(Settings::default());
    gives(&mut table, START, GRACE, &Order::Resign { own: 0 });
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(
        table.propose(START, Actor::Owner(GRACE), &Order::Resign { own: 0 }),
        Ok(Proposed::AlreadyDone)
    );
    assert_eq!(no(&mut table, START, Actor::Owner(ADA), &Order::Resign { own: 0 }), "over-forfeited");
    let options = come_sail_away::Options { players: 3, ..Default::default() };
    let game = game::Game::new(options, game::Parts::BuiltIn)
        .map(|game: come_sail_away::ComeSailAway| game)
        .unwrap();
    let beginning = beginning_of(&game.into(), 3, 1, 0, Settings::default());
    let mut three = beginning.load(&[]).unwrap();
    assert_eq!(no(&mut three, START, Actor::Owner(ADA), &Order::Resign { own: 0 }), "net-leave-instead");
    gives(&mut three, START, ADA, &Order::LeaveToBot);
    assert_eq!(three.to_move().map(|thought| thought.seat), Some(ADA));
}

#[test]
fn whoever_leaves_a_seat_to_a_bot_may_come_back() {
    let mut table = two(Settings::default());
    let seat = table.awaited().lowest().unwrap();
    assert_eq!(no(&mut table, START, Actor::Owner(seat), &Order::Back), "net-forbidden", "nobody left");
    gives(&mut table, START, seat, &Order::LeaveToBot);
    let room = table.room(START, 0, None);
    assert_eq!(
        room.seats[seat.index()].sitter,
        Sitter::Bot { level: "navigator".to_owned(), instead_of: Some(person(seat)) }
    );
    let act = legal(&table, seat).remove(0);
    let order = order(&table, seat, &act);
    assert_eq!(no(&mut table, START, Actor::Owner(seat), &order), "net-bot-plays");
    assert!(matches!(table.propose(START, Actor::Bot(seat), &order), Ok(Proposed::Entry(_))));
    gives(&mut table, START, seat, &Order::Back);
    let act = legal(&table, seat).first().cloned();
    if let Some(act) = act {
        let order = super::common::order(&table, seat, &act);
        assert_eq!(
            no(&mut table, START, Actor::Bot(seat), &order),
            "net-bot-plays",
            "its thought comes too late"
        );
    }
}

#[test]
fn no_log_holds_the_name_of_a_person() {
    let mut table = two(Settings::default());
    let seat = table.awaited().lowest().unwrap();
    let log =
        [Order::LeaveToBot, Order::Back].map(|order| gives(&mut table, START, seat, &order).deed.to_string());
    let text = log.join("\n") + &table.table().to_text();
    for name in ["Ada", "Grace"] {
        assert!(!text.contains(name), "{text}");
    }
    assert_eq!(
        log,
        [format!("player bot navigator \"seat {seat}\""), format!("player person \"seat {seat}\"")]
    );
}

#[test]
fn bots_and_the_server_do_what_is_theirs_only() {
    let mut table = two(LIVE);
    for order in
        [Order::Undo { own: 0, turned: 0 }, Order::Resign { own: 0 }, Order::LeaveToBot, Order::Resume]
    {
        assert_eq!(no(&mut table, START, Actor::Bot(ADA), &order), "net-forbidden");
        assert_eq!(no(&mut table, START, Actor::Server, &order), "net-forbidden");
    }
    assert_eq!(no(&mut table, START, Actor::Owner(ADA), &Order::TimeUp { seat: GRACE }), "net-forbidden");
    assert_eq!(no(&mut table, START, Actor::Server, &Order::TimeUp { seat: GRACE }), "net-forbidden");
}

#[test]
fn a_seat_is_claimed_when_its_player_is_gone_in_their_turn() {
    let mut table = two(LIVE);
    let gone = table.awaited().lowest().unwrap();
    let there = gone.opponent();
    let claim = |what| Order::Claim { seat: gone, what };
    table.set_present(START, gone, true);
    table.set_present(START + 10, gone, false);
    assert_eq!(table.next_deadline(START + 11), Some(START + 60_010));
    let early = START + 60_009;
    assert_eq!(no(&mut table, early, Actor::Owner(there), &claim(ClaimFor::Bot)), "net-not-claimable");
    let late = START + 60_010;
    assert!(table.room(late, 0, None).claimable.contains(gone));
    let own = Order::Claim { seat: there, what: ClaimFor::Bot };
    assert_eq!(no(&mut table, late, Actor::Owner(there), &own), "net-not-claimable");
    table.set_present(late, gone, true);
    assert_eq!(
        no(&mut table, late, Actor::Owner(there), &claim(ClaimFor::Win)),
        "net-not-claimable",
        "they are back"
    );
    table.set_present(late, gone, false);
    gives(&mut table, late + 60_000, there, &claim(ClaimFor::Bot));
    assert_eq!(table.to_move().map(|thought| thought.seat), Some(gone));
}

#[test]
fn a_log_is_replayed_to_the_same_table() {
    let settings = Settings { takebacks: true, ..LIVE };
    let beginning = beginning(GameId::OnBoard, 3, 0, settings);
    let mut table = beginning.load(&[]).unwrap();
    let mut log = Vec::new();
    for step in 0..20 {
        let seat = table.awaited().lowest().unwrap();
        log.push(steps(&mut table, START + 1000 * step, seat));
    }
    let by = table.awaited().lowest().unwrap();
    log.push(gives(&mut table, START + 30_000, by, &Order::Offer(OfferKind::Takeback)));
    let answer = Order::Answer { what: OfferKind::Takeback, yes: true };
    log.push(gives(&mut table, START + 31_000, by.opponent(), &answer));
    let again = beginning.load(&log).unwrap();
    let (one, other) = (table.room(START + 40_000, 0, None), again.room(START + 40_000, 0, None));
    assert_eq!(one, other);
    assert_eq!(again.table().to_text(), table.table().to_text());
    let mut torn = log.clone();
    torn.remove(4);
    let why = beginning.load(&torn).err().unwrap();
    assert_eq!(why.to_string(), "entry 6: it follows entry 4");
}

#[test]
fn entries_are_written_and_read_as_text() {
    for text in ["play 17", "undo", "player bot navigator \"Ada\""].into_iter().chain(ROOM_WORDS) {
        let deed: online::Deed = text.parse().unwrap();
        assert_eq!(deed.to_string(), text);
    }
    for text in ["~", "~offer", "~offer gold", "~agree now", "~sink"] {
        assert!(text.parse::<online::Deed>().is_err(), "{text}");
    }
}

#[test]
fn a_bot_thinks_anew_when_something_was_taken_back() {
    let mut table = beginning(GameId::OnBoard, 1, 1, LIVE).load(&[]).unwrap();
    let bot = GRACE;
    while !table.awaited().contains(ADA) {
        let act = legal(&table, bot).remove(0);
        let order = order(&table, bot, &act);
        table.propose(START, Actor::Bot(bot), &order).unwrap();
    }
    ends_turn(&mut table, START, ADA);
    let thought = table.to_move().expect("the bot's turn");
    let own = own(&table, ADA);
    let undo = Order::Undo { own, turned: turned(&table, ADA) };
    // What has been seen by others comes back by consent, which bots always give.
    if table.propose(START, Actor::Owner(ADA), &undo).is_err() {
        gives(&mut table, START, ADA, &Order::Offer(OfferKind::Takeback));
    }
    // Where it is Ada's turn again, she ends it otherwise or in the same way: nobody can tell from the bot's entries.
    ends_turn(&mut table, START, ADA);
    let again = table.to_move().expect("the bot's turn");
    assert_eq!((again.seat, again.own), (thought.seat, thought.own), "the bot has done nothing");
    assert_ne!(again, thought, "but it stands elsewhere");
}

#[test]
fn a_log_has_an_end_and_then_a_game_can_only_be_ended() {
    let mut table = two(LIVE);
    for _ in 0..8 {
        let seat = table.awaited().lowest().unwrap();
        ends_turn(&mut table, START, seat);
    }
    let withdraw = |what| Order::Answer { what, yes: false };
    let fill = |table: &mut OnlineTable, what: OfferKind| {
        while table.propose(START, Actor::Owner(ADA), &Order::Offer(what)).is_ok()
            && table.propose(START, Actor::Owner(ADA), &withdraw(what)).is_ok()
        {}
        table.seq()
    };
    assert_eq!(fill(&mut table, OfferKind::Pause), limits::TABLE_ENTRIES);
    let seat = table.awaited().lowest().unwrap();
    let act = order(&table, seat, &legal(&table, seat)[0]);
    assert_eq!(no(&mut table, START, Actor::Owner(seat), &act), "net-log-full");
    assert_eq!(no(&mut table, START, Actor::Owner(ADA), &Order::Gift { seat: GRACE }), "net-log-full");
    if table.room(START, 0, None).offer.is_none() {
        assert_eq!(fill(&mut table, OfferKind::Abort), limits::TABLE_ENTRIES + limits::LAST_ENTRIES);
    }
    gives(&mut table, START, seat, &Order::LeaveToBot);
    assert_eq!(table.to_move(), None, "bots do not even begin to think");
    assert_eq!(no(&mut table, START, Actor::Owner(seat), &Order::Back), "net-log-full");
    let other = seat.opponent();
    let resign = Order::Resign { own: own(&table, other) };
    gives(&mut table, START, other, &resign);
    assert_eq!(table.phase(), Phase::Over);
}

#[test]
fn nobody_is_given_time_without_end() {
    let mut table = two(LIVE);
    for _ in 0..limits::GIFTS {
        gives(&mut table, START, ADA, &Order::Gift { seat: GRACE });
    }
    assert_eq!(no(&mut table, START, Actor::Owner(ADA), &Order::Gift { seat: GRACE }), "net-gifts-enough");
    gives(&mut table, START, GRACE, &Order::Gift { seat: ADA });
}
