//! Pirates Under Fire at one terminal: a whole game, and hands that stay hidden between two people.

use crate::common::{Folder, feed, run, seaboard};

const TWO: [&str; 6] = ["terminal", "pirates-under-fire", "--seed", "5", "--seats", "Ada,Grace"];

/// Always the first choice, and Enter at every hand-over: more than any game needs.
fn first_choices() -> String {
    "1\n".repeat(2000)
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
    for (name, page) in pages {
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
        let names: Vec<&str> = page.lines().filter_map(|line| line.rsplit_once("│ ")).map(|l| l.1).collect();
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
    assert!(after.contains("cannot be taken back"), "{after}");
}

#[test]
fn a_third_player_finds_no_seat() {
    let folder = Folder::new();
    let args = ["terminal", "pirates-under-fire", "--seats", "Ada,Grace,Edith"];
    let output = feed(seaboard(&folder.0, &args), "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("this game is for two"), "{output:?}");
}
