//! Games kept in this browser: those going on, those finished, personal bests; files in and out.

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
use crate::speech::{Speech, number, t};
use crate::store::{self, OwnResult, StoredGame, Summary};

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
            view! { <li><a href=address>{speech.id("web-damaged-game")}</a></li> }
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
        {best(games)}
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
    let name = table::game_of(text).map_err(damaged)?;
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
    let speech = Speech::of_page();
    let tools = refresh.map(|refresh| tools(&key, &stored, refresh));
    let StoredGame { summary, touched, .. } = stored;
    let name = {
        let game = summary.game.clone();
        move || speech.id(&format!("{game}-name"))
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
            speech.display_names(&players).join(" – ")
        }
    };
    let points: Vec<String> = summary.points.iter().map(|&points| number(points)).collect();
    let result = summary.over.then(|| view! { <span class="result">{points.join(" : ")}</span> });
    view! {
        <li class="card" data-game=summary.game.clone()>
            <a href=Route::Table(key).address()>
                <strong>{name}</strong>
                {kind}
                <span>{who}</span>
                {result}
                <time>{move || browser::date(touched, speech.lang().code())}</time>
            </a>
            {tools}
        </li>
    }
    .into_any()
}

/// Keeping the game as a file, and forgetting it after a second press.
fn tools(key: &str, stored: &StoredGame, refresh: impl Fn() + Copy + Send + 'static) -> AnyView {
    let speech = Speech::of_page();
    let sure = RwSignal::new(false);
    let (name, text) = (store::file_name(&stored.summary.game, key), stored.text.clone());
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
            <button type="button" class="quiet" on:click=move |_| browser::download(&name, &text)>{t("web-export")}</button>
            <button type="button" class="quiet danger" on:click=forget>
                {move || speech.id(if sure.get() { "web-forget-sure" } else { "web-forget" })}
            </button>
        </span>
    }
    .into_any()
}

/// What was agreed on before the game, in a few words.
fn described(summary: &Summary) -> Option<RwSignal<Option<Vec<Message>>>> {
    let game: GameId = summary.game.parse().ok()?;
    let options = summary.options_text.clone();
    Some(lazy::once_fetched(game, move |pages| (pages.describe)(&options)))
}

pub(crate) fn describe<G: Board>(options_text: &str) -> Vec<Message> {
    game::data::from_toml(options_text).map(|options| G::describe(&options)).unwrap_or_default()
}

/// The best results of the reader: alone the most points, with others how many were won.
fn best(games: RwSignal<Vec<(String, Option<StoredGame>)>>) -> AnyView {
    let speech = Speech::of_page();
    let lines = move || {
        let stored: Vec<StoredGame> = games.get().into_iter().filter_map(|(_, stored)| stored).collect();
        let line = |game: &GameId| {
            let of_game = stored.iter().filter(|stored| stored.summary.game == game.name());
            let results: Vec<OwnResult> = of_game.filter_map(StoredGame::own_result).collect();
            let most = results.iter().filter_map(|own| own.points).max()?;
            let won = results.iter().filter(|own| own.won).count();
            let said = Message::new("web-best-of")
                .with("game", speech.id(&format!("{game}-name")))
                .with("points", most)
                .with("won", won)
                .with("games", results.len());
            Some(view! { <li>{speech.tell(&said)}</li> })
        };
        let lines: Vec<_> = GameId::ALL.iter().filter_map(line).collect();
        (!lines.is_empty()).then(|| view! { <h2>{t("web-bests")}</h2> <ul class="bests">{lines}</ul> })
    };
    view! { <section>{lines}</section> }.into_any()
}
