//! Tables to test with.

use catalog::{AnyTable, GameId, with_game, with_table};
use game::{Game, Seat, Viewer};
use online::{Actor, BadLog, Founding, LogEntry, Millis, OnlineTable, Order, Proposed, SeatOwner};
use protocol::{PersonId, PersonKind, Settings, TableId};
use table::{BotLevel, Player, Table};

pub(crate) const ADA: Seat = Seat::ALL[0];
pub(crate) const GRACE: Seat = Seat::ALL[1];
/// What people agree on beside the game, as the log has it.
pub(crate) const ROOM_WORDS: [&str; 7] =
    ["~offer takeback", "~offer pause", "~offer abort", "~agree", "~decline", "~resume", "~gift"];
/// When games begin here.
pub(crate) const START: Millis = 1_000_000;

pub(crate) fn person(seat: Seat) -> PersonId {
    PersonId::from_bits(100 + seat.index() as u64)
}

/// What a table is loaded from, but for its log.
#[derive(Clone)]
pub(crate) struct Beginning {
    pub(crate) founding: Founding,
    header: String,
}

impl Beginning {
    pub(crate) fn load(&self, log: &[LogEntry]) -> Result<OnlineTable, BadLog> {
        OnlineTable::load(self.founding.clone(), &self.header, log)
    }
}

/// A table of this game as a beginner plays it, dealt from this seed, with so many people and bots behind them.
pub(crate) fn beginning(game: GameId, seed: u64, bots: usize, settings: Settings) -> Beginning {
    let game = game.default_game().unwrap();
    let seats = with_game!(&game, game => game.player_count());
    beginning_of(&game, seats, seed, bots, settings)
}

pub(crate) fn beginning_of(
    game: &catalog::AnyGame,
    seats: usize,
    seed: u64,
    bots: usize,
    settings: Settings,
) -> Beginning {
    let name = |seat: usize| ["Ada", "Grace", "Hedy", "Radia"][seat].to_owned();
    let people = seats - bots;
    let level = BotLevel::new("deckhand").unwrap();
    let players = (0..seats).map(|seat| match seat < people {
        true => Player::person(format!("seat {}", seat + 1)),
        false => Player::nameless_bot(level.clone()),
    });
    let table = AnyTable::new(game, seed, players.collect()).unwrap().with_seed(seed + 1);
    let owner = |seat: usize| match seat < people {
        true => SeatOwner::Person { id: person(Seat::ALL[seat]), kind: PersonKind::Guest, name: name(seat) },
        false => SeatOwner::Bot,
    };
    let founding = Founding {
        id: TableId::from_bits(7),
        settings,
        owner: Some(person(ADA)),
        seats: (0..seats).map(owner).collect(),
        started: START,
        outages: Vec::new(),
    };
    Beginning { founding, header: table.to_text() }
}

/// On Board for two people.
pub(crate) fn two(settings: Settings) -> OnlineTable {
    beginning(GameId::OnBoard, 1, 0, settings).load(&[]).unwrap()
}

/// Come Sail Away! for two people: both decide at the same time.
pub(crate) fn simultaneous(settings: Settings) -> OnlineTable {
    let options = come_sail_away::Options { players: 2, ..Default::default() };
    let game = come_sail_away::ComeSailAway::new(options, game::Parts::BuiltIn).unwrap();
    beginning_of(&game.into(), 2, 1, 0, settings).load(&[]).unwrap()
}

/// What the seat may do, in notation.
pub(crate) fn legal(table: &OnlineTable, seat: Seat) -> Vec<String> {
    with_table!(table.table(), table => table.legal(seat).iter().map(ToString::to_string).collect())
}

pub(crate) fn own(table: &OnlineTable, seat: Seat) -> u32 {
    with_table!(table.table(), table => table.entry_count(seat)) as u32
}

pub(crate) fn turned(table: &OnlineTable, seat: Seat) -> u32 {
    with_table!(table.table(), table => table.picture(Viewer::Seat(seat)).taken_by_others_count)
}

/// The order that does this now.
pub(crate) fn order(table: &OnlineTable, seat: Seat, act: &str) -> Order {
    Order::Act { own: own(table, seat), turned: turned(table, seat), act: act.to_owned() }
}

/// The seat's owner orders this.
pub(crate) fn gives(table: &mut OnlineTable, now: Millis, seat: Seat, order: &Order) -> LogEntry {
    match table.propose(now, Actor::Owner(seat), order) {
        Ok(Proposed::Entry(entry)) => entry,
        other => panic!("{order:?}: {other:?}"),
    }
}

/// Why the order is refused: the name of the sentence.
pub(crate) fn no(table: &mut OnlineTable, now: Millis, actor: Actor, order: &Order) -> String {
    match table.propose(now, actor, order) {
        Err(why) => why.id.into_owned(),
        other => panic!("{order:?}: {other:?}"),
    }
}

/// The seat does the first thing that offers itself.
pub(crate) fn steps(table: &mut OnlineTable, now: Millis, seat: Seat) -> LogEntry {
    let act = legal(table, seat).remove(0);
    let order = order(table, seat, &act);
    gives(table, now, seat, &order)
}

/// The seat does what offers itself until it is no longer awaited.
pub(crate) fn ends_turn(table: &mut OnlineTable, now: Millis, seat: Seat) {
    while table.awaited().contains(seat) {
        let act = with_table!(table.table(), table => quickest(table, seat));
        let order = order(table, seat, &act);
        gives(table, now, seat, &order);
    }
}

/// What ends a turn, where that is allowed, or else the first thing that is.
fn quickest<G: Game>(table: &Table<G>, seat: Seat) -> String {
    let list = table.legal(seat);
    let ends = list.iter().find(|&&action| G::ends_turn(action));
    ends.or(list.first()).map(ToString::to_string).unwrap_or_default()
}
