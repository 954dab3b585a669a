//! What programs that learn call all the time allocates nothing, neither texts nor lists, once their lists have grown.
//!
//! A list grows where more is legal than ever before. `AnyPlay::apply` also notes what was done, in a list that doubles. A step of a
//! batch that ends a game deals the next one, and deals are lists; more threads than one are started anew for each step; and
//! `Rewards::Points` reads score sheets, which are lists, too. Of these, nothing is claimed.

use allocation_counter::measure;
use catalog::{AnyGame, Arrays, GameId, Rewards, with_batch};
use game::observe::row_length;
use game::{Chance, Parts, QuickChance};
use serde_json::json;

/// Every game as a beginner plays it, and with as much as there can be at its table.
fn games() -> Vec<AnyGame> {
    let full = [
        (GameId::ComeSailAway, json!({ "players": 4, "hands": "open" })),
        (GameId::OnBoard, json!({ "captains": true, "luggage": true, "special-passengers": true })),
    ];
    let full = full.into_iter().map(|(id, options)| {
        let options = options.as_object().unwrap().clone();
        AnyGame::from_options(id, None, options, Parts::BuiltIn).unwrap()
    });
    GameId::ALL.iter().map(|id| id.default_game().unwrap()).chain(full).collect()
}

#[test]
fn single_games_are_played_by_index_without_an_allocation() {
    for game in games() {
        let id = game.game_id();
        let mut row = vec![0; row_length(&game.observation_fields().unwrap())];
        let mut mask = vec![0; id.action_count()];
        let mut legal = Vec::with_capacity(id.action_count());
        for seed in 0..50 {
            let (mut state, mut chance) = (game.new_play(seed).unwrap(), QuickChance::new(seed));
            let (mut longest, mut grown, mut moves, mut noted) = (0usize, 0u64, 0u32, 0u64);
            while let Some(seat) = state.awaited().lowest() {
                let listed = measure(|| state.legal(seat, &mut legal)).count_total;
                assert!(listed == 0 || legal.len() > longest, "{id}, seed {seed}, after {moves} moves");
                (longest, grown) = (longest.max(legal.len()), grown + listed);
                let shown = measure(|| {
                    state.mask(seat, &mut mask);
                    state.observe(seat, &mut row);
                });
                assert_eq!(shown.count_total, 0, "{id}, seed {seed}, after {moves} moves");
                let action = *chance.choose(&legal).unwrap();
                noted += measure(|| state.apply(seat, action).unwrap()).count_total;
                moves += 1;
            }
            assert!(state.outcome().is_some());
            // The first list is new, so the counter counts.
            assert!(grown > 0, "{id}, seed {seed}");
            // A list that doubles does so once for each digit of its length, written with noughts and ones.
            let digits = u64::from(u32::BITS - moves.leading_zeros());
            assert!(noted <= digits, "{id}, seed {seed}: {noted} in {moves} moves");
        }
    }
}

/// Games at once.
const COUNT: usize = 2;

/// All arrays of a batch, owned.
struct Owned {
    observations: Vec<i16>,
    masks: Vec<i8>,
    rewards: Vec<f32>,
    ends: [bool; COUNT],
    seats: [i8; COUNT],
    points: Vec<i32>,
    deals: [u64; COUNT],
}

impl Owned {
    fn new(row: usize, actions: usize, players: usize) -> Owned {
        Owned {
            observations: vec![0; COUNT * row],
            masks: vec![0; COUNT * actions],
            rewards: vec![0.0; COUNT * players],
            ends: [false; COUNT],
            seats: [0; COUNT],
            points: vec![0; COUNT * players],
            deals: [0; COUNT],
        }
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            ends: &mut self.ends,
            seats: &mut self.seats,
            points: &mut self.points,
            deals: &mut self.deals,
        }
    }

    /// What is legal in each game.
    fn legal(&self) -> Vec<Vec<i64>> {
        self.masks.chunks_exact(self.masks.len() / COUNT).map(listed).collect()
    }
}

/// The indices that a mask has a 1 for.
fn listed(mask: &[i8]) -> Vec<i64> {
    (0i64..).zip(mask).filter(|&(_, &bit)| bit == 1).map(|(index, _)| index).collect()
}

#[test]
fn many_games_are_stepped_without_an_allocation() {
    for game in games() {
        let id = game.game_id();
        let mut batch = game.new_batch(COUNT, 1, Rewards::Result).unwrap();
        let row = with_batch!(&batch, batch => batch.observation_length());
        let mut owned = Owned::new(row, id.action_count(), game.player_count());
        with_batch!(&mut batch, batch => batch.show(owned.arrays(), 1)).unwrap();
        let (mut chance, mut longest, mut counted) = (QuickChance::new(1), [0usize; COUNT], 0);
        for step in 0..2000 {
            let legal = owned.legal();
            longest.iter_mut().zip(&legal).for_each(|(longest, legal)| *longest = legal.len().max(*longest));
            let actions: Vec<i64> = legal.iter().map(|legal| *chance.choose(legal).unwrap()).collect();
            let arrays = owned.arrays();
            let stepped = measure(|| {
                with_batch!(&mut batch, batch => batch.step(&actions, arrays, 1)).unwrap();
            });
            let grew = owned.legal().iter().zip(longest).any(|(legal, longest)| legal.len() > longest);
            if !grew && !owned.ends.contains(&true) {
                assert_eq!(stepped.count_total, 0, "{id}, step {step}");
                counted += 1;
            }
        }
        // Hardly any step ends a game, or offers more than ever before.
        assert!(counted > 1000, "{id}: {counted}");
    }
}
