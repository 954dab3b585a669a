//! Random games at a table of the server's own kind, over a line that repeats, delays and loses what is said.

use std::collections::VecDeque;
use std::sync::Arc;

use catalog::{AnyTable, GameId, with_game_type, with_table};
use game::{Chance, Game, Parts, QuickChance, Seat, Viewer};
use online::{Actor, Class, Founding, OnlineTable, Order, Position, Proposed, SeatOwner};
use protocol::{
    ClientMessage, Have, Mark as HistoryHash, No, OfferKind, PersonId, PersonKind, ServerMessage,
    Settings as TableSettings, TableId,
};
use table::{Picture, Player, UndoError};

use super::{OrderError, OutOfSync, RemotePicture};
use crate::board::{Board, first_options};

const ADA: Seat = Seat::ALL[0];
const GRACE: Seat = Seat::ALL[1];

/// What may go wrong on the line, one time in so many; nought is never.
#[derive(Clone, Copy, Default)]
struct Line {
    repeats: u32,
    loses: u32,
    swaps: u32,
    breaks: u32,
}

struct Client<G: Game> {
    seat: Seat,
    remote_picture: RemotePicture<G>,
    /// Whether the server has answered since the line broke: nothing is sent before that.
    in_sync: bool,
    up: VecDeque<ClientMessage>,
    down: VecDeque<String>,
    /// How far the server thinks this client is.
    position: Position,
    told: Vec<String>,
}

struct Match<G: Game> {
    table: OnlineTable,
    clients: Vec<Client<G>>,
    line: Line,
    chance: QuickChance,
    time: u64,
}

/// The game, what its table stands on, and the table's file.
fn founded<G: Board>(seed: u64, settings: TableSettings) -> (Arc<G>, Founding, String) {
    let game = Arc::new(G::new(first_options::<G>(2), Parts::BuiltIn).unwrap());
    let names = ["Ada", "Grace"];
    let players = names.iter().map(|&name| Player::person(name)).collect();
    let deal = game.deal(&mut game::Dealer::new(seed));
    let text = table::Table::new(game.clone(), deal, players).unwrap().to_text();
    let owner = |(index, name): (usize, &&str)| SeatOwner::Person {
        id: PersonId::from_bits(100 + index as u64),
        kind: PersonKind::Guest,
        name: (*name).to_owned(),
    };
    let seats = names.iter().enumerate().map(owner).collect();
    let id = TableId::from_bits(7);
    (game, Founding { id, settings, owner: None, seats, started: 1_000, outages: Vec::new() }, text)
}

impl<G: Board> Match<G> {
    fn new(seed: u64, line: Line) -> Match<G> {
        let (game, founding, text) =
            founded::<G>(seed, TableSettings { takebacks: true, ..TableSettings::default() });
        let table = OnlineTable::load(founding, &text, &[]).unwrap();
        let client = |seat| Client {
            seat,
            remote_picture: RemotePicture::new(TableId::from_bits(7), game.clone()),
            in_sync: false,
            up: VecDeque::new(),
            down: VecDeque::new(),
            position: Position::START,
            told: Vec::new(),
        };
        let clients = vec![client(ADA), client(GRACE)];
        let mut play = Match { table, clients, line, chance: QuickChance::new(seed), time: 2_000 };
        (0..2).for_each(|client_index| play.connect(client_index));
        play
    }

    fn one_in(&mut self, times: u32) -> bool {
        times > 0 && self.chance.below(times) == 0
    }

    /// The line is a new one: what was on the old one is lost.
    fn connect(&mut self, client_index: usize) {
        let client = &mut self.clients[client_index];
        client.remote_picture.reconnect();
        client.in_sync = false;
        client.up.clear();
        client.down.clear();
        let have = client.remote_picture.have();
        self.watch(client_index, have);
    }

    fn watch(&mut self, client_index: usize, have: Option<Have>) {
        let have = have.map_or(Position::START, |Have { n, mark }| Position { n, mark });
        let client = &mut self.clients[client_index];
        let frame = self.table.frame_since(Class::Seat(client.seat), have).unwrap();
        client.position = frame.after;
        client.down.push_back(frame.text.to_string());
    }

