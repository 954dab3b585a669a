//! What travels, and what is checked when it arrives: whatever comes from another machine is a value that a game could have made,
//! as far as can be told without its components. The rules rely on that: no index fails, no number runs over.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use game::{ParseError, Seats, Viewer};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::LONGEST_TRACK;
use crate::deal::FIRST_SPACE;
use crate::ship::MOST_ABOARD;
use crate::state::Turn;
use crate::tile::tile_takes;
use crate::{
    Card, Colour, Colours, Components, Decision, Origin, Plan, PlayerView, ROUNDS, Room, Rooms, Ship, Tile,
    View,
};

/// No passenger card has more passengers.
const MOST_PASSENGERS: u8 = 4;
/// No room but the staircase seats more: five doors, five swimmers.
const MOST_SEATS: u8 = 5;

/// What is wrong with something that arrived, for developers.
type Wrong = &'static str;

fn ensure(holds: bool, otherwise: Wrong) -> Result<(), Wrong> {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// How many of each colour, written as their letters: `YYB`.
#[derive(Clone, Copy, Default, PartialEq)]
struct Crowd([u8; 5]);

impl Crowd {
    fn of(colours: Colours) -> Crowd {
        Crowd(Colour::ALL.map(|colour| u8::from(colours.contains(colour))))
    }

    fn colours(self) -> Colours {
        Colours::whose(&self.0, |n| n > 0)
    }

    /// No more than [`MOST_ABOARD`].
    fn count(self) -> u8 {
        self.0.iter().sum()
    }

    fn is_empty(&self) -> bool {
        self.0 == [0; 5]
    }
}

impl fmt::Display for Crowd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = Colour::ALL.into_iter().zip(self.0);
        all.flat_map(|(colour, n)| std::iter::repeat_n(colour, n.into())).try_for_each(|c| write!(f, "{c}"))
    }
}

impl FromStr for Crowd {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Crowd, ParseError> {
        let wrong = ParseError::of("crowd");
        if text.len() > MOST_ABOARD.into() {
            return Err(wrong);
        }
        let mut counts = [0; 5];
        for letter in text.chars() {
            counts[Colour::from_letter(letter).ok_or(wrong)?.index()] += 1;
        }
        Ok(Crowd(counts))
    }
}

game::serde_as_text!(Crowd);

/// The ten tiles from a0 to c3, the staircase left out, as in a deal.
impl Serialize for Plan {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().filter(|&&tile| tile != Tile::Staircase))
    }
}

impl<'de> Deserialize<'de> for Plan {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Plan, D::Error> {
        let tiles = Vec::<Tile>::deserialize(from)?;
        let found = tiles.len();
        let tiles: [Tile; 10] =
            tiles.try_into().map_err(|_| D::Error::invalid_length(found, &"ten tiles"))?;
        let cabins = Colour::ALL.into_iter().filter(|&colour| tiles.contains(&Tile::GuestCabin(colour)));
        let different = (0..tiles.len()).all(|i| !tiles[..i].contains(&tiles[i]));
        if cabins.count() == Colour::ALL.len() && different {
            Ok(Plan::around_the_staircase(tiles))
        } else {
            Err(D::Error::custom("a ship has five guest cabins and five facilities, all different"))
        }
    }
}

/// A ship as it is written: its rooms by their places, small cabins by their numbers.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct ShipOnPaper {
    rooms: BTreeMap<Room, RoomOnPaper>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bar_outer: Option<Colour>,
    disgruntled: Crowd,
    luggage: u8,
    tokens: u8,
    /// The small cabins above the track, counted from 1.
    small_cabins: [Option<u8>; 5],
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct RoomOnPaper {
    /// The small cabin that lies there, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    small_cabin: Option<u8>,
    #[serde(default, skip_serializing_if = "Crowd::is_empty")]
    inside: Crowd,
    #[serde(default, skip_serializing_if = "Crowd::is_empty")]
    takes: Crowd,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    down: bool,
}

/// A small cabin as people count it.
fn numbered(tile: Option<u8>) -> Option<u8> {
    tile.map(|tile| tile.saturating_add(1))
}

/// The small cabin that people count so.
fn small_cabin(number: u8) -> Result<u8, Wrong> {
    let tile = number.checked_sub(1).filter(|&tile| usize::from(tile) < Components::SMALL_CABINS);
    tile.ok_or("there is no such small cabin")
}

