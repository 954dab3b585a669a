//! OB-34: a pile lies face down.

use game::{Game, Sight, Told, Undo, Viewer};

use super::table::{Table, faces, seat};
use crate::{Event, Phase, Pile};

fn hider() -> Table {
    Table::full().captain("hide").deals("2 sun, open 3, lover 2")
}

fn eyes(table: &Table) -> [[bool; 3]; 3] {
    [table.view(1), table.view(2), table.spectator()].map(|view| Table::seen(&view))
}

#[test]
fn ob_34_the_three_cards_are_drawn_for_the_splitters_eyes() {
    let table = hider();
    assert_eq!(eyes(&table), [[true; 3], [false; 3], [false; 3]]);
    let table = table.does("alone 2");
    assert_eq!(eyes(&table), [[true; 3], [false; 3], [false; 3]]);
    assert_eq!(table.view(2).phase, Phase::Split, "how far the splitter is, is not seen");
    assert_eq!(table.offers(), "hide one, hide two, end");
    let table = table.does("hide one");
    assert_eq!(table.offers(), "end", "one pile only");
    assert_eq!(table.refusal("hide two"), "OB-34");
    assert_eq!((table.view(1).hidden, table.view(2).hidden), (Some(Pile::One), None));
    assert_eq!(eyes(&table), [[true; 3], [false; 3], [false; 3]]);
}

#[test]
fn ob_34_the_other_sees_the_open_pile_and_the_size_of_the_hidden_one() {
    for (pile, hidden, seen) in
        [("hide one", Pile::One, [true, false, true]), ("hide two", Pile::Two, [false, true, false])]
    {
        let table = hider().does(&format!("alone 2, {pile}, end"));
        assert_eq!(eyes(&table), [[true; 3], seen, seen]);
        let view = table.view(2);
        assert_eq!((view.alone, view.hidden), (Some(1), Some(hidden)));
        let afterwards = table.game.view(&table.state, Viewer::Everything);
        assert_eq!(Table::seen(&afterwards), [true; 3]);
    }
}

#[test]
fn ob_34_once_the_choice_is_made_both_see_all() {
    for (choice, own) in [("choose one", "open 3"), ("choose two", "2 sun, lover 2")] {
        let table = hider().does("alone 2, hide one, end").at(2);
        assert_eq!(table.undo(choice), Undo::Reveals);
        let table = table.does(choice);
        assert_eq!(eyes(&table), [[true; 3]; 3]);
        assert_eq!(table.hand(), faces(own));
    }
}

#[test]
fn ob_34_not_used_all_three_show_at_the_split() {
    let table = hider().does("alone 2, end");
    assert_eq!(eyes(&table), [[true; 3]; 3]);
    assert_eq!(table.view(2).hidden, None);
    assert_eq!(table.at(2).undo("choose one"), Undo::Binds);
}

#[test]
fn ob_34_events_tell_no_more_than_the_view() {
    let table = hider().does("alone 2, hide one, end").at(2);
    let shown = |told: &Told<Event>| match told {
        Told::Event(sight, Event::CardShown { .. }) => Some(*sight),
        _ => None,
    };
    let sights: Vec<Sight> = table.told().iter().filter_map(shown).collect();
    assert!(sights[..3].iter().all(|sight| sight.at_once(Viewer::Seat(seat(1)))));
    assert!(!sights[..3].iter().any(|sight| sight.at_once(Viewer::Seat(seat(2)))));
    assert!(!sights[..3].iter().any(|sight| sight.at_once(Viewer::Spectator)));
    assert_eq!(sights[3..], [Sight::All; 2], "the open pile of two");
    let table = table.does("choose two");
    assert_eq!(table.told().iter().filter_map(shown).count(), 6, "then the hidden card");
}

#[test]
fn ob_34_who_cannot_hide_draws_for_all() {
    let table = Table::full().at(2).captain("hide").at(1).deals("2 sun, open 3, lover 2");
    assert_eq!(eyes(&table), [[true; 3]; 3], "the chooser's captain hides nothing");
    let table = table.does("alone 1");
    assert_eq!((table.offers().as_str(), table.refusal("hide one")), ("end", "OB-34".to_owned()));
}

#[test]
fn ob_34_luggage_hides_once_and_is_spent_by_the_split() {
    let start = || Table::full().luggage("hide").deals("2 sun, open 3, lover 2");
    assert_eq!(eyes(&start())[1], [false; 3], "the splitter could hide a pile");
    let table = start().does("alone 1, hide two");
    assert_eq!(table.baggage(), "hide", "until the piles are offered it can be taken back");
    let table = table.does("end");
    assert_eq!((table.baggage().as_str(), Table::seen(&table.view(2))), ("", [true, false, false]));
    assert_eq!(table.view(2).players[seat(1)].board, table.player().board, "all see that it is gone");
    let table = start().does("alone 1, end");
    assert_eq!(table.baggage(), "hide", "not used, it stays");
}

#[test]
fn ob_34_captain_and_luggage_together_hide_one_pile_only() {
    let table = Table::full().captain("hide").luggage("hide").deals("2 sun, open 3, lover 2");
    let table = table.does("alone 1, hide one");
    assert_eq!(table.refusal("hide two"), "OB-34");
    assert_eq!(table.does("end").baggage(), "hide", "the captain hides for nothing");
}

#[test]
fn ob_34_the_place_of_the_open_card_says_nothing_of_the_hidden_ones() {
    let table = || Table::full().captain("hide").deals("1 sun, open 3, 1 sun");
    assert_eq!(table().offers(), "alone 1, alone 2, alone 3");
    assert_eq!(table().does("alone 3, hide two, end").view(2).alone, Some(2));
    let table = Table::full().captain("hide").deals("open 3, open 3, open 3");
    assert_eq!(
        table.offers(),
        "alone 1, alone 2, alone 3",
        "the other cannot tell that there is nothing to split"
    );
}

#[test]
fn ob_34_version_1_offers_equal_cards_once() {
    let table = || Table::by(1, "captains luggage special").captain("hide");
    assert_eq!(table().deals("1 sun, open 3, 1 sun").offers(), "alone 1, alone 2");
    assert_eq!(table().deals("1 sun, open 3, 1 sun").refusal("alone 3"), "OB-5");
    assert_eq!(table().deals("open 3, open 3, open 3").offers(), "hide one, hide two, end");
}
