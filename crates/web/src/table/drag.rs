//! Dragging, beside clicks: what is to be placed can be carried to a lit place. It does nothing that clicks cannot do.
//!
//! A part that can be carried has `data-drag`. Where it lies in a lit place of its own (a ship in the hand), that place is pressed
//! first, so that it is chosen; dropped nowhere, that is taken back. A finger carries it, too: such parts have `touch-action: pinch-zoom`,
//! and everything around them scrolls the page as ever.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::TableScreen;
use super::targets::action_of;
use crate::board::Board;

/// A hand that presses trembles: what is moved less than this, in pixels, is not dragged.
const SHORTEST_DRAG: f64 = 8.0;

/// Something under a finger or a pressed mouse.
pub(super) struct Drag {
    pointer: i32,
    from: (f64, f64),
    part: Element,
    /// What is carried, once it is moved.
    ghost: Option<HtmlElement>,
    /// Whether it was chosen by being taken up.
    chosen: bool,
}

/// Listens as long as the table is open.
pub(super) fn listen<G: Board>(screen: TableScreen<G>) {
    let drag = StoredValue::new_local(None::<Drag>);
    let down = window_event_listener(ev::pointerdown, move |event| take_up(screen, drag, &event));
    let moved = window_event_listener(ev::pointermove, move |event| carry(screen, drag, &event));
    let up = window_event_listener(ev::pointerup, move |event| drop_at(screen, drag, &event));
    let cancel = window_event_listener(ev::pointercancel, move |event| {
        if let Some(dropped) = let_go(drag, &event) {
            put_back(screen, &dropped);
        }
    });
    on_cleanup(move || [down, moved, up, cancel].into_iter().for_each(|handle| handle.remove()));
}

type Held = StoredValue<Option<Drag>, LocalStorage>;

fn take_up<G: Board>(screen: TableScreen<G>, drag: Held, event: &PointerEvent) {
    // A press after a drag is a press.
    screen.dragged.set_value(false);
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let part = element.and_then(|element| element.closest("[data-drag]").ok().flatten());
    let decides = screen.scene.with_untracked(|scene| scene.deciding.is_some());
    if let Some(part) = part.filter(|_| decides && event.is_primary() && event.button() == 0) {
        let from = (event.client_x().into(), event.client_y().into());
        drag.set_value(Some(Drag { pointer: event.pointer_id(), from, part, ghost: None, chosen: false }));
    }
}

fn carry<G: Board>(screen: TableScreen<G>, drag: Held, event: &PointerEvent) {
    let at = (f64::from(event.client_x()), f64::from(event.client_y()));
    let begins = drag.with_value(|drag| {
        let drag = drag.as_ref().filter(|drag| drag.pointer == event.pointer_id())?;
        let far = (at.0 - drag.from.0).hypot(at.1 - drag.from.1) >= SHORTEST_DRAG;
        (drag.ghost.is_some() || far).then(|| drag.ghost.is_none().then(|| drag.part.clone()))
    });
    let Some(begins) = begins else { return };
    if let Some(part) = begins {
        screen.press_becomes_drag();
        let ghost = ghost_of(&part);
        let chosen = choose(screen, &part);
        screen.dragged.set_value(true);
        drag.update_value(|drag| {
            if let Some(drag) = drag {
                (drag.ghost, drag.chosen) = (ghost, chosen);
            }
        });
    }
    // Before anything is moved: afterwards, to ask what lies there would make the browser lay out the page at once.
    let below = action_at::<G>(at);
    drag.with_value(|drag| {
        if let Some(Drag { ghost: Some(ghost), from, .. }) = drag {
            let offset = format!("translate({}px, {}px)", at.0 - from.0, at.1 - from.1);
            let _ = ghost.style().set_property("transform", &offset);
        }
    });
    match below {
        Some(action) => {
            // What a finger carries shows what it would do.
            screen.by_touch.set_value(false);
            screen.point(action);
        }
        None => screen.point_away(),
    }
}

fn drop_at<G: Board>(screen: TableScreen<G>, drag: Held, event: &PointerEvent) {
    let Some(dropped) = let_go(drag, event).filter(|dropped| dropped.ghost.is_some()) else { return };
    let action = action_at::<G>((event.client_x().into(), event.client_y().into()));
    let lit = action.filter(|&action| screen.scene.with_untracked(|scene| scene.choice(action).is_some()));
    match lit {
        Some(action) => {
            remove(&dropped);
            // It was shown while it was carried there.
            screen.pressed_once.set(Some(action));
            screen.press(action);
        }
        None => put_back(screen, &dropped),
    }
}

/// What this pointer held; it holds it no longer.
fn let_go(drag: Held, event: &PointerEvent) -> Option<Drag> {
    let mine = drag.with_value(|drag| drag.as_ref().is_some_and(|drag| drag.pointer == event.pointer_id()));
    if mine { drag.try_update_value(Option::take).flatten() } else { None }
}

/// Dropped nowhere: it goes back where it was.
fn put_back<G: Board>(screen: TableScreen<G>, dropped: &Drag) {
    remove(dropped);
    screen.point_away();
    if dropped.chosen {
        screen.undo();
    }
}

fn remove(dropped: &Drag) {
    if let Some(ghost) = &dropped.ghost {
        ghost.remove();
    }
}

/// Presses the place that the part lies in, where it is lit; whether that chose it.
fn choose<G: Board>(screen: TableScreen<G>, part: &Element) -> bool {
    let Some(action) = action_of::<G>(part) else { return false };
    let free = screen
        .scene
        .with_untracked(|scene| scene.choice(action).is_some() && scene.undo_warning(action).is_none());
    if free {
        screen.press(action);
    }
    free
}

/// What lies under the pointer, where it can be pressed.
fn action_at<G: Board>((x, y): (f64, f64)) -> Option<G::Action> {
    let element = document().element_from_point(x as f32, y as f32)?;
    action_of::<G>(&element.closest(".board [data-target]").ok().flatten()?)
}

/// A copy of the part that follows the pointer.
fn ghost_of(part: &Element) -> Option<HtmlElement> {
    let rect = part.get_bounding_client_rect();
    let ghost = part.clone_node_with_deep(true).ok()?.dyn_into::<HtmlElement>().ok()?;
    for name in ["data-drag", "data-piece", "data-from"] {
        let _ = ghost.remove_attribute(name);
    }
    let _ = ghost.set_attribute("aria-hidden", "true");
    let _ = ghost.class_list().add_1("drag-ghost");
    let sizes =
        [("left", rect.left()), ("top", rect.top()), ("width", rect.width()), ("height", rect.height())];
    for (name, pixels) in sizes {
        let _ = ghost.style().set_property(name, &format!("{pixels}px"));
    }
    // Inside the board, where its style sheet applies.
    document().query_selector(".board").ok().flatten()?.append_child(&ghost).ok()?;
    Some(ghost)
}
