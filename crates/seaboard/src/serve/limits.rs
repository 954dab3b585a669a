//! Other limits than the usual ones, from a file: for a club that all comes from one address, or for measuring.

use std::path::Path;
use std::time::Duration;

use game::Message;
use serde::Deserialize;
use server::{Limits, Rate};

use crate::output::{Failure, in_file, read_file};

/// How often something may be done.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Often {
    at_once: u32,
    each_ms: u64,
}

impl From<Often> for Rate {
    fn from(often: Often) -> Rate {
        Rate { at_once: often.at_once, each: Duration::from_millis(often.each_ms) }
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
    messages: Often,
    sockets_of_person: usize,
    sockets_of_address: usize,
    onlookers: u32,
    requests_of_address: Often,
    requests_of_person: Often,
    new_people: Often,
    passes: Often,
    new_tables: Often,
    open_tables: u32,
    running_tables: u32,
    programs: usize,
    lines: Often,
    looks: Often,
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
}
