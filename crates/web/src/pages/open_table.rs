//! Opening a table on the server: who may sit where, which options, how much time, who may do what.

use catalog::GameId;
use game::Message;
use leptos::prelude::*;
use protocol::api::{NewTable, NewTableAnswer, SeatPlan};
use protocol::{Audience, Late, Pace, Settings};
use serde_json::value::to_raw_value;
use worker::Level;

use super::agreed;
use super::asking::Asking;
use super::name::Name;
use crate::board::{Board, first_options, player_counts, usual_count};
use crate::browser;
use crate::lazy;
use crate::net::api::Trouble;
use crate::net::{self, Server, ServerStatus, api, codes};
use crate::route::Route;
use crate::speech::{Speech, t};

/// How much time can be chosen; the reserve of days apart.
const PACES: [Pace; 8] = [
    Pace::None,
    Pace::Live { bank: 300, gain: 15 },
    Pace::Live { bank: 600, gain: 30 },
    Pace::Live { bank: 1200, gain: 60 },
    Pace::Days { turn: 1, reserve: 0 },
    Pace::Days { turn: 2, reserve: 0 },
    Pace::Days { turn: 3, reserve: 0 },
    Pace::Days { turn: 7, reserve: 0 },
];
/// Days in reserve.
const RESERVES: [u32; 4] = [0, 3, 7, 14];
/// What goes with days where nobody says otherwise.
const USUAL_RESERVE: u32 = 3;

pub(crate) fn page(game: GameId) -> AnyView {
    let server = Server::of_page();
    // Who one is may change while the form is filled in; the form stays.
    let stage = Memo::new(move |_| (server.is_asked(), server.is_there()));
    let shown = move || match stage.get() {
        (true, _) => super::gate::loading(),
        (_, false) => super::trouble_page(&Message::new("web-net-absent"), None),
        (_, true) => lazy::game_online_page(game, move |online| (online.open_table)(game)),
    };
    shown.into_any()
}

/// Who is to sit at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Plan {
    Me,
    Open,
    Bot(Level),
}

impl Plan {
    fn read(value: &str) -> Plan {
        match value {
            "me" => Plan::Me,
            other => other.parse().map_or(Plan::Open, Plan::Bot),
        }
    }

    fn of_protocol(self) -> SeatPlan {
        match self {
            Plan::Me => SeatPlan::Me,
            Plan::Open => SeatPlan::Open,
            Plan::Bot(level) => SeatPlan::Bot(level.name().to_owned()),
        }
    }
}

/// The form's own state.
struct Form<G: Board> {
    options: RwSignal<G::Options>,
    plans: RwSignal<Vec<Plan>>,
    settings: RwSignal<Settings>,
    name: Name,
    asking: Asking,
}

impl<G: Board> Clone for Form<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Board> Copy for Form<G> {}

impl<G: Board> Form<G> {
    fn new() -> Form<G> {
        let count = usual_count::<G>().max(2);
        let settings = Settings { chat: true, takebacks: true, ..Settings::default() };
        let plans = std::iter::once(Plan::Me).chain([Plan::Open].into_iter().cycle()).take(count).collect();
        Form {
            options: RwSignal::new(first_options::<G>(count)),
            plans: RwSignal::new(plans),
            settings: RwSignal::new(settings),
            name: Name::new(),
            asking: Asking::new(),
        }
    }

    fn seats(self, count: usize) {
        self.plans.update(|plans| plans.resize(count, Plan::Open));
        self.options.update(|options| *options = G::for_players(options.clone(), count));
        if count > 2 {
            // Only between two is a loss somebody's win.
            self.settings.update(|settings| {
                if settings.late == Late::Loss {
                    settings.late = Late::Claim;
                }
            });
        }
    }

    /// Somebody has one seat: whoever takes another leaves theirs open.
    fn choose(self, index: usize, plan: Plan) {
        self.plans.update(|plans| {
            for (place, other) in plans.iter_mut().enumerate() {
                if place == index {
                    *other = plan;
                } else if plan == Plan::Me && *other == Plan::Me {
                    *other = Plan::Open;
                }
            }
        });
    }

