//! Every number of the rules has a test whose name begins with it.

use std::fs;

use game::kit::rules::{Unmatched, numbers, unmatched};

#[test]
fn every_rule_has_a_test() {
    let page = include_str!("../../../../docs/rules/pirates-under-fire.md");
    let files = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src/tests")).unwrap();
    let sources: String = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect();
    assert_eq!(numbers("PUF", page), (1..=41).collect::<Vec<u8>>());
    assert_eq!(unmatched("PUF", page, &sources), Unmatched::default());
}
