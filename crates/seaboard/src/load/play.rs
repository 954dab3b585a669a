//! Tables that are played at, one game after the other, until nobody wants to know any more.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use game::{Chance, QuickChance};
use protocol::{Now, PROTOCOL};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::http::{Person, Server, Trouble};
use super::table::{Begun, Wish, begin, wishes};
use super::viewer::{News, Picture, Viewer};

/// How many tables are opened beside each other at the beginning.
const AT_ONCE: usize = 8;

/// How many moves may be made.
pub(crate) struct Pace {
    /// None: as many as can be.
    moves: Option<Arc<Semaphore>>,
    rate: u32,
}

impl Pace {
    pub(crate) fn new(rate: Option<u32>) -> Pace {
        Pace { moves: rate.map(|_| Arc::new(Semaphore::new(0))), rate: rate.unwrap_or_default() }
    }

    /// Waits until a move may be made.
    async fn wait(&self) {
        if let Some(moves) = &self.moves
            && let Ok(permit) = moves.acquire().await
        {
            permit.forget();
        }
    }

    /// Lets moves be made for ever, so many a second. What nobody wanted to make is soon forgotten.
    async fn run(self: Arc<Self>) {
        let Some(moves) = &self.moves else { return };
        let (begun, mut given) = (Instant::now(), 0);
        let mut ticks = tokio::time::interval(Duration::from_millis(1));
        loop {
            ticks.tick().await;
            let due = (begun.elapsed().as_secs_f64() * f64::from(self.rate)) as u64;
            let most = (self.rate / 10).max(1) as usize;
            let now = (due - given) as usize;
            moves.add_permits(now.min(most.saturating_sub(moves.available_permits())));
            given = due;
        }
    }
}

/// Everybody who plays, and what they found.
pub(crate) struct Load {
    server: Server,
    seats: usize,
    watchers: usize,
    wishes: Vec<Wish>,
    pace: Arc<Pace>,
    measuring: AtomicBool,
    moves: AtomicU64,
    games: AtomicU64,
    frames: AtomicU64,
    /// How many connections ended before their game.
    lost: AtomicU64,
    /// The longest time from the end of a connection until something was told on the next one, in milliseconds.
    away: AtomicU64,
    latencies: Mutex<Vec<u32>>,
}

/// The tasks of those who play. They end with this value.
pub(crate) struct Players {
    tasks: JoinSet<Result<(), Trouble>>,
}

impl Players {
    /// Lets them play for so long; what goes wrong at one table ends it all.
    pub(crate) async fn go_on(&mut self, time: Duration) -> Result<(), Trouble> {
        match tokio::time::timeout(time, self.tasks.join_next()).await {
            Err(_) => Ok(()),
            Ok(Some(Ok(Err(trouble)))) => Err(trouble),
            Ok(_) => Err(Trouble::Wrong("somebody stopped playing".to_owned())),
        }
    }
}

impl Load {
    pub(crate) fn new(server: Server, seats: usize, watchers: usize, pace: Pace) -> Result<Load, Trouble> {
        let wishes = wishes(seats);
        if wishes.is_empty() {
            return Err(Trouble::Wrong(format!("no game is for {seats}")));
        }
        Ok(Load {
            server,
            seats,
            watchers,
            wishes,
            pace: Arc::new(pace),
            measuring: AtomicBool::new(false),
            moves: AtomicU64::new(0),
            games: AtomicU64::new(0),
            frames: AtomicU64::new(0),
            lost: AtomicU64::new(0),
            away: AtomicU64::new(0),
            latencies: Mutex::default(),
        })
    }