    /// The server takes the next message of a client.
    fn serve(&mut self, client_index: usize) {
        let Some(message) = self.clients[client_index].up.pop_front() else { return };
        self.time += 1;
        let (own, order) = match message {
            ClientMessage::Watch(watch) => return self.watch(client_index, watch.have),
            ClientMessage::Do(it) => (it.own, Order::Act { own: it.own, turned: it.turned, act: it.act }),
            ClientMessage::Undo(it) => (it.own, Order::Undo { own: it.own, turned: it.turned }),
            ClientMessage::Resign(it) => (it.own, Order::Resign { own: it.own }),
            other => panic!("{other:?}"),
        };
        let seat = self.clients[client_index].seat;
        match self.table.propose(self.time, Actor::Owner(seat), &order) {
            Ok(Proposed::Entry(_)) => self.publish(),
            Ok(Proposed::AlreadyDone) => {}
            Err(why) => {
                let no = No { table: None, own: Some(own), why };
                self.clients[client_index].down.push_back(ServerMessage::from(no).to_text());
            }
        }
    }

    fn publish(&mut self) {
        for (class, frame) in self.table.publish() {
            for client in self.clients.iter_mut().filter(|client| Class::Seat(client.seat) == class) {
                let frame = match frame.before == client.position {
                    true => frame.clone(),
                    false => self.table.frame_since(class, client.position).unwrap(),
                };
                client.position = frame.after;
                client.down.push_back(frame.text.to_string());
            }
        }
    }

    /// A client hears the next message.
    fn hear(&mut self, client_index: usize) {
        let Line { repeats, loses, swaps, .. } = self.line;
        let (repeats, loses, swaps) = (self.one_in(repeats), self.one_in(loses), self.one_in(swaps));
        let client = &mut self.clients[client_index];
        if swaps && client.down.len() > 1 {
            client.down.swap(0, 1);
        }
        let Some(text) = client.down.pop_front() else { return };
        for _ in 0..1 + usize::from(repeats) - usize::from(loses && !repeats) {
            client.hear(&text);
        }
    }

    /// A client does something that their screen offers.
    fn play(&mut self, client_index: usize) {
        let undoes = self.one_in(6);
        let client = &mut self.clients[client_index];
        client.remote_picture.show_all();
        let Some(picture) = client.remote_picture.picture() else { return };
        let order = match undoes && picture.undo.is_ok() {
            true => client.remote_picture.undo(),
            false => {
                let count = picture.choices.len() as u32;
                let Some(&action) = picture.choices.get(self.chance.below(count) as usize) else { return };
                client.remote_picture.act(action)
            }
        };
        if let (Ok(order), true) = (order, client.in_sync) {
            client.up.push_back(order);
        }
    }

    /// Somebody gets a step back by consent.
    fn take_back(&mut self) {
        let (by, other) = if self.one_in(2) { (ADA, GRACE) } else { (GRACE, ADA) };
        let what = OfferKind::Takeback;
        self.time += 1_000_000;
        if self.table.propose(self.time, Actor::Owner(by), &Order::Offer(what)).is_ok() {
            let answer = Order::Answer { what, yes: true };
            self.table.propose(self.time, Actor::Owner(other), &answer).unwrap();
            self.publish();
        }
    }

    fn step(&mut self) {
        let client_index = self.chance.below(2) as usize;
        match self.chance.below(4) {
            0 => self.play(client_index),
            1 => self.serve(client_index),
            _ => self.hear(client_index),
        }
        let breaks = self.line.breaks;
        if self.one_in(breaks) {
            self.connect(client_index);
        }
    }

    /// All that is on the line arrives.
    fn settle(&mut self) {
        self.line = Line::default();
        (0..2).for_each(|client_index| self.connect(client_index));
        for _ in 0..4 {
            for client_index in 0..2 {
                while !self.clients[client_index].down.is_empty() {
                    self.hear(client_index);
                }
                while !self.clients[client_index].up.is_empty() {
                    self.serve(client_index);
                }
            }
        }
    }

