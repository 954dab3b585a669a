//! `seaboard load`: random players at a server, over real sockets, and what that costs it.

pub(crate) mod crash;
mod history;
mod http;
mod idle;
mod meter;
mod play;
mod table;
mod viewer;

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use game::{Decimal, Message};

use http::{Server, Trouble};
use meter::{Latencies, Meter, Needs};
use play::{Load, Pace};

use crate::output::{Failure, Output, print};
use crate::serve;

#[derive(Args)]
pub(crate) struct LoadArgs {
    /// The server: http://127.0.0.1:7878
    #[arg(long, value_name = "URL")]
    url: String,
    /// The address that it was started with as its --public, where something stands before it
    #[arg(long, value_name = "URL")]
    public: Option<String>,
    /// How many tables are played at at a time
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// How many sit at each
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=4))]
    seats: u32,
    /// How many look on at each
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=1_000))]
    watchers: u32,
    /// How many moves are made a second, at all tables together [default: as many as can be]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rate: Option<u32>,
    /// How long it is measured
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    seconds: u32,
    /// The process of the server on this machine, for what it needs; several of them, separated by commas, are taken together
    #[arg(long, conflicts_with = "metrics", value_delimiter = ',')]
    pid: Vec<u32>,
    /// Where the server tells its numbers, for the same: http://127.0.0.1:9878
    #[arg(long, value_name = "URL")]
    metrics: Option<String>,
    /// Measure memory instead: of so many sockets, then of the tables; then let all of them come back at once
    #[arg(long, value_name = "SOCKETS", conflicts_with_all = ["rate", "watchers"])]
    idle: Option<u32>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Play at a server that is not on this machine; it must be yours
    #[arg(long)]
    yes_this_is_my_server: bool,
}

/// What was found out.
struct Report {
    moves: u64,
    seconds: f64,
    latencies: Latencies,
    needs: Option<(Needs, Needs)>,
    /// What the server needed before anybody came.
    empty: Option<Needs>,
    games: u64,
    frames: u64,
    /// How many connections ended before their game, and for how many seconds somebody was without one.
    lost: (u64, f64),
}

pub(crate) fn run(output: &Output, args: &LoadArgs) -> Result<ExitCode, Failure> {
    let mut server = Server::new(&args.url)?;
    if let Some(public) = &args.public {
        server = server.known_as(&serve::public(public)?);
    }
    if !server.is_here() && !args.yes_this_is_my_server {
        return Err(Failure(Message::new("load-not-here").with("url", args.url.as_str())));
    }
    let meter = meter(args)?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| trouble(&args.url, error.into()))?;
    let said = match args.idle {
        Some(sockets) => runtime
            .block_on(idle::measure(&server, &meter, sockets, args.tables))
            .map(|found| if args.json { found.json() } else { found.said(output) }),
        None => runtime
            .block_on(measured(args, server, &meter))
            .map(|report| if args.json { report.json() } else { report.said(output) }),
    };
    print(&said.map_err(|error| trouble(&args.url, error))?);
    Ok(ExitCode::SUCCESS)
}

fn trouble(url: &str, error: Trouble) -> Failure {
    Failure(Message::new("load-trouble").with("url", url).with("detail", error.to_string()))
}

fn meter(args: &LoadArgs) -> Result<Meter, Message> {
    Ok(match (&*args.pid, &args.metrics) {
        ([], Some(url)) => Meter::Metrics(Server::new(url)?),
        ([], None) => Meter::None,
        (ids, _) => Meter::Processes(ids.to_vec()),
    })
}

/// Lets everybody play for as long as was asked for.
async fn measured(args: &LoadArgs, server: Server, meter: &Meter) -> Result<Report, Trouble> {
    let (empty, pace) = (meter.read().await?, Pace::new(args.rate));
    let load = Arc::new(Load::new(server, args.seats as usize, args.watchers as usize, pace)?);
    let mut players = load.clone().start(args.tables).await?;
    // Where many have just come, it takes a while until all of them only play.
    let warm_up = Duration::from_secs(1) + args.tables * Duration::from_micros(500);
    players.go_on(warm_up).await?;
    let before = meter.read().await?;
    let (begun, moves) = (load.measure(true), load.moves());
    players.go_on(Duration::from_secs(args.seconds.into())).await?;
    let (moves, seconds) = (load.moves() - moves, begun.elapsed().as_secs_f64());
    load.measure(false);
    let after = meter.read().await?;
    let latencies = Latencies::of(load.latencies());
    Ok(Report {
        moves,
        seconds,
        latencies,
        needs: before.zip(after),
        empty,
        games: load.games(),
        frames: load.frames(),
        lost: load.lost(),
    })
}

impl Report {
    fn per_second(&self) -> f64 {
        self.moves as f64 / self.seconds
    }

    /// Moves for each second of the server's processor, where that is known.
    fn per_cpu_second(&self) -> Option<f64> {
        let (before, after) = self.needs?;
        let cpu = after.cpu - before.cpu;
        (cpu > 0.0).then(|| self.moves as f64 / cpu)
    }

    fn said(&self, output: &Output) -> String {
        let whole = |number: f64| Decimal::rounded(number, 0);
        let mut lines = vec![
            Message::new("load-moves")
                .with("moves", self.moves.to_string())
                .with("seconds", Decimal::rounded(self.seconds, 1))
                .with("rate", whole(self.per_second()))
                .with("games", self.games.to_string()),
            Message::new("load-latency")
                .with("half", Decimal::rounded(self.latencies.within(500), 2))
                .with("most", Decimal::rounded(self.latencies.within(900), 2))
                .with("nearly", Decimal::rounded(self.latencies.within(990), 2))
                .with("all", Decimal::rounded(self.latencies.within(999), 2))
                .with("longest", Decimal::rounded(self.latencies.within(1000), 2)),
            Message::new("load-marks").with("frames", self.frames.to_string()),
        ];
        if let (lost @ 1.., away) = self.lost {
            let lost = Message::new("load-lost").with("connections", lost.to_string());
            lines.push(lost.with("seconds", Decimal::rounded(away, 1)));
        }
        if let (Some((_, after)), Some(rate)) = (self.needs, self.per_cpu_second()) {
            let needs = Message::new("load-needs").with("rate", whole(rate));
            lines.push(needs.with("megabytes", Decimal::rounded(after.memory / 1e6, 1)));
        }
        lines.iter().map(|line| format!("{}\n", output.say(line))).collect()
    }

    fn json(&self) -> String {
        let latency = [500, 900, 990, 999, 1000].map(|thousandth| self.latencies.within(thousandth));
        let report = serde_json::json!({
            "moves": self.moves,
            "seconds": self.seconds,
            "moves-per-second": self.per_second(),
            "moves-per-cpu-second": self.per_cpu_second(),
            "memory": self.needs.map(|(_, after)| after.memory),
            "memory-before": self.empty.map(|empty| empty.memory),
            "latency-ms": {
                "p50": latency[0], "p90": latency[1], "p99": latency[2], "p99.9": latency[3], "longest": latency[4],
            },
            "connections-lost": self.lost.0,
            "seconds-away": self.lost.1,
            "games": self.games,
            "frames": self.frames,
        });
        format!("{report}\n")
    }
}