impl Serialize for Ship {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let room = |room: Room| RoomOnPaper {
            small_cabin: numbered(self.berth(room)),
            inside: Crowd(self.inside(room)),
            takes: Crowd::of(self.takes(room)),
            down: self.down().contains(room),
        };
        let on_paper = ShipOnPaper {
            rooms: self.built().iter().map(|place| (place, room(place))).collect(),
            bar_outer: self.bar_outer(),
            disgruntled: Crowd(*self.disgruntled()),
            luggage: self.luggage,
            tokens: self.tokens,
            small_cabins: self.rack().map(numbered),
        };
        on_paper.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Ship {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Ship, D::Error> {
        ShipOnPaper::deserialize(from)?.into_ship().map_err(D::Error::custom)
    }
}

impl ShipOnPaper {
    fn into_ship(self) -> Result<Ship, Wrong> {
        ensure(usize::from(self.luggage) < LONGEST_TRACK, "the luggage is beyond every track")?;
        ensure(self.tokens <= 5, "there are five bonus number tokens")?;
        let mut ship = Ship::unbuilt();
        for (slot, number) in self.small_cabins.into_iter().enumerate() {
            ship.set_rack(slot, number.map(small_cabin).transpose()?);
        }
        for (&place, room) in &self.rooms {
            ensure(
                room.small_cabin.is_some() == place.berth().is_some(),
                "small cabins lie at stern and bow",
            )?;
            if place == Room::STAIRCASE {
                ensure(!room.down, "the staircase is never flipped")?;
            } else {
                ensure(room.inside.count() <= MOST_SEATS, "no room has so many seats")?;
            }
            ensure(
                !room.down || room.inside.is_empty() && room.takes.is_empty(),
                "nobody is in a flipped room",
            )?;
            let tile = room.small_cabin.map(small_cabin).transpose()?;
            ship.set_room(place, tile, room.inside.0, room.takes.colours(), room.down);
        }
        ensure(Rooms::MAIN.minus(ship.built()).is_empty(), "a ship has eleven rooms")?;
        let above = ship.rack().into_iter().flatten();
        let mut cabins: Vec<u8> =
            above.chain(Room::BERTHS.into_iter().filter_map(|r| ship.berth(r))).collect();
        cabins.sort_unstable();
        cabins.dedup();
        ensure(cabins.len() == 5, "a ship has five different small cabins")?;
        (ship.luggage, ship.tokens) = (self.luggage, self.tokens);
        ship.set_crowds(self.bar_outer, self.disgruntled.0);
        Ok(ship)
    }
}

impl Ship {
    /// Whether those aboard can be there by the rules of these tiles.
    fn obeys(&self, plan: &Plan) -> Result<(), Wrong> {
        let mut at_the_bar = 0;
        for room in Rooms::MAIN.minus(self.down()).iter() {
            let Some(tile) = plan.tile(room) else { continue };
            let takes = tile_takes(tile, &self.inside(room), self.bar_outer());
            ensure(self.takes(room) == takes, "a room takes others than it should")?;
            let seats = tile.seats().unwrap_or(MOST_ABOARD);
            ensure(self.count(room) <= seats, "a room has not so many seats")?;
            if crate::ship::is_bar(tile) {
                at_the_bar = self.count(room);
            }
        }
        ensure(self.bar_outer().is_some() == (at_the_bar > 0), "the first at the bar sits on an outer seat")
    }
}

impl Turn {
    /// Whether somebody with such a ship can be that far.
    fn fits(&self, ship: &Ship) -> Result<(), Wrong> {
        ensure(self.slot < 2, "a hand has two cards")?;
        ensure(self.placed <= MOST_PASSENGERS, "no card has so many passengers")?;
        let here = self.here.map_or(self.visited.is_empty(), |room| self.visited.contains(room));
        ensure(here, "a path ends where it has been")?;
        ensure(
            self.full.iter().all(|room| ship.is_full(room)),
            "a room that is not full waits to be flipped",
        )?;
        let space_for_cabin = !ship.empty_berths().is_empty();
        let possible = match self.decision {
            Decision::Card => *self == Turn::START,
            Decision::Seat { origin: Origin::Staircase, colour } => {
                ship.inside(Room::STAIRCASE)[colour.index()] > 0
            }
            Decision::Seat { origin: Origin::Disgruntled, colour } => ship.disgruntled()[colour.index()] > 0,
            Decision::Cabin => space_for_cabin,
            Decision::Berth { slot } => {
                space_for_cabin && ship.rack().get(usize::from(slot)).is_some_and(Option::is_some)
            }
            Decision::Flip => !self.full.is_empty(),
            Decision::End | Decision::Done => self.full.is_empty(),
            Decision::Order
            | Decision::Enter
            | Decision::Take(_)
            | Decision::Seat { origin: Origin::Pier, .. }
            | Decision::Reader { .. } => true,
        };
        ensure(possible, "this cannot be decided now")
    }
}

impl PlayerView {
    fn checked(self) -> Result<PlayerView, Wrong> {
        let unknown =
            self.hand.iter().zip(self.known).all(|(card, seats)| card.is_some() || seats.is_empty());
        ensure(unknown, "nobody is known to know an unknown card")?;
        if let Some(progress) = &self.progress {
            progress.turn.fits(&self.ship)?;
            ensure(
                self.done == (progress.decision() == Decision::Done),
                "whoever is done has finished the round",
            )?;
        }
        Ok(self)
    }
}

impl View {
    fn checked(self) -> Result<View, Wrong> {
        let players = self.players.len();
        ensure((1..=4).contains(&players), "one to four play")?;
        ensure((1..=ROUNDS).contains(&self.round), "a game has twelve rounds")?;
        ensure(self.over == self.awaited_in_round().is_empty(), "a round ends when all have finished it")?;
        ensure(!self.over || self.round == ROUNDS, "the last round is the twelfth")?;
        // CSA-9, CSA-41, CSA-50: two cards each, then one each round; two each round in solo.
        let each_round = if players == 1 { 2 } else { players };
        let drawn = 2 * players + (usize::from(self.round) - 1) * each_round;
        ensure(usize::from(self.deck_left) + drawn == Card::COUNT, "other cards were drawn")?;
        self.check_tokens()?;
        self.check_cards()?;
        for (seat, player) in Seats::first(players).iter().zip(&self.players) {
            let own = self.viewer.shares(Seats::only(seat)) || self.over;
            ensure(player.progress.is_some() == own, "one's own turn is known, and no other")?;
            player.ship.obeys(&self.plan)?;
            player.progress.map_or(Ok(()), |progress| progress.shown.obeys(&self.plan))?;
        }
        match self.viewer {
            Viewer::Seat(seat) => ensure(seat.index() < players, "the viewer has no seat"),
            Viewer::Spectator | Viewer::Everything => Ok(()),
        }?;
        Ok(self)
    }

