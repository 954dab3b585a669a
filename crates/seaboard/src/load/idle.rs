//! What sockets and tables cost while nobody does anything, and how long it takes until all are back.

use std::ops::Range;
use std::time::{Duration, Instant};

use game::{Chance, Decimal, Message, QuickChance};
use protocol::PROTOCOL;
use tokio::task::JoinSet;

use super::http::{Person, Server, Trouble};
use super::meter::{Meter, Needs};
use super::table::{Begun, Wish, begin, wishes};
use super::viewer::{News, Viewer};
use crate::output::Output;

/// How many connect beside each other.
const AT_ONCE: usize = 64;
/// How many tables are started beside each other.
const TABLES_AT_ONCE: usize = 8;
/// Tables that are not weighed: whatever a server makes once for all of them is there afterwards.
const FIRST_TABLES: usize = 24;
/// How many of the sockets are one person's.
const OF_A_PERSON: usize = 8;
/// Moves that are made at each table before it is weighed.
const MOVES: usize = 40;

/// What was found out.
pub(crate) struct Found {
    sockets: usize,
    tables: usize,
    of_socket: f64,
    of_table: f64,
    back: Duration,
    cpu: f64,
}

impl Found {
    pub(crate) fn said(&self, output: &Output) -> String {
        let lines = [
            Message::new("load-weight")
                .with("sockets", self.sockets)
                .with("socket", Decimal::rounded(self.of_socket / 1024.0, 1))
                .with("tables", self.tables)
                .with("table", Decimal::rounded(self.of_table / 1024.0, 1)),
            Message::new("load-back")
                .with("sockets", self.sockets)
                .with("seconds", Decimal::rounded(self.back.as_secs_f64(), 2))
                .with("cpu", Decimal::rounded(self.cpu, 2)),
        ];
        lines.iter().map(|line| format!("{}\n", output.say(line))).collect()
    }

    pub(crate) fn json(&self) -> String {
        let found = serde_json::json!({
            "sockets": self.sockets, "tables": self.tables, "bytes-per-socket": self.of_socket,
            "bytes-per-table": self.of_table, "seconds-until-back": self.back.as_secs_f64(), "cpu-until-back": self.cpu,
        });
        format!("{found}\n")
    }
}

/// Sockets that stay until this value goes: somebody says on each of them that they are there.
#[derive(Default)]
struct Kept(JoinSet<()>);

impl Kept {
    fn keep(&mut self, viewer: Viewer) {
        self.0.spawn(stay(viewer));
    }
}

/// Reads whatever comes, and breaks the silence now and then.
async fn stay(mut viewer: Viewer) {
    while viewer.next().await.is_ok() {}
}

/// Opens so many sockets, some of them at so many tables; then all go, and come back at once, each to a table.
pub(crate) async fn measure(
    server: &Server,
    meter: &Meter,
    sockets: u32,
    tables: u32,
) -> Result<Found, Trouble> {
    let (sockets, tables) = ((sockets as usize).max(2 * tables as usize), tables as usize);
    let mut people = Vec::new();
    for number in 0..(2 * tables).max(sockets.div_ceil(OF_A_PERSON)) {
        people.push(server.come_aboard(&format!("idle {number}")).await?);
    }
    let needs = async || meter.read().await.map(Option::unwrap_or_default);
    let nowhere = |place: usize| (people[place % people.len()].clone(), None);
    let mut kept = Kept::default();
    // The first of them are not weighed: whatever a server makes once is there afterwards.
    let (first, idle) = (AT_ONCE.min(sockets - 2 * tables), sockets - 2 * tables);
    connected(server, (0..first).map(nowhere)).await?.into_iter().for_each(|viewer| kept.keep(viewer));
    let without = needs().await?;
    connected(server, (first..idle).map(nowhere)).await?.into_iter().for_each(|viewer| kept.keep(viewer));
    let with_sockets = needs().await?;
    let of_socket = (with_sockets.memory - without.memory) / (idle - first).max(1) as f64;
    // Nor are the first tables.
    let unweighed = FIRST_TABLES.min(tables / 2);
    let mut begun = played(server, &people, 0..unweighed, &mut kept).await?;
    let without = needs().await?;
    begun.extend(played(server, &people, unweighed..tables, &mut kept).await?);
    let with_tables = needs().await?;
    // Each table has two sockets besides.
    let weighed = (tables - unweighed).max(1) as f64;
    let of_table = (with_tables.memory - without.memory) / weighed - 2.0 * of_socket;
    drop(kept);
    let (back, cpu) = come_back(server, &people, &begun, sockets, meter).await?;
    Ok(Found { sockets, tables, of_socket, of_table, back, cpu })
}

