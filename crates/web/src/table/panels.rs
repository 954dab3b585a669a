//! What stands beside the board: points and what is still to come, what happened, a tip. Where the screen has no room for all of it,
//! each is opened by a button and lies over the board.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::explanation_position::{self, Edges};
use super::{TableScreen, hint, icons, prompt, replay, score, side, stage_of};
use crate::board::Board;
use crate::browser;
use crate::draw::Node;

/// What can be opened beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Panel {
    Points,
    Log,
    Tip,
}

impl Panel {
    /// Its name in the page.
    const fn id(self) -> &'static str {
        match self {
            Panel::Points => "panel-points",
            Panel::Log => "panel-log",
            Panel::Tip => "panel-tip",
        }
    }

    /// Selects the button that opens it.
    const fn opener(self) -> &'static str {
        match self {
            Panel::Points => ".opener.panel-points",
            Panel::Log => ".opener.panel-log",
            Panel::Tip => ".opener.panel-tip",
        }
    }

    /// The sentence that names it.
    const fn label_id(self) -> &'static str {
        match self {
            Panel::Points => "web-panel-points",
            Panel::Log => "web-log",
            Panel::Tip => "web-panel-tip",
        }
    }
}

impl<G: Board> TableScreen<G> {
    /// Closes what was opened beside the board; the focus goes to what opened it.
    pub(crate) fn close_panel(self) {
        if let Some(panel) = self.open_panel.get_untracked() {
            self.open_panel.set(None);
            browser::focus_later(panel.opener());
        }
    }
}

/// Whether the board stands there: what is beside it is drawn in turns of its own, so that a slow machine shows the board sooner, and
/// answers in between.
fn after_the_board() -> RwSignal<bool> {
    let drawn = RwSignal::new(false);
    spawn_local(async move {
        browser::turn().await;
        let _ = drawn.try_set(true);
    });
    drawn
}

/// All of it.
pub(super) fn side_panels<G: Board>(screen: TableScreen<G>) -> AnyView {
    let speech = screen.speech;
    let counters = move || G::counters(&stage_of(screen));
    let is_open = move |panel| screen.open_panel.get() == Some(panel);
    let above = helps_above(screen);
    let drawn = after_the_board();
    view! {
        <aside class="side" class:opened=move || screen.open_panel.get().is_some() class:help-above=move || above.get()>
            <div class="panel points" id=Panel::Points.id() class:open=move || is_open(Panel::Points)>
                <section class="score">{move || drawn.get().then(|| score::so_far(screen))}</section>
                <section class="counters" aria-label=move || speech.say_id("web-counters")>{move || drawn.get().then(counters)}</section>
            </div>
            <div class="panel log-and-history" id=Panel::Log.id() class:open=move || is_open(Panel::Log)>
                {side::history(screen)}
                {replay::button(screen)}
                {move || drawn.get().then(|| side::log(screen))}
            </div>
            {hint::panel(screen)}
            <div class="panel tip" id=Panel::Tip.id() class:open=move || is_open(Panel::Tip)>{prompt::tip(screen)}</div>
        </aside>
    }
    .into_any()
}

/// Whether a tip or a hint that lies over the board stands at its upper edge: wherever it leaves more of its subject free. Found anew
/// when another one is opened; it does not wander while it is read.
fn helps_above<G: Board>(screen: TableScreen<G>) -> RwSignal<bool> {
    let above = RwSignal::new(false);
    Effect::new(move |_| {
        let told = screen.hint.with(|hint| hint.as_ref().is_some_and(|hint| hint.is_found()));
        if told || screen.open_panel.get() == Some(Panel::Tip) {
            request_animation_frame(move || {
                if let Some(freer) = is_freer_above() {
                    let _ = above.try_set(freer);
                }
            });
        }
    });
    above
}

/// Measured in the page: the places that a hint marks, or else all that can be pressed.
fn is_freer_above() -> Option<bool> {
    let all = |selector: &str| -> Vec<Edges> { browser::elements(selector).iter().map(Edges::of).collect() };
    let help = *all(".side > .hint:not(.empty), .side > .panel.tip.open").first()?;
    let board = *all(".board").first()?;
    let marked = all(".board .target:is(.looked-at, .hinted)");
    let places = if marked.is_empty() { all(".board [data-target]") } else { marked };
    Some(explanation_position::is_freer_above(&places, board, help.bottom - help.top))
}

/// The buttons that open them.
pub(super) fn buttons<G: Board>(screen: TableScreen<G>) -> AnyView {
    let tips = move || screen.settings.read(|preferences| preferences.tips);
    view! {
        {move || tips().then(|| opener(screen, Panel::Tip, icons::tip()))}
        {opener(screen, Panel::Points, icons::points())}
        {opener(screen, Panel::Log, icons::log())}
    }
    .into_any()
}

fn opener<G: Board>(screen: TableScreen<G>, panel: Panel, icon: Node) -> AnyView {
    let speech = screen.speech;
    let is_open = move || screen.open_panel.get() == Some(panel);
    let press = move |_| {
        screen.open_panel.update(|open| *open = (*open != Some(panel)).then_some(panel));
        // One help at a time: both stand in the same place.
        if screen.open_panel.get_untracked() == Some(Panel::Tip) {
            screen.hint.set(None);
        }
    };
    view! {
        <button
            type="button"
            class=format!("opener {}", panel.id())
            aria-expanded=move || is_open().to_string()
            aria-controls=panel.id()
            disabled=move || panel == Panel::Tip && prompt::tip_now(screen).is_none()
            on:click=press
        >
            {icon}
            <span class="label">{move || speech.say_id(panel.label_id())}</span>
        </button>
    }
    .into_any()
}
