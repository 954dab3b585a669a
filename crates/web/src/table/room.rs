//! The people around a table on a server: who is there, how much time they have, what they propose, and what can be done about
//! somebody who is gone.

use game::{Message, Seat, Seats};
use leptos::prelude::*;
use protocol::{
    Answer, Back, Claim, ClaimFor, Gift, Offer, OfferKind, OpenOffer, Pace, Phase, Resume, Room, RoomSeat,
    Sitter,
};

use super::chat::Chat;
use super::clock::{self, ClockText};
use super::online_page::OnlineTableHandle;
use crate::avatar;
use crate::draw::Node;
use crate::keys;
use crate::net::socket::{self, Connection};
use crate::settings::Settings;
use crate::speech::Speech;

/// How long a broken connection is nobody's business: most come back before anybody notices.
const UNNOTICED_BREAK_MS: f64 = 1500.0;
/// A clock with less than this is short of time.
const SHORT_CLOCK_MS: u64 = 30_000;

/// The line under the bar: seats with presence and clocks, who looks on, the chat.
pub(super) fn seat_strip(
    online: OnlineTableHandle,
    speech: Speech,
    chat: Chat,
    awaited: Signal<Seats>,
) -> AnyView {
    let seat_items = move || {
        let names = online.names(speech);
        let seats = online.read(|room| room.seats.clone());
        let item = |(index, seat): (usize, &RoomSeat)| {
            seat_item(online, speech, index, seat, names.get(index).cloned().unwrap_or_default(), awaited)
        };
        seats.iter().enumerate().map(item).collect_view()
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
            aria-label=move || speech.say_id("web-room")
            on:keydown=move |event| if event.key() == "Escape" { chat.close() }
        >
            <ul class="company-seats">{seat_items}</ul>
            {watching}
            {chat.button()}
            {chat.panel()}
        </section>
    }
    .into_any()
}

/// A seat: who has it, whether they are there and must decide, and their clock.
fn seat_item(
    online: OnlineTableHandle,
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
        .then(|| view! { <span class="badge">{speech.say_id("web-seat-program")}</span> });
    view! {
        <li class=format!("company-seat {class}") class:own=own class:turn=turn>
            <span class="buoy" aria-hidden="true"></span>
            {face(online, index)}
            <span class="who">{name}</span>
            {program}
            <span class="sr-only">{speech.say_id(presence)}{move || turn().then(|| format!(", {}", speech.say_id("web-seat-turn")))}</span>
            {move || time(online, speech, index)}
        </li>
    }
    .into_any()
}

/// The face of whoever sits there.
fn face(online: OnlineTableHandle, index: usize) -> Option<Node> {
    let own = online.read(|room| online.own_seat(room));
    let all = Settings::of_page().read(|preferences| avatar::avatars(&online.players(), own, preferences));
    all.get(index).copied().map(avatar::draw)
}

/// What is left of somebody's time.
fn time(online: OnlineTableHandle, speech: Speech, index: usize) -> Option<AnyView> {
    let now = online.time.get();
    let (clock, running) = online.read(|room| {
        let running = Seat::new(index).is_some_and(|seat| room.running.contains(seat));
        (clock::left(room, index, running, now), running)
    });
    let clock = clock?;
    let days = matches!(online.agreed.pace, Pace::Days { .. });
    let in_reserve = days && running && clock.left == 0;
    let left = if in_reserve { clock.reserve } else { clock.left };
    let short = running && left < SHORT_CLOCK_MS;
    let reserve = (days && !in_reserve && clock.reserve > 0).then(|| {
        let left = ClockText::new(clock.reserve).text(speech);
        speech.tell(&Message::new("web-clock-left-reserve").with("left", left))
    });
    let words = ClockText::new(left).text(speech);
    Some(
        view! { <span class="time" class:short=short class:reserve=in_reserve title=reserve>{words}</span> }
            .into_any(),
    )
}

