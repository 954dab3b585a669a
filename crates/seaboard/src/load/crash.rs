//! `seaboard crash`, for developers: servers of this program are killed again and again while people play at them. Nothing that they
//! confirmed may be lost or done twice, and every game must come to the end that its moves lead to. Players of one table are at
//! different servers, where there are several, and go to the next when theirs does not answer.

mod killed;
mod seat;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use catalog::{AnyTable, GameId, with_table};
use clap::Args;
use game::{Decimal, Game, Message, Quick, Seat};
use protocol::{TableId, api};
use store::Place;
use table::{Deed, Ending, GameSetup, Table};
use tokio::task::{JoinSet, LocalSet};
use tokio::time::timeout;

use super::http::{Person, Server, Trouble};
use super::table::{Begun, Wish, begin, wishes};
use crate::output::{Failure, Output, print};
use killed::{Killed, Start};
use seat::Played;

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
}

/// What happened in all.
#[derive(Default)]
struct Tally {
    moves: AtomicU64,
    resent: AtomicU64,
    games: AtomicU64,
    /// The longest time from an order until it was confirmed, in milliseconds.
    longest: AtomicU64,
    /// The server is killed no more: whoever finishes a game now starts none.
    enough: AtomicBool,
}

pub(crate) fn run(output: &Output, args: &CrashArgs) -> Result<ExitCode, Failure> {
    if args.data.exists() {
        let path = args.data.display().to_string();
        return Err(Failure(Message::new("database-exists").with("path", path)));
    }
    // Players need one thread: most of what is done is the server's.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| trouble(error.into()))?;
    let tally = Arc::new(Tally::default());
    let kills = LocalSet::new().block_on(&runtime, played(args, tally.clone())).map_err(trouble)?;
    if let Place::File(path) = Place::new(args.data.clone()) {
        let faults = store::faults(&path).map_err(|error| trouble(Trouble::Wrong(error.to_string())))?;
        if let Some(fault) = faults.first() {
            return Err(trouble(Trouble::Wrong(fault.clone())));
        }
    }
    let count = |number: &AtomicU64| number.load(Ordering::SeqCst).to_string();
    let said = Message::new("crash-done").with("kills", kills).with("moves", count(&tally.moves));
    let said = said.with("games", count(&tally.games)).with("resent", count(&tally.resent));
    let longest = Decimal::rounded(tally.longest.load(Ordering::SeqCst) as f64 / 1000.0, 1);
    let waited = Message::new("crash-waited").with("seconds", longest);
    print(&format!("{}\n{}\n", output.say(&said), output.say(&waited)));
    Ok(ExitCode::SUCCESS)
}

fn trouble(error: Trouble) -> Failure {
    Failure(Message::new("crash-lost").with("detail", error.to_string()))
}

/// Plays and kills; how often it was killed.
async fn played(args: &CrashArgs, tally: Arc<Tally>) -> Result<u32, Trouble> {
    let start = Start { data: args.data.clone(), bus: args.bus.clone() };
    let freeze = args.freeze.map(|seconds| Duration::from_secs(seconds.into()));
    let mut killed = Killed::start(start, args.nodes, freeze, args.seed)?;
    let servers: Servers = killed.servers()?.into();
    let mut tables = JoinSet::new();
    let wishes: Arc<[Wish]> = wishes(2).into();
    for number in 0..args.tables {
        let (servers, tally, wishes) = (servers.clone(), tally.clone(), wishes.clone());
        let chance = Quick::new(args.seed << 32 | u64::from(number));
        tables.spawn_local(async move { at_table(&servers, &tally, &wishes, number as usize, chance).await });
    }
    let (times, enough) = (args.times, tally.clone());
    let least = Instant::now() + Duration::from_secs(args.seconds.into());
    let killing = tokio::task::spawn_blocking(move || {
        let done = until_enough(&enough, times, least, || killed.harm());
        done.map(|()| killed)
    });
    // Games go on to their end after the last kill; the server runs until then.
    while let Some(done) = tables.join_next().await {
        let done = done.map_err(|error| Trouble::Wrong(error.to_string())).flatten();
        if done.is_err() {
            tally.enough.store(true, Ordering::SeqCst);
        }
        done?;
    }
    drop(killing.await.map_err(|error| Trouble::Wrong(error.to_string()))??);
    Ok(times)
}

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

