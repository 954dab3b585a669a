//! Pirates Under Fire at one terminal: a whole game, and hands that stay hidden between two people.

use crate::common::{Folder, feed, run, seaboard};

const TWO: [&str; 6] = ["terminal", "pirates-under-fire", "--seed", "5", "--seats", "Ada,Grace"];

/// Always the first choice, and Enter, which passes the screen: more than any game needs.
fn first_choices() -> String {
    format!("\n{}", "1\n\n".repeat(1000))
}

/// What each player in turn has before them, with the name of that player.
fn pages(said: &str) -> Vec<(String, String)> {
    let handed = said.split("Pass the screen to ").skip(1).filter_map(|page| page.split_once(','));
    handed.map(|(name, page)| (name.to_owned(), page.to_owned())).collect()
}

#[test]
fn two_people_play_to_the_end() {
    let folder = Folder::new();
    let said = run(&folder, &TWO, &first_choices());
    for words in ["Pirates Under Fire · turn 16 of 16", "Mercenaries for sale", "Total", "ictory: "] {
        assert!(said.contains(words), "{words}");
    }
    let files = folder.files();
    assert!(!files.is_empty());
    for file in files {
        assert!(run(&folder, &["replay", &file], "").contains("Total"), "{file}");
    }
}

#[test]
fn nobody_sees_the_others_hand() {
    let folder = Folder::new();
    let said = run(&folder, &TWO, &first_choices());
    let pages = pages(&said);
    assert_eq!(pages.len(), 32, "the screen changes hands after every turn");
    // The last page goes on to the end, where all is shown.
    for (name, page) in pages.into_iter().take(31) {
        let lines: Vec<&str> = page.lines().collect();
        let held: Vec<&str> = lines
            .windows(2)
            .filter(|pair| pair[1].trim_start().starts_with("Hand ["))
            .map(|pair| pair[0].trim_start_matches([' ', '⚑', '⚐']))
            .collect();
        assert!(!held.is_empty(), "{name} sees no hand:\n{page}");
        assert!(held.iter().all(|player| player.starts_with(&name)), "{name} sees {held:?}");
    }
}

#[test]
fn nothing_is_left_on_the_screen_when_it_is_handed_over() {
    let folder = Folder::new();
    let said = run(&folder, &TWO, &first_choices());
    for before in said.split("Pass the screen to ").take(32) {
        let wiped = before.rsplit("=".repeat(80).as_str()).next().unwrap_or_default();
        assert_eq!(wiped.trim(), "", "something stands above the request to pass the screen");
    }
}

#[test]
fn each_player_sits_at_the_bottom_of_the_drawing() {
    let folder = Folder::new();
    let said = run(&folder, &TWO, &first_choices());
    for (name, page) in pages(&said).into_iter().take(2) {
        let beside = page.lines().filter_map(|line| line.rsplit_once("│ ")).map(|(_, name)| name);
        let names: Vec<&str> = beside.filter(|name| !name.contains('│')).collect();
        assert!(names[1].ends_with(&name), "{name}: {names:?}");
        let bottom = page.lines().rfind(|line| line.starts_with(" 6 │") || line.starts_with(" 1 │"));
        let first_row = if name == "Ada" { " 1 │" } else { " 6 │" };
        assert!(bottom.is_some_and(|line| line.starts_with(first_row)), "{name}: {bottom:?}");
    }
}

#[test]
fn a_tile_of_the_reserve_cannot_be_given_back_and_the_list_says_so() {
    let folder = Folder::new();
    let said = run(&folder, &TWO, "\nship 6\nlay c6\n");
    assert!(said.contains("†") && said.contains("take"), "{said}");
    let after = run(&folder, &TWO, "\nship 6\nlay c6\ntake\nundo\n");
    assert!(after.contains("cannot be undone"), "{after}");
}

#[test]
fn only_enter_passes_the_screen() {
    let folder = Folder::new();
    let said = run(&folder, &TWO, "\nship 6\nlay f6\nend\nundo\nscore\n");
    let after = said.rsplit("Pass the screen to Ada").next().unwrap_or_default();
    assert_eq!(said.matches("Pass the screen to Ada").count(), 3, "asked again twice");
    assert!(!after.contains("Hand ["), "{after}");
}

#[test]
fn who_quits_leaves_no_hand_on_the_screen() {
    let folder = Folder::new();
    let said = run(&folder, &TWO, "\nquit\n");
    let left = said.rsplit("=".repeat(80).as_str()).next().unwrap_or_default();
    assert!(left.contains("Saved") && !left.contains("Hand ["), "{left}");
}

#[test]
fn every_notation_can_be_typed() {
    let folder = Folder::new();
    for lang in ["en", "fr", "uk"] {
        let helped = run(&folder, &[&TWO[..], &["--lang", lang]].concat(), "\nsearch\ntake\nmine a1\nfire\n");
        assert_eq!(
            helped.matches("PUF-9").count(),
            4,
            "each is refused as an action, none is a command: {helped}"
        );
    }
}

#[test]
fn no_line_is_wider_than_the_screen() {
    let folder = Folder::new();
    for lang in ["en", "fr", "uk"] {
        let args = [&TWO[..], &["--lang", lang]].concat();
        let said = run(&folder, &args, &format!("\n{}", "2\n\n1\n\n3\n\n1\n\n".repeat(300)));
        // What is typed after the prompt, and its Enter, are not there.
        let lines = said.lines().map(|line| line.trim_start_matches("> "));
        let wide: Vec<&str> = lines.filter(|line| line.chars().count() > 80).collect();
        assert_eq!(wide, Vec::<&str>::new(), "{lang}");
    }
}

#[test]
fn a_third_player_finds_no_seat() {
    let folder = Folder::new();
    let args = ["terminal", "pirates-under-fire", "--seats", "Ada,Grace,Edith"];
    let output = feed(seaboard(&folder.0, &args), "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("this game is for 2 players"), "{output:?}");
}
