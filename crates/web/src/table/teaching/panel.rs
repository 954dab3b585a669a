//! What a lesson says, and the way through it.

use game::Message;
use leptos::prelude::*;
use lessons::StepKind;

use super::{Teaches, Teaching, spotlight};
use crate::board::Board;
use crate::pages;
use crate::route::Route;
use crate::table::TableScreen;

/// What the lesson says now. It stands beside the board, or above it where the screen is narrow.
pub(super) fn panel<G: Board>(screen: TableScreen<G>, teaching: Teaching<G>) -> AnyView {
    let speech = screen.speech;
    let sentence = move || teaching.with_step(|step| teaching.say(&step.say));
    let progress = move || {
        let (step, of) = (teaching.step.get() + 1, teaching.count());
        speech.tell(&Message::new("web-learn-step").with("step", step).with("of", of))
    };
    let share = move || (teaching.step.get() + 1) as f64 / teaching.count() as f64;
    view! {
        <section class="teacher" aria-label=move || speech.say_id("web-learn")>
            <progress max="1" value=move || share().to_string() aria-label=progress></progress>
            <p class="teacher-words" role="status" aria-live="polite">{sentence}</p>
            <div class="row">{move || buttons(screen, teaching)}</div>
        </section>
    }
    .into_any()
}

fn buttons<G: Board>(screen: TableScreen<G>, teaching: Teaching<G>) -> AnyView {
    if teaching.is_last() { ending(screen, teaching) } else { step_buttons(screen, teaching) }
}

/// Back, and on where nothing is to be pressed on the board.
fn step_buttons<G: Board>(screen: TableScreen<G>, teaching: Teaching<G>) -> AnyView {
    let speech = screen.speech;
    let reads = teaching.with_step(|step| step.kind != StepKind::Play) == Some(true);
    let on = reads.then(|| {
        view! {
            <button type="button" class="main teacher-next" disabled=move || !teaching.is_done.get() on:click=move |_| teaching.next(screen)>
                {speech.say_id("web-learn-next")}
            </button>
        }
    });
    view! {
        <button type="button" class="quiet" disabled=move || teaching.step.get() == 0 on:click=move |_| teaching.back(screen)>
            {speech.say_id("web-learn-back")}
        </button>
        <a class="button quiet" href=Route::Front.address()>{speech.say_id("web-learn-leave")}</a>
        {on}
    }
    .into_any()
}

/// What to do now that one knows enough.
fn ending<G: Board>(screen: TableScreen<G>, teaching: Teaching<G>) -> AnyView {
    let (speech, settings) = (screen.speech, screen.settings);
    let play = move |_| pages::start_first_game::<G>(speech, settings);
    view! {
        <button type="button" class="main teacher-next" on:click=play>
            {speech.say_id("web-learn-first-game")}
        </button>
        <button type="button" on:click=move |_| teaching.again(screen)>{speech.say_id("web-learn-again")}</button>
        <a class="button quiet" href=Route::Front.address()>{speech.say_id("web-home")}</a>
    }
    .into_any()
}

/// Where the lesson points, over everything else.
pub(super) fn pointing<G: Board>(teaching: Teaching<G>) -> AnyView {
    spotlight::draw(teaching.selectors)
}
