//! What must be done, and by whom; what can be done that has no place on the board; undo, hint and end of turn.

use game::{Message, Undo};
use leptos::ev;
use leptos::prelude::*;

use super::{Desk, stage_of};
use crate::board::Board;
use crate::route::Route;
use crate::stage::Stage;

/// The prompt, who is thinking, and what was refused.
pub(super) fn line<G: Board>(desk: Desk<G>) -> AnyView {
    let speech = desk.speech;
    let words = move || {
        let scene = desk.scene.get();
        if desk.curtain.get().is_some() {
            return String::new();
        }
        if scene.is_past() {
            let said = Message::new("web-moment").with("moment", scene.moment).with("of", scene.moments);
            return speech.tell(&said);
        }
        let prompt = speech.say(&scene.prompt, &scene.names);
        match scene.seat {
            Some(seat) if desk.people().len() > 1 => {
                let said = Message::new("web-prompt-for").with("player", seat).with("prompt", prompt);
                speech.say(&said, &scene.names)
            }
            _ => prompt,
        }
    };
    let thinking = move || {
        desk.thinking.get().map(|(seat, done, of)| {
            let names = desk.scene.with(|scene| scene.names.clone());
            let said = speech.say(&Message::new("terminal-thinking").with("player", seat), &names);
            let share = (of > 0).then(|| f64::from(done) / f64::from(of));
            view! { <span class="thinking">{said.clone()} <progress value=share max="1" aria-label=said></progress></span> }
        })
    };
    let notice = move || {
        desk.notice.get().map(|notice| {
            let link = notice.rule.map(|rule| {
                let address = Route::Rules(G::GAME, Some(rule.number)).address();
                view! { <a class="rule-link" href=address>{rule.to_string()}</a> }
            });
            view! {
                <p class="notice">
                    {link}
                    <span>{notice.text}</span>
                    <button type="button" class="quiet close" aria-label=speech.id("web-close") on:click=move |_| desk.notice.set(None)>
                        "×"
                    </button>
                </p>
            }
        })
    };
    let trouble = move || {
        desk.trouble.get().map(|trouble| {
            let elsewhere = trouble == crate::store::Trouble::Elsewhere;
            let act = move || match elsewhere {
                true => view! {
                    <button type="button" on:click=move |_| { let _ = window().location().reload(); }>{speech.id("web-load-other")}</button>
                    <button type="button" on:click=move |_| desk.keep_as_another()>{speech.id("web-keep-both")}</button>
                }
                .into_any(),
                false => view! {
                    <button type="button" on:click=move |_| super::menu::export(desk)>{speech.id("web-export")}</button>
                    <button type="button" on:click=move |_| desk.keep()>{speech.id("web-try-again")}</button>
                }
                .into_any(),
            };
            view! { <p class="notice trouble" role="alert"><span>{speech.tell(&trouble.message())}</span> {act()}</p> }
        })
    };
    view! {
        <section class="prompt">
            <p class="prompt-line" role="status" aria-live="polite">{words} {thinking}</p>
            {preview(desk)}
            <div aria-live="assertive">{notice}</div>
            {trouble}
        </section>
    }
    .into_any()
}

/// What the action pointed at would bring: points, as far as they are sure, and whether it can be taken back.
fn preview<G: Board>(desk: Desk<G>) -> AnyView {
    let speech = desk.speech;
    let words = move || {
        let action = desk.pointed.get()?;
        let scene = desk.scene.get();
        let choice = scene.choice(action)?;
        let stage = Stage::new(scene.clone(), desk.foreseen.get(), desk, speech);
        let own = scene.own();
        let total = |view: &G::View| scene.game.score_lines(view, own).iter().sum::<i32>();
        let gained = stage.foreseen(|view| total(view)).map(|after| after - total(&scene.view));
        let mut said = vec![stage.say_action(action)];
        if let Some(gained) = gained.filter(|&gained| gained != 0) {
            said.push(speech.tell(
                &Message::new("web-points-change").with("points", signed(gained)).with("count", gained),
            ));
        }
        match choice.undo {
            _ if scene.practice || G::ends_turn(action) => {}
            Undo::Free => {}
            Undo::Reveals => said.push(speech.id("web-reveals")),
            Undo::Binds => said.push(speech.id("web-binds")),
        }
        Some(said.join(" · "))
    };
    view! { <p class="preview" aria-hidden="true">{words}</p> }.into_any()
}

