//! Who came aboard when, told from what happened: the view counts passengers, but a piece that moves needs a name.

use come_sail_away::{Card, Colour, ComeSailAway, Event, Face, Origin, PlayerView, Room, Tile};
use game::Seat;

use crate::scene::Scene;

/// A passenger on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Guest {
    pub(super) colour: Colour,
    /// Told apart from all others of this ship, as long as they are aboard.
    pub(super) id: usize,
    /// Came with luggage in this round.
    pub(super) luggage: bool,
    /// Came from this place of the card, counted in the order of boarding.
    step: Option<usize>,
}

impl Guest {
    /// Somebody who neither carries luggage nor came just now.
    pub(super) fn at_rest(colour: Colour, id: usize) -> Guest {
        Guest { colour, id, luggage: false, step: None }
    }

    /// The name of the piece, for movement.
    pub(super) fn piece(&self, seat: Seat) -> String {
        format!("{}-guest-{}", seat.index(), self.id)
    }
}

/// A step of this round's path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Step {
    pub(super) room: Room,
    pub(super) seated: bool,
}

/// Everybody on one ship, in the order of their arrival.
#[derive(Clone, Debug, Default)]
pub(super) struct Boarding {
    rooms: [Vec<Guest>; Room::COUNT],
    pub(super) quay: Vec<Guest>,
    /// The rooms this round's card has run through.
    pub(super) path: Vec<Step>,
    /// The card of this round, and the passengers of it that have left it.
    card: Option<Card>,
    left: Vec<(Colour, Option<bool>)>,
    reader: Option<Guest>,
}

impl Boarding {
    /// What happened on this ship up to now.
    pub(super) fn of(scene: &Scene<ComeSailAway>, seat: Seat, player: &PlayerView) -> Boarding {
        let mut boarding = Boarding::default();
        for (id, happening) in scene.happened_by_now().enumerate() {
            boarding.hear(id, &happening.event, seat);
        }
        boarding.agree_with(player);
        boarding
    }

    /// The passengers in a room.
    pub(super) fn inside(&self, room: Room) -> &[Guest] {
        self.rooms.get(room.index()).map_or(&[], Vec::as_slice)
    }

    fn hear(&mut self, id: usize, event: &Event, ship: Seat) {
        match *event {
            Event::RoundBegan { .. } => self.begin_round(),
            Event::Played { seat, card } if seat == ship => {
                self.path.clear();
                self.left.clear();
                self.card = Some(card);
            }
            Event::Seated { seat, colour, luggage, room } if seat == ship => {
                self.seat(Guest { colour, id, luggage, step: Some(self.left.len()) }, room);
                self.left.push((colour, Some(luggage)));
                self.path.push(Step { room, seated: true });
            }
            Event::TurnedAway { seat, colour, room } if seat == ship => {
                self.turn_away(id, colour);
                self.path.push(Step { room, seated: false });
            }
            Event::Stranded { seat, colour } if seat == ship => self.turn_away(id, colour),
            Event::ExtraSeated { seat, origin, colour, room } if seat == ship => {
                let guest = self.leave(origin, colour).unwrap_or(Guest::at_rest(colour, id));
                self.seat(guest, room);
            }
            Event::ReaderMoved { seat, colour, room } if seat == ship => {
                let guest = self.reader.take().unwrap_or(Guest::at_rest(colour, id));
                self.seat(guest, room);
            }
            Event::ReaderDisgruntled { seat, colour } if seat == ship => {
                let guest = self.reader.take().unwrap_or(Guest::at_rest(colour, id));
                self.quay.push(guest);
            }
            Event::Flipped { seat, room, tile } if seat == ship => {
                let gone = self.empty(room);
                self.reader = gone.last().copied().filter(|_| matches!(tile, Tile::Facility(_)));
            }
            Event::SmallCabinFlipped { seat, room } if seat == ship => drop(self.empty(room)),
            Event::Reconciled { seat, colours, .. } if seat == ship => {
                self.quay.retain(|guest| !colours.contains(guest.colour));
            }
            _ => {}
        }
    }

