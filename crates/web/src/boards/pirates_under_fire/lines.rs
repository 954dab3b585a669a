//! What is drawn across the sea: shots, and the combinations that score. All of it in spaces from the upper left corner.

use crate::draw::prelude::*;
use game::{BySeat, Game, Seat};
use pirates_under_fire::{Action, Combination, DEPTH, Event, PiratesUnderFire, Space, View};

use super::art::fleet;
use crate::stage::Stage;

/// Where a space is drawn for this player, whose first row is at the bottom: column and row from the upper left.
pub(super) fn drawn_at(space: Space, near: Seat) -> (usize, usize) {
    let space = space.from_seat(near);
    (space.column(), DEPTH - 1 - space.row())
}

/// The space drawn there.
pub(super) fn space_at(column: usize, row: usize, near: Seat) -> Option<Space> {
    Some(Space::at(column, (DEPTH - 1).checked_sub(row)?)?.from_seat(near))
}

fn middle(space: Space, near: Seat) -> (f32, f32) {
    let (column, row) = drawn_at(space, near);
    (column as f32 + 0.5, row as f32 + 0.5)
}

/// A shot from ship to ship.
struct Shot {
    from: Space,
    to: Space,
    class: &'static str,
}

/// The shots to draw: what the action pointed at would fire, where it could lead, or what was fired last.
fn shots(stage: &Stage<PiratesUnderFire>) -> Vec<Shot> {
    let (game, view) = (stage.game(), stage.view());
    let from = view.open.turn.from();
    let along = |from: Space, class| move |to: Space| Shot { from, to, class };
    match (stage.pointed(), from) {
        (Some(Action::Shoot { space }), Some(from)) => vec![along(from, "aimed")(space)],
        (Some(Action::Fire), Some(from)) => game.in_sight(view).iter().map(along(from, "aimed")).collect(),
        (Some(Action::Lay { space }), _) => {
            let reach = stage.preview(|after| game.in_sight(after));
            reach.iter().flat_map(|reach| reach.iter()).map(along(space, "possible")).collect()
        }
        (Some(_), _) => Vec::new(),
        (None, from) => {
            let fired = fired(stage);
            match from.filter(|_| stage.scene.deciding.is_some() && fired.is_empty()) {
                Some(from) => game.in_sight(view).iter().map(along(from, "possible")).collect(),
                None => fired,
            }
        }
    }
}

/// The shots of the moment shown: each from the ship that was laid last before it.
fn fired(stage: &Stage<PiratesUnderFire>) -> Vec<Shot> {
    let mut from = None;
    let mut shots = Vec::new();
    for happening in stage.scene.happened_by_now() {
        match happening.event {
            Event::Laid { space, .. } => from = Some(space),
            Event::SetOnFire { space, .. } | Event::ShieldLost { space, .. }
                if happening.moment == stage.scene.moment =>
            {
                shots.extend(from.map(|from| Shot { from, to: space, class: "fired" }));
            }
            _ => {}
        }
    }
    shots
}

/// The lines of shots, above the ships.
pub(super) fn shot_lines(stage: &Stage<PiratesUnderFire>, near: Seat) -> Node {
    let moment = stage.scene.moment;
    let line = |shot: Shot| {
        let ((x1, y1), (x2, y2)) = (middle(shot.from, near), middle(shot.to, near));
        // From the rim of the one ship to well inside the other.
        let far = (x2 - x1).hypot(y2 - y1).max(0.1);
        let (dx, dy) = ((x2 - x1) / far, (y2 - y1) / far);
        let (x1, y1, x2, y2) = (x1 + 0.3 * dx, y1 + 0.3 * dy, x2 - 0.2 * dx, y2 - 0.2 * dy);
        let line = format!("M{x1:.2} {y1:.2}L{x2:.2} {y2:.2}");
        let (left, right) = (
            (x2 - 0.17 * dx - 0.1 * dy, y2 - 0.17 * dy + 0.1 * dx),
            (x2 - 0.17 * dx + 0.1 * dy, y2 - 0.17 * dy - 0.1 * dx),
        );
        let head = format!("M{x2:.2} {y2:.2}L{:.2} {:.2}L{:.2} {:.2}z", left.0, left.1, right.0, right.1);
        // Two names for one movement: a line that follows another in the same place is drawn anew.
        let class = match (shot.class, moment % 2) {
            ("fired", 0) => "puf-shot fired even",
            ("fired", _) => "puf-shot fired odd",
            ("aimed", _) => "puf-shot aimed",
            _ => "puf-shot possible",
        };
        let length = (shot.class == "fired").then_some("1");
        draw! {
            <g class=class>
                <path class="under" d=line.clone() />
                <path class="line" d=line pathLength=length />
                <path class="head" d=head />
            </g>
        }
    };
    let lines = shots(stage).into_iter().map(line).collect_node();
    draw! { <svg class="puf-layer puf-lines" viewBox="0 0 7 6" aria-hidden="true">{lines}</svg> }
}

