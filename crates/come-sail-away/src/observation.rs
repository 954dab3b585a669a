//! What a player knows as a row of numbers.

use game::{Game, Observe, Row, Seat};

use crate::state::Turn;
use crate::view::{PlayerView, View};
use crate::{Card, Colour, ComeSailAway, Decision, Facility, Room, Rooms, Ship, Tile};

/// The viewer first, then the others in the order of their seats.
const PLAYERS: [&str; 4] = ["own", "other-1", "other-2", "other-3"];

const COLOURS: usize = Colour::ALL.len();
const TILES: usize = COLOURS + Facility::ALL.len() + 1;
/// Passengers of a card, by place and colour, and who of them carries luggage.
const FACE: usize = 4 * COLOURS + 4;

impl Observe for ComeSailAway {
    fn observe(&self, view: &View, row: &mut impl Row) {
        let own = view.viewer.seat().unwrap_or(Seat::ALL[0]);
        let from_own = |place: usize| Seat::ALL[(own.index() + place) % self.players().clamp(1, 4)];
        table(view, own, row);
        for (place, name) in PLAYERS.into_iter().enumerate().take(self.players()) {
            let player = view.player(from_own(place));
            let known_to = |seats: game::Seats, place| seats.contains(from_own(place));
            row.part(&[name]);
            self.cards(player, row);
            let mut known =
                row.field("known", 2 * PLAYERS.len(), "for each card of the hand, which players know it");
            for (slot, seats) in player.iter().flat_map(|player| player.known).enumerate() {
                let knowing = (0..self.players()).filter(|&place| known_to(seats, place));
                known.mark_all(knowing.map(|place| slot * PLAYERS.len() + place));
            }
            let done = player.is_some_and(|player| player.done);
            row.field("done", 1, "whether the round is finished").set(0, done);
            let progress = player.and_then(|player| player.progress.as_ref());
            turn(progress.map(|progress| &progress.turn), row);
            row.part(&[name, "ship"]);
            ship(player.map(|player| &player.ship), row);
            row.part(&[name, "shown"]);
            ship(progress.map(|progress| &progress.shown), row);
        }
        row.part(&["own"]);
        takes(view.player(own).map(|player| &player.ship), row);
    }
}

/// What lies in the middle.
fn table(view: &View, own: Seat, row: &mut impl Row) {
    row.part(&[]);
    row.field("seat", 4, "the viewer's seat").mark(own.index());
    row.field("round", 1, "the round, from 1 to 12").set(0, view.round);
    row.field("over", 1, "whether the game is over").set(0, view.over);
    row.field("deck-left", 1, "cards left to draw").set(0, view.deck_left);
    let mut plan = row.field(
        "plan",
        Rooms::MAIN.len() * TILES,
        "for each room from a0 to c3, its tile: five guest cabins by colour, facilities 1 to 10, the staircase",
    );
    plan.mark_all(
        Rooms::MAIN.iter().filter_map(|room| Some(room.index() * TILES + tile(view.plan.tile(room)?))),
    );
    let tokens = || view.tokens.iter().map(|token| (token.facility.index(), token));
    let number = Facility::ALL.len();
    row.field("tokens", number, "facilities 1 to 10 that have a bonus number token")
        .mark_all(tokens().map(|(place, _)| place));
    row.field("tokens-up", number, "those whose token lies face up")
        .mark_all(tokens().filter(|(_, token)| token.face_up).map(|(place, _)| place));
    let mut rounds =
        row.field("token-rounds", number, "alone: the last round in which each brings its token");
    tokens().for_each(|(place, token)| rounds.set(place, token.space.unwrap_or(0)));
    row.field("boxed", Card::COUNT, "alone: cards put back into the box")
        .mark_all(view.boxed.iter().map(|card| card.index()));
}

fn tile(tile: Tile) -> usize {
    match tile {
        Tile::GuestCabin(colour) => colour.index(),
        Tile::Facility(facility) => COLOURS + facility.index(),
        Tile::Staircase => TILES - 1,
    }
}

