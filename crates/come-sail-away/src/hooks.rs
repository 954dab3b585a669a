//! What the test kit asks of this game: where its parts are, a slow count of points, where its secrets lie.

use std::collections::BTreeSet;

use game::kit::{Checked, Hidden, Hooks};
use game::{Game, Seat, Viewer};

use crate::components::Space;
use crate::{Arrangement, Card, ComeSailAway, Deal, Decision, Hands, Options, Room, State, Tile};

/// The hooks.
#[derive(Default)]
pub struct Checks;

impl Checked for ComeSailAway {
    type Hooks = Checks;

    /// Every player count with every choice of five facilities, in both arrangements, with closed and open hands.
    fn all_options() -> Vec<Options> {
        let mut all = Vec::new();
        for bits in (0u16..1 << 10).filter(|bits| bits.count_ones() == 5) {
            let facilities: Vec<u8> = (1..=10).filter(|n| bits >> (n - 1) & 1 == 1).collect();
            for players in 1..=4 {
                for arrangement in [Arrangement::Recommended, Arrangement::Shuffled] {
                    for hands in [Hands::Closed, Hands::Open] {
                        all.push(Options { players, facilities: facilities.clone(), arrangement, hands });
                    }
                }
            }
        }
        all
    }

    /// Every player count; and, each alone, the facilities of no first game, the other arrangement and open hands.
    fn some_options() -> Vec<Options> {
        let first_game = |players| Options { players, ..Options::default() };
        let mut some: Vec<Options> = (1..=4).map(first_game).collect();
        some.push(Options { facilities: (6..=10).collect(), ..first_game(2) });
        some.push(Options { arrangement: Arrangement::Shuffled, ..first_game(2) });
        some.push(Options { hands: Hands::Open, ..first_game(3) });
        some
    }
}

impl Hooks<ComeSailAway> for Checks {
    fn conserved(&self, game: &ComeSailAway, state: &State) -> Result<(), String> {
        if !all_different(&state.deck) {
            return Err("the deck is not all sixty cards".to_owned());
        }
        cards_out(game, state)?;
        game.seats().iter().try_for_each(|seat| ship_whole(game, state, seat))
    }

    fn recount(&self, game: &ComeSailAway, state: &State, seat: Seat) -> i32 {
        let ship = &state.player(seat).ship;
        let parts = game.components();
        let mut points = 0;
        for room in Room::all().filter(|&room| ship.built().contains(room)) {
            let worth = match state.plan.tile(room) {
                Some(Tile::GuestCabin(colour)) => parts.cabin_points[colour as usize],
                Some(Tile::Facility(facility)) => parts.facility_points[usize::from(facility.number() - 1)],
                Some(Tile::Staircase) => continue,
                None => ship.berth(room).map_or(0, |tile| parts.small_points[usize::from(tile)]),
            };
            if ship.down().contains(room) {
                points += i32::from(worth);
            } else {
                points += ship.inside(room).iter().map(|&n| i32::from(n)).sum::<i32>();
            }
        }
        let mut luggage = 0;
        for space in &parts.track[..=usize::from(ship.luggage())] {
            if let Space::Points(n) = space {
                luggage = i32::from(*n);
            }
        }
        let angry: i32 = ship.disgruntled().iter().map(|&n| i32::from(n)).sum();
        points + luggage + i32::from(ship.tokens()) * i32::from(parts.token_points) - angry
    }

    fn hidden(&self, game: &ComeSailAway, state: &State, viewer: Viewer) -> Vec<Hidden> {
        if viewer == Viewer::Everything {
            return Vec::new();
        }
        let hidden = |card: Card| Hidden::alone(0, card.index() as u16);
        let deck = state.deck[usize::from(state.drawn)..].iter().copied().map(hidden);
        let open = game.options.hands == Hands::Open;
        let hands = game.seats().iter().flat_map(|seat| {
            let player = state.player(seat);
            let used = move |slot| state.over && slot == usize::from(player.turn.slot);
            let secret = move |&slot: &usize| !open && !used(slot) && !viewer.shares(player.known[slot]);
            (0..2).filter(secret).map(|slot| player.hand[slot])
        });
        deck.chain(hands.map(hidden)).collect()
    }

    /// The one pool is the cards.
    fn exchanged(&self, _: &ComeSailAway, deal: &Deal, instead: &dyn Fn(u8, u16) -> u16) -> Deal {
        let card = |&number: &u8| (instead(0, u16::from(number).saturating_sub(1)) as u8).saturating_add(1);
        Deal { deck: deal.deck.iter().map(card).collect(), ..deal.clone() }
    }
}

fn all_different(cards: &[Card]) -> bool {
    let mut seen = [false; Card::COUNT];
    cards.iter().all(|card| !std::mem::replace(&mut seen[card.index()], true))
}

/// Cards in hands and beside ships are different ones, and were drawn.
fn cards_out(game: &ComeSailAway, state: &State) -> Result<(), String> {
    let rounds = usize::from(state.round) - usize::from(!state.over);
    let mut out: Vec<Card> =
        game.seats().iter().flat_map(|seat| state.player(seat).used[..rounds].to_vec()).collect();
    for seat in game.seats().iter() {
        let player = state.player(seat);
        // After the last round the card used in it is still in hand too.
        let unused = |slot: &usize| !state.over || usize::from(player.turn.slot) != *slot;
        out.extend((0..2).filter(unused).map(|slot| player.hand[slot]));
    }
    let undrawn = &state.deck[usize::from(state.drawn)..];
    out.extend(undrawn);
    if !all_different(&out) {
        return Err("a card is in two places, or was never drawn".to_owned());
    }
    Ok(())
}

/// Five small cabins, none twice; no room over its seats; full rooms only while they wait to be flipped.
fn ship_whole(game: &ComeSailAway, state: &State, seat: Seat) -> Result<(), String> {
    let player = state.player(seat);
    let ship = &player.ship;
    let above = ship.rack().into_iter().flatten();
    let placed = Room::BERTHS.into_iter().filter_map(|room| ship.berth(room));
    let cabins: BTreeSet<u8> = above.chain(placed).collect();
    if cabins.len() != 5 {
        return Err(format!("seat {seat} has small cabins {cabins:?}"));
    }
    if usize::from(ship.luggage()) >= game.components().track.len() {
        return Err(format!("seat {seat} has luggage beyond the track"));
    }
    for room in ship.built().iter().filter(|&room| room != Room::STAIRCASE) {
        let seats = match state.plan.tile(room) {
            Some(Tile::Facility(facility)) => usize::from(facility.seats()),
            Some(_) => 3,
            None => ship.berth(room).map_or(0, |tile| game.components().small_cabin_doors(tile).count()),
        };
        let inside: usize = ship.inside(room).iter().map(|&n| usize::from(n)).sum();
        if inside > seats || (ship.down().contains(room) && inside > 0) {
            return Err(format!("seat {seat} has {inside} passengers in {room}"));
        }
        let waits = player.turn.full.contains(room) || player.turn.decision == Decision::Enter;
        if inside == seats && !waits {
            return Err(format!("seat {seat}: {room} is full and does not wait to be flipped"));
        }
    }
    Ok(())
}
