//! Many games of one kind at once, for learning: what is known, possible and gained lies in arrays of the caller's.

use std::sync::Arc;

use game::observe::{fields, observe_changes, observe_into, row_length};
use game::{BySeat, Chance, Dealer, Flaw, Message, Observe, Outcome, QuickChance, Seat, Viewer};

use crate::play::fill_mask;

/// What players are rewarded with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rewards {
    /// At the end: the points of whoever plays alone; otherwise 1 for the winner, its part of a shared victory, 0.
    Result,
    /// What each step adds to the score sheet.
    Points,
}

/// Many games at once. One that ends begins anew at once, with the next deal.
///
/// The games are dealt from consecutive seeds: the first of each slot from `seed` on, and so on in rounds. In each, one
/// player decides at a time; where several may, the first of them.
pub struct Batch<G: Observe> {
    game: Arc<G>,
    rewards: Rewards,
    observation_length: usize,
    slots: Vec<Slot<G>>,
    /// Where the observations of the last step were written.
    last_observations_address: usize,
}

/// One of the games, and those that come after it.
struct Slot<G: Observe> {
    state: G::State,
    /// Who decides, and what that seat may do.
    seat: Seat,
    legal: Vec<G::Action>,
    /// What random steps are chosen by.
    chance: QuickChance,
    seed: u64,
    /// The points of each seat before the next step, where steps are rewarded with points.
    points_before: BySeat<i32>,
    /// What was seen last of this game: the caller has the row of it, and the next one differs in little.
    seen: Option<G::Earlier>,
    /// How the last game ended that ended here.
    ended: Option<Box<G::State>>,
}

/// Where results go, one row for each game.
pub struct Arrays<'a> {
    /// What whoever decides next knows. Of the slice that the last step wrote, only what may have changed is written: nobody else
    /// may write to it. [`Batch::show`] writes all of it, as does every step to another slice.
    pub observations: &'a mut [i16],
    /// What they may do: 1 for each such action.
    pub masks: &'a mut [i8],
    /// What the step brought each player.
    pub rewards: &'a mut [f32],
    /// Whether it ended the game.
    pub ends: &'a mut [bool],
    /// Who decides next.
    pub seats: &'a mut [i8],
    /// The points of each player in the last game that ended here.
    pub points: &'a mut [i32],
    /// The seed from which the game was dealt.
    pub deals: &'a mut [u64],
}

/// Why no game was stepped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepError {
    /// An array has another length than it must have.
    Length {
        /// What the caller knows it as.
        array: &'static str,
        /// How long it must be.
        length: usize,
    },
    /// An action is not legal.
    Illegal {
        /// The slot of the game that it is for.
        slot: usize,
        /// Its index, as the caller gave it.
        action: i64,
    },
}

impl StepError {
    /// The reason as a sentence.
    pub fn message(&self) -> Message {
        match *self {
            StepError::Length { array, length } => {
                Message::new("batch-length").with("array", array).with("length", length.to_string())
            }
            StepError::Illegal { slot, action } => Message::new("batch-illegal")
                .with("slot", slot.to_string())
                .with("action", action.to_string()),
        }
    }
}

table::errors_by_message!(StepError);

impl<G: Observe> Batch<G> {
    /// So many new games, dealt from this seed on.
    pub fn new(game: Arc<G>, count: usize, seed: u64, rewards: Rewards) -> Result<Self, Flaw> {
        let observation_length = row_length(&fields(game.as_ref())?);
        let slots = (0..count as u64)
            .map(|slot| Slot::new(game.as_ref(), seed.wrapping_add(slot), Vec::new()))
            .collect::<Result<_, _>>()?;
        Ok(Batch { game, rewards, observation_length, slots, last_observations_address: 0 })
    }

    /// How many games.
    pub fn count(&self) -> usize {
        self.slots.len()
    }

    /// How many numbers an observation has.
    pub fn observation_length(&self) -> usize {
        self.observation_length
    }

    /// Fills a slice with what the seat knew when the last game of this slot ended; says whether one has.
    pub fn observe_ended(&self, slot: usize, seat: Seat, numbers: &mut [i16]) -> bool {
        let ended = self.slots.get(slot).and_then(|slot| slot.ended.as_deref());
        if let Some(state) = ended {
            observe_into(self.game.as_ref(), &self.game.view(state, Viewer::Seat(seat)), numbers);
        }
        ended.is_some()
    }

    /// Begins all games anew, from this seed on.
    pub fn restart(&mut self, seed: u64, arrays: Arrays<'_>, threads: usize) -> Result<(), StepError> {
        let game = self.game.clone();
        for (slot, offset) in self.slots.iter_mut().zip(0..) {
            if let Ok(new) = Slot::new(game.as_ref(), seed.wrapping_add(offset), Vec::new()) {
                *slot = new;
            }
        }
        self.show(arrays, threads)
    }

