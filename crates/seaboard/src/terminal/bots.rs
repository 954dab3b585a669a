//! Those at the table whom nobody asks: bots, whose turns are shown step by step, and chance.

use std::time::{Duration, Instant};

use bots::{Advise, Level, Thinker, Watch};
use game::{Message, Seat, Seats, Viewer};
use indicatif::{ProgressBar, ProgressStyle};

use super::screen::{DIM, Draw};
use super::session::{Session, seen};
use super::text::Text;
use crate::pool;

/// Time to read what a bot did.
const PAUSE: Duration = Duration::from_millis(900);
/// Whoever thinks longer than this shows how far they are.
const LONG: Duration = Duration::from_millis(500);

/// Shows that somebody is thinking, and how far they are.
pub(super) struct Thinking {
    start: Instant,
    /// Whether somebody looks on at a terminal.
    live: bool,
    bar: Option<ProgressBar>,
}

impl Thinking {
    pub(super) fn begin(live: bool) -> Thinking {
        Thinking { start: Instant::now(), live, bar: None }
    }
}

impl Watch for Thinking {
    fn go_on(&mut self, done: u32, of: u32) -> bool {
        if self.bar.is_none() && self.live && of > 0 && self.start.elapsed() > LONG {
            let bar = ProgressBar::new(of.into());
            if let Ok(style) = ProgressStyle::with_template(" {bar:40} {percent} %") {
                bar.set_style(style);
            }
            self.bar = Some(bar);
        }
        if let Some(bar) = &self.bar {
            bar.set_position(done.into());
        }
        true
    }

    fn milliseconds(&mut self) -> u32 {
        self.start.elapsed().as_millis().try_into().unwrap_or(u32::MAX)
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

impl<G: Draw + Advise> Session<'_, G> {
    /// Bots and chance play until a person must decide, or the game is over.
    pub(super) fn let_others_play(&mut self) {
        let mut announced = Seats::NONE;
        loop {
            let mut awaited = self.table.awaited().iter().filter(|&seat| !self.people.contains(seat));
            let Some(seat) = awaited.next() else { return };
            let done = match self.levels[seat.index()] {
                Some(level) => {
                    if announced.is_empty() {
                        self.watched = seen(&self.table, self.onlooker()).len();
                    }
                    self.announce(seat, announced.contains(seat));
                    announced = announced.with(seat);
                    self.let_bot_play(seat, level)
                }
                None => self.let_chance_play(seat),
            };
            if !done {
                return;
            }
        }
    }

    fn let_chance_play(&mut self, seat: Seat) -> bool {
        let chosen = self.table.by_chance(seat, self.table.seed_now());
        chosen.is_some_and(|action| self.table.act(seat, action).is_ok())
    }

    /// One thought of a bot, step by step. It is kept whole or not at all: see [`super::keep::Keeper::remember`].
    fn let_bot_play(&mut self, seat: Seat, level: Level) -> bool {
        let (view, seed) = (self.table.view(Viewer::Seat(seat)), self.table.seed_now());
        let thinker = self.thinkers[seat.index()].get_or_insert_with(|| {
            Thinker::new(self.table.game(), level, G::net()).on_threads(pool::cores())
        });
        let mut thinking = Thinking::begin(self.screen.is_live());
        let line = thinker.think(self.table.game(), &view, seat, seed, &mut thinking).to_vec();
        drop(thinking);
        let mut played = false;
        for action in line {
            if self.table.act(seat, action).is_err() {
                break;
            }
            played = true;
            self.show_step();
        }
        // A bot without an idea does not hold up the game.
        played || self.let_chance_play(seat)
    }

    /// Through whose eyes a bot's turn is shown: the only person's; where there are several, what everybody sees.
    fn onlooker(&self) -> Viewer {
        match self.people.lowest() {
            Some(seat) if self.people.len() == 1 => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// Says who is thinking, below what is new. A page that is not turned says it once.
    fn announce(&mut self, seat: Seat, again: bool) {
        let pages = match self.onlooker() {
            Viewer::Seat(person) if self.screen.turns_pages() => {
                self.draw_for(person);
                true
            }
            Viewer::Seat(person) => {
                self.tell_events(person);
                false
            }
            _ => false,
        };
        if pages || !again {
            let said = self.screen.say(&Message::new("terminal-thinking").with("player", seat));
            self.screen.print(Text::styled(DIM, format!(" {said}")));
        }
    }

    /// Shows what can be seen of what a bot has just done.
    fn show_step(&mut self) {
        let viewer = self.onlooker();
        let events = seen(&self.table, viewer);
        if events.len() <= self.watched {
            return;
        }
        match viewer {
            Viewer::Seat(person) if self.screen.turns_pages() => self.draw_for(person),
            Viewer::Seat(person) => {
                self.tell_events(person);
            }
            _ => {
                let view = self.table.view(viewer);
                self.tell_all(&view, events.get(self.watched..).unwrap_or_default());
            }
        }
        self.watched = events.len();
        if self.screen.is_live() {
            std::thread::sleep(PAUSE);
        }
    }

    /// The table as this person sees it, and what is new. The page of their own turn will tell it again.
    fn draw_for(&self, person: Seat) {
        let view = self.table.view(Viewer::Seat(person));
        self.screen.turn_page();
        self.screen.draw(self.table.game(), &view, Some(person));
        self.screen.print("");
        self.tell_all(&view, self.untold(person).get(..).unwrap_or_default());
    }
}
