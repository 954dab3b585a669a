//! What players may do at a table and take back: undo, practice, resigning, another player, playing on.

use crate::common::{ADA, GRACE, act, action, finish, play_to_the_end, table, two, wander};
use crate::history::shown;
use come_sail_away::{Action, ComeSailAway};
use game::{Chance, Flaw, Game, Message, QuickChance, Seat, Seats, Undo, Viewer};
use table::{BotLevel, Deed, Entry, EntryError, Forfeit, Player, Table, UndoError};

// Undo

#[test]
fn whether_an_action_can_be_taken_back_is_said_beforehand() {
    let (mut table, mut chance) = (two(), QuickChance::new(3));
    let mut said = [0; 3];
    while let Some(seat) = table.awaited().lowest() {
        let list = table.legal(seat);
        let action = *chance.choose(&list).unwrap();
        let undo = table.picture(Viewer::Seat(seat)).undoable(action);
        table.act(seat, action).unwrap();
        let expected = match undo {
            Undo::Free => Ok(()),
            Undo::Reveals => Err(UndoError::Revealed),
            Undo::Binds => Err(UndoError::Bound),
        };
        assert_eq!(table.check_undo(seat), expected, "{action}");
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
        assert_eq!(table.check_undo(ADA), Ok(()));
        table.undo(ADA).unwrap();
    }
    assert_eq!(table.view(Viewer::Seat(ADA)), before);
    assert_eq!(table.check_undo(ADA), Err(UndoError::Nothing));
    assert_eq!(table.undo(ADA), Err(EntryError::Undo(UndoError::Nothing)));
}

#[test]
fn a_finished_round_binds_the_others_while_they_play_on() {
    let mut table = two();
    finish(&mut table, ADA);
    let log = table.log().to_vec();
    assert_eq!(table.check_undo(ADA), Err(UndoError::Bound));
    assert_eq!(table.undo(ADA), Err(EntryError::Undo(UndoError::Bound)));
    assert_eq!(table.log(), log, "a refused undo leaves no entry");
}

#[test]
fn the_last_to_finish_a_round_has_seen_what_comes_of_it() {
    let mut table = two();
    finish(&mut table, ADA);
    finish(&mut table, GRACE);
    assert_eq!(table.view(Viewer::Seat(ADA)).round, 2);
    assert_eq!(table.undo(ADA), Err(EntryError::Undo(UndoError::Bound)));
    assert_eq!(table.undo(GRACE), Err(EntryError::Undo(UndoError::Revealed)));
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
    let expected = [act("play 11"), Entry::new(ADA, Deed::Undo), act("play 17")];
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
    assert_eq!(table.check_undo(ADA), Err(UndoError::Nothing));
}

#[test]
fn a_seat_where_nobody_sits_can_do_nothing() {
    let mut table = two().for_practice();
    let nobody = Seat::ALL[3];
    assert!(table.legal(nobody).is_empty());
    assert_eq!(table.undo(nobody), Err(EntryError::NoSuchSeat(nobody)));
    assert_eq!(table.rewind(nobody), Err(EntryError::NoSuchSeat(nobody)));
}

#[test]
fn a_table_afresh_is_as_it_was_set_up() {
    let mut table = two().for_practice();
    let text = table.to_text();
    wander(&mut table, &mut QuickChance::new(1), 100);
    assert_eq!(table.restarted().to_text(), text);
    assert_eq!(table.restarted().view(Viewer::Seat(ADA)), two().view(Viewer::Seat(ADA)));
}

// Practice

#[test]
fn going_back_further_is_for_practice_tables() {
    let mut table = two();
    finish(&mut table, ADA);
    assert_eq!(table.rewind(ADA), Err(EntryError::Undo(UndoError::NotPractice)));
}

#[test]
fn a_practice_table_goes_back_past_the_end_of_a_round() {
    let mut table = two().for_practice();
    finish(&mut table, ADA);
    finish(&mut table, GRACE);
    table.act(GRACE, table.legal(GRACE)[0]).unwrap();
    table.rewind(ADA).unwrap();
    assert_eq!(table.log().last(), Some(&Entry::new(ADA, Deed::Rewind)));
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
    assert_eq!((table.forfeit(), table.outcome()), (None, None));
    table.resign(GRACE).unwrap();
    assert_eq!(table.forfeit(), Some(Forfeit::Resigned(GRACE)));
    assert_eq!(table.log().last(), Some(&Entry::new(GRACE, Deed::Resign)));
    assert!(table.is_over() && table.awaited().is_empty());
    assert!(table.legal(ADA).is_empty() && table.legal(GRACE).is_empty());
    let said = Message::new("table-resigned").with("player", GRACE);
    assert_eq!(table.picture(Viewer::Seat(ADA)).prompt(), said);
}

