//! Why a program's action is not played is said in every language.

use catalog::{ActionError, StepError};
use game::{Message, Refusal, Rule};
use phrases::{Lang, Phrasebook};

#[track_caller]
fn check(message: &Message) {
    for lang in Lang::ALL {
        let book = Phrasebook::new(lang);
        let sentence = book.say(message, &[]);
        assert!(book.has(&message.id) && !sentence.contains("{$"), "{lang}: {sentence}");
        for (name, value) in &message.args {
            assert!(sentence.contains(&value.to_string()), "{lang}: {sentence} lacks {name}");
        }
    }
}

#[test]
fn reasons_against_an_action_are_said() {
    check(&ActionError::NoSuchAction { index: 9999, count: 71 }.message());
    check(&ActionError::Refused(Refusal(Rule::new("CSA", 14))).message());
}

#[test]
fn reasons_against_a_step_are_said() {
    check(&StepError::Length { array: "observations", length: 4096 }.message());
    check(&StepError::Illegal { slot: 17, action: -1 }.message());
}
