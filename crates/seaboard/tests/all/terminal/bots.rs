//! Bots at the table: whole games, turns shown step by step, secrets kept, games that go on as they would have.

use std::io::Read;
use std::process::Command;
use std::time::{Duration, Instant};

use super::{Talk, ones};
use crate::common::{Folder, feed, run, seaboard};

const GAMES: [&str; 3] = ["come-sail-away", "on-board", "pirates-under-fire"];

fn against<'a>(game: &'a str, seats: &'a str) -> Vec<&'a str> {
    vec!["terminal", game, "--seed", "7", "--seats", seats]
}

/// Where a text stands in another, which must hold it.
#[track_caller]
fn place(text: &str, of: &str) -> usize {
    text.find(of).unwrap_or_else(|| panic!("{of}: {text}"))
}

#[test]
fn a_whole_game_of_each_kind_is_played_against_a_bot() {
    for (game, sentence) in
        GAMES.into_iter().zip([" Helmsman plays ", " Helmsman takes ", " Helmsman lays ship "])
    {
        let folder = Folder::new();
        let said = run(&folder, &against(game, "Ada,helmsman"), &ones());
        for words in [sentence, " Helmsman is thinking…\n", "Total", "ictory: "] {
            assert!(said.contains(words), "{game}: {words}");
        }
        assert!(!said.contains("Pass the screen"), "{game}");
        let file = format!("{game}-7.seaboard");
        let kept = folder.read(&file);
        assert!(kept.contains("name = \"helmsman\"\nkind = \"bot\"\nlevel = \"helmsman\"\n"), "{kept}");
        assert!(run(&folder, &["replay", &file], "").contains(sentence), "{game}");
        assert!(run(&folder, &["replay", &file, "--lang", "fr"], "").contains("Timonier"), "{game}");
    }
}

#[test]
fn a_bots_turn_is_told_step_by_step_once_and_before_the_next_page() {
    let folder = Folder::new();
    let mut talk = Talk::begin(&folder, &against("pirates-under-fire", "Ada,helmsman"));
    let mut page = talk.listen();
    while !page.contains("is thinking") {
        page = talk.say("1");
    }
    let (thinks, turn) = (place(&page, "is thinking…\n"), place(&page, "Turn 2 of 16: Ada"));
    let laid = place(&page, " Helmsman lays ship ");
    assert!(thinks < laid && laid < turn, "{page}");
    assert!(turn < place(&page, "Mercenaries for sale"), "all of it before the page of Ada's turn: {page}");
    assert_eq!(page.matches(" Helmsman lays ship ").count(), 1, "{page}");
}

#[test]
fn a_bots_hand_stays_hidden() {
    let folder = Folder::new();
    let said = run(&folder, &against("pirates-under-fire", "Ada,admiral"), &format!("look 2\n{}", ones()));
    let (played, _) = said.split_once("Total").expect("an end");
    assert!(played.contains(" Ada: the new tile is ship "), "{played}");
    assert!(!played.contains(" Admiral: the new tile is ") && played.contains(" Admiral draws a tile."));
    let lines: Vec<&str> = played.lines().collect();
    let hands = lines.windows(2).filter(|pair| pair[1].trim_start().starts_with("Hand ["));
    assert!(hands.clone().count() > 16);
    let not_ada: Vec<_> = hands.filter(|pair| !pair[0].contains(" Ada ")).collect();
    // At the end all is shown.
    assert!(not_ada.len() <= 1, "{not_ada:?}");

    let mut talk = Talk::begin(&folder, &against("come-sail-away", "Ada,helmsman"));
    let mut page = talk.listen();
    assert!(page.contains(" Helmsman is thinking…\n Helmsman has finished the round.\n"), "{page}");
    while !page.contains("Round 2 of 12") {
        assert!(!page.contains("Helmsman plays"), "hidden until all have finished: {page}");
        assert!(talk.say("look helmsman").contains("Hand                    ??     ??"));
        page = talk.say("1");
    }
    assert!(page.contains(" Helmsman plays "), "{page}");
}

#[test]
fn a_saved_game_goes_on_as_it_would_have() {
    for game in GAMES {
        let (whole, halves) = (Folder::new(), Folder::new());
        let args = against(game, "Ada,helmsman");
        let file = format!("{game}-7.seaboard");
        run(&whole, &args, &"1\n".repeat(400));
        run(&halves, &args, &format!("{}quit\n", "1\n".repeat(25)));
        run(&halves, &["terminal", "--resume", &file], &"1\n".repeat(400));
        assert_eq!(whole.read(&file), halves.read(&file), "{game}");
    }
}

