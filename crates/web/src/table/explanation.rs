//! Parts that explain themselves: a pointer that rests on one, a finger that stays on it, the key I or a right click brings its
//! name, its values and its rules; so does a press, where there is nothing else to press.
//!
//! Parts carry `data-part`. A place that can be pressed may hold one or several of them; then it stands for all of these.

use std::any::Any;
use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, EventTarget, HtmlElement};

use super::TableScreen;
use super::explanation_position::{Edge, Edges, position_beside};
use crate::board::Board;
use crate::browser;
use crate::draw::prelude::*;
use crate::explanation::Explanation;
use crate::keys;
use crate::lazy;
use crate::route::Route;

const PART: &str = "data-part";
/// What does something else when it is pressed, and the explanation itself.
const PRESSABLE: &str = "button, a, input, summary, .target, .part-card";
/// A pointer that stays so long rests.
const REST_BEFORE_EXPLAINING: Duration = Duration::from_millis(600);
/// A finger that stays so long asks, and does not press.
const LONG_PRESS: Duration = Duration::from_millis(450);
/// A finger that moves so far scrolls.
const SCROLL_DISTANCE: i32 = 10;

/// What is explained.
#[derive(Clone, Debug, PartialEq)]
struct ShownExplanation {
    parts: Vec<String>,
    explained: Edges,
    /// Whether it stays until it is closed: then it can be pressed, too.
    pinned: bool,
    /// Whether it was asked for by a key: then it gets the focus.
    by_key: bool,
}

/// What the pointer or the finger is on.
#[derive(Clone, Debug, PartialEq)]
struct PartsUnderPointer {
    parts: Vec<String>,
    at: (i32, i32),
}

/// A handle: copies are the same.
#[derive(Clone, Copy)]
struct Explaining {
    shown: RwSignal<Option<ShownExplanation>>,
    parts_under_pointer: StoredValue<Option<PartsUnderPointer>>,
    timer: StoredValue<Option<TimeoutHandle>, LocalStorage>,
    /// Whether the click that follows belongs to a long press.
    swallows_next_click: StoredValue<bool>,
    /// What had the focus before the explanation.
    asked_from: StoredValue<Option<HtmlElement>, LocalStorage>,
}

/// The explanation, where one is asked for. Listens as long as the table is open.
pub(super) fn card<G: Board>(screen: TableScreen<G>) -> AnyView {
    let explaining = Explaining {
        shown: RwSignal::new(None),
        parts_under_pointer: StoredValue::new(None),
        timer: StoredValue::new_local(None),
        swallows_next_click: StoredValue::new(false),
        asked_from: StoredValue::new_local(None),
    };
    explaining.listen();
    // What is on the table has changed: what was told of it is old. Whoever rests there goes on waiting to be told.
    Effect::new(move |_| {
        screen.scene.track();
        screen.curtain.track();
        explaining.hide();
    });
    let drawn = move || {
        explaining
            .shown
            .with(Option::is_some)
            .then(|| lazy::table_part(screen.game_id, move |more| (more.explanation)(&(screen, explaining))))
    };
    view! { {drawn} }.into_any()
}

/// What is explained: of the screen, and what is asked for.
pub(crate) fn explanation<G: Board>(of: &dyn Any) -> AnyView {
    let Some(&(screen, explaining)) = of.downcast_ref::<(TableScreen<G>, Explaining)>() else {
        return ().into_any();
    };
    let drawn = move || {
        let shown = explaining.shown.get()?;
        let scene = screen.scene.get();
        let all = shown.parts.iter().filter_map(|part| scene.game.explain(&scene.view, part));
        let all: Vec<Explanation> = all.collect();
        if shown.by_key {
            browser::focus_later(".part-card");
        }
        (!all.is_empty()).then(|| draw(screen, explaining, &shown, &all))
    };
    view! { {drawn} }.into_any()
}

fn draw<G: Board>(
    screen: TableScreen<G>,
    explaining: Explaining,
    shown: &ShownExplanation,
    explanations: &[Explanation],
) -> Node {
    let position = position_beside(shown.explained, browser::window_size());
    let pixels = |length: f64| format!("{length:.0}px");
    let (top, bottom) = match position.edge {
        Edge::Top(top) => (Some(pixels(top)), None),
        Edge::Bottom(bottom) => (None, Some(pixels(bottom))),
    };
    let names = screen.scene.with_untracked(|scene| scene.names.clone());
    let label = explanations.first().map(|explanation| screen.speech.say(&explanation.name, &names));
    let close = shown.pinned.then(|| {
        let words = screen.speech.say_id("web-close");
        draw! {
            <button type="button" class="quiet close" aria-label=words on:click=move |_| explaining.close_and_return()>"×"</button>
        }
    });
    let (class, role) = match shown.pinned {
        true => ("part-card pinned", "dialog"),
        false => ("part-card", "tooltip"),
    };
    let told = explanations.iter().map(|explanation| tell(screen, explanation)).collect_node();
    draw! {
        <div
            class=class
            role=role
            aria-label=label
            tabindex="-1"
            style:left=pixels(position.left)
            style:width=pixels(position.width)
            style:top=top
            style:bottom=bottom
            style:max-height=pixels(position.most_height)
        >
            {close}
            {told}
        </div>
    }
}

