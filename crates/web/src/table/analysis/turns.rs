//! The turns that mattered, and the one that is looked at: both lines, what each brings, what it cost.

use analysis::{
    Judgement, LineReport, Mark, Report, TurnReport, say_amount, say_kind, say_prospects, tenths,
};
use game::Message;
use leptos::prelude::*;

use super::{AnalysisPanel, LineKind, ShownTurn, lines};
use crate::browser;

/// More turns of one player than this nobody reads.
const MOST_TURNS_LISTED: usize = 6;

/// The sign of a mark; its name stands beside it.
pub(super) const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Good => "▲",
        Mark::Inaccuracy => "○",
        Mark::Mistake => "◆",
        Mark::Blunder => "■",
    }
}

/// The list of them; each leads there.
pub(super) fn mattered(panel: AnalysisPanel) -> Option<AnyView> {
    let lines = panel.with(|report| {
        let turns = report.mattered(MOST_TURNS_LISTED);
        turns
            .into_iter()
            .map(|(turn_index, turn, judgement)| turn_item(panel, report, turn_index, turn, judgement))
            .collect::<Vec<_>>()
    })?;
    let whole = panel.progress.get().is_none();
    let none =
        (lines.is_empty() && whole).then(|| view! { <p>{panel.speech.say_id("web-analysis-none")}</p> });
    Some(
        view! {
            <h3>{panel.speech.say_id("web-analysis-mattered")}</h3>
            {none}
            <ol class="analysis-turns">{lines}</ol>
        }
        .into_any(),
    )
}

fn turn_item(
    panel: AnalysisPanel,
    report: &Report,
    turn_index: usize,
    turn: &TurnReport,
    judgement: &Judgement,
) -> AnyView {
    let Some(mark) = judgement.mark else { return ().into_any() };
    let title = title(panel, report, turn, judgement);
    let pressed = move || (panel.chosen() == Some(turn_index)).to_string();
    view! {
        <li>
            <button type="button" class=format!("analysis-turn {}", mark.name()) aria-pressed=pressed on:click=move |_| {
                panel.choose(turn_index);
                browser::scroll_within(".analysis", ".analysis-chosen");
            }>
                <span class="analysis-sign" aria-hidden="true">{sign(mark)}</span>
                <span>{title}</span>
            </button>
        </li>
    }
    .into_any()
}

/// Whose turn it was, and what it was called and cost.
fn title(panel: AnalysisPanel, report: &Report, turn: &TurnReport, judgement: &Judgement) -> String {
    let said = Message::new(match (judgement.mark, judgement.regret) {
        (Some(_), 1..) => "web-analysis-turn-lost",
        (Some(_), _) => "web-analysis-turn-good",
        (None, _) => "web-analysis-turn",
    });
    let mark = judgement.mark.map_or(Message::new("analysis-mark-good"), Mark::say);
    panel.say(
        &said
            .with("player", turn.seat)
            .with("number", turn.number)
            .with("mark", mark)
            .with("amount", say_amount(report.unit, judgement.regret)),
    )
}

/// The turn that is looked at.
pub(super) fn chosen(panel: AnalysisPanel) -> Option<AnyView> {
    let turn_index = panel.chosen()?;
    let told = panel.with(|report| {
        let turn = report.turns.get(turn_index)?;
        let judgement = turn.judgement.as_ref()?;
        Some(detail(panel, report, turn_index, turn, judgement))
    });
    told.flatten()
}

fn detail(
    panel: AnalysisPanel,
    report: &Report,
    turn_index: usize,
    turn: &TurnReport,
    judgement: &Judgement,
) -> AnyView {
    let speech = panel.speech;
    let cost = (judgement.regret > 0).then(|| {
        let said = Message::new("web-analysis-cost")
            .with("amount", say_amount(report.unit, judgement.regret))
            .with("off", say_amount(report.unit, 2 * judgement.error))
            .with("points", tenths(judgement.regret_points));
        panel.say(&said)
    });
    let left = judgement.left_at.zip(judgement.kind.as_ref()).map(|(at, kind)| {
        panel.say(&Message::new("web-analysis-left").with("step", at).with("kind", say_kind(kind)))
    });
    let value = Message::new("web-analysis-value")
        .with("amount", say_prospects(report.unit, report.unit.of(judgement.value)));
    let forced = (!judgement.counted).then(|| view! { <p>{speech.say_id("web-analysis-forced")}</p> });
    let played = line(panel, turn_index, LineKind::Played, turn);
    let best = line(panel, turn_index, LineKind::Best, turn);
    let same = (judgement.best.is_none() && judgement.counted)
        .then(|| view! { <p>{speech.say_id("web-analysis-as-good")}</p> });
    view! {
        <section class="analysis-chosen" aria-live="polite">
            <h3>{title(panel, report, turn, judgement)}</h3>
            <p>{panel.say(&value)} {cost.map(|cost| format!(" {cost}"))} {left.map(|left| format!(" {left}"))}</p>
            {forced}
            {played}
            {best}
            {same}
            <p class="row">
                <button type="button" class="main" on:click=move |_| panel.try_again.run(turn_index)>{speech.say_id("web-analysis-try")}</button>
                <button type="button" on:click=move |_| panel.play_on.run(turn_index)>{speech.say_id("web-play-on")}</button>
            </p>
        </section>
    }
    .into_any()
}

/// A line: its steps, which the board shows when they are pressed, and what it brings.
fn line(panel: AnalysisPanel, turn_index: usize, kind: LineKind, turn: &TurnReport) -> Option<AnyView> {
    let speech = panel.speech;
    let report = lines::line_of(turn, kind)?;
    let head = match kind {
        LineKind::Played => "web-analysis-played",
        LineKind::Best => "web-analysis-best",
    };
    let brings: Vec<String> = report.brings.iter().map(|said| panel.say(said)).collect();
    let class = match kind {
        LineKind::Played => "analysis-line played",
        LineKind::Best => "analysis-line best",
    };
    Some(
        view! {
            <div class=class>
                <h4>{speech.say_id(head)}</h4>
                <ol class="analysis-steps">{steps(panel, turn_index, kind, report)}</ol>
                {(!brings.is_empty()).then(|| view! { <p class="analysis-brings">{brings.join(" ")}</p> })}
            </div>
        }
        .into_any(),
    )
}

/// The steps of a line in words, or by their numbers where nobody put them into words; the end of a turn goes without saying.
fn steps(panel: AnalysisPanel, turn_index: usize, kind: LineKind, line: &LineReport) -> Vec<AnyView> {
    let said: Vec<String> = match line.words.is_empty() {
        true => (1..=line.actions.len()).map(|number| number.to_string()).collect(),
        false => line.words.iter().map(|said| panel.say(said)).collect(),
    };
    let last = said.len();
    let step = |(number, said): (usize, String)| {
        // What has no words of its own comes with the last that has.
        let count = if number == last { line.actions.len() } else { number };
        let after_step = ShownTurn { turn: turn_index, line: Some((kind, count)) };
        let pressed = move || (panel.shown.get() == Some(after_step)).to_string();
        view! {
            <li>
                <button type="button" class="quiet" aria-pressed=pressed on:click=move |_| panel.shown.set(Some(after_step))>{said}</button>
            </li>
        }
        .into_any()
    };
    (1..).zip(said).map(step).collect()
}
