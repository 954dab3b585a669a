//! The end: the score sheet, who won, and what to do now.

use game::Message;
use leptos::prelude::*;

use super::Desk;
use crate::board::Board;
use crate::browser;
use crate::route::Route;

pub(super) fn panel<G: Board>(desk: Desk<G>) -> AnyView {
    let closed = RwSignal::new(false);
    let over = move || desk.scene.with(|scene| scene.outcome.is_some());
    let shown = move || (over() && !closed.get()).then(|| sheet(desk, closed));
    let again = move || {
        (over() && closed.get()).then(|| {
        let speech = desk.speech;
        view! { <button type="button" class="main reopen" on:click=move |_| closed.set(false)>{speech.id("web-result")}</button> }
    })
    };
    view! { <div class="ending">{shown} {again}</div> }.into_any()
}

fn sheet<G: Board>(desk: Desk<G>, closed: RwSignal<bool>) -> AnyView {
    let speech = desk.speech;
    let scene = desk.scene.get();
    let Some(outcome) = scene.outcome else { return ().into_any() };
    let names = scene.names.clone();
    let resigned = desk.table(table::Table::resigned).map(|seat| desk.say_of("table-resigned", seat));
    let winners: Vec<String> =
        outcome.winners.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect();
    let won = (scene.game.players() > 1).then(|| {
        speech.tell(
            &Message::new("terminal-winner").with("count", winners.len()).with("names", winners.join(", ")),
        )
    });
    let verdict =
        scene.game.verdict(&scene.view).filter(|_| resigned.is_none()).map(|said| speech.say(&said, &names));
    let own = desk.table(super::summary).own();
    let best = own.filter(|_| resigned.is_none() && scene.game.players() == 1).map(|(points, _)| match desk
        .best_before()
    {
        Some(before) if before >= points => {
            speech.tell(&Message::new("web-best-before").with("points", before))
        }
        Some(before) => speech.tell(&Message::new("web-best-now").with("points", before)),
        None => speech.id("web-best-first"),
    });
    let columns = scene.seats().map(|seat| {
        let won = outcome.winners.contains(seat) && scene.game.players() > 1;
        view! { <th scope="col" class:won=won>{names.get(seat.index()).cloned()}</th> }
    });
    let columns = columns.collect_view();
    let sheets: Vec<Vec<i32>> = scene.seats().map(|seat| scene.game.score_lines(&scene.view, seat)).collect();
    let rows = G::SCORE_LINES.iter().enumerate().map(|(line, id)| {
        let cells = sheets
            .iter()
            .map(|sheet| view! { <td>{super::side::number(sheet.get(line).copied().unwrap_or(0))}</td> });
        view! { <tr><th scope="row">{speech.id(id)}</th> {cells.collect_view()}</tr> }
    });
    let totals = sheets
        .iter()
        .map(|sheet| view! { <td>{super::side::number(sheet.iter().sum())}</td> })
        .collect_view();
    let copied = RwSignal::new(None::<bool>);
    let link = desk.link();
    let share = {
        let link = link.clone();
        move |_| browser::copy(&link, move |done| copied.set(Some(done)))
    };
    let shared = move || {
        copied.get().map(|done| speech.id(if done { "web-link-copied" } else { "web-link-not-copied" }))
    };
    let heading = NodeRef::<leptos::html::H2>::new();
    Effect::new(move |_| {
        if let Some(heading) = heading.get() {
            let _ = heading.focus();
        }
    });
    view! {
        <div
            class="sheet-paper"
            role="dialog"
            aria-labelledby="ending-title"
            on:keydown=move |event| if event.key() == "Escape" { closed.set(true) }
        >
            <h2 id="ending-title" tabindex="-1" node_ref=heading>{speech.id("web-over")}</h2>
            {resigned.map(|said| view! { <p>{said}</p> })}
            {won.map(|said| view! { <p class="winner">{said}</p> })}
            {verdict.map(|said| view! { <p class="verdict">{said}</p> })}
            {best.map(|said| view! { <p class="best">{said}</p> })}
            <table class="sheet final">
                <thead><tr><td></td> {columns}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
                <tfoot><tr><th scope="row">{speech.id("terminal-total")}</th> {totals}</tr></tfoot>
            </table>
            <div class="row">
                <button type="button" class="main" on:click=move |_| desk.play_again(false)>{speech.id("web-again-new")}</button>
                <button type="button" on:click=move |_| desk.play_again(true)>{speech.id("web-again-same")}</button>
                <button type="button" on:click=move |_| { closed.set(true); desk.look_at(0); }>{speech.id("web-look-back")}</button>
                <button type="button" on:click=share>{speech.id("web-share")}</button>
                <button type="button" on:click=move |_| super::menu::export(desk)>{speech.id("web-export")}</button>
                <a class="button" href=Route::Front.address()>{speech.id("web-home")}</a>
                <button type="button" class="quiet" on:click=move |_| closed.set(true)>{speech.id("web-close")}</button>
            </div>
            <p role="status">{shared}</p>
            {move || (copied.get() == Some(false)).then(|| view! { <textarea readonly class="link" aria-label=speech.id("web-share")>{link.clone()}</textarea> })}
        </div>
    }
    .into_any()
}
