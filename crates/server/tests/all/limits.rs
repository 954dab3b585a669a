//! The pages for people who write clients and for those who host tell the limits that the program has.

use std::time::Duration;

use protocol::limits;
use server::{Limits, Rate};

const PROTOCOL: &str = include_str!("../../../../docs/protocol.md");
const HOSTING: &str = include_str!("../../../../docs/hosting.md");

/// The numbers of a text, in figures or words, in their order.
fn numbers(text: &str) -> Vec<u64> {
    const WORDS: [&str; 11] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    let text = text.replace(",000", "000");
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let number = |word: &str| {
        let named = WORDS.iter().position(|named| *named == word).map(|number| number as u64);
        word.parse().ok().or(named.filter(|&number| number > 0))
    };
    words.filter_map(number).collect()
}

/// A rate as people read it: how often at once, then how often a second, or once in how many seconds.
fn spoken(rate: Rate) -> Vec<u64> {
    let (at_once, each) = (u64::from(rate.at_once), rate.each.as_millis() as u64);
    if each <= 1000 { vec![at_once, 1000 / each] } else { vec![at_once, 1, each / 1000] }
}

/// The rows of the first table behind this heading: what is limited, and how far.
fn rows<'a>(page: &'a str, heading: &str) -> Vec<(&'a str, &'a str)> {
    let (_, part) = page.split_once(heading).expect("the heading");
    let rows = part.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    let cells = |line: &'a str| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | ");
    rows.map_while(cells).collect()
}

/// What the page for people who write clients should say.
fn told_to_clients() -> Vec<(&'static str, Vec<u64>)> {
    let own = Limits::default();
    let count = |number: usize| number as u64;
    let kib = |bytes: usize| bytes as u64 >> 10;
    let tables = [u64::from(own.open_tables), u64::from(own.running_tables)];
    vec![
        ("a message to the server; a body", vec![kib(own.message_bytes), kib(own.body_bytes)]),
        ("messages on a socket", spoken(own.messages)),
        (
            "sockets of a person, of an address",
            vec![count(own.sockets_of_person), count(own.sockets_of_address)],
        ),
        (
            "tables that a socket watches; people who look on at one",
            vec![count(own.watched_by_socket), u64::from(own.onlookers)],
        ),
        (
            "requests of a person; of an address",
            [spoken(own.requests_of_person), spoken(own.requests_of_address)].concat(),
        ),
        (
            "new people from an address; boarding passes tried",
            [spoken(own.new_people), spoken(own.passes)].concat(),
        ),
        ("a name", vec![count(limits::NAME_LETTERS)]),
        ("entries of a table's log", vec![limits::TABLE_ENTRIES]),
        ("gifts of time to a seat in one game", vec![u64::from(limits::GIFTS)]),
        (
            "tables of a person that are open, that are played",
            [&tables[..], &spoken(own.new_tables)].concat(),
        ),
        ("programs of a person", vec![count(own.programs)]),
        ("lines of chat", [&[count(limits::CHAT_LETTERS)][..], &spoken(own.lines)].concat()),
        ("looks back", spoken(own.looks)),
    ]
}

#[test]
fn the_page_for_clients_tells_the_limits_that_a_server_has() {
    let (expected, rows) = (told_to_clients(), rows(PROTOCOL, "\n## Limits\n"));
    for (what, how_much) in &rows {
        let known = expected.iter().find(|(known, _)| known == what);
        let (_, limits) = known.unwrap_or_else(|| panic!("{what:?} has no line in this test"));
        assert_eq!(&numbers(how_much), limits, "{what}: {how_much}");
    }
    for (what, _) in &expected {
        assert!(rows.iter().any(|(row, _)| row == what), "{what:?} is not told");
    }
}

/// The first line of the page that has these words, and the numbers in it from there on.
fn numbers_behind(page: &str, words: &str) -> Vec<u64> {
    let line = page.lines().find_map(|line| line.split_once(words));
    let (_, rest) = line.unwrap_or_else(|| panic!("nothing is told of {words:?}"));
    numbers(rest)
}

