//! The course of a game for one player as a drawing: what the position was worth after each of their turns, how sure that is, and what
//! moved it: skill and luck.

use std::sync::Arc;

use analysis::{Mark, Report, Unit, say_amount};
use game::{Message, Seat};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::{AnalysisPanel, turns};

/// The drawing, in its own units: the line above, what moved it below.
const WIDTH: f64 = 340.0;
const HEIGHT: f64 = 170.0;
const EDGE: f64 = 12.0;
const LINE_BOTTOM: f64 = 112.0;
/// The middle of what moved it, and how far it goes to either side.
const BARS_ZERO: f64 = 145.0;
const BARS_REACH: f64 = 22.0;
/// A bar is never wider, in the drawing's units.
const WIDEST_BAR: f64 = 9.0;

/// What luck is drawn with.
const STRIPES: &str = r#"<pattern id="analysis-luck" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V4"/></pattern>"#;

/// How it stood after a turn of the player, or at the end.
struct Sample {
    /// Which of all turns; none for the end.
    turn: Option<usize>,
    value: i32,
    error: i32,
    /// What brought it here: one's own turns and those of others, and what was left.
    skill: i32,
    luck: i32,
    mark: Option<Mark>,
}

/// How it stood for this seat, as far as it is known.
fn samples_of_seat(report: &Report, seat: Seat) -> Vec<Sample> {
    let unit = report.unit;
    let account = report.seats.iter().find(|account| account.seat == seat);
    let mut samples = Vec::new();
    let (mut given, mut luck) = (0, account.map_or(0, |account| account.first_luck));
    for (turn_index, turn) in report.turns.iter().enumerate().filter(|(_, turn)| turn.seat == seat) {
        let Some(judgement) = &turn.judgement else { continue };
        samples.push(Sample {
            turn: Some(turn_index),
            value: unit.of(judgement.value) - judgement.regret,
            error: 2 * judgement.value_error,
            skill: given - judgement.regret,
            luck,
            mark: judgement.mark,
        });
        (given, luck) = (turn.given, turn.luck);
    }
    if let Some(account) = account {
        let value = unit.of(account.result);
        samples.push(Sample { turn: None, value, error: 0, skill: given, luck, mark: None });
    }
    samples
}

/// The drawing, the way through it, and whose it is.
pub(super) fn draw(panel: AnalysisPanel) -> Option<AnyView> {
    let seat = panel.seat.get();
    let drawn = panel.with(|report| {
        let samples = samples_of_seat(report, seat);
        (samples.len() > 1).then(|| figure(panel, report, seat, &samples))
    });
    drawn.flatten()
}

fn figure(panel: AnalysisPanel, report: &Report, seat: Seat, samples: &[Sample]) -> AnyView {
    let speech = panel.speech;
    view! {
        {players(panel, report)}
        <figure class="analysis-course">
            {drawing(panel, report, seat, samples)}
            {slider(panel, report, samples)}
            <figcaption>
                <span class="analysis-key value">{speech.say_id("web-analysis-key-value")}</span>
                <span class="analysis-key skill">{speech.say_id("web-analysis-key-skill")}</span>
                <span class="analysis-key luck">{speech.say_id("web-analysis-key-luck")}</span>
            </figcaption>
        </figure>
    }
    .into_any()
}

