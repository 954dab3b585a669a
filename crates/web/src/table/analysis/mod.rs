//! Where the game at this screen was won, beside its board: found by the worker, shown as it is found, kept with the game.
//!
//! All of it is code that is fetched when somebody asks for it. [`AnalysisPanel`] is what the parts of the panel share; it knows no game, and
//! reaches the board through what it calls: [`lines`] shows a turn and its lines there. [`trial`] is a turn that is tried again.

mod figures;
mod graph;
mod lines;
mod puzzle;
mod trial;
mod turns;

use std::any::Any;
use std::sync::Arc;

use analysis::Report;
use game::{Message, Seat};
use leptos::prelude::*;
use table::Table;

use super::{TableScreen, tried_from};
use crate::board::Board;
use crate::browser;
use crate::speech::Speech;
use crate::store;
use crate::worker_client::{self, AnalysisReply};

pub(crate) use puzzle::page as puzzle;
pub(crate) use trial::page as try_again;

/// Which line of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineKind {
    Played,
    Best,
}

/// What the board shows: a turn before it began, or after so many actions of one of its lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ShownTurn {
    turn: usize,
    line: Option<(LineKind, usize)>,
}

/// What was found, and what of it is looked at. It is a handle: copies are the same.
#[derive(Clone, Copy)]
struct AnalysisPanel {
    report: RwSignal<Option<Arc<Report>>>,
    /// How much is done, and of how much; nothing once it is whole.
    progress: RwSignal<Option<(u32, u32)>>,
    failed: RwSignal<bool>,
    /// What the worker is at.
    worker_task: StoredValue<Option<u32>>,
    /// Whose line is drawn.
    seat: RwSignal<Seat>,
    shown: RwSignal<Option<ShownTurn>>,
    names: StoredValue<Arc<Vec<String>>>,
    speech: Speech,
    try_again: Callback<usize>,
    play_on: Callback<usize>,
}

impl AnalysisPanel {
    fn say(self, message: &Message) -> String {
        self.names.with_value(|names| self.speech.say(message, names))
    }

    fn name(self, seat: Seat) -> String {
        self.names.with_value(|names| names.get(seat.index()).cloned()).unwrap_or_default()
    }

    /// Something of the report, once there is one.
    fn with<T>(self, read: impl FnOnce(&Report) -> T) -> Option<T> {
        self.report.with(|report| report.as_ref().map(|report| read(report)))
    }

    fn with_untracked<T>(self, read: impl FnOnce(&Report) -> T) -> Option<T> {
        self.report.with_untracked(|report| report.as_ref().map(|report| read(report)))
    }

    /// Looks at a turn, from its player's seat.
    fn choose(self, turn: usize) {
        if let Some(seat) =
            self.with_untracked(|report| report.turns.get(turn).map(|turn| turn.seat)).flatten()
        {
            self.seat.set(seat);
            self.shown.set(Some(ShownTurn { turn, line: None }));
        }
    }

    /// The turn that is looked at.
    fn chosen(self) -> Option<usize> {
        self.shown.get().map(|shown| shown.turn)
    }
}

/// The panel of the game at this screen.
pub(crate) fn panel<G: Board>(screen: &dyn Any) -> AnyView {
    match screen.downcast_ref::<TableScreen<G>>() {
        Some(&screen) => panel_of(screen),
        None => ().into_any(),
    }
}