    /// Writes what is known and possible now.
    pub fn show(&mut self, arrays: Arrays<'_>, threads: usize) -> Result<(), StepError> {
        self.last_observations_address = 0;
        self.step_all(arrays, threads, |_, _| None)
    }

    /// Plays one action in each game. Nothing is played where one of them is not legal.
    pub fn step(&mut self, actions: &[i64], arrays: Arrays<'_>, threads: usize) -> Result<(), StepError> {
        if actions.len() != self.slots.len() {
            return Err(StepError::Length { array: "actions", length: self.slots.len() });
        }
        for (number, (slot, &action)) in self.slots.iter().zip(actions).enumerate() {
            slot.find(action).ok_or(StepError::Illegal { slot: number, action })?;
        }
        self.step_all(arrays, threads, |slot, number| {
            actions.get(number).and_then(|&action| slot.find(action))
        })
    }

    /// Plays a random action in each game.
    pub fn step_random(&mut self, arrays: Arrays<'_>, threads: usize) -> Result<(), StepError> {
        self.step_all(arrays, threads, |slot, _| slot.chance.choose(&slot.legal).copied())
    }

    fn check(&self, arrays: &Arrays<'_>) -> Result<(), StepError> {
        let (count, players) = (self.slots.len(), self.game.player_count());
        let wanted = [
            ("observations", arrays.observations.len(), count * self.observation_length),
            ("masks", arrays.masks.len(), count * G::ACTIONS),
            ("rewards", arrays.rewards.len(), count * players),
            ("ends", arrays.ends.len(), count),
            ("seats", arrays.seats.len(), count),
            ("points", arrays.points.len(), count * players),
            ("deals", arrays.deals.len(), count),
        ];
        match wanted.into_iter().find(|(_, length, wanted)| length != wanted) {
            Some((array, _, length)) => Err(StepError::Length { array, length }),
            None => Ok(()),
        }
    }

    /// Plays what is chosen for each game and writes what came of it, on so many threads.
    fn step_all(
        &mut self,
        mut arrays: Arrays<'_>,
        threads: usize,
        choose: impl Fn(&mut Slot<G>, usize) -> Option<G::Action> + Sync,
    ) -> Result<(), StepError> {
        self.check(&arrays)?;
        let here = arrays.observations.as_ptr().addr();
        if std::mem::replace(&mut self.last_observations_address, here) != here {
            self.slots.iter_mut().for_each(|slot| slot.seen = None);
        }
        let (game, rewards, row) = (self.game.as_ref(), self.rewards, self.observation_length);
        let (players, count) = (game.player_count(), self.slots.len());
        let work = |first: usize, slots: &mut [Slot<G>], arrays: Arrays<'_>| {
            for (offset, (slot, mut own)) in
                slots.iter_mut().zip(arrays.rows(row, G::ACTIONS, players)).enumerate()
            {
                own.ends.fill(false);
                own.rewards.fill(0.0);
                if let Some(action) = choose(slot, first + offset) {
                    slot.play(game, action, rewards, count as u64, &mut own);
                }
                slot.show(game, &mut own);
            }
        };
        if threads <= 1 {
            work(0, &mut self.slots, arrays);
            return Ok(());
        }
        let share = count.div_ceil(threads).max(1);
        std::thread::scope(|scope| {
            for (part, slots) in self.slots.chunks_mut(share).enumerate() {
                let own = arrays.take(slots.len(), row, G::ACTIONS, players);
                let work = &work;
                scope.spawn(move || work(part * share, slots, own));
            }
        });
        Ok(())
    }
}

impl<G: Observe> Slot<G> {
    /// A new game, dealt from this seed. What is legal is listed in the room of `legal`.
    fn new(game: &G, seed: u64, legal: Vec<G::Action>) -> Result<Self, Flaw> {
        let mut slot = Slot {
            state: game.start(&game.deal(&mut Dealer::new(seed)))?,
            seat: Seat::ALL[0],
            legal,
            chance: QuickChance::new(seed),
            seed,
            points_before: BySeat::default(),
            seen: None,
            ended: None,
        };
        slot.update_decision(game);
        slot.points_before = slot.points_now(game);
        Ok(slot)
    }

    /// Finds out who decides now, and what that seat may do.
    #[inline]
    fn update_decision(&mut self, game: &G) {
        if let Some(seat) = game.awaited(&self.state).lowest() {
            self.seat = seat;
            game.legal(&self.state, seat, &mut self.legal);
        }
    }

