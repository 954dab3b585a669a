//! Boards for tests: a ship drawn in text, actions in notation.
//!
//! A drawing names rooms by their tile and says who is inside: `yellow:YY`, `3:YYO`, `stair:`. `#` is a room that lies face
//! down. `stern1[YB]:Y` is a small cabin with its doors; `above:YB,GK` are small cabins still above the luggage track.
//! A drawing of all eleven rooms, row by row, fixes where they lie. A shorter one is of the first ship, rooms left out are
//! empty, and advanced facilities replace 5, then 4 and so on (CSA-8).

use game::{Dealer, Game, Parts, Recorder, Seat, Told, Viewer};

use crate::{
    Action, Arrangement, Card, Colour, ComeSailAway, Components, Decision, Event, Facility, Hands, Options,
    Room, Ship, State, Tile, View,
};

/// A table in the middle of a game, and the seat that is drawn and acts.
pub(super) struct Board {
    pub(super) game: ComeSailAway,
    pub(super) state: State,
    pub(super) seat: Seat,
    told: Recorder<Event>,
}

/// One room of a drawing.
struct Drawn<'a> {
    name: &'a str,
    doors: &'a str,
    inside: &'a str,
}

fn rooms(drawing: &str) -> Vec<Drawn<'_>> {
    let room = |word| {
        let (head, inside) = str::split_once(word, ':').expect("a room is drawn as name:passengers");
        let (name, doors) = head.split_once('[').unwrap_or((head, "]"));
        Drawn { name, doors: doors.trim_end_matches(']'), inside }
    };
    drawing.split_whitespace().map(room).collect()
}

fn tiles(drawing: &str) -> Vec<Tile> {
    rooms(drawing).iter().filter_map(|room| room.name.parse().ok()).collect()
}

fn colours(letters: &str) -> impl Iterator<Item = Colour> {
    letters.chars().map(|letter| Colour::from_letter(letter).expect("a passenger is one of YBGOK"))
}

/// Passengers in the order of colours.
fn letters(counts: &[u8; 5]) -> String {
    Colour::ALL.into_iter().zip(counts).map(|(c, &n)| c.to_string().repeat(usize::from(n))).collect()
}

fn sorted(letters: &str) -> String {
    let mut counts = [0; 5];
    colours(letters).for_each(|c| counts[c.index()] += 1);
    self::letters(&counts)
}

pub(super) fn seat(number: usize) -> Seat {
    Seat::new(number - 1).expect("seats are 1 to 4")
}

/// The options of a table at which such a ship is used.
fn options(players: u8, drawing: &str) -> Options {
    let drawn: Vec<u8> = tiles(drawing)
        .into_iter()
        .filter_map(|tile| if let Tile::Facility(f) = tile { Some(f.number()) } else { None })
        .collect();
    let whole = tiles(drawing).len() == 10;
    let newcomers = drawn.iter().copied().filter(|&n| n > 5);
    let base = 1..=5 - newcomers.clone().count() as u8;
    Options {
        players,
        facilities: if whole { drawn.clone() } else { base.chain(newcomers).collect() },
        arrangement: if whole { Arrangement::Shuffled } else { Arrangement::Recommended },
        hands: Hands::Closed,
    }
}

impl Board {
    /// A solo game.
    pub(super) fn new(drawing: &str) -> Board {
        Board::of(1, drawing)
    }

    /// A game of several players; the drawing is the ship of the first.
    pub(super) fn of(players: u8, drawing: &str) -> Board {
        Board::with(ComeSailAway::RULES_VERSION, options(players, drawing), drawing)
    }

    /// A solo game by earlier rules.
    pub(super) fn by_rules(version: u32, drawing: &str) -> Board {
        Board::with(version, options(1, drawing), drawing)
    }

    pub(super) fn open(players: u8, drawing: &str) -> Board {
        let options = Options { hands: Hands::Open, ..options(players, drawing) };
        Board::with(ComeSailAway::RULES_VERSION, options, drawing)
    }

    fn with(version: u32, options: Options, drawing: &str) -> Board {
        let game = ComeSailAway::with_rules(version, options, Parts::BuiltIn);
        let game = game.expect("the drawing has usable facilities");
        let mut deal = game.deal(&mut Dealer::new(1));
        if game.options().arrangement == Arrangement::Shuffled {
            deal.ship = tiles(drawing);
        }
        let state = game.start(&deal).expect("a deal of the game's own");
        Board { game, state, seat: seat(1), told: Recorder::default() }.ship(drawing)
    }

    /// From here on this seat, counted from 1, is drawn and acts.
    pub(super) fn at(mut self, number: usize) -> Board {
        self.seat = seat(number);
        self
    }

