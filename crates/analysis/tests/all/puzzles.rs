//! The puzzles that are committed, and turns that are tried.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use analysis::{Judge, PUZZLES, Puzzle, PuzzleFile, Standing};
use bots::{Advise, Level, Thinker};
use game::{Game, Parts, Viewer};
use table::{Player, Table};

use crate::common::{alone, on_board, pirates, played};

/// Puzzles come from deals of their own.
const SEEDS: std::ops::Range<u64> = 1_000_000..2_000_000;
/// Every so many of them is judged again.
const SAMPLE: usize = 100;
const MODERATE: u32 = 400;

fn read<G: Game>() -> (PuzzleFile, Vec<Puzzle<G>>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../puzzles/{}.jsonl", G::ID));
    let text = fs::read_to_string(&path).unwrap();
    let mut lines = text.lines();
    let head: PuzzleFile = serde_json::from_str(lines.next().unwrap()).unwrap();
    assert_eq!((head.puzzles, head.game.as_str()), (PUZZLES, G::ID));
    (head, lines.map(|line| serde_json::from_str(line).unwrap()).collect())
}

fn seated<G: Game>(game: &Arc<G>, puzzle: &Puzzle<G>) -> Table<G> {
    let players = (1..=game.player_count()).map(|n| Player::person(format!("Player {n}"))).collect();
    puzzle.table(game.clone(), players).unwrap()
}

/// Every puzzle is a position of its game, its answer is by the rules and one turn; a sample of them is judged again.
fn check<G: Advise>() {
    let (head, puzzles) = read::<G>();
    assert!(!puzzles.is_empty(), "{}", G::ID);
    let game = Arc::new(G::with_rules(head.rules, Default::default(), Parts::BuiltIn).unwrap());
    for (number, puzzle) in puzzles.iter().enumerate() {
        assert!(SEEDS.contains(&puzzle.seed) && (1..=4).contains(&puzzle.difficulty), "{}", puzzle.seed);
        let mut table = seated(&game, puzzle);
        assert!(table.awaited().contains(puzzle.seat), "{} {}", G::ID, puzzle.seed);
        let before = table.view(Viewer::Seat(puzzle.seat));
        let first = table.moves_made();
        puzzle.solve(&mut table).unwrap();
        let turn =
            table.turns().into_iter().find(|turn| turn.first_move == first && turn.seat == puzzle.seat);
        let best = puzzle.best_line().unwrap();
        assert_eq!(turn.map(|turn| turn.actions), Some(best.clone()), "{} {}", G::ID, puzzle.seed);
        if number % SAMPLE == 0 {
            check_answer(&*game, &before, puzzle, &best);
        }
    }
}

/// The answer is better than what the greedy level does.
fn check_answer<G: Advise>(game: &G, view: &G::View, puzzle: &Puzzle<G>, best: &[G::Action]) {
    let mut greedy = Thinker::new(game, Level::Helmsman, G::net());
    let line = greedy.think(game, view, puzzle.seat, 1, &mut ()).to_vec();
    let compared =
        Judge::new(game).compare(game, (view, puzzle.seat), best, &[line], MODERATE, &mut ()).unwrap();
    assert_eq!(compared.beside[0].1.standing(), Standing::Better, "{} {}: {compared:?}", G::ID, puzzle.seed);
}

#[test]
fn every_puzzle_is_a_position_whose_answer_is_one_turn_by_the_rules() {
    check::<come_sail_away::ComeSailAway>();
    check::<on_board::OnBoard>();
    check::<pirates_under_fire::PiratesUnderFire>();
}

/// The turn of a report that cost most, tried again: as it was played it is equal to itself, and worse than the best.
fn check_trial<G: Advise>(game: G, seed: u64) {
    let levels = vec![None; game.player_count()];
    let table = played(game, seed, &levels);
    let report = crate::common::analysed(&table);
    let worst = report.turns.iter().max_by_key(|turn| turn.judgement.as_ref().map(|it| it.regret)).unwrap();
    let turn = table.turns().into_iter().find(|turn| turn.first_move == worst.first_move as usize).unwrap();
    let best = worst.judgement.as_ref().unwrap().best.as_ref().unwrap();
    let best: Vec<G::Action> =
        best.actions.iter().map(|text| text.parse().map_err(|_| text).unwrap()).collect();
    let game = &**table.game();
    let known = [turn.actions.clone(), best.clone()];
    let mut judge = Judge::new(game);
    let mut standings = |line: &[G::Action]| {
        let compared = judge.compare(game, (&turn.view, turn.seat), line, &known, 120, &mut ()).unwrap();
        assert!(!compared.tried.words.is_empty() && !compared.tried.brings.is_empty());
        [0, 1].map(|place| compared.beside[place].1.standing())
    };
    assert_eq!(standings(&turn.actions), [Standing::Equal, Standing::Worse], "{}", G::ID);
    assert_eq!(standings(&best), [Standing::Better, Standing::Equal], "{}", G::ID);
}

#[test]
fn a_turn_that_is_tried_again_is_told_from_the_best_and_from_what_was_played() {
    check_trial(alone(), 809_000);
    check_trial(on_board(), 809_001);
    check_trial(pirates(), 809_002);
}
