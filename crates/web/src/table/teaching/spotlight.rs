//! Where a lesson points: rings around places, everything else in the shade. It lies over the page and takes no press, so that it
//! works on every board as it is, wherever its pieces move.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, MutationObserver, MutationObserverInit};

use crate::browser;

/// How far a ring stands from what it rings, in pixels.
const RING_DISTANCE: f64 = 4.0;
/// What is never in the shade: the lesson itself, and what was just said.
const NEVER_SHADED: [&str; 2] = [".teacher", ".said .notice"];

/// What tells that something moves, beside a change of the page; a change of the rings is one, too, and the last one changes nothing.
const MOVING_EVENTS: [&str; 4] = ["scroll", "resize", "transitionrun", "animationstart"];
/// How long something may move after that, in milliseconds: longer than a piece slides.
const MOVES_FOR_MS: f64 = 500.0;
/// Of some things nobody tells: a font, a sheet of style that comes late.
const NOW_AND_THEN: Duration = Duration::from_secs(1);

/// A rectangle on the screen, in whole pixels.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Area {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
}

impl Area {
    fn path(self) -> String {
        let Area { left, top, width, height } = self;
        format!("M{left} {top}h{width}v{height}h-{width}z")
    }
}

/// What is ringed, and what else is left in the light.
#[derive(Clone, Default, PartialEq, Eq)]
struct LitAreas {
    rings: Vec<Area>,
    others: Vec<Area>,
}

/// The rings around these elements, which follow them.
pub(super) fn draw(selectors: RwSignal<Vec<String>>) -> AnyView {
    let lit = RwSignal::new(LitAreas::default());
    Follower::new(selectors, lit).follow();
    lead_to(selectors);
    let shade = move || {
        let lit = lit.get();
        let (width, height) = browser::window_size();
        let whole = Area { left: 0, top: 0, width: width as i32, height: height as i32 };
        let holes = lit.rings.iter().chain(&lit.others).map(|area| area.path());
        // Where only the turn is to be ended, there is something else to be looked at first.
        let shaded = selectors.with(|selectors| selectors.iter().any(|selector| selector != super::END_TURN));
        (shaded && !lit.rings.is_empty()).then(|| {
            let path = whole.path() + &holes.collect::<String>();
            view! { <path class="shade" d=path></path> }
        })
    };
    let rings = move || {
        let ring = |area: Area| {
            view! { <rect class="ring" x=area.left y=area.top width=area.width height=area.height rx="8"></rect> }
        };
        lit.get().rings.into_iter().map(ring).collect_view()
    };
    view! { <svg class="spotlight" aria-hidden="true">{shade} {rings}</svg> }.into_any()
}

/// Keeps the rings around what they ring. It is measured before every picture while something may move, and hardly ever otherwise.
#[derive(Clone, Copy)]
struct Follower {
    selectors: RwSignal<Vec<String>>,
    lit: RwSignal<LitAreas>,
    /// Until when something may move.
    until: StoredValue<f64>,
    is_measuring: StoredValue<bool>,
}

impl Follower {
    fn new(selectors: RwSignal<Vec<String>>, lit: RwSignal<LitAreas>) -> Follower {
        Follower { selectors, lit, until: StoredValue::new(0.0), is_measuring: StoredValue::new(false) }
    }

    fn follow(self) {
        Effect::new(move |_| {
            self.selectors.track();
            self.look();
        });
        let looks = Closure::<dyn Fn()>::new(move || self.look());
        let callback: &js_sys::Function = looks.as_ref().unchecked_ref();
        for event in MOVING_EVENTS {
            let _ = window().add_event_listener_with_callback_and_bool(event, callback, true);
        }
        let observer = MutationObserver::new(callback).ok();
        if let (Some(observer), Some(body)) = (&observer, document().body()) {
            let wanted = MutationObserverInit::new();
            wanted.set_subtree(true);
            wanted.set_child_list(true);
            wanted.set_attributes(true);
            wanted.set_character_data(true);
            let _ = observer.observe_with_options(&body, &wanted);
        }
        let now_and_then = set_interval_with_handle(move || self.measure(), NOW_AND_THEN).ok();
        let held = StoredValue::new_local((looks, observer));
        on_cleanup(move || {
            now_and_then.into_iter().for_each(|timer| timer.clear());
            held.try_with_value(|(looks, observer)| {
                observer.iter().for_each(MutationObserver::disconnect);
                let callback = looks.as_ref().unchecked_ref();
                for event in MOVING_EVENTS {
                    let _ = window().remove_event_listener_with_callback_and_bool(event, callback, true);
                }
            });
        });
    }