    /// The seat's ship.
    pub(super) fn ship(self, drawing: &str) -> Board {
        let (plan, parts) = (self.state.plan, &self.game.parts);
        let drawn = rooms(drawing);
        let berthed: Vec<&Drawn<'_>> = drawn.iter().filter(|room| !room.doors.is_empty()).collect();
        let above = drawn.iter().filter(|room| room.name == "above").flat_map(|room| room.inside.split(','));
        let rack = self.rack(berthed.iter().map(|room| room.doors).chain(above));
        let mut ship = Ship::new(&plan, rack);
        for (slot, small) in berthed.iter().enumerate() {
            ship.add_cabin(slot as u8, self.room(small.name), parts);
        }
        for drawn in drawn.iter().filter(|drawn| drawn.name != "above") {
            let room = self.room(drawn.name);
            if drawn.inside == "#" {
                ship.flip(room);
                continue;
            }
            for colour in colours(drawn.inside) {
                assert!(ship.takes(room).contains(colour), "{}:{} cannot be", drawn.name, drawn.inside);
                let full = ship.seat(room, colour, &plan, parts);
                assert!(!full, "{}:{} is full: draw it face down", drawn.name, drawn.inside);
            }
        }
        self.set_ship(|it| *it = ship)
    }

    fn set_ship(mut self, change: impl FnOnce(&mut Ship)) -> Board {
        let player = self.state.player_mut(self.seat);
        change(&mut player.ship);
        player.shown = player.ship;
        self
    }