    async fn open(self, game: GameId) -> Result<NewTableAnswer, Trouble> {
        self.name.introduce().await?;
        let plans = self.plans.get_untracked();
        let options = G::for_players(self.options.get_untracked(), plans.len());
        let new = NewTable {
            game: game.name().to_owned(),
            options: to_raw_value(&options).map_err(|_| Trouble::Unreadable)?,
            seats: plans.iter().map(|plan| plan.of_protocol()).collect(),
            settings: self.settings.get_untracked(),
            salt: plans.contains(&Plan::Me).then(net::salt).transpose()?,
        };
        api::new_table(&new).await
    }
}

pub(crate) fn form<G: Board>(game: GameId) -> AnyView {
    let speech = Speech::of_page();
    let form = Form::<G>::new();
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        form.asking.go(form.open(game), |table| {
            codes::save(table.id, |kept| *kept = codes::Codes::from(&table));
            browser::go(&Route::Online(table.id).address());
        });
    };
    let inner = view! {
        <h1>{move || speech.say_id(&format!("{}-name", G::ID))}</h1>
        {ways(game, true)}
        <form on:submit=open>
            {form.name.field()}
            {players(form)}
            <fieldset>
                <legend>{t("web-options")}</legend>
                {G::set_up(form.options)}
            </fieldset>
            {time(form)}
            {manners(form)}
            {form.asking.trouble()}
            <button type="submit" class="main" disabled=move || form.asking.is_busy()>{t("web-open-table")}</button>
        </form>
    };
    super::paper("set-up open-table", inner.into_any())
}

/// At this screen, or online: two ways to set up a game, where there is a server.
pub(super) fn ways(game: GameId, online: bool) -> AnyView {
    let server = Server::of_page();
    let way = move |here: bool, route: Route, id: &'static str| {
        let current = here.then_some("page");
        view! { <a class="button" href=route.address() aria-current=current>{t(id)}</a> }
    };
    let shown = move || {
        matches!(server.known(), ServerStatus::There(_)).then(|| {
            view! {
                <nav class="row ways" aria-label=t("web-where")>
                    {way(!online, Route::SetUp(game), "web-where-here")}
                    {way(online, Route::OpenTable(game), "web-where-online")}
                </nav>
            }
        })
    };
    shown.into_any()
}

/// How many play, and who sits where.
fn players<G: Board>(form: Form<G>) -> AnyView {
    let counts: Vec<usize> = player_counts::<G>().into_iter().filter(|&count| count > 1).collect();
    let counts = (counts.len() > 1).then(|| {
        let buttons = counts.into_iter().map(|count| {
            let pressed = move || form.plans.with(|plans| plans.len() == count).to_string();
            view! { <button type="button" aria-pressed=pressed on:click=move |_| form.seats(count)>{count}</button> }
        });
        let buttons = buttons.collect_view();
        view! { <div class="row" role="group" aria-label=t("web-how-many")><span>{t("web-how-many")}</span> {buttons}</div> }
    });
    let seats = move || (0..form.plans.with(Vec::len)).map(|index| seat(form, index)).collect_view();
    view! {
        <fieldset>
            <legend>{t("web-seats")}</legend>
            {counts}
            <ul class="seats">{seats}</ul>
        </fieldset>
    }
    .into_any()
}

/// Who is to sit at this seat.
fn seat<G: Board>(form: Form<G>, index: usize) -> AnyView {
    let speech = Speech::of_page();
    let is = move |plan: Plan| form.plans.with(|plans| plans.get(index) == Some(&plan));
    let levels = Level::ALL.map(|level| {
        let words = move || speech.say_id(&format!("web-seat-{level}"));
        view! { <option value=level.name() selected=move || is(Plan::Bot(level))>{words}</option> }
    });
    let label = move || speech.tell(&Message::new("web-seat-n").with("n", index + 1));
    view! {
        <li class="row">
            <span class="seat-number" aria-hidden="true">{index + 1}</span>
            <select aria-label=label on:change:target=move |event| form.choose(index, Plan::read(&event.target().value()))>
                <option value="me" selected=move || is(Plan::Me)>{t("web-seat-me")}</option>
                <option value="open" selected=move || is(Plan::Open)>{t("web-seat-open")}</option>
                {levels}
            </select>
        </li>
    }
    .into_any()
}

