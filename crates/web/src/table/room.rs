//! The people around a table on a server: who is there, how much time they have, what they propose, and what can be done about
//! somebody who is gone.

use game::{Message, Seat, Seats};
use leptos::prelude::*;
use protocol::{
    Answer, Back, Claim, ClaimFor, Gift, Offer, OfferKind, OpenOffer, Pace, Phase, Resume, Room, RoomSeat,
    Sitter,
};

use super::chat::Chat;
use super::clock::{self, Written};
use super::online::Online;
use crate::net::socket::{self, Link};
use crate::speech::Speech;

/// How long a broken connection is nobody's business: most come back before anybody notices.
const UNNOTICED: f64 = 1500.0;
/// A clock with less than this is short of time.
const SHORT: u64 = 30_000;

/// The line under the bar: seats with presence and clocks, who looks on, the chat.
pub(super) fn strip(online: Online, speech: Speech, chat: Chat, awaited: Signal<Seats>) -> AnyView {
    let places = move || {
        let names = online.names(speech);
        let seats = online.read(|room| room.seats.clone());
        let place = |(index, seat): (usize, &RoomSeat)| {
            place(online, speech, index, seat, names.get(index).cloned().unwrap_or_default(), awaited)
        };
        seats.iter().enumerate().map(place).collect_view()
    };
    let watching = move || {
        let count = online.read(|room| room.watching);
        (count > 0).then(|| {
            let said = speech.tell(&Message::new("web-looking-on").with("count", count));
            view! { <span class="watching">{said}</span> }
        })
    };
    view! {
        <section
            class="company"
            aria-label=move || speech.id("web-room")
            on:keydown=move |event| if event.key() == "Escape" { chat.close() }
        >
            <ul class="places">{places}</ul>
            {watching}
            {chat.button()}
            {chat.panel()}
        </section>
    }
    .into_any()
}

/// A seat: who has it, whether they are there and must decide, and their clock.
fn place(
    online: Online,
    speech: Speech,
    index: usize,
    seat: &RoomSeat,
    name: String,
    awaited: Signal<Seats>,
) -> AnyView {
    let number = Seat::new(index);
    let own = number.is_some() && number == online.read(|room| online.own_seat(room));
    let turn = move || number.is_some_and(|seat| awaited.get().contains(seat));
    let (class, presence) = match (&seat.sitter, seat.here) {
        (Sitter::Bot { .. }, _) => ("bot", "web-seat-bot"),
        (_, true) => ("here", "web-seat-here"),
        (_, false) => ("gone", "web-seat-away"),
    };
    let program = matches!(seat.sitter, Sitter::Program { .. })
        .then(|| view! { <span class="badge">{speech.id("web-seat-program")}</span> });
    view! {
        <li class=format!("place {class}") class:own=own class:turn=turn>
            <span class="buoy" aria-hidden="true"></span>
            <span class="who">{name}</span>
            {program}
            <span class="sr-only">{speech.id(presence)}{move || turn().then(|| format!(", {}", speech.id("web-seat-turn")))}</span>
            {move || time(online, speech, index)}
        </li>
    }
    .into_any()
}

/// What is left of somebody's time.
fn time(online: Online, speech: Speech, index: usize) -> Option<AnyView> {
    let now = online.time.get();
    let (clock, running) = online.read(|room| {
        let running = Seat::new(index).is_some_and(|seat| room.running.contains(seat));
        (clock::left(room, index, running, now), running)
    });
    let clock = clock?;
    let days = matches!(online.settings.pace, Pace::Days { .. });
    let in_reserve = days && running && clock.left == 0;
    let left = if in_reserve { clock.reserve } else { clock.left };
    let short = running && left < SHORT;
    let reserve = (days && !in_reserve && clock.reserve > 0).then(|| {
        let left = Written::new(clock.reserve).words(speech);
        speech.tell(&Message::new("web-clock-left-reserve").with("left", left))
    });
    let words = Written::new(left).words(speech);
    Some(
        view! { <span class="time" class:short=short class:reserve=in_reserve title=reserve>{words}</span> }
            .into_any(),
    )
}

/// Something that people at the table must know or decide.
#[derive(Clone, PartialEq)]
enum Affair {
    /// The connection is gone.
    NoLine,
    SessionGone,
    Aborted,
    Paused,
    /// A bot keeps one's seat.
    Kept,
    Offer(OpenOffer),
    /// Somebody is gone or out of time, and the others may decide about the seat.
    Claimable(Seat),
    /// Somebody is gone; in so many seconds the others may decide.
    Gone(Seat, u64),
    /// The game goes on at another table.
    Rematch,
}

