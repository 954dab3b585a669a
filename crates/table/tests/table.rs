//! What players, onlookers and the owner of a table may take back and see.

#![cfg(test)]

mod common;
mod rigged;

use std::str::FromStr;

use come_sail_away::{Action, ComeSailAway, Event, Options, View};
use common::{set_up, table, wander};
use game::{Chance, Flaw, Game, Message, Quick, Seat, Seats, Undo, Viewer};
use rigged::Rigged;
use table::{BadTable, BotLevel, Entry, NoAct, NoResign, NoUndo, Player, Table};

const ADA: Seat = Seat::ALL[0];
const GRACE: Seat = Seat::ALL[1];

/// Dealt from seed 1: Ada holds 11 and 17, Grace 25 and 54.
fn two() -> Table<ComeSailAway> {
    table(2)
}

fn action(notation: &str) -> Action {
    Action::from_str(notation).unwrap_or_else(|_| panic!("{notation}"))
}

/// Plays the first thing that offers itself until the seat has finished the round.
fn finish<G: Game>(table: &mut Table<G>, seat: Seat) {
    while let Some(&action) = table.legal(seat).first() {
        table.act(seat, action).unwrap();
        if G::ends_turn(action) {
            return;
        }
    }
}

fn play_to_the_end<G: Game>(table: &mut Table<G>) {
    while let Some(seat) = table.awaited().lowest() {
        finish(table, seat);
    }
}

/// Somebody who is awaited does something.
fn random_step<G: Game>(table: &mut Table<G>, chance: &mut Quick) -> Seat {
    let mut below = |bound: usize| chance.below(bound as u32) as usize;
    let awaited: Vec<Seat> = table.awaited().iter().collect();
    let seat = awaited[below(awaited.len())];
    let list = table.legal(seat);
    table.act(seat, list[below(list.len())]).unwrap();
    seat
}

// Undo

#[test]
fn whether_an_action_can_be_taken_back_is_said_beforehand() {
    let (mut table, mut chance) = (two(), Quick::new(3));
    let mut said = [0; 3];
    while let Some(seat) = table.awaited().lowest() {
        let list = table.legal(seat);
        let action = list[chance.below(list.len() as u32) as usize];
        let undo = table.undoable(seat, action);
        table.act(seat, action).unwrap();
        let expected = match undo {
            Undo::Free => Ok(()),
            Undo::Reveals => Err(NoUndo::Revealed),
            Undo::Binds => Err(NoUndo::Bound),
        };
        assert_eq!(table.may_undo(seat), expected, "{action}");
        said[undo as usize] += 1;
    }
    assert!(said.iter().all(|&count| count >= 12), "{said:?}");
}

#[test]
fn a_round_can_be_taken_back_to_its_beginning_until_it_is_finished() {
    let mut table = two();
    let before = table.view(Viewer::Seat(ADA));
    let mut steps = 0;
    while let Some(&action) = table.legal(ADA).first().filter(|&&action| action != Action::End) {
        table.act(ADA, action).unwrap();
        steps += 1;
    }
    assert!(steps > 2);
    for _ in 0..steps {
        assert_eq!(table.may_undo(ADA), Ok(()));
        table.undo(ADA).unwrap();
    }
    assert_eq!(table.view(Viewer::Seat(ADA)), before);
    assert_eq!(table.may_undo(ADA), Err(NoUndo::Nothing));
    assert_eq!(table.undo(ADA), Err(NoUndo::Nothing));
}

#[test]
fn a_finished_round_binds_the_others_while_they_play_on() {
    let mut table = two();
    finish(&mut table, ADA);
    let log = table.log().to_vec();
    assert_eq!(table.may_undo(ADA), Err(NoUndo::Bound));
    assert_eq!(table.undo(ADA), Err(NoUndo::Bound));
    assert_eq!(table.log(), log, "a refused undo leaves no entry");
}

#[test]
fn the_last_to_finish_a_round_has_seen_what_comes_of_it() {
    let mut table = two();
    finish(&mut table, ADA);
    finish(&mut table, GRACE);
    assert_eq!(table.view(Viewer::Seat(ADA)).round, 2);
    assert_eq!(table.undo(ADA), Err(NoUndo::Bound));
    assert_eq!(table.undo(GRACE), Err(NoUndo::Revealed));
}

