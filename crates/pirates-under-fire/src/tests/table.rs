//! Tables for tests: the sea drawn in text, actions in notation.
//!
//! A drawing has a line for each row, the far one first; rows and spaces that are left out are empty, so that `B5 / . / A3` is
//! a ship on a3 and one on a1. A space is `.`, or what lies there: `A5` is an active five of seat 1, `b5` a burning one of
//! seat 2, `A#10` the tenth mercenary; `+` is a shield on it, `*` a mine below it or alone.

use game::{BySeat, Dealer, Game, Outcome, Parts, Recorder, Seat, Undo, Viewer};

use crate::components::{MINES, SHIELDS};
use crate::state::{Hold, Player};
use crate::{
    Action, Components, Counts, DummyMine, Event, Icon, Mercenary, Options, PiratesUnderFire, Sea, Ship,
    Space, Spaces, State, Step, Tile, Turn, Value, View,
};

/// A table in the middle of a game. Victory points are printed everywhere, and everybody has a ship of each value in hand.
pub(super) struct Table {
    pub(super) game: PiratesUnderFire,
    pub(super) state: State,
    hands: BySeat<Vec<Value>, 2>,
    reserves: BySeat<Option<Vec<Value>>, 2>,
    told: Recorder<Event>,
}

pub(super) fn seat(number: usize) -> Seat {
    Seat::new(number - 1).expect("seats are 1 and 2")
}

pub(super) fn space(name: &str) -> Space {
    name.parse().unwrap_or_else(|_| panic!("{name} is no space"))
}

pub(super) fn spaces(names: &str) -> Spaces {
    names.split_whitespace().map(space).collect()
}

pub(super) fn values(numbers: &str) -> Vec<Value> {
    let value = |n: &str| n.parse().ok().and_then(Value::new).expect("a value is 1 to 9");
    numbers.split_whitespace().map(value).collect()
}

pub(super) fn counts(numbers: &str) -> Counts {
    values(numbers).into_iter().collect()
}

/// What a drawing says of each space.
fn cells(drawing: &str) -> Vec<String> {
    let mut cells = vec![".".to_owned(); Space::COUNT];
    let rows: Vec<&str> = drawing.split(['/', '\n']).filter(|row| !row.trim().is_empty()).collect();
    for (row, line) in rows.iter().rev().enumerate() {
        for (column, word) in line.split_whitespace().enumerate() {
            let space = Space::at(column, row).expect("the sea is seven by six");
            cells[space.index()] = word.to_owned();
        }
    }
    cells
}

fn drawn(sea: &Sea, at: Space) -> String {
    let mut cell = String::new();
    if let (Some(ship), Some(owner)) = (sea.ship(at), sea.owner(at)) {
        let letter = ["A", "B"][owner.index()];
        let burning = sea.fleet(owner).burning.contains(at);
        cell += &if burning { letter.to_lowercase() } else { letter.to_owned() };
        cell += &match ship {
            Ship::Own(value) => value.to_string(),
            Ship::Hired(mercenary) => format!("#{mercenary}"),
        };
    }
    cell += &"+".repeat(usize::from(sea.shields(at)));
    cell += if sea.mines().contains(at) { "*" } else { "" };
    if cell.is_empty() { ".".to_owned() } else { cell }
}

fn place(sea: &mut Sea, at: Space, cell: &str) {
    let ship = cell.trim_start_matches('.').trim_end_matches(['+', '*']);
    sea.shields[at.index()] = cell.matches('+').count() as u8;
    if cell.contains('*') {
        sea.mines = sea.mines.with(at);
    }
    let mut letters = ship.chars();
    let Some(letter) = letters.next() else { return };
    let owner = seat(if letter.eq_ignore_ascii_case(&'A') { 1 } else { 2 });
    let fleet = sea.fleet_mut(owner);
    let part = if letter.is_uppercase() { &mut fleet.active } else { &mut fleet.burning };
    *part = part.with(at);
    let number = letters.as_str();
    sea.ships[at.index()] = Some(match number.strip_prefix('#') {
        Some(n) => Ship::Hired(n.parse().ok().and_then(Mercenary::new).expect("a mercenary")),
        None => Ship::Own(values(number)[0]),
    });
}

/// A drawn sea, with victory points printed everywhere.
pub(super) fn sea(drawing: &str) -> Sea {
    let mut sea = Sea::empty([Icon::VictoryPoint; Space::COUNT]);
    for (at, cell) in Space::all().zip(cells(drawing)) {
        place(&mut sea, at, &cell);
        assert_eq!(drawn(&sea, at), cell, "not how {at} is drawn");
    }
    sea
}

impl Table {
    /// An empty sea in the second turn of seat 1, which began.
    pub(super) fn new() -> Table {
        Table::with(PiratesUnderFire::RULES_VERSION, Parts::BuiltIn)
    }

