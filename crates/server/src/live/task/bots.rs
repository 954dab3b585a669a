//! The bots of a table: what they are asked, and what becomes of their answers.

use catalog::{GameId, with_table};
use game::{Game, Seat};
use online::{Actor, Order, Thought};
use table::{PlayerKind, Table};
use tokio::task::AbortHandle;
use worker::Request;

use super::{SOON_AGAIN, Task};
use crate::live::Ask;

/// A bot thinks about this, or waits until it is asked again; dropped, it does so no longer.
pub(super) struct Asked {
    pub(super) thought: Thought,
    thinking: AbortHandle,
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.thinking.abort();
    }
}

impl Task {
    pub(super) fn let_bots_think(&mut self) {
        let thought = self.table.to_move();
        if thought == self.asked.as_ref().map(|asked| asked.thought) {
            return;
        }
        self.asked = None;
        let Some(thought) = thought else {
            self.left = None;
            return;
        };
        if self.leaves(thought) {
            return;
        }
        let Some(request) = with_table!(self.table.table(), table => request(self.table.table().game_id(), table, thought.seat))
        else {
            return;
        };
        let answer = self.shared.thinkers.think(self.table.founding().owner, request);
        self.expect(thought, async { answer.await.unwrap_or_default() });
    }

    /// Waits for what a bot does. Where it is nothing, or could not be done before, it is asked again after a while.
    fn expect(&mut self, thought: Thought, answer: impl Future<Output = Vec<String>> + Send + 'static) {
        let sender = self.own_sender.clone();
        let thinking = tokio::spawn(async move {
            let actions = answer.await;
            if actions.is_empty() {
                // Too many think already, or there is nothing to be thought: nobody asks again at once.
                tokio::time::sleep(SOON_AGAIN).await;
            }
            if let Some(sender) = sender.upgrade() {
                // A table that is gone will ask again when it is loaded.
                let _ = sender.send(Ask::Thought { thought, actions }).await;
            }
        });
        self.asked = Some(Asked { thought, thinking: thinking.abort_handle() });
    }

    /// Plays what a bot thought, as far as it still fits.
    pub(super) async fn play(&mut self, thought: Thought, actions: &[String]) {
        if self.asked.as_ref().is_none_or(|asked| asked.thought != thought) {
            return;
        }
        for (own, act) in (thought.own..).zip(actions) {
            let order = Order::Act { own, turned: self.table.turned(thought.seat), act: act.clone() };
            if self.carry_out(Actor::Bot(thought.seat), &order).await.is_err() {
                break;
            }
        }
        self.asked = None;
        if !actions.is_empty() && self.table.to_move() == Some(thought) {
            // Nothing of it could be done: a disk that is full is not filled sooner by thinking again.
            self.expect(thought, async { Vec::new() });
        }
    }
}

/// The request for what the bot at this seat does; none where no bot sits there.
fn request<G: Game>(game: GameId, table: &Table<G>, seat: Seat) -> Option<String> {
    let PlayerKind::Bot(level) = &table.players().get(seat.index())?.kind else { return None };
    let ask = worker::Ask::Line { bot: level.name().parse().ok()? };
    serde_json::to_string(&Request::new(game, table, seat, ask)).ok()
}

#[cfg(test)]
mod tests;
