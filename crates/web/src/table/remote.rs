//! A table that lies on a server: what is here of it, and the way to the screen of what the server tells.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use catalog::GameId;
use game::{Game, Message, Seat};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{ClientMessage, LeaveToBot, Look as AskViews, Opening};
use table::{EntryError, GameSetup, Picture, Table};
use worker::{Ask, Request};

use super::TableScreen;
use super::host::{RemoteHooks, RemoteTable};
use super::online_page::OnlineTableHandle;
use super::remote_picture::{OrderError, RemotePicture};
use crate::board::Board;
use crate::browser;
use crate::net::table_feed::FeedMessage;
use crate::net::{api, codes};

/// How long an answer may take before the screen says that it waits.
const WAITING_SHOWN_AFTER: Duration = Duration::from_millis(200);
/// How long views of moments that came together are waited for.
const VIEWS_TIMEOUT: Duration = Duration::from_millis(1500);
/// After so many messages that do not fit, it is no accident.
const MOST_FAILURES: u32 = 3;

/// A table on a server, as it is followed through its feed.
pub(super) struct FollowedTable<G: Game> {
    game_id: GameId,
    online: OnlineTableHandle,
    remote_picture: RemotePicture<G>,
    /// What was shown last: it stays while everything is asked for anew.
    last: Picture<G>,
    /// Whether the server has answered since the connection was made: nothing is sent before that.
    in_sync: bool,
    failures: u32,
    /// The views that were asked for.
    requested_views: Option<(u32, u32)>,
    /// When the next moment is shown.
    timer: Option<TimeoutHandle>,
    /// The whole table, once the game is over and it was fetched.
    whole_table: Option<Table<G>>,
    /// Whether it is being fetched, or here.
    fetch_begun: bool,
}

impl<G: Board> FollowedTable<G> {
    /// The table as the first messages tell of it.
    pub(super) fn new(
        game_id: GameId,
        online: OnlineTableHandle,
        opening: &Opening,
        first: Vec<FeedMessage>,
    ) -> Result<Self, Message> {
        let unreadable = || Message::new("web-net-unreadable");
        let setup: GameSetup<G::Options> =
            game::data::from_json(opening.setup.get()).map_err(|_| unreadable())?;
        // A newer server has opened it, by rules that a newer page knows.
        let made: Arc<G> = setup.game().map_err(|_| Message::new("web-net-other-version"))?;
        let mut remote_picture = RemotePicture::new(opening.table, made);
        for message in first {
            match message {
                FeedMessage::Now(now) => remote_picture.receive(&now).map_err(|_| unreadable())?,
                FeedMessage::Lost | FeedMessage::Seen(_) | FeedMessage::No(_) => {}
            }
        }
        online.feed.set_have(remote_picture.have());
        let last = remote_picture.picture().ok_or_else(unreadable)?;
        Ok(FollowedTable {
            game_id,
            online,
            remote_picture,
            last,
            in_sync: true,
            failures: 0,
            requested_views: None,
            timer: None,
            whole_table: None,
            fetch_begun: false,
        })
    }

    /// Sends an order. Without a connection it waits for the next one.
    fn send(&self, order: Result<ClientMessage, OrderError>) -> Result<(), EntryError> {
        match order {
            Ok(message) if self.in_sync => {
                self.online.feed.send(message);
            }
            Ok(_) | Err(OrderError::Waiting | OrderError::Impossible) => {}
            Err(OrderError::Undo(reason)) => return Err(reason.into()),
        }
        Ok(())
    }

    /// Takes in a message; what is to be said of it.
    fn receive(&mut self, message: FeedMessage) -> Option<Message> {
        let feed = self.online.feed;
        match message {
            FeedMessage::Lost => {
                self.in_sync = false;
                self.requested_views = None;
                self.remote_picture.reconnect();
            }
            FeedMessage::Now(now) => match self.remote_picture.receive(&now) {
                Ok(()) => {
                    feed.set_have(self.remote_picture.have());
                    self.failures = 0;
                    if !std::mem::replace(&mut self.in_sync, true) {
                        for order in self.remote_picture.unconfirmed() {
                            feed.send(order);
                        }
                    }
                }
                Err(_) => {
                    self.in_sync = false;
                    self.failures += 1;
                    if self.failures >= MOST_FAILURES {
                        return Some(Message::new("web-net-unreadable"));
                    }
                    feed.watch_anew();
                }
            },
            FeedMessage::Seen(seen) => {
                self.requested_views = None;
                self.remote_picture.receive_views(&seen);
            }
            FeedMessage::No(no) => {
                let told = no.own.is_none_or(|own| self.remote_picture.refuse(own));
                return told.then(|| Message::new("web-net-refused").with("reason", no.why));
            }
        }
        None
    }

    /// Shows one moment more, where that is here. False where the server must be asked for it.
    fn show_next_moment(&mut self) -> bool {
        let next = self.remote_picture.next_moment();
        if self.remote_picture.unknown_around(next).is_some() && self.request_views_if_missing(next) {
            return false;
        }
        self.remote_picture.show_next();
        true
    }
}

impl<G: Board> RemoteTable<G> for FollowedTable<G> {
    fn person(&self) -> Option<Seat> {
        self.online.seat_played_by_oneself()
    }

    fn picture(&mut self) -> Picture<G> {
        if let Some(picture) = self.remote_picture.picture() {
            self.last = picture;
        }
        Picture { players: self.online.players(), ..self.last.clone() }
    }

    fn view_at(&self, moment: usize) -> Option<G::View> {
        self.remote_picture.view_at(moment)
    }

    fn cancel_view_request(&mut self) -> bool {
        self.requested_views.take().is_some()
    }