    fn with(rules: u32, parts: Parts<'_>) -> Table {
        let game = PiratesUnderFire::with_rules(rules, Options {}, parts).expect("usable parts");
        let mut deal = game.deal(&mut Dealer::new(1));
        deal.first = 1;
        let state = game.start(&deal).expect("a deal of the game's own");
        let hands = BySeat::from_fn(|_| Value::ALL.to_vec());
        let mut table = Table { game, state, hands, reserves: BySeat::default(), told: Recorder::default() };
        table.state.open.turns = 2;
        table.sea("")
    }

    /// With the built-in component file changed in one place.
    pub(super) fn altered(from: &str, to: &str) -> Table {
        Table::altered_by(PiratesUnderFire::RULES_VERSION, from, to)
    }

    /// The same, by this version of the rules.
    pub(super) fn altered_by(rules: u32, from: &str, to: &str) -> Table {
        let text = Components::BUILT_IN[0];
        assert!(text.contains(from), "the file has no {from}");
        Table::with(rules, Parts::File(&text.replacen(from, to, 1)))
    }

    /// It is the turn of this seat, counted from 1.
    pub(super) fn at(mut self, number: usize) -> Table {
        self.state.open.turns = self.state.open.turns / 2 * 2 + number as u8 - 1;
        self
    }

    /// It is this turn of the seat on turn, from 1 to 16.
    pub(super) fn turn(mut self, turn: u8) -> Table {
        self.state.open.turns = 2 * (turn - 1) + self.state.open.turns % 2;
        self
    }

    /// Lays out the sea as drawn; tokens on it come from the supply.
    pub(super) fn sea(mut self, drawing: &str) -> Table {
        let open = &mut self.state.open;
        open.sea = Sea { icons: open.sea.icons, ..sea(drawing) };
        if drawing.is_empty() {
            open.sea.icons = [Icon::VictoryPoint; Space::COUNT];
        }
        open.shields = SHIELDS - open.sea.shields.iter().sum::<u8>();
        open.mines = MINES - open.sea.mines.len() as u8;
        for seat in self.game.seats().iter() {
            let fleet = open.sea.fleets[seat];
            let ships = (fleet.active | fleet.burning).iter().filter_map(|at| open.sea.ship(at));
            let own = ships.filter_map(|ship| match ship {
                Ship::Own(value) => Some(value),
                Ship::Hired(_) => None,
            });
            open.players[seat].laid = own.collect();
        }
        self.deal_tiles();
        self
    }

    /// What is printed on some spaces: `c2 O, d4 R`.
    pub(super) fn icons(mut self, list: &str) -> Table {
        for entry in list.split(", ") {
            let (at, letter) = entry.split_once(' ').expect("a space and a letter");
            let icon = letter.chars().next().and_then(Icon::from_letter).expect("an icon");
            self.state.open.sea.icons[space(at).index()] = icon;
        }
        self
    }

    pub(super) fn hand(mut self, numbers: &str) -> Table {
        self.hands[self.state.open.on_turn()] = values(numbers);
        self.deal_tiles();
        self
    }

    /// The reserve of the seat on turn, the top tile first.
    pub(super) fn reserve(mut self, numbers: &str) -> Table {
        self.reserves[self.state.open.on_turn()] = Some(values(numbers));
        self.deal_tiles();
        self
    }

    /// Hands and reserves as they were asked for, as far as the tiles are not at sea; the rest is left to draw.
    fn deal_tiles(&mut self) {
        for seat in self.game.seats().iter() {
            let laid = self.state.open.player(seat).laid;
            let copies = |value: Value| 3 - laid.of(value).min(3);
            let mut left: Vec<Tile> = Value::ALL
                .into_iter()
                .flat_map(|value| (0..copies(value)).map(move |copy| Tile::new(value, copy)))
                .collect();
            let mut pick = |value: &Value| {
                let found = left.iter().position(|tile| tile.value() == *value)?;
                Some(left.remove(found))
            };
            let hand = self.hands[seat].iter().filter_map(&mut pick).collect();
            let reserve: Vec<Tile> = match &self.reserves[seat] {
                Some(numbers) => numbers.iter().map(|value| pick(value).expect("a tile left")).collect(),
                None => left.drain(..left.len().min(9)).collect(),
            };
            let draw = left.into_iter().collect();
            self.state.holds[seat] = Hold { hand, draw, reserve: reserve.into_iter().rev().collect() };
        }
    }

    pub(super) fn gold(mut self, gold: u8) -> Table {
        let seat = self.state.open.on_turn();
        self.state.open.player_mut(seat).gold = gold;
        self
    }

