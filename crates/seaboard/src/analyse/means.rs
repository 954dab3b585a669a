//! Several games: what each player's turns cost on average, and what costs most.

use std::collections::BTreeMap;

use analysis::{Report, Unit, say_amount, say_kind};
use game::{Decimal, Game, Message};

use crate::output::Output;

/// Of a normal distribution, so much lies within so many standard deviations on either side.
const NINETY_FIVE: f64 = 1.96;

/// Figures of each player, by game.
#[derive(Default)]
pub(super) struct Means(BTreeMap<(&'static str, String), Figures>);

/// One player's figures, one number for each game that was played.
struct Figures {
    unit: Unit,
    accuracy: Vec<f64>,
    regret: Vec<f64>,
    luck: Vec<f64>,
    kinds: BTreeMap<String, (Message, Vec<f64>)>,
}

impl Means {
    /// One more game.
    pub(super) fn add<G: Game>(&mut self, players: &[String], report: &Report) {
        for seat in &report.seats {
            let Some(name) = players.get(seat.seat.index()) else { continue };
            let figures = self.0.entry((G::ID, name.clone())).or_insert_with(|| Figures {
                unit: report.unit,
                accuracy: Vec::new(),
                regret: Vec::new(),
                luck: Vec::new(),
                kinds: BTreeMap::new(),
            });
            figures.accuracy.extend(seat.accuracy.map(|accuracy| f64::from(accuracy) / 10.0));
            let games = figures.regret.len();
            // Chances to win do not add up: they are told of an average turn.
            let turns = match report.unit {
                Unit::Chance => f64::from(report.turns_of(seat.seat).max(1)),
                Unit::Points => 1.0,
            };
            figures.regret.push(f64::from(seat.regret) / turns);
            figures.luck.push(f64::from(seat.luck) / turns);
            for lost in &seat.kinds {
                let new = || (say_kind(&lost.kind), vec![0.0; games]);
                figures
                    .kinds
                    .entry(lost.kind.clone())
                    .or_insert_with(new)
                    .1
                    .push(f64::from(lost.regret) / turns);
            }
            // Games in which such decisions cost nothing count too.
            figures.kinds.values_mut().for_each(|(_, costs)| costs.resize(games + 1, 0.0));
        }
    }

    /// Everybody's means, with 95 % intervals.
    pub(super) fn say(&self, output: &Output) -> String {
        let mut lines = Vec::new();
        for ((game, name), figures) in &self.0 {
            lines.push(String::new());
            lines.extend(figures.say(output, game, name));
        }
        lines.join("\n") + "\n"
    }
}

impl Figures {
    fn say(&self, output: &Output, game: &str, name: &str) -> Vec<String> {
        let (accuracy, accuracy_off) = mean(&self.accuracy);
        let head = Message::new("terminal-analysis-means")
            .with("name", name)
            .with("game", game)
            .with("games", self.regret.len())
            .with("accuracy", Decimal::rounded(accuracy, 1))
            .with("off", Decimal::rounded(accuracy_off, 1));
        let mut lines = vec![output.say(&head)];
        let mut each = |what: Message, numbers: &[f64]| {
            let (mean, off) = mean(numbers);
            let id = match self.unit {
                Unit::Chance => "terminal-analysis-mean-of-a-turn",
                Unit::Points => "terminal-analysis-mean",
            };
            let said = Message::new(id).with("what", what);
            let said = said.with("mean", say_amount(self.unit, mean.round() as i32));
            lines.push(format!(
                "   {}",
                output.say(&said.with("off", say_amount(self.unit, off.round() as i32)))
            ));
        };
        each(Message::new("terminal-analysis-mean-luck"), &self.luck);
        each(Message::new("terminal-analysis-mean-regret"), &self.regret);
        let mut kinds: Vec<&(Message, Vec<f64>)> = self.kinds.values().collect();
        kinds.sort_by(|one, other| mean(&other.1).0.total_cmp(&mean(&one.1).0));
        kinds.into_iter().for_each(|(what, costs)| each(what.clone(), costs));
        lines
    }
}

/// The mean, and how far from it the truth may be with 95 % confidence.
fn mean(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean) * (number - mean)).sum();
    (mean, NINETY_FIVE * (squares / (count - 1.0).max(1.0) / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_has_an_interval() {
        let (middle, off) = mean(&[1.0, 2.0, 3.0]);
        assert_eq!(middle, 2.0);
        assert!((off - 1.96 / 3f64.sqrt()).abs() < 1e-9, "{off}");
        assert_eq!(mean(&[]), (0.0, 0.0));
    }
}
