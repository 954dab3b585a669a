//! Somebody who plays or looks on, however often the server goes away. They believe what they are told, and write it down: what is
//! wrong with it is found in the history.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use game::{Chance, QuickChance, Seat};
use protocol::{No, Now};
use table::Ending;
use tokio::time::timeout;

use super::{AGAIN, ANSWER, Servers, Tally, late};
use crate::load::history::{Recorder, What};
use crate::load::http::{Person, Trouble};
use crate::load::table::Begun;
use crate::load::viewer::{News, Picture, Viewer};

/// People are not quicker than this, nor are they allowed to be for long.
const THINKING: Duration = Duration::from_millis(50);

/// Until what could not be done is tried again.
const SOON: Duration = Duration::from_millis(200);

/// After so long a silence one looks at another server: this one may be frozen.
const QUIET: Duration = Duration::from_secs(3);

/// One of so many connections is that of a page that was reloaded, and has nothing.
const RELOADED: u32 = 4;

/// Somebody at a table.
pub(super) struct Client {
    pub(super) servers: Servers,
    pub(super) protocol: u32,
    /// Where they begin.
    pub(super) first: usize,
    pub(super) tally: Arc<Tally>,
    pub(super) recorder: Arc<Recorder>,
    pub(super) person: Person,
    pub(super) table: Begun,
    /// Where they sit; those without a seat look on.
    pub(super) seat: Option<Seat>,
    pub(super) chance: QuickChance,
}

impl Client {
    /// Stays to the end of the game.
    pub(super) async fn stay(mut self) -> Result<Ending, Trouble> {
        let servers = self.servers.clone();
        let mut servers = servers.iter().cycle().skip(self.first % servers.len().max(1));
        let (mut picture, mut hand) = (Picture::default(), Hand::default());
        loop {
            let server = servers.next().ok_or_else(late)?;
            let connecting = timeout(ANSWER, Viewer::connect(server, &self.person, self.protocol)).await;
            let mut viewer = match connecting.unwrap_or_else(|_| Err(late())) {
                Ok(viewer) => viewer,
                Err(trouble) => {
                    tokio::time::sleep(self.pause(trouble)?).await;
                    continue;
                }
            };
            // What one has is kept until there is a connection: most tries fail, and one goes on from there. Now and then one begins
            // anew, as pages do that are reloaded.
            let seen = std::mem::take(&mut picture);
            if self.chance.below(RELOADED) != 0 {
                viewer.picture = seen;
            }
            match self.follow(&mut viewer, &mut hand).await {
                Ok(ending) => return Ok(ending),
                Err(trouble) => {
                    self.recorder.note(self.seat, What::Lost);
                    hand.lost.get_or_insert_with(Instant::now);
                    picture = viewer.picture;
                    tokio::time::sleep(self.pause(trouble)?).await;
                }
            }
        }
    }

    /// How long to wait before the next server is tried; what does not pass by itself is handed on.
    fn pause(&self, trouble: Trouble) -> Result<Duration, Trouble> {
        match trouble {
            Trouble::Gone(_) | Trouble::Refused { status: 429 | 503, .. } => Ok(AGAIN),
            Trouble::SentAway(pause) => {
                self.tally.sent_away.fetch_add(1, Ordering::Relaxed);
                Ok(pause)
            }
            other => Err(other),
        }
    }

    /// Plays on this connection until the game or the connection ends.
    async fn follow(&mut self, viewer: &mut Viewer, hand: &mut Hand) -> Result<Ending, Trouble> {
        let code = self.seat.is_none().then_some(&self.table.watch);
        viewer.watch(self.table.id, code).await?;
        hand.sent = false;
        loop {
            match self.next(viewer, hand.sent).await? {
                News::Now => self.see(&viewer.picture),
                News::No(no) => {
                    self.bear(&no)?;
                    tokio::time::sleep(SOON).await;
                    if no.why.id != NOT_SAVED {
                        return Err(late());
                    }
                    hand.sent = false;
                }
                News::Other => continue,
            }
            let Some(now) = &viewer.picture.now else { continue };
            if let Some(ending) = now.ending {
                hand.end(&self.tally);
                return Ok(ending);
            }
            hand.take_in(now, &self.tally);
            if hand.order.is_none()
                && let Some(act) = self.chance.choose(&now.choices)
            {
                hand.order = Some((now.own, act.clone()));
                tokio::time::sleep(THINKING).await;
            } else if hand.order.is_some() && !hand.sent {
                self.tally.resent.fetch_add(1, Ordering::Relaxed);
            }
            self.order(viewer, hand).await?;
        }
    }

