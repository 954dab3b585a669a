//! A report for a person at a terminal.

use analysis::{
    Ended, Judgement, LineReport, Mark, Report, SeatReport, TurnReport, Unit, say_amount, say_kind,
    say_level, say_part, say_prospects, say_sum, tenths,
};
use game::{Decimal, Message};

use crate::terminal::Screen;

/// More turns than this nobody reads.
const MOST_TURNS: usize = 6;
/// Eight heights of a column.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// All of it.
pub(super) fn whole(screen: &Screen<'_>, report: &Report) -> String {
    let head = Message::new("terminal-analysis-head")
        .with("turns", report.turns.len())
        .with("iterations", report.engine.iterations)
        .with("version", report.engine.version);
    let mut lines = vec![screen.say(&head)];
    if report.ended == Ended::Before {
        lines.push(screen.id("terminal-analysis-before"));
    }
    for seat in &report.seats {
        lines.push(String::new());
        lines.extend(account(screen, report, seat));
    }
    let turns = report.mattered(MOST_TURNS);
    if !turns.is_empty() {
        lines.extend([String::new(), screen.id("terminal-analysis-mattered")]);
    }
    for (_, turn, judgement) in turns {
        lines.extend(one_turn(screen, report.unit, turn, judgement));
    }
    lines.join("\n") + "\n"
}

/// What it came to for one seat: a table of sums, the graph, and what cost most.
fn account(screen: &Screen<'_>, report: &Report, seat: &SeatReport) -> Vec<String> {
    let unit = report.unit;
    let turns = report.turns_of(seat.seat);
    let said = |id: &'static str, units: i32| {
        screen.say(&Message::new(id).with("amount", say_sum(unit, units, turns)))
    };
    let who = Message::new("terminal-analysis-player")
        .with("player", seat.seat)
        .with("start", say_prospects(unit, unit.of(seat.start)))
        .with("result", say_amount(unit, unit.of(seat.result)));
    let mut lines = vec![screen.say(&who)];
    lines.extend(graph(screen, report, seat));
    lines.push(said("terminal-analysis-regret", seat.regret));
    if report.seats.len() > 1 {
        lines.push(said("terminal-analysis-given", seat.given));
    }
    lines.push(said("terminal-analysis-luck", seat.luck));
    if let Some(accuracy) = seat.accuracy {
        let said = Message::new("terminal-analysis-accuracy")
            .with("accuracy", Decimal::new(accuracy.into(), 1))
            .with("turns", seat.counted);
        lines.push(screen.say(&said));
    }
    if let Some(level) = &seat.played_like {
        lines.push(screen.say(&Message::new("terminal-analysis-like").with("level", say_level(level))));
    }
    let kinds: Vec<String> = seat
        .kinds
        .iter()
        .map(|lost| {
            let said = Message::new("terminal-analysis-kind").with("kind", say_kind(&lost.kind));
            let cost = say_part(unit, lost.regret, seat.regret);
            screen.say(&said.with("amount", cost).with("turns", lost.turns))
        })
        .collect();
    if !kinds.is_empty() {
        lines.push(screen.say(&Message::new("terminal-analysis-kinds").with("kinds", kinds.join(", "))));
    }
    lines.extend(par(screen, seat));
    lines
}

fn par(screen: &Screen<'_>, seat: &SeatReport) -> Vec<String> {
    let level = |par: &analysis::Par| format!("{} {}", screen.say(&say_level(&par.level)), par.points);
    let levels: Vec<String> = seat.par.iter().map(level).collect();
    let mut lines = Vec::new();
    if !levels.is_empty() {
        lines.push(screen.say(&Message::new("terminal-analysis-par").with("levels", levels.join(", "))));
    }
    if let Some(points) = seat.deck_known {
        let said = Message::new("terminal-analysis-deck-known");
        lines.push(screen.say(&said.with("points", tenths(points))));
    }
    lines
}

/// A column for every turn: what the seat could expect, and a sign below where the turn mattered.
fn graph(screen: &Screen<'_>, report: &Report, seat: &SeatReport) -> Vec<String> {
    let own: Vec<&Judgement> = report
        .turns
        .iter()
        .filter(|turn| turn.seat == seat.seat)
        .filter_map(|turn| turn.judgement.as_ref())
        .collect();
    let mut values: Vec<i32> = own.iter().map(|judgement| report.unit.of(judgement.value)).collect();
    values.push(report.unit.of(seat.result));
    let (low, high) = match report.unit {
        Unit::Chance => (0, 10_000),
        Unit::Points => {
            (values.iter().copied().min().unwrap_or(0), values.iter().copied().max().unwrap_or(0))
        }
    };
    let column = |value: &i32| {
        let height = i64::from(value - low) * 8 / i64::from((high - low).max(1) + 1);
        HEIGHTS[height.clamp(0, 7) as usize]
    };
    let signs: String = own.iter().map(|judgement| judgement.mark.map_or(' ', sign)).collect();
    let mut lines = vec![format!("   {}", values.iter().map(column).collect::<String>())];
    if !signs.trim().is_empty() {
        lines.push(format!("   {}  {}", signs, screen.id("terminal-analysis-signs")));
    }
    lines
}

fn sign(mark: Mark) -> char {
    match mark {
        Mark::Good => '!',
        Mark::Inaccuracy => '~',
        Mark::Mistake => '?',
        Mark::Blunder => '#',
    }
}

fn one_turn(screen: &Screen<'_>, unit: Unit, turn: &TurnReport, judgement: &Judgement) -> Vec<String> {
    let Some(mark) = judgement.mark else { return Vec::new() };
    let head =
        Message::new(if judgement.regret > 0 { "terminal-analysis-turn" } else { "terminal-analysis-good" })
            .with("player", turn.seat)
            .with("number", turn.number)
            .with("mark", mark.say())
            .with("amount", say_amount(unit, judgement.regret))
            .with("off", say_amount(unit, 2 * judgement.error))
            .with("points", tenths(judgement.regret_points));
    let mut lines = vec![format!("   {}", screen.say(&head))];
    lines.push(line(screen, "terminal-analysis-played", &judgement.played));
    if let Some(best) = &judgement.best {
        lines.push(line(screen, "terminal-analysis-best", best));
    }
    if let (Some(at), Some(lost)) = (judgement.left_at, &judgement.kind) {
        let said = Message::new("terminal-analysis-left").with("step", at).with("kind", say_kind(lost));
        lines.push(format!("      {}", screen.say(&said)));
    }
    lines
}

/// A line and what it brings.
fn line(screen: &Screen<'_>, id: &'static str, line: &LineReport) -> String {
    let all = |messages: &[Message], between: &str| {
        messages.iter().map(|message| screen.say(message)).collect::<Vec<_>>().join(between)
    };
    let said = Message::new(id).with("line", all(&line.words, " · ")).with("brings", all(&line.brings, " "));
    format!("      {}", screen.say(&said))
}