    fn request_views_if_missing(&mut self, moment: usize) -> bool {
        let Some((from, to)) = self.remote_picture.unknown_around(moment) else { return false };
        if self.requested_views != Some((from, to)) {
            self.requested_views = Some((from, to));
            self.online.send(AskViews { table: self.online.feed.table, from, to });
        }
        true
    }

    fn act(&mut self, action: G::Action) -> Result<(), EntryError> {
        let order = self.remote_picture.act(action);
        self.send(order)
    }

    fn undo(&mut self) -> Result<(), EntryError> {
        let order = self.remote_picture.undo();
        self.send(order)
    }

    fn resign(&mut self) -> Result<(), EntryError> {
        let order = self.remote_picture.resign();
        if matches!(order, Err(OrderError::Waiting)) {
            self.online.feed.refusal.set(Some(Message::new("web-net-unanswered")));
        }
        self.send(order)
    }

    fn leave_to_bot(&self) -> Result<(), EntryError> {
        self.online.send(LeaveToBot { table: self.online.feed.table });
        Ok(())
    }

    fn request(&self, seat: Seat, ask: Ask) -> Request<G> {
        let setup = GameSetup::of(&*self.last.game);
        Request {
            game: self.game_id,
            setup,
            view: self.last.view.clone(),
            seat,
            seed: browser::any_seed(),
            ask,
        }
    }

    fn table(&self) -> Option<&Table<G>> {
        self.whole_table.as_ref()
    }

    fn stop_timer(&mut self) {
        browser::stop_timer(&mut self.timer);
    }

    fn hooks(&self) -> RemoteHooks<G> {
        RemoteHooks {
            show_waiting_moments: TableScreen::show_waiting_remote_moments,
            show_all_waiting_moments: TableScreen::show_all_waiting_remote_moments,
            update_waiting_sign: TableScreen::update_waiting_sign,
        }
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }
}

impl<G: Board> TableScreen<G> {
    /// Changes something of what is here of a table on a server.
    fn with_followed_table<T>(self, write: impl FnOnce(&mut FollowedTable<G>) -> T) -> Option<T> {
        self.with_remote_table(|remote| remote.as_any().downcast_mut().map(write)).flatten()
    }

    /// The server has something to say.
    pub(super) fn receive(self, message: FeedMessage) {
        let Some(said) = self.with_followed_table(|remote| remote.receive(message)) else { return };
        if let Some(said) = said {
            self.notify(said);
        }
        self.show_waiting_remote_moments();
        self.update_waiting_sign();
        self.fetch_table_if_over();
    }

    /// Shows the moments that wait: those that came together one by one, at the pace of a bot's steps.
    fn show_waiting_remote_moments(self) {
        // What is shown again comes to its end first.
        if self.is_replaying() {
            return;
        }
        let pace = self.settings.peek(|preferences| preferences.animation_pace.milliseconds());
        let looks_back = self.past_moment.get_untracked().is_some();
        let next = self.with_followed_table(|remote| {
            if pace == 0 {
                remote.remote_picture.show_all();
            }
            if looks_back || remote.timer.is_some() || !remote.remote_picture.has_more() {
                return None;
            }
            let shown = remote.show_next_moment();
            Some(if shown { Duration::from_millis(pace) } else { VIEWS_TIMEOUT })
        });
        if let Some(pause) = next.flatten() {
            let timer = set_timeout_with_handle(move || self.show_waiting_moments_after_pause(), pause);
            self.with_followed_table(|remote| remote.timer = timer.ok());
        }
        let more = self.with_followed_table(|remote| remote.remote_picture.has_more()).unwrap_or_default();
        if self.showing_steps.get_untracked() != more {
            self.showing_steps.set(more);
        }
        self.show();
    }

    /// The moment shown before was there long enough, or views did not come in time.
    fn show_waiting_moments_after_pause(self) {
        self.with_followed_table(|remote| {
            remote.timer = None;
            if remote.requested_views.take().is_some() {
                remote.remote_picture.show_all();
            }
        });
        self.show_waiting_remote_moments();
    }

    /// Shows all that waits, without a pause.
    fn show_all_waiting_remote_moments(self) {
        self.with_followed_table(|remote| {
            remote.stop_timer();
            remote.remote_picture.show_all();
        });
        self.show_waiting_remote_moments();
    }

    /// Says that the server is waited for, where that takes long enough to be felt; no longer, once it has answered.
    fn update_waiting_sign(self) {
        let waits =
            move || self.with_followed_table(|remote| remote.remote_picture.is_waiting()) == Some(true);
        if !waits() {
            if self.waits_for_server.get_untracked() {
                self.waits_for_server.set(false);
            }
        } else if !self.waits_for_server.get_untracked() {
            set_timeout(
                move || {
                    if waits() {
                        self.waits_for_server.try_set(true);
                    }
                },
                WAITING_SHOWN_AFTER,
            );
        }
    }

    /// Brings the whole table here, once the game is over.
    pub(super) fn fetch_table_if_over(self) {
        if !self.scene.with_untracked(|scene| scene.over) {
            return;
        }
        let first = self.with_followed_table(|remote| !std::mem::replace(&mut remote.fetch_begun, true));
        let Some(online) = self.online.filter(|_| first == Some(true)) else { return };
        spawn_local(async move {
            let table = online.feed.table;
            let text = api::file(table, codes::of(table).to_look()).await;
            let table = text.ok().and_then(|text| Table::<G>::from_text(&text).ok());
            let here = self.with_followed_table(|remote| {
                remote.fetch_begun = table.is_some();
                remote.whole_table = table;
                remote.whole_table.is_some()
            });
            if here == Some(true) {
                self.has_table.set(true);
            }
        });
    }
}
