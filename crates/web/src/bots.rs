//! The bots in a worker: see `static/worker.js`. Their code is fetched game by game, and what they have learned comes beside it.

use std::cell::{Cell, RefCell};

use catalog::GameId;
use game::Message;
use wasm_bindgen::prelude::*;
use worker::{Trouble, Watch, Worker, Works};

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

thread_local! {
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