    /// Who has not finished the round, whether or not there is another one.
    fn awaited_in_round(&self) -> Seats {
        let working =
            Seats::first(self.players.len()).iter().zip(&self.players).filter(|(_, player)| !player.done);
        working.map(|(seat, _)| seat).collect()
    }

    /// The tokens of the ship's five facilities in increasing order, in solo each on its round (CSA-10, CSA-48).
    fn check_tokens(&self) -> Result<(), Wrong> {
        let lies = |facility| self.plan.0.contains(&Tile::Facility(facility));
        ensure(self.tokens.len() == 5, "there are five bonus number tokens")?;
        ensure(self.tokens.iter().all(|token| lies(token.facility)), "a token's facility is not aboard")?;
        ensure(self.tokens.is_sorted_by(|one, next| one.facility < next.facility), "tokens are in order")?;
        let mut spaces: Vec<Option<u8>> = self.tokens.iter().map(|token| token.space).collect();
        spaces.sort_unstable();
        let expected = |i: usize| (self.players.len() == 1).then_some(FIRST_SPACE + i as u8);
        ensure((0..).zip(&spaces).all(|(i, &space)| space == expected(i)), "tokens lie on rounds 5 to 9")
    }

    /// No card is in two places.
    fn check_cards(&self) -> Result<(), Wrong> {
        let mut seen = [false; Card::COUNT];
        let mut once =
            |card: Card| ensure(!std::mem::replace(&mut seen[card.index()], true), "a card is twice");
        let rounds = usize::from(self.round) - usize::from(!self.over);
        for player in &self.players {
            ensure(player.used.len() == rounds, "a card is used in each round")?;
            player.used.iter().try_for_each(|&card| once(card))?;
            // After the last round the card used in it is still among the hand.
            let used = player.used.last().copied().filter(|_| self.over);
            let hand = player.hand.into_iter().flatten().filter(|&card| Some(card) != used);
            hand.into_iter().try_for_each(&mut once)?;
        }
        self.boxed.iter().try_for_each(|&card| once(card))?;
        let Some(deck) = &self.deck else {
            return ensure(self.viewer != Viewer::Everything, "whoever sees everything sees the deck");
        };
        ensure(self.viewer == Viewer::Everything, "nobody else sees the deck")?;
        let mut cards: Vec<usize> = deck.iter().map(|card| card.index()).collect();
        cards.sort_unstable();
        ensure(cards.into_iter().eq(0..Card::COUNT), "the deck is all sixty cards")
    }
}

macro_rules! checked {
    ($($type:ty),*) => {
        $(
            impl Serialize for $type {
                fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    <$type>::serialize(self, to)
                }
            }

            impl<'de> Deserialize<'de> for $type {
                fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    <$type>::deserialize(from)?.checked().map_err(D::Error::custom)
                }
            }
        )*
    };
}

checked!(PlayerView, View);
