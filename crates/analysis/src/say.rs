//! What a report says, as sentences of `locales/`.

use game::{Decimal, Game, Message};

use crate::{Judgement, Report, TurnReport, Unit, Worth};

/// What a kind of decision is called.
pub fn say_kind(kind: &str) -> Message {
    Message::new(format!("analysis-kind-{kind}"))
}

/// A number of the report's unit in words: points, or points of percentage.
pub fn say_amount(unit: Unit, units: i32) -> Message {
    let id = match unit {
        Unit::Chance => "analysis-percent",
        Unit::Points => "analysis-points",
    };
    Message::new(id).with("number", tenths(units))
}

/// Hundredths, to be read: with one digit behind the point.
pub fn tenths(hundredths: i32) -> Decimal {
    Decimal::new(i64::from(hundredths + 5 * hundredths.signum()) / 10, 1)
}

/// What a level of bots is called, or whoever chooses at random.
pub fn say_level(level: &str) -> Message {
    match level {
        "random" => Message::new("analysis-level-random"),
        level => Message::new(format!("bot-{level}")),
    }
}

impl Unit {
    /// In what this game is counted.
    pub fn for_game<G: Game>(game: &G) -> Unit {
        if game.player_count() == 1 { Unit::Points } else { Unit::Chance }
    }

    /// What of a worth counts.
    pub fn of(self, worth: Worth) -> i32 {
        match self {
            Unit::Chance => worth.chance,
            Unit::Points => worth.points,
        }
    }
}

impl Report {
    /// The turns that mattered and have words, in the order of the game, each with its place among all: so many for each seat at
    /// most, the most expensive ones, and good ones after them.
    pub fn mattered(&self, most: usize) -> Vec<(usize, &TurnReport, &Judgement)> {
        let mut turns: Vec<(usize, &TurnReport, &Judgement)> = self
            .turns
            .iter()
            .enumerate()
            .filter_map(|(place, turn)| turn.judgement.as_ref().map(|judgement| (place, turn, judgement)))
            .filter(|(_, _, judgement)| judgement.mark.is_some() && !judgement.played.words.is_empty())
            .collect();
        turns.sort_by_key(|(_, _, judgement)| -judgement.regret);
        turns.truncate(most * self.seats.len().max(1));
        turns.sort_by_key(|&(place, ..)| place);
        turns
    }
}
