//! Games that go on, and games that somebody gave up.

use analysis::{Analysis, Ended, Judge, Refused};
use bots::{Level, Watch};
use game::{Dealer, Game, Seat};
use on_board::OnBoard;
use table::{BotLevel, Player, Table};

use crate::common::{FEW, alone, finish, on_board, played};

/// A game of On Board between these two, as far as so many moves go, chosen at random.
fn begun(players: [Player; 2], moves: usize) -> Table<OnBoard> {
    let game = on_board();
    let deal = game.deal(&mut Dealer::new(809_000));
    let mut table = Table::new(game.into(), deal, players.into()).unwrap();
    for _ in 0..moves {
        let seat = table.awaited().lowest().unwrap();
        table.act(seat, table.random_action(seat).unwrap()).unwrap();
    }
    table
}

fn person(name: &str) -> Player {
    Player::person(name)
}

fn bot() -> Player {
    Player::bot("Bo", BotLevel::new("navigator").unwrap())
}

fn unknown_bot() -> Player {
    Player::bot("Hal", BotLevel::new("emperor").unwrap())
}

#[test]
fn a_game_of_people_that_goes_on_is_not_analysed() {
    let table = begun([person("Ada"), person("Bob")], 40);
    assert!(!table.is_over());
    assert_eq!(Analysis::new(&table, FEW).err(), Some(Refused::GoesOn));
    let mut given_to_a_bot = begun([person("Ada"), person("Bob")], 40);
    given_to_a_bot.seat_player(Seat::ALL[1], bot()).unwrap();
    assert_eq!(Analysis::new(&given_to_a_bot, FEW).err(), Some(Refused::GoesOn), "somebody sat there");
}

#[test]
fn a_game_of_ones_own_against_bots_is_analysed_as_far_as_it_went_and_for_its_owner_alone() {
    let table = begun([person("Ada"), unknown_bot()], 40);
    let report = finish(&table, Analysis::new(&table, FEW).unwrap().with_par());
    assert_eq!(report.ended, Ended::Before);
    assert_eq!(report.seats.iter().map(|seat| seat.seat).collect::<Vec<_>>(), [Seat::ALL[0]]);
    assert!(report.turns.len() > 3 && report.turns.iter().all(|turn| turn.seat == Seat::ALL[0]));
    let seat = &report.seats[0];
    assert_eq!(seat.result.chance - seat.start.chance, seat.luck - seat.regret);
    assert!(seat.par.is_empty(), "the deal is not known yet");
}

#[test]
fn a_game_that_was_broken_off_and_laid_open_is_analysed_for_everybody() {
    let mut table = begun([person("Ada"), person("Bob")], 40);
    table.lay_open();
    let analysis = Analysis::new(&table, FEW).unwrap();
    assert!(Seat::ALL.into_iter().take(2).all(|seat| analysis.turns().any(|turn| turn.seat == seat)));
}

#[test]
fn a_game_without_a_finished_turn_has_nothing_to_analyse() {
    let table = begun([person("Ada"), bot()], 0);
    assert_eq!(Analysis::new(&table, FEW).err(), Some(Refused::Empty));
}

#[test]
fn a_game_given_up_is_analysed_as_far_as_it_went_for_everybody() {
    let mut table = begun([person("Ada"), person("Bob")], 40);
    table.resign(Seat::ALL[0]).unwrap();
    let report = finish(&table, Analysis::new(&table, FEW).unwrap());
    assert_eq!((report.ended, report.seats.len()), (Ended::Before, 2));
    assert!(report.seats.iter().all(|seat| (1..10_000).contains(&seat.result.chance)));
}

/// Stops after so many looks.
struct Impatient(u32);

impl Watch for Impatient {
    fn go_on(&mut self, _: u32, _: u32) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 > 0
    }

    fn milliseconds(&mut self) -> u32 {
        0
    }
}

#[test]
fn it_can_be_stopped_and_gone_on_with_and_says_what_it_knows() {
    let table = played(alone(), 809_100, &[Some(Level::Helmsman)]);
    let mut analysis = Analysis::new(&table, FEW).unwrap();
    let mut judge = Judge::new(&**table.game());
    let first = analysis.pending()[0];
    assert!(judge.work(&analysis, first, &mut Impatient(2)).is_none());
    assert!(analysis.report().seats.is_empty() && !analysis.report().complete);
    // A look at every turn gives the first figures.
    let glances = analysis.pending();
    for piece in glances {
        let found = judge.work(&analysis, piece, &mut ()).unwrap();
        analysis.put(piece, found);
    }
    let early = analysis.report();
    assert!(!early.complete && early.seats.len() == 1);
    let (done, of) = analysis.progress();
    assert_eq!(2 * done, of);
    // The turn that seemed most expensive comes first.
    let regret = |place: usize| early.turns[place].judgement.as_ref().map(|it| it.regret + 2 * it.error);
    let order: Vec<usize> = analysis
        .pending()
        .iter()
        .map(|piece| match piece {
            analysis::Piece::Turn(turn) => *turn,
            other => panic!("{other:?}"),
        })
        .collect();
    assert!(order.is_sorted_by(|one, next| regret(*one) >= regret(*next)), "{order:?}");
    assert!(finish(&table, analysis).complete);
}

#[test]
fn par_is_what_bots_make_of_the_deal() {
    let table = played(alone(), 809_200, &[Some(Level::Navigator)]);
    let mut analysis = Analysis::new(&table, Some(8)).unwrap().with_par();
    let mut judge = Judge::new(&**table.game());
    while let Some(piece) = analysis.pending().first().copied() {
        // The strongest level thinks for long: it is left out here.
        let found = match piece {
            analysis::Piece::Par(Level::Admiral) => analysis::Found::Par(vec![0]),
            _ => judge.work(&analysis, piece, &mut ()).unwrap(),
        };
        analysis.put(piece, found);
    }
    let report = analysis.report();
    let seat = &report.seats[0];
    let points: Vec<i32> = seat.par.iter().map(|par| par.points).collect();
    assert!(points[0] < points[1] && points[1] < points[2], "{points:?}");
    assert!(seat.deck_known > Some(100 * points[2]), "{seat:?}");
    assert_eq!(table.outcome().map(|outcome| 100 * outcome.points[Seat::ALL[0]]), Some(seat.result.points));
}
