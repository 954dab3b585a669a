//! A game without a drawing of its own: its name, the prompt and the list of choices are enough to play it.

use crate::common::{Folder, run};

#[test]
fn a_game_without_a_drawing_is_played_to_its_end_and_looked_back_on() {
    let folder = Folder::new();
    for (lang, name) in [("en", "Buoys"), ("fr", "Bouées"), ("uk", "Буї")] {
        let args = ["terminal", "buoys", "--seed", "7", "--seats", "Ada,deckhand", "--lang", lang];
        let said = run(&folder, &args, &format!("help\nscore\nlook\nlog\nwhy\nhint\n{}", "1\n".repeat(30)));
        for words in [name, "take 1", "take 2", "Ada"] {
            assert!(said.contains(words), "{lang}: {words}\n{said}");
        }
        for raw in ["terminal-", "b-", "{", "}"] {
            assert!(!said.contains(raw), "{lang}: {raw}\n{said}");
        }
    }
    for file in folder.files() {
        assert!(run(&folder, &["replay", &file], "").contains("ictory: "), "{file}");
        assert!(run(&folder, &["replay", "--json", &file], "").contains("\"winners\""), "{file}");
    }
    assert!(run(&folder, &["simulate", "buoys", "--games", "10"], "").starts_with("10 random games"));
    assert!(run(&folder, &["check", "buoys", "--games", "100"], "").starts_with("buoys: 100 games"));
    assert!(run(&folder, &["terminal", "--help"], "").contains("Buoys, the tiny game"));
}
