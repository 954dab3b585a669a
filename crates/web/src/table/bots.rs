//! Bots at the table: the worker is asked whose turn it is, and their steps are shown one by one.

use std::time::Duration;

use game::{Game, Message, Seat};
use leptos::prelude::*;
use phrases::Lang;
use table::Kind;
use worker::{Answer, Ask, Request};

use super::backstage::{Backstage, people};
use super::desk::Desk;
use crate::board::Board;
use crate::crew;

impl<G: Board> Desk<G> {
    /// Lets bots play whose turn it is. While somebody looks back, nothing happens.
    pub(super) fn drive(self) {
        if self.looking.get_untracked().is_some() {
            return;
        }
        if self.with(|back| !back.steps.is_empty()) {
            self.show_step_later();
            return;
        }
        let Some(seat) = self.with(Backstage::next_bot) else { return self.showing.set(false) };
        if self.with(|back| back.asked.is_some()) {
            return;
        }
        let lang = self.speech.lang_now();
        let (request, epoch) = self.with(|back| (back.ask_line(seat, lang), back.epoch));
        self.with_mut(|back| back.asked = Some(seat));
        self.thinking.set(Some((seat, 0, 0)));
        crew::ask(&request, move |reply| self.heard(seat, epoch, reply));
    }

    fn heard(self, seat: Seat, epoch: u32, reply: crew::Reply) {
        if self.backstage.try_with_value(|back| back.epoch) != Some(epoch) {
            return;
        }
        let line = match reply {
            crew::Reply::Progress(done, of) => return self.thinking.set(Some((seat, done, of))),
            crew::Reply::Answer(answer) => actions::<G>(&answer),
            crew::Reply::Trouble => {
                self.tell(Message::new("web-bot-at-random"));
                Vec::new()
            }
        };
        self.thinking.set(None);
        self.with_mut(|back| {
            back.asked = None;
            // A bot without an idea does not hold up the game.
            let any = || back.table.by_chance(seat, back.table.seed_now()).into_iter().collect();
            let line = if line.is_empty() { any() } else { line };
            back.steps.extend(line.into_iter().map(|action| (seat, action)));
        });
        self.drive();
    }

    /// The next step of a bot, after a pause if there was one to be seen before.
    fn show_step_later(self) {
        let waits = self.with(|back| back.timer.is_some());
        if waits {
            return;
        }
        let pause = match self.showing.get_untracked() {
            true => self.settings.peek(|preferences| preferences.pace.milliseconds()),
            false => 0,
        };
        let timer = set_timeout_with_handle(
            move || {
                self.with_mut(|back| back.timer = None);
                self.show_step();
            },
            Duration::from_millis(pause),
        );
        self.with_mut(|back| back.timer = timer.ok());
    }

    /// Plays steps of a bot up to the first that can be seen.
    fn show_step(self) {
        if self.looking.try_get_untracked().flatten().is_some() {
            return;
        }
        let before = self.with(|back| back.table.history(back.viewer()).len());
        while self.with_mut(Backstage::play_step) == Some(true) {
            let viewer = self.with(Backstage::viewer);
            if self.with(|back| back.table.history(viewer).len()) != before {
                self.showing.set(true);
                break;
            }
        }
        self.keep();
        self.go_on();
    }

    /// Plays all steps that wait, without a pause.
    pub(crate) fn skip(self) {
        self.with_mut(|back| {
            if let Some(timer) = back.timer.take() {
                timer.clear();
            }
            while back.play_step() {}
        });
        self.keep();
        self.go_on();
    }
}

impl<G: Board> Backstage<G> {
    /// What the bots' worker is asked on behalf of this seat.
    pub(super) fn ask(&self, seat: Seat, lang: Lang, ask: Ask) -> String {
        let request = Request {
            game: G::ID.to_owned(),
            table: self.table.to_text(),
            seat: seat.index(),
            seed: self.table.seed_now(),
            lang: lang.code().to_owned(),
            ask,
        };
        serde_json::to_string(&request).unwrap_or_default()
    }

    fn ask_line(&self, seat: Seat, lang: Lang) -> String {
        let level = match self.table.players().get(seat.index()).map(|player| &player.kind) {
            Some(Kind::Bot(level)) => level.name().to_owned(),
            _ => worker::RANDOM.to_owned(),
        };
        self.ask(seat, lang, Ask::Line { level })
    }

    fn next_bot(&self) -> Option<Seat> {
        let people = people(&self.table);
        self.table.awaited().iter().find(|&seat| !people.contains(seat))
    }

    /// Plays one step that waits; false where there is none.
    fn play_step(&mut self) -> bool {
        let Some((seat, action)) = self.steps.pop_front() else { return false };
        if self.table.act(seat, action).is_err() {
            // The table is another one than the bot thought of: it will be asked again.
            self.steps.clear();
        }
        true
    }

    pub(super) fn forget_thoughts(&mut self) {
        self.steps.clear();
        self.asked = None;
        self.epoch += 1;
    }
}

/// The actions of a bot's answer.
fn actions<G: Game>(answer: &str) -> Vec<G::Action> {
    match serde_json::from_str(answer) {
        Ok(Answer::Line { actions }) => actions.iter().map_while(|word| word.parse().ok()).collect(),
        _ => Vec::new(),
    }
}
