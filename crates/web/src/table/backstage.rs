//! Behind the screen: the table itself, who sits there, and the scenes made of it.

use std::collections::VecDeque;
use std::sync::Arc;

use game::{Game, Seat, Seats, Viewer};
use leptos::leptos_dom::helpers::TimeoutHandle;
use table::{Kind, Moment, Player, Table};

use crate::board::Board;
use crate::scene::{Choice, Happening, Scene};
use crate::speech::Speech;
use crate::store::{self, Kept, Summary};

/// What no screen shows as it is.
pub(super) struct Backstage<G: Board> {
    pub(super) table: Table<G>,
    pub(super) game: Arc<G>,
    pub(super) key: String,
    pub(super) started: f64,
    /// The file as it was written last.
    pub(super) written: String,
    /// Who sits at the screen.
    pub(super) current: Option<Seat>,
    /// Steps of bots that are not shown yet.
    pub(super) steps: VecDeque<(Seat, G::Action)>,
    /// Which bot is thinking.
    pub(super) asked: Option<Seat>,
    pub(super) timer: Option<TimeoutHandle>,
    /// Changes when thoughts of bots are of no use any more.
    pub(super) epoch: u32,
    /// How many hints were asked for.
    pub(super) tickets: u32,
    /// Whether it was played to its end elsewhere.
    pub(super) foreign: bool,
    /// Whether several people shared the screen when the game was opened: one of them who leaves may still look at it.
    pub(super) shared: bool,
}

/// The seats of people.
pub(super) fn people<G: Game>(table: &Table<G>) -> Seats {
    let is_person = |seat: &Seat| table.players().get(seat.index()).is_some_and(|p| p.kind == Kind::Person);
    Seat::ALL.into_iter().filter(is_person).collect()
}

/// What the players are called: a bot without a name of its own by its level, in the reader's language.
pub(crate) fn called(speech: Speech, players: &[Player]) -> Vec<String> {
    let name = |player: &Player| match player.as_nameless_bot() {
        None => player.name.clone(),
        Some((level, 0 | 1)) => speech.id_now(&format!("bot-{level}")),
        Some((level, number)) => format!("{} {number}", speech.id_now(&format!("bot-{level}"))),
    };
    players.iter().map(name).collect()
}

/// What a list says of this table.
pub(crate) fn summary<G: Board>(table: &Table<G>) -> Summary {
    let outcome = table.outcome();
    let seats = table.players().len();
    Summary {
        game: G::ID.to_owned(),
        players: table.players().to_vec(),
        over: table.is_over(),
        practice: table.is_practice(),
        resigned: table.resigned().is_some(),
        points: outcome.map(|outcome| outcome.points[..seats].to_vec()).unwrap_or_default(),
        winners: outcome.map(|outcome| store::places(outcome.winners.iter())).unwrap_or_default(),
        kind: toml::to_string(table.game().options()).unwrap_or_default(),
    }
}

impl<G: Board> Backstage<G> {
    /// A table that is kept under this key.
    pub(super) fn new(table: Table<G>, key: String, kept: &Kept) -> Backstage<G> {
        Backstage {
            game: Arc::new(table.game().clone()),
            shared: people(&table).len() > 1,
            table,
            key,
            started: kept.started,
            foreign: kept.foreign,
            written: kept.text.clone(),
            current: None,
            steps: VecDeque::new(),
            asked: None,
            timer: None,
            epoch: 0,
            tickets: 0,
        }
    }

    pub(super) fn person(&self) -> Option<Seat> {
        if self.shared { self.current } else { people(&self.table).lowest() }
    }

    pub(super) fn viewer(&self) -> Viewer {
        match self.person() {
            _ if self.table.is_over() => Viewer::Afterwards,
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Spectator,
        }
    }

    pub(super) fn next_person(&self) -> Option<Seat> {
        let people = people(&self.table);
        let awaited: Seats = self.table.awaited().iter().filter(|&seat| people.contains(seat)).collect();
        let from = self.current.map_or(0, Seat::index);
        let around = (from..from + Seat::ALL.len()).filter_map(|place| Seat::new(place % Seat::ALL.len()));
        around.into_iter().find(|&seat| awaited.contains(seat))
    }

    pub(super) fn scene(&self, looking: Option<usize>, curtain: bool, speech: Speech) -> Scene<G> {
        let viewer = if curtain { Viewer::Spectator } else { self.viewer() };
        let history = self.table.history(viewer);
        let moments = history.len();
        let moment = looking.map_or(moments, |moment| moment.min(moments));
        let live = moment == moments && !curtain;
        let view = match moment.checked_sub(1).and_then(|last| history.get(last)) {
            _ if live => self.table.view(viewer),
            Some(last) => self.table.view_at(viewer, last),
            None => self.table.first_view(viewer),
        };
        let seat = self.person().filter(|&seat| live && self.table.awaited().contains(seat));
        Scene {
            game: self.game.clone(),
            names: Arc::new(called(speech, self.table.players())),
            viewer,
            seat,
            choices: seat.map(|seat| self.choices(seat)).unwrap_or_default(),
            happened: Arc::new(happened(&history)),
            moments,
            moment,
            prompt: if live { self.table.prompt(viewer) } else { self.game.prompt(&view) },
            outcome: self.table.outcome().filter(|_| live),
            practice: self.table.is_practice(),
            own: self.person().unwrap_or(Seat::ALL[0]),
            view,
        }
    }

    pub(super) fn choices(&self, seat: Seat) -> Vec<Choice<G::Action>> {
        let view = self.table.view(Viewer::Seat(seat));
        let choice = |action| Choice { action, undo: self.game.undoable(&view, action) };
        self.table.legal(seat).into_iter().map(choice).collect()
    }
}

fn happened<G: Game>(history: &[Moment<G>]) -> Vec<Happening<G>> {
    let moments = history.iter().enumerate();
    let events = moments.flat_map(|(place, moment)| {
        moment.events.iter().map(move |&event| Happening { moment: place + 1, event })
    });
    events.collect()
}