/// Something that people at the table must know or decide.
#[derive(Clone, PartialEq)]
enum TableNotice {
    /// The connection is gone.
    NoConnection,
    SessionGone,
    Aborted,
    Paused,
    /// A bot keeps one's seat.
    BotInOwnSeat,
    Offer(OpenOffer),
    /// Somebody is gone or out of time, and the others may decide about the seat.
    Claimable(Seat),
    /// Somebody is gone; in so many seconds the others may decide.
    Gone(Seat, u64),
    /// The game goes on at another table.
    Rematch,
}

/// What people must know or decide, each in a line with its buttons.
pub(super) fn notices(online: OnlineTableHandle, speech: Speech) -> AnyView {
    let connection = RwSignal::from(socket::connection());
    let all = Memo::new(move |_| notices_now(online, connection.get(), online.time.get()));
    // A line that goes takes its buttons with it, and the focus that one of them had.
    Effect::new(move |_| {
        all.track();
        request_animation_frame(keys::focus_table_if_lost);
    });
    let line = move |notice: TableNotice| {
        let urgent = matches!(
            notice,
            TableNotice::Offer(_)
                | TableNotice::Claimable(_)
                | TableNotice::NoConnection
                | TableNotice::SessionGone
        );
        view! {
            <div class="affair" class:urgent=urgent>
                {notice_view(online, speech, &notice, all)}
                {buttons(online, speech, &notice)}
            </div>
        }
    };
    let key = |notice: &TableNotice| format!("{:?}", std::mem::discriminant(notice)) + &detail(notice);
    view! {
        <div class="affairs" role="status" aria-live="polite">
            <For each=move || all.get() key=key children=line />
        </div>
    }
    .into_any()
}

/// A notice in its line. Time that runs is seen, not heard: it would be read out every second.
fn notice_view(
    online: OnlineTableHandle,
    speech: Speech,
    notice: &TableNotice,
    all: Memo<Vec<TableNotice>>,
) -> AnyView {
    let TableNotice::Gone(seat, _) = *notice else {
        return view! { <span>{notice_text(online, speech, notice)}</span> }.into_any();
    };
    let away = speech.say(&Message::new("web-is-away").with("player", seat), &online.names(speech));
    let now = move || {
        let notice =
            all.get().into_iter().find(|notice| matches!(notice, TableNotice::Gone(of, _) if *of == seat));
        notice.map(|notice| notice_text(online, speech, &notice))
    };
    view! { <span class="sr-only">{away}</span> <span aria-hidden="true">{now}</span> }.into_any()
}

/// What tells notices of one kind apart.
fn detail(notice: &TableNotice) -> String {
    match notice {
        TableNotice::Offer(OpenOffer { what, by, waiting_for }) => format!("{what:?}{by}{waiting_for:?}"),
        TableNotice::Claimable(seat) => seat.to_string(),
        TableNotice::Gone(seat, _) => seat.to_string(),
        _ => String::new(),
    }
}

fn notices_now(online: OnlineTableHandle, connection: Connection, now: f64) -> Vec<TableNotice> {
    let broken = match connection {
        Connection::Trying(since) if crate::browser::now() - since > UNNOTICED_BREAK_MS => {
            Some(TableNotice::NoConnection)
        }
        Connection::SessionGone => Some(TableNotice::SessionGone),
        _ => None,
    };
    let mut all: Vec<TableNotice> = broken.into_iter().collect();
    all.extend(online.read(|room| room_notices(online, room, now)));
    all
}

fn room_notices(online: OnlineTableHandle, room: &Room, now: f64) -> Vec<TableNotice> {
    let mut all = Vec::new();
    if room.phase == Phase::Aborted {
        all.push(TableNotice::Aborted);
    }
    let own = online.own_seat(room);
    if room.rematch.is_some() && own.is_some() {
        all.push(TableNotice::Rematch);
    }
    if room.phase != Phase::Playing {
        return all;
    }
    let kept = own.and_then(|seat| room.seats.get(seat.index()));
    if kept.is_some_and(|seat| matches!(seat.sitter, Sitter::Bot { .. })) {
        all.push(TableNotice::BotInOwnSeat);
    }
    if room.paused {
        all.push(TableNotice::Paused);
    }
    all.extend(room.offer.map(TableNotice::Offer));
    all.extend(online.others(room).and(room.claimable).iter().map(TableNotice::Claimable));
    let waits = online.others(room).and(room.running).minus(room.claimable);
    all.extend(waits.iter().filter(|_| online.is_live()).filter_map(|seat| {
        let since = room.seats.get(seat.index())?.gone_since?;
        let left = (since as f64 + online::ABSENCE as f64 - now).max(0.0) as u64;
        Some(TableNotice::Gone(seat, left.div_ceil(1000)))
    }));
    all
}