/// Name, values and rules of one part.
pub(crate) fn tell<G: Board>(screen: TableScreen<G>, explanation: &Explanation) -> Node {
    let names = screen.scene.with_untracked(|scene| scene.names.clone());
    let values = explanation.values.iter().map(|value| draw! { <li>{screen.speech.say(value, &names)}</li> });
    let values: Vec<_> = values.collect();
    let values = (!values.is_empty()).then(|| draw! { <ul class="part-values">{values}</ul> });
    let rules = explanation.rules.iter().map(|&rule| {
        let address = Route::Rules(screen.game_id, Some(rule.number())).address();
        draw! {
            <p class="part-rule">
                <a class="rule-link" href=address>{rule.to_string()}</a> " " {screen.speech.rule(rule)}
            </p>
        }
    });
    draw! {
        <p class="part-name">{screen.speech.say(&explanation.name, &names)}</p>
        {values}
        {rules.collect_node()}
    }
}

impl Explaining {
    fn listen(self) {
        let handles = [
            window_event_listener(ev::pointerover, move |event| self.hear_over(&event)),
            window_event_listener(ev::pointerdown, move |event| self.hear_down(&event)),
            window_event_listener(ev::pointermove, move |event| self.hear_move(&event)),
            window_event_listener(ev::pointerup, move |_| self.stop_timer()),
            window_event_listener(ev::pointercancel, move |_| self.stop_timer()),
            window_event_listener(ev::contextmenu, move |event| self.hear_menu(&event)),
            window_event_listener(ev::click, move |event| self.hear_click(event.target())),
            window_event_listener(ev::focusin, move |event| self.hear_focus(event.target())),
            window_event_listener(ev::keydown, move |event| self.hear_key(&event)),
            window_event_listener(ev::scroll, move |_| self.close()),
        ];
        // A click is heard on its way down: whatever it would press never hears of it.
        let swallow = Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| {
            if self.swallows_next_click.try_get_value() == Some(true) {
                self.swallows_next_click.set_value(false);
                event.stop_immediate_propagation();
                event.prevent_default();
            }
        });
        let _ = window().add_event_listener_with_callback_and_bool("click", function(&swallow), true);
        let swallow = StoredValue::new_local(swallow);
        on_cleanup(move || {
            handles.into_iter().for_each(|handle| handle.remove());
            self.stop_timer();
            swallow.try_with_value(|swallow| {
                let _ =
                    window().remove_event_listener_with_callback_and_bool("click", function(swallow), true);
            });
        });
    }

    // A mouse

    fn hear_over(self, event: &ev::PointerEvent) {
        if event.pointer_type() == "touch" || in_card(event.target()) {
            return;
        }
        let parts = parts_at(event.target()).map(|(_, parts)| parts);
        if self
            .parts_under_pointer
            .with_value(|before| before.as_ref().map(|before| &before.parts) == parts.as_ref())
        {
            return;
        }
        self.stop_timer();
        if self.shown.with_untracked(|shown| shown.as_ref().is_some_and(|shown| !shown.pinned)) {
            self.shown.set(None);
        }
        let at = (event.client_x(), event.client_y());
        self.parts_under_pointer.set_value(parts.map(|parts| PartsUnderPointer { parts, at }));
        if self.parts_under_pointer.with_value(Option::is_some) && event.buttons() == 0 {
            self.start_timer(REST_BEFORE_EXPLAINING, move || {
                self.show_parts_under_pointer(false);
            });
        }
    }

    // A finger

    fn hear_down(self, event: &ev::PointerEvent) {
        self.swallows_next_click.set_value(false);
        if in_card(event.target()) {
            return;
        }
        self.close();
        if event.pointer_type() == "touch" && event.is_primary() {
            let at = (event.client_x(), event.client_y());
            self.parts_under_pointer
                .set_value(parts_at(event.target()).map(|(_, parts)| PartsUnderPointer { parts, at }));
            self.start_timer(LONG_PRESS, move || {
                self.swallows_next_click.set_value(self.show_parts_under_pointer(true));
            });
        }
    }

    fn hear_move(self, event: &ev::PointerEvent) {
        let scrolls = |under: &Option<PartsUnderPointer>| {
            under.as_ref().is_some_and(|PartsUnderPointer { at: (x, y), .. }| {
                (event.client_x() - x).abs() > SCROLL_DISTANCE
                    || (event.client_y() - y).abs() > SCROLL_DISTANCE
            })
        };
        if event.pointer_type() == "touch" && self.parts_under_pointer.with_value(scrolls) {
            self.stop_timer();
        }
    }

    /// A right click, the menu key, and with some browsers a finger that stays.
    fn hear_menu(self, event: &ev::MouseEvent) {
        let Some((element, parts)) = parts_at(event.target()) else { return };
        event.prevent_default();
        self.stop_timer();
        if self.shown.with_untracked(|shown| shown.as_ref().is_none_or(|shown| !shown.pinned)) {
            self.show(parts, &element, true);
        }
    }

    /// A press on a part that is nothing but looked at, such as a sign of a track.
    fn hear_click(self, target: Option<EventTarget>) {
        let Some(element) = target.as_ref().and_then(|target| target.dyn_ref::<Element>()) else { return };
        let is_pressable = element.closest(PRESSABLE).ok().flatten().is_some();
        if let Some((place, parts)) = parts_at(target.clone()).filter(|_| !is_pressable) {
            self.show(parts, &place, true);
        }
    }

    // Keys

    fn hear_key(self, event: &ev::KeyboardEvent) {
        let open = self.shown.with_untracked(Option::is_some);
        match event.key().as_str() {
            "Escape" if open => self.close_and_return(),
            _ if keys::is_letter(event, "i") => {
                let Some(focused) = document().active_element() else { return };
                let target = focused.clone().unchecked_into::<EventTarget>();
                let Some((element, parts)) = parts_at(Some(target)) else { return };
                self.asked_from.set_value(focused.dyn_into().ok());
                let explained = Edges::of(&element);
                self.shown.set(Some(ShownExplanation { parts, explained, pinned: true, by_key: true }));
            }
            _ => return,
        }
        event.prevent_default();
        // Nothing else is closed by the same key.
        event.stop_immediate_propagation();
    }

    fn hear_focus(self, target: Option<EventTarget>) {
        let pinned = self.shown.with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.pinned));
        // A finger focuses what it presses; that was the explanation's own place.
        if pinned && !in_card(target) && self.swallows_next_click.try_get_value() == Some(false) {
            self.close();
        }
    }

    // Showing

    /// Explains what is under the pointer or the finger, where it is still there; the board may have been drawn anew meanwhile.
    fn show_parts_under_pointer(self, pinned: bool) -> bool {
        let Some(PartsUnderPointer { parts, at: (x, y) }) = self.parts_under_pointer.get_value() else {
            return false;
        };
        let under = document().element_from_point(x as f32, y as f32);
        let found = parts_at(under.map(|element| element.unchecked_into()));
        let Some((element, _)) = found.filter(|(_, found)| *found == parts) else { return false };
        self.show(parts, &element, pinned);
        true
    }

    fn show(self, parts: Vec<String>, element: &Element, pinned: bool) {
        self.shown.set(Some(ShownExplanation {
            parts,
            explained: Edges::of(element),
            pinned,
            by_key: false,
        }));
    }

    fn close(self) {
        self.stop_timer();
        self.hide();
    }

    fn hide(self) {
        if self.shown.with_untracked(Option::is_some) {
            self.shown.set(None);
        }
    }

    /// Closes the explanation; the focus goes where it was asked from.
    fn close_and_return(self) {
        self.close();
        if let Some(element) = self.asked_from.try_update_value(Option::take).flatten() {
            let _ = element.focus();
        }
    }

    fn start_timer(self, after: Duration, then: impl FnOnce() + 'static) {
        self.stop_timer();
        self.timer.set_value(set_timeout_with_handle(then, after).ok());
    }

    fn stop_timer(self) {
        let _ = self.timer.try_update_value(browser::stop_timer);
    }
}

fn function(closure: &Closure<dyn Fn(web_sys::Event)>) -> &js_sys::Function {
    closure.as_ref().unchecked_ref()
}

/// Whether something happened in the explanation itself.
fn in_card(target: Option<EventTarget>) -> bool {
    let node = target.and_then(|target| target.dyn_into::<web_sys::Node>().ok());
    let card = document().query_selector(".part-card").ok().flatten();
    card.is_some_and(|card| card.contains(node.as_ref()))
}

/// The place where something happened, and the parts it shows.
fn parts_at(target: Option<EventTarget>) -> Option<(Element, Vec<String>)> {
    let element = target?.dyn_into::<Element>().ok()?;
    if let Some(part) = element.closest(&format!("[{PART}]")).ok().flatten() {
        let name = part.get_attribute(PART)?;
        return Some((part, vec![name]));
    }
    let target = element.closest(".target, [role=img]").ok().flatten()?;
    let inside = browser::elements_inside(&target, &format!("[{PART}]"));
    let mut parts: Vec<String> = inside.iter().filter_map(|element| element.get_attribute(PART)).collect();
    parts.dedup();
    (!parts.is_empty()).then_some((target, parts))
}
