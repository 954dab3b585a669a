//! The waiting room of a table on the server: people sit down, and whoever opened it begins.

use game::{Message, Seat};
use leptos::ev;
use leptos::prelude::*;
use protocol::api::{Card, ChangeSeat, SeatPlan, Sit};
use protocol::{Audience, PersonId, Room, Sitter, TableId};
use worker::Level;

use super::agreed;
use super::asking::Asking;
use super::level_select;
use super::links;
use crate::net::{self, Server, api, codes};
use crate::route::Route;
use crate::speech::{Speech, t};
use crate::table;

/// What the room's parts share. What they read of the room is kept apart: much of it changes often, and buttons stay where they are.
#[derive(Clone, Copy)]
struct Waiting {
    table: TableId,
    room: Signal<Room>,
    speech: Speech,
    server: Server,
    asking: Asking,
    /// What lets others in; new ones may come.
    codes: RwSignal<codes::Codes>,
    owner: Memo<Option<PersonId>>,
    /// Whether one has opened the table.
    owns: Memo<bool>,
    own_seat: Memo<Option<Seat>>,
    /// How many seats nobody has yet.
    free: Memo<usize>,
}

impl Waiting {
    fn new(table: TableId, room: Signal<Room>) -> Waiting {
        let server = Server::of_page();
        let me = Memo::new(move |_| server.me().map(|me| me.id));
        let owner = Memo::new(move |_| room.with(|room| room.owner));
        let is_me =
            move |sitter: &Sitter| matches!(sitter, Sitter::Person { id, .. } if Some(*id) == me.get());
        let own_seat = move |room: &Room| Seat::new(room.seats.iter().position(|seat| is_me(&seat.sitter))?);
        let is_free = |room: &Room| room.seats.iter().filter(|seat| seat.sitter == Sitter::Nobody).count();
        Waiting {
            table,
            room,
            speech: Speech::of_page(),
            server,
            asking: Asking::new(),
            codes: RwSignal::new(codes::of(table)),
            owner,
            owns: Memo::new(move |_| owner.get().is_some() && owner.get() == me.get()),
            own_seat: Memo::new(move |_| room.with(own_seat)),
            free: Memo::new(move |_| room.with(is_free)),
        }
    }

    /// Sits down at this seat, or moves there.
    fn sit(self, seat: Seat) {
        let (table, code) = (self.table, self.codes.with_untracked(|codes| codes.invite.clone()));
        let work = async move { api::sit(table, &Sit { code, seat: Some(seat), salt: net::salt()? }).await };
        self.asking.go(work, drop);
    }

    /// Whoever opened the table says who is to sit here.
    fn change(self, seat: Seat, plan: SeatPlan) {
        let table = self.table;
        self.asking.go(async move { api::change_seat(table, &ChangeSeat { seat, plan }).await }, drop);
    }
}

/// The room before the game, as a page. It follows what the server says of it; what is pressed goes there by itself, and shows when the
/// room has changed.
pub(crate) fn room(room: Signal<Room>, card: Card) -> AnyView {
    let waiting = Waiting::new(card.id, room);
    let speech = waiting.speech;
    let count = Memo::new(move |_| room.with(|room| room.seats.len()));
    let seats = move || (0..count.get()).filter_map(Seat::new).map(|at| seat(waiting, at)).collect_view();
    let line = move || match waiting.free.get() {
        0 => speech.say_id("web-waiting-full"),
        free => speech.tell(&Message::new("web-waiting-for").with("count", free)),
    };
    let links = {
        let audience = card.settings.audience;
        move || waiting.codes.with(|codes| invitation(waiting, codes, audience))
    };
    let inner = view! {
        {agreed::head(&card.game, move || speech.say_id("web-waiting"))}
        <p class="waiting-line" role="status">{line}</p>
        <ol class="online-seats">{seats}</ol>
        {waiting.asking.trouble()}
        {begin(waiting)}
        {links}
        <section>
            <h2>{t("web-agreed")}</h2>
            {agreed::list(&card)}
        </section>
        {owners(waiting)}
    };
    super::paper("waiting", inner.into_any())
}

