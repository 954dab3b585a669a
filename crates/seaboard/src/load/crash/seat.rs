//! Somebody who plays on, however often the server goes away.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use game::{Chance, Quick};
use protocol::TableId;
use table::Ending;
use tokio::time::timeout;

use super::{AGAIN, ANSWER, Tally, late};
use crate::load::http::{Person, Server, Trouble};
use crate::load::viewer::{News, Picture, Viewer};

/// People are not quicker than this, nor are they allowed to be for long.
const THINKING: Duration = Duration::from_millis(50);

/// Until what could not be done is tried again.
const SOON: Duration = Duration::from_millis(200);

/// After so long a silence one looks at another server: this one may be frozen.
const QUIET: Duration = Duration::from_secs(3);

/// One of so many connections is that of a page that was reloaded, and has nothing.
const RELOADED: u32 = 4;

/// What somebody did, and how it ended.
pub(super) struct Played {
    /// The seat, counted from 0.
    pub(super) place: usize,
    /// Their own moves, in their order: those that the server said it has.
    pub(super) confirmed: Vec<String>,
    /// What they ordered last, if the game was over before they were told whether it was done: nobody has moves of their own then.
    pub(super) last: Option<String>,
    pub(super) ending: Ending,
}

/// Plays at this seat to the end of the game.
pub(super) async fn play(
    servers: &[Server],
    first: usize,
    tally: &Tally,
    person: &Person,
    table: TableId,
    place: usize,
    mut chance: Quick,
) -> Result<Played, Trouble> {
    let mut seat =
        AtSeat { tally, confirmed: Vec::new(), pending: None, ordered: None, alone: servers.len() == 1 };
    let mut servers = servers.iter().cycle().skip(first % servers.len().max(1));
    let mut picture = Picture::default();
    loop {
        let server = servers.next().ok_or_else(late)?;
        let mut viewer =
            match timeout(ANSWER, Viewer::connect(server, person)).await.unwrap_or_else(|_| Err(late())) {
                Ok(viewer) => viewer,
                Err(Trouble::Gone(_) | Trouble::Refused { status: 429 | 503, .. }) => {
                    tokio::time::sleep(AGAIN).await;
                    continue;
                }
                Err(trouble) => return Err(trouble),
            };
        // What one has is kept until there is a connection: most tries fail, and one goes on from there. Now and then one begins
        // anew, as pages do that are reloaded.
        let seen = std::mem::take(&mut picture);
        if chance.below(RELOADED) != 0 {
            viewer.picture = seen;
        }
        match seat.follow(&mut viewer, table, &mut chance).await {
            Ok(ending) => return Ok(Played { place, confirmed: seat.confirmed, last: seat.pending, ending }),
            Err(Trouble::Gone(_)) => picture = viewer.picture,
            Err(trouble) => return Err(trouble),
        }
    }
}

struct AtSeat<'a> {
    tally: &'a Tally,
    confirmed: Vec<String>,
    /// What was ordered, and not confirmed yet.
    pending: Option<String>,
    /// When it was.
    ordered: Option<Instant>,
    /// Whether there is one server, for which one waits however long it takes.
    alone: bool,
}

impl AtSeat<'_> {
    /// Plays on this connection until the game or the connection ends.
    async fn follow(
        &mut self,
        viewer: &mut Viewer,
        table: TableId,
        chance: &mut Quick,
    ) -> Result<Ending, Trouble> {
        viewer.watch(table, None).await?;
        let mut sent = false;
        loop {
            let patience = if sent { ANSWER } else { QUIET };
            let news = if self.alone {
                viewer.next().await
            } else {
                timeout(patience, viewer.next()).await.unwrap_or_else(|_| Err(late()))
            };
            match news? {
                News::Now => {}
                // It could not be written, or the table is loaded anew: it is sent once more.
                News::No(no) if no.why.id == "net-not-saved" => {
                    tokio::time::sleep(SOON).await;
                    sent = false;
                }
                // The table cannot be read just now.
                News::No(no) if ["net-busy", "net-not-watching"].contains(&&*no.why.id) => {
                    tokio::time::sleep(SOON).await;
                    return Err(late());
                }
                News::No(no) => return Err(Trouble::Wrong(format!("table {table}: refused: {}", no.why))),
                News::Other => continue,
            }
            let Some(now) = &viewer.picture.now else { continue };
            if let Some(ending) = now.ending {
                return Ok(ending);
            }
            sent &= !self.confirm(table, now.own)?;
            if self.pending.is_none() && !now.choices.is_empty() {
                let choice = chance.below(now.choices.len() as u32) as usize;
                self.pending = Some(now.choices[choice].clone());
                tokio::time::sleep(THINKING).await;
            } else if self.pending.is_some() && !sent {
                self.tally.resent.fetch_add(1, Ordering::Relaxed);
            }
            if let (Some(act), false) = (&self.pending, sent) {
                self.ordered.get_or_insert_with(Instant::now);
                viewer.order(self.confirmed.len() as u32, act).await?;
                sent = true;
            }
        }
    }

    /// Takes in how many moves the server has of this seat; whether the last order is among them now.
    fn confirm(&mut self, table: TableId, own: u32) -> Result<bool, Trouble> {
        let (own, before) = (own as usize, self.confirmed.len());
        let wrong = |what: &str| Err(Trouble::Wrong(format!("table {table}: {what}: {own} after {before}")));
        match own.checked_sub(before) {
            None => wrong("a confirmed move is lost"),
            Some(0) => Ok(false),
            Some(1) => match self.pending.take() {
                Some(act) => {
                    self.confirmed.push(act);
                    self.tally.moves.fetch_add(1, Ordering::Relaxed);
                    let waited = self.ordered.take().map_or(0, |since| since.elapsed().as_millis() as u64);
                    self.tally.longest.fetch_max(waited, Ordering::Relaxed);
                    Ok(true)
                }
                None => wrong("a move that nobody made"),
            },
            Some(_) => wrong("a move was made more than once"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_server_confirms_is_what_was_ordered_and_nothing_is_forgotten() {
        let (tally, table) = (Tally::default(), TableId::from_bits(7));
        let (confirmed, pending, ordered) = (Vec::new(), None, None);
        let mut seat = AtSeat { tally: &tally, confirmed, pending, ordered, alone: true };
        assert!(seat.confirm(table, 0).is_ok_and(|done| !done));
        assert!(seat.confirm(table, 1).is_err(), "nobody ordered that");
        seat.pending = Some("end".to_owned());
        assert!(seat.confirm(table, 0).is_ok_and(|done| !done));
        assert!(seat.confirm(table, 2).is_err(), "done twice");
        assert!(seat.confirm(table, 1).is_ok_and(|done| done));
        assert_eq!(seat.confirmed, ["end"]);
        assert!(seat.confirm(table, 0).is_err(), "lost");
        assert_eq!(tally.moves.load(Ordering::Relaxed), 1);
    }
}