#[test]
fn a_player_may_resign_while_others_decide() {
    let mut table = two();
    finish(&mut table, GRACE);
    assert!(!table.awaited().contains(GRACE));
    table.resign(GRACE).unwrap();
    assert_eq!(table.forfeit(), Some(Forfeit::Resigned(GRACE)));
}

#[test]
fn nothing_can_be_done_or_taken_back_after_a_resignation() {
    let mut table = two().for_practice();
    table.act(ADA, action("play 11")).unwrap();
    table.resign(ADA).unwrap();
    let log = table.log().to_vec();
    assert_eq!(table.act(GRACE, action("play 25")), Err(EntryError::Forfeited));
    assert_eq!(table.check_undo(ADA), Err(UndoError::Forfeited));
    assert_eq!(table.undo(ADA), Err(EntryError::Undo(UndoError::Forfeited)));
    assert_eq!(table.rewind(ADA), Err(EntryError::Undo(UndoError::Forfeited)));
    assert_eq!(table.resign(GRACE), Err(EntryError::Forfeited));
    assert_eq!(table.log(), log);
}

#[test]
fn nobody_resigns_at_an_empty_seat_or_after_the_end() {
    let mut table = two();
    assert_eq!(table.resign(Seat::ALL[2]), Err(EntryError::NoSuchSeat(Seat::ALL[2])));
    play_to_the_end(&mut table);
    let outcome = table.outcome();
    assert_eq!(table.resign(ADA), Err(EntryError::Over));
    assert_eq!((table.forfeit(), table.outcome()), (None, outcome));
}

