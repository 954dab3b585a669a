//! The sea: spaces with their icons, what lies on them, and what the action pointed at would change.

use crate::draw::prelude::*;
use game::{Message, Seat};
use pirates_under_fire::{
    Action, DEPTH, Event, KnownMine, PiratesUnderFire, Sea, Ship, Space, Spaces, WIDTH,
};

use super::art::{self, Look};
use super::glyphs::Glyph;
use super::lines::{self, Band, space_at};
use super::parts;
use super::places::Places;
use crate::stage::Stage;

type Puf = Stage<PiratesUnderFire>;

/// Whose first row is at the bottom: the viewer's; afterwards that of the person at the screen.
pub(super) fn near(stage: &Puf) -> Seat {
    stage.scene.own_seat()
}

/// The sea with everything on it.
pub(super) fn draw(stage: &Puf) -> Node {
    let near = near(stage);
    let sea = Chart {
        stage,
        near,
        places: Places::new(stage.game(), stage.view()),
        bands: lines::bands(stage),
        after: stage.preview(|view| view.open.sea),
        reach: reach(stage),
        recent: recent(stage),
    };
    let all =
        || (0..DEPTH).flat_map(move |row| (0..WIDTH).filter_map(move |column| space_at(column, row, near)));
    let cells = all().map(|space| sea.cell(space)).collect_node();
    let pieces = all().map(|space| sea.slot(space)).collect_node();
    let letters = (0..WIDTH).filter_map(|column| space_at(column, 0, near)).map(|space| {
        draw! { <span>{char::from(b'a' + space.column() as u8).to_string()}</span> }
    });
    let numbers = (0..DEPTH)
        .filter_map(|row| space_at(0, row, near))
        .map(|space| draw! { <span>{space.row() + 1}</span> });
    let class = format!("puf-sea near-{}", near.index());
    draw! {
        <section class="puf-chart" aria-label=stage.say_id("web-puf-sea")>
            <div class="puf-numbers" aria-hidden="true">{numbers.collect_node()}</div>
            <div class=class>
                <div class="puf-cells">{cells}</div>
                {lines::stretches(&sea.bands, near)}
                <div class="puf-layer puf-pieces" aria-hidden="true">{pieces}</div>
                {lines::badges(&sea.bands, near)}
                {lines::shot_lines(stage, near)}
            </div>
            <div class="puf-letters" aria-hidden="true">{letters.collect_node()}</div>
            {lines::in_words(stage)}
        </section>
    }
}

/// Where the ship pointed at in the hand or at the mercenaries could go.
fn reach(stage: &Puf) -> Spaces {
    let mercenary = match stage.pointed() {
        Some(Action::Ship { .. }) => None,
        Some(Action::Hire { mercenary }) => Some(mercenary),
        _ => return Spaces::NONE,
    };
    let open = &stage.view().open;
    stage.game().berths(&open.sea, open.on_turn(), mercenary)
}

/// The spaces on which something happened at the moment shown.
fn recent(stage: &Puf) -> Spaces {
    let now = stage.scene.just_happened().iter();
    now.filter_map(|event| match *event {
        Event::Laid { space, .. }
        | Event::Shielded { space, .. }
        | Event::Repaired { space, .. }
        | Event::MinePlaced { space, .. }
        | Event::MineRemoved { space, .. }
        | Event::SetOnFire { space, .. }
        | Event::ShieldLost { space, .. } => Some(space),
        _ => None,
    })
    .collect()
}

struct Chart<'a> {
    stage: &'a Puf,
    near: Seat,
    places: Places,
    bands: Vec<Band>,
    /// The sea after the action pointed at.
    after: Option<Sea>,
    reach: Spaces,
    recent: Spaces,
}

