//! Games kept in this browser: those going on, those finished, personal bests; files in and out.

use catalog::{AnyTable, GameId, with_table};
use game::Message;
use leptos::prelude::*;

use crate::app::{self, Word};
use crate::board::Board;
use crate::boards::with_board;
use crate::browser;
use crate::route::Route;
use crate::speech::{Speech, number, t};
use crate::store::{self, Kept, Own, Summary};
use crate::table::called;

pub(crate) fn page() -> AnyView {
    let games = RwSignal::new(store::games());
    let speech = Speech::of_page();
    let refresh = move || games.set(store::games());
    let going = move || list(games.get(), refresh, |kept| !kept.summary.over);
    let finished = move || list(games.get(), refresh, |kept| kept.summary.over);
    let damaged = move || {
        let keys = games.get().into_iter().filter(|(_, kept)| kept.is_none()).map(|(key, _)| key);
        keys.map(|key| {
            let address = Route::Table(key.clone()).address();
            view! { <li><a href=address>{speech.id("web-damaged-game")}</a></li> }
        })
        .collect_view()
    };
    let open = move |input: web_sys::HtmlInputElement| {
        browser::chosen_file(&input, |text| match text.map(|text| import(&text)) {
            Some(Ok(())) => {}
            Some(Err(message)) => app::tell(Word::Trouble(message)),
            None => app::tell(Word::Trouble(Message::new("web-file-unread"))),
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
        <ul>{damaged}</ul>
    };
    super::paper("games", inner.into_any())
}

/// Takes a table's file into the browser.
pub(crate) fn import(text: &str) -> Result<(), Message> {
    let table = AnyTable::load(text)
        .map_err(|error| Message::new("web-file-damaged").with("reason", error.message()))?;
    with_table!(&table, table => app::take_in(table)).map_err(|trouble| trouble.message())
}

fn list(
    games: Vec<(String, Option<Kept>)>,
    refresh: impl Fn() + Copy + Send + 'static,
    wanted: impl Fn(&Kept) -> bool,
) -> Vec<AnyView> {
    let games =
        games.into_iter().filter_map(|(key, kept)| Some((key, kept?))).filter(|(_, kept)| wanted(kept));
    games.map(|(key, kept)| card_with(key, kept, Some(refresh))).collect()
}

/// A game in the list.
pub(crate) fn card(key: String, kept: Kept) -> AnyView {
    card_with(key, kept, None::<fn()>)
}

fn card_with(key: String, kept: Kept, refresh: Option<impl Fn() + Copy + Send + 'static>) -> AnyView {
    let speech = Speech::of_page();
    let tools = refresh.map(|refresh| tools(&key, &kept, refresh));
    let Kept { summary, touched, .. } = kept;
    let name = {
        let game = summary.game.clone();
        move || speech.id(&format!("{game}-name"))
    };
    let kind = {
        let summary = summary.clone();
        move || {
            let said: Vec<String> = described(&summary).iter().map(|message| speech.tell(message)).collect();
            (!said.is_empty()).then(|| view! { <span class="kind">{said.join(" · ")}</span> })
        }
    };
    let who = {
        let players = summary.players.clone();
        move || {
            // Bots are called in the language of the page.
            speech.lang();
            called(speech, &players).join(" – ")
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
fn tools(key: &str, kept: &Kept, refresh: impl Fn() + Copy + Send + 'static) -> AnyView {
    let speech = Speech::of_page();
    let sure = RwSignal::new(false);
    let (name, text) = (store::file_name(&kept.summary.game, key), kept.text.clone());
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
fn described(summary: &Summary) -> Vec<Message> {
    let Ok(game) = summary.game.parse::<GameId>() else { return Vec::new() };
    with_board!(game, G => describe::<G>(&summary.kind))
}

fn describe<G: Board>(kind: &str) -> Vec<Message> {
    toml::from_str(kind).map(|options| G::describe(&options)).unwrap_or_default()
}

/// The best results of the reader: alone the most points, with others how many were won.
fn best(games: RwSignal<Vec<(String, Option<Kept>)>>) -> AnyView {
    let speech = Speech::of_page();
    let lines = move || {
        let kept: Vec<Kept> = games.get().into_iter().filter_map(|(_, kept)| kept).collect();
        let line = |game: &GameId| {
            let of_game = kept.iter().filter(|kept| kept.summary.game == game.name());
            let results: Vec<Own> = of_game.filter_map(Kept::own).collect();
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
