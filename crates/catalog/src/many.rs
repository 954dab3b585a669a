//! Many games of one kind at once, for learning: what is known, possible and gained lies in arrays of the caller's.

use std::sync::Arc;

use game::observe::{fields, observe_changes, observe_into, row_length};
use game::{Chance, Dealer, Flaw, MAX_SEATS, Observe, Outcome, Quick, Seat, Viewer};

/// What players are rewarded with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rewards {
    /// At the end: the points of whoever plays alone; otherwise 1 for the winner, its part of a shared victory, 0.
    Result,
    /// What each step adds to the score sheet.
    Points,
}

/// Many games. One that ends begins anew at once, with the next deal.
///
/// The games are dealt from consecutive seeds: the first of each place from `seed` on, and so on in rounds. In each, one
/// player decides at a time; where several may, the first of them.
pub struct Many<G: Observe> {
    game: Arc<G>,
    rewards: Rewards,
    row: usize,
    places: Vec<Place<G>>,
    /// Where the rows of the last step are.
    written: usize,
}

struct Place<G: Observe> {
    state: G::State,
    /// Who decides, and what that seat may do.
    seat: Seat,
    legal: Vec<G::Action>,
    /// What random steps are chosen by.
    chance: Quick,
    seed: u64,
    points: [i32; MAX_SEATS],
    /// What was seen last of this game: the caller has the row of it, and the next one differs in little.
    seen: Option<G::Earlier>,
}

/// Where results go, one row for each game.
pub struct Arrays<'a> {
    /// What whoever decides next knows. Of the slice that the last step wrote, only what may have changed is written: nobody else
    /// may write to it. [`Many::show`] writes all of it, as does every step to another slice.
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
}

/// Actions that cannot be played; nothing was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// An array has another length than it must have.
    Length(&'static str, usize),
    /// The action for the game at this place is not legal.
    Illegal(usize, i64),
}

impl<G: Observe> Many<G> {
    /// So many new games.
    pub fn deal(game: Arc<G>, count: usize, seed: u64, rewards: Rewards) -> Result<Self, Flaw> {
        let row = row_length(&fields(game.as_ref())?);
        let places = (0..count as u64)
            .map(|place| Place::deal(game.as_ref(), seed.wrapping_add(place)))
            .collect::<Result<_, _>>()?;
        Ok(Many { game, rewards, row, places, written: 0 })
    }

    /// How many games.
    pub fn count(&self) -> usize {
        self.places.len()
    }

    /// How many numbers an observation has.
    pub fn row(&self) -> usize {
        self.row
    }

    /// Begins all games anew, from this seed on.
    pub fn restart(&mut self, seed: u64, arrays: Arrays<'_>, threads: usize) -> Result<(), Unplayable> {
        let game = self.game.clone();
        for (place, offset) in self.places.iter_mut().zip(0..) {
            if let Ok(new) = Place::deal(game.as_ref(), seed.wrapping_add(offset)) {
                *place = new;
            }
        }
        self.show(arrays, threads)
    }

    /// Writes what is known and possible now.
    pub fn show(&mut self, arrays: Arrays<'_>, threads: usize) -> Result<(), Unplayable> {
        self.written = 0;
        self.each(arrays, threads, |_, _| None)
    }

    /// Plays one action in each game. Nothing is played where one of them is not legal.
    pub fn step(&mut self, actions: &[i64], arrays: Arrays<'_>, threads: usize) -> Result<(), Unplayable> {
        if actions.len() != self.places.len() {
            return Err(Unplayable::Length("actions", self.places.len()));
        }
        for (number, (place, &action)) in self.places.iter().zip(actions).enumerate() {
            place.find(action).ok_or(Unplayable::Illegal(number, action))?;
        }
        self.each(arrays, threads, |place, number| actions.get(number).and_then(|&action| place.find(action)))
    }

    /// Plays a random action in each game.
    pub fn step_random(&mut self, arrays: Arrays<'_>, threads: usize) -> Result<(), Unplayable> {
        self.each(arrays, threads, |place, _| {
            let choice = place.chance.below(place.legal.len() as u32) as usize;
            place.legal.get(choice).copied()
        })
    }

    fn check(&self, arrays: &Arrays<'_>) -> Result<(), Unplayable> {
        let (count, players) = (self.places.len(), self.game.players());
        let wanted = [
            ("observations", arrays.observations.len(), count * self.row),
            ("masks", arrays.masks.len(), count * G::ACTIONS),
            ("rewards", arrays.rewards.len(), count * players),
            ("ends", arrays.ends.len(), count),
            ("seats", arrays.seats.len(), count),
            ("points", arrays.points.len(), count * players),
        ];
        match wanted.into_iter().find(|(_, length, wanted)| length != wanted) {
            Some((name, _, wanted)) => Err(Unplayable::Length(name, wanted)),
            None => Ok(()),
        }
    }

