//! A game in the terminal, from the first prompt to the score sheet.
//!
//! What is on the screen is made from a [`Picture`]; the table is asked only to change, and to make the next one.

use std::io::BufRead;
use std::process::ExitCode;

use bots::{Advise, Level, Mind, Thinker};
use game::{BySeat, Message, Rule, Seat, Viewer};
use table::{EntryError, Handover, Moment, MomentsShown, Picture, Seating, Table};

use super::draw::Draw;
use super::final_choices::FinalChoices;
use super::hints::HintState;
use super::input::{Command, action, command, quoted};
use super::players;
use super::save_file::{SaveFile, say_finished, say_saved};
use super::screen::{BOLD, DIM, Screen};
use super::text::{Text, wrapped};
use crate::output::{Failure, Output};

/// Of what happened since the player last looked, so many lines are shown.
const NEWS: usize = 10;

/// A game being played in the terminal.
pub(super) struct Session<'a, G: Mind> {
    pub(super) table: Table<G>,
    /// Who is asked at this screen, and what they have been shown.
    pub(super) seating: Seating,
    /// What each of them has been told.
    pub(super) shown: MomentsShown,
    pub(super) screen: Screen<'a>,
    pub(super) save_file: SaveFile,
    /// How well the bots play.
    pub(super) levels: BySeat<Option<Level>>,
    /// The bots at work.
    pub(super) thinkers: BySeat<Option<Thinker<'static, G>>>,
    /// The hint that was asked for last.
    pub(super) hinted: Option<HintState<G::Action>>,
    /// What to say on the next page.
    pub(super) notes: Vec<String>,
    /// The last action that was refused.
    pub(super) refused: Option<(String, Rule)>,
    /// Whether somebody has finished a round since the game was written.
    round_done: bool,
}

/// What follows a line that was typed.
pub(super) enum Next {
    /// Ask again below.
    Ask,
    /// Draw the table again.
    Show,
    /// Stop playing.
    Leave(ExitCode),
}

