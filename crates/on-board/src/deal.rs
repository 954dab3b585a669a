//! What chance decides: who begins, the draw pile, the ports, the captains (OB-1, OB-2, OB-4, OB-30).

use game::{BySeat, Chance, Flaw, Message, Seat};
use serde::{Deserialize, Serialize};

use crate::state::{Board, Player, Turn, Work};
use crate::{Captain, Card, OnBoard, Phase, Port, Sheet, State, Task};

/// A deal. Numbers count from 1, as people do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Deal {
    /// The seat that splits first.
    pub first: u8,
    /// The ports of call in order; a fifth is not used.
    pub ports: Vec<String>,
    /// Two captains for each seat; none without that extension.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub captains: Vec<[String; 2]>,
    /// The cards, the first to be drawn first; those removed unseen are last.
    pub deck: Vec<u8>,
}

/// Shuffles what is shuffled.
pub(crate) fn deal(game: &OnBoard, chance: &mut impl Chance) -> Deal {
    let first = 1 + chance.below(2) as u8;
    let mut ports = game.parts.ports.clone();
    chance.shuffle(&mut ports);
    let mut captains = Captain::ALL;
    if game.options.captains {
        chance.shuffle(&mut captains);
    }
    let mut deck = game.options.shuffled_cards();
    chance.shuffle(&mut deck);
    let pair = |i: usize| [captains[2 * i].name().to_owned(), captains[2 * i + 1].name().to_owned()];
    Deal {
        first,
        ports: ports.iter().map(|port| port.name().to_owned()).collect(),
        captains: if game.options.captains { vec![pair(0), pair(1)] } else { Vec::new() },
        deck: deck.iter().map(|n| n + 1).collect(),
    }
}

/// Checks a deal that may come from a file, and begins the game with it.
pub(crate) fn start(game: &OnBoard, deal: &Deal) -> Result<State, Flaw> {
    let bad = |field: &str, reason: &'static str| Flaw::new(field, Message::new(reason));
    let first = match deal.first {
        1 => Seat::ALL[0],
        2 => Seat::ALL[1],
        _ => return Err(bad("first", "flaw-ob-first")),
    };
    let mut ports = [Port::FewestSatisfied; 5];
    if deal.ports.len() != game.parts.ports.len() {
        return Err(bad("ports", "flaw-ob-deal-ports"));
    }
    for (i, name) in deal.ports.iter().enumerate() {
        let port = game.parts.ports.iter().find(|port| port.name() == name);
        match port {
            Some(port) if !ports[..i].contains(port) => ports[i] = *port,
            _ => return Err(bad("ports", "flaw-ob-deal-ports")),
        }
    }
    let offered = game.offered(deal).ok_or_else(|| bad("captains", "flaw-ob-deal-captains"))?;
    let board = Board::new(Sheet::new(game.parts.cabins, game.parts.open));
    let player = |offered| Player { offered, captain: None, board, shown: board, turn: Turn::NONE };
    let mut state = State {
        phase: Phase::Captains,
        round: 0,
        first,
        deck: game.pile(deal).ok_or_else(|| bad("deck", "flaw-ob-deal-deck"))?,
        ports,
        alone: 0,
        hidden: None,
        private: false,
        players: BySeat(offered.map(player)),
    };
    if game.options.captains {
        for player in &mut state.players {
            player.turn.work = Work::new(Task::Captain);
        }
    } else {
        game.next_round(&mut state, &mut ());
    }
    Ok(state)
}

impl OnBoard {
    fn offered(&self, deal: &Deal) -> Option<[[Captain; 2]; 2]> {
        if !self.options.captains {
            // Nobody looks at them.
            return deal.captains.is_empty().then_some([[Captain::Give; 2]; 2]);
        }
        let names: [&String; 4] = deal.captains.as_flattened().iter().collect::<Vec<_>>().try_into().ok()?;
        let mut all = [Captain::Give; 4];
        for (i, name) in names.into_iter().enumerate() {
            let captain = name.parse().ok()?;
            if all[..i].contains(&captain) {
                return None;
            }
            all[i] = captain;
        }
        Some([[all[0], all[1]], [all[2], all[3]]])
    }

    /// The draw pile, exactly the cards that are shuffled; places beyond are filled up and never looked at.
    fn pile(&self, deal: &Deal) -> Option<[Card; Card::MOST]> {
        let mut missing = [false; Card::MOST];
        let expected = self.options.shuffled_cards();
        expected.iter().for_each(|&card| missing[usize::from(card)] = true);
        let mut pile = [Card(0); Card::MOST];
        if deal.deck.len() != expected.len() {
            return None;
        }
        for (place, number) in pile.iter_mut().zip(&deal.deck) {
            let card = number.checked_sub(1)?;
            if !std::mem::replace(missing.get_mut(usize::from(card))?, false) {
                return None;
            }
            *place = Card(card);
        }
        Some(pile)
    }
}
