//! Games kept in this browser: those going on, those finished; files in and out.

use catalog::GameId;
use game::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::{LoadError, Table};

use crate::app::{self, Banner};
use crate::board::Board;
use crate::browser;
use crate::lazy;
use crate::route::Route;
use crate::settings::Settings;
use crate::speech::{Speech, number, t};
use crate::statistics::Ended;
use crate::store::{self, StoredGame, Summary};

pub(crate) fn page() -> AnyView {
    let games = RwSignal::new(store::games());
    let speech = Speech::of_page();
    let refresh = move || games.set(store::games());
    let going = move || list(games.get(), refresh, |stored| !stored.summary.over);
    let finished = move || list(games.get(), refresh, |stored| stored.summary.over);
    let damaged = move || {
        let keys = games.get().into_iter().filter(|(_, stored)| stored.is_none()).map(|(key, _)| key);
        keys.map(|key| {
            let address = Route::Table(key.clone()).address();
            view! { <li><a href=address>{speech.say_id("web-damaged-game")}</a></li> }
        })
        .collect_view()
    };
    let open = move |input: web_sys::HtmlInputElement| {
        browser::chosen_file(&input, |text| {
            spawn_local(async move {
                let taken = match text {
                    Ok(text) => lazy::take_in(&text).await,
                    Err(message) => Err(message),
                };
                taken.unwrap_or_else(|message| app::tell(Banner::Trouble(message)));
            });
        })
    };
    let inner = view! {
        <h1>{t("web-games")}</h1>
        <p class="row">
            <label class="button">
                {t("web-import")}
                <input type="file" class="file" on:change:target=move |event| open(event.target()) />
            </label>
        </p>
        <p><a href=Route::Statistics.address()>{t("web-statistics")}</a></p>
        <h2>{t("web-going")}</h2>
        <ul class="cards">{going}</ul>
        <h2>{t("web-finished")}</h2>
        <ul class="cards">{finished}</ul>
        {super::own_tables(|online| (online.finished)())}
        <ul>{damaged}</ul>
    };
    super::paper("games", inner.into_any())
}

/// Takes a table's file into the browser.
pub(crate) fn take_in<G: Board>(text: &str) -> Result<(), Message> {
    let table = Table::<G>::from_text_sharing(text).map_err(damaged)?;
    app::take_in(&table, text).map_err(|error| error.message())
}

/// Which game a file is of.
pub(crate) fn game_of(text: &str) -> Result<GameId, Message> {
    let name = table::game_name_of_file(text).map_err(damaged)?;
    name.parse().map_err(|reason| damaged(LoadError::unknown_game(text, reason)))
}

fn damaged(error: LoadError) -> Message {
    Message::new("web-file-damaged").with("reason", error.message())
}

fn list(
    games: Vec<(String, Option<StoredGame>)>,
    refresh: impl Fn() + Copy + Send + 'static,
    wanted: impl Fn(&StoredGame) -> bool,
) -> Vec<AnyView> {
    let games = games
        .into_iter()
        .filter_map(|(key, stored)| Some((key, stored?)))
        .filter(|(_, stored)| wanted(stored));
    games.map(|(key, stored)| card_with(key, stored, Some(refresh))).collect()
}

/// A game in the list.
pub(crate) fn card(key: String, stored: StoredGame) -> AnyView {
    card_with(key, stored, None::<fn()>)
}

fn card_with(key: String, stored: StoredGame, refresh: Option<impl Fn() + Copy + Send + 'static>) -> AnyView {
    let (speech, settings) = (Speech::of_page(), Settings::of_page());
    let tools = refresh.map(|refresh| tools(&key, &stored, refresh));
    let summary = stored.summary.clone();
    let name = {
        let game = summary.game.clone();
        move || speech.say_id(&format!("{game}-name"))
    };
    let kind = {
        let described = described(&summary);
        move || {
            let described = described.and_then(|described| described.get()).unwrap_or_default();
            let said: Vec<String> = described.iter().map(|message| speech.tell(message)).collect();
            (!said.is_empty()).then(|| view! { <span class="kind">{said.join(" · ")}</span> })
        }
    };
    let who = {
        let players = summary.players.clone();
        move || {
            // Bots are called in the language of the page.
            speech.lang();
            speech.names_here(&players, settings).join(" – ")
        }
    };
    let state = state(&stored);
    let touched = stored.touched;
    view! {
        <li class="card" data-game=summary.game.clone()>
            <a href=Route::Table(key).address()>
                <strong>{name}</strong>
                {kind}
                <span>{who}</span>
                {state}
                <time>{move || browser::date(touched, speech.lang().code())}</time>
            </a>
            {tools}
        </li>
    }
    .into_any()
}

/// How far it is, or how it ended: won, lost or shared, and the points, where they decided.
fn state(stored: &StoredGame) -> AnyView {
    let speech = Speech::of_page();
    let summary = stored.summary.clone();
    if !summary.over {
        let so_far = move || {
            let (done, of) = summary.progress?;
            Some(speech.tell(&Message::new("web-progress").with("done", done).with("of", of)))
        };
        let share = stored.summary.progress.map(|(done, of)| {
            let (done, of) = (done.to_string(), of.to_string());
            view! { <progress class="progress" value=done max=of aria-hidden="true"></progress> }
        });
        return view! { <span class="so-far">{share} {so_far}</span> }.into_any();
    }
    let mark = stored.ended().and_then(|ended| {
        let (class, sign, id) = match ended {
            Ended::Won => ("won", "★", "web-mark-won"),
            Ended::Lost => ("lost", "○", "web-mark-lost"),
            Ended::Shared => ("shared", "☆", "web-mark-shared"),
            Ended::Alone => return None,
        };
        let words = move || speech.say_id(id);
        Some(view! { <span class=format!("mark {class}")><span aria-hidden="true">{sign}</span> {words}</span> })
    });
    let points: Vec<String> = summary.points.iter().map(|&points| number(points)).collect();
    let points = summary.ended_by_points().then(|| points.join(" : "));
    view! { <span class="result">{mark} {points}</span> }.into_any()
}

/// Keeping the game as a file, and forgetting it after a second press.
fn tools(key: &str, stored: &StoredGame, refresh: impl Fn() + Copy + Send + 'static) -> AnyView {
    let speech = Speech::of_page();
    let sure = RwSignal::new(false);
    let (name, text) = (store::file_name(&stored.summary.game, key), stored.text.clone());
    let analyse = stored.summary.over.then(|| {
        view! { <a class="button quiet" href=Route::Analysis(key.to_owned()).address()>{t("web-analyse")}</a> }
    });
    let key = key.to_owned();
    let forget = move |_| match sure.get_untracked() {
        true => {
            store::forget(&key);
            refresh();
        }
        false => sure.set(true),
    };
    view! {
        <span class="row">
            {analyse}
            <button type="button" class="quiet" on:click=move |_| browser::download(&name, &text)>{t("web-export")}</button>
            <button type="button" class="quiet danger" on:click=forget>
                {move || speech.say_id(if sure.get() { "web-forget-sure" } else { "web-forget" })}
            </button>
        </span>
    }
    .into_any()
}

/// What was agreed on before the game, in a few words.
pub(super) fn described(summary: &Summary) -> Option<RwSignal<Option<Vec<Message>>>> {
    let game: GameId = summary.game.parse().ok()?;
    let options = summary.options_text.clone();
    Some(lazy::once_fetched(game, move |pages| (pages.describe)(&options)))
}

pub(crate) fn describe<G: Board>(options_text: &str) -> Vec<Message> {
    game::data::from_toml(options_text).map(|options| G::describe(&options)).unwrap_or_default()
}
