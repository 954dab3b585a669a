//! Credits, what is reconstructed, and how to play with one's own values.

use catalog::{GameId, with_game_type};
use game::Game;
use leptos::prelude::*;

use crate::net::Server;
use crate::speech::{Speech, t};

pub(crate) fn page() -> AnyView {
    let (speech, server) = (Speech::of_page(), Server::of_page());
    let credits = GameId::ALL.iter().map(|&game| {
        let book = with_game_type!(game, G => <G as Game>::BOOK).to_ascii_lowercase();
        view! {
            <li><strong>{move || speech.say_id(&format!("{game}-name"))}</strong> " " {move || speech.say_id(&format!("{book}-about"))}</li>
        }
    });
    let inner = view! {
        <h1>{t("web-about")}</h1>
        <p>{t("web-about-what")}</p>
        <h2>{t("web-credits")}</h2>
        <ul>{credits.collect_view()}</ul>
        <p>{t("web-unofficial-long")}</p>
        <h2>{t("web-reconstructed")}</h2>
        <p>{t("web-reconstruction")}</p>
        <p>{t("web-own-values")}</p>
        <h2>{t("web-privacy")}</h2>
        <p>{t("web-privacy-words")}</p>
        {move || server.is_there().then(|| view! { <p>{t("web-net-privacy")}</p> })}
        <p>{t("web-license")}</p>
        <p class="version">"Seaboard " {env!("CARGO_PKG_VERSION")}</p>
    };
    super::paper("about", inner.into_any())
}
