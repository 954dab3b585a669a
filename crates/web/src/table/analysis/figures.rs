//! The table of figures in the analysis: how well each player played, what luck gave them, and what each kind of decision cost.

use analysis::{
    Mark, Par, Report, SeatReport, Unit, say_amount, say_kind, say_level, say_part, say_prospects, say_sum,
    tenths,
};
use game::{Decimal, Message};
use leptos::prelude::*;

use super::AnalysisPanel;
use crate::speech::number;

/// A table with a column for each player, once their turns were judged.
pub(super) fn draw(panel: AnalysisPanel) -> Option<AnyView> {
    let rows = panel.with(|report| rows(panel, report)).filter(|rows| !rows.is_empty())?;
    let par = panel.with(|report| par_rows(panel, report)).filter(|rows| !rows.is_empty());
    let par = par.map(|rows| view! { <h3>{panel.speech.say_id("web-analysis-par")}</h3> {by_player(panel, "analysis-par", rows)} });
    let kinds =
        panel.with(|report| report.seats.iter().map(|seat| kinds(panel, report, seat)).collect_view());
    let by_chance = panel.with(|report| report.unit == Unit::Chance).unwrap_or_default();
    let how =
        by_chance.then(|| view! { <p class="analysis-how">{panel.speech.say_id("web-analysis-how")}</p> });
    Some(
        view! {
            <h3>{panel.speech.say_id("web-analysis-figures")}</h3>
            {by_player(panel, "analysis-figures", rows)}
            {how}
            {kinds}
            {par}
        }
        .into_any(),
    )
}

type Row = (String, Vec<String>);

/// A table with these rows, and a column for each player.
fn by_player(panel: AnalysisPanel, class: &'static str, rows: Vec<Row>) -> AnyView {
    let names = panel.with(|report| {
        report.seats.iter().map(|seat| view! { <th scope="col">{panel.name(seat.seat)}</th> }).collect_view()
    });
    let lines = rows.into_iter().map(|(name, cells)| {
        let cells = cells.into_iter().map(|cell| view! { <td>{cell}</td> }).collect_view();
        view! { <tr><th scope="row">{name}</th> {cells}</tr> }
    });
    view! {
        <table class=class>
            <thead><tr><td></td> {names}</tr></thead>
            <tbody>{lines.collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// The points that bots make of the same deal, level by level; and alone, what was found with the deck known.
fn par_rows(panel: AnalysisPanel, report: &Report) -> Vec<Row> {
    let Some(first) = report.seats.first() else { return Vec::new() };
    let level = |(place, par): (usize, &Par)| -> Row {
        let points =
            |seat: &SeatReport| seat.par.get(place).map_or_else(String::new, |par| number(par.points));
        (panel.say(&say_level(&par.level)), report.seats.iter().map(points).collect())
    };
    let deck_known = first.deck_known.map(|points| {
        let points = panel.say(&Message::new("analysis-points").with("number", tenths(points)));
        (panel.speech.say_id("web-analysis-deck-known"), vec![points])
    });
    first.par.iter().enumerate().map(level).chain(deck_known).collect()
}

fn rows(panel: AnalysisPanel, report: &Report) -> Vec<Row> {
    let unit = report.unit;
    let row = |id: &str, cell: &dyn Fn(&SeatReport) -> String| -> Row {
        (panel.speech.say_id(id), report.seats.iter().map(cell).collect())
    };
    if report.seats.is_empty() {
        return Vec::new();
    }
    let sum = |seat: &SeatReport, units: i32| panel.say(&say_sum(unit, units, report.turns_of(seat.seat)));
    let accuracy = |seat: &SeatReport| match seat.accuracy {
        Some(tenths) => {
            panel.say(&Message::new("analysis-percent").with("number", Decimal::new(tenths.into(), 1)))
        }
        None => "–".to_owned(),
    };
    let mut rows = vec![
        row("web-analysis-accuracy", &accuracy),
        row("web-analysis-counted", &|seat| seat.counted.to_string()),
    ];
    rows.extend(Mark::ALL.map(|mark| {
        let name = panel.speech.say_id(match mark {
            Mark::Good => "web-analysis-marks-good",
            Mark::Inaccuracy => "web-analysis-marks-inaccuracy",
            Mark::Mistake => "web-analysis-marks-mistake",
            Mark::Blunder => "web-analysis-marks-blunder",
        });
        (name, report.seats.iter().map(|seat| seat.marks.of(mark).to_string()).collect())
    }));
    rows.push(row("web-analysis-start", &|seat| panel.say(&say_prospects(unit, unit.of(seat.start)))));
    rows.push(row("web-analysis-regret", &|seat| sum(seat, seat.regret)));
    if report.seats.len() > 1 {
        rows.push(row("web-analysis-given", &|seat| sum(seat, seat.given)));
    }
    rows.push(row("web-analysis-luck", &|seat| sum(seat, seat.luck)));
    // Who won needs no figure.
    if unit == Unit::Points {
        rows.push(row("web-analysis-result", &|seat| panel.say(&say_amount(unit, unit.of(seat.result)))));
    }
    if report.seats.iter().any(|seat| seat.played_like.is_some()) {
        let like = |seat: &SeatReport| {
            seat.played_like.as_ref().map_or_else(|| "–".to_owned(), |level| panel.say(&say_level(level)))
        };
        rows.push(row("web-analysis-like", &like));
    }
    rows
}

/// What decisions of each kind cost a player.
fn kinds(panel: AnalysisPanel, report: &Report, seat: &SeatReport) -> Option<AnyView> {
    let lines = seat.kinds.iter().filter(|kind| kind.regret > 0).map(|kind| {
        let cost = panel.say(&say_part(report.unit, kind.regret, seat.regret));
        view! { <li><span>{panel.say(&say_kind(&kind.kind))}</span> <b>{cost}</b></li> }
    });
    let lines: Vec<_> = lines.collect();
    let head = panel.say(&Message::new("web-analysis-kinds").with("player", seat.seat));
    (!lines.is_empty()).then(|| {
        view! { <p class="analysis-kinds-of">{head}</p> <ul class="analysis-kinds">{lines}</ul> }.into_any()
    })
}
