//! The file a game is kept in: what it looks like, what comes back from it, and what is said of a damaged one.

use crate::common::{set_up, table, wander};
use come_sail_away::{ComeSailAway, Hands, Options};
use game::{Arg, Dealer, Game, Message, Parts, Quick, Rule, Seat, Viewer};
use table::{
    BotLevel, Deed, Entry, EntryError, Forfeit, LARGEST_FILE, Player, PlayerKind, Proof, Table, game_of,
};

type Sail = Table<ComeSailAway>;

/// Four entries of a game of two.
fn short_game() -> String {
    let mut table = table(2);
    let [ada, grace, ..] = Seat::ALL;
    table.act(ada, "play 11".parse().unwrap()).unwrap();
    table.act(grace, "play 25".parse().unwrap()).unwrap();
    table.undo(ada).unwrap();
    table.act(ada, "play 17".parse().unwrap()).unwrap();
    table.to_text()
}

/// As people read it. Damage below is told by these line numbers: entries begin on line 27.
#[test]
fn a_file_reads_like_this() {
    let game = ComeSailAway::new(Options::default(), Parts::BuiltIn).unwrap();
    let expected = format!(
        r#"seaboard = 2
game = "come-sail-away"
rules = 2
chance = "0000000000000007"

[[players]]
name = "Ada"
kind = "person"

[[players]]
name = "Grace"
kind = "person"

[components]
fingerprint = "{}"

[options]
players = 2
facilities = [1, 2, 3, 4, 5]
arrangement = "recommended"
hands = "closed"

[deal]
ship = ["1", "orange", "2", "black", "green", "blue", "3", "yellow", "4", "5"]
small-cabins = [[19, 1, 5, 16, 4], [9, 18, 11, 2, 3]]
deck = [11, 17, 25, 54, 29, 51, 50, 18, 39, 56, 23, 32, 9, 7, 46, 12, 4, 15, 22, 20, 36, 35, 43, 27, 3, 57, 24, 58, 6, 42, 21, 1, 33, 2, 38, 30, 41, 60, 37, 48, 5, 53, 26, 14, 31, 45, 52, 34, 44, 10, 16, 40, 47, 19, 55, 13, 8, 59, 49, 28]
---
1 play 11
2 play 25
1 undo
1 play 17
"#,
        game.parts().fingerprint
    );
    assert_eq!(short_game(), expected);
}

#[test]
fn a_practice_table_says_so() {
    let text = table(1).for_practice().to_text();
    assert_eq!(text.lines().nth(4), Some("practice = true"));
    assert!(load(&text).is_practice());
    assert!(!load(&short_game()).is_practice());
}

#[test]
fn players_get_other_names_wherever_the_file_has_them() {
    let mut table = load(&short_game());
    table.seat_player(Seat::ALL[1], Player::bot("Grace", BotLevel::new("navigator").unwrap())).unwrap();
    let text = table.to_text();
    let named = load(&text).with_names(&["Ida".to_owned(), "Ada #2".to_owned()]).unwrap();
    assert_eq!(named.names(), ["Ida", "Ada #2"]);
    let expected = text.replace("\"Ada\"", "\"Ida\"").replace("name = \"Grace\"", "name = \"Ada #2\"");
    assert_eq!(named.to_text(), expected.replace("\"Grace\"", "\"Ada \\u00232\""));
    assert_eq!(load(&named.to_text()).to_text(), named.to_text());
    for wrong in [&["Ida"][..], &["Ida", ""], &["Ida", "Ada", "Eve"]] {
        let names: Vec<String> = wrong.iter().map(|&name| name.to_owned()).collect();
        assert!(load(&text).with_names(&names).is_err(), "{wrong:?}");
    }
}

fn proof() -> Proof {
    Proof {
        table: "k3v9q2m7x1ab".into(),
        commit: "0c".repeat(32),
        secret: "5e".repeat(32),
        salts: vec!["a1".repeat(32), "b2".repeat(32)],
    }
}

