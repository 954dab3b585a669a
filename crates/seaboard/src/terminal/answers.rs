//! Commands that are no moves: help, looking around, taking back, saving.

use std::path::PathBuf;
use std::process::ExitCode;

use bots::Advise;
use game::{Message, Quick, Refusal, Seat, Viewer};
use table::NoUndo;

use super::command::{Command, action, command, quoted};
use super::keep::Keeper;
use super::screen::{Draw, seats};
use super::session::{Next, Session, seen};

/// So many lines of the log are shown.
const LOG: usize = 40;

/// A sentence with an example of this game: a rule and an action, whole and without its first word.
fn exemplified<G: Draw>(id: &'static str) -> Message {
    let short = G::EXAMPLE.split_once(' ').map_or(G::EXAMPLE, |(_, short)| short);
    Message::new(id).with("book", G::BOOK).with("example", G::EXAMPLE).with("short", short)
}

impl<G: Draw + Advise> Session<'_, G> {
    pub(super) fn carry_out(&mut self, seat: Seat, command: Command, rest: &str) -> Next {
        match command {
            Command::Help => {
                self.screen.tell(&self.screen.say(&exemplified::<G>("terminal-help")));
                self.screen.print("");
                self.screen.tell(&self.screen.id(G::LEGEND));
                self.screen.print("");
                self.screen.tell(&self.screen.id(G::AIM));
                self.screen.tell(&self.screen.id(&format!("{}-about", G::BOOK.to_lowercase())));
            }
            Command::Look => self.look(seat, rest),
            Command::Score => self.screen.sheet(self.table.game(), &self.table.view(Viewer::Seat(seat))),
            Command::Log => self.log(seat),
            Command::Why => self.why(seat, rest),
            Command::Hint => self.hint(seat),
            Command::Undo | Command::Rewind => return self.go_back(seat, command),
            Command::Resign => return self.resign(seat),
            Command::Save => {
                let file = (!rest.is_empty()).then(|| PathBuf::from(rest));
                self.save(|keeper| file.map_or_else(|| keeper.save(), |file| keeper.save_as(file)));
            }
            Command::Quit => {
                self.clear_secrets();
                if self.save(Keeper::save) {
                    return Next::Leave(ExitCode::SUCCESS);
                }
            }
        }
        Next::Ask
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
                let said = Message::new("terminal-not-undone").with("reason", reason.message());
                self.screen.tell(&self.screen.say(&said));
                if command == Command::Undo && self.table.is_practice() && reason != NoUndo::Nothing {
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
        let sure = matches!(command(self.screen.voice, answer.trim()), Some((Command::Resign, _)));
        match sure.then(|| self.table.resign(seat)) {
            Some(Ok(())) => return Next::Show,
            Some(Err(reason)) => self.screen.tell(&self.screen.say(&reason.message())),
            None => self.screen.tell(&self.screen.id("terminal-resign-not")),
        }
        Next::Ask
    }

    /// Draws the board of the player with this name or number; without, the boards of all others.
    fn look(&self, seat: Seat, whom: &str) {
        let game = self.table.game();
        let view = self.table.view(Viewer::Seat(seat));
        let meant = |other: &Seat| {
            let names = [&self.table.players()[other.index()].name, self.screen.full_name(*other)];
            names.iter().any(|name| name.to_lowercase() == whom.to_lowercase()) || other.to_string() == whom
        };
        let meant: Vec<Seat> = match whom {
            "" => seats(game).filter(|&other| other != seat || game.players() == 1).collect(),
            _ => seats(game).filter(meant).collect(),
        };
        if meant.is_empty() {
            let said = Message::new("terminal-nobody")
                .with("value", quoted(whom))
                .with("names", self.screen.names().join(", "));
            self.screen.tell(&self.screen.say(&said));
        }
        for other in meant {
            self.screen.look(game, &view, other);
        }
    }

    /// What happened lately, as far as this player saw it.
    fn log(&self, seat: Seat) {
        let events = seen(&self.table, Viewer::Seat(seat));
        let view = self.table.view(Viewer::Seat(seat));
        if events.is_empty() {
            self.screen.tell(&self.screen.id("terminal-no-log"));
        }
        for event in &events[events.len().saturating_sub(LOG)..] {
            self.screen.tell(&self.screen.say(&self.table.game().say_event(&view, event)));
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
        } else if let Some(action) = action::<G>(what, &self.choices(seat)) {
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
        self.screen.voice.book.has(&id).then(|| (number, self.screen.id(&id)))
    }

    /// Whether the player could do this now, as far as they can know.
    fn try_out(&mut self, seat: Seat, action: G::Action) {
        let game = self.table.game();
        let view = self.table.view(Viewer::Seat(seat));
        let mut state = game.redeal(&view, &mut Quick::new(1));
        if let Err(Refusal(rule)) = game.apply(&mut state, seat, action, &mut ()) {
            return self.refuse(seat, &action.to_string(), rule);
        }
        let aside = game.aside(&view, action);
        let id = if aside.is_some() { "terminal-allowed-but" } else { "terminal-allowed" };
        self.screen.tell(&self.screen.say(&Message::new(id).with("action", action.to_string())));
        if let Some(aside) = aside {
            self.screen.tell(&self.screen.rule(aside.rule));
        }
    }
}
