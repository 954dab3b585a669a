//! What a player knows as a row of numbers.

use game::{Game, Observe, Row, Seat, Viewer};

use crate::state::Turn;
use crate::view::{PlayerView, View};
use crate::{Card, Colour, ComeSailAway, Decision, Facility, Origins, Room, Rooms, Ship, Tile};

/// The viewer first, then the others in the order of their seats.
const PLAYERS: [&str; 4] = ["own", "other-1", "other-2", "other-3"];

const COLOURS: usize = Colour::ALL.len();
const FACILITIES: usize = Facility::ALL.len();
const TILES: usize = COLOURS + FACILITIES + 1;
/// Passengers of a card, by place and colour, and who of them carries luggage.
const FACE: usize = 4 * COLOURS + 4;

/// How many numbers there are of the plan, and of a player's cards, turn and ship.
const PLAN: usize = Rooms::MAIN.len() * TILES;
const CARDS: usize = 2 * Card::COUNT + 2 * FACE + Card::COUNT + 2 * PLAYERS.len();
const TURN: usize = 28 + 3 * Room::COUNT + COLOURS + FACILITIES;
const SHIP: usize = Room::COUNT * COLOURS + Room::COUNT + 2 * COLOURS + 11;

/// A ship that is not known is a row of noughts, as this one.
static NOTHING: Ship = Ship::unbuilt();

impl Observe for ComeSailAway {
    /// Who looked, the round, and whether the game is over.
    type Earlier = (Viewer, u8, bool);

    fn earlier(view: &View) -> (Viewer, u8, bool) {
        (view.viewer, view.round, view.over)
    }

    fn observe(&self, view: &View, before: Option<(Viewer, u8, bool)>, row: &mut impl Row) {
        let own = view.viewer.seat().unwrap_or(Seat::ALL[0]);
        // Cards change hands, and others' ships are seen, when a round is over (CSA-38, CSA-41).
        let same_round = before == Some(Self::earlier(view));
        table(view, own, [before.is_some(), same_round], row);
        for (place, name) in PLAYERS.into_iter().enumerate().take(self.player_count()) {
            let player = view.player(self.beside(own, place));
            row.part(&[name]);
            row.block::<CARDS>(same_round, |row| self.cards(player, own, row));
            let done = player.is_some_and(|player| player.done);
            row.field("done", 1, "whether the round is finished").set(0, done);
            let progress = player.and_then(|player| player.progress.as_ref());
            let theirs = same_round && place > 0;
            row.block::<TURN>(theirs, |row| turn(progress.map(|progress| &progress.turn), row));
            row.part(&[name, "ship"]);
            ship(player.map_or(&NOTHING, |player| &player.ship), theirs, row);
            row.part(&[name, "shown"]);
            ship(progress.map_or(&NOTHING, |progress| &progress.shown), same_round, row);
        }
        row.part(&["own"]);
        let ship = view.player(own).map_or(&NOTHING, |player| &player.ship);
        row.block::<{ Room::COUNT * COLOURS }>(false, |row| takes(ship, row));
    }
}

// What writes a block becomes part of it, where the length is known: called, it would look for the end at every field.

/// What lies in the middle.
fn table(view: &View, own: Seat, [same_game, same_round]: [bool; 2], row: &mut impl Row) {
    row.part(&[]);
    row.block::<7>(false, |row| {
        row.field("seat", 4, "the viewer's seat").mark(own.index());
        row.field("round", 1, "the round, from 1 to 12").set(0, view.round);
        row.field("over", 1, "whether the game is over").set(0, view.over);
        row.field("deck-left", 1, "cards left to draw").set(0, view.deck_left);
    });
    // It is laid once.
    row.block::<PLAN>(same_game, |row| plan(view, row));
    row.block::<{ 3 * FACILITIES }>(false, |row| tokens(view, row));
    row.block::<{ Card::COUNT }>(same_round, |row| {
        row.field("boxed", Card::COUNT, "alone: cards put back into the box")
            .mark_all(view.boxed.iter().map(|card| card.index()));
    });
}

