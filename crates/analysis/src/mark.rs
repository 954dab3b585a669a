//! Turns that mattered.

use game::Message;
use serde::{Deserialize, Serialize};

use crate::Unit;
use crate::exp::exp;

/// What a turn is called that mattered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Clearly the best, and not what the greedy level would have done.
    Good,
    /// Some was lost.
    Inaccuracy,
    /// Much.
    Mistake,
    /// Very much.
    Blunder,
}

impl Mark {
    /// All of them, as they are counted.
    pub const ALL: [Mark; 4] = [Mark::Good, Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// The name in reports and sentences.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Good => "good",
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        }
    }

    /// What it is called, as a sentence has it.
    pub fn say(self) -> Message {
        let mark = self.name();
        Message::new(format!("analysis-mark-{mark}"))
    }

    /// From which regret on: hundredths of a percent, alone of a point.
    pub(crate) const fn threshold(self, unit: Unit) -> i32 {
        match (self, unit) {
            (Mark::Good | Mark::Inaccuracy, Unit::Chance) => 500,
            (Mark::Mistake, Unit::Chance) => 1000,
            (Mark::Blunder, Unit::Chance) => 1500,
            (Mark::Good | Mark::Inaccuracy, Unit::Points) => 100,
            (Mark::Mistake, Unit::Points) => 250,
            (Mark::Blunder, Unit::Points) => 500,
        }
    }

    /// What a regret is called, where it exceeds the threshold by twice its standard error.
    pub(crate) fn of_regret(unit: Unit, regret: i32, error: i32) -> Option<Mark> {
        let beyond = |mark: &Mark| regret >= mark.threshold(unit) + 2 * error;
        [Mark::Blunder, Mark::Mistake, Mark::Inaccuracy].into_iter().find(beyond)
    }
}

/// How accurate a turn was, in tenths of a percent: the curve that lichess has published, over points of percentage of the
/// chance to win; alone a point counts as eight of them.
pub fn accuracy(unit: Unit, regret: i32) -> i32 {
    let lost = match unit {
        Unit::Chance => f64::from(regret) / 100.0,
        Unit::Points => 8.0 * f64::from(regret) / 100.0,
    };
    let percent = 103.1668 * exp(-0.04354 * lost) - 3.1669;
    (10.0 * percent.clamp(0.0, 100.0) + 0.5) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_regret_has_a_name_only_beyond_its_uncertainty() {
        let mark = |regret, error| Mark::of_regret(Unit::Chance, regret, error);
        assert_eq!(mark(499, 0), None);
        assert_eq!(mark(500, 0), Some(Mark::Inaccuracy));
        assert_eq!(mark(1000, 0), Some(Mark::Mistake));
        assert_eq!(mark(1000, 1), Some(Mark::Inaccuracy));
        assert_eq!(mark(9000, 3000), Some(Mark::Blunder));
        assert_eq!(mark(2000, 800), None);
        assert_eq!(Mark::of_regret(Unit::Points, 500, 100), Some(Mark::Mistake));
    }

    #[test]
    fn accuracy_falls_from_all_to_nothing() {
        assert_eq!(accuracy(Unit::Chance, 0), 1000);
        assert_eq!(accuracy(Unit::Chance, 10_000), 0);
        assert_eq!(accuracy(Unit::Points, 125), accuracy(Unit::Chance, 1000));
        assert!((0..100).map(|n| accuracy(Unit::Chance, 100 * n)).is_sorted_by(|more, less| more >= less));
        assert_eq!(accuracy(Unit::Chance, 1000), 636);
    }
}
