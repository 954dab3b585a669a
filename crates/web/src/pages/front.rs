//! The way back to games that were begun, and a poster for each game.

use catalog::{GameId, with_game_type};
use game::{Message, Parts, Seat};
use leptos::prelude::*;
use table::{BotLevel, Player, Table, number_bots};
use worker::Level;

use crate::app;
use crate::art;
use crate::board::{Board, first_options, usual_count};
use crate::browser;
use crate::lazy;
use crate::net::Server;
use crate::route::Route;
use crate::settings::Settings;
use crate::speech::{Speech, t};
use crate::store;

/// Whom somebody meets who never won a game of this kind, and whom everybody else.
const FIRST_OPPONENT: Level = Level::Deckhand;
const USUAL_OPPONENT: Level = Level::Helmsman;

pub(crate) fn page() -> AnyView {
    let speech = Speech::of_page();
    let posters = GameId::ALL.iter().map(|&game| poster(game)).collect_view();
    let begun: Vec<_> = store::games().into_iter().filter_map(|(key, stored)| Some((key, stored?))).collect();
    let going = begun.iter().filter(|(_, stored)| !stored.summary.over).take(4);
    let going: Vec<_> = going.map(|(key, stored)| super::games::card(key.clone(), stored.clone())).collect();
    let continued = (!going.is_empty()).then(|| {
        view! { <section class="continue"><h2>{t("web-continue")}</h2> <ul class="cards">{going}</ul></section> }
    });
    let no_storage = app::no_storage().map(|said| view! { <p class="word">{speech.tell(&said)}</p> });
    view! {
        <main class="front">
            <header class="masthead">
                {art::emblem()}
                <h1>"Seaboard"</h1>
                <p>{t("web-tagline")}</p>
            </header>
            {no_storage}
            {super::own_tables(|online| (online.going)())}
            {continued}
            <div class="posters">{posters}</div>
        </main>
        {super::footer()}
    }
    .into_any()
}

fn poster(game: GameId) -> AnyView {
    let speech = Speech::of_page();
    let settings = Settings::of_page();
    let server = Server::of_page();
    let name = move || speech.say_id(&format!("{game}-name"));
    let line = |class: &'static str, id: String| {
        move || speech.has(&id).then(|| view! { <p class=class>{speech.say_id(&id)}</p> })
    };
    let label = move |id: &'static str| {
        move || speech.tell(&Message::new(id).with("game", speech.say_id(&format!("{game}-name"))))
    };
    let offered = RwSignal::new(false);
    let start = move |_| match wants_lesson(game, settings) {
        true => offered.set(true),
        false => start_quick(game, speech, settings),
    };
    let online = move || {
        server.is_expected().then(|| {
            let address = Route::OpenTable(game).address();
            view! { <a class="button" href=address aria-label=label("web-online-game")>{t("web-online")}</a> }
        })
    };
    view! {
        <article class="poster" data-game=game.name() on:pointerenter=move |_| lazy::expect(game) on:focusin=move |_| lazy::expect(game)>
            <div class="poster-art" aria-hidden="true">{art::poster(game)}</div>
            <h2>{name}</h2>
            {line("facts", format!("web-{game}-facts"))}
            {line("pitch", format!("web-{game}-pitch"))}
            {move || offered.get().then(|| offer(game))}
            <div class="row" hidden=move || offered.get()>
                <button type="button" class="main" aria-label=label("web-play-game") on:click=start>{t("web-play")}</button>
                <a class="button" href=Route::SetUp(game).address() aria-label=label("web-set-up-game")>{t("web-set-up")}</a>
                {online}
                {has_lesson(game).then(|| view! { <a class="button quiet" href=Route::Learn(game).address() aria-label=label("web-learn-game")>{t("web-learn")}</a> })}
                <a class="button quiet" href=Route::Rules(game, None).address() aria-label=label("web-rules-of")>{t("web-rules")}</a>
            </div>
        </article>
    }
    .into_any()
}

/// What others call the reader.
pub(crate) fn my_name(speech: Speech, settings: Settings) -> String {
    settings.peek(|preferences| preferences.name.clone()).unwrap_or_else(|| speech.say_id("web-me"))
}

/// The players of a table for so many: one person, and bots of this level everywhere else.
pub(crate) fn one_person_among_bots(
    count: usize,
    person: Seat,
    name: &str,
    level: Level,
) -> Option<Vec<Player>> {
    let bot = Player::nameless_bot(BotLevel::new(level.name())?);
    let player = |seat| if seat == person { Player::person(name) } else { bot.clone() };
    let mut players: Vec<Player> = Seat::ALL.into_iter().take(count).map(player).collect();
    number_bots(&mut players);
    Some(players)
}

fn has_lesson(game: GameId) -> bool {
    with_game_type!(game, G => G::HAS_LESSON)
}

/// Whether the reader is asked first: where nothing shows that they know the game, and they have not declined.
fn wants_lesson(game: GameId, settings: Settings) -> bool {
    let declined = settings.peek(|preferences| preferences.declined.iter().any(|name| name == game.name()));
    let learned = store::lesson(game).is_some_and(|kept| kept.done);
    has_lesson(game) && !declined && !learned && !store::has_played(game)
}

/// One more choice before the first game: to be taught it. Whoever plays at once is not asked again.
fn offer(game: GameId) -> AnyView {
    let (speech, settings) = (Speech::of_page(), Settings::of_page());
    let learn = NodeRef::<leptos::html::A>::new();
    browser::focus_once(learn);
    let play = move |_| {
        settings.change(|preferences| preferences.declined.push(game.name().to_owned()));
        start_quick(game, speech, settings);
    };
    view! {
        <div class="offer" role="group" aria-label=t("web-learn")>
            <p>{t("web-learn-offer")}</p>
            <div class="row">
                <a class="button main" node_ref=learn href=Route::Learn(game).address()>{t("web-learn-yes")}</a>
                <button type="button" on:click=play>{t("web-learn-no")}</button>
            </div>
        </div>
    }
    .into_any()
}

/// Starts a game of the reader against a bot, with sensible settings.
fn start_quick(game: GameId, speech: Speech, settings: Settings) {
    let me = my_name(speech, settings);
    let level = if store::has_won(game) { USUAL_OPPONENT } else { FIRST_OPPONENT };
    lazy::with_game_tables(game, move |tables| (tables.start)(me, level));
}

/// Starts the game that follows a lesson: against the weakest bot, with all tips.
pub(crate) fn start_first_game<G: Board>(speech: Speech, settings: Settings) {
    settings.change(|preferences| {
        preferences.tips = true;
        preferences.tips_read.clear();
    });
    start::<G>(my_name(speech, settings), FIRST_OPPONENT);
}

/// Starts a game of somebody of this name against bots of this level.
pub(crate) fn start<G: Board>(me: String, level: Level) {
    if let Some(table) = quick_game::<G>(&me, level) {
        app::begin(&table);
    }
}

fn quick_game<G: Board>(me: &str, level: Level) -> Option<Table<G>> {
    let count = usual_count::<G>();
    let game = G::new(first_options::<G>(count), Parts::BuiltIn).ok()?;
    let deal = game.deal(&mut game::Dealer::new(browser::any_deal()));
    let players = one_person_among_bots(count, Seat::ALL[0], me, level)?;
    Some(Table::new(game.into(), deal, players).ok()?.with_seed(browser::any_seed()))
}
