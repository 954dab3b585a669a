//! What a player knows as a row of numbers.

use game::{Observe, Row, Seat, Viewer};

use crate::action::HAND;
use crate::sheet::LONGEST_LINE;
use crate::state::{Board, Work};
use crate::view::{PlayerView, View};
use crate::{
    Captain, Card, Level, Luggage, Objective, OnBoard, Phase, Port, Sheet, Special, Symbol, Taken, Task,
    Tenant,
};

const LUGGAGES: usize = Luggage::ALL.len();
const OBJECTIVES: usize = Objective::ALL.len();
/// Lovers that a sheet lists.
const LOVERS: usize = 17;

/// How many numbers there are of the middle, of a player's cards, of a board, of its lines, and of what is being done.
const MIDDLE: usize = 24 + 4 * Card::MOST;
const CARDS: usize = 3 * Captain::ALL.len() + HAND * Card::MOST + HAND + 5;
const BOARD: usize = LUGGAGES + 1 + LINES + LOVERS + OBJECTIVES + 26;
const LINES: usize = 9 + 3 * LONGEST_LINE;
const WORK: usize = 28 + 2 * HAND + 1;

/// A board that is not known is a row of noughts, as this one.
static NOTHING: Board = Board::new(Sheet::new([0; 3], [0; 3]));

/// What an earlier view showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Earlier {
    viewer: Viewer,
    phase: Phase,
    round: u8,
    cards: [Option<Card>; 3],
    /// The viewer's hand, and the other's.
    hands: [[Option<Taken>; HAND]; 2],
    /// Occupied cabins of each line: on the viewer's sheet, on the other's, and on the viewer's as the other sees it.
    occupied: [[u8; 3]; 3],
}

impl Observe for OnBoard {
    type Earlier = Earlier;

    #[inline]
    fn earlier(view: &View) -> Earlier {
        let players = [own(view), own(view).opponent()].map(|seat| &view.players[seat]);
        let boards = [&players[0].board, &players[1].board, shown(players[0])];
        Earlier {
            viewer: view.viewer,
            phase: view.phase,
            round: view.round,
            cards: view.cards,
            hands: players.map(|player| player.hand),
            occupied: boards.map(occupied),
        }
    }

    fn observe(&self, view: &View, before: Option<Earlier>, row: &mut impl Row) {
        let seat = own(view);
        let (own, other) = (&view.players[seat], &view.players[seat.opponent()]);
        let same = Same::since(before.as_ref(), view, [own, other]);
        row.part(&[]);
        row.block::<MIDDLE>(false, |row| middle(view, &same, seat, row));
        row.part(&["own"]);
        row.block::<CARDS>(false, |row| cards(own, same.hands[0], row));
        row.part(&["own", "board"]);
        board(&own.board, false, same.occupied[0], row);
        row.part(&["other"]);
        row.block::<CARDS>(false, |row| cards(other, same.hands[1], row));
        row.part(&["other", "board"]);
        board(&other.board, same.phase, same.occupied[1], row);
        // The other's work is never known.
        row.part(&["own"]);
        row.block::<WORK>(false, |row| work(own.progress.as_ref().map(|progress| &progress.work), row));
        row.part(&["own", "shown"]);
        board(shown(own), same.phase, same.occupied[2], row);
    }
}

fn own(view: &View) -> Seat {
    view.viewer.seat().unwrap_or(Seat::ALL[0])
}

/// One's own board as the other sees it.
fn shown(own: &PlayerView) -> &Board {
    own.progress.as_ref().map_or(&NOTHING, |progress| &progress.shown)
}

fn occupied(board: &Board) -> [u8; 3] {
    Level::ALL.map(|level| board.sheet().occupied(level))
}

/// What is as it was in an earlier view.
#[derive(Default)]
struct Same {
    round: bool,
    cards: bool,
    hands: [bool; 2],
    /// Whether the same viewer sees the same phase, which both play at once: until it is over, others see the board as it was when
    /// it began (OB-7).
    phase: bool,
    /// Whether the same cabins are occupied: nobody who has moved in moves out again.
    occupied: [bool; 3],
}

impl Same {
    #[inline]
    fn since(before: Option<&Earlier>, view: &View, players: [&PlayerView; 2]) -> Same {
        let Some(before) = before else { return Same::default() };
        let boards = [&players[0].board, &players[1].board, shown(players[0])];
        let same_cabins = |place: usize| before.occupied[place] == occupied(boards[place]);
        let viewer = before.viewer == view.viewer;
        let round = before.round == view.round;
        if viewer && round && before.phase == view.phase && view.phase.is_joint() {
            let occupied = [same_cabins(0), true, true];
            return Same { round, cards: true, hands: [true; 2], phase: true, occupied };
        }
        Same {
            round,
            cards: round && before.cards == view.cards,
            hands: [0, 1].map(|place| before.hands[place] == players[place].hand),
            phase: false,
            occupied: [0, 1, 2].map(|place| viewer && same_cabins(place)),
        }
    }
}

