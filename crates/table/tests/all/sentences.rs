//! What the table has to say is said in every language.

use std::collections::BTreeSet;

use game::{Message, Seat};
use phrases::{Lang, Phrasebook};
use table::{EntryError, Forfeit, UndoError};

/// The sentence is there, and nothing that goes into it is missing or left over.
#[track_caller]
fn check(message: &Message) {
    for lang in Lang::ALL {
        let book = Phrasebook::new(lang);
        assert!(book.has(&message.id), "{lang}: {message}");
        let sentence = book.say(message, &[]);
        assert!(!sentence.contains("{$"), "{lang}: {sentence}");
        for (name, _) in &message.args {
            assert!(sentence.contains(&format!("<{name}>")), "{lang}: {sentence} lacks {name}");
        }
        assert!(!sentence.ends_with('.') && !sentence.starts_with(char::is_uppercase), "{lang}: {sentence}");
    }
}

/// A message of this name with these things in it.
#[track_caller]
fn check_id(id: &'static str, args: &[&'static str]) {
    check(&args.iter().fold(Message::new(id), |message, &arg| message.with(arg, format!("<{arg}>"))));
}

#[test]
fn reasons_against_an_undo_are_said() {
    for reason in [
        UndoError::Nothing,
        UndoError::Revealed,
        UndoError::Bound,
        UndoError::NotPractice,
        UndoError::Forfeited,
    ] {
        check(&reason.message());
    }
}

#[test]
fn reasons_against_an_entry_are_said() {
    check_id("act-against", &["rule"]);
    for reason in [EntryError::Over, EntryError::Forfeited] {
        check(&reason.message());
    }
    let nobody = EntryError::NoSuchSeat(Seat::ALL[2]).message();
    assert_eq!(Phrasebook::new(Lang::En).say(&nobody, &[]), "nobody has seat 3");
}

#[test]
fn who_loses_before_the_end_is_called_by_name() {
    for forfeit in [Forfeit::Resigned(Seat::ALL[1]), Forfeit::TimedOut(Seat::ALL[1])] {
        for lang in Lang::ALL {
            let sentence =
                Phrasebook::new(lang).say(&forfeit.message(), &["Ada".to_owned(), "Grace".to_owned()]);
            assert!(sentence.starts_with("Grace") && sentence.ends_with('.'), "{lang}: {sentence}");
        }
    }
}

#[test]
fn errors_in_files_are_said() {
    let said: &[(&str, &[&str])] = &[
        ("file-error", &["line", "reason"]),
        ("file-not-seaboard", &[]),
        ("file-no-entries", &[]),
        ("file-format", &["value", "expected"]),
        ("file-header", &["detail"]),
        ("file-game", &["value", "expected"]),
        ("file-rules", &["value", "expected"]),
        ("file-chance", &["value"]),
        ("file-proof", &["value"]),
        ("file-too-large", &["megabytes"]),
        ("file-fingerprint", &["value", "expected"]),
        ("file-entry", &["value"]),
        ("file-seat", &["value"]),
        ("file-refused", &["value", "rule"]),
        ("flaw-name", &["longest"]),
        ("flaw-count", &["expected", "value"]),
        ("flaw-unwritten", &["detail"]),
    ];
    for (id, args) in said {
        check_id(id, args);
    }
    // The list is whole, and no longer than that: these are the names of sentences in the source.
    let source = concat!(
        include_str!("../../src/file.rs"),
        include_str!("../../src/game_setup.rs"),
        include_str!("../../src/player.rs"),
        include_str!("../../src/proof.rs"),
        include_str!("../../src/error.rs"),
        include_str!("../../src/table.rs")
    );
    let quoted = source.split('"').skip(1).step_by(2);
    let used: BTreeSet<&str> =
        quoted.filter(|text| text.starts_with("file-") || text.starts_with("flaw-")).collect();
    assert_eq!(used, said.iter().map(|(id, _)| *id).collect());
}