/// Connects all of them; each follows its table, where it has one.
async fn connected(
    server: &Server,
    who: impl Iterator<Item = (Person, Option<Begun>)>,
) -> Result<Vec<Viewer>, Trouble> {
    let (mut tasks, mut viewers) = (JoinSet::new(), Vec::new());
    for (place, (person, table)) in who.enumerate() {
        let server = server.clone();
        tasks.spawn(async move {
            let mut viewer = Viewer::connect(&server, &person, PROTOCOL).await?;
            if let Some(table) = table {
                viewer.watch(table.id, Some(&table.watch)).await?;
                while !matches!(viewer.next().await?, News::Now) {}
            }
            Ok::<_, Trouble>((place, viewer))
        });
        if tasks.len() >= AT_ONCE {
            viewers.extend(joined(&mut tasks).await?);
        }
    }
    while let Some(viewer) = joined(&mut tasks).await? {
        viewers.push(viewer);
    }
    viewers.sort_by_key(|(place, _)| *place);
    Ok(viewers.into_iter().map(|(_, viewer)| viewer).collect())
}

async fn joined<T: 'static>(tasks: &mut JoinSet<Result<T, Trouble>>) -> Result<Option<T>, Trouble> {
    let done = tasks.join_next().await.transpose();
    done.map_err(|error| Trouble::Wrong(error.to_string()))?.transpose()
}

/// Starts the tables and makes a few moves at each; its players stay.
async fn played(
    server: &Server,
    people: &[Person],
    tables: Range<usize>,
    kept: &mut Kept,
) -> Result<Vec<Begun>, Trouble> {
    let (mut tasks, mut begun, wishes) = (JoinSet::new(), Vec::new(), wishes(2));
    let pairs = people.chunks_exact(2).enumerate();
    for (number, pair) in pairs.skip(tables.start).take(tables.len()) {
        let (server, pair, wish) = (server.clone(), pair.to_vec(), wishes[number % wishes.len()].clone());
        tasks.spawn(async move { at_table(&server, &wish, &pair, QuickChance::new(number as u64)).await });
        if tasks.len() >= TABLES_AT_ONCE {
            begun.extend(joined(&mut tasks).await?.map(|(table, viewers)| stayed(table, viewers, kept)));
        }
    }
    while let Some((table, viewers)) = joined(&mut tasks).await? {
        begun.push(stayed(table, viewers, kept));
    }
    Ok(begun)
}

fn stayed(table: Begun, viewers: Vec<Viewer>, kept: &mut Kept) -> Begun {
    viewers.into_iter().for_each(|viewer| kept.keep(viewer));
    table
}

/// Starts a table and makes a few moves there.
async fn at_table(
    server: &Server,
    wish: &Wish,
    people: &[Person],
    mut chance: QuickChance,
) -> Result<(Begun, Vec<Viewer>), Trouble> {
    let table = begin(server, wish, people, &mut chance).await?;
    let mut viewers = Vec::new();
    for person in people {
        let mut viewer = Viewer::connect(server, person, PROTOCOL).await?;
        viewer.watch(table.id, None).await?;
        while !matches!(viewer.next().await?, News::Now) {}
        viewers.push(viewer);
    }
    for _ in 0..MOVES {
        for viewer in &mut viewers {
            move_once(viewer, &mut chance).await?;
        }
    }
    Ok((table, viewers))
}

/// Makes a move if one can be made by what came last.
async fn move_once(viewer: &mut Viewer, chance: &mut QuickChance) -> Result<(), Trouble> {
    /// What is on its way arrives meanwhile.
    const SOON: Duration = Duration::from_millis(2);
    while let Ok(news) = tokio::time::timeout(SOON, viewer.next()).await {
        news?;
    }
    let Some(now) = viewer.picture.now.as_ref() else { return Ok(()) };
    let Some(act) = chance.choose(&now.choices).cloned() else { return Ok(()) };
    let own = now.own;
    viewer.order(own, &act).await?;
    while viewer.picture.now.as_ref().is_some_and(|now| now.own <= own) {
        if let News::No(no) = viewer.next().await? {
            return Err(Trouble::Wrong(format!("refused: {}", no.why)));
        }
    }
    Ok(())
}

/// Everybody comes back at once, and gets the whole picture of a table; how long until all have it, and what it cost.
async fn come_back(
    server: &Server,
    people: &[Person],
    begun: &[Begun],
    count: usize,
    meter: &Meter,
) -> Result<(Duration, f64), Trouble> {
    let cpu = async || meter.read().await.map(|needs: Option<Needs>| needs.unwrap_or_default().cpu);
    let who = |place: usize| {
        let table = (!begun.is_empty()).then(|| begun[place % begun.len()].clone());
        (people[place % people.len()].clone(), table)
    };
    let (before, since) = (cpu().await?, Instant::now());
    let viewers = connected(server, (0..count).map(who)).await?;
    let took = since.elapsed();
    let spent = cpu().await? - before;
    drop(viewers);
    Ok((took, spent))
}
