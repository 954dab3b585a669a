//! Code that is fetched when somebody needs it.
//!
//! All of the app is compiled as one module; `pack` then splits it: what only the functions marked `wasm_split` need goes into files of
//! its own, and what several of them need into files that they share. So a page brings the code of one game, a worker the bots of one
//! game, and whoever plays alone nothing of online tables. What a game brings is reached through [`GameTables`] and its like, never
//! by naming its type elsewhere: a function that does is fetched by everybody, with all that it needs.

use std::any::Any;
use std::task::{Context, Poll, Waker};

use catalog::GameId;
use game::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use worker::Level;

use crate::app::{self, Banner};
use crate::board::Board;
use crate::bots::{GameBots, GameJudge};
use crate::browser;
use crate::game_assets;
use crate::link;
use crate::pages::{self, PuzzleChoice, trouble_page};
use crate::route::Route;
use crate::store::StoredGame;
use crate::table;

/// Some code could not be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotFetched;

impl NotFetched {
    pub(crate) fn message(self) -> Message {
        Message::new("web-not-fetched")
    }
}

impl From<SplitLoaderError> for NotFetched {
    fn from(_: SplitLoaderError) -> NotFetched {
        NotFetched
    }
}

/// What a game brings to its tables in this browser.
pub(crate) struct GameTables {
    /// Starts a game of somebody of this name against bots of this level.
    pub(crate) start: fn(String, Level),
    /// A game that is kept under this key.
    pub(crate) table: fn(GameId, &str, &StoredGame) -> AnyView,
    /// Takes a table's file into the browser.
    pub(crate) take_in: fn(&str) -> Result<(), Message>,
}

impl GameTables {
    const fn of<G: Board>() -> GameTables {
        GameTables { start: pages::start::<G>, table: table::stored_table::<G>, take_in: pages::take_in::<G> }
    }
}

/// What a game brings to the pages around its tables.
pub(crate) struct GamePages {
    /// The form of a game in this browser.
    pub(crate) set_up: fn(GameId) -> AnyView,
    /// What options that are written so add to what goes without saying.
    pub(crate) describe: fn(&str) -> Vec<Message>,
    /// The same for what is agreed on at an online table.
    pub(crate) describe_setup: fn(&str) -> Vec<Message>,
    /// The rules, perhaps at a number.
    pub(crate) rules: fn(GameId, Option<u8>) -> AnyView,
    /// The lesson, gone on with where it was left.
    pub(crate) lesson: fn(GameId) -> AnyView,
}

impl GamePages {
    const fn of<G: Board>() -> GamePages {
        GamePages {
            set_up: pages::set_up_form::<G>,
            describe: pages::describe::<G>,
            describe_setup: pages::describe_setup::<G>,
            rules: pages::rules_of::<G>,
            lesson: table::teaching::fetched_page::<G>,
        }
    }
}

/// What a game brings to online tables.
pub(crate) struct GameOnline {
    /// The form of a new table.
    pub(crate) open_table: fn(GameId) -> AnyView,
    /// A table whose game has begun.
    pub(crate) table: table::OpenRemoteTable,
}

impl GameOnline {
    const fn of<G: Board>() -> GameOnline {
        GameOnline { open_table: pages::open_table_form::<G>, table: table::open_remote_table::<G> }
    }
}

/// What a game brings to its analysis, beside its tables.
pub(crate) struct GameAnalysis {
    /// What is found of the game at this screen, which is a `TableScreen` of the game.
    pub(crate) panel: fn(&dyn Any) -> AnyView,
    /// A turn that is tried again: the one that was handed over.
    pub(crate) try_again: fn(GameId) -> AnyView,
    /// A puzzle of these, by its place among them.
    pub(crate) puzzle: fn(GameId, &str, usize) -> AnyView,
}

impl GameAnalysis {
    const fn of<G: Board>() -> GameAnalysis {
        GameAnalysis {
            panel: table::analysis_panel::<G>,
            try_again: table::try_again::<G>,
            puzzle: table::puzzle::<G>,
        }
    }
}

