//! What every command answers to arguments it cannot use.

use std::fs;

use super::{GAME, said};
use crate::common::{Folder, feed, seaboard};

/// Runs a command line that must be refused: nothing printed, one line of complaint, exit code 2.
#[track_caller]
pub(crate) fn refused(folder: &Folder, line: &str, lang: &str) -> String {
    let args: Vec<&str> = line.split(' ').filter(|word| !word.is_empty()).collect();
    let mut command = seaboard(&folder.0, &args);
    command.env("LANG", format!("{lang}.UTF-8"));
    let output = feed(command, "");
    assert_eq!(output.status.code(), Some(2), "{line}: {output:?}");
    assert!(output.stdout.is_empty(), "{line}: {output:?}");
    let said = String::from_utf8(output.stderr).expect("text");
    assert!(said.ends_with('\n') && said.lines().count() == 1, "{line}: {said}");
    let reason = said.strip_prefix("seaboard: ").unwrap_or_else(|| panic!("{line}: {said}")).trim_end();
    for raw in ["cli-", "flaw-", "file-", "undo-", "{", "}", "error:"] {
        assert!(!reason.contains(raw), "{line}: {reason}");
    }
    reason.to_owned()
}

/// The same in all three languages; the English line names what is wrong.
#[track_caller]
pub(crate) fn refused_in_all_languages(folder: &Folder, line: &str, named: &str) {
    let [en, fr, uk] = ["en_GB", "fr_FR", "uk_UA"].map(|lang| refused(folder, line, lang));
    assert!(en.contains(named), "{line}: {en}");
    assert!(fr != en, "{line}: {fr}");
    assert!(uk.chars().any(|c| ('а'..='я').contains(&c)), "{line}: {uk}");
}

#[test]
fn wrong_arguments_are_refused_in_one_line_of_the_readers_language() {
    let folder = Folder::new();
    said(&folder, &format!("simulate {GAME} --players 2 --games 1 --save ."));
    let game = format!("{GAME}-1.seaboard");
    let saved = folder.read(&game);
    folder.write("cut", &saved[..saved.len() / 3]);
    folder.write("cheat", &format!("{saved}1 end\n"));
    folder.write("text", "Dear diary,\n");
    folder.write("empty", "");
    fs::write(folder.0.join("picture"), [0xff, 0xfe, 0x00, 0x80]).expect("written");
    let before = folder.files();
    let no = |line: &str, named: &str| {
        refused_in_all_languages(&folder, &line.replace("GAME", GAME).replace("FILE", &game), named);
    };
    no("", "--help");
    no("play", "play");
    no("--nonsense", "--nonsense");

    for command in ["simulate", "components", "check", "bench"] {
        if command != "check" {
            no(command, if command == "simulate" { GAME } else { "" });
        }
        no(&format!("{command} ludo"), "ludo");
        no(&format!("{command} GAME extra"), "extra");
        no(&format!("{command} GAME --nonsense"), "--nonsense");
        no(&format!("{command} GAME --lang xx"), "xx");
    }
    for command in ["simulate", "check", "bench"] {
        for games in ["0", "-1", "many", "1.5", "1000000001", "99999999999999999999"] {
            no(&format!("{command} GAME --games={games}"), "--games");
            no(&format!("{command} GAME --games {games}"), "--games");
        }
        no(&format!("{command} GAME --games"), "--games");
        no(&format!("{command} GAME --games 1 --games 2"), "--games");
    }
    for command in ["simulate", "check"] {
        no(&format!("{command} GAME --seed=-1"), "--seed");
        no(&format!("{command} GAME --seed -1"), "--seed");
        no(&format!("{command} GAME --games 2 --seed 18446744073709551614"), "--seed");
        no(&format!("{command} GAME --seed 18446744073709551616"), "--seed");
    }
    for command in ["simulate", "bench"] {
        no(&format!("{command} GAME --players 0"), "players");
        no(&format!("{command} GAME --players 5"), "players");
        no(&format!("{command} GAME --players 256"), "players");
    }
    no("simulate GAME --bots emperor --save games", "emperor");
    no("simulate GAME --bots Admiral", "helmsman, navigator, admiral, random");
    no("simulate GAME --bots=", "“” is not a bot");
    no(
        "simulate GAME --players 3 --bots deckhand,random --save games",
        "--bots names 2, this game has 3 seats",
    );
    no("simulate on-board --bots random,random,random", "--bots names 3, this game has 2 seats");
    no("simulate GAME --threads 0", "--threads");
    no("simulate GAME --threads 1025", "--threads");
    for facilities in ["1-4", "1-6", "1-4,4", "1-4,11", "0-4", "1-300", "5-1", "one", "", "1-2-3", "1--5"] {
        no(&format!("simulate GAME --facilities={facilities}"), "");
    }
    for replace in ["5", "11", "6,6", "7,5", "6,7,8", "six"] {
        no(&format!("simulate GAME --replace {replace}"), replace);
    }
    no("simulate GAME --replace 6 --facilities 1-5", "--replace");
    no("simulate GAME --arrangement upright", "upright");
    no("simulate GAME --components nowhere", "nowhere");
    no("simulate GAME --components .", ".");
    no("simulate GAME --components picture", "picture");
    no("simulate GAME --games 1 --save text", "text");
    no("simulate GAME --games 1 --save text/games", "text/games");
    no("simulate GAME --players 5 --save games", "players");
    no("simulate GAME --games 2 --seed 18446744073709551614 --save games", "--seed");

    no("replay", "");
    no("replay nowhere", "nowhere");
    no("replay .", ".");
    no("replay FILE extra", "extra");
    no("replay FILE --nonsense", "--nonsense");
    no("replay FILE --lang xx", "xx");
    for file in ["cut", "cheat", "text", "empty"] {
        no(&format!("replay {file}"), "line");
        no(&format!("replay {file} --json"), "line");
    }
    no("replay picture", "picture");
    for viewer in ["0", "3", "-1", "nobody", "random-3", "1.0", "99999999999999999999"] {
        no(&format!("replay FILE --as-seen-by={viewer}"), viewer);
    }
    no("replay FILE --all-legal", "--json");
    no("replay FILE --json --all-legal --as-seen-by 1", "--");
    no("replay FILE /dev/zero", "4 MB");
    no("terminal --resume /dev/zero", "4 MB");
    no("simulate GAME --components /dev/zero", "4 MB");
    no("tournament GAME --bots admiral --weights /dev/zero", "4 MB");
    no("replay FILE --as-seen-by", "--as-seen-by");

    no("components GAME --components nowhere", "nowhere");
    no("components GAME --components picture", "picture");
    assert_eq!(folder.files(), before, "what is refused leaves nothing behind");
}
