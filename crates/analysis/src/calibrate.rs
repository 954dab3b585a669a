//! Games of bots, for fitting curves: what positions seemed to be worth, and what came of them.

use bots::{Advise, Level, Skill, Thinker};
use game::{BySeat, Flaw, Seat, Viewer};

use crate::{Curve, Sample, Worth, fit};

/// A position of a game that was played to its end: the first decision of a seat in a round, as continuations leave it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Position {
    /// The round.
    pub round: u32,
    /// What it seemed to be worth, in hundredths of a point.
    pub value: i32,
    /// How the game ended for the seat.
    pub result: Worth,
}

/// Plays games and watches what positions seem to be worth.
pub struct Watcher<'n, G: Advise> {
    player: Thinker<'n, G>,
    reference: Thinker<'n, G>,
}

impl<G: Advise> Watcher<'static, G> {
    /// Games are played as continuations are; alone, by the strongest bot itself, since nobody else's weaknesses even out its own.
    pub fn new(game: &G) -> Self {
        let strongest = game.skill(Level::Admiral);
        let continuing = Skill {
            width: strongest.search.map_or(strongest.width, |search| search.width),
            search: None,
            ..strongest
        };
        let player = if game.player_count() == 1 { strongest } else { continuing };
        Watcher {
            player: Thinker::skilled(player, G::net()),
            reference: Thinker::skilled(strongest, G::net()),
        }
    }
}

impl<G: Advise> Watcher<'_, G> {
    /// Plays a deal; its positions.
    pub fn watch(&mut self, game: &G, deal: &G::Deal) -> Result<Vec<Position>, Flaw> {
        let mut state = game.start(deal)?;
        let mut seen: BySeat<Option<u32>> = BySeat::default();
        let mut positions: Vec<(Seat, u32, i32)> = Vec::new();
        let mut leaves = Vec::new();
        for step in 0..G::MAX_STEPS as u64 {
            let Some(seat) = game.awaited(&state).lowest() else { break };
            let view = game.view(&state, Viewer::Seat(seat));
            let now = game.round(&state);
            if seen[seat] != Some(now) {
                seen[seat] = Some(now);
                self.reference.meet(game, &view, seat, step, 0, &[Vec::new()], Some(0), &mut leaves);
                if let Some(&bots::Leaf::Open { value, round }) = leaves.first() {
                    positions.push((seat, round, value));
                }
            }
            for &action in self.player.think(game, &view, seat, step, &mut ()) {
                // A line that its own player thought of is by the rules.
                let _ = game.apply(&mut state, seat, action, &mut ());
            }
        }
        let Some(outcome) = game.outcome(&state) else { return Ok(Vec::new()) };
        let position = |(seat, round, value)| {
            let result = Worth::of_outcome(game, seat, &outcome);
            Position { round, value, result }
        };
        Ok(positions.into_iter().map(position).collect())
    }
}

/// The curve that fits these positions, all of one kind of table; for who plays alone, what the values lack.
pub fn curve_of(alone: bool, positions: &[Position]) -> Curve {
    let rounds = positions.iter().map(|position| position.round + 1).max().unwrap_or(0);
    let mut curve = Curve::default();
    for round in 0..rounds {
        let here: Vec<&Position> = positions.iter().filter(|position| position.round == round).collect();
        if here.is_empty() {
            continue;
        }
        // Rounds before it in which nobody decides are like it.
        let count = round as usize + 1;
        if alone {
            let sum: i64 = here.iter().map(|it| i64::from(it.result.points - it.value)).sum();
            curve.drift.resize(count, (sum / here.len() as i64) as i32);
        } else {
            let sample =
                |it: &&Position| Sample { value: it.value, won: f64::from(it.result.chance) / 10_000.0 };
            let (even, scale) = fit(&here.iter().map(sample).collect::<Vec<_>>());
            curve.even.resize(count, even);
            curve.scale.resize(count, scale);
        }
    }
    curve
}
