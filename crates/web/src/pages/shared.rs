//! A game that a link carries: it is taken into this browser and opened.

use leptos::prelude::*;

use super::games::import;
use crate::link;

pub(crate) fn page(data: &str) -> AnyView {
    match link::unpack(data).and_then(|text| import(&text)) {
        Ok(()) => ().into_any(),
        Err(message) => super::trouble_page(&message, None),
    }
}
