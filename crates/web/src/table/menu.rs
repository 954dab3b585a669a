//! The bar above the table: the way home, and what can be done with the game as a whole.

use std::any::Any;

use game::Seat;
use leptos::prelude::*;
use table::{BotLevel, Player};
use worker::Level;

use super::online_page::OnlineTableHandle;
use super::{TableScreen, room};
use crate::app;
use crate::avatar::chooser;
use crate::board::Board;
use crate::browser;
use crate::lazy;
use crate::pages::level_select;
use crate::route::Route;
use crate::settings::{AnimationPace, Preferences, Settings};
use crate::speech::Speech;

pub(super) fn bar<G: Board>(screen: TableScreen<G>) -> AnyView {
    let speech = screen.speech;
    let open = RwSignal::new(false);
    let menu = move || {
        open.get().then(|| lazy::table_part(screen.game_id, move |more| (more.menu)(&(screen, open))))
    };
    let practice = move || {
        screen.scene.with(|scene| scene.practice).then(|| {
            view! { <span class="badge">{speech.say_id("web-practice")}</span> }
        })
    };
    view! {
        <header class="topbar" on:keydown=move |event| if event.key() == "Escape" { close(open) }>
            <a class="home" href=Route::Front.address() aria-label=move || speech.say_id("web-home")>{crate::art::emblem()}</a>
            <h1>{move || speech.say_id(&format!("{}-name", G::ID))}</h1>
            {practice}
            <a class="quiet" href=Route::Rules(screen.game_id, None).address()>{move || speech.say_id("web-rules")}</a>
            <button
                type="button"
                class="menu-button"
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {move || speech.say_id("web-menu")}
            </button>
            {menu}
        </header>
    }
    .into_any()
}

/// Closes the menu; the focus goes where it was opened.
fn close(open: RwSignal<bool>) {
    if open.get_untracked() {
        open.set(false);
        browser::focus_later(".menu-button");
    }
}

/// What can be done with the game as a whole: of the screen, and whether it is open.
pub(crate) fn menu<G: Board>(of: &dyn Any) -> AnyView {
    of.downcast_ref().map_or_else(|| ().into_any(), |&(screen, open)| draw::<G>(screen, open))
}

fn draw<G: Board>(screen: TableScreen<G>, open: RwSignal<bool>) -> AnyView {
    let (speech, settings) = (screen.speech, screen.settings);
    view! {
        <div class="menu" role="group" aria-label=move || speech.say_id("web-menu")>
            {pace(screen)}
            {checkbox(speech, settings, "web-tips", |preferences| preferences.tips, want_tips)}
            {app::preferences()}
            {chooser(settings)}
            {screen.online.map(|online| (online.widgets.menu)(online, speech, settings, open))}
            <p class="part-how">{move || speech.say_id("parts-how")}</p>
            {screen.teaching.is_none().then(|| whole_game(screen))}
            {shortcuts(speech)}
            {sits(screen).then(|| view! { {leave_button(screen, open)} {resign_button(screen, open)} })}
            <button type="button" class="quiet" on:click=move |_| close(open)>{move || speech.say_id("web-close")}</button>
        </div>
    }
    .into_any()
}

/// What can be done with the game as a whole; a lesson is none.
fn whole_game<G: Board>(screen: TableScreen<G>) -> AnyView {
    let speech = screen.speech;
    view! {
        {copy_link_button(screen)}
        <button type="button" disabled=move || !screen.has_table.get() on:click=move |_| screen.export()>
            {move || speech.say_id("web-export")}
        </button>
        <a class="button" href=Route::SetUp(screen.game_id).address()>{move || speech.say_id("web-new-game")}</a>
    }
    .into_any()
}

/// Something that is wanted or not.
fn checkbox(
    speech: Speech,
    settings: Settings,
    id: &'static str,
    wanted: fn(&Preferences) -> bool,
    want: fn(Settings, bool),
) -> AnyView {
    view! {
        <label>
            {move || speech.say_id(id)}
            <input
                type="checkbox"
                prop:checked=move || settings.read(wanted)
                on:change:target=move |event| want(settings, event.target().checked())
            />
        </label>
    }
    .into_any()
}

fn want_turn_bell(settings: Settings, wanted: bool) {
    settings.change(|preferences| preferences.turn_bell = wanted);
}

/// Copies a link that carries the game as it stands; one on a server has its address instead.
fn copy_link_button<G: Board>(screen: TableScreen<G>) -> AnyView {
    let speech = screen.speech;
    let copied = RwSignal::new(None::<bool>);
    let press = move |_| {
        let address = || window().location().href().unwrap_or_default();
        browser::copy(&screen.link().unwrap_or_else(address), move |done| copied.set(Some(done)));
    };
    let said = move || {
        let id = if copied.get()? { "web-link-copied-short" } else { "web-link-refused" };
        Some(speech.say_id(id))
    };
    view! {
        <button type="button" on:click=press>{move || speech.say_id("web-copy-link")}</button>
        <span class="copied" role="status">{said}</span>
    }
    .into_any()
}

