//! Clocks: what is left of somebody's time, and how that is written.

use game::Message;
use protocol::{Clock, Room};

use crate::speech::Speech;

/// What is left of the time of the seat of this index when the server's clock says so: for the turn, and beyond it.
pub(super) fn left(room: &Room, index: usize, running: bool, now: f64) -> Option<Clock> {
    let clock = *room.clocks.get(index)?;
    let spent = if running && !room.paused { (now - room.as_of as f64).max(0.0) as u64 } else { 0 };
    let beyond = spent.saturating_sub(clock.left);
    Some(Clock { left: clock.left.saturating_sub(spent), reserve: clock.reserve.saturating_sub(beyond) })
}

/// A time as it is written: seconds count only where there are few of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClockText {
    Days { days: u64, hours: u64 },
    Hours { hours: u64, minutes: u64 },
    Minutes { minutes: u64, seconds: u64 },
}

impl ClockText {
    /// So many milliseconds. A second that has begun is still there.
    pub(super) fn new(milliseconds: u64) -> ClockText {
        let seconds = milliseconds.div_ceil(1000);
        let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
        match (days, hours) {
            (1.., _) => ClockText::Days { days, hours: hours % 24 },
            (0, 1..) => ClockText::Hours { hours, minutes: minutes % 60 },
            (0, 0) => ClockText::Minutes { minutes, seconds: seconds % 60 },
        }
    }

    pub(super) fn text(self, speech: Speech) -> String {
        match self {
            ClockText::Days { days, hours } => {
                speech.tell(&Message::new("web-clock-left-days").with("days", days).with("hours", hours))
            }
            ClockText::Hours { hours, minutes } => {
                let minutes = format!("{minutes:02}");
                speech
                    .tell(&Message::new("web-clock-left-hours").with("hours", hours).with("minutes", minutes))
            }
            ClockText::Minutes { minutes, seconds } => format!("{minutes}:{seconds:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Seats;
    use protocol::{Phase, TableId};

    use super::*;

    fn room(clock: Clock, paused: bool) -> Room {
        Room {
            table: TableId::from_bits(1),
            phase: Phase::Playing,
            owner: None,
            seats: Vec::new(),
            clocks: vec![clock],
            running: Seats::NONE,
            as_of: 10_000,
            paused,
            offer: None,
            claimable: Seats::NONE,
            watching: 0,
            rematch: None,
        }
    }

    #[test]
    fn a_running_clock_takes_of_the_turn_first_and_then_of_the_reserve() {
        let clock = Clock { left: 5_000, reserve: 2_000 };
        let at = |now: f64| left(&room(clock, false), 0, true, now).unwrap();
        assert_eq!(at(9_000.0), clock, "a clock of ours that is behind gives nobody time");
        assert_eq!(at(14_000.0), Clock { left: 1_000, reserve: 2_000 });
        assert_eq!(at(16_500.0), Clock { left: 0, reserve: 500 });
        assert_eq!(at(99_000.0), Clock { left: 0, reserve: 0 });
        assert_eq!(left(&room(clock, false), 0, false, 99_000.0), Some(clock));
        assert_eq!(left(&room(clock, true), 0, true, 99_000.0), Some(clock));
        assert_eq!(left(&room(clock, false), 1, true, 0.0), None);
    }

    #[test]
    fn a_time_is_written_as_finely_as_it_is_short() {
        assert_eq!(ClockText::new(61_001), ClockText::Minutes { minutes: 1, seconds: 2 });
        assert_eq!(ClockText::new(1), ClockText::Minutes { minutes: 0, seconds: 1 });
        assert_eq!(ClockText::new(3_600_000), ClockText::Hours { hours: 1, minutes: 0 });
        assert_eq!(ClockText::new(49 * 3_600_000), ClockText::Days { days: 2, hours: 1 });
    }
}
