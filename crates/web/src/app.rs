//! The pages held together: language, theme, the page that is open.

use ::table::Table;
use leptos::ev;
use leptos::prelude::*;
use phrases::{Lang, Phrasebook};

use crate::board::Board;
use crate::browser;
use crate::lazy;
use crate::net::Server;
use crate::pages;
use crate::route::Route;
use crate::settings::{Settings, Theme};
use crate::sound;
use crate::speech::{Speech, t};
use crate::store::{self, StoreError, StoredGame};
use crate::table;

/// Shows the app, which speaks from this book, beside what the page showed before: `boot.js` takes that away.
pub(crate) fn mount(book: Phrasebook) {
    mount_to_body(|| app(book));
}

fn app(book: Phrasebook) -> impl IntoView {
    let settings = Settings::provide();
    let speech = Speech::provide(book);
    Server::provide();
    let route = RwSignal::new(here());
    let banner = RwSignal::from(BANNER.with(Clone::clone));
    let moved = window_event_listener(ev::hashchange, move |_| {
        pages::leave(route.get_untracked());
        route.set(here());
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    let update = window_event_listener_untyped("seaboard:update", move |_| banner.set(Some(Banner::Update)));
    on_cleanup(move || {
        moved.remove();
        update.remove();
    });
    Effect::new(move |_| {
        let root = document().document_element();
        if let Some(root) = root {
            let _ = root.set_attribute("lang", speech.lang().code());
            let _ = root.set_attribute("data-theme", settings.read(|preferences| preferences.theme.name()));
        }
    });
    Effect::new(move |_| document().set_title(&title(speech, &route.get())));
    let page = move || match route.get() {
        Route::Front => pages::front(),
        Route::SetUp(game) => pages::set_up(game),
        Route::Table(key) | Route::Analysis(key) => table::page(&key),
        Route::Games => lazy::other_page(|pages| (pages.games)()),
        Route::Try(game) => lazy::puzzle_page(game, move |analysis| (analysis.try_again)(game)),
        Route::Puzzles => lazy::other_page(|pages| (pages.puzzles)()),
        Route::Puzzle(game, choice) => lazy::other_page(move |pages| (pages.puzzle)(game, choice)),
        Route::Learn(game) => table::teaching::page(game),
        Route::Statistics => lazy::other_page(|pages| (pages.statistics)()),
        Route::Rules(game, number) => pages::rules(game, number),
        Route::About => lazy::other_page(|pages| (pages.about)()),
        Route::Shared(data) => pages::shared(&data),
        online @ (Route::OpenTable(_)
        | Route::Online(_)
        | Route::Join(..)
        | Route::Watch(..)
        | Route::Pass(_)
        | Route::Me) => lazy::online_page(online),
        Route::Lost => pages::trouble_page(&game::Message::new("web-lost"), None),
    };
    view! { {banners(banner)} {page} }
}

fn here() -> Route {
    Route::read(&window().location().hash().unwrap_or_default())
}

fn title(speech: Speech, route: &Route) -> String {
    let of = |game: catalog::GameId| speech.say_id(&format!("{game}-name"));
    let page = match route {
        Route::SetUp(game)
        | Route::OpenTable(game)
        | Route::Learn(game)
        | Route::Rules(game, _)
        | Route::Try(game) => of(*game),
        Route::Puzzles | Route::Puzzle(..) => speech.say_id("web-puzzles"),
        Route::Table(key) | Route::Analysis(key) => {
            match store::game(key).ok().and_then(|stored| stored.summary.game.parse().ok()) {
                Some(game) => of(game),
                None => return "Seaboard".to_owned(),
            }
        }
        Route::Games => speech.say_id("web-games"),
        Route::Statistics => speech.say_id("web-statistics"),
        Route::About => speech.say_id("web-about"),
        Route::Online(_) | Route::Watch(..) => speech.say_id("web-online-table"),
        Route::Join(..) => speech.say_id("web-join"),
        Route::Pass(_) => speech.say_id("web-pass"),
        Route::Me => speech.say_id("web-me-page"),
        Route::Front | Route::Shared(_) | Route::Lost => return "Seaboard".to_owned(),
    };
    format!("{page} – Seaboard")
}

/// Something said above any page.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Banner {
    /// A new version is ready.
    Update,
    /// Something was done.
    Done(game::Message),
    /// Something could not be done.
    Trouble(game::Message),
}

thread_local! {
    static BANNER: ArcRwSignal<Option<Banner>> = ArcRwSignal::new(None);
}

/// Says something above the page.
pub(crate) fn tell(banner: Banner) {
    BANNER.with(|said| said.set(Some(banner)));
}

fn banners(banner: RwSignal<Option<Banner>>) -> AnyView {
    let speech = Speech::of_page();
    let close = move || view! { <button type="button" class="quiet" on:click=move |_| banner.set(None)>{t("web-close")}</button> };
    let shown = move || {
        match banner.get() {
        None => ().into_any(),
        Some(Banner::Update) => view! {
            <p class="word" role="status">
                {t("web-update")}
                <button type="button" on:click=move |_| browser::dispatch("seaboard:reload")>{t("web-update-now")}</button>
                {close()}
            </p>
        }
        .into_any(),
        Some(Banner::Done(message)) => view! {
            <p class="word" role="status">{move || speech.tell(&message)} {close()}</p>
        }
        .into_any(),
        Some(Banner::Trouble(message)) => view! {
            <p class="word trouble" role="alert">{move || speech.tell(&message)} {close()}</p>
        }
        .into_any(),
    }
    };
    view! { <div class="words">{shown}</div> }.into_any()
}

/// Language and theme, at the foot of pages.
pub(crate) fn preferences() -> AnyView {
    let (speech, settings) = (Speech::of_page(), Settings::of_page());
    let langs = Lang::ALL.map(|lang| {
        let choose = move |_| {
            settings.change(|preferences| preferences.lang = Some(lang.code().to_owned()));
            speech.choose(lang);
        };
        let name = lang.own_name();
        let pressed = move || (speech.lang() == lang).to_string();
        view! { <button type="button" class="quiet" lang=lang.code() aria-pressed=pressed on:click=choose>{name}</button> }
    });
    let themes = Theme::ALL.map(|theme| {
        let pressed = move || settings.read(|preferences| preferences.theme == theme).to_string();
        let name = match theme {
            Theme::Auto => "web-theme-auto",
            Theme::Light => "web-theme-light",
            Theme::Dark => "web-theme-dark",
        };
        let choose = move |_| settings.change(|preferences| preferences.theme = theme);
        view! { <button type="button" class="quiet" aria-pressed=pressed on:click=choose>{t(name)}</button> }
    });
    view! {
        <div class="preferences">
            <div role="group" aria-label=t("web-language")>{langs}</div>
            <div role="group" aria-label=t("web-theme")>{themes}</div>
            {sound::switch(settings)}
        </div>
    }
    .into_any()
}

/// Keeps a table that begins, and goes there.
pub(crate) fn begin<G: Board>(table: &Table<G>) {
    match save_new(table, false) {
        Ok(key) => browser::go(&Route::Table(key).address()),
        Err(error) => tell(Banner::Trouble(error.message())),
    }
}

/// Keeps a table that came from elsewhere as this text, and shows it in place of the page it came by. A finished game that is here
/// already is not kept twice; it may have been written by an older app, as the text itself may.
pub(crate) fn take_in<G: Board>(table: &Table<G>, text: &str) -> Result<(), StoreError> {
    let written = table.to_text();
    let is_same = |stored: &StoredGame| stored.text == text || stored.text == written;
    let same = |(key, stored): (String, Option<StoredGame>)| stored.filter(is_same).map(|_| key);
    let here = store::games().into_iter().find_map(same).filter(|_| table.is_over());
    let key = here.map_or_else(|| save_new(table, table.is_over()), Ok)?;
    browser::go_instead(&Route::Table(key).address());
    Ok(())
}

fn save_new<G: Board>(table: &Table<G>, finished_elsewhere: bool) -> Result<String, StoreError> {
    let key = store::new_key();
    let now = browser::now();
    let (summary, text) = (table::summary(table), table.to_text());
    let stored = StoredGame { started: now, touched: now, summary, text, finished_elsewhere };
    store::save(&key, stored, None).map(|_| key)
}

/// What is said where the browser keeps nothing.
pub(crate) fn no_storage() -> Option<game::Message> {
    (store::check() == Err(StoreError::NoStorage)).then(|| StoreError::NoStorage.message())
}
