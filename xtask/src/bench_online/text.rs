//! The figures as a section of docs/scale.md.

use std::fmt::Write;

use super::figures::{Growth, Idle, Measured, Steady};
use super::stored::Stored;
use crate::busy;

/// What is to be reached on a machine of two cores, players included.
#[derive(Clone, Copy)]
enum Goal {
    AtLeast(f64),
    Below(f64),
}

const MOVES: Goal = Goal::AtLeast(10_000.0);
/// Milliseconds.
const P50: Goal = Goal::Below(3.0);
const P99: Goal = Goal::Below(20.0);
/// KiB.
const TABLE: Goal = Goal::Below(48.0);
const SOCKET: Goal = Goal::Below(32.0);
/// Seconds for 5,000 sockets, and those of the server's processor.
const BACK: f64 = 10.0;
const BACK_CPU: f64 = 3.0;
const BACK_SOCKETS: f64 = 5_000.0;

impl Goal {
    /// The goal, and whether this reaches it.
    fn verdict(self, found: f64) -> String {
        let (goal, reached) = match self {
            Goal::AtLeast(least) => (format!("at least {least}"), found >= least),
            Goal::Below(most) => (format!("below {most}"), found < most),
        };
        format!("{goal}: {}", if reached { "reached" } else { "MISSED" })
    }
}

/// The day and the machine.
fn head(busy: Option<f64>) -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let head = format!("Measured on {} with {cores} cores, players and databases included.", busy::day());
    format!("{head}{}\n", busy::told(busy))
}

/// All of it.
pub(super) fn section(measured: &Measured) -> String {
    let mut text = head(measured.busy);
    text += &stores(&measured.stores);
    text += &idle(&measured.idle);
    text += &growth(&measured.growth);
    if let Some(peer) = measured.peer {
        let _ = write!(
            text,
            "\nboardgame.io 0.50 in the same run, a game of one number, nothing stored, two clients a match: {:.0} moves a second, {:.0} for each second of its processor.\n",
            peer.moves, peer.of_cpu
        );
    }
    text
}

fn stores(stores: &[(Steady, Stored); 3]) -> String {
    let row = |name: &str, cell: &dyn Fn(&(Steady, Stored)) -> String, goal: &str| {
        format!("| {name} | {} | {goal} |\n", stores.each_ref().map(cell).join(" | "))
    };
    let latency =
        |place: usize| move |(steady, _): &(Steady, Stored)| format!("{:.1} ms", steady.latency[place]);
    let [first, ..] = stores;
    let mut text = "\n| | one server, SQLite | one server, PostgreSQL | two servers, PostgreSQL | goal for SQLite |\n|---|---|---|---|---|\n".to_owned();
    text += &row(
        "confirmed moves a second, as many as can be",
        &|(steady, _)| format!("{:.0}", steady.fast.moves),
        "",
    );
    text += &row(
        "for each second of the servers' processors (without the database's)",
        &|(steady, _)| format!("{:.0}", steady.fast.of_cpu),
        &MOVES.verdict(first.0.fast.of_cpu),
    );
    text += &row("moves a second at a steady rate", &|(steady, _)| format!("{:.0}", steady.rate), "");
    text += &row("confirmed then within, p50", &latency(0), &P50.verdict(first.0.latency[0]));
    text += &row("p90", &latency(1), "");
    text += &row("p99", &latency(2), &P99.verdict(first.0.latency[2]));
    text += &row("p99.9", &latency(3), "");
    text += &row("games played to their end", &|(_, stored)| format!("{:.0}", stored.games), "");
    text += &row(
        "rows a game: entries, and others",
        &|(_, stored)| format!("{:.0} + {:.0}", stored.entries, stored.others),
        "",
    );
    text += &row("bytes a game, with indices", &|(_, stored)| format!("{:.0}", stored.bytes), "");
    text + &row("bytes an entry", &|(_, stored)| format!("{:.0}", stored.bytes / stored.entries), "")
}