/// Who sits at a seat, and what one may do about it.
fn seat(waiting: Waiting, at: Seat) -> AnyView {
    let speech = waiting.speech;
    // Presence changes often and changes nothing else.
    let sitter = Memo::new(move |_| {
        let seat = waiting.room.with(|room| room.seats.get(at.index()).map(|seat| seat.sitter.clone()));
        seat.unwrap_or(Sitter::Nobody)
    });
    let here = Memo::new(move |_| {
        waiting.room.with(|room| room.seats.get(at.index()).is_some_and(|seat| seat.here))
    });
    let is_free = move || sitter.with(|sitter| *sitter == Sitter::Nobody);
    let name = move || sitter.with(|sitter| agreed::called(speech, sitter));
    let marks = move || sitter.with(|sitter| marks(waiting, at, sitter));
    let presence = move || {
        let id = match (sitter.get(), here.get()) {
            (Sitter::Person { .. } | Sitter::Program { .. }, true) => "web-seat-here",
            (Sitter::Person { .. } | Sitter::Program { .. }, false) => "web-seat-away",
            (Sitter::Nobody | Sitter::Bot { .. }, _) => return None,
        };
        Some(view! { <small class="seat-presence">{speech.say_id(id)}</small> })
    };
    let label = Message::new("web-seat-n").with("n", at.index() + 1);
    view! {
        <li class="online-seat" class:free=is_free class:here=move || here.get() && !is_free()>
            <span class="sr-only">{move || speech.tell(&label)}</span>
            <span class="seat-number" aria-hidden="true">{at.index() + 1}</span>
            <span class="seat-name"><strong>{name}</strong> {marks} {presence}</span>
            <span class="seat-tools">{move || tools(waiting, at, sitter.get())}</span>
        </li>
    }
    .into_any()
}

/// What is to be known of whoever sits there.
fn marks(waiting: Waiting, at: Seat, sitter: &Sitter) -> AnyView {
    let speech = waiting.speech;
    let owner = waiting.owner.get();
    let own = (waiting.own_seat.get() == Some(at)).then_some("web-seat-you");
    let opened =
        matches!(sitter, Sitter::Person { id, .. } if Some(*id) == owner).then_some("web-seat-owner");
    let program = matches!(sitter, Sitter::Program { .. }).then_some("web-seat-program");
    let bot = matches!(sitter, Sitter::Bot { .. }).then_some("web-seat-bot");
    let marks = [own, opened, program, bot].into_iter().flatten();
    marks.map(|id| view! { <span class="badge">{speech.say_id(id)}</span> " " }).collect_view().into_any()
}

/// What one may do about a seat.
fn tools(waiting: Waiting, at: Seat, sitter: Sitter) -> AnyView {
    let (speech, asking) = (waiting.speech, waiting.asking);
    let named = move |id: &'static str| speech.tell(&Message::new(id).with("n", at.index() + 1));
    let own = waiting.own_seat.get();
    let busy = move || asking.is_busy();
    let free = sitter == Sitter::Nobody;
    let sit = free.then(|| {
        let id = if own.is_some() { "web-sit-over" } else { "web-sit-here" };
        view! {
            <button type="button" class:main=own.is_none() disabled=busy on:click=move |_| waiting.sit(at)>
                {speech.say_id(id)} <span class="sr-only">{named("web-seat-n")}</span>
            </button>
        }
    });
    let leave = (own == Some(at)).then(|| {
        let leave = move |_| {
            let table = waiting.table;
            asking.go(async move { api::leave(table).await }, drop);
        };
        view! { <button type="button" disabled=busy on:click=leave>{speech.say_id("web-leave-seat")}</button> }
    });
    let owner = waiting.owns.get();
    let bot = (owner && free).then(|| {
        let level = RwSignal::new(Level::Helmsman);
        let put = move |_| waiting.change(at, SeatPlan::Bot(level.get_untracked().name().to_owned()));
        view! {
            <button type="button" disabled=busy on:click=put>
                {speech.say_id("web-seat-put-bot")} <span class="sr-only">{named("web-seat-n")}</span>
            </button>
            {level_select(level)}
        }
    });
    let clear = (owner && !free && own != Some(at)).then(|| {
        let clear = move |_| waiting.change(at, SeatPlan::Open);
        view! {
            <button type="button" disabled=busy on:click=clear>
                {speech.say_id("web-free-seat")} <span class="sr-only">{named("web-seat-n")}</span>
            </button>
        }
    });
    view! { {sit} {leave} {bot} {clear} }.into_any()
}

