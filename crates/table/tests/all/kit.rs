//! The table's kit finds nothing wrong with a sound game, and in a broken one exactly what is broken.

use std::sync::Arc;

use crate::rigged::{Bug, Rigged};
use come_sail_away::{Hands, Options};
use table::kit::{self, Property};

fn two_players(bug: Option<Bug>) -> Arc<Rigged> {
    Arc::new(Rigged::new(Options { players: 2, hands: Hands::Open, ..Options::default() }, bug))
}

#[test]
fn a_sound_game_passes() {
    kit::check(&two_players(None), 0..20).unwrap();
}

/// One test for each bug, grouped by the property that it breaks. A property without a bug does not compile.
macro_rules! caught {
    ($($property:ident { $($sentence:ident: $bug:ident,)+ })+) => {
        $($(
            #[test]
            fn $sentence() {
                // Each walk by itself: none may find fault with anything else.
                let faults: Vec<_> = (0..20).filter_map(|n| kit::check(&two_players(Some(Bug::$bug)), n..n + 1).err()).collect();
                assert!(!faults.is_empty(), "the kit should notice");
                for fault in faults {
                    assert_eq!(fault.property, Property::$property, "{fault}");
                }
            }
        )+)+

        const _: fn(Property) = |property| match property {
            $(Property::$property => {})+
        };
    };
}

caught! {
    TableSetUp {
        a_deal_must_pass_the_games_own_check: DealsACardTwice,
        options_must_be_such_that_a_file_can_hold_them: CannotBeWritten,
    }
    UndoIsReplay {
        an_undo_leaves_what_the_rest_of_the_log_gives: StartsOtherwiseTheNextTime,
    }
    UndoAsPromised {
        what_others_built_on_cannot_be_taken_back: TakesBackTheFirstEnd,
    }
    FileLoads {
        a_file_names_parts_that_can_be_found: ForgetsItsFingerprint,
    }
    FileRoundTrip {
        a_file_gives_the_same_game_again: ForgetsOpenHands,
    }
    HistoryEndsNow {
        what_changes_a_view_is_told: EndsWithoutAWord,
    }
    HistoryAsSeen {
        a_view_holds_nothing_that_came_later: KeepsSightingsOutsideTheState,
    }
    HistoryKeepsSecrets {
        a_step_is_not_seen_before_the_reveal: PlaysOpenly,
    }
    PictureIsHistory {
        what_is_told_is_told_again_when_the_game_is_replayed: TellsOtherwiseTheNextTime,
    }
    PredictionIsExact {
        what_can_be_taken_back_was_predicted: TakesBackTheLastEnd,
    }
}
