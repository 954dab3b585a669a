//! What a player knows of a position between rounds, for the learned value.

use game::{Game, Seat};
use on_board::{
    Board, Captain, Edition, Face, Guest, Level, Luggage, Objective, OnBoard, Phase, Sheet, Special, State,
    Symbol,
};

use crate::Features;

/// Stages of the game: the last leg round by round, the others by halves and thirds, the choice of captains.
pub(super) const STAGES: usize = 13;
/// For each leg from the last to the first, by rounds until its port.
const STAGE: [[u8; 7]; 4] =
    [[0, 1, 2, 3, 4, 4, 4], [5, 5, 6, 6, 7, 7, 7], [8, 8, 8, 9, 9, 9, 9], [10, 10, 10, 11, 11, 11, 11]];
/// Before the first round.
const BEFORE: usize = 12;

/// Counts that are told apart in most groups.
const COUNTS: usize = 10;
/// Differences that are told apart, and the one that is even.
const DIFFERENCES: usize = 19;
const EVEN: i32 = 9;
/// Points ahead that are told apart, and how wide each step is.
const MARGINS: usize = 41;
const MARGIN: i32 = 3;
/// Kinds of cards whose number left matters.
const KINDS: usize = 12;

/// Where each group of features of one sheet begins.
mod own {
    use super::COUNTS;

    /// Empty cabins of each level.
    pub(super) const VACANT: usize = 0;
    /// The same for all levels together.
    pub(super) const ROOM: usize = VACANT + 3 * COUNTS;
    pub(super) const CLOSED: usize = ROOM + 64;
    pub(super) const OCCUPIED: usize = CLOSED + 3 * 13;
    /// Cabins that could take a lover.
    pub(super) const ALONE: usize = OCCUPIED + 24;
    pub(super) const SYMBOLS: usize = ALONE + 6;
    /// Two kinds of symbols at once.
    pub(super) const PAIRS: usize = SYMBOLS + 3 * COUNTS;
    /// Which symbols are there at all.
    pub(super) const ANY: usize = PAIRS + 3 * 36;
    /// Dice in cabins: others tick nothing.
    pub(super) const DICE: usize = ANY + 8;
    /// Objectives taken, and those that nobody has seen yet, with what they count.
    pub(super) const HELD: usize = DICE + COUNTS;
    pub(super) const AHEAD: usize = HELD + 10 * COUNTS;
    pub(super) const CHOSEN: usize = AHEAD + 10 * COUNTS;
    pub(super) const SATISFIED: usize = CHOSEN + 3 * COUNTS;
    /// How many more satisfied the next point takes.
    pub(super) const THIRDS: usize = SATISFIED + 40;
    pub(super) const UNHAPPY: usize = THIRDS + 3;
    pub(super) const PORTS: usize = UNHAPPY + 16;
    pub(super) const LOVERS: usize = PORTS + 5;
    pub(super) const CAPTAIN: usize = LOVERS + COUNTS;
    /// The captain of the suns with the number of suns.
    pub(super) const SUN_CAPTAIN: usize = CAPTAIN + 12;
    pub(super) const LUGGAGE: usize = SUN_CAPTAIN + COUNTS;
    /// Special passengers, with the cabins they count.
    pub(super) const SPECIAL: usize = LUGGAGE + 6;
    pub(super) const NO_SPECIAL: usize = SPECIAL + 3 * 2 * 13;
    pub(super) const COUNT: usize = NO_SPECIAL + 3;
}

const RIVAL: usize = own::COUNT;
/// Edition and extensions.
const BOX: usize = 2 * own::COUNT;
const SPLITS: usize = BOX + 9;
/// Rounds left, before a port and otherwise.
const ROUNDS: usize = SPLITS + 2;
/// What each port that may still come would compare: at once, as the next one, or later.
const PORT: usize = ROUNDS + 2 * 26;
const AHEAD: usize = PORT + 5 * 3 * DIFFERENCES;
const DRAWN: usize = AHEAD + MARGINS;
/// How many features there are.
pub(super) const COUNT: usize = DRAWN + KINDS * 24;

