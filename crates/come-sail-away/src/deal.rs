//! What chance decides: the arrangement, the deck, the small cabins, the solo tokens (CSA-8, CSA-9, CSA-48).

use game::{BySeat, Chance, Flaw, Game, MAX_SEATS, Message, Seat};
use serde::{Deserialize, Serialize};

use crate::state::Player;
use crate::{Arrangement, Card, ComeSailAway, Components, Facility, Plan, Ship, State, Tile};

/// A deal. Numbers count from 1, as people do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Deal {
    /// The tiles from a0 to c3, the staircase left out: a colour's name or a facility's number.
    pub ship: Vec<Tile>,
    /// The five small cabins of each player.
    pub small_cabins: Vec<Vec<u8>>,
    /// Solo: the facilities whose number tokens lie on the spaces of rounds 5 to 9.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<u8>,
    /// The cards, the top one first.
    pub deck: Vec<u8>,
}

/// The first space with a bonus number token in solo.
pub(crate) const FIRST_SPACE: u8 = 5;

/// Decides everything that chance decides.
pub(crate) fn deal(game: &ComeSailAway, chance: &mut impl Chance) -> Deal {
    let mut tiles = game.recommended();
    let mut small_cabins: [u8; Components::SMALL_CABINS] = std::array::from_fn(|i| i as u8 + 1);
    let mut tokens = game.facilities;
    let mut deck: [u8; Card::COUNT] = std::array::from_fn(|i| i as u8 + 1);
    let solo = game.players == 1;
    if game.options.arrangement == Arrangement::Shuffled {
        chance.shuffle(&mut tiles);
    }
    chance.shuffle(&mut small_cabins);
    if solo {
        chance.shuffle(&mut tokens);
    }
    chance.shuffle(&mut deck);
    Deal {
        ship: tiles.to_vec(),
        small_cabins: small_cabins.chunks(5).take(game.players).map(<[u8]>::to_vec).collect(),
        tokens: if solo { tokens.iter().map(|f| f.number()).collect() } else { Vec::new() },
        deck: deck.to_vec(),
    }
}

/// The state a deal begins with. The deal may come from a file and be nonsense.
pub(crate) fn start(game: &ComeSailAway, deal: &Deal) -> Result<State, Flaw> {
    let plan = Plan::around_the_staircase(tiles(deal, game)?);
    let racks = small_cabins(deal, game)?;
    let tokens = tokens(deal, game)?;
    let deck: [u8; Card::COUNT] = permutation("deck", &deal.deck, Card::COUNT)?
        .try_into()
        .map_err(|_| flaw("deck", "flaw-permutation", Card::COUNT))?;
    let mut racks = racks.as_chunks::<5>().0.iter();
    let players = BySeat::from_fn(|seat| match racks.next() {
        Some(rack) if seat.index() < game.players => Player::new(Ship::new(&plan, *rack)),
        _ => Player::nobody(&plan),
    });
    let mut state = State {
        suite: plan.suite(),
        plan,
        round: 1,
        over: false,
        deck: deck.map(Card),
        drawn: 0,
        tokens_up: game.facilities.into_iter().collect(),
        spaces: [0; 5],
        players,
    };
    if game.players == 1 {
        let space = |f: Facility| tokens.iter().position(|&t| t == f).map_or(0, |i| i as u8 + FIRST_SPACE);
        state.spaces = game.facilities.map(space);
    }
    for seat in game.seats().iter() {
        for slot in 0..2 {
            game.draw(&mut state, seat, slot);
        }
    }
    Ok(state)
}

