//! What one class of viewers gets: everything they saw happen, and how it stands. A connection remembers how far it is and is
//! sent the difference; nothing in it counts what others did unseen.

use std::sync::Arc;

use game::{Game, Seat, Seats, Viewer};
use protocol::{Mark, TableId, UndoState};
use serde::Serialize;
use table::{Ending, KeptHistory, Moment, Table, UndoError};

/// Who gets the same: the player at a seat, or everybody who looks on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// The player at this seat.
    Seat(Seat),
    /// Those who look on.
    Onlooker,
}

impl Class {
    /// Through whose eyes they see: once the game is over, everybody sees everything.
    pub(crate) fn viewer(self, over: bool) -> Viewer {
        match self {
            _ if over => Viewer::Everything,
            Class::Seat(seat) => Viewer::Seat(seat),
            Class::Onlooker => Viewer::Spectator,
        }
    }
}

/// How far somebody is: how many moments they have, and the mark of the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// How many.
    pub n: u32,
    /// Their mark.
    pub mark: Mark,
}

impl Position {
    /// Nothing yet.
    pub const START: Position = Position { n: 0, mark: Mark::NONE };
}

/// A message `now`, ready to be sent to whoever stands at `before`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Where its reader must stand.
    pub before: Position,
    /// Where they stand then.
    pub after: Position,
    /// The message.
    pub text: Arc<str>,
}

impl Frame {
    /// Before anything was told.
    pub fn nothing() -> Frame {
        Frame { before: Position::START, after: Position::START, text: "".into() }
    }

    /// Whether whoever has one of them has what the other says, wherever they stood before.
    pub fn says_the_same(&self, other: &Frame) -> bool {
        self.after == other.after && self.state() == other.state()
    }

    /// What stands behind the moments.
    fn state(&self) -> Option<&str> {
        let Position { n, mark } = self.after;
        self.text.split_once(&format!(r#""n":{n},"mark":"{mark}","#)).map(|(_, state)| state)
    }
}

/// What a class of viewers has got so far.
#[derive(Clone, Debug)]
pub(crate) struct Feed {
    class: Class,
    viewer: Viewer,
    /// The mark after each moment.
    marks: Vec<Mark>,
    /// How often the table had taken moments away from them.
    rewrite_count: u32,
    /// The last frame: whoever has it has everything.
    frame: Frame,
    /// Where its state begins: what stands behind the moments.
    state_at: usize,
}

impl Feed {
    /// A feed for viewers whom the table follows.
    pub(crate) fn new<G: Game>(id: TableId, table: &Table<G>, class: Class) -> Feed {
        let viewer = class.viewer(table.is_over());
        let frame = Frame::nothing();
        let mut feed = Feed { class, viewer, marks: Vec::new(), rewrite_count: 0, frame, state_at: 0 };
        feed.renew(id, table);
        feed
    }

    pub(crate) fn class(&self) -> Class {
        self.class
    }

    pub(crate) fn frame(&self) -> &Frame {
        &self.frame
    }

    /// Takes in what happened at the table. Says whether these viewers can see a difference; if not, nothing must be sent.
    pub(crate) fn renew<G: Game>(&mut self, id: TableId, table: &Table<G>) -> bool {
        let viewer = self.class.viewer(table.is_over());
        let Some(history) = table.kept_history(viewer) else { return false };
        let known = self.still_known(viewer, &history);
        let texts: Vec<String> = history.moments[known..].iter().map(|moment| written::<G>(moment)).collect();
        let state = state_of(table, viewer, &history);
        let shown = self.frame.text.get(self.state_at..).unwrap_or_default();
        let unchanged = known == self.marks.len() && texts.is_empty() && state == shown;
        (self.viewer, self.rewrite_count) = (viewer, history.rewrite_count);
        if unchanged {
            return false;
        }
        let before = self.position();
        self.marks.truncate(known);
        for text in &texts {
            self.marks.push(self.position().mark.then(text));
        }
        let text = self.message(id, known, &texts, &state);
        self.state_at = text.len() - state.len();
        self.frame = Frame { before, after: self.position(), text: text.into() };
        true
    }

    /// How many of the moments are those that were told before.
    fn still_known<G: Game>(&self, viewer: Viewer, history: &KeptHistory<'_, G>) -> usize {
        if viewer == self.viewer && history.rewrite_count == self.rewrite_count {
            return self.marks.len();
        }
        let marks = history.moments.iter().scan(Mark::NONE, |mark, moment| {
            *mark = mark.then(&written::<G>(moment));
            Some(*mark)
        });
        marks.zip(&self.marks).take_while(|(mark, known)| mark == *known).count()
    }

    fn position(&self) -> Position {
        let mark = self.marks.last().copied().unwrap_or(Mark::NONE);
        Position { n: self.marks.len() as u32, mark }
    }

    /// The frame for somebody who stands elsewhere: from where they are, if they have what was told, otherwise from the beginning.
    pub(crate) fn since<G: Game>(&self, id: TableId, table: &Table<G>, have: Position) -> Frame {
        let known = match have.n {
            0 => have.mark == Mark::NONE,
            n => self.marks.get(n as usize - 1) == Some(&have.mark),
        };
        let from = if known { have.n as usize } else { 0 };
        let moments = table.kept_history(self.viewer).map_or(&[][..], |history| history.moments);
        let texts: Vec<String> = moments.iter().skip(from).map(|moment| written::<G>(moment)).collect();
        let state = self.frame.text.get(self.state_at..).unwrap_or_default();
        Frame { before: have, after: self.position(), text: self.message(id, from, &texts, state).into() }
    }

    fn message(&self, id: TableId, from: usize, texts: &[String], state: &str) -> String {
        let Position { n, mark } = self.position();
        let moments = texts.join(",");
        format!(
            r#"{{"t":"now","table":"{id}","from":{from},"moments":[{moments}],"n":{n},"mark":"{mark}",{state}"#
        )
    }
}

/// A moment as it is on the wire, and as marks are reckoned from.
fn written<G: Game>(moment: &Moment<G>) -> String {
    #[derive(Serialize)]
    struct Written<'a, E> {
        #[serde(skip_serializing_if = "Option::is_none")]
        a: Option<(Seat, String)>,
        e: &'a [E],
    }
    let a = moment.action.map(|(seat, action)| (seat, action.to_string()));
    serde_json::to_string(&Written { a, e: &moment.events }).unwrap_or_default()
}

/// What stands in a message behind the moments, to its end.
fn state_of<G: Game>(table: &Table<G>, viewer: Viewer, history: &KeptHistory<'_, G>) -> String {
    #[derive(Serialize)]
    struct State<V> {
        viewer: Viewer,
        view: V,
        awaited: Seats,
        choices: Vec<String>,
        undo: UndoState,
        own: usize,
        turned: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        ending: Option<Ending>,
    }
    let seat = viewer.seat();
    let choices = seat.map(|seat| table.legal(seat)).unwrap_or_default();
    let state = State {
        viewer,
        view: table.view(viewer),
        awaited: table.awaited(),
        choices: choices.iter().map(ToString::to_string).collect(),
        undo: seat.map_or(Err(UndoError::Nothing), |seat| table.check_undo(seat)).into(),
        own: seat.map_or(0, |seat| table.entry_count(seat)),
        turned: history.taken_by_others_count,
        ending: table.ending(),
    };
    let json = serde_json::to_string(&state).unwrap_or_default();
    json.strip_prefix('{').unwrap_or_default().to_owned()
}
