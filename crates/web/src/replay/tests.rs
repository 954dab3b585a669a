//! Random games, told again from what each player saw of them.

use std::sync::Arc;

use come_sail_away::ComeSailAway;
use game::kit::{Checked, rules_and_options};
use game::{Chance, Dealer, Game, Parts, QuickChance, Seat, Speak, Viewer};
use on_board::OnBoard;
use pirates_under_fire::PiratesUnderFire;
use table::{Player, Table, nth_moment};

use super::ViewerHistory;

/// A game among people who choose by chance, to its end.
fn played<G: Game>(game: G, seed: u64) -> Table<G> {
    let mut chance = QuickChance::new(seed);
    let deal = game.deal(&mut Dealer::new(seed));
    let names = (1..=game.player_count()).map(|number| Player::person(format!("Player {number}")));
    let mut table = Table::new(Arc::new(game), deal, names.collect()).unwrap();
    while let Some(seat) = table.awaited().lowest() {
        let choices = table.legal(seat);
        table.act(seat, *chance.choose(&choices).unwrap()).unwrap();
    }
    table
}

fn view_at<G: Game>(table: &Table<G>, history: &ViewerHistory<G>, number: usize) -> G::View {
    match nth_moment(&history.moments, number) {
        Some(moment) => table.view_at(history.viewer, moment),
        None => table.first_view(history.viewer),
    }
}

/// Games of every kind of rules and options, the first ones of each.
fn tables<G: Checked>(of_each: usize) -> impl Iterator<Item = Table<G>> {
    let kinds = rules_and_options::<G>();
    let every = kinds.len().div_ceil(of_each).max(1);
    kinds.into_iter().step_by(every).zip(1..).map(|((version, options), seed)| {
        played(G::with_rules(version, options, Parts::BuiltIn).unwrap(), seed)
    })
}

/// What was known before a moment, and all of its events, lead to what was known after it.
fn leads_to_what_was_seen<G: Checked + Speak, B: PartialEq + std::fmt::Debug>(
    of_each: usize,
    boards: impl Fn(&G::View) -> B,
) {
    for table in tables::<G>(of_each) {
        for viewer in table.game().seats().iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let history = ViewerHistory { viewer, moments: table.history(viewer) };
            for (number, moment) in (1..).zip(&history.moments) {
                let mut view = view_at(&table, &history, number - 1);
                for event in &moment.events {
                    table.game().retell(&mut view, event);
                }
                let after = view_at(&table, &history, number);
                assert_eq!(boards(&view), boards(&after), "{viewer:?}, {number}: {:?}", moment.events);
            }
        }
    }
}

#[test]
fn ships_of_come_sail_away_are_told_again_as_they_were_seen() {
    leads_to_what_was_seen::<ComeSailAway, _>(24, |view| {
        let ships: Vec<_> = view.players.iter().map(|player| player.ship).collect();
        (ships, view.tokens.clone())
    });
}

#[test]
fn sheets_of_on_board_are_told_again_as_they_were_seen() {
    leads_to_what_was_seen::<OnBoard, _>(24, |view| {
        let boards: Vec<_> =
            view.players.iter().map(|player| (*player.board.sheet(), player.captain)).collect();
        boards
    });
}

/// Every step of others is told once, in its order, and nothing that the viewer did.
fn tells_all_of_the_others<G: Checked + Speak>() {
    let own = Seat::ALL[0];
    for table in tables::<G>(6).filter(|table| table.game().player_count() > 1) {
        let history = ViewerHistory { viewer: Viewer::Seat(own), moments: table.history(Viewer::Seat(own)) };
        let all = 0..history.moments.len();
        let steps = history.steps(table.game(), all, |number| Some(view_at(&table, &history, number)));
        let is_others = |event: &G::Event| G::doer(event).is_some_and(|seat| seat != own);
        let told: Vec<G::Event> = steps.iter().flat_map(|step| step.events.iter().copied()).collect();
        let seen = history.moments.iter().flat_map(|moment| moment.events.iter().copied());
        let (told, seen): (Vec<_>, Vec<_>) =
            (told.into_iter().filter(is_others).collect(), seen.filter(is_others).collect());
        assert_eq!(told, seen);
        assert!(steps.iter().all(|step| step.seat != Some(own)));
    }
}

#[test]
fn every_step_of_others_is_told_once_in_every_game() {
    tells_all_of_the_others::<ComeSailAway>();
    tells_all_of_the_others::<OnBoard>();
    tells_all_of_the_others::<PiratesUnderFire>();
}

#[test]
fn a_round_of_come_sail_away_is_told_in_many_steps_and_a_pirates_turn_from_its_beginning() {
    let table = tables::<ComeSailAway>(40).find(|table| table.game().player_count() == 2).unwrap();
    let viewer = Viewer::Seat(Seat::ALL[0]);
    let history = ViewerHistory { viewer, moments: table.history(viewer) };
    let turn = history.last_turn(history.moments.len()).unwrap();
    let steps = history.steps(table.game(), turn, |number| Some(view_at(&table, &history, number)));
    assert!(steps.len() > 3, "a card and its passengers are {} steps", steps.len());
    let table = tables::<PiratesUnderFire>(1).next().unwrap();
    let history = ViewerHistory { viewer, moments: table.history(viewer) };
    let first_own = history.moments.iter().position(|moment| moment.action.is_some()).unwrap();
    let until = history.moments.iter().skip(first_own).position(|moment| moment.action.is_none()).unwrap()
        + first_own
        + 1;
    let turn = history.last_turn(until).unwrap();
    assert!(turn.start <= until && turn.end == until);
    assert!(
        history.moments[turn].iter().all(|moment| moment.action.is_none() || history.tells_of_others(moment))
    );
}