    #[inline]
    fn find(&self, action: i64) -> Option<G::Action> {
        self.legal.iter().copied().find(|&legal| usize::try_from(action) == Ok(G::index(legal)))
    }

    fn points_now(&self, game: &G) -> BySeat<i32> {
        let mut points = BySeat::default();
        for seat in game.seats().iter() {
            points[seat] = game.score(&game.view(&self.state, Viewer::Seat(seat)), seat);
        }
        points
    }

    /// Carries out an action that is legal, and begins anew where it ended the game.
    #[inline]
    fn play(&mut self, game: &G, action: G::Action, rewards: Rewards, count: u64, own: &mut Arrays<'_>) {
        if game.apply(&mut self.state, self.seat, action, &mut ()).is_err() {
            return;
        }
        let outcome = if game.awaited(&self.state).is_empty() { game.outcome(&self.state) } else { None };
        if rewards == Rewards::Points {
            let now = outcome.map_or_else(|| self.points_now(game), |outcome| outcome.points);
            let gained = now.iter().zip(self.points_before.iter()).map(|(now, before)| (now - before) as f32);
            own.rewards.iter_mut().zip(gained).for_each(|(reward, gained)| *reward = gained);
            self.points_before = now;
        }
        let Some(outcome) = outcome else { return self.update_decision(game) };
        own.ends.fill(true);
        own.points.iter_mut().zip(outcome.points).for_each(|(to, points)| *to = points);
        if rewards == Rewards::Result {
            for (seat, reward) in game.seats().iter().zip(own.rewards.iter_mut()) {
                *reward = result_reward(&outcome, seat, game.player_count());
            }
        }
        let legal = std::mem::take(&mut self.legal);
        if let Ok(mut next) = Slot::new(game, self.seed.wrapping_add(count), legal) {
            let mut ended = self.ended.take().unwrap_or_else(|| Box::new(self.state));
            *ended = self.state;
            next.ended = Some(ended);
            *self = next;
        }
    }

    /// Writes what whoever decides knows.
    #[inline]
    fn observe(&mut self, game: &G, numbers: &mut [i16]) {
        let view = game.view(&self.state, Viewer::Seat(self.seat));
        match self.seen {
            Some(before) => observe_changes(game, &view, before, numbers),
            None => observe_into(game, &view, numbers),
        }
        self.seen = Some(G::earlier(&view));
    }

    #[inline]
    fn show(&mut self, game: &G, own: &mut Arrays<'_>) {
        self.observe(game, own.observations);
        fill_mask::<G>(&self.legal, own.masks);
        own.seats.fill(self.seat.index() as i8);
        own.deals.fill(self.seed);
    }
}

/// What a result is worth to a seat: alone its points, otherwise its part of the victory.
pub fn result_reward(outcome: &Outcome, seat: Seat, players: usize) -> f32 {
    match outcome.winners.contains(seat) {
        _ if players == 1 => outcome.points[seat] as f32,
        true => 1.0 / outcome.winners.len() as f32,
        false => 0.0,
    }
}

impl<'a> Arrays<'a> {
    /// The rows of each game.
    fn rows(self, row: usize, actions: usize, players: usize) -> impl Iterator<Item = Arrays<'a>> {
        let observations = self.observations.chunks_exact_mut(row.max(1));
        let masks = self.masks.chunks_exact_mut(actions.max(1));
        let rewards = self.rewards.chunks_exact_mut(players.max(1));
        let points = self.points.chunks_exact_mut(players.max(1));
        let (ends, seats) = (self.ends.chunks_exact_mut(1), self.seats.chunks_exact_mut(1));
        let deals = self.deals.chunks_exact_mut(1);
        let all = observations.zip(masks).zip(rewards.zip(points)).zip(ends.zip(seats).zip(deals));
        all.map(|(((observations, masks), (rewards, points)), ((ends, seats), deals))| Arrays {
            observations,
            masks,
            rewards,
            ends,
            seats,
            points,
            deals,
        })
    }

    /// Splits off the rows of the next so many games.
    fn take(&mut self, games: usize, row: usize, actions: usize, players: usize) -> Arrays<'a> {
        Arrays {
            observations: split(&mut self.observations, games * row),
            masks: split(&mut self.masks, games * actions),
            rewards: split(&mut self.rewards, games * players),
            ends: split(&mut self.ends, games),
            seats: split(&mut self.seats, games),
            points: split(&mut self.points, games * players),
            deals: split(&mut self.deals, games),
        }
    }
}

fn split<'a, T>(from: &mut &'a mut [T], count: usize) -> &'a mut [T] {
    from.split_off_mut(..count).unwrap_or_default()
}

#[cfg(test)]
mod tests;
