//! What stands beside the board: points and what is still to come, what happened, a tip. Where the screen has no room for all of it,
//! each is opened by a button and lies over the board.

use leptos::prelude::*;

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

    /// The name of the sentence that names it.
    const fn words(self) -> &'static str {
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

/// All of it.
pub(super) fn side_panels<G: Board>(screen: TableScreen<G>) -> AnyView {
    let speech = screen.speech;
    let counters = move || G::counters(&stage_of(screen));
    let is_open = move |panel| screen.open_panel.get() == Some(panel);
    view! {
        <aside class="side" class:opened=move || screen.open_panel.get().is_some()>
            <div class="panel points" id=Panel::Points.id() class:open=move || is_open(Panel::Points)>
                <section class="score">{move || score::so_far(screen)}</section>
                <section class="counters" aria-label=move || speech.id("web-counters")>{counters}</section>
            </div>
            <div class="panel log-and-history" id=Panel::Log.id() class:open=move || is_open(Panel::Log)>
                {side::history(screen)}
                {replay::button(screen)}
                {side::log(screen)}
            </div>
            {hint::panel(screen)}
            <div class="panel tip" id=Panel::Tip.id() class:open=move || is_open(Panel::Tip)>{prompt::tip(screen)}</div>
        </aside>
    }
    .into_any()
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
    let press = move |_| screen.open_panel.update(|open| *open = (*open != Some(panel)).then_some(panel));
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
            <span class="label">{move || speech.id(panel.words())}</span>
        </button>
    }
    .into_any()
}
