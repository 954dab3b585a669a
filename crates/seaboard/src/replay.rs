//! `seaboard replay`: a saved game, moment by moment, or as JSON for other programs.

use std::io::{BufRead, IsTerminal};
use std::process::ExitCode;

use catalog::{AnyTable, with_table};
use game::{Game, Message, Recorder, Seat, Sight, Told, Viewer};
use serde_json::{Map, Value, json};
use table::{Entry, Moment, Table};

use crate::args::ReplayArgs;
use crate::terminal::{Draw, Screen, names, quoted};
use crate::voice::{Complaint, Voice, in_file, print, read_file};

pub(crate) fn run(voice: &Voice, args: &ReplayArgs) -> Result<ExitCode, Complaint> {
    let text = read_file(&args.file)?;
    let any = AnyTable::load(&text).map_err(|error| in_file(&args.file, error.message()))?;
    with_table!(any, table => {
        let viewer = viewer(args, &table)?;
        if args.json { print_json(&table)? } else { step_through(voice, table, viewer) }
    });
    Ok(ExitCode::SUCCESS)
}

fn viewer<G: Game>(args: &ReplayArgs, table: &Table<G>) -> Result<Viewer, Complaint> {
    match args.as_seen_by.as_deref() {
        None => Ok(Viewer::Afterwards),
        Some("spectator") => Ok(Viewer::Spectator),
        Some(text) => {
            let seat = text.parse::<usize>().ok().and_then(|n| Seat::new(n.checked_sub(1)?));
            let seat = seat.filter(|seat| seat.index() < table.game().players());
            seat.map(Viewer::Seat).ok_or_else(|| Complaint(Message::new("cli-viewer").with("value", text)))
        }
    }
}

/// Shows the game from the first moment on. At a terminal, Enter goes on; otherwise everything is printed.
fn step_through<G: Draw>(voice: &Voice, mut table: Table<G>, viewer: Viewer) {
    // Whoever holds the file could read everything in it.
    table.lay_open();
    let moments = table.history(viewer);
    let screen = Screen::new(voice, &names(voice, table.players()));
    let film = Film { voice, table, viewer, moments, screen };
    if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() {
        film.play_by_hand();
    } else {
        film.play_at_once();
    }
}

/// A game to look back on.
struct Film<'a, G: Game> {
    voice: &'a Voice,
    table: Table<G>,
    viewer: Viewer,
    moments: Vec<Moment<G>>,
    screen: Screen<'a>,
}

