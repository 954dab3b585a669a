//! `seaboard terminal` as people use it: lines in, text out, files kept.

mod bots;
#[cfg(feature = "tiny-game")]
mod buoys;
mod hints;
mod on_board;
mod pirates_under_fire;

use std::fs;
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::common::{Folder, feed, run, seaboard};

const SOLO: [&str; 4] = ["terminal", "come-sail-away", "--seed", "7"];

/// More than any game needs.
fn ones() -> String {
    "1\n\n".repeat(1000)
}

/// A program that is talked to line by line.
struct Talk {
    child: Child,
    stdin: ChildStdin,
    heard: Receiver<Vec<u8>>,
}

impl Talk {
    fn begin(folder: &Folder, args: &[&str]) -> Talk {
        let mut child = seaboard(&folder.0, args).spawn().expect("started");
        let stdin = child.stdin.take().expect("piped");
        let mut stdout = child.stdout.take().expect("piped");
        let (said, heard) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = stdout.read(&mut bytes) {
                if said.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Talk { child, stdin, heard }
    }

    /// What it prints until it waits for input, or ends.
    #[track_caller]
    fn listen(&mut self) -> String {
        let (mut bytes, start) = (Vec::new(), Instant::now());
        loop {
            assert!(start.elapsed() < Duration::from_secs(30), "{}", String::from_utf8_lossy(&bytes));
            match self.heard.recv_timeout(Duration::from_millis(100)) {
                Ok(more) => bytes.extend(more),
                Err(std::sync::mpsc::RecvTimeoutError::Timeout) => continue,
                Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => break,
            }
            if bytes.ends_with(b"\n> ") || bytes.ends_with(b"> > ") || bytes.ends_with(b"Enter. ") {
                break;
            }
        }
        String::from_utf8(bytes).expect("text")
    }

    #[track_caller]
    fn say(&mut self, line: &str) -> String {
        writeln!(self.stdin, "{line}").expect("it listens");
        self.listen()
    }

    fn signal(&mut self, name: &str) -> (ExitStatus, String) {
        let pid = self.child.id().to_string();
        // The shell has `kill` built in; not every machine has the program.
        let kill = format!("kill {name} {pid}");
        assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell").success());
        let said = self.listen();
        (self.child.wait().expect("ended"), said)
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[track_caller]
fn replay_accepts(folder: &Folder, file: &str) {
    let said = run(folder, &["replay", file], "");
    assert!(said.contains("Total"), "{said}");
}

#[test]
fn a_solo_game_is_played_by_numbers_to_its_rank() {
    let folder = Folder::new();
    let said = run(&folder, &SOLO, &ones());
    assert!(said.contains("A new game with seed 7."));
    for line in
        ["Round 12 of 12", "Flipped rooms", "Total", " crew (", "seaboard replay come-sail-away-7.seaboard"]
    {
        assert!(said.contains(line), "{line}");
    }
    assert!(!said.contains("Pass the screen"));
    assert_eq!(folder.files(), ["come-sail-away-7.seaboard"]);
    replay_accepts(&folder, "come-sail-away-7.seaboard");
}

#[test]
fn people_pass_the_screen_and_see_nothing_of_each_others_hands() {
    let folder = Folder::new();
    let args = ["terminal", "come-sail-away", "--seed", "5", "--seats", "Ada,random,Grace,random"];
    let mut talk = Talk::begin(&folder, &args);
    let mut said = talk.listen();
    let (mut passed, mut pages) = (Vec::new(), 0);
    while !said.contains("Total") {
        if let Some((before, after)) = said.split_once("====\n") {
            assert!(before.trim_matches(['\n', '=']).is_empty(), "{before}");
            let name = after
                .strip_prefix("Pass the screen to ")
                .and_then(|rest| rest.strip_suffix(", then press Enter. "));
            passed.push(name.expect("nothing else").to_owned());
            said = talk.say("");
        } else {
            let player = passed.last().expect("the first page is behind a hand-over");
            assert!(said.contains(&format!("\n {player} – ")), "{said}");
            assert_eq!(said.matches("Hand  ").count(), 1, "{said}");
            pages += 1;
            said = talk.say("1");
        }
    }
    // Whoever ends a round begins the next: the screen goes back and forth once a round.
    assert_eq!(passed.len(), 13, "{passed:?}");
    assert!(passed.chunks_exact(2).all(|pair| pair == ["Ada", "Grace"]), "{passed:?}");
    assert!(pages > 100);
    assert!(said.contains("ictory: "));
    // Before the score sheet, everybody's ship and what was done in the last round.
    let sheet = said.find("Flipped rooms").expect("a score sheet");
    for line in [
        "\nAda  ",
        "\nrandom  ",
        "\nGrace  ",
        "\nrandom-2  ",
        " Ada plays ",
        " Grace plays ",
        " The game is over.\n",
    ] {
        assert!(said.find(line).is_some_and(|place| place < sheet), "{line}: {said}");
    }
    let file = folder.read("come-sail-away-5.seaboard");
    for (name, kind) in [("Ada", "person"), ("random", "random"), ("Grace", "person"), ("random-2", "random")]
    {
        let player = format!("[[players]]\nname = \"{name}\"\nkind = \"{kind}\"\n");
        assert!(file.contains(&player), "{file}");
    }
}

#[test]
fn nobody_passes_the_screen_when_hands_are_open_or_one_person_plays() {
    let folder = Folder::new();
    for more in [&["--seats", "Ada,Grace", "--open-hands"][..], &["--seats", "random,Ada"]] {
        let said = run(&folder, &[&SOLO[..], more].concat(), &ones());
        assert!(!said.contains("Pass the screen") && said.contains("ictory: "), "{more:?}");
    }
    let said = run(&folder, &[&SOLO[..], &["--seats", "random,random"]].concat(), "");
    assert!(said.contains("ictory: "), "random players need nobody");
}

#[test]
fn who_is_asked_does_not_depend_on_names() {
    let folder = Folder::new();
    let file = "come-sail-away-7.seaboard";
    run(&folder, &[&SOLO[..], &["--seats", "Ada,random"]].concat(), "quit\n");
    let renamed = folder.read(file).replace("name = \"random\"", "name = \"Bob\"");
    folder.write(file, &renamed.replace("name = \"Ada\"", "name = \"random\""));
    let said = run(&folder, &["terminal", "--resume", file], &ones());
    assert!(said.contains(" random – Choose a card") && !said.contains(" Bob – "), "{said}");
    assert!(!said.contains("Pass the screen") && said.contains("ictory: "), "{said}");
}

#[test]
fn random_players_say_when_they_are_done() {
    let folder = Folder::new();
    let said = run(&folder, &[&SOLO[..], &["--seats", "Ada,random,random"]].concat(), "1\n");
    assert!(said.contains("random has finished the round.\n random-2 has finished the round."), "{said}");
    assert!(said.contains(" 3 random-2      0 points · luggage 0 · 0 rooms flipped · Finished"), "{said}");
}

#[test]
fn an_action_is_taken_back_or_the_reason_is_given() {
    let folder = Folder::new();
    let mut talk = Talk::begin(&folder, &SOLO);
    let start = talk.listen();
    assert!(talk.say("undo").starts_with("That cannot be undone: there is nothing to undo."));
    assert!(talk.say("rewind").contains("practice"));
    assert!(talk.say("1").contains("Choose the end of the card"));
    let back = talk.say("undo");
    assert!(back.contains("Undone.") && back.contains("Choose a card"));
    let board = |page: &str| {
        page.lines().filter(|line| line.starts_with(['│', '├'])).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(board(&back), board(&start));
}

#[test]
fn at_a_practice_table_a_finished_round_is_taken_back_too() {
    let folder = Folder::new();
    let mut talk = Talk::begin(&folder, &[&SOLO[..], &["--practice"]].concat());
    talk.listen();
    let mut page = String::new();
    while !page.contains("Round 2 of 12") {
        page = talk.say("1");
    }
    assert!(talk.say("undo").contains("That cannot be undone"));
    let back = talk.say("rewind");
    assert!(back.contains("Round 1 of 12") && back.contains("Finish the round"), "{back}");
}

#[test]
fn who_resigns_is_asked_whether_they_are_sure() {
    let folder = Folder::new();
    let mut talk = Talk::begin(&folder, &[&SOLO[..], &["--seats", "Ada,random"]].concat());
    talk.listen();
    talk.say("1");
    assert!(talk.say("resign").starts_with("Resigning ends the game for everybody."));
    assert!(talk.say("1").starts_with("The game goes on.\n"), "the answer is no move");
    talk.say("concede");
    let end = talk.say("RESIGN");
    assert!(end.contains("\nAda resigns.\nVictory: random\n"), "{end}");
    assert!(end.contains("seaboard replay come-sail-away-7.seaboard"), "{end}");
    let file = folder.read("come-sail-away-7.seaboard");
    assert!(file.ends_with("\n1 resign\n") && file.matches("\n1 ").count() == 2, "{file}");
    replay_accepts(&folder, "come-sail-away-7.seaboard");
    let again = run(&folder, &["terminal", "--resume", "come-sail-away-7.seaboard"], "");
    assert!(again.contains("\nAda resigns.\nVictory: random\n"), "{again}");
}

#[test]
fn whoever_resigns_alone_has_no_winner() {
    let folder = Folder::new();
    let said = run(&folder, &SOLO, "1\nresign\nresign\n");
    assert!(said.contains("\nCaptain resigns.\n"), "{said}");
    assert!(!said.contains("ictory") && !said.contains(" crew ("), "{said}");
}

#[test]
fn a_refusal_names_its_rule_and_why_explains() {
    let folder = Folder::new();
    let mut talk = Talk::begin(&folder, &SOLO);
    talk.listen();
    assert!(talk.say("why").contains("Nothing has been refused yet."));
    assert!(talk.say("end").contains("\nCSA-12: Each round you begin by choosing one of the two cards"));
    assert!(talk.say("end").ends_with("\n Captain – Choose a card\n> "));
    for line in ["1", "1", "a0"] {
        talk.say(line);
    }
    let refused = talk.say("enter c3");
    assert!(
        refused.starts_with("Not possible: enter c3\nCSA-14: Each further passenger enters a room"),
        "{refused}"
    );
    assert!(refused.contains(": choose a room\n"), "what must be done now: {refused}");
    assert_eq!(talk.say("why"), refused);
    assert_eq!(talk.say("why c3"), refused);
    assert!(talk.say("why csa-1").starts_with("CSA-1: There are five passenger colours"));
    assert_eq!(talk.say("why 1"), talk.say("why CSA-1"));
    assert!(talk.say("why enter b0").starts_with("Possible"));
    assert!(talk.say("why CSA-99").contains("neither a rule"));
    assert!(talk.say("why not").contains("neither a rule"));
}

#[test]
fn what_is_typed_by_mistake_gets_one_friendly_line() {
    let folder = Folder::new();
    let mut talk = Talk::begin(&folder, &SOLO);
    talk.listen();
    for line in ["3", "0", "hello", "-1", "play", "\u{1b}[A", "{ $value }", "99999999999999999999999"] {
        let said = talk.say(line);
        assert!(said.contains("is neither a choice nor a command."), "{line}: {said}");
        assert!(!said.contains('\u{1b}'), "{said:?}");
    }
}

#[test]
fn a_player_looks_around() {
    let folder = Folder::new();
    let mut talk = Talk::begin(&folder, &[&SOLO[..], &["--seats", "Ada,random"]].concat());
    talk.listen();
    for line in ["look 2", "look RANDOM", "look"] {
        let said = talk.say(line);
        assert!(said.starts_with("random  0 points"), "{said}");
        assert!(said.contains("Hand                    ??     ??"), "{said}");
    }
    assert!(talk.say("look Bob").starts_with("Nobody here is called “Bob”: there are Ada, random."));
    assert!(talk.say("score").contains("Total                                  0            0"));
    assert!(talk.say("log").starts_with("random has finished the round."));
    let help = talk.say("help");
    assert!(help.contains("why 14") && help.contains("your token"), "{help}");
    assert!(help.contains("The aim: ") && help.contains("docs/rules/come-sail-away.md"), "{help}");
    assert!(talk.say("").contains("Choose a card"));
}

#[test]
fn ctrl_c_keeps_the_game_and_it_goes_on() {
    for signal in ["-INT", "-TERM", "-HUP"] {
        let folder = Folder::new();
        let mut talk = Talk::begin(&folder, &[&SOLO[..], &["--seats", "Ada,random"]].concat());
        talk.listen();
        for _ in 0..20 {
            talk.say("1");
        }
        let (status, said) = talk.signal(signal);
        assert_eq!(status.code(), Some(130), "{signal}");
        assert!(said.contains("seaboard terminal --resume come-sail-away-7.seaboard"), "{said}");
        assert_eq!(folder.read("come-sail-away-7.seaboard").matches("\n1 ").count(), 20);
        let rest = run(&folder, &["terminal", "--resume", "come-sail-away-7.seaboard"], &ones());
        assert!(rest.contains("Resuming the game from come-sail-away-7.seaboard.") && rest.contains("Total"));
        assert_eq!(folder.files(), ["come-sail-away-7.seaboard"], "the game's own file is replaced");
        replay_accepts(&folder, "come-sail-away-7.seaboard");
    }
}

#[test]
fn a_killed_program_loses_a_round_at_most() {
    let folder = Folder::new();
    let mut talk = Talk::begin(&folder, &[&SOLO[..], &["--seats", "Ada,random"]].concat());
    let mut page = talk.listen();
    while !page.contains("Round 2 of 12") {
        assert!(folder.files().is_empty(), "nothing is written before");
        page = talk.say("1");
    }
    assert!(!page.contains("--resume"), "without a word");
    let file = "come-sail-away-7.seaboard";
    assert_eq!(folder.files(), [file]);
    let saved = folder.read(file);
    talk.say("1");
    let (status, _) = talk.signal("-KILL");
    assert_eq!(status.code(), None);
    assert_eq!((folder.files(), folder.read(file)), (vec![file.to_owned()], saved));
    assert!(run(&folder, &["terminal", "--resume", file], "").contains("Round 2 of 12"));
}

#[test]
fn a_game_that_was_interrupted_goes_on_as_it_would_have() {
    let args = [&SOLO[..], &["--seats", "random,Ada"]].concat();
    let (whole, broken) = (Folder::new(), Folder::new());
    run(&whole, &args, &ones());
    let said = run(&broken, &args, &"1\n".repeat(30));
    assert!(said.contains("--resume come-sail-away-7.seaboard"), "the end of input saves");
    run(&broken, &["terminal", "--resume", "come-sail-away-7.seaboard"], &ones());
    assert_eq!(broken.read("come-sail-away-7.seaboard"), whole.read("come-sail-away-7.seaboard"));
}

#[test]
fn no_other_file_is_overwritten() {
    let folder = Folder::new();
    folder.write("come-sail-away-7.seaboard", "precious");
    assert!(run(&folder, &SOLO, "quit\n").contains("come-sail-away-7-2.seaboard"));
    assert!(run(&folder, &SOLO, "1\nsave\n1\nquit\n").contains("come-sail-away-7-3.seaboard"));
    let said =
        run(&folder, &SOLO, "save come-sail-away-7.seaboard\nsave mine.game\nsave mine.game\n1\nquit\n");
    assert!(said.contains("come-sail-away-7.seaboard already exists and was not overwritten"), "{said}");
    assert_eq!(said.matches("--resume mine.game").count(), 3, "{said}");
    let games = [
        "come-sail-away-7-2.seaboard",
        "come-sail-away-7-3.seaboard",
        "come-sail-away-7.seaboard",
        "mine.game",
    ];
    assert_eq!(folder.files(), games, "and nothing is left behind");
    assert_eq!(folder.read("come-sail-away-7.seaboard"), "precious");
}

#[test]
fn how_to_go_on_stands_on_one_line_and_fits_how_the_program_was_started() {
    let folder = Folder::new();
    let long = format!("{}.seaboard", "a-long-name-".repeat(8));
    let input = format!("save {long}\nquit\n");
    let said = run(&folder, &SOLO, &input);
    assert_eq!(
        said.matches(&format!("Go on with:\nseaboard terminal --resume {long}\n")).count(),
        2,
        "{said}"
    );
    let mut by_xtask = seaboard(&folder.0, &[&SOLO[..], &["--lang", "uk"]].concat());
    by_xtask.env("SEABOARD_STARTED_BY", "xtask");
    let said = String::from_utf8(feed(by_xtask, "quit\n").stdout).expect("text");
    assert!(said.ends_with(":\ncargo xtask terminal --resume come-sail-away-7.seaboard\n"), "{said}");
    let mut by_xtask = seaboard(&folder.0, &[&SOLO[..], &["--seats", "random"]].concat());
    by_xtask.env("SEABOARD_STARTED_BY", "xtask");
    let said = String::from_utf8(feed(by_xtask, "").stdout).expect("text");
    assert!(said.ends_with(":\ncargo xtask replay come-sail-away-7-2.seaboard\n"), "{said}");
}

#[test]
fn a_game_that_cannot_be_saved_is_not_lost() {
    let folder = Folder::new();
    let said = run(&folder, &SOLO, "save no/such/folder\n1\n");
    assert!(said.contains("cannot save to no/such/folder") && said.contains("The game goes on."), "{said}");
    let gone = Folder::new();
    let mut talk = Talk::begin(&gone, &SOLO);
    talk.listen();
    fs::remove_dir_all(&gone.0).expect("removed");
    assert!(talk.say("quit").contains("The game goes on."));
    let (_, said) = talk.signal("-INT");
    let path =
        said.split("--resume ").nth(1).and_then(|rest| rest.lines().next()).expect("a place to find it");
    assert!(fs::read_to_string(path).expect("readable").contains("come-sail-away"));
    fs::remove_file(path).expect("removed");
}

#[test]
fn every_language_is_spoken_throughout() {
    for (lang, name, end) in [
        ("en", "Come Sail Away!", "Total"),
        ("fr", "Come Sail Away!", "Total"),
        ("uk", "Усі на борт!", "Разом"),
    ] {
        let folder = Folder::new();
        let input = format!("help\nwhy\nundo\nscore\nlog\nlook\nhm\nwhy CSA-16\n{}", ones());
        let args = [&SOLO[..], &["--lang", lang, "--facilities", "6-10"]].concat();
        let four = [&SOLO[..], &["--lang", lang, "--seats", "A long name of a player,random,random,random"]]
            .concat();
        let said = run(&folder, &args, &input) + &run(&folder, &four, &input);
        assert!(said.contains(name) && said.contains(end), "{lang}");
        for raw in ["terminal-", "csa-", "undo-", "{", "}"] {
            assert!(!said.contains(raw), "{lang}: {raw} in {said}");
        }
        let lines = said.lines().map(|line| line.trim_start_matches("> "));
        let wide: Vec<&str> = lines.filter(|line| line.chars().count() > 80).collect();
        assert!(wide.is_empty(), "{lang}: {wide:?}");
    }
}

#[test]
fn commands_are_known_in_the_players_language() {
    let folder = Folder::new();
    let said = run(&folder, &[&SOLO[..], &["--lang", "fr"]].concat(), "1\nannuler\nquitter\n");
    assert!(said.contains("C’est annulé.") && said.contains("Partie enregistrée."), "{said}");
    let said = run(&folder, &[&SOLO[..], &["--lang", "uk"]].concat(), "1\nскасувати\nвийти\n");
    assert!(said.contains("Скасовано.") && said.contains("Збережено."), "{said}");
}

#[test]
fn colours_are_for_terminals_that_want_them() {
    let folder = Folder::new();
    let escapes = |name: &str| {
        let mut command = seaboard(&folder.0, &SOLO);
        command.env(name, "1");
        feed(command, "1\nhelp\n").stdout.contains(&0x1b)
    };
    assert!(!escapes("SOME_VARIABLE"), "not into a file");
    assert!(!escapes("NO_COLOR"));
    assert!(escapes("CLICOLOR_FORCE"), "unless asked for");
}

#[test]
fn wrong_arguments_are_refused_in_one_line() {
    let folder = Folder::new();
    folder.write("damaged", "seaboard = 1\ngame = \"come-sail-away\"\n---\n1 end\n");
    run(&folder, &SOLO, "1\n");
    let good = folder.read("come-sail-away-7.seaboard");
    folder.write("cheat", &format!("{good}1 enter a0\n1 enter a0\n"));
    let refused = |args: &str, reason: &str| {
        let args: Vec<&str> = args.split(' ').collect();
        let output = feed(seaboard(&folder.0, &[&["terminal"], &args[..]].concat()), "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty(), "{args:?}");
        let line = String::from_utf8(output.stderr).expect("text");
        assert_eq!(line.lines().count(), 1, "{line}");
        assert!(line.starts_with("seaboard: ") && line.contains(reason), "{args:?}: {line}");
    };
    refused("come-sail-away --facilities 1-4,11", "facilities");
    refused("come-sail-away --facilities 1-4", "facilities");
    refused("come-sail-away --seats A,B,C,D,E", "one to four");
    refused("come-sail-away --seats A,B --players 3", "--players says 3");
    refused("come-sail-away --lang xx", "xx");
    refused("ludo", "ludo");
    refused("--seed 3", "name a game (come-sail-away");
    refused("--resume nowhere", "nowhere");
    refused("--resume damaged", "damaged: line");
    refused("--resume cheat", "cheat: line");
    refused("--resume cheat --seed 3", "--resume takes no game");
    refused("--resume cheat come-sail-away", "--resume takes no game");
    refused("come-sail-away --resume cheat", "--resume");
    let help = |line: &str| run(&folder, &line.split(' ').collect::<Vec<_>>(), "");
    assert!(help("terminal --help").contains("--resume <FILE>"));
    assert!(!help("terminal come-sail-away --help").contains("--resume"));
}

#[test]
fn players_without_names_are_numbered() {
    let folder = Folder::new();
    let said = run(&folder, &[&SOLO[..], &["--players", "2", "--open-hands"]].concat(), "1\n");
    assert!(said.contains(" Player 1 – Choose") && said.contains(" 2 Player 2"), "{said}");
}
