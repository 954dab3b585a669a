//! Who sits at the table: people, bots, chance; and what they are called.

use bots::Level;
use game::{BySeat, Flaw, Message, Seat};
use table::{BotLevel, Player, PlayerKind, number_bots};

use crate::output::Output;

/// What one writes for a player who chooses at random, and what that player is called.
const RANDOM: &str = "random";

/// Who plays. Random players and bots are numbered from the second of a kind on, whoever has no name gets one.
pub(super) fn seated(output: &Output, asked: &[String], players: usize) -> Vec<Player> {
    let asked = |index: usize| asked.get(index).map(|name| name.trim()).unwrap_or_default();
    // A bot is written as the screen calls it, too.
    let word = |index: usize| asked(index).to_lowercase();
    let number = |index: usize| (0..=index).filter(|&other| word(other) == word(index)).count();
    let random = |index: usize| match number(index) {
        1 => Player::random(RANDOM),
        n => Player::random(format!("{RANDOM}-{n}")),
    };
    let player = |index: usize| match asked(index) {
        _ if word(index) == RANDOM => random(index),
        "" if players == 1 => Player::person(output.id("terminal-captain")),
        "" => Player::person(output.say(&Message::new("player-n").with("n", index + 1))),
        name => match level(output, &word(index)) {
            Some(level) => Player::nameless_bot(level),
            None => Player::person(name),
        },
    };
    let mut players: Vec<Player> = (0..players).map(player).collect();
    number_bots(&mut players);
    players
}

/// The level of this name, in commands or in the reader's language.
fn level(output: &Output, name: &str) -> Option<BotLevel> {
    let here = |level: &Level| level.name() == name || output.id(level_id(*level)).to_lowercase() == name;
    BotLevel::new(Level::ALL.into_iter().find(here)?.name())
}

/// The name of the word for a level.
fn level_id(level: Level) -> &'static str {
    match level {
        Level::Deckhand => "bot-deckhand",
        Level::Helmsman => "bot-helmsman",
        Level::Navigator => "bot-navigator",
        Level::Admiral => "bot-admiral",
    }
}

/// How well the bots play. A file may name a level that this release does not know.
pub(super) fn levels(players: &[Player]) -> Result<BySeat<Option<Level>>, Flaw> {
    let mut levels = BySeat::default();
    for (seat, player) in Seat::ALL.into_iter().zip(players) {
        if let PlayerKind::Bot(level) = &player.kind {
            let unknown = |_| {
                let known = Level::ALL.map(Level::name).join(", ");
                let reason = Message::new("cli-unknown-bot").with("value", level.name()).with("known", known);
                Flaw::new(format!("players {seat}.level"), reason)
            };
            levels[seat] = Some(level.name().parse::<Level>().map_err(unknown)?);
        }
    }
    Ok(levels)
}

/// What the players are called on the screen: a bot without a name of its own in the reader's language.
pub(crate) fn names(output: &Output, players: &[Player]) -> Vec<String> {
    table::display_names(players, |level| match level.name().parse() {
        Ok(known) => output.id(level_id(known)),
        Err(_) => level.name().to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn output(lang: &str) -> Output {
        Output::from_args(["--lang".to_owned(), lang.to_owned()].into_iter())
    }

    fn seats(asked: &str) -> Vec<Player> {
        let asked: Vec<String> = asked.split(',').map(str::to_owned).collect();
        seated(&output("en"), &asked, asked.len())
    }

    fn bot(name: &str, level: &str) -> Player {
        Player::bot(name, BotLevel::new(level).unwrap())
    }

    #[test]
    fn a_level_is_a_bot_and_any_other_name_a_person() {
        let all = seats("Ada,admiral,random,deckhand");
        let expected = [
            Player::person("Ada"),
            bot("admiral", "admiral"),
            Player::random("random"),
            bot("deckhand", "deckhand"),
        ];
        assert_eq!(all, expected);
        assert_eq!(
            seats("Admiral, admiral ,"),
            [bot("admiral", "admiral"), bot("admiral-2", "admiral"), Player::person("Player 3")],
            "as the screen calls it, too"
        );
        assert_eq!(seats("Admirable"), [Player::person("Admirable")]);
    }

    #[test]
    fn the_second_of_a_kind_has_a_number() {
        let names = |asked: &str| seats(asked).into_iter().map(|player| player.name).collect::<Vec<_>>();
        assert_eq!(
            names("helmsman,random,helmsman,random"),
            ["helmsman", "random", "helmsman-2", "random-2"]
        );
    }

    #[test]
    fn bots_are_called_by_their_rank_in_the_readers_language() {
        let mut players = seats("Ada,admiral,admiral,helmsman");
        players[3].name = "Horatio".to_owned();
        assert_eq!(names(&output("en"), &players), ["Ada", "Admiral", "Admiral 2", "Horatio"]);
        assert_eq!(names(&output("uk"), &players), ["Ada", "Адмірал", "Адмірал 2", "Horatio"]);
    }

    #[test]
    fn an_unknown_level_is_named_with_its_field() {
        let flaw = levels(&[Player::person("Ada"), bot("x", "emperor")]).unwrap_err();
        assert_eq!(flaw.field, "players 2.level");
        assert_eq!(levels(&[bot("x", "navigator")]).unwrap()[Seat::ALL[0]], Some(Level::Navigator));
    }
}
