//! A game on this screen: what is shown, and who is asked next.
//!
//! Everything the screen shows comes from its [`Scene`]; everything a person does goes through [`TableScreen`] to its [`Host`],
//! which is where the table lies.

use std::sync::Arc;

use catalog::GameId;
use game::{Message, Rule, Seat, Viewer};
use leptos::prelude::*;
use table::{Handover, MomentsShown, Table};
use worker::Ask;

use super::hint::{HintMarks, HintState};
use super::host::{Host, RemoteHooks, RemoteTable};
use super::local::Local;
use super::online_page::OnlineTableHandle;
use super::panels::Panel;
use super::replay::{Replay, ReplayProgress};
use super::targets::PointerState;
use super::teaching::Teaches;
use crate::board::Board;
use crate::replay::ViewerHistory;
use crate::scene::{Scene, SceneOptions};
use crate::settings::Settings;
use crate::speech::Speech;
use crate::store::{StoreError, StoredGame};
use crate::worker_client;

/// A game on this screen. It is a handle: copies are the same screen.
pub(crate) struct TableScreen<G: Board> {
    /// Which game it is.
    pub(crate) game_id: GameId,
    pub(crate) scene: RwSignal<Arc<Scene<G>>>,
    /// The action pointed at, by mouse or by focus.
    pub(crate) pointed: RwSignal<Option<G::Action>>,
    /// What is pointed at and cannot be done.
    pub(crate) pointed_forbidden: RwSignal<Option<G::Action>>,
    /// What the action pointed at would show.
    pub(crate) previews: RwSignal<Arc<Vec<G::View>>>,
    /// An action that cannot be taken back and was pressed before it was pointed at: pressed again, it is done.
    pub(crate) pressed_once: RwSignal<Option<G::Action>>,
    /// Whose board was opened.
    pub(crate) opened_board: RwSignal<Option<Seat>>,
    /// What was said last: a refusal, or why something cannot be taken back.
    pub(crate) notice: RwSignal<Option<Notice>>,
    /// Who is thinking, and how far they are.
    pub(crate) thinking: RwSignal<Option<(Seat, u32, u32)>>,
    /// Whom the screen is to be handed to.
    pub(crate) curtain: RwSignal<Option<Seat>>,
    pub(crate) hint: RwSignal<Option<HintState<G::Action>>>,
    /// The moment looked at, where it is not the newest.
    pub(crate) past_moment: RwSignal<Option<usize>>,
    /// Why the game could not be kept.
    pub(crate) trouble: RwSignal<Option<StoreError>>,
    /// Whether steps of bots or of others are being shown, for the first time or again: from the first one seen until none is left.
    pub(crate) showing_steps: RwSignal<bool>,
    /// Which step of others' turns is being shown again, if they are.
    pub(crate) replay_progress: RwSignal<Option<ReplayProgress>>,
    pub(super) replay: StoredValue<Option<Replay<G>>, LocalStorage>,
    /// What comes after this is shown step by step.
    pub(super) shown: StoredValue<MomentsShown>,
    /// Whether what was pressed last was dragged.
    pub(super) dragged: StoredValue<bool>,
    /// Whether a finger touched the screen last: it points at nothing before it presses.
    pub(crate) by_touch: StoredValue<bool>,
    /// Whether a pointer is down.
    pub(super) pointer: StoredValue<PointerState>,
    /// What was opened beside the board, where there is no room for all of it.
    pub(super) open_panel: RwSignal<Option<Panel>>,
    /// The table on a server, where it lies there.
    pub(crate) online: Option<OnlineTableHandle>,
    /// Whether only the server can tell how it goes on, and takes its time.
    pub(crate) waits_for_server: RwSignal<bool>,
    /// Whether the whole table is here: to save it, to share it, to play on from it.
    pub(crate) has_table: RwSignal<bool>,
    /// The lesson that is taught at this table, where it is one.
    pub(crate) teaching: Option<&'static dyn Teaches<G>>,
    /// Whether the analysis of the game is open.
    pub(crate) analysis_open: RwSignal<bool>,
    /// What is called after every change, where a turn is tried at this table. Nobody else plays there.
    pub(crate) after_trial_change: Option<Callback<()>>,
    /// How many hints were asked for.
    pub(super) hints_asked: StoredValue<u32>,
    /// Whether something was done that is not written down yet.
    pub(super) to_be_saved: StoredValue<bool>,
    host: StoredValue<Host<G>, LocalStorage>,
    pub(crate) speech: Speech,
    pub(crate) settings: Settings,
}

