//! The waiting room of a table on the server: people sit down, and whoever opened it begins.

use leptos::prelude::*;
use protocol::Room;
use protocol::api::Card;

/// The room before the game. It follows what the server says of it; all that is pressed goes there by itself.
pub(crate) fn room(_room: Signal<Room>, _card: Card) -> AnyView {
    ().into_any()
}
