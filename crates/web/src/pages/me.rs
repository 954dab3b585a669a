//! Who one is on the server.

use game::Message;
use leptos::prelude::*;

pub(crate) fn page() -> AnyView {
    super::trouble_page(&Message::new("web-lost"), None)
}
