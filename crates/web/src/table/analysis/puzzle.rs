//! The table of a puzzle: a position with one clearly best turn.

use std::sync::Arc;

use analysis::{Puzzle, PuzzleFile, Standing, Unit, puzzle_number, say_amount};
use catalog::GameId;
use game::{Message, Parts};
use leptos::prelude::*;
use table::Table;
use worker::Level;

use super::trial::{self, Trial};
use crate::board::Board;
use crate::pages::{self, PuzzleChoice, trouble_page};
use crate::route::Route;
use crate::settings::Settings;
use crate::speech::Speech;
use crate::store;

/// The puzzle of this index in a file of puzzles.
pub(crate) fn page<G: Board>(game_id: GameId, file: &str, puzzle_index: usize) -> AnyView {
    match read::<G>(file, puzzle_index) {
        Some((puzzle, table)) => puzzle_screen(game_id, file, puzzle_index, &puzzle, table),
        None => trouble_page(&Message::new("web-puzzles-none"), None),
    }
}

fn read<G: Board>(file: &str, puzzle_index: usize) -> Option<(Puzzle<G>, Table<G>)> {
    let mut lines = file.lines();
    let head: PuzzleFile = game::data::from_json(lines.next()?).ok()?;
    let puzzle: Puzzle<G> = game::data::from_json(lines.nth(puzzle_index)?).ok()?;
    let game = G::with_rules(head.rules, Default::default(), Parts::BuiltIn).ok()?;
    let me = pages::my_name(Speech::of_page(), Settings::of_page());
    let players = pages::one_person_among_bots(game.player_count(), puzzle.seat, &me, Level::Navigator)?;
    let table = puzzle.table(Arc::new(game), players)?;
    Some((puzzle, table))
}

fn puzzle_screen<G: Board>(
    game_id: GameId,
    file: &str,
    puzzle_index: usize,
    puzzle: &Puzzle<G>,
    table: Table<G>,
) -> AnyView {
    let speech = Speech::of_page();
    let unit = Unit::for_game(&**table.game());
    let (level, gap) = (puzzle.difficulty, puzzle.gap);
    let number = puzzle_number(puzzle.seed, &puzzle.log);
    let task = move || {
        let said = Message::new("web-puzzle-task")
            .with("level", Message::new(format!("web-puzzle-level-{level}")))
            .with("amount", say_amount(unit, gap));
        speech.tell(&said)
    };
    let next = pages::next_puzzle(game_id, file, puzzle_index);
    let buttons = move || {
        let next = next.map(|next| {
            let address = Route::Puzzle(game_id, PuzzleChoice::Number(next)).address();
            view! { <a class="button" href=address>{speech.say_id("web-puzzle-next")}</a> }
        });
        view! { {next} <a class="button quiet" href=Route::Puzzles.address()>{speech.say_id("web-puzzles-all")}</a> }.into_any()
    };
    let known = puzzle.best_line().into_iter().collect();
    let on_comparison = move |compared: &analysis::Comparison| {
        // What is not clearly worse than the answer is as good an answer.
        let solved = compared.beside.last().is_some_and(|(_, beside)| beside.standing() != Standing::Worse);
        if solved {
            store::save_solved(game_id, number);
        }
    };
    trial::trial_screen(
        Trial::new(game_id, table, puzzle.seat, known),
        Arc::new(task),
        Arc::new(buttons),
        on_comparison,
    )
}
