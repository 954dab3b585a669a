//! The bar above the table: the way home, and what can be done with the game as a whole.

use game::{Message, Seat};
use leptos::prelude::*;
use table::{BotLevel, Player};

use super::Desk;
use crate::app;
use crate::board::Board;
use crate::browser;
use crate::link;
use crate::pages::level_select;
use crate::route::Route;
use crate::settings::Pace;
use crate::store;

pub(super) fn bar<G: Board>(desk: Desk<G>) -> AnyView {
    let speech = desk.speech;
    let open = RwSignal::new(false);
    let menu = move || open.get().then(|| menu(desk, open));
    let practice = move || {
        desk.scene.with(|scene| scene.practice).then(|| {
            view! { <span class="badge">{speech.id("web-practice")}</span> }
        })
    };
    view! {
        <header class="topbar" on:keydown=move |event| if event.key() == "Escape" { open.set(false) }>
            <a class="home" href=Route::Front.address() aria-label=move || speech.id("web-home")>{crate::art::emblem()}</a>
            <h1>{move || speech.id(&format!("{}-name", G::ID))}</h1>
            {practice}
            <a class="quiet" href=Route::Rules(G::GAME, None).address()>{move || speech.id("web-rules")}</a>
            <button
                type="button"
                class="menu-button"
                aria-expanded=move || open.get().to_string()
                on:click=move |_| open.update(|open| *open = !*open)
            >
                {move || speech.id("web-menu")}
            </button>
            {menu}
        </header>
    }
    .into_any()
}

fn menu<G: Board>(desk: Desk<G>, open: RwSignal<bool>) -> AnyView {
    let (speech, settings) = (desk.speech, desk.settings);
    let over = move || desk.scene.with(|_| desk.table(table::Table::is_over));
    let level = RwSignal::new("navigator".to_owned());
    let sure = RwSignal::new(false);
    let paces = Pace::ALL.map(|pace| {
        let chosen = move || settings.read(|kept| kept.pace == pace);
        view! { <option value=pace.name() selected=chosen>{speech.id(&format!("web-pace-{}", pace.name()))}</option> }
    });
    let choose_pace = move |name: String| {
        let pace = Pace::ALL.into_iter().find(|pace| pace.name() == name).unwrap_or_default();
        settings.change(|kept| kept.pace = pace);
    };
    let leave = move |_| {
        let (Some(seat), Some(player)) = (desk.person(), bot(desk, &level.get_untracked())) else { return };
        open.set(false);
        desk.replace(seat, player);
    };
    let resign = move |_| match sure.get_untracked() {
        true => {
            open.set(false);
            desk.resign();
        }
        false => sure.set(true),
    };
    let two = desk.scene.with_untracked(|scene| scene.game.players() <= 2);
    view! {
        <div class="menu" role="group" aria-label=move || speech.id("web-menu")>
            <label>
                {move || speech.id("web-pace")}
                <select on:change:target=move |event| choose_pace(event.target().value())>{paces}</select>
            </label>
            <button type="button" on:click=move |_| export(desk)>{move || speech.id("web-export")}</button>
            <fieldset disabled=over>
                <legend>{move || speech.id("web-leave")}</legend>
                {level_select(level)}
                <button type="button" on:click=leave>{move || speech.id("web-leave-to-bot")}</button>
            </fieldset>
            <button type="button" class="danger" disabled=move || over() || !two on:click=resign>
                {move || speech.id(if sure.get() { "web-resign-sure" } else { "web-resign" })}
            </button>
            <button type="button" class="quiet" on:click=move |_| open.set(false)>{move || speech.id("web-close")}</button>
        </div>
    }
    .into_any()
}

/// A bot of this level in place of the person at the screen.
fn bot<G: Board>(desk: Desk<G>, level: &str) -> Option<Player> {
    let seat = desk.person()?;
    let name = desk.table(|table| table.names().get(seat.index()).cloned())?;
    Some(Player::bot(name, BotLevel::new(level)?))
}

/// Offers the table's file.
pub(super) fn export<G: Board>(desk: Desk<G>) {
    let text = desk.table(table::Table::to_text);
    browser::download(&format!("{}-{}.seaboard", G::ID, desk.key()), &text);
}

impl<G: Board> Desk<G> {
    /// Whether the game may be played on from a moment of its past.
    pub(crate) fn may_play_on(self) -> bool {
        self.table(|table| table.is_over() || table.is_practice())
    }

    /// Plays on from the moment looked at, as a new game for practice.
    pub(crate) fn play_on(self) {
        let moment = self.scene.with_untracked(|scene| scene.moment);
        let viewer = self.scene.with_untracked(|scene| scene.viewer);
        let table = self.table(|table| {
            let history = table.history(viewer);
            let last = moment.checked_sub(1).and_then(|place| history.get(place));
            table.played_until(last)
        });
        if let Some(table) = table {
            app::begin(&table);
        }
    }

    /// A link that carries the whole game.
    pub(crate) fn link(self) -> String {
        let data = link::pack(&self.table(table::Table::to_text));
        format!("{}{}", browser::base(), Route::Shared(data).address())
    }

    /// The same players again, with the same deal or a new one.
    pub(crate) fn play_again(self, same_deal: bool) {
        let table = match same_deal {
            true => Some(self.table(table::Table::afresh)),
            false => self.table(|table| {
                let seed = browser::random_below(1e6);
                let deal = table.game().deal(&mut game::Dealer::new(seed));
                let again = table::Table::new(table.game().clone(), deal, table.players().to_vec()).ok()?;
                Some(if table.is_practice() { again.for_practice() } else { again })
            }),
        };
        if let Some(table) = table {
            app::begin(&table);
        }
    }

    /// The best result of the only person in games of this kind, this one aside.
    pub(crate) fn best_before(self) -> Option<i32> {
        let (key, own) = (self.key(), self.table(super::summary));
        let games =
            store::games().into_iter().filter(|(other, _)| *other != key).filter_map(|(_, kept)| kept);
        let alike = games.filter(|kept| kept.summary.game == own.game && kept.summary.kind == own.kind);
        alike.filter_map(|kept| kept.summary.own()).map(|(points, _)| points).max()
    }

    /// A sentence about a player.
    pub(crate) fn say_of(self, id: &'static str, seat: Seat) -> String {
        let names = self.scene.with(|scene| scene.names.clone());
        self.speech.say(&Message::new(id).with("player", seat), &names)
    }
}
