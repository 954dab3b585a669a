//! Small things the browser does for us.

use game::Message;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use table::LARGEST_FILE;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

/// Milliseconds since 1970.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
}

/// The time as events have it.
pub(crate) fn event_time() -> f64 {
    web_sys::Event::new("now").map_or(0.0, |event| event.time_stamp())
}

/// What was to come after a while comes no more.
pub(crate) fn stop_timer(timer: &mut Option<TimeoutHandle>) {
    if let Some(timer) = timer.take() {
        timer.clear();
    }
}

/// A number below this one that nobody can foresee.
pub(crate) fn random_below(bound: f64) -> u64 {
    (js_sys::Math::random() * bound).floor() as u64
}

/// A deal that nobody chose; few enough of them that its number can be told a friend.
pub(crate) fn any_deal() -> u64 {
    random_below(1e6)
}

/// What bots decide from: it has nothing to do with the deal.
pub(crate) fn any_seed() -> u64 {
    random_below(4_294_967_296.0) << 32 | random_below(4_294_967_296.0)
}

/// A date in the reader's own way of writing.
pub(crate) fn date(milliseconds: f64, lang: &str) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(milliseconds));
    date.to_locale_date_string(lang, &JsValue::UNDEFINED).into()
}

/// The time of day in the reader's own way of writing.
pub(crate) fn time(milliseconds: f64, lang: &str) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(milliseconds));
    let wanted = js_sys::Object::new();
    for part in ["hour", "minute"] {
        let _ = js_sys::Reflect::set(&wanted, &part.into(), &"2-digit".into());
    }
    date.to_locale_string(lang, &wanted).into()
}

/// What the page says of itself in a `meta` element.
pub(crate) fn meta(name: &str) -> Option<String> {
    let element = document().query_selector(&format!("meta[name=\"{name}\"]")).ok().flatten()?;
    element.get_attribute("content")
}

/// The element around what an event happened to, or that itself, which a selector names.
pub(crate) fn around(event: &web_sys::Event, selector: &str) -> Option<web_sys::Element> {
    event.target()?.dyn_into::<web_sys::Element>().ok()?.closest(selector).ok().flatten()
}

/// The text of a file of this server's. It is asked for at once, whenever it is waited for.
pub(crate) fn fetch_text(address: &str) -> impl Future<Output = Option<String>> + use<> {
    let answer = wasm_bindgen_futures::JsFuture::from(window().fetch_with_str(address));
    async move {
        let answer = answer.await.ok()?.unchecked_into::<web_sys::Response>();
        if !answer.ok() {
            return None;
        }
        wasm_bindgen_futures::JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
    }
}

/// Adds a sheet of style to the page, unless it is there; ends when it is.
pub(crate) fn bring_sheet(address: &str) -> impl Future<Output = bool> + use<> {
    let there =
        document().query_selector(&format!("link[rel=stylesheet][href=\"{address}\"]")).ok().flatten();
    let coming = there.is_none().then(|| {
        js_sys::Promise::new(&mut |loaded, failed| {
            let Ok(link) = document().create_element("link") else { return };
            let _ = link.set_attribute("rel", "stylesheet");
            let _ = link.set_attribute("href", address);
            let _ = link.add_event_listener_with_callback("load", &loaded);
            let _ = link.add_event_listener_with_callback("error", &failed);
            if let Some(head) = document().head() {
                let _ = head.append_child(&link);
            }
        })
    });
    async move {
        match coming {
            Some(coming) => wasm_bindgen_futures::JsFuture::from(coming).await.is_ok(),
            None => true,
        }
    }
}

/// Lets the browser do what waits: paint, hear a press.
pub(crate) async fn turn() {
    let turn = js_sys::Promise::new(&mut |resolve, _| {
        let _ = window().set_timeout_with_callback(&resolve);
    });
    let _ = wasm_bindgen_futures::JsFuture::from(turn).await;
}

/// All elements of the page that this selector finds.
pub(crate) fn elements(selector: &str) -> Vec<web_sys::Element> {
    document().query_selector_all(selector).map(|list| listed(&list)).unwrap_or_default()
}

/// All that it finds inside this one.
pub(crate) fn elements_inside(element: &web_sys::Element, selector: &str) -> Vec<web_sys::Element> {
    element.query_selector_all(selector).map(|list| listed(&list)).unwrap_or_default()
}

fn listed(list: &web_sys::NodeList) -> Vec<web_sys::Element> {
    (0..list.length()).filter_map(|index| list.get(index)?.dyn_into().ok()).collect()
}

/// Does something once the next picture is painted: what nobody sees need not keep anybody waiting. On a page that nobody sees nothing
/// is painted, and it is done soon.
pub(crate) fn after_paint(act: impl FnOnce() + 'static) {
    let soon = move || set_timeout(act, std::time::Duration::ZERO);
    if document().hidden() { soon() } else { request_animation_frame(soon) }
}

/// How wide and high the window is.
pub(crate) fn window_size() -> (f64, f64) {
    let number =
        |size: Result<JsValue, JsValue>| size.ok().and_then(|size| size.as_f64()).unwrap_or_default();
    (number(window().inner_width()), number(window().inner_height()))
}

