//! What others did, shown again step by step: at the reveal, when the screen changes hands, and whenever somebody wants to see it again.
//!
//! Nothing waits for it: whatever is pressed ends it, and bots think meanwhile.

use std::sync::Arc;
use std::time::Duration;

use game::{Message, Rule, Seat, Viewer};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use super::TableScreen;
use super::screen::Notice;
use crate::avatar;
use crate::board::Board;
use crate::browser;
use crate::draw::draw;
use crate::replay::{Step, ViewerHistory};
use crate::scene::Scene;
use crate::speech::signed;

/// The least time a step is there to be looked at, in milliseconds.
const SHORTEST_STEP_MS: u64 = 250;
/// More sentences than this are not read in one step.
const MOST_SENTENCES: usize = 3;

/// What is being shown again.
pub(super) struct Replay<G: Board> {
    /// Through whose eyes.
    viewer: Viewer,
    steps: Vec<Step<G>>,
    /// How the table stands when it is over.
    then: Arc<Scene<G>>,
    /// Whose board was opened before.
    opened: Option<Seat>,
    timer: Option<TimeoutHandle>,
    /// When it began, on the clock of events.
    begun: f64,
}

/// Which step is shown, and of how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ReplayProgress {
    pub(crate) at: usize,
    pub(crate) of: usize,
}

impl<G: Board> TableScreen<G> {
    pub(crate) fn is_replaying(self) -> bool {
        self.replay_progress.get_untracked().is_some()
    }

    /// The viewer has been shown so many moments by now; how many before.
    pub(super) fn mark_shown(self, viewer: Viewer, moments: usize) -> usize {
        self.shown.try_update_value(|shown| shown.mark(viewer, moments)).unwrap_or(moments)
    }

    /// Shows what others did since the viewer looked last, and this scene after it. False where there is nothing to tell, or nobody
    /// to tell it to.
    pub(super) fn tell_first(self, scene: &Arc<Scene<G>>) -> bool {
        if self.curtain.get_untracked().is_some() || self.past_moment.get_untracked().is_some() {
            return false;
        }
        let Some(history) = self.history(scene) else { return false };
        let until = history.moments.len();
        let from = self.mark_shown(history.viewer, until).min(until);
        self.tell_unasked(scene, &history, from);
        let pace = self.settings.peek(|preferences| preferences.animation_pace.milliseconds());
        if pace == 0 || !history.others_acted_since(from) {
            return false;
        }
        let steps = self.steps(&history, from..until);
        // One step is what the scene itself shows.
        let tells = steps.len() > 1;
        if tells {
            self.begin_replay(history.viewer, steps, scene.clone());
        }
        tells
    }

    /// Says what the viewer lost since they looked last without having been asked; a lesson says so itself.
    fn tell_unasked(self, scene: &Scene<G>, history: &ViewerHistory<G>, from: usize) {
        let Some(seat) = history.viewer.seat().filter(|_| self.teaching.is_none() && !scene.over) else {
            return;
        };
        let lost = history.moments.iter().skip(from).flat_map(|moment| {
            scene.game.unasked(seat, moment.action.map(|(_, action)| action), &moment.events)
        });
        let lost: Vec<(G::Event, u8)> = lost.collect();
        if let Some((_, rule)) = lost.first() {
            let said = lost.iter().map(|(event, _)| scene.game.say_event(&scene.view, event)).collect();
            self.notice.set(Some(Notice::Unasked(Rule::new(G::BOOK, *rule), said)));
        }
    }

    /// What the person at the screen saw. When the game is over everything lies open: their own eyes tell it to its end.
    fn history(self, scene: &Scene<G>) -> Option<ViewerHistory<G>> {
        match scene.viewer {
            Viewer::Everything => {
                let seat = self.with_local(super::local::Local::person).flatten()?;
                let viewer = Viewer::Seat(seat);
                let moments = self.with_table(|table| table.history(viewer))?;
                Some(ViewerHistory { viewer, moments })
            }
            _ => Some(scene.history()),
        }
    }

    fn steps(self, history: &ViewerHistory<G>, turn: std::ops::Range<usize>) -> Vec<Step<G>> {
        let game = self.scene.with_untracked(|scene| scene.game.clone());
        let view_at = |number| self.view_at(history, number);
        history.steps(&game, turn, view_at)
    }

    /// The last turn of the others, once more.
    pub(crate) fn replay_again(self) {
        self.drop_replay();
        if self.past_moment.get_untracked().is_some() {
            self.look_at(usize::MAX);
        }
        let scene = self.scene.get_untracked();
        let Some(history) = self.history(&scene) else { return };
        let mut until = history.moments.len();
        while let Some(turn) = history.last_turn(until) {
            until = turn.start;
            let steps = self.steps(&history, turn);
            if steps.len() > 1 {
                self.begin_replay(history.viewer, steps, scene);
                return;
            }
        }
    }

    /// Whether there is something to see again.
    pub(crate) fn has_replay(self) -> bool {
        self.curtain.get().is_none() && self.scene.with(|scene| scene.tells_of_others())
    }

    fn begin_replay(self, viewer: Viewer, steps: Vec<Step<G>>, then: Arc<Scene<G>>) {
        let opened = self.opened_board.get_untracked();
        self.point_away();
        self.pressed_once.set(None);
        self.replay.set_value(Some(Replay {
            viewer,
            steps,
            then,
            opened,
            timer: None,
            begun: browser::event_time(),
        }));
        self.showing_steps.set(true);
        self.show_replay_step(0);
    }

