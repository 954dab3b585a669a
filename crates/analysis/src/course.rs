//! An analysis from its first piece to its last: what is to be done next, and what is known so far.

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::{Advise, Level};
use game::{Message, Seat, Seats, Viewer};
use table::{Table, Turn};

use crate::{Curve, Judgement, Report, Worth, account, judge};

/// The first look at every turn takes so small a part of the budget.
const GLANCE: u32 = 8;

/// Something to be done. Pieces do not depend on each other: any number may be worked on at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Piece {
    /// What a seat can expect before its first turn.
    Start(Seat),
    /// What a seat could expect in the end, where the game was not played to it.
    End(Seat),
    /// A first look at a turn.
    Glance(usize),
    /// A turn, with the whole budget.
    Turn(usize),
    /// What a level makes of the deal.
    Par(Level),
    /// The best result found with the deck known.
    DeckKnown,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// What a position is worth.
    Value(Worth),
    /// What there is to say of a turn.
    Turn(Judgement),
    /// Points, by seat.
    Par(Vec<i32>),
    /// Hundredths of a point, if anything was found.
    DeckKnown(Option<i32>),
}

/// Why a game is not analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It goes on, and more than one person plays in it.
    GoesOn,
    /// There is nothing to judge: nobody finished a turn.
    Empty,
}

impl Refused {
    /// The refusal as a sentence.
    pub fn message(self) -> Message {
        Message::new(match self {
            Refused::GoesOn => "analysis-goes-on",
            Refused::Empty => "analysis-empty",
        })
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Refused::GoesOn => "the game goes on, and more than one person plays in it",
            Refused::Empty => "nobody finished a turn",
        })
    }
}

impl std::error::Error for Refused {}

/// A game under analysis.
pub struct Analysis<G: Advise> {
    pub(crate) game: Arc<G>,
    pub(crate) curve: Curve,
    pub(crate) iterations: u32,
    /// The seats whose turns are judged.
    pub(crate) seats: Seats,
    pub(crate) turns: Vec<Turn<G>>,
    /// What seats knew at the beginning that do not begin; and in the end, where the game was not played to it.
    pub(crate) starts: Vec<(Seat, G::View)>,
    pub(crate) ends: Vec<(Seat, G::View)>,
    /// How it ended, where it was played to its end.
    pub(crate) results: Option<Vec<Worth>>,
    /// The deal, for par: only once the game is over.
    pub(crate) start: Option<G::State>,
    with_par: bool,
    pub(crate) found: BTreeMap<Piece, Found>,
}

impl<G: Advise> Analysis<G> {
    /// The analysis of a table, with so many continuations for each turn, or as many as suit the game.
    ///
    /// A game that goes on is judged only for the one person in it, as far as it went, and from what that person knows; unless the
    /// table was laid open, as one that was broken off is.
    pub fn new(table: &Table<G>, iterations: Option<u32>) -> Result<Analysis<G>, Refused> {
        let game = table.game().clone();
        let people = table.seats_ever_of_people();
        let seats = match (table.deal().is_some(), people.len()) {
            (true, _) => game.seats(),
            (false, 1) => people,
            (false, _) => return Err(Refused::GoesOn),
        };
        let turns: Vec<Turn<G>> =
            table.turns().into_iter().filter(|turn| seats.contains(turn.seat)).collect();
        if turns.is_empty() {
            return Err(Refused::Empty);
        }
        let begins = |seat: Seat| turns.iter().any(|turn| turn.seat == seat && turn.could_decide_from == 0);
        let first = |seat| (seat, table.first_view(Viewer::Seat(seat)));
        let starts = seats.iter().filter(|&seat| !begins(seat)).map(first).collect();
        let played = table.outcome().filter(|_| table.forfeit().is_none());
        let last = |seat| (seat, table.view(Viewer::Seat(seat)));
        let ends = if played.is_some() { Vec::new() } else { seats.iter().map(last).collect() };
        let result =
            |outcome| game.seats().iter().map(|seat| Worth::of_outcome(&*game, seat, &outcome)).collect();
        Ok(Analysis {
            curve: Curve::of(&*game),
            iterations: iterations.unwrap_or_else(|| judge::iterations(&*game)).max(GLANCE),
            seats,
            starts,
            ends,
            results: played.map(result),
            start: table.deal().and_then(|deal| game.start(deal).ok()),
            with_par: false,
            found: BTreeMap::new(),
            turns,
            game,
        })
    }

