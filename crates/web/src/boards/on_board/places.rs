//! Which place on the table stands for which action.

use game::{Seat, Viewer};
use on_board::{Action, Captain, Level, Luggage, Phase, PlayerView, Power, Symbol, Task, View};

/// What the viewer must decide in a phase that both play at once.
pub(super) fn own_task(view: &View) -> Option<Task> {
    let joint = matches!(view.phase, Phase::Captains | Phase::Resolve | Phase::Port);
    own(view)?.progress.filter(|_| joint).map(|progress| progress.task())
}

/// The viewer as a player.
pub(super) fn own(view: &View) -> Option<&PlayerView> {
    match view.viewer {
        Viewer::Seat(seat) => view.players.get(seat.index()),
        _ => None,
    }
}

/// Whether this player may give cards away now.
pub(super) fn gives(view: &View, seat: Seat) -> bool {
    let giver = match view.phase {
        Phase::ChooserGives => view.splitter().opponent(),
        Phase::SplitterGives => view.splitter(),
        _ => return false,
    };
    giver == seat
}

fn captain_changes(player: &PlayerView) -> bool {
    player.captain == Some(Captain::Change) && !player.board.captain_used()
}

/// The box of a symbol on one's own sheet: choose it, or write it instead of another.
pub(super) fn symbol_box(view: &View, symbol: Symbol) -> Option<Action> {
    let player = own(view)?;
    match own_task(view)? {
        Task::Wild | Task::ChosenSymbol | Task::OwedSymbol => Some(Action::Pick { symbol }),
        Task::Passenger { symbol: Some(written), changed: false } if written != symbol => {
            let power = if captain_changes(player) {
                Power::Captain
            } else if player.board.has(Luggage::Change) {
                Power::Luggage
            } else {
                return None;
            };
            Some(Action::Change { symbol, power })
        }
        _ => None,
    }
}

/// One's own captain: what they can add.
pub(super) fn captain(view: &View) -> Option<Action> {
    let player = own(view)?;
    own_task(view)?;
    (player.captain == Some(Captain::Stars)).then_some(Action::AddStars { power: Power::Captain })
}

/// A luggage card of one's own: what it is discarded for.
pub(super) fn luggage(view: &View, luggage: Luggage) -> Option<Action> {
    own_task(view)?;
    match luggage {
        Luggage::Lover => Some(Action::Sweeten),
        Luggage::Calm => Some(Action::Calm),
        Luggage::Stars => Some(Action::AddStars { power: Power::Luggage }),
        // These need more than one word: which symbol, which pile, which card.
        Luggage::Change | Luggage::Hide | Luggage::Give => None,
    }
}

/// The free cabins of a line of one's own.
pub(super) fn vacant(view: &View, level: Level) -> Option<Action> {
    match own_task(view)? {
        Task::Passenger { .. } | Task::OwedCabin { .. } => Some(Action::Place { level }),
        _ => None,
    }
}

/// The closed cabins of a line of one's own. Where none is free, they say that nobody can go there.
pub(super) fn closed(view: &View, level: Level) -> Option<Action> {
    let free = own(view)?.board.sheet().vacant(level) > 0;
    match own_task(view)? {
        Task::Instead { .. } | Task::Stars { .. } => Some(Action::Open { level }),
        Task::Passenger { .. } | Task::OwedCabin { .. } if !free => Some(Action::Place { level }),
        _ => None,
    }
}

/// Whether the table has a place for the action; the others are buttons below it.
pub(super) fn has_place(view: &View, action: Action) -> bool {
    match action {
        Action::Change { power: Power::Luggage, .. } => !own(view).is_some_and(captain_changes),
        Action::SendAway | Action::Raise { .. } | Action::OpenAll | Action::Skip | Action::End => false,
        _ => true,
    }
}
