//! Every number of the rules has a test whose name begins with it.

use std::fs;
use std::path::Path;

/// The numbers a rules page defines: `- **OB-14** ...`.
fn numbers(rules: &str) -> Vec<u8> {
    let number = |line: &str| line.trim_start().strip_prefix("- **OB-")?.split("**").next()?.parse().ok();
    rules.lines().filter_map(number).collect()
}

/// The numbers that test functions begin with.
fn tested(sources: &str) -> Vec<u8> {
    let lines: Vec<&str> = sources.lines().map(str::trim).collect();
    let test = |pair: &[&str]| {
        let name = pair[1].strip_prefix("fn ob_").filter(|_| pair[0] == "#[test]")?;
        name.split_once('_')?.0.parse().ok()
    };
    lines.windows(2).filter_map(test).collect()
}

/// Rules without a test, and tests without a rule.
fn unmatched(rules: &str, sources: &str) -> (Vec<u8>, Vec<u8>) {
    let (rules, tests) = (numbers(rules), tested(sources));
    let untested = rules.iter().copied().filter(|n| !tests.contains(n)).collect();
    let mut unruled: Vec<u8> = tests.into_iter().filter(|n| !rules.contains(n)).collect();
    unruled.dedup();
    (untested, unruled)
}

#[test]
fn every_rule_has_a_test() {
    let crate_root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = fs::read_to_string(crate_root.join("../../docs/rules/on-board.md")).unwrap();
    let mut sources = String::new();
    for file in fs::read_dir(crate_root.join("src/tests")).unwrap() {
        sources += &fs::read_to_string(file.unwrap().path()).unwrap();
    }
    assert_eq!(numbers(&rules), (1..=39).collect::<Vec<u8>>());
    assert_eq!(unmatched(&rules, &sources), (vec![], vec![]));
}

#[test]
fn a_rule_without_a_test_is_found() {
    let rules = "- **OB-1** A rule; OB-9 is only mentioned.\n  - **OB-12** Another.\n- **OB-13** A third.\n";
    let test = |name: &str| format!("#[test]\n{name}() {{\n}}\n");
    let all = test("fn ob_1_a") + &test("fn ob_12_b") + &test("fn ob_13_c");
    assert_eq!(unmatched(rules, &all), (vec![], vec![]));
    // A longer number does not stand in for a shorter one, nor a function that is no test.
    assert_eq!(unmatched(rules, &(test("fn ob_12_b") + &test("fn ob_13_c"))).0, [1]);
    assert_eq!(unmatched(rules, &all.replace("#[test]\nfn ob_12_b", "fn ob_12_b")).0, [12]);
    assert_eq!(unmatched(rules, &(all + &test("fn ob_14_d"))).1, [14]);
}
