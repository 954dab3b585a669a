//! Who is meant by the name of a bot in `--bots`.

use std::path::{Path, PathBuf};

use bots::{BadWeights, Budget, Contestant, Evaluation, Level, Mind, Net, Skill};
use game::Message;

use crate::output::{Failure, in_file, read_bytes};

/// A bot, by its name: a level or chance; then, each after a colon, how it is to differ (`admiral:thumb`, `admiral:rounds=2`,
/// `admiral:weights=FILE`); and how much it tries, where it tries anything (`admiral@200`, `admiral@50ms`).
pub(crate) enum NamedBot {
    Random,
    Bot { skill: Skill, net: Option<Box<Net>> },
}

impl NamedBot {
    pub(crate) fn new<G: Mind>(game: &G, name: &str) -> Result<NamedBot, Failure> {
        if name == "random" {
            return Ok(NamedBot::Random);
        }
        let unknown = || Message::new("cli-unknown-bot").with("value", name).with("known", known());
        let (rest, budget) = split_budget(name);
        let mut words = rest.split(':');
        let level: Level = words.next().unwrap_or_default().parse().map_err(|_| unknown())?;
        let mut skill = game.skill(level);
        let mut net = None;
        for word in words {
            match word.strip_prefix(WEIGHTS) {
                Some(path) => net = Some(Box::new(net_in::<G>(Path::new(path))?)),
                None => differ(&mut skill, word).ok_or_else(unknown)?,
            }
        }
        match (&mut skill.search, budget) {
            (Some(search), Some(text)) => search.budget = budget_of(text).ok_or_else(unknown)?,
            (None, Some(_)) => return Err(unknown().into()),
            (_, None) => {}
        }
        Ok(NamedBot::Bot { skill, net })
    }

    pub(crate) fn all<G: Mind>(game: &G, names: &[String]) -> Result<Vec<NamedBot>, Failure> {
        names.iter().map(|name| NamedBot::new(game, name)).collect()
    }

    /// With its own weights, or else with these.
    pub(crate) fn with<'n>(&'n self, weights: &'n Net) -> Contestant<'n> {
        match self {
            NamedBot::Random => Contestant::Random,
            NamedBot::Bot { skill, net } => Contestant::Bot(*skill, net.as_deref().unwrap_or(weights)),
        }
    }
}

/// What names a file of weights.
const WEIGHTS: &str = "weights=";

/// The names one can play under.
pub(crate) fn known() -> String {
    let levels = Level::ALL.map(Level::name);
    [&levels[..], &["random"]].concat().join(", ")
}

/// The files of weights that a name tells of.
pub(crate) fn weight_files(name: &str) -> impl Iterator<Item = PathBuf> {
    split_budget(name).0.split(':').filter_map(|word| word.strip_prefix(WEIGHTS)).map(PathBuf::from)
}

/// The weights in a file.
pub(crate) fn net_in<G: Mind>(path: &Path) -> Result<Net, Failure> {
    let file = read_bytes(path)?;
    let wrong = |_: BadWeights| in_file(path, Message::new("no-weights").with("game", G::ID));
    Ok(Net::read(&file, G::FEATURES, G::STAGES).map_err(wrong)?.0)
}

/// The name without its budget, and the budget.
fn split_budget(name: &str) -> (&str, Option<&str>) {
    // There may be an @ in the name of a file.
    match name.rsplit_once('@') {
        Some((rest, budget)) if budget_of(budget).is_some() => (rest, Some(budget)),
        _ => (name, None),
    }
}

/// Makes a bot differ from its level as a word says, if it can.
fn differ(skill: &mut Skill, word: &str) -> Option<()> {
    if word == "thumb" {
        skill.evaluation = Evaluation::Promise;
        return Some(());
    }
    let (what, number) = word.split_once('=')?;
    let number: u32 = number.parse().ok().filter(|&number| (1..=MOST).contains(&number))?;
    let search = skill.search.as_mut()?;
    match what {
        "candidates" => search.candidates = number as usize,
        "rounds" => search.rounds = number,
        "width" => search.width = number as usize,
        _ => return None,
    }
    Some(())
}

/// The greatest number in a name, budgets aside.
const MOST: u32 = 1000;

fn budget_of(text: &str) -> Option<Budget> {
    let (number, budget): (&str, fn(u32) -> Budget) = match text.strip_suffix("ms") {
        Some(time) => (time, Budget::Milliseconds),
        None => (text, Budget::Iterations),
    };
    number.parse().ok().filter(|&number| number > 0).map(budget)
}

#[cfg(test)]
mod tests {
    use super::*;
    use come_sail_away::ComeSailAway;
    use game::{Game, Parts};

    fn skill(name: &str) -> Option<Skill> {
        let game = ComeSailAway::new(Default::default(), Parts::BuiltIn).ok()?;
        match NamedBot::new(&game, name).ok()? {
            NamedBot::Bot { skill, .. } => Some(skill),
            NamedBot::Random => None,
        }
    }

    #[test]
    fn a_name_says_how_a_bot_differs_from_its_level() {
        let admiral = skill("admiral").unwrap();
        let other = skill("admiral:thumb:rounds=3:candidates=7:width=2@50ms").unwrap();
        let search = bots::Search {
            rounds: 3,
            candidates: 7,
            width: 2,
            budget: Budget::Milliseconds(50),
            ..admiral.search.unwrap()
        };
        assert_eq!(other, Skill { evaluation: Evaluation::Promise, search: Some(search), ..admiral });
    }

    #[test]
    fn names_that_say_nothing_are_refused() {
        for name in [
            "captain",
            "admiral:",
            "admiral:depth=3",
            "admiral:rounds=0",
            "admiral@0",
            "navigator@5",
            "navigator:rounds=2",
        ] {
            assert_eq!(skill(name), None, "{name}");
        }
    }

    #[test]
    fn a_file_of_weights_may_have_an_at_sign_in_its_name() {
        let files: Vec<PathBuf> = weight_files("admiral:weights=a@b.weights@20ms").collect();
        assert_eq!(files, [PathBuf::from("a@b.weights")]);
    }
}
