//! Looking ahead through one's own turn: the best few positions after every small decision.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use game::Seat;

use crate::{Eyes, Mind};

/// A player's own turn, looked through. Kept between turns, it allocates only while it grows.
pub struct Beam<G: Mind> {
    /// Every action that was tried, each with the one before it.
    steps: Vec<(G::Action, Option<u32>)>,
    now: Vec<End<G>>,
    next: Vec<End<G>>,
    ends: Vec<End<G>>,
    list: Vec<G::Action>,
    seen: HashSet<u64, BuildHasherDefault<Mixed>>,
}

/// A position that a line leads to.
pub struct End<G: Mind> {
    /// The position.
    pub state: G::State,
    /// What it is worth.
    pub value: i32,
    last: Option<u32>,
}

impl<G: Mind> Clone for End<G> {
    fn clone(&self) -> Self {
        End { state: self.state, value: self.value, last: self.last }
    }
}

impl<G: Mind> Default for Beam<G> {
    fn default() -> Self {
        Beam {
            steps: Vec::new(),
            now: Vec::new(),
            next: Vec::new(),
            ends: Vec::new(),
            list: Vec::new(),
            seen: HashSet::default(),
        }
    }
}

impl<G: Mind> Beam<G> {
    /// Looks through the seat's turn, keeping so many positions after every decision. The positions where it ends, the best first.
    pub fn look(&mut self, game: &G, start: &G::State, seat: Seat, width: usize, eyes: Eyes) -> &[End<G>] {
        self.steps.clear();
        self.ends.clear();
        self.seen.clear();
        self.now.clear();
        self.now.push(End { state: *start, value: 0, last: None });
        while !self.now.is_empty() {
            self.next.clear();
            for place in 0..self.now.len() {
                self.branch(game, seat, place, eyes);
            }
            best_first(&mut self.next);
            self.next.truncate(width);
            std::mem::swap(&mut self.now, &mut self.next);
        }
        best_first(&mut self.ends);
        &self.ends
    }

    /// Tries everything in one position.
    fn branch(&mut self, game: &G, seat: Seat, place: usize, eyes: Eyes) {
        let End { state, last, .. } = self.now[place].clone();
        game.legal(&state, seat, &mut self.list);
        for &action in &self.list {
            let mut after = state;
            if game.apply(&mut after, seat, action, &mut ()).is_err() {
                continue;
            }
            let over = game.blind(&state, seat, action) || !game.awaited(&after).contains(seat);
            if !self.seen.insert(mixed(&after)) {
                continue;
            }
            let step = self.steps.len() as u32;
            self.steps.push((action, last));
            let end = End { state: after, value: game.value(&after, seat, eyes), last: Some(step) };
            if over { &mut self.ends } else { &mut self.next }.push(end);
        }
    }

    /// The actions that lead to a position.
    pub fn line(&self, end: &End<G>) -> Vec<G::Action> {
        let mut line = Vec::new();
        let mut last = end.last;
        while let Some(&(action, before)) = last.and_then(|step| self.steps.get(step as usize)) {
            line.push(action);
            last = before;
        }
        line.reverse();
        line
    }
}

/// Stable, so that the same search gives the same line everywhere.
fn best_first<G: Mind>(ends: &mut [End<G>]) {
    ends.sort_by_key(|end| std::cmp::Reverse((end.value, std::cmp::Reverse(end.last))));
}

fn mixed(state: &impl Hash) -> u64 {
    let mut mixed = Mixed::default();
    state.hash(&mut mixed);
    mixed.finish()
}

/// A quick hash, never stored: positions are compared within one search only.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in words.by_ref() {
            self.write_u64(word.try_into().map_or(0, u64::from_le_bytes));
        }
        let rest = words.remainder().iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
        self.write_u64(rest);
    }

    fn write_u8(&mut self, n: u8) {
        self.write_u64(n.into());
    }

    fn write_u16(&mut self, n: u16) {
        self.write_u64(n.into());
    }

    fn write_u32(&mut self, n: u32) {
        self.write_u64(n.into());
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    // The same on machines of other word sizes.
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}