impl Chart<'_> {
    fn sea(&self) -> &Sea {
        &self.stage.view().open.sea
    }

    /// A space as a place to press.
    fn cell(&self, space: Space) -> Node {
        let near = Spaces::sea_of(self.near).contains(space);
        let mut class = format!("puf-cell {}", if near { "near" } else { "far" });
        for (is, name) in [
            (self.sea().ship(space).is_some() && self.sea().owner(space).is_some(), " taken"),
            (
                Spaces::first_row(self.near).contains(space)
                    || Spaces::first_row(self.near.opponent()).contains(space),
                " first",
            ),
            (self.reach.contains(space), " reach"),
            (self.recent.contains(space), " recent"),
            (self.stage.view().open.turn.from() == Some(space), " from"),
        ] {
            if is {
                class += name;
            }
        }
        let icon = Glyph::of_icon(self.sea().icon(space)).draw("");
        let inner = draw! { {icon} <i hidden data-part=parts::space(space)></i> };
        self.stage.spot(self.places.action(space), class, self.name(space), inner)
    }

    /// What a screen reader says: the space, its icon, what lies there, and what pressing it does.
    fn name(&self, space: Space) -> String {
        let (stage, view, sea) = (self.stage, self.stage.view(), self.sea());
        let whose = if Spaces::sea_of(self.near).contains(space) { self.near } else { self.near.opponent() };
        let mut parts = vec![
            space.to_string(),
            stage.say(&Message::new("web-puf-sea-of").with("player", whose)),
            stage.say(&stage.game().say_icon(sea.icon(space))),
        ];
        if let (Some(ship), Some(owner)) = (sea.ship(space), sea.owner(space)) {
            let ship = stage.game().say_ship(ship);
            parts.push(stage.say(&Message::new("web-puf-ship-of").with("ship", ship).with("player", owner)));
            if sea.fleet(owner).burning.contains(space) {
                parts.push(stage.say_id("web-puf-burning"));
            }
        }
        let shields = sea.shields(space);
        if shields > 0 {
            parts.push(stage.say(&Message::new("web-puf-shields").with("count", shields)));
        }
        if sea.mines().contains(space) {
            parts.push(stage.say_id(match view.mine(space) {
                KnownMine::Real => "web-puf-mine",
                KnownMine::Doubtful => "web-puf-mine-doubtful",
                KnownMine::Dummy => "web-puf-mine-dummy",
            }));
        }
        let action = self.places.action(space).filter(|&action| stage.allows(action));
        let does = action.map(|action| format!(". {}", stage.say_action(action))).unwrap_or_default();
        parts.join(", ") + &does
    }

    /// What lies on a space, and in outline what would.
    fn slot(&self, space: Space) -> Node {
        let sea = self.sea();
        let after = self.after.as_ref().unwrap_or(sea);
        let (now, then) = (lies(sea, space), lies(after, space));
        let ship = now.map(|lying| {
            // A ship that would go, burn or be repaired fades.
            let fades = then.is_none_or(|then| then != lying && !then.burning);
            let class = if fades { "puf-piece fades" } else { "puf-piece" };
            let (piece, from) = self.origin(space, lying);
            draw! { <div class=class data-piece=piece data-from=from>{self.ship(space, lying, sea.shields(space))}</div> }
        });
        let coming = then.filter(|then| {
            now.is_none_or(|now| {
                now.ship != then.ship || now.owner != then.owner || now.burning && !then.burning
            })
        });
        let ghost = coming.map(|coming| {
            draw! { <div class="puf-piece ghost">{self.ship(space, coming, after.shields(space))}</div> }
        });
        let lights = now.zip(then).is_some_and(|(now, then)| !now.burning && then.burning);
        let flames = lights
            .then(|| draw! { <div class="puf-piece ghost flames-to-come">{art::flames_to_come()}</div> });
        let shields = self.shield_change(space, after);
        let (mined, mines) = (sea.mines().contains(space), after.mines().contains(space));
        let mine = (mined || mines).then(|| {
            let class = match (mined, mines) {
                (true, true) => "puf-mined",
                (true, false) => "puf-mined fades",
                _ => "puf-mined ghost",
            };
            let piece = mined.then(|| format!("mine-{space}"));
            let would_be_dummy = self.stage.is_pointed_at(Action::Dummy { space });
            let known = if would_be_dummy { KnownMine::Dummy } else { self.stage.view().mine(space) };
            draw! { <div class=class data-piece=piece data-from="supply-mines">{art::mine(known)}</div> }
        });
        // Below a ship the icon has done its work, but it is still printed there.
        let mark = now.map(|_| {
            draw! { <div class="puf-mark">{Glyph::of_icon(sea.icon(space)).draw("")}</div> }
        });
        draw! { <div class="puf-slot">{ship} {mark} {ghost} {flames} {shields} {mine}</div> }
    }

    /// A shield token that would come or go while the ship stays.
    fn shield_change(&self, space: Space, after: &Sea) -> Option<Node> {
        let sea = self.sea();
        let (now, then) = (sea.shields(space), after.shields(space));
        if now == then || lies(sea, space).is_none() {
            return None;
        }
        let class = if then > now { "puf-shield-change ghost" } else { "puf-shield-change lost" };
        Some(draw! { <div class=class>{Glyph::Shield.draw("")}</div> })
    }

    fn ship(&self, space: Space, lying: Lying, shields: u8) -> Node {
        let game = self.stage.game();
        let look = Look { burning: lying.burning, shields, ..Look::default() };
        match lying.ship {
            Ship::Own(value) => art::ship(lying.owner, value, look),
            Ship::Hired(mercenary) => {
                let contract = game.components().contract(mercenary);
                let counts = self.bands.iter().any(|band| band.holds(space));
                let chosen = game.scored(self.stage.view(), lying.owner).mercenaries;
                let best = chosen.iter().find(|chosen| chosen.space == space).map(|chosen| chosen.value);
                let look = Look { counts_as: best.filter(|_| counts), ..look };
                art::mercenary(Some(lying.owner), contract.values, contract.power, look)
            }
        }
    }

    /// The name of a piece at sea, and the one it comes from.
    fn origin(&self, space: Space, lying: Lying) -> (String, String) {
        let owner = lying.owner.index();
        let seen = self.stage.view().tiles[lying.owner].seen_hand.is_some();
        match lying.ship {
            Ship::Own(value) if seen => {
                (format!("ship-{space}-{owner}-{value}"), format!("hand-{owner}-{value}-0"))
            }
            Ship::Own(value) => (format!("ship-{space}-{owner}-{value}"), format!("back-{owner}-0")),
            Ship::Hired(mercenary) => (format!("hired-{mercenary}"), format!("offer-{mercenary}")),
        }
    }
}

/// A ship on a space.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Lying {
    ship: Ship,
    owner: Seat,
    burning: bool,
}

fn lies(sea: &Sea, space: Space) -> Option<Lying> {
    let owner = sea.owner(space)?;
    Some(Lying { ship: sea.ship(space)?, owner, burning: sea.fleet(owner).burning.contains(space) })
}