    /// Five small cabins that nobody else has, first those with the wanted doors.
    fn rack<'a>(&self, wanted: impl Iterator<Item = &'a str>) -> [u8; 5] {
        let others = self.game.seats().iter().filter(|&other| other != self.seat);
        let taken: Vec<u8> =
            others.flat_map(|other| self.state.player(other).ship.rack().into_iter().flatten()).collect();
        let mut free: Vec<u8> =
            (0..Components::SMALL_CABINS as u8).filter(|tile| !taken.contains(tile)).collect();
        let doors =
            |tile: u8| self.game.parts.small_cabin_doors(tile).map(Colour::letter).collect::<String>();
        let mut rack = Vec::new();
        for wanted in wanted {
            let i = free.iter().position(|&tile| doors(tile) == sorted(wanted)).expect("such a small cabin");
            rack.push(free.remove(i));
        }
        rack.extend(free);
        rack[..5].try_into().expect("five")
    }

    pub(super) fn luggage(self, space: u8) -> Board {
        self.set_ship(|ship| ship.luggage = space)
    }

    /// The seat's bonus scoring tokens.
    pub(super) fn tokens(self, count: u8) -> Board {
        self.set_ship(|ship| ship.tokens = count)
    }

    pub(super) fn disgruntled(self, letters: &str) -> Board {
        self.set_ship(|ship| colours(letters).for_each(|colour| ship.turn_away(colour)))
    }

    pub(super) fn round(mut self, round: u8) -> Board {
        self.state.round = round;
        self
    }

    /// A facility's bonus number token lies face down.
    pub(super) fn token_down(mut self, facility: u8) -> Board {
        let facility = Facility::new(facility).expect("facilities are 1 to 10");
        self.state.tokens_up = self.state.tokens_up.without(facility);
        self
    }

    /// Solo: the round printed under a facility's bonus number token.
    pub(super) fn token_space(mut self, facility: u8, round: u8) -> Board {
        let i = self.token(facility);
        let before = std::mem::replace(&mut self.state.spaces[i], round);
        if let Some(other) = (0..5).find(|&other| other != i && self.state.spaces[other] == round) {
            self.state.spaces[other] = before;
        }
        self
    }

    fn token(&self, facility: u8) -> usize {
        let number = |f: &Facility| f.number() == facility;
        self.game.facilities.iter().position(number).expect("a facility in use")
    }

    /// The seat holds these cards, and whoever held them the cards it held before.
    pub(super) fn hand(mut self, faces: &str) -> Board {
        for (slot, face) in faces.split_whitespace().enumerate() {
            let before = self.state.player(self.seat).hand[slot];
            self.swap_cards(before, self.card(face));
        }
        self
    }

    /// These cards are drawn next.
    pub(super) fn deck(mut self, faces: &str) -> Board {
        for (i, face) in faces.split_whitespace().enumerate() {
            let before = self.state.deck[usize::from(self.state.drawn) + i];
            self.swap_cards(before, self.card(face));
        }
        self
    }

    fn swap_cards(&mut self, one: Card, two: Card) {
        let hands = self.state.players.iter_mut().flat_map(|player| &mut player.hand);
        for card in self.state.deck.iter_mut().chain(hands) {
            if *card == one {
                *card = two;
            } else if *card == two {
                *card = one;
            }
        }
    }

    /// The card with this face.
    #[track_caller]
    pub(super) fn card(&self, face: &str) -> Card {
        let found = self.game.parts.faces.iter().position(|f| f.to_string() == face);
        found.and_then(Card::new).unwrap_or_else(|| panic!("there is no card {face}"))
    }

    fn face(&self, card: Card) -> String {
        self.game.parts.face(card).to_string()
    }

    fn room(&self, name: &str) -> Room {
        if let Ok(room) = name.parse() {
            return room;
        }
        let tile: Tile = name.parse().unwrap_or_else(|_| panic!("there is no room {name}"));
        let here = self.state.plan.0.iter().position(|&t| t == tile);
        here.and_then(Room::new).unwrap_or_else(|| panic!("{name} is not used"))
    }

    /// An action in notation, except that cards are named by their faces.
    #[track_caller]
    fn action(&self, text: &str) -> Action {
        match text.strip_prefix("play ") {
            Some(face) => Action::Play { card: self.card(face) },
            None => text.parse().unwrap_or_else(|_| panic!("{text} is no action")),
        }
    }

    /// The seat takes these actions, separated by commas.
    #[track_caller]
    pub(super) fn does(mut self, actions: &str) -> Board {
        for text in actions.split(", ") {
            let action = self.action(text);
            if let Err(rule) = self.game.apply(&mut self.state, self.seat, action, &mut self.told) {
                panic!("{text}: refused by {rule}, while {:?} is asked", self.decision());
            }
        }
        self
    }

    /// The seat takes whatever comes first until its round is finished.
    pub(super) fn finishes(mut self) -> Board {
        let (round, mut list) = (self.state.round, Vec::new());
        while self.state.round == round && self.game.awaited(&self.state).contains(self.seat) {
            self.game.legal(&self.state, self.seat, &mut list);
            self.game.apply(&mut self.state, self.seat, list[0], &mut self.told).expect("legal");
        }
        self
    }

    /// Every seat that has not finished the round does so.
    pub(super) fn all_finish(mut self) -> Board {
        for seat in self.game.awaited(&self.state).iter() {
            self = self.at(seat.index() + 1).finishes();
        }
        self
    }

    /// The rule that refuses the action; the state stays as it was.
    #[track_caller]
    pub(super) fn refusal(&self, action: &str) -> String {
        let mut after = self.state;
        let refused = self.game.apply(&mut after, self.seat, self.action(action), &mut ());
        let Err(rule) = refused else { panic!("{action} is accepted") };
        assert_eq!(after, self.state, "a refusal changes nothing");
        rule.to_string()
    }

    /// What the seat may do, in notation.
    pub(super) fn offers(&self) -> String {
        let mut list = Vec::new();
        self.game.legal(&self.state, self.seat, &mut list);
        list.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn decision(&self) -> Decision {
        self.state.player(self.seat).turn.decision
    }

    pub(super) fn its_ship(&self) -> &Ship {
        &self.state.player(self.seat).ship
    }

    /// The rooms of the drawing are as drawn; of rooms it leaves out it says nothing.
    #[track_caller]
    pub(super) fn shows(&self, drawing: &str) -> &Board {
        for drawn in rooms(drawing) {
            let room = self.room(drawn.name);
            let down = self.its_ship().down().contains(room);
            let inside = if down { "#".to_owned() } else { letters(&self.its_ship().inside(room)) };
            let expected = if drawn.inside == "#" { "#".to_owned() } else { sorted(drawn.inside) };
            assert_eq!(inside, expected, "{} of seat {}", drawn.name, self.seat);
            let tile = self.its_ship().berth(room);
            let doors: String = tile.map_or(String::new(), |t| {
                self.game.parts.small_cabin_doors(t).map(Colour::letter).collect()
            });
            assert_eq!(doors, drawn.doors, "the doors of {}", drawn.name);
        }
        self
    }

    /// Colours the room's own rule takes.
    pub(super) fn takes(&self, name: &str) -> String {
        self.its_ship().takes(self.room(name)).iter().map(Colour::letter).collect()
    }

    /// Who sits on the disgruntled tile.
    pub(super) fn angry(&self) -> String {
        letters(self.its_ship().disgruntled())
    }

    /// The seat's cards by their faces.
    pub(super) fn holds(&self) -> String {
        self.state.player(self.seat).hand.map(|card| self.face(card)).join(" ")
    }

    pub(super) fn view(&self, number: usize) -> View {
        self.game.view(&self.state, Viewer::Seat(seat(number)))
    }

    pub(super) fn spectator(&self) -> View {
        self.game.view(&self.state, Viewer::Spectator)
    }

    /// What this viewer sees of a seat's hand: faces, and `-` for a card unknown.
    pub(super) fn seen_hand(&self, view: &View, number: usize) -> String {
        let card = |card: Option<Card>| card.map_or("-".to_owned(), |card| self.face(card));
        view.players[number - 1].hand.map(card).join(" ")
    }

    /// Which bonus number tokens lie face up.
    pub(super) fn tokens_up(&self) -> Vec<u8> {
        self.state.tokens_up.iter().map(Facility::number).collect()
    }

    /// What was told so far, and to whom.
    pub(super) fn told(&self) -> &[Told<Event>] {
        &self.told.told
    }

    /// The lines of the seat's score sheet.
    pub(super) fn sheet(&self) -> [i32; 5] {
        self.its_ship().score(&self.state.plan, &self.game.parts)
    }
}
