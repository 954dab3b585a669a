//! What is said at tables, on its way to those who are there.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{ChatLine, Preset, Said, TableId, limits};
use tokio::sync::broadcast;

/// Lines that wait for one reader. Whoever is slower reads them from the store.
const WAITING: usize = 16;
/// How many lines somebody gets who comes to a table.
pub(crate) const SHOWN: u32 = 50;

/// Lines on their way, by table.
#[derive(Default)]
pub(crate) struct Chats {
    tables: Mutex<HashMap<TableId, broadcast::Sender<Arc<ChatLine>>>>,
}

impl Chats {
    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, broadcast::Sender<Arc<ChatLine>>>> {
        // What is behind the lock is whole at any time.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hears what is said at a table from now on.
    pub(crate) fn hear(&self, table: TableId) -> broadcast::Receiver<Arc<ChatLine>> {
        let mut tables = self.tables();
        // Tables that nobody hears any more go when somebody else comes.
        tables.retain(|_, sender| sender.receiver_count() > 0);
        tables.entry(table).or_insert_with(|| broadcast::channel(WAITING).0).subscribe()
    }

    /// Tells of a line that was written down.
    pub(crate) fn tell(&self, table: TableId, line: ChatLine) {
        if let Some(sender) = self.tables().get(&table) {
            // Nobody may be left to hear it.
            let _ = sender.send(Arc::new(line));
        }
    }
}

/// Why a line cannot be said.
pub(crate) fn checked(said: Said, free_text: bool) -> Result<Said, &'static str> {
    let text = match said {
        Said::Preset(preset) if Preset::ALL.contains(&preset) => return Ok(Said::Preset(preset)),
        Said::Preset(_) => return Err("net-forbidden"),
        Said::Text(text) => text,
    };
    if !free_text {
        return Err("net-no-text");
    }
    // One line, without what cannot be seen or turns what stands beside it.
    let text: String = text.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
    let text = text.trim();
    let hidden = |letter: char| {
        letter.is_control() || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    if text.is_empty() || text.chars().any(hidden) {
        return Err("net-no-line");
    }
    if text.chars().count() > limits::CHAT_LETTERS {
        return Err("net-long-line");
    }
    Ok(Said::Text(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Result<String, &'static str> {
        checked(Said::Text(text.to_owned()), true).map(|said| match said {
            Said::Text(text) => text,
            Said::Preset(_) => unreachable!(),
        })
    }

    #[test]
    fn lines_are_one_line_of_what_can_be_seen() {
        assert_eq!(text("  Ahoy,\nBen! \u{1f6a2} ").as_deref(), Ok("Ahoy, Ben! \u{1f6a2}"));
        assert_eq!(text(&"é".repeat(200)).map(|text| text.chars().count()), Ok(200));
        assert_eq!(text(&"é".repeat(201)), Err("net-long-line"));
        for nothing in ["", " \n", "a\u{202e}b", "a\0b", "\u{7}"] {
            assert_eq!(text(nothing), Err("net-no-line"), "{nothing:?}");
        }
        assert_eq!(checked(Said::Text("Ahoy".into()), false), Err("net-no-text"));
        assert_eq!(checked(Said::Preset(Preset::Oops), false), Ok(Said::Preset(Preset::Oops)));
    }
}
