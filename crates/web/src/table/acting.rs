//! What the person at the screen does: every press, and what becomes of it.

use game::{Message, Rule, Seat};
use leptos::prelude::*;
use table::{EntryError, Player};

use super::TableScreen;
use super::pointing::refusal_notice;
use super::screen::Notice;
use crate::board::Board;
use crate::worker_client;

impl<G: Board> TableScreen<G> {
    /// A place was pressed. A step that cannot be taken back is shown first where no pointer could show it.
    pub(crate) fn press(self, action: G::Action) {
        self.end_replay();
        let scene = self.scene.get_untracked();
        let Some(seat) = scene.deciding else {
            return self.notify(Message::new(if scene.is_past() {
                "web-looking-back"
            } else {
                "web-not-your-turn"
            }));
        };
        if scene.choice(action).is_none() {
            return self.notice.set(Some(refusal_notice(&*scene.game, &scene.view, seat, action)));
        }
        if self.teaching.is_some_and(|teaching| !teaching.allows(self, action)) {
            return;
        }
        let unseen = self.teaching.is_none() && self.pointed.get_untracked() != Some(action);
        if scene.undo_warning(action).is_some() && unseen && self.pressed_once.get_untracked() != Some(action)
        {
            self.by_touch.set_value(false);
            self.point(action);
            self.pressed_once.set(Some(action));
            return self.notify(Message::new("web-press-again"));
        }
        self.act(seat, action);
    }

    fn act(self, seat: Seat, action: G::Action) {
        match self.with_host(|host| host.act(seat, action)) {
            Some(Ok(())) => {
                self.sound_press();
                self.changed();
            }
            Some(Err(EntryError::Refused(rule))) => self.refuse(rule),
            Some(Err(reason)) => self.notify(reason.message()),
            None => {}
        }
    }

    /// The person at the screen has changed something: what was said before is of no use any more.
    fn changed(self) {
        self.notice.set(None);
        self.hint.set(None);
        self.save_after_paint();
        self.go_on();
        self.run_hook(|hooks| hooks.update_waiting_sign);
    }

    /// Says which rule forbids something.
    pub(super) fn refuse(self, rule: Rule) {
        self.notice.set(Some(Notice::Refused(rule, None)));
    }

    /// Says something to the player.
    pub(crate) fn notify(self, message: Message) {
        self.notice.set(Some(Notice::Said(message)));
    }

    /// Takes back the last action of the person at the screen; at a practice table also what cannot be taken back elsewhere.
    pub(crate) fn undo(self) {
        self.end_replay();
        if self.scene.with_untracked(|scene| scene.is_past()) {
            return self.look_at(usize::MAX);
        }
        if let Some(teaching) = self.teaching {
            return teaching.back(self);
        }
        let Some(seat) = self.viewer_seat() else { return };
        match self.with_host(|host| host.undo(seat)) {
            Some(Ok(())) => {
                if self.with_local(|local| local.bots.thinking_seat.is_none()) == Some(true) {
                    worker_client::stop();
                    self.thinking.set(None);
                }
                self.changed();
            }
            Some(Err(reason)) => {
                self.notify(Message::new("table-not-undone").with("reason", reason.message()));
            }
            None => {}
        }
    }

    /// Ends the turn.
    pub(crate) fn end_turn(self) {
        let scene = self.scene.get_untracked();
        if let (Some(seat), Some(action)) = (scene.deciding, scene.end_turn())
            && self.teaching.is_none_or(|teaching| teaching.allows(self, action))
        {
            self.act(seat, action);
        }
    }

    /// A bot decides for this seat from now on.
    pub(crate) fn leave_seat_to_bot(self, seat: Seat, bot: Player) {
        match self.with_host(|host| host.leave_seat_to_bot(seat, bot)) {
            Some(Ok(())) => {
                self.past_moment.set(None);
                self.changed();
            }
            Some(Err(reason)) => self.notify(reason.message()),
            None => {}
        }
    }

    /// The person at the screen gives up.
    pub(crate) fn resign(self) {
        let Some(seat) = self.viewer_seat() else { return };
        worker_client::stop();
        self.thinking.set(None);
        match self.with_host(|host| host.resign(seat)) {
            Some(Ok(())) => {
                self.past_moment.set(None);
                self.changed();
            }
            Some(Err(reason)) => self.notify(reason.message()),
            None => {}
        }
    }
}
