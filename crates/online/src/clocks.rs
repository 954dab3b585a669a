//! Whose time runs, and how much is left. A turn lasts from the moment somebody is awaited until they no longer are; clocks
//! change at its edges only, so that what others do unseen moves none.

use game::{BySeat, Seat, Seats};
use protocol::{Clock, Pace};

/// A moment or a length of time: milliseconds, since 1970 where it is a moment.
pub type Millis = u64;

const SECOND: Millis = 1000;
const DAY: Millis = 24 * 60 * 60 * SECOND;

/// A time in which nobody could play, because no server ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// When it began.
    pub began: Millis,
    /// When it was over.
    pub over: Millis,
}

/// The clocks of a table.
#[derive(Clone, Debug)]
pub struct Clocks {
    pace: Pace,
    seats: BySeat<SeatClock>,
    paused: bool,
    outages: Vec<Outage>,
    /// When one of them last began, ended or was set.
    edge: Millis,
}

#[derive(Clone, Copy, Debug, Default)]
struct SeatClock {
    /// What is left for turns: the bank, or the days of the turn that runs.
    left: Millis,
    /// What is left beyond that.
    reserve: Millis,
    /// Whether the seat is in its turn.
    awaited: bool,
    /// Since when the clock runs, while it does.
    since: Option<Millis>,
}

impl Clocks {
    /// Nobody's time runs yet.
    pub fn new(pace: Pace, outages: Vec<Outage>) -> Clocks {
        let (left, reserve) = match pace {
            Pace::None => (0, 0),
            Pace::Live { bank, .. } => (Millis::from(bank) * SECOND, 0),
            Pace::Days { turn, reserve } => (Millis::from(turn) * DAY, Millis::from(reserve) * DAY),
        };
        let seats = BySeat::from_fn(|_| SeatClock { left, reserve, ..SeatClock::default() });
        Clocks { pace, seats, paused: false, outages, edge: 0 }
    }

    /// Whether time is counted at all.
    pub fn count(&self) -> bool {
        self.pace != Pace::None
    }

    /// Whether all of them stand still by consent.
    pub fn paused(&self) -> bool {
        self.paused
    }

    /// From now on these are awaited, and of those the ones in `timed` have a clock: bots have none.
    pub fn await_seats(&mut self, now: Millis, awaited: Seats, timed: Seats) {
        if !self.count() {
            return;
        }
        for seat in Seat::ALL {
            let (was, is) = (self.seats[seat].awaited, awaited.contains(seat) && timed.contains(seat));
            if was && !is {
                self.end_turn(now, seat);
            } else if is && !was {
                self.begin_turn(now, seat);
            }
            if was != is {
                self.edge = now;
            }
        }
    }

    fn begin_turn(&mut self, now: Millis, seat: Seat) {
        let running = !self.paused;
        let clock = &mut self.seats[seat];
        clock.awaited = true;
        clock.since = running.then_some(now);
    }

    fn end_turn(&mut self, now: Millis, seat: Seat) {
        self.stop(now, seat);
        let clock = &mut self.seats[seat];
        clock.awaited = false;
        match self.pace {
            Pace::None => {}
            Pace::Live { bank, gain } => {
                let most = Millis::from(bank) * SECOND;
                clock.left = (clock.left + Millis::from(gain) * SECOND).min(most.max(clock.left));
            }
            Pace::Days { turn, .. } => clock.left = Millis::from(turn) * DAY,
        }
    }

    /// Takes what has passed off a clock, which stands still then.
    fn stop(&mut self, now: Millis, seat: Seat) {
        let passed = self.passed(now, seat);
        let clock = &mut self.seats[seat];
        let beyond = passed.saturating_sub(clock.left);
        clock.left = clock.left.saturating_sub(passed);
        clock.reserve = clock.reserve.saturating_sub(beyond);
        clock.since = None;
    }

    /// How long a clock has run since it was last read, without the times when no server did.
    fn passed(&self, now: Millis, seat: Seat) -> Millis {
        let Some(since) = self.seats[seat].since else { return 0 };
        let lost = |outage: &Outage| outage.over.min(now).saturating_sub(outage.began.max(since));
        now.saturating_sub(since).saturating_sub(self.outages.iter().map(lost).sum())
    }

    /// All clocks stand still from now on.
    pub fn pause(&mut self, now: Millis) {
        Seat::ALL.into_iter().for_each(|seat| self.stop(now, seat));
        (self.paused, self.edge) = (true, now);
    }

    /// They run on.
    pub fn resume(&mut self, now: Millis) {
        (self.paused, self.edge) = (false, now);
        for seat in Seat::ALL {
            self.seats[seat].since = self.seats[seat].awaited.then_some(now);
        }
    }

    /// The seat gets some time: a gain, or a day.
    pub fn give(&mut self, seat: Seat) {
        let clock = &mut self.seats[seat];
        match self.pace {
            Pace::None => {}
            Pace::Live { gain, .. } => clock.left += Millis::from(gain.max(15)) * SECOND,
            Pace::Days { .. } => clock.reserve += DAY,
        }
    }

    /// When the seat's time will be up, while it runs.
    pub fn due(&self, seat: Seat) -> Option<Millis> {
        let clock = self.seats[seat];
        let mut due = clock.since? + clock.left + clock.reserve;
        // Times when no server ran come on top, those included that begin because of the ones before.
        for outage in &self.outages {
            if outage.over > clock.since? && outage.began < due {
                due += outage.over - outage.began.max(clock.since?);
            }
        }
        Some(due)
    }

    /// Whose time is up.
    pub fn up(&self, now: Millis) -> Seats {
        Seat::ALL.into_iter().filter(|&seat| self.due(seat).is_some_and(|due| due <= now)).collect()
    }

    /// When the next one's time will be up.
    pub fn next_due(&self) -> Option<Millis> {
        Seat::ALL.into_iter().filter_map(|seat| self.due(seat)).min()
    }

    /// When one of them last began, ended or was set: what is read for that moment says all, and stays the same until the next.
    pub fn edge(&self) -> Millis {
        self.edge
    }

    /// Whose clocks run.
    pub fn running(&self) -> Seats {
        Seat::ALL.into_iter().filter(|&seat| self.seats[seat].since.is_some()).collect()
    }

    /// What is left at this moment, by seat.
    pub fn read(&self, now: Millis, seats: usize) -> Vec<Clock> {
        if !self.count() {
            return Vec::new();
        }
        let read = |seat: Seat| {
            let (clock, passed) = (self.seats[seat], self.passed(now, seat));
            let beyond = passed.saturating_sub(clock.left);
            Clock { left: clock.left.saturating_sub(passed), reserve: clock.reserve.saturating_sub(beyond) }
        };
        Seat::ALL.into_iter().take(seats).map(read).collect()
    }
}