#[test]
fn what_the_others_did_since_stands() {
    let mut table = two();
    table.act(ADA, action("play 11")).unwrap();
    table.act(GRACE, action("play 25")).unwrap();
    let grace = table.view(Viewer::Seat(GRACE));
    let more = table.legal(GRACE);
    table.undo(ADA).unwrap();
    assert_eq!(table.view(Viewer::Seat(GRACE)), grace);
    assert_eq!(table.legal(GRACE), more);
    assert_eq!(table.legal(ADA), [action("play 11"), action("play 17")]);
    table.undo(GRACE).unwrap();
    assert_eq!(table.view(Viewer::Seat(GRACE)), two().view(Viewer::Seat(GRACE)));
}

#[test]
fn others_may_have_finished_the_round_meanwhile() {
    let mut table = two();
    table.act(ADA, action("play 11")).unwrap();
    finish(&mut table, GRACE);
    table.undo(ADA).unwrap();
    assert_eq!(table.awaited().lowest(), Some(ADA));
    assert_eq!(table.awaited().len(), 1);
    table.act(ADA, action("play 17")).unwrap();
}

#[test]
fn the_log_keeps_what_was_taken_back() {
    let mut table = two();
    table.act(ADA, action("play 11")).unwrap();
    table.undo(ADA).unwrap();
    table.act(ADA, action("play 17")).unwrap();
    let expected = [Entry::Act(ADA, action("play 11")), Entry::Undo(ADA), Entry::Act(ADA, action("play 17"))];
    assert_eq!(table.log(), expected);
}

#[test]
fn a_refused_action_leaves_no_trace() {
    let mut table = two();
    let view = table.view(Viewer::Seat(ADA));
    table.act(ADA, action("play 25")).unwrap_err();
    table.act(Seat::ALL[3], action("play 11")).unwrap_err();
    assert!(table.log().is_empty());
    assert_eq!(table.view(Viewer::Seat(ADA)), view);
    assert_eq!(table.may_undo(ADA), Err(NoUndo::Nothing));
}

#[test]
fn a_seat_where_nobody_sits_can_do_nothing() {
    let mut table = two().for_practice();
    let nobody = Seat::ALL[3];
    assert!(table.legal(nobody).is_empty());
    assert_eq!(table.undo(nobody), Err(NoUndo::Nothing));
    assert_eq!(table.rewind(nobody), Err(NoUndo::Nothing));
}

#[test]
fn a_table_afresh_is_as_it_was_set_up() {
    let mut table = two().for_practice();
    let text = table.to_text();
    wander(&mut table, &mut Quick::new(1), 100);
    assert_eq!(table.afresh().to_text(), text);
    assert_eq!(table.afresh().view(Viewer::Seat(ADA)), two().view(Viewer::Seat(ADA)));
}

// Practice

#[test]
fn going_back_further_is_for_practice_tables() {
    let mut table = two();
    finish(&mut table, ADA);
    assert_eq!(table.rewind(ADA), Err(NoUndo::NotPractice));
}

#[test]
fn a_practice_table_goes_back_past_the_end_of_a_round() {
    let mut table = two().for_practice();
    finish(&mut table, ADA);
    finish(&mut table, GRACE);
    table.act(GRACE, table.legal(GRACE)[0]).unwrap();
    table.rewind(ADA).unwrap();
    assert_eq!(table.log().last(), Some(&Entry::Rewind(ADA)));
    let view = table.view(Viewer::Seat(ADA));
    assert_eq!(view.round, 1);
    // Grace finished after Ada, and has not even begun now.
    assert_eq!(table.legal(ADA), [Action::End]);
    assert_eq!(table.legal(GRACE), two().legal(GRACE));
    while table.rewind(ADA).is_ok() {}
    assert_eq!(table.view(Viewer::Seat(ADA)), two().view(Viewer::Seat(ADA)));
}

#[test]
fn a_practice_table_goes_back_from_the_end_of_the_game() {
    let mut table = two().for_practice();
    play_to_the_end(&mut table);
    assert!(table.outcome().is_some() && table.deal().is_some());
    table.rewind(GRACE).unwrap();
    assert!(!table.is_over());
    assert_eq!((table.outcome(), table.deal()), (None, None));
}