/// The start: a press of whoever opened the table, once all seats are taken.
fn begin(waiting: Waiting) -> AnyView {
    let (speech, asking, table) = (waiting.speech, waiting.asking, waiting.table);
    let start = move |_: ev::MouseEvent| asking.go(async move { api::start(table).await }, drop);
    let waits = move || waiting.free.get() != 0 || asking.is_busy();
    let begin = move || {
        match (waiting.owns.get(), waiting.free.get()) {
        (true, _) => view! {
            <button type="button" class="main" disabled=waits on:click=start>{speech.say_id("web-begin")}</button>
        }
        .into_any(),
        (false, 0) => view! { <span>{speech.say_id("web-waiting-owner")}</span> }.into_any(),
        (false, _) => ().into_any(),
    }
    };
    view! { <p class="row begin">{begin}</p> }.into_any()
}

/// The links for others.
fn invitation(waiting: Waiting, codes: &codes::Codes, audience: Audience) -> AnyView {
    let (server, table) = (waiting.server, waiting.table);
    let bases = links::bases(server);
    let invite = codes.invite.clone().map(|code| {
        let route = Route::Join(table, code);
        let links = bases
            .iter()
            .enumerate()
            .map(|(place, base)| links::shown("web-invite-link", base, &route, place == 0));
        view! {
            // Where nobody can sit down, nobody is invited to.
            <section class="invite" hidden=move || waiting.free.get() == 0>
                <h2>{t("web-invite")}</h2>
                <p>{t("web-invite-how")}</p>
                {links::warning(server)}
                {links.collect_view()}
            </section>
        }
    });
    let watch = codes.watch.clone().filter(|_| audience == Audience::Link).map(|code| {
        let route = Route::Watch(table, code);
        let links =
            bases.iter().map(|base| links::shown("web-watch-link", base, &route, false)).collect_view();
        view! {
            <details>
                <summary>{t("web-watch-invite")}</summary>
                <p>{t("web-watch-how")}</p>
                {links}
            </details>
        }
    });
    view! { {invite} {watch} }.into_any()
}

/// What only whoever opened the table can do.
fn owners(waiting: Waiting) -> AnyView {
    let (speech, asking, table) = (waiting.speech, waiting.asking, waiting.table);
    let sure = RwSignal::new(false);
    let renew = move |_| {
        asking.go(async move { api::invite(table).await }, move |new| {
            codes::renew(table, new);
            waiting.codes.set(codes::of(table));
        });
    };
    let cancel = move |_| match sure.get_untracked() {
        true => asking.go(async move { api::cancel(table).await }, move |()| table::leave_cancelled(table)),
        false => sure.set(true),
    };
    let words = move || speech.say_id(if sure.get() { "web-cancel-table-sure" } else { "web-cancel-table" });
    let tools = move || {
        waiting.owns.get().then(|| {
            view! {
                <p class="row owners">
                    <button type="button" class="quiet" on:click=renew>{speech.say_id("web-new-links")}</button>
                    <button type="button" class="quiet danger" on:click=cancel>{words}</button>
                </p>
            }
        })
    };
    tools.into_any()
}
