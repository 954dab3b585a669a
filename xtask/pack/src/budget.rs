//! What people fetch until they can play, and until a bot has answered them: what must not grow.

use std::collections::{BTreeMap, BTreeSet};

use crate::failure::Failure;
use crate::{sheet_of, words_of};

/// The most that may be fetched until the table of a game can be played, in bytes. The aim is 500 kB; from one compiler to the next it
/// is ten more or less.
const PLAYABLE: usize = 510_000;
/// The same until a bot has answered, with what it has learned.
const ANSWERED: usize = 650_000;

/// What every visit fetches; the words of one language come besides.
const ALWAYS: [&str; 7] =
    ["index.html", "early.js", "boot.js", "style.css", "app.js", "fetch.js", "app_bg.wasm"];

/// Prints what a visit fetches for each game, and fails where that is too much. `needs` says what each part of the app fetches, `size`
/// what a part takes.
pub(crate) fn check<'a>(
    needs: &BTreeMap<String, Vec<String>>,
    parts: impl Iterator<Item = &'a str>,
    size: impl Fn(&str) -> Option<usize>,
) -> Result<(), Failure> {
    let sum = |parts: &BTreeSet<&str>| parts.iter().map(|part| size(part).unwrap_or_default()).sum::<usize>();
    let lang = parts.filter_map(|part| part.strip_prefix("words/")?.strip_suffix(".ftl"));
    let lang = lang.filter(|lang| !lang.contains('/'));
    let lang = lang.max_by_key(|lang| size(&format!("words/{lang}.ftl"))).unwrap_or_default();
    let words = format!("words/{lang}.ftl");
    let first: BTreeSet<&str> = ALWAYS.into_iter().chain([words.as_str()]).collect();
    println!(
        "First page            {} of them the module",
        kilobytes(sum(&first)) + ", " + &kilobytes(size("app_bg.wasm").unwrap_or_default())
    );
    let mut large = Vec::new();
    for (game, bots) in games(needs) {
        let name = game.replace('_', "-");
        let beside = [sheet_of(&name), words_of(lang, &name)];
        let pages = needs.get(&game).into_iter().flatten().chain(&beside).map(String::as_str);
        let playable: BTreeSet<&str> = first.iter().copied().chain(pages).collect();
        let weights = format!("weights/{name}.weights");
        let thoughts = bots.iter().map(String::as_str).chain(["worker.js", &weights]);
        let answered: BTreeSet<&str> = playable.iter().copied().chain(thoughts).collect();
        let (playable, answered) = (sum(&playable), sum(&answered));
        println!(
            "{game:<21} {} until it can be played, {} until a bot has answered",
            kilobytes(playable),
            kilobytes(answered)
        );
        large.extend(
            (playable > PLAYABLE).then(|| over(&game, "its table can be played", playable, PLAYABLE)),
        );
        large.extend((answered > ANSWERED).then(|| over(&game, "a bot has answered", answered, ANSWERED)));
    }
    match large.is_empty() {
        true => Ok(()),
        false => Err(Failure::new(large.join("; "))),
    }
}

/// The games, each with what its bots fetch.
pub(crate) fn games(needs: &BTreeMap<String, Vec<String>>) -> impl Iterator<Item = (String, &Vec<String>)> {
    needs.iter().filter_map(|(part, files)| Some((part.strip_suffix("_bots")?.to_owned(), files)))
}

fn over(game: &str, when: &str, bytes: usize, budget: usize) -> String {
    format!("{game}: {} are fetched until {when}, the budget is {}", kilobytes(bytes), kilobytes(budget))
}

fn kilobytes(bytes: usize) -> String {
    format!("{}.{} kB", bytes / 1000, bytes % 1000 / 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checked(pages: usize, bots: usize) -> Result<(), String> {
        let needs = BTreeMap::from([
            ("on_board".to_owned(), vec!["code/shared.wasm".to_owned(), "code/on_board.wasm".to_owned()]),
            (
                "on_board_bots".to_owned(),
                vec!["code/shared.wasm".to_owned(), "code/on_board_bots.wasm".to_owned()],
            ),
            ("online_pages".to_owned(), vec!["code/online.wasm".to_owned()]),
        ]);
        let sizes = BTreeMap::from([
            ("app_bg.wasm", 100_000),
            ("words/en.ftl", 10_000),
            ("words/fr.ftl", 15_000),
            ("words/en/on-board.ftl", 30_000),
            ("words/fr/on-board.ftl", 4_000),
            ("style/on-board.css", 1_000),
            ("code/shared.wasm", 80_000),
            ("code/on_board.wasm", pages),
            ("code/on_board_bots.wasm", bots),
            ("code/online.wasm", 900_000),
            ("weights/on-board.weights", 50_000),
        ]);
        check(&needs, sizes.keys().copied(), |part| sizes.get(part).copied())
            .map_err(|failure| failure.reason)
    }

    #[test]
    fn what_is_shared_counts_once_one_language_counts_and_other_parts_do_not() {
        assert_eq!(checked(310_000, 90_000), Ok(()));
        assert_eq!(
            checked(311_000, 90_000).unwrap_err(),
            "on_board: 511.0 kB are fetched until its table can be played, the budget is 510.0 kB; \
             on_board: 651.0 kB are fetched until a bot has answered, the budget is 650.0 kB"
        );
        assert!(checked(310_000, 91_000).unwrap_err().starts_with("on_board: 651.0 kB"));
    }
}