fn notice_text(online: OnlineTableHandle, speech: Speech, notice: &TableNotice) -> String {
    let names = online.names(speech);
    let about = |id: &'static str, seat: Seat| speech.say(&Message::new(id).with("player", seat), &names);
    match notice {
        TableNotice::NoConnection => speech.say_id("web-net-trying"),
        TableNotice::SessionGone => speech.say_id("web-net-session-gone"),
        TableNotice::Aborted => speech.say_id("web-ended-early"),
        TableNotice::Paused => speech.say_id("web-paused"),
        TableNotice::BotInOwnSeat => speech.say_id("web-kept-by-bot"),
        TableNotice::Rematch => speech.say_id("web-rematch-ready"),
        TableNotice::Claimable(seat) => about("web-may-claim", *seat),
        TableNotice::Gone(seat, seconds) => {
            let left = ClockText::new(seconds * 1000).text(speech);
            speech.say(&Message::new("web-gone").with("player", *seat).with("left", left), &names)
        }
        TableNotice::Offer(offer) => {
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

fn buttons(online: OnlineTableHandle, speech: Speech, notice: &TableNotice) -> AnyView {
    let table = online.feed.table;
    let own = online.read(|room| online.own_seat(room));
    let button = |id: &'static str, class: &'static str, press: Box<dyn Fn() + Send + Sync>| {
        view! { <button type="button" class=class on:click=move |_| press()>{speech.say_id(id)}</button> }
            .into_any()
    };
    match *notice {
        TableNotice::NoConnection => button("web-try-again", "", Box::new(socket::connect)),
        TableNotice::Paused if own.is_some() => {
            button("web-resume", "main", Box::new(move || online.send(Resume { table })))
        }
        TableNotice::BotInOwnSeat => {
            button("web-take-back-seat", "main", Box::new(move || online.send(Back { table })))
        }
        TableNotice::Claimable(seat) if own.is_some() => {
            let claim = move |what| move || online.send(Claim { table, seat, what });
            let two = online.read(|room| room.seats.len() == 2);
            let win = two.then(|| button("web-claim-win", "", Box::new(claim(ClaimFor::Win))));
            view! { {button("web-claim-bot", "main", Box::new(claim(ClaimFor::Bot)))} {win} }.into_any()
        }
        TableNotice::Offer(OpenOffer { what, by, waiting_for }) => {
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
        TableNotice::Rematch => super::ending::rematch_button(online, speech, "main"),
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
pub(super) fn menu(online: OnlineTableHandle, speech: Speech, open: RwSignal<bool>) -> AnyView {
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

fn proposals(
    online: OnlineTableHandle,
    speech: Speech,
    open: RwSignal<bool>,
    now: &Circumstances,
) -> AnyView {
    let table = online.feed.table;
    let offer = |id: &'static str, what: OfferKind| {
        let press = move |_| {
            open.set(false);
            online.send(Offer { table, what });
        };
        let taken = move || online.read(|room| room.offer.is_some());
        view! { <button type="button" disabled=taken on:click=press>{speech.say_id(id)}</button> }
    };
    let counted = online.is_timed();
    let takeback = online.agreed.takebacks.then(|| offer("web-offer-takeback", OfferKind::Takeback));
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
            <legend>{speech.say_id("web-proposals")}</legend>
            {takeback}
            {pause}
            {offer("web-offer-abort", OfferKind::Abort)}
            {gifts}
        </fieldset>
    }
    .into_any()
}
