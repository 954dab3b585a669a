//! Puzzles: the one of the day, and a stream of them by difficulty. They are files of their own, fetched when one is opened.

use std::collections::BTreeMap;

use analysis::puzzle_number;
use catalog::GameId;
use game::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Deserialize;

use super::{paper, trouble_page};
use crate::browser;
use crate::lazy;
use crate::route::Route;
use crate::speech::{Speech, t};
use crate::store;

/// Which puzzle of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PuzzleChoice {
    /// The one of the day.
    Today,
    /// The next of this difficulty.
    Level(u8),
    /// This one, counted from 1.
    Number(u32),
}

/// What the list knows of a puzzle.
#[derive(Deserialize)]
struct Listed {
    seed: u64,
    log: String,
    difficulty: u8,
}

impl Listed {
    fn number(&self) -> u64 {
        puzzle_number(self.seed, &self.log)
    }
}

/// The difficulties that there are puzzles of: what the greedy level finds is none, what no level finds is not known to be one.
const LEVELS: [u8; 2] = [2, 3];
const MILLISECONDS_A_DAY: f64 = 86_400_000.0;

/// Days since 1970, by the clock of this device as it stands at the reader's place.
fn today() -> u64 {
    let now = js_sys::Date::new_0();
    let here = now.get_time() - now.get_timezone_offset() * 60_000.0;
    (here / MILLISECONDS_A_DAY).floor() as u64
}

/// The game of a day's puzzle: each has its turn.
fn game_of(day: u64) -> GameId {
    GameId::ALL[(day % GameId::ALL.len() as u64) as usize]
}

/// The place of a day's puzzle among so many: days that follow each other lead far from each other, and all come before one comes
/// again where the number is not divisible by 7.
fn place_of(day: u64, count: usize) -> usize {
    let count = count.max(1) as u64;
    ((day / GameId::ALL.len() as u64) * 7 % count) as usize
}

/// All that there is.
pub(crate) fn page() -> AnyView {
    let speech = Speech::of_page();
    let game = game_of(today());
    let name = move |game: GameId| speech.say_id(&format!("{game}-name"));
    let day = Route::Puzzle(game, PuzzleChoice::Today).address();
    let games = GameId::ALL.iter().map(|&game| {
        let solved = store::solved(game).len();
        let levels = LEVELS.map(|level| {
            let address = Route::Puzzle(game, PuzzleChoice::Level(level)).address();
            view! { <a class="button" href=address>{move || speech.say_id(&format!("web-puzzle-level-{level}"))}</a> }
        });
        view! {
            <section class="puzzles-of" data-game=game.name()>
                <h2>{move || name(game)}</h2>
                <p class="row">{levels}</p>
                <p>{move || speech.tell(&Message::new("web-puzzles-solved").with("count", solved))}</p>
            </section>
        }
    });
    let inner = view! {
        <h1>{t("web-puzzles")}</h1>
        <p>{t("web-puzzles-how")}</p>
        <p class="row">
            <a class="button main" href=day>
                {move || speech.tell(&Message::new("web-puzzle-today").with("game", name(game)))}
            </a>
        </p>
        {games.collect_view()}
    };
    paper("puzzles", inner.into_any())
}

/// A puzzle of a game.
pub(crate) fn puzzle(game: GameId, choice: PuzzleChoice) -> AnyView {
    let found = RwSignal::new(None::<Option<(String, usize)>>);
    spawn_local(async move {
        let text = fetch(game).await;
        let place = text.and_then(|text| Some((choose(game, &text, choice)?, text)));
        let _ = found.try_set(Some(place.map(|(place, text)| (text, place))));
    });
    let shown = move || match found.get() {
        None => paper("puzzles", view! { <p role="status">{t("web-puzzles-loading")}</p> }.into_any()),
        Some(None) => trouble_page(&Message::new("web-puzzles-none"), None),
        Some(Some((text, place))) => {
            lazy::puzzle_page(game, move |analysis| (analysis.puzzle)(game, &text, place))
        }
    };
    shown.into_any()
}

/// The file of a game's puzzles, by its name before it was given its content's hash.
async fn fetch(game: GameId) -> Option<String> {
    let list = browser::meta("seaboard:puzzles")?;
    let names: BTreeMap<String, String> = game::data::from_json(&browser::fetch_text(&list).await?).ok()?;
    let (folder, _) = list.rsplit_once('/')?;
    let address = names.get(&format!("{game}.jsonl"))?.strip_prefix("./")?;
    browser::fetch_text(&format!("{folder}/{address}")).await
}

fn listed(file: &str) -> Vec<Listed> {
    file.lines().skip(1).map_while(|line| game::data::from_json(line).ok()).collect()
}

/// The place of the puzzle that was chosen.
fn choose(game: GameId, file: &str, choice: PuzzleChoice) -> Option<usize> {
    let all = listed(file);
    let place = match choice {
        PuzzleChoice::Today => place_of(today(), all.len()),
        PuzzleChoice::Number(number) => (number as usize).checked_sub(1)?,
        PuzzleChoice::Level(level) => {
            let solved = store::solved(game);
            let fits = |puzzle: &Listed| puzzle.difficulty == level;
            let is_fresh = |puzzle: &Listed| !solved.contains(&puzzle.number());
            let fresh = all.iter().position(|puzzle| fits(puzzle) && is_fresh(puzzle));
            // Where all of them are solved, or none is so hard, another one is better than none.
            fresh.or_else(|| all.iter().position(is_fresh)).unwrap_or_default()
        }
    };
    (place < all.len()).then_some(place)
}

/// The number of the next puzzle of the same difficulty that nobody has solved here yet.
pub(crate) fn next(game: GameId, file: &str, place: usize) -> Option<u32> {
    let all = listed(file);
    let level = all.get(place)?.difficulty;
    let solved = store::solved(game);
    let count = all.len();
    let others = (1..count).map(|step| (place + step) % count);
    let fits = |&other: &usize| {
        all.get(other).is_some_and(|puzzle| puzzle.difficulty == level && !solved.contains(&puzzle.number()))
    };
    others.into_iter().find(fits).map(|other| other as u32 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_puzzles_of_the_difficulties_that_are_offered_and_of_no_other() {
        for game in GameId::ALL {
            let path = format!("{}/../../puzzles/{game}.jsonl", env!("CARGO_MANIFEST_DIR"));
            let found = listed(&std::fs::read_to_string(path).unwrap());
            let levels: std::collections::BTreeSet<u8> =
                found.iter().map(|puzzle| puzzle.difficulty).collect();
            assert!(levels.iter().eq(&LEVELS), "{game}: {levels:?}");
        }
    }

    #[test]
    fn every_game_has_its_day_and_no_puzzle_comes_again_before_the_others() {
        assert_eq!(
            [0, 1, 2, 3].map(game_of),
            [GameId::ALL[0], GameId::ALL[1], GameId::ALL[2], GameId::ALL[0]]
        );
        let days = (0..50).map(|turn| turn * GameId::ALL.len() as u64 + 20_000);
        let mut places: Vec<usize> = days.map(|day| place_of(day, 50)).collect();
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), 50);
        assert_eq!(place_of(20_000, 0), 0);
    }
}
