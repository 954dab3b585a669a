//! The commands other than `terminal`, as people and other programs use them.

mod analyse;
mod components;
mod crash;
mod database;
mod load;
mod measures;
mod referee;
mod refusals;
mod replay;
mod schema;
mod secrecy;
mod serve;
mod shares;
mod simulate;
mod verify;

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::common::{Folder, run};

const GAME: &str = "come-sail-away";

const COMPONENTS: &str = include_str!("../../../../components/come-sail-away.toml");

/// Runs a command line, which must go well; what it printed.
#[track_caller]
fn said(folder: &Folder, line: &str) -> String {
    run(folder, &line.split(' ').collect::<Vec<_>>(), "")
}

/// The same, where it prints one JSON object.
#[track_caller]
fn json(folder: &Folder, line: &str) -> Value {
    serde_json::from_str(&said(folder, line)).expect("JSON")
}

/// The numbers in a text, in order.
fn numbers(text: &str) -> Vec<f64> {
    let text = text.replace('−', "-");
    let words = text.split(|c: char| !c.is_ascii_digit() && !".,-".contains(c));
    words.filter_map(|word| word.trim_end_matches(['.', ',']).replace(',', ".").parse().ok()).collect()
}

/// Whether these are the same but for rounding to so many places.
#[track_caller]
fn close(printed: f64, exact: f64, places: i32) {
    assert!((printed - exact).abs() <= 0.5001 * 0.1f64.powi(places), "{printed} for {exact}");
}

/// Puts the golden games into a folder: they know rules that random players never meet.
fn golden(folder: &Folder) -> Vec<String> {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../catalog/tests/golden");
    let mut names = Vec::new();
    for entry in fs::read_dir(kept).expect("readable") {
        let entry = entry.expect("readable");
        let text = fs::read_to_string(entry.path()).expect("readable");
        if text.contains(&format!("game = \"{GAME}\"")) {
            names.push(entry.file_name().into_string().expect("Unicode"));
            folder.write(&names[names.len() - 1], &text);
        }
    }
    assert!(names.len() >= 12, "{names:?}");
    names
}

/// The components, but for one value.
fn dear_dining_room() -> String {
    let before = "number = 1\nseats = { value = 4, source = \"stated fr uk en\" }\npoints = ";
    let printed = format!("{before}{{ value = 6, source = \"reconstructed\" }}");
    assert_eq!(COMPONENTS.matches(&printed).count(), 1);
    COMPONENTS.replace(&printed, &format!("{before}{{ value = 99, source = \"stated box\" }}"))
}