#[inline(always)]
fn tokens(view: &View, row: &mut impl Row) {
    let tokens = || view.tokens.iter().map(|token| (token.facility.index(), token));
    row.field("tokens", FACILITIES, "facilities 1 to 10 that have a bonus number token")
        .mark_all(tokens().map(|(place, _)| place));
    row.field("tokens-up", FACILITIES, "those whose token lies face up")
        .mark_all(tokens().filter(|(_, token)| token.face_up).map(|(place, _)| place));
    let mut rounds =
        row.field("token-rounds", FACILITIES, "alone: the last round in which each brings its token");
    tokens().for_each(|(place, token)| rounds.set(place, token.space.unwrap_or(0)));
}

fn plan(view: &View, row: &mut impl Row) {
    let tiles = Rooms::MAIN.iter().filter_map(|room| Some((room, view.plan.tile(room)?)));
    row.field(
        "plan",
        PLAN,
        "for each room from a0 to c3, its tile: five guest cabins by colour, facilities 1 to 10, the staircase",
    )
    .mark_all(tiles.map(|(room, found)| room.index() * TILES + tile(found)));
}

fn tile(tile: Tile) -> usize {
    match tile {
        Tile::GuestCabin(colour) => colour.index(),
        Tile::Facility(facility) => COLOURS + facility.index(),
        Tile::Staircase => TILES - 1,
    }
}

impl ComeSailAway {
    /// Who sits so many seats after this one.
    fn beside(&self, own: Seat, place: usize) -> Seat {
        Seat::ALL[(own.index() + place) % self.player_count().clamp(1, 4)]
    }

    #[inline(always)]
    fn cards(&self, player: Option<&PlayerView>, own: Seat, row: &mut impl Row) {
        let hand = || {
            let cards = player.into_iter().flat_map(|player| player.hand).enumerate();
            cards.filter_map(|(slot, card)| Some((slot, card?)))
        };
        row.field(
            "hand",
            2 * Card::COUNT,
            "for each of the two cards of the hand, which it is, if it is known",
        )
        .mark_all(hand().map(|(slot, card)| slot * Card::COUNT + card.index()));
        let mut faces = row.field(
            "hand-faces",
            2 * FACE,
            "for each card of the hand: the colour of each of four passengers, then which of them carries luggage",
        );
        for (slot, card) in hand() {
            let face = self.parts.face(card);
            let colours = face.passengers().iter().enumerate();
            faces.mark_all(colours.map(|(place, colour)| slot * FACE + place * COLOURS + colour.index()));
            faces.mark(slot * FACE + 4 * COLOURS + usize::from(face.luggage()));
        }
        let mut used = row.field("used", Card::COUNT, "for each card, the round in which the player used it");
        let cards = player.into_iter().flat_map(|player| &player.used);
        (1i32..).zip(cards).for_each(|(round, card)| used.set(card.index(), round));
        let mut known =
            row.field("known", 2 * PLAYERS.len(), "for each card of the hand, which players know it");
        for (slot, seats) in player.iter().flat_map(|player| player.known).enumerate() {
            let knowing = (0..self.player_count()).filter(|&place| seats.contains(self.beside(own, place)));
            known.mark_all(knowing.map(|place| slot * PLAYERS.len() + place));
        }
    }
}

