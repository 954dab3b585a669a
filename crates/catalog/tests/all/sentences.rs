//! Why a program's action is not played is said in every language.

use catalog::{ActionError, StepError};
use game::{Message, Refusal, Rule};
use phrases::{Lang, Phrasebook};

#[track_caller]
fn check(message: &Message, told: [&str; 2]) {
    for lang in Lang::ALL {
        let book = Phrasebook::new(lang);
        let sentence = book.say(message, &[]);
        assert!(book.has(&message.id) && !sentence.contains("{$"), "{lang}: {sentence}");
        for value in told {
            assert!(sentence.contains(value), "{lang}: {sentence} lacks {value}");
        }
    }
}

#[test]
fn reasons_against_an_action_are_said() {
    check(&ActionError::NoSuchAction { index: 9999, count: 71 }.message(), ["9999", "70"]);
    check(&ActionError::Refused(Refusal(Rule::new("CSA", 14))).message(), ["CSA", "14"]);
}

#[test]
fn reasons_against_a_step_are_said() {
    check(&StepError::Length { array: "observations", length: 4096 }.message(), ["observations", "4096"]);
    check(&StepError::Illegal { slot: 17, action: -1 }.message(), ["17", "-1"]);
}