// What writes a block becomes part of it, where the length is known: called, it would look for the end at every field.

/// What lies between the players.
#[inline(always)]
fn middle(view: &View, same: &Same, own: Seat, row: &mut impl Row) {
    row.field("seat", 2, "the viewer's seat").mark(own.index());
    row.field(
        "phase",
        9,
        "captains, split, offer, choose, the chooser gives, the splitter gives, resolve, port, over",
    )
    .mark(view.phase as usize);
    row.field("round", 1, "the round from 1; 0 while captains are chosen").set(0, view.round);
    row.field("first", 1, "whether the viewer splits in odd rounds").set(0, view.first == own);
    row.block::<{ Card::MOST }>(same.round, |row| {
        let mut seen =
            row.field("seen", Card::MOST, "for each card of earlier rounds, when it was drawn, from 1");
        (1i16..).zip(&view.seen).for_each(|(place, card)| seen.set(card.index(), place));
    });
    row.block::<{ 3 * Card::MOST }>(same.cards, |row| {
        let cards = view.cards.iter().enumerate();
        row.field(
            "cards",
            3 * Card::MOST,
            "for each of the three cards of this round, which it is, if it is known",
        )
        .mark_all(cards.filter_map(|(place, card)| Some(place * Card::MOST + (*card)?.index())));
    });
    row.field("alone", 3, "which of them stands alone").mark_all(view.alone.map(usize::from));
    row.field("hidden", 2, "which pile lies face down: of one card, of two")
        .mark_all(view.hidden.map(|pile| pile as usize));
    row.field("private", 1, "whether the three were drawn for the splitter's eyes only").set(0, view.private);
    let mut ports = row.field(
        "ports",
        Port::ALL.len(),
        "for satisfied, symbols, open cabins, occupied, fewest satisfied: which port of call it was, from 1",
    );
    (1i16..).zip(&view.ports).for_each(|(place, &port)| ports.set(port as usize, place));
}

/// Captains, and the cards just taken.
#[inline(always)]
fn cards(player: &PlayerView, same_hand: bool, row: &mut impl Row) {
    let kinds = Captain::ALL.len();
    row.field("captain", kinds, "the captain: give, stars, change, suns, lovers, hide")
        .mark_all(player.captain.map(|captain| captain as usize));
    let offered = player.offered.into_iter().flatten().enumerate();
    row.field("offered", 2 * kinds, "the two captains dealt")
        .mark_all(offered.map(|(place, captain)| place * kinds + captain as usize));
    let hand = || player.hand.iter().enumerate().filter_map(|(place, taken)| Some((place, (*taken)?)));
    row.block::<{ HAND * Card::MOST }>(same_hand, |row| {
        row.field("hand", HAND * Card::MOST, "for each card just taken, which it is")
            .mark_all(hand().map(|(place, taken)| place * Card::MOST + taken.card.index()));
    });
    row.field("gifts", HAND, "which of them were gifts")
        .mark_all(hand().filter(|(_, taken)| taken.gift).map(|(place, _)| place));
    row.field("had", 3, "symbols on the sheet when the piles were taken: sun, die, glass")
        .mark_all(Symbol::ALL.into_iter().filter(|&symbol| player.had(symbol)).map(Symbol::index));
    row.field("compensated", 1, "whether the port of call owes its compensation").set(0, player.compensated);
    row.field("done", 1, "whether the player has finished the phase").set(0, player.done);
}

fn board(board: &Board, as_before: bool, same_cabins: bool, row: &mut impl Row) {
    row.block::<BOARD>(as_before, |row| {
        row.field("luggage", LUGGAGES, "luggage cards held: change, hide, lover, calm, give, stars")
            .set_bits::<LUGGAGES>(0, board.luggage().bits().into());
        row.field("captain-used", 1, "whether the captain's power of this leg is used up")
            .set(0, board.captain_used());
        lines(board.sheet(), same_cabins, row);
        tallies(board.sheet(), row);
    });
}

/// The cabins of the three lines.
#[inline(always)]
fn lines(sheet: &Sheet, same_cabins: bool, row: &mut impl Row) {
    let by_level = |of: fn(&Sheet, Level) -> u8| Level::ALL.map(|level| of(sheet, level));
    row.field("cabins", 3, "cabins of each line, by stars").set_some(0, by_level(Sheet::cabins));
    row.field("open", 3, "open cabins of each line").set_some(0, by_level(Sheet::open));
    row.field("occupied", 3, "occupied cabins of each line").set_some(0, by_level(Sheet::occupied));
    row.block::<LINES>(same_cabins, |row| tenants(sheet, row));
    let mut specials = row.field("specials", 6, "who stands before each line: a mechanic, a castaway");
    for (line, special) in sheet.specials().into_iter().enumerate() {
        specials.mark_all(special.map(|special| line * 2 + usize::from(special == Special::Castaway)));
    }
}

