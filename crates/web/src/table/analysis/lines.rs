//! A turn of the game on the board: as its player saw it before, and after the actions of a line.

use std::sync::Arc;

use analysis::{LineReport, Report, TurnReport};
use game::Viewer;
use leptos::prelude::*;

use super::{LineKind, ShownTurn, TableScreen};
use crate::app;
use crate::board::Board;

/// The actions of a line, as far as they can be read.
pub(super) fn actions<G: Board>(line: &LineReport) -> Vec<G::Action> {
    line.actions.iter().map_while(|text| text.parse().ok()).collect()
}

/// The line of a turn.
pub(super) fn line_of(turn: &TurnReport, kind: LineKind) -> Option<&LineReport> {
    let judgement = turn.judgement.as_ref()?;
    match kind {
        LineKind::Played => Some(&judgement.played),
        LineKind::Best => judgement.best.as_ref(),
    }
}

/// Shows on the board what is looked at, through the eyes of whoever's turn it was: what they did not know is not there.
pub(super) fn show<G: Board>(screen: TableScreen<G>, report: &Report, shown: ShownTurn) {
    let Some(turn) = report.turns.get(shown.turn) else { return };
    let done: Vec<G::Action> = match shown.line {
        None => Vec::new(),
        Some((kind, count)) => {
            let line = line_of(turn, kind).map(actions::<G>).unwrap_or_default();
            line.into_iter().take(count).collect()
        }
    };
    let viewer = Viewer::Seat(turn.seat);
    let seen = screen.with_table(|table| {
        let mut copy = table.played_until_move(turn.first_move as usize)?;
        for action in done {
            copy.act(turn.seat, action).ok()?;
        }
        Some((copy.history(viewer), copy.view(viewer)))
    });
    let Some((moments, view)) = seen.flatten() else { return };
    screen.drop_replay();
    screen.point_away();
    let scene = screen.scene.get_untracked();
    screen.opened_board.set((turn.seat != scene.own_seat()).then_some(turn.seat));
    screen.scene.set(Arc::new(scene.retold(viewer, moments, view)));
}

/// Plays on from before a turn, as a new game for practice.
pub(super) fn play_on<G: Board>(screen: TableScreen<G>, report: &Report, turn: usize) {
    let Some(turn) = report.turns.get(turn) else { return };
    let copy = screen.with_table(|table| table.played_until_move(turn.first_move as usize));
    let person = crate::pages::my_name(screen.speech, screen.settings);
    if let Some(copy) = copy.flatten() {
        app::begin(&super::trial::with_one_person(copy, turn.seat, &person));
    }
}
