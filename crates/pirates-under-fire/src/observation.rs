//! What a player knows as a row of numbers.

use game::{Observe, Row, Seat};

use crate::view::{TilesView, View};
use crate::{
    Counts, DummyMine, Effect, Icon, Mercenary, PiratesUnderFire, Player, Sea, Ship, Space, Spaces, Step,
    Value,
};

const VALUES: usize = Value::ALL.len();

/// How many numbers there are of the table, of printed icons, of the sea, of the dummy mine, of the turn, and of a player.
const TABLE: usize = 7 + Mercenary::COUNT;
const ICONS: usize = Space::COUNT * Icon::ALL.len();
const SEA: usize = (7 + VALUES) * Space::COUNT;
const DUMMY: usize = 6 + 2 * Space::COUNT;
const TURN: usize = 18 + Mercenary::COUNT + Effect::ALL.len() + 2 * Space::COUNT + VALUES;
const PLAYER: usize = 10 + 3 * VALUES;

impl Observe for PiratesUnderFire {
    type Earlier = ();

    fn earlier(_: &View) {}

    fn observe(&self, view: &View, before: Option<()>, row: &mut impl Row) {
        let own = view.viewer.seat().unwrap_or(Seat::ALL[0]);
        let open = &view.open;
        row.part(&[]);
        row.block::<TABLE>(false, |row| table(view, own, row));
        // Icons are printed.
        row.block::<ICONS>(before.is_some(), |row| icons(&open.sea, row));
        row.block::<SEA>(false, |row| sea(&open.sea, own, row));
        row.block::<DUMMY>(false, |row| dummy(view, own, row));
        row.block::<TURN>(false, |row| turn(view, own, row));
        for (name, seat) in [("own", own), ("other", own.opponent())] {
            row.part(&[name]);
            row.block::<PLAYER>(false, |row| {
                player(open.player(seat), row);
                tiles(&view.tiles[seat], row);
            });
        }
    }
}

// What writes a block becomes part of it, where the length is known: called, it would look for the end at every field.

#[inline(always)]
fn table(view: &View, own: Seat, row: &mut impl Row) {
    let open = &view.open;
    row.field("seat", 2, "the viewer's seat").mark(own.index());
    row.field("first", 1, "whether the viewer began").set(0, open.first == own);
    row.field("turns", 1, "turns that are over, both players' together").set(0, open.turns);
    row.field("on-turn", 1, "whether it is the viewer's turn").set(0, open.on_turn() == own);
    row.field("shields-left", 1, "shields in the supply").set(0, open.shields);
    row.field("mines-left", 1, "mines in the supply").set(0, open.mines);
    row.field("offered", Mercenary::COUNT, "mercenaries that can still be bought")
        .set_bits::<{ Mercenary::COUNT }>(0, open.offered.bits());
}

fn spaces(set: Spaces) -> impl Iterator<Item = usize> {
    set.iter().map(Space::index)
}

fn icons(sea: &Sea, row: &mut impl Row) {
    row.field(
        "icons",
        ICONS,
        "for each space from a1 to g6, row by row, its icon: point, orthogonal shot, diagonal shot, repair, mine, tile",
    )
    .mark_all(Space::all().map(|space| space.index() * Icon::ALL.len() + sea.icon(space) as usize));
}

#[inline(always)]
fn sea(sea: &Sea, own: Seat, row: &mut impl Row) {
    let other = own.opponent();
    row.field("own-active", Space::COUNT, "active ships of the viewer")
        .mark_all(spaces(sea.fleet(own).active));
    row.field("own-burning", Space::COUNT, "burning ships of the viewer")
        .mark_all(spaces(sea.fleet(own).burning));
    row.field("other-active", Space::COUNT, "active ships of the other")
        .mark_all(spaces(sea.fleet(other).active));
    row.field("other-burning", Space::COUNT, "burning ships of the other")
        .mark_all(spaces(sea.fleet(other).burning));
    let fleets = [own, other].map(|seat| sea.fleet(seat).active | sea.fleet(seat).burning);
    let mut values =
        row.field("values", Space::COUNT * VALUES, "for each space, the value of the ship there");
    let mut hired = [0; Space::COUNT];
    for space in (fleets[0] | fleets[1]).iter() {
        match sea.ship(space) {
            Some(Ship::Own(value)) => values.mark(space.index() * VALUES + value.index()),
            Some(Ship::Hired(mercenary)) => hired[space.index()] = mercenary.number(),
            None => {}
        }
    }
    row.field("mercenaries", Space::COUNT, "for each space, the number of the mercenary there, from 1")
        .set_some(0, hired);
    row.field("shields", Space::COUNT, "for each space, its shields").set_some(0, sea.shields);
    row.field("mines", Space::COUNT, "spaces with a mine").mark_all(spaces(sea.mines()));
}