#[test]
fn all_but_the_one_who_resigns_win_with_the_points_as_they_stand() {
    for players in 1..=4 {
        let mut table = table(players);
        let mut chance = QuickChance::new(3);
        while table.view(Viewer::Spectator).round < 9 {
            wander(&mut table, &mut chance, 1);
        }
        table.resign(ADA).unwrap();
        let outcome = table.outcome().unwrap();
        assert_eq!(outcome.winners, Seats::first(players.into()).without(ADA));
        let view = table.view(Viewer::Everything);
        let (seated, empty) = outcome.points.0.split_at(players.into());
        let sheets = Seat::ALL.map(|seat| table.game().score(&view, seat));
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
    assert!(table.deal().is_some() && table.view(Viewer::Everything).deck.is_some());
    assert_eq!(shown(&table, Viewer::Everything)[0].0, Some((GRACE, action("play 25"))));
    assert_eq!(shown(&table, Viewer::Seat(ADA)), seen, "a seat's own history stays its own");
}

#[test]
fn a_table_afresh_has_no_resignation() {
    let mut table = two();
    table.resign(ADA).unwrap();
    let restarted = table.restarted();
    assert_eq!(restarted.forfeit(), None);
    assert_eq!(restarted.awaited(), two().awaited());
}

// Out of time

#[test]
fn whose_time_is_up_loses_as_if_they_had_resigned() {
    let (mut table, mut resigned) = (two(), two());
    resigned.resign(GRACE).unwrap();
    table.enter(Entry::new(GRACE, Deed::Timeout)).unwrap();
    assert_eq!(table.forfeit(), Some(Forfeit::TimedOut(GRACE)));
    assert_eq!((table.outcome(), table.awaited()), (resigned.outcome(), resigned.awaited()));
    assert_eq!(table.act(ADA, action("play 11")), Err(EntryError::Forfeited));
    assert_eq!(table.enter(Entry::new(ADA, Deed::Timeout)), Err(EntryError::Forfeited));
    let again: Table<ComeSailAway> = Table::from_text(&table.to_text()).unwrap();
    assert_eq!((again.forfeit(), again.log()), (table.forfeit(), table.log()));
}

// Going back by the will of all

#[test]
fn by_the_will_of_all_a_game_goes_back_past_the_end_of_a_round() {
    let mut table = two();
    table.keep_history(Viewer::Seat(GRACE));
    finish(&mut table, ADA);
    let before = table.view(Viewer::Seat(GRACE));
    finish(&mut table, GRACE);
    assert_ne!(table.view(Viewer::Seat(GRACE)), before, "the round has ended");
    assert_eq!(table.check_undo(GRACE), Err(UndoError::Revealed));
    table.enter(Entry::new(GRACE, Deed::Takeback)).unwrap();
    let picture = table.picture(Viewer::Seat(GRACE));
    assert_eq!(
        (picture.awaited, picture.taken_by_others_count),
        (Seats::only(GRACE), 0),
        "it was their own wish"
    );
    let again: Table<ComeSailAway> = Table::from_text(&table.to_text()).unwrap();
    assert_eq!(again.view(Viewer::Seat(GRACE)), table.view(Viewer::Seat(GRACE)));
    assert_eq!(two().enter(Entry::new(ADA, Deed::Takeback)), Err(EntryError::Undo(UndoError::Nothing)));
}

// Another player

#[test]
fn a_bot_takes_over_a_seat_in_the_middle_of_a_game() {
    let mut table = two();
    table.act(GRACE, action("play 25")).unwrap();
    let (log, view) = (table.log().to_vec(), table.view(Viewer::Seat(GRACE)));
    let bot = Player::bot("Admiral", BotLevel::new("admiral").unwrap());
    table.seat_player(GRACE, bot.clone()).unwrap();
    assert_eq!(table.players(), [Player::person("Ada"), bot.clone()]);
    let (last, before) = table.log().split_last().unwrap();
    assert_eq!((before, last), (&log[..], &Entry::new(GRACE, Deed::Player(bot.clone().into()))));
    assert_eq!(table.view(Viewer::Seat(GRACE)), view);
    let again: Table<ComeSailAway> = Table::from_text(&table.to_text()).unwrap();
    assert_eq!((again.players()[1].clone(), again.log()), (bot, table.log()));
    assert_eq!(table.restarted().players(), two().players(), "they sat down first");
}

#[test]
fn who_plays_on_from_an_earlier_moment_is_who_plays_now() {
    let mut table = two();
    let bot = Player::bot("Admiral", BotLevel::new("admiral").unwrap());
    table.seat_player(GRACE, bot.clone()).unwrap();
    play_to_the_end(&mut table);
    assert_eq!(table.seat_player(GRACE, Player::person("Grace")), Err(EntryError::Over));
    let on = table.played_until(None).unwrap();
    let again: Table<ComeSailAway> = Table::from_text(&on.to_text()).unwrap();
    assert_eq!((on.players()[1].clone(), again.players()[1].clone()), (bot.clone(), bot));
}

#[test]
fn another_player_is_checked_like_the_first() {
    let mut table = two();
    let before = table.to_text();
    let reason = Message::new("flaw-name").with("longest", 40);
    let nameless = EntryError::Player(Flaw::new("players 2.name", reason));
    assert_eq!(table.seat_player(GRACE, Player::person(" ")), Err(nameless));
    let nobody = EntryError::NoSuchSeat(Seat::ALL[2]);
    assert_eq!(table.seat_player(Seat::ALL[2], Player::person("Hedy")), Err(nobody));
    assert_eq!(table.to_text(), before);
}

// Playing on from an earlier moment

#[test]
fn a_finished_game_is_played_on_from_any_moment() {
    let mut table = two();
    wander(&mut table, &mut QuickChance::new(4), 10_000);
    assert!(table.is_over() && table.log().iter().any(|entry| entry.deed == Deed::Undo));
    let moments = table.history(Viewer::Everything);
    for moment in moments.iter().step_by(7) {
        let on = table.played_until(Some(moment)).unwrap();
        assert!(on.is_practice() && on.players() == table.players());
        for seat in [ADA, GRACE] {
            let viewer = Viewer::Seat(seat);
            assert_eq!(on.view(viewer), table.view_at(viewer, moment));
        }
        assert!(on.log().iter().all(|entry| matches!(entry.deed, Deed::Act(_))));
        assert_eq!(Table::<ComeSailAway>::from_text(&on.to_text()).unwrap().log(), on.log());
    }
    let mut on = table.played_until(Some(&moments[10])).unwrap();
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
    let last = table.history(Viewer::Everything).pop();
    let on = table.played_until(last.as_deref()).unwrap();
    assert_eq!((on.forfeit(), on.log()), (None, &[act("play 11")][..]));
}

#[test]
fn nobody_tries_out_how_a_game_goes_on_that_is_still_played() {
    let mut table = two();
    table.act(ADA, action("play 11")).unwrap();
    let moment = table.history(Viewer::Seat(ADA)).pop();
    assert!(table.played_until(None).is_none() && table.played_until(moment.as_deref()).is_none());
    assert!(table.restarted().for_practice().played_until(None).is_some());
    table.lay_open();
    let on = table.played_until(moment.as_deref()).unwrap();
    assert_eq!(on.log(), table.log());
    assert_eq!(on.view(Viewer::Everything), table.view(Viewer::Spectator), "it is not laid open itself");
}
