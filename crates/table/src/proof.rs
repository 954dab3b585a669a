//! How the deal of a game on a server was made: what its file carries once the game is over.

use game::{Flaw, MAX_SEATS, Message};
use serde::{Deserialize, Serialize};

/// Hexadecimal digits of 256 bits.
const DIGITS: usize = 64;
/// Letters of a table's id.
const ID_LETTERS: usize = 12;

/// The section `[proof]`. Here it is kept and written; whether it proves anything is reckoned elsewhere, since that takes
/// functions that no other part of a table needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// The table's id on its server: the promise was made for this table alone.
    pub table: String,
    /// What the server promised before anybody sat down: 64 hexadecimal digits.
    pub commit: String,
    /// What it had drawn then, written the same way.
    pub secret: String,
    /// What the players added, in the order in which they sat down.
    pub salts: Vec<String>,
}

impl Proof {
    /// Whether it is written as one.
    pub(crate) fn check_form(&self) -> Result<(), Flaw> {
        let wrong = |field: &'static str, value: &str| {
            Err(Flaw::new(field, Message::new("file-proof").with("value", value)))
        };
        let id = |c: char| c.is_ascii_digit() || c.is_ascii_lowercase();
        if self.table.len() != ID_LETTERS || !self.table.chars().all(id) {
            return wrong("table", &self.table);
        }
        for (field, value) in [("commit", &self.commit), ("secret", &self.secret)] {
            if !is_hex(value) {
                return wrong(field, value);
            }
        }
        if let Some(odd) = self.salts.iter().find(|salt| !is_hex(salt)) {
            return wrong("salts", odd);
        }
        if self.salts.len() > MAX_SEATS {
            return wrong("salts", &self.salts.len().to_string());
        }
        Ok(())
    }

    /// The section as text.
    pub(crate) fn section(&self) -> String {
        let Proof { table, commit, secret, salts } = self;
        let salts: Vec<String> = salts.iter().map(|salt| format!("\"{salt}\"")).collect();
        let salts = salts.join(", ");
        format!(
            "\n[proof]\ntable = \"{table}\"\ncommit = \"{commit}\"\nsecret = \"{secret}\"\nsalts = [{salts}]\n"
        )
    }
}

fn is_hex(text: &str) -> bool {
    text.len() == DIGITS && text.bytes().all(|c| c.is_ascii_digit() || (b'a'..=b'f').contains(&c))
}
