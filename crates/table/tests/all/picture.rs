//! What one viewer has of a table, and who sits at a screen.

use std::sync::atomic::Ordering::Relaxed;

use crate::common::{set_up, table, wander};
use crate::rigged::Rigged;
use come_sail_away::{Action, ComeSailAway, Hands, Options};
use game::{Chance, Game, Parts, QuickChance, Seat, Seats, Viewer};
use table::{
    BotLevel, Forfeit, Handover, MomentsShown, Player, Seating, Table, UndoError, display_names, number_bots,
};

const ADA: Seat = Seat::ALL[0];
const GRACE: Seat = Seat::ALL[1];
const HEDY: Seat = Seat::ALL[2];

fn step(table: &mut Table<impl Game>, chance: &mut QuickChance) {
    let Some(seat) = table.awaited().lowest() else { return };
    let legal = table.legal(seat);
    table.act(seat, *chance.choose(&legal).unwrap()).unwrap();
}

#[test]
fn a_picture_says_what_the_table_says() {
    let mut table = table(2);
    table.keep_history(Viewer::Seat(ADA));
    let mut chance = QuickChance::new(1);
    while !table.is_over() {
        for viewer in [Viewer::Seat(ADA), Viewer::Seat(GRACE), Viewer::Spectator, Viewer::Everything] {
            let picture = table.picture(viewer);
            assert_eq!(picture.view, table.view(viewer));
            assert_eq!(picture.awaited, table.awaited());
            assert_eq!(picture.choices, picture.seat().map(|seat| table.legal(seat)).unwrap_or_default());
            assert_eq!(picture.moments.len(), table.history(viewer).len());
            assert!(picture.ending.is_none() && !picture.is_over());
        }
        assert_eq!(table.picture(Viewer::Everything).viewer, Viewer::Spectator, "it is not over");
        step(&mut table, &mut chance);
    }
    let ending = table.picture(Viewer::Everything).ending.unwrap();
    assert_eq!((Some(ending.outcome), ending.forfeit), (table.outcome(), None));
    assert_eq!(table.picture(Viewer::Everything).viewer, Viewer::Everything);
}

#[test]
fn a_picture_tells_how_somebody_gave_up() {
    let mut table = table(2);
    table.resign(GRACE).unwrap();
    let picture = table.picture(Viewer::Seat(ADA));
    assert_eq!(
        picture.ending.map(|ending| (ending.forfeit, ending.outcome)),
        Some((Some(Forfeit::Resigned(GRACE)), table.outcome().unwrap()))
    );
    assert_eq!((picture.undo, picture.choices), (Err(UndoError::Forfeited), vec![]));
}

#[test]
fn one_s_own_entries_are_counted_with_those_that_were_taken_back() {
    let mut table = table(2);
    let own = |table: &Table<ComeSailAway>, seat| table.picture(Viewer::Seat(seat)).own_entry_count;
    table.act(ADA, "play 11".parse().unwrap()).unwrap();
    table.undo(ADA).unwrap();
    assert_eq!((own(&table, ADA), own(&table, GRACE)), (2, 0));
    assert_eq!(table.picture(Viewer::Spectator).own_entry_count, 0);
}

/// Whoever saw something that another one takes back hears that it was taken away; who took it back does not.
#[test]
fn what_others_take_away_is_counted() {
    let mut table = table(2).for_practice();
    [ADA, GRACE].into_iter().for_each(|seat| table.keep_history(Viewer::Seat(seat)));
    while table.view(Viewer::Spectator).round == 1 {
        step(&mut table, &mut QuickChance::new(2));
    }
    table.rewind(ADA).unwrap();
    let taken_by_others_count = |viewer| table.picture(viewer).taken_by_others_count;
    assert_eq!(
        (taken_by_others_count(Viewer::Seat(ADA)), taken_by_others_count(Viewer::Seat(GRACE))),
        (0, 1)
    );
    assert_eq!(
        taken_by_others_count(Viewer::Spectator),
        1,
        "and whose history was not kept is told the same"
    );
}

#[test]
fn a_picture_of_somebody_whose_history_is_kept_replays_nothing() {
    let mut table = set_up(Rigged::new(Options { players: 4, ..Options::default() }, None), 3);
    let viewers = Seat::ALL.map(Viewer::Seat).into_iter().chain([Viewer::Spectator]);
    viewers.clone().for_each(|viewer| table.keep_history(viewer));
    wander(&mut table, &mut QuickChance::new(1), 150);
    let before = table.game().applied.load(Relaxed);
    viewers.for_each(|viewer| drop(table.picture(viewer)));
    assert_eq!(table.game().applied.load(Relaxed), before);
    step(&mut table, &mut QuickChance::new(1));
    assert_eq!(table.game().applied.load(Relaxed), before + 1, "a step is one action");
}

