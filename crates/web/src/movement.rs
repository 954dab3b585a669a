//! Movement that explains: what changes its place slides there, what is new comes from where it was taken.
//!
//! A piece is an element with `data-piece`, a name that stays the same while it is the same piece. A new one may say in
//! `data-from` which piece it comes from, by name. Both attributes must be there whenever the board is drawn, also on parts
//! that are not drawn anew.

use std::collections::HashMap;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::Element;

use crate::board::Board;
use crate::browser;
use crate::table::TableScreen;

/// How long a piece slides.
const SLIDE_MS: f64 = 220.0;
/// A move shorter than this is only the page finding its place.
const SHORTEST_SLIDE: f64 = 4.0;

/// Where a piece lies, seen from the board's corner: the page may have been scrolled since.
type Position = (f64, f64);

/// Lets pieces slide after every change.
pub(crate) fn slide_after_changes<G: Board>(screen: TableScreen<G>) {
    let before = StoredValue::new_local(HashMap::<String, Position>::new());
    Effect::new(move |_| {
        screen.scene.track();
        request_animation_frame(move || {
            let _ = before.try_update_value(|before| *before = slide(before));
        });
    });
}

fn pieces() -> Vec<(String, Element)> {
    let all = browser::elements(".board [data-piece]").into_iter();
    all.filter_map(|element| Some((element.get_attribute("data-piece")?, element))).collect()
}

fn corner(element: &Element) -> Position {
    let rect = element.get_bounding_client_rect();
    (rect.left(), rect.top())
}

/// Slides what has moved; where everything is now. Where movement is unwelcome, nothing is measured.
fn slide(before: &HashMap<String, Position>) -> HashMap<String, Position> {
    if browser::is_still() {
        return HashMap::new();
    }
    let board = document().query_selector(".board").ok().flatten();
    let (left, top) = board.as_ref().map_or((0.0, 0.0), corner);
    // First everything is read, then everything is moved: in turns, each would make the browser lay out the page again.
    let placed: Vec<(String, Element, Position)> = pieces()
        .into_iter()
        .map(|(name, element)| {
            let (x, y) = corner(&element);
            (name, element, (x - left, y - top))
        })
        .collect();
    for (name, element, to) in &placed {
        let from = before.get(name).or_else(|| before.get(&element.get_attribute("data-from")?));
        if let Some(&from) = from {
            animate(element, from, *to);
        }
    }
    placed.into_iter().map(|(name, _, place)| (name, place)).collect()
}

fn animate(element: &Element, from: Position, to: Position) {
    let (dx, dy) = (from.0 - to.0, from.1 - to.1);
    if dx.hypot(dy) < SHORTEST_SLIDE {
        return;
    }
    let frame = |transform: &str| {
        let frame = js_sys::Object::new();
        let _ = js_sys::Reflect::set(&frame, &"transform".into(), &transform.into());
        frame
    };
    let frames = js_sys::Array::of2(&frame(&format!("translate({dx}px, {dy}px)")), &frame("none"));
    // web-sys does not know the method with frames yet.
    let Ok(method) = js_sys::Reflect::get(element, &"animate".into()) else { return };
    if let Some(method) = method.dyn_ref::<js_sys::Function>() {
        let options = js_sys::Object::new();
        let _ = js_sys::Reflect::set(&options, &"duration".into(), &SLIDE_MS.into());
        let _ = js_sys::Reflect::set(&options, &"easing".into(), &JsValue::from_str("ease-out"));
        let _ = method.call2(element, &frames, &options);
    }
}
