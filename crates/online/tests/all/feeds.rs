//! What each viewer gets: differences that add up, and nothing that counts what others do unseen.

use catalog::{GameId, with_table};
use game::Viewer;
use online::{Class, Frame, OnlineTable, Order, Position};
use protocol::{Mark, Now, ServerMessage, Settings};
use serde_json::Value;

use super::common::*;

/// A client: the moments it has, and the last message.
#[derive(Default)]
pub(crate) struct Reader {
    pub(crate) moments: Vec<String>,
    pub(crate) last: Option<Value>,
}

impl Reader {
    pub(crate) fn position(&self) -> Position {
        let mark = self.moments.iter().fold(Mark::NONE, |mark, moment| mark.then(moment));
        Position { n: self.moments.len() as u32, mark }
    }

    /// Reads a frame as a client does, and checks its mark.
    pub(crate) fn read(&mut self, frame: &Frame) {
        let ServerMessage::Now(now) = ServerMessage::from_text(&frame.text).unwrap() else {
            panic!("{frame:?}")
        };
        let Now { from, moments, n, mark, .. } = now;
        self.moments.truncate(from as usize);
        self.moments.extend(moments.iter().map(|moment| serde_json::to_string(moment).unwrap()));
        assert_eq!(self.position(), Position { n, mark });
        assert_eq!(self.position(), frame.after);
        self.last = Some(serde_json::from_str(&frame.text).unwrap());
    }
}

#[test]
fn differences_add_up_to_the_whole() {
    for &game in GameId::ALL {
        let mut table = beginning(game, 5, 0, Settings::default()).load(&[]).unwrap();
        let classes = [Class::Seat(ADA), Class::Onlooker];
        let mut readers = [Reader::default(), Reader::default()];
        for (class, reader) in classes.into_iter().zip(&mut readers) {
            table.follow(class);
            reader.read(table.frame(class).unwrap());
        }
        for step in 0..60 {
            let Some(seat) = table.awaited().lowest() else { break };
            steps(&mut table, START + step, seat);
            let news = table.publish();
            for (class, reader) in classes.into_iter().zip(&mut readers) {
                if let Some((_, frame)) = news.iter().find(|(whose, _)| *whose == class) {
                    assert_eq!(frame.before, reader.position());
                    reader.read(frame);
                }
                let mut afresh = Reader::default();
                afresh.read(&table.frame_since(class, Position::START).unwrap());
                assert_eq!((&afresh.moments, without_from(&afresh)), (&reader.moments, without_from(reader)));
            }
        }
    }
}

/// The last message without what depends on where its reader stood.
fn without_from(reader: &Reader) -> Value {
    let mut last = reader.last.clone().unwrap();
    let fields = last.as_object_mut().unwrap();
    fields.remove("from");
    fields.remove("moments");
    last
}

#[test]
fn a_frame_is_what_the_table_shows() {
    let mut table = two(Settings::default());
    let seat = table.awaited().lowest().unwrap();
    steps(&mut table, START, seat);
    table.publish();
    let frame: Value = serde_json::from_str(&table.frame(Class::Seat(seat)).unwrap().text).unwrap();
    let view =
        with_table!(table.table(), table => serde_json::to_value(table.view(Viewer::Seat(seat))).unwrap());
    assert_eq!(frame["view"], view);
    assert_eq!(frame["choices"], serde_json::to_value(legal(&table, seat)).unwrap());
    assert_eq!((&frame["own"], &frame["turned"]), (&1.into(), &0.into()));
}

#[test]
fn hidden_steps_of_others_make_no_frame() {
    let mut table = simultaneous(Settings::default());
    table.follow(Class::Onlooker);
    for _ in 0..2 {
        steps(&mut table, START, GRACE);
        let news: Vec<Class> = table.publish().into_iter().map(|(class, _)| class).collect();
        assert_eq!(news, [Class::Seat(GRACE)]);
    }
    let undo = Order::Undo { own: own(&table, GRACE), turned: 0 };
    gives(&mut table, START, GRACE, &undo);
    let news: Vec<Class> = table.publish().into_iter().map(|(class, _)| class).collect();
    assert_eq!(news, [Class::Seat(GRACE)]);
}

