//! `seaboard analyse`, `seaboard calibrate` and `seaboard puzzles`.

use std::path::Path;

use serde_json::Value;

use super::refusals::refused_in_all_languages;
use super::{GAME, json, said};
use crate::common::Folder;

/// A game of these bots, in a file.
fn kept(folder: &Folder, bots: &str, game: &str, seed: u64) -> String {
    said(folder, &format!("simulate --bots {bots} --games 1 --seed {seed} --save . {game}"));
    let ours = |name: &String| name.ends_with(&format!("-{seed}.seaboard"));
    folder.files().into_iter().find(ours).expect("a game")
}

#[test]
fn a_game_is_analysed_for_people_in_their_language() {
    let folder = Folder::new();
    let file = kept(&folder, "helmsman,random", &format!("{GAME} --players 2"), 820_000);
    let [en, fr, uk] =
        ["en", "fr", "uk"].map(|lang| said(&folder, &format!("analyse --budget 16 {file} --lang {lang}")));
    for words in
        ["Helmsman: ", "random-2: ", "Luck: ", "Accuracy: ", "Turns that mattered:", "played: ", "better: "]
    {
        assert!(en.contains(words), "{words}: {en}");
    }
    assert!(en.contains('#') && en.contains('▁') && !en.contains("analysis-"), "{en}");
    assert!(
        fr.contains("Chance\u{a0}: ") && fr.contains("joué\u{a0}: ") && !fr.contains("analysis-"),
        "{fr}"
    );
    assert!(uk.contains("Удача: ") && uk.contains("зіграно: ") && !uk.contains("analysis-"), "{uk}");
}

#[test]
fn a_game_is_analysed_for_programs_and_alike_on_any_number_of_threads() {
    let folder = Folder::new();
    let file = kept(&folder, "random", "pirates-under-fire", 820_100);
    let on = |threads: u32| json(&folder, &format!("analyse --json --budget 16 --threads {threads} {file}"));
    let (one, three) = (on(1), on(3));
    assert_eq!(one["report"], three["report"]);
    assert_eq!((&one["report"]["report"], &one["report"]["complete"]), (&Value::from(1), &Value::from(true)));
    assert_eq!(one["players"], serde_json::json!(["random-1", "random-2"]));
    let seat = json(&folder, &format!("analyse --json --budget 16 --seat random-2 {file}"));
    let seats: Vec<&Value> =
        seat["report"]["seats"].as_array().expect("seats").iter().map(|seat| &seat["seat"]).collect();
    assert_eq!(seats, [&Value::from(2)]);
}

#[test]
fn several_games_give_means_by_player() {
    let folder = Folder::new();
    let files = [820_200, 820_201].map(|seed| kept(&folder, "deckhand", GAME, seed)).join(" ");
    let means = said(&folder, &format!("analyse --budget 16 {files}"));
    let last = means.split("\n\n").last().expect("means");
    assert!(
        last.contains("deckhand-1, come-sail-away: 2 games, accuracy ") && last.contains(" ± "),
        "{last}"
    );
    assert!(last.contains("lost by own turns: "), "{last}");
}

#[test]
fn what_cannot_be_analysed_is_refused() {
    let folder = Folder::new();
    let file = kept(&folder, "random", &format!("{GAME} --players 2"), 820_300);
    refused_in_all_languages(&folder, &format!("analyse {file} --seat Nobody"), "Nobody");
    refused_in_all_languages(&folder, "analyse nothing", "nothing");
    refused_in_all_languages(&folder, &format!("analyse {file} --budget 1"), "--budget");
    // Two people who are not done yet.
    let whole = folder.read(&file);
    let (head, log) = whole.split_once("---\n").expect("a header");
    let people = head.replace("kind = \"random\"", "kind = \"person\"");
    let begun: Vec<&str> = log.lines().take(30).collect();
    folder.write("running", &format!("{people}---\n{}\n", begun.join("\n")));
    refused_in_all_languages(&folder, "analyse running", "the game goes on");
}

#[test]
fn saved_games_of_every_release_are_analysed() {
    let folder = Folder::new();
    let saved = Path::new(env!("CARGO_MANIFEST_DIR")).join("../catalog/tests/saved/1");
    for name in ["come-sail-away-own-components", "on-board-resigned", "pirates-under-fire-random"] {
        let file = saved.join(format!("{name}.seaboard")).display().to_string();
        let report = json(&folder, &format!("analyse --json --budget 16 {file}"));
        assert_eq!(report["report"]["complete"], true, "{file}");
    }
}

#[test]
fn curves_are_fitted_alike_on_any_number_of_threads() {
    let folder = Folder::new();
    for threads in [1, 3] {
        said(
            &folder,
            &format!("calibrate on-board --games 10 --levels 0 --threads {threads} --output {threads}.toml"),
        );
    }
    let text = folder.read("1.toml");
    assert_eq!(text, folder.read("3.toml"));
    assert!(text.starts_with("# ") && text.contains("seaboard calibrate on-board --games 10"), "{text}");
    for kind in ["[on-board]", "[on-board-extended]", "[bienvenue-a-bord]", "scale = ["] {
        assert!(text.contains(kind), "{kind}: {text}");
    }
}

#[test]
fn puzzles_are_added_to_a_file_of_the_same_search_and_to_no_other() {
    let folder = Folder::new();
    let search = "puzzles on-board --iterations 64 --threads 1 --output found.jsonl";
    said(&folder, &format!("{search} --count 1"));
    let first = folder.read("found.jsonl");
    assert!(first.lines().count() > 1, "{first}");
    let others = [
        search.replace("on-board", "pirates-under-fire"),
        search.replace("64", "65"),
        format!("{search} --level helmsman"),
    ];
    for other in others {
        refused_in_all_languages(&folder, &format!("{other} --count 9"), "seaboard puzzles on-board");
    }
    folder.write("found.jsonl", "puzzles\n");
    refused_in_all_languages(&folder, search, "found.jsonl");
    assert_eq!(folder.read("found.jsonl"), "puzzles\n");
}
