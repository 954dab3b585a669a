//! Setting up a game: who plays, which edition and options, which deal, which printed values.

use catalog::GameId;
use game::{Dealer, Message, Parts, Seat};
use leptos::prelude::*;
use table::{BotLevel, Player, Table, number_bots};
use worker::Level;

use super::front::my_name;
use super::open_table::ways;
use crate::app;
use crate::avatar::{self, Avatar};
use crate::board::{Board, first_options, player_counts, usual_count};
use crate::browser;
use crate::lazy;
use crate::settings::Settings;
use crate::speech::{Speech, t};

pub(crate) fn page(game: GameId) -> AnyView {
    lazy::game_page(game, move |pages| (pages.set_up)(game))
}

/// Who sits at a seat, as the form has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SeatChoice {
    Person,
    Bot(Level),
}

/// The form's own state.
struct Form<G: Board> {
    options: RwSignal<G::Options>,
    /// Who sits where; their names follow.
    choices: RwSignal<Vec<SeatChoice>>,
    names: RwSignal<Vec<String>>,
    /// Who begins; none: chance decides.
    starter: RwSignal<Option<usize>>,
    practice: RwSignal<bool>,
    seed: RwSignal<String>,
    /// A component file: its name and text.
    file: RwSignal<Option<(String, String)>>,
    flaw: RwSignal<Option<Message>>,
}

impl<G: Board> Clone for Form<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Board> Copy for Form<G> {}

impl<G: Board> Form<G> {
    fn new() -> Form<G> {
        let count = usual_count::<G>();
        let mut choices = vec![SeatChoice::Bot(Level::Helmsman); count];
        if let Some(first) = choices.first_mut() {
            *first = SeatChoice::Person;
        }
        Form {
            options: RwSignal::new(first_options::<G>(count)),
            choices: RwSignal::new(choices),
            names: RwSignal::new(vec![String::new(); Seat::ALL.len()]),
            starter: RwSignal::new(None),
            practice: RwSignal::new(false),
            seed: RwSignal::new(String::new()),
            file: RwSignal::new(None),
            flaw: RwSignal::new(None),
        }
    }

    fn seats(self, count: usize) {
        self.choices.update(|choices| {
            choices.truncate(count);
            while choices.len() < count {
                choices.push(SeatChoice::Bot(Level::Helmsman));
            }
        });
        self.options.update(|options| *options = G::for_players(options.clone(), count));
    }

    /// What was written for a name.
    fn written(self, index: usize) -> String {
        self.names.with(|names| names.get(index).map(|name| name.trim().to_owned())).unwrap_or_default()
    }

    /// Who plays, as the table will have them: whoever was given no name has one that fits.
    fn players(self, speech: Speech, settings: Settings) -> Option<Vec<Player>> {
        let player = |(index, choice): (usize, SeatChoice)| match (choice, self.written(index)) {
            (SeatChoice::Bot(level), name) => {
                let level = BotLevel::new(level.name())?;
                Some(if name.is_empty() { Player::nameless_bot(level) } else { Player::bot(name, level) })
            }
            (SeatChoice::Person, name) if !name.is_empty() => Some(Player::person(name)),
            (SeatChoice::Person, _) if index == 0 => Some(Player::person(my_name(speech, settings))),
            (SeatChoice::Person, _) => {
                Some(Player::person(speech.tell(&Message::new("player-n").with("n", index + 1))))
            }
        };
        let mut players =
            self.choices.get().into_iter().enumerate().map(player).collect::<Option<Vec<_>>>()?;
        number_bots(&mut players);
        Some(players)
    }

    /// What a player will be called.
    fn name(self, speech: Speech, settings: Settings, index: usize) -> String {
        // Bots are called by their level, which every language has another word for.
        speech.lang();
        let names = self.players(speech, settings).map(|players| speech.display_names(&players));
        names.and_then(|names| names.get(index).cloned()).unwrap_or_default()
    }

