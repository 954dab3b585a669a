//! Beside the board: what happened, and the way back to any moment of it.

use std::cmp::Ordering;
use std::sync::Arc;
use std::time::Duration;

use game::{Game, Message, Viewer};
use leptos::ev;
use leptos::prelude::*;
use phrases::Lang;

use super::{TableScreen, icons};
use crate::avatar::{self, Avatar};
use crate::board::Board;
use crate::browser;
use crate::draw::prelude::*;
use crate::scene::{Happening, Scene};
use crate::speech::Speech;

/// How long each moment stays while the game is shown again.
const AUTOPLAY_STEP: Duration = Duration::from_millis(700);

/// The marks on the way through the moments: browsers draw those of a list that has this name.
const TURN_ENDS: &str = "turn-ends";

/// The way through the moments of the game.
pub(super) fn history<G: Board>(screen: TableScreen<G>) -> AnyView {
    let speech = screen.speech;
    let step = move |by: isize| {
        let (moment, of) = screen.scene.with_untracked(|scene| (scene.moment, scene.moment_count()));
        screen.look_at(moment.saturating_add_signed(by).min(of));
    };
    view! {
        <section class="history" aria-label=move || speech.say_id("web-history")>
            <h2>{move || speech.say_id("web-history")}</h2>
            <span class="moment" aria-hidden="true">{move || moment_words(screen)}</span>
            <div class="way">
                {autoplay_button(screen)}
                <button type="button" class="quiet" aria-label=move || speech.say_id("web-back") on:click=move |_| step(-1)>"◀"</button>
                {slider(screen)}
                <button type="button" class="quiet" aria-label=move || speech.say_id("web-forth") on:click=move |_| step(1)>"▶"</button>
            </div>
            {move || to_the_present(screen)}
            {move || play_on_button(screen)}
            {move || analyse_button(screen)}
        </section>
    }
    .into_any()
}

/// Which moment is shown.
fn moment_words<G: Board>(screen: TableScreen<G>) -> String {
    let (moment, of) = screen.scene.with(|scene| (scene.moment, scene.moment_count()));
    screen.speech.tell(&Message::new("web-moment").with("moment", moment).with("of", of))
}

/// Shows one moment after the other, from the one looked at, or from the beginning; pressed again, it stops.
fn autoplay_button<G: Board>(screen: TableScreen<G>) -> AnyView {
    let speech = screen.speech;
    let timer = RwSignal::new(None::<IntervalHandle>);
    let stop = move || {
        if let Some(timer) = timer.try_update(Option::take).flatten() {
            timer.clear();
        }
    };
    let step = move || {
        let next = screen.past_moment.try_get_untracked().flatten().map(|moment| moment + 1);
        match next {
            Some(next) => screen.look_at(next),
            None => stop(),
        }
    };
    let press = move |_| {
        if timer.with_untracked(Option::is_some) {
            return stop();
        }
        if screen.past_moment.get_untracked().is_none() {
            screen.look_at(0);
        }
        timer.set(set_interval_with_handle(step, AUTOPLAY_STEP).ok());
    };
    on_cleanup(stop);
    let plays = move || timer.with(Option::is_some);
    let words = move || speech.say_id(if plays() { "web-autoplay-stop" } else { "web-autoplay" });
    view! {
        <button type="button" class="quiet autoplay" aria-label=words title=words on:click=press>
            {move || if plays() { icons::pause() } else { icons::play() }}
        </button>
    }
    .into_any()
}

fn slider<G: Board>(screen: TableScreen<G>) -> AnyView {
    let speech = screen.speech;
    let position = move || screen.scene.with(|scene| (scene.moment, scene.moment_count()));
    let tick = |moment: usize| draw! { <option value=moment></option> };
    let ticks = move || screen.scene.with(|scene| scene.turn_ends().into_iter().map(tick).collect_node());
    view! {
        <input
            type="range"
            list=TURN_ENDS
            min="0"
            max=move || position().1.to_string()
            prop:value=move || position().0.to_string()
            aria-label=move || speech.say_id("web-history")
            aria-valuetext=move || moment_words(screen)
            on:input:target=move |event| screen.look_at(event.target().value().parse().unwrap_or(usize::MAX))
        />
        <datalist id=TURN_ENDS>{ticks}</datalist>
    }
    .into_any()
}

/// For whoever looks back.
fn to_the_present<G: Board>(screen: TableScreen<G>) -> Option<AnyView> {
    let words = screen.speech.say_id("web-now");
    screen.scene.with(|scene| scene.is_past()).then(|| {
        view! { <button type="button" on:click=move |_| screen.look_at(usize::MAX)>{words}</button> }
            .into_any()
    })
}