impl<G: Board> Clone for TableScreen<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Board> Copy for TableScreen<G> {}

/// Something said to the player, put into words where it is shown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Notice {
    /// This rule forbids it; perhaps something is missing.
    Refused(Rule, Option<Message>),
    /// This happened to the player without a choice, by this rule.
    Unasked(Rule, Vec<Message>),
    Said(Message),
}

impl Notice {
    /// The rule behind it, if there is one.
    pub(super) fn rule(&self) -> Option<Rule> {
        match self {
            Notice::Refused(rule, _) | Notice::Unasked(rule, _) => Some(*rule),
            Notice::Said(_) => None,
        }
    }
}

impl<G: Board> TableScreen<G> {
    /// Sits down at a table that is kept in this browser under this key.
    pub(crate) fn new(game_id: GameId, table: Table<G>, key: String, stored: &StoredGame) -> TableScreen<G> {
        let screen = TableScreen::of_host(
            game_id,
            Host::Local(Box::new(Local::new(game_id, table, key, stored))),
            None,
        );
        screen.mark_past_shown();
        screen.go_on();
        screen
    }

    /// Sits down at the table of a lesson, which is kept nowhere.
    pub(super) fn learning(
        game_id: GameId,
        table: Table<G>,
        teaching: &'static dyn Teaches<G>,
    ) -> TableScreen<G> {
        let host = Host::Local(Box::new(Local::unsaved(game_id, table)));
        let screen = TableScreen { teaching: Some(teaching), ..TableScreen::of_host(game_id, host, None) };
        screen.go_on();
        screen
    }

    /// Sits down at a table where a turn is tried, which is kept nowhere; `after_change` is called after every change.
    pub(super) fn trying(
        game_id: GameId,
        table: Table<G>,
        after_change: impl Fn(TableScreen<G>) + Send + Sync + 'static,
    ) -> TableScreen<G> {
        let host = Host::Local(Box::new(Local::for_trial(game_id, table)));
        let screen = TableScreen::of_host(game_id, host, None);
        let after_trial_change = Some(Callback::new(move |()| after_change(screen)));
        let screen = TableScreen { after_trial_change, ..screen };
        screen.mark_past_shown();
        screen.go_on();
        screen
    }

    /// A table that is only looked at: it is kept nowhere, and nobody plays at it.
    pub(crate) fn to_look_at(game_id: GameId, table: Table<G>) -> TableScreen<G> {
        TableScreen::of_host(game_id, Host::Local(Box::new(Local::unsaved(game_id, table))), None)
    }

    /// Sits down at a table on a server, or looks on there.
    pub(super) fn remote(
        game_id: GameId,
        remote: Box<dyn RemoteTable<G>>,
        online: OnlineTableHandle,
    ) -> TableScreen<G> {
        TableScreen::of_host(game_id, Host::Remote(remote), Some(online))
    }

    fn of_host(game_id: GameId, mut host: Host<G>, online: Option<OnlineTableHandle>) -> TableScreen<G> {
        let scene = scene(&mut host, None, false, (Speech::of_page(), Settings::of_page()));
        let seen = (scene.viewer, scene.moment_count());
        let screen = TableScreen {
            game_id,
            scene: RwSignal::new(Arc::new(scene)),
            pointed: RwSignal::new(None),
            pointed_forbidden: RwSignal::new(None),
            previews: RwSignal::new(Arc::default()),
            pressed_once: RwSignal::new(None),
            opened_board: RwSignal::new(None),
            notice: RwSignal::new(None),
            thinking: RwSignal::new(None),
            curtain: RwSignal::new(None),
            hint: RwSignal::new(None),
            past_moment: RwSignal::new(None),
            trouble: RwSignal::new(None),
            showing_steps: RwSignal::new(false),
            replay_progress: RwSignal::new(None),
            replay: StoredValue::new_local(None),
            shown: StoredValue::new(MomentsShown::default()),
            dragged: StoredValue::new(false),
            by_touch: StoredValue::new(false),
            pointer: StoredValue::new(PointerState::default()),
            open_panel: RwSignal::new(None),
            online,
            waits_for_server: RwSignal::new(false),
            has_table: RwSignal::new(online.is_none()),
            teaching: None,
            analysis_open: RwSignal::new(false),
            after_trial_change: None,
            hints_asked: StoredValue::new(0),
            to_be_saved: StoredValue::new(false),
            host: StoredValue::new_local(host),
            speech: Speech::of_page(),
            settings: Settings::of_page(),
        };
        screen.mark_shown(seen.0, seen.1);
        // Names of bots and what is said of them follow the language.
        Effect::new(move |before: Option<()>| {
            screen.speech.lang();
            if before.is_some() {
                screen.show();
            }
        });
        on_cleanup(move || screen.leave());
        screen
    }

