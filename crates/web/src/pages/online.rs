//! A table on the server.

use game::Message;
use leptos::prelude::*;
use protocol::TableId;

pub(crate) fn page(_table: TableId) -> AnyView {
    super::trouble_page(&Message::new("web-lost"), None)
}
