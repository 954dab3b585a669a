//! Where a table lies, and what its screen asks of it.

use std::any::Any;

use game::Seat;
use table::{EntryError, Handover, Picture, Player, Table};
use worker::{Ask, Request};

use super::TableScreen;
use super::local::Local;
use crate::board::Board;
use crate::replay::ViewerHistory;

/// Where a table lies.
pub(super) enum Host<G: Board> {
    /// In this browser.
    Local(Box<Local<G>>),
    /// On a server.
    Remote(Box<dyn RemoteTable<G>>),
}

/// A table on a server, as its screen asks it. What is behind it comes with online tables: whoever plays alone fetches nothing of it.
pub(super) trait RemoteTable<G: Board> {
    fn person(&self) -> Option<Seat>;
    fn picture(&mut self) -> Picture<G>;
    fn view_at(&self, moment: usize) -> Option<G::View>;
    fn act(&mut self, action: G::Action) -> Result<(), EntryError>;
    fn undo(&mut self) -> Result<(), EntryError>;
    fn resign(&mut self) -> Result<(), EntryError>;
    fn leave_to_bot(&self) -> Result<(), EntryError>;
    fn request(&self, seat: Seat, ask: Ask) -> Request<G>;
    /// The whole table, once the game is over and it was fetched.
    fn table(&self) -> Option<&Table<G>>;
    /// Forgets what was asked of the past, which the server refused; whether there was such a thing.
    fn cancel_view_request(&mut self) -> bool;
    /// Whether the server must be asked before this moment can be looked at. It is asked, then.
    fn request_views_if_missing(&mut self, moment: usize) -> bool;
    fn stop_timer(&mut self);
    /// What the screen does besides.
    fn hooks(&self) -> RemoteHooks<G>;
    /// Itself, for whoever knows what it is.
    fn as_any(&mut self) -> &mut dyn Any;
}

/// What a screen does whose table is on a server.
pub(super) struct RemoteHooks<G: Board> {
    /// Shows what is new, one by one.
    pub(super) show_waiting_moments: fn(TableScreen<G>),
    /// Shows all that waits.
    pub(super) show_all_waiting_moments: fn(TableScreen<G>),
    /// Says whether the server is waited for.
    pub(super) update_waiting_sign: fn(TableScreen<G>),
}

impl<G: Board> Host<G> {
    /// Whose eyes and hands are at the screen.
    pub(super) fn person(&self) -> Option<Seat> {
        match self {
            Host::Local(local) => local.person(),
            Host::Remote(remote) => remote.person(),
        }
    }

    /// Gives the screen to whoever is asked next.
    pub(super) fn hand_over(&mut self) -> Handover {
        match self {
            Host::Local(local) => local.hand_over(),
            // Nobody shares a screen there.
            Host::Remote(_) => Handover::Stay,
        }
    }

    /// What the person at the screen has of the table; what everybody has while it changes hands.
    pub(super) fn picture(&mut self, changes_hands: bool) -> Picture<G> {
        match self {
            Host::Local(local) => local.picture(changes_hands),
            Host::Remote(remote) => remote.picture(),
        }
    }

    /// What the viewer of this history knew after so many of its moments; a server may have to be asked first.
    pub(super) fn view_at(&self, history: &ViewerHistory<G>, moment: usize) -> Option<G::View> {
        match self {
            Host::Local(local) => Some(local.view_at(history, moment)),
            Host::Remote(remote) => remote.view_at(moment),
        }
    }

    /// Carries out an action.
    pub(super) fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), EntryError> {
        match self {
            Host::Local(local) => local.act(seat, action),
            Host::Remote(remote) => remote.act(action),
        }
    }

    /// Takes back the seat's last action; at a practice table also what cannot be taken back elsewhere.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<(), EntryError> {
        match self {
            Host::Local(local) => local.undo(seat),
            Host::Remote(remote) => remote.undo(),
        }
    }

    /// The seat gives the game up.
    pub(super) fn resign(&mut self, seat: Seat) -> Result<(), EntryError> {
        match self {
            Host::Local(local) => local.resign(seat),
            Host::Remote(remote) => remote.resign(),
        }
    }

    /// From now on this bot decides at the seat; at a table on a server, one of its own at one's own seat.
    pub(super) fn leave_seat_to_bot(&mut self, seat: Seat, bot: Player) -> Result<(), EntryError> {
        match self {
            Host::Local(local) => local.leave_seat_to_bot(seat, bot),
            Host::Remote(remote) => remote.leave_to_bot(),
        }
    }

    /// What the worker is asked for this seat.
    pub(super) fn request(&self, seat: Seat, ask: Ask) -> Request<G> {
        match self {
            Host::Local(local) => local.request(seat, ask),
            Host::Remote(remote) => remote.request(seat, ask),
        }
    }

    /// The whole table, secrets included, where it lies here, or once the game is over: to save it, to share it, to play on from it.
    pub(super) fn table(&self) -> Option<&Table<G>> {
        match self {
            Host::Local(local) => Some(local.table()),
            Host::Remote(remote) => remote.table(),
        }
    }

    /// The table in this browser, if this is one: the screen lets its bots play, and keeps it.
    pub(super) fn local(&self) -> Option<&Local<G>> {
        match self {
            Host::Local(local) => Some(local),
            Host::Remote(_) => None,
        }
    }

    /// The same, to be changed.
    pub(super) fn local_mut(&mut self) -> Option<&mut Local<G>> {
        match self {
            Host::Local(local) => Some(local),
            Host::Remote(_) => None,
        }
    }

    /// The table on a server, if this is one.
    pub(super) fn remote_mut(&mut self) -> Option<&mut dyn RemoteTable<G>> {
        match self {
            Host::Local(_) => None,
            Host::Remote(remote) => Some(&mut **remote),
        }
    }
}