// Resigning

#[test]
fn whoever_resigns_ends_the_game() {
    let mut table = two();
    table.act(ADA, action("play 11")).unwrap();
    assert_eq!((table.resigned(), table.outcome()), (None, None));
    table.resign(GRACE).unwrap();
    assert_eq!(table.resigned(), Some(GRACE));
    assert_eq!(table.log().last(), Some(&Entry::Resign(GRACE)));
    assert!(table.is_over() && table.awaited().is_empty());
    assert!(table.legal(ADA).is_empty() && table.legal(GRACE).is_empty());
    let said = Message::new("table-resigned").with("player", GRACE);
    assert_eq!(table.prompt(Viewer::Seat(ADA)), said);
}

#[test]
fn a_player_may_resign_while_others_decide() {
    let mut table = two();
    finish(&mut table, GRACE);
    assert!(!table.awaited().contains(GRACE));
    table.resign(GRACE).unwrap();
    assert_eq!(table.resigned(), Some(GRACE));
}

#[test]
fn nothing_can_be_done_or_taken_back_after_a_resignation() {
    let mut table = two().for_practice();
    table.act(ADA, action("play 11")).unwrap();
    table.resign(ADA).unwrap();
    let log = table.log().to_vec();
    assert_eq!(table.act(GRACE, action("play 25")), Err(NoAct::Resigned));
    assert_eq!(table.may_undo(ADA), Err(NoUndo::Resigned));
    assert_eq!(table.undo(ADA), Err(NoUndo::Resigned));
    assert_eq!(table.rewind(ADA), Err(NoUndo::Resigned));
    assert_eq!(table.resign(GRACE), Err(NoResign::Resigned));
    assert_eq!(table.log(), log);
}

#[test]
fn nobody_resigns_at_an_empty_seat_or_after_the_end() {
    let mut table = two();
    assert_eq!(table.resign(Seat::ALL[2]), Err(NoResign::Nobody(Seat::ALL[2])));
    play_to_the_end(&mut table);
    let outcome = table.outcome();
    assert_eq!(table.resign(ADA), Err(NoResign::Over));
    assert_eq!((table.resigned(), table.outcome()), (None, outcome));
}

#[test]
fn all_but_the_one_who_resigns_win_with_the_points_as_they_stand() {
    for players in 1..=4 {
        let mut table = table(players);
        let mut chance = Quick::new(3);
        while table.view(Viewer::Spectator).round < 9 {
            wander(&mut table, &mut chance, 1);
        }
        table.resign(ADA).unwrap();
        let outcome = table.outcome().unwrap();
        assert_eq!(outcome.winners, Seats::first(players.into()).without(ADA));
        let view = table.view(Viewer::Afterwards);
        let (seated, empty) = outcome.points.split_at(players.into());
        let sheets = Seat::ALL.map(|seat| table.game().score_lines(&view, seat).iter().sum::<i32>());
        assert_eq!(seated, &sheets[..players.into()]);
        assert!(seated.iter().any(|&points| points != 0), "something was scored by then");
        assert!(empty.iter().all(|&points| points == 0));
    }
}

#[test]
fn everything_is_seen_once_somebody_resigned() {
    let mut table = two();
    table.act(GRACE, action("play 25")).unwrap();
    let seen = shown(&table, Viewer::Seat(ADA));
    table.resign(ADA).unwrap();
    assert!(table.deal().is_some() && table.view(Viewer::Afterwards).deck.is_some());
    assert_eq!(shown(&table, Viewer::Afterwards)[0].0, Some((GRACE, action("play 25"))));
    assert_eq!(shown(&table, Viewer::Seat(ADA)), seen, "a seat's own history stays its own");
}

#[test]
fn a_table_afresh_has_no_resignation() {
    let mut table = two();
    table.resign(ADA).unwrap();
    let afresh = table.afresh();
    assert_eq!(afresh.resigned(), None);
    assert_eq!(afresh.awaited(), two().awaited());
}

// Another player

