//! `seaboard crash`, for developers: servers of this program are killed again and again while people play at them. Nothing that they
//! confirmed may be lost or done twice, and every game must come to the end that its moves lead to. Players of one table are at
//! different servers, where there are several, and go to the next when theirs does not answer. What all of them did and saw is held
//! against the log in the store.

mod checked;
mod harmed;
mod seat;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use game::{Decimal, Message, QuickChance, Seat};
use protocol::{OLDEST_PROTOCOL, PROTOCOL, api};
use store::Place;
use tokio::task::{JoinSet, LocalSet};
use tokio::time::timeout;

use super::history::Recorder;
use super::http::{Person, Server, Trouble};
use super::table::{Begun, Wish, begin, wishes};
use crate::output::{Failure, Output, file_trouble, print};
use checked::Checker;
use harmed::{Harm, Harmed, Start};
use seat::Client;

#[derive(Args)]
pub(crate) struct CrashArgs {
    /// How often a server is killed
    #[arg(long, default_value_t = 25, value_parser = clap::value_parser!(u32).range(..=1_000_000))]
    times: u32,
    /// How long is played at least, in seconds: for faults that somebody else makes
    #[arg(long, default_value_t = 0)]
    seconds: u32,
    /// How many servers there are; more than one need a PostgreSQL database
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=8))]
    nodes: u32,
    /// Freeze a server for so many seconds now and then, instead of killing it
    #[arg(long)]
    freeze: Option<u32>,
    /// Tell one server after the other to stop, and start it again, instead of killing any
    #[arg(long, conflicts_with = "freeze")]
    restart: bool,
    /// Where the servers listen, one at each of these ports, whatever `--nodes` says [default: wherever it is free]
    #[arg(long, value_delimiter = ',')]
    ports: Vec<u16>,
    /// Where players come instead: to a balancer before the servers
    #[arg(long, value_name = "URL", requires = "ports")]
    through: Option<String>,
    /// Another build of this program: every second server is one of it
    #[arg(long, value_name = "PROGRAM")]
    beside: Option<PathBuf>,
    /// Speak the oldest protocol that is still spoken, as pages do that were not reloaded
    #[arg(long)]
    old_pages: bool,
    /// Fail where nobody was sent to another server
    #[arg(long)]
    send_away: bool,
    /// How servers tell each other what is new
    #[arg(long, value_name = "URL")]
    bus: Option<String>,
    /// At how many tables people play meanwhile
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u32).range(1..=16))]
    tables: u32,
    /// What the moments of the kills and all moves follow from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A new database, kept afterwards
    #[arg(long, value_name = "FILE|URL")]
    data: PathBuf,
    /// Write down what everybody did and saw, as lines of JSON
    #[arg(long, value_name = "FILE")]
    history: Option<PathBuf>,
    /// Play nothing: hold what was written down against the database once more
    #[arg(long, value_name = "FILE", conflicts_with = "history")]
    check: Option<PathBuf>,
}

/// What happened in all.
#[derive(Default)]
struct Tally {
    moves: AtomicU64,
    resent: AtomicU64,
    games: AtomicU64,
    /// The longest time from an order until it was confirmed, in milliseconds.
    longest: AtomicU64,
    /// The longest time from the end of a connection until something was told on the next one, in milliseconds.
    away: AtomicU64,
    /// How often somebody was told to go to another server, or to come back later.
    sent_away: AtomicU64,
    /// The server is killed no more: whoever finishes a game now starts none.
    enough: AtomicBool,
}

