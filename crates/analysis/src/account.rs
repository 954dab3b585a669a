//! What everything adds up to: `result - start = luck - regret + given`, for every seat.

use std::collections::BTreeMap;

use bots::{Advise, Level};
use game::{Seat, Seats};

use crate::course::{Analysis, Found, Piece};
use crate::mattered::most_important;
use crate::report::{
    Ended, Engine, Judgement, KindReport, MarkCounts, Par, REPORT, Report, SeatReport, TurnReport, Unit,
};
use crate::{ENGINE, Worth, accuracy};

/// More turns than this are not spoken of in words, all seats together: nobody reads so many.
const SPOKEN: usize = 24;

pub(crate) fn report<G: Advise>(analysis: &Analysis<G>) -> Report {
    let game = &*analysis.game;
    let mut turns = turns(analysis);
    let seats = analysis.seats.iter().filter_map(|seat| seat_report(analysis, seat, &mut turns)).collect();
    keep_to_few_words(&mut turns, analysis.seats);
    Report {
        report: REPORT,
        engine: Engine { version: ENGINE, iterations: analysis.iterations },
        game: G::ID.to_owned(),
        rules: game.rules_version(),
        unit: Unit::for_game(game),
        complete: analysis.pending().is_empty(),
        ended: if analysis.results.is_some() { Ended::Played } else { Ended::Before },
        seats,
        turns,
    }
}

/// The turns, luck aside.
fn turns<G: Advise>(analysis: &Analysis<G>) -> Vec<TurnReport> {
    let mut numbers: BTreeMap<Seat, u32> = BTreeMap::new();
    let report = |(index, turn): (usize, &table::Turn<G>)| {
        let number = numbers.entry(turn.seat).or_default();
        *number += 1;
        TurnReport {
            seat: turn.seat,
            number: *number,
            first_move: turn.first_move as u32,
            moves: turn.actions.len() as u32,
            luck: 0,
            given: 0,
            judgement: analysis.judgement(index).cloned(),
        }
    };
    analysis.turns.iter().enumerate().map(report).collect()
}

/// A seat's account; none while one of its figures is missing. Luck is put to the turns.
fn seat_report<G: Advise>(
    analysis: &Analysis<G>,
    seat: Seat,
    turns: &mut [TurnReport],
) -> Option<SeatReport> {
    let game = &*analysis.game;
    let own: Vec<usize> = (0..turns.len()).filter(|&turn| turns[turn].seat == seat).collect();
    let judged: Vec<Judgement> =
        own.iter().map(|&turn| turns[turn].judgement.clone()).collect::<Option<_>>()?;
    let value = |piece| match analysis.found.get(&piece) {
        Some(Found::Value(worth)) => Some(*worth),
        _ => None,
    };
    let start = match analysis.starts.iter().any(|(whose, _)| *whose == seat) {
        true => value(Piece::Start(seat))?,
        false => judged.first()?.value,
    };
    let result = match &analysis.results {
        Some(results) => *results.get(seat.index())?,
        None => value(Piece::End(seat))?,
    };
    // What comes before the first turn, after each, and when the next one begins.
    let mut first_luck = 0;
    let mut given_in_all = 0;
    let mut at = start.counts(game);
    let mut since = 0;
    for step in 0..=own.len() {
        let next = own.get(step).map(|&turn| analysis.turns[turn].could_decide_from);
        let given = given(analysis, turns, seat, since, next.unwrap_or(usize::MAX));
        let then = judged.get(step).map_or(result, |judgement| judgement.value).counts(game);
        let luck = then - at - given;
        given_in_all += given;
        match step.checked_sub(1).and_then(|before| own.get(before)) {
            Some(&turn) => (turns[turn].luck, turns[turn].given) = (luck, given),
            None => first_luck = luck,
        }
        let lost = judged.get(step).map_or(0, |judgement| judgement.regret);
        (at, since) = (then - lost, next.unwrap_or(usize::MAX));
    }
    let regret: i32 = judged.iter().map(|judgement| judgement.regret).sum();
    let luck = result.counts(game) - start.counts(game) + regret - given_in_all;
    let account = Account { start, result, regret, given: given_in_all, luck, first_luck };
    Some(summary(analysis, seat, &judged, account))
}

