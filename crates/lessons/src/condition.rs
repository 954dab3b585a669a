//! Whether an idea was done: something that must be true of the learner's view, which is looked at as JSON.

use std::fmt;
use std::str::FromStr;

use game::{ParseError, serde_as_text};
use serde_json::Value;

/// `PATH TEST VALUE`: a JSON pointer into the view, how it is compared, and with which JSON.
///
/// | test | is true where |
/// |---|---|
/// | `=`, `!=` | what is there is that value, or is not |
/// | `>=`, `<=` | what is there is a number of at least, or at most, so much |
/// | `has`, `lacks` | the list there has, or lacks, an item that fits the value: an object fits where it has these fields |
#[derive(Clone, Debug, PartialEq)]
pub struct Condition {
    path: String,
    test: Test,
    value: Value,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Test {
    Is,
    IsNot,
    AtLeast,
    AtMost,
    Has,
    Lacks,
}

impl Test {
    const ALL: [Test; 6] = [Test::Is, Test::IsNot, Test::AtLeast, Test::AtMost, Test::Has, Test::Lacks];

    const fn sign(self) -> &'static str {
        match self {
            Test::Is => "=",
            Test::IsNot => "!=",
            Test::AtLeast => ">=",
            Test::AtMost => "<=",
            Test::Has => "has",
            Test::Lacks => "lacks",
        }
    }
}

impl Condition {
    /// Whether it is true of this view. What is not there has, lacks and equals nothing.
    pub fn holds(&self, view: &Value) -> bool {
        let Some(found) = view.pointer(&self.path) else { return false };
        match self.test {
            Test::Is => *found == self.value,
            Test::IsNot => *found != self.value,
            Test::AtLeast => numbers(found, &self.value).is_some_and(|(found, wanted)| found >= wanted),
            Test::AtMost => numbers(found, &self.value).is_some_and(|(found, wanted)| found <= wanted),
            Test::Has => found.as_array().is_some_and(|list| list.iter().any(|item| fits(item, &self.value))),
            Test::Lacks => {
                found.as_array().is_some_and(|list| !list.iter().any(|item| fits(item, &self.value)))
            }
        }
    }
}

fn numbers(found: &Value, wanted: &Value) -> Option<(i64, i64)> {
    found.as_i64().zip(wanted.as_i64())
}

fn fits(item: &Value, wanted: &Value) -> bool {
    match (item, wanted) {
        (Value::Object(item), Value::Object(wanted)) => {
            wanted.iter().all(|(name, wanted)| item.get(name).is_some_and(|value| fits(value, wanted)))
        }
        _ => item == wanted,
    }
}

impl FromStr for Condition {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Condition, ParseError> {
        let wrong = || ParseError::of("condition (PATH TEST VALUE)");
        let (path, rest) = text.split_once(' ').ok_or_else(wrong)?;
        let (sign, value) = rest.split_once(' ').ok_or_else(wrong)?;
        let test = Test::ALL.into_iter().find(|test| test.sign() == sign).ok_or_else(wrong)?;
        let value = serde_json::from_str(value).map_err(|_| wrong())?;
        if !path.starts_with('/') {
            return Err(wrong());
        }
        Ok(Condition { path: path.to_owned(), test, value })
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.path, self.test.sign(), self.value)
    }
}

serde_as_text!(Condition);

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(condition: &str, expected: bool) {
        let view = serde_json::json!({
            "gold": 2,
            "hand": [4, 5],
            "ships": [{"space": "c1", "ship": {"value": 4, "burning": false}}],
            "chosen": null,
        });
        let condition: Condition = condition.parse().unwrap();
        assert_eq!(condition.holds(&view), expected, "{condition}");
    }

    #[test]
    fn a_view_is_compared_by_its_paths() {
        check("/gold = 2", true);
        check("/gold != 2", false);
        check("/gold >= 2", true);
        check("/gold >= 3", false);
        check("/gold <= 1", false);
        check("/chosen = null", true);
        check("/hand/1 = 5", true);
        check("/hand has 5", true);
        check("/hand lacks 5", false);
        check(r#"/ships has {"space": "c1"}"#, true);
        check(r#"/ships has {"ship": {"value": 4}}"#, true);
        check(r#"/ships has {"space": "c1", "ship": {"value": 5}}"#, false);
        check(r#"/ships lacks {"space": "d1"}"#, true);
    }

    #[test]
    fn what_is_not_there_makes_no_condition_true() {
        for condition in ["/silver = 2", "/silver != 2", "/silver has 2", "/silver lacks 2", "/hand >= 1"] {
            check(condition, false);
        }
    }

    #[test]
    fn a_condition_is_written_as_it_is_read() {
        let text = r#"/ships has {"space":"c1"}"#;
        assert_eq!(text.parse::<Condition>().unwrap().to_string(), text);
        for wrong in ["", "/gold", "/gold =", "/gold = two", "/gold is 2", "gold = 2"] {
            assert!(wrong.parse::<Condition>().is_err(), "{wrong}");
        }
    }
}
