//! `hint`: where to look, what to aim at, the move; in every game and language.

use super::Talk;
use crate::common::{Folder, run};

const GAMES: [(&str, &str); 3] = [
    ("come-sail-away", "Ada,deckhand"),
    ("on-board", "Ada,deckhand"),
    ("pirates-under-fire", "Ada,deckhand"),
];

/// The words of `hint`, and what follows the first two steps, in each language.
const WORDS: [(&str, &str, &str); 3] = [
    ("en", "tip", "type “hint” again for more"),
    ("fr", "indice", "tapez encore «\u{a0}indice\u{a0}» pour en savoir plus"),
    ("uk", "підказка", "введіть «підказка» ще раз, щоб дізнатися більше"),
];

fn begin(folder: &Folder, game: &str, seats: &str, lang: &str) -> Talk {
    let mut talk = Talk::begin(folder, &["terminal", game, "--seed", "4", "--seats", seats, "--lang", lang]);
    talk.listen();
    talk
}

/// The notations of the moves that a hint names.
fn moves(said: &str) -> Vec<String> {
    let lines = said.lines().filter(|line| line.contains(" → "));
    lines.filter_map(|line| line.rsplit_once("  ")).map(|(_, notation)| notation.to_owned()).collect()
}

#[test]
fn each_time_a_hint_says_more() {
    let folder = Folder::new();
    for (game, seats) in GAMES {
        for (lang, word, more) in WORDS {
            let mut talk = begin(&folder, game, seats, lang);
            let [look, aim, line] = ["hint", word, "hint"].map(|hint| talk.say(hint));
            assert!(look.contains(more) && aim.contains(more) && !line.contains(more), "{look}{aim}{line}");
            assert!(moves(&look).is_empty() && moves(&aim).is_empty(), "{look}{aim}");
            let moves = moves(&line);
            assert!(!moves.is_empty(), "{line}");
            assert_eq!(talk.say("hint"), line, "there is no more to say");
            for said in [&look, &aim, &line] {
                for raw in ["hint-", "csa-", "ob-", "puf-", "{", "}"] {
                    assert!(!said.contains(raw), "{game} {lang}: {said}");
                }
            }
            let page = talk.say(&moves[0]);
            assert!(page.contains("Ada – "), "the move is possible: {page}");
            let next = talk.say("hint");
            assert!(next.contains(more), "another position, the first step again: {next}");
        }
    }
}

#[test]
fn a_hint_can_be_followed_to_the_end_of_the_turn() {
    let folder = Folder::new();
    for (game, seats) in GAMES {
        let mut talk = begin(&folder, game, seats, "en");
        talk.say("hint");
        talk.say("hint");
        let line = talk.say("hint");
        assert!(
            line.contains("points better than the next best.") || line.contains("about as good"),
            "{line}"
        );
        for notation in moves(&line) {
            let page = talk.say(&notation);
            assert!(!page.contains("Not possible"), "{game}: {notation}: {page}");
        }
    }
}

#[test]
fn help_and_hints_are_there_throughout_a_game() {
    let folder = Folder::new();
    for (skipped, (lang, word, _)) in WORDS.into_iter().enumerate() {
        for game in ["on-board", "pirates-under-fire"] {
            let more: &[&str] = match game {
                "on-board" => &["--captains", "--luggage", "--special-passengers"],
                _ => &[],
            };
            let args = ["terminal", game, "--seed", "4", "--seats", "Ada,random", "--lang", lang];
            // Every third decision, another one in every language.
            let asked = "hint\nhint\nhint\n1\n2\n1\nhint\nhint\nhint\n2\n1\n2\n".repeat(200);
            let input = format!("help\n{}{asked}", "1\n".repeat(skipped));
            let said = run(&folder, &[&args[..], more].concat(), &input);
            assert!(said.contains(&format!("\n{} ", if lang == "en" { "hint" } else { word })), "{said}");
            assert!(said.contains("seaboard replay"), "to its end: {game} {lang}");
            for raw in ["hint-", "{", "}"] {
                assert!(!said.contains(raw), "{game} {lang}: {raw} in {said}");
            }
            let hints =
                said.lines().map(|line| line.trim_start_matches("> ")).filter(|line| line.contains('→'));
            let wide: Vec<&str> = hints.filter(|line| line.chars().count() > 80).collect();
            assert!(wide.is_empty(), "{wide:?}");
        }
    }
}

#[test]
fn two_people_get_hints_of_their_own() {
    let folder = Folder::new();
    let mut talk =
        Talk::begin(&folder, &["terminal", "pirates-under-fire", "--seed", "5", "--seats", "Ada,Grace"]);
    talk.listen();
    talk.say("");
    talk.say("hint");
    let mut page = String::new();
    while !page.contains("Pass the screen") {
        page = talk.say("1");
    }
    talk.say("");
    let hint = talk.say("hint");
    assert!(hint.contains("type “hint” again for more"), "the first step: {hint}");
}
