//! The form for editions and extensions.

use leptos::prelude::*;
use on_board::{Edition, Options};

use crate::speech::t;

pub(super) fn form(options: RwSignal<Options>) -> AnyView {
    let editions = Edition::ALL.map(|edition| {
        let (name, about) = match edition {
            Edition::OnBoard => ("ob-edition-on-board", "web-ob-edition-on-board"),
            Edition::BienvenueABord => ("ob-edition-bienvenue-a-bord", "web-ob-edition-bienvenue-a-bord"),
        };
        let chosen = move || options.with(|options| options.edition == edition);
        // The extensions belong to the second edition.
        let choose = move |_| {
            options.update(|options| match edition {
                Edition::OnBoard => options.edition = edition,
                Edition::BienvenueABord => *options = Options { edition, ..Options::default() },
            });
        };
        view! {
            <label class="check ob-option">
                <input type="radio" name="ob-edition" prop:checked=chosen on:change=choose />
                <span><strong>{t(name)}</strong> <small>{t(about)}</small></span>
            </label>
        }
    });
    view! {
        <fieldset class="ob-set-up">
            <legend>{t("web-ob-edition")}</legend>
            {editions}
        </fieldset>
        <fieldset class="ob-set-up" disabled=move || options.with(|options| options.edition != Edition::OnBoard)>
            <legend>{t("web-ob-extensions")}</legend>
            {extension(options, "web-ob-captains", "web-ob-captains-about", |options| &mut options.captains)}
            {extension(options, "web-ob-luggage", "web-ob-luggage-about", |options| &mut options.luggage)}
            {extension(options, "web-ob-special", "web-ob-special-about", |options| &mut options.special_passengers)}
        </fieldset>
    }
    .into_any()
}

fn extension(
    options: RwSignal<Options>,
    name: &'static str,
    about: &'static str,
    field: fn(&mut Options) -> &mut bool,
) -> AnyView {
    let chosen = move || *field(&mut options.get());
    view! {
        <label class="check ob-option">
            <input
                type="checkbox"
                prop:checked=chosen
                on:change:target=move |event| options.update(|options| *field(options) = event.target().checked())
            />
            <span><strong>{t(name)}</strong> <small>{t(about)}</small></span>
        </label>
    }
    .into_any()
}
