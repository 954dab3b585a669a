//! PUF-41: a component file of one's own.

use game::parts::Source;
use game::{Flaw, Game, Parts};

use crate::{Components, Icon, Mercenary, Options, PiratesUnderFire, Power};

const BUILT_IN: &str = Components::BUILT_IN[0];

/// The flaw of the built-in file with the first `from` replaced.
#[track_caller]
fn flaw(from: &str, to: &str) -> Flaw {
    assert!(BUILT_IN.contains(from), "the file has no {from}");
    let Err(flaw) = Components::read(&BUILT_IN.replacen(from, to, 1)) else { panic!("{to:?} is accepted") };
    flaw
}

#[track_caller]
fn field(from: &str, to: &str) -> String {
    flaw(from, to).field
}

/// Every line of the file that gives a value: the table it is in, which one of that name, its key, and the line.
fn entries() -> Vec<(String, usize, String, String)> {
    let (mut table, mut seen, mut entries) = (String::new(), Vec::new(), Vec::new());
    for line in BUILT_IN.lines() {
        if let Some(name) = line.strip_prefix('[') {
            table = name.trim_matches(['[', ']']).to_owned();
            seen.push(table.clone());
        } else if let Some((key, _)) = line.split_once(" = ").filter(|_| !line.starts_with('#')) {
            let nth = seen.iter().filter(|name| **name == table).count();
            entries.push((table.clone(), nth, key.to_owned(), line.to_owned()));
        }
    }
    entries
}

/// The built-in file with the nth line of this text replaced.
fn with_line(number: usize, to: &str) -> String {
    let line = |(i, line): (usize, &str)| if i == number { to.to_owned() } else { line.to_owned() };
    BUILT_IN.lines().enumerate().map(line).collect::<Vec<_>>().join("\n")
}

/// Calls `f` with every entry and the number of its line.
fn each_entry(mut f: impl FnMut(usize, &str, usize, &str, &str)) {
    let mut lines = BUILT_IN.lines().enumerate();
    for (table, nth, key, text) in entries() {
        let (number, _) = lines.by_ref().find(|(_, line)| *line == text).unwrap();
        f(number, &table, nth, &key, &text);
    }
}

#[test]
fn puf_41_the_component_file_can_be_replaced_at_the_start() {
    let text = BUILT_IN.replacen("run-7 = { value = 12", "run-7 = { value = 14", 1);
    let game = PiratesUnderFire::new(Options {}, Parts::File(&text)).unwrap();
    assert_eq!(game.components().points.run, [2, 4, 6, 9, 14]);
    assert!(!game.parts().built_in);
    let own = PiratesUnderFire::new(Options {}, Parts::BuiltIn).unwrap();
    assert!(own.parts().built_in);
    assert_ne!(own.parts().fingerprint, game.parts().fingerprint);
    let same = PiratesUnderFire::new(Options {}, Parts::Fingerprint(&own.parts().fingerprint)).unwrap();
    assert_eq!(same.parts(), own.parts());
    let unknown = PiratesUnderFire::new(Options {}, Parts::Fingerprint("0")).unwrap_err();
    assert_eq!(unknown.field, "components");
}

#[test]
fn puf_41_what_is_printed_may_differ() {
    let text = BUILT_IN.replacen("VOD MTV DRO", "TTT TTT TTT", 1).replacen("\"1/2\"", "\"9\"", 1);
    let text = text.replacen("\"shield\"", "\"crush\"", 1);
    let parts = Components::read(&text).unwrap();
    assert_eq!(parts.squares[0][0], [Icon::ExtraTile; 9]);
    let first = parts.contract(Mercenary::new(1).unwrap());
    assert_eq!((first.values.to_string().as_str(), first.power), ("9", Power::Crush));
}

#[test]
fn puf_41_known_points_and_the_reconstructed_ones() {
    let parts = Components::read(BUILT_IN).unwrap();
    assert_eq!((parts.points.identical, parts.points.run, parts.points.mine), ([3, 6], [2, 4, 6, 9, 12], -2));
    let source = |field: &str| &parts.in_use.printed.iter().find(|line| line.field == field).unwrap().source;
    for field in ["points.identical-4", "points.run-4", "square 1.a", "strip.b", "mercenary 12.values"] {
        assert_eq!(*source(field), Source::Reconstructed, "{field}");
    }
    for field in ["points.identical-3", "points.run-3", "tokens.shields", "mercenary 1.power", "ships.copies"]
    {
        assert!(matches!(source(field), Source::Stated(texts) if texts == &["fr"]), "{field}");
    }
    assert_eq!(parts.in_use.printed.len(), entries().len(), "every value is shown");
}