impl ComeSailAway {
    /// The first ship's tiles in the order of places; a replacement lies where the facility it replaces would (CSA-8).
    fn recommended(&self) -> [Tile; 10] {
        let mut newcomers = self.facilities.into_iter().filter(|f| f.number() > 5);
        let mut tiles = [Tile::Staircase; 10];
        let places = self.parts.first_ship.into_iter().filter(|&tile| tile != Tile::Staircase);
        for (place, tile) in tiles.iter_mut().zip(places) {
            *place = tile;
        }
        // Newcomers in increasing order take the places of those that go, in increasing order.
        for number in 1..=5 {
            let Some(gone) = Facility::new(number).filter(|f| !self.facilities.contains(f)) else { continue };
            if let Some(place) = tiles.iter_mut().find(|tile| **tile == Tile::Facility(gone))
                && let Some(newcomer) = newcomers.next()
            {
                *place = Tile::Facility(newcomer);
            }
        }
        tiles
    }

    /// The top card of the deck goes to a hand.
    #[inline]
    pub(crate) fn draw(&self, state: &mut State, seat: Seat, slot: usize) -> Card {
        let card = state.deck[usize::from(state.drawn) % Card::COUNT];
        state.drawn += 1;
        let player = state.player_mut(seat);
        player.hand[slot] = card;
        player.known[slot] = self.owners(seat);
        card
    }
}

fn flaw(field: &str, reason: &'static str, expected: usize) -> Flaw {
    Flaw::new(field, Message::new(reason).with("expected", expected))
}

/// Numbers from 1 to `count`, each exactly once; returned counted from 0.
fn permutation(field: &str, numbers: &[u8], count: usize) -> Result<Vec<u8>, Flaw> {
    let mut seen = vec![false; count];
    for &number in numbers {
        match usize::from(number).checked_sub(1).and_then(|i| seen.get_mut(i)) {
            Some(before) if !*before => *before = true,
            _ => return Err(flaw(field, "flaw-permutation", count)),
        }
    }
    if numbers.len() != count {
        return Err(flaw(field, "flaw-permutation", count));
    }
    Ok(numbers.iter().map(|n| n - 1).collect())
}

fn tiles(deal: &Deal, game: &ComeSailAway) -> Result<[Tile; 10], Flaw> {
    let bad = || flaw("ship", "flaw-deal-ship", 10);
    let tiles: [Tile; 10] = deal.ship.as_slice().try_into().map_err(|_| bad())?;
    let expected = game.recommended();
    let same_tiles = expected.iter().all(|tile| tiles.contains(tile));
    let lies_right = game.options.arrangement == Arrangement::Shuffled || tiles == expected;
    if same_tiles && lies_right { Ok(tiles) } else { Err(bad()) }
}

fn small_cabins(deal: &Deal, game: &ComeSailAway) -> Result<[u8; Components::SMALL_CABINS], Flaw> {
    let bad = || flaw("small-cabins", "flaw-deal-cabins", game.players);
    if deal.small_cabins.len() != game.players || deal.small_cabins.iter().any(|rack| rack.len() != 5) {
        return Err(bad());
    }
    let dealt: Vec<u8> = deal.small_cabins.concat();
    // The rest of the twenty stay in the box; their order means nothing.
    let rest = (1..=Components::SMALL_CABINS as u8).filter(|n| !dealt.contains(n));
    let all: Vec<u8> = dealt.iter().copied().chain(rest).collect();
    permutation("small-cabins", &all, Components::SMALL_CABINS)
        .ok()
        .and_then(|all| all.try_into().ok())
        .ok_or_else(bad)
}

fn tokens(deal: &Deal, game: &ComeSailAway) -> Result<[Facility; 5], Flaw> {
    if game.players > 1 {
        return if deal.tokens.is_empty() {
            Ok(game.facilities)
        } else {
            Err(flaw("tokens", "flaw-deal-tokens-solo", 0))
        };
    }
    let mut sorted = deal.tokens.clone();
    sorted.sort_unstable();
    let bad = || flaw("tokens", "flaw-deal-tokens", 5);
    if !sorted.iter().copied().eq(game.facilities.iter().map(|f| f.number())) {
        return Err(bad());
    }
    let tokens: Vec<Facility> = deal.tokens.iter().filter_map(|&n| Facility::new(n)).collect();
    tokens.try_into().map_err(|_| bad())
}

const _: () = assert!(MAX_SEATS * 5 == Components::SMALL_CABINS);
