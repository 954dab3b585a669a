//! What is on the wire: every message as it is written, and what is refused.

#![cfg(test)]

use protocol::api::{ChangeMe, NewSession, NewTable, Sit};
use protocol::{BadMessage, ClientMessage, Mark, Preset, ServerMessage, limits};
use serde_json::Value;

/// One message of every kind, as it is written: changing a byte of it changes the protocol.
const WIRE: &str = include_str!("../wire.jsonl");

fn lines(sign: &str) -> impl Iterator<Item = &'static str> {
    WIRE.lines().filter_map(move |line| line.strip_prefix(sign))
}

#[test]
fn messages_are_written_as_they_are_kept() {
    for line in lines("> ") {
        let message = ClientMessage::from_text(line).unwrap_or_else(|bad| panic!("{bad}: {line}"));
        assert_eq!(message.to_text(), line);
    }
    for line in lines("< ") {
        let message = ServerMessage::from_text(line).unwrap_or_else(|bad| panic!("{bad}: {line}"));
        assert_eq!(message.to_text(), line);
    }
}

#[test]
fn there_is_one_of_every_kind() {
    let kinds = |sign| lines(sign).map(|line| serde_json::from_str::<Value>(line).unwrap()["t"].clone());
    for kind in ClientMessage::KINDS {
        assert!(kinds("> ").any(|known| known == *kind), "no line of the kind {kind}");
    }
    for kind in ServerMessage::KINDS {
        assert!(kinds("< ").any(|known| known == *kind), "no line of the kind {kind}");
    }
}

#[test]
fn what_is_not_known_is_ignored_and_another_order_is_the_same() {
    let text = r#"{"n":7,"colour":{"of":["the","sea"]},"t":"ping"}"#;
    let message = ClientMessage::from_text(text).unwrap();
    assert_eq!(message.to_text(), r#"{"t":"ping","n":7}"#);
}

#[test]
fn what_is_no_message_is_refused_by_its_fault() {
    let no = |text: &str| ClientMessage::from_text(text).unwrap_err();
    for text in
        ["", "7", "[]", "{}", "{\"t\":7}", "{\"t\":\"ping\"", "null", "{\"t\":\"ping\",\"t\":\"ping\"}"]
    {
        assert_eq!(no(text), BadMessage::Shape, "{text}");
    }
    assert_eq!(no(r#"{"t":"swim"}"#), BadMessage::Kind("swim".to_owned()));
    let long = format!(r#"{{"t":"{}"}}"#, "é".repeat(3000));
    assert_eq!(no(&long), BadMessage::Kind("é".repeat(40)));
    for (text, names) in [
        (r#"{"t":"ping"}"#, "missing field `n`"),
        (r#"{"t":"ping","n":-1}"#, "invalid value"),
        (r#"{"t":"do","table":"short","own":0,"turned":0,"act":"end"}"#, "table id"),
        (r#"{"t":"gift","table":"k3v9q2m7x1ab","seat":9}"#, "seat"),
        (r#"{"t":"say","table":"k3v9q2m7x1ab","id":1,"said":{"preset":"boo"}}"#, "boo"),
        (r#"{"t":"claim","table":"k3v9q2m7x1ab","seat":1,"for":"gold"}"#, "gold"),
        (r#"{"t":"watch","table":"k3v9q2m7x1ab","have":{"n":1,"mark":"+1"}}"#, "mark"),
    ] {
        match no(text) {
            BadMessage::Body { detail, .. } => assert!(detail.contains(names), "{text}: {detail}"),
            other => panic!("{text}: {other}"),
        }
    }
}

#[test]
fn every_prefix_of_every_message_is_refused_without_a_panic() {
    for line in lines("> ") {
        for end in (0..line.len()).filter(|&end| line.is_char_boundary(end)) {
            assert!(ClientMessage::from_text(&line[..end]).is_err(), "{}", &line[..end]);
        }
    }
}

#[test]
fn a_mark_follows_from_all_moments_in_their_order() {
    let (one, two) = (r#"{"e":[]}"#, r#"{"a":[1,"end"],"e":[]}"#);
    let both = Mark::NONE.then(one).then(two);
    assert_ne!(both, Mark::NONE.then(two).then(one));
    assert_ne!(both, Mark::NONE.then(one));
    assert_eq!(both.to_string().parse(), Ok(both));
    // FNV-1a of 64 bits, as anybody can reckon it.
    assert_eq!(Mark::NONE.to_string(), "cbf29ce484222325");
    assert_eq!(Mark::NONE.then("a").to_string(), "af63dc4c8601ec8c");
}

#[test]
fn bodies_of_requests_are_checked() {
    let table = r#"{"game":"on-board","options":{},"seats":["me","open",{"bot":"admiral"}],"settings":{"pace":{"live":{"bank":300,"gain":15}}}}"#;
    let read: NewTable = serde_json::from_str(table).unwrap();
    assert_eq!(read.seats.len(), 3);
    assert!(!read.settings.chat && !read.settings.hints);
    for wrong in
        [table.replace("me", "we"), table.replace("\"options\"", "\"colour\""), table.replace("gain", "pain")]
    {
        assert!(serde_json::from_str::<NewTable>(&wrong).is_err(), "{wrong}");
    }
    assert!(serde_json::from_str::<NewSession>(r#"{"name":"Ada","lang":"en"}"#).is_ok());
    assert!(serde_json::from_str::<NewSession>(r#"{"name":"A\u202eda","lang":"en"}"#).is_err());
    assert!(serde_json::from_str::<ChangeMe>(r#"{"name":"","lang":"en"}"#).is_err());
    assert!(serde_json::from_str::<Sit>(r#"{"salt":"00"}"#).is_err());
}

#[test]
fn signs_come_after_sentences() {
    assert_eq!(Preset::ALL.iter().filter(|preset| preset.is_sign()).count(), 6);
    assert!(Preset::ALL.is_sorted_by_key(|preset| preset.is_sign()));
}

#[test]
fn no_message_that_fits_its_limits_is_too_long() {
    let text = "\u{10ffff}".repeat(limits::CHAT_LETTERS);
    let line = format!(r#"{{"t":"say","table":"k3v9q2m7x1ab","id":4294967295,"said":{{"text":"{text}"}}}}"#);
    assert!(line.len() < limits::MESSAGE_BYTES);
    assert!(ClientMessage::from_text(&line).is_ok());
}