    /// How a player will look; one's own choice counts where one is the only person.
    fn avatar(self, speech: Speech, settings: Settings, index: usize) -> Option<Avatar> {
        let players = self.players(speech, settings)?;
        let mut people = players.iter().enumerate().filter(|(_, player)| player.is_person());
        let own = match (people.next(), people.next()) {
            (Some((index, _)), None) => Seat::new(index),
            _ => None,
        };
        settings.read(|preferences| avatar::avatars(&players, own, preferences)).get(index).copied()
    }

    fn begin(self, speech: Speech, settings: Settings) -> Result<Table<G>, Message> {
        let players = untrack(|| self.players(speech, settings)).ok_or_else(|| Message::new("web-lost"))?;
        let file = self.file.get_untracked();
        let parts = file.as_ref().map_or(Parts::BuiltIn, |(_, text)| Parts::File(text));
        let options = G::for_players(self.options.get_untracked(), players.len());
        let game = G::new(options, parts).map_err(|flaw| flaw.message())?;
        let written = self.seed.get_untracked();
        let seed = match written.trim() {
            "" => browser::any_deal(),
            text => text.parse().map_err(|_| Message::new("web-bad-seed"))?,
        };
        let mut deal = game.deal(&mut Dealer::new(seed));
        if let Some(seat) = self.starter.get_untracked().and_then(Seat::new) {
            G::begin_with(&mut deal, seat);
        }
        let table = Table::new(game.into(), deal, players).map_err(|flaw| flaw.message())?;
        let table = table.with_seed(browser::any_seed());
        let mine = untrack(|| self.written(0));
        let is_person = self.choices.with_untracked(|choices| choices.first() == Some(&SeatChoice::Person));
        if !mine.is_empty() && is_person {
            settings.change(|preferences| preferences.name = Some(mine));
        }
        Ok(if self.practice.get_untracked() { table.for_practice() } else { table })
    }
}

pub(crate) fn form<G: Board>(game: GameId) -> AnyView {
    let (speech, settings) = (Speech::of_page(), Settings::of_page());
    let form = Form::<G>::new();
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match form.begin(speech, settings) {
            Ok(table) => app::begin(&table),
            Err(message) => form.flaw.set(Some(message)),
        }
    };
    let flaw = move || {
        let said = speech.tell(&form.flaw.get()?);
        Some(view! { <p class="notice trouble" role="alert">{said}</p> })
    };
    let inner = view! {
        <h1>{move || speech.say_id(&format!("{}-name", G::ID))}</h1>
        {ways(game, false)}
        <form on:submit=begin>
            {players(form)}
            <fieldset>
                <legend>{t("web-options")}</legend>
                {G::set_up(form.options)}
                <label class="check practice">
                    <input type="checkbox" on:change:target=move |event| form.practice.set(event.target().checked()) />
                    <span>{t("web-practice-long")}</span>
                </label>
            </fieldset>
            <details>
                <summary>{t("web-more-options")}</summary>
                <label>
                    <span>{t("web-seed")}</span>
                    <input type="text" inputmode="numeric" on:input:target=move |event| form.seed.set(event.target().value()) />
                </label>
                {components(form)}
            </details>
            {flaw}
            <button type="submit" class="main">{t("web-begin")}</button>
        </form>
    };
    super::paper("set-up", inner.into_any())
}

/// How many play, who sits where, and who begins.
fn players<G: Board>(form: Form<G>) -> AnyView {
    let counts = player_counts::<G>();
    let counts = (counts.len() > 1).then(|| {
        let buttons = counts.into_iter().map(|count| {
            let pressed = move || form.choices.with(|choices| choices.len() == count).to_string();
            view! { <button type="button" aria-pressed=pressed on:click=move |_| form.seats(count)>{count}</button> }
        });
        let buttons = buttons.collect_view();
        view! { <div class="row" role="group" aria-label=t("web-how-many")><span>{t("web-how-many")}</span> {buttons}</div> }
    });
    let seats = move || (0..form.choices.with(Vec::len)).map(|index| seat(form, index)).collect_view();
    view! {
        <fieldset>
            <legend>{t("web-seats")}</legend>
            {counts}
            <ul class="seats">{seats}</ul>
            {G::HAS_STARTER.then(|| starter(form))}
        </fieldset>
    }
    .into_any()
}

