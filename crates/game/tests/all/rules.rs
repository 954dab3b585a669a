//! A rule without a test is found, and a test without a rule.

use game::kit::rules::{Unmatched, numbers, unmatched};

const PAGE: &str = "\
# Rules

- **ABC-1** A rule; ABC-9 is only mentioned.
  - **ABC-12** Another, **ABC-8** beside it.
- **ABC-13** A third.
- **AB-2** Of another book.
";

fn test(name: &str) -> String {
    format!("    #[test]\n    fn {name}() {{\n    }}\n")
}

fn all() -> String {
    test("abc_1_a") + &test("abc_12_b") + &test("abc_13_c") + &test("abc_13_d") + &test("ab_2_e")
}

#[test]
fn a_page_has_the_numbers_it_defines() {
    assert_eq!(numbers("ABC", PAGE), [1, 12, 13]);
    assert_eq!(numbers("AB", PAGE), [2]);
}

#[test]
fn nothing_is_missing_where_every_rule_has_a_test() {
    assert_eq!(unmatched("ABC", PAGE, &all()), Unmatched::default());
}

#[test]
fn a_rule_without_a_test_is_found() {
    let untested = |sources: &str| unmatched("ABC", PAGE, sources);
    // A longer number does not stand in for a shorter one, nor does a function that is no test.
    assert_eq!(untested(&all().replace("abc_1_a", "a")), Unmatched { untested: vec![1], unruled: vec![] });
    let plain = all().replace("#[test]\n    fn abc_12_b", "fn abc_12_b");
    assert_eq!(untested(&plain), Unmatched { untested: vec![12], unruled: vec![] });
    assert_eq!(untested(""), Unmatched { untested: vec![1, 12, 13], unruled: vec![] });
}

#[test]
fn a_test_without_a_rule_is_found_once() {
    let sources = test("abc_14_x") + &all() + &test("abc_9_y") + &test("abc_14_z");
    assert_eq!(unmatched("ABC", PAGE, &sources), Unmatched { untested: vec![], unruled: vec![9, 14] });
}
