//! The path of this round's card, as a line through the rooms.

use crate::draw::prelude::*;
use come_sail_away::{Action, Decision, Room};

use super::liner::Liner;

/// How long a small cabin is, where a room is 1; the style sheet has the same.
const BERTH: f64 = 0.6;
/// From stern to bow.
const LENGTH: f64 = 4.0 + 2.0 * BERTH;

/// How far below the middle of a room its floor is.
const FLOOR: f64 = 0.38;

/// The middle of a room on a ship with its stern left, in rooms.
fn middle(room: Room) -> (f64, f64) {
    let column = |number: usize| BERTH + number as f64 + 0.5;
    match room.index() {
        number @ 0..=3 => (column(number), 0.5),
        4 => (column(0), 1.5),
        5 => (LENGTH / 2.0, 1.5),
        6 => (column(3), 1.5),
        number @ 7..=10 => (column(number - 7), 2.5),
        11 => (BERTH / 2.0, 0.75),
        12 => (BERTH / 2.0, 2.25),
        13 => (LENGTH - BERTH / 2.0, 0.75),
        _ => (LENGTH - BERTH / 2.0, 2.25),
    }
}

/// The ship with its bow up, for a narrow screen.
fn upright((x, y): (f64, f64)) -> (f64, f64) {
    (y, LENGTH - x)
}

/// The line, once for a ship that lies and once for one that stands.
pub(super) fn draw(liner: &Liner<'_>) -> Node {
    let over = liner.stage.view().over;
    let steps = if over { &[][..] } else { liner.boarding.path.as_slice() };
    // Two passengers go wherever they like: there is no way from one to the other (CSA-15).
    let joined = liner.card().is_some_and(|(face, _)| face.walks_a_path());
    let seated =
        |wanted: bool| steps.iter().filter(move |step| step.seated == wanted).map(|step| middle(step.room));
    let stops: Vec<(f64, f64)> = steps.iter().map(|step| middle(step.room)).collect();
    let (happy, sad): (Vec<_>, Vec<_>) = (seated(true).collect(), seated(false).collect());
    let pointed = Room::all().find(|&room| {
        let action = Action::Enter { room };
        liner.action_in(room) == Some(action) && liner.stage.is_pointed_at(action)
    });
    let next: Vec<_> = stops.last().copied().into_iter().chain(pointed.map(middle)).collect();
    let next = if next.len() == 2 && joined { next } else { Vec::new() };
    // Once all have boarded, the way they went is only a memory.
    let boarding = matches!(liner.player.progress.map(|progress| progress.decision()), Some(Decision::Enter));
    let walked = if boarding { "" } else { " walked" };
    let sheet = |class: &'static str, frame: String, turn: fn((f64, f64)) -> (f64, f64)| {
        // Along the floors, where the line hides nobody.
        let floor = |(x, y): (f64, f64)| (x, y + FLOOR);
        let turned =
            |points: &[(f64, f64)]| points.iter().map(|&point| floor(turn(point))).collect::<Vec<_>>();
        let line = if joined { line(&turned(&stops)) } else { String::new() };
        draw! {
            <svg class=format!("{class}{walked}") viewBox=frame preserveAspectRatio="none" aria-hidden="true">
                <path class="way" d=line />
                <path class="way ghost" d=self::line(&turned(&next)) />
                <path class="stop" d=dots(&turned(&happy)) />
                <path class="stop sad" d=dots(&turned(&sad)) />
            </svg>
        }
    };
    draw! {
        {sheet("path lying", format!("0 0 {LENGTH} 3"), |point| point)}
        {sheet("path standing", format!("0 0 3 {LENGTH}"), upright)}
    }
}

fn line(points: &[(f64, f64)]) -> String {
    let part = |(number, (x, y)): (usize, &(f64, f64))| {
        format!("{}{x:.2} {y:.2}", if number == 0 { "M" } else { "L" })
    };
    points.iter().enumerate().map(part).collect()
}

/// Lines of no length: with round ends they are dots, however the drawing is stretched.
fn dots(points: &[(f64, f64)]) -> String {
    points.iter().map(|(x, y)| format!("M{x:.2} {y:.2}h0")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rooms_that_touch_are_near() {
        for room in Room::all() {
            let (x, y) = middle(room);
            for other in room.touching().iter() {
                let (ox, oy) = middle(other);
                assert!((x - ox).hypot(y - oy) <= 1.51, "{room} {other}");
            }
        }
    }
}