    /// The same, and in the end what bots make of the same deal: it takes as long as they think.
    #[must_use]
    pub fn with_par(mut self) -> Self {
        self.with_par = self.start.is_some();
        self
    }

    /// The same for this seat alone; what others did is luck then.
    #[must_use]
    pub fn for_seat(mut self, seat: Seat) -> Self {
        if self.seats.contains(seat) {
            self.seats = Seats::first(0).with(seat);
            self.turns.retain(|turn| turn.seat == seat);
            self.starts.retain(|(whose, _)| *whose == seat);
            self.ends.retain(|(whose, _)| *whose == seat);
        }
        self
    }

    /// What can be done now, in the order of interest; nothing once everything is. First a look at all turns, then each of them
    /// with the whole budget, the most expensive first, then par.
    pub fn pending(&self) -> Vec<Piece> {
        let todo = |pieces: Vec<Piece>| -> Vec<Piece> {
            pieces.into_iter().filter(|piece| !self.found.contains_key(piece)).collect()
        };
        [self.outlines(), self.in_depth(), self.pars()]
            .into_iter()
            .map(todo)
            .find(|left| !left.is_empty())
            .unwrap_or_default()
    }

    fn outlines(&self) -> Vec<Piece> {
        let starts = self.starts.iter().map(|&(seat, _)| Piece::Start(seat));
        let ends = self.ends.iter().map(|&(seat, _)| Piece::End(seat));
        starts.chain(ends).chain((0..self.turns.len()).map(Piece::Glance)).collect()
    }

    fn in_depth(&self) -> Vec<Piece> {
        let mut turns: Vec<usize> = (0..self.turns.len()).collect();
        // What may have been lost, at worst.
        let interest = |&turn: &usize| match self.found.get(&Piece::Glance(turn)) {
            Some(Found::Turn(glance)) => -(glance.regret + 2 * glance.error),
            _ => 0,
        };
        turns.sort_by_key(interest);
        turns.into_iter().map(Piece::Turn).collect()
    }

    fn pars(&self) -> Vec<Piece> {
        let levels = Level::ALL.into_iter().map(Piece::Par);
        let alone = self.game.player_count() == 1;
        let all = levels.chain(alone.then_some(Piece::DeckKnown));
        if self.with_par { all.collect() } else { Vec::new() }
    }

    /// The turns that are judged, in the order of the report.
    pub fn turns(&self) -> impl ExactSizeIterator<Item = &Turn<G>> {
        self.turns.iter()
    }

    /// How many pieces are done, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let all = self.outlines().len() + self.turns.len() + self.pars().len();
        (self.found.len(), all)
    }

    /// Something was found.
    pub fn put(&mut self, piece: Piece, found: Found) {
        self.found.insert(piece, found);
    }

    /// The budget of a first look.
    pub(crate) fn glance(&self) -> u32 {
        self.iterations / GLANCE
    }

    /// What is known of a turn so far.
    pub(crate) fn judgement(&self, turn: usize) -> Option<&Judgement> {
        let known = |piece| match self.found.get(&piece) {
            Some(Found::Turn(judgement)) => Some(judgement),
            _ => None,
        };
        known(Piece::Turn(turn)).or_else(|| known(Piece::Glance(turn)))
    }

    /// What is known so far.
    pub fn report(&self) -> Report {
        account::report(self)
    }
}