#[test]
fn puf_41_a_file_without_one_of_its_values_is_refused_and_names_it() {
    let mut left_out = 0;
    each_entry(|number, table, _, key, _| {
        let flaw = Components::read(&with_line(number, "")).unwrap_err();
        let said = format!("{flaw:?}");
        assert_eq!(flaw.field, table, "{said}");
        assert!(said.contains(&format!("`{key}`")), "without {key}: {said}");
        left_out += 1;
    });
    assert_eq!(left_out, 1 + 8 + 10 + 4 + 2 + 36);
}

#[test]
fn puf_41_a_value_without_source_or_of_another_kind_is_refused_and_named() {
    each_entry(|number, table, nth, key, text| {
        let named = format!("{table}.{key}");
        let without = format!("{key} = {{ value = 3 }}");
        assert_eq!(Components::read(&with_line(number, &without)).unwrap_err().field, named);
        let kind = if text.contains("value = \"") { "7" } else { "\"seven\"" };
        let other = format!("{key} = {{ value = {kind}, source = \"reconstructed\" }}");
        assert_eq!(Components::read(&with_line(number, &other)).unwrap_err().field, named);
        let guessed = text.replace("stated fr", "guessed").replace("reconstructed", "guessed");
        let numbered =
            if ["square", "mercenary"].contains(&table) { format!("{table} {nth}.{key}") } else { named };
        assert_eq!(Components::read(&with_line(number, &guessed)).unwrap_err().field, numbered);
    });
}

#[test]
fn puf_41_a_whole_table_left_out_is_named() {
    for table in ["ships", "points", "tokens", "strip"] {
        let (before, rest) = BUILT_IN.split_once(&format!("[{table}]")).unwrap();
        let after = rest.split_once("\n\n").unwrap().1;
        assert_eq!(Components::read(&format!("{before}{after}")).unwrap_err().field, table);
    }
    assert_eq!(Components::read("").unwrap_err().field, "ships");
    assert_eq!(
        Components::read(BUILT_IN.split("[[mercenary]]").next().unwrap()).unwrap_err().field,
        "mercenary"
    );
    assert_eq!(field("[ships]", "[boats]\ncopies = 3\n[ships]"), "boats");
    assert_eq!(field("copies = ", "copy = "), "ships.copy");
    assert_eq!(field("[ships]", "[ships"), "ships");
}

#[test]
fn puf_41_three_copies_and_sixty_tokens() {
    assert_eq!(field("copies = { value = 3", "copies = { value = 4"), "ships.copies");
    each_entry(|number, table, _, key, text| {
        if table != "tokens" {
            return;
        }
        let value: i64 =
            text.split("value = ").nth(1).and_then(|t| t.split(',').next()?.parse().ok()).unwrap();
        for other in [value - 1, value + 1, -value, 1_000_000] {
            let to = text.replace(&format!("value = {value},"), &format!("value = {other},"));
            let flaw = Components::read(&with_line(number, &to)).unwrap_err();
            assert_eq!(flaw.field, format!("tokens.{key}"));
        }
    });
}

#[test]
fn puf_41_the_known_points_stand_and_others_are_points() {
    for known in ["identical-3 = { value = 3", "run-3 = { value = 2", "mine = { value = -2"] {
        let (key, _) = known.split_once(' ').unwrap();
        for other in [-3, 0, 1, 4] {
            let to = format!("{key} = {{ value = {other}");
            assert_eq!(field(known, &to), format!("points.{key}"));
        }
    }
    for other in ["identical-4 = { value = 6", "run-4 = { value = 4", "run-7 = { value = 12"] {
        let (key, _) = other.split_once(' ').unwrap();
        assert_eq!(field(other, &format!("{key} = {{ value = -1")), format!("points.{key}"));
        assert_eq!(field(other, &format!("{key} = {{ value = 100")), format!("points.{key}"));
        Components::read(&BUILT_IN.replacen(other, &format!("{key} = {{ value = 99"), 1)).unwrap();
    }
}

/// The field at fault when a game is made with one value changed.
fn refused(rules: u32, from: &str, to: &str) -> Option<String> {
    assert!(BUILT_IN.contains(from), "the file has no {from}");
    let text = BUILT_IN.replacen(from, to, 1);
    PiratesUnderFire::with_rules(rules, Options {}, Parts::File(&text)).err().map(|flaw| flaw.field)
}