    fn leave(self) {
        worker_client::stop();
        self.save_what_waits();
        self.drop_replay();
        self.with_local_mut(|local| local.bots.stop_timer());
        self.with_remote_table(|remote| remote.stop_timer());
    }

    /// Changes something where the table lies; nothing once the screen is left.
    pub(super) fn with_host<T>(self, write: impl FnOnce(&mut Host<G>) -> T) -> Option<T> {
        self.host.try_update_value(write)
    }

    /// Reads something of the whole table, where it lies here, or was fetched once the game was over.
    pub(super) fn with_table<T>(self, read: impl FnOnce(&Table<G>) -> T) -> Option<T> {
        self.host.try_with_value(|host| host.table().map(read)).flatten()
    }

    /// Reads something of a table in this browser.
    pub(super) fn with_local<T>(self, read: impl FnOnce(&Local<G>) -> T) -> Option<T> {
        self.host.try_with_value(|host| host.local().map(read)).flatten()
    }

    /// Changes something of a table in this browser.
    pub(super) fn with_local_mut<T>(self, write: impl FnOnce(&mut Local<G>) -> T) -> Option<T> {
        self.with_host(|host| host.local_mut().map(write)).flatten()
    }

    /// Changes something of a table on a server.
    pub(super) fn with_remote_table<T>(self, write: impl FnOnce(&mut dyn RemoteTable<G>) -> T) -> Option<T> {
        self.with_host(|host| host.remote_mut().map(write)).flatten()
    }

    /// Does something that only a table on a server knows.
    pub(super) fn run_hook(self, hook: impl FnOnce(RemoteHooks<G>) -> fn(TableScreen<G>)) {
        if let Some(hooks) = self.with_remote_table(|remote| remote.hooks()) {
            hook(hooks)(self);
        }
    }

    /// Shows what the server told meanwhile.
    pub(super) fn show_waiting_moments(self) {
        self.run_hook(|hooks| hooks.show_waiting_moments);
    }

    /// Shows all that waits, without a pause.
    pub(super) fn show_all_waiting_moments(self) {
        self.run_hook(|hooks| hooks.show_all_waiting_moments);
    }

    /// What says how players are called here.
    fn speech_and_settings(self) -> (Speech, Settings) {
        (self.speech, self.settings)
    }

    /// Whether the table lies on a server.
    pub(crate) fn is_online(self) -> bool {
        self.online.is_some()
    }

    /// Whether a turn is tried at this table.
    pub(crate) fn is_trial(self) -> bool {
        self.after_trial_change.is_some()
    }

    /// Whose eyes and hands are at the screen while the game goes on, where somebody's are.
    pub(crate) fn viewer_seat(self) -> Option<Seat> {
        self.scene.with_untracked(|scene| scene.viewer.seat())
    }

    // Showing

    /// Shows the table as it is now, and asks whoever is next.
    pub(super) fn go_on(self) {
        self.hand_over();
        self.show();
        if self.teaching.is_some_and(|teaching| teaching.after_change(self)) {
            return;
        }
        if let Some(after_change) = self.after_trial_change {
            return after_change.run(());
        }
        self.let_bots_play();
    }

    pub(super) fn show(self) {
        if self.defer_show_if_pointer_down() {
            return;
        }
        let (past_moment, curtain) =
            (self.past_moment.get_untracked(), self.curtain.get_untracked().is_some());
        if self.is_online() {
            return self.show_what_changed(past_moment);
        }
        self.drop_replay();
        self.clear_pointed();
        if let Some(scene) =
            self.with_host(|host| scene(host, past_moment, curtain, self.speech_and_settings()))
        {
            self.show_scene(Arc::new(scene));
        }
    }

    /// The same for whoever follows something else than what it reads.
    pub(super) fn show_untracked(self) {
        untrack(|| self.show());
    }

