//! What the test kit asks of this game: where its parts are, a slow count of points, where its secrets lie.

use std::collections::BTreeSet;

use game::kit::{Hidden, Hooks};
use game::{Seat, Seats, Viewer};

use crate::{Face, Level, Objective, OnBoard, Phase, Sheet, Special, State, Symbol, Tenant};

/// The hooks.
pub struct Checks;

impl Hooks<OnBoard> for Checks {
    fn conserved(&self, game: &OnBoard, state: &State) -> Result<(), String> {
        let shuffled = game.options.shuffled_cards();
        let pile: BTreeSet<u8> = state.deck[..shuffled.len()].iter().map(|card| card.0).collect();
        if pile != shuffled.iter().copied().collect() {
            return Err("the draw pile is not what was shuffled".to_owned());
        }
        let ports: BTreeSet<u8> = state.ports[..game.parts.ports.len()].iter().map(|&p| p as u8).collect();
        if ports.len() != game.parts.ports.len() {
            return Err("a port of call appears twice".to_owned());
        }
        Seat::ALL.into_iter().take(2).try_for_each(|seat| sheet_whole(game, state, seat))
    }

    fn recount(&self, game: &OnBoard, state: &State, seat: Seat) -> i32 {
        recount(game, &state.player(seat).board.sheet)
    }

    fn hidden(&self, game: &OnBoard, state: &State, viewer: Viewer) -> Vec<Hidden> {
        if viewer == Viewer::Afterwards {
            return Vec::new();
        }
        let view = game.view_of(state, viewer);
        let card = |place: usize| Hidden::alone(0, u16::from(state.deck[place].0));
        let drawn = usize::from(state.round) * 3;
        let in_middle = (0..3).filter(|&i| state.round > 0 && view.cards[i].is_none());
        let cards =
            in_middle.map(|i| drawn - 3 + i).chain(drawn..game.options.shuffled_cards().len()).map(card);
        let port = |place: usize| Hidden::alone(1, state.ports[place] as u16);
        let ports = (view.ports.len()..game.parts.ports.len()).map(port);
        cards.chain(ports).chain(hidden_captains(game, state, viewer)).collect()
    }
}

/// The captains somebody else was dealt: two until they are revealed, then the one put away.
fn hidden_captains(game: &OnBoard, state: &State, viewer: Viewer) -> Vec<Hidden> {
    let mut hidden = Vec::new();
    for seat in Seat::ALL.into_iter().take(2) {
        if !game.options.captains || viewer.shares(Seats::only(seat)) {
            continue;
        }
        let player = state.player(seat);
        let revealed = state.phase != Phase::Captains;
        let unknown = player.offered.into_iter().filter(|&c| !(revealed && player.captain == Some(c)));
        hidden.extend(unknown.map(|captain| Hidden::alone(2, captain as u16)));
    }
    hidden
}

fn sheet_whole(game: &OnBoard, state: &State, seat: Seat) -> Result<(), String> {
    let sheet = &state.player(seat).board.sheet;
    for level in Level::ALL {
        let (cabins, open) = (sheet.cabins(level), sheet.open(level));
        let tenants = sheet.tenants(level);
        if open > cabins || tenants.len() > usize::from(open) || tenants.contains(&Tenant::Nobody) {
            return Err(format!("seat {seat}, line {level}: {cabins} cabins, {open} open, {tenants:?}"));
        }
    }
    let occupied: usize = Level::ALL.iter().map(|&level| sheet.tenants(level).len()).sum();
    if sheet.lovers().len() > occupied {
        return Err(format!("seat {seat} has more lovers than cabins"));
    }
    let cards = state.player(seat).turn.hand.iter().flatten();
    let faces: Vec<Face> = cards.map(|taken| game.parts.face(taken.card)).collect();
    if faces.len() > 4 {
        return Err(format!("seat {seat} has {} cards", faces.len()));
    }
    Ok(())
}

/// Every line of the score sheet in one plain sum.
fn recount(game: &OnBoard, sheet: &Sheet) -> i32 {
    let parts = &game.parts;
    let mut points = 0;
    let mut symbols = sheet.boxed().map(i32::from);
    for level in Level::ALL {
        for tenant in sheet.tenants(level) {
            match tenant {
                Tenant::Points(n) => points += i32::from(*n),
                Tenant::Symbol(s) => symbols[usize::from(*s)] += 1,
                Tenant::Nobody => {}
            }
        }
        let empty = i32::from(sheet.open(level)) - sheet.tenants(level).len() as i32;
        points += match sheet.specials()[level.index()] {
            Some(Special::Mechanic) => parts.extensions.mechanic * sheet.tenants(level).len() as i32,
            Some(Special::Castaway) => parts.extensions.castaway * empty,
            None => 0,
        };
    }
    points += sheet.lovers().iter().map(|&n| i32::from(n)).sum::<i32>();
    let glasses = symbols[Symbol::Glass.index()] as usize;
    if glasses > 0 {
        points += parts.glasses.get(glasses - 1).or(parts.glasses.last()).copied().unwrap_or(0);
    }
    points += i32::from(sheet.sun_points()) + parts.port * i32::from(sheet.ports_won());
    let (satisfied, unhappy) = (i32::from(sheet.satisfied()), i32::from(sheet.unhappy()));
    points += parts.satisfied * satisfied + parts.unhappy * unhappy;
    let open_empty: i32 = Level::ALL.iter().map(|&level| i32::from(sheet.vacant(level))).sum();
    for objective in sheet.objectives() {
        let each = parts.objectives[objective as usize];
        points += each
            * match objective {
                Objective::EmptyCabins => open_empty,
                Objective::ChosenSymbol => sheet.chosen().map_or(0, |s| symbols[s.index()]),
                Objective::Suns => symbols[0],
                Objective::Dice => symbols[1],
                Objective::Glasses => symbols[2],
                Objective::Trios => symbols.into_iter().min().unwrap_or(0),
                Objective::Ports => i32::from(sheet.ports_won()),
                Objective::SatisfiedTrios => satisfied / 3,
                Objective::Unhappy => unhappy,
                Objective::ThreeStarCabins => i32::from(sheet.open(Level::Three)),
            };
    }
    points
}