fn idle(Idle { sockets, socket, table, back, cpu }: &Idle) -> String {
    let (seconds, of_cpu) =
        (Goal::Below(BACK * sockets / BACK_SOCKETS), Goal::Below(BACK_CPU * sockets / BACK_SOCKETS));
    format!(
        "\n| one server, SQLite | | goal |\n|---|---|---|\n\
         | an idle socket, of {sockets:.0} | {socket:.1} KiB | {} |\n\
         | a live table, without its sockets | {table:.1} KiB | {} |\n\
         | all {sockets:.0} sockets come back at once, each to a table | {back:.2} s | {} |\n\
         | the server's processor for that | {cpu:.2} s | {} |\n",
        SOCKET.verdict(*socket),
        TABLE.verdict(*table),
        seconds.verdict(*back),
        of_cpu.verdict(*cpu),
    )
}

fn growth(growth: &[Growth]) -> String {
    let mut text = "\nHow the cost grows with the tables: one player at each, who is connected all the time; the same number of moves at all of them together. What a server makes once is in its memory, and counts where tables are few.\n\n\
         | tables | moves a second | the server's processor for a move | p50 | p99 | memory of the server | for each table and its socket |\n|---|---|---|---|---|---|---|\n"
        .to_owned();
    for Growth { tables, pace, latency, memory, of_table } in growth {
        let _ = writeln!(
            text,
            "| {tables} | {:.0} | {:.0} µs | {:.1} ms | {:.1} ms | {memory:.0} MiB | {of_table:.0} KiB |",
            pace.moves,
            1e6 / pace.of_cpu,
            latency[0],
            latency[2],
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::figures::Pace;
    use super::*;

    fn measured() -> Measured {
        let store = |of_cpu: f64| {
            let steady = Steady {
                fast: Pace { moves: 9876.5, of_cpu },
                rate: 499.6,
                latency: [1.25, 2.0, 20.0, 25.0],
            };
            (steady, Stored { games: 10.0, entries: 150.0, others: 5.0, bytes: 15_000.0 })
        };
        let growth = |tables: u32| Growth {
            tables,
            pace: Pace { moves: 500.0, of_cpu: 8_000.0 },
            latency: [1.0, 2.0, 3.0, 4.0],
            memory: 64.0,
            of_table: 40.0,
        };
        Measured {
            busy: Some(0.25),
            stores: [store(12_345.4), store(8_000.0), store(7_000.0)],
            idle: Idle { sockets: 10_000.0, socket: 2.0, table: 50.0, back: 2.5, cpu: 6.5 },
            growth: vec![growth(10), growth(10_000)],
            peer: Some(Pace { moves: 4_000.0, of_cpu: 3_000.0 }),
        }
    }

    #[test]
    fn every_figure_with_a_goal_says_whether_it_is_reached() {
        let text = section(&measured());
        for row in [
            "| for each second of the servers' processors (without the database's) | 12345 | 8000 | 7000 | at least 10000: reached |",
            "| confirmed then within, p50 | 1.2 ms | 1.2 ms | 1.2 ms | below 3: reached |",
            "| p99 | 20.0 ms | 20.0 ms | 20.0 ms | below 20: MISSED |",
            "| rows a game: entries, and others | 150 + 5 | 150 + 5 | 150 + 5 |  |",
            "| bytes an entry | 100 | 100 | 100 |  |",
            "| an idle socket, of 10000 | 2.0 KiB | below 32: reached |",
            "| a live table, without its sockets | 50.0 KiB | below 48: MISSED |",
            "| all 10000 sockets come back at once, each to a table | 2.50 s | below 20: reached |",
            "| the server's processor for that | 6.50 s | below 6: MISSED |",
            "| 10000 | 500 | 125 µs | 1.0 ms | 3.0 ms | 64 MiB | 40 KiB |",
        ] {
            assert!(text.lines().any(|line| line == row), "{row}\n{text}");
        }
        assert!(text.contains("included. Before it began, 25 % of them had other work.\n"), "{text}");
        assert!(text.ends_with("4000 moves a second, 3000 for each second of its processor.\n"), "{text}");
    }
}
