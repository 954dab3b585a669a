//! Those at the table whom nobody asks: bots, whose turns are shown step by step, and chance.

use std::time::{Duration, Instant};

use bots::{Advise, Level, Thinker, Watch};
use game::{Message, Seat, Seats, Viewer};
use indicatif::{ProgressBar, ProgressStyle};
use table::Picture;

use super::draw::Draw;
use super::screen::DIM;
use super::session::Session;
use super::text::Text;
use crate::pool;

/// Time to read what a bot did.
const PAUSE: Duration = Duration::from_millis(900);
/// Whoever thinks longer than this shows how far they are.
const LONG: Duration = Duration::from_millis(500);

/// Shows that somebody is thinking, and how far they are.
pub(super) struct ThinkingBar {
    start: Instant,
    /// Whether somebody looks on at a terminal.
    live: bool,
    bar: Option<ProgressBar>,
}

impl ThinkingBar {
    pub(super) fn begin(live: bool) -> ThinkingBar {
        ThinkingBar { start: Instant::now(), live, bar: None }
    }
}

impl Watch for ThinkingBar {
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

impl Drop for ThinkingBar {
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
        while let Some(seat) = self.seating.next_bot(self.table.awaited()) {
            let done = match self.levels[seat] {
                Some(level) => {
                    if announced.is_empty() {
                        self.begin_to_watch();
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

    /// What everybody saw before a bot begins needs no telling: whoever was at the screen saw it there.
    fn begin_to_watch(&mut self) {
        if self.seating.viewer_of_bot_steps() == Viewer::Spectator {
            self.shown.mark_all(&self.table.picture(Viewer::Spectator));
        }
    }

    fn let_chance_play(&mut self, seat: Seat) -> bool {
        self.table.random_action(seat).is_some_and(|action| self.table.act(seat, action).is_ok())
    }

    /// One thought of a bot, step by step. It is kept whole or not at all: see [`super::save_file::SaveFile::remember`].
    fn let_bot_play(&mut self, seat: Seat, level: Level) -> bool {
        let (view, seed) = (self.table.view(Viewer::Seat(seat)), self.table.seed_for(seat));
        let thinker = self.thinkers[seat].get_or_insert_with(|| {
            Thinker::new(&**self.table.game(), level, G::net()).on_threads(pool::cores())
        });
        let mut bar = ThinkingBar::begin(self.screen.is_live());
        let line = thinker.think(self.table.game(), &view, seat, seed, &mut bar).to_vec();
        drop(bar);
        let mut played = false;
        for action in line {
            let before = self.table.picture(self.seating.viewer_of_bot_steps()).moments.len();
            if self.table.act(seat, action).is_err() {
                break;
            }
            played = true;
            self.show_step(before);
        }
        // A bot without an idea does not hold up the game.
        played || self.let_chance_play(seat)
    }

    /// Says who is thinking, below what is new. A page that is not turned says it once.
    fn announce(&mut self, seat: Seat, again: bool) {
        let picture = self.table.picture(self.seating.viewer_of_bot_steps());
        let alone = picture.seat().is_some();
        let pages = alone && self.screen.turns_pages();
        match pages {
            true => self.draw_for(&picture),
            false if alone => drop(self.tell_events(&picture)),
            false => {}
        }
        if pages || !again {
            let said = self.screen.say(&Message::new("table-thinking").with("player", seat));
            self.screen.print(Text::styled(DIM, format!(" {said}")));
        }
    }

    /// Shows what can be seen of what a bot has just done, where there is more than these moments.
    fn show_step(&mut self, before: usize) {
        let picture = self.table.picture(self.seating.viewer_of_bot_steps());
        if picture.moments.len() <= before {
            return;
        }
        match picture.seat() {
            Some(_) if self.screen.turns_pages() => self.draw_for(&picture),
            _ => drop(self.tell_events(&picture)),
        }
        if self.screen.is_live() {
            std::thread::sleep(PAUSE);
        }
    }

    /// The table as this person sees it, and what is new. The page of their own turn will tell it again.
    fn draw_for(&self, picture: &Picture<G>) {
        self.screen.turn_page();
        self.screen.draw(picture, picture.seat());
        self.screen.print("");
        self.tell_all(picture, self.shown.news(picture));
    }
}
