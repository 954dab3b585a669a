//! What players, onlookers and the owner of a table see of it, and what that costs.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use crate::common::{ADA, GRACE, action, finish, play_to_the_end, random_step, set_up, table, two};
use crate::rigged::Rigged;
use come_sail_away::{Action, ComeSailAway, Event, Options, View};
use game::{Chance, QuickChance, Seat, Viewer};
use table::{Deed, Entry, Table};

// History

/// One's own action, and what was told then.
pub(crate) type Shown = (Option<(Seat, Action)>, Vec<Event>);

/// What the viewer was shown, moment by moment.
pub(crate) fn shown(table: &Table<ComeSailAway>, viewer: Viewer) -> Vec<Shown> {
    table.history(viewer).iter().map(|moment| (moment.action, moment.events.clone())).collect()
}

/// Whose step an event tells of, if it is one that others see at the end of the round.
fn stepper(event: &Event) -> Option<Seat> {
    match *event {
        Event::Played { seat, .. } | Event::Seated { seat, .. } | Event::TurnedAway { seat, .. } => {
            Some(seat)
        }
        _ => None,
    }
}

#[test]
fn the_steps_of_others_are_unseen_until_the_round_ends() {
    let mut table = two();
    table.act(GRACE, action("play 25")).unwrap();
    assert!(table.history(Viewer::Seat(ADA)).is_empty());
    assert!(table.history(Viewer::Spectator).is_empty());
    let own = shown(&table, Viewer::Seat(GRACE));
    assert_eq!(own.len(), 1);
    assert_eq!(own[0].0, Some((GRACE, action("play 25"))));
    assert!(!own[0].1.is_empty());

    finish(&mut table, GRACE);
    let finished = (None, vec![Event::Finished { seat: GRACE }]);
    assert_eq!(shown(&table, Viewer::Seat(ADA)), std::slice::from_ref(&finished));
    assert_eq!(shown(&table, Viewer::Spectator), [finished]);
}

/// Both play a round, step by step in this order; Grace is the last to finish it.
fn round(order: [Seat; 2]) -> Table<ComeSailAway> {
    let mut table = two();
    let unfinished = |table: &Table<ComeSailAway>, seat| {
        table.legal(seat).first().copied().filter(|&action| action != Action::End)
    };
    while order.into_iter().any(|seat| unfinished(&table, seat).is_some()) {
        for seat in order {
            if let Some(action) = unfinished(&table, seat) {
                table.act(seat, action).unwrap();
            }
        }
    }
    table.act(ADA, Action::End).unwrap();
    table.act(GRACE, Action::End).unwrap();
    table
}

#[test]
fn when_the_round_ends_all_steps_arrive_seat_by_seat() {
    let table = round([GRACE, ADA]);
    let shown = shown(&table, Viewer::Spectator);
    assert_eq!(shown.len(), 2, "Ada was ready, then the round ended");
    let steps: Vec<Seat> = shown[1].1.iter().filter_map(stepper).collect();
    assert!(steps.contains(&ADA) && steps.contains(&GRACE));
    assert!(steps.is_sorted(), "{steps:?}");
    // Nothing is lost: what each saw of their own steps, the onlooker sees now.
    for seat in [ADA, GRACE] {
        let own = table.history(Viewer::Seat(seat)).into_iter().filter(|moment| moment.action.is_some());
        let own: Vec<Event> = own.flat_map(|moment| moment.events.clone()).collect();
        let of = |events: &[Event]| -> Vec<Event> {
            events.iter().filter(|event| stepper(event) == Some(seat)).copied().collect()
        };
        assert_eq!(of(&shown[1].1), of(&own));
    }
}

#[test]
fn over_a_whole_game_everybody_is_told_every_step_once() {
    let mut table = table(3);
    play_to_the_end(&mut table);
    let steps_of = |seat: Seat, viewer: Viewer| -> Vec<Event> {
        let events = table.history(viewer).into_iter().flat_map(|moment| moment.events.clone());
        events.filter(|event| stepper(event) == Some(seat)).collect()
    };
    for seat in Seat::ALL.into_iter().take(3) {
        let all = steps_of(seat, Viewer::Everything);
        assert!(all.len() > 24, "twelve cards and their passengers");
        for viewer in Seat::ALL.into_iter().take(3).map(Viewer::Seat).chain([Viewer::Spectator]) {
            assert_eq!(steps_of(seat, viewer), all, "{viewer:?}");
        }
    }
}