    fn show_replay_step(self, at: usize) {
        let shown = self.replay.try_update_value(|replay| {
            let replay = replay.as_mut()?;
            let of = replay.steps.len();
            let Step { seat, moments, view, .. } = replay.steps.get(at)?;
            Some((of, *seat, replay.then.retold(replay.viewer, moments.clone(), view.clone())))
        });
        let Some((of, seat, scene)) = shown.flatten() else { return self.end_replay() };
        self.opened_board.set(seat);
        self.replay_progress.set(Some(ReplayProgress { at, of }));
        self.scene.set(Arc::new(scene));
        let pause = self.settings.peek(|preferences| preferences.animation_pace.milliseconds()) * 5 / 8;
        let next = move || self.show_next_step(at + 1);
        let timer = set_timeout_with_handle(next, Duration::from_millis(pause.max(SHORTEST_STEP_MS)));
        let _ = self.replay.try_update_value(|replay| {
            if let Some(replay) = replay {
                replay.timer = timer.ok();
            }
        });
    }

    /// The next step; while a pointer is down nothing is drawn, or its press would be lost.
    fn show_next_step(self, at: usize) {
        // What waited may have been ended, or the table left.
        let shown = self.replay_progress.try_get_untracked().flatten();
        if shown.is_none_or(|progress| progress.at + 1 != at) {
            return;
        }
        if self.is_pointer_down() {
            set_timeout(move || self.show_next_step(at), Duration::from_millis(SHORTEST_STEP_MS));
        } else {
            self.show_replay_step(at);
        }
    }

    /// Shows how the table stands, and lets the game go on.
    pub(crate) fn end_replay(self) {
        let Some(then) = self.drop_replay() else { return };
        self.scene.set(then);
        if self.is_online() { self.show_waiting_moments() } else { self.let_bots_play() }
    }

    /// Stops showing; whoever does so shows something else.
    pub(super) fn drop_replay(self) -> Option<Arc<Scene<G>>> {
        let mut replay = self.replay.try_update_value(Option::take).flatten()?;
        browser::stop_timer(&mut replay.timer);
        self.replay_progress.set(None);
        self.showing_steps.set(false);
        self.opened_board.set(replay.opened);
        Some(replay.then)
    }

    /// How the table stands when what is shown again is over.
    pub(super) fn after_replay(self) -> Option<Arc<Scene<G>>> {
        self.replay.try_with_value(|replay| replay.as_ref().map(|replay| replay.then.clone())).flatten()
    }

    /// Ends what is shown again, where something was pressed at this time to do so; says whether it did. What led to it is no such press.
    pub(super) fn end_replay_by_press(self, time: f64) -> bool {
        let begun = self.replay.try_with_value(|replay| replay.as_ref().map(|replay| replay.begun));
        let ends = begun.flatten().is_some_and(|begun| time > begun);
        if ends {
            self.end_replay();
        }
        ends
    }
}

/// What is being shown again: who, what, and what it has scored.
pub(super) fn bar<G: Board>(screen: TableScreen<G>) -> AnyView {
    let shown = move || {
        let ReplayProgress { at, of } = screen.replay_progress.get()?;
        let scene = screen.scene.get();
        let (seat, events, gained) = screen
            .replay
            .try_with_value(|replay| {
                let step = replay.as_ref()?.steps.get(at)?;
                Some((step.seat, step.events.clone(), step.gained))
            })
            .flatten()?;
        let say = |event| screen.speech.say(&scene.game.say_event(&scene.view, event), &scene.names);
        let said: Vec<String> = events.iter().take(MOST_SENTENCES).map(say).collect();
        let name = seat.map(|seat| scene.name(seat).to_owned());
        let face = seat.and_then(|seat| screen.avatar(&scene, seat)).map(avatar::draw);
        let gained = (seat.is_some() && gained != 0).then(|| {
            let count =
                Message::new("web-points-change").with("points", signed(gained)).with("count", gained);
            screen.speech.tell(&count)
        });
        let done = format!("{}", (at + 1) as f64 / of.max(1) as f64);
        // The log says the same to whoever cannot see it.
        Some(draw! {
            <div class="replay-bar" aria-hidden="true">
                <span class="replay-who">{face} {name}</span>
                <span class="replay-told">{said.join(" ")}</span>
                <b class="replay-gain">{gained}</b>
                <progress class="replay-place" max="1" value=done></progress>
            </div>
        })
    };
    view! { {shown} }.into_any()
}

/// Skips what is being shown, or shows the others' last turn once more: one place for both, so that nothing moves.
pub(super) fn button<G: Board>(screen: TableScreen<G>) -> AnyView {
    let speech = screen.speech;
    let showing = move || screen.showing_steps.get();
    let press = move |event: leptos::ev::MouseEvent| {
        event.stop_propagation();
        if screen.showing_steps.get_untracked() { screen.skip() } else { screen.replay_again() }
    };
    view! {
        <button
            type="button"
            class="again"
            class:skip=showing
            aria-keyshortcuts="R"
            disabled=move || !showing() && !screen.has_replay()
            on:click=press
        >
            <span class="sign" aria-hidden="true">{move || if showing() { "»" } else { "↻" }}</span>
            <span class="words">{move || speech.say_id(if showing() { "web-skip" } else { "web-replay-again" })}</span>
        </button>
    }
    .into_any()
}