pub(crate) fn run(output: &Output, args: &CrashArgs) -> Result<ExitCode, Failure> {
    // Players need one thread: most of what is done is the server's.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| trouble(error.into()))?;
    if let Some(history) = &args.check {
        return check_again(output, args, &runtime, history);
    }
    if args.data.exists() {
        let path = args.data.display().to_string();
        return Err(Failure(Message::new("database-exists").with("path", path)));
    }
    let tally = Arc::new(Tally::default());
    LocalSet::new().block_on(&runtime, played(args, tally.clone())).map_err(trouble)?;
    if let Place::File(path) = Place::new(args.data.clone()) {
        let faults = store::faults(&path).map_err(|error| trouble(Trouble::Wrong(error.to_string())))?;
        if let Some(fault) = faults.first() {
            return Err(trouble(Trouble::Wrong(fault.clone())));
        }
    }
    if args.send_away && tally.sent_away.load(Ordering::SeqCst) == 0 {
        return Err(trouble(Trouble::Wrong("nobody was sent to another server".to_owned())));
    }
    let count = |number: &AtomicU64| number.load(Ordering::SeqCst).to_string();
    let said = Message::new(args.done()).with("kills", args.times).with("moves", count(&tally.moves));
    let said = said.with("games", count(&tally.games)).with("resent", count(&tally.resent));
    let seconds = |millis: &AtomicU64| Decimal::rounded(millis.load(Ordering::SeqCst) as f64 / 1000.0, 1);
    let waited = Message::new("crash-waited").with("seconds", seconds(&tally.longest));
    let waited = waited.with("away", seconds(&tally.away)).with("sent", count(&tally.sent_away));
    print(&format!("{}\n{}\n", output.say(&said), output.say(&waited)));
    Ok(ExitCode::SUCCESS)
}

impl CrashArgs {
    fn harm(&self) -> Harm {
        match self.freeze {
            Some(seconds) => Harm::Freeze(Duration::from_secs(seconds.into())),
            None if self.restart => Harm::Restart,
            None => Harm::Kill,
        }
    }

    /// The sentence that tells what was done.
    fn done(&self) -> &'static str {
        if self.restart { "crash-restarted" } else { "crash-done" }
    }
}

/// Holds what was written down before against the database as it is now.
fn check_again(
    output: &Output,
    args: &CrashArgs,
    runtime: &tokio::runtime::Runtime,
    history: &Path,
) -> Result<ExitCode, Failure> {
    let text = std::fs::read_to_string(history);
    let text = text.map_err(|error| file_trouble("cli-cannot-read", history, &error))?;
    let tables = runtime.block_on(checked::check_all(&args.data, &text)).map_err(trouble)?;
    print(&format!("{}\n", output.say(&Message::new("crash-checked").with("games", tables.to_string()))));
    Ok(ExitCode::SUCCESS)
}

fn trouble(error: Trouble) -> Failure {
    Failure(Message::new("crash-lost").with("detail", error.to_string()))
}

/// Plays and harms until it was done often enough.
async fn played(args: &CrashArgs, tally: Arc<Tally>) -> Result<(), Trouble> {
    let start = Start { data: args.data.clone(), bus: args.bus.clone(), beside: args.beside.clone() };
    let ports = if args.ports.is_empty() { vec![0; args.nodes as usize] } else { args.ports.clone() };
    let mut harmed = Harmed::start(start, &ports, args.harm(), args.seed)?;
    let servers: Servers = match &args.through {
        Some(url) => vec![Server::new(url).map_err(|why| Trouble::Wrong(why.to_string()))?],
        None => harmed.servers()?,
    }
    .into();
    let checker = Arc::new(Checker::new(&args.data, args.history.as_deref())?);
    let mut tables = JoinSet::new();
    let wishes: Arc<[Wish]> = wishes(SEATS).into();
    for number in 0..args.tables {
        let chance = QuickChance::new(args.seed << 32 | u64::from(number));
        let place = TablePlace {
            servers: servers.clone(),
            protocol: if args.old_pages { OLDEST_PROTOCOL } else { PROTOCOL },
            tally: tally.clone(),
            checker: checker.clone(),
            wishes: wishes.clone(),
            seed: args.seed << 48,
            number: number as usize,
        };
        tables.spawn_local(async move { place.play(chance).await });
    }
    let (times, enough) = (args.times, tally.clone());
    let least = Instant::now() + Duration::from_secs(args.seconds.into());
    let harming = tokio::task::spawn_blocking(move || {
        let done = until_enough(&enough, times, least, || harmed.harm());
        done.map(|()| harmed)
    });
    let harming = async { harming.await.map_err(|error| Trouble::Wrong(error.to_string()))? };
    let playing = async {
        while let Some(done) = tables.join_next().await {
            let done = done.map_err(|error| Trouble::Wrong(error.to_string())).flatten();
            if done.is_err() {
                tally.enough.store(true, Ordering::SeqCst);
            }
            done?;
        }
        Ok(())
    };
    // Games go on to their end after the last kill; the servers run until then. Where one cannot be harmed as it should, nobody waits
    // for the games: the servers are gone.
    let (_servers, ()) = tokio::try_join!(harming, playing)?;
    Ok(())
}