/// The address of the page without what follows `#`.
pub(crate) fn base() -> String {
    let location = window().location();
    let origin = location.origin().unwrap_or_default();
    format!("{origin}{}", location.pathname().unwrap_or_default())
}

/// Goes to a page of the app.
pub(crate) fn go(address: &str) {
    let _ = window().location().set_hash(address);
}

/// Goes to a page of the app; going back does not lead to this one.
pub(crate) fn go_instead(address: &str) {
    let _ = window().location().replace(address);
}

/// Whether movement is unwelcome.
pub(crate) fn is_still() -> bool {
    let asked = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    asked.is_some_and(|asked| asked.matches())
}

/// Offers the text as a file to keep.
pub(crate) fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let kind = web_sys::BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let Ok(blob) = web_sys::Blob::new_with_str_sequence_and_options(&parts, &kind) else { return };
    let Ok(address) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    if let Ok(anchor) =
        document().create_element("a").map(|a| a.unchecked_into::<web_sys::HtmlAnchorElement>())
    {
        anchor.set_href(&address);
        anchor.set_download(name);
        anchor.click();
    }
    // Not at once: some browsers read it a moment later.
    set_timeout(move || drop(web_sys::Url::revoke_object_url(&address)), std::time::Duration::from_secs(60));
}

/// Puts the text where it can be pasted from; afterwards says whether that worked.
pub(crate) fn copy(text: &str, then: impl FnOnce(bool) + 'static) {
    let clipboard = window().navigator().clipboard();
    // A page that came unencrypted over a network has none.
    if clipboard.is_undefined() {
        return then(false);
    }
    let promise = clipboard.write_text(text);
    leptos::task::spawn_local(async move {
        then(wasm_bindgen_futures::JsFuture::from(promise).await.is_ok());
    });
}

/// The text of the file that was chosen in this input, or why there is none. One that is too large is not even read.
pub(crate) fn chosen_file(
    input: &web_sys::HtmlInputElement,
    then: impl FnOnce(Result<String, Message>) + 'static,
) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    input.set_value("");
    if file.size() > LARGEST_FILE as f64 {
        return then(Err(Message::new("web-file-damaged").with("reason", table::too_large_message())));
    }
    let promise = file.text();
    leptos::task::spawn_local(async move {
        let text = wasm_bindgen_futures::JsFuture::from(promise).await.ok();
        then(text.and_then(|text| text.as_string()).ok_or_else(|| Message::new("web-file-unread")));
    });
}

/// Focuses an element as soon as it is there.
pub(crate) fn focus_once<E>(element: NodeRef<E>)
where
    E: leptos::html::ElementType + 'static,
    E::Output: JsCast + Clone + 'static,
{
    Effect::new(move |_| {
        if let Some(element) = element.get() {
            let _ = element.unchecked_ref::<web_sys::HtmlElement>().focus();
        }
    });
}

/// Focuses the element that this selects, once the page has been drawn.
pub(crate) fn focus_later(selector: &'static str) {
    request_animation_frame(move || {
        let found = document().query_selector(selector).ok().flatten();
        if let Some(element) = found.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = element.focus();
        }
    });
}

/// Focuses the page's heading, as soon as there is one on the same page: what had the focus is gone.
pub(crate) fn focus_heading() {
    fn focus(page: String) {
        request_animation_frame(move || match document().query_selector("main h1").ok().flatten() {
            _ if window().location().hash().unwrap_or_default() != page => {}
            None => focus(page),
            Some(heading) => {
                let _ = heading.set_attribute("tabindex", "-1");
                let _ = heading.unchecked_into::<web_sys::HtmlElement>().focus();
            }
        });
    }
    focus(window().location().hash().unwrap_or_default());
}

/// Scrolls a list, and nothing else, so that the first of these elements in it is seen.
pub(crate) fn scroll_within(list: &str, element: &str) {
    let found = |selector: &str| {
        document().query_selector(selector).ok().flatten()?.dyn_into::<web_sys::HtmlElement>().ok()
    };
    let (Some(list), Some(element)) = (found(list), found(element)) else { return };
    let (top, height) = (element.offset_top() - list.offset_top(), element.offset_height());
    let (from, seen) = (list.scroll_top(), list.client_height());
    if top < from || top + height > from + seen {
        list.set_scroll_top(top - (seen - height) / 2);
    }
}

/// Whether the server was heard to have tables before the app was there: see early.js.
pub(crate) fn has_early_tables() -> bool {
    document().document_element().is_some_and(|root| root.has_attribute("data-tables"))
}

/// Scrolls whatever must be scrolled so that the middle of the element is in the middle of the screen.
pub(crate) fn scroll_to_middle(element: &web_sys::Element) {
    let how = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&how, &"block".into(), &"center".into());
    let _ = js_sys::Reflect::set(&how, &"inline".into(), &"nearest".into());
    let method = js_sys::Reflect::get(element, &"scrollIntoView".into());
    if let Some(method) = method.ok().and_then(|method| method.dyn_into::<js_sys::Function>().ok()) {
        let _ = method.call1(element, &how);
    }
}

/// Tells the page something: see boot.js.
pub(crate) fn dispatch(event: &str) {
    if let Ok(event) = web_sys::CustomEvent::new(event) {
        let _ = window().dispatch_event(&event);
    }
}
