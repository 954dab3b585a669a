//! What a screen shows of a table at one moment. It is plain data, made from a [`Picture`] and nothing else of the table: one
//! that lies in this browser gives it, and one on a server can send the same.

use std::sync::Arc;

use game::{Game, Message, Outcome, Seat, Seats, Speak, Undo, Viewer};
use table::{Forfeit, Moment, Picture, Player, nth_moment, seats_of_people};

use crate::replay::ViewerHistory;

/// One moment of a game as one viewer sees it.
pub(crate) struct Scene<G: Game> {
    pub(crate) game: Arc<G>,
    /// The players' names, by seat.
    pub(crate) names: Arc<Vec<String>>,
    /// Who plays, by seat.
    pub(crate) players: Arc<Vec<Player>>,
    /// The seats of people.
    pub(crate) people: Seats,
    /// Through whose eyes.
    pub(crate) viewer: Viewer,
    pub(crate) view: G::View,
    /// What they must do, or whom they wait for.
    pub(crate) prompt: Message,
    /// Who decides at this screen now; nobody while others decide, or while looking back.
    pub(crate) deciding: Option<Seat>,
    /// Who must decide in the newest moment, wherever they sit.
    pub(crate) awaited: Seats,
    /// What they can do.
    pub(crate) choices: Vec<Choice<G::Action>>,
    /// All moments that the viewer saw, the later ones too.
    moments: Vec<Arc<Moment<G>>>,
    /// Which of them this is, counted from 1; 0 is the beginning.
    pub(crate) moment: usize,
    /// The result, where this is the end.
    pub(crate) outcome: Option<Outcome>,
    /// Whether the game is over, whichever moment this is.
    pub(crate) over: bool,
    /// Who forfeited the game, if somebody did: gave it up, or had no time left.
    pub(crate) forfeit: Option<Forfeit>,
    /// Whose game it is: the viewer's own seat, and afterwards the seat of whoever sits there.
    own_seat: Seat,
    /// Whether the viewer could take something back.
    pub(crate) may_undo: bool,
    /// Whether players may go back past what they have seen.
    pub(crate) practice: bool,
}

/// Which part of a picture is shown, and to whom.
pub(crate) struct SceneOptions<V> {
    /// What the players are called.
    pub(crate) names: Vec<String>,
    /// Whose hands are at the screen; nobody's while it changes hands.
    pub(crate) person: Option<Seat>,
    /// The moment looked at and what the viewer knew then; none: the newest.
    pub(crate) past: Option<(usize, V)>,
}

/// Something that can be done.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Choice<A> {
    pub(crate) action: A,
    /// Whether it can be taken back.
    pub(crate) undo: Undo,
}

/// Something that happened, and the moment it belongs to.
pub(crate) struct Happening<G: Game> {
    pub(crate) moment: usize,
    pub(crate) event: G::Event,
}

impl<G: Speak> Scene<G> {
    pub(crate) fn new(picture: Picture<G>, options: SceneOptions<G::View>) -> Scene<G> {
        let SceneOptions { names, person, past } = options;
        let newest = past.is_none();
        let deciding = person.filter(|&seat| newest && picture.awaited.contains(seat));
        let choice = |&action: &G::Action| Choice { action, undo: picture.undoable(action) };
        let choices = deciding.map(|_| picture.choices.iter().map(choice).collect()).unwrap_or_default();
        let prompt = match &past {
            None => picture.prompt(),
            Some((_, view)) => picture.game.prompt(view),
        };
        let undoable = picture.undo.is_ok() || picture.practice && picture.has_played();
        let may_undo = undoable && !picture.is_over();
        let awaited = if picture.is_over() { Seats::NONE } else { picture.awaited };
        let own_seat = picture.seat().or(person).unwrap_or(Seat::ALL[0]);
        let (moment, view) = past.unwrap_or((picture.moments.len(), picture.view));
        Scene {
            people: seats_of_people(&picture.players),
            players: Arc::new(picture.players),
            own_seat,
            game: picture.game,
            names: Arc::new(names),
            viewer: picture.viewer,
            view,
            prompt,
            deciding,
            awaited,
            choices,
            moments: picture.moments,
            moment,
            outcome: picture.ending.map(|ending| ending.outcome).filter(|_| newest),
            over: picture.ending.is_some(),
            forfeit: picture.ending.and_then(|ending| ending.forfeit),
            may_undo,
            practice: picture.practice,
        }
    }
}

