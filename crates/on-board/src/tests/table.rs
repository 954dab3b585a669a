//! Tables for tests: sheets drawn in text, cards by their faces, actions in notation.
//!
//! A sheet is its three lines of cabins, one, two and three stars: `S 3 .. / D / .` has a sun, three points and two open
//! empty cabins in the first line. Closed cabins are left out.

use game::{Dealer, Game, Parts, Recorder, Seat, Told, Undo, Viewer};

use crate::state::{Board, Player};
use crate::{
    Action, Card, Edition, Event, Face, Level, Luggage, OnBoard, Options, Phase, Port, Sheet, State, Symbol,
    Tenant, View,
};

/// Objectives that leave nothing to decide: what the other player gets when it does not matter.
const FILLERS: [&str; 2] = ["objective suns", "objective dice"];

/// A table in the middle of a game, and the seat that acts. Seat 1 splits in odd rounds.
pub(super) struct Table {
    pub(super) game: OnBoard,
    pub(super) state: State,
    pub(super) seat: Seat,
    told: Recorder<Event>,
}

pub(super) fn seat(number: usize) -> Seat {
    Seat::new(number - 1).expect("seats are 1 and 2")
}

/// One line of cabins: how many are open, and who lives there.
fn line(drawing: &str) -> (u8, Vec<Tenant>) {
    let (mut open, mut tenants) = (0, Vec::new());
    for word in drawing.split_whitespace() {
        if word.chars().all(|c| c == '.') {
            open += word.len() as u8;
            continue;
        }
        open += 1;
        let symbol = ["S", "D", "G"].iter().position(|letter| *letter == word);
        tenants.push(match symbol {
            Some(symbol) => Tenant::Symbol(Symbol::ALL[symbol]),
            None => Tenant::Points(word.parse().expect("a tenant is S, D, G or points")),
        });
    }
    tenants.sort_unstable();
    (open, tenants)
}

fn lines(drawing: &str) -> [(u8, Vec<Tenant>); 3] {
    let lines: Vec<_> = drawing.split('/').map(line).collect();
    lines.try_into().expect("three lines of cabins")
}

impl Table {
    /// The second edition without extensions.
    pub(super) fn new() -> Table {
        Table::with("")
    }

    /// The second edition with these of its extensions: `captains luggage special`.
    pub(super) fn with(extensions: &str) -> Table {
        Table::by(OnBoard::RULES_VERSION, extensions)
    }

    /// The second edition by this version of the rules, with these of its extensions.
    pub(super) fn by(version: u32, extensions: &str) -> Table {
        let has = |word| extensions.split(' ').any(|extension| extension == word);
        let options = Options {
            edition: Edition::OnBoard,
            captains: has("captains"),
            luggage: has("luggage"),
            special_passengers: has("special"),
        };
        Table::playing(OnBoard::with_rules(version, options, Parts::BuiltIn).expect("usable options"))
    }

    /// The second edition with all extensions.
    pub(super) fn full() -> Table {
        Table::with("captains luggage special")
    }

    pub(super) fn first_edition() -> Table {
        Table::of(Options { edition: Edition::BienvenueABord, ..Options::default() })
    }

    pub(super) fn of(options: Options) -> Table {
        Table::playing(OnBoard::new(options, Parts::BuiltIn).expect("usable options"))
    }

    fn playing(game: OnBoard) -> Table {
        let mut deal = game.deal(&mut Dealer::new(1));
        deal.first = 1;
        let state = game.start(&deal).expect("a deal of the game's own");
        let mut table = Table { game, state, seat: seat(1), told: Recorder::default() };
        if table.game.options.captains {
            // Captains that do not matter are of the kind that never asks; which ones is set by `captain`.
            for player in &mut table.state.players {
                player.captain = Some(crate::Captain::Suns);
            }
            table.game.next_round(&mut table.state, &mut ());
        }
        table
    }

