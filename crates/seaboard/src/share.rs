//! A share of work that several machines do together.

mod part;

use std::ops::Range;
use std::str::FromStr;

pub(crate) use part::{Work, all_parts, built_in, digest, print_part};

/// One of several shares, counted from 1: `2/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Share {
    pub(crate) number: u64,
    pub(crate) of: u64,
}

impl Share {
    /// There are no others than these.
    fn new(number: u64, of: u64) -> Option<Share> {
        (1..=of).contains(&number).then_some(Share { number, of })
    }

    /// The part of a range that is this share's: all of them together are the range, in their order.
    pub(crate) fn part(self, range: Range<u64>) -> Range<u64> {
        let total = range.end.saturating_sub(range.start);
        let cut =
            |share: u64| range.start + (u128::from(total) * u128::from(share) / u128::from(self.of)) as u64;
        cut(self.number - 1)..cut(self.number)
    }
}

impl FromStr for Share {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Share, &'static str> {
        let (number, of) = text.split_once('/').unwrap_or_default();
        let share = number.parse().ok().zip(of.parse().ok()).and_then(|(number, of)| Share::new(number, of));
        share.ok_or("2/8 is the second share of eight")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_together_are_everything_once() {
        for (range, of) in [(0..10, 3), (5..6, 4), (7..7, 2), (1..1_000_003, 8), (u64::MAX - 5..u64::MAX, 2)]
        {
            let parts: Vec<_> = (1..=of).map(|number| Share { number, of }.part(range.clone())).collect();
            assert_eq!((parts[0].start, parts[parts.len() - 1].end), (range.start, range.end));
            assert!(parts.windows(2).all(|two| two[0].end == two[1].start), "{parts:?}");
        }
        assert_eq!("2/8".parse(), Ok(Share { number: 2, of: 8 }));
        for wrong in ["", "2", "0/3", "4/3", "a/b", "1/0", "-1/2", "1/2/3"] {
            assert!(wrong.parse::<Share>().is_err(), "{wrong}");
        }
    }
}