#[test]
fn a_bot_takes_over_a_seat_in_the_middle_of_a_game() {
    let mut table = two();
    table.act(GRACE, action("play 25")).unwrap();
    let (log, view) = (table.log().to_vec(), table.view(Viewer::Seat(GRACE)));
    let bot = Player::bot("Admiral", BotLevel::new("admiral").unwrap());
    table.replace_player(GRACE, bot.clone()).unwrap();
    assert_eq!(table.players(), [Player::person("Ada"), bot.clone()]);
    assert_eq!(table.log(), log);
    assert_eq!(table.view(Viewer::Seat(GRACE)), view);
    let again: Table<ComeSailAway> = Table::from_text(&table.to_text()).unwrap();
    assert_eq!((again.players()[1].clone(), again.log()), (bot, &log[..]));
}

#[test]
fn another_player_is_checked_like_the_first() {
    let mut table = two();
    let before = table.to_text();
    let reason = Message::new("flaw-name").with("longest", 40);
    let nameless = BadTable(Flaw::new("players 2.name", reason));
    assert_eq!(table.replace_player(GRACE, Player::person(" ")), Err(nameless));
    let nobody = BadTable(Flaw::new("players", Message::new("file-seat").with("value", 3)));
    assert_eq!(table.replace_player(Seat::ALL[2], Player::person("Hedy")), Err(nobody));
    assert_eq!(table.to_text(), before);
}

// Playing on from an earlier moment

#[test]
fn a_finished_game_is_played_on_from_any_moment() {
    let mut table = two();
    wander(&mut table, &mut Quick::new(4), 10_000);
    assert!(table.is_over() && table.log().iter().any(|entry| matches!(entry, Entry::Undo(_))));
    let moments = table.history(Viewer::Afterwards);
    for moment in moments.iter().step_by(7) {
        let on = table.played_until(Some(moment)).unwrap();
        assert!(on.is_practice() && on.players() == table.players());
        for seat in [ADA, GRACE] {
            let viewer = Viewer::Seat(seat);
            assert_eq!(on.view(viewer), table.view_at(viewer, moment));
        }
        assert!(on.log().iter().all(|entry| matches!(entry, Entry::Act(..))));
        assert_eq!(Table::<ComeSailAway>::from_text(&on.to_text()).unwrap().log(), on.log());
    }
    let mut on = table.played_until(moments.get(10)).unwrap();
    assert_eq!(on.log().len(), 11);
    assert_eq!(on.deal(), None, "it goes on, so it has secrets again");
    play_to_the_end(&mut on);
    assert_ne!(on.outcome(), None);
}

#[test]
fn a_finished_game_is_played_again_from_its_beginning() {
    let mut table = two();
    table.act(ADA, action("play 11")).unwrap();
    table.resign(ADA).unwrap();
    let on = table.played_until(None).unwrap();
    assert_eq!(on.to_text(), two().for_practice().to_text());
    let last = table.history(Viewer::Afterwards).pop();
    let on = table.played_until(last.as_ref()).unwrap();
    assert_eq!((on.resigned(), on.log()), (None, &[Entry::Act(ADA, action("play 11"))][..]));
}

#[test]
fn nobody_tries_out_how_a_game_goes_on_that_is_still_played() {
    let mut table = two();
    table.act(ADA, action("play 11")).unwrap();
    let moment = table.history(Viewer::Seat(ADA)).pop();
    assert!(table.played_until(None).is_none() && table.played_until(moment.as_ref()).is_none());
    assert!(table.afresh().for_practice().played_until(None).is_some());
    table.lay_open();
    let on = table.played_until(moment.as_ref()).unwrap();
    assert_eq!(on.log(), table.log());
    assert_eq!(on.view(Viewer::Afterwards), table.view(Viewer::Spectator), "it is not laid open itself");
}

// History

/// One's own action, and what was told then.
type Shown = (Option<(Seat, Action)>, Vec<Event>);