    /// Seats people at so many tables; comes back when all of them play.
    pub(crate) async fn start(self: Arc<Self>, tables: u32) -> Result<Players, Trouble> {
        let mut tasks = JoinSet::new();
        let (opening, opened) = (Arc::new(Semaphore::new(AT_ONCE)), Arc::new(Semaphore::new(0)));
        for number in 0..tables {
            let (load, opening, opened) = (self.clone(), opening.clone(), opened.clone());
            tasks.spawn(async move {
                let waiting = opening.acquire_owned().await;
                let mut seated = Seated::new(&load, number).await?;
                seated.begin(&load).await?;
                drop(waiting);
                opened.add_permits(1);
                loop {
                    seated.play(&load).await?;
                    seated.begin(&load).await?;
                }
            });
        }
        let pace = self.pace.clone();
        tasks.spawn(async move {
            pace.run().await;
            std::future::pending().await
        });
        let mut players = Players { tasks };
        tokio::select! {
            done = players.go_on(Duration::from_secs(600)) => done?,
            _ = opened.acquire_many(tables) => {}
        }
        Ok(players)
    }

    /// From now on it counts, or no more; now.
    pub(crate) fn measure(&self, on: bool) -> Instant {
        self.measuring.store(on, Ordering::SeqCst);
        Instant::now()
    }

    pub(crate) fn moves(&self) -> u64 {
        self.moves.load(Ordering::SeqCst)
    }

    pub(crate) fn games(&self) -> u64 {
        self.games.load(Ordering::SeqCst)
    }

    pub(crate) fn frames(&self) -> u64 {
        self.frames.load(Ordering::SeqCst)
    }

    /// How many connections ended before their game, and for how long somebody was without one, in seconds.
    pub(crate) fn lost(&self) -> (u64, f64) {
        (self.lost.load(Ordering::SeqCst), self.away.load(Ordering::SeqCst) as f64 / 1000.0)
    }

    pub(crate) fn latencies(&self) -> Vec<u32> {
        self.latencies.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Writes down how long an order took, where it counts.
    fn note(&self, took: Duration) {
        if self.measuring.load(Ordering::Relaxed) {
            let micros = took.as_micros().min(u128::from(u32::MAX)) as u32;
            self.latencies.lock().unwrap_or_else(PoisonError::into_inner).push(micros);
        }
    }
}

/// Those at one table.
struct Seated {
    number: u32,
    people: Vec<Person>,
    watchers: Vec<Person>,
    table: Option<Begun>,
    games: usize,
    chance: QuickChance,
}

impl Seated {
    async fn new(load: &Load, number: u32) -> Result<Seated, Trouble> {
        let mut all = Vec::new();
        for seat in 0..load.seats + load.watchers {
            all.push(load.server.come_aboard(&format!("load {number} {seat}")).await?);
        }
        let watchers = all.split_off(load.seats);
        let chance = QuickChance::new(u64::from(number) << 32 | 7);
        Ok(Seated { number, people: all, watchers, table: None, games: 0, chance })
    }

    /// The next table, with the next game. One that was half made when its server went away is left behind.
    async fn begin(&mut self, load: &Load) -> Result<(), Trouble> {
        let wish = &load.wishes[(self.number as usize + self.games) % load.wishes.len()];
        let since = Instant::now();
        let table = loop {
            match begin(&load.server, wish, &self.people, &mut self.chance).await {
                Ok(table) => break table,
                Err(trouble) => tokio::time::sleep(patience(since, trouble)?).await,
            }
        };
        self.table = Some(table);
        self.games += 1;
        Ok(())
    }