fn panel_of<G: Board>(screen: TableScreen<G>) -> AnyView {
    let scene = screen.scene.get_untracked();
    let report = RwSignal::new(None::<Arc<Report>>);
    let again = move |turn| {
        if let Some(report) = report.get_untracked() {
            trial::open(screen, &report, turn);
        }
    };
    let play_on = move |turn| {
        if let Some(report) = report.get_untracked() {
            lines::play_on(screen, &report, turn);
        }
    };
    let panel = AnalysisPanel {
        report,
        progress: RwSignal::new(Some((0, 0))),
        failed: RwSignal::new(false),
        worker_task: StoredValue::new(None),
        seat: RwSignal::new(scene.own_seat()),
        shown: RwSignal::new(None),
        names: StoredValue::new(scene.names.clone()),
        speech: screen.speech,
        try_again: Callback::new(again),
        play_on: Callback::new(play_on),
    };
    // A table on a server comes here when its game is over.
    Effect::new(move |begun: Option<bool>| {
        let here = screen.has_table.get();
        if here && begun != Some(true) {
            untrack(|| begin(screen, panel));
        }
        here || begun == Some(true)
    });
    // What is looked at is what the board shows.
    Effect::new(move |_| {
        if let (Some(shown), Some(report)) = (panel.shown.get(), panel.report.get_untracked()) {
            untrack(|| lines::show(screen, &report, shown));
        }
    });
    on_cleanup(move || {
        if let Some(Some(id)) = panel.worker_task.try_get_value() {
            worker_client::cancel(id);
        }
    });
    let close = move || {
        screen.opened_board.set(None);
        screen.analysis_open.set(false);
        screen.look_at(usize::MAX);
    };
    panel_view(panel, Callback::new(move |()| close()))
}

/// Takes what was found before, or has the worker begin.
fn begin<G: Board>(screen: TableScreen<G>, panel: AnalysisPanel) {
    let Some(text) = screen.with_table(Table::to_text) else { return panel.failed.set(true) };
    let key = screen.key();
    let show = move |report: Report| {
        panel.report.set(Some(Arc::new(report)));
        if let Some(turn) = tried_from::take_remembered_turn() {
            panel.choose(turn);
        }
    };
    if let Some(kept) = store::report(&key, &text) {
        panel.progress.set(None);
        return show(kept);
    }
    let on_reply = {
        let text = text.clone();
        move |reply: AnalysisReply| match reply {
            AnalysisReply::Part(part) => {
                let _ = panel.progress.try_set(Some((part.done, part.of)));
                show(part.report);
            }
            AnalysisReply::Whole(whole) => {
                let _ = panel.progress.try_set(None);
                store::save_report(&key, &text, &whole.report);
                show(whole.report);
            }
            AnalysisReply::Failed => drop(panel.failed.try_set(true)),
        }
    };
    match worker_client::analyse(screen.game_id, &text, on_reply) {
        Some(id) => panel.worker_task.set_value(Some(id)),
        None => panel.failed.set(true),
    }
}

fn panel_view(panel: AnalysisPanel, close: Callback<()>) -> AnyView {
    let speech = panel.speech;
    let heading = NodeRef::new();
    browser::focus_once::<leptos::html::H2>(heading);
    view! {
        <section
            class="analysis"
            aria-labelledby="analysis-title"
            on:keydown=move |event| if event.key() == "Escape" { event.stop_propagation(); close.run(()) }
        >
            <header class="analysis-head">
                <h2 id="analysis-title" tabindex="-1" node_ref=heading>{move || speech.say_id("web-analysis")}</h2>
                <button type="button" class="quiet" on:click=move |_| close.run(())>{move || speech.say_id("web-close")}</button>
            </header>
            {move || progress(panel)}
            {move || graph::draw(panel)}
            {move || turns::chosen(panel)}
            {move || turns::mattered(panel)}
            {move || figures::draw(panel)}
            {move || graph::as_table(panel)}
        </section>
    }
    .into_any()
}

/// How far it is, or what went wrong.
fn progress(panel: AnalysisPanel) -> Option<AnyView> {
    let speech = panel.speech;
    if panel.failed.get() {
        return Some(view! { <p role="alert">{speech.say_id("web-analysis-failed")}</p> }.into_any());
    }
    let (done, of) = panel.progress.get()?;
    let share = (of > 0).then(|| f64::from(done) / f64::from(of));
    let words = speech.say_id("web-analysis-going");
    Some(
        view! {
            <p class="analysis-going"><span>{words.clone()}</span> <progress max="1" value=share aria-label=words></progress></p>
        }
        .into_any(),
    )
}
