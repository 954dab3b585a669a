//! Who somebody is at a table, and what they may see there.

use protocol::{Audience, Code, Phase, Settings};
use store::{DbError, Hashed, Store, TableRow};

use super::Who;

/// What somebody may see of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Permission {
    /// Whether they may follow it.
    pub(crate) watch: bool,
    /// Whether they may sit down, if a seat is free.
    pub(crate) sit: bool,
}

impl Permission {
    /// Whether they may know that there is such a table.
    pub(crate) fn any(self) -> bool {
        self.watch || self.sit
    }
}

/// What is agreed on at a table.
pub(crate) fn settings(row: &TableRow) -> Settings {
    serde_json::from_str(&row.settings).unwrap_or_default()
}

/// What somebody may see of a table, with the code they have or without one.
pub(crate) async fn may_look(
    store: &Store,
    row: &TableRow,
    who: &Who,
    code: Option<&Code>,
) -> Result<Permission, DbError> {
    let seated = row.seat_of(who.id()).is_some();
    let owns = row.owner == Some(who.id());
    let hash = code.map(|code| Hashed::of(code.as_bytes()));
    let (invited, shown) = (hash.as_ref() == Some(&row.invite), hash.as_ref() == Some(&row.watch));
    let public = settings(row).audience == Audience::Link;
    if row.phase != Phase::Open {
        return Ok(Permission { watch: seated || (public && (owns || invited || shown)), sit: false });
    }
    let comes_again = !seated && !invited && plays_on(store, row, who).await?;
    let sit = !seated && (owns || invited || comes_again);
    Ok(Permission { watch: seated || owns || invited || comes_again || (public && shown), sit })
}

/// Whether somebody played at the table that this one continues.
async fn plays_on(store: &Store, row: &TableRow, who: &Who) -> Result<bool, DbError> {
    let Some(of) = row.rematch_of else { return Ok(false) };
    Ok(store.table(of).await?.is_some_and(|before| before.seat_of(who.id()).is_some()))
}
