//! Every kind of fault, planted in a small history and its log.

use protocol::{Mark, TableId};

use super::*;

const TABLE: TableId = TableId::from_bits(7);

/// Two players and an onlooker. Seat 2's first order is lost on its way, and sent again elsewhere.
const PLAYED: &str = "\
    1 orders 0 dive
    1 sees 1 own 1
    2 orders 0 swim
    2 loses
    - sees 1
    2 sees 1 own 0
    2 orders 0 swim
    2 sees 2 own 1
    1 orders 1 dive
    1 refused 1 net-not-saved
    1 orders 1 dive
    1 sees 3 own 2
    - sees 3
    2 orders 1 rest
    2 loses";
const LOG: &str = "1:0 dive, 2:0 swim, 1:1 dive, 2:1 rest";

/// A line says who does what; its number is its time.
fn history(text: &str) -> History {
    let event = |(at, line): (usize, &str)| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let number = |word: &str| word.parse::<u32>().unwrap();
        let what = match words[1..] {
            ["orders", own, act] => What::Ordered { own: number(own), act: act.to_owned() },
            ["refused", own, why] => What::Refused { own: Some(number(own)), why: why.to_owned() },
            ["sees", n] => What::saw(view(number(n)), None),
            ["sees", n, "own", own] => What::saw(view(number(n)), Some(number(own))),
            _ => What::Lost,
        };
        Event { at: at as u64 + 1, seat: seat(words[0]), what }
    };
    History { table: TABLE, events: text.lines().enumerate().map(event).collect() }
}

fn seat(word: &str) -> Option<Seat> {
    word.parse::<usize>().ok().and_then(|number| Seat::new(number - 1))
}

/// Here everybody sees everything: one moment an entry.
fn view(n: u32) -> Position {
    Position { n, mark: Mark(n.into()) }
}

fn log(text: &str) -> Log {
    let entry = |(place, words): (usize, &str)| {
        let (order, what) = words.split_once(' ').unwrap();
        let (who, own) = order.split_once(':').unwrap();
        let (seq, own) = (place as u32 + 1, own.parse().ok());
        Entry { seq, seat: seat(who), own, at: 0, what: what.to_owned() }
    };
    let entries: Vec<Entry> = text.split(", ").enumerate().map(entry).collect();
    let views: Vec<Position> = (0..=entries.len() as u32).map(view).collect();
    let viewers = [seat("1"), seat("2"), None];
    Log { entries, views: viewers.map(|who| (who, views.clone())).into(), broken: None }
}

fn found(history_text: &str, log_text: &str) -> Vec<String> {
    check(&history(history_text), &log(log_text)).iter().map(Fault::to_string).collect()
}

/// What is found first when a part of the history is another one.
fn found_with(old: &str, new: &str) -> String {
    assert!(PLAYED.contains(old), "{old}");
    found(&PLAYED.replace(old, new), LOG).first().cloned().unwrap_or_default()
}

#[test]
fn nothing_is_wrong_with_what_may_happen() {
    assert_eq!(found(PLAYED, LOG), [""; 0]);
    let unknown = "1:0 dive, 2:0 swim, 1:1 dive";
    assert_eq!(found(PLAYED, unknown), [""; 0], "the last order was on its way when the line was cut");
    let late = format!("{PLAYED}\n    - sees 3\n    - sees 4\n    - sees 4");
    assert_eq!(found(&late, LOG), [""; 0], "whoever looks may be late");
}

#[test]
fn a_lost_write_is_found() {
    let lost = "seat 1, order 1: \"dive\" was confirmed, and is not in the log";
    assert!(found(PLAYED, "1:0 dive, 2:0 swim, 2:1 rest").contains(&lost.to_owned()));
    let swapped = found(PLAYED, "1:0 dive, 2:0 sink, 1:1 dive, 2:1 rest");
    assert_eq!(swapped[0], "entry 2: seat 2 did not order \"sink\"");
    assert_eq!(swapped[1], "seat 2, order 0: \"swim\" was confirmed, and is not in the log");
}

#[test]
fn a_double_write_is_found() {
    let first = |log: &str| found(PLAYED, log)[0].clone();
    let again = "the order of seat 2 is in entry 2 already";
    assert_eq!(first("1:0 dive, 2:0 swim, 2:0 swim, 1:1 dive"), format!("entry 3: {again}"));
    assert_eq!(first("1:0 dive, 2:0 swim, 2:1 swim, 1:1 dive"), format!("entry 3: {again}"));
    assert_eq!(first("1:0 dive, 2:0 swim, 1:1 dive, 2:0 swim"), format!("entry 4: {again}"));
}

#[test]
fn what_nobody_ordered_and_what_was_refused_is_found() {
    let log = format!("{LOG}, 1:2 jump");
    assert_eq!(found(PLAYED, &log)[0], "entry 5: seat 1 did not order \"jump\"");
    let log = format!("{LOG}, 1:- time-up");
    assert_eq!(found(PLAYED, &log)[0], "entry 5: seat 1 did not order \"time-up\"");
    let refused = "2 orders 1 rest\n    2 refused 1 net-not-your-turn";
    assert_eq!(found_with("2 orders 1 rest", refused), "entry 4: seat 2 was refused this");
    let again = format!("{refused}\n    2 orders 1 rest");
    assert_eq!(found_with("2 orders 1 rest", &again), "", "it was allowed later");
}

#[test]
fn a_stale_look_is_found() {
    let stale = "the onlooker saw 2 moments at 14, as after entry 2, when they knew entry 3";
    assert_eq!(found_with("- sees 3", "- sees 3\n    - sees 2"), stale);
    let stale = "seat 1 saw 1 moments at 13, as after entry 1, when they knew entry 3";
    assert_eq!(found_with("1 sees 3 own 2", "1 sees 3 own 2\n    1 sees 1 own 1"), stale);
}

#[test]
fn a_look_at_what_never_was_is_found() {
    let never = "the onlooker saw 9 moments and None orders of their own at 13: the log never was so";
    assert_eq!(found_with("- sees 3", "- sees 9"), never);
    let never = "seat 2 saw 2 moments and Some(2) orders of their own at 8: the log never was so";
    assert_eq!(found_with("2 sees 2 own 1", "2 sees 2 own 2"), never);
}

#[test]
fn an_order_that_stands_before_what_was_known_is_found() {
    let late = "seat 2, order 0: entry 2, though entry 3 was known before it was given at 6";
    let history = "\
        1 orders 0 dive
        1 sees 1 own 1
        1 orders 1 dive
        1 sees 3 own 2
        - sees 3
        2 orders 0 swim
        2 sees 3 own 1";
    let found = found(history, "1:0 dive, 2:0 swim, 1:1 dive");
    assert!(found.contains(&late.to_owned()), "{found:?}");
    assert!(found.contains(&"seat 1 saw entry 2 at 4, before it was ordered".to_owned()), "{found:?}");
}

#[test]
fn a_log_with_a_gap_or_against_the_rules_is_found() {
    let mut gap = log(LOG);
    gap.entries.remove(1);
    let found = check(&history(PLAYED), &gap);
    assert_eq!(found[0], Fault::Misnumbered { seq: 3 });
    assert!(found.iter().any(|fault| matches!(fault, Fault::Lost { own: 0, .. })), "{found:?}");
    let broken = Log { broken: Some("entry 2: illegal".to_owned()), ..log(LOG) };
    let found = check(&history(PLAYED), &broken);
    assert_eq!(found, [Fault::Unplayable { detail: "entry 2: illegal".to_owned() }]);
}