/// Adds what the seat knows; the stage of the game.
pub(super) fn collect(game: &OnBoard, state: &State, seat: Seat, out: &mut Features) -> usize {
    let rival = seat.opponent();
    let (mine, theirs) = (state.board(seat), state.board(rival));
    sheet_features(mine, theirs, state.captain(seat), 0, out);
    // Captains are chosen in secret.
    let captain = state.captain(rival).filter(|_| state.phase() != Phase::Captains);
    sheet_features(theirs, mine, captain, RIVAL, out);
    out.add(BOX + box_number(game));
    let time = Time::of(game, state);
    out.add(SPLITS + usize::from(time.splitter == seat));
    out.add(ROUNDS + 26 * usize::from(time.until_port == 0) + usize::from(time.left.min(25)));
    let soon = match time.until_port {
        0 => 0,
        1..=2 => 1,
        _ => 2,
    };
    for &port in game.ports_ahead(state) {
        let ahead = (state.element(port, seat) - state.element(port, rival)).clamp(-EVEN, EVEN) + EVEN;
        out.add(PORT + (port as usize * 3 + soon) * DIFFERENCES + ahead as usize);
    }
    let margin = game.points(state, seat) - game.points(state, rival);
    let most = MARGINS as i32 / 2;
    out.add(AHEAD + ((margin + MARGIN / 2).div_euclid(MARGIN).clamp(-most, most) + most) as usize);
    for (kind, &count) in drawn(game, state, time.done).iter().enumerate() {
        out.add(DRAWN + kind * 24 + usize::from(count.min(23)));
    }
    time.stage
}

/// How far the game is.
struct Time {
    /// Rounds played, and rounds to come.
    done: u8,
    left: u8,
    /// Rounds until the next port: none if it is reached now.
    until_port: u8,
    /// Who splits next.
    splitter: Seat,
    stage: usize,
}

impl Time {
    fn of(game: &OnBoard, state: &State) -> Time {
        let rounds = game.options().rounds();
        let leg = rounds / 4;
        // Before the piles are taken nobody has anything of the round, and not everybody knows its cards.
        let fresh = matches!(state.phase(), Phase::Split | Phase::Offer | Phase::Choose);
        let done = state.round().saturating_sub(u8::from(fresh));
        let reached = if fresh { done / leg } else { game.ports_reached(state) as u8 };
        let until_port = ((reached + 1) * leg).saturating_sub(done);
        let splitter = if fresh { state.splitter() } else { state.splitter().opponent() };
        let legs_left = usize::from(3u8.saturating_sub(reached));
        let stage = match state.phase() {
            Phase::Captains => BEFORE,
            _ => STAGE[legs_left][usize::from(until_port.min(6))].into(),
        };
        Time { done, left: rounds.saturating_sub(done), until_port, splitter, stage }
    }
}

fn box_number(game: &OnBoard) -> usize {
    let options = game.options();
    match options.edition {
        Edition::BienvenueABord => 8,
        Edition::OnBoard => {
            usize::from(options.captains)
                + 2 * usize::from(options.luggage)
                + 4 * usize::from(options.special_passengers)
        }
    }
}

/// What lies before one player; `other` is what lies before the other one.
fn sheet_features(board: &Board, other: &Board, captain: Option<Captain>, base: usize, out: &mut Features) {
    let sheet = board.sheet();
    cabin_features(sheet, base, out);
    symbol_features(sheet, base, out);
    for objective in Objective::ALL {
        let group = if sheet.aims_at(objective) {
            own::HELD
        } else if other.sheet().aims_at(objective) {
            continue;
        } else {
            own::AHEAD
        };
        out.add(base + group + objective as usize * COUNTS + counted(sheet, objective).min(COUNTS - 1));
    }
    let satisfied = usize::from(sheet.satisfied());
    out.add(base + own::SATISFIED + satisfied.min(39));
    if sheet.aims_at(Objective::SatisfiedTrios) {
        out.add(base + own::THIRDS + satisfied % 3);
    }
    out.add(base + own::UNHAPPY + usize::from(sheet.unhappy().min(15)));
    out.add(base + own::PORTS + usize::from(sheet.ports_won().min(4)));
    out.add(base + own::LOVERS + sheet.lovers().len().min(COUNTS - 1));
    if let Some(captain) = captain {
        out.add(base + own::CAPTAIN + 2 * captain as usize + usize::from(board.captain_used()));
        if captain == Captain::Suns {
            out.add(base + own::SUN_CAPTAIN + few(sheet.symbols(Symbol::Sun)));
        }
    }
    for luggage in Luggage::ALL {
        if board.has(luggage) {
            out.add(base + own::LUGGAGE + luggage as usize);
        }
    }
}

