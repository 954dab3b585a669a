//! What the events tell is what the sheets keep.

use game::{Chance, Dealer, Game, QuickChance, Recorder, Seat, Told, Viewer, kit};

use super::table::{Table, seat};
use crate::{CabinPlace, Event, Level, Logbook, OnBoard, Phase, Tenant};

/// What everybody has seen by now.
fn revealed(recorder: &Recorder<Event>) -> Vec<Event> {
    let (mut seen, mut withheld) = (Vec::new(), Vec::new());
    for told in &recorder.told {
        match *told {
            Told::Event(sight, event) if sight.at_reveal(Viewer::Spectator) => withheld.push(event),
            Told::Event(_, event) => seen.push(event),
            Told::Reveal => seen.append(&mut withheld),
        }
    }
    seen
}

#[test]
fn a_logbook_tells_who_lives_where_and_whom_ports_paid() {
    for (seed, game) in kit::variants::<OnBoard>().unwrap().into_iter().enumerate() {
        let (mut chance, mut list, mut told) =
            (QuickChance::new(seed as u64), Vec::new(), Recorder::default());
        let mut state = game.start(&game.deal(&mut Dealer::new(seed as u64))).unwrap();
        while let Some(seat) = game.awaited(&state).lowest() {
            game.legal(&state, seat, &mut list);
            let action = *chance.choose(&list).unwrap();
            game.apply(&mut state, seat, action, &mut told).unwrap();
            if state.phase() == Phase::Split || state.phase() == Phase::Over {
                let logbook = Logbook::of(&game, revealed(&told));
                game.seats().iter().for_each(|seat| compare(&logbook, seat, state.sheet(seat)));
            }
        }
        let logbook = Logbook::of(&game, revealed(&told));
        let view = game.view(&state, Viewer::Everything);
        assert_eq!(logbook.calls.iter().map(|call| call.port).collect::<Vec<_>>(), view.ports[..]);
        assert_eq!(game.ports_to_come(&view).count(), 0);
    }
}

fn compare(logbook: &Logbook, seat: Seat, sheet: &crate::Sheet) {
    assert!(logbook.tells(seat, sheet), "seat {seat}");
    let cabins = logbook.cabins(seat, sheet);
    let lovers: u32 = cabins.lines.iter().flatten().filter_map(|cabin| cabin.lover).map(u32::from).sum();
    assert_eq!(lovers, sheet.lovers().iter().map(|&points| u32::from(points)).sum::<u32>());
    assert_eq!(cabins.next_lover.is_some(), sheet.takes_lover());
    let paid = logbook.calls.iter().filter(|call| call.winner == Some(seat)).count();
    assert_eq!(paid, usize::from(sheet.ports_won()));
}

#[test]
fn ob_17_without_a_story_lovers_join_the_first_cabins() {
    let table = Table::new().sheet("S 3 / D / .").lovers(&[2]);
    let cabins = Logbook::default().cabins(seat(1), table.paper());
    assert_eq!(cabins.lines[0].iter().map(|cabin| cabin.lover).collect::<Vec<_>>(), [Some(2), None]);
    assert_eq!(cabins.lines[0][1].tenant, Tenant::Points(3));
    assert_eq!(cabins.next_lover, Some(CabinPlace { level: Level::One, place: 1 }));
}

#[test]
fn ob_2_ob_31_what_was_put_away_is_seen_at_the_end() {
    let table = Table::with("luggage");
    let view = table.game.view(&table.state, Viewer::Everything);
    let (cards, ports) = table.game.put_away(&view);
    assert_eq!((cards.len(), ports.len()), (6, 1));
    assert_eq!(table.game.cards_removed(&table.view(1)), 6);
    assert_eq!(table.game.put_away(&table.view(1)), (&[][..], &[][..]));
    assert_eq!(table.game.ports_to_come(&table.view(1)).count(), 5);
}
