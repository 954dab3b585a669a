//! What a player knows as a row of numbers.

use game::{Observe, Row, Seat};

use crate::action::HAND;
use crate::sheet::LONGEST_LINE;
use crate::state::{Board, Work};
use crate::view::{PlayerView, View};
use crate::{
    Captain, Card, Level, Luggage, Objective, OnBoard, Phase, Port, Sheet, Special, Symbol, Task, Tenant,
};

/// Lovers that a sheet lists.
const LOVERS: usize = 17;

/// Phases in the order of the field.
const PHASES: [Phase; 9] = [
    Phase::Captains,
    Phase::Split,
    Phase::Offer,
    Phase::Choose,
    Phase::ChooserGives,
    Phase::SplitterGives,
    Phase::Resolve,
    Phase::Port,
    Phase::Over,
];

impl Observe for OnBoard {
    fn observe(&self, view: &View, row: &mut impl Row) {
        let own = view.viewer.seat().unwrap_or(Seat::ALL[0]);
        middle(view, own, row);
        for (name, seat) in [("own", own), ("other", own.opponent())] {
            let player = &view.players[seat];
            row.part(&[name]);
            cards(player, row);
            row.part(&[name, "board"]);
            board(Some(&player.board), row);
        }
        // The other's work is never known.
        let progress = view.players[own].progress;
        row.part(&["own"]);
        work(progress.map(|progress| progress.work).as_ref(), row);
        row.part(&["own", "shown"]);
        board(progress.as_ref().map(|progress| &progress.shown), row);
    }
}

/// What lies between the players.
fn middle(view: &View, own: Seat, row: &mut impl Row) {
    row.part(&[]);
    row.field("seat", 2, "the viewer's seat").mark(own.index());
    row.field(
        "phase",
        PHASES.len(),
        "captains, split, offer, choose, the chooser gives, the splitter gives, resolve, port, over",
    )
    .mark_all(PHASES.iter().position(|&phase| phase == view.phase));
    row.field("round", 1, "the round from 1; 0 while captains are chosen").set(0, view.round);
    row.field("first", 1, "whether the viewer splits in odd rounds").set(0, view.first == own);
    let mut seen =
        row.field("seen", Card::MOST, "for each card of earlier rounds, when it was drawn, from 1");
    (1i32..).zip(&view.seen).for_each(|(place, card)| seen.set(card.index(), place));
    let cards = view.cards.iter().enumerate();
    row.field(
        "cards",
        3 * Card::MOST,
        "for each of the three cards of this round, which it is, if it is known",
    )
    .mark_all(cards.filter_map(|(place, card)| Some(place * Card::MOST + (*card)?.index())));
    row.field("alone", 3, "which of them stands alone").mark_all(view.alone.map(usize::from));
    row.field("hidden", 2, "which pile lies face down: of one card, of two")
        .mark_all(view.hidden.map(|pile| pile as usize));
    row.field("private", 1, "whether the three were drawn for the splitter's eyes only").set(0, view.private);
    let mut ports = row.field(
        "ports",
        Port::ALL.len(),
        "for satisfied, symbols, open cabins, occupied, fewest satisfied: which port of call it was, from 1",
    );
    (1i32..).zip(&view.ports).for_each(|(place, &port)| ports.set(port as usize, place));
}

/// Captains, and the cards just taken.
fn cards(player: &PlayerView, row: &mut impl Row) {
    let kinds = Captain::ALL.len();
    row.field("captain", kinds, "the captain: give, stars, change, suns, lovers, hide")
        .mark_all(player.captain.map(|captain| captain as usize));
    let offered = player.offered.into_iter().flatten().enumerate();
    row.field("offered", 2 * kinds, "the two captains dealt")
        .mark_all(offered.map(|(place, captain)| place * kinds + captain as usize));
    let hand = || player.hand.iter().enumerate().filter_map(|(place, taken)| Some((place, (*taken)?)));
    row.field("hand", HAND * Card::MOST, "for each card just taken, which it is")
        .mark_all(hand().map(|(place, taken)| place * Card::MOST + taken.card.index()));
    row.field("gifts", HAND, "which of them were gifts")
        .mark_all(hand().filter(|(_, taken)| taken.gift).map(|(place, _)| place));
    row.field("had", 3, "symbols on the sheet when the piles were taken: sun, die, glass")
        .mark_all(Symbol::ALL.into_iter().filter(|&symbol| player.had(symbol)).map(Symbol::index));
    row.field("compensated", 1, "whether the port of call owes its compensation").set(0, player.compensated);
    row.field("done", 1, "whether the player has finished the phase").set(0, player.done);
}