fn few(count: u8) -> usize {
    usize::from(count).min(COUNTS - 1)
}

fn cabin_features(sheet: &Sheet, base: usize, out: &mut Features) {
    let (mut room, mut occupied) = (0, 0);
    for (level, special) in Level::ALL.into_iter().zip(sheet.specials()) {
        let i = level.index();
        out.add(base + own::VACANT + i * COUNTS + few(sheet.vacant(level)));
        out.add(base + own::CLOSED + i * 13 + usize::from(sheet.closed(level)));
        room = room * 4 + usize::from(sheet.vacant(level).min(3));
        occupied += usize::from(sheet.occupied(level));
        out.add(match special {
            None => base + own::NO_SPECIAL + i,
            Some(Special::Mechanic) => base + own::SPECIAL + i * 26 + usize::from(sheet.occupied(level)),
            Some(Special::Castaway) => base + own::SPECIAL + i * 26 + 13 + usize::from(sheet.vacant(level)),
        });
    }
    out.add(base + own::ROOM + room);
    out.add(base + own::OCCUPIED + occupied.min(23));
    out.add(base + own::ALONE + occupied.saturating_sub(sheet.lovers().len()).min(5));
}

fn symbol_features(sheet: &Sheet, base: usize, out: &mut Features) {
    let counts = Symbol::ALL.map(|symbol| few(sheet.symbols(symbol)));
    let mut any = 0;
    for (i, &count) in counts.iter().enumerate() {
        out.add(base + own::SYMBOLS + i * COUNTS + count);
        let next = counts[(i + 1) % 3];
        out.add(base + own::PAIRS + i * 36 + count.min(5) * 6 + next.min(5));
        any |= usize::from(count > 0) << i;
    }
    out.add(base + own::ANY + any);
    out.add(base + own::DICE + few(sheet.in_cabins(Symbol::Die)));
    if let Some(symbol) = sheet.chosen() {
        out.add(base + own::CHOSEN + symbol.index() * COUNTS + few(sheet.symbols(symbol)));
    }
}

/// How much a sheet has of what an objective counts.
fn counted(sheet: &Sheet, objective: Objective) -> usize {
    let counts = || Symbol::ALL.map(|symbol| sheet.symbols(symbol));
    let counted = match objective {
        Objective::EmptyCabins => Level::ALL.into_iter().map(|level| sheet.vacant(level)).sum(),
        Objective::ChosenSymbol => match sheet.chosen() {
            Some(symbol) => sheet.symbols(symbol),
            None => counts().into_iter().max().unwrap_or(0),
        },
        Objective::Suns => sheet.symbols(Symbol::Sun),
        Objective::Dice => sheet.symbols(Symbol::Die),
        Objective::Glasses => sheet.symbols(Symbol::Glass),
        Objective::Trios => counts().into_iter().min().unwrap_or(0),
        Objective::Ports => sheet.ports_won(),
        Objective::SatisfiedTrios => sheet.satisfied() / 3,
        Objective::Unhappy => sheet.unhappy(),
        Objective::ThreeStarCabins => sheet.open(Level::Three),
    };
    usize::from(counted)
}

/// How many cards of each kind were drawn.
fn drawn(game: &OnBoard, state: &State, rounds: u8) -> [u8; KINDS] {
    let parts = game.components();
    let mut counts = [0; KINDS];
    for &card in state.drawn(rounds) {
        let kind = match parts.face(card) {
            Face::Passenger { guest, level } => {
                counts[level.index()] += 1;
                match guest {
                    Guest::Symbol(symbol) => 3 + symbol.index(),
                    Guest::Wild => 6,
                    Guest::Conditional { .. } => 7,
                    Guest::Points(_) => 8,
                }
            }
            Face::Lover { .. } => 9,
            Face::Cabins([_, 0, 0]) => 10,
            Face::Cabins(_) | Face::Stars(_) => 11,
            Face::Objective(_) | Face::Luggage(_) | Face::Mechanic | Face::Castaway => continue,
        };
        counts[kind] += 1;
    }
    counts
}
