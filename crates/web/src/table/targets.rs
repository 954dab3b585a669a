//! What is done with places that stand for actions. The whole table listens for all of them: they are drawn anew after every
//! change, and hundreds of listeners would be, too.

use game::Rule;
use leptos::ev;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget, Node};

use super::TableScreen;
use crate::board::Board;

/// The attribute in which a place says what it stands for, in notation.
const ACTION: &str = "data-action";

/// The attribute in which a place that stands for no action says by which rule.
const RULE: &str = "data-rule";

/// The place where something happened.
fn place(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(&format!("[{ACTION}]")).ok().flatten()
}

fn action<G: Board>(event: &Event) -> Option<G::Action> {
    place(event)?.get_attribute(ACTION)?.parse().ok()
}

/// The rule by which nothing can be done at a place, where it names one.
fn rule(event: &Event) -> Option<Rule> {
    let place = event.target()?.dyn_into::<Element>().ok()?.closest(&format!("[{RULE}]")).ok().flatten()?;
    place.get_attribute(RULE)?.parse().ok()
}

/// Whether the place is left for something that is not part of it.
fn leaves(event: &Event, next: Option<EventTarget>) -> bool {
    let next = next.and_then(|next| next.dyn_into::<Node>().ok());
    place(event).is_some_and(|place| !place.contains(next.as_ref()))
}

impl<G: Board> TableScreen<G> {
    pub(super) fn hear_click(self, event: &ev::MouseEvent) {
        match action::<G>(event) {
            Some(action) => self.press(action),
            None => rule(event).into_iter().for_each(|rule| self.refuse(rule)),
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