    fn begin_round(&mut self) {
        self.path.clear();
        self.left.clear();
        self.card = None;
        for guest in self.rooms.iter_mut().flatten().chain(&mut self.quay) {
            (guest.luggage, guest.step) = (false, None);
        }
    }

    fn seat(&mut self, guest: Guest, room: Room) {
        if let Some(inside) = self.rooms.get_mut(room.index()) {
            inside.push(guest);
        }
    }

    fn turn_away(&mut self, id: usize, colour: Colour) {
        self.quay.push(Guest { colour, id, luggage: false, step: Some(self.left.len()) });
        self.left.push((colour, None));
    }

    fn leave(&mut self, origin: Origin, colour: Colour) -> Option<Guest> {
        let from = match origin {
            Origin::Pier => return None,
            Origin::Staircase => self.rooms.get_mut(Room::STAIRCASE.index())?,
            Origin::Disgruntled => &mut self.quay,
        };
        let place = from.iter().rposition(|guest| guest.colour == colour)?;
        Some(from.remove(place))
    }

    fn empty(&mut self, room: Room) -> Vec<Guest> {
        self.rooms.get_mut(room.index()).map(std::mem::take).unwrap_or_default()
    }

    /// What is seen of the ship counts: where the story tells of others, they are seated colour by colour.
    fn agree_with(&mut self, player: &PlayerView) {
        for (room, inside) in Room::all().zip(&mut self.rooms) {
            agree(inside, &player.ship.inside(room), 10_000 + 100 * room.index());
        }
        agree(&mut self.quay, player.ship.disgruntled(), 20_000);
    }

    /// Which passengers of this card have left it, by their places on it; and where a guest stood on it.
    pub(super) fn left_card(&self, card: Card, face: &Face, next: Option<u8>) -> Vec<usize> {
        if self.card != Some(card) {
            return Vec::new();
        }
        (0..self.left.len()).map(|step| self.place_on_card(face, next, step)).collect()
    }

    fn place_on_card(&self, face: &Face, next: Option<u8>, step: usize) -> usize {
        let last = face.passengers().len().saturating_sub(1);
        if self.runs_forward(face, next) { step } else { last.saturating_sub(step) }
    }

    /// Whether boarding began at the left: the passengers who left are those from the left.
    fn runs_forward(&self, face: &Face, next: Option<u8>) -> bool {
        let fits = |(place, &(colour, luggage)): (usize, &(Colour, Option<bool>))| {
            let carries = place == usize::from(face.luggage());
            face.passengers().get(place) == Some(&colour) && luggage.is_none_or(|luggage| luggage == carries)
        };
        let awaited = next.is_none_or(|next| usize::from(next) == self.left.len());
        awaited && self.left.iter().enumerate().all(fits)
    }

    /// The name of the piece that a guest was before coming aboard.
    pub(super) fn came_from(&self, guest: &Guest, game: &ComeSailAway, next: Option<u8>) -> String {
        match (guest.step, self.card) {
            (Some(step), Some(card)) => {
                let face = game.components().face(card);
                waiting(card, self.place_on_card(face, next, step))
            }
            _ => pier(guest.colour),
        }
    }
}

/// The piece of a passenger who waits on a card.
pub(super) fn waiting(card: Card, place: usize) -> String {
    format!("card-{}-{place}", card.index())
}

/// The piece of a passenger at the pier.
pub(super) fn pier(colour: Colour) -> String {
    format!("pier-{}", colour.name())
}

fn agree(guests: &mut Vec<Guest>, counts: &[u8; 5], first: usize) {
    let told = Colour::ALL.map(|colour| guests.iter().filter(|guest| guest.colour == colour).count());
    if told != counts.map(usize::from) {
        let colours = Colour::ALL.into_iter().zip(counts);
        let all = colours.flat_map(|(colour, &count)| std::iter::repeat_n(colour, usize::from(count)));
        *guests = (first..).zip(all).map(|(id, colour)| Guest::at_rest(colour, id)).collect();
    }
}
