//! What a view tells without a rule being written again: how far the port is, who may give, which cards are unseen.

use game::Game;

use super::table::{Table, seat};
use crate::Phase;

#[test]
fn ob_1_ob_33_rounds_to_the_port_count_down_within_a_leg() {
    for (table, leg) in [(Table::new(), 5), (Table::full(), 6)] {
        assert_eq!(table.game.options().rounds_between_ports(), leg);
        let ahead = |round: u8| {
            let mut view = table.view(1);
            view.round = round;
            table.game.rounds_to_port(&view)
        };
        // Before the first round, while captains are chosen, the whole leg lies ahead.
        assert_eq!([0, 1, 2, leg, leg + 1].map(ahead), [leg, leg, leg - 1, 1, leg]);
    }
}

#[test]
fn ob_35_only_in_their_phase_players_may_give() {
    for phase in [Phase::Split, Phase::Choose, Phase::ChooserGives, Phase::SplitterGives, Phase::Resolve] {
        let mut view = Table::with("captains").view(1);
        (view.round, view.phase) = (1, phase);
        let giver = match phase {
            Phase::ChooserGives => Some(view.splitter().opponent()),
            Phase::SplitterGives => Some(view.splitter()),
            _ => None,
        };
        assert_eq!(view.giver(), giver, "{phase:?}");
    }
}

#[test]
fn unseen_cards_are_those_to_come_those_hidden_and_those_removed() {
    let table = Table::new();
    let (view, game) = (table.view(1), &table.game);
    let shown = view.seen.len() + view.cards.iter().flatten().count();
    assert_eq!(game.unseen(&view).len(), game.shuffled_pile().count() - shown);
    assert_eq!(game.cards_left(&view), 3 * usize::from(game.options().rounds() - view.round));
    assert!(view.cards.iter().flatten().all(|card| !game.unseen(&view).contains(card)));
    assert_eq!(view.own().is_some(), view.viewer == game::Viewer::Seat(seat(1)));
}
