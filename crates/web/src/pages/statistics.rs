//! How the reader's own games went, by game, edition and opponents, and over time.

use std::collections::BTreeMap;

use catalog::GameId;
use game::{Decimal, Message};
use leptos::prelude::*;

use super::games::described;
use crate::route::Route;
use crate::speech::{Speech, number, t};
use crate::statistics::{Against, Ended, Played, Record, Statistics};
use crate::store::{self, StoredGame, Summary};

/// The last so many results are drawn.
const DRAWN: usize = 40;
/// The drawing, in its own units.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 80.0;
const EDGE: f64 = 8.0;

pub(crate) fn page() -> AnyView {
    let speech = Speech::of_page();
    let stored: Vec<StoredGame> = store::games().into_iter().filter_map(|(_, stored)| stored).collect();
    let kind = |summary: &Summary| (summary.game.clone(), summary.options_text.clone());
    // What is known of options comes with the code of their game.
    let known: BTreeMap<_, _> = stored
        .iter()
        .filter_map(|stored| Some((kind(&stored.summary), described(&stored.summary)?)))
        .collect();
    let shown = move || {
        let describe = |summary: &Summary| {
            let said = known.get(&kind(summary)).and_then(|said| said.get()).unwrap_or_default();
            let said: Vec<String> = said.iter().map(|message| speech.tell(message)).collect();
            said.join(" · ")
        };
        let all = Statistics::of(&stored, describe);
        let games: Vec<AnyView> =
            GameId::ALL.iter().filter_map(|game| of_game(speech, *game, &all)).collect();
        let nothing = games.is_empty().then(|| view! { <p>{speech.say_id("web-statistics-none")}</p> });
        view! { {nothing} {games} {apart(speech, &all)} }
    };
    let inner = view! {
        <h1>{t("web-statistics")}</h1>
        <p><a href=Route::Games.address()>{t("web-games")}</a></p>
        {shown}
    };
    super::paper("statistics", inner.into_any())
}

fn of_game(speech: Speech, game: GameId, all: &Statistics) -> Option<AnyView> {
    let results: Vec<&Played> = all.of_game(game.name()).collect();
    if results.is_empty() {
        return None;
    }
    let rows: Vec<AnyView> = all.records(game.name()).iter().map(|record| row(speech, record)).collect();
    let heads =
        ["web-statistics-games", "web-statistics-won", "web-statistics-lost", "web-statistics-shared"]
            .into_iter()
            .chain(["web-statistics-best", "web-statistics-average"])
            .map(|id| view! { <th scope="col">{speech.say_id(id)}</th> })
            .collect_view();
    Some(
        view! {
            <section class="record" data-game=game.name()>
                <h2>{speech.say_id(&format!("{game}-name"))}</h2>
                <div class="scrolls" tabindex="0" role="region" aria-label=speech.say_id(&format!("{game}-name"))>
                    <table class="records">
                        <thead><tr><th scope="col">{speech.say_id("web-statistics-against")}</th> {heads}</tr></thead>
                        <tbody>{rows}</tbody>
                    </table>
                </div>
                {course(speech, &results)}
            </section>
        }
        .into_any(),
    )
}

/// Whom it was played against: bots by their levels.
fn opponents(speech: Speech, against: &Against) -> String {
    match against {
        Against::Alone => speech.say_id("web-statistics-alone"),
        Against::Bots(levels) => {
            let name = |level: &String| match level.as_str() {
                "random" => speech.say_id("web-statistics-chance"),
                level => speech.say_id(&format!("bot-{level}")),
            };
            let names: Vec<String> = levels.iter().map(name).collect();
            names.join(", ")
        }
    }
}

fn row(speech: Speech, record: &Record) -> AnyView {
    let alone = record.against == Against::Alone;
    let count = |count: usize| if alone { "–".to_owned() } else { count.to_string() };
    let average = Message::new("web-statistics-number").with("number", Decimal::rounded(record.average(), 1));
    let average = speech.tell(&average);
    let edition =
        (!record.edition.is_empty()).then(|| view! { <span class="kind">{record.edition.clone()}</span> });
    view! {
        <tr>
            <th scope="row">{opponents(speech, &record.against)} {edition}</th>
            <td>{record.games}</td>
            <td>{count(record.won)}</td>
            <td>{count(record.lost)}</td>
            <td>{count(record.shared)}</td>
            <td>{number(record.best)}</td>
            <td>{average}</td>
        </tr>
    }
    .into_any()
}

/// The results one after the other: a full dot is a victory, an empty one a defeat, a square is shared or alone.
fn course(speech: Speech, results: &[&Played]) -> AnyView {
    let last = &results[results.len().saturating_sub(DRAWN)..];
    if last.len() < 2 {
        return ().into_any();
    }
    let points = || last.iter().map(|result| result.points);
    let (least, most) = (points().min().unwrap_or(0), points().max().unwrap_or(0));
    let span = f64::from((most - least).max(1));
    let x = |place: usize| EDGE + (WIDTH - 2.0 * EDGE) * place as f64 / (last.len() - 1) as f64;
    let y = |points: i32| HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * f64::from(points - least) / span;
    let mut way = String::new();
    for (place, result) in last.iter().enumerate() {
        way += &format!("{}{:.1} {:.1}", if place == 0 { 'M' } else { 'L' }, x(place), y(result.points));
    }
    let dots = last.iter().enumerate().map(|(place, result)| {
        let (x, y) = (x(place), y(result.points));
        match result.ended {
            Ended::Won => view! { <circle class="dot won" cx=x cy=y r="4" /> }.into_any(),
            Ended::Lost => view! { <circle class="dot lost" cx=x cy=y r="4" /> }.into_any(),
            Ended::Shared | Ended::Alone => {
                view! { <rect class="dot even" x=x - 3.5 y=y - 3.5 width="7" height="7" /> }.into_any()
            }
        }
    });
    let all: Vec<String> = points().map(number).collect();
    let label = speech.tell(&Message::new("web-statistics-course").with("points", all.join(", ")));
    view! {
        <svg class="results" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=label>
            <path class="results-line" d=way />
            {dots.collect_view()}
        </svg>
        <p class="results-key">{speech.say_id("web-statistics-key")}</p>
    }
    .into_any()
}

/// Games that are counted apart.
fn apart(speech: Speech, all: &Statistics) -> AnyView {
    let counts = [
        ("web-statistics-practice", all.apart.practice),
        ("web-statistics-given-up", all.apart.given_up),
        ("web-statistics-elsewhere", all.apart.elsewhere),
        ("web-statistics-together", all.apart.together),
    ];
    let lines: Vec<_> = counts
        .into_iter()
        .filter(|(_, count)| *count > 0)
        .map(|(id, count)| view! { <li>{speech.tell(&Message::new(id).with("count", count))}</li> })
        .collect();
    (!lines.is_empty())
        .then(|| view! { <section class="apart"><h2>{speech.say_id("web-statistics-apart")}</h2> <ul>{lines}</ul></section> })
        .into_any()
}
