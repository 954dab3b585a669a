//! Steps that can be taken back are predicted, and no others; that predictions are exact, the kit sees in every game.

use std::collections::HashMap;

use game::{Chance, Game, QuickChance, Seat, Undo, Viewer};
use table::KnownView;

use crate::common::two;

#[test]
fn whatever_can_be_taken_back_is_predicted_and_so_is_taking_it_back() {
    let (mut table, mut chance) = (two(), QuickChance::new(3));
    let (mut known, mut taken_back, mut left_to_the_table) = (HashMap::new(), 0, 0);
    while let Some(seat) = table.awaited().lowest() {
        for seat in table.game().seats().iter() {
            let picture = table.picture(Viewer::Seat(seat));
            let view = KnownView { view: picture.view.clone(), awaited: Some(picture.awaited) };
            known.insert((seat, picture.moments.len()), view);
        }
        let before = table.picture(Viewer::Seat(seat));
        let action = *chance.choose(&before.choices).unwrap();
        let predicted = before.predict_action(action, &mut chance);
        assert_eq!(predicted.is_some(), before.undoable(action) == Undo::Free, "{action}");
        table.act(seat, action).unwrap();
        let Some(predicted) = predicted else {
            left_to_the_table += 1;
            continue;
        };
        assert_eq!(predicted.view, table.view(Viewer::Seat(seat)), "{action}");
        let undone =
            predicted.predict_undo(|moment| known.get(&(seat, moment)).cloned(), &mut chance).unwrap();
        assert_eq!((undone.view, undone.choices, undone.undo), (before.view, before.choices, before.undo));
        assert_eq!(undone.own_entry_count, before.own_entry_count + 2);
        taken_back += 1;
    }
    assert!(taken_back > 20 && left_to_the_table > 20, "{taken_back} {left_to_the_table}");
}

#[test]
fn nothing_is_predicted_for_who_does_not_play_nor_of_what_cannot_be_done() {
    let (table, mut chance) = (two(), QuickChance::new(3));
    let action = table.legal(Seat::ALL[0])[0];
    assert!(table.picture(Viewer::Spectator).predict_action(action, &mut chance).is_none());
    let picture = table.picture(Viewer::Seat(Seat::ALL[0]));
    let other = come_sail_away::Action::End;
    assert!(!picture.choices.contains(&other) && picture.predict_action(other, &mut chance).is_none());
    assert!(picture.predict_undo(|_| None, &mut chance).is_none(), "nothing was done yet");
}