/// What a game brings to its tables besides: what is opened now and then. Each is handed what it is made of, as its own file says.
pub(crate) struct GameMore {
    /// The menu above a table.
    pub(crate) menu: fn(&dyn Any) -> AnyView,
    /// The sheet at the end.
    pub(crate) end_sheet: fn(&dyn Any) -> AnyView,
    /// What is explained of the board.
    pub(crate) explanation: fn(&dyn Any) -> AnyView,
}

impl GameMore {
    const fn of<G: Board>() -> GameMore {
        GameMore {
            menu: table::menu::<G>,
            end_sheet: table::end_sheet::<G>,
            explanation: table::explanation::<G>,
        }
    }
}

type Fetched<T> = Result<&'static T, NotFetched>;

/// Makes what is fetched of each game: tables, what is opened there, other pages, online tables, bots.
macro_rules! games {
    ($($(#[$only:meta])? $game:ident: $rules:path, $tables:ident, $more:ident, $pages:ident, $online:ident, $bots:ident, $analysis:ident, $judge:ident;)*) => {
        $(
            $(#[$only])?
            #[wasm_split($tables, fallible, wasm_split_path = leptos::wasm_split)]
            fn $tables() -> Fetched<GameTables> {
                Ok(const { &GameTables::of::<$rules>() })
            }

            $(#[$only])?
            #[wasm_split($more, fallible, wasm_split_path = leptos::wasm_split)]
            fn $more() -> Fetched<GameMore> {
                Ok(const { &GameMore::of::<$rules>() })
            }

            $(#[$only])?
            #[wasm_split($pages, fallible, wasm_split_path = leptos::wasm_split)]
            fn $pages() -> Fetched<GamePages> {
                Ok(const { &GamePages::of::<$rules>() })
            }

            $(#[$only])?
            #[wasm_split($online, fallible, wasm_split_path = leptos::wasm_split)]
            fn $online() -> Fetched<GameOnline> {
                Ok(const { &GameOnline::of::<$rules>() })
            }

            $(#[$only])?
            #[wasm_split($bots, fallible, wasm_split_path = leptos::wasm_split)]
            fn $bots() -> Fetched<GameBots> {
                Ok(const { &GameBots::of::<$rules>() })
            }

            $(#[$only])?
            #[wasm_split($analysis, fallible, wasm_split_path = leptos::wasm_split)]
            fn $analysis() -> Fetched<GameAnalysis> {
                Ok(const { &GameAnalysis::of::<$rules>() })
            }

            $(#[$only])?
            #[wasm_split($judge, fallible, wasm_split_path = leptos::wasm_split)]
            fn $judge() -> Fetched<GameJudge> {
                Ok(const { &GameJudge::of::<$rules>() })
            }
        )*

        /// The tables of a game in this browser.
        pub(crate) async fn game_tables(game: GameId) -> Fetched<GameTables> {
            with_assets(game, async {
                match game {
                    $($(#[$only])? GameId::$game => $tables().await,)*
                }
            })
            .await
        }

        /// What is opened at them now and then.
        pub(crate) async fn game_more(game: GameId) -> Fetched<GameMore> {
            match game {
                $($(#[$only])? GameId::$game => $more().await,)*
            }
        }

        /// The pages around them.
        pub(crate) async fn game_pages(game: GameId) -> Fetched<GamePages> {
            with_assets(game, async {
                match game {
                    $($(#[$only])? GameId::$game => $pages().await,)*
                }
            })
            .await
        }

        /// The online tables of a game.
        pub(crate) async fn game_online(game: GameId) -> Fetched<GameOnline> {
            with_assets(game, async {
                match game {
                    $($(#[$only])? GameId::$game => $online().await,)*
                }
            })
            .await
        }

        /// The bots of a game.
        pub(crate) async fn game_bots(game: GameId) -> Fetched<GameBots> {
            match game {
                $($(#[$only])? GameId::$game => $bots().await,)*
            }
        }

        /// What shows the analysis of a game, and its puzzles.
        pub(crate) async fn game_analysis(game: GameId) -> Fetched<GameAnalysis> {
            with_assets(game, async {
                match game {
                    $($(#[$only])? GameId::$game => $analysis().await,)*
                }
            })
            .await
        }

        /// What judges turns of a game, in a worker.
        pub(crate) async fn game_judge(game: GameId) -> Fetched<GameJudge> {
            match game {
                $($(#[$only])? GameId::$game => $judge().await,)*
            }
        }
    };
}

/// The code of a game together with all that belongs to it.
async fn with_assets<T: 'static>(game: GameId, code: impl Future<Output = Fetched<T>>) -> Fetched<T> {
    let assets = game_assets::bring(game);
    let code = code.await?;
    if let Some(assets) = assets {
        assets.await?;
    }
    Ok(code)
}

games! {
    ComeSailAway: come_sail_away::ComeSailAway, come_sail_away, come_sail_away_more, come_sail_away_pages, come_sail_away_online, come_sail_away_bots,
        come_sail_away_analysis, come_sail_away_judge;
    OnBoard: on_board::OnBoard, on_board, on_board_more, on_board_pages, on_board_online, on_board_bots, on_board_analysis, on_board_judge;
    PiratesUnderFire: pirates_under_fire::PiratesUnderFire, pirates_under_fire, pirates_under_fire_more, pirates_under_fire_pages, pirates_under_fire_online,
        pirates_under_fire_bots, pirates_under_fire_analysis, pirates_under_fire_judge;
    #[cfg(feature = "tiny-game")] Buoys: buoys::Buoys, buoys, buoys_more, buoys_pages, buoys_online, buoys_bots, buoys_analysis, buoys_judge;
}

/// Pages of online tables, and what other pages show of them.
pub(crate) struct OnlinePages {
    pub(crate) page: fn(Route) -> AnyView,
    /// One's tables that go on.
    pub(crate) going: fn() -> AnyView,
    /// One's tables that are over.
    pub(crate) finished: fn() -> AnyView,
}

#[wasm_split(online_pages, fallible, wasm_split_path = leptos::wasm_split)]
fn fetch_online_pages() -> Fetched<OnlinePages> {
    Ok(&OnlinePages {
        page: pages::online_page,
        going: pages::online_tables_going,
        finished: pages::online_tables_finished,
    })
}

/// Pages beside the front page and the tables.
pub(crate) struct OtherPages {
    pub(crate) games: fn() -> AnyView,
    pub(crate) statistics: fn() -> AnyView,
    pub(crate) puzzles: fn() -> AnyView,
    pub(crate) puzzle: fn(GameId, PuzzleChoice) -> AnyView,
    pub(crate) about: fn() -> AnyView,
}

#[wasm_split(other_pages, fallible, wasm_split_path = leptos::wasm_split)]
fn fetch_other_pages() -> Fetched<OtherPages> {
    Ok(&OtherPages {
        games: pages::games,
        statistics: pages::statistics,
        puzzles: pages::puzzles,
        puzzle: pages::puzzle,
        about: pages::about,
    })
}

/// What is needed to read a file before its game is known.
struct Files {
    game_of: fn(&str) -> Result<GameId, Message>,
    unpack: fn(&str) -> Result<String, Message>,
}

#[wasm_split(files, fallible, wasm_split_path = leptos::wasm_split)]
fn fetch_files() -> Fetched<Files> {
    Ok(&Files { game_of: pages::game_of, unpack: link::unpack })
}

/// Checks deals. It deals again, and so needs the rules of every game.
pub(crate) struct DealChecks {
    pub(crate) check: table::CheckDeal,
}

#[wasm_split(deal_checks, fallible, wasm_split_path = leptos::wasm_split)]
fn fetch_deal_checks() -> Fetched<DealChecks> {
    Ok(&DealChecks { check: table::check_deal })
}

/// What checks deals.
pub(crate) async fn deal_checks() -> Fetched<DealChecks> {
    fetch_deal_checks().await
}

/// A page of a game.
pub(crate) fn game_page(
    game: GameId,
    show: impl Fn(&'static GamePages) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    fetched(game_pages(game), show, shown_meanwhile)
}

/// A table of a game in this browser.
pub(crate) fn game_table(
    game: GameId,
    show: impl Fn(&'static GameTables) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    fetched(game_tables(game), show, shown_meanwhile)
}

/// What shows the analysis of a game, as a part of its table; nothing until it is there.
pub(crate) fn analysis_part(
    game: GameId,
    show: impl Fn(&'static GameAnalysis) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    fetched(game_analysis(game), show, || ().into_any())
}

/// What is opened at a table now and then; nothing until it is there.
pub(crate) fn table_part(
    game: GameId,
    show: impl Fn(&'static GameMore) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    fetched(game_more(game), show, || ().into_any())
}

/// A page of a turn that is tried.
pub(crate) fn puzzle_page(
    game: GameId,
    show: impl Fn(&'static GameAnalysis) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    fetched(game_analysis(game), show, shown_meanwhile)
}

/// A page of a game's online tables.
pub(crate) fn game_online_page(
    game: GameId,
    show: impl Fn(&'static GameOnline) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    fetched(game_online(game), show, shown_meanwhile)
}

/// A page of online tables.
pub(crate) fn online_page(route: Route) -> AnyView {
    fetched(fetch_online_pages(), move |online| (online.page)(route.clone()), shown_meanwhile)
}

/// A page beside the front page and the tables.
pub(crate) fn other_page(show: impl Fn(&'static OtherPages) -> AnyView + Send + Sync + 'static) -> AnyView {
    fetched(fetch_other_pages(), show, shown_meanwhile)
}

/// A part of another page; nothing until it is there.
pub(crate) fn online_part(show: impl Fn(&'static OnlinePages) -> AnyView + Send + Sync + 'static) -> AnyView {
    fetched(fetch_online_pages(), show, || ().into_any())
}

/// Takes a table's file into the browser, whichever game it is of.
pub(crate) async fn take_in(text: &str) -> Result<(), Message> {
    let files = fetch_files().await.map_err(NotFetched::message)?;
    let game = (files.game_of)(text)?;
    let tables = game_tables(game).await.map_err(NotFetched::message)?;
    (tables.take_in)(text)
}

/// Takes the game that a link carries into the browser.
pub(crate) async fn take_in_link(data: &str) -> Result<(), Message> {
    let files = fetch_files().await.map_err(NotFetched::message)?;
    take_in(&(files.unpack)(data)?).await
}

/// Something of a game that needs its code; what goes wrong is told above the page.
pub(crate) fn with_game_tables(game: GameId, then: impl FnOnce(&'static GameTables) + 'static) {
    spawn_local(async move {
        match game_tables(game).await {
            Ok(tables) => then(tables),
            Err(error) => app::tell(Banner::Trouble(error.message())),
        }
    });
}

/// Something that is known once the code of a game is here; nothing before. It does no harm if that never comes.
pub(crate) fn once_fetched<T: Send + Sync + 'static>(
    game: GameId,
    find: impl FnOnce(&'static GamePages) -> T + 'static,
) -> RwSignal<Option<T>> {
    let found = RwSignal::new(None);
    spawn_local(async move {
        if let Ok(pages) = game_pages(game).await {
            let _ = found.try_set(Some(find(pages)));
        }
    });
    found
}

/// Fetches the code of a game's tables before anybody asks for it.
pub(crate) fn expect(game: GameId) {
    spawn_local(async move {
        let _ = game_tables(game).await;
    });
}

/// Shows what needs code once the code is here. Where it was fetched before, that is at once: a future that is ready is not waited for.
fn fetched<T: Send + Sync + 'static>(
    code: impl Future<Output = Fetched<T>> + 'static,
    show: impl Fn(&'static T) -> AnyView + Send + Sync + 'static,
    meanwhile: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let mut code = Box::pin(code);
    if let Poll::Ready(Ok(code)) = code.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        return show(code);
    }
    let here = RwSignal::new(None);
    spawn_local(async move {
        let code = code.await;
        // To run code takes its time, and so does what it draws.
        browser::turn().await;
        let _ = here.try_set(Some(code));
    });
    let shown = move || match here.get() {
        None => meanwhile(),
        Some(Ok(code)) => show(code),
        Some(Err(NotFetched)) => trouble_page(&NotFetched.message(), None),
    };
    shown.into_any()
}

/// An empty page: the code is on its way, and mostly here before anybody could read a word.
fn shown_meanwhile() -> AnyView {
    view! { <main class="fetching" aria-busy="true"></main> }.into_any()
}
