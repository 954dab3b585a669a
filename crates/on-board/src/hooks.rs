//! What the test kit asks of this game: where its parts are, a slow count of points, where its secrets lie.

use std::collections::BTreeSet;

use game::kit::{Checked, Hidden, Hooks};
use game::{Game, Seat, Seats, Viewer};

use crate::{
    Captain, Deal, Face, Level, Objective, OnBoard, Options, Phase, Port, Sheet, Special, State, Symbol,
    Tenant,
};

/// The pool of all cards of the draw pile.
const CARD: u8 = 0;
/// The pool of ports of call.
const PORT: u8 = 1;
/// The pool of captains.
const CAPTAIN: u8 = 2;

/// The hooks.
#[derive(Default)]
pub struct Checks;

impl Checked for OnBoard {
    type Hooks = Checks;

    fn all_options() -> Vec<Options> {
        Options::all().collect()
    }

    /// Both editions; the second without extensions, with each alone, with two, and with all.
    fn some_options() -> Vec<Options> {
        // Of two together, one pair is enough: the one without captains.
        Options::all().filter(|it| !it.captains || it.luggage == it.special_passengers).collect()
    }
}

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
        game.seats().iter().try_for_each(|seat| sheet_whole(game, state, seat))
    }

    fn recount(&self, game: &OnBoard, state: &State, seat: Seat) -> i32 {
        recount(game, &state.player(seat).board.sheet)
    }

    fn hidden(&self, game: &OnBoard, state: &State, viewer: Viewer) -> Vec<Hidden> {
        if viewer == Viewer::Everything {
            return Vec::new();
        }
        let view = game.view(state, viewer);
        let card = |place: usize| Hidden::alone(CARD, u16::from(state.deck[place].0));
        let drawn = usize::from(state.round) * 3;
        let in_middle = (0..3).filter(|&i| state.round > 0 && view.cards[i].is_none());
        let cards =
            in_middle.map(|i| drawn - 3 + i).chain(drawn..game.options.shuffled_cards().len()).map(card);
        let port = |place: usize| Hidden::alone(PORT, state.ports[place] as u16);
        let ports = (view.ports.len()..game.parts.ports.len()).map(port);
        cards.chain(ports).chain(hidden_captains(game, state, viewer)).collect()
    }

    /// Version 1 offers the first of equal cards, and tells where it lies (OB-34).
    fn past_tells(&self, game: &OnBoard) -> bool {
        !game.offers_equal_cards
    }

    fn exchanged(&self, _: &OnBoard, deal: &Deal, instead: &dyn Fn(u8, u16) -> u16) -> Deal {
        let card = |&number: &u8| instead(CARD, u16::from(number.saturating_sub(1))) as u8 + 1;
        let port = |name: &String| match Port::ALL.into_iter().find(|port| port.name() == name) {
            Some(port) => Port::ALL[usize::from(instead(PORT, port as u16))].name().to_owned(),
            None => name.clone(),
        };
        let captain = |name: &String| match name.parse::<Captain>() {
            Ok(captain) => Captain::ALL[usize::from(instead(CAPTAIN, captain as u16))].name().to_owned(),
            Err(_) => name.clone(),
        };
        Deal {
            first: deal.first,
            ports: deal.ports.iter().map(port).collect(),
            captains: deal.captains.iter().map(|pair| pair.each_ref().map(captain)).collect(),
            deck: deal.deck.iter().map(card).collect(),
        }
    }
}

/// The captains somebody else was dealt: two until they are revealed, then the one put away.
fn hidden_captains(game: &OnBoard, state: &State, viewer: Viewer) -> Vec<Hidden> {
    let mut hidden = Vec::new();
    for seat in game.seats().iter() {
        if !game.options.captains || viewer.shares(Seats::only(seat)) {
            continue;
        }
        let player = state.player(seat);
        let revealed = state.phase != Phase::Captains;
        let unknown = player.offered.into_iter().filter(|&c| !(revealed && player.captain == Some(c)));
        hidden.extend(unknown.map(|captain| Hidden::alone(CAPTAIN, captain as u16)));
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
                Tenant::Symbol(s) => symbols[s.index()] += 1,
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