    /// These mercenaries are on offer, and the seat on turn can pay for any of them.
    pub(super) fn hiring(mut self, numbers: &str) -> Table {
        let mercenary = |n: &str| n.parse().ok().and_then(Mercenary::new).expect("a mercenary");
        self.state.open.offered = numbers.split_whitespace().map(mercenary).collect();
        self.gold(5)
    }

    /// The dummy lies here, among these mines, placed by this seat.
    pub(super) fn dummy(mut self, at: &str, among: &str, placer: usize) -> Table {
        let mines = spaces(among);
        assert!(mines.contains(space(at)) && mines & self.state.open.sea.mines == mines);
        self.state.open.dummy = DummyMine::Among { mines, placer: seat(placer) };
        self.state.dummy = Some(space(at));
        self.state.open.mines += 1;
        self
    }

    pub(super) fn change(mut self, change: impl FnOnce(&mut State)) -> Table {
        change(&mut self.state);
        self
    }

    #[track_caller]
    fn action(text: &str) -> Action {
        text.parse().unwrap_or_else(|_| panic!("{text} is no action"))
    }

    /// Whoever is on turn takes these actions, separated by commas.
    #[track_caller]
    pub(super) fn does(mut self, actions: &str) -> Table {
        self.told = Recorder::default();
        for text in actions.split(", ") {
            let (seat, action) = (self.state.open.on_turn(), Table::action(text));
            if let Err(rule) = self.game.apply(&mut self.state, seat, action, &mut self.told) {
                panic!("{text}: refused by {rule}, offered: {}", self.offers());
            }
        }
        self
    }

    /// The rule that refuses the action of whoever is on turn; the state stays as it was.
    #[track_caller]
    pub(super) fn refusal(&self, action: &str) -> String {
        self.refusal_of(self.on_turn() + 1, action)
    }

    #[track_caller]
    pub(super) fn refusal_of(&self, number: usize, action: &str) -> String {
        let mut after = self.state;
        let refused = self.game.apply(&mut after, seat(number), Table::action(action), &mut ());
        let Err(rule) = refused else { panic!("{action} is accepted") };
        assert_eq!(after, self.state, "a refusal changes nothing");
        rule.to_string()
    }

    /// What whoever is on turn may do, in notation.
    pub(super) fn offers(&self) -> String {
        let mut list = Vec::new();
        self.game.legal(&self.state, self.state.open.on_turn(), &mut list);
        list.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    }

    /// Of what may be done, where this may be done: `lay` gives `a1 b1`.
    pub(super) fn offers_to(&self, word: &str) -> String {
        let offers = self.offers();
        let of_word = offers.split(", ").filter_map(|action| action.strip_prefix(word)?.strip_prefix(' '));
        of_word.collect::<Vec<_>>().join(" ")
    }

    /// Whether whoever is on turn could take the action back.
    pub(super) fn undo(&self, action: &str) -> Undo {
        self.game.undoable(&self.view(self.on_turn() + 1), Table::action(action))
    }

    fn on_turn(&self) -> usize {
        self.state.open.on_turn().index()
    }

    pub(super) fn step(&self) -> Step {
        self.state.open.turn.step
    }

    pub(super) fn now(&self) -> &Turn {
        &self.state.open.turn
    }

    /// What lies before a player.
    pub(super) fn player(&self, number: usize) -> &Player {
        self.state.open.player(seat(number))
    }

    /// The hand of a player.
    pub(super) fn held(&self, number: usize) -> Vec<Value> {
        self.state.hold(seat(number)).hand.counts().iter().collect()
    }

    /// What is left to draw and in the reserve of a player, the next first.
    pub(super) fn piles(&self, number: usize) -> [Vec<Value>; 2] {
        let hold = self.state.hold(seat(number));
        [&hold.draw, &hold.reserve].map(|pile| pile.next_first().collect())
    }

    /// The sea is as drawn.
    #[track_caller]
    pub(super) fn shows(&self, drawing: &str) -> &Table {
        let sea = &self.state.open.sea;
        for (at, cell) in Space::all().zip(cells(drawing)) {
            assert_eq!(drawn(sea, at), cell, "at {at}");
        }
        self
    }

    pub(super) fn view(&self, number: usize) -> View {
        self.game.view(&self.state, Viewer::Seat(seat(number)))
    }

    pub(super) fn spectator(&self) -> View {
        self.game.view(&self.state, Viewer::Spectator)
    }

    /// What a viewer saw happen while the last actions were taken.
    pub(super) fn told(&self, viewer: Viewer) -> Vec<Event> {
        self.told.seen_at_once(viewer).collect()
    }

    /// The score sheet of a player: combinations, mercenaries, far sea, victory points, mines.
    pub(super) fn score(&self, number: usize) -> Vec<i32> {
        self.game.score_lines(&self.spectator(), seat(number))
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }
}
