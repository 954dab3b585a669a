//! A game in the terminal, from the first prompt to the score sheet.

use std::io::BufRead;
use std::process::ExitCode;

use bots::{Advise, Level, Mind, Thinker};
use game::{Game, MAX_SEATS, Message, Rule, Seat, Seats, Viewer};
use table::{Kind, NoAct, Table};

use super::command::{Command, action, command, quoted};
use super::hints::Hinted;
use super::keep::{Keeper, kept, saved};
use super::lasting::Lasting;
use super::players;
use super::screen::{BOLD, DIM, Draw, Screen, seats};
use super::text::{Text, wrapped};
use crate::voice::{Complaint, Voice};

/// Of what happened since the player last looked, so many lines are shown.
const NEWS: usize = 10;

/// A game being played in the terminal.
pub(super) struct Session<'a, G: Mind> {
    pub(super) table: Table<G>,
    pub(super) screen: Screen<'a>,
    pub(super) keeper: Keeper,
    /// Who is asked at this screen.
    pub(super) people: Seats,
    /// How well the bots play, by seat.
    pub(super) levels: [Option<Level>; MAX_SEATS],
    /// The bots at work.
    pub(super) thinkers: [Option<Thinker<'static, G>>; MAX_SEATS],
    /// Who sits at the keyboard.
    current: Option<Seat>,
    /// How many events each seat has been told.
    told: [usize; MAX_SEATS],
    /// How many events were shown while bots play.
    pub(super) watched: usize,
    /// The hint that was asked for last.
    pub(super) hinted: Option<Hinted<G::Action>>,
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
    pub(super) fn new(voice: &'a Voice, table: Table<G>, keeper: Keeper, notes: Vec<String>) -> Self {
        let is_person = |seat: &Seat| table.players()[seat.index()].kind == Kind::Person;
        let people = seats(table.game()).filter(is_person).collect();
        let screen = Screen::new(voice, &players::names(voice, table.players()));
        // Checked when the table was set up.
        let levels = players::levels(table.players()).unwrap_or_default();
        let told = Seat::ALL.map(|seat| seen(&table, Viewer::Seat(seat)).len());
        Session {
            table,
            screen,
            keeper,
            people,
            levels,
            thinkers: Default::default(),
            current: None,
            told,
            watched: 0,
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
            self.keeper.remember(self.table.to_text());
            if std::mem::take(&mut self.round_done) {
                // Nobody asked for it, so nobody is bothered where it fails; `quit` will tell.
                let _ = self.keeper.save();
            }
            let Some(seat) = self.next_person() else { return self.finish() };
            if !self.hand_over(seat) {
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

    /// Whoever is at the keyboard stays there until done; then the next in turn who must decide.
    fn next_person(&self) -> Option<Seat> {
        let awaited: Seats = self.table.awaited().iter().filter(|&seat| self.people.contains(seat)).collect();
        let from = self.current.map_or(0, Seat::index);
        (from..from + MAX_SEATS).filter_map(|i| Seat::new(i % MAX_SEATS)).find(|&seat| awaited.contains(seat))
    }

    /// Leaves nothing on the screen that is one player's alone.
    pub(super) fn clear_secrets(&self) {
        if self.keeps_secrets() {
            self.screen.wipe();
        }
    }

    /// Whether several people share the screen who may not see all of each other's.
    pub(super) fn keeps_secrets(&self) -> bool {
        self.people.len() > 1 && self.table.game().hides()
    }

    /// Passes the screen to another person, unseen where hands are closed. False at the end of input.
    fn hand_over(&mut self, seat: Seat) -> bool {
        let before = self.current.replace(seat);
        if before == Some(seat) || !self.keeps_secrets() {
            return true;
        }
        self.screen.wipe();
        self.refused = None;
        let name = self.table.players()[seat.index()].name.as_str();
        self.screen.ask(&self.screen.say(&Message::new("terminal-pass").with("name", name)));
        // Only Enter shows what is this player's alone: whoever typed something else may not be they.
        loop {
            let Some(line) = read_line() else { return false };
            match command(self.screen.voice, line.trim()) {
                _ if line.trim().is_empty() => return true,
                Some((Command::Quit, _)) => return false,
                _ => self.screen.ask(&self.screen.say(&Message::new("terminal-pass").with("name", name))),
            }
        }
    }

    /// Draws the table as this player sees it, then what is new and what can be done.
    fn show(&mut self, seat: Seat) {
        let view = self.table.view(Viewer::Seat(seat));
        let choices = self.choices(seat);
        let (game, screen) = (self.table.game(), &self.screen);
        screen.turn_page();
        screen.print_all(&game.head(&view, screen));
        screen.print_all(&game.board(&view, seat, &choices, screen));
        screen.others(game, &view, seat);
        screen.print("");
        if self.tell_news(seat) {
            self.screen.print("");
        }
        self.prompt(seat);
        self.screen.list(self.table.game(), &view, &choices, &self.lasting(seat, &choices));
    }

    /// What the player must do now.
    fn prompt(&self, seat: Seat) {
        let prompt = self.screen.say(&self.table.prompt(Viewer::Seat(seat)));
        let name = self.screen.name(seat);
        for line in wrapped(&format!(" {name} – {prompt}"), 3).lines() {
            self.screen.print(Text::styled(BOLD, line));
        }
    }

    /// What the player has not been told yet; whether there was anything.
    fn tell_news(&mut self, seat: Seat) -> bool {
        let events = self.tell_events(seat);
        let notes = std::mem::take(&mut self.notes);
        for note in &notes {
            self.screen.tell(&format!(" {note}"));
        }
        events || !notes.is_empty()
    }

    /// The events of which the player has not been told yet; whether there were any.
    pub(super) fn tell_events(&mut self, seat: Seat) -> bool {
        let news = self.untold(seat);
        self.tell_all(&self.table.view(Viewer::Seat(seat)), &news);
        self.told[seat.index()] += news.len();
        !news.is_empty()
    }

    /// The events of which the player has not been told yet.
    pub(super) fn untold(&self, seat: Seat) -> Vec<G::Event> {
        let mut events = seen(&self.table, Viewer::Seat(seat));
        events.drain(..events.len().min(self.told[seat.index()]));
        events
    }

    /// Tells what happened, the last of it where it was much.
    pub(super) fn tell_all(&self, view: &G::View, events: &[G::Event]) {
        let earlier = events.len().saturating_sub(NEWS);
        if earlier > 0 {
            let said = Message::new("terminal-earlier").with("count", earlier);
            self.screen.print(Text::styled(DIM, format!(" {}", self.screen.say(&said))));
        }
        for event in &events[earlier..] {
            self.screen.tell(&format!(" {}", self.screen.say(&self.table.game().say_event(view, event))));
        }
    }

    /// What the seat can do, in the order of the list: what is set apart comes last.
    pub(super) fn choices(&self, seat: Seat) -> Vec<G::Action> {
        let view = self.table.view(Viewer::Seat(seat));
        let mut choices = self.table.legal(seat);
        choices.sort_by_key(|&action| self.table.game().aside(&view, action).is_some());
        choices
    }

    /// Which of them cannot be taken back. At a practice table one can always go back.
    fn lasting(&self, seat: Seat, choices: &[G::Action]) -> Lasting {
        match self.table.is_practice() {
            true => Lasting::Unsaid,
            false => Lasting::of::<G>(choices, |action| self.table.undoable(seat, action)),
        }
    }

    pub(super) fn read(&self) -> Option<String> {
        self.screen.ask(">");
        read_line()
    }

    fn obey(&mut self, seat: Seat, line: &str) -> Next {
        if line.is_empty() {
            return Next::Show;
        }
        if let Some((command, rest)) = command(self.screen.voice, line) {
            return self.carry_out(seat, command, rest);
        }
        let choices = self.choices(seat);
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
            Err(NoAct::Against(rule)) => {
                self.refuse(seat, &action.to_string(), rule);
                Next::Ask
            }
            Err(NoAct::Resigned) => Next::Show,
        }
    }

    /// Says why something cannot be done and what must be done now, and remembers it.
    pub(super) fn refuse(&mut self, seat: Seat, action: &str, rule: Rule) {
        self.screen.tell(&self.screen.say(&Message::new("terminal-refused").with("action", action)));
        self.screen.tell(&self.screen.rule(rule));
        self.prompt(seat);
        self.refused = Some((action.to_owned(), rule));
    }

    /// After the log became another one than it was.
    pub(super) fn went_back(&mut self) {
        self.told =
            Seat::ALL.map(|seat| self.told[seat.index()].min(seen(&self.table, Viewer::Seat(seat)).len()));
        self.notes.push(self.screen.id("terminal-undone"));
    }

    /// Stops where the input ends; the game is kept.
    fn leave(&self) -> ExitCode {
        self.screen.print("");
        let said = if self.table.is_over() { kept } else { saved };
        match self.keeper.rescue(&self.screen.voice.book, said) {
            true => ExitCode::SUCCESS,
            false => ExitCode::FAILURE,
        }
    }

    /// The game is over.
    fn finish(mut self) -> ExitCode {
        self.screen.turn_page();
        match self.people.lowest().filter(|_| self.people.len() == 1) {
            Some(seat) => {
                self.screen.draw(self.table.game(), &self.table.view(Viewer::Seat(seat)), Some(seat));
                self.screen.print("");
                self.tell_news(seat);
            }
            None => {
                let view = self.table.view(Viewer::Afterwards);
                self.screen.draw(self.table.game(), &view, None);
                self.screen.print("");
                self.tell_ending(&view);
            }
        }
        self.screen.result(&self.table);
        self.leave()
    }

    /// What everybody saw happen last: how the last round went, once it was no secret any more.
    fn tell_ending(&self, view: &G::View) {
        let last = self.table.history(Viewer::Spectator).pop();
        for event in last.iter().flat_map(|moment| &moment.events) {
            self.screen.tell(&format!(" {}", self.screen.say(&self.table.game().say_event(view, event))));
        }
    }

    /// Saves and says where; what is wrong where it cannot be.
    pub(super) fn save(&self, save: impl FnOnce(&Keeper) -> Result<std::path::PathBuf, Complaint>) -> bool {
        match save(&self.keeper) {
            Ok(file) => {
                // A command is copied as it stands: it is not wrapped.
                self.screen.print(self.screen.say(&saved(&file)));
                true
            }
            Err(Complaint(trouble)) => {
                self.screen.tell(&self.screen.say(&trouble));
                self.screen.tell(&self.screen.id("terminal-try-another"));
                false
            }
        }
    }
}

/// All that the viewer has seen happen.
pub(super) fn seen<G: Game>(table: &Table<G>, viewer: Viewer) -> Vec<G::Event> {
    table.history(viewer).into_iter().flat_map(|moment| moment.events).collect()
}

/// A line of input, whatever bytes it holds; `None` at the end.
fn read_line() -> Option<String> {
    let mut line = Vec::new();
    match std::io::stdin().lock().read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(String::from_utf8_lossy(&line).into_owned()),
    }
}
