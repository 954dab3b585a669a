//! What must be done, and by whom; what can be done that has no place on the board; undo, hint and end of turn.

use game::Message;
use leptos::prelude::*;

use super::screen::Notice;
use super::{TableScreen, icons, panels, replay, stage_of};
use crate::board::Board;
use crate::draw::prelude::*;
use crate::route::Route;
use crate::scene::Choice;
use crate::speech::signed;
use crate::stage::Stage;
use crate::store::StoreError;

/// The prompt, who is thinking, and what was refused.
pub(super) fn line<G: Board>(screen: TableScreen<G>) -> AnyView {
    view! {
        <section class="prompt">
            <p class="prompt-line" role="status" aria-live="polite">{move || prompt_text(screen)} {move || thinking(screen)} {move || waiting(screen)}</p>
            <p class="preview">
                <span aria-hidden="true">{move || preview_words(screen)}</span>
                <span class="against" role="status">{move || pointed_refusal(screen)}</span>
            </p>
            <div class="said" aria-live="assertive">{move || notice(screen)}</div>
            {move || trouble(screen)}
            {replay::bar(screen)}
        </section>
    }
    .into_any()
}

/// Who must do what.
fn prompt_text<G: Board>(screen: TableScreen<G>) -> String {
    let speech = screen.speech;
    let scene = screen.scene.get();
    // What is shown again says so itself.
    if screen.curtain.get().is_some() || screen.replay_progress.get().is_some() {
        return String::new();
    }
    if scene.is_past() {
        let said = Message::new("web-moment").with("moment", scene.moment).with("of", scene.moment_count());
        return speech.tell(&said);
    }
    if screen.online.is_some_and(|online| online.is_aborted()) {
        return String::new();
    }
    let prompt = speech.say(&scene.prompt, &scene.names);
    match scene.deciding {
        Some(seat) if scene.people.len() > 1 && !screen.is_online() => {
            let said = Message::new("web-prompt-for").with("player", seat).with("prompt", prompt);
            speech.say(&said, &scene.names)
        }
        _ => prompt,
    }
}

fn thinking<G: Board>(screen: TableScreen<G>) -> Option<Node> {
    let (seat, done, of) = screen.thinking.get()?;
    let names = screen.scene.with(|scene| scene.names.clone());
    let said = screen.speech.say(&Message::new("table-thinking").with("player", seat), &names);
    let share = (of > 0).then(|| f64::from(done) / f64::from(of));
    let bar = draw! { <progress value=share max="1" aria-label=said.clone()></progress> };
    Some(draw! { <span class="thinking">{said} {bar}</span> })
}

/// Only the server can tell how it goes on.
fn waiting<G: Board>(screen: TableScreen<G>) -> Option<Node> {
    let said = screen.speech.say_id("web-net-waiting");
    screen.waits_for_server.get().then(|| {
        draw! { <span class="thinking"><span aria-hidden="true">"…"</span> <span class="sr-only">{said}</span></span> }
    })
}

/// What the action pointed at would bring: points, as far as they are sure, and whether it can be taken back.
pub(super) fn preview_words<G: Board>(screen: TableScreen<G>) -> Option<String> {
    let speech = screen.speech;
    let action = screen.pointed.get()?;
    let scene = screen.scene.get();
    let stage = Stage::new(scene.clone(), screen.previews.get(), screen, speech);
    let own = scene.own_seat();
    let total = |view: &G::View| scene.game.score(view, own);
    let gained = stage.preview(|view| total(view)).map(|after| after - total(&scene.view));
    let mut said = vec![stage.say_action(action)];
    if let Some(gained) = gained.filter(|&gained| gained != 0) {
        let change = Message::new("web-points-change").with("points", signed(gained)).with("count", gained);
        said.push(speech.tell(&change));
    }
    said.extend(scene.undo_warning(action).map(|undo| speech.warn(undo)));
    Some(said.join(" · "))
}

/// Why what is pointed at cannot be done; pressed, it says so again, with the way to the rule.
fn pointed_refusal<G: Board>(screen: TableScreen<G>) -> Option<Node> {
    let notice = screen.pointed_refusal()?;
    let number = notice.rule().map(|rule| draw! { <b>{rule.to_string()}</b> " " });
    Some(draw! { {number} {notice_text(screen, &notice)} })
}

fn notice<G: Board>(screen: TableScreen<G>) -> Option<Node> {
    let notice = screen.notice.get()?;
    let link = notice.rule().map(|rule| {
        let address = Route::Rules(screen.game_id, Some(rule.number())).address();
        draw! { <a class="rule-link" href=address>{rule.to_string()}</a> }
    });
    let close = screen.speech.say_id("web-close");
    let class = if matches!(notice, Notice::Unasked(..)) { "notice unasked" } else { "notice" };
    let shown = draw! {
        <p class=class>
            {link}
            <span>{notice_text(screen, &notice)}</span>
            <button type="button" class="quiet close" aria-label=close on:click=move |_| screen.notice.set(None)>
                "×"
            </button>
        </p>
    };
    Some(shown.into_node())
}

fn notice_text<G: Board>(screen: TableScreen<G>, notice: &Notice) -> String {
    match notice {
        Notice::Refused(rule, None) => screen.speech.rule(*rule),
        Notice::Refused(rule, Some(lacking)) => {
            format!("{} {}", screen.speech.tell(lacking), screen.speech.rule(*rule))
        }
        Notice::Unasked(_, what) => {
            let names = screen.scene.with(|scene| scene.names.clone());
            let mut said: Vec<String> = what.iter().map(|what| screen.speech.say(what, &names)).collect();
            // What happens twice is told once.
            said.dedup();
            said.push(screen.speech.say_id("web-unasked"));
            said.join(" ")
        }
        Notice::Said(message) => screen.scene.with(|scene| screen.speech.say(message, &scene.names)),
    }
}

