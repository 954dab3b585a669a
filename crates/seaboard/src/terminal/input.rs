//! What the player types.

use game::Game;

use crate::output::Output;

/// Something to do that is no move in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Help,
    Look,
    Score,
    Log,
    Why,
    Hint,
    Undo,
    Rewind,
    Resign,
    Save,
    Quit,
}

/// The English word, which every language knows, and the name of the line with the reader's own words.
const WORDS: [(Command, &str, &str); 11] = [
    (Command::Help, "help", "terminal-word-help"),
    (Command::Look, "look", "terminal-word-look"),
    (Command::Score, "score", "terminal-word-score"),
    (Command::Log, "log", "terminal-word-log"),
    (Command::Why, "why", "terminal-word-why"),
    (Command::Hint, "hint", "terminal-word-hint"),
    (Command::Undo, "undo", "terminal-word-undo"),
    (Command::Rewind, "rewind", "terminal-word-rewind"),
    (Command::Resign, "resign", "terminal-word-resign"),
    (Command::Save, "save", "terminal-word-save"),
    (Command::Quit, "quit", "terminal-word-quit"),
];

/// The command on this line, and what follows it.
pub(super) fn command<'a>(output: &Output, line: &'a str) -> Option<(Command, &'a str)> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let word = word.to_lowercase();
    let known = |(_, english, id): &&(Command, &str, &str)| {
        word == *english || output.id(id).split(',').any(|own| own.trim() == word)
    };
    WORDS.iter().find(known).map(|&(command, ..)| (command, rest.trim()))
}

/// The action on this line: a number of the list, or notation. Notation may leave out the word that all choices begin with, and
/// care nothing for capitals.
pub(super) fn action<G: Game>(line: &str, choices: &[G::Action]) -> Option<G::Action> {
    if let Ok(number) = line.parse::<usize>() {
        return choices.get(number.checked_sub(1)?).copied();
    }
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let first = choices.first().map(ToString::to_string).unwrap_or_default();
    let verb = first.split(' ').next().unwrap_or_default();
    let wanted = [line.clone(), format!("{verb} {line}")];
    let all = || (0..G::ACTIONS).filter_map(G::from_index);
    wanted.iter().find_map(|wanted| all().find(|action| action.to_string().to_lowercase() == *wanted))
}

/// What was typed, fit to be printed again.
pub(crate) fn quoted(line: &str) -> String {
    line.chars().filter(|letter| !letter.is_control()).take(40).collect()
}

#[cfg(test)]
mod tests {
    use come_sail_away::{Action, ComeSailAway, Room};

    use super::*;

    fn enter(name: &str) -> Action {
        Action::Enter { room: name.parse::<Room>().unwrap() }
    }

    #[test]
    fn an_action_is_a_number_or_notation() {
        let choices = [enter("a0"), enter("stair")];
        let read = |line| action::<ComeSailAway>(line, &choices);
        assert_eq!(read("2"), Some(enter("stair")));
        assert_eq!(read("enter stair"), Some(enter("stair")));
        assert_eq!(read("Enter  A3"), Some(enter("a3")), "refused by the rules, not here");
        assert_eq!(read("b3"), Some(enter("b3")));
        assert_eq!(read("end"), Some(Action::End));
        for line in ["0", "3", "-1", "99999999999999999999", "enter", "enter z9", "", "hello"] {
            assert_eq!(read(line), None, "{line}");
        }
    }

    #[test]
    fn commands_are_known_in_english_and_in_the_readers_language() {
        let output = |lang: &str| Output::from_args(["--lang".to_owned(), lang.to_owned()].into_iter());
        assert_eq!(command(&output("fr"), "UNDO"), Some((Command::Undo, "")));
        assert_eq!(command(&output("fr"), "annuler"), Some((Command::Undo, "")));
        assert_eq!(command(&output("uk"), "чому  CSA-14"), Some((Command::Why, "CSA-14")));
        assert_eq!(command(&output("en"), "чому"), None);
    }
}
