//! Which action a space of the sea stands for.

use pirates_under_fire::{Action, Effect, PiratesUnderFire, Space, Spaces, Step, View};

/// What an effect does on a space.
type OnSpace = fn(Space) -> Action;

/// What effects do on a space, in the order in which a space that could serve several of them offers one; the others are
/// listed as buttons.
const ON_SPACES: [(Effect, OnSpace); 8] = [
    (Effect::OrthogonalShot, |space| Action::Shoot { space }),
    (Effect::DiagonalShot, |space| Action::Shoot { space }),
    (Effect::AdjacentShots, |_| Action::Fire),
    (Effect::LateralShots, |_| Action::Fire),
    (Effect::Repair, |space| Action::Repair { space }),
    (Effect::Shield, |space| Action::Shield { space }),
    (Effect::RemoveMine, |space| Action::Sweep { space }),
    (Effect::PlaceMine, |space| Action::Mine { space }),
];

/// What the spaces stand for at one moment.
pub(super) struct Places {
    step: Step,
    mines: Spaces,
    /// The open effects that are carried out on spaces, and where they can be.
    open: Vec<(Spaces, OnSpace)>,
}

impl Places {
    pub(super) fn new(game: &PiratesUnderFire, view: &View) -> Places {
        let turn = &view.open.turn;
        let open = match turn.step {
            Step::Effects => ON_SPACES
                .into_iter()
                .filter(|&(effect, _)| turn.pending().count(effect) > 0)
                .map(|(effect, action)| (game.targets(view, effect), action))
                .collect(),
            _ => Vec::new(),
        };
        Places { step: turn.step, mines: view.open.sea.mines(), open }
    }

    /// The action this space stands for; where none is allowed, one whose refusal explains why.
    pub(super) fn action(&self, space: Space) -> Option<Action> {
        match self.step {
            Step::Lay { .. } => Some(Action::Lay { space }),
            Step::Dummy => self.mines.contains(space).then_some(Action::Dummy { space }),
            Step::Effects => {
                let possible = self.open.iter().find(|(targets, _)| targets.contains(space));
                let action = possible.or(self.open.first()).map(|(_, action)| action(space))?;
                // All shots at once are fired wherever one presses, so only what they hit stands for them.
                (possible.is_some() || action != Action::Fire).then_some(action)
            }
            Step::Choose | Step::Reserve | Step::Over { .. } => None,
        }
    }
}

/// The action for the reserve: to take its top tile or to look through it.
pub(super) fn of_reserve(view: &View) -> Option<Action> {
    let open = |effect| view.open.turn.step == Step::Effects && view.open.turn.pending().count(effect) > 0;
    if open(Effect::ExtraTile) {
        Some(Action::Take)
    } else {
        open(Effect::ChooseTile).then_some(Action::Search)
    }
}
