//! Commands that are no moves: help, looking around, taking back, saving.

use std::path::PathBuf;
use std::process::ExitCode;

use bots::Advise;
use game::{Message, QuickChance, Refusal, Seat};
use table::{EntryError, UndoError};

use super::draw::{Draw, explanations};
use super::input::{Command, action, command, quoted};
use super::save_file::SaveFile;
use super::session::{Next, Session, listed};

/// So many lines of the log are shown.
const LOG: usize = 40;

/// A sentence with an example of this game: a rule and an action, whole and without its first word.
fn exemplified<G: Draw>(id: &'static str) -> Message {
    let example = G::example();
    let short = example.split_once(' ').map_or(example.as_str(), |(_, short)| short).to_owned();
    Message::new(id).with("book", G::BOOK).with("example", example).with("short", short)
}

impl<G: Draw + Advise> Session<'_, G> {
    pub(super) fn carry_out(&mut self, seat: Seat, command: Command, rest: &str) -> Next {
        match command {
            Command::Help => self.help(),
            Command::Look => self.look(seat, rest),
            Command::Score => {
                let picture = self.picture(seat);
                self.screen.sheet(&*picture.game, &picture.view);
            }
            Command::Log => self.log(seat),
            Command::Why => self.why(seat, rest),
            Command::Hint => self.hint(seat),
            Command::Undo | Command::Rewind => return self.go_back(seat, command),
            Command::Resign => return self.resign(seat),
            Command::Save => {
                let file = (!rest.is_empty()).then(|| PathBuf::from(rest));
                self.save(|own| file.map_or_else(|| own.save(), |file| own.save_as(file)));
            }
            Command::Quit => {
                self.clear_secrets();
                if self.save(SaveFile::save) {
                    return Next::Leave(ExitCode::SUCCESS);
                }
            }
        }
        Next::Ask
    }

    /// How to play in the terminal, then what there is to say of the game.
    fn help(&self) {
        self.screen.tell(&self.screen.say(&exemplified::<G>("terminal-help")));
        for text in explanations::<G>().iter().filter(|text| self.screen.output.book.has(text)) {
            self.screen.print("");
            self.screen.tell(&self.screen.id(text));
        }
    }

    fn go_back(&mut self, seat: Seat, command: Command) -> Next {
        let gone = match command {
            Command::Rewind => self.table.rewind(seat),
            _ => self.table.undo(seat),
        };
        match gone {
            Ok(()) => {
                self.went_back();
                Next::Show
            }
            Err(reason) => {
                let said = Message::new("table-not-undone").with("reason", reason.message());
                self.screen.tell(&self.screen.say(&said));
                if command == Command::Undo
                    && self.table.is_practice()
                    && reason != EntryError::Undo(UndoError::Nothing)
                {
                    self.screen.tell(&self.screen.id("terminal-try-rewind"));
                }
                Next::Ask
            }
        }
    }

    /// Gives the game up, once the player has said so twice.
    fn resign(&mut self, seat: Seat) -> Next {
        self.screen.tell(&self.screen.id("terminal-resign-sure"));
        let answer = self.read().unwrap_or_default();
        let sure = matches!(command(self.screen.output, answer.trim()), Some((Command::Resign, _)));
        match sure.then(|| self.table.resign(seat)) {
            Some(Ok(())) => return Next::Show,
            Some(Err(reason)) => self.screen.tell(&self.screen.say(&reason.message())),
            None => self.screen.tell(&self.screen.id("terminal-resign-not")),
        }
        Next::Ask
    }

    /// Draws the board of the player with this name or number; without, the boards of all others.
    fn look(&self, seat: Seat, whom: &str) {
        let picture = self.picture(seat);
        let seats = picture.game.seats();
        let meant: Vec<Seat> = match whom {
            "" if seats.len() == 1 => vec![seat],
            "" => seats.without(seat).iter().collect(),
            _ => seats.iter().filter(|&other| self.screen.is_called(&picture.players, other, whom)).collect(),
        };
        if meant.is_empty() {
            let said = Message::new("terminal-nobody")
                .with("value", quoted(whom))
                .with("names", self.screen.names().join(", "));
            self.screen.tell(&self.screen.say(&said));
        }
        for other in meant {
            self.screen.look(&picture, other);
        }
    }

    /// What happened lately, as far as this player saw it.
    fn log(&self, seat: Seat) {
        let picture = self.picture(seat);
        let events: Vec<&G::Event> = picture.events().collect();
        if events.is_empty() {
            self.screen.tell(&self.screen.id("terminal-no-log"));
        }
        for event in &events[events.len().saturating_sub(LOG)..] {
            self.screen.tell(&self.screen.say(&picture.game.say_event(&picture.view, event)));
        }
    }

    /// Explains a rule, an action, or the last refusal.
    fn why(&mut self, seat: Seat, what: &str) {
        if what.is_empty() {
            match self.refused.clone() {
                Some((action, rule)) => self.refuse(seat, &action, rule),
                None => self.screen.tell(&self.screen.say(&exemplified::<G>("terminal-why"))),
            }
        } else if let Some((number, rule)) = self.rule_sentence(what) {
            self.screen.tell(&self.screen.numbered_rule(&number, &rule));
        } else if let Some(action) = action::<G>(what, &listed(&self.picture(seat))) {
            self.try_out(seat, action);
        } else {
            let said = exemplified::<G>("terminal-why-unknown").with("value", quoted(what));
            self.screen.tell(&self.screen.say(&said));
        }
    }

    /// The rule with this number, such as `CSA-14` or just `14`: the whole number and the sentence.
    fn rule_sentence(&self, number: &str) -> Option<(String, String)> {
        let plain = number.parse::<u8>().ok().map(|number| format!("{}-{number}", G::BOOK));
        let number = plain.unwrap_or_else(|| number.to_uppercase());
        let id = format!("rule-{}", number.to_lowercase());
        self.screen.output.book.has(&id).then(|| (number, self.screen.id(&id)))
    }

    /// Whether the player could do this now, as far as they can know.
    fn try_out(&mut self, seat: Seat, action: G::Action) {
        let picture = self.picture(seat);
        let (game, view) = (&picture.game, &picture.view);
        let mut state = game.redeal(view, &mut QuickChance::new(1));
        if let Err(Refusal(rule)) = game.apply(&mut state, seat, action, &mut ()) {
            return self.refuse(seat, &action.to_string(), rule);
        }
        let aside = game.aside(view, action);
        let id = if aside.is_some() { "terminal-allowed-but" } else { "terminal-allowed" };
        self.screen.tell(&self.screen.say(&Message::new(id).with("action", action.to_string())));
        if let Some(aside) = aside {
            self.screen.tell(&self.screen.rule(aside.rule));
        }
    }
}