#[test]
fn bots_play_among_themselves_for_whoever_looks_on() {
    let folder = Folder::new();
    let said = run(&folder, &against("pirates-under-fire", "deckhand,helmsman"), "");
    assert!(said.contains(" Deckhand lays ship ") && said.contains(" Helmsman lays ship "), "{said}");
    assert!(said.contains("ictory: "), "{said}");
    let four = run(&folder, &against("come-sail-away", "deckhand,random,deckhand,random"), "");
    assert!(four.contains(" Deckhand 2 plays ") && four.contains(" random-2 plays "), "{four}");
}

#[test]
fn people_who_share_a_screen_see_no_more_of_a_bot_than_everybody() {
    let folder = Folder::new();
    let said = run(&folder, &against("come-sail-away", "Ada,deckhand,Grace"), &ones());
    assert!(said.contains("Pass the screen to Grace") && said.contains("ictory: "), "{said}");
    let first = said.split("Pass the screen").next().expect("something");
    assert!(first.contains(" Deckhand has finished the round.\n") && !first.contains(" plays "), "{first}");
}

#[test]
fn bots_are_called_by_their_rank_in_every_language() {
    for (lang, name, thinks) in [
        ("en", "Navigator", "Navigator is thinking…"),
        ("fr", "Officier", "Officier réfléchit…"),
        ("uk", "Штурман", "Штурман думає…"),
    ] {
        let folder = Folder::new();
        let args = [&against("on-board", "Ada,navigator")[..], &["--lang", lang]].concat();
        let said = run(&folder, &args, &ones());
        assert!(said.contains(thinks) && said.contains(&format!(" {name} ")), "{said}");
        assert!(!said.contains("avigator ") || lang == "en", "{said}");
        assert!(folder.read("on-board-7.seaboard").contains("name = \"navigator\""), "whatever the language");
        for raw in ["terminal-", "bot-", "ob-", "{", "}"] {
            assert!(!said.contains(raw), "{lang}: {raw} in {said}");
        }
    }
}

#[test]
fn a_level_that_nobody_knows_is_refused_where_it_must_play() {
    let folder = Folder::new();
    let file = "on-board-7.seaboard";
    run(&folder, &against("on-board", "Ada,admiral"), "quit\n");
    folder.write(file, &folder.read(file).replace("level = \"admiral\"", "level = \"emperor\""));
    for lang in ["en", "fr", "uk"] {
        let output = feed(seaboard(&folder.0, &["terminal", "--resume", file, "--lang", lang]), "1\n");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let line = String::from_utf8(output.stderr).expect("text");
        assert_eq!(line.lines().count(), 1, "{line}");
        for named in [file, "players 2.level", "emperor", "deckhand, helmsman, navigator, admiral"] {
            assert!(line.contains(named), "{named}: {line}");
        }
    }
    assert!(run(&folder, &["replay", file], "").contains("admiral"), "one can still look back");
}

#[test]
fn at_a_practice_table_one_goes_back_past_a_bots_turn() {
    let folder = Folder::new();
    let args = [&against("pirates-under-fire", "Ada,helmsman")[..], &["--practice"]].concat();
    let mut talk = Talk::begin(&folder, &args);
    let mut page = talk.listen();
    while !page.contains(" Helmsman lays ship ") {
        page = talk.say("1");
    }
    let refused = talk.say("undo");
    assert!(refused.contains("cannot be undone") && refused.contains("“rewind” goes back"), "{refused}");
    let back = talk.say("rewind");
    assert!(back.contains("turn 1 of 16") && back.contains("Undone."), "{back}");
    assert!(!back.contains("lays ship") && !back.contains("is thinking"), "{back}");
    let again = talk.say("end");
    assert!(again.contains(" Helmsman lays ship ") && again.contains("turn 2 of 16"), "{again}");
}

#[test]
fn ctrl_c_while_a_bot_thinks_keeps_the_game() {
    let folder = Folder::new();
    let seats = "admiral,admiral,admiral,admiral";
    let mut child = seaboard(&folder.0, &against("come-sail-away", seats)).spawn().expect("started");
    let mut stdout = child.stdout.take().expect("piped");
    let (mut said, start) = (Vec::new(), Instant::now());
    while !String::from_utf8_lossy(&said).contains("Admiral is thinking…") {
        assert!(start.elapsed() < Duration::from_secs(30), "{said:?}");
        let mut bytes = [0; 4096];
        let count = stdout.read(&mut bytes).expect("readable");
        said.extend(&bytes[..count]);
    }
    let kill = format!("kill -INT {}", child.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell").success());
    stdout.read_to_end(&mut said).expect("readable");
    assert_eq!(child.wait().expect("ended").code(), Some(130));
    let said = String::from_utf8(said).expect("text");
    assert!(said.contains("seaboard terminal --resume come-sail-away-7.seaboard"), "{said}");
    assert!(folder.read("come-sail-away-7.seaboard").ends_with("---\n"), "the thought is not kept by halves");
}
