//! An invitation: what is played and who plays; one sits down by a press, never by opening the link.

use game::Message;
use leptos::prelude::*;
use protocol::{Code, TableId};

/// An invitation to sit down.
pub(crate) fn join(_table: TableId, _code: Code) -> AnyView {
    super::trouble_page(&Message::new("web-lost"), None)
}

/// An invitation to look on.
pub(crate) fn watch(_table: TableId, _code: Code) -> AnyView {
    super::trouble_page(&Message::new("web-lost"), None)
}