impl<G: Draw> Film<'_, G> {
    /// Prints everything that happened, then how it stood at the end.
    fn play_at_once(&self) {
        let last = self.moments.len();
        for at in 0..=last {
            self.number(at);
            self.tell(at);
        }
        self.screen.draw(self.table.game(), &self.view(last), self.own_seat());
        self.end();
    }

    /// One moment after the other, as the reader asks for them.
    fn play_by_hand(&self) {
        let last = self.moments.len();
        let mut at = 0;
        loop {
            self.screen.turn_page();
            self.screen.draw(self.table.game(), &self.view(at), self.own_seat().or_else(|| self.actor(at)));
            if at == last {
                self.end();
            }
            self.screen.print("");
            self.tell(at);
            self.number(at);
            match self.ask() {
                Step::On => at = last.min(at + 1),
                Step::Back => at = at.saturating_sub(1),
                Step::To(n) => at = n.min(last),
                Step::Quit => return,
            }
        }
    }

    /// What happened in this moment.
    fn tell(&self, at: usize) {
        let view = self.view(at);
        for event in self.moment(at).map(|moment| &moment.events[..]).unwrap_or_default() {
            self.screen.tell(&format!("  {}", self.screen.say(&self.table.game().say_event(&view, event))));
        }
    }

    /// Which moment it is, and what was done in it.
    fn number(&self, at: usize) {
        let action = self.moment(at).and_then(|moment| moment.action);
        let said = match action {
            Some((_, action)) => Message::new("cli-moment-action").with("action", action.to_string()),
            None => Message::new("cli-moment"),
        };
        self.screen.print(self.voice.say(&said.with("number", at).with("of", self.moments.len())));
    }

    /// The result, if there is one.
    fn end(&self) {
        if self.table.is_over() {
            self.screen.result(&self.table);
        }
    }

    /// The moment with this number; before the first nothing has happened.
    fn moment(&self, at: usize) -> Option<&Moment<G>> {
        self.moments.get(at.checked_sub(1)?)
    }

    fn view(&self, at: usize) -> G::View {
        match self.moment(at) {
            Some(moment) => self.table.view_at(self.viewer, moment),
            None => self.table.first_view(self.viewer),
        }
    }

    /// Whose eyes the reader borrows.
    fn own_seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Afterwards => None,
        }
    }

    /// Who acted in this moment or, before the first, will; nobody where the viewer does not see it.
    fn actor(&self, at: usize) -> Option<Seat> {
        self.moment(at.max(1)).and_then(|moment| moment.action).map(|(seat, _)| seat)
    }

    /// What the reader wants next.
    fn ask(&self) -> Step {
        loop {
            self.screen.ask(&self.voice.id("cli-replay-prompt"));
            let mut line = String::new();
            match std::io::stdin().lock().read_line(&mut line) {
                Ok(0) | Err(_) => return Step::Quit,
                Ok(_) => {}
            }
            if let Some(step) = step(line.trim()) {
                return step;
            }
            let said = Message::new("cli-replay-unknown").with("value", quoted(line.trim()));
            self.screen.tell(&self.voice.say(&said.with("of", self.moments.len())));
        }
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Step {
    On,
    Back,
    To(usize),
    Quit,
}

/// What the reader typed, if it means something.
fn step(line: &str) -> Option<Step> {
    match line {
        "" | "n" => Some(Step::On),
        "b" => Some(Step::Back),
        "q" => Some(Step::Quit),
        number => number.parse().ok().map(Step::To),
    }
}

/// The deal, then every entry of the log, then the score sheets: one object a line, enough to check the game from outside.
fn print_json<G: Game + Clone>(table: &Table<G>) -> Result<(), Complaint> {
    let mut again = table.afresh();
    again.lay_open();
    let game = again.game().clone();
    let components: toml::Table = toml::from_str(&game.parts().text).unwrap_or_default();
    line(&json!({
        "record": "deal",
        "game": G::ID,
        "rules": G::RULES,
        "options": game.options(),
        "components": components,
        "fingerprint": game.parts().fingerprint,
        "players": table.players(),
        "deal": again.deal(),
    }));
    for (number, entry) in table.log().iter().enumerate() {
        let record = replay_entry(&mut again, number + 1, entry)?;
        line(&record);
    }
    again.lay_open();
    let view = again.view(Viewer::Afterwards);
    for (seat, player) in Seat::ALL.into_iter().zip(table.players()) {
        let sheet = game.score_lines(&view, seat);
        let lines: Map<String, Value> = G::SCORE_LINES
            .iter()
            .zip(&sheet)
            .map(|(name, &points)| ((*name).to_owned(), json!(points)))
            .collect();
        let total: i32 = sheet.iter().sum();
        line(
            &json!({ "record": "score", "seat": seat, "name": player.name, "lines": lines, "total": total }),
        );
    }
    if let Some(outcome) = again.outcome() {
        let mut result = json!({ "record": "result", "winners": outcome.winners });
        if let Some(seat) = again.resigned() {
            result["resigned"] = json!(seat);
        }
        line(&result);
    }
    Ok(())
}

fn replay_entry<G: Game>(
    table: &mut Table<G>,
    number: usize,
    entry: &Entry<G::Action>,
) -> Result<Value, Complaint> {
    let named = |action: &G::Action| json!({ "notation": action.to_string(), "index": G::index(*action), "fields": action });
    let seat = match *entry {
        Entry::Act(seat, _) | Entry::Undo(seat) | Entry::Rewind(seat) | Entry::Resign(seat) => seat,
    };
    let legal: Vec<Value> = table.legal(seat).iter().map(named).collect();
    let mut recorder = Recorder::default();
    let taken = match entry {
        Entry::Act(seat, action) => {
            table.act_telling(*seat, *action, &mut recorder).map_err(|reason| reason.message())?;
            named(action)
        }
        Entry::Undo(seat) => {
            table.undo(*seat).map_err(|reason| reason.message())?;
            json!({ "notation": "undo" })
        }
        Entry::Rewind(seat) => {
            table.rewind(*seat).map_err(|reason| reason.message())?;
            json!({ "notation": "rewind" })
        }
        Entry::Resign(seat) => {
            table.resign(*seat).map_err(|reason| reason.message())?;
            json!({ "notation": "resign" })
        }
    };
    let events: Vec<Value> = recorder.told.iter().map(told).collect();
    Ok(json!({
        "record": "entry", "number": number, "seat": seat, "legal": legal, "taken": taken, "events": events,
    }))
}

/// An event and who sees it: all, or some seats, or some seats until the next reveal.
fn told<E: serde::Serialize>(told: &Told<E>) -> Value {
    let (seen_by, event) = match told {
        Told::Reveal => return json!({ "reveal": true }),
        Told::Event(Sight::All, event) => (json!("all"), event),
        Told::Event(Sight::Only(seats), event) => (json!({ "only": seats }), event),
        Told::Event(Sight::Withheld(seats), event) => (json!({ "until-reveal": seats }), event),
    };
    json!({ "seen-by": seen_by, "fields": event })
}

fn line(record: &Value) {
    print(&format!("{record}\n"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_goes_on_back_and_anywhere() {
        assert_eq!(step(""), Some(Step::On));
        assert_eq!(step("b"), Some(Step::Back));
        assert_eq!(step("17"), Some(Step::To(17)));
        assert_eq!(step("q"), Some(Step::Quit));
        for odd in ["quit", "-1", "b2", "?"] {
            assert_eq!(step(odd), None, "{odd}");
        }
    }
}
