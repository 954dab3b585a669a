//! Bots and hints at work: a Web Worker answers, so that the page never waits.

use std::cell::RefCell;
use std::collections::HashMap;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;

/// What the worker says.
pub(crate) enum Reply {
    /// How far it is.
    Progress(u32, u32),
    /// The answer, in JSON.
    Answer(String),
    /// It could not answer.
    Trouble,
}

/// Lets the page know how far a thought is.
pub(crate) struct Patience<'a>(pub(crate) &'a js_sys::Function);

impl worker::Watch for Patience<'_> {
    fn go_on(&mut self, done: u32, of: u32) -> bool {
        let _ = self.0.call2(&JsValue::NULL, &done.into(), &of.into());
        true
    }

    /// Levels think for so many continuations, not for a time.
    fn milliseconds(&mut self) -> u32 {
        0
    }
}

type Listener = Box<dyn FnMut(Reply)>;

#[derive(Default)]
struct Crew {
    worker: Option<Worker>,
    asked: u32,
    /// Who waits for which answer; nobody while they are hearing something.
    waiting: HashMap<u32, Option<Listener>>,
}

thread_local! {
    static CREW: RefCell<Crew> = RefCell::default();
}

/// Asks the worker something; the listener hears of progress, then of the answer.
pub(crate) fn ask(request: &str, listener: impl FnMut(Reply) + 'static) {
    let asked = CREW.with_borrow_mut(|crew| {
        if crew.worker.is_none() {
            crew.worker = hire();
        }
        let worker = crew.worker.clone()?;
        crew.asked += 1;
        let message = js_sys::Object::new();
        let set =
            |name: &str, value: JsValue| js_sys::Reflect::set(&message, &JsValue::from_str(name), &value);
        set("id", JsValue::from_f64(crew.asked.into())).ok()?;
        set("request", JsValue::from_str(request)).ok()?;
        worker.post_message(&message).ok()?;
        Some(crew.asked)
    });
    match asked {
        Some(id) => CREW.with_borrow_mut(|crew| drop(crew.waiting.insert(id, Some(Box::new(listener))))),
        None => {
            let mut listener = listener;
            listener(Reply::Trouble);
        }
    }
}

/// Stops whatever the worker is doing; nobody hears of it any more.
pub(crate) fn dismiss() {
    CREW.with_borrow_mut(|crew| {
        if crew.waiting.is_empty() {
            return;
        }
        crew.waiting.clear();
        if let Some(worker) = crew.worker.take() {
            worker.terminate();
        }
    });
}

fn hire() -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&browser::meta("seaboard:worker")?, &options).ok()?;
    let listen = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| hear(&event.data()));
    worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    let fail = Closure::<dyn Fn(JsValue)>::new(|_| {
        let waiting = CREW.with_borrow_mut(|crew| {
            crew.worker = None;
            std::mem::take(&mut crew.waiting)
        });
        waiting.into_values().flatten().for_each(|mut listener| listener(Reply::Trouble));
    });
    worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
    fail.forget();
    Some(worker)
}

fn hear(data: &JsValue) {
    let get = |name: &str| js_sys::Reflect::get(data, &JsValue::from_str(name)).ok();
    let number = |name: &str| get(name).and_then(|value| value.as_f64()).map(|value| value as u32);
    let text = |name: &str| get(name).and_then(|value| value.as_string());
    let Some(id) = number("id") else { return };
    let reply = if let (Some(done), Some(of)) = (number("done"), number("of")) {
        Reply::Progress(done, of)
    } else if let Some(answer) = text("answer") {
        Reply::Answer(answer)
    } else {
        leptos::logging::warn!("worker: {}", text("trouble").unwrap_or_default());
        Reply::Trouble
    };
    // The listener may ask again or dismiss the crew, so it is not held while the listener hears.
    let last = !matches!(reply, Reply::Progress(..));
    let broken = matches!(reply, Reply::Trouble);
    let listener = CREW.with_borrow_mut(|crew| match last {
        true => crew.waiting.remove(&id).flatten(),
        false => crew.waiting.get_mut(&id).and_then(Option::take),
    });
    let Some(mut listener) = listener else { return };
    listener(reply);
    CREW.with_borrow_mut(|crew| {
        if let Some(place) = crew.waiting.get_mut(&id) {
            *place = Some(listener);
        }
        // Whatever was wrong with it, the next one may be better.
        if broken
            && crew.waiting.is_empty()
            && let Some(worker) = crew.worker.take()
        {
            worker.terminate();
        }
    });
}