    /// Everybody has what the server has, and nothing is on its way.
    fn check(&self) {
        for client in &self.clients {
            assert!(client.remote_picture.is_settled() && !client.remote_picture.is_waiting());
            let mut afresh = RemotePicture::new(TableId::from_bits(7), client.remote_picture.game.clone());
            let frame = self.table.frame_since(Class::Seat(client.seat), Position::START).unwrap();
            let ServerMessage::Now(now) = ServerMessage::from_text(&frame.text).unwrap() else { panic!() };
            afresh.receive(&now).unwrap();
            assert_same(client.remote_picture.newest().unwrap(), afresh.newest().unwrap());
            let count = with_table!(self.table.table(), table => table.entry_count(client.seat));
            if !self.table.table().is_over() {
                assert_eq!(client.remote_picture.newest().unwrap().own_entry_count, count);
            }
        }
    }
}

impl<G: Game> Client<G> {
    fn hear(&mut self, text: &str) {
        match ServerMessage::from_text(text).unwrap() {
            ServerMessage::Now(now) => match self.remote_picture.receive(&now) {
                Ok(()) if !self.in_sync => {
                    self.in_sync = true;
                    self.up.extend(self.remote_picture.unconfirmed());
                }
                Ok(()) => {}
                Err(_) => {
                    self.in_sync = false;
                    let watch = protocol::Watch { table: now.table, code: None, have: None };
                    self.up.push_back(watch.into());
                }
            },
            ServerMessage::No(no) => {
                if self.remote_picture.refuse(no.own.unwrap()) {
                    self.told.push(no.why.id.into_owned());
                }
            }
            other => panic!("{other:?}"),
        }
    }
}

fn assert_same<G: Game>(one: &Picture<G>, other: &Picture<G>) {
    assert_eq!((one.viewer, one.awaited, one.undo), (other.viewer, other.awaited, other.undo));
    assert_eq!((&one.view, &one.choices), (&other.view, &other.choices));
    assert_eq!(
        (one.own_entry_count, one.taken_by_others_count),
        (other.own_entry_count, other.taken_by_others_count)
    );
    assert_eq!((one.ending, one.moments.len()), (other.ending, other.moments.len()));
    assert!(one.moments.iter().zip(&other.moments).all(|(one, other)| one.shows_the_same(other)));
}

/// Plays a game to its end over this line.
fn played<G: Board>(seed: u64, line: Line) -> Match<G> {
    let mut play = Match::<G>::new(seed, line);
    for step in 1.. {
        play.step();
        if play.table.table().is_over() {
            break;
        }
        assert!(step < 400_000, "{} {seed}: the game does not end", G::ID);
    }
    play.settle();
    play.check();
    play
}

#[test]
fn whatever_the_line_does_everybody_ends_with_the_servers_picture() {
    let bad = Line { repeats: 7, loses: 23, swaps: 11, breaks: 60 };
    for &game in GameId::ALL {
        for seed in 0..4 {
            with_game_type!(game, G => drop(played::<G>(seed, bad)));
        }
    }
}

#[test]
fn over_a_sound_line_nothing_is_refused() {
    for &game in GameId::ALL {
        for seed in 20..24 {
            let told = with_game_type!(game, G => {
                let play = played::<G>(seed, Line::default());
                play.clients.into_iter().flat_map(|client| client.told).collect::<Vec<_>>()
            });
            assert!(told.is_empty(), "{game}: {told:?}");
        }
    }
}

#[test]
fn where_others_take_moves_back_orders_given_in_ignorance_are_refused_and_the_game_goes_on() {
    fn check<G: Board>(seed: u64) {
        let mut play = Match::<G>::new(seed, Line { breaks: 90, ..Line::default() });
        for step in 0..6_000 {
            play.step();
            if step % 400 == 399 {
                play.take_back();
            }
        }
        play.settle();
        play.check();
    }
    for &game in GameId::ALL {
        (0..3).for_each(|seed| with_game_type!(game, G => check::<G>(seed)));
    }
}