#[test]
fn a_file_from_a_server_says_how_its_deal_was_made() {
    let text = load(&short_game()).with_proof(proof()).unwrap().to_text();
    let section = format!(
        "\n\n[proof]\ntable = \"k3v9q2m7x1ab\"\ncommit = \"{}\"\nsecret = \"{}\"\nsalts = [\"{}\", \"{}\"]\n---\n",
        "0c".repeat(32),
        "5e".repeat(32),
        "a1".repeat(32),
        "b2".repeat(32)
    );
    assert!(text.contains(&section), "{text}");
    let again = load(&text);
    assert_eq!((again.proof(), again.to_text()), (Some(&proof()), text.clone()));
    assert_eq!(load(&short_game()).proof(), None, "other files have none");
    // What is played on from there is another game, whose deal everybody knows.
    assert_eq!(again.restarted().proof(), None);
    let nobody = Proof { salts: Vec::new(), ..proof() };
    let alone = load(&short_game()).with_proof(nobody.clone()).unwrap().to_text();
    assert_eq!(load(&alone).proof(), Some(&nobody));
}

#[test]
fn what_is_no_proof_is_refused_on_its_line() {
    let text = load(&short_game()).with_proof(proof()).unwrap().to_text();
    let line = |field: &str| text.lines().position(|line| line.starts_with(field)).unwrap() + 1;
    for (field, from, to) in [
        ("table", "k3v9q2m7x1ab", "k3v9q2m7x1a"),
        ("table", "k3v9q2m7x1ab", "k3v9q2m7x1aB"),
        ("commit", "0c0c", "0C0c"),
        ("secret", "5e5e", "5e5e5e"),
        ("secret", "5e5e", "5e5g"),
        ("salts", "b2b2", ""),
        ("salts", "\", \"b2", "\", \"a1\", \"b2"),
    ] {
        let error = Sail::from_text(&text.replacen(from, to, 1)).err().unwrap();
        assert_eq!((error.line(), &*error.reason().id), (line(field), "flaw"), "{field} {to}: {error}");
        assert!(error.to_string().contains("file-proof"), "{error}");
    }
    let salt = format!("\"{}\"", "a1".repeat(32));
    let five = text.replacen(&format!("salts = [{salt}"), &format!("salts = [{}", [&*salt; 4].join(", ")), 1);
    assert!(Sail::from_text(&five).err().unwrap().to_string().contains("file-proof"), "more than can sit");
    assert!(Sail::from_text(&text.replacen("secret", "secrets", 1)).is_err());
    assert!(Sail::from_text(&text.replacen("\ncommit = ", "\n# commit = ", 1)).is_err());
}

#[test]
fn the_game_is_known_before_it_is_loaded() {
    assert_eq!(game_of(&short_game()).unwrap(), "come-sail-away");
    let other = short_game().replace("come-sail-away", "on-board").replace("rules = 2", "rules = 7");
    assert_eq!(game_of(&other).unwrap(), "on-board");
}

// What comes back

