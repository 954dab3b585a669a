//! Many games at once are those that are played one by one.

use game::Game;

use super::*;
use crate::GameId;

/// All arrays of some games, owned.
#[derive(Clone, Debug, Default, PartialEq)]
struct Owned(Vec<i16>, Vec<i8>, Vec<f32>, Vec<bool>, Vec<i8>, Vec<i32>, Vec<u64>);

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
            vec![0; count],
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
            deals: &mut self.6,
        }
    }
}

fn dealt<G: Observe>(game: &Arc<G>, count: usize, rewards: Rewards) -> (Batch<G>, Owned) {
    let batch = Batch::new(game.clone(), count, 10, rewards).unwrap();
    let owned = Owned::new(count, batch.observation_length(), G::ACTIONS, game.player_count());
    (batch, owned)
}

fn random_games_are_those_of_play_out<G: Observe>(game: &Arc<G>) {
    let (mut batch, mut owned) = dealt(game, 3, Rewards::Result);
    let (mut steps, mut ended) = ([0; 3], Vec::new());
    while ended.len() < 6 {
        batch.step_random(owned.arrays(), 1).unwrap();
        for (slot, steps) in steps.iter_mut().enumerate() {
            *steps += 1;
            if owned.3[slot] {
                let seed = 10 + slot as u64 + 3 * ended.iter().filter(|&&at| at == slot).count() as u64;
                let mut play = crate::Play::new(game.clone(), seed).unwrap();
                play.play_out(seed);
                let outcome = play.outcome().unwrap();
                let players = game.player_count();
                assert_eq!((*steps, owned.6[slot]), (play.moves().len(), seed + 3));
                let mut rows = [vec![0; batch.observation_length()], vec![0; batch.observation_length()]];
                for seat in game.seats().iter() {
                    play.observe(seat, &mut rows[0]);
                    assert!(batch.observe_ended(slot, seat, &mut rows[1]));
                    assert_eq!(rows[0], rows[1]);
                }
                assert_eq!(owned.5[slot * players..][..players], outcome.points.0[..players]);
                let wanted = result_reward(&outcome, Seat::ALL[0], players);
                assert_eq!(owned.2[slot * players], wanted);
                ended.push(slot);
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
    let (mut batch, mut owned) = dealt(game, 3, Rewards::Result);
    for step in 0..400 {
        // Now and then to another slice, where nothing is left of the last step.
        if step % 50 == 49 {
            owned.0 = vec![i16::MAX; owned.0.len() + step][step..].to_vec();
        }
        batch.step_random(owned.arrays(), 1).unwrap();
        for (slot, row) in batch.slots.iter().zip(owned.0.chunks_exact(batch.observation_length)) {
            let mut whole = vec![0; row.len()];
            observe_into(game.as_ref(), &game.view(&slot.state, Viewer::Seat(slot.seat)), &mut whole);
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
            let (mut one, mut by_one) = dealt(game, 7, Rewards::Points);
            let (mut three, mut by_three) = dealt(game, 7, Rewards::Points);
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
        let mut all = id.default_game().unwrap().new_batch(2, 1, Rewards::Result).unwrap();
        with_batch!(&mut all, batch => {
            let mut owned = Owned::new(2, batch.observation_length(), id.action_count(), batch.game.player_count());
            batch.show(owned.arrays(), 1).unwrap();
            let before = owned.clone();
            let legal = owned.1.iter().position(|&bit| bit == 1).unwrap() as i64;
            let refused = |batch: &mut Batch<_>, owned: &mut Owned, action| batch.step(&[legal, action], owned.arrays(), 1);
            for action in [-1, i64::MAX, id.action_count() as i64] {
                assert_eq!(refused(batch, &mut owned, action), Err(StepError::Illegal { slot: 1, action }));
            }
            assert_eq!(batch.step(&[legal], owned.arrays(), 1), Err(StepError::Length { array: "actions", length: 2 }));
            owned.3.pop();
            assert_eq!(batch.show(owned.arrays(), 1), Err(StepError::Length { array: "ends", length: 2 }));
            owned.3.push(false);
            batch.show(owned.arrays(), 1).unwrap();
            assert_eq!(owned, before);
        });
    }
}