/// How many play at a table.
const SEATS: usize = 2;
/// How many come to a table at most: they, and somebody who looks on.
const COMERS: usize = SEATS + 1;

/// The servers at which is played.
type Servers = Arc<[Server]>;

/// Kills so many times, or until something is found to be wrong, which need not wait for the rest.
fn until_enough(
    tally: &Tally,
    times: u32,
    least: Instant,
    mut kill: impl FnMut() -> Result<(), Trouble>,
) -> Result<(), Trouble> {
    let mut left = 0..times;
    let done = loop {
        if tally.enough.load(Ordering::SeqCst) {
            break Ok(());
        }
        if left.next().is_none() {
            if Instant::now() >= least {
                break Ok(());
            }
            std::thread::sleep(AGAIN);
            continue;
        }
        if let Err(trouble) = kill() {
            break Err(trouble);
        }
    };
    tally.enough.store(true, Ordering::SeqCst);
    done
}

/// A place where game after game is played.
struct TablePlace {
    servers: Servers,
    /// What everybody speaks there.
    protocol: u32,
    tally: Arc<Tally>,
    checker: Arc<Checker>,
    wishes: Arc<[Wish]>,
    /// What all moves follow from.
    seed: u64,
    number: usize,
}

impl TablePlace {
    /// Plays until servers are harmed no more.
    async fn play(&self, mut chance: QuickChance) -> Result<(), Trouble> {
        // At every second table somebody looks on.
        let comers = SEATS + (self.number + 1) % 2;
        let mut people = Vec::new();
        for place in 0..comers {
            people.push(aboard(&self.servers, self.number, place).await?);
        }
        let mut games = 0;
        while games == 0 || !self.tally.enough.load(Ordering::SeqCst) {
            let wish = &self.wishes[(self.number + games) % self.wishes.len()];
            let table = begun(&self.servers, wish, &people[..SEATS], &mut chance).await?;
            self.game(&people, &table, games).await?;
            self.tally.games.fetch_add(1, Ordering::Relaxed);
            games += 1;
        }
        Ok(())
    }

    /// One game to its end.
    async fn game(&self, people: &[Person], table: &Begun, games: usize) -> Result<(), Trouble> {
        let recorder = Arc::new(Recorder::new(table.id, self.checker.began()));
        let mut clients = JoinSet::new();
        for (place, person) in people.iter().enumerate() {
            let client = Client {
                servers: self.servers.clone(),
                protocol: self.protocol,
                // Each begins at another one.
                first: self.number + place,
                tally: self.tally.clone(),
                recorder: recorder.clone(),
                person: person.clone(),
                table: table.clone(),
                seat: Seat::new(place).filter(|_| place < SEATS),
                chance: QuickChance::new(
                    self.seed ^ (self.number * COMERS + place) as u64 ^ ((games as u64) << 32),
                ),
            };
            clients.spawn_local(client.stay());
        }
        let mut endings = Vec::new();
        let mut stayed = Ok(());
        while let Some(ending) = clients.join_next().await {
            match ending.map_err(|error| Trouble::Wrong(error.to_string())).flatten() {
                Ok(ending) => endings.push(ending),
                // The others would wait for this one; what everybody saw until now is kept and checked first.
                Err(trouble) => {
                    stayed = Err(trouble);
                    break;
                }
            }
        }
        clients.shutdown().await;
        let checked = self.checker.check(&recorder.history()).await;
        stayed.and(checked)?;
        checked::check_file(&self.servers, &people[0], table.id, &endings).await
    }
}