const LONGER: [(&str, i64, &str); 5] = [
    ("identical-4 = { value = 6", 3, "points.identical-4"),
    ("run-4 = { value = 4", 2, "points.run-4"),
    ("run-5 = { value = 6", 4, "points.run-5"),
    ("run-6 = { value = 9", 6, "points.run-6"),
    ("run-7 = { value = 12", 9, "points.run-7"),
];

#[test]
fn puf_41_a_longer_combination_scores_more_than_a_shorter_one() {
    for (from, shorter, field) in LONGER {
        let (key, _) = from.split_once(' ').unwrap();
        for less in [0, shorter - 1, shorter] {
            let to = format!("{key} = {{ value = {less}");
            assert_eq!(refused(2, from, &to).as_deref(), Some(field), "{to}");
        }
        assert_eq!(refused(2, from, &format!("{key} = {{ value = {}", shorter + 1)), None);
    }
    let flaw = PiratesUnderFire::new(
        Options {},
        Parts::File(&BUILT_IN.replacen("run-5 = { value = 6", "run-5 = { value = 4", 1)),
    );
    assert_eq!(flaw.unwrap_err().to_string(), "points.run-5: flaw-expected expected=> 4 value=4");
    assert_eq!(refused(2, "run-5 = { value = 6", "run-5 = { value = 20").as_deref(), Some("points.run-6"));
}

#[test]
fn puf_41_games_by_earlier_rules_keep_the_parts_they_were_played_with() {
    for (from, _, _) in LONGER {
        let (key, _) = from.split_once(' ').unwrap();
        assert_eq!(refused(1, from, &format!("{key} = {{ value = 0")), None);
    }
    for version in [1, 2] {
        let game = PiratesUnderFire::with_rules(version, Options {}, Parts::BuiltIn).unwrap();
        assert_eq!(game.rules_version(), version);
    }
    for version in [0, 3] {
        let flaw = PiratesUnderFire::with_rules(version, Options {}, Parts::BuiltIn).unwrap_err();
        assert_eq!(flaw.field, "rules");
    }
}

#[test]
fn puf_41_forty_two_spaces_of_six_icons() {
    for wrong in ["VOD MTV DR", "VOD MTV DROO", "", "VOD MTV DRX", "vod mtv dro"] {
        assert_eq!(field("VOD MTV DRO", wrong), "square 1.a", "{wrong}");
    }
    assert_eq!(field("MRT OVM DOR", "MRT OVM DO"), "square 2.b");
    assert_eq!((field("V T D", "V T"), field("D V T", "D V T V")), ("strip.a".into(), "strip.b".into()));
    let square = "[[square]]\na = { value = \"VOD MTV DRO\", source = \"reconstructed\" }\nb = { value = \"ODV TVM ROD\", source = \"reconstructed\" }\n";
    assert_eq!((field(square, ""), field(square, &square.repeat(2))), ("square".into(), "square".into()));
}

#[test]
fn puf_41_twelve_mercenaries_of_cost_3_4_and_5() {
    assert_eq!(field("cost = { value = 3", "cost = { value = 4"), "mercenary (cost 3)");
    assert_eq!(field("cost = { value = 4", "cost = { value = 6"), "mercenary (cost 4)");
    assert_eq!(field("cost = { value = 5", "cost = { value = 0"), "mercenary (cost 5)");
    assert_eq!(field("cost = { value = 3", "cost = { value = -3"), "mercenary 1.cost");
    let last = BUILT_IN.rfind("[[mercenary]]").unwrap();
    assert_eq!(Components::read(&BUILT_IN[..last]).unwrap_err().field, "mercenary");
    let more = format!("{BUILT_IN}\n{}", &BUILT_IN[last..]);
    assert_eq!(Components::read(&more).unwrap_err().field, "mercenary");
}

#[test]
fn puf_41_values_and_powers_of_mercenaries() {
    for wrong in ["", "0/1", "1/10", "2/1", "1/1", "1-2", "01/2", "x", "1/", "1/2/X"] {
        assert_eq!(field("\"1/2\"", &format!("{wrong:?}")), "mercenary 1.values", "{wrong}");
    }
    assert_eq!(field("\"place mines\"", "\"place mine\""), "mercenary 4.power");
    for power in Power::ALL {
        Components::read(&BUILT_IN.replacen("\"place mines\"", &format!("{:?}", power.name()), 1)).unwrap();
    }
}
