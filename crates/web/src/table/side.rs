//! Beside the board: points so far, what happened, and the way back to any moment of it.

use game::{Game, Message, Viewer};
use leptos::prelude::*;
use phrases::Lang;

use super::{Desk, prompt::signed};
use crate::board::Board;
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

/// The points so far, by the lines of the final scoring.
pub(super) fn sheet<G: Board>(desk: Desk<G>) -> AnyView {
    let speech = desk.speech;
    let table = move || {
        let scene = desk.scene.get();
        let foreseen = desk.foreseen.get();
        let sheets: Vec<Vec<i32>> =
            scene.seats().map(|seat| scene.game.score_lines(&scene.view, seat)).collect();
        let after: Option<Vec<Vec<Option<i32>>>> = (!foreseen.is_empty()).then(|| {
            let lines = |view: &G::View| {
                scene.seats().map(|seat| scene.game.score_lines(view, seat)).collect::<Vec<_>>()
            };
            let all: Vec<Vec<Vec<i32>>> = foreseen.iter().map(lines).collect();
            let sure = |seat: usize, line: usize| {
                let first = *all.first()?.get(seat)?.get(line)?;
                all.iter()
                    .all(|view| view.get(seat).and_then(|lines| lines.get(line)) == Some(&first))
                    .then_some(first)
            };
            (0..sheets.len())
                .map(|seat| (0..G::SCORE_LINES.len()).map(|line| sure(seat, line)).collect())
                .collect()
        });
        let change = |seat: usize, line: usize, now: i32| {
            let after = (*after.as_ref()?.get(seat)?.get(line)?)?;
            (after != now).then(|| view! { <ins class="change">{signed(after - now)}</ins> })
        };
        let names = scene.seats().map(|seat| {
            let own = scene.viewer == Viewer::Seat(seat);
            view! { <th scope="col" class:own=own>{scene.names.get(seat.index()).cloned()}</th> }
        });
        let names = names.collect_view();
        let rows = G::SCORE_LINES.iter().enumerate().map(|(line, id)| {
            let cells = sheets.iter().enumerate().map(|(seat, sheet)| {
                let points = sheet.get(line).copied().unwrap_or(0);
                view! { <td>{number(points)} {change(seat, line, points)}</td> }
            });
            view! { <tr><th scope="row">{speech.id(id)}</th> {cells.collect_view()}</tr> }
        });
        let totals =
            sheets.iter().map(|sheet| view! { <td>{number(sheet.iter().sum())}</td> }).collect_view();
        view! {
            <table class="sheet">
                <caption>{speech.id("web-points")}</caption>
                <thead><tr><td></td> {names}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
                <tfoot><tr><th scope="row">{speech.id("terminal-total")}</th> {totals}</tr></tfoot>
            </table>
        }
    };
    view! { <section class="score">{table}</section> }.into_any()
}

/// Points with a proper minus sign.
pub(crate) fn number(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
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