impl ComeSailAway {
    fn cards(&self, player: Option<&PlayerView>, row: &mut impl Row) {
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
    }
}

/// How far a player is in the round.
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
        .mark_all(origins);
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
        .mark_all(turn.visited.iter().map(Room::index));
    row.field("luggage-in-cabin", 1, "whether the passenger with luggage went into a cabin")
        .set(0, turn.luggage_in_cabin);
    row.field("full", Room::COUNT, "full rooms that wait to be flipped")
        .mark_all(turn.full.iter().map(Room::index));
    row.field("completed", Facility::ALL.len(), "facilities completed in this round")
        .mark_all(turn.completed.iter().map(Facility::index));
}

type Details = (usize, Vec3, Option<usize>, Option<usize>, Option<usize>);
type Vec3 = arrayvec::ArrayVec<usize, 3>;

/// The kind of a decision, and what belongs to it: origins to choose from, an origin, a colour, a slot of the rack.
fn decision(decision: Decision) -> Details {
    let of_kind = |kind| (kind, Vec3::new(), None, None, None);
    match decision {
        Decision::Card => of_kind(0),
        Decision::Order => of_kind(1),
        Decision::Enter => of_kind(2),
        Decision::Take(origins) => (3, origins.iter().map(|it| it.index()).collect(), None, None, None),
        Decision::Seat { origin, colour } => {
            (4, Vec3::new(), Some(origin.index()), Some(colour.index()), None)
        }
        Decision::Reader { colour } => (5, Vec3::new(), None, Some(colour.index()), None),
        Decision::Cabin => of_kind(6),
        Decision::Berth { slot } => (7, Vec3::new(), None, None, Some(slot.into())),
        Decision::Flip => of_kind(8),
        Decision::End => of_kind(9),
        Decision::Done => of_kind(10),
    }
}

fn ship(ship: Option<&Ship>, row: &mut impl Row) {
    let mut inside = row.field("inside", Room::COUNT * COLOURS, "for each room, its passengers by colour");
    for room in ship.iter().flat_map(|ship| ship.peopled().iter()) {
        for (colour, count) in ship.map(|ship| ship.inside(room)).unwrap_or_default().into_iter().enumerate()
        {
            inside.set(room.index() * COLOURS + colour, count);
        }
    }
    row.field("down", Room::COUNT, "rooms that lie face down")
        .mark_all(ship.iter().flat_map(|ship| ship.down().iter().map(Room::index)));
    row.field("bar-outer", COLOURS, "the colour of the bar's outer seats")
        .mark_all(ship.and_then(|ship| Some(ship.bar_outer()?.index())));
    row.field("disgruntled", COLOURS, "disgruntled passengers by colour")
        .set_all(ship.into_iter().flat_map(|ship| *ship.disgruntled()));
    row.field("luggage", 1, "where the luggage token is on its track").set(0, ship.map_or(0, Ship::luggage));
    row.field("tokens", 1, "bonus scoring tokens received").set(0, ship.map_or(0, Ship::tokens));
    let number = |tile: Option<u8>| tile.map_or(0, |tile| i32::from(tile) + 1);
    row.field("rack", 5, "the small cabins above the track, by number from 1")
        .set_all(ship.into_iter().flat_map(|ship| ship.rack().map(number)));
    row.field("berths", 4, "the small cabins at stern and bow, by number from 1")
        .set_all(ship.into_iter().flat_map(|ship| Room::BERTHS.map(|room| number(ship.berth(room)))));
}

/// Follows from the rest, and spares who learns the rules of the rooms.
fn takes(ship: Option<&Ship>, row: &mut impl Row) {
    let mut takes = row.field("takes", Room::COUNT * COLOURS, "for each room, the colours that it takes now");
    for room in ship.iter().flat_map(|ship| ship.built().minus(ship.down()).iter()) {
        let colours = ship.into_iter().flat_map(|ship| ship.takes(room).iter());
        takes.mark_all(colours.map(|colour| room.index() * COLOURS + colour.index()));
    }
}