    /// Something may have moved, or begun to.
    fn look(self) {
        let _ = self.until.try_set_value(browser::now() + MOVES_FOR_MS);
        if self.is_measuring.try_get_value() == Some(false) {
            self.is_measuring.set_value(true);
            request_animation_frame(move || self.measure_each_frame());
        }
    }

    fn measure_each_frame(self) {
        self.measure();
        if self.until.try_get_value().is_some_and(|until| browser::now() < until) {
            request_animation_frame(move || self.measure_each_frame());
        } else {
            let _ = self.is_measuring.try_set_value(false);
        }
    }

    /// Nothing is drawn where nothing moved.
    fn measure(self) {
        let Some(wanted) = self.selectors.try_get_untracked() else { return };
        let now = LitAreas {
            rings: wanted.iter().flat_map(|selector| areas(selector, RING_DISTANCE)).collect(),
            others: NEVER_SHADED.iter().flat_map(|selector| areas(selector, 0.0)).collect(),
        };
        if self.lit.try_with_untracked(|before| *before != now) == Some(true) {
            self.lit.set(now);
        }
    }
}

fn seen_elements(selector: &str) -> Vec<Element> {
    let all = browser::elements(selector).into_iter();
    all.filter(|element| element.get_bounding_client_rect().width() > 0.0).collect()
}

fn areas(selector: &str, apart: f64) -> Vec<Area> {
    let area = |element: Element| {
        let rect = element.get_bounding_client_rect();
        Area {
            left: (rect.left() - apart).round() as i32,
            top: (rect.top() - apart).round() as i32,
            width: (rect.width() + 2.0 * apart).round() as i32,
            height: (rect.height() + 2.0 * apart).round() as i32,
        }
    };
    seen_elements(selector).into_iter().map(area).collect()
}

/// Brings what is pointed at into view; the focus of whoever plays with keys goes there, or to the way on.
fn lead_to(selectors: RwSignal<Vec<String>>) {
    // At first as well: whoever came here by keys finds the way on.
    let by_keys = StoredValue::new(true);
    let key = window_event_listener(ev::keydown, move |_| by_keys.set_value(true));
    let pointer = window_event_listener(ev::pointerdown, move |_| by_keys.set_value(false));
    on_cleanup(move || {
        key.remove();
        pointer.remove();
    });
    Effect::new(move |_| {
        let selectors = selectors.get();
        // Twice: the board is drawn before the first, and other listeners to the same change focus something there.
        request_animation_frame(move || {
            request_animation_frame(move || {
                let first = selectors.iter().find_map(|selector| seen_elements(selector).into_iter().next());
                first.iter().for_each(bring_into_view);
                if by_keys.try_get_value() == Some(true) {
                    focus(first);
                }
            });
        });
    });
}

fn focus(element: Option<Element>) {
    let pressed = element.filter(|element| element.has_attribute("data-target"));
    let next = pressed.or_else(|| seen_elements(".teacher-next").into_iter().next());
    if let Some(element) = next.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Scrolls where it is not seen as a whole, between the lesson at the head of a small screen and the bar at its foot.
fn bring_into_view(element: &Element) {
    let rect = element.get_bounding_client_rect();
    let edge = |selector: &str| seen_elements(selector).first().map(Element::get_bounding_client_rect);
    let (width, height) = browser::window_size();
    let head = edge(".teacher").filter(|rect| rect.bottom() < height / 2.0).map_or(0.0, |rect| rect.bottom());
    let foot = edge(".table > .actions").map_or(height, |rect| rect.top());
    let foot = if foot > height / 2.0 && rect.top() < foot { foot } else { height };
    let seen = rect.top() >= head && rect.bottom() <= foot && rect.left() >= 0.0 && rect.right() <= width;
    if seen || rect.bottom() - rect.top() > foot - head && rect.top() >= head && rect.top() < foot / 2.0 {
        return;
    }
    browser::scroll_to_middle(element);
}
