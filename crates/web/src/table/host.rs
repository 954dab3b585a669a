//! Where a table lies, and what its screen asks of it.

use game::{Game, Seat};
use table::{EntryError, Handover, Picture, Player, Table};
use worker::{Ask, Request};

use super::local::Local;
use super::remote::Remote;
use crate::board::Board;
use crate::replay::Story;

/// Where a table lies.
pub(super) enum Host<G: Game> {
    /// In this browser.
    Local(Box<Local<G>>),
    /// On a server.
    Remote(Box<Remote<G>>),
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

    /// What the viewer of this story knew after so many of its moments; a server may have to be asked first.
    pub(super) fn view_at(&self, story: &Story<G>, moment: usize) -> Option<G::View> {
        match self {
            Host::Local(local) => Some(local.view_at(story, moment)),
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

    /// From now on somebody else decides at this seat.
    pub(super) fn seat_player(&mut self, seat: Seat, player: Player) -> Result<(), EntryError> {
        match self {
            Host::Local(local) => local.seat_player(seat, player),
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
    pub(super) fn remote_mut(&mut self) -> Option<&mut Remote<G>> {
        match self {
            Host::Local(_) => None,
            Host::Remote(remote) => Some(remote),
        }
    }
}
