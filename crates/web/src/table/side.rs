//! Beside the board: points so far, what happened, and the way back to any moment of it.

use game::{Game, Message, Viewer};
use leptos::prelude::*;
use phrases::Lang;

use super::Desk;
use crate::board::Board;
use crate::browser;
use crate::scene::{Happening, Scene};
use crate::speech::Speech;

/// The slider through the moments of the game.
pub(super) fn history<G: Board>(desk: Desk<G>) -> AnyView {
    let speech = desk.speech;
    let place = move || desk.scene.with(|scene| (scene.moment, scene.moments));
    let words = move || {
        let (moment, of) = place();
        speech.tell(&Message::new("web-moment").with("moment", moment).with("of", of))
    };
    let step = move |by: isize| {
        let (moment, of) = desk.scene.with_untracked(|scene| (scene.moment, scene.moments));
        desk.look_at(moment.saturating_add_signed(by).min(of));
    };
    let play_on = move || {
        let past = desk.scene.with(|scene| scene.is_past());
        (past && desk.may_play_on()).then(|| {
            view! {
                <button type="button" class="main" on:click=move |_| desk.play_on()>{speech.id("web-play-on")}</button>
            }
        })
    };
    let now = move || {
        desk.scene.with(|scene| scene.is_past()).then(|| {
        view! { <button type="button" on:click=move |_| desk.look_at(usize::MAX)>{speech.id("web-now")}</button> }
    })
    };
    view! {
        <section class="history" aria-label=move || speech.id("web-history")>
            <button type="button" class="quiet" aria-label=move || speech.id("web-back") on:click=move |_| step(-1)>"◀"</button>
            <input
                type="range"
                min="0"
                max=move || place().1.to_string()
                prop:value=move || place().0.to_string()
                aria-label=move || speech.id("web-history")
                aria-valuetext=words
                on:input:target=move |event| desk.look_at(event.target().value().parse().unwrap_or(usize::MAX))
            />
            <button type="button" class="quiet" aria-label=move || speech.id("web-forth") on:click=move |_| step(1)>"▶"</button>
            {now}
            {play_on}
        </section>
    }
    .into_any()
}

/// Says what just happened to whoever cannot see it.
pub(super) fn announcement<G: Board>(desk: Desk<G>) -> AnyView {
    let words = move || {
        let scene = desk.scene.get();
        if desk.curtain.get().is_some() {
            return String::new();
        }
        let newest = scene.happened.iter().filter(|happening| happening.moment == scene.moment);
        let said = newest.map(|happening| {
            desk.speech.say(&scene.game.say_event(&scene.view, &happening.event), &scene.names)
        });
        said.collect::<Vec<_>>().join(" ")
    };
    view! { <div class="sr-only" role="log" aria-live="polite">{words}</div> }.into_any()
}

/// The sentences of the log, in this language and for this viewer. They are kept: most of the log is as it was before.
struct Said<G: Game>(Option<(Lang, Viewer)>, Vec<(G::Event, String)>);

impl<G: Board> Said<G> {
    fn of(&mut self, speech: Speech, scene: &Scene<G>) -> Vec<String> {
        let Said(whose, kept) = self;
        let now = Some((speech.lang(), scene.viewer));
        let same =
            kept.iter().zip(scene.happened.iter()).take_while(|(kept, now)| kept.0 == now.event).count();
        kept.truncate(if *whose == now { same } else { 0 });
        *whose = now;
        for happening in scene.happened.iter().skip(kept.len()) {
            let said = speech.say(&scene.game.say_event(&scene.view, &happening.event), &scene.names);
            kept.push((happening.event, said));
        }
        kept.iter().map(|(_, said)| said.clone()).collect()
    }
}

/// What happened, the newest first; each line leads back to its moment.
pub(super) fn log<G: Board>(desk: Desk<G>) -> AnyView {
    let speech = desk.speech;
    let said = StoredValue::new_local(Said::<G>(None, Vec::new()));
    // Whoever looks back finds the line of that moment.
    Effect::new(move |_| {
        desk.scene.track();
        request_animation_frame(|| browser::scroll_within(".log ol", ".log li.now"));
    });
    let lines = move || {
        let scene = desk.scene.get();
        if desk.curtain.get().is_some() {
            return Vec::new();
        }
        let sentences = said.try_update_value(|said| said.of(speech, &scene)).unwrap_or_default();
        let line = |(happening, said): (&Happening<G>, String)| {
            let moment = happening.moment;
            let (past, now) = (moment > scene.moment, moment == scene.moment);
            view! {
                <li class:later=past class:now=now>
                    <button type="button" class="quiet" on:click=move |_| desk.look_at(moment)>{said}</button>
                </li>
            }
            .into_any()
        };
        scene.happened.iter().zip(sentences).rev().map(line).collect::<Vec<_>>()
    };
    view! {
        <section class="log">
            <h2>{move || speech.id("web-log")}</h2>
            <ol reversed tabindex="0" aria-label=move || speech.id("web-log")>{lines}</ol>
        </section>
    }
    .into_any()
}
