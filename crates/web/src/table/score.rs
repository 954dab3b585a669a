//! The points of all players, by the lines of the final scoring.

use game::Seat;
use leptos::prelude::Get;

use super::TableScreen;
use crate::avatar;
use crate::board::Board;
use crate::draw::prelude::*;
use crate::scene::Scene;
use crate::speech::{number, signed};

/// The points so far, with what the action pointed at would change.
pub(super) fn so_far<G: Board>(screen: TableScreen<G>) -> Node {
    let scene = screen.scene.get();
    let previews = screen.previews.get();
    let after: Vec<Vec<Option<i32>>> =
        scene.seats().map(|seat| sure_lines(&scene, &previews, seat)).collect();
    let own = scene.viewer;
    let mark = |seat| if own == game::Viewer::Seat(seat) { "own" } else { "" };
    let change = |seat: Seat, line: usize, now: i32| {
        let after = after.get(seat.index())?.get(line).copied()??;
        (after != now).then(|| draw! { <ins class=change_class(after - now)>{signed(after - now)}</ins> })
    };
    let caption = draw! { <caption>{screen.speech.say_id("web-points")}</caption> };
    lines(screen, &scene, "sheet", caption, mark, change)
}

/// A gain and a loss do not look alike.
fn change_class(by: i32) -> &'static str {
    if by < 0 { "change loss" } else { "change gain" }
}

/// The points at the end; nothing where a rule decided without them.
pub(super) fn at_the_end<G: Board>(screen: TableScreen<G>) -> Node {
    let scene = screen.scene.get();
    let none = |seat| scene.game.score_lines(&scene.view, seat).iter().all(|&points| points == 0);
    if scene.seats().all(none) {
        return Node::Nothing;
    }
    let winners = scene.outcome.filter(|_| scene.game.player_count() > 1).map(|outcome| outcome.winners);
    let mark = |seat| if winners.is_some_and(|winners| winners.contains(seat)) { "won" } else { "" };
    lines(screen, &scene, "sheet final", Node::Nothing, mark, |_, _, _| None)
}

/// What each line of a seat would come to, where it is the same whatever is hidden; nothing where nothing is pointed at.
fn sure_lines<G: Board>(scene: &Scene<G>, previews: &[G::View], seat: Seat) -> Vec<Option<i32>> {
    let mut all = previews.iter().map(|view| scene.game.score_lines(view, seat));
    let first: Vec<Option<i32>> = all.next().unwrap_or_default().into_iter().map(Some).collect();
    all.fold(first, |sure, lines| {
        let both = sure.into_iter().zip(lines);
        both.map(|(sure, now)| sure.filter(|&sure| sure == now)).collect()
    })
}

fn lines<G: Board>(
    screen: TableScreen<G>,
    scene: &Scene<G>,
    class: &'static str,
    caption: Node,
    mark: impl Fn(Seat) -> &'static str,
    change: impl Fn(Seat, usize, i32) -> Option<Node>,
) -> Node {
    let names = scene.seats().map(|seat| {
        let face = screen.avatar(scene, seat).map(avatar::draw);
        draw! { <th scope="col" class=mark(seat)><span class="player">{face} <span>{scene.name(seat).to_owned()}</span></span></th> }
    });
    let names = names.collect_node();
    let sheets: Vec<(Seat, Vec<i32>)> =
        scene.seats().map(|seat| (seat, scene.game.score_lines(&scene.view, seat))).collect();
    let shown = G::SCORE_LINES.iter().enumerate().filter(|(_, id)| scene.game.scores(id));
    let rows = shown.map(|(line, id)| {
        let cells = sheets.iter().map(|(seat, sheet)| {
            let points = sheet.get(line).copied().unwrap_or(0);
            draw! { <td>{number(points)} {change(*seat, line, points)}</td> }
        });
        draw! { <tr><th scope="row">{screen.speech.say_id(id)}</th> {cells.collect_node()}</tr> }
    });
    let rows = rows.collect_node();
    let totals =
        sheets.iter().map(|(_, sheet)| draw! { <td>{number(sheet.iter().sum())}</td> }).collect_node();
    draw! {
        <table class=class>
            {caption}
            <thead><tr><td></td> {names}</tr></thead>
            <tbody>{rows}</tbody>
            <tfoot><tr><th scope="row">{screen.speech.say_id("table-total")}</th> {totals}</tr></tfoot>
        </table>
    }
}