#[test]
fn what_is_told_of_limits_elsewhere_on_that_page_holds_too() {
    let own = Limits::default();
    let first = |words| numbers_behind(PROTOCOL, words)[0];
    assert_eq!(first("What you knew after these moments, at most"), u64::from(limits::LOOK_MOMENTS));
    assert_eq!(first("| `ping` | `n` | Every") * 1000, limits::PING_EVERY);
    assert_eq!(first("has heard nothing for"), own.silence.as_secs());
    assert_eq!(first("While the bots' thoughts wait for more than"), own.bots_wait.as_secs());
}

/// What a server has for a name in the file of limits: a number, or how often at once and how many milliseconds each takes.
fn default_of(name: &str) -> Vec<u64> {
    let own = Limits::default();
    let rate = |rate: Rate| vec![u64::from(rate.at_once), rate.each.as_millis() as u64];
    match name {
        "sockets-of-address" => vec![own.sockets_of_address as u64],
        "sockets-of-person" => vec![own.sockets_of_person as u64],
        "messages" => rate(own.messages),
        "requests-of-address" => rate(own.requests_of_address),
        "requests-of-person" => rate(own.requests_of_person),
        "new-people" => rate(own.new_people),
        "new-tables" => rate(own.new_tables),
        "open-tables" => vec![u64::from(own.open_tables)],
        "running-tables" => vec![u64::from(own.running_tables)],
        "onlookers" => vec![u64::from(own.onlookers)],
        "programs" => vec![own.programs as u64],
        "passes" => rate(own.passes),
        "lines" => rate(own.lines),
        "looks" => rate(own.looks),
        "bots-wait" => vec![own.bots_wait.as_millis() as u64],
        other => panic!("{other:?} has no line in this test"),
    }
}
/// How many names there are.
const NAMES: usize = 15;

/// What a comment says, where it tells other numbers than stand before it: so often at once, then so often a second or an hour.
fn commented(comment: &str) -> Vec<u64> {
    let span = if comment.ends_with("an hour") { 3_600_000 } else { 1000 };
    let figures: Vec<u64> = comment.split([' ', ',']).filter_map(|word| word.parse().ok()).collect();
    match figures[..] {
        [at_once, often] => vec![at_once, span / often],
        ref other => other.to_vec(),
    }
}

#[test]
fn the_page_for_those_who_host_tells_the_limits_that_a_server_has() {
    let (_, part) = HOSTING.split_once("\n## Other limits\n").expect("the heading");
    let (_, part) = part.split_once("```toml\n").expect("the file");
    let (file, _) = part.split_once("```").expect("its end");
    for line in file.lines() {
        let (name, rest) = line.split_once(" = ").expect("a name and its value");
        let (value, comment) = rest.split_once('#').unwrap_or((rest, ""));
        let figures = |text: &str| text.chars().any(|c| c.is_ascii_digit());
        let told = if figures(comment) { commented(comment.trim()) } else { numbers(value) };
        assert_eq!(told, default_of(name), "{line}");
    }
    assert_eq!(file.lines().count(), NAMES);
}

#[test]
fn a_page_that_tells_another_number_is_caught() {
    assert_eq!(numbers("200 letters; 5 at once, then one in two seconds"), [200, 5, 1, 2]);
    assert_eq!(spoken(Rate { at_once: 5, each: Duration::from_secs(2) }), [5, 1, 2]);
    assert_eq!(spoken(Rate { at_once: 40, each: Duration::from_millis(50) }), [40, 20]);
    assert_eq!(commented("from one address: 200, then 200 an hour"), [200, 18_000]);
    let lying = PROTOCOL.replace("| programs of a person | 10 |", "| programs of a person | 11 |");
    let row = rows(&lying, "\n## Limits\n").into_iter().find(|(what, _)| *what == "programs of a person");
    assert_eq!(row.map(|(_, how_much)| numbers(how_much)), Some(vec![11]));
}