    /// From here on this seat, counted from 1, is drawn and acts.
    pub(super) fn at(mut self, number: usize) -> Table {
        self.seat = seat(number);
        self
    }

    fn set(mut self, change: impl FnOnce(&mut Board)) -> Table {
        let player = self.state.player_mut(self.seat);
        change(&mut player.board);
        player.shown = player.board;
        self
    }

    /// The seat's cabins, and nothing else on its sheet.
    pub(super) fn sheet(self, drawing: &str) -> Table {
        let drawn = lines(drawing);
        let mut sheet = Sheet::new(self.game.parts.cabins, [drawn[0].0, drawn[1].0, drawn[2].0]);
        for (level, (_, tenants)) in Level::ALL.into_iter().zip(drawn) {
            tenants.into_iter().for_each(|tenant| sheet.move_in(level, tenant));
        }
        sheet.satisfied = 0;
        self.set(|board| board.sheet = sheet)
    }

    pub(super) fn lovers(self, points: &[u8]) -> Table {
        self.set(|board| points.iter().for_each(|&points| board.sheet.add_lover(points)))
    }

    pub(super) fn ticks(self, satisfied: u8, unhappy: u8) -> Table {
        self.set(|board| (board.sheet.satisfied, board.sheet.unhappy) = (satisfied, unhappy))
    }

    pub(super) fn change(self, change: impl FnOnce(&mut Sheet)) -> Table {
        self.set(|board| change(&mut board.sheet))
    }

    pub(super) fn captain(mut self, name: &str) -> Table {
        self.state.player_mut(self.seat).captain = Some(name.parse().expect("a captain"));
        self
    }

    pub(super) fn luggage(self, names: &str) -> Table {
        let find = |name| Luggage::ALL.into_iter().find(|l| l.name() == name).expect("luggage");
        self.set(|board| names.split(' ').map(find).for_each(|luggage| board.lay(luggage)))
    }

    /// It is this round, and nothing has been split.
    pub(super) fn round(mut self, round: u8) -> Table {
        self.state.round = round;
        self
    }

    /// These three cards are drawn, in this order, separated by commas.
    pub(super) fn deals(mut self, faces: &str) -> Table {
        let start = usize::from(self.state.round - 1) * 3;
        for (i, face) in faces.split(", ").enumerate() {
            let wanted: Face = face.parse().unwrap_or_else(|_| panic!("{face} is no card"));
            let unused = start + i..self.game.options.shuffled_cards().len();
            let earlier = 0..start;
            let mut places = unused.chain(earlier);
            let has_face = |place: &usize| self.game.parts.face(self.state.deck[*place]) == wanted;
            let place = places.find(has_face).unwrap_or_else(|| panic!("there is no card {face} left"));
            self.state.deck.swap(start + i, place);
        }
        self.state.round -= 1;
        self.game.next_round(&mut self.state, &mut self.told);
        self
    }

    /// The seat gets these one or two cards, and the other player cards that leave nothing to decide.
    #[track_caller]
    pub(super) fn takes(self, faces: &str) -> Table {
        let count = faces.split(", ").count();
        let all: Vec<&str> = faces.split(", ").chain(FILLERS).take(3).collect();
        let (alone, own, others) = match count {
            1 => ("alone 1, end", "choose one", "choose two"),
            _ => ("alone 3, end", "choose two", "choose one"),
        };
        let me = self.seat.index() + 1;
        let table = self.deals(&all.join(", "));
        let splitter = table.state.splitter().index() + 1;
        let table = table.at(splitter).does(alone).at(3 - splitter);
        table.does(if splitter == me { others } else { own }).at(me)
    }

    /// Both come to the end of the first leg and its port of call.
    pub(super) fn reaches(mut self, port: &str) -> Table {
        let port = Port::ALL.into_iter().find(|p| p.name() == port).expect("a port");
        let place = self.state.ports.iter().position(|&p| p == port).expect("a port of the edition");
        self.state.ports.swap(0, place);
        self.state.round = self.game.options.rounds_between_ports();
        self.game.port(&mut self.state, &mut self.told);
        self
    }