/// Who sits at this seat.
fn seat<G: Board>(form: Form<G>, index: usize) -> AnyView {
    let (speech, settings) = (Speech::of_page(), Settings::of_page());
    let choice = move || form.choices.with(|choices| choices.get(index).copied());
    let choose = move |value: String| {
        // What is no level is a person.
        let choice = value.parse().map_or(SeatChoice::Person, SeatChoice::Bot);
        form.choices.update(|choices| {
            if let Some(at) = choices.get_mut(index) {
                *at = choice;
            }
        });
    };
    let person = move || speech.say_id(if index == 0 { "web-seat-me" } else { "web-seat-friend" });
    let levels = Level::ALL.map(|level| {
        let chosen = move || choice() == Some(SeatChoice::Bot(level));
        view! { <option value=level.name() selected=chosen>{move || speech.say_id(&format!("web-seat-{level}"))}</option> }
    });
    let label = move || speech.tell(&Message::new("web-seat-n").with("n", index + 1));
    let name_label = move || speech.tell(&Message::new("web-name-n").with("n", index + 1));
    view! {
        <li class="row">
            {move || form.avatar(speech, settings, index).map(avatar::draw)}
            <select aria-label=label on:change:target=move |event| choose(event.target().value())>
                <option value="person" selected=move || choice() == Some(SeatChoice::Person)>{person}</option>
                {levels}
            </select>
            <input
                type="text"
                maxlength="40"
                aria-label=name_label
                placeholder=move || form.name(speech, settings, index)
                on:input:target=move |event| form.names.update(|names| {
                    if let Some(name) = names.get_mut(index) {
                        *name = event.target().value();
                    }
                })
            />
        </li>
    }
    .into_any()
}

/// Who begins.
fn starter<G: Board>(form: Form<G>) -> AnyView {
    let (speech, settings) = (Speech::of_page(), Settings::of_page());
    let players = move || {
        let seats = form.choices.with(Vec::len);
        (0..seats)
            .map(|index| {
                let chosen = move || form.starter.get() == Some(index);
                view! { <option value=index.to_string() selected=chosen>{move || form.name(speech, settings, index)}</option> }
            })
            .collect_view()
    };
    view! {
        <label>
            <span>{t("web-who-starts")}</span>
            <select on:change:target=move |event| form.starter.set(event.target().value().parse().ok())>
                <option value="chance" selected=move || form.starter.get().is_none()>{t("web-chance")}</option>
                {players}
            </select>
        </label>
    }
    .into_any()
}

/// A file with the values of one's own box.
fn components<G: Board>(form: Form<G>) -> AnyView {
    let speech = Speech::of_page();
    let open = move |input: web_sys::HtmlInputElement| {
        let name = input.files().and_then(|files| files.get(0)).map(|file| file.name()).unwrap_or_default();
        browser::chosen_file(&input, move |text| {
            let options = form.options.get_untracked();
            let read = text.and_then(|text| match G::new(options, Parts::File(&text)) {
                Ok(_) => Ok(text),
                Err(flaw) => Err(flaw.message()),
            });
            match read {
                Ok(text) => {
                    form.flaw.set(None);
                    form.file.set(Some((name, text)));
                }
                Err(message) => form.flaw.set(Some(message)),
            }
        });
    };
    let chosen = move || {
        form.file.get().map(|(name, _)| {
        view! {
            <span>{speech.tell(&Message::new("web-own-file").with("name", name))}</span>
            <button type="button" class="quiet" on:click=move |_| form.file.set(None)>{speech.say_id("web-built-in")}</button>
        }
    })
    };
    view! {
        <p>{t("web-own-values")}</p>
        <p class="row">
            <label class="button">
                {t("web-own-open")}
                <input type="file" class="file" accept=".toml" on:change:target=move |event| open(event.target()) />
            </label>
            {chosen}
        </p>
    }
    .into_any()
}