    /// Plays the game to its end.
    async fn play(&mut self, load: &Arc<Load>) -> Result<(), Trouble> {
        let Some(table) = self.table.take() else { return Ok(()) };
        let mut all = JoinSet::new();
        for (place, person) in self.people.iter().chain(&self.watchers).enumerate() {
            let (load, person, table) = (load.clone(), person.clone(), table.clone());
            let chance = (place < load.seats).then(|| QuickChance::new(u64::from(self.chance.bits())));
            all.spawn(async move { follow(&load, &person, &table, chance).await });
        }
        while let Some(done) = all.join_next().await {
            done.map_err(|error| Trouble::Wrong(error.to_string()))??;
        }
        load.games.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}

/// Follows a game to its end, over as many connections as that takes; plays along where there is a generator to choose by.
async fn follow(
    load: &Load,
    person: &Person,
    table: &Begun,
    chance: Option<QuickChance>,
) -> Result<(), Trouble> {
    let mut hand = Hand { chance, picture: Picture::default(), order: None, lost: None };
    loop {
        let Err(trouble) = hand.follow(load, person, table).await else { return Ok(()) };
        if hand.lost.is_none() {
            load.lost.fetch_add(1, Ordering::Relaxed);
        }
        let pause = patience(*hand.lost.get_or_insert_with(Instant::now), trouble)?;
        tokio::time::sleep(pause).await;
    }
}

/// How long to wait before the next try, where a server is away since then; what does not pass by itself is handed on.
fn patience(since: Instant, trouble: Trouble) -> Result<Duration, Trouble> {
    /// A server that is started again, or the next one behind a balancer, is there by then.
    const PATIENCE: Duration = Duration::from_secs(30);
    const AGAIN: Duration = Duration::from_millis(100);
    match trouble {
        trouble if since.elapsed() > PATIENCE => Err(trouble),
        Trouble::Gone(_) | Trouble::Refused { status: 502..=504, .. } => Ok(AGAIN),
        Trouble::SentAway(pause) => Ok(pause),
        other => Err(other),
    }
}

/// What somebody has of a game. It outlives connections.
struct Hand {
    /// None of those who look on.
    chance: Option<QuickChance>,
    picture: Picture,
    /// What was ordered last and is not confirmed yet, and when.
    order: Option<(u32, String, Instant)>,
    /// Since when no connection told anything.
    lost: Option<Instant>,
}

impl Hand {
    /// Follows the game on one connection.
    async fn follow(&mut self, load: &Load, person: &Person, table: &Begun) -> Result<(), Trouble> {
        let mut viewer = Viewer::connect(&load.server, person, PROTOCOL).await?;
        viewer.picture = std::mem::take(&mut self.picture);
        let done = self.play(load, &mut viewer, table).await;
        self.picture = viewer.picture;
        done
    }

    async fn play(&mut self, load: &Load, viewer: &mut Viewer, table: &Begun) -> Result<(), Trouble> {
        viewer.watch(table.id, self.chance.is_none().then_some(&table.watch)).await?;
        // Whether the order was sent on this connection: after the last one it is sent again, and made once.
        let mut sent = false;
        loop {
            match viewer.next().await? {
                News::Now => load.frames.fetch_add(1, Ordering::Relaxed),
                News::No(no) => return Err(Trouble::Wrong(format!("refused: {}", no.why))),
                News::Other => continue,
            };
            let Some(now) = &viewer.picture.now else { continue };
            self.take_in(load, now);
            if now.ending.is_some() {
                return Ok(());
            }
            if self.order.is_none() {
                let Some(act) = self.choose(now) else { continue };
                let own = now.own;
                load.pace.wait().await;
                self.order = Some((own, act, Instant::now()));
                sent = false;
            }
            if let (Some((own, act, _)), false) = (&self.order, sent) {
                viewer.order(*own, act).await?;
                sent = true;
            }
        }
    }

    /// Takes in how it stands: the order may be written by now.
    fn take_in(&mut self, load: &Load, now: &Now) {
        if let Some(lost) = self.lost.take() {
            load.away.fetch_max(lost.elapsed().as_millis() as u64, Ordering::Relaxed);
        }
        // Once the game is over everybody sees everything, and nobody has moves of their own.
        let done = |own: u32| now.own > own || now.ending.is_some();
        if let Some((_, _, since)) = self.order.take_if(|(own, ..)| done(*own)) {
            load.moves.fetch_add(1, Ordering::Relaxed);
            load.note(since.elapsed());
        }
    }

    /// One of the moves that can be made.
    fn choose(&mut self, now: &Now) -> Option<String> {
        let chance = self.chance.as_mut().filter(|_| !now.choices.is_empty())?;
        now.choices.get(chance.below(now.choices.len() as u32) as usize).cloned()
    }
}
