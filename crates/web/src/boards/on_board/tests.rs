//! The table shows what the sheets keep, and has a place for whatever it claims to have one for.

use game::{Chance, Dealer, Game, Parts, QuickChance, Seat, Speak, Viewer};
use on_board::{Action, Captain, Event, Level, Luggage, OnBoard, Options, Tenant, View};
use table::{Player, Table};

use super::{logbook, places};
use crate::board::Board;
use crate::scene::{Scene, SceneOptions};

/// Plays games of every kind at random and looks at each moment with both players' eyes.
fn watch(mut look: impl FnMut(&Table<OnBoard>, Seat)) {
    for (seed, options) in (1..).zip(Options::all()) {
        let game = OnBoard::new(options, Parts::BuiltIn).expect("built-in parts");
        let deal = game.deal(&mut Dealer::new(seed));
        let players = vec![Player::person("Ada"), Player::person("Ben")];
        let mut table = Table::new(game.into(), deal, players).expect("a table");
        let mut chance = QuickChance::new(seed);
        while !table.is_over() {
            Seat::ALL.into_iter().take(2).for_each(|seat| look(&table, seat));
            let seat = table.awaited().iter().next().expect("somebody is awaited");
            let legal = table.legal(seat);
            let action = *chance.choose(&legal).unwrap();
            table.act(seat, action).expect("legal");
        }
        Seat::ALL.into_iter().take(2).for_each(|seat| look(&table, seat));
    }
}

fn scene(table: &Table<OnBoard>, viewer: Viewer) -> Scene<OnBoard> {
    Scene::new(table.picture(viewer), SceneOptions { names: table.names(), person: None, past: None })
}

#[test]
fn each_guest_stays_in_the_porthole_they_moved_into() {
    let mut moments = 0;
    watch(|table, seat| {
        moments += 1;
        // The whole log is read at each moment: now and then will do.
        if moments % 7 != 0 && !table.is_over() {
            return;
        }
        let scene = scene(table, Viewer::Seat(seat));
        let logbook = logbook(&scene);
        for shown in Seat::ALL.into_iter().take(2) {
            let sheet = scene.view.players[shown].board.sheet();
            assert!(logbook.tells(shown, sheet), "{shown} seen by {seat}");
            let cabins = logbook.cabins(shown, sheet);
            for level in Level::ALL {
                let mut tenants: Vec<Tenant> =
                    cabins.lines[level.index()].iter().map(|cabin| cabin.tenant).collect();
                tenants.sort_unstable();
                assert_eq!(tenants, sheet.tenants(level));
            }
            let lovers = cabins.lines.iter().flatten().filter_map(|cabin| cabin.lover);
            assert_eq!(
                lovers.map(u32::from).sum::<u32>(),
                sheet.lovers().iter().map(|&n| u32::from(n)).sum::<u32>()
            );
        }
        let won = logbook.calls.iter().filter(|call| call.winner == Some(seat)).count();
        assert_eq!(won, usize::from(scene.view.players[seat].board.sheet().ports_won()));
        for call in &logbook.calls {
            assert_eq!(call.port.winner(call.counts), call.winner, "{call:?}");
        }
    });
}

/// Whether some place of the table stands for the action.
fn is_drawn(table: &Table<OnBoard>, view: &View, seat: Seat, action: Action) -> bool {
    let player = &view.players[seat];
    let face = |card: u8| {
        let taken = player.hand.get(usize::from(card)).copied().flatten();
        taken.map(|taken| table.game().components().face(taken.card))
    };
    match action {
        Action::Keep { captain } => player.offered.is_some_and(|offered| offered.contains(&captain)),
        Action::Alone { card } => view.alone.is_none() && card < 3,
        Action::Hide { .. } => view.private && view.alone.is_some(),
        Action::Choose { .. } => view.alone.is_some(),
        Action::Give { card, .. } => {
            let power = player.captain == Some(Captain::Give) || player.board.has(Luggage::Give);
            view.giver() == Some(seat) && power && face(card).is_some()
        }
        Action::Next { card } => {
            let progress = player.progress.expect("one's own");
            face(card).is_some() && !progress.resolved(usize::from(card))
        }
        Action::Place { level } => {
            places::vacant(view, level) == Some(action) && player.board.sheet().vacant(level) > 0
        }
        Action::Open { level } => {
            places::closed(view, level) == Some(action) && player.board.sheet().closed(level) > 0
        }
        Action::Pick { symbol } | Action::Change { symbol, .. } => {
            places::symbol_box(view, symbol) == Some(action)
        }
        Action::Embrace => {
            let scene = scene(table, Viewer::Seat(seat));
            logbook(&scene).cabins(seat, player.board.sheet()).next_lover.is_some()
        }
        Action::AddStars { .. } | Action::Calm | Action::Sweeten => {
            let held = player.board.luggage().iter();
            places::captain(view) == Some(action)
                || held.into_iter().any(|luggage| places::luggage(view, luggage) == Some(action))
        }
        Action::Station { level } => player.board.sheet().specials()[level.index()].is_none(),
        Action::SendAway | Action::Raise { .. } | Action::OpenAll | Action::Skip | Action::End => false,
    }
}

#[test]
fn whatever_can_be_done_is_a_place_or_a_button() {
    watch(|table, seat| {
        if !table.awaited().contains(seat) {
            return;
        }
        let view = table.view(Viewer::Seat(seat));
        for action in table.legal(seat) {
            let claimed = places::has_place(&view, action);
            assert_eq!(claimed, is_drawn(table, &view, seat, action), "{action} in {:?}", view.phase);
        }
    });
}

#[test]
fn only_what_nobody_chose_is_told_as_unasked() {
    let mut told = 0;
    watch(|table, seat| {
        if !table.is_over() {
            return;
        }
        for moment in table.history(Viewer::Seat(seat)) {
            let action = moment.action.map(|(_, action)| action);
            let lost = table.game().unasked(seat, action, &moment.events);
            told += lost.len();
            assert!(lost.iter().all(|(event, _)| OnBoard::doer(event) == Some(seat)));
            let own = || moment.events.iter().filter(|event| OnBoard::doer(event) == Some(seat));
            let moved_in = own().filter(|event| matches!(event, Event::MovedIn { .. })).count();
            // Of one passenger who was given a cabin, all was foreseen.
            if matches!(action, Some(Action::Place { .. })) && moved_in == 1 {
                assert!(lost.iter().all(|&(_, rule)| rule != 12), "{lost:?}");
            }
        }
    });
    assert!(told > 20, "{told}");
}
