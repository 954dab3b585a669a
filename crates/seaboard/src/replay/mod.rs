//! `seaboard replay`: saved games, moment by moment, or as JSON for other programs.

mod records;

use std::io::{BufRead, IsTerminal};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use catalog::{AnyTable, with_table};
use game::{Game, Message, Seat, Viewer};
use table::{Moment, Picture, Table, nth_moment};

use crate::args::ReplayArgs;
use crate::games::CommandLine;
use crate::output::{Failure, Output, in_file, print, read_file};
use crate::terminal::{Draw, Screen, names, quoted};

pub(crate) fn run(output: &Output, args: &ReplayArgs) -> Result<ExitCode, Failure> {
    // All of them are read before the first is printed: what is refused prints nothing.
    let tables = args.files.iter().map(|file| loaded(file)).collect::<Result<Vec<_>, _>>()?;
    for (file, any) in args.files.iter().zip(tables) {
        with_table!(any, table => replay(output, args, file, table))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn loaded(file: &Path) -> Result<AnyTable, Failure> {
    AnyTable::from_text(&read_file(file)?).map_err(|error| in_file(file, error.message()))
}

fn replay<G: CommandLine>(
    output: &Output,
    args: &ReplayArgs,
    file: &Path,
    table: Table<G>,
) -> Result<(), Failure> {
    let screen = Screen::new(output, &names(output, table.players()));
    let viewer = viewer(args.as_seen_by.as_deref(), &table, &screen)?;
    if args.json {
        return records::print_all(file, table, viewer, args.all_legal);
    }
    if args.files.len() > 1 {
        print(&format!("{}\n", file.display()));
    }
    step_through(output, table, viewer, screen);
    Ok(())
}

/// Whose eyes are asked for: by number, by name, or `spectator`.
fn viewer<G: Game>(asked: Option<&str>, table: &Table<G>, screen: &Screen<'_>) -> Result<Viewer, Failure> {
    let seats = table.game().seats();
    match asked {
        None => Ok(Viewer::Everything),
        Some("spectator") => Ok(Viewer::Spectator),
        Some(whom) => {
            let named = |seat: &Seat| screen.is_called(table.players(), *seat, whom);
            let by_number = seats.iter().find(|seat| seat.to_string() == whom);
            let seat = by_number.or_else(|| seats.iter().find(named)).map(Viewer::Seat);
            seat.ok_or_else(|| Failure(Message::new("cli-viewer").with("value", whom)))
        }
    }
}

/// Shows the game from the first moment on. At a terminal, Enter goes on; otherwise everything is printed.
fn step_through<G: Draw>(output: &Output, mut table: Table<G>, viewer: Viewer, screen: Screen<'_>) {
    // Whoever holds the file could read everything in it.
    table.lay_open();
    let moments = table.history(viewer);
    let replay = Replay { output, table, viewer, moments, screen };
    if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() {
        replay.play_by_hand();
    } else {
        replay.play_at_once();
    }
}

/// A game to look back on.
struct Replay<'a, G: Game> {
    output: &'a Output,
    table: Table<G>,
    viewer: Viewer,
    moments: Vec<Arc<Moment<G>>>,
    screen: Screen<'a>,
}

impl<G: Draw> Replay<'_, G> {
    /// Prints everything that happened, then how it stood at the end.
    fn play_at_once(&self) {
        let last = self.moments.len();
        for at in 0..=last {
            self.number(at);
            self.tell(at);
        }
        self.screen.draw(&self.picture(last), self.viewer.seat());
        self.end();
    }

    /// One moment after the other, as the reader asks for them.
    fn play_by_hand(&self) {
        let last = self.moments.len();
        let mut at = 0;
        loop {
            self.screen.turn_page();
            self.screen.draw(&self.picture(at), self.viewer.seat().or_else(|| self.actor(at)));
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
        self.screen.print(self.output.say(&said.with("number", at).with("of", self.moments.len())));
    }

    /// The result, if there is one.
    fn end(&self) {
        self.screen.result(&self.table.picture(Viewer::Everything));
    }

    /// The moment with this number; before the first nothing has happened.
    fn moment(&self, at: usize) -> Option<&Moment<G>> {
        nth_moment(&self.moments, at)
    }

    /// What the viewer had of the table then, as far as it can be drawn.
    fn picture(&self, at: usize) -> Picture<G> {
        Picture { view: self.view(at), ..self.table.picture(self.viewer) }
    }

    fn view(&self, at: usize) -> G::View {
        match self.moment(at) {
            Some(moment) => self.table.view_at(self.viewer, moment),
            None => self.table.first_view(self.viewer),
        }
    }

    /// Who acted in this moment or, before the first, will; nobody where the viewer does not see it.
    fn actor(&self, at: usize) -> Option<Seat> {
        self.moment(at.max(1)).and_then(|moment| moment.action).map(|(seat, _)| seat)
    }

    /// What the reader wants next.
    fn ask(&self) -> Step {
        loop {
            self.screen.ask(&self.output.id("cli-replay-prompt"));
            let mut line = String::new();
            match std::io::stdin().lock().read_line(&mut line) {
                Ok(0) | Err(_) => return Step::Quit,
                Ok(_) => {}
            }
            if let Some(step) = step(line.trim()) {
                return step;
            }
            let said = Message::new("cli-replay-unknown").with("value", quoted(line.trim()));
            self.screen.tell(&self.output.say(&said.with("of", self.moments.len())));
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