/// A game that goes on is not played on from elsewhere, but for practice.
fn play_on_button<G: Board>(screen: TableScreen<G>) -> Option<AnyView> {
    let words = screen.speech.say_id("web-play-on");
    screen.scene.with(|scene| scene.is_past() && (scene.over || scene.practice)).then(|| {
        view! { <button type="button" class="main" on:click=move |_| screen.play_on()>{words}</button> }
            .into_any()
    })
}

/// Only what is over is analysed.
fn analyse_button<G: Board>(screen: TableScreen<G>) -> Option<AnyView> {
    let words = screen.speech.say_id("web-analyse");
    let is_here = screen.has_table.get() && screen.scene.with(|scene| scene.over);
    is_here.then(|| {
        view! { <button type="button" class="analyse" on:click=move |_| screen.analysis_open.set(true)>{words}</button> }
            .into_any()
    })
}

/// Says what just happened to whoever cannot see it.
pub(super) fn announcement<G: Board>(screen: TableScreen<G>) -> AnyView {
    let words = move || {
        let scene = screen.scene.get();
        if screen.curtain.get().is_some() {
            return String::new();
        }
        let said = scene
            .just_happened()
            .iter()
            .map(|event| screen.speech.say(&scene.game.say_event(&scene.view, event), &scene.names));
        said.collect::<Vec<_>>().join(" ")
    };
    view! { <div class="sr-only" role="log" aria-live="polite">{words}</div> }.into_any()
}

/// The sentences of the log, in this language, for this viewer, with these names. They are kept: most of the log is as it was before.
struct Sentences<G: Game> {
    of: Option<(Lang, Viewer, Arc<Vec<String>>)>,
    said: Vec<(G::Event, Arc<str>)>,
}

/// A line of the log.
struct LogLine {
    moment: usize,
    class: &'static str,
    /// Whose step it tells of.
    doer: Option<Avatar>,
    said: Arc<str>,
}

impl<G: Board> Sentences<G> {
    /// The log, the newest last.
    fn lines(&mut self, speech: Speech, scene: &Scene<G>, avatars: &[Option<Avatar>]) -> Vec<LogLine> {
        let of = Some((speech.lang(), scene.viewer, scene.names.clone()));
        if self.of != of {
            *self = Sentences { of, said: Vec::new() };
        }
        let mut lines = Vec::with_capacity(self.said.len());
        for (index, Happening { moment, event }) in scene.happened_in_all().enumerate() {
            if self.said.get(index).is_none_or(|(before, _)| *before != event) {
                self.said.truncate(index);
                let said = speech.say(&scene.game.say_event(&scene.view, &event), &scene.names);
                self.said.push((event, said.into()));
            }
            let class = match moment.cmp(&scene.moment) {
                Ordering::Less => "",
                Ordering::Equal => "now",
                Ordering::Greater => "later",
            };
            let doer = G::doer(&event).and_then(|seat| *avatars.get(seat.index())?);
            lines.push(LogLine { moment, class, doer, said: self.said[index].1.clone() });
        }
        self.said.truncate(lines.len());
        lines
    }
}

/// What happened; each line leads back to its moment. The newest comes last.
pub(super) fn log<G: Board>(screen: TableScreen<G>) -> AnyView {
    let speech = screen.speech;
    let sentences = StoredValue::new_local(Sentences::<G> { of: None, said: Vec::new() });
    // Whoever looks back finds the line of that moment, whoever opens the log the newest.
    Effect::new(move |_| {
        screen.scene.track();
        screen.open_panel.track();
        request_animation_frame(|| browser::scroll_within(".log ol", ".log li.now"));
    });
    let lines = move || {
        let scene = screen.scene.get();
        if screen.curtain.get().is_some() {
            return Vec::new();
        }
        let avatars: Vec<Option<Avatar>> = scene.seats().map(|seat| screen.avatar(&scene, seat)).collect();
        sentences.try_update_value(|sentences| sentences.lines(speech, &scene, &avatars)).unwrap_or_default()
    };
    let line = |LogLine { moment, class, doer, said }: LogLine| {
        draw! {
            <li class=class>
                <button type="button" class="quiet" data-moment=moment>{doer.map(avatar::draw)} <span>{said.to_string()}</span></button>
            </li>
        }
    };
    let drawn = move || Node::List(lines().into_iter().map(line).collect());
    let press = move |event: ev::MouseEvent| {
        let line = browser::around(&event, "[data-moment]");
        let moment = line.and_then(|line| line.get_attribute("data-moment")?.parse().ok());
        moment.into_iter().for_each(|moment| screen.look_at(moment));
    };
    view! {
        <section class="log">
            <h2>{move || speech.say_id("web-log")}</h2>
            <ol tabindex="0" aria-label=move || speech.say_id("web-log") on:click=press>{drawn}</ol>
        </section>
    }
    .into_any()
}
