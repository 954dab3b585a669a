//! The points turn by turn as a small drawing.

use game::Message;
use leptos::prelude::*;

use super::TableScreen;
use crate::board::Board;
use crate::points_by_turn::PointsByTurn;
use crate::scene::Scene;
use crate::speech::number;

/// The drawing, in its own units.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 76.0;
/// Room for dots and numbers around the lines.
const EDGE: f64 = 10.0;

/// The drawing, once the whole table is here.
pub(super) fn draw<G: Board>(screen: TableScreen<G>) -> AnyView {
    let scene = screen.scene.get_untracked();
    let shown = move || {
        screen.has_table.get().then_some(())?;
        let by_turn = points_by_turn(screen, &scene).filter(PointsByTurn::is_worth_a_picture)?;
        Some(view! {
            <figure class="course">
                {lines(screen, &scene, &by_turn)}
                {legend(screen, &scene)}
            </figure>
        })
    };
    view! { {shown} }.into_any()
}

/// The points as the viewer of this scene saw it: their moments are those one can go to.
fn points_by_turn<G: Board>(screen: TableScreen<G>, scene: &Scene<G>) -> Option<PointsByTurn> {
    let moments = scene.history().moments;
    let viewer = scene.viewer;
    screen.with_table(|table| {
        // A table that came from a server tells of its moments by itself.
        let known = table.history(viewer);
        let same = known.len() == moments.len();
        same.then(|| PointsByTurn::of(table, viewer, &known))
    })?
}

fn lines<G: Board>(screen: TableScreen<G>, scene: &Scene<G>, by_turn: &PointsByTurn) -> AnyView {
    let (least, most) = by_turn.range();
    let last = by_turn.turns.len().saturating_sub(1).max(1) as f64;
    let span = f64::from((most - least).max(1));
    let x = |turn: usize| EDGE + (WIDTH - 2.0 * EDGE) * turn as f64 / last;
    let y = |points: i32| HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * f64::from(points - least) / span;
    let line = |seat: game::Seat| {
        let index = seat.index();
        let mut way = String::new();
        for (turn, standing) in by_turn.turns.iter().enumerate() {
            let points = standing.points.get(index).copied().unwrap_or(0);
            let sign = if turn == 0 { 'M' } else { 'L' };
            way += &format!("{sign}{:.1} {:.1}", x(turn), y(points));
        }
        view! { <path class=line_class(screen, scene, seat) d=way /> }
    };
    let drawn: Vec<_> = scene.seats().map(line).collect();
    let zero = (least < 0 && most > 0).then(|| {
        view! { <path class="course-zero" d=format!("M{EDGE} {:.1}H{:.1}", y(0), WIDTH - EDGE) /> }
    });
    let label = standings_text(screen, scene, by_turn);
    let frame = format!("0 0 {WIDTH} {HEIGHT}");
    view! { <svg class="course-drawing" viewBox=frame role="img" aria-label=label>{zero} {drawn}</svg> }
        .into_any()
}

/// The drawing in words: who had how much at the beginning, in the middle and at the end.
fn standings_text<G: Board>(screen: TableScreen<G>, scene: &Scene<G>, by_turn: &PointsByTurn) -> String {
    let of = by_turn.turns.len().saturating_sub(1);
    let standing = |seat: game::Seat| {
        let at =
            |turn: usize| by_turn.turns.get(turn).and_then(|turn| turn.points.get(seat.index())).copied();
        let points: Vec<String> = [0, of / 2, of].into_iter().filter_map(at).map(number).collect();
        format!("{}: {}", scene.name(seat), points.join(", "))
    };
    let all: Vec<String> = scene.seats().map(standing).collect();
    screen.speech.tell(&Message::new("web-course-said").with("standings", all.join("; ")))
}

/// A player's colour, and how the line of their seat is drawn: colours alone tell nobody apart.
fn line_class<G: Board>(screen: TableScreen<G>, scene: &Scene<G>, seat: game::Seat) -> String {
    let colour = screen.avatar(scene, seat).map_or(0, |avatar| avatar.colour);
    format!("course-line seat-{} colour-{colour}", seat.index())
}

/// Which line is whose.
fn legend<G: Board>(screen: TableScreen<G>, scene: &Scene<G>) -> AnyView {
    let names = scene.seats().map(|seat| {
        let class = line_class(screen, scene, seat);
        view! {
            <span class="course-name">
                <svg viewBox="0 0 28 8" aria-hidden="true"><path class=class d="M1 4H27" /></svg>
                {scene.name(seat).to_owned()}
            </span>
        }
    });
    view! { <figcaption class="course-legend"><span>{screen.speech.say_id("web-course")}</span> {names.collect_view()}</figcaption> }
        .into_any()
}
