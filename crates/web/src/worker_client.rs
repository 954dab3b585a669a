//! Asks the bots' worker, which thinks in a thread of its own, so that the page never waits.

use std::cell::RefCell;
use std::collections::HashMap;

use analysis::Comparison;
use catalog::GameId;
use game::Game;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use worker::{Answer, Findings, Request, TrialRequest};

use crate::browser;

/// What the worker says.
pub(crate) enum Reply<A> {
    /// How far it is, and of how much.
    Progress(u32, u32),
    Answer(Answer<A>),
    /// It could not answer.
    Failed,
}

/// The same as it comes from the worker, where answers are JSON.
enum RawReply {
    Progress(u32, u32),
    /// What is known of something that goes on.
    Part(String),
    Answer(String),
    Failed,
}

type Listener = Box<dyn FnMut(RawReply)>;

#[derive(Default)]
struct Client {
    worker: Option<Worker>,
    asked: u32,
    /// Who waits for which answer; nobody while they are hearing something.
    waiting: HashMap<u32, Option<Listener>>,
}

thread_local! {
    static CLIENT: RefCell<Client> = RefCell::default();
}

/// Asks the worker something; the listener hears of progress, then of the answer.
pub(crate) fn ask<G: Game>(request: &Request<G>, mut listener: impl FnMut(Reply<G::Action>) + 'static) {
    let mut hear = move |reply| {
        listener(match reply {
            RawReply::Progress(done, of) => Reply::Progress(done, of),
            RawReply::Answer(answer) => game::data::from_json(&answer).map_or(Reply::Failed, Reply::Answer),
            RawReply::Part(_) | RawReply::Failed => Reply::Failed,
        });
    };
    let sent = serde_json::to_string(request).ok().and_then(|request| send(&[("request", &request)]));
    match sent {
        Some(id) => wait(id, Box::new(hear)),
        None => hear(RawReply::Failed),
    }
}

/// What is heard of an analysis.
pub(crate) enum AnalysisReply {
    /// What is known by now.
    Part(Box<Findings>),
    /// All of it.
    Whole(Box<Findings>),
    Failed,
}

/// Has the file of a game that is over analysed; the listener hears of it again and again. The number is for [`cancel`].
pub(crate) fn analyse(
    game: GameId,
    file: &str,
    mut listener: impl FnMut(AnalysisReply) + 'static,
) -> Option<u32> {
    let read = |json: &str| game::data::from_json::<Findings>(json).ok().map(Box::new);
    let hear = move |reply: RawReply| {
        listener(match reply {
            RawReply::Progress(..) => return,
            RawReply::Part(part) => read(&part).map_or(AnalysisReply::Failed, AnalysisReply::Part),
            RawReply::Answer(all) => read(&all).map_or(AnalysisReply::Failed, AnalysisReply::Whole),
            RawReply::Failed => AnalysisReply::Failed,
        });
    };
    let id = send(&[("game", game.name()), ("analyse", file)])?;
    wait(id, Box::new(hear));
    Some(id)
}

/// Nobody wants to hear of this analysis any more.
pub(crate) fn cancel(id: u32) {
    CLIENT.with_borrow_mut(|client| {
        if client.waiting.remove(&id).is_some()
            && let Some(worker) = &client.worker
        {
            let message = js_sys::Object::new();
            let _ = js_sys::Reflect::set(&message, &"cancel".into(), &JsValue::from_f64(id.into()));
            let _ = worker.post_message(&message);
        }
    });
}

/// Has a turn that was tried compared with others; nothing where that fails.
pub(crate) fn compare<G: Game>(
    request: &TrialRequest<G>,
    listener: impl FnOnce(Option<Comparison>) + 'static,
) {
    let text = serde_json::to_string(request).unwrap_or_default();
    let mut listener = Some(listener);
    let mut hear = move |reply: RawReply| {
        let answer = match &reply {
            RawReply::Answer(answer) => game::data::from_json::<Option<Comparison>>(answer).ok().flatten(),
            RawReply::Progress(..) | RawReply::Part(_) | RawReply::Failed => None,
        };
        if let Some(listener) = listener.take() {
            listener(answer);
        }
    };
    match send(&[("game", request.game.name()), ("compare", &text)]) {
        Some(id) => wait(id, Box::new(hear)),
        None => hear(RawReply::Failed),
    }
}

fn wait(id: u32, listener: Listener) {
    CLIENT.with_borrow_mut(|client| drop(client.waiting.insert(id, Some(listener))));
}

/// Sends something to the worker, which is started if there is none; the number under which it answers.
fn send(parts: &[(&str, &str)]) -> Option<u32> {
    CLIENT.with_borrow_mut(|client| {
        if client.worker.is_none() {
            client.worker = start_worker();
        }
        let worker = client.worker.as_ref()?;
        client.asked += 1;
        let message = js_sys::Object::new();
        let set =
            |name: &str, value: JsValue| js_sys::Reflect::set(&message, &JsValue::from_str(name), &value);
        set("id", JsValue::from_f64(client.asked.into())).ok()?;
        for (name, text) in parts {
            set(name, JsValue::from_str(text)).ok()?;
        }
        worker.post_message(&message).ok()?;
        Some(client.asked)
    })
}

/// Stops whatever the worker is doing; nobody hears of it any more.
pub(crate) fn stop() {
    CLIENT.with_borrow_mut(|client| {
        if client.waiting.is_empty() {
            return;
        }
        client.waiting.clear();
        client.end_worker();
    });
}

impl Client {
    fn end_worker(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
    }
}

fn start_worker() -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&browser::meta("seaboard:worker")?, &options).ok()?;
    let listen = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| hear(&event.data()));
    worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    let fail = Closure::<dyn Fn(JsValue)>::new(|_| {
        let waiting = CLIENT.with_borrow_mut(|client| {
            client.worker = None;
            std::mem::take(&mut client.waiting)
        });
        waiting.into_values().flatten().for_each(|mut listener| listener(RawReply::Failed));
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
        RawReply::Progress(done, of)
    } else if let Some(part) = text("part") {
        RawReply::Part(part)
    } else if let Some(answer) = text("answer") {
        RawReply::Answer(answer)
    } else {
        leptos::logging::warn!("worker: {}", text("trouble").unwrap_or_default());
        RawReply::Failed
    };
    // The listener may ask again or stop the worker, so the client is not borrowed while the listener hears.
    let last = !matches!(reply, RawReply::Progress(..) | RawReply::Part(_));
    let broken = matches!(reply, RawReply::Failed);
    let listener = CLIENT.with_borrow_mut(|client| match last {
        true => client.waiting.remove(&id).flatten(),
        false => client.waiting.get_mut(&id).and_then(Option::take),
    });
    let Some(mut listener) = listener else { return };
    listener(reply);
    CLIENT.with_borrow_mut(|client| {
        if let Some(slot) = client.waiting.get_mut(&id) {
            *slot = Some(listener);
        }
        // Whatever was wrong with it, the next one may be better.
        if broken && client.waiting.is_empty() {
            client.end_worker();
        }
    });
}
