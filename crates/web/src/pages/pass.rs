//! A boarding pass.

use game::Message;
use leptos::prelude::*;
use protocol::Code;

pub(crate) fn page(_code: Code) -> AnyView {
    super::trouble_page(&Message::new("web-lost"), None)
}
