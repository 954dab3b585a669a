//! A table that other servers serve, too: what they wrote, who is connected there, and who does what nobody orders.

use std::time::Duration;

use game::Seat;
use online::{Millis, Thought};
use tokio::time::Instant;

use super::{LONGEST_WAIT, Task};
use crate::live::stored::logged;
use crate::nodes::{AFTER_OTHERS, Elsewhere, Here, SAY_HERE};

impl Task {
    /// Whether anybody is connected to it here.
    pub(super) fn visited(&self) -> bool {
        self.watching > 0 || self.connected.iter().any(|&count| count > 0)
    }

    pub(super) fn elsewhere(&self) -> Elsewhere {
        self.shared.nodes.elsewhere(self.id, self.visited())
    }

    /// The table learns who is connected, here or elsewhere; and others who is here.
    pub(super) fn set_presence(&mut self, now: Millis) {
        let elsewhere = self.elsewhere();
        for seat in Seat::ALL {
            let here = self.connected[seat] > 0 || elsewhere.seats.contains(seat);
            self.table.set_present(now, seat, here);
        }
        self.say_here();
    }

    fn say_here(&mut self) {
        let connected = |seat: &Seat| self.connected[*seat] > 0;
        let seats = Seat::ALL.into_iter().filter(connected).collect();
        self.said_here.say(&self.shared.nodes, self.id, Here { seats, watching: self.watching });
    }

    /// How long a table that somebody follows waits for its next question before it looks around.
    pub(super) fn longest_wait(&self) -> Duration {
        let left = self.left.map(|(_, since)| AFTER_OTHERS.saturating_sub(since.elapsed()));
        let longest = if self.shared.nodes.are_several() { SAY_HERE } else { LONGEST_WAIT };
        left.map_or(longest, |left| left.clamp(Duration::from_millis(10), longest))
    }

    /// Whether a bot's thought is another server's, for a while: two that think the same waste one of them, though only one is written.
    pub(super) fn leaves(&mut self, thought: Thought) -> bool {
        if !self.elsewhere().leads {
            self.left = None;
            return false;
        }
        match self.left {
            Some((left, since)) if left == thought => since.elapsed() < AFTER_OTHERS,
            _ => {
                self.left = Some((thought, Instant::now()));
                true
            }
        }
    }

    /// Reads what others wrote.
    pub(super) async fn catch_up(&mut self, seq: u32) {
        if u64::from(seq) <= self.table.seq() {
            return;
        }
        // What cannot be read now is looked at again soon.
        let Ok(entries) = self.shared.store.entries_after(self.id, self.table.seq() as u32).await else {
            return;
        };
        let mut entries = entries.into_iter().map(logged);
        match entries.try_for_each(|entry| self.table.confirm(&entry?)) {
            Ok(()) => self.publish(),
            Err(_) => drop(Box::pin(self.load_again()).await),
        }
    }
}