fn load(text: &str) -> Sail {
    Table::from_text(text).unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

/// Writes and loads the table, which must be the same to everybody.
fn comes_back(mut table: Sail) -> Sail {
    let text = table.to_text();
    let mut again = load(&text);
    assert_eq!(again.to_text(), text);
    assert_eq!(again.log(), table.log());
    assert_eq!(again.players(), table.players());
    assert_eq!(again.game().options(), table.game().options());
    assert_eq!(again.outcome(), table.outcome());
    assert_eq!(again.forfeit(), table.forfeit());
    for seat in Seat::ALL {
        assert_eq!(again.legal(seat), table.legal(seat));
        assert_eq!(again.check_undo(seat), table.check_undo(seat));
        assert_eq!(again.view(Viewer::Seat(seat)), table.view(Viewer::Seat(seat)));
    }
    table.lay_open();
    again.lay_open();
    assert_eq!(again.deal(), table.deal());
    assert_eq!(again.view(Viewer::Everything), table.view(Viewer::Everything));
    again
}

#[test]
fn a_game_with_undos_comes_back() {
    for players in 1..=4 {
        for (seed, steps) in [0, 1, 31, 32, 33, 200, 10_000].into_iter().enumerate() {
            let mut table = table(players);
            wander(&mut table, &mut Quick::new(seed as u64), steps);
            let again = comes_back(table);
            assert!(again.is_over() || steps < 10_000);
            assert!(steps < 100 || again.log().iter().any(|entry| entry.deed == Deed::Undo));
        }
    }
}

#[test]
fn a_practice_game_with_rewinds_comes_back() {
    let mut table = table(2).for_practice();
    wander(&mut table, &mut Quick::new(5), 400);
    let again = comes_back(table);
    assert!(again.log().iter().any(|entry| entry.deed == Deed::Rewind));
}

#[test]
fn a_resignation_comes_back() {
    for players in 1..=4 {
        let mut table = table(players);
        wander(&mut table, &mut Quick::new(7), 50);
        let last = Seat::ALL[usize::from(players) - 1];
        table.resign(last).unwrap();
        assert!(table.to_text().ends_with(&format!("\n{players} resign\n")));
        let again = comes_back(table);
        assert_eq!(again.forfeit(), Some(Forfeit::Resigned(last)));
        assert_eq!(again.log().last(), Some(&Entry::new(last, Deed::Resign)));
        assert!(again.is_over());
    }
}

#[test]
fn every_option_comes_back() {
    let options = Options {
        players: 3,
        facilities: vec![10, 2, 7, 9, 6],
        arrangement: come_sail_away::Arrangement::Shuffled,
        hands: Hands::Open,
    };
    let mut table = set_up(ComeSailAway::new(options, Parts::BuiltIn).unwrap(), 9);
    wander(&mut table, &mut Quick::new(1), 100);
    comes_back(table);
}

#[test]
fn names_come_back_whatever_is_in_them() {
    let names = [
        r#"Ada "the Countess" Lovelace"#,
        "L'Hôpital",
        r"\n \u{41} \",
        "Оля Ґудзь",
        "🚢 مرحبا 你好",
        "'''",
        "\"\"\"",
        "---",
        "# no comment",
        " spaces ",
        "Éléonore de Montmorency-Bouteville, dite", // forty letters
    ];
    for name in names {
        let game = ComeSailAway::new(Options::default(), Parts::BuiltIn).unwrap();
        let deal = game.deal(&mut Dealer::new(3));
        let table = Table::new(game.into(), deal, vec![Player::person(name)]).unwrap();
        assert_eq!(comes_back(table).names(), [name]);
    }
}

#[test]
fn people_may_write_into_a_file() {
    let written = short_game();
    let expected = load(&written);
    let variants = [
        written.replace("\n1 undo", "\n\n# Ada changes her mind.\n   \n  1   undo   # here\n"),
        written.replace("[deal]", "# what chance decided\n\n[deal]"),
        written.replace("---", "---   "),
        written.replace('\n', "\r\n"),
        format!("\u{feff}{written}"),
        written.trim_end().to_owned(),
    ];
    for variant in variants {
        assert_ne!(variant, written);
        assert_eq!(load(&variant).log(), expected.log(), "{variant}");
        assert_eq!(load(&variant).to_text(), written);
    }
}

// Components that are not the built-in ones

/// The built-in component file with one value changed.
fn other_components() -> String {
    let built_in = ComeSailAway::new(Options::default(), Parts::BuiltIn).unwrap();
    let changed = built_in.parts().text.replacen("points = { value = 3,", "points = { value = 5,", 1);
    assert_ne!(changed, built_in.parts().text);
    changed
}

fn table_with(components: &str) -> Sail {
    let game = ComeSailAway::new(Options { players: 2, ..Options::default() }, Parts::File(components));
    set_up(game.unwrap(), 1)
}

#[test]
fn built_in_components_are_not_carried_and_others_are() {
    assert!(!short_game().contains("[[card]]"));
    assert!(table_with(&other_components()).to_text().contains("[[card]]"));
}

#[test]
fn a_game_with_other_components_comes_back() {
    let mut table = table_with(&other_components());
    wander(&mut table, &mut Quick::new(8), 10_000);
    let outcome = table.outcome();
    let again = comes_back(table);
    assert_eq!(again.game().parts().text, other_components());
    assert!(!again.game().parts().built_in);
    assert!(outcome.is_some());
}

/// An editor that changes line endings changes those of the components too.
#[test]
fn components_survive_other_line_endings() {
    let unix = table_with(&other_components()).to_text();
    let dos = table_with(&other_components().replace('\n', "\r\n")).to_text();
    assert_eq!(dos, unix);
    assert_eq!(load(&dos.replace('\n', "\r\n")).to_text(), unix);
}

// Damage

/// The error of this text, as `line: reason`.
#[track_caller]
fn error(text: &str) -> String {
    let error = Sail::from_text(text).err().expect("this should not load");
    format!("{}: {}", error.line(), error.reason())
}

/// The short game with this in place of that is refused for this reason; what follows may be the words of the TOML parser.
#[track_caller]
fn refused(that: &str, this: &str, expected: &str) {
    let text = short_game();
    assert!(text.contains(that), "{that}");
    let found = error(&text.replacen(that, this, 1));
    match expected.strip_suffix("...") {
        Some(start) => assert!(found.starts_with(start), "{found}"),
        None => assert_eq!(found, expected),
    }
}

#[test]
fn what_is_no_game_of_ours_is_called_that() {
    let front_matter = "---\ntitle: A voyage\n---\nOnce upon a time\n";
    let other_toml = "[package]\nname = \"table\"\n---\n";
    let picture = "\u{fffd}PNG\r\n\u{1a}\n\0\0\0\rIHDR";
    for text in ["", "\n", "\u{feff}", "hello", front_matter, other_toml, picture, "---", "seaboard"] {
        assert_eq!(error(text), "1: file-not-seaboard", "{text:?}");
        assert_eq!(*game_of(text).unwrap_err().reason(), Message::new("file-not-seaboard"));
    }
    refused("seaboard = 2\n", "", "1: file-not-seaboard");
}

#[test]
fn the_line_of_dashes_must_be_there() {
    refused("---\n", "", "30: file-no-entries");
    refused("---\n", "--\n", "31: file-no-entries");
    assert_eq!(error("seaboard = 2"), "1: file-no-entries");
}

#[test]
fn a_second_line_of_dashes_is_no_entry() {
    refused("---\n", "---\n---\n", "28: file-entry value=---");
}

#[test]
fn another_format_game_or_rules_version_is_named() {
    refused("seaboard = 2", "seaboard = 3", "1: file-format value=3 expected=2");
    refused("seaboard = 2", "seaboard = 0", "1: file-format value=0 expected=2");
    refused("come-sail-away", "chess", "2: file-game value=chess expected=come-sail-away");
    refused("rules = 2", "rules = 3", "3: file-rules value=3 expected=2");
    refused("rules = 2", "rules = 0", "3: file-rules value=0 expected=2");
    refused("rules = 2\n", "", "1: file-rules value=? expected=2");
}

#[test]
fn an_unknown_field_is_found() {
    refused("rules", "colour = 3\nrules", "3: file-header detail=unknown field `colour`...");
    refused("fingerprint", "colour = 3\nfingerprint", "15: file-header detail=unknown field `colour`...");
    refused("players = 2", "colour = 3\nplayers = 2", "18: file-header detail=unknown field `colour`...");
    refused("ship", "colour = 3\nship", "24: file-header detail=unknown field `colour`...");
    refused("[deal]", "[dealer]\n[deal]", "23: file-header detail=unknown field `dealer`...");
}

#[test]
fn a_field_that_is_written_twice_is_found() {
    refused("rules = 2", "rules = 2\nrules = 2", "4: file-header detail=duplicate key...");
    refused("hands", "players = 2\nhands", "21: file-header detail=duplicate key...");
}

#[test]
fn a_missing_field_is_named() {
    refused("game = \"come-sail-away\"\n", "", "1: file-header detail=missing field `game`");
    let entry = |name: &str| format!("[[players]]\nname = \"{name}\"\nkind = \"person\"\n\n");
    refused(&(entry("Ada") + &entry("Grace")), "", "1: file-header detail=missing field `players`");
    refused("name = \"Ada\"\n", "", "6: file-header detail=missing field `name`");
    refused("kind = \"person\"\n", "", "6: file-header detail=missing field `kind`");
    refused("hands = \"closed\"\n", "", "17: file-header detail=missing field `hands`");
    refused("small-cabins = ", "tokens = []\n#", "23: file-header detail=missing field `small-cabins`");
}

#[test]
fn a_value_of_the_wrong_type_is_found() {
    refused("seaboard = 2", "seaboard = \"2\"", "1: file-header detail=invalid type...");
    refused("seaboard = 2", "seaboard = -1", "1: file-header detail=invalid value...");
    refused("game = \"come-sail-away\"", "game = 1", "2: file-header detail=invalid type...");
    refused("rules = 2", "rules = true", "3: file-header detail=invalid type...");
    refused("name = \"Grace\"", "name = 1", "11: file-header detail=invalid type...");
    refused("kind = \"person\"", "kind = 1", "8: file-header detail=...");
    refused("rules", "practice = 1\nrules", "3: file-header detail=invalid type...");
    refused("players = 2", "players = 2.5", "18: file-header detail=invalid type...");
    refused("[1, 2, 3, 4, 5]", "[1, 2, 3, 4, 500]", "19: file-header detail=invalid value...");
    refused("\"closed\"", "\"ajar\"", "21: file-header detail=unknown variant `ajar`...");
    refused("\"orange\"", "\"mauve\"", "24: file-header detail=...");
    refused("[11, 17,", "[11, \"17\",", "26: file-header detail=invalid type...");
}

#[test]
fn what_is_no_toml_is_found() {
    refused("rules = 2", "rules 1", "3: file-header...");
    refused("[options]", "[options", "17: file-header...");
    refused("\"closed\"", "\"closed", "21: file-header...");
}

#[test]
fn options_out_of_range_are_named() {
    refused("players = 2", "players = 5", "18: flaw field=players reason=(flaw-players value=5)");
    refused("players = 2", "players = 0", "18: flaw field=players reason=(flaw-players value=0)");
    for facilities in ["[1, 2, 3, 4]", "[1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4, 4]", "[1, 2, 3, 4, 11]", "[]"] {
        let expected = "19: flaw field=facilities reason=(flaw-facilities)";
        refused("[1, 2, 3, 4, 5]", facilities, expected);
    }
}

#[test]
fn an_impossible_deal_is_named() {
    for start in ["[11, 11,", "[11,", "[11, 17, 61,", "[11, 0,", "[61,"] {
        let expected = "26: flaw field=deck reason=(flaw-permutation expected=60)";
        refused("[11, 17,", start, expected);
    }
    let ship = "24: flaw field=ship reason=(flaw-deal-ship expected=10)";
    refused("\"1\", \"orange\"", "\"orange\", \"1\"", ship);
    refused("\"1\", ", "", ship);
    let cabins = "25: flaw field=small-cabins reason=(flaw-deal-cabins expected=2)";
    refused("[19, 1,", "[19, 19,", cabins);
    refused("[19, 1,", "[19,", cabins);
    refused("[9, 18, 11, 2, 3]", "", cabins);
    refused(
        "deck",
        "tokens = [1, 2, 3, 4, 5]\ndeck",
        "26: flaw field=tokens reason=(flaw-deal-tokens-solo expected=0)",
    );
}

/// What is missing has no line of its own; the error shows where it belongs.
#[test]
fn a_solo_deal_without_its_tokens_is_refused() {
    let solo = table(1).to_text();
    let without: Vec<&str> = solo.lines().filter(|line| !line.starts_with("tokens")).collect();
    assert_eq!(error(&without.join("\n")), "19: flaw field=tokens reason=(flaw-deal-tokens expected=5)");
}

#[test]
fn there_is_one_player_for_each_seat() {
    let entry = |name: &str| format!("[[players]]\nname = \"{name}\"\nkind = \"person\"\n\n");
    let (one, two) = (entry("Ada"), entry("Ada") + &entry("Hedy"));
    refused(&one, "", "6: flaw field=players reason=(flaw-count expected=2 value=1)");
    refused(&one, &two, "6: flaw field=players reason=(flaw-count expected=2 value=3)");
}

#[test]
fn a_name_is_short_and_printable() {
    let long = "é".repeat(41);
    for name in ["", "   ", r"\t", r"A\u001b[31mda", r"Ada\n---\n", long.as_str()] {
        for (who, line, place) in [("Ada", 7, 1), ("Grace", 11, 2)] {
            let expected = format!("{line}: flaw field=players {place}.name reason=(flaw-name longest=40)");
            refused(&format!("\"{who}\""), &format!("\"{name}\""), &expected);
        }
    }
}

#[test]
fn a_player_is_of_a_kind_we_know() {
    let random = short_game().replacen("person", "random", 1);
    let kinds: Vec<PlayerKind> = load(&random).players().iter().map(|player| player.kind.clone()).collect();
    assert_eq!(kinds, [PlayerKind::Random, PlayerKind::Person]);
    assert_eq!(load(&random).to_text(), random);
    // A name is only a name.
    let called = short_game().replace("Grace", "random");
    assert_eq!(load(&called).players()[1], Player::person("random"));
    for kind in ["robot", "Person", "", "bot:"] {
        let expected = format!(
            "8: file-header detail=unknown variant `{kind}`, expected one of `person`, `random`, `bot`"
        );
        refused("\"person\"", &format!("\"{kind}\""), &expected);
    }
    refused("kind", "age = 36\nkind", "8: file-header detail=unknown field `age`...");
}

#[test]
fn a_bot_keeps_its_level() {
    let bot = short_game().replacen("\"person\"", "\"bot\"\nlevel = \"admiral\"", 1);
    let level = BotLevel::new("admiral").expect("a name");
    assert_eq!(load(&bot).players(), [Player::bot("Ada", level), Player::person("Grace")]);
    assert_eq!(load(&bot).to_text(), bot);
    // Which levels there are is not for the table to say.
    let other = bot.replace("admiral", "emperor");
    assert_eq!(load(&other).to_text(), other);
}

#[test]
fn a_bot_has_a_level_and_nobody_else_has_one() {
    refused("\"person\"", "\"bot\"", "6: file-header detail=missing field `level` of a bot");
    refused(
        "\"person\"",
        "\"person\"\nlevel = \"admiral\"",
        "6: file-header detail=only a bot has a `level`",
    );
    for level in ["", "Admiral", "admiral 2", "адмірал", &"a".repeat(41)] {
        let bot = format!("\"bot\"\nlevel = \"{level}\"");
        refused("\"person\"", &bot, "6: file-header detail=level: a name of lower-case letters is expected");
    }
}

#[test]
fn unknown_components_are_named() {
    let fingerprint = load(&short_game()).game().parts().fingerprint.clone();
    refused(&fingerprint, "0", "14: flaw field=components reason=(flaw-fingerprint value=0)");
    let nonsense = format!("\"{fingerprint}\"\nfile = \"?\"");
    refused(
        &format!("\"{fingerprint}\""),
        &nonsense,
        "14: flaw field=components reason=(flaw-toml line=1...",
    );
}

#[test]
fn carried_components_are_checked() {
    let text = table_with(&other_components()).to_text();
    let is = load(&text).game().parts().fingerprint.clone();
    let built_in = load(&short_game()).game().parts().fingerprint.clone();

    // A changed value no longer fits the fingerprint.
    let changed = text.replacen("points = { value = 5,", "points = { value = 3,", 1);
    assert_eq!(
        error(&changed),
        format!("15: flaw field=fingerprint reason=(file-fingerprint value={is} expected={built_in})")
    );

    let flawed = text.replacen("face = { value = \"", "face = { value = \"X", 1);
    assert!(error(&flawed).starts_with("14: flaw field=card 1.face reason=(flaw-card value=X"));
}

#[test]
fn an_entry_that_cannot_be_read_is_quoted() {
    refused("2 play 25", "3 play 25", "29: file-seat value=3");
    refused("2 play 25", "0 play 25", "29: file-seat value=0");
    for entry in [
        "Grace play 25",
        "2",
        "2play 25",
        "-1 play 25",
        "2 dance",
        "2 play",
        "2 play 61",
        "2 play 25 now",
        "2 Undo",
    ] {
        refused("2 play 25", entry, &format!("29: file-entry value={entry}"));
    }
}

/// The rule that forbids seat 1 this action.
fn rule_against(table: &mut Sail, action: &str) -> Rule {
    match table.act(Seat::ALL[0], action.parse().unwrap()) {
        Err(EntryError::Refused(rule)) => rule,
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_entry_against_the_rules_names_the_rule() {
    for action in ["play 25", "end", "enter a0"] {
        let rule = rule_against(&mut table(2), action);
        let expected = format!("28: file-refused value={action} rule={rule}");
        refused("1 play 11", &format!("1 {action}"), &expected);
    }
    let rule = rule_against(&mut load(&short_game()), "play 11");
    let expected = format!("32: file-refused value=play 11 rule={rule}");
    refused("1 play 17", "1 play 17\n1 play 11", &expected);
}

#[test]
fn a_seed_that_is_none_is_quoted() {
    for odd in ["", "seven", "0x7", "00000000000000000", "-7"] {
        let this = format!("chance = \"{odd}\"");
        let expected = format!("4: file-chance value={odd}");
        if odd.len() < 17 {
            refused("chance = \"0000000000000007\"", &this, &expected);
        }
    }
    refused("\"0000000000000007\"", "7", "4: file-header detail=invalid type...");
}

#[test]
fn a_file_larger_than_any_game_is_not_read() {
    let mut text = short_game();
    let room = LARGEST_FILE - text.len();
    text.extend(std::iter::repeat_n('\n', room));
    assert_eq!(load(&text).to_text(), short_game());
    text.push('\n');
    assert_eq!(error(&text), "1: file-too-large megabytes=4");
    assert_eq!(*game_of(&text).unwrap_err().reason(), table::too_large());
}

// The first format

/// The short game as the first format had it.
fn first_format() -> String {
    let text = short_game().replace("seaboard = 2", "seaboard = 1").replace("rules = 2", "rules = 1");
    text.lines().filter(|line| !line.starts_with("chance")).map(|line| format!("{line}\n")).collect()
}

#[test]
fn a_file_of_the_first_format_is_read_and_written_as_one_of_the_second() {
    let table = load(&first_format());
    assert_eq!(table.log(), load(&short_game()).log());
    assert_eq!(table.game().rules_version(), 1, "it goes on by the rules it began with");
    let written = table.to_text();
    assert!(
        written.starts_with("seaboard = 2\ngame = \"come-sail-away\"\nrules = 1\nchance = "),
        "{written}"
    );
    assert_eq!(load(&written).to_text(), written);
    assert_eq!(load(&first_format()).to_text(), written, "the same seed each time");
}

#[test]
fn entries_are_read_as_they_are_written() {
    let level = || BotLevel::new("navigator").unwrap();
    let deeds = [
        Deed::Act("play 17".parse().unwrap()),
        Deed::Undo,
        Deed::Rewind,
        Deed::Resign,
        Deed::Player(Player::person("Ada").into()),
        Deed::Player(Player::random(" # no comment @7 ").into()),
        Deed::Player(Player::bot(r#"Ada "the Countess" \ Lovelace"#, level()).into()),
    ];
    for deed in deeds {
        for at in [None, Some(0), Some(1_763_337_600_000)] {
            let entry: Entry<come_sail_away::Action> = Entry { seat: Seat::ALL[1], deed: deed.clone(), at };
            let text = entry.to_string();
            assert!(!text.contains('#') && !text.contains('\n'), "{text}");
            assert_eq!(text.parse(), Ok(entry), "{text}");
        }
    }
    let bot: Entry<come_sail_away::Action> =
        Entry::new(Seat::ALL[0], Deed::Player(Player::bot("Ada", level()).into()));
    assert_eq!(bot.to_string(), r#"1 player bot navigator "Ada""#);
    for odd in [
        "1 player",
        "1 player bot \"Ada\"",
        "1 player person Ada",
        "1 player bot X \"Ada\"",
        "1 undo now",
        "1 play 17 @x",
    ] {
        assert!(odd.parse::<Entry<come_sail_away::Action>>().is_err(), "{odd}");
    }
}

#[test]
fn an_entry_keeps_when_it_was_made() {
    let timed = short_game().replace("2 play 25", "2 play 25 @1763337600000");
    assert_eq!(load(&timed).log()[1].at, Some(1_763_337_600_000));
    assert_eq!(load(&timed).to_text(), timed);
}

#[test]
fn a_change_of_players_is_in_the_file() {
    let text = short_game() + "1 player bot admiral \"Ada\"\n2 play 25\n";
    let error = error(&text);
    assert!(error.starts_with("33: file-refused"), "{error}");
    let table = load(&(short_game() + "1 player bot admiral \"Ada\"\n"));
    assert_eq!(table.players()[0], Player::bot("Ada", BotLevel::new("admiral").unwrap()));
    comes_back(table);
    refused("1 undo", "1 player person \"\"", "30: flaw field=players 1.name reason=(flaw-name longest=40)");
}

#[test]
fn blank_lines_and_comments_are_counted() {
    refused("2 play 25", "\n# Now Grace.\n\n2 dance", "32: file-entry value=2 dance");
}

#[test]
fn an_impossible_undo_is_refused() {
    let practice = format!("{}1 play 11\n1 rewind\n1 rewind\n", table(2).for_practice().to_text());
    refused("1 play 11", "1 undo", "28: undo-nothing");
    refused("2 play 25\n1 undo", "1 undo\n1 undo", "30: undo-nothing");
    refused("1 undo", "1 rewind", "30: undo-not-practice");
    assert_eq!(error(&practice), "31: undo-nothing");
}

#[test]
fn nothing_follows_a_resignation() {
    for entry in ["1 play 17", "2 undo", "1 resign", "2 resign"] {
        refused("1 undo", &format!("1 resign\n{entry}"), "31: over-forfeited");
    }
    let practice = format!("{}1 play 11\n2 resign\n1 rewind\n", table(2).for_practice().to_text());
    assert_eq!(error(&practice), "31: over-forfeited");
    refused("1 play 17", "3 resign", "31: file-seat value=3");
}

#[test]
fn nobody_resigns_from_a_game_that_was_played_to_its_end() {
    let mut table = table(1);
    wander(&mut table, &mut Quick::new(2), 10_000);
    let text = table.to_text();
    let lines = text.lines().count();
    assert_eq!(error(&format!("{text}1 resign\n")), format!("{}: over-played", lines + 1));
}

#[test]
fn a_finished_round_is_not_taken_back() {
    let mut table = table(1);
    let me = Seat::ALL[0];
    let mut chance = Quick::new(0);
    while table.view(Viewer::Seat(me)).round == 1 {
        wander(&mut table, &mut chance, 1);
    }
    let text = table.to_text();
    let lines = text.lines().count();
    assert_eq!(error(&format!("{text}1 undo\n")), format!("{}: undo-revealed", lines + 1));
}

/// What is quoted from a file may end up in somebody's terminal.
#[test]
fn an_error_quotes_nothing_long_and_nothing_that_steers_a_terminal() {
    let escape = "\u{1b}[2J".repeat(200);
    let header = escape.escape_unicode().to_string().replace(['{', '}'], "").replace("\\u", "\\u00");
    let fingerprint = load(&short_game()).game().parts().fingerprint.clone();
    for (that, this) in [
        ("2 play 25", format!("2 {escape}")),
        ("come-sail-away", header.clone()),
        ("\"closed\"", format!("\"{header}\"")),
        (&fingerprint, header),
    ] {
        let text = short_game().replacen(that, &this, 1);
        let shown = Sail::from_text(&text).err().expect("this should not load").reason().to_string();
        assert!(shown.contains('\u{fffd}') && !shown.contains(char::is_control), "{shown:?}");
        assert!(shown.chars().count() < 300, "{shown:?}");
    }
}

#[test]
fn an_error_becomes_a_sentence_that_names_the_line() {
    let error = game_of("").unwrap_err();
    let message = error.message();
    assert_eq!(message.id, "file-error");
    assert_eq!(message.args[0], ("line".into(), Arg::Number(1)));
    assert_eq!(message.args[1], ("reason".into(), Arg::Message(error.reason().clone())));
    assert_eq!(error.to_string(), "file-error line=1 reason=(file-not-seaboard)");
}
