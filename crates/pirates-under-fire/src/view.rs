//! What one viewer knows, and states that fit it.

use arrayvec::ArrayVec;
use game::{BySeat, Chance, QuickChance, Seat, Seats, Sight, Sink, Undo, Viewer};
use serde::{Deserialize, Serialize};

use crate::ship::{Pile, Tiles};
use crate::state::Hold;
use crate::{
    Action, Counts, DummyMine, Effect, Event, Open, PiratesUnderFire, Scored, Space, Spaces, State, Step,
    Tile, Turn, Value, scoring,
};

/// All that one viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open. Another player's turn shows no more than what they have laid.
    pub open: Open,
    /// What is known of the players' other tiles.
    pub tiles: BySeat<TilesView, 2>,
    /// The ship about to be laid; whoever does not know it sees a player who still chooses.
    pub chosen: Option<Value>,
    /// Where the dummy lies, if the viewer knows it.
    pub dummy: Option<Space>,
}

/// What a viewer knows of a player's tiles that are not at sea.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TilesView {
    /// How many are in the hand.
    pub hand: u8,
    /// How many are left to draw.
    pub draw: u8,
    /// How many are left in the reserve.
    pub reserve: u8,
    /// The hand, if the viewer sees it.
    pub seen_hand: Option<Counts>,
    /// The reserve, without its order, if the viewer has looked through it (PUF-29).
    pub seen_reserve: Option<Counts>,
    /// The piles themselves, where everything is seen.
    pub(crate) piles: Option<Piles>,
}

/// A player's piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Piles {
    pub(crate) draw: Pile,
    pub(crate) reserve: Pile,
}

/// What a viewer knows of a mine (PUF-29).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnownMine {
    /// It counts.
    Real,
    /// It may be the dummy.
    Doubtful,
    /// It is the dummy.
    Dummy,
}

impl TilesView {
    /// What is left to draw, the next first; where everything is seen.
    pub fn left_to_draw(&self) -> Option<Vec<Value>> {
        self.piles.map(|piles| piles.draw.next_first().collect())
    }

    /// What is left of the reserve, the top first; where everything is seen.
    pub fn left_in_reserve(&self) -> Option<Vec<Value>> {
        self.piles.map(|piles| piles.reserve.next_first().collect())
    }
}

/// What the viewer knows.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let own = |seat: Seat| viewer.shares(Seats::only(seat));
    let mut open = state.open;
    if !own(open.on_turn()) {
        hide_thoughts(&mut open.turn);
    }
    let tiles = BySeat::from_fn(|seat| {
        let hold = state.hold(seat);
        let looks = open.player(seat).looked || open.turn.step == Step::Reserve && open.on_turn() == seat;
        let looked = own(seat) && (looks || viewer == Viewer::Everything);
        let piles = Piles { draw: hold.draw, reserve: hold.reserve };
        TilesView {
            hand: hold.hand.len() as u8,
            draw: hold.draw.len() as u8,
            reserve: hold.reserve.len() as u8,
            seen_hand: own(seat).then(|| hold.hand.counts()),
            seen_reserve: looked.then(|| hold.reserve_tiles().counts()),
            piles: (viewer == Viewer::Everything).then_some(piles),
        }
    });
    let knows_dummy = match open.dummy {
        // The last of the mines it can be gives it away.
        DummyMine::Among { mines, placer } => own(placer) || mines.len() == 1,
        _ => false,
    };
    View {
        viewer,
        open,
        tiles,
        chosen: state.chosen.filter(|_| own(open.on_turn())).map(Tile::value),
        dummy: state.dummy.filter(|_| knows_dummy),
    }
}

/// A state that fits the view: every tile the viewer cannot place is equally likely to be anywhere.
pub(crate) fn redeal(view: &View, chance: &mut impl Chance) -> State {
    let holds = BySeat::from_fn(|seat| redeal_hold(view, seat, chance));
    let mut state = State { open: view.open, holds, chosen: None, dummy: view.dummy };
    if view.open.turn.step == (Step::Lay { mercenary: None }) {
        let hand = state.hold(view.open.on_turn()).hand;
        state.chosen = view.chosen.and_then(|value| hand.first_of(value));
    }
    if view.dummy.is_none() {
        let suspects = view.open.suspects();
        state.dummy = suspects.iter().nth(chance.below(suspects.len() as u32) as usize);
    }
    state
}

/// Undo stops where its player sees something new: a tile, a reserve, a mine that might be the dummy; and at the end of the
/// turn. Which of these an action leads to follows from the view, so any state that fits it can tell.
pub(crate) fn undoable(game: &PiratesUnderFire, view: &View, action: Action) -> Undo {
    let Viewer::Seat(seat) = view.viewer else { return Undo::Binds };
    match action {
        _ if seat != view.open.on_turn() => return Undo::Binds,
        Action::End => return Undo::Binds,
        Action::Take => return Undo::Reveals,
        _ => {}
    }
    let unsure = if view.dummy.is_some() { Spaces::NONE } else { view.open.suspects() };
    let looked = view.open.player(seat).looked;
    let mut watch = Watch { unsure, looked, shown: false };
    let mut state = view.any_state();
    if game.permit(&state, seat, action).is_ok() {
        game.act(&mut state, seat, action, &mut watch);
    }
    if watch.shown { Undo::Reveals } else { Undo::Free }
}

