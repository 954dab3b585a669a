//! What a screen shows of a table at one moment. It is plain data, made from what one viewer sees: a table in this
//! browser makes it, and one on a server can make the same.

use std::sync::Arc;

use game::{Game, Message, Outcome, Seat, Undo, Viewer};

/// One moment of a game as one viewer sees it.
pub(crate) struct Scene<G: Game> {
    pub(crate) game: Arc<G>,
    /// The players' names, by seat.
    pub(crate) names: Arc<Vec<String>>,
    /// Through whose eyes.
    pub(crate) viewer: Viewer,
    pub(crate) view: G::View,
    /// What they must do, or whom they wait for.
    pub(crate) prompt: Message,
    /// Who decides at this screen now; nobody while others decide, or while looking back.
    pub(crate) seat: Option<Seat>,
    /// What they can do.
    pub(crate) choices: Vec<Choice<G::Action>>,
    /// What the viewer saw happen, as far as this moment.
    pub(crate) happened: Arc<Vec<Happening<G>>>,
    /// How many moments there are, and which one this is.
    pub(crate) moments: usize,
    pub(crate) moment: usize,
    /// The result, where this is the end.
    pub(crate) outcome: Option<Outcome>,
    /// Whose game it is: the viewer's own seat, and afterwards the seat of whoever sits there.
    pub(crate) own: Seat,
    /// Whether players may go back past what they have seen.
    pub(crate) practice: bool,
}

/// Something that can be done.
#[derive(Clone, Copy)]
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

impl<G: Game> Scene<G> {
    /// Whether it is not the newest moment.
    pub(crate) fn is_past(&self) -> bool {
        self.moment < self.moments
    }

    /// This action, where it can be done now.
    pub(crate) fn choice(&self, action: G::Action) -> Option<Choice<G::Action>> {
        self.choices.iter().copied().find(|choice| choice.action == action)
    }

    /// Why this action could not be taken back; nothing where it can, at a practice table, or at the end of a turn, which goes
    /// without saying.
    pub(crate) fn lasting(&self, action: G::Action) -> Option<Undo> {
        let undo = self.choice(action)?.undo;
        (undo != Undo::Free && !self.practice && !G::ends_turn(action)).then_some(undo)
    }

    /// The action that ends the turn, where it can be done now.
    pub(crate) fn end_turn(&self) -> Option<G::Action> {
        self.choices.iter().map(|choice| choice.action).find(|&action| G::ends_turn(action))
    }

    /// The seats of the game.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::ALL.into_iter().take(self.game.players())
    }

    /// The viewer's own seat, or the first.
    pub(crate) fn own(&self) -> Seat {
        match self.viewer {
            Viewer::Seat(seat) => seat,
            _ => self.own,
        }
    }
}
