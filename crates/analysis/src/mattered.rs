//! Which turns are spoken of: for every seat the ones that mattered most to it.

use game::Seat;

use crate::{Judgement, Mark, Report, TurnReport};

impl Report {
    /// The turns that mattered and have words, in the order of the game, each with its place among all: so many for each seat at most.
    pub fn mattered(&self, most: usize) -> Vec<(usize, &TurnReport, &Judgement)> {
        let seats = self.seats.iter().map(|seat| seat.seat);
        let mut places: Vec<usize> = seats.flat_map(|seat| most_important(&self.turns, seat, most)).collect();
        places.sort_unstable();
        let turn = |place: usize| {
            let turn = self.turns.get(place)?;
            Some((place, turn, turn.judgement.as_ref()?))
        };
        let spoken =
            |(_, _, judgement): &(usize, &TurnReport, &Judgement)| !judgement.played.words.is_empty();
        places.into_iter().filter_map(turn).filter(spoken).collect()
    }
}

/// Where the turns are that mattered most to a seat, at most so many: the most expensive ones. A third of the room is for good ones, where
/// there are any: whoever blundered often still wants to know what was well done.
pub(crate) fn most_important(turns: &[TurnReport], seat: Seat, most: usize) -> Vec<usize> {
    let own = turns.iter().enumerate().filter(|(_, turn)| turn.seat == seat);
    let marked = own.filter_map(|(place, turn)| {
        let judgement = turn.judgement.as_ref()?;
        Some((place, judgement.regret, judgement.mark?))
    });
    let (mut good, mut costly): (Vec<_>, Vec<_>) = marked.partition(|&(.., mark)| mark == Mark::Good);
    costly.sort_by_key(|&(_, regret, _)| -regret);
    good.truncate(most.saturating_sub(costly.len()).max(most / 3));
    costly.truncate(most - good.len());
    costly.into_iter().chain(good).map(|(place, ..)| place).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Turns of seats, each with what it cost; nothing where it was a good one.
    fn turns(of: &[(usize, Option<i32>)]) -> Vec<TurnReport> {
        let worth = json!({ "points": 0, "chance": 5000 });
        let turn = |&(seat, cost): &(usize, Option<i32>)| {
            let mark = if cost.is_some() { Mark::Blunder } else { Mark::Good };
            let judgement = json!({
                "redeals": 8, "value": worth, "value-error": 0, "regret": cost.unwrap_or(0), "regret-points": 0, "error": 0, "counted": true, "mark": mark,
                "played": { "actions": [], "words": [], "brings": [] },
            });
            serde_json::from_value(json!({
                "seat": Seat::ALL[seat], "number": 1, "first-move": 0, "moves": 1, "luck": 0, "given": 0, "judgement": judgement,
            }))
            .unwrap()
        };
        of.iter().map(turn).collect()
    }

    #[test]
    fn blunders_of_one_seat_take_no_room_from_another() {
        let turns =
            turns(&[(0, Some(9)), (1, Some(2)), (0, Some(8)), (0, Some(7)), (0, Some(6)), (1, Some(1))]);
        assert_eq!(most_important(&turns, Seat::ALL[0], 3), [0, 2, 3]);
        assert_eq!(most_important(&turns, Seat::ALL[1], 3), [1, 5]);
    }

    #[test]
    fn good_turns_have_a_third_of_the_room_and_what_is_left() {
        let turns = turns(&[(0, None), (0, Some(3)), (0, None), (0, Some(5)), (0, Some(4))]);
        assert_eq!(most_important(&turns, Seat::ALL[0], 3), [3, 4, 0]);
        assert_eq!(most_important(&turns, Seat::ALL[0], 9), [3, 4, 1, 0, 2]);
    }
}
