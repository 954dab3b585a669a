//! What is agreed on before the game: facilities, arrangement, open hands.

use come_sail_away::{Arrangement, Facility, Hands, Options, Preset, Tile};
use game::Message;
use leptos::prelude::*;

use super::words;
use crate::speech::{Speech, t};

/// A form for the options.
pub(super) fn draw(options: RwSignal<Options>) -> AnyView {
    view! {
        <div class="csa-options">
            {presets(options)}
            {facilities(options)}
            {arrangement(options)}
            {hands(options)}
        </div>
    }
    .into_any()
}

/// The rulebook's advice, and the players' own choice (CSA-8).
fn presets(options: RwSignal<Options>) -> AnyView {
    let speech = Speech::of_page();
    let chosen = move || {
        let now = options.with(|options| sorted(&options.facilities));
        Preset::all().position(|preset| sorted(&preset.facilities()) == now)
    };
    let choose = move |value: String| {
        let preset = value.parse().ok().and_then(|place: usize| Preset::all().nth(place));
        if let Some(preset) = preset {
            options.update(|options| options.facilities = preset.facilities());
        }
    };
    let list = Preset::all().enumerate().map(|(place, preset)| {
        let words = move || {
            speech.tell(&match preset {
                Preset::Base => Message::new("web-csa-preset-base"),
                Preset::OneReplacement(new) => Message::new("web-csa-preset-one").with("new", new.say()),
                Preset::TwoReplacements(four, five) => {
                    Message::new("web-csa-preset-two").with("four", four.say()).with("five", five.say())
                }
            })
        };
        view! { <option value=place.to_string() selected=move || chosen() == Some(place)>{words}</option> }
    });
    view! {
        <label>
            <span>{t("web-csa-facilities")}</span>
            <select on:change:target=move |event| choose(event.target().value())>
                {list.collect_view()}
                <option value="own" selected=move || chosen().is_none()>{t("web-csa-preset-own")}</option>
            </select>
        </label>
    }
    .into_any()
}

fn sorted(numbers: &[u8]) -> Vec<u8> {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    numbers
}

/// All ten, each with its rule; five must be chosen.
fn facilities(options: RwSignal<Options>) -> AnyView {
    let speech = Speech::of_page();
    let boxes = Facility::ALL.map(|facility| {
        let number = facility.number();
        let is_in = move || options.with(|options| options.facilities.contains(&number));
        let toggle = move |wanted: bool| {
            options.update(|options| {
                options.facilities.retain(|&other| other != number);
                if wanted {
                    options.facilities.push(number);
                    options.facilities.sort_unstable();
                }
            });
        };
        let name = move || words::capital(&speech.tell(&facility.say()));
        let rule = move || speech.rule(Tile::Facility(facility).placement_rule());
        view! {
            <label class="check facility">
                <input type="checkbox" prop:checked=is_in on:change:target=move |event| toggle(event.target().checked()) />
                <span><b>{name}</b> " – " {rule}</span>
            </label>
        }
    });
    let count = move || options.with(|options| options.facilities.len());
    let flaw = move || {
        let said = Message::new("web-csa-five").with("count", count());
        (count() != 5).then(|| view! { <p class="notice trouble" role="status">{speech.tell(&said)}</p> })
    };
    view! {
        <details class="facility-list">
            <summary>{t("web-csa-choose-facilities")}</summary>
            {boxes.collect_view()}
        </details>
        {flaw}
    }
    .into_any()
}

fn arrangement(options: RwSignal<Options>) -> AnyView {
    let shuffled = move || options.with(|options| options.arrangement == Arrangement::Shuffled);
    let choose = move |wanted: bool| {
        let arrangement = if wanted { Arrangement::Shuffled } else { Arrangement::Recommended };
        options.update(|options| options.arrangement = arrangement);
    };
    check("web-csa-shuffled", "web-csa-shuffled-why", shuffled, choose)
}

fn hands(options: RwSignal<Options>) -> AnyView {
    let open = move || options.with(|options| options.hands == Hands::Open);
    let choose = move |wanted: bool| {
        options.update(|options| options.hands = if wanted { Hands::Open } else { Hands::Closed });
    };
    let alone = move || options.with(|options| options.players < 2);
    view! { <div hidden=alone>{check("web-csa-open-hands", "web-csa-open-hands-why", open, choose)}</div> }
        .into_any()
}

fn check(
    label: &'static str,
    why: &'static str,
    is: impl Fn() -> bool + Copy + Send + Sync + 'static,
    choose: impl Fn(bool) + Copy + 'static,
) -> AnyView {
    view! {
        <label class="check">
            <input type="checkbox" prop:checked=is on:change:target=move |event| choose(event.target().checked()) />
            <span><b>{t(label)}</b> " – " {t(why)}</span>
        </label>
    }
    .into_any()
}

/// What sets these options apart from a first game.
pub(super) fn describe(options: &Options) -> Vec<Message> {
    let mut said = Vec::new();
    let facilities = sorted(&options.facilities);
    if facilities != Preset::Base.facilities() {
        let numbers: Vec<String> = facilities.iter().map(u8::to_string).collect();
        said.push(Message::new("web-csa-with-facilities").with("numbers", numbers.join(", ")));
    }
    if options.arrangement == Arrangement::Shuffled {
        said.push(Message::new("web-csa-shuffled"));
    }
    if options.hands == Hands::Open && options.players > 1 {
        said.push(Message::new("web-csa-open-hands"));
    }
    said
}
