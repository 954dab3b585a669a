//! Which place on the table stands for which action.

use on_board::{Action, Captain, Level, Luggage, PlayerView, Power, Symbol, Task, View};

/// What lets the player change a symbol; a symbol's box stands for the first of it.
fn changing(player: &PlayerView) -> impl Iterator<Item = Power> + use<> {
    player.powers(Captain::Change, Luggage::Change)
}

/// The box of a symbol on one's own sheet: choose it, or write it instead of another.
pub(super) fn symbol_box(view: &View, symbol: Symbol) -> Option<Action> {
    let player = view.own()?;
    match view.own_task()? {
        Task::Wild | Task::ChosenSymbol | Task::OwedSymbol => Some(Action::Pick { symbol }),
        Task::Passenger { symbol: Some(written), changed: false } if written != symbol => {
            let power = changing(player).next()?;
            Some(Action::Change { symbol, power })
        }
        _ => None,
    }
}

/// One's own captain: what they can add.
pub(super) fn captain(view: &View) -> Option<Action> {
    let player = view.own()?;
    view.own_task()?;
    (player.captain == Some(Captain::Stars)).then_some(Action::AddStars { power: Power::Captain })
}

/// A luggage card of one's own: what it is discarded for.
pub(super) fn luggage(view: &View, luggage: Luggage) -> Option<Action> {
    view.own_task()?;
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
    match view.own_task()? {
        Task::Passenger { .. } | Task::OwedCabin { .. } => Some(Action::Place { level }),
        _ => None,
    }
}

/// The closed cabins of a line of one's own. Where none is free, they say that nobody can go there.
pub(super) fn closed(view: &View, level: Level) -> Option<Action> {
    let free = view.own()?.board.sheet().vacant(level) > 0;
    match view.own_task()? {
        Task::Instead { .. } | Task::Stars { .. } => Some(Action::Open { level }),
        Task::Passenger { .. } | Task::OwedCabin { .. } if !free => Some(Action::Place { level }),
        _ => None,
    }
}

/// Whether somebody looks for a cabin and there is a free one in this line: then its closed ones say that they are closed.
pub(super) fn stays_closed(view: &View, level: Level) -> bool {
    let task = view.own_task();
    matches!(task, Some(Task::Passenger { .. } | Task::OwedCabin { .. })) && closed(view, level).is_none()
}

/// Whether the table has a place for the action; the others are buttons below it.
pub(super) fn has_place(view: &View, action: Action) -> bool {
    match action {
        Action::Change { power, .. } => view.own().and_then(|player| changing(player).next()) == Some(power),
        Action::SendAway | Action::Raise { .. } | Action::OpenAll | Action::Skip | Action::End => false,
        _ => true,
    }
}
