//! The file a game is kept in: what it looks like, and what comes back from it.

mod damage;

use crate::common::{set_up, table, wander};
use come_sail_away::{ComeSailAway, Hands, Options};
use game::{Arg, Dealer, Game, Message, Parts, QuickChance, Rule, Seat, Viewer};
use table::{
    BotLevel, Deed, Entry, EntryError, Forfeit, LARGEST_FILE, Player, PlayerKind, Proof, Table,
    game_name_of_file,
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
    assert_eq!(game_name_of_file(&short_game()).unwrap(), "come-sail-away");
    let other = short_game().replace("come-sail-away", "on-board").replace("rules = 2", "rules = 7");
    assert_eq!(game_name_of_file(&other).unwrap(), "on-board");
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
            wander(&mut table, &mut QuickChance::new(seed as u64), steps);
            let again = comes_back(table);
            assert!(again.is_over() || steps < 10_000);
            assert!(steps < 100 || again.log().iter().any(|entry| entry.deed == Deed::Undo));
        }
    }
}

#[test]
fn a_practice_game_with_rewinds_comes_back() {
    let mut table = table(2).for_practice();
    wander(&mut table, &mut QuickChance::new(5), 400);
    let again = comes_back(table);
    assert!(again.log().iter().any(|entry| entry.deed == Deed::Rewind));
}

#[test]
fn a_resignation_comes_back() {
    for players in 1..=4 {
        let mut table = table(players);
        wander(&mut table, &mut QuickChance::new(7), 50);
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
    wander(&mut table, &mut QuickChance::new(1), 100);
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
    wander(&mut table, &mut QuickChance::new(8), 10_000);
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

// What is refused

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
