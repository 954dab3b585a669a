//! What is pointed at: what it would do, or why it cannot be done.

use std::sync::Arc;

use game::{Message, Refusal, Seat};
use leptos::prelude::*;

use super::TableScreen;
use super::preview::{preview, refusal};
use super::screen::Notice;
use crate::board::Board;

impl<G: Board> TableScreen<G> {
    /// An action is pointed at, by mouse or focus: where it can be done, it is tried on redeals of what the player knows.
    pub(crate) fn point(self, action: G::Action) {
        let known = [self.pointed, self.pointed_forbidden].map(|known| known.get_untracked());
        if self.by_touch.get_value() || known.contains(&Some(action)) {
            return;
        }
        let scene = self.scene.get_untracked();
        let Some(seat) = scene.deciding else { return };
        if scene.choice(action).is_none() {
            self.point_away();
            return self.pointed_forbidden.set(Some(action));
        }
        self.pointed_forbidden.set(None);
        self.previews.set(Arc::new(preview(&*scene.game, &scene.view, seat, action)));
        self.pointed.set(Some(action));
    }

    /// Why what is pointed at cannot be done; nothing where it can, or where that was just said.
    pub(crate) fn pointed_refusal(self) -> Option<Notice> {
        let action = self.pointed_forbidden.get()?;
        let scene = self.scene.get();
        let seat = scene.deciding?;
        let notice = refusal_notice(&*scene.game, &scene.view, seat, action);
        Some(notice).filter(|notice| self.notice.get().as_ref() != Some(notice))
    }

    /// Nothing is pointed at any more. Whatever it was: the place that is left may stand for another action by now.
    pub(crate) fn point_away(self) {
        // What has the focus loses it when the table is left, and then there is nothing to point at.
        let Some(pointed) = self.pointed.try_get_untracked() else { return };
        self.pointed_forbidden.set(None);
        if pointed.is_some() {
            self.pointed.set(None);
            self.previews.set(Arc::default());
        }
    }

    /// Another scene is shown: nothing of it is pointed at yet.
    pub(super) fn clear_pointed(self) {
        self.pointed.set(None);
        self.pointed_forbidden.set(None);
        self.pressed_once.set(None);
        self.previews.set(Arc::default());
    }
}

/// What is said of an action that cannot be done: the rule that forbids it, or that it is not its time.
pub(super) fn refusal_notice<G: Board>(game: &G, view: &G::View, seat: Seat, action: G::Action) -> Notice {
    match refusal(game, view, seat, action) {
        Some(Refusal(rule)) => Notice::Refused(rule, game.lacking(view, action)),
        None => Notice::Said(Message::new("web-not-now")),
    }
}
