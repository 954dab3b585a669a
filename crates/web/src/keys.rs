//! Playing with the keyboard alone: arrows go from place to place, Enter presses, U or Ctrl+Z takes back, H asks for a hint, E ends
//! the turn, R shows the others' last turn again, I explains what has the focus, Escape closes.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::board::Board;
use crate::browser;
use crate::table::TableScreen;

/// Keys that move from place to place and press.
const MOVING: [&str; 7] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Tab", "Enter", " "];

/// Listens to the keys as long as the table is open.
pub(crate) fn listen<G: Board>(screen: TableScreen<G>) {
    let by_keys = StoredValue::new(false);
    let handle = window_event_listener(ev::keydown, move |event| {
        // Letters are for whoever plays with the mouse, too.
        if MOVING.contains(&event.key().as_str()) {
            by_keys.set_value(true);
        }
        screen.by_touch.set_value(false);
        if ends_replay(screen, &event) || press(screen, &event) {
            event.prevent_default();
        }
    });
    let pointer = window_event_listener(ev::pointerdown, move |event| {
        by_keys.set_value(false);
        screen.by_touch.set_value(event.pointer_type() == "touch");
    });
    // What was focused may be gone after a step: whoever plays with keys finds the next place at once.
    Effect::new(move |_| {
        screen.scene.track();
        screen.curtain.track();
        request_animation_frame(move || {
            if by_keys.try_get_value() != Some(true) {
                return focus_table_if_lost();
            }
            match focused().filter(|element| !is_table(element)) {
                None => focus_first(),
                // It stands for another action now: it is pointed at anew.
                Some(element) if element.has_attribute("data-action") => focus_anew(&element),
                Some(_) => {}
            }
        });
    });
    on_cleanup(move || {
        handle.remove();
        pointer.remove();
    });
}

/// Any key but those that only lead elsewhere ends what is shown again.
fn ends_replay<G: Board>(screen: TableScreen<G>, event: &web_sys::KeyboardEvent) -> bool {
    let key = event.key();
    let leads_elsewhere = ["Tab", "Shift", "Control", "Alt", "Meta"].contains(&key.as_str());
    if leads_elsewhere || event.repeat() || !screen.is_replaying() || belongs_to_field(&key) {
        return false;
    }
    screen.end_replay();
    true
}

/// Whether the key meant something.
fn press<G: Board>(screen: TableScreen<G>, event: &web_sys::KeyboardEvent) -> bool {
    let key = event.key();
    if belongs_to_field(&key) {
        return false;
    }
    let ctrl = event.ctrl_key() || event.meta_key();
    if event.alt_key() {
        return false;
    }
    match key.as_str() {
        "ArrowLeft" if !ctrl => return step(-1.0, 0.0),
        "ArrowRight" if !ctrl => return step(1.0, 0.0),
        "ArrowUp" if !ctrl => return step(0.0, -1.0),
        "ArrowDown" if !ctrl => return step(0.0, 1.0),
        "Escape" => {
            screen.notice.set(None);
            screen.hint.set(None);
            screen.opened_board.set(None);
            screen.close_panel();
            if screen.past_moment.get_untracked().is_some() {
                screen.look_at(usize::MAX);
            }
            return true;
        }
        _ => {}
    }
    match (letter(event).as_deref(), ctrl) {
        (Some("u"), false) => screen.undo(),
        (Some("z"), true) if !event.shift_key() => screen.undo(),
        (Some("h"), false) => screen.next_hint(),
        (Some("e"), false) => screen.end_turn(),
        (Some("r"), false) => screen.replay_again(),
        _ => return false,
    }
    true
}

/// Whether this letter was typed as an order: alone, and not into a field.
pub(crate) fn is_letter(event: &web_sys::KeyboardEvent, wanted: &str) -> bool {
    let held = event.ctrl_key() || event.meta_key() || event.alt_key();
    !held && letter(event).as_deref() == Some(wanted) && !belongs_to_field(&event.key())
}

/// The Latin letter of a key; where another alphabet is typed, the one that the key has on most keyboards.
fn letter(event: &web_sys::KeyboardEvent) -> Option<String> {
    let (key, code) = (event.key(), event.code());
    let letter = if key.is_ascii() { key.as_str() } else { code.strip_prefix("Key")? };
    (letter.len() == 1).then(|| letter.to_ascii_lowercase())
}

/// Whether the key belongs to what has the focus: every key to text and lists, arrows to a slider and to what is scrolled.
fn belongs_to_field(key: &str) -> bool {
    let Some(element) = focused() else { return false };
    match element.tag_name().as_str() {
        "INPUT" if element.get_attribute("type").as_deref() == Some("range") => key.starts_with("Arrow"),
        "INPUT" | "TEXTAREA" | "SELECT" => true,
        "OL" => key.starts_with("Arrow"),
        _ => false,
    }
}

/// What has the focus, where anything has.
fn focused() -> Option<Element> {
    document().active_element().filter(|element| element.tag_name() != "BODY")
}

fn is_table(element: &Element) -> bool {
    element.tag_name() == "MAIN"
}

/// Where what had the focus is gone, the table has it, so that the next key starts from there and not from the top of the page.
pub(crate) fn focus_table_if_lost() {
    if focused().is_none()
        && let Ok(Some(table)) = document().query_selector("main.table")
    {
        focus(&table);
    }
}

fn targets() -> Vec<Element> {
    browser::elements("[data-target]")
}

fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    }
}

fn focus_anew(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.blur();
    }
    focus(element);
}

fn focus_first() {
    if let Some(first) = targets().first() {
        focus(first);
    }
}

fn middle(element: &Element) -> (f64, f64) {
    let rect = element.get_bounding_client_rect();
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}

/// Goes to the nearest place in this direction; where there is none, to the next one in the order of the page.
fn step(dx: f64, dy: f64) -> bool {
    let targets = targets();
    let at = document().active_element().filter(|element| element.has_attribute("data-target"));
    let Some(at) = at else {
        focus_first();
        return !targets.is_empty();
    };
    let (x, y) = middle(&at);
    let away = |element: &Element| {
        let (tx, ty) = middle(element);
        let (along, across) = ((tx - x) * dx + (ty - y) * dy, ((tx - x) * dy).abs() + ((ty - y) * dx).abs());
        // What lies straight ahead is nearer than what lies to the side.
        (along > 1.0).then_some(along + 2.0 * across)
    };
    let others = targets.iter().filter(|element| **element != at);
    let near = others.filter_map(|element| away(element).map(|far| (far, element)));
    match near.min_by(|one, other| one.0.total_cmp(&other.0)) {
        Some((_, element)) => focus(element),
        None => {
            let index = targets.iter().position(|element| *element == at).unwrap_or(0);
            let forth = dx + dy > 0.0;
            let next = if forth { index + 1 } else { index + targets.len() - 1 };
            if let Some(element) = targets.get(next % targets.len().max(1)) {
                focus(element);
            }
        }
    }
    true
}