    /// Plays what is chosen for each game and writes what came of it, on so many threads.
    fn each(
        &mut self,
        mut arrays: Arrays<'_>,
        threads: usize,
        choose: impl Fn(&mut Place<G>, usize) -> Option<G::Action> + Sync,
    ) -> Result<(), Unplayable> {
        self.check(&arrays)?;
        let here = arrays.observations.as_ptr().addr();
        if std::mem::replace(&mut self.written, here) != here {
            self.places.iter_mut().for_each(|place| place.seen = None);
        }
        let (game, rewards, row) = (self.game.as_ref(), self.rewards, self.row);
        let (players, count) = (game.players(), self.places.len());
        let work = |first: usize, places: &mut [Place<G>], arrays: Arrays<'_>| {
            for (offset, (place, mut own)) in
                places.iter_mut().zip(arrays.rows(row, G::ACTIONS, players)).enumerate()
            {
                own.ends.fill(false);
                own.rewards.fill(0.0);
                if let Some(action) = choose(place, first + offset) {
                    place.play(game, action, rewards, count as u64, &mut own);
                }
                place.show(game, &mut own);
            }
        };
        if threads <= 1 {
            work(0, &mut self.places, arrays);
            return Ok(());
        }
        let share = count.div_ceil(threads).max(1);
        std::thread::scope(|scope| {
            for (part, places) in self.places.chunks_mut(share).enumerate() {
                let own = arrays.take(places.len(), row, G::ACTIONS, players);
                let work = &work;
                scope.spawn(move || work(part * share, places, own));
            }
        });
        Ok(())
    }
}

impl<G: Observe> Place<G> {
    fn deal(game: &G, seed: u64) -> Result<Self, Flaw> {
        let mut place = Place {
            state: game.start(&game.deal(&mut Dealer::new(seed)))?,
            seat: Seat::ALL[0],
            legal: Vec::new(),
            chance: Quick::new(seed),
            seed,
            points: [0; MAX_SEATS],
            seen: None,
        };
        place.go_on(game);
        place.points = place.points_now(game);
        Ok(place)
    }

    /// Whose turn it is now, and what that seat may do.
    #[inline]
    fn go_on(&mut self, game: &G) {
        if let Some(seat) = game.awaited(&self.state).lowest() {
            self.seat = seat;
            game.legal(&self.state, seat, &mut self.legal);
        }
    }

    #[inline]
    fn find(&self, action: i64) -> Option<G::Action> {
        self.legal.iter().copied().find(|&legal| usize::try_from(action) == Ok(G::index(legal)))
    }

