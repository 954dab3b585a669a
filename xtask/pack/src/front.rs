//! The front page as it is painted before any code is there, in every language: the same elements that the app draws in its place.
//!
//! Links lead where they say by themselves; what is pressed besides is kept by `early.js` until the app can do it.

use game::Message;
use phrases::{Lang, Phrasebook};

/// Where the page wants it.
pub(crate) const PLACE: &str = "{{front}}";

/// The front page of these games in all languages, each from its words; `early.js` shows one of them.
pub(crate) fn pages(games: &[&str], words: &[(Lang, String)]) -> String {
    words.iter().map(|(lang, words)| page(games, *lang, &Phrasebook::from_text(*lang, words))).collect()
}

fn page(games: &[&str], lang: Lang, book: &Phrasebook) -> String {
    let t = |id: &str| escaped(&book.say_id(id));
    let posters: String = games.iter().map(|game| poster(game, book)).collect();
    let (code, tagline, emblem) = (lang.code(), t("web-tagline"), EMBLEM);
    let langs: String = Lang::ALL.iter().map(|other| language(*other, *other == lang)).collect();
    let themes: String = ["auto", "light", "dark"]
        .iter()
        .map(|theme| {
            let id = format!("web-theme-{theme}");
            format!(r#"<button type="button" class="quiet">{}</button>"#, t(&id))
        })
        .collect();
    let (language, theme, sounds) = (t("web-language"), t("web-theme"), t("web-sounds"));
    let (all, puzzles) = (t("web-games"), t("web-puzzles"));
    let (about, unofficial) = (t("web-about"), t("web-unofficial"));
    format!(
        r##"<div class="early" lang="{code}"><main class="front"><header class="masthead">{emblem}<h1>Seaboard</h1><p>{tagline}</p></header><div class="posters">{posters}</div></main><footer class="foot"><div class="preferences"><div role="group" aria-label="{language}">{langs}</div><div role="group" aria-label="{theme}">{themes}</div><button type="button" class="quiet" aria-pressed="false">{sounds}</button></div><nav><a href="#/games">{all}</a><a href="#/puzzles">{puzzles}</a><a href="#/about">{about}</a></nav><p>{unofficial}</p></footer></div>"##
    )
}

fn language(lang: Lang, chosen: bool) -> String {
    let (code, name) = (lang.code(), lang.own_name());
    format!(r#"<button type="button" class="quiet" lang="{code}" aria-pressed="{chosen}">{name}</button>"#)
}

fn poster(game: &str, book: &Phrasebook) -> String {
    let name = book.say_id(&format!("{game}-name"));
    let label = |id: &'static str| escaped(&book.say(&Message::new(id).with("game", name.as_str()), &[]));
    let t = |id: &str| escaped(&book.say_id(id));
    let line = |class: &str, id: String| match book.has(&id) {
        true => format!(r#"<p class="{class}">{}</p>"#, t(&id)),
        false => String::new(),
    };
    let link = |class: &str, way: &str, name: &'static str, id: &str| {
        format!(r##"<a class="{class}" href="#/{way}" aria-label="{}">{}</a>"##, label(name), t(id))
    };
    [
        format!(r#"<article class="poster" data-game="{game}"><div class="poster-art" aria-hidden="true">"#),
        r#"<svg class="poster-drawing" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">"#.to_owned(),
        format!(r##"<use href="#poster-{game}"/></svg></div><h2>{}</h2>"##, escaped(&name)),
        line("facts", format!("web-{game}-facts")),
        line("pitch", format!("web-{game}-pitch")),
        format!(
            r#"<div class="row"><button type="button" class="main" aria-label="{}">{}</button>"#,
            label("web-play-game"),
            t("web-play")
        ),
        link("button", &format!("new/{game}"), "web-set-up-game", "web-set-up"),
        // Shown where `early.js` hears that the server has tables.
        link("button online", &format!("new/{game}/online"), "web-online-game", "web-online"),
        link("button quiet", &format!("learn/{game}"), "web-learn-game", "web-learn"),
        link("button quiet", &format!("rules/{game}"), "web-rules-of", "web-rules"),
        "</div></article>".to_owned(),
    ]
    .concat()
}

/// The emblem of the app.
const EMBLEM: &str =
    r##"<svg class="emblem" viewBox="0 0 48 48" aria-hidden="true"><use href="#emblem"/></svg>"##;

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_front_page_stands_there_in_every_language_with_what_was_written() {
        let words = "web-play = Play & <win>\nbuoys-name = Buoys\nweb-buoys-pitch = A buoy\nweb-play-game = Play { $game }\n";
        let pages = pages(&["buoys"], &[(Lang::En, words.to_owned()), (Lang::Fr, String::new())]);
        assert_eq!(pages.matches("class=\"early\"").count(), 2);
        assert!(pages.contains("<div class=\"early\" lang=\"fr\">"));
        assert!(pages.contains("Play &amp; &lt;win></button>"), "{pages}");
        assert!(pages.contains("<p class=\"pitch\">A buoy</p>"));
        assert!(!pages.contains("class=\"facts\""), "what nobody wrote is left out");
        assert!(pages.contains("href=\"#/rules/buoys\""));
        assert!(pages.contains("class=\"button online\" href=\"#/new/buoys/online\""));
    }
}
