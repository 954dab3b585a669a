//! Whether every numbered rule has its test, and every such test its rule.
//!
//! Rules are numbered `- **CSA-14** ...` in `docs/rules`; the name of a rule's test begins with its number:
//! `csa_14_...`. A game's tests hand over both texts:
//!
//! ```
//! use game::kit::rules::{Unmatched, unmatched};
//!
//! let page = "- **ABC-1** Players take turns.\n- **ABC-2** Whoever has the most points wins.\n";
//! let tests = "#[test]\nfn abc_1_the_turn_passes() {}\n";
//! assert_eq!(unmatched("ABC", page, tests), Unmatched { untested: vec![2], unruled: vec![] });
//! ```

/// What lacks its counterpart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unmatched {
    /// Rules without a test.
    pub untested: Vec<u8>,
    /// Numbers of tests that no rule has.
    pub unruled: Vec<u8>,
}

/// The numbers that a page of rules defines, in its order. `book` is the letters they begin with.
pub fn numbers(book: &str, page: &str) -> Vec<u8> {
    let head = format!("- **{book}-");
    let number = |line: &str| line.trim_start().strip_prefix(&head)?.split("**").next()?.parse().ok();
    page.lines().filter_map(number).collect()
}

/// The rules of a page that no test in these sources is named after, and the other way round.
pub fn unmatched(book: &str, page: &str, sources: &str) -> Unmatched {
    let (rules, tests) = (numbers(book, page), tested(book, sources));
    let untested = rules.iter().copied().filter(|n| !tests.contains(n)).collect();
    let mut unruled: Vec<u8> = tests.into_iter().filter(|n| !rules.contains(n)).collect();
    unruled.sort_unstable();
    unruled.dedup();
    Unmatched { untested, unruled }
}

/// The numbers that names of tests begin with.
fn tested(book: &str, sources: &str) -> Vec<u8> {
    let head = format!("fn {}_", book.to_lowercase());
    let lines: Vec<&str> = sources.lines().map(str::trim).collect();
    let number = |pair: &[&str]| match pair {
        ["#[test]", function] => function.strip_prefix(&head)?.split_once('_')?.0.parse().ok(),
        _ => None,
    };
    lines.windows(2).filter_map(number).collect()
}