    fn points_now(&self, game: &G) -> [i32; MAX_SEATS] {
        let mut points = [0; MAX_SEATS];
        for seat in game.seats().iter() {
            points[seat.index()] =
                game.score_lines(&game.view(&self.state, Viewer::Seat(seat)), seat).iter().sum();
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
            let now = outcome.map_or_else(|| self.points_now(game), |outcome| outcome.points.0);
            let gained = now.iter().zip(&self.points).map(|(now, before)| (now - before) as f32);
            own.rewards.iter_mut().zip(gained).for_each(|(reward, gained)| *reward = gained);
            self.points = now;
        }
        let Some(outcome) = outcome else { return self.go_on(game) };
        own.ends.fill(true);
        own.points.iter_mut().zip(outcome.points.0).for_each(|(to, points)| *to = points);
        if rewards == Rewards::Result {
            for (seat, reward) in game.seats().iter().zip(own.rewards.iter_mut()) {
                *reward = result(&outcome, seat, game.players());
            }
        }
        if let Ok(mut next) = Place::deal(game, self.seed.wrapping_add(count)) {
            std::mem::swap(&mut next.legal, &mut self.legal);
            *self = next;
            self.go_on(game);
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
        own.masks.fill(0);
        for &action in &self.legal {
            if let Some(place) = own.masks.get_mut(G::index(action)) {
                *place = 1;
            }
        }
        own.seats.fill(self.seat.index() as i8);
    }
}

/// What a result is worth to a seat: alone its points, otherwise its part of the victory.
pub fn result(outcome: &Outcome, seat: Seat, players: usize) -> f32 {
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
        let all = observations.zip(masks).zip(rewards.zip(points)).zip(ends.zip(seats));
        all.map(|(((observations, masks), (rewards, points)), (ends, seats))| Arrays {
            observations,
            masks,
            rewards,
            ends,
            seats,
            points,
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
        }
    }
}

fn split<'a, T>(from: &mut &'a mut [T], count: usize) -> &'a mut [T] {
    from.split_off_mut(..count).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use game::Game;

    use super::*;
    use crate::GameId;

    /// All arrays of some games, owned.
    #[derive(Clone, Debug, Default, PartialEq)]
    struct Owned(Vec<i16>, Vec<i8>, Vec<f32>, Vec<bool>, Vec<i8>, Vec<i32>);

    impl Owned {
        fn new(count: usize, row: usize, actions: usize, players: usize) -> Owned {
            let of = |n| count * n;
            Owned(
                vec![0; of(row)],
                vec![0; of(actions)],
                vec![0.0; of(players)],
                vec![false; count],
                vec![0; count],
                vec![0; of(players)],
            )
        }

        fn arrays(&mut self) -> Arrays<'_> {
            Arrays {
                observations: &mut self.0,
                masks: &mut self.1,
                rewards: &mut self.2,
                ends: &mut self.3,
                seats: &mut self.4,
                points: &mut self.5,
            }
        }
    }

    fn many<G: Observe>(game: &Arc<G>, count: usize, rewards: Rewards) -> (Many<G>, Owned) {
        let many = Many::deal(game.clone(), count, 10, rewards).unwrap();
        let owned = Owned::new(count, many.row(), G::ACTIONS, game.players());
        (many, owned)
    }

    fn random_games_are_those_of_play_out<G: Observe>(game: &Arc<G>) {
        let (mut many, mut owned) = many(game, 3, Rewards::Result);
        let (mut steps, mut ended) = ([0; 3], Vec::new());
        while ended.len() < 6 {
            many.step_random(owned.arrays(), 1).unwrap();
            for (place, steps) in steps.iter_mut().enumerate() {
                *steps += 1;
                if owned.3[place] {
                    let seed = 10 + place as u64 + 3 * ended.iter().filter(|&&at| at == place).count() as u64;
                    let mut play = crate::Play::deal(game.clone(), seed).unwrap();
                    play.play_out(seed);
                    let outcome = play.outcome().unwrap();
                    let players = game.players();
                    assert_eq!(*steps, play.moves().len());
                    assert_eq!(owned.5[place * players..][..players], outcome.points.0[..players]);
                    let wanted = result(&outcome, Seat::ALL[0], players);
                    assert_eq!(owned.2[place * players], wanted);
                    ended.push(place);
                    *steps = 0;
                }
            }
        }
    }

    #[test]
    fn random_games_of_many_are_those_of_one() {
        for &id in GameId::ALL {
            with_game!(&id.default_game().unwrap(), game => random_games_are_those_of_play_out(game));
        }
    }

    fn rows_are_those_of_the_views<G: Observe>(game: &Arc<G>) {
        let (mut many, mut owned) = many(game, 3, Rewards::Result);
        for step in 0..400 {
            // Now and then to another slice, where nothing is left of the last step.
            if step % 50 == 49 {
                owned.0 = vec![i16::MAX; owned.0.len() + step][step..].to_vec();
            }
            many.step_random(owned.arrays(), 1).unwrap();
            for (place, row) in many.places.iter().zip(owned.0.chunks_exact(many.row)) {
                let mut whole = vec![0; row.len()];
                observe_into(game.as_ref(), &game.view(&place.state, Viewer::Seat(place.seat)), &mut whole);
                assert_eq!(row, whole);
            }
        }
    }

    #[test]
    fn rows_that_are_written_where_they_change_are_those_of_the_views() {
        for &id in GameId::ALL {
            with_game!(&id.default_game().unwrap(), game => rows_are_those_of_the_views(game));
        }
    }

    #[test]
    fn threads_change_nothing() {
        for &id in GameId::ALL {
            with_game!(&id.default_game().unwrap(), game => {
                let (mut one, mut by_one) = many(game, 7, Rewards::Points);
                let (mut three, mut by_three) = many(game, 7, Rewards::Points);
                for _ in 0..300 {
                    one.step_random(by_one.arrays(), 1).unwrap();
                    three.step_random(by_three.arrays(), 3).unwrap();
                    assert_eq!(by_one, by_three, "{id}");
                }
            });
        }
    }

    #[test]
    fn an_action_that_is_not_legal_is_named_and_nothing_is_played() {
        for &id in GameId::ALL {
            let mut all = id.default_game().unwrap().deal_many(2, 1, Rewards::Result).unwrap();
            with_many!(&mut all, many => {
                let mut owned = Owned::new(2, many.row(), id.actions(), many.game.players());
                many.show(owned.arrays(), 1).unwrap();
                let before = owned.clone();
                let legal = owned.1.iter().position(|&bit| bit == 1).unwrap() as i64;
                let refused = |many: &mut Many<_>, owned: &mut Owned, action| many.step(&[legal, action], owned.arrays(), 1);
                for action in [-1, i64::MAX, id.actions() as i64] {
                    assert_eq!(refused(many, &mut owned, action), Err(Unplayable::Illegal(1, action)));
                }
                assert_eq!(many.step(&[legal], owned.arrays(), 1), Err(Unplayable::Length("actions", 2)));
                owned.3.pop();
                assert_eq!(many.show(owned.arrays(), 1), Err(Unplayable::Length("ends", 2)));
                owned.3.push(false);
                many.show(owned.arrays(), 1).unwrap();
                assert_eq!(owned, before);
            });
        }
    }
}
