//! Games from options that another program names.

use game::{Flaw, Game, Message, Parts};
use serde_json::{Map, Value};

use crate::{AnyGame, GameId};

impl AnyGame {
    /// The game with these options, written as in a table's file; those that are not named are as a beginner would play. What is
    /// wrong names the option. Without a version of the rules, it is played by the newest.
    pub fn from_options(
        id: GameId,
        rules: Option<u32>,
        options: Map<String, Value>,
        parts: Parts<'_>,
    ) -> Result<AnyGame, Flaw> {
        with_game_type!(id, G => {
            let options = options_with::<G>(options)?;
            G::with_rules(rules.unwrap_or(<G as Game>::RULES_VERSION), options, parts).map(AnyGame::from)
        })
    }

    /// The options of the game, all of them.
    pub fn options(&self) -> Value {
        with_game!(self, game => written(game.options()))
    }
}

fn written(options: &impl serde::Serialize) -> Value {
    serde_json::to_value(options).unwrap_or(Value::Null)
}

/// The options with these changes. They are made one after the other, so that the first that does not fit can be named.
pub fn options_with<G: Game<Options: Default>>(changes: Map<String, Value>) -> Result<G::Options, Flaw> {
    let mut options = G::Options::default();
    let mut all = written(&options);
    let known = all.as_object().map_or(Vec::new(), |fields| fields.keys().cloned().collect());
    for (name, value) in changes {
        let flaw = |reason: Message| Flaw::new(name.clone(), reason.with("value", short(&value)));
        let Some(field) = all.get_mut(&name) else {
            let reason = Message::new("flaw-option-unknown").with("known", known.join(", "));
            return Err(flaw(reason));
        };
        *field = value.clone();
        options = serde_json::from_value(all.clone())
            .map_err(|error| flaw(Message::new("flaw-option-value").with("detail", error.to_string())))?;
    }
    Ok(options)
}

/// No more of a value than fits into a sentence.
fn short(value: &Value) -> String {
    let text = value.to_string();
    let mut shown: String = text.chars().take(60).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn made(id: &str, options: Value) -> Result<Value, Flaw> {
        let id = id.parse().unwrap();
        let Value::Object(options) = options else { unreachable!() };
        AnyGame::from_options(id, None, options, Parts::BuiltIn).map(|game| game.options())
    }

    #[test]
    fn options_that_are_not_named_are_a_beginners() {
        let options = made("come-sail-away", json!({ "players": 3, "hands": "open" })).unwrap();
        let rest = json!({ "facilities": [1, 2, 3, 4, 5], "arrangement": "recommended", "players": 3, "hands": "open" });
        assert_eq!(options, rest);
        assert_eq!(made("pirates-under-fire", json!({})).unwrap(), json!({}));
    }

    #[test]
    fn what_is_wrong_with_options_names_the_option() {
        let field = |id, options| made(id, options).unwrap_err().field;
        assert_eq!(field("on-board", json!({ "captains": true, "sails": 3 })), "sails");
        assert_eq!(field("on-board", json!({ "captains": "perhaps" })), "captains");
        assert_eq!(field("come-sail-away", json!({ "players": 7 })), "players");
        assert_eq!(field("come-sail-away", json!({ "facilities": [1, 1] })), "facilities");
    }
}