/// What people must know or decide, each in a line with its buttons.
pub(super) fn affairs(online: Online, speech: Speech) -> AnyView {
    let link = RwSignal::from(socket::link());
    let all = Memo::new(move |_| affairs_now(online, link.get(), online.time.get()));
    let line = move |affair: Affair| {
        let urgent =
            matches!(affair, Affair::Offer(_) | Affair::Claimable(_) | Affair::NoLine | Affair::SessionGone);
        view! {
            <div class="affair" class:urgent=urgent>
                {words(online, speech, &affair, all)}
                {buttons(online, speech, &affair)}
            </div>
        }
    };
    let key = |affair: &Affair| format!("{:?}", std::mem::discriminant(affair)) + &detail(affair);
    view! {
        <div class="affairs" role="status" aria-live="polite">
            <For each=move || all.get() key=key children=line />
        </div>
    }
    .into_any()
}

/// What is said of an affair. Time that runs is seen, not heard: it would be read out every second.
fn words(online: Online, speech: Speech, affair: &Affair, all: Memo<Vec<Affair>>) -> AnyView {
    let Affair::Gone(seat, _) = *affair else {
        return view! { <span>{said(online, speech, affair)}</span> }.into_any();
    };
    let away = speech.say(&Message::new("web-is-away").with("player", seat), &online.names(speech));
    let now = move || {
        let affair =
            all.get().into_iter().find(|affair| matches!(affair, Affair::Gone(of, _) if *of == seat));
        affair.map(|affair| said(online, speech, &affair))
    };
    view! { <span class="sr-only">{away}</span> <span aria-hidden="true">{now}</span> }.into_any()
}

/// What tells affairs of one kind apart.
fn detail(affair: &Affair) -> String {
    match affair {
        Affair::Offer(OpenOffer { what, by, waiting_for }) => format!("{what:?}{by}{waiting_for:?}"),
        Affair::Claimable(seat) => seat.to_string(),
        Affair::Gone(seat, _) => seat.to_string(),
        _ => String::new(),
    }
}

fn affairs_now(online: Online, link: Link, now: f64) -> Vec<Affair> {
    let broken = match link {
        Link::Trying(since) if crate::browser::now() - since > UNNOTICED => Some(Affair::NoLine),
        Link::SessionGone => Some(Affair::SessionGone),
        _ => None,
    };
    let mut all: Vec<Affair> = broken.into_iter().collect();
    all.extend(online.read(|room| room_affairs(online, room, now)));
    all
}

fn room_affairs(online: Online, room: &Room, now: f64) -> Vec<Affair> {
    let mut all = Vec::new();
    if room.phase == Phase::Aborted {
        all.push(Affair::Aborted);
    }
    let own = online.own_seat(room);
    if room.rematch.is_some() && own.is_some() {
        all.push(Affair::Rematch);
    }
    if room.phase != Phase::Playing {
        return all;
    }
    let kept = own.and_then(|seat| room.seats.get(seat.index()));
    if kept.is_some_and(|seat| matches!(seat.sitter, Sitter::Bot { .. })) {
        all.push(Affair::Kept);
    }
    if room.paused {
        all.push(Affair::Paused);
    }
    all.extend(room.offer.map(Affair::Offer));
    all.extend(online.others(room).and(room.claimable).iter().map(Affair::Claimable));
    let waits = online.others(room).and(room.running).minus(room.claimable);
    all.extend(waits.iter().filter(|_| online.is_live()).filter_map(|seat| {
        let since = room.seats.get(seat.index())?.gone_since?;
        let left = (since as f64 + ::online::ABSENCE as f64 - now).max(0.0) as u64;
        Some(Affair::Gone(seat, left.div_ceil(1000)))
    }));
    all
}

fn said(online: Online, speech: Speech, affair: &Affair) -> String {
    let names = online.names(speech);
    let about = |id: &'static str, seat: Seat| speech.say(&Message::new(id).with("player", seat), &names);
    match affair {
        Affair::NoLine => speech.id("web-net-trying"),
        Affair::SessionGone => speech.id("web-net-session-gone"),
        Affair::Aborted => speech.id("web-ended-early"),
        Affair::Paused => speech.id("web-paused"),
        Affair::Kept => speech.id("web-kept-by-bot"),
        Affair::Rematch => speech.id("web-rematch-ready"),
        Affair::Claimable(seat) => about("web-may-claim", *seat),
        Affair::Gone(seat, seconds) => {
            let left = Written::new(seconds * 1000).words(speech);
            speech.say(&Message::new("web-gone").with("player", *seat).with("left", left), &names)
        }
        Affair::Offer(offer) => {
            let own = online.read(|room| online.own_seat(room));
            let id = match (offer.what, own == Some(offer.by)) {
                (OfferKind::Takeback, true) => "web-asked-takeback",
                (OfferKind::Pause, true) => "web-asked-pause",
                (OfferKind::Abort, true) => "web-asked-abort",
                (OfferKind::Takeback, false) => "web-asks-takeback",
                (OfferKind::Pause, false) => "web-asks-pause",
                (OfferKind::Abort, false) => "web-asks-abort",
            };
            about(id, offer.by)
        }
    }
}