impl PiratesUnderFire {
    /// Where an open effect of the player on turn can be carried out now; of shots that are fired all together, what they hit.
    /// No space for an effect that is not open, or one that concerns tiles.
    pub fn targets(&self, view: &View, effect: Effect) -> Spaces {
        if view.open.turn.pending.count(effect) == 0 {
            return Spaces::NONE;
        }
        view.any_state().targets(view.open.on_turn(), effect)
    }

    /// All ships that open shots of the player on turn can hit.
    pub fn in_sight(&self, view: &View) -> Spaces {
        Effect::SHOTS.into_iter().fold(Spaces::NONE, |all, effect| all | self.targets(view, effect))
    }

    /// Whether the player on turn can do something with an effect, if it is open (PUF-15).
    pub fn can(&self, view: &View, effect: Effect) -> bool {
        view.open.turn.pending.count(effect) > 0 && view.any_state().can(view.open.on_turn(), effect)
    }

    /// How a player's ships score as they lie: the combinations, and the values of mercenaries.
    pub fn scored(&self, view: &View, seat: Seat) -> Scored {
        scoring::scored(&view.open, seat, &self.parts)
    }
}

/// What others see of a turn: nothing of what a player has in mind, not even that a choice is made. In a reserve of one value a
/// tile is chosen without a choice, and that would tell.
fn hide_thoughts(turn: &mut Turn) {
    match turn.step {
        Step::Lay { .. } => turn.step = Step::Choose,
        Step::Reserve => {
            turn.step = Step::Effects;
            turn.pending.add(Effect::ChooseTile, 1);
        }
        _ => {}
    }
}

/// Notices whether a player is shown something new.
struct Watch {
    unsure: Spaces,
    looked: bool,
    shown: bool,
}

impl Sink<Event> for Watch {
    fn emit(&mut self, _: Sight, event: Event) {
        self.shown |= match event {
            Event::MineTaken { space, .. } | Event::MineRemoved { space, .. } => self.unsure.contains(space),
            Event::Looked { .. } => !self.looked,
            _ => false,
        };
    }

    fn reveal(&mut self) {}
}

impl View {
    /// A state that looks the same: what concerns only the sea is the same in all of them.
    pub(crate) fn any_state(&self) -> State {
        redeal(self, &mut QuickChance::new(0))
    }

    /// What the viewer knows of the mine on a space.
    pub fn mine(&self, space: Space) -> KnownMine {
        match self.dummy {
            Some(dummy) if dummy == space => KnownMine::Dummy,
            None if self.open.suspects().contains(space) => KnownMine::Doubtful,
            _ => KnownMine::Real,
        }
    }

    /// How many ships of this value a player has that the viewer has seen neither laid nor in a hand or a reserve.
    pub fn unseen(&self, seat: Seat, value: Value) -> u8 {
        let known = &self.tiles[seat];
        let of = |seen: Option<Counts>| seen.map_or(0, |seen| seen.of(value));
        let seen = self.open.player(seat).laid.of(value) + of(known.seen_hand) + of(known.seen_reserve);
        Tile::OF_A_VALUE.saturating_sub(seen)
    }
}

/// A player's tiles. Tiles of a value that were laid are the last ones of that value, those of the hand the first, and so on:
/// those not seen are the same in every redeal of a view.
fn redeal_hold(view: &View, seat: Seat, chance: &mut impl Chance) -> Hold {
    let known = &view.tiles[seat];
    if let Some(Piles { draw, reserve }) = known.piles {
        let piled: Tiles = draw.tiles().iter().chain(reserve.tiles()).copied().collect();
        let free = |value: Value| {
            (0..Tile::OF_A_VALUE).map(move |copy| Tile::new(value, copy)).filter(|&t| !piled.contains(t))
        };
        let held = |value: Value| known.seen_hand.map_or(0, |hand| usize::from(hand.of(value)));
        let hand = Value::ALL.into_iter().flat_map(|value| free(value).take(held(value))).collect();
        return Hold { hand, draw, reserve };
    }
    let mut hand = Tiles::NONE;
    let mut reserve: ArrayVec<Tile, { Tile::COUNT }> = ArrayVec::new();
    let mut unseen: ArrayVec<Tile, { Tile::COUNT }> = ArrayVec::new();
    for value in Value::ALL {
        let left = Tile::OF_A_VALUE.saturating_sub(view.open.player(seat).laid.of(value));
        let mut left = (0..left).map(|copy| Tile::new(value, copy));
        let held = known.seen_hand.map_or(0, |hand| hand.of(value));
        left.by_ref().take(usize::from(held)).for_each(|tile| hand = hand.with(tile));
        let stored = known.seen_reserve.map_or(0, |reserve| reserve.of(value));
        reserve.extend(left.by_ref().take(usize::from(stored)));
        unseen.extend(left);
    }
    chance.shuffle(&mut unseen);
    chance.shuffle(&mut reserve);
    let mut unseen = unseen.into_iter();
    if known.seen_hand.is_none() {
        hand = unseen.by_ref().take(usize::from(known.hand)).collect();
    }
    if known.seen_reserve.is_none() {
        reserve.extend(unseen.by_ref().take(usize::from(known.reserve)));
    }
    Hold { hand, draw: unseen.collect(), reserve: reserve.into_iter().collect() }
}