/// What the viewer was shown, moment by moment.
fn shown(table: &Table<ComeSailAway>, viewer: Viewer) -> Vec<Shown> {
    table.history(viewer).into_iter().map(|moment| (moment.action, moment.events)).collect()
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
        let own: Vec<Event> = own.flat_map(|moment| moment.events).collect();
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
        let events = table.history(viewer).into_iter().flat_map(|moment| moment.events);
        events.filter(|event| stepper(event) == Some(seat)).collect()
    };
    for seat in Seat::ALL.into_iter().take(3) {
        let all = steps_of(seat, Viewer::Afterwards);
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
        let mut chance = Quick::new(players.into());
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
    assert_eq!(table.view(Viewer::Afterwards), table.view(Viewer::Spectator));
    assert_eq!(table.first_view(Viewer::Afterwards), table.first_view(Viewer::Spectator));
    assert_eq!(shown(&table, Viewer::Afterwards), shown(&table, Viewer::Spectator));
    assert_eq!(table.deal(), None);
    finish(&mut table, GRACE);
    let moment = &table.history(Viewer::Spectator)[0];
    assert_eq!(table.view_at(Viewer::Afterwards, moment), table.view_at(Viewer::Spectator, moment));
    assert_eq!(table.view(Viewer::Afterwards).deck, None);
}

#[test]
fn the_owner_of_a_file_may_lay_it_open() {
    let mut table = two();
    table.act(GRACE, action("play 25")).unwrap();
    table.lay_open();
    assert!(table.deal().is_some());
    let view = table.view(Viewer::Afterwards);
    assert!(view.deck.is_some() && view.players.iter().all(|player| player.hand.iter().all(Option::is_some)));
    assert_eq!(shown(&table, Viewer::Afterwards)[0].0, Some((GRACE, action("play 25"))));
    // Seats and onlookers see no more than before.
    assert_eq!(table.view(Viewer::Spectator).deck, None);
    assert!(table.history(Viewer::Seat(ADA)).is_empty());
}

#[test]
fn everything_is_seen_once_the_game_is_over() {
    let mut table = two();
    play_to_the_end(&mut table);
    assert!(table.is_over() && table.deal().is_some());
    assert!(table.first_view(Viewer::Afterwards).deck.is_some());
    let actions: Vec<_> = table.history(Viewer::Afterwards).into_iter().filter_map(|m| m.action).collect();
    let log: Vec<_> = actions.into_iter().map(|(seat, action)| Entry::Act(seat, action)).collect();
    assert_eq!(table.log(), log);
}

// Work

/// Of a few games of four, the one with the most moves.
fn longest_game() -> Table<Rigged> {
    let game = Rigged::new(Options { players: 4, ..Options::default() }, None);
    let play = |seed| {
        let mut table = set_up(game.clone(), seed);
        let mut chance = Quick::new(seed);
        while !table.is_over() {
            random_step(&mut table, &mut chance);
        }
        table
    };
    (0..30).map(play).max_by_key(|table| table.log().len()).unwrap()
}

/// How many actions are carried out meanwhile.
fn work(table: &mut Table<Rigged>, what: impl FnOnce(&mut Table<Rigged>)) -> usize {
    let before = table.game().applied.get();
    what(table);
    table.game().applied.get() - before
}

#[test]
fn any_moment_of_a_long_game_is_near() {
    let mut table = longest_game();
    let moves = table.log().len();
    assert!(moves > 250, "{moves}");
    for moment in table.history(Viewer::Afterwards) {
        let steps = work(&mut table, |table| drop(table.view_at(Viewer::Afterwards, &moment)));
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
        let _ = (table.view(Viewer::Seat(ADA)), table.first_view(Viewer::Spectator), table.may_undo(ADA));
    });
    assert_eq!(steps, 0);
}

#[test]
fn going_back_in_a_long_game_is_near() {
    let mut table = longest_game().for_practice();
    // Past the end of the last round, which cannot be undone.
    while table.may_undo(GRACE).is_err() {
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
    assert_eq!(again.game().applied.get(), table.log().len());
}

// Chance

#[test]
fn a_saved_game_goes_on_by_the_same_chance() {
    let mut table = two();
    let mut seeds = Vec::new();
    while let Some(seat) = table.awaited().lowest() {
        let again: Table<ComeSailAway> = Table::from_text(&table.to_text()).unwrap();
        let seed = table.seed_now();
        assert_eq!(again.seed_now(), seed);
        let chosen = table.by_chance(seat, seed).unwrap();
        assert_eq!(again.by_chance(seat, seed), Some(chosen));
        table.act(seat, chosen).unwrap();
        seeds.push(seed);
    }
    assert_eq!(table.by_chance(ADA, table.seed_now()), None);
    let entries = seeds.len();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), entries, "each decision has a seed of its own");
    assert_ne!(two().for_practice().seed_now(), two().seed_now());
}