/// The figures that must add up.
struct Account {
    start: Worth,
    result: Worth,
    regret: i32,
    given: i32,
    luck: i32,
    first_luck: i32,
}

/// What others lost in turns that began in this time: shared among those who gain.
fn given<G: Advise>(
    analysis: &Analysis<G>,
    turns: &[TurnReport],
    seat: Seat,
    from: usize,
    until: usize,
) -> i32 {
    let gaining = (analysis.game.player_count() as i32 - 1).max(1);
    let theirs = analysis.turns.iter().zip(turns).filter(|(turn, _)| {
        turn.seat != seat && turn.could_decide_from >= from && turn.could_decide_from < until
    });
    let lost = theirs.filter_map(|(_, turn)| turn.judgement.as_ref()).map(|judgement| judgement.regret);
    lost.sum::<i32>() / gaining
}

fn summary<G: Advise>(
    analysis: &Analysis<G>,
    seat: Seat,
    judged: &[Judgement],
    account: Account,
) -> SeatReport {
    let unit = Unit::for_game(&*analysis.game);
    let counted: Vec<&Judgement> = judged.iter().filter(|judgement| judgement.counted).collect();
    let count = counted.len() as i32;
    let mean = |of: fn(Unit, &Judgement) -> i32| {
        (count > 0).then(|| counted.iter().map(|judgement| of(unit, judgement)).sum::<i32>() / count)
    };
    let mut marks = MarkCounts::default();
    judged.iter().filter_map(|judgement| judgement.mark).for_each(|mark| marks.count(mark));
    let Account { start, result, regret, given, luck, first_luck } = account;
    let par = |level: Level| match analysis.found.get(&Piece::Par(level)) {
        Some(Found::Par(points)) => {
            points.get(seat.index()).map(|&points| Par { level: level.name().to_owned(), points })
        }
        _ => None,
    };
    let deck_known = match analysis.found.get(&Piece::DeckKnown) {
        Some(Found::DeckKnown(points)) => *points,
        _ => None,
    };
    SeatReport {
        seat,
        start,
        result,
        regret,
        given,
        luck,
        first_luck,
        accuracy: mean(|unit, judgement| accuracy(unit, judgement.regret)),
        counted: counted.len() as u32,
        marks,
        kinds: kinds(judged),
        // In points: where a game is as good as decided, nothing costs a chance any more, and everybody would play like the best.
        played_like: mean(|_, judgement| judgement.regret_points)
            .and_then(|cost| analysis.curve.nearest_level(cost)),
        par: Level::ALL.into_iter().filter_map(par).collect(),
        deck_known,
    }
}

/// Regret by kind of decision, the most expensive first.
fn kinds(judged: &[Judgement]) -> Vec<KindReport> {
    let mut kinds: BTreeMap<&str, (u32, i32)> = BTreeMap::new();
    for judgement in judged {
        let Some(kind) = &judgement.kind else { continue };
        let entry = kinds.entry(kind).or_default();
        *entry = (entry.0 + 1, entry.1 + judgement.regret);
    }
    let report =
        |(kind, (turns, regret)): (&str, (u32, i32))| KindReport { kind: kind.to_owned(), turns, regret };
    let mut kinds: Vec<KindReport> = kinds.into_iter().map(report).collect();
    kinds.sort_by_key(|kind| -kind.regret);
    kinds
}

/// Takes the words from all but the turns that mattered most to each seat.
fn keep_to_few_words(turns: &mut [TurnReport], seats: Seats) {
    let of_each = SPOKEN / seats.len().max(1);
    let spoken: Vec<usize> = seats.iter().flat_map(|seat| most_important(turns, seat, of_each)).collect();
    for (place, turn) in turns.iter_mut().enumerate() {
        let Some(judgement) = turn.judgement.as_mut().filter(|_| !spoken.contains(&place)) else { continue };
        for line in [Some(&mut judgement.played), judgement.best.as_mut()].into_iter().flatten() {
            line.words.clear();
            line.brings.clear();
        }
    }
}
