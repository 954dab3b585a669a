//! What people at a table on a server say to each other: ready sentences and signs, which everybody reads in their own language, and
//! free text where it was agreed on.

use std::collections::HashSet;
use std::time::Duration;

use game::Message;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{ChatLine, PersonId, Preset, Said, Say, limits};
use wasm_bindgen::JsCast;

use super::chat_icons;
use super::online_page::OnlineTableHandle;
use crate::app::{self, Banner};
use crate::browser;
use crate::draw::draw;
use crate::net::socket::{self, Connection};
use crate::net::{api, codes};
use crate::speech::Speech;
use crate::store;

/// The chat of a table. It is a handle: copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Chat {
    online: OnlineTableHandle,
    speech: Speech,
    open: RwSignal<bool>,
    /// When the last line was said that was seen.
    seen: RwSignal<u64>,
    /// Whom one does not want to hear.
    muted: RwSignal<HashSet<PersonId>>,
    text: RwSignal<String>,
    /// What was sent and has not come back from the server.
    on_the_way: StoredValue<Vec<Say>>,
}

/// How long to wait after too much was said.
const PAUSE_AFTER_TOO_MUCH: Duration = Duration::from_secs(3);
/// Why the server takes a line from nobody.
const UNSAYABLE: [&str; 4] = ["net-forbidden", "net-no-text", "net-no-line", "net-long-line"];

impl Chat {
    pub(super) fn new(online: OnlineTableHandle, speech: Speech) -> Chat {
        let chat = Chat {
            online,
            speech,
            open: RwSignal::new(false),
            seen: RwSignal::new(codes::of(online.feed.table).chat_seen),
            muted: RwSignal::new(store::muted()),
            text: RwSignal::new(String::new()),
            on_the_way: StoredValue::new(Vec::new()),
        };
        chat.resend_when_reconnected();
        // Whoever presses something else is done with it.
        let elsewhere = window_event_listener(ev::pointerdown, move |event| {
            let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            let inside = element.is_some_and(|element| matches!(element.closest(".company"), Ok(Some(_))));
            if !inside && chat.open.try_get_untracked() == Some(true) {
                chat.open.set(false);
            }
        });
        on_cleanup(move || elsewhere.remove());
        // What is said while the chat is open is seen.
        Effect::new(move |_| {
            let last = chat.lines().iter().map(|line| line.at).max().unwrap_or_default();
            if chat.open.get() && chat.seen.get_untracked() < last {
                chat.seen.set(last);
                codes::save(chat.online.feed.table, |kept| kept.chat_seen = last);
            }
        });
        chat
    }

    /// The lines of those whom one wants to hear.
    fn lines(self) -> Vec<ChatLine> {
        let muted = self.muted.get();
        self.online
            .feed
            .chat
            .with(|lines| lines.iter().filter(|line| !muted.contains(&line.by)).cloned().collect())
    }

    /// Opens the chat, and says how much in it is new.
    pub(super) fn button(self) -> AnyView {
        let (speech, open) = (self.speech, self.open);
        let new = move || {
            let seen = self.seen.get();
            self.lines().iter().filter(|line| line.at > seen && !self.is_own(line)).count()
        };
        let words = move || match new() {
            0 => speech.say_id("web-chat"),
            count => speech.tell(&Message::new("web-chat-new").with("count", count)),
        };
        let count =
            move || Some(new()).filter(|&new| new > 0).map(|new| view! { <b class="count">{new}</b> });
        view! {
            <button
                type="button"
                class="chat-button"
                aria-label=words
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {chat_icons::bubble()}
                {count}
            </button>
            <div class="sr-only" role="log" aria-live="polite">{move || self.last_words()}</div>
        }
        .into_any()
    }

    fn is_own(self, line: &ChatLine) -> bool {
        let you = socket::you();
        you.with_untracked(|you| you.as_ref().is_some_and(|you| you.id == line.by))
    }

    /// The last line, for whoever cannot see it. What was said before they came is old.
    fn last_words(self) -> Option<String> {
        let line = self.lines().pop().filter(|line| !self.is_own(line))?;
        let recent = socket::server_now() - line.at as f64;
        (recent < 30_000.0).then(|| {
            let said = line_text(self.speech, &line.said);
            self.speech.tell(&Message::new("web-labelled").with("label", line.name).with("what", said))
        })
    }

