//! What this browser keeps of tables on the server: the codes that open them, what was promised about the deal, and how far their
//! chat was read.

use leptos::prelude::*;
use protocol::api::{Invitation, NewTableAnswer};
use protocol::{Code, TableId};
use serde::{Deserialize, Serialize};

const TABLE: &str = "seaboard:online:";

/// What is kept of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Codes {
    /// Lets others sit down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) invite: Option<Code>,
    /// Lets others look on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) watch: Option<Code>,
    /// What the server promised about the deal before anybody sat down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) commit: Option<String>,
    /// When the last line of its chat was said that was seen here.
    pub(crate) chat_seen: u64,
}

impl Codes {
    /// What lets one look at the table where one does not sit there.
    pub(crate) fn to_look(&self) -> Option<Code> {
        self.invite.clone().or_else(|| self.watch.clone())
    }
}

impl From<&NewTableAnswer> for Codes {
    fn from(new: &NewTableAnswer) -> Codes {
        let (invite, watch, commit) = (new.invite.clone(), new.watch.clone(), new.commit.clone());
        Codes { invite: Some(invite), watch: Some(watch), commit: Some(commit), chat_seen: 0 }
    }
}

/// What is kept of this table.
pub(crate) fn of(table: TableId) -> Codes {
    let text = storage().and_then(|storage| storage.get_item(&key(table)).ok().flatten());
    text.and_then(|text| game::data::from_json(&text).ok()).unwrap_or_default()
}

/// Saves what is new of a table, where there is room for it.
pub(crate) fn save(table: TableId, change: impl FnOnce(&mut Codes)) {
    let mut codes = of(table);
    change(&mut codes);
    if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(&codes)) {
        let _ = storage.set_item(&key(table), &text);
    }
}

/// The codes of an invitation that replaces the one before.
pub(crate) fn renew(table: TableId, new: Invitation) {
    save(table, |codes| (codes.invite, codes.watch) = (Some(new.invite), Some(new.watch)));
}

/// Forgets a table.
pub(crate) fn forget(table: TableId) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&key(table));
    }
}

/// Forgets all tables.
pub(crate) fn forget_all() {
    let Some(storage) = storage() else { return };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
    let ours: Vec<String> = names.filter(|name| name.starts_with(TABLE)).collect();
    for name in ours {
        let _ = storage.remove_item(&name);
    }
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

fn key(table: TableId) -> String {
    format!("{TABLE}{table}")
}