/// What is known of the dummy mine.
#[inline(always)]
fn dummy(view: &View, own: Seat, row: &mut impl Row) {
    let (kind, placer) = match view.open.dummy {
        DummyMine::Aside => (0, None),
        DummyMine::Coming => (1, None),
        DummyMine::Among { placer, .. } => (2, Some(placer)),
        DummyMine::Gone => (3, None),
    };
    row.field("dummy", 4, "the dummy mine: put aside, being placed, among the mines, gone").mark(kind);
    row.field("dummy-placer", 2, "who placed it: the viewer, the other")
        .mark_all(placer.map(|placer| usize::from(placer != own)));
    row.field("dummy-suspects", Space::COUNT, "mines that may be the dummy for all that everybody knows")
        .mark_all(spaces(view.open.suspects()));
    row.field("dummy-space", Space::COUNT, "where it is, if the viewer knows")
        .mark_all(view.dummy.map(Space::index));
}

#[inline(always)]
fn turn(view: &View, own: Seat, row: &mut impl Row) {
    let turn = &view.open.turn;
    let (kind, mercenary, stranded) = match turn.step {
        Step::Choose => (0, None, None),
        Step::Lay { mercenary } => (1, mercenary, None),
        Step::Effects => (2, None, None),
        Step::Dummy => (3, None, None),
        Step::Reserve => (4, None, None),
        Step::Over { stranded } => (5, None, stranded),
    };
    row.field("laid", 1, "whether the main action of the turn is done").set(0, turn.laid);
    row.field("hired", 1, "whether a mercenary was bought").set(0, turn.hired);
    row.field("step", 6, "what must be decided: a ship or the end, its space, effects, the dummy, a tile of the reserve, nothing")
        .mark(kind);
    row.field("laying", Mercenary::COUNT, "the mercenary about to be laid")
        .mark_all(mercenary.map(Mercenary::index));
    row.field("stranded", 2, "who had no space for a ship and lost: the viewer, the other")
        .mark_all(stranded.map(|seat| usize::from(seat != own)));
    row.field("pending", Effect::ALL.len(), "effects not yet carried out, how many of each kind")
        .set_some(0, Effect::ALL.map(|effect| turn.pending.count(effect)));
    row.field("from", Space::COUNT, "the ship just laid, from which shots start")
        .mark_all(turn.from.map(Space::index));
    row.field("diagonals", 8, "directions in which the mercenary has not fired yet")
        .set_bits::<8>(0, turn.diagonals.bits().into());
    row.field("placed", Space::COUNT, "mines that the mercenary has placed").mark_all(spaces(turn.placed));
    row.field("chosen", VALUES, "the value of the ship about to be laid")
        .mark_all(view.chosen.map(Value::index));
}

#[inline(always)]
fn player(player: &Player, row: &mut impl Row) {
    row.field("gold", 1, "gold").set(0, player.gold);
    row.field("points", 1, "victory points taken").set(0, player.points);
    row.field("mines", 1, "mines taken that count").set(0, player.mines);
    row.field("extra", 1, "by how many tiles the hand has grown").set(0, player.extra);
    row.field("looked", 1, "whether the reserve was looked through").set(0, player.looked);
    row.field("laid", VALUES, "ships laid so far, by value").set_some(0, by_value(player.laid));
}

#[inline(always)]
fn tiles(tiles: &TilesView, row: &mut impl Row) {
    row.field("hand", 1, "tiles in the hand").set(0, tiles.hand);
    row.field("draw", 1, "tiles left to draw").set(0, tiles.draw);
    row.field("reserve", 1, "tiles left in the reserve").set(0, tiles.reserve);
    row.field("hand-seen", 1, "whether the hand is known").set(0, tiles.seen_hand.is_some());
    row.field("hand-values", VALUES, "the hand by value, if it is known")
        .set_some(0, by_value(tiles.seen_hand.unwrap_or_default()));
    row.field("reserve-seen", 1, "whether the reserve is known").set(0, tiles.seen_reserve.is_some());
    row.field("reserve-values", VALUES, "the reserve by value, if it is known")
        .set_some(0, by_value(tiles.seen_reserve.unwrap_or_default()));
}

fn by_value(counts: Counts) -> [u8; VALUES] {
    Value::ALL.map(|value| counts.of(value))
}