/// Who lives in the cabins.
#[inline(always)]
fn tenants(sheet: &Sheet, row: &mut impl Row) {
    let (mut symbols, mut points) = ([0u8; 9], [0i8; 3 * LONGEST_LINE]);
    let lines = symbols.chunks_exact_mut(3).zip(points.chunks_exact_mut(LONGEST_LINE));
    for (level, (symbols, points)) in Level::ALL.into_iter().zip(lines) {
        let mut next = points.iter_mut();
        for &tenant in sheet.tenants(level) {
            match tenant {
                Tenant::Nobody => {}
                Tenant::Symbol(symbol) => symbols[symbol.index()] += 1,
                Tenant::Points(value) => {
                    if let Some(place) = next.next() {
                        *place = value;
                    }
                }
            }
        }
    }
    row.field("symbols", 9, "for each line, its suns, dice and glasses").set_some(0, symbols);
    row.field("points", 3 * LONGEST_LINE, "for each line, the points in its other cabins, lowest first")
        .set_some(0, points);
}

#[inline(always)]
fn tallies(sheet: &Sheet, row: &mut impl Row) {
    let lovers = sheet.lovers();
    row.field("lovers", 1, "lovers aboard").set(0, lovers.len() as i32);
    row.field("lover-points", LOVERS, "what each of them is worth").set_all(lovers.iter().copied());
    row.field("boxed", 3, "suns, dice and glasses in boxes of their own").set_some(0, sheet.boxed());
    row.field("satisfied", 1, "satisfied passengers").set(0, sheet.satisfied());
    row.field("unhappy", 1, "unhappy passengers").set(0, sheet.unhappy());
    row.field("sun-points", 1, "points that suns brought at ports").set(0, sheet.sun_points());
    row.field("ports-won", 1, "ports of call that paid the award").set(0, sheet.ports_won());
    row.field(
        "objectives",
        OBJECTIVES,
        "objectives taken: empty cabins, a chosen symbol, suns, dice, glasses, trios, ports, satisfied, unhappy, three stars",
    )
    .set_bits::<OBJECTIVES>(0, sheet.objective_bits());
    row.field("chosen", 3, "the symbol chosen for an objective").mark_all(sheet.chosen().map(Symbol::index));
}

/// What the viewer does in a phase that both play at once.
#[inline(always)]
fn work(work: Option<&Work>, row: &mut impl Row) {
    let none = Work::new(Task::Done);
    let there = work.is_some();
    let work = work.unwrap_or(&none);
    row.field("progress", 1, "whether what follows is known").set(0, there);
    row.field("resolved", HAND, "cards of the hand that are resolved")
        .set_bits::<HAND>(0, work.resolved.bits().into());
    row.field("current", HAND, "the card being resolved").mark_all(work.current.map(|place| place.index()));
    row.field("decided", 1, "whether something was decided in this phase").set(0, work.decided);
    row.field("calm", 1, "whether every unhappy becomes satisfied").set(0, work.calm);
    let task = Details::of(work.task);
    row.field(
        "task",
        15,
        "what must be decided: captain, next card, passenger, wild, lover, cabins, instead, stars, chosen symbol, special, \
         tick owed, symbol owed, cabin owed, end, nothing",
    )
    .mark(task.kind);
    row.field("task-symbol", 3, "passenger, cabin owed: the symbol").mark_all(task.symbol.map(Symbol::index));
    row.field("task-flag", 1, "passenger: whether it was changed; stars: whether one was opened")
        .set(0, task.flag);
    row.field("task-number", 1, "lover: points; cabins: stars to be added; stars: stars left")
        .set(0, task.number);
    row.field("task-levels", 3, "cabins, instead: how many of each level are to be opened")
        .set_some(0, task.levels);
    row.field("task-level", 3, "instead: the level that has none left")
        .mark_all(task.level.map(Level::index));
}

/// A task taken apart.
#[derive(Default)]
struct Details {
    kind: usize,
    symbol: Option<Symbol>,
    flag: bool,
    number: u8,
    levels: [u8; 3],
    level: Option<Level>,
}

impl Details {
    fn of(task: Task) -> Details {
        let of_kind = |kind| Details { kind, ..Details::default() };
        match task {
            Task::Captain => of_kind(0),
            Task::Next => of_kind(1),
            Task::Passenger { symbol, changed } => Details { symbol, flag: changed, ..of_kind(2) },
            Task::Wild => of_kind(3),
            Task::Lover { points } => Details { number: points, ..of_kind(4) },
            Task::Cabins { levels, extra } => Details { levels, number: extra, ..of_kind(5) },
            Task::Instead { levels, level } => Details { levels, level: Some(level), ..of_kind(6) },
            Task::Stars { left, begun } => Details { number: left, flag: begun, ..of_kind(7) },
            Task::ChosenSymbol => of_kind(8),
            Task::Special => of_kind(9),
            Task::OwedTick => of_kind(10),
            Task::OwedSymbol => of_kind(11),
            Task::OwedCabin { symbol } => Details { symbol: Some(symbol), ..of_kind(12) },
            Task::End => of_kind(13),
            Task::Done => of_kind(14),
        }
    }
}
