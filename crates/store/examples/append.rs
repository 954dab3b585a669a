//! How many entries a second can be made, and what they cost: `cargo run --release -p store --example append [seconds] [directory]`.
//!
//! Every table waits for its entry before it makes the next, as a server's tables do; so the number of tables is the most that can
//! go into one transaction. The disk is that of the directory, by default the one for temporary files.

use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use game::{Seat, Seats};
use protocol::{PersonId, PersonName, Phase, TableId};
use store::{
    Append, Appended, Db, Durability, Hashed, Header, NewGuest, NewTable, SeatRow, Secret, Sqlite, Start,
    Store,
};

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

fn main() -> Outcome<()> {
    let mut arguments = std::env::args().skip(1);
    let seconds = arguments.next().map_or(Ok(3), |text| text.parse())?;
    let directory = arguments.next().map_or_else(std::env::temp_dir, Into::into);
    println!("durability  tables   entries/s  a batch  commit p50/p99/max µs  writer's CPU µs an entry");
    for durability in [Durability::Full, Durability::Normal] {
        for tables in [1, 8, 64, 256, 1000] {
            let path = directory.join(format!("seaboard-append-{}.db", std::process::id()));
            let measured = measure(&path, durability, tables, Duration::from_secs(seconds));
            remove(&path);
            println!("{durability:<10?} {tables:>7}  {}", measured?);
        }
    }
    calm(&directory, Durability::Full, Duration::from_secs(3 * seconds))
}

/// How long an entry takes where a server has about five hundred moves a second.
fn calm(directory: &Path, durability: Durability, time: Duration) -> Outcome<()> {
    let path = directory.join(format!("seaboard-append-{}.db", std::process::id()));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build()?;
    let store = Store::new(Arc::new(Sqlite::open(&path, durability)?));
    runtime.block_on(set_up(&store, 1000))?;
    let mut took = runtime.block_on(play(&store, 1000, Instant::now() + time, Duration::from_secs(2)))?;
    drop(store);
    remove(&path);
    took.sort_unstable();
    let part = |part: f64| took.get((took.len() as f64 * part) as usize).map_or(0, Duration::as_micros);
    println!(
        "{durability:?}, 1000 tables, one entry in two seconds each: {:.0} entries/s, p50/p99/p99.9 {}/{}/{} µs, longest {:?}",
        took.len() as f64 / time.as_secs_f64(),
        part(0.5),
        part(0.99),
        part(0.999),
        took.last(),
    );
    Ok(())
}

fn remove(path: &Path) {
    for ending in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        // Whatever is not there needs no removing.
        let _ = std::fs::remove_file(name);
    }
}

fn measure(path: &Path, durability: Durability, tables: u64, time: Duration) -> Outcome<String> {
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let db = Arc::new(Sqlite::open(path, durability)?);
    let store = Store::new(db.clone());
    runtime.block_on(set_up(&store, tables))?;
    let (before, cpu, began) = (db.stats(), writer_cpu(), Instant::now());
    let written = runtime.block_on(play(&store, tables, began + time, Duration::ZERO))?.len();
    let (after, cpu, took) = (db.stats(), writer_cpu() - cpu, began.elapsed());
    let batches = after.batches.count() - before.batches.count();
    let commits = after.commits;
    Ok(format!(
        "{:>10.0}  {:>7.1}  {:>7}/{}/{}  {:>20.1}",
        written as f64 / took.as_secs_f64(),
        written as f64 / batches as f64,
        commits.quantile(0.5),
        commits.quantile(0.99),
        commits.largest,
        cpu.as_secs_f64() * 1e6 / written as f64,
    ))
}

/// Each table makes entries until the time is over, with this pause between them; says how long each took.
async fn play(store: &Store, tables: u64, until: Instant, pause: Duration) -> Outcome<Vec<Duration>> {
    let start = |table| tokio::spawn(one(store.clone(), table, tables, until, pause));
    let playing: Vec<_> = (0..tables).map(start).collect();
    let mut took = Vec::new();
    for table in playing {
        took.extend(table.await??);
    }
    Ok(took)
}

async fn one(
    store: Store,
    number: u64,
    tables: u64,
    until: Instant,
    pause: Duration,
) -> Outcome<Vec<Duration>> {
    let mut took = Vec::new();
    if !pause.is_zero() {
        // They do not all begin at once.
        tokio::time::sleep(pause.mul_f64(number as f64 / tables as f64)).await;
    }
    while Instant::now() < until {
        let began = Instant::now();
        if store.append(entry(id(number), took.len() as u32 + 1)).await? != Appended::Written {
            return Err("somebody else plays here".into());
        }
        took.push(began.elapsed());
        if !pause.is_zero() {
            tokio::time::sleep(pause).await;
        }
    }
    Ok(took)
}

fn entry(table: TableId, seq: u32) -> Append {
    Append {
        table,
        seq,
        seat: Seat::new(seq as usize % 2),
        own: Some(seq / 2),
        at: 1_763_337_600_000 + u64::from(seq) * 1_000,
        what: "enter stair".to_owned(),
        awaited: Seats::first(2),
        due: Some(1_763_337_700_000 + u64::from(seq) * 1_000),
        phase: Phase::Playing,
        ending: None,
    }
}

/// Ids are spread over all numbers, as chance would have it.
fn id(number: u64) -> TableId {
    TableId::from_bits((number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 4)
}

async fn set_up(store: &Store, tables: u64) -> Outcome<()> {
    let (owner, name) = (PersonId::from_bits(1), PersonName::try_from("Ada".to_owned())?);
    let guest = NewGuest { id: owner, name, lang: "en".into(), session: Hashed::of(b"session"), at: 0 };
    store.add_guest(&guest).await?;
    for number in 0..tables {
        let table = id(number);
        let seats = vec![SeatRow::of_bot(Seat::ALL[0], "navigator"), SeatRow::of_bot(Seat::ALL[1], "sailor")];
        let new = NewTable {
            id: table,
            game: "come-sail-away".into(),
            rules: 1,
            setup: "x".repeat(200),
            settings: "x".repeat(200),
            owner,
            invite: Hashed::of(b"invite"),
            watch: Hashed::of(b"watch"),
            commit: [1; 32],
            secret: Secret::from_bytes([2; 32]),
            bot_key: Secret::from_bytes([3; 32]),
            rematch_of: None,
            seats: seats.clone(),
            at: 0,
        };
        store.add_table(&new).await?;
        let header = Header("x".repeat(1500));
        let start = Start { table, seating: 0, seats, header, awaited: Seats::first(1), due: Some(1), at: 0 };
        store.start(&start).await?;
    }
    Ok(())
}

/// How long the thread that writes has been at work, as Linux tells; nought elsewhere.
fn writer_cpu() -> Duration {
    let tasks = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let nanoseconds = tasks.filter_map(|task| {
        let said = |file: &str| std::fs::read_to_string(task.path().join(file)).ok();
        let ours = said("comm")?.trim() == "store-writer";
        ours.then(|| said("schedstat")?.split(' ').next()?.parse::<u64>().ok()).flatten()
    });
    Duration::from_nanos(nanoseconds.sum())
}