fn buttons(online: Online, speech: Speech, affair: &Affair) -> AnyView {
    let table = online.followed.table;
    let own = online.read(|room| online.own_seat(room));
    let button = |id: &'static str, class: &'static str, press: Box<dyn Fn() + Send + Sync>| {
        view! { <button type="button" class=class on:click=move |_| press()>{speech.id(id)}</button> }
            .into_any()
    };
    match *affair {
        Affair::NoLine => button("web-try-again", "", Box::new(socket::connect)),
        Affair::Paused if own.is_some() => {
            button("web-resume", "main", Box::new(move || online.send(Resume { table })))
        }
        Affair::Kept => button("web-take-back-seat", "main", Box::new(move || online.send(Back { table }))),
        Affair::Claimable(seat) if own.is_some() => {
            let claim = move |what| move || online.send(Claim { table, seat, what });
            let two = online.read(|room| room.seats.len() == 2);
            let win = two.then(|| button("web-claim-win", "", Box::new(claim(ClaimFor::Win))));
            view! { {button("web-claim-bot", "main", Box::new(claim(ClaimFor::Bot)))} {win} }.into_any()
        }
        Affair::Offer(OpenOffer { what, by, waiting_for }) => {
            let answer = move |yes| move || online.send(Answer { table, what, yes });
            match own {
                Some(seat) if seat == by => button("web-withdraw", "", Box::new(answer(false))),
                Some(seat) if waiting_for.contains(seat) => view! {
                    {button("web-agree", "main", Box::new(answer(true)))}
                    {button("web-decline", "", Box::new(answer(false)))}
                }
                .into_any(),
                _ => ().into_any(),
            }
        }
        Affair::Rematch => super::ending::rematch_button(online, speech, "main"),
        _ => ().into_any(),
    }
}

/// What decides on the proposals that one can make.
#[derive(Clone, PartialEq)]
struct Circumstances {
    plays: bool,
    others: Seats,
    paused: bool,
    names: Vec<String>,
}

/// What the menu offers about the people: proposals, and time for the others.
pub(super) fn menu(online: Online, speech: Speech, open: RwSignal<bool>) -> AnyView {
    // The room changes with every move; buttons stay where they are.
    let circumstances = Memo::new(move |_| {
        let read = |room: &Room| {
            let plays = room.phase == Phase::Playing && online.own_seat(room).is_some();
            (plays, online.others(room), room.paused)
        };
        let (plays, others, paused) = online.read(read);
        Circumstances { plays, others, paused, names: online.names(speech) }
    });
    let shown = move || circumstances.with(|now| now.plays.then(|| proposals(online, speech, open, now)));
    shown.into_any()
}

fn proposals(online: Online, speech: Speech, open: RwSignal<bool>, now: &Circumstances) -> AnyView {
    let table = online.followed.table;
    let offer = |id: &'static str, what: OfferKind| {
        let press = move |_| {
            open.set(false);
            online.send(Offer { table, what });
        };
        let taken = move || online.read(|room| room.offer.is_some());
        view! { <button type="button" disabled=taken on:click=press>{speech.id(id)}</button> }
    };
    let counted = online.is_timed();
    let takeback = online.settings.takebacks.then(|| offer("web-offer-takeback", OfferKind::Takeback));
    let pause = (counted && !now.paused).then(|| offer("web-offer-pause", OfferKind::Pause));
    let gift = |seat: Seat| {
        let words = speech.say(&Message::new("web-gift").with("player", seat), &now.names);
        let press = move |_| {
            open.set(false);
            online.send(Gift { table, seat });
        };
        view! { <button type="button" on:click=press>{words}</button> }
    };
    let gifts = counted.then(|| now.others.iter().map(gift).collect_view());
    view! {
        <fieldset>
            <legend>{speech.id("web-proposals")}</legend>
            {takeback}
            {pause}
            {offer("web-offer-abort", OfferKind::Abort)}
            {gifts}
        </fieldset>
    }
    .into_any()
}
