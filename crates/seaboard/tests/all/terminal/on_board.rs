//! On Board at one terminal: whole games of both editions, and piles that stay hidden between two people.

use crate::common::{Folder, run};

/// Always the first choice, and Enter, which passes the screen: more than any game needs.
fn first_choices() -> String {
    "1\n\n".repeat(2000)
}

#[test]
fn two_people_play_each_edition_to_its_end() {
    let folder = Folder::new();
    for (edition, title) in [("on-board", "On Board (2022)"), ("bienvenue-a-bord", "Bienvenue à bord (2019)")]
    {
        let args = ["terminal", "on-board", "--seed", "7", "--seats", "Ada,Grace", "--edition", edition];
        let said = run(&folder, &args, &first_choices());
        for words in [title, "Round 20 of 20", "Ports of call", "Objectives", "Total", "ictory: "] {
            assert!(said.contains(words), "{edition}: {words}");
        }
        assert!(!said.contains("Pass the screen"), "without extensions there is nothing to hide");
    }
    for file in folder.files() {
        assert!(run(&folder, &["replay", &file], "").contains("Total"), "{file}");
    }
}

#[test]
fn with_all_extensions_the_cruise_has_24_rounds() {
    let folder = Folder::new();
    let extensions = ["--captains", "--luggage", "--special-passengers"];
    let args = [&["terminal", "on-board", "--seed", "3", "--seats", "Ada,random"], &extensions[..]].concat();
    let said = run(&folder, &args, &first_choices());
    for words in ["Round 24 of 24", "Captain", "Luggage", "Total"] {
        assert!(said.contains(words), "{words}");
    }
}

#[test]
fn a_pile_laid_face_down_stays_hidden_when_the_screen_changes_hands() {
    let folder = Folder::new();
    let args = ["terminal", "on-board", "--seed", "9", "--seats", "Ada,Grace", "--captains"];
    let captains = "\nkeep hide\nend\n\n1\nend\n";
    let split = "\nalone 1\n";
    let seen_by_ada = run(&folder, &args, &format!("{captains}{split}"));
    let two_cards = |page: &str| {
        let line = page.lines().rfind(|line| line.contains("Two cards")).map(str::trim);
        line.expect("the pile of two is shown").to_owned()
    };
    let open = two_cards(&seen_by_ada);
    assert!(!open.contains("??"), "{open}");

    let all = run(&folder, &args, &format!("{captains}{split}hide two\nend\n\n"));
    let pages: Vec<&str> = all.split("Pass the screen to Grace").collect();
    let last = pages.last().expect("it is handed over");
    assert!(pages.len() > 2, "the screen goes to Grace for her captain, and to choose");
    assert_eq!(two_cards(last), "Two cards ??  +  ?? face down");
    let cards = open.trim_start_matches("Two cards ").to_owned();
    assert!(cards.split("  +  ").all(|card| !last.contains(card)), "{cards} is shown:\n{last}");

    let chosen = run(&folder, &args, &format!("{captains}{split}hide two\nend\n\nchoose two\n"));
    let after = chosen.split("Pass the screen").last().expect("something");
    assert!(cards.split("  +  ").any(|card| after.contains(card)), "now Grace sees what she took:\n{after}");
}

#[test]
fn choosing_a_pile_is_final_and_says_so_beforehand() {
    let folder = Folder::new();
    let args = ["terminal", "on-board", "--seed", "7", "--seats", "Ada,Grace"];
    for (lang, sentence) in [
        ("en", "None of these can be undone."),
        ("fr", "Aucun de ces choix ne peut être annulé."),
        ("uk", "Жоден із цих виборів не можна скасувати."),
    ] {
        let args = [&args[..], &["--lang", lang]].concat();
        assert!(!run(&folder, &args, "1\n").contains(sentence), "a split is final once it is offered");
        let said = run(&folder, &args, "1\nend\n");
        assert!(said.trim_end().contains(&format!("choose two\n {sentence}\n>")), "{said}");
        assert!(!run(&folder, &[&args[..], &["--practice"]].concat(), "1\nend\n").contains(sentence));
    }
    let solo = run(&folder, &["terminal", "come-sail-away", "--seed", "7"], &first_choices());
    assert!(!solo.contains("undone") && !solo.contains('†'), "the end of a round needs no words");
}