/// A combination as it is drawn: whose, and whether it is there or would be.
pub(super) struct Band {
    seat: Seat,
    found: Combination,
    state: &'static str,
}

/// The combinations of both players; those that the action pointed at would bring or cost are marked.
pub(super) fn bands(stage: &Stage<PiratesUnderFire>) -> Vec<Band> {
    let game = stage.game();
    let of = |view: &View| BySeat::<_, 2>::from_fn(|seat| game.scored(view, seat).combinations);
    let now = of(stage.view());
    let after = stage.preview(of);
    let mut bands = Vec::new();
    for (seat, now) in now.pairs() {
        let after = after.as_ref().map(|after| &after[seat]);
        for found in now {
            let lost = after.is_some_and(|after| !after.contains(found));
            bands.push(Band { seat, found: found.clone(), state: if lost { "lost" } else { "" } });
        }
        for found in after.into_iter().flatten().filter(|found| !now.contains(found)) {
            bands.push(Band { seat, found: found.clone(), state: "ghost" });
        }
    }
    bands
}

impl Band {
    /// Whether a combination that counts now holds this space.
    pub(super) fn holds(&self, space: Space) -> bool {
        self.state != "ghost" && self.found.spaces.contains(&space)
    }

    fn ends(&self, near: Seat) -> Option<[(usize, usize); 2]> {
        let (first, last) = (*self.found.spaces.first()?, *self.found.spaces.last()?);
        let (one, two) = (drawn_at(first, near), drawn_at(last, near));
        Some([(one.0.min(two.0), one.1.min(two.1)), (one.0.max(two.0), one.1.max(two.1))])
    }

    fn stretch(&self, near: Seat) -> Node {
        let Some([(x1, y1), (x2, y2)]) = self.ends(near) else { return ().into_node() };
        let class = format!("puf-band {} {}", fleet(self.seat), self.state);
        let (width, height) = ((x2 - x1) as f32 + 0.96, (y2 - y1) as f32 + 0.96);
        draw! {
            <rect
                class=class
                x=(x1 as f32 + 0.02).to_string()
                y=(y1 as f32 + 0.02).to_string()
                width=width.to_string()
                height=height.to_string()
                rx="0.12"
                vector-effect="non-scaling-stroke"
            />
        }
    }

    /// The points, on the border between the first two ships.
    fn badge(&self, near: Seat) -> Node {
        let Some([(x1, y1), (x2, _)]) = self.ends(near) else { return ().into_node() };
        let across = x2 > x1;
        let (x, y) = (x1 as f32 + if across { 1.0 } else { 0.5 }, y1 as f32 + if across { 0.5 } else { 1.0 });
        let class = format!("puf-badge {} {}", fleet(self.seat), self.state);
        draw! {
            <g class=class transform=format!("translate({x} {y})")>
                <circle r="0.17" vector-effect="non-scaling-stroke" />
                <text y="0.01" font-size="0.24" text-anchor="middle" dominant-baseline="central">{self.found.points}</text>
            </g>
        }
    }
}

/// Bands behind the ships of each combination.
pub(super) fn stretches(bands: &[Band], near: Seat) -> Node {
    let drawn = bands.iter().map(|band| band.stretch(near)).collect_node();
    draw! { <svg class="puf-layer puf-bands" viewBox="0 0 7 6" aria-hidden="true">{drawn}</svg> }
}

/// What each combination is worth, above the ships.
pub(super) fn badges(bands: &[Band], near: Seat) -> Node {
    let drawn = bands.iter().map(|band| band.badge(near)).collect_node();
    draw! { <svg class="puf-layer puf-badges" viewBox="0 0 7 6" aria-hidden="true">{drawn}</svg> }
}

/// The combinations in words, for those who do not see the bands.
pub(super) fn in_words(stage: &Stage<PiratesUnderFire>) -> Node {
    let game = stage.game();
    let of = |seat: Seat| {
        let scored = game.scored(stage.view(), seat);
        scored.combinations.into_iter().filter_map(move |found| {
            let said = game::Message::new("web-puf-combination")
                .with("player", seat)
                .with("from", found.spaces.first()?.to_string())
                .with("to", found.spaces.last()?.to_string())
                .with("points", found.points);
            Some(draw! { <li>{stage.say(&said)}</li> })
        })
    };
    let all = game.seats().iter().flat_map(of).collect_node();
    draw! { <ul class="sr-only" aria-label=stage.say_id("puf-line-combinations")>{all}</ul> }
}