#[test]
fn nobody_can_tell_in_which_order_the_others_worked() {
    let (one, other) = (round([ADA, GRACE]), round([GRACE, ADA]));
    assert_ne!(one.log(), other.log());
    for viewer in [Viewer::Seat(ADA), Viewer::Seat(GRACE), Viewer::Spectator] {
        assert_eq!(shown(&one, viewer), shown(&other, viewer));
        assert_eq!(one.view(viewer), other.view(viewer));
    }
}

#[test]
fn nobody_can_tell_what_others_took_back() {
    let mut straight = two();
    finish(&mut straight, ADA);
    finish(&mut straight, GRACE);

    let mut winding = two();
    winding.act(ADA, action("play 17")).unwrap();
    winding.undo(ADA).unwrap();
    finish(&mut winding, ADA);
    finish(&mut winding, GRACE);
    for viewer in [Viewer::Seat(GRACE), Viewer::Spectator] {
        assert_eq!(shown(&straight, viewer), shown(&winding, viewer));
    }
}

#[test]
fn a_moment_knows_what_could_have_been_done() {
    let mut table = two();
    finish(&mut table, GRACE);
    table.act(ADA, action("play 17")).unwrap();
    let history = table.history(Viewer::Seat(ADA));
    let played = history.last().unwrap();
    assert_eq!(table.legal_before(ADA, played), [action("play 11"), action("play 17")]);
}

/// Notes every view as it is, over whole games with steps taken back, and finds it again in the history.
#[test]
fn views_of_the_past_are_as_they_were() {
    for players in 1..=4 {
        let mut table = table(players);
        let seats: Vec<Seat> = table.awaited().iter().collect();
        let viewers = || seats.iter().copied().map(Viewer::Seat).chain([Viewer::Spectator]);
        let mut noted: Vec<Vec<View>> = viewers().map(|_| Vec::new()).collect();
        let mut note = |table: &Table<ComeSailAway>| {
            for (viewer, noted) in viewers().zip(&mut noted) {
                let moments = table.history(viewer).len();
                noted.truncate(moments);
                if moments > noted.len() {
                    noted.push(table.view(viewer));
                }
                let last = noted.last().cloned().unwrap_or_else(|| table.first_view(viewer));
                assert_eq!(last, table.view(viewer), "whatever changes a view makes a moment");
            }
        };
        let mut chance = QuickChance::new(players.into());
        while !table.is_over() {
            let seat = random_step(&mut table, &mut chance);
            note(&table);
            if chance.below(4) == 0 && table.undo(seat).is_ok() {
                note(&table);
            }
        }
        for (viewer, noted) in viewers().zip(&noted) {
            let history = table.history(viewer);
            let views: Vec<View> = history.iter().map(|moment| table.view_at(viewer, moment)).collect();
            assert_eq!(views, *noted);
        }
    }
}

// Who sees everything

#[test]
fn nobody_sees_everything_before_the_game_is_over() {
    let mut table = two();
    table.act(GRACE, action("play 25")).unwrap();
    assert_eq!(table.view(Viewer::Everything), table.view(Viewer::Spectator));
    assert_eq!(table.first_view(Viewer::Everything), table.first_view(Viewer::Spectator));
    assert_eq!(shown(&table, Viewer::Everything), shown(&table, Viewer::Spectator));
    assert_eq!(table.deal(), None);
    finish(&mut table, GRACE);
    let moment = &table.history(Viewer::Spectator)[0];
    assert_eq!(table.view_at(Viewer::Everything, moment), table.view_at(Viewer::Spectator, moment));
    assert_eq!(table.view(Viewer::Everything).deck, None);
}

#[test]
fn the_owner_of_a_file_may_lay_it_open() {
    let mut table = two();
    table.act(GRACE, action("play 25")).unwrap();
    table.lay_open();
    assert!(table.deal().is_some());
    let view = table.view(Viewer::Everything);
    assert!(view.deck.is_some() && view.players.iter().all(|player| player.hand.iter().all(Option::is_some)));
    assert_eq!(shown(&table, Viewer::Everything)[0].0, Some((GRACE, action("play 25"))));
    // Seats and onlookers see no more than before.
    assert_eq!(table.view(Viewer::Spectator).deck, None);
    assert!(table.history(Viewer::Seat(ADA)).is_empty());
}

#[test]
fn everything_is_seen_once_the_game_is_over() {
    let mut table = two();
    play_to_the_end(&mut table);
    assert!(table.is_over() && table.deal().is_some());
    assert!(table.first_view(Viewer::Everything).deck.is_some());
    let actions: Vec<_> = table.history(Viewer::Everything).into_iter().filter_map(|m| m.action).collect();
    let log: Vec<_> = actions.into_iter().map(|(seat, action)| Entry::new(seat, Deed::Act(action))).collect();
    assert_eq!(table.log(), log);
}