/// How far a player is in the round.
#[inline(always)]
fn turn(turn: Option<&Turn>, row: &mut impl Row) {
    let start = Turn::START;
    let there = turn.is_some();
    let turn = turn.unwrap_or(&start);
    row.field("progress", 1, "whether the rest of the turn is known").set(0, there);
    let (kind, origins, origin, colour, slot) = decision(turn.decision);
    row.field(
        "decision",
        11,
        "what must be decided: card, order, enter, take, seat, reader, cabin, berth, flip, end, nothing",
    )
    .mark(kind);
    row.field("take-from", 3, "take: from where a passenger may come: pier, staircase, disgruntled")
        .set_bits::<3>(0, origins.bits().into());
    row.field("seat-from", 3, "seat: where the passenger comes from").mark_all(origin);
    row.field("seat-colour", COLOURS, "seat, reader: the passenger's colour").mark_all(colour);
    row.field("berth-slot", 5, "berth: which small cabin of the rack is to be added").mark_all(slot);
    row.field("chosen", 2, "which card of the hand was chosen; the first until one is")
        .mark((turn.slot & 1).into());
    row.field("reversed", 1, "whether passengers board from right to left").set(0, turn.reversed);
    row.field("placed", 1, "passengers of the card that are placed").set(0, turn.placed);
    row.field("here", Room::COUNT, "the room the last passenger entered")
        .mark_all(turn.here.map(Room::index));
    row.field("visited", Room::COUNT, "rooms the card's path has run through")
        .set_bits::<{ Room::COUNT }>(0, turn.visited.bits());
    row.field("luggage-in-cabin", 1, "whether the passenger with luggage went into a cabin")
        .set(0, turn.luggage_in_cabin);
    row.field("full", Room::COUNT, "full rooms that wait to be flipped")
        .set_bits::<{ Room::COUNT }>(0, turn.full.bits());
    row.field("completed", FACILITIES, "facilities completed in this round")
        .set_bits::<FACILITIES>(0, turn.completed.bits());
}

type Details = (usize, Origins, Option<usize>, Option<usize>, Option<usize>);

/// The kind of a decision, and what belongs to it: origins to choose from, an origin, a colour, a slot of the rack.
fn decision(decision: Decision) -> Details {
    let of_kind = |kind| (kind, Origins::NONE, None, None, None);
    match decision {
        Decision::Card => of_kind(0),
        Decision::Order => of_kind(1),
        Decision::Enter => of_kind(2),
        Decision::Take(origins) => (3, origins, None, None, None),
        Decision::Seat { origin, colour } => {
            (4, Origins::NONE, Some(origin.index()), Some(colour.index()), None)
        }
        Decision::Reader { colour } => (5, Origins::NONE, None, Some(colour.index()), None),
        Decision::Cabin => of_kind(6),
        Decision::Berth { slot } => (7, Origins::NONE, None, None, Some(slot.into())),
        Decision::Flip => of_kind(8),
        Decision::End => of_kind(9),
        Decision::Done => of_kind(10),
    }
}

fn ship(ship: &Ship, as_before: bool, row: &mut impl Row) {
    row.block::<SHIP>(as_before, |row| {
        let mut inside =
            row.field("inside", Room::COUNT * COLOURS, "for each room, its passengers by colour");
        ship.peopled().iter().for_each(|room| inside.set_some(room.index() * COLOURS, ship.inside(room)));
        row.field("down", Room::COUNT, "rooms that lie face down")
            .set_bits::<{ Room::COUNT }>(0, ship.down().bits());
        row.field("bar-outer", COLOURS, "the colour of the bar's outer seats")
            .mark_all(ship.bar_outer().map(Colour::index));
        row.field("disgruntled", COLOURS, "disgruntled passengers by colour")
            .set_some(0, *ship.disgruntled());
        row.field("luggage", 1, "where the luggage token is on its track").set(0, ship.luggage());
        row.field("tokens", 1, "bonus scoring tokens received").set(0, ship.tokens());
        let number = |tile: Option<u8>| tile.map_or(0, |tile| i32::from(tile) + 1);
        row.field("rack", 5, "the small cabins above the track, by number from 1")
            .set_some(0, ship.rack().map(number));
        row.field("berths", 4, "the small cabins at stern and bow, by number from 1")
            .set_some(0, Room::BERTHS.map(|room| number(ship.berth(room))));
    });
}

/// Follows from the rest, and spares who learns the rules of the rooms.
#[inline(always)]
fn takes(ship: &Ship, row: &mut impl Row) {
    let mut takes = row.field("takes", Room::COUNT * COLOURS, "for each room, the colours that it takes now");
    for room in ship.built().minus(ship.down()).iter() {
        takes.set_bits::<COLOURS>(room.index() * COLOURS, ship.takes(room).bits().into());
    }
}
