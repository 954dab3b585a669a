use std::collections::BTreeMap;

use serde::Deserialize;

use super::{NotRead, from_json, from_toml};

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Voyage {
    ship: String,
    #[serde(default)]
    crew: Vec<Sailor>,
    place: Option<(i8, u8)>,
    depth: f64,
    cargo: BTreeMap<String, u64>,
    under_way: bool,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Sailor {
    Cook,
    Named(String),
    Pair(u8, u8),
    Officer { rank: u8 },
}

const TOML: &str = r#"ship = "Ann\u00e9e"
place = [-3, 0x10]
depth = 2.5
under-way = true
crew = ["cook", { named = "Io" }, { pair = [1, 2] }, { officer = { rank = 3 } }]

[cargo]
tea = 9223372036854775807
"#;

const JSON: &str = r#"{"ship":"Ann\u00e9e","place":[-3,16],"depth":2.5,"under-way":true,
"crew":["cook",{"named":"Io"},{"pair":[1,2]},{"officer":{"rank":3}}],"cargo":{"tea":9223372036854775807}}"#;

fn voyage() -> Voyage {
    Voyage {
        ship: "Année".to_owned(),
        crew: vec![
            Sailor::Cook,
            Sailor::Named("Io".to_owned()),
            Sailor::Pair(1, 2),
            Sailor::Officer { rank: 3 },
        ],
        place: Some((-3, 16)),
        depth: 2.5,
        cargo: [("tea".to_owned(), i64::MAX.unsigned_abs())].into(),
        under_way: true,
    }
}

#[test]
fn both_formats_give_the_same_value() {
    assert_eq!(from_toml::<Voyage>(TOML), Ok(voyage()));
    assert_eq!(from_json::<Voyage>(JSON), Ok(voyage()));
    assert_eq!(from_toml::<Voyage>(TOML).ok(), toml::from_str::<Voyage>(TOML).ok());
    assert_eq!(from_json::<Voyage>(JSON).ok(), serde_json::from_str::<Voyage>(JSON).ok());
}

#[test]
fn json_has_nothing_and_numbers_that_toml_lacks() {
    assert_eq!(from_json::<Option<u8>>("null"), Ok(None));
    assert_eq!(from_json::<u64>("18446744073709551615"), Ok(u64::MAX));
    assert_eq!(from_json::<Vec<Option<i64>>>("[null, -9223372036854775808]"), Ok(vec![None, Some(i64::MIN)]));
}

/// The line on which a text in TOML is found wrong.
fn line(text: &str) -> usize {
    from_toml::<Voyage>(text).map_or_else(|error| error.line(text), |_| 0)
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    let changed = |from: &str, to: &str| TOML.replacen(from, to, 1);
    assert_eq!(line(TOML), 0);
    assert_eq!(line(&changed("0x10", "256")), 2, "beyond the type");
    assert_eq!(line(&changed("0x10", "0x10, 7")), 2, "more than there is room for");
    assert_eq!(line(&changed(", 0x10", "")), 2, "less than it takes");
    assert_eq!(line(&changed("2.5", "\"deep\"")), 3, "of another kind");
    assert_eq!(line(&changed("under-way", "afloat")), 4, "an unknown field");
    assert_eq!(line(&changed("\"cook\"", "\"cat\"")), 5, "an unknown kind");
    assert_eq!(line(&changed("rank = 3", "")), 5, "a missing field");
    assert_eq!(line(&changed("tea = 9", "tea = 99")), 8, "beyond every number");
    assert_eq!(line(&changed("tea = ", "tea = 2020-01-01 #")), 8, "a date");
    assert_eq!(line(&changed("[cargo]", "[cargo")), 7, "no TOML");
    let unknown = from_toml::<Voyage>(&changed("under-way", "afloat")).map_err(|error| error.detail);
    assert!(unknown.is_err_and(|detail| detail.contains("`afloat`")));
}

#[test]
fn what_does_not_fit_is_refused_in_json() {
    let changed = |from: &str, to: &str| from_json::<Voyage>(&JSON.replacen(from, to, 1));
    assert_eq!(changed("", ""), Ok(voyage()));
    for (from, to) in [
        ("[-3,16]", "[-3]"),
        ("[-3,16]", "[-3,16,0]"),
        ("2.5", "null"),
        ("true", "1"),
        ("\"cook\"", "{\"cook\":1}"),
        ("\"cook\"", "{}"),
        ("\"cook\"", "\"named\""),
        ("{\"named\":\"Io\"}", "{\"named\":\"Io\",\"cook\":null}"),
        ("\"depth\"", "\"ship\":\"twice\",\"depth\""),
        ("}}", "}"),
    ] {
        assert!(changed(from, to).is_err(), "{to} for {from}");
    }
}

#[test]
fn a_text_of_nests_ends_in_an_error() {
    let deep = "[".repeat(100_000);
    assert!(from_json::<Vec<u8>>(&deep).is_err());
    assert!(matches!(from_toml::<Voyage>(&format!("ship = {deep}")), Err(NotRead { .. })));
}
