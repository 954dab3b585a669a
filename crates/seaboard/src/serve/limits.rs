//! Other limits than the usual ones, from a file: for a club that all comes from one address, or for measuring.

use std::fmt;
use std::path::Path;
use std::time::Duration;

use game::Message;
use serde::Deserialize;
use server::{Limits, Rate};

use crate::output::{Failure, in_file, read_file};

/// The longest that anybody waits until something may be done once more: a day.
const LONGEST: u64 = 24 * 60 * 60 * 1000;

/// How often something may be done.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Often {
    at_once: u32,
    each_ms: u64,
}

/// The same, looked at: none is so short that it is no limit, or so long that nothing is ever allowed.
#[derive(Clone, Copy, Deserialize)]
#[serde(try_from = "Often")]
struct Checked(Rate);

impl TryFrom<Often> for Checked {
    type Error = OutOfRange;

    fn try_from(Often { at_once, each_ms }: Often) -> Result<Checked, OutOfRange> {
        if at_once == 0 {
            return Err(OutOfRange::AtOnce);
        }
        if !(1..=LONGEST).contains(&each_ms) {
            return Err(OutOfRange::Each);
        }
        Ok(Checked(Rate { at_once, each: Duration::from_millis(each_ms) }))
    }
}

impl From<Checked> for Rate {
    fn from(Checked(rate): Checked) -> Rate {
        rate
    }
}

/// How long something may take.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Long {
    ms: u32,
}

impl From<Long> for Duration {
    fn from(long: Long) -> Duration {
        Duration::from_millis(long.ms.into())
    }
}

/// Why something is no limit.
#[derive(Clone, Copy, Debug)]
enum OutOfRange {
    AtOnce,
    Each,
}

/// In the words of the file, as everything else that is wrong in it.
impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OutOfRange::AtOnce => f.write_str("at-once: 1 or more"),
            OutOfRange::Each => write!(f, "each-ms: 1 to {LONGEST}"),
        }
    }
}

macro_rules! limits {
    ($($name:ident: $kind:ty,)*) => {
        /// What can stand in the file; what does not is as usual.
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        struct Other {
            $($name: Option<$kind>,)*
        }

        impl Other {
            fn limits(self) -> Limits {
                let usual = Limits::default();
                Limits { $($name: self.$name.map_or(usual.$name, Into::into),)* ..usual }
            }
        }
    };
}

limits! {
    messages: Checked,
    sockets_of_person: usize,
    sockets_of_address: usize,
    onlookers: u32,
    requests_of_address: Checked,
    requests_of_person: Checked,
    new_people: Checked,
    passes: Checked,
    new_tables: Checked,
    open_tables: u32,
    running_tables: u32,
    programs: usize,
    lines: Checked,
    looks: Checked,
    bots_wait: Long,
}

/// The limits in this file.
pub(super) fn read(path: &Path) -> Result<Limits, Failure> {
    parsed(&read_file(path)?)
        .map_err(|detail| in_file(path, Message::new("limits-unreadable").with("detail", detail)))
}

fn parsed(text: &str) -> Result<Limits, String> {
    let other: Other = toml::from_str(text).map_err(|error| error.message().replace('\n', " "))?;
    Ok(other.limits())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_changes_what_it_names_and_nothing_else() {
        let limits = parsed("onlookers = 7\nmessages = { at-once = 9, each-ms = 3 }\n").unwrap();
        assert_eq!((limits.onlookers, limits.messages.at_once), (7, 9));
        assert_eq!(limits.messages.each, Duration::from_millis(3));
        assert_eq!(parsed("bots-wait = { ms = 900 }").unwrap().bots_wait, Duration::from_millis(900));
        let usual = Limits::default();
        assert_eq!(limits.sockets_of_address, usual.sockets_of_address);
        assert_eq!((limits.message_bytes, limits.silence), (usual.message_bytes, usual.silence));
        assert_eq!(parsed("").unwrap().new_people, usual.new_people);
        for wrong in
            ["onlooker = 7", "onlookers = -1", "messages = 3", "messages = { at-once = 9 }", "body-bytes = 1"]
        {
            assert!(parsed(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_rate_that_is_none_is_refused_and_the_file_is_told_why() {
        let rate = |at_once: u64, each: u64| {
            parsed(&format!("messages = {{ at-once = {at_once}, each-ms = {each} }}\n")).map(drop)
        };
        assert!(rate(0, 50).is_err_and(|why| why.contains("at-once: 1 or more")));
        for each in [0, LONGEST + 1, i64::MAX as u64] {
            assert!(rate(9, each).is_err_and(|why| why.contains("each-ms: 1 to 86400000")), "{each}");
        }
        for (at_once, each) in [(1, 1), (u64::from(u32::MAX), LONGEST)] {
            assert_eq!(rate(at_once, each), Ok(()));
        }
    }
}
