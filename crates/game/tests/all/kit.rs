//! The kit finds nothing wrong with a sound game, and in a broken one exactly what is broken.

use crate::toy::{Bug, Toy, ToyHooks, View};
use game::kit::{self, Fault, Property};
use game::{Observe, Row};

/// Walks, then a look at the evenness of redeals after none, some and many actions.
fn check(toy: &Toy) -> Result<(), Fault> {
    kit::check(toy, &ToyHooks, 0..400)?;
    (0..16).try_for_each(|steps| kit::check_uniform(toy, &ToyHooks, steps, steps as usize, 2000))
}

#[test]
fn a_sound_game_passes() {
    check(&Toy::default()).unwrap();
}

/// Its row leaves out nearly everything. That of one with a bug has all of it, but takes for granted that it stays as it is.
impl Observe for Toy {
    type Earlier = ();

    fn earlier(_: &View) {}

    fn observe(&self, view: &View, before: Option<()>, row: &mut impl Row) {
        let all = game::fnv1a(format!("{view:?}").bytes());
        let told = if self.bug.is_some() { all } else { u64::from(view.left_in_deck) };
        row.block::<4>(before.is_some() && self.bug.is_some(), |row| {
            row.field("told", 4, "what is told").set_all((0..4).map(|part| (told >> (16 * part)) as i16));
        });
    }
}

#[test]
fn a_row_that_leaves_something_out_is_noticed() {
    let told = kit::check_rows(&Toy::default(), 0..3).unwrap_err();
    assert!(told.contains("one row for two views"), "{told}");
}

#[test]
fn a_change_that_is_not_written_is_noticed() {
    let told = kit::check_rows(&Toy { bug: Some(Bug::ListsTheEndTwice) }, 0..3).unwrap_err();
    assert!(told.contains("a change was not written"), "{told}");
}

/// One test for each bug, grouped by the property that it breaks. A property without a bug does not compile.
macro_rules! caught {
    ($($property:ident { $($sentence:ident: $bug:ident,)+ })+) => {
        $($(
            #[test]
            fn $sentence() {
                let fault = check(&Toy { bug: Some(Bug::$bug) }).expect_err("the kit should notice");
                assert_eq!(fault.property, Property::$property, "{fault}");
            }
        )+)+

        const _: fn(Property) = |property| match property {
            $(Property::$property => {})+
        };
    };
}

caught! {
    DealAccepted {
        a_deal_must_pass_the_games_own_check: DealsACardTwice,
    }
    SomethingToDo {
        who_is_not_awaited_has_nothing_to_do: ListsTheEndForTheReady,
        nobody_has_anything_to_do_after_the_end: ListsAShrugAfterTheEnd,
        no_action_is_listed_twice: ListsTheEndTwice,
    }
    NoEmptyChoice {
        nobody_is_asked_when_there_is_one_choice: AllowsOnlyTheHighCard,
    }
    LegalAccepted {
        what_is_listed_is_accepted: ListsTheEndTooSoon,
    }
    IllegalRefused {
        what_is_not_listed_is_refused: ListsNoDouble,
    }
    RefusedUnchanged {
        a_refusal_changes_nothing: DoublesOnRefusal,
    }
    IndexRoundTrip {
        every_action_has_an_index_of_its_own: ListsACardThatIsNoCard,
    }
    NotationRoundTrip {
        every_action_can_be_read_back: ListsAShrug,
    }
    WireRoundTrip {
        what_is_told_comes_back_from_its_json: Mumbles,
    }
    ViewKeepsSecrets {
        a_view_holds_nothing_hidden: ShowsTheNextCard,
    }
    ChoicesKeepSecrets {
        choices_depend_on_nothing_hidden: ListsByTheNextCard,
    }
    RefusalsKeepSecrets {
        refusals_depend_on_nothing_hidden: RefusesByTheOtherHand,
    }
    EventsKeepSecrets {
        the_player_is_told_nothing_hidden: TellsTheNextCard,
        others_are_told_nothing_hidden: TellsOthersTheDraw,
        others_are_told_nothing_hidden_at_the_reveal: WithholdsTheKeptCard,
    }
    PhaseKeepsSecrets {
        a_step_is_not_seen_before_the_reveal: PlaysOpenly,
        who_is_ready_shows_nothing_else: ShowsTheStakeOfTheReady,
        who_is_ready_sees_no_later_step: DoublesOpenlyBeforeTheReady,
    }
    PastKeepsSecrets {
        what_was_done_excludes_nothing_hidden: DoublesWithAnOddHand,
    }
    UndoRevealsNothing {
        what_shows_something_cannot_be_taken_back: TakesBackTheLastEnd,
    }
    UndoBindsNobody {
        what_others_wait_for_cannot_be_taken_back: TakesBackTheFirstEnd,
    }
    RedealVaries {
        every_hidden_place_varies: RedealsInOrder,
    }
    RedealUniform {
        every_hidden_card_is_equally_likely: RedealsInOrderHalfTheTime,
    }
    SeatsCommute {
        the_order_of_arrival_does_not_matter: LetsTheLastToEndDrawFirst,
    }
    Conserved {
        play_keeps_every_card: DrawsACardTwice,
        a_redeal_keeps_every_card: RedealsACardTwice,
    }
    ScoreRecounted {
        the_result_equals_the_slow_count: ForgetsTheStake,
    }
    OutcomeAtEnd {
        there_is_no_result_before_the_end: CallsTheWinnerEarly,
        there_is_a_result_at_the_end: NeverCallsTheWinner,
    }
    Ends {
        every_game_ends: DoublesWithoutEnd,
    }
}
