//! Playing a game whose kind is known only while the program runs: actions by index, what a seat knows as rows of numbers.

use std::sync::Arc;

use game::observe::{Field, fields};
use game::{Flaw, Game, Outcome, Seat, Seats};
use table::{Forfeit, Player};

use crate::{ActionError, AnyBatch, AnyGame, AnyPlay, AnyTable, Batch, GameId, Memory, Play, Rewards};

impl GameId {
    /// The size of the index space of its actions.
    pub const fn action_count(self) -> usize {
        with_game_type!(self, G => <G as Game>::ACTIONS)
    }

    /// The notation of the action with this index.
    pub fn notation(self, index: usize) -> Option<String> {
        with_game_type!(self, G => G::from_index(index).map(|action| action.to_string()))
    }

    /// The index of the action with this notation.
    pub fn index_of(self, notation: &str) -> Option<usize> {
        with_game_type!(self, G => notation.parse::<<G as Game>::Action>().ok().map(G::index))
    }
}

impl AnyGame {
    /// How many play.
    pub fn player_count(&self) -> usize {
        with_game!(self, game => game.player_count())
    }

    /// What stands where in a row of numbers: see [`game::Observe`].
    pub fn observation_fields(&self) -> Result<Vec<Field>, Flaw> {
        with_game!(self, game => fields(game.as_ref()))
    }

    /// A new game, dealt from this seed.
    pub fn new_play(&self, seed: u64) -> Result<AnyPlay, Flaw> {
        with_game!(self, game => Play::new(game.clone(), seed).map(AnyPlay::from))
    }

    /// So many new games at once, dealt from this seed on.
    pub fn new_batch(&self, count: usize, seed: u64, rewards: Rewards) -> Result<AnyBatch, Flaw> {
        with_game!(self, game => Batch::new(game.clone(), count, seed, rewards).map(AnyBatch::from))
    }
}

impl AnyPlay {
    /// Where the game at a table stands.
    pub fn from_table(table: AnyTable) -> Result<AnyPlay, Flaw> {
        with_table!(table, table => Play::from_table(table).map(AnyPlay::from))
    }

    /// The same at a table of these players; none where nobody knows the deal.
    pub fn to_table(&self, players: Vec<Player>) -> Option<Result<AnyTable, Flaw>> {
        with_play!(self, play => Some(play.to_table(players)?.map(AnyTable::from)))
    }

    /// The game.
    pub fn game(&self) -> AnyGame {
        with_play!(self, play => Arc::clone(play.game()).into())
    }

    /// The game as it began.
    #[must_use]
    pub fn restarted(&self) -> AnyPlay {
        with_play!(self, play => play.restarted().into())
    }

    /// Who lost the game before its end, if somebody did.
    pub fn forfeit(&self) -> Option<Forfeit> {
        with_play!(self, play => play.forfeit())
    }

    /// Who must decide now.
    #[inline]
    pub fn awaited(&self) -> Seats {
        with_play!(self, play => play.awaited())
    }

    /// Replaces `out` by the indices of what the seat may do now.
    #[inline]
    pub fn legal(&mut self, seat: Seat, out: &mut Vec<usize>) {
        out.clear();
        with_play!(self, play => out.extend(play.legal(seat)));
    }

    /// Fills a mask of all actions.
    pub fn mask(&mut self, seat: Seat, mask: &mut [i8]) {
        with_play!(self, play => play.mask(seat, mask));
    }

    /// Carries out the action with this index.
    #[inline]
    pub fn apply(&mut self, seat: Seat, index: usize) -> Result<(), ActionError> {
        with_play!(self, play => play.apply(seat, index))
    }

    /// Plays on at random until the end.
    pub fn play_out(&mut self, seed: u64) {
        with_play!(self, play => play.play_out(seed));
    }

    /// Fills a slice with what the seat knows.
    pub fn observe(&self, seat: Seat, numbers: &mut [i16]) {
        with_play!(self, play => play.observe(seat, numbers));
    }

