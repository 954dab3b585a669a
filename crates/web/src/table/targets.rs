//! What is done with places that stand for actions. The whole table listens for all of them: they are drawn anew after every
//! change, and hundreds of listeners would be, too.
//!
//! A press is a place that goes down and comes up. Where the place is drawn anew in between, what was pressed is gone, and the
//! browser tells of no click; so while a pointer is down, nothing is drawn.

use game::Rule;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget, Node};

use super::TableScreen;
use crate::board::Board;
use crate::browser;

/// The attribute in which a place says what it stands for, in notation.
const ACTION: &str = "data-action";

/// The attribute in which a place that stands for no action says by which rule.
const RULE: &str = "data-rule";

/// The target where something happened: the element that stands for an action.
fn target(event: &Event) -> Option<Element> {
    browser::around(event, &format!("[{ACTION}]"))
}

fn action<G: Board>(event: &Event) -> Option<G::Action> {
    action_of::<G>(&target(event)?)
}

/// What the place that holds this element stands for, or a place in it.
pub(super) fn action_of<G: Board>(element: &Element) -> Option<G::Action> {
    let around = element.closest(&format!("[{ACTION}]")).ok().flatten();
    let target = around.or_else(|| element.query_selector(&format!("[{ACTION}]")).ok().flatten())?;
    target.get_attribute(ACTION)?.parse().ok()
}

/// The rule by which nothing can be done at a place, where it names one.
fn rule(event: &Event) -> Option<Rule> {
    let element = browser::around(event, &format!("[{RULE}]"))?;
    element.get_attribute(RULE)?.parse().ok()
}

/// Whether the place is left for something that is not part of it.
fn leaves(event: &Event, next: Option<EventTarget>) -> bool {
    let next = next.and_then(|next| next.dyn_into::<Node>().ok());
    target(event).is_some_and(|target| !target.contains(next.as_ref()))
}

/// Whether a pointer is down, and what waits for it to come up.
#[derive(Clone, Copy, Default)]
pub(super) struct PointerState {
    down: bool,
    show_deferred: bool,
}

/// Listens for the end of presses, wherever the pointer is by then.
pub(super) fn listen<G: Board>(screen: TableScreen<G>) {
    let up = window_event_listener(ev::pointerup, move |_| screen.hear_release());
    let cancelled = window_event_listener(ev::pointercancel, move |_| screen.hear_release());
    let left = window_event_listener(ev::blur, move |_| screen.hear_release());
    on_cleanup(move || {
        up.remove();
        cancelled.remove();
        left.remove();
    });
}

impl<G: Board> TableScreen<G> {
    pub(super) fn hear_click(self, event: &ev::MouseEvent) {
        // The click at the end of a drag is none.
        if self.end_replay_by_press(event.time_stamp()) || self.dragged.get_value() {
            return;
        }
        match action::<G>(event) {
            Some(action) => self.press(action),
            None => rule(event).into_iter().for_each(|rule| self.refuse(rule)),
        }
    }

    pub(super) fn hear_press(self) {
        self.pointer.update_value(|pointer| pointer.down = true);
    }

    /// The click comes next; what waited is shown after it.
    fn hear_release(self) {
        let before = self.pointer.try_get_value().unwrap_or_default();
        let _ = self.pointer.try_set_value(PointerState::default());
        if before.show_deferred {
            let show = move || {
                // The screen may have been left by that very press.
                if self.past_moment.try_get_untracked().is_some() {
                    self.show();
                }
            };
            set_timeout(show, std::time::Duration::ZERO);
        }
    }

    /// What is carried away is no press any more: the board is drawn while it is on its way.
    pub(super) fn press_becomes_drag(self) {
        let _ = self.pointer.try_set_value(PointerState::default());
    }

    pub(super) fn is_pointer_down(self) -> bool {
        self.pointer.try_get_value().is_some_and(|pointer| pointer.down)
    }

    /// Puts off what is to be shown while a pointer is down; says whether it did.
    pub(super) fn defer_show_if_pointer_down(self) -> bool {
        let down = self.is_pointer_down();
        if down {
            self.pointer.update_value(|pointer| pointer.show_deferred = true);
        }
        down
    }

    /// The pointer comes to a place, or moves on it: it may stand for another action than when it came.
    pub(super) fn hear_pointer(self, event: &ev::PointerEvent) {
        // It came up where nobody heard of it.
        if event.buttons() == 0 && self.is_pointer_down() {
            self.hear_release();
        }
        // A finger points at nothing before it presses.
        if event.pointer_type() != "touch"
            && !self.is_pointer_down()
            && let Some(action) = action::<G>(event)
        {
            self.point(action);
        }
    }

    pub(super) fn hear_pointer_leave(self, event: &ev::PointerEvent) {
        // A finger that is lifted leaves nothing: what it pressed comes next.
        if event.pointer_type() != "touch"
            && !self.is_pointer_down()
            && leaves(event, event.related_target())
            && !self.comes_to_place(event.related_target())
        {
            self.point_away();
        }
    }

    /// Whether a pointer that leaves a place comes to another one, which is pointed at next: the board is drawn once, not twice.
    fn comes_to_place(self, next: Option<EventTarget>) -> bool {
        let next = next.and_then(|next| next.dyn_into::<Element>().ok());
        let place = next.and_then(|next| next.closest(&format!(".table [{ACTION}]")).ok().flatten());
        !self.by_touch.get_value() && place.is_some_and(|place| action_of::<G>(&place).is_some())
    }

    pub(super) fn hear_focus(self, event: &ev::FocusEvent) {
        if !self.is_pointer_down()
            && let Some(action) = action::<G>(event)
        {
            self.point(action);
        }
    }

    pub(super) fn hear_focus_leave(self, event: &ev::FocusEvent) {
        if !self.is_pointer_down() && leaves(event, event.related_target()) {
            self.point_away();
        }
    }
}
