//! Which choices cannot be taken back, as far as that is worth saying.

use game::{Game, Undo};

/// What stands behind a choice that cannot be taken back.
pub(super) const SIGN: &str = "†";

/// What to say of a list of choices. That the end of a turn is final goes without saying.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum FinalChoices {
    /// Nothing.
    Unsaid,
    /// None can be taken back.
    All,
    /// For each choice, whether it needs the sign.
    Some(Vec<bool>),
}

impl FinalChoices {
    /// What to say of these choices.
    pub(super) fn of<G: Game>(choices: &[G::Action], undoable: impl Fn(G::Action) -> Undo) -> FinalChoices {
        let lasts: Vec<bool> = choices.iter().map(|&action| undoable(action) != Undo::Free).collect();
        let said = choices.iter().zip(&lasts).map(|(&action, &lasts)| lasts && !G::ends_turn(action));
        let said: Vec<bool> = said.collect();
        match (said.contains(&true), lasts.contains(&false)) {
            (false, _) => FinalChoices::Unsaid,
            (true, false) => FinalChoices::All,
            (true, true) => FinalChoices::Some(said),
        }
    }

    /// Whether the choice at this index needs the sign.
    pub(super) fn marks(&self, index: usize) -> bool {
        matches!(self, FinalChoices::Some(said) if said.get(index) == Some(&true))
    }
}

#[cfg(test)]
mod tests {
    use on_board::{Action, OnBoard, Pile};

    use super::*;

    const ONE: Action = Action::Choose { pile: Pile::One };
    const TWO: Action = Action::Choose { pile: Pile::Two };

    fn final_choices(choices: &[Action], free: &[Action]) -> FinalChoices {
        let undoable = |action| if free.contains(&action) { Undo::Free } else { Undo::Binds };
        FinalChoices::of::<OnBoard>(choices, undoable)
    }

    #[test]
    fn nothing_is_said_of_the_end_of_a_turn() {
        assert_eq!(final_choices(&[Action::End], &[]), FinalChoices::Unsaid);
        assert_eq!(final_choices(&[ONE, TWO, Action::End], &[ONE, TWO]), FinalChoices::Unsaid);
        assert_eq!(final_choices(&[ONE, TWO], &[ONE, TWO]), FinalChoices::Unsaid);
    }

    #[test]
    fn one_sentence_is_enough_where_nothing_can_be_taken_back() {
        assert_eq!(final_choices(&[ONE, TWO], &[]), FinalChoices::All);
        assert_eq!(final_choices(&[ONE, Action::End], &[]), FinalChoices::All);
        assert!(!FinalChoices::All.marks(0));
    }

    #[test]
    fn the_sign_stands_where_it_makes_a_difference() {
        let some = final_choices(&[ONE, TWO, Action::End], &[ONE]);
        assert_eq!(some, FinalChoices::Some(vec![false, true, false]));
        assert!(some.marks(1) && !some.marks(0) && !some.marks(3));
    }
}