// Work

/// Of a few games of four, the one with the most moves.
fn longest_game() -> Table<Rigged> {
    let game = Arc::new(Rigged::new(Options { players: 4, ..Options::default() }, None));
    let play = |seed| {
        let mut table = set_up(game.clone(), seed);
        let mut chance = QuickChance::new(seed);
        while !table.is_over() {
            random_step(&mut table, &mut chance);
        }
        table
    };
    (0..30).map(play).max_by_key(|table| table.log().len()).unwrap()
}

/// How many actions are carried out meanwhile.
fn work(table: &mut Table<Rigged>, what: impl FnOnce(&mut Table<Rigged>)) -> usize {
    let before = table.game().applied.load(Relaxed);
    what(table);
    table.game().applied.load(Relaxed) - before
}

#[test]
fn any_moment_of_a_long_game_is_near() {
    let mut table = longest_game();
    let moves = table.log().len();
    assert!(moves > 250, "{moves}");
    for moment in table.history(Viewer::Everything) {
        let steps = work(&mut table, |table| drop(table.view_at(Viewer::Everything, &moment)));
        assert!(steps < 32, "{steps}");
        let steps = work(&mut table, |table| drop(table.legal_before(ADA, &moment)));
        assert!(steps < 32, "{steps}");
        let steps = work(&mut table, |table| drop(table.played_until(Some(&moment))));
        assert!(steps < 32, "{steps}");
    }
    let steps = work(&mut table, |table| drop(table.history(Viewer::Seat(ADA))));
    assert_eq!(steps, moves);
}

#[test]
fn nothing_is_replayed_to_look_at_the_table_or_to_ask_for_an_undo() {
    let mut table = longest_game();
    let steps = work(&mut table, |table| {
        let _ = (table.view(Viewer::Seat(ADA)), table.first_view(Viewer::Spectator), table.check_undo(ADA));
    });
    assert_eq!(steps, 0);
}

#[test]
fn going_back_in_a_long_game_is_near() {
    let mut table = longest_game().for_practice();
    // Past the end of the last round, which cannot be undone.
    while table.check_undo(GRACE).is_err() {
        let steps = work(&mut table, |table| table.rewind(GRACE).unwrap());
        assert!(steps < 32, "{steps}");
    }
    let steps = work(&mut table, |table| table.undo(GRACE).unwrap());
    // From the snapshot before the move, and what the others did since: no more than a round.
    assert!(steps < 100, "{steps}");
}

#[test]
fn loading_plays_every_entry_once() {
    let table = longest_game();
    let again: Table<Rigged> = Table::from_text(&table.to_text()).unwrap();
    assert_eq!(again.game().applied.load(Relaxed), table.log().len());
}

// Chance

#[test]
fn a_saved_game_goes_on_by_the_same_chance() {
    let mut table = two();
    let mut seeds = Vec::new();
    while let Some(seat) = table.awaited().lowest() {
        let again: Table<ComeSailAway> = Table::from_text(&table.to_text()).unwrap();
        let seed = table.seed_for(seat);
        assert_eq!(again.seed_for(seat), seed);
        let chosen = table.random_action(seat).unwrap();
        assert_eq!(again.random_action(seat), Some(chosen));
        table.act(seat, chosen).unwrap();
        seeds.push(seed);
    }
    assert_eq!(table.random_action(ADA), None);
    let entries = seeds.len();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), entries, "each decision has a seed of its own");
}

#[test]
fn a_seed_follows_from_nothing_that_its_player_cannot_know() {
    let game = two().game().clone();
    let (one, other): (Table<ComeSailAway>, Table<ComeSailAway>) = (set_up(game.clone(), 1), set_up(game, 2));
    assert_ne!(one.view(Viewer::Seat(ADA)), other.view(Viewer::Seat(ADA)));
    assert_eq!(one.seed_for(ADA), other.seed_for(ADA), "another deal");
    let mut table = two();
    let before = table.seed_for(ADA);
    table.act(GRACE, action("play 25")).unwrap();
    assert_eq!(table.seed_for(ADA), before, "Grace's step is unseen");
    table.act(ADA, action("play 11")).unwrap();
    table.undo(ADA).unwrap();
    assert_ne!(table.seed_for(ADA), before, "what is taken back may come out otherwise");
    assert_ne!(two().with_seed(1).seed_for(ADA), two().with_seed(2).seed_for(ADA));
}
