//! Games of bots to analyse.

use analysis::{Analysis, Judge, Report};
use bots::{Advise, Arena, Budget, Contestant, Level};
use come_sail_away::ComeSailAway;
use game::{Dealer, Game, Parts, Seat};
use on_board::OnBoard;
use pirates_under_fire::PiratesUnderFire;
use table::{BotLevel, Player, Table};

/// Continuations for each turn: enough for what is tested here.
pub(crate) const FEW: Option<u32> = Some(48);

pub(crate) fn alone() -> ComeSailAway {
    ComeSailAway::new(Default::default(), Parts::BuiltIn).unwrap()
}

pub(crate) fn two_liners() -> ComeSailAway {
    let options = come_sail_away::Options { players: 2, ..Default::default() };
    ComeSailAway::new(options, Parts::BuiltIn).unwrap()
}

pub(crate) fn on_board() -> OnBoard {
    OnBoard::new(Default::default(), Parts::BuiltIn).unwrap()
}

pub(crate) fn pirates() -> PiratesUnderFire {
    PiratesUnderFire::new(Default::default(), Parts::BuiltIn).unwrap()
}

/// Who plays at a seat: a level, less patient than it is, or chance.
pub(crate) fn contestant<G: Advise>(game: &G, level: Option<Level>) -> Contestant<'static> {
    let Some(level) = level else { return Contestant::Random };
    let mut skill = game.skill(level);
    if let Some(search) = &mut skill.search {
        search.budget = Budget::Iterations(48);
    }
    Contestant::Bot(skill, G::net())
}

pub(crate) fn players(levels: &[Option<Level>]) -> Vec<Player> {
    let player = |(index, level): (usize, &Option<Level>)| match level {
        Some(level) => Player::bot(format!("{level} {index}"), BotLevel::new(level.name()).unwrap()),
        None => Player::random(format!("random {index}")),
    };
    levels.iter().enumerate().map(player).collect()
}

/// A deal played by these, one for each seat.
pub(crate) fn played<G: Advise>(game: G, seed: u64, levels: &[Option<Level>]) -> Table<G> {
    let deal = game.deal(&mut Dealer::new(seed));
    let contestants: Vec<Contestant<'_>> = levels.iter().map(|&level| contestant(&game, level)).collect();
    let mut moves: Vec<(Seat, G::Action)> = Vec::new();
    let mut arena = Arena::default();
    arena
        .contest_telling(&game, &deal, &contestants, seed, |_, seat, action| moves.push((seat, action)))
        .unwrap();
    let mut table = Table::new(game.into(), deal, players(levels)).unwrap();
    for (seat, action) in moves {
        table.act(seat, action).unwrap();
    }
    table
}

/// Does all that is to be done.
pub(crate) fn finish<G: Advise>(table: &Table<G>, mut analysis: Analysis<G>) -> Report {
    let mut judge = Judge::new(&**table.game());
    while let Some(piece) = analysis.pending().first().copied() {
        let found = judge.work(&analysis, piece, &mut ()).unwrap();
        analysis.put(piece, found);
    }
    analysis.report()
}

pub(crate) fn analysed<G: Advise>(table: &Table<G>) -> Report {
    finish(table, Analysis::new(table, FEW).unwrap())
}