// Who sits at a screen

fn seating(hands: Hands, players: &[Player]) -> Seating {
    let options = Options { players: players.len() as u8, hands, ..Options::default() };
    Seating::new(&ComeSailAway::new(options, Parts::BuiltIn).unwrap(), players)
}

fn bot(name: &str) -> Player {
    Player::bot(name, BotLevel::new("navigator").unwrap())
}

#[test]
fn whoever_is_at_the_screen_stays_until_done() {
    let people = ["Ada", "Grace", "Hedy"].map(Player::person);
    let mut seating = seating(Hands::Open, &people);
    assert_eq!(seating.person(), None, "nobody has taken it yet");
    assert_eq!(seating.hand_over(Seats::first(3)), Handover::Openly(ADA));
    assert_eq!(seating.hand_over(Seats::first(3)), Handover::Stay);
    assert_eq!(seating.hand_over(Seats::first(3).without(ADA)), Handover::Openly(GRACE));
    // The next in turn, not the first of all.
    assert_eq!(seating.hand_over(Seats::only(ADA).with(HEDY)), Handover::Openly(HEDY));
    assert_eq!(seating.hand_over(Seats::NONE), Handover::Stay);
    assert_eq!(seating.viewer(false), Viewer::Seat(HEDY));
    assert_eq!(seating.viewer(true), Viewer::Everything);
}

#[test]
fn a_screen_with_secrets_changes_hands_unseen() {
    let mut seating = seating(Hands::Closed, &["Ada", "Grace"].map(Player::person));
    assert!(seating.keeps_secrets());
    assert_eq!(seating.hand_over(Seats::first(2)), Handover::Unseen(ADA));
    assert_eq!(seating.viewer_of_bot_steps(), Viewer::Spectator);
}

#[test]
fn one_person_among_bots_has_no_secrets_from_themselves() {
    let mut seating =
        seating(Hands::Closed, &[bot("Horatio"), Player::person("Ada"), Player::random("Rand")]);
    assert!(!seating.keeps_secrets());
    assert_eq!(seating.person(), Some(GRACE));
    assert_eq!(seating.next_bot(Seats::first(3)), Some(ADA));
    assert_eq!(seating.next_bot(Seats::only(GRACE)), None);
    assert_eq!(seating.hand_over(Seats::first(3)), Handover::Openly(GRACE));
    assert_eq!(seating.viewer_of_bot_steps(), Viewer::Seat(GRACE));
}

#[test]
fn who_leaves_to_a_bot_is_not_asked_any_more() {
    let mut players = ["Ada", "Grace"].map(Player::person);
    let mut seating = seating(Hands::Closed, &players);
    seating.hand_over(Seats::first(2));
    players[0] = bot("Ada");
    seating.set_players(&players);
    assert_eq!(seating.people(), Seats::only(GRACE));
    assert_eq!(seating.next_person(Seats::first(2)), Some(GRACE));
    assert!(seating.keeps_secrets(), "Ada may still look at it");
}

#[test]
fn news_is_what_was_not_shown() {
    let mut table = table(2);
    let mut shown = MomentsShown::default();
    let news = |shown: &MomentsShown, table: &Table<ComeSailAway>| {
        shown.news(&table.picture(Viewer::Seat(ADA))).count()
    };
    table.act(ADA, "play 11".parse().unwrap()).unwrap();
    assert_eq!(news(&shown, &table), 1);
    shown.mark_all(&table.picture(Viewer::Seat(ADA)));
    assert_eq!(news(&shown, &table), 0);
    table.undo(ADA).unwrap();
    shown.went_back(&table);
    let other: Action = "play 17".parse().unwrap();
    table.act(ADA, other).unwrap();
    assert_eq!(news(&shown, &table), 1, "what came in its place is new");
}

#[test]
fn bots_without_a_name_are_called_by_their_level_and_number() {
    let level = || BotLevel::new("admiral").unwrap();
    let mut players = [
        Player::nameless_bot(level()),
        Player::bot("Horatio", level()),
        Player::nameless_bot(BotLevel::new("deckhand").unwrap()),
        Player::nameless_bot(level()),
    ];
    number_bots(&mut players);
    assert_eq!(
        display_names(&players, |level| level.name().to_uppercase()),
        ["ADMIRAL", "Horatio", "DECKHAND", "ADMIRAL 2"]
    );
    let numbered = players.clone();
    number_bots(&mut players);
    assert_eq!(players, numbered, "once is enough");
}