/// How much time there is, and what happens when it is up.
fn time<G: Board>(form: Form<G>) -> AnyView {
    let (speech, settings) = (Speech::of_page(), form.settings);
    let paces = PACES.into_iter().enumerate().map(|(place, pace)| {
        let chosen = move || settings.with(|settings| without_reserve(settings.pace) == pace);
        let words = move || speech.tell(&agreed::pace(pace));
        view! { <option value=place.to_string() selected=chosen>{words}</option> }
    });
    let choose = move |value: String| {
        let pace = value.parse().ok().and_then(|place: usize| PACES.get(place)).copied().unwrap_or_default();
        settings.update(|settings| settings.pace = with_reserve(pace, USUAL_RESERVE));
    };
    let is_counted = Memo::new(move |_| settings.with(|settings| settings.pace != Pace::None));
    let is_days = Memo::new(move |_| settings.with(|settings| matches!(settings.pace, Pace::Days { .. })));
    view! {
        <fieldset>
            <legend>{t("web-time")}</legend>
            <label>
                <span>{t("web-time-how")}</span>
                <select on:change:target=move |event| choose(event.target().value())>{paces.collect_view()}</select>
            </label>
            {move || is_days.get().then(|| reserve(settings))}
            {move || is_counted.get().then(|| late(form))}
        </fieldset>
    }
    .into_any()
}

fn with_reserve(pace: Pace, days: u32) -> Pace {
    match pace {
        Pace::Days { turn, .. } => Pace::Days { turn, reserve: days },
        other => other,
    }
}

fn without_reserve(pace: Pace) -> Pace {
    with_reserve(pace, 0)
}

/// Days for turns that take longer.
fn reserve(settings: RwSignal<Settings>) -> AnyView {
    let speech = Speech::of_page();
    let options = RESERVES.map(|days| {
        let chosen = move || {
            settings.with(|settings| matches!(settings.pace, Pace::Days { reserve, .. } if reserve == days))
        };
        let words = move || speech.tell(&Message::new("web-days").with("days", days));
        view! { <option value=days.to_string() selected=chosen>{words}</option> }
    });
    let choose = move |value: String| {
        let days = value.parse().unwrap_or_default();
        settings.update(|settings| settings.pace = with_reserve(settings.pace, days));
    };
    view! {
        <label>
            <span>{t("web-time-reserve-how")}</span>
            <select on:change:target=move |event| choose(event.target().value())>{options}</select>
        </label>
    }
    .into_any()
}

/// What happens when somebody's time is up.
fn late<G: Board>(form: Form<G>) -> AnyView {
    let settings = form.settings;
    let choice = move |late: Late| {
        let chosen = move || settings.with(|settings| settings.late == late);
        view! {
            <label class="check">
                <input
                    type="radio"
                    name="late"
                    prop:checked=chosen
                    on:change=move |_| settings.update(|settings| settings.late = late)
                />
                <span>{t(agreed::late(late))}</span>
            </label>
        }
    };
    let two = Memo::new(move |_| form.plans.with(|plans| plans.len() == 2));
    view! {
        <div role="radiogroup" aria-label=t("web-late")>
            <p class="question">{t("web-late")}</p>
            {choice(Late::Claim)}
            {choice(Late::Bot)}
            {move || two.get().then(|| choice(Late::Loss))}
        </div>
    }
    .into_any()
}

/// Who may look on, talk, ask for advice, take back.
fn manners<G: Board>(form: Form<G>) -> AnyView {
    let settings = form.settings;
    let check = move |id: &'static str, field: fn(&mut Settings) -> &mut bool| {
        let checked = move || *field(&mut settings.get());
        view! {
            <label class="check">
                <input
                    type="checkbox"
                    prop:checked=checked
                    on:change:target=move |event| settings.update(|settings| *field(settings) = event.target().checked())
                />
                <span>{t(id)}</span>
            </label>
        }
    };
    let look = move |open: bool| {
        let audience = if open { Audience::Link } else { Audience::Players };
        settings.update(|settings| settings.audience = audience);
    };
    view! {
        <fieldset>
            <legend>{t("web-manners")}</legend>
            <label class="check">
                <input
                    type="checkbox"
                    prop:checked=move || settings.with(|settings| settings.audience == Audience::Link)
                    on:change:target=move |event| look(event.target().checked())
                />
                <span>{t("web-audience-link")}</span>
            </label>
            {check("web-chat-yes", |settings| &mut settings.chat)}
            {check("web-takebacks-yes", |settings| &mut settings.takebacks)}
            {check("web-hints-yes", |settings| &mut settings.hints)}
        </fieldset>
    }
    .into_any()
}