/// How long everybody waits before they try again.
const AGAIN: Duration = Duration::from_millis(20);
/// How often they try.
const TRIES: usize = 1_500;
/// How long a server may take for an answer, where there is another one.
const ANSWER: Duration = Duration::from_secs(1);

fn late() -> Trouble {
    Trouble::Gone(std::io::ErrorKind::TimedOut.into())
}

/// Servers in turn, beginning with this one, each for as long as one tries.
fn in_turn(servers: &[Server], first: usize) -> impl Iterator<Item = &Server> {
    servers.iter().cycle().skip(first % servers.len().max(1)).take(TRIES)
}

/// Tries something until a server is there for it.
async fn patiently<T>(
    servers: &[Server],
    mut attempt: impl AsyncFnMut(&Server) -> Result<T, Trouble>,
) -> Result<T, Trouble> {
    for server in in_turn(servers, 0) {
        // One that is frozen takes what it is told, and does not answer.
        match timeout(ANSWER, attempt(server)).await.unwrap_or_else(|_| Err(late())) {
            Err(Trouble::Gone(_)) => tokio::time::sleep(AGAIN).await,
            // It is told to be busy while it loads, or it has had too many questions from here.
            Err(Trouble::Refused { status: 429 | 503, .. }) => tokio::time::sleep(AGAIN).await,
            done => return done,
        }
    }
    Err(Trouble::Wrong("the server does not come back".to_owned()))
}

async fn aboard(servers: &[Server], number: usize, place: usize) -> Result<Person, Trouble> {
    patiently(servers, async |server| server.come_aboard(&format!("crash {number} {place}")).await).await
}

/// A table whose game has begun. What was half done when the server was killed is left behind.
async fn begun(
    servers: &[Server],
    wish: &Wish,
    people: &[Person],
    chance: &mut QuickChance,
) -> Result<Begun, Trouble> {
    for server in in_turn(servers, 0) {
        match timeout(5 * ANSWER, begin(server, wish, people, chance)).await.unwrap_or_else(|_| Err(late())) {
            Err(Trouble::Gone(_)) => {}
            // The answer to the same question was lost before: another table will do. Too many that were left behind: they go.
            Err(Trouble::Refused { status: 409, .. }) => {}
            Err(Trouble::Refused { status: 429 | 503, .. }) => leave_open_tables(servers, &people[0]).await?,
            done => return done,
        }
        tokio::time::sleep(AGAIN).await;
    }
    Err(Trouble::Wrong("no table can be opened".to_owned()))
}

/// Cancels all tables of somebody that have not begun.
async fn leave_open_tables(servers: &[Server], person: &Person) -> Result<(), Trouble> {
    let tables =
        patiently(servers, async |server| server.text("/api/me/tables", &person.cookie).await).await?;
    let tables: api::MyTables =
        serde_json::from_str(&tables).map_err(|error| Trouble::Wrong(error.to_string()))?;
    for table in tables.tables.iter().filter(|table| table.phase == protocol::Phase::Open) {
        let cancelled = patiently(servers, async |server| server.cancel(table.id, person).await).await;
        match cancelled {
            // It was cancelled before, and only the answer was lost.
            Err(Trouble::Refused { .. }) => {}
            done => done?,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_found_something_wrong_need_not_wait_for_all_kills() {
        let (tally, mut kills) = (Tally::default(), 0);
        let stopped = until_enough(&tally, 1000, Instant::now(), || {
            kills += 1;
            tally.enough.store(kills == 3, Ordering::SeqCst);
            Ok(())
        });
        assert!(stopped.is_ok());
        let (all, mut count) = (Tally::default(), 0);
        let counted = until_enough(&all, 5, Instant::now(), || {
            count += 1;
            Ok(())
        });
        assert!(counted.is_ok() && all.enough.load(Ordering::SeqCst));
        let (failed, gone) = (Tally::default(), || Err(Trouble::Wrong("gone".to_owned())));
        assert!(
            until_enough(&failed, 5, Instant::now(), gone).is_err() && failed.enough.load(Ordering::SeqCst)
        );
        assert_eq!((kills, count), (3, 5));
    }
}
