//! The end: the score sheet, who won, and what to do now.

use std::any::Any;

use game::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::api::Rematch;

use super::online_page::OnlineTableHandle;
use super::result_for_reader::{self, ResultForReader};
use super::{TableScreen, deal_check, graph, score, tried_from};
use crate::app::{self, Banner};
use crate::art;
use crate::board::Board;
use crate::browser;
use crate::lazy;
use crate::net::{self, api};
use crate::route::Route;
use crate::scene::Scene;
use crate::speech::Speech;

pub(super) fn panel<G: Board>(screen: TableScreen<G>) -> AnyView {
    let closed = RwSignal::new(false);
    // What is found lies open instead, and a turn that is tried has no end of its own.
    let elsewhere = move || screen.analysis_open.get() || screen.is_trial();
    let over = move || screen.scene.with(|scene| scene.outcome.is_some()) && !elsewhere();
    let shown = move || {
        (over() && !closed.get())
            .then(|| lazy::table_part(screen.game_id, move |more| (more.end_sheet)(&(screen, closed))))
    };
    let again = move || (over() && closed.get()).then(|| reopen_button(screen, closed));
    let wanted = StoredValue::new(tried_from::wants_analysis());
    Effect::new(move |_| {
        if over() && wanted.get_value() {
            wanted.set_value(false);
            closed.set(true);
            screen.analysis_open.set(true);
        }
    });
    // A practice game may go on after its end, and end again.
    Effect::new(move |_| {
        if !over() && !elsewhere() {
            closed.set(false);
        }
    });
    view! { <div class="ending">{shown} {again}</div> }.into_any()
}

/// What the sheet leaves behind when it is closed; the focus goes there.
fn reopen_button<G: Board>(screen: TableScreen<G>, closed: RwSignal<bool>) -> AnyView {
    let button = NodeRef::new();
    browser::focus_once(button);
    let words = screen.speech.say_id("web-result");
    view! {
        <button type="button" class="main reopen" node_ref=button on:click=move |_| closed.set(false)>{words}</button>
    }
    .into_any()
}

/// The sheet: of the screen, and whether it was closed.
pub(crate) fn end_sheet<G: Board>(of: &dyn Any) -> AnyView {
    of.downcast_ref().map_or_else(|| ().into_any(), |&(screen, closed)| draw_sheet::<G>(screen, closed))
}

fn draw_sheet<G: Board>(screen: TableScreen<G>, closed: RwSignal<bool>) -> AnyView {
    let heading = NodeRef::new();
    browser::focus_once::<leptos::html::H2>(heading);
    view! {
        <div
            class="sheet-paper"
            role="dialog"
            aria-labelledby="ending-title"
            on:keydown=move |event| if event.key() == "Escape" { closed.set(true) }
        >
            {title(screen, heading)}
            {result(screen)}
            {score::at_the_end(screen)}
            {graph::draw(screen)}
            {end_buttons(screen, closed)}
        </div>
    }
    .into_any()
}

/// A picture, and the result in a few words.
fn title<G: Board>(screen: TableScreen<G>, heading: NodeRef<leptos::html::H2>) -> AnyView {
    let scene = screen.scene.get();
    let result = result_for_reader::of(screen, &scene).unwrap_or(ResultForReader::Announced);
    let said =
        result_for_reader::sentence(screen, &scene).unwrap_or_else(|| screen.speech.say_id("web-over"));
    view! {
        <div class="result-title" data-verdict=result.name()>
            <div class="result-picture" aria-hidden="true" inner_html=art::result(result.name())></div>
            <div>
                <p class="over">{screen.speech.say_id("web-over")}</p>
                <h2 id="ending-title" class="winner" tabindex="-1" node_ref=heading>{said}</h2>
            </div>
        </div>
    }
    .into_any()
}

/// What ended it, what it was worth, and how it compares.
fn result<G: Board>(screen: TableScreen<G>) -> AnyView {
    let scene = screen.scene.get();
    let say = |message: &Message| screen.speech.say(message, &scene.names);
    let forfeit = scene.forfeit.map(|forfeit| say(&forfeit.message()));
    let verdict = scene.game.verdict(&scene.view).filter(|_| forfeit.is_none()).map(|said| say(&said));
    let line =
        |class: &'static str, said: Option<String>| said.map(|said| view! { <p class=class>{said}</p> });
    view! {
        {line("resigned", forfeit)}
        {line("verdict", verdict)}
        {line("best", best(screen, &scene))}
    }
    .into_any()
}