/// A number with its sign.
pub(super) fn signed(points: i32) -> String {
    match points {
        ..0 => format!("−{}", points.unsigned_abs()),
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
    }
}

/// One short hint for each kind of decision, until it was read. It stands beside the board, or above it where the screen is
/// narrow.
pub(super) fn lesson<G: Board>(desk: Desk<G>, place: &'static str) -> AnyView {
    let (speech, settings) = (desk.speech, desk.settings);
    let words = move || {
        let scene = desk.scene.get();
        scene.seat?;
        let id = scene.game.lesson(&scene.view)?;
        let wanted = settings.read(|kept| kept.lessons && !kept.learned.iter().any(|known| known == id));
        wanted.then(|| {
            view! {
                <p class="lesson">
                    <span>{speech.id(id)}</span>
                    <button type="button" class="quiet" on:click=move |_| settings.change(|kept| kept.learned.push(id.to_owned()))>
                        {speech.id("web-lesson-read")}
                    </button>
                    <button type="button" class="quiet" on:click=move |_| settings.change(|kept| kept.lessons = false)>
                        {speech.id("web-lessons-off")}
                    </button>
                </p>
            }
        })
    };
    view! { <div class=format!("lessons {place}")>{words}</div> }.into_any()
}

/// What can be done beside the board, and the buttons that are always there.
pub(super) fn actions<G: Board>(desk: Desk<G>) -> AnyView {
    let speech = desk.speech;
    let choices = move || {
        let stage = stage_of(desk);
        let scene = stage.scene.clone();
        let listed = scene.choices.iter().map(|choice| choice.action);
        let listed =
            listed.filter(|&action| !G::ends_turn(action) && !scene.game.on_board(&scene.view, action));
        listed
            .map(|action| {
                let words = stage.say_action(action);
                let lasting =
                    scene.choice(action).is_some_and(|choice| choice.undo != Undo::Free) && !scene.practice;
                let sign =
                    lasting.then(|| view! { <span class="lasting-sign" aria-hidden="true">"⚑"</span> });
                stage.target(action, "choice", words.clone(), view! { {words} {sign} }.into_any())
            })
            .collect_view()
    };
    let can_end = move || desk.scene.with(|scene| scene.end_turn().is_some());
    let end_words = move || {
        let scene = desk.scene.get();
        match scene.end_turn() {
            Some(action) => speech.say(&scene.game.say_action(&scene.view, action), &scene.names),
            None => speech.id("web-end-turn"),
        }
    };
    let hints = move || desk.scene.with(|scene| scene.seat.is_some());
    let bots = move || {
        desk.showing.get().then(|| {
        view! { <button type="button" class="skip" on:click=move |_| desk.skip()>{speech.id("web-skip")}</button> }
    })
    };
    let end_focus = move |_: ev::FocusEvent| {
        if let Some(action) = desk.scene.with_untracked(|scene| scene.end_turn()) {
            desk.point(action);
        }
    };
    view! {
        <section class="actions" aria-label=move || speech.id("web-actions")>
            <div class="choices">{choices}</div>
            <div class="always">
                <button type="button" class="undo" aria-keyshortcuts="U" disabled=move || !desk.may_undo() on:click=move |_| desk.undo()>
                    {move || speech.id("web-undo")}
                </button>
                <button type="button" class="hint-button" aria-keyshortcuts="H" disabled=move || !hints() on:click=move |_| desk.next_hint()>
                    {move || speech.id("web-hint")}
                </button>
                {bots}
                <button
                    type="button"
                    class="main end-turn"
                    data-target=move || can_end().then_some("")
                    disabled=move || !can_end()
                    on:focus=end_focus
                    on:click=move |_| desk.end_turn()
                >
                    {end_words}
                </button>
            </div>
        </section>
    }
    .into_any()
}
