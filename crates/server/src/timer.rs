//! A timer for what is put off again and again.

use std::pin::Pin;
use std::time::Duration;

use tokio::time::{Instant, Sleep, sleep};

/// Longer than anything waits here.
const FAR: Duration = Duration::from_secs(24 * 3600);

/// A timer that stays set when what it is for is put off: it rings too soon then, and whoever waits looks at the clock. To set one anew
/// with every message would cost more than most messages do.
pub(crate) struct Timer {
    sleep: Pin<Box<Sleep>>,
}

impl Timer {
    pub(crate) fn new() -> Timer {
        Timer { sleep: Box::pin(sleep(FAR)) }
    }

    /// Comes at this time, or before it.
    pub(crate) async fn by(&mut self, time: Instant) {
        if self.sleep.is_elapsed() || time < self.sleep.deadline() {
            self.sleep.as_mut().reset(time);
        }
        self.sleep.as_mut().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn it_is_set_sooner_at_once_and_put_off_only_once_it_has_rung() {
        let mut timer = Timer::new();
        let after = |millis| Instant::now() + Duration::from_millis(millis);
        timer.by(after(0)).await;
        let soon = after(5);
        timer.by(soon).await;
        assert!(Instant::now() >= soon, "after it rang it is set anew");
        let (soon, late) = (after(20), after(3_600_000));
        // Nobody waits until it rings.
        assert!(tokio::time::timeout(Duration::ZERO, timer.by(soon)).await.is_err());
        timer.by(late).await;
        let now = Instant::now();
        assert!(soon <= now && now < late, "as it was set before");
    }
}