/// Game after game at one table, until the server is killed no more.
async fn at_table(
    servers: &Servers,
    tally: &Arc<Tally>,
    wishes: &[Wish],
    number: usize,
    mut chance: Quick,
) -> Result<(), Trouble> {
    let people = [aboard(servers, number, 0).await?, aboard(servers, number, 1).await?];
    let mut games = 0;
    while games == 0 || !tally.enough.load(Ordering::SeqCst) {
        let wish = &wishes[(number + games) % wishes.len()];
        let table = begun(servers, wish, &people, &mut chance).await?;
        let mut seats = JoinSet::new();
        for (place, person) in people.iter().enumerate() {
            let (servers, tally, person, table) = (servers.clone(), tally.clone(), person.clone(), table.id);
            // Each begins at another one.
            let first = number + place;
            let chance = Quick::new((number * 2 + place) as u64 + ((games as u64) << 32));
            seats.spawn_local(async move {
                seat::play(&servers, first, &tally, &person, table, place, chance).await
            });
        }
        let mut done = Vec::new();
        while let Some(seat) = seats.join_next().await {
            done.push(seat.map_err(|error| Trouble::Wrong(error.to_string()))??);
        }
        check(servers, &people[0], table.id, &done).await?;
        tally.games.fetch_add(1, Ordering::Relaxed);
        games += 1;
    }
    Ok(())
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
    chance: &mut Quick,
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

/// The game's file holds exactly what was confirmed to its players, and leads to the end that they were told.
async fn check(servers: &[Server], person: &Person, table: TableId, seats: &[Played]) -> Result<(), Trouble> {
    let path = format!("/api/tables/{table}/file");
    let text = patiently(servers, async |server| server.text(&path, &person.cookie).await).await?;
    let place = format!("/api/tables/{table}/proof");
    let proof = patiently(servers, async |server| server.text(&place, &person.cookie).await);
    let proof: api::Proof =
        serde_json::from_str(&proof.await?).map_err(|error| Trouble::Wrong(error.to_string()))?;
    let wrong = |detail: String| Trouble::Wrong(format!("table {table}: {detail}"));
    let replayed = AnyTable::from_text(&text).map_err(|error| wrong(error.to_string()))?;
    let game = replayed.game_id();
    with_table!(replayed, replayed => {
        for seat in seats {
            same_moves(&replayed, seat).map_err(wrong)?;
        }
        same_deal(game, replayed, table, &proof).map_err(wrong)
    })
}

fn same_moves<G: Game>(table: &Table<G>, played: &Played) -> Result<(), String> {
    let seat = Seat::new(played.place).ok_or("no such seat")?;
    let acts = table.log().iter().filter(|entry| entry.seat == seat).map(|entry| match &entry.deed {
        Deed::Act(action) => action.to_string(),
        other => other.to_string(),
    });
    let mut acts: Vec<String> = acts.collect();
    if acts.len() == played.confirmed.len() + 1 && acts.last() == played.last.as_ref() {
        acts.pop();
    }
    if acts != played.confirmed {
        let at = acts.iter().zip(&played.confirmed).take_while(|(one, other)| one == other).count();
        let (log, told) = (acts.get(at), played.confirmed.get(at));
        return Err(format!("seat {seat}, entry {at}: the log has {log:?}, confirmed was {told:?}"));
    }
    let ending = table.outcome().map(|outcome| Ending { outcome, forfeit: None });
    if ending != Some(played.ending) {
        return Err(format!("the moves lead to {ending:?}, seat {seat} was told {:?}", played.ending));
    }
    Ok(())
}

/// The deal is the one that was promised.
fn same_deal<G: Game>(game: GameId, table: Table<G>, id: TableId, proof: &api::Proof) -> Result<(), String> {
    let setup = serde_json::to_string(&GameSetup::of(&**table.game())).map_err(|error| error.to_string())?;
    let in_file = table.proof().map(|open| (&open.commit, &open.secret, &open.salts));
    if in_file != Some((&proof.commit, &proof.secret, &proof.salts)) {
        return Err("the file does not say how its deal was made".to_owned());
    }
    let key = online::proven(proof, id, game.name(), table.game().rules_version(), &setup);
    let key = key.map_err(|error| error.to_string())?;
    let deal = table.game().deal(&mut game::Dealer::from_key(key.0));
    if table.deal() == Some(&deal) { Ok(()) } else { Err("another deal than was promised".to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> (AnyTable, Ending) {
        let game = GameId::OnBoard.default_game().unwrap();
        let people = vec![table::Player::person("Ada"), table::Player::person("Ben")];
        let mut table = AnyTable::new(&game, 7, people).unwrap();
        while let Some(seat) = table.awaited().lowest() {
            with_table!(&mut table, table => table.act(seat, table.legal(seat)[0])).unwrap();
        }
        let ending = Ending { outcome: table.outcome().unwrap(), forfeit: None };
        (table, ending)
    }

    fn moves(table: &AnyTable, place: usize) -> Vec<String> {
        let of = |seat: Seat| seat.index() == place;
        with_table!(table, table => {
            table.log().iter().filter(|entry| of(entry.seat)).map(|entry| entry.deed.to_string()).collect()
        })
    }

    #[test]
    fn a_move_that_is_lost_doubled_or_changed_is_found() {
        let (table, ending) = game();
        let all = moves(&table, 1);
        let check = |confirmed: Vec<String>, last: Option<&str>| {
            let played = Played { place: 1, confirmed, last: last.map(str::to_owned), ending };
            with_table!(&table, table => same_moves(table, &played))
        };
        assert_eq!(check(all.clone(), None), Ok(()));
        let but_one = all[..all.len() - 1].to_vec();
        assert_eq!(
            check(but_one.clone(), Some(&all[all.len() - 1])),
            Ok(()),
            "the end came before its answer"
        );
        assert!(check(but_one.clone(), None).is_err(), "a move that nobody ordered");
        assert!(check(but_one, Some("jump")).is_err());
        let mut more = all.clone();
        more.push(all[0].clone());
        assert!(check(more, None).is_err(), "confirmed, and lost");
        let mut other = all.clone();
        other[0] = "jump".to_owned();
        assert!(check(other, None).is_err());
        let twice = [&all[..1], &all[..]].concat();
        assert!(check(twice, None).is_err());
    }

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

    #[test]
    fn another_end_than_the_moves_lead_to_is_found() {
        let (table, mut ending) = game();
        ending.outcome.points[Seat::ALL[0]] += 1;
        let played = Played { place: 0, confirmed: moves(&table, 0), last: None, ending };
        let found = with_table!(&table, table => same_moves(table, &played));
        assert!(found.is_err_and(|why| why.contains("lead to")));
    }
}