fn board(board: Option<&Board>, row: &mut impl Row) {
    row.field("luggage", Luggage::ALL.len(), "luggage cards held: change, hide, lover, calm, give, stars")
        .mark_all(
            Luggage::ALL
                .into_iter()
                .filter(|&it| board.is_some_and(|board| board.has(it)))
                .map(Luggage::index),
        );
    row.field("captain-used", 1, "whether the captain's power of this leg is used up")
        .set(0, board.is_some_and(Board::captain_used));
    let sheet = board.map(Board::sheet);
    lines(sheet, row);
    tallies(sheet, row);
}

/// The cabins of the three lines.
fn lines(sheet: Option<&Sheet>, row: &mut impl Row) {
    let by_level = |of: fn(&Sheet, Level) -> u8| {
        sheet.into_iter().flat_map(move |sheet| Level::ALL.map(|level| of(sheet, level)))
    };
    row.field("cabins", 3, "cabins of each line, by stars").set_all(by_level(Sheet::cabins));
    row.field("open", 3, "open cabins of each line").set_all(by_level(Sheet::open));
    row.field("occupied", 3, "occupied cabins of each line").set_all(by_level(Sheet::occupied));
    let tenants = || {
        let lines =
            sheet.into_iter().flat_map(|sheet| Level::ALL.map(|level| (level.index(), sheet.tenants(level))));
        lines.flat_map(|(line, tenants)| tenants.iter().map(move |tenant| (line, *tenant)))
    };
    let mut counts = [0u8; 9];
    for (line, tenant) in tenants() {
        if let Tenant::Symbol(symbol) = tenant {
            counts[line * 3 + symbol.index()] += 1;
        }
    }
    row.field("symbols", 9, "for each line, its suns, dice and glasses").set_all(counts);
    let mut points =
        row.field("points", 3 * LONGEST_LINE, "for each line, the points in its other cabins, lowest first");
    let mut next = [0; 3];
    for (line, tenant) in tenants() {
        if let Tenant::Points(value) = tenant {
            points.set(line * LONGEST_LINE + next[line], value);
            next[line] += 1;
        }
    }
    let mut specials = row.field("specials", 6, "who stands before each line: a mechanic, a castaway");
    for (line, special) in sheet.into_iter().flat_map(|sheet| sheet.specials()).enumerate() {
        specials.mark_all(special.map(|special| line * 2 + usize::from(special == Special::Castaway)));
    }
}

fn tallies(sheet: Option<&Sheet>, row: &mut impl Row) {
    let lovers = sheet.map_or(&[][..], Sheet::lovers);
    row.field("lovers", 1, "lovers aboard").set(0, lovers.len() as i32);
    row.field("lover-points", LOVERS, "what each of them is worth").set_all(lovers.iter().copied());
    row.field("boxed", 3, "suns, dice and glasses in boxes of their own")
        .set_all(sheet.into_iter().flat_map(Sheet::boxed));
    row.field("satisfied", 1, "satisfied passengers").set(0, sheet.map_or(0, Sheet::satisfied));
    row.field("unhappy", 1, "unhappy passengers").set(0, sheet.map_or(0, Sheet::unhappy));
    row.field("sun-points", 1, "points that suns brought at ports")
        .set(0, sheet.map_or(0, Sheet::sun_points));
    row.field("ports-won", 1, "ports of call that paid the award").set(0, sheet.map_or(0, Sheet::ports_won));
    row.field(
        "objectives",
        Objective::ALL.len(),
        "objectives taken: empty cabins, a chosen symbol, suns, dice, glasses, trios, ports, satisfied, unhappy, three stars",
    )
    .mark_all(sheet.into_iter().flat_map(Sheet::objectives).map(Objective::index));
    row.field("chosen", 3, "the symbol chosen for an objective")
        .mark_all(sheet.and_then(|sheet| Some(sheet.chosen()?.index())));
}

/// What the viewer does in a phase that both play at once.
fn work(work: Option<&Work>, row: &mut impl Row) {
    let none = Work::new(Task::Done);
    let there = work.is_some();
    let work = work.unwrap_or(&none);
    row.field("progress", 1, "whether what follows is known").set(0, there);
    row.field("resolved", HAND, "cards of the hand that are resolved")
        .mark_all(work.resolved.iter().map(|place| place.index()));
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
        .set_all(task.levels);
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
