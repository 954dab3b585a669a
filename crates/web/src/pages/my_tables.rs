//! One's tables on the server, kept fresh while somebody looks.

use std::time::Duration;

use game::Message;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::api::MyTable;
use protocol::{Phase, Sitter};

use super::agreed;
use crate::browser;
use crate::net::socket::{self, Connection};
use crate::net::{Server, api};
use crate::route::Route;
use crate::speech::{Speech, t};

/// How often the list is asked for while the page is seen: with a socket that calls whoever is awaited, and without.
const SELDOM: Duration = Duration::from_secs(120);
const OFTEN: Duration = Duration::from_secs(20);
const MINUTE: u64 = 60_000;

/// One's tables, asked for now, now and then, when it is one's turn, and when somebody comes back to the page.
fn fresh() -> RwSignal<Vec<MyTable>> {
    let server = Server::of_page();
    let tables = RwSignal::new(Vec::new());
    let ask = move || {
        if server.me_now().is_none() || document().hidden() {
            return;
        }
        spawn_local(async move {
            let Ok(mine) = api::my_tables().await else { return };
            if mine.tables.iter().any(is_going) {
                socket::start();
            }
            if tables.try_with_untracked(|before| *before != mine.tables) == Some(true) {
                tables.set(mine.tables);
            }
        });
    };
    // Who one is may be known later than the page is drawn, and a socket that comes back has missed calls.
    let (connection, called) = (RwSignal::from(socket::connection()), socket::called());
    let known = Memo::new(move |_| (server.me().map(|me| me.id), connection.get() == Connection::Connected));
    Effect::new(move |_| {
        called.track();
        known.get();
        ask();
    });
    let seen = window_event_listener(ev::focus, move |_| ask());
    let unheard = move || {
        if !known.get_untracked().1 {
            ask();
        }
    };
    let timers = [set_interval_with_handle(ask, SELDOM), set_interval_with_handle(unheard, OFTEN)];
    on_cleanup(move || {
        seen.remove();
        timers.into_iter().flatten().for_each(|timer| timer.clear());
    });
    tables
}

fn is_going(table: &MyTable) -> bool {
    matches!(table.phase, Phase::Open | Phase::Playing)
}

/// Tables that go on, for the front page; those where one is awaited first.
pub(crate) fn going() -> AnyView {
    section("web-online-tables", "going", fresh(), is_going)
}

/// Tables that are over, for the list of games.
pub(crate) fn finished() -> AnyView {
    section("web-online-finished", "finished", fresh(), |table| !is_going(table))
}

fn section(
    title: &'static str,
    class: &'static str,
    tables: RwSignal<Vec<MyTable>>,
    wanted: impl Fn(&MyTable) -> bool + Copy + Send + Sync + 'static,
) -> AnyView {
    let shown = move || {
        let cards: Vec<AnyView> = tables.get().iter().filter(|table| wanted(table)).map(card).collect();
        (!cards.is_empty()).then(|| {
            view! {
                <section class=format!("continue online-tables {class}")>
                    <h2>{t(title)}</h2>
                    <ul class="cards">{cards}</ul>
                </section>
            }
        })
    };
    shown.into_any()
}

fn card(table: &MyTable) -> AnyView {
    let speech = Speech::of_page();
    let name = format!("{}-name", table.game);
    let mine = is_my_turn(table);
    let with = {
        let (seats, own) = (table.seats.clone(), table.own_seat);
        move || {
            let others = seats.iter().enumerate().filter(|(place, seat)| {
                seat.sitter != Sitter::Nobody && own.is_none_or(|own| own.index() != *place)
            });
            let names: Vec<String> = others.map(|(_, seat)| agreed::called(speech, &seat.sitter)).collect();
            names.join(" – ")
        }
    };
    let state = {
        let table = table.clone();
        move || speech.tell(&state(speech, &table))
    };
    let left = table.due.filter(|_| table.phase == Phase::Playing).map(|due| {
        let said = left(due.saturating_sub(browser::now() as u64));
        view! { <span class="due">{move || speech.tell(&said)}</span> }
    });
    let changed = table.changed as f64;
    view! {
        <li class="card" class:my-turn=mine data-game=table.game.clone()>
            <a href=Route::Online(table.id).address()>
                <strong>{move || speech.say_id(&name)}</strong>
                <span>{with}</span>
                <span class="state">{state}</span>
                {left}
                <time>{move || browser::date(changed, speech.lang().code())}</time>
            </a>
        </li>
    }
    .into_any()
}

fn is_my_turn(table: &MyTable) -> bool {
    table.phase == Phase::Playing && table.own_seat.is_some_and(|seat| table.awaited.contains(seat))
}

/// How far a table is, or who must decide.
fn state(speech: Speech, table: &MyTable) -> Message {
    match table.phase {
        Phase::Open => {
            let free = table.seats.iter().filter(|seat| seat.sitter == Sitter::Nobody).count();
            match free {
                0 => Message::new("web-waiting-full"),
                free => Message::new("web-waiting-for").with("count", free),
            }
        }
        Phase::Playing if is_my_turn(table) => Message::new("web-my-turn"),
        Phase::Playing => {
            let awaited = table.awaited.iter().filter_map(|seat| table.seats.get(seat.index()));
            let names: Vec<String> = awaited.map(|seat| agreed::called(speech, &seat.sitter)).collect();
            Message::new("web-their-turn").with("names", names.join(", "))
        }
        Phase::Over => Message::new("web-over"),
        Phase::Aborted => Message::new("web-online-aborted"),
    }
}

/// What is left of somebody's time, in the largest unit that says something.
fn left(milliseconds: u64) -> Message {
    let minutes = milliseconds.div_ceil(MINUTE);
    match minutes {
        0..100 => Message::new("web-left-minutes").with("count", minutes),
        100..2880 => Message::new("web-left-hours").with("count", minutes.div_ceil(60)),
        _ => Message::new("web-left-days").with("count", minutes / 1440),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_left_is_told_in_the_unit_that_fits() {
        let check = |milliseconds, unit: &'static str, count: u64| {
            assert_eq!(left(milliseconds), Message::new(unit).with("count", count), "{milliseconds}");
        };
        check(0, "web-left-minutes", 0);
        check(1, "web-left-minutes", 1);
        check(99 * MINUTE, "web-left-minutes", 99);
        check(100 * MINUTE, "web-left-hours", 2);
        check(47 * 60 * MINUTE, "web-left-hours", 47);
        check(3 * 1440 * MINUTE, "web-left-days", 3);
    }
}