    /// The next news, for as long as one waits for a server that may be frozen.
    async fn next(&self, viewer: &mut Viewer, sent: bool) -> Result<News, Trouble> {
        // For the only one there is one waits however long it takes.
        if self.servers.len() == 1 {
            return viewer.next().await;
        }
        let patience = if sent { ANSWER } else { QUIET };
        timeout(patience, viewer.next()).await.unwrap_or_else(|_| Err(late()))
    }

    fn see(&self, picture: &Picture) {
        let own = picture.now.as_ref().filter(|now| now.ending.is_none()).map(|now| now.own);
        self.recorder.note(self.seat, What::saw(picture.position(), own));
    }

    /// Sends what is in hand, if that was not done yet.
    async fn order(&self, viewer: &mut Viewer, hand: &mut Hand) -> Result<(), Trouble> {
        if let (Some((own, act)), false) = (&hand.order, hand.sent) {
            hand.ordered.get_or_insert_with(Instant::now);
            self.recorder.note(self.seat, What::Ordered { own: *own, act: act.clone() });
            viewer.order(*own, act).await?;
            hand.sent = true;
        }
        Ok(())
    }

    /// Writes a refusal down; those that do not pass by themselves are nothing to live with.
    fn bear(&self, no: &No) -> Result<(), Trouble> {
        let why = no.why.id.to_string();
        let passes = PASSING.contains(&&*why);
        self.recorder.note(self.seat, What::Refused { own: no.own, why });
        let table = self.table.id;
        if passes { Ok(()) } else { Err(Trouble::Wrong(format!("table {table}: refused: {}", no.why))) }
    }
}

/// It could not be written, or nobody knows whether it was: it is sent once more.
const NOT_SAVED: &str = "net-not-saved";
/// Refusals while the database is away; after the others the table is watched anew.
const PASSING: [&str; 3] = [NOT_SAVED, "net-busy", "net-not-watching"];

/// What somebody is about. It outlives connections.
#[derive(Default)]
struct Hand {
    /// What is to be ordered, or was and is not confirmed yet, with its number.
    order: Option<(u32, String)>,
    /// When it was ordered first.
    ordered: Option<Instant>,
    /// Whether it was sent on this connection.
    sent: bool,
    /// Since when there is no connection on which anything was told.
    lost: Option<Instant>,
}

impl Hand {
    /// Takes in how it stands: the order may be written by now.
    fn take_in(&mut self, now: &Now, tally: &Tally) {
        self.found(tally);
        let Some((own, _)) = &self.order else { return };
        if now.own > *own {
            self.confirm(tally);
        }
        if now.own != *own {
            (self.order, self.ordered, self.sent) = (None, None, false);
        }
    }

    /// The game is over, by the order in hand if there is one: at the end nothing is counted any more.
    fn end(&mut self, tally: &Tally) {
        self.found(tally);
        if self.order.is_some() {
            self.confirm(tally);
        }
    }

    /// Something was told again.
    fn found(&mut self, tally: &Tally) {
        if let Some(lost) = self.lost.take() {
            tally.away.fetch_max(millis(lost), Ordering::Relaxed);
        }
    }

    fn confirm(&self, tally: &Tally) {
        tally.moves.fetch_add(1, Ordering::Relaxed);
        tally.longest.fetch_max(self.ordered.map_or(0, millis), Ordering::Relaxed);
    }
}

fn millis(since: Instant) -> u64 {
    since.elapsed().as_millis() as u64
}