/// Why the game could not be kept, and what can be done about it.
fn trouble<G: Board>(screen: TableScreen<G>) -> Option<Node> {
    let speech = screen.speech;
    let trouble = screen.trouble.get()?;
    let buttons = match trouble {
        StoreError::Elsewhere => draw! {
            <button type="button" on:click=move |_| { let _ = window().location().reload(); }>{speech.say_id("web-load-other")}</button>
            <button type="button" on:click=move |_| screen.save_as_another()>{speech.say_id("web-keep-both")}</button>
        },
        _ => draw! {
            <button type="button" on:click=move |_| screen.export()>{speech.say_id("web-export")}</button>
            <button type="button" on:click=move |_| screen.save()>{speech.say_id("web-try-again")}</button>
        },
    };
    let said = speech.tell(&trouble.message());
    Some(draw! { <p class="notice trouble" role="alert"><span>{said}</span> {buttons}</p> })
}

/// The tip for the decision at hand, until it was read: the name of a sentence.
pub(super) fn tip_now<G: Board>(screen: TableScreen<G>) -> Option<&'static str> {
    let scene = screen.scene.get();
    scene.deciding?;
    // A lesson says more.
    if screen.teaching.is_some() {
        return None;
    }
    let id = scene.game.tip(&scene.view)?;
    let wanted = screen
        .settings
        .read(|preferences| preferences.tips && !preferences.tips_read.iter().any(|known| known == id));
    wanted.then_some(id)
}

/// One short tip for each kind of decision, until it was read.
pub(super) fn tip<G: Board>(screen: TableScreen<G>) -> AnyView {
    let (speech, settings) = (screen.speech, screen.settings);
    let read = move |id: &str| {
        settings.change(|preferences| preferences.tips_read.push(id.to_owned()));
        screen.open_panel.set(None);
    };
    let stop = move |_| {
        settings.change(|preferences| preferences.tips = false);
        screen.open_panel.set(None);
    };
    let words = move || {
        let id = tip_now(screen)?;
        Some(draw! {
            <p class="tip-text">
                <span>{speech.say_id(id)}</span>
                <button type="button" class="quiet" on:click=move |_| read(id)>{speech.say_id("web-tip-read")}</button>
                <button type="button" class="quiet" on:click=stop>{speech.say_id("web-tips-off")}</button>
            </p>
        })
    };
    view! { <div class="tip-place">{words}</div> }.into_any()
}

/// What can be done beside the board, and the buttons that are always there.
pub(super) fn actions<G: Board>(screen: TableScreen<G>) -> AnyView {
    let speech = screen.speech;
    view! {
        <section class="actions" aria-label=move || speech.say_id("web-actions")>
            <div class="choices">{move || choices(&stage_of(screen))}</div>
            <div class="always">
                <button type="button" class="undo" aria-keyshortcuts="U" disabled=move || !screen.scene.with(|scene| scene.may_undo) on:click=move |_| screen.undo()>
                    {icons::undo()} <span class="label">{move || speech.say_id("web-undo")}</span>
                </button>
                {screen.may_hint().then(|| hint_button(screen))}
                {panels::buttons(screen)}
                {replay::button(screen)}
                {end_turn_button(screen)}
            </div>
        </section>
    }
    .into_any()
}

fn hint_button<G: Board>(screen: TableScreen<G>) -> AnyView {
    view! {
        <button
            type="button"
            class="hint-button"
            aria-keyshortcuts="H"
            disabled=move || screen.scene.with(|scene| scene.deciding.is_none())
            on:click=move |_| screen.next_hint()
        >
            {icons::hint()} <span class="label">{move || screen.speech.say_id("web-hint")}</span>
        </button>
    }
    .into_any()
}

/// What has no place on the board.
fn choices<G: Board>(stage: &Stage<G>) -> Node {
    let scene = &stage.scene;
    let listed = scene
        .choices
        .iter()
        .filter(|choice| !G::ends_turn(choice.action) && !scene.game.has_place(&scene.view, choice.action));
    let button = |choice: &Choice<G::Action>| {
        let words = stage.say_action(choice.action);
        let sign = scene
            .undo_warning(choice.action)
            .map(|_| draw! { <span class="lasting-sign" aria-hidden="true">"⚑"</span> });
        stage.target(choice.action, "choice", words.clone(), draw! { {words} {sign} })
    };
    listed.map(button).collect_node()
}

fn end_turn_button<G: Board>(screen: TableScreen<G>) -> AnyView {
    let can_end = move || screen.scene.with(|scene| scene.end_turn().is_some());
    let words = move || {
        let scene = screen.scene.get();
        match scene.end_turn() {
            Some(action) => screen.speech.say(&scene.game.say_action(&scene.view, action), &scene.names),
            None => screen.speech.say(&scene.game.say_end(&scene.view), &scene.names),
        }
    };
    let point = move |_| {
        if let Some(action) = screen.scene.with_untracked(|scene| scene.end_turn()) {
            screen.point(action);
        }
    };
    // What a hint marks may be the end of the turn.
    let class = move || {
        let end = screen.scene.with(|scene| scene.end_turn());
        format!("main end-turn{}", end.map_or("", |action| screen.hint_marks().class(&action)))
    };
    view! {
        <button
            type="button"
            class=class
            data-target=move || can_end().then_some("")
            disabled=move || !can_end()
            on:focus=point
            on:blur=move |_| screen.point_away()
            on:click=move |_| screen.end_turn()
        >
            {words}
        </button>
    }
    .into_any()
}