/// All that this class is sent while both play a round, step by step in this order; Grace is the last to finish it.
fn sent(class: Class, order: &[game::Seat], undone: bool) -> Vec<String> {
    let mut table = simultaneous(Settings::default());
    table.follow(Class::Onlooker);
    let mut sent = vec![table.frame(class).unwrap().text.to_string()];
    let mut tell = |table: &mut OnlineTable| {
        let news = table.publish().into_iter().filter(|(whose, _)| *whose == class);
        sent.extend(news.map(|(_, frame)| frame.text.to_string()));
    };
    if undone {
        steps(&mut table, START, GRACE);
        tell(&mut table);
        gives(&mut table, START, GRACE, &Order::Undo { own: 1, turned: 0 });
        tell(&mut table);
    }
    for &seat in order {
        // Whoever has only the end of the turn left waits for the other.
        if legal(&table, seat) != ["end"] {
            steps(&mut table, START, seat);
            tell(&mut table);
        }
    }
    for seat in [ADA, GRACE] {
        while table.awaited().contains(seat) && !legal(&table, seat).is_empty() && own(&table, seat) < 9 {
            let over = legal(&table, seat) == ["end"];
            steps(&mut table, START, seat);
            tell(&mut table);
            if over {
                break;
            }
        }
    }
    sent
}

#[test]
fn nobody_can_tell_how_the_others_worked_in_their_turn() {
    for class in [Class::Seat(ADA), Class::Onlooker] {
        let plain = sent(class, &[ADA; 6], false);
        assert!(plain.len() > 1, "{class:?}");
        assert_eq!(sent(class, &[GRACE; 6], false), plain, "{class:?}: the other order");
        assert_eq!(sent(class, &[ADA, GRACE, GRACE, ADA, GRACE, ADA], false), plain, "{class:?}: mixed");
        assert_eq!(sent(class, &[ADA, GRACE, ADA, GRACE], true), plain, "{class:?}: with an undo of Grace");
    }
}

#[test]
fn whoever_stands_nowhere_known_begins_anew() {
    let mut table = two(Settings::default());
    let seat = table.awaited().lowest().unwrap();
    steps(&mut table, START, seat);
    table.publish();
    for have in [
        Position { n: 1, mark: Mark(7) },
        Position { n: 99, mark: Mark::NONE },
        Position { n: u32::MAX, mark: Mark(1) },
        Position { n: 0, mark: Mark(1) },
    ] {
        let frame = table.frame_since(Class::Seat(seat), have).unwrap();
        let frame: Value = serde_json::from_str(&frame.text).unwrap();
        assert_eq!(frame["from"], 0, "{have:?}");
    }
}

#[test]
fn whoever_looks_back_sees_what_they_knew_then() {
    let mut table = simultaneous(Settings::default());
    let views = |table: &OnlineTable, from, to| {
        let text = table.seen(Class::Seat(ADA), from, to);
        let ServerMessage::Seen(seen) = ServerMessage::from_text(&text).unwrap() else { panic!("{text}") };
        assert_eq!(seen.from, from);
        seen.views.iter().map(|view| view.get().to_owned()).collect::<Vec<_>>()
    };
    let now = |table: &OnlineTable| with_table!(table.table(), table => serde_json::to_string(&table.view(Viewer::Seat(ADA))).unwrap());
    let mut known = vec![now(&table)];
    for _ in 0..4 {
        steps(&mut table, START, ADA);
        known.push(now(&table));
    }
    table.publish();
    assert_eq!(views(&table, 0, 99), known);
    assert_eq!(views(&table, 2, 3), known[2..=3]);
    assert!(
        views(&table, 5, 9).is_empty()
            && views(&table, 3, 2).is_empty()
            && views(&table, u32::MAX, u32::MAX).is_empty()
    );
}

#[test]
fn after_the_end_everybody_sees_everything() {
    let mut table = two(Settings::default());
    table.follow(Class::Onlooker);
    let seat = table.awaited().lowest().unwrap();
    steps(&mut table, START, seat);
    table.publish();
    let resign = Order::Resign { own: own(&table, ADA) };
    gives(&mut table, START, ADA, &resign);
    let news = table.publish();
    assert_eq!(news.len(), 3);
    for (_, frame) in news {
        let frame: Value = serde_json::from_str(&frame.text).unwrap();
        assert_eq!(frame["viewer"], "everything");
        assert_eq!(frame["ending"]["forfeit"]["resigned"], 1);
        assert_eq!(
            frame["moments"].as_array().unwrap().len() as u64 + frame["from"].as_u64().unwrap(),
            frame["n"].as_u64().unwrap()
        );
    }
}