    /// All that the seat has done and seen since that many actions were done.
    pub fn recall(&self, seat: Seat, since: usize, length: usize) -> Vec<Memory> {
        with_play!(self, play => play.recall(seat, since, length))
    }

    /// The seat's lines of the score sheet, by name.
    pub fn score_lines(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        fn named<G: Game>(play: &Play<G>, seat: Seat) -> Vec<(&'static str, i32)> {
            G::score_names().zip(play.score_lines(seat)).collect()
        }
        with_play!(self, play => named(play, seat))
    }

    /// The seat's points so far.
    pub fn points(&self, seat: Seat) -> i32 {
        with_play!(self, play => play.points(seat))
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        with_play!(self, play => play.outcome())
    }

    /// The game in a state that fits what the seat knows.
    #[must_use]
    pub fn redeal(&self, seat: Seat, seed: u64) -> AnyPlay {
        with_play!(self, play => play.redeal(seat, seed).into())
    }

    /// What was done: seats and indices of actions.
    pub fn moves(&self) -> Vec<(Seat, usize)> {
        with_play!(self, play => play.moves().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(id: GameId, seed: u64) -> AnyPlay {
        id.default_game().unwrap().new_play(seed).unwrap()
    }

    #[test]
    fn a_game_of_any_kind_is_played_by_indices_and_refuses_by_rule() {
        for &id in GameId::ALL {
            let mut play = start(id, 3);
            let mut legal = Vec::new();
            while let Some(seat) = play.awaited().lowest() {
                play.legal(seat, &mut legal);
                let mut mask = vec![7; id.action_count()];
                play.mask(seat, &mut mask);
                assert_eq!(mask.iter().map(|&bit| bit as usize).sum::<usize>(), legal.len());
                if let Some(other) = (0..id.action_count()).find(|&index| mask[index] == 0) {
                    let refused = play.apply(seat, other).unwrap_err();
                    assert!(
                        matches!(refused, ActionError::Refused(_) | ActionError::NoSuchAction { .. }),
                        "{refused}"
                    );
                }
                assert_eq!(id.index_of(&id.notation(legal[0]).unwrap()), Some(legal[0]));
                play.apply(seat, legal[0]).unwrap();
            }
            assert!(play.outcome().is_some() && play.apply(Seat::ALL[0], 0).is_err());
            assert_eq!(
                play.apply(Seat::ALL[0], 9999),
                Err(ActionError::NoSuchAction { index: 9999, count: id.action_count() })
            );
        }
    }

    #[test]
    fn a_state_goes_to_a_table_and_comes_back() {
        for &id in GameId::ALL {
            let mut play = start(id, 4);
            play.play_out(4);
            let players =
                (1..=play.game().player_count()).map(|n| Player::random(format!("Player {n}"))).collect();
            let table = play.to_table(players).unwrap().unwrap();
            assert_eq!(table.outcome(), play.outcome());
            let text = table.to_text();
            let again = AnyPlay::from_table(AnyTable::from_text(&text).unwrap()).unwrap();
            assert_eq!((again.moves(), again.outcome()), (play.moves(), play.outcome()));
            assert!(play.redeal(Seat::ALL[0], 1).to_table(Vec::new()).is_none());
        }
    }

    #[test]
    fn memories_add_up_to_what_is_seen_now_and_tell_of_no_other_seat() {
        for &id in GameId::ALL {
            let (mut play, mut legal) = (start(id, 6), Vec::new());
            let length = game::observe::row_length(&play.game().observation_fields().unwrap());
            let me = Seat::ALL[0];
            for since in 0.. {
                let Some(seat) = play.awaited().lowest() else { break };
                let before = play.recall(me, 3, length);
                play.legal(seat, &mut legal);
                let action = legal[since % legal.len()];
                play.apply(seat, action).unwrap();
                let memories = play.recall(me, 3, length);
                // What is remembered is never forgotten, and one's own actions are.
                assert!(since < 3 || memories.starts_with(&before), "{id}");
                assert_eq!(since >= 3 && seat == me, memories[before.len()..].contains(&Memory::Did(action)));
                let (mut added, mut now) = (vec![0; length], vec![0; length]);
                for (place, number) in memories.iter().flat_map(|memory| match memory {
                    Memory::Saw(changes) => changes.as_slice(),
                    Memory::Did(_) => &[],
                }) {
                    added[*place] = *number;
                }
                play.observe(me, &mut now);
                assert_eq!(added, now, "{id}");
            }
            assert_eq!(play.restarted().moves().len(), 0, "{id}");
        }
    }

    #[test]
    fn what_is_remembered_of_a_redealt_game_begins_where_it_was_redealt() {
        for &id in GameId::ALL {
            let (mut play, mut legal) = (start(id, 6), Vec::new());
            let length = game::observe::row_length(&play.game().observation_fields().unwrap());
            for _ in 0..7 {
                let Some(seat) = play.awaited().lowest() else { break };
                play.legal(seat, &mut legal);
                play.apply(seat, legal[0]).unwrap();
            }
            let (me, known) = (Seat::ALL[0], play.moves().len());
            let mut other = play.redeal(me, 1);
            assert_eq!(other.recall(me, 0, length), play.recall(me, known, length), "{id}");
            let seat = other.awaited().lowest().unwrap();
            other.legal(seat, &mut legal);
            other.apply(seat, legal[0]).unwrap();
            assert_eq!(other.moves(), [(seat, legal[0])], "{id}");
            assert!(other.recall(seat, 0, length).contains(&Memory::Did(legal[0])), "{id}");
        }
    }

    #[test]
    fn a_game_that_somebody_lost_before_its_end_is_over_and_stays_so_at_a_table() {
        for &id in GameId::ALL {
            let mut play = start(id, 5);
            let (me, players) = (Seat::ALL[0], play.game().player_count());
            let named: Vec<Player> = (1..=players).map(|n| Player::person(format!("Player {n}"))).collect();
            let first = play.awaited().lowest().unwrap();
            let mut legal = Vec::new();
            play.legal(first, &mut legal);
            play.apply(first, legal[0]).unwrap();
            let mut table = play.to_table(named.clone()).unwrap().unwrap();
            with_table!(&mut table, table => table.resign(me)).unwrap();
            let text = table.to_text();
            let mut lost = AnyPlay::from_table(table).unwrap();
            assert_eq!((lost.forfeit(), lost.moves()), (Some(Forfeit::Resigned(me)), play.moves()), "{id}");
            assert!(lost.awaited().is_empty(), "{id}");
            assert_eq!(lost.outcome().unwrap().winners, Seats::first(players).without(me), "{id}");
            let mut mask = vec![7; id.action_count()];
            lost.mask(first, &mut mask);
            lost.legal(first, &mut legal);
            assert!(legal.is_empty() && mask.iter().all(|&bit| bit == 0), "{id}");
            assert_eq!(lost.apply(first, 0), Err(ActionError::Forfeited), "{id}");
            assert!(lost.redeal(me, 1).awaited().is_empty() && lost.clone().awaited().is_empty(), "{id}");
            let again = lost.to_table(named).unwrap().unwrap().to_text();
            assert_eq!(AnyTable::from_text(&again).unwrap().outcome(), lost.outcome(), "{id}");
            assert!(again.ends_with("1 resign\n") && text.ends_with("1 resign\n"), "{id}");
            // Whoever wants to know what could have been done plays it again.
            let mut again = lost.restarted();
            again.apply(first, lost.moves()[0].1).unwrap();
            assert!(again.outcome().is_none() && !again.awaited().is_empty(), "{id}");
        }
    }

    #[test]
    fn a_clone_goes_its_own_way() {
        let mut play = start(GameId::OnBoard, 5);
        let before = play.clone();
        play.play_out(5);
        assert_eq!((before.moves().len(), before.outcome()), (0, None));
    }
}