/// One step of one's own after the other, confirmed one by one: what was predicted is what is confirmed.
#[test]
fn what_is_foreseen_is_what_the_server_says() {
    fn check<G: Board>(seed: u64) -> usize {
        let mut play = Match::<G>::new(seed, Line::default());
        let mut predicted_steps = 0;
        play.settle();
        for _ in 0..4 * G::MAX_STEPS {
            let client_index = play.chance.below(2) as usize;
            play.play(client_index);
            let remote_picture = &play.clients[client_index].remote_picture;
            let predicted = (!remote_picture.is_settled() && !remote_picture.is_waiting())
                .then(|| remote_picture.newest().unwrap().clone());
            play.serve(client_index);
            (0..2).for_each(|client_index| {
                while !play.clients[client_index].down.is_empty() {
                    play.hear(client_index)
                }
            });
            let remote_picture = &play.clients[client_index].remote_picture;
            assert!(remote_picture.is_settled());
            if let Some(predicted) = predicted {
                assert_same(&predicted, remote_picture.newest().unwrap());
                predicted_steps += 1;
            }
            if play.table.table().is_over() {
                return predicted_steps;
            }
        }
        predicted_steps
    }
    for &game in GameId::ALL {
        let predicted: usize = (40..46).map(|seed| with_game_type!(game, G => check::<G>(seed))).sum();
        assert!(predicted > 50, "{game}: only {predicted} steps were predicted");
    }
}

type Sailing = Match<come_sail_away::ComeSailAway>;

/// A match where Ada has just begun her turn and can take steps back.
fn sailing() -> Sailing {
    let mut play = Match::new(3, Line::default());
    play.settle();
    play
}

#[test]
fn a_refused_order_takes_those_behind_it_along_and_is_told_once() {
    let mut play = sailing();
    let remote_picture = &mut play.clients[0].remote_picture;
    for _ in 0..2 {
        let action = remote_picture.picture().unwrap().choices[0];
        remote_picture.act(action).unwrap();
    }
    assert_eq!(remote_picture.picture().unwrap().moments.len(), 2);
    assert!(remote_picture.refuse(0) && !remote_picture.refuse(1));
    assert!(remote_picture.is_settled());
    assert_eq!(remote_picture.picture().unwrap().moments.len(), 0);
    assert!(remote_picture.refuse(1), "another refusal is another matter");
}

#[test]
fn orders_given_without_a_line_are_kept_and_sent_in_order() {
    let mut play = sailing();
    let client = &mut play.clients[0];
    client.in_sync = false;
    let remote_picture = &mut client.remote_picture;
    for _ in 0..2 {
        let action = remote_picture.picture().unwrap().choices[0];
        remote_picture.act(action).unwrap();
    }
    remote_picture.undo().unwrap();
    let kinds: Vec<&str> = remote_picture.unconfirmed().map(|message| message.kind()).collect();
    assert_eq!(kinds, ["do", "do", "undo"]);
    play.settle();
    play.check();
    assert_eq!(play.clients[0].remote_picture.newest().unwrap().own_entry_count, 3);
    assert_eq!(play.clients[0].remote_picture.newest().unwrap().moments.len(), 1);
}

#[test]
fn what_does_not_fit_is_noticed() {
    let mut play = sailing();
    let now = |play: &Sailing| {
        let frame = play.table.frame_since(Class::Seat(ADA), Position::START).unwrap();
        let ServerMessage::Now(now) = ServerMessage::from_text(&frame.text).unwrap() else { panic!() };
        now
    };
    play.play(0);
    play.serve(0);
    let game = play.clients[0].remote_picture.game.clone();
    let fresh = || RemotePicture::new(TableId::from_bits(7), game.clone());
    let mut late = now(&play);
    late.from = 1;
    assert_eq!(fresh().receive(&late), Err(OutOfSync::Gap));
    let mut other = now(&play);
    other.mark = HistoryHash(7);
    let mut remote_picture = fresh();
    assert_eq!(remote_picture.receive(&other), Err(OutOfSync::OtherHistory));
    assert!(remote_picture.have().is_none() && remote_picture.picture().is_none());
    assert_eq!(remote_picture.undo().unwrap_err(), OrderError::Impossible);
    let mut garbled = now(&play);
    garbled.choices = vec!["dance".to_owned()];
    assert_eq!(fresh().receive(&garbled), Err(OutOfSync::Unreadable));
}

