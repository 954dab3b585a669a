//! Half of something must not be taken for all of it: what is interrupted, and what cannot be printed.

use std::fs;
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

use super::TOURNAMENT;
use crate::common::{Folder, seaboard};

fn started(folder: &Folder, line: &str, lang: &str, stdout: Stdio) -> Child {
    let mut command = seaboard(&folder.0, &line.split(' ').collect::<Vec<_>>());
    command.env("LANG", format!("{lang}.UTF-8")).stdin(Stdio::null()).stdout(stdout);
    command.spawn().expect("started")
}

/// Whether a program listens for Ctrl+C: its second signal.
fn listens(program: &Child) -> bool {
    let status = fs::read_to_string(format!("/proc/{}/status", program.id())).expect("it runs");
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).expect("signals");
    u64::from_str_radix(caught.trim(), 16).expect("a number") & 2 != 0
}

/// What is played until somebody presses Ctrl+C.
fn interrupted(folder: &Folder, line: &str) -> Output {
    let mut program = started(folder, line, "en_GB", Stdio::piped());
    while !listens(&program) {
        assert!(program.try_wait().is_ok_and(|ended| ended.is_none()), "it plays on");
        sleep(Duration::from_millis(5));
    }
    let sent = Command::new("kill").args(["-INT", &program.id().to_string()]).status();
    assert!(sent.is_ok_and(|status| status.success()));
    program.wait_with_output().expect("finished")
}

#[test]
fn a_share_that_is_interrupted_is_no_share() {
    let folder = Folder::new();
    let long = TOURNAMENT.replace("--pairs 7", "--pairs 1000000000");
    let output = interrupted(&folder, &format!("{long} --share 1/2"));
    assert_eq!((output.status.code(), &*output.stdout), (Some(2), &[][..]), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("this share is not whole"), "{output:?}");
    // Whoever plays alone sees how far it came.
    let output = interrupted(&folder, &long);
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), 3, "{output:?}");
}

#[test]
fn what_finds_no_room_is_complained_about() {
    let folder = Folder::new();
    for (lang, said) in
        [("en_GB", "cannot print: "), ("fr_FR", "impossible d’afficher"), ("uk_UA", "не вдається вивести")]
    {
        let full = fs::File::options().write(true).open("/dev/full").expect("a disk without room");
        let program = started(&folder, &format!("{TOURNAMENT} --share 1/2"), lang, full.into());
        let output = program.wait_with_output().expect("finished");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(said), "{output:?}");
    }
}

#[test]
fn whoever_stops_reading_is_not_complained_to() {
    let folder = Folder::new();
    let mut program = started(&folder, TOURNAMENT, "en_GB", Stdio::piped());
    drop(program.stdout.take());
    let output = program.wait_with_output().expect("finished");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}
