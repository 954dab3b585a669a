//! The way across the sea: rounds, ports of call, and who is ahead for each of them.

use crate::draw::prelude::*;
use game::{Game, Message, Seat};
use on_board::{Logbook, OnBoard, Phase, Port, PortCall, View};

use super::art::{self, icon};
use super::parts;
use crate::speech::signed;
use crate::stage::Stage;

/// The rounds as a line with four ports, and the counts that ports compare.
pub(super) fn draw(stage: &Stage<OnBoard>, logbook: &Logbook) -> Node {
    draw! {
        <section class="ob-voyage" aria-label=stage.say_id("ob-label-ports")>
            {way(stage)}
            {race(stage, logbook)}
        </section>
    }
}

fn way(stage: &Stage<OnBoard>) -> Node {
    let view = stage.view();
    let rounds = stage.game().options().rounds();
    let leg = stage.game().options().rounds_between_ports();
    let said = Message::new("ob-label-round").with("round", view.round).with("rounds", rounds);
    let next = match view.phase {
        Phase::Port | Phase::Over => None,
        _ => {
            let rounds = stage.game().rounds_to_port(view);
            Some(stage.say(&Message::new("web-ob-to-port").with("count", rounds)))
        }
    };
    // Ten units a round, and ten more for each port.
    let x = |round: u8| f64::from(round) * 10.0 + f64::from(round.saturating_sub(1) / leg) * 10.0;
    let dots = (1..=rounds).map(|round| {
        let class = if round < view.round || view.phase == Phase::Over { "ob-dot past" } else { "ob-dot" };
        draw! { <circle class=class cx=x(round) cy="14" r="2.6" /> }
    });
    let harbours = (1..=stage.game().options().legs()).map(|port| {
        let reached = usize::from(port) <= view.ports.len();
        let class = if reached { "ob-harbour reached" } else { "ob-harbour" };
        let right = x(port * leg) + 10.0;
        draw! { <g class=class transform=format!("translate({right} 14)")><path d="M0 5V-9l8 4-8 4" /><circle r="3.6" cy="1" /></g> }
    });
    let at = match view.phase {
        Phase::Port | Phase::Over => x(view.round.max(1)) + 10.0,
        _ => x(view.round.max(1)),
    };
    let end = x(rounds) + 24.0;
    draw! {
        <p class="ob-round"><strong>{stage.say(&said)}</strong> {next.map(|next| draw! { <span>{next}</span> })}</p>
        <svg class="ob-way" viewBox=format!("0 0 {end} 24") preserveAspectRatio="xMinYMid meet" aria-hidden="true">
            <path class="ob-route" d=format!("M10 14H{}", end - 14.0) />
            {dots.collect_node()}
            {harbours.collect_node()}
            <g class="ob-boat" transform=format!("translate({at} 14)")><path d="M-8 0H8L5 6H-5zM-4 0v-4h7v4M-1-4v-5h3v5" /></g>
        </svg>
    }
}

/// Ports in the order they were reached, then those that may still come.
fn race(stage: &Stage<OnBoard>, logbook: &Logbook) -> Node {
    let view = stage.view();
    let own = stage.scene.own_seat();
    let seats = [own, own.opponent()];
    let called = |port: Port| logbook.calls.iter().find(|call| call.port == port);
    let to_come = stage.game().ports_to_come(view);
    let left = stage.game().ports_to_come(view).count();
    let rows = view.ports.iter().copied().chain(to_come).map(|port| {
        let sheets = |view: &View| seats.map(|seat| port.count(view.players[seat].board.sheet()));
        let call = called(port);
        let counts = match call {
            Some(call) => seats.map(|seat| call.counts[seat]),
            None => sheets(view),
        };
        let then = if call.is_some() { None } else { stage.preview(sheets) };
        let latest = logbook.calls.last().is_some_and(|last| last.port == port);
        let cells = [0, 1].map(|side: usize| {
            let mine = counts[side];
            let ahead = port.standing(mine) > port.standing(counts[1 - side]);
            let change = then.filter(|then| then[side] != mine).map(|then| {
                let by = i32::from(then[side]) - i32::from(mine);
                draw! { <ins class="ob-change">{signed(by)}</ins> }
            });
            let award = call.filter(|call| call.winner == Some(seats[side])).map(|_| {
                draw! { <span class="ob-award">{format!("+{}", stage.game().components().award())}</span> }
            });
            draw! { <td class=ahead.then_some("ahead")>{mine} {change} {award}</td> }
        });
        let class = match (call.is_some(), latest && view.phase == Phase::Port) {
            (_, true) => "here",
            (true, _) => "past",
            _ => "to-come",
        };
        // Which of several comes next nobody knows.
        let next = (class == "to-come").then(|| {
            let (id, class) = if left == 1 { ("parts-ob-next", "ob-next") } else { ("parts-ob-perhaps", "sr-only") };
            draw! { <span class=class>{stage.say_id(id)}</span> }
        });
        let does = stage.say(&Message::new("web-ob-does").with("what", stage.game().say_port(port)));
        let short = stage.say(&stage.game().say_port(port));
        draw! {
            <tr class=class data-part=parts::port(port)>
                <th scope="row">{icon(art::port(port))} <span aria-hidden="true">{short}</span> <span class="sr-only">{does}</span> {next}</th>
                {cells}
            </tr>
        }
    });
    let names = seats.map(|seat| draw! { <th scope="col">{stage.name(seat)}</th> });
    draw! {
        <table class="ob-race">
            <thead><tr><td></td> {names}</tr></thead>
            <tbody>{rows.collect_node()}</tbody>
        </table>
    }
}

/// A port that was just reached: both counts, the award, and what it leaves the others.
pub(super) fn call(stage: &Stage<OnBoard>, logbook: &Logbook) -> Node {
    let Some(call) = logbook.calls.last() else { return draw! { <div class="ob-middle"></div> } };
    let own = stage.scene.own_seat();
    let title = stage.say(&Message::new("ob-event-port").with("port", stage.game().say_port(call.port)));
    draw! {
        <section class="ob-middle call">
            {side(stage, call, own)}
            <div class="ob-call-port">
                <svg class="ob-call-art" viewBox="0 0 24 24" aria-hidden="true">{art::port(call.port)}</svg>
                <h3>{title}</h3>
            </div>
            {side(stage, call, own.opponent())}
        </section>
    }
}

fn side(stage: &Stage<OnBoard>, call: &PortCall, seat: Seat) -> Node {
    let won = call.winner == Some(seat);
    let what = match call.port {
        _ if won => {
            let award = stage.game().components().award();
            stage.say(&Message::new("web-ob-award").with("points", award))
        }
        Port::Satisfied => stage.say_id("web-ob-owed-satisfied"),
        Port::Symbols => stage.say_id("web-ob-owed-symbols"),
        Port::OpenCabins => stage.say_id("web-ob-owed-open-cabins"),
        Port::Occupied => stage.say_id("web-ob-owed-occupied"),
        Port::FewestSatisfied => stage.say_id("web-ob-owed-fewest"),
    };
    let class = if won { "ob-call-side won" } else { "ob-call-side" };
    draw! {
        <div class=class>
            <span class="ob-call-name">{stage.name(seat)}</span>
            <b class="ob-call-count">{call.counts[seat]}</b>
            <span class="ob-call-what">{what}</span>
        </div>
    }
}
