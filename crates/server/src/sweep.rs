//! What a server does by itself: it says that it is there, wakes tables whose time is up, and forgets what is old.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, MissedTickBehavior, interval, interval_at};

use crate::api::{HOUR, LASTS};
use crate::service::Online;
use crate::telemetry::LogEvent;

/// How often it looks at all of them anew: a table that was woken may have failed to write.
const AGAIN: u64 = 10 * 60 * 1000;
/// Those that have been overdue for longer wait for their players, who may claim the seat.
const FORGOTTEN: u64 = 2 * DAY;
/// How many tables are woken at once.
const AT_ONCE: u32 = 500;
const DAY: u64 = 24 * HOUR;
/// How long tables stay that nobody starts, and what was said.
const OPEN_LASTS: u64 = 14 * DAY;
/// How long somebody waits for others to play again, who do not.
const REMATCH_LASTS: u64 = DAY;
const CHAT_LASTS: u64 = 90 * DAY;
/// How long it takes to tell other servers that the last ones have gone.
const LAST_WORDS: Duration = Duration::from_millis(50);

/// That the server said that it is there.
struct Beat {
    /// When it did.
    at: u64,
    /// Whether nobody was there before that.
    slept: bool,
}

impl Online {
    /// Says that the server is there; before it answers anything, so that clocks know for how long none was.
    pub(crate) async fn beat(&self) {
        let Some(mut beat) = self.say_alive().await else { return };
        // The machine slept: clocks of tables in memory must know before anything is decided by them.
        while beat.slept {
            beat = self.reload_alive(beat.at).await;
        }
        self.live.beats(beat.at);
    }

    /// Says that the server is there. Where that cannot be written it is not ready, and says so when it is asked.
    async fn say_alive(&self) -> Option<Beat> {
        let at = self.now();
        match self.store.alive(self.live.nodes().name(), at).await {
            Ok(outage) => {
                let slept = outage.is_some() || self.others_noted_outage().await;
                if let Some(outage) = outage {
                    self.telemetry().metrics.outage();
                    let ms = outage.until.saturating_sub(outage.began);
                    self.telemetry().log.say(&LogEvent::Outage { ms });
                }
                Some(Beat { at, slept })
            }
            Err(error) => {
                self.telemetry().log.say(&LogEvent::StoreFails { cause: error.into() });
                None
            }
        }
    }

    /// Whether another server has found since the last beat that nobody was there.
    async fn others_noted_outage(&self) -> bool {
        let since = self.live.last_beat();
        self.live.nodes().are_several()
            && since > 0
            && self.store.outages_since(since).await.is_ok_and(|outages| !outages.is_empty())
    }

    /// Reads all tables anew, and says meanwhile that the server is there: where there are many that takes longer than a server may
    /// be silent, and each time would be the next outage.
    async fn reload_alive(&self, mut at: u64) -> Beat {
        let mut reloading = pin!(self.live.reload_all());
        let mut beats = interval_at(Instant::now() + self.config.beat, self.config.beat);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut slept = false;
        loop {
            tokio::select! {
                () = &mut reloading => return Beat { at, slept },
                _ = beats.tick() => {
                    if let Some(beat) = self.say_alive().await {
                        at = beat.at;
                        // It slept again: those that were read before that do not know.
                        slept |= beat.slept;
                    }
                }
            }
        }
    }

    /// Does all of this until the program was told to stop, and everybody is gone: other servers hear of that, too.
    pub(crate) async fn keep(self: Arc<Online>) {
        let (beats, heard, looked) = (self.clone(), self.clone(), self.clone());
        tokio::select! {
            () = self.everybody_gone() => {}
            () = beats.beat_on() => {}
            () = heard.live.nodes().listen(&heard) => {}
            () = looked.look_on() => {}
            () = self.sweep_on() => {}
        }
    }

    /// Comes once the program was told to stop, and has said goodbye to the last one.
    pub(crate) async fn everybody_gone(&self) {
        // The sender lives as long as this.
        let _ = self.stopping.subscribe().wait_for(|&stopping| stopping).await;
        self.sockets().all_gone().await;
        tokio::time::sleep(LAST_WORDS).await;
    }

    async fn beat_on(&self) {
        let mut beats = interval(self.config.beat);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            beats.tick().await;
            self.beat().await;
        }
    }

    /// Looks at what other servers may have done.
    async fn look_on(&self) {
        if !self.live.nodes().are_several() {
            return std::future::pending().await;
        }
        let mut known = Vec::new();
        let mut looks = interval(self.config.look);
        looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            looks.tick().await;
            self.look_at_tables().await;
            self.look_at_nodes(&mut known).await;
            self.waiting.look_around_everywhere();
        }
    }

    /// Wakes tables that are played: there may be bots whose turn it was when a server stopped.
    pub(crate) async fn wake_playing(&self) {
        for table in self.store.playing(AT_ONCE).await.unwrap_or_default() {
            self.live.wake(table).await;
        }
    }

    async fn sweep_on(&self) {
        self.wake_playing().await;
        let mut sweeps = interval(self.config.sweep);
        sweeps.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut swept, mut anew, mut tidied) = (0, self.now(), 0);
        loop {
            sweeps.tick().await;
            let now = self.now();
            if now >= anew + AGAIN {
                (swept, anew) = (now.saturating_sub(FORGOTTEN), now);
            }
            swept = self.wake_overdue(swept, now).await;
            if now >= tidied + HOUR {
                self.tidy(now).await;
                tidied = now;
            }
        }
    }

    /// Wakes the tables where somebody's time was up between these times; says until when all were woken.
    pub(crate) async fn wake_overdue(&self, after: u64, by: u64) -> u64 {
        let Ok(tables) = self.store.due(after, by, AT_ONCE).await else { return after };
        let rest = (tables.len() == AT_ONCE as usize).then(|| tables.last().map(|&(_, due)| due)).flatten();
        for (table, _) in tables {
            self.live.wake(table).await;
        }
        rest.unwrap_or(by)
    }

    /// Forgets what is old.
    pub(crate) async fn tidy(&self, now: u64) {
        let before = |lasts: u64| now.saturating_sub(lasts);
        // What cannot be forgotten now can be in an hour.
        let _ = self.store.forget_sessions(before(LASTS), now).await;
        let _ = self.store.forget_chat(before(CHAT_LASTS)).await;
        let _ = self.store.forget_nodes(before(DAY)).await;
        let purged = self.store.purge_open(before(OPEN_LASTS), before(REMATCH_LASTS)).await;
        for (table, continued) in purged.unwrap_or_default() {
            let _ = self.changed(table).await;
            if let Some(before) = continued {
                self.live.rematched(before, None).await;
            }
        }
    }
}