impl<G: Speak> Scene<G> {
    /// The same table at a step of what is told again: nobody decides, and what comes later has not happened yet.
    pub(crate) fn retold(&self, viewer: Viewer, moments: Vec<Arc<Moment<G>>>, view: G::View) -> Scene<G> {
        Scene {
            game: self.game.clone(),
            names: self.names.clone(),
            players: self.players.clone(),
            people: self.people,
            viewer,
            prompt: self.game.prompt(&view),
            view,
            deciding: None,
            awaited: Seats::NONE,
            choices: Vec::new(),
            moment: moments.len(),
            moments,
            outcome: None,
            over: false,
            forfeit: None,
            own_seat: self.own_seat,
            may_undo: false,
            practice: self.practice,
        }
    }

    /// Whether anybody but the viewer has done something.
    pub(crate) fn tells_of_others(&self) -> bool {
        let other = |event: &G::Event| G::doer(event).is_some_and(|seat| Some(seat) != self.viewer.seat());
        self.moments.iter().any(|moment| moment.events.iter().any(other))
    }

    /// The moments at which a turn or a round was over: next, somebody else did something, or what happened was nobody's doing.
    pub(crate) fn turn_ends(&self) -> Vec<usize> {
        let mut ends = Vec::new();
        let mut last = None;
        for Happening { moment, event } in self.happened_in_all() {
            let doer = G::doer(&event);
            let end = match last {
                _ if doer.is_none() => Some(moment),
                Some((before, seat)) if doer != seat && before < moment => Some(before),
                _ => None,
            };
            ends.extend(end.filter(|end| ends.last() != Some(end)));
            last = Some((moment, doer));
        }
        ends
    }

    /// What was seen, and by whom, to be told again.
    pub(crate) fn history(&self) -> ViewerHistory<G> {
        ViewerHistory { viewer: self.viewer, moments: self.moments.clone() }
    }
}

impl<G: Game> Scene<G> {
    /// Whether somebody who sees one after the other sees no difference.
    pub(crate) fn shows_the_same(&self, other: &Scene<G>) -> bool {
        let mut pairs = self.moments.iter().zip(&other.moments);
        (self.viewer, self.own_seat, self.deciding, self.people, self.moment, self.may_undo)
            == (other.viewer, other.own_seat, other.deciding, other.people, other.moment, other.may_undo)
            && (self.awaited, self.outcome, self.over, self.forfeit)
                == (other.awaited, other.outcome, other.over, other.forfeit)
            && self.view == other.view
            && (&self.names, &self.choices) == (&other.names, &other.choices)
            && self.moments.len() == other.moments.len()
            && pairs.all(|(one, other)| Arc::ptr_eq(one, other) || one.shows_the_same(other))
    }

    /// How many moments there are.
    pub(crate) fn moment_count(&self) -> usize {
        self.moments.len()
    }

    /// Whether it is not the newest moment.
    pub(crate) fn is_past(&self) -> bool {
        self.moment < self.moment_count()
    }

    /// Everything that the viewer saw happen, oldest first; what came after this moment, too.
    pub(crate) fn happened_in_all(&self) -> impl Iterator<Item = Happening<G>> {
        happened(&self.moments)
    }

    /// What the viewer saw happen up to this moment, oldest first.
    pub(crate) fn happened_by_now(&self) -> impl Iterator<Item = Happening<G>> {
        happened(self.moments.get(..self.moment).unwrap_or(&self.moments))
    }

    /// How many events were told up to this moment.
    pub(crate) fn event_count_by_now(&self) -> usize {
        self.happened_by_now().count()
    }

    /// What the viewer saw happen at this moment.
    pub(crate) fn just_happened(&self) -> &[G::Event] {
        nth_moment(&self.moments, self.moment).map_or(&[], |moment| &moment.events)
    }

    /// This action, where it can be done now.
    pub(crate) fn choice(&self, action: G::Action) -> Option<Choice<G::Action>> {
        self.choices.iter().copied().find(|choice| choice.action == action)
    }

    /// Why this action could not be taken back; nothing where it can, at a practice table, or at the end of a turn, which goes
    /// without saying.
    pub(crate) fn undo_warning(&self, action: G::Action) -> Option<Undo> {
        let undo = self.choice(action)?.undo;
        (undo != Undo::Free && !self.practice && !G::ends_turn(action)).then_some(undo)
    }

    /// The action that ends the turn, where it can be done now.
    pub(crate) fn end_turn(&self) -> Option<G::Action> {
        self.choices.iter().map(|choice| choice.action).find(|&action| G::ends_turn(action))
    }

    /// The seats of the game.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        self.game.seats().iter()
    }

    /// What a player is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The viewer's own seat, or that of whoever sits at the screen, or the first.
    pub(crate) fn own_seat(&self) -> Seat {
        self.own_seat
    }
}

fn happened<G: Game>(moments: &[Arc<Moment<G>>]) -> impl Iterator<Item = Happening<G>> {
    moments.iter().enumerate().flat_map(|(index, moment)| {
        moment.events.iter().map(move |&event| Happening { moment: index + 1, event })
    })
}