#[test]
fn only_what_can_be_foreseen_goes_on_without_the_server() {
    let mut play = sailing();
    let client = &mut play.clients[0];
    assert_eq!(client.remote_picture.undo().unwrap_err(), OrderError::Undo(UndoError::Nothing));
    for _ in 0..200 {
        let picture = client.remote_picture.picture().unwrap();
        let lasting = picture.choices.iter().find(|&&action| picture.undoable(action) != game::Undo::Free);
        let waits = lasting.is_some();
        let action = *lasting.unwrap_or(&picture.choices[0]);
        client.remote_picture.act(action).unwrap();
        if waits {
            assert!(client.remote_picture.is_waiting());
            assert_eq!(client.remote_picture.act(action).unwrap_err(), OrderError::Waiting);
            assert_eq!(client.remote_picture.picture().unwrap().moments.len(), picture.moments.len());
            return;
        }
    }
    panic!("no step binds");
}

/// A match whose watcher hears of a whole turn at once: how many moments they had before, and what they have of it.
fn late_watcher(seed: u64) -> (usize, RemotePicture<pirates_under_fire::PiratesUnderFire>) {
    let mut play = Match::new(seed, Line::default());
    play.settle();
    let mover = play.table.awaited().lowest().unwrap().index();
    let watcher = 1 - mover;
    let before = play.clients[watcher].remote_picture.newest().unwrap().moments.len();
    while play.table.awaited().contains(Seat::ALL[mover]) && !play.table.table().is_over() {
        play.play(mover);
        play.serve(mover);
        while !play.clients[mover].down.is_empty() {
            play.hear(mover);
        }
    }
    while !play.clients[watcher].down.is_empty() {
        play.hear(watcher);
    }
    (before, play.clients.swap_remove(watcher).remote_picture)
}

#[test]
fn moments_that_come_together_are_shown_one_by_one() {
    let several = |(before, remote_picture): &(usize, RemotePicture<_>)| {
        remote_picture.newest().unwrap().moments.len() > before + 1
    };
    let (before, mut remote_picture) = (0..20).map(late_watcher).find(several).unwrap();
    let all = remote_picture.newest().unwrap().moments.len();
    for shown in before..all {
        let picture = remote_picture.picture().unwrap();
        assert_eq!(picture.moments.len(), shown);
        assert!(picture.choices.is_empty() && remote_picture.has_more());
        assert_eq!(remote_picture.next_moment(), shown + 1);
        remote_picture.show_next();
    }
    assert!(!remote_picture.has_more());
    assert_same(&remote_picture.picture().unwrap(), remote_picture.newest().unwrap());
}

#[test]
fn views_of_the_past_are_asked_for_and_kept() {
    let play = played::<on_board::OnBoard>(9, Line::default());
    let mut remote_picture = RemotePicture::<on_board::OnBoard>::new(
        TableId::from_bits(7),
        play.clients[0].remote_picture.game.clone(),
    );
    let frame = play.table.frame_since(Class::Seat(ADA), Position::START).unwrap();
    let ServerMessage::Now(now) = ServerMessage::from_text(&frame.text).unwrap() else { panic!() };
    remote_picture.receive(&now).unwrap();
    let last = now.n as usize;
    assert!(remote_picture.view_at(last).is_some() && remote_picture.unknown_around(last).is_none());
    assert!(remote_picture.view_at(last / 2).is_none());
    let (from, to) = remote_picture.unknown_around(last / 2).unwrap();
    assert!((from..=to).contains(&(last as u32 / 2)) && to - from < 32);
    let seen = play.table.seen(Class::Seat(ADA), from, to);
    let ServerMessage::Seen(seen) = ServerMessage::from_text(&seen).unwrap() else { panic!() };
    remote_picture.receive_views(&seen);
    let AnyTable::OnBoard(table) = play.table.table() else { panic!() };
    let history = table.history(Viewer::Everything);
    let then = table.view_at(Viewer::Everything, &history[last / 2 - 1]);
    assert_eq!(remote_picture.view_at(last / 2), Some(then));
    assert!(remote_picture.unknown_around(last / 2).is_none());
}
