//! What is said of a damaged file.

use super::*;

#[test]
fn what_is_no_game_of_ours_is_called_that() {
    let front_matter = "---\ntitle: A voyage\n---\nOnce upon a time\n";
    let other_toml = "[package]\nname = \"table\"\n---\n";
    let picture = "\u{fffd}PNG\r\n\u{1a}\n\0\0\0\rIHDR";
    for text in ["", "\n", "\u{feff}", "hello", front_matter, other_toml, picture, "---", "seaboard"] {
        assert_eq!(error(text), "1: file-not-seaboard", "{text:?}");
        assert_eq!(*game_name_of_file(text).unwrap_err().reason(), Message::new("file-not-seaboard"));
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
    assert_eq!(*game_name_of_file(&text).unwrap_err().reason(), table::too_large_message());
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
    wander(&mut table, &mut QuickChance::new(2), 10_000);
    let text = table.to_text();
    let lines = text.lines().count();
    assert_eq!(error(&format!("{text}1 resign\n")), format!("{}: over-played", lines + 1));
}

#[test]
fn a_finished_round_is_not_taken_back() {
    let mut table = table(1);
    let me = Seat::ALL[0];
    let mut chance = QuickChance::new(0);
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
    let error = game_name_of_file("").unwrap_err();
    let message = error.message();
    assert_eq!(message.id, "file-error");
    assert_eq!(message.args[0], ("line".into(), Arg::Number(1)));
    assert_eq!(message.args[1], ("reason".into(), Arg::Message(error.reason().clone())));
    assert_eq!(error.to_string(), "file-error line=1 reason=(file-not-seaboard)");
}