/// The keys that play.
fn shortcuts(speech: Speech) -> AnyView {
    let keys = [
        ("← ↑ ↓ →", "web-key-move"),
        ("Enter", "web-key-press"),
        ("I", "parts-key"),
        ("U", "web-undo"),
        ("H", "web-hint"),
        ("E", "web-end-turn"),
        ("R", "web-replay-again"),
        ("Esc", "web-key-close"),
    ];
    let line = move |(key, id): (&'static str, &'static str)| {
        view! { <div><dt><kbd>{key}</kbd></dt> <dd>{move || speech.say_id(id)}</dd></div> }
    };
    view! {
        <details class="shortcuts">
            <summary>{move || speech.say_id("web-shortcuts")}</summary>
            <dl>{keys.map(line)}</dl>
        </details>
    }
    .into_any()
}

/// Whether somebody at this screen has a seat that they may leave.
fn sits<G: Board>(screen: TableScreen<G>) -> bool {
    screen.teaching.is_none() && screen.online.is_none_or(|online| untrack(|| !online.looks_on()))
}

/// What belongs to the people at a table on a server: the bell, and what is proposed to them.
pub(super) fn people(
    online: OnlineTableHandle,
    speech: Speech,
    settings: Settings,
    open: RwSignal<bool>,
) -> AnyView {
    view! {
        {checkbox(speech, settings, "web-sound", |preferences| preferences.turn_bell, want_turn_bell)}
        {room::menu(online, speech, open)}
    }
    .into_any()
}

/// How fast a bot's steps are shown.
fn pace<G: Board>(screen: TableScreen<G>) -> AnyView {
    let (speech, settings) = (screen.speech, screen.settings);
    let paces = AnimationPace::ALL.map(|pace| {
        let chosen = move || settings.read(|preferences| preferences.animation_pace == pace);
        view! { <option value=pace.name() selected=chosen>{speech.say_id(&format!("web-pace-{}", pace.name()))}</option> }
    });
    let choose = move |name: String| {
        let pace = AnimationPace::ALL.into_iter().find(|pace| pace.name() == name).unwrap_or_default();
        settings.change(|preferences| preferences.animation_pace = pace);
    };
    view! {
        <label>
            {move || speech.say_id("web-pace")}
            <select on:change:target=move |event| choose(event.target().value())>{paces}</select>
        </label>
    }
    .into_any()
}

/// Leaving one's seat to a bot.
fn leave_button<G: Board>(screen: TableScreen<G>, open: RwSignal<bool>) -> AnyView {
    let speech = screen.speech;
    let level = RwSignal::new(Level::Navigator);
    let leave = move |_| {
        let Some((seat, bot)) = bot(screen, level.get_untracked()) else { return };
        open.set(false);
        screen.leave_seat_to_bot(seat, bot);
    };
    view! {
        <fieldset disabled=move || is_over(screen)>
            <legend>{move || speech.say_id("web-leave")}</legend>
            {(!screen.is_online()).then(|| level_select(level))}
            <button type="button" on:click=leave>{move || speech.say_id("web-leave-to-bot")}</button>
        </fieldset>
    }
    .into_any()
}

/// Tips from now on, from the first one again; or none.
fn want_tips(settings: Settings, wanted: bool) {
    settings.change(|preferences| {
        preferences.tips = wanted;
        preferences.tips_read.clear();
    });
}

fn is_over<G: Board>(screen: TableScreen<G>) -> bool {
    screen.scene.with(|scene| scene.over)
}

/// Giving up, after a second press. It ends the game for everybody, and all others win: among more than two players nobody is given
/// the button.
fn resign_button<G: Board>(screen: TableScreen<G>, open: RwSignal<bool>) -> Option<AnyView> {
    let sure = RwSignal::new(false);
    let press = move |_| match sure.get_untracked() {
        true => {
            open.set(false);
            screen.resign();
        }
        false => sure.set(true),
    };
    let words = move || screen.speech.say_id(if sure.get() { "web-resign-sure" } else { "web-resign" });
    screen.scene.with_untracked(|scene| scene.game.player_count() <= 2).then(|| {
        view! { <button type="button" class="danger" disabled=move || is_over(screen) on:click=press>{words}</button> }
            .into_any()
    })
}

/// The seat of the person at the screen, and a bot of this level in their place.
fn bot<G: Board>(screen: TableScreen<G>, level: Level) -> Option<(Seat, Player)> {
    let seat = screen.viewer_seat()?;
    let name = screen.scene.with_untracked(|scene| Some(scene.players.get(seat.index())?.name.clone()))?;
    Some((seat, Player::bot(name, BotLevel::new(level.name())?)))
}