impl<'a, G: Draw + Advise> Session<'a, G> {
    pub(super) fn new(
        output: &'a Output,
        mut table: Table<G>,
        save_file: SaveFile,
        notes: Vec<String>,
    ) -> Self {
        let seating = Seating::new(&**table.game(), table.players());
        let mut shown = MomentsShown::default();
        // What was played before is no news.
        for viewer in seating.people().iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
            table.keep_history(viewer);
            shown.mark_all(&table.picture(viewer));
        }
        let screen = Screen::new(output, &players::names(output, table.players()));
        // Checked when the table was set up.
        let levels = players::levels(table.players()).unwrap_or_default();
        Session {
            table,
            seating,
            shown,
            screen,
            save_file,
            levels,
            thinkers: BySeat::default(),
            hinted: None,
            notes,
            refused: None,
            round_done: false,
        }
    }

    /// Plays until the game is over or the player leaves.
    pub(super) fn play(mut self) -> ExitCode {
        loop {
            self.let_others_play();
            self.save_file.remember(self.table.to_text());
            if std::mem::take(&mut self.round_done) {
                // Nobody asked for it, so nobody is bothered where it fails; `quit` will tell.
                let _ = self.save_file.save();
            }
            let Some(seat) = self.seating.next_person(self.table.awaited()) else { return self.finish() };
            if !self.hand_over() {
                return self.leave();
            }
            self.show(seat);
            loop {
                let Some(line) = self.read() else { return self.leave() };
                match self.obey(seat, line.trim()) {
                    Next::Ask => {}
                    Next::Show => break,
                    Next::Leave(code) => return code,
                }
            }
        }
    }

    /// What this player has of the table.
    pub(super) fn picture(&self, seat: Seat) -> Picture<G> {
        self.table.picture(Viewer::Seat(seat))
    }

    /// Leaves nothing on the screen that is one player's alone.
    pub(super) fn clear_secrets(&self) {
        if self.seating.keeps_secrets() {
            self.screen.wipe();
        }
    }

    /// Passes the screen to whoever is asked next, unseen where hands are closed. False at the end of input.
    fn hand_over(&mut self) -> bool {
        let Handover::Unseen(seat) = self.seating.hand_over(self.table.awaited()) else { return true };
        self.screen.wipe();
        self.refused = None;
        let said = Message::new("terminal-pass").with("name", self.screen.full_name(seat));
        let said = self.screen.say(&said);
        self.screen.ask(&said);
        // Only Enter shows what is this player's alone: whoever typed something else may not be they.
        loop {
            let Some(line) = read_line() else { return false };
            match command(self.screen.output, line.trim()) {
                _ if line.trim().is_empty() => return true,
                Some((Command::Quit, _)) => return false,
                _ => self.screen.ask(&said),
            }
        }
    }

    /// Draws the table as this player sees it, then what is new and what can be done.
    fn show(&mut self, seat: Seat) {
        let picture = self.picture(seat);
        let choices = listed(&picture);
        let (game, screen) = (&picture.game, &self.screen);
        screen.turn_page();
        screen.print_all(&game.head(&picture.view, screen));
        screen.print_all(&game.board(&picture.view, seat, &choices, screen));
        screen.others(&picture, seat);
        screen.print("");
        if self.tell_news(&picture) {
            self.screen.print("");
        }
        self.prompt(&picture, seat);
        self.screen.list(&picture, &choices, &final_choices(&picture, &choices));
    }

    /// What the player must do now.
    fn prompt(&self, picture: &Picture<G>, seat: Seat) {
        let prompt = self.screen.say(&picture.prompt());
        let name = self.screen.name(seat);
        for line in wrapped(&format!(" {name} – {prompt}"), 3).lines() {
            self.screen.print(Text::styled(BOLD, line));
        }
    }

    /// What the viewer has not been told yet; whether there was anything.
    fn tell_news(&mut self, picture: &Picture<G>) -> bool {
        let events = self.tell_events(picture);
        let notes = std::mem::take(&mut self.notes);
        for note in &notes {
            self.screen.tell(&format!(" {note}"));
        }
        events || !notes.is_empty()
    }

    /// The events of which the viewer has not been told yet; whether there were any.
    pub(super) fn tell_events(&mut self, picture: &Picture<G>) -> bool {
        let any = self.tell_all(picture, self.shown.news(picture));
        self.shown.mark_all(picture);
        any
    }

    /// Tells what happened in these moments, the last of it where it was much; whether anything did.
    pub(super) fn tell_all<'p>(
        &self,
        picture: &'p Picture<G>,
        moments: impl Iterator<Item = &'p Moment<G>>,
    ) -> bool {
        let events: Vec<&G::Event> = moments.flat_map(|moment| &moment.events).collect();
        let earlier = events.len().saturating_sub(NEWS);
        if earlier > 0 {
            let said = Message::new("terminal-earlier").with("count", earlier);
            self.screen.print(Text::styled(DIM, format!(" {}", self.screen.say(&said))));
        }
        for event in &events[earlier..] {
            let said = self.screen.say(&picture.game.say_event(&picture.view, event));
            self.screen.tell(&format!(" {said}"));
        }
        !events.is_empty()
    }

    pub(super) fn read(&self) -> Option<String> {
        self.screen.ask(">");
        read_line()
    }

    fn obey(&mut self, seat: Seat, line: &str) -> Next {
        if line.is_empty() {
            return Next::Show;
        }
        if let Some((command, rest)) = command(self.screen.output, line) {
            return self.carry_out(seat, command, rest);
        }
        let choices = listed(&self.picture(seat));
        match action::<G>(line, &choices) {
            Some(action) => self.act(seat, action),
            None => {
                let said = Message::new("terminal-unknown").with("value", quoted(line));
                self.screen.tell(&self.screen.say(&said.with("count", choices.len())));
                Next::Ask
            }
        }
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Next {
        match self.table.act(seat, action) {
            Ok(()) => {
                self.round_done |= G::ends_turn(action);
                Next::Show
            }
            Err(EntryError::Refused(rule)) => {
                self.refuse(seat, &action.to_string(), rule);
                Next::Ask
            }
            Err(_) => Next::Show,
        }
    }

    /// Says why something cannot be done and what must be done now, and remembers it.
    pub(super) fn refuse(&mut self, seat: Seat, action: &str, rule: Rule) {
        self.screen.tell(&self.screen.say(&Message::new("terminal-refused").with("action", action)));
        self.screen.tell(&self.screen.rule(rule));
        self.prompt(&self.picture(seat), seat);
        self.refused = Some((action.to_owned(), rule));
    }

    /// After the log became another one than it was.
    pub(super) fn went_back(&mut self) {
        self.shown.went_back(&self.table);
        self.notes.push(self.screen.id("terminal-undone"));
    }

    /// Stops where the input ends; the game is kept.
    fn leave(&self) -> ExitCode {
        self.screen.print("");
        let said = if self.table.is_over() { say_finished } else { say_saved };
        match self.save_file.rescue(&self.screen.output.book, said) {
            true => ExitCode::SUCCESS,
            false => ExitCode::FAILURE,
        }
    }

    /// The game is over.
    fn finish(mut self) -> ExitCode {
        self.screen.turn_page();
        let everything = self.table.picture(Viewer::Everything);
        match self.seating.viewer_of_bot_steps() {
            Viewer::Seat(seat) => {
                let picture = self.picture(seat);
                self.screen.draw(&picture, Some(seat));
                self.screen.print("");
                self.tell_news(&picture);
            }
            viewer => {
                self.screen.draw(&everything, None);
                self.screen.print("");
                self.tell_ending(&everything, &self.table.picture(viewer));
            }
        }
        self.screen.result(&everything);
        self.leave()
    }

    /// What everybody saw happen last: how the last round went, once it was no secret any more.
    fn tell_ending(&self, everything: &Picture<G>, seen: &Picture<G>) {
        for event in seen.moments.last().iter().flat_map(|moment| &moment.events) {
            let said = everything.game.say_event(&everything.view, event);
            self.screen.tell(&format!(" {}", self.screen.say(&said)));
        }
    }

    /// Saves and says where; what is wrong where it cannot be.
    pub(super) fn save(&self, save: impl FnOnce(&SaveFile) -> Result<std::path::PathBuf, Failure>) -> bool {
        match save(&self.save_file) {
            Ok(file) => {
                // A command is copied as it stands: it is not wrapped.
                self.screen.print(self.screen.say(&say_saved(&file)));
                true
            }
            Err(Failure(trouble)) => {
                self.screen.tell(&self.screen.say(&trouble));
                self.screen.tell(&self.screen.id("terminal-try-another"));
                false
            }
        }
    }
}

/// What the viewer can do, in the order of the list: what is set apart comes last.
pub(super) fn listed<G: Draw>(picture: &Picture<G>) -> Vec<G::Action> {
    let mut choices = picture.choices.clone();
    choices.sort_by_key(|&action| picture.game.aside(&picture.view, action).is_some());
    choices
}

/// Which of them cannot be taken back. At a practice table one can always go back.
fn final_choices<G: Draw>(picture: &Picture<G>, choices: &[G::Action]) -> FinalChoices {
    match picture.practice {
        true => FinalChoices::Unsaid,
        false => FinalChoices::of::<G>(choices, |action| picture.undoable(action)),
    }
}

/// A line of input, whatever bytes it holds; `None` at the end.
fn read_line() -> Option<String> {
    let mut line = Vec::new();
    match std::io::stdin().lock().read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(String::from_utf8_lossy(&line).into_owned()),
    }
}