/// Whose line is drawn, where there are several.
fn players(panel: AnalysisPanel, report: &Report) -> Option<AnyView> {
    let mut seats: Vec<Seat> = report.turns.iter().map(|turn| turn.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    let button = |seat: Seat| {
        let pressed = move || (panel.seat.get() == seat).to_string();
        view! {
            <button type="button" class="quiet" aria-pressed=pressed on:click=move |_| panel.seat.set(seat)>{panel.name(seat)}</button>
        }
    };
    let label = panel.speech.say_id("web-analysis-whose");
    (seats.len() > 1).then(|| {
        view! { <div class="analysis-players" role="group" aria-label=label>{seats.into_iter().map(button).collect_view()}</div> }
            .into_any()
    })
}

/// Where things stand in the drawing.
struct Scale {
    low: f64,
    high: f64,
    last: f64,
    most: f64,
}

impl Scale {
    fn of(unit: Unit, samples: &[Sample]) -> Scale {
        let values = || samples.iter().map(|sample| f64::from(sample.value));
        let (low, high) = match unit {
            Unit::Chance => (0.0, 10_000.0),
            Unit::Points => (
                values().fold(f64::INFINITY, f64::min) - 200.0,
                values().fold(f64::NEG_INFINITY, f64::max) + 200.0,
            ),
        };
        let moved = samples.iter().flat_map(|sample| [sample.skill.abs(), sample.luck.abs()]);
        let most = f64::from(moved.max().unwrap_or(0).max(1));
        Scale { low, high, last: (samples.len() - 1).max(1) as f64, most }
    }

    fn x(&self, index: usize) -> f64 {
        EDGE + (WIDTH - 2.0 * EDGE) * index as f64 / self.last
    }

    fn y(&self, value: i32) -> f64 {
        let share = (f64::from(value) - self.low) / (self.high - self.low).max(1.0);
        LINE_BOTTOM - (LINE_BOTTOM - EDGE) * share.clamp(0.0, 1.0)
    }

    /// The height of a bar, below 0 where it goes down.
    fn bar(&self, moved: i32) -> f64 {
        BARS_REACH * f64::from(moved) / self.most
    }
}

fn drawing(panel: AnalysisPanel, report: &Report, seat: Seat, samples: &[Sample]) -> AnyView {
    let scale = Scale::of(report.unit, samples);
    let positions: Arc<[(Option<usize>, f64)]> =
        samples.iter().enumerate().map(|(index, sample)| (sample.turn, scale.x(index))).collect();
    let (band, line) = (band(&scale, samples), line(&scale, samples));
    let half = scale.y(5000);
    let even = (report.unit == Unit::Chance)
        .then(|| view! { <path class="analysis-even" d=format!("M{EDGE} {half:.1}H{:.1}", WIDTH - EDGE) /> });
    let label =
        panel.say(&Message::new("web-analysis-drawing").with("player", seat).with("turns", samples.len()));
    let press = {
        let positions = positions.clone();
        move |event: web_sys::MouseEvent| choose_nearest(panel, &positions, &event)
    };
    view! {
        <svg class="analysis-drawing" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=label on:click=press>
            <defs inner_html=STRIPES></defs>
            {even}
            <path class="analysis-band" d=band />
            <path class="analysis-value" d=line />
            <path class="analysis-even" d=format!("M{EDGE} {BARS_ZERO}H{:.1}", WIDTH - EDGE) />
            {bars(&scale, samples)}
            {marks(&scale, samples)}
            {move || chosen_turn(panel, &positions)}
        </svg>
    }
    .into_any()
}

/// The path of what the position was worth.
fn line(scale: &Scale, samples: &[Sample]) -> String {
    let path_step = |(index, sample): (usize, &Sample)| step(index, scale.x(index), scale.y(sample.value));
    samples.iter().enumerate().map(path_step).collect()
}

/// How sure that is: there and back, above it and below.
fn band(scale: &Scale, samples: &[Sample]) -> String {
    let upper = samples
        .iter()
        .enumerate()
        .map(|(index, sample)| step(index, scale.x(index), scale.y(sample.value + sample.error)));
    let lower = samples
        .iter()
        .enumerate()
        .rev()
        .map(|(index, sample)| step(1, scale.x(index), scale.y(sample.value - sample.error)));
    upper.chain(lower).collect::<String>() + "Z"
}

/// What moved it: skill beside luck.
fn bars(scale: &Scale, samples: &[Sample]) -> AnyView {
    let width = (0.4 * (WIDTH - 2.0 * EDGE) / scale.last).min(WIDEST_BAR);
    let pair = |(index, sample): (usize, &Sample)| {
        let bar = |class: &'static str, left: f64, moved: i32| {
            let height = scale.bar(moved);
            let (top, height) = (BARS_ZERO - height.max(0.0), height.abs());
            (moved != 0).then(|| view! { <rect class=class x=left y=top width=width height=height /> })
        };
        let x = scale.x(index);
        view! { {bar("skill", x - width, sample.skill)} {bar("luck", x, sample.luck)} }
    };
    samples.iter().enumerate().map(pair).collect_view().into_any()
}

/// The marks of turns, on the line.
fn marks(scale: &Scale, samples: &[Sample]) -> AnyView {
    let mark = |(index, sample): (usize, &Sample)| {
        let mark = sample.mark?;
        let (x, y) = (scale.x(index), scale.y(sample.value) + 3.5);
        Some(
            view! { <text class=format!("analysis-mark {}", mark.name()) x=x y=y>{turns::sign(mark)}</text> },
        )
    };
    samples.iter().enumerate().filter_map(mark).collect_view().into_any()
}

