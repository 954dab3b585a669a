//! Any orders of anybody in any order, some twice, some late, some nonsense: what must always hold.

use std::collections::BTreeSet;

use catalog::GameId;
use game::{Chance, QuickChance, Seat, Seats};
use online::{Actor, Class, LogEntry, OnlineTable, Order, Proposed};
use protocol::{Audience, ClaimFor, Late, OfferKind, Pace, Settings};

use super::common::*;
use super::feeds::Reader;

struct Model {
    beginning: Beginning,
    table: OnlineTable,
    log: Vec<LogEntry>,
    given: Vec<(Actor, Order)>,
    readers: Vec<(Class, Reader)>,
    now: u64,
    chance: QuickChance,
}

impl Model {
    fn new(game: GameId, seed: u64) -> Model {
        let mut chance = QuickChance::new(seed);
        let pace = [Pace::None, Pace::Live { bank: 60, gain: 5 }, Pace::Days { turn: 1, reserve: 1 }];
        let late = [Late::Claim, Late::Bot, Late::Loss];
        let settings = Settings {
            pace: pace[chance.below(3) as usize],
            late: late[chance.below(3) as usize],
            audience: Audience::Link,
            chat: true,
            hints: true,
            takebacks: chance.below(2) == 0,
        };
        let beginning = beginning(game, seed, 0, settings);
        let seats = beginning.founding.seats.len();
        let mut table = beginning.load(&[]).unwrap();
        let classes = Seat::ALL.into_iter().take(seats).map(Class::Seat).chain([Class::Onlooker]);
        let mut readers = Vec::new();
        for class in classes {
            table.follow(class);
            let mut reader = Reader::default();
            reader.read(table.frame(class).unwrap());
            readers.push((class, reader));
        }
        Model { beginning, table, log: Vec::new(), given: Vec::new(), readers, now: START, chance }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.chance.below(bound as u32) as usize
    }

    fn order(&mut self) -> (Actor, Order) {
        let seats = self.table.founding().seats.len();
        let seat = Seat::ALL[self.below(seats)];
        let what =
            [OfferKind::Takeback, OfferKind::Pause, OfferKind::Takeback, OfferKind::Pause, OfferKind::Abort];
        let what = what[self.below(5)];
        let open = self.table.room(self.now, 0, None).offer;
        let other = Seat::ALL[self.below(seats)];
        let (own, turned) = (own(&self.table, seat), turned(&self.table, seat));
        let order = match self.below(40) {
            0 => Order::Undo { own, turned },
            1 if what != OfferKind::Abort || self.below(8) == 0 => Order::Offer(what),
            2 => Order::Answer { what, yes: self.below(2) == 0 },
            3..8 if open.is_some_and(|offer| !offer.waiting_for.is_empty()) => {
                let answer = open.map(|offer| (offer.waiting_for.lowest().unwrap_or(seat), offer.what));
                let (seat, what) = answer.unwrap_or((seat, what));
                return (Actor::Owner(seat), Order::Answer { what, yes: self.below(3) > 0 });
            }
            5 | 15 => Order::Claim {
                seat: other,
                what: if self.below(2) == 0 { ClaimFor::Bot } else { ClaimFor::Win },
            },
            6 => Order::Gift { seat: other },
            7 => Order::Resume,
            8 if self.below(4) == 0 => Order::LeaveToBot,
            9 => Order::Back,
            10 if self.below(12) == 0 => Order::Resign { own },
            11 => Order::Act { own: own + 1, turned, act: "end".to_owned() },
            12 => Order::Act { own, turned: turned + 1, act: "end".to_owned() },
            13 if !self.given.is_empty() => {
                let again = self.below(self.given.len());
                return self.given[again].clone();
            }
            14 => Order::TimeUp { seat },
            _ => {
                let awaited: Vec<Seat> = self.table.awaited().iter().collect();
                if awaited.is_empty() {
                    return (Actor::Owner(seat), Order::Resume);
                }
                let seat = awaited[self.below(awaited.len())];
                let list = legal(&self.table, seat);
                let act = list[self.below(list.len())].clone();
                let bot = self.table.to_move().is_some_and(|thought| thought.seat == seat);
                let actor = if bot { Actor::Bot(seat) } else { Actor::Owner(seat) };
                return (actor, order(&self.table, seat, &act));
            }
        };
        (Actor::Owner(seat), order)
    }