/// Alone, how the result compares with one's earlier ones.
fn best<G: Board>(screen: TableScreen<G>, scene: &Scene<G>) -> Option<String> {
    let own = screen.own_result().filter(|_| scene.game.player_count() == 1)?;
    let points = own.points?;
    Some(match screen.best_before() {
        Some(before) if before >= points => {
            screen.speech.tell(&Message::new("web-best-before").with("points", before))
        }
        Some(before) => screen.speech.tell(&Message::new("web-best-now").with("points", before)),
        None => screen.speech.say_id("web-best-first"),
    })
}

/// What to do now.
fn end_buttons<G: Board>(screen: TableScreen<G>, closed: RwSignal<bool>) -> AnyView {
    let speech = screen.speech;
    // The link, and whether it could be copied.
    let shared = RwSignal::new(None::<(String, bool)>);
    let share = move |_| {
        let Some(link) = screen.link() else { return };
        browser::copy(&link.clone(), move |done| shared.set(Some((link, done))));
    };
    let copied = move || {
        let done = shared.with(|shared| shared.as_ref().map(|(_, done)| *done))?;
        Some(speech.say_id(if done { "web-link-copied" } else { "web-link-not-copied" }))
    };
    let by_hand = move || {
        let (link, _) = shared.get().filter(|(_, done)| !done)?;
        Some(
            view! { <textarea readonly class="link" aria-label=speech.say_id("web-share")>{link}</textarea> },
        )
    };
    let again = match screen.online {
        Some(online) => (online.widgets.again)(online, speech),
        None => view! {
            <button type="button" class="main" on:click=move |_| screen.play_again(false)>{speech.say_id("web-again-new")}</button>
            <button type="button" on:click=move |_| screen.play_again(true)>{speech.say_id("web-again-same")}</button>
        }
        .into_any(),
    };
    let missing = move || !screen.has_table.get();
    let analyse = move |_| {
        closed.set(true);
        screen.analysis_open.set(true);
    };
    view! {
        <div class="row">
            {again}
            <button type="button" class="analyse" disabled=missing on:click=analyse>{speech.say_id("web-analyse")}</button>
            <button type="button" on:click=move |_| { closed.set(true); screen.look_at(0); }>{speech.say_id("web-look-back")}</button>
            <button type="button" disabled=missing on:click=share>{speech.say_id("web-share")}</button>
            <button type="button" disabled=missing on:click=move |_| screen.export()>{speech.say_id("web-export")}</button>
            <a class="button" href=Route::Front.address()>{speech.say_id("web-home")}</a>
            <button type="button" class="quiet" on:click=move |_| closed.set(true)>{speech.say_id("web-close")}</button>
        </div>
        <p role="status">{copied}</p>
        {by_hand}
    }
    .into_any()
}

/// Another game with the same people, and whether the deal of this one was fair.
pub(super) fn again_online(online: OnlineTableHandle, speech: Speech) -> AnyView {
    let plays = !untrack(|| online.looks_on());
    view! {
        {plays.then(|| rematch_button(online, speech, "main"))}
        {deal_check::button(online, speech)}
    }
    .into_any()
}

/// Plays again with the same people: whoever presses first opens the next table, the others sit down there by pressing, too.
pub(super) fn rematch_button(online: OnlineTableHandle, speech: Speech, class: &'static str) -> AnyView {
    let asked = RwSignal::new(false);
    let press = move |_| {
        asked.set(true);
        spawn_local(async move {
            let next = match net::salt() {
                Ok(salt) => api::rematch(online.feed.table, &Rematch { salt }).await,
                Err(trouble) => Err(trouble),
            };
            match next {
                Ok(next) => browser::go(&Route::Online(next.id).address()),
                Err(trouble) => {
                    let _ = asked.try_set(false);
                    app::tell(Banner::Trouble(trouble.message()));
                }
            }
        });
    };
    let words = move || {
        let ready = online.read(|room| room.rematch.is_some());
        speech.say_id(if ready { "web-rematch-join" } else { "web-rematch" })
    };
    view! { <button type="button" class=class disabled=move || asked.get() on:click=press>{words}</button> }
        .into_any()
}