    pub(super) fn panel(self) -> impl Fn() -> Option<AnyView> + Send + Sync + 'static {
        move || self.open.get().then(|| self.contents())
    }

    /// Closes the chat; the focus goes where it was opened.
    pub(super) fn close(self) {
        if self.open.get_untracked() {
            self.open.set(false);
            browser::focus_later(".chat-button");
        }
    }

    fn contents(self) -> AnyView {
        let speech = self.speech;
        // The newest line is in sight.
        Effect::new(move |_| {
            self.online.feed.chat.track();
            request_animation_frame(|| browser::scroll_within(".chat ol", ".chat li:last-child"));
        });
        let none = move || {
            let empty = self.lines().is_empty();
            empty.then(|| view! { <p class="soft">{speech.say_id("web-chat-empty")}</p> })
        };
        let line = move |line: ChatLine| self.line(line);
        let key = move |line: &ChatLine| (line.id, speech.lang().code());
        view! {
            <div
                class="chat"
                role="group"
                aria-label=move || speech.say_id("web-chat")
            >
                <ol tabindex="0" aria-label=move || speech.say_id("web-chat")>
                    <For each=move || self.lines() key=key children=line />
                </ol>
                {none}
                {move || self.preset_buttons()}
                {self.free_text()}
                {move || self.unmute_button()}
                <button type="button" class="quiet" on:click=move |_| self.close()>{move || speech.say_id("web-close")}</button>
            </div>
        }
        .into_any()
    }

    fn line(self, line: ChatLine) -> AnyView {
        let (speech, own, by) = (self.speech, self.is_own(&line), line.by);
        let class = if own { "own" } else { "" };
        let said = match line.said {
            Said::Preset(preset) if preset.is_sign() => {
                chat_icons::sign(preset, speech.say_id(preset_name(preset)))
            }
            ref said => draw! { <span class="said-words">{line_text(speech, said)}</span> },
        };
        let looks_on = line.seat.is_none().then(|| view! { <i>{speech.say_id("web-chat-onlooker")}</i> });
        let name = line.name;
        let buttons = (!own).then(|| {
            let mute = speech.tell(&Message::new("web-mute").with("name", name.clone()));
            let block = speech.tell(&Message::new("web-block").with("name", name.clone()));
            view! {
                <button type="button" class="quiet" title=mute.clone() aria-label=mute on:click=move |_| self.mute(by)>{chat_icons::mute()}</button>
                <button type="button" class="quiet" title=block.clone() aria-label=block on:click=move |_| self.block(by)>{chat_icons::block()}</button>
            }
        });
        view! { <li class=class><b>{name.clone()}</b> {looks_on} {said} <span class="ways">{buttons}</span></li> }.into_any()
    }

    /// Sentences and signs to press.
    fn preset_buttons(self) -> AnyView {
        let speech = self.speech;
        let button = |preset: Preset| {
            let words = speech.say_id(preset_name(preset));
            let press = move |_| {
                self.say(Said::Preset(preset));
            };
            match preset.is_sign() {
                true => view! {
                    <button type="button" class="quiet sign-button" aria-label=words.clone() title=words on:click=press>
                        {chat_icons::drawing(preset)}
                    </button>
                }
                .into_any(),
                false => view! { <button type="button" class="preset" on:click=press>{words}</button> }.into_any(),
            }
        };
        let (signs, sentences): (Vec<_>, Vec<_>) =
            Preset::ALL.into_iter().partition(|preset| preset.is_sign());
        let sentences = sentences.into_iter().map(button).collect_view();
        let signs = signs.into_iter().map(button).collect_view();
        view! {
            <div class="presets" role="group" aria-label=speech.say_id("web-chat-ready")>{sentences}</div>
            <div class="presets" role="group" aria-label=speech.say_id("web-chat-signs")>{signs}</div>
        }
        .into_any()
    }

    fn free_text(self) -> Option<AnyView> {
        let (speech, text) = (self.speech, self.text);
        let send = move |event: web_sys::SubmitEvent| {
            event.prevent_default();
            let said = text.get_untracked().trim().to_owned();
            if !said.is_empty() && self.say(Said::Text(said)) {
                text.set(String::new());
            }
        };
        self.online.agreed.chat.then(|| {
            view! {
                <form class="row" on:submit=send>
                    <input
                        type="text"
                        maxlength=limits::CHAT_LETTERS.to_string()
                        aria-label=move || speech.say_id("web-chat-text")
                        placeholder=move || speech.say_id("web-chat-text")
                        prop:value=move || text.get()
                        on:input:target=move |event| text.set(event.target().value())
                    />
                    <button type="submit">{move || speech.say_id("web-chat-send")}</button>
                </form>
            }
            .into_any()
        })
    }

    /// Says something; false where nobody hears it now.
    fn say(self, said: Said) -> bool {
        let feed = self.online.feed;
        // Any number will do that one did not use before: a line that comes twice is one line.
        let id = browser::random_below(f64::from(u32::MAX)) as u32;
        let say = Say { table: feed.table, id, said };
        let sent = feed.send(say.clone());
        if sent {
            self.on_the_way.update_value(|sent| sent.push(say));
        } else {
            feed.refusal.set(Some(Message::new("web-net-not-connected")));
        }
        sent
    }

    /// What was on its way when the connection broke is sent again; the server knows a line that comes twice.
    fn resend_when_reconnected(self) {
        let feed = self.online.feed;
        Effect::new(move |_| {
            feed.chat.with(|lines| {
                let is_here =
                    |say: &Say| lines.iter().any(|line| line.sent_as == say.id && self.is_own(line));
                self.on_the_way.update_value(|sent| sent.retain(|say| !is_here(say)));
            });
        });
        let send = move || {
            for say in self.on_the_way.try_get_value().unwrap_or_default() {
                feed.send(say);
            }
        };
        Effect::new(move |_| match feed.refusal.get().as_ref().map(|why| &*why.id) {
            // What may not be said need not be refused twice.
            Some(why) if UNSAYABLE.contains(&why) => self.on_the_way.update_value(Vec::clear),
            Some("net-too-often") => set_timeout(send, PAUSE_AFTER_TOO_MUCH),
            _ => {}
        });
        let connection = RwSignal::from(socket::connection());
        Effect::new(move |_| {
            if connection.get() == Connection::Connected {
                send();
            }
        });
    }

    fn mute(self, person: PersonId) {
        self.muted.update(|muted| {
            muted.insert(person);
        });
        self.muted.with_untracked(store::save_muted);
    }

    /// Whoever was muted at this table can be heard again.
    fn unmute_button(self) -> Option<AnyView> {
        let muted = self.muted.get();
        let any = self.online.feed.chat.with(|lines| lines.iter().any(|line| muted.contains(&line.by)));
        let press = move |_| {
            let here: HashSet<PersonId> =
                self.online.feed.chat.with_untracked(|lines| lines.iter().map(|line| line.by).collect());
            self.muted.update(|muted| muted.retain(|person| !here.contains(person)));
            self.muted.with_untracked(store::save_muted);
        };
        any.then(|| {
            view! { <button type="button" class="quiet" on:click=press>{self.speech.say_id("web-unmute")}</button> }.into_any()
        })
    }

    /// Never to be seated with somebody again, nor to hear them.
    fn block(self, person: PersonId) {
        self.mute(person);
        spawn_local(async move {
            if let Err(trouble) = api::block(person).await {
                app::tell(Banner::Trouble(trouble.message()));
            }
        });
    }
}

fn line_text(speech: Speech, said: &Said) -> String {
    match said {
        Said::Preset(preset) => speech.say_id(preset_name(*preset)),
        Said::Text(text) => text.clone(),
    }
}

/// The name of a ready sentence.
fn preset_name(preset: Preset) -> &'static str {
    match preset {
        Preset::Hello => "say-hello",
        Preset::GoodGame => "say-good-game",
        Preset::WellPlayed => "say-well-played",
        Preset::Thinking => "say-thinking",
        Preset::Oops => "say-oops",
        Preset::Thanks => "say-thanks",
        Preset::Again => "say-again",
        Preset::BackSoon => "say-back-soon",
        Preset::Smile => "say-smile",
        Preset::Laugh => "say-laugh",
        Preset::Cheer => "say-cheer",
        Preset::Surprise => "say-surprise",
        Preset::Sigh => "say-sigh",
        Preset::Anchor => "say-anchor",
    }
}
