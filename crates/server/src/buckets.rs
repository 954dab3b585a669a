//! How often somebody may do something. All of it is in memory: no address is kept.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::config::Rate;

/// How many are remembered at most. Whoever comes then waits until others are forgotten.
const MOST: usize = 50_000;

/// One bucket: how often one thing may still be done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    /// When it will be full again.
    full: Instant,
}

impl Bucket {
    pub(crate) fn new(now: Instant) -> Bucket {
        Bucket { full: now }
    }

    /// Takes one out, if one is left.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        // What lies beyond all times does not fit.
        let Some(full) = self.full.max(now).checked_add(rate.each) else { return false };
        let fits = full.saturating_duration_since(now) <= rate.each.saturating_mul(rate.at_once);
        if fits {
            self.full = full;
        }
        fits
    }
}

/// A bucket for everybody.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::default() }
    }

    /// Takes one out of somebody's bucket, if one is left.
    pub(crate) fn take(&self, key: K) -> bool {
        let now = Instant::now();
        // What is behind the lock is whole at any time.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST {
            buckets.retain(|_, bucket| bucket.full > now);
            if buckets.len() >= MOST {
                return false;
            }
        }
        buckets.entry(key).or_insert_with(|| Bucket::new(now)).take(self.rate, now)
    }
}

/// Who counts as one address: with IPv6, everybody in a network of 64 bits, since one household has that many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Neighbourhood(IpAddr);

impl From<IpAddr> for Neighbourhood {
    fn from(address: IpAddr) -> Neighbourhood {
        Neighbourhood(match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
            address => address,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const RATE: Rate = Rate { at_once: 3, each: Duration::from_millis(100) };

    #[test]
    fn so_many_at_once_and_then_one_after_the_other() {
        let start = Instant::now();
        let mut bucket = Bucket::new(start);
        let mut taken = |ms: u64| bucket.take(RATE, start + Duration::from_millis(ms));
        assert_eq!([0, 0, 0, 0].map(&mut taken), [true, true, true, false]);
        assert_eq!([99, 100, 101, 200].map(&mut taken), [false, true, false, true]);
        assert_eq!([900, 900, 900, 900].map(&mut taken), [true, true, true, false]);
    }

    #[test]
    fn no_rate_is_too_large_to_count_with() {
        let now = Instant::now();
        let mut bucket = Bucket::new(now);
        assert!(!bucket.take(Rate { at_once: 2, each: Duration::MAX }, now));
        assert!(bucket.take(Rate { at_once: u32::MAX, each: Duration::from_secs(1 << 40) }, now));
    }

    #[test]
    fn everybody_has_a_bucket_of_their_own() {
        let buckets = Buckets::new(Rate { at_once: 1, each: Duration::from_secs(3600) });
        assert_eq!(["a", "b", "a", "b"].map(|key| buckets.take(key)), [true, true, false, false]);
    }

    #[test]
    fn a_household_is_one_address() {
        let of = |text: &str| Neighbourhood::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(of("2001:db8:0:1::1"), of("2001:db8:0:1:ffff::9"));
        assert_ne!(of("2001:db8:0:1::1"), of("2001:db8:0:2::1"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
        assert_ne!(of("192.0.2.2"), of("192.0.2.1"));
    }
}