    #[track_caller]
    fn action(&self, text: &str) -> Action {
        text.parse().unwrap_or_else(|_| panic!("{text} is no action"))
    }

    /// The seat takes these actions, separated by commas.
    #[track_caller]
    pub(super) fn does(mut self, actions: &str) -> Table {
        for text in actions.split(", ") {
            let action = self.action(text);
            if let Err(rule) = self.game.apply(&mut self.state, self.seat, action, &mut self.told) {
                panic!("{text}: refused by {rule}, offered: {}", self.offers());
            }
        }
        self
    }

    /// Everybody takes whatever comes first until the game has come to this round, or is over.
    pub(super) fn play_until(mut self, round: u8) -> Table {
        let mut list = Vec::new();
        while self.state.round < round
            && let Some(seat) = self.game.awaited(&self.state).lowest()
        {
            self.game.legal(&self.state, seat, &mut list);
            self.game.apply(&mut self.state, seat, list[0], &mut self.told).expect("legal");
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

    /// Whether the action could be taken back.
    pub(super) fn undo(&self, action: &str) -> Undo {
        self.game.undoable(&self.view(self.seat.index() + 1), self.action(action))
    }

    pub(super) fn phase(&self) -> Phase {
        self.state.phase
    }

    pub(super) fn player(&self) -> &Player {
        self.state.player(self.seat)
    }

    pub(super) fn paper(&self) -> &Sheet {
        &self.player().board.sheet
    }

    /// The seat's cabins are as drawn.
    #[track_caller]
    pub(super) fn shows(&self, drawing: &str) -> &Table {
        for (level, (open, tenants)) in Level::ALL.into_iter().zip(lines(drawing)) {
            let found = (self.paper().open(level), self.paper().tenants(level));
            assert_eq!(found, (open, &tenants[..]), "line {level} of seat {}", self.seat);
        }
        self
    }

    /// Satisfied and unhappy.
    pub(super) fn ticked(&self) -> (u8, u8) {
        (self.paper().satisfied, self.paper().unhappy)
    }

    /// Luggage before the seat.
    pub(super) fn baggage(&self) -> String {
        let held = Luggage::ALL.into_iter().filter(|&luggage| self.player().board.has(luggage));
        held.map(Luggage::name).collect::<Vec<_>>().join(" ")
    }

    /// The cards the seat has to resolve, by their faces.
    pub(super) fn hand(&self) -> Vec<Face> {
        self.player().turn.hand.iter().flatten().map(|taken| self.game.parts.face(taken.card)).collect()
    }

    /// The objectives noted.
    pub(super) fn objectives(&self) -> String {
        self.paper().objectives().map(|objective| objective.name()).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn symbols(&self) -> [u8; 3] {
        Symbol::ALL.map(|symbol| self.paper().symbols(symbol))
    }

    pub(super) fn view(&self, number: usize) -> View {
        self.game.view(&self.state, Viewer::Seat(seat(number)))
    }

    pub(super) fn spectator(&self) -> View {
        self.game.view(&self.state, Viewer::Spectator)
    }

    /// Which of the three cards a view shows.
    pub(super) fn seen(view: &View) -> [bool; 3] {
        view.cards.map(|card: Option<Card>| card.is_some())
    }

    /// What was told so far, and to whom.
    pub(super) fn told(&self) -> &[Told<Event>] {
        &self.told.told
    }

    /// The lines of the seat's score sheet.
    pub(super) fn score(&self) -> [i32; 9] {
        self.paper().score(&self.game.parts)
    }
}

/// Faces, as the hand shows them.
pub(super) fn faces(list: &str) -> Vec<Face> {
    list.split(", ").map(|face| face.parse().expect("a card")).collect()
}
