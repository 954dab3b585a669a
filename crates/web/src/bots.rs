//! The bots in a worker: see `static/worker.js`. Their code is fetched game by game, and what they have learned comes beside it.

use std::cell::{Cell, RefCell};

use catalog::GameId;
use game::Message;
use wasm_bindgen::prelude::*;
use worker::{AnalysisAtWork, Judges, NotAnalysed, Trouble, Watch, Worker, Works};

use crate::lazy::{self, NotFetched};

/// What the bots of a game can do.
pub(crate) struct GameBots {
    bring_weights: fn(&[u8]) -> Result<(), Message>,
    answer: fn(&mut Worker, &str, &mut dyn Watch) -> Result<String, Trouble>,
}

impl GameBots {
    pub(crate) const fn of<G: Works>() -> GameBots {
        GameBots { bring_weights: worker::bring_weights_of::<G>, answer: Worker::answer_json_of::<G> }
    }
}

/// What judges turns of a game: fetched by whoever wants an analysis, and by nobody else.
pub(crate) struct GameJudge {
    begin: fn(&str) -> Result<Box<dyn AnalysisAtWork>, NotAnalysed>,
    compare: fn(&str) -> Result<String, String>,
}

impl GameJudge {
    pub(crate) const fn of<G: Judges>() -> GameJudge {
        GameJudge { begin: G::begin_analysis, compare: compare_json::<G> }
    }
}

fn compare_json<G: Judges>(request: &str) -> Result<String, String> {
    let request = game::data::from_json(request).map_err(|error| error.to_string())?;
    let compared = G::compare(&request).map_err(|trouble| trouble.to_string())?;
    serde_json::to_string(&compared).map_err(|error| error.to_string())
}

thread_local! {
    /// The analysis that is at work.
    static ANALYSIS: RefCell<Option<Box<dyn AnalysisAtWork>>> = RefCell::default();
    /// The bots of this thread, which is a worker's.
    static WORKER: Cell<Worker> = Cell::default();
    /// The games whose bots are here.
    static BOTS: RefCell<Vec<(GameId, &'static GameBots)>> = RefCell::default();
}

/// Fetches the bots of a game; comes before everything that is asked of them.
#[wasm_bindgen]
pub async fn bring_bots(game: String) -> Result<(), String> {
    let game: GameId = game.parse().map_err(|reason: Message| reason.to_string())?;
    let bots = lazy::game_bots(game).await.map_err(|NotFetched| NotFetched.message().to_string())?;
    BOTS.with_borrow_mut(|all| {
        all.retain(|(known, _)| *known != game);
        all.push((game, bots));
    });
    Ok(())
}

fn bots_of(game: &str) -> Result<&'static GameBots, String> {
    let found = |all: &Vec<(GameId, &'static GameBots)>| {
        all.iter().find(|(known, _)| known.name() == game).map(|(_, bots)| *bots)
    };
    BOTS.with_borrow(found).ok_or_else(|| format!("the bots of {game} are not here"))
}

/// What was learned of a game; comes before the first request for it.
#[wasm_bindgen]
pub fn bring_weights(game: &str, bytes: &[u8]) -> Result<(), String> {
    let bots = bots_of(game)?;
    // Whoever is at work already knows nothing of it.
    WORKER.take();
    (bots.bring_weights)(bytes).map_err(|trouble| trouble.to_string())
}

/// Answers a request to the bots of a game; `progress` hears how much is done, and of how much.
#[wasm_bindgen]
pub fn answer(game: &str, request: &str, progress: &js_sys::Function) -> Result<String, String> {
    let bots = bots_of(game)?;
    // Taken out: where it fails, the next request finds a new one.
    let mut worker = WORKER.take();
    let answer = (bots.answer)(&mut worker, request, &mut Progress(progress));
    WORKER.set(worker);
    answer.map_err(|trouble| trouble.to_string())
}

/// Lets the page know how far a thought is.
struct Progress<'a>(&'a js_sys::Function);

impl Watch for Progress<'_> {
    fn go_on(&mut self, done: u32, of: u32) -> bool {
        let _ = self.0.call2(&JsValue::NULL, &done.into(), &of.into());
        true
    }

    /// Levels think for so many continuations, not for a time.
    fn milliseconds(&mut self) -> u32 {
        0
    }
}

/// Fetches what judges turns of a game. The game's bots come before it.
#[wasm_bindgen]
pub async fn bring_judge(game: String) -> Result<(), String> {
    judge_of(&game).await.map(|_| ())
}

/// What was fetched once is there at once.
async fn judge_of(game: &str) -> Result<&'static GameJudge, String> {
    let game: GameId = game.parse().map_err(|reason: Message| reason.to_string())?;
    lazy::game_judge(game).await.map_err(|NotFetched| NotFetched.message().to_string())
}

/// Begins the analysis of a table's file; one that was at work is given up.
#[wasm_bindgen]
pub async fn begin_analysis(game: String, file: String) -> Result<(), String> {
    let judge = judge_of(&game).await?;
    let work = (judge.begin)(&file).map_err(|trouble| trouble.to_string())?;
    ANALYSIS.with_borrow_mut(|at_work| *at_work = Some(work));
    Ok(())
}

/// Does the next piece of the analysis; says whether there was one.
#[wasm_bindgen]
pub fn analyse_on() -> bool {
    ANALYSIS.with_borrow_mut(|work| work.as_mut().is_some_and(|work| work.step()))
}

/// What the analysis knows by now.
#[wasm_bindgen]
pub fn analysed() -> Option<String> {
    let findings = ANALYSIS.with_borrow(|work| work.as_ref().map(|work| work.findings()))?;
    serde_json::to_string(&findings).ok()
}

/// Compares a turn that was tried with others.
#[wasm_bindgen]
pub async fn compare(game: String, request: String) -> Result<String, String> {
    (judge_of(&game).await?.compare)(&request)
}