/// Where the turn is that is looked at.
fn chosen_turn(panel: AnalysisPanel, positions: &[(Option<usize>, f64)]) -> Option<AnyView> {
    let chosen = panel.chosen();
    let x = positions.iter().find(|(turn, _)| turn.is_some() && *turn == chosen)?.1;
    let path = format!("M{x:.1} {EDGE}V{:.1}", HEIGHT - 2.0);
    Some(view! { <path class="analysis-here" d=path /> }.into_any())
}

/// Looks at the turn that was pressed, or the nearest to it.
fn choose_nearest(panel: AnalysisPanel, positions: &[(Option<usize>, f64)], event: &web_sys::MouseEvent) {
    let Some(element) = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok())
    else {
        return;
    };
    let area = element.get_bounding_client_rect();
    let x = (f64::from(event.client_x()) - area.left()) * WIDTH / area.width().max(1.0);
    let nearest = positions
        .iter()
        .filter_map(|(turn, at)| Some((turn.as_ref()?, (at - x).abs())))
        .min_by(|(_, one), (_, other)| one.total_cmp(other));
    if let Some((&turn, _)) = nearest {
        panel.choose(turn);
    }
}

fn step(index: usize, x: f64, y: f64) -> String {
    format!("{}{x:.1} {y:.1}", if index == 0 { 'M' } else { 'L' })
}

/// The way through the player's turns by keys or by finger.
fn slider(panel: AnalysisPanel, report: &Report, samples: &[Sample]) -> AnyView {
    let turns: Vec<usize> = samples.iter().filter_map(|sample| sample.turn).collect();
    let said: Vec<String> = samples.iter().map(|sample| say_sample(panel, report, sample)).collect();
    let last = turns.len().saturating_sub(1);
    let position = {
        let turns = turns.clone();
        move || panel.chosen().and_then(|chosen| turns.iter().position(|&turn| turn == chosen)).unwrap_or(0)
    };
    let words = {
        let position = position.clone();
        move || said.get(position()).cloned().unwrap_or_default()
    };
    let go = move |text: String| {
        if let Some(&turn) = text.parse().ok().and_then(|position: usize| turns.get(position)) {
            panel.choose(turn);
        }
    };
    view! {
        <input
            type="range"
            min="0"
            max=last.to_string()
            prop:value=move || position().to_string()
            aria-label=panel.speech.say_id("web-analysis-way")
            aria-valuetext=words
            on:input:target=move |event| go(event.target().value())
        />
    }
    .into_any()
}

fn say_sample(panel: AnalysisPanel, report: &Report, sample: &Sample) -> String {
    let turn = sample.turn.and_then(|turn_index| report.turns.get(turn_index));
    let said = match turn {
        Some(turn) => Message::new("web-analysis-turn").with("player", turn.seat).with("number", turn.number),
        None => Message::new("web-analysis-end"),
    };
    let mark = sample.mark.map(|mark| format!(", {}", panel.say(&mark.say()))).unwrap_or_default();
    format!("{}: {}{mark}", panel.say(&said), panel.say(&say_amount(report.unit, sample.value)))
}

/// The same as a table, for whoever cannot see the drawing, and for whoever wants numbers.
pub(super) fn as_table(panel: AnalysisPanel) -> Option<AnyView> {
    let seat = panel.seat.get();
    let speech = panel.speech;
    let rows = panel.with(|report| {
        let amount = |units: i32| panel.say(&say_amount(report.unit, units));
        let row = |sample: Sample| {
            let turn = sample
                .turn
                .and_then(|turn_index| report.turns.get(turn_index))
                .map(|turn| turn.number.to_string());
            let name = turn.unwrap_or_else(|| speech.say_id("web-analysis-end"));
            let mark = sample.mark.map(|mark| panel.say(&mark.say())).unwrap_or_default();
            view! {
                <tr>
                    <th scope="row">{name}</th>
                    <td>{amount(sample.value)}</td>
                    <td>{amount(sample.skill)}</td>
                    <td>{amount(sample.luck)}</td>
                    <td>{mark}</td>
                </tr>
            }
        };
        samples_of_seat(report, seat).into_iter().map(row).collect::<Vec<_>>()
    })?;
    let head = |id: &str| view! { <th scope="col">{speech.say_id(id)}</th> };
    Some(
        view! {
            <details class="analysis-table">
                <summary>{speech.say_id("web-analysis-table")}</summary>
                <table>
                    <thead>
                        <tr>
                            {head("web-analysis-column-turn")}
                            {head("web-analysis-key-value")}
                            {head("web-analysis-key-skill")}
                            {head("web-analysis-key-luck")}
                            {head("web-analysis-column-mark")}
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </details>
        }
        .into_any(),
    )
}