    fn step(&mut self) {
        self.now += [0, 10, 1_000, 30_000][self.below(4)];
        if self.below(8) == 0 {
            let seats = self.table.founding().seats.len();
            let (seat, here) = (Seat::ALL[self.below(seats)], self.below(2) == 0);
            self.table.set_present(self.now, seat, here);
        }
        let server = self.table.overdue(self.now).map(|order| (Actor::Server, order));
        let (actor, order) = server.unwrap_or_else(|| self.order());
        let before = (self.table.seq(), self.table.table().to_text(), self.table.room(self.now, 0, None));
        match self.table.propose(self.now, actor, &order) {
            Ok(Proposed::Entry(entry)) => {
                assert_eq!(entry.seq, before.0 + 1);
                self.log.push(entry);
                self.given.push((actor, order));
            }
            Ok(Proposed::AlreadyDone) | Err(_) => {
                let after =
                    (self.table.seq(), self.table.table().to_text(), self.table.room(self.now, 0, None));
                assert_eq!(after, before, "{actor:?} {order:?} left a trace");
            }
        }
        let news = self.table.publish();
        for (class, frame) in &news {
            let (_, reader) = self.readers.iter_mut().find(|(whose, _)| whose == class).unwrap();
            assert_eq!(frame.before, reader.position());
            reader.read(frame);
        }
        assert!(self.table.publish().is_empty(), "nothing is new twice");
    }

    /// What is in memory is what the log says.
    fn is_its_log(&self) {
        let again = self.beginning.load(&self.log).unwrap();
        assert_eq!(again.table().to_text(), self.table.table().to_text());
        let room = |table: &OnlineTable| {
            let mut room = table.room(self.now, 0, None);
            // Who is there is nobody's entry.
            room.seats.iter_mut().for_each(|seat| (seat.here, seat.gone_since) = (false, None));
            room.claimable = Seats::NONE;
            room
        };
        assert_eq!(room(&again), room(&self.table));
        let mut again = again;
        for (class, reader) in &self.readers {
            again.follow(*class);
            let mut afresh = Reader::default();
            afresh.read(again.frame(*class).unwrap());
            assert_eq!(afresh.moments, reader.moments, "{class:?}");
        }
        let mut counts = [0; 4];
        for entry in &self.log {
            if let Some(own) = entry.own {
                assert!(own >= counts[entry.seat.index()], "numbers of a seat only grow");
                counts[entry.seat.index()] = own + 1;
            }
        }
        assert!(self.log.windows(2).all(|pair| pair[0].at <= pair[1].at && pair[0].seq + 1 == pair[1].seq));
    }
}

#[test]
fn whatever_is_ordered_the_log_is_the_truth_and_readers_are_right() {
    let mut kinds = BTreeSet::new();
    for &game in GameId::ALL {
        for seed in 1..=16 {
            let mut model = Model::new(game, seed);
            for step in 0..400 {
                model.step();
                if step % 50 == 49 {
                    model.is_its_log();
                }
            }
            model.is_its_log();
            assert!(!model.log.is_empty());
            kinds.extend(model.log.iter().map(|entry| match entry.deed.to_string().split_once(' ') {
                Some((first, rest)) if ["player", "~offer"].contains(&first) => {
                    format!("{first} {}", rest.split(' ').next().unwrap_or_default())
                }
                Some((first, _)) => first.to_owned(),
                None => entry.deed.to_string(),
            }));
        }
    }
    for kind in ["undo", "resign", "timeout", "player bot", "player person"].into_iter().chain(ROOM_WORDS) {
        assert!(kinds.contains(kind), "{kind} never happened: {kinds:?}");
    }
}
