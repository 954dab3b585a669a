//! What is done with places that stand for actions. The whole table listens for all of them: they are drawn anew after every
//! change, and hundreds of listeners would be, too.

use leptos::ev;
use leptos::prelude::GetValue;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget, Node};

use super::TableScreen;
use crate::board::Board;

/// The attribute in which a place says what it stands for, in notation.
const ACTION: &str = "data-action";

/// The place where something happened.
fn place(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(&format!("[{ACTION}]")).ok().flatten()
}

fn action<G: Board>(event: &Event) -> Option<G::Action> {
    action_of::<G>(&place(event)?)
}

/// What the place that holds this element stands for, or a place in it.
pub(super) fn action_of<G: Board>(element: &Element) -> Option<G::Action> {
    let around = element.closest(&format!("[{ACTION}]")).ok().flatten();
    let place = around.or_else(|| element.query_selector(&format!("[{ACTION}]")).ok().flatten())?;
    place.get_attribute(ACTION)?.parse().ok()
}

/// Whether the place is left for something that is not part of it.
fn leaves(event: &Event, next: Option<EventTarget>) -> bool {
    let next = next.and_then(|next| next.dyn_into::<Node>().ok());
    place(event).is_some_and(|place| !place.contains(next.as_ref()))
}

impl<G: Board> TableScreen<G> {
    pub(super) fn hear_click(self, event: &ev::MouseEvent) {
        // The click at the end of a drag is none.
        if self.press_ends_replay(event.time_stamp()) || self.dragged.get_value() {
            return;
        }
        if let Some(action) = action::<G>(event) {
            self.press(action);
        }
    }

    /// The pointer comes to a place, or moves on it: it may stand for another action than when it came.
    pub(super) fn hear_pointer(self, event: &ev::PointerEvent) {
        // A finger points at nothing before it presses.
        if event.pointer_type() != "touch"
            && let Some(action) = action::<G>(event)
        {
            self.point(action);
        }
    }

    pub(super) fn hear_pointer_leave(self, event: &ev::PointerEvent) {
        if leaves(event, event.related_target()) {
            self.point_away();
        }
    }

    pub(super) fn hear_focus(self, event: &ev::FocusEvent) {
        if let Some(action) = action::<G>(event) {
            self.point(action);
        }
    }

    pub(super) fn hear_focus_leave(self, event: &ev::FocusEvent) {
        if leaves(event, event.related_target()) {
            self.point_away();
        }
    }
}