    /// What comes from a server was mostly predicted: nothing is drawn that is drawn already.
    fn show_what_changed(self, past_moment: Option<usize>) {
        if past_moment.is_some_and(|moment| {
            self.with_remote_table(|remote| remote.request_views_if_missing(moment)) == Some(true)
        }) {
            return;
        }
        let new = self.with_host(|host| scene(host, past_moment, false, self.speech_and_settings()));
        let shown = self.after_replay().unwrap_or_else(|| self.scene.get_untracked());
        let Some(new) = new.filter(|new| !new.shows_the_same(&shown)) else { return };
        self.drop_replay();
        self.clear_pointed();
        self.show_scene(Arc::new(new));
    }

    /// Shows the scene; before it, step by step, what others did that the viewer has not seen yet.
    fn show_scene(self, scene: Arc<Scene<G>>) {
        if !self.tell_first(&scene) {
            self.scene.set(scene);
        }
    }

    /// What the viewer of this history knew after so many of its moments, where that is here.
    pub(super) fn view_at(self, history: &ViewerHistory<G>, moment: usize) -> Option<G::View> {
        self.host.try_with_value(|host| host.view_at(history, moment)).flatten()
    }

    /// What happened before the table was opened is no news to anybody at it.
    fn mark_past_shown(self) {
        let seats = self.scene.with_untracked(|scene| scene.people);
        for viewer in seats.iter().map(Viewer::Seat) {
            self.mark_all_shown(viewer);
        }
    }

    fn mark_all_shown(self, viewer: Viewer) {
        let moments = self.with_table(|table| table.history(viewer).len()).unwrap_or(0);
        self.mark_shown(viewer, moments);
    }

    /// Whoever sits at the screen stays until done; then the next in turn who must decide. Where there are secrets, the screen
    /// changes hands behind a curtain.
    fn hand_over(self) {
        match self.with_host(Host::hand_over) {
            None | Some(Handover::Stay) => return,
            // Whoever sits beside an open screen has seen what was on it.
            Some(Handover::Openly(seat)) => self.mark_all_shown(Viewer::Seat(seat)),
            Some(Handover::Unseen(seat)) => {
                self.curtain.set(Some(seat));
                self.hint.set(None);
                self.notice.set(None);
            }
        }
        self.opened_board.set(None);
    }

    /// The next person has taken the screen.
    pub(crate) fn lift_curtain(self) {
        self.curtain.set(None);
        self.past_moment.set(None);
        self.show();
        self.let_bots_play();
    }

    /// The server does not tell of a moment that was to be looked at: back to the present.
    pub(super) fn leave_unknown_past(self) {
        if self.with_remote_table(|remote| remote.cancel_view_request()) == Some(true) {
            self.past_moment.set(None);
            self.show_untracked();
        }
    }

    /// Looks at a moment of the past; the newest one is the present.
    pub(crate) fn look_at(self, moment: usize) {
        if let Some(now) = self.drop_replay() {
            self.scene.set(now);
        }
        let newest = self.scene.with_untracked(|scene| scene.moment_count());
        self.past_moment.set((moment < newest).then_some(moment));
        self.show();
        if moment >= newest {
            self.let_bots_play();
            self.run_hook(|hooks| hooks.show_waiting_moments);
        }
    }

    // Asking the worker

    /// Asks the worker something for a seat; the listener hears of progress, then of the answer.
    pub(super) fn ask(
        self,
        seat: Seat,
        ask: Ask,
        listener: impl FnMut(worker_client::Reply<G::Action>) + 'static,
    ) {
        if let Some(request) = self.with_host(|host| host.request(seat, ask)) {
            worker_client::ask(&request, listener);
        }
    }

    /// The places that a hint marks.
    pub(crate) fn hint_marks(self) -> HintMarks<G::Action> {
        self.hint.with(|hint| hint.as_ref().map(HintState::marks).unwrap_or_default())
    }
}

/// What the person at the screen sees now, or at the moment looked at; what everybody sees while the screen changes hands.
fn scene<G: Board>(
    host: &mut Host<G>,
    past_moment: Option<usize>,
    changes_hands: bool,
    (speech, settings): (Speech, Settings),
) -> Scene<G> {
    let picture = host.picture(changes_hands);
    let names = speech.names_here(&picture.players, settings);
    let person = host.person().filter(|_| !changes_hands);
    let past_moment = past_moment.filter(|&moment| !changes_hands && moment < picture.moments.len());
    let history = ViewerHistory { viewer: picture.viewer, moments: picture.moments.clone() };
    let past = past_moment.and_then(|moment| Some((moment, host.view_at(&history, moment)?)));
    Scene::new(picture, SceneOptions { names, person, past })
}
