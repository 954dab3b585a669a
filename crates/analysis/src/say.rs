//! What a report says, as sentences of `locales/`.

use game::{Decimal, Game, Message, Seat};

use crate::{Report, Unit, Worth};

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

/// What a seat can expect: points, or a chance to win.
pub fn say_prospects(unit: Unit, units: i32) -> Message {
    match unit {
        Unit::Chance => Message::new("analysis-chance").with("number", tenths(units)),
        Unit::Points => say_amount(unit, units),
    }
}

/// What so many turns amount to. Points add up; chances to win do not, and are told of an average turn.
pub fn say_sum(unit: Unit, units: i32, turns: u32) -> Message {
    match unit {
        Unit::Chance => {
            let mean = i64::from(units) / i64::from(turns.max(1));
            Message::new("analysis-percent-a-turn").with("number", tenths(mean as i32))
        }
        Unit::Points => say_amount(unit, units),
    }
}

/// A part of what was lost: points, or its share.
pub fn say_part(unit: Unit, part: i32, whole: i32) -> Message {
    match unit {
        Unit::Chance => {
            let whole = i64::from(whole.max(1));
            let share = (100 * i64::from(part) + whole / 2) / whole;
            Message::new("analysis-share").with("number", share)
        }
        Unit::Points => say_amount(unit, part),
    }
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
    /// How many turns the seat had.
    pub fn turns_of(&self, seat: Seat) -> u32 {
        self.turns.iter().filter(|turn| turn.seat == seat).count() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_never_added_up() {
        let said = |message: Message| message.to_string();
        assert_eq!(said(say_sum(Unit::Chance, -24_410, 30)), "analysis-percent-a-turn number=-8.1");
        assert_eq!(said(say_sum(Unit::Chance, 0, 0)), "analysis-percent-a-turn number=0.0");
        assert_eq!(said(say_sum(Unit::Points, -1230, 30)), "analysis-points number=-12.3");
        assert_eq!(said(say_part(Unit::Chance, 12_000, 24_410)), "analysis-share number=49");
        assert_eq!(said(say_part(Unit::Chance, 0, 0)), "analysis-share number=0");
        assert_eq!(said(say_part(Unit::Points, 1200, 2400)), "analysis-points number=12.0");
        assert_eq!(said(say_prospects(Unit::Chance, 5000)), "analysis-chance number=50.0");
    }
}
