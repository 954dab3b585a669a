//! Bots at a table in this browser: the worker is asked what the bot whose turn it is does, and its steps are shown one by one.

use std::time::Duration;

use game::{Message, Seat};
use leptos::prelude::*;
use worker::{Answer, Ask, Bot};

use super::local::Local;
use super::screen::TableScreen;
use crate::board::Board;
use crate::browser;
use crate::worker_client::Reply;

impl<G: Board> TableScreen<G> {
    /// Lets bots play whose turn it is. While somebody looks back, nothing happens.
    pub(super) fn let_bots_play(self) {
        // On a server they are the server's.
        if self.past_moment.get_untracked().is_some() || self.is_online() {
            return;
        }
        if self.is_trial() {
            return self.showing_steps.set(false);
        }
        if self.with_local(|local| !local.bots.steps.is_empty()) == Some(true) {
            // What others did before is shown first; meanwhile the next of them may think.
            if !self.is_replaying() {
                self.show_step_later();
            }
            return;
        }
        if let Some(line) = self.teaching.and_then(|teaching| teaching.others_line(self)) {
            if line.is_empty() {
                return self.showing_steps.set(false);
            }
            self.with_local_mut(|local| local.queue_others_line(line));
            return self.show_step_later();
        }
        let Some(seat) = self.with_local(Local::next_bot).flatten() else {
            return self.showing_steps.set(self.is_replaying());
        };
        if self.with_local(|local| local.bots.thinking_seat.is_none()) == Some(true) {
            self.ask_bot(seat);
        }
    }

    fn ask_bot(self, seat: Seat) {
        let epoch = self.with_local_mut(|local| {
            local.bots.thinking_seat = Some(seat);
            local.bots.epoch
        });
        match self.with_local(|local| local.bot(seat)).flatten() {
            Some(bot @ Bot::Level(_)) => {
                self.thinking.set(Some((seat, 0, 0)));
                let still = move || {
                    self.with_local(|local| (local.bots.epoch, local.bots.thinking_seat))
                        == epoch.map(|epoch| (epoch, Some(seat)))
                };
                browser::after_paint(move || {
                    if still() {
                        self.ask(seat, Ask::Line { bot }, move |reply| {
                            if self.with_local(|local| local.bots.epoch) == epoch {
                                self.hear(seat, reply);
                            }
                        });
                    }
                });
            }
            Some(Bot::Random) => self.bot_decided(seat, Vec::new()),
            None => self.bot_plays_at_random(seat),
        }
    }

    fn hear(self, seat: Seat, reply: Reply<G::Action>) {
        match reply {
            Reply::Progress(done, of) => self.thinking.set(Some((seat, done, of))),
            Reply::Answer(Answer::Line { actions }) => self.bot_decided(seat, actions),
            Reply::Answer(_) => self.bot_decided(seat, Vec::new()),
            Reply::Failed => self.bot_plays_at_random(seat),
        }
    }

    /// Nobody can think for this bot: chance decides, so that the game goes on.
    fn bot_plays_at_random(self, seat: Seat) {
        self.notify(Message::new("web-bot-at-random"));
        self.bot_decided(seat, Vec::new());
    }

    fn bot_decided(self, seat: Seat, actions: Vec<G::Action>) {
        self.thinking.set(None);
        self.with_local_mut(|local| local.queue_bot_line(seat, actions));
        self.let_bots_play();
    }

    /// The next step of a bot, after a pause if there was one to be seen before.
    fn show_step_later(self) {
        if self.with_local(|local| local.bots.timer.is_some()) == Some(true) {
            return;
        }
        let pause = match self.showing_steps.get_untracked() {
            true => self.settings.peek(|preferences| preferences.animation_pace.milliseconds()),
            false => 0,
        };
        let show = move || {
            self.with_local_mut(|local| local.bots.timer = None);
            self.show_step();
        };
        let timer = set_timeout_with_handle(show, Duration::from_millis(pause));
        self.with_local_mut(|local| local.bots.timer = timer.ok());
    }

    /// Plays steps of a bot up to the first that can be seen.
    fn show_step(self) {
        if self.past_moment.try_get_untracked().flatten().is_some() || self.is_replaying() {
            return;
        }
        let seen = self.with_local_mut(|local| {
            let before = local.moment_count();
            while local.play_step() {
                if local.moment_count() != before {
                    return true;
                }
            }
            false
        });
        if seen == Some(true) {
            self.showing_steps.set(true);
        }
        // Writing takes longer than a step. What is lost with the page, the bot thinks of again.
        if self.with_local(|local| local.bots.steps.is_empty()) == Some(true) {
            self.save_after_paint();
        }
        self.go_on();
    }

    /// Plays all steps that wait, without a pause.
    pub(crate) fn skip(self) {
        if self.is_replaying() {
            return self.end_replay();
        }
        if self.is_online() {
            return self.show_all_waiting_moments();
        }
        self.with_local_mut(|local| {
            local.bots.stop_timer();
            while local.play_step() {}
        });
        self.save();
        self.go_on();
    }
}
