//! `seaboard simulate`.

use std::collections::BTreeMap;
use std::fs;

use serde_json::{Value, json};

use super::referee::{self, LINES, list, number};
use super::{GAME, close, dear_dining_room, json, numbers, said};
use crate::common::{Folder, run};

/// What the games kept in a folder came to: how often each score occurred, and the sum of each line.
fn replayed(folder: &Folder, kept: &str) -> (BTreeMap<i64, u64>, [i64; 5]) {
    let (mut scores, mut sums) = (BTreeMap::new(), [0; 5]);
    for entry in fs::read_dir(folder.0.join(kept)).expect("readable") {
        let path = entry.expect("readable").path();
        let printed = run(folder, &["replay", "--json", path.to_str().expect("Unicode")], "");
        let verdict = referee::check(&referee::records(&printed)).expect("a correct game");
        for sheet in verdict.sheets {
            *scores.entry(sheet.iter().sum()).or_default() += 1;
            sums.iter_mut().zip(sheet).for_each(|(sum, points)| *sum += points);
        }
    }
    (scores, sums)
}

fn raw_scores(statistics: &Value) -> BTreeMap<i64, u64> {
    let score = |s: &Value| (s["score"].as_i64().expect("points"), number(&s["count"]));
    list(&statistics["scores"]).iter().map(score).collect()
}

/// Mean and standard deviation.
fn moments(scores: &BTreeMap<i64, u64>) -> (f64, f64) {
    let all: Vec<f64> = scores.iter().flat_map(|(&s, &n)| vec![s as f64; n as usize]).collect();
    let mean = all.iter().sum::<f64>() / all.len() as f64;
    let square = all.iter().map(|s| s * s).sum::<f64>() / all.len() as f64;
    (mean, (square - mean * mean).sqrt())
}

#[test]
fn statistics_are_those_of_the_games_that_were_kept() {
    let folder = Folder::new();
    let line = "simulate come-sail-away --players 3 --games 40 --seed 11 --json";
    let statistics = json(&folder, &format!("{line} --save new/games"));
    assert_eq!(statistics, json(&folder, line), "kept or not");
    assert_eq!(folder.files(), ["new"]);
    let mut names: Vec<String> = (11..51).map(|seed| format!("{GAME}-{seed}.seaboard")).collect();
    names.sort();
    let kept = fs::read_dir(folder.0.join("new/games")).expect("readable");
    let mut found: Vec<_> = kept.map(|e| e.expect("readable").file_name().into_string().unwrap()).collect();
    found.sort();
    assert_eq!(found, names);

    let (scores, sums) = replayed(&folder, "new/games");
    assert_eq!(raw_scores(&statistics), scores);
    assert_eq!((number(&statistics["games"]), number(&statistics["first-seed"])), (40, 11));
    let (mean, spread) = moments(&scores);
    close(statistics["mean"].as_f64().unwrap(), mean, 9);
    close(statistics["spread"].as_f64().unwrap(), spread, 9);
    let moved: i64 = sums.iter().map(|sum| sum.abs()).sum();
    for (line, sum) in LINES.into_iter().zip(sums) {
        let printed = &statistics["lines"][line];
        close(printed["mean"].as_f64().unwrap(), sum as f64 / 120.0, 9);
        close(printed["share"].as_f64().unwrap(), sum.abs() as f64 / moved as f64, 9);
    }
}

#[test]
fn tables_say_the_same_as_json() {
    let folder = Folder::new();
    for (players, more) in [(1, ""), (2, " --facilities 6-10"), (4, " --arrangement shuffled")] {
        let line = format!("simulate {GAME} --games 150 --players {players}{more}");
        let statistics = json(&folder, &format!("{line} --json"));
        let scores = raw_scores(&statistics);
        let sheets: u64 = scores.values().sum();
        assert_eq!(sheets, 150 * players);
        let table = said(&folder, &line);
        let parts: Vec<Vec<&str>> = table.split("\n\n").map(|part| part.lines().collect()).collect();
        let [head, bars, lines, wins @ ..] = &parts[..] else { panic!("{table}") };

        let [games, points] = head[..] else { panic!("{table}") };
        let [count, of, actions] = numbers(games)[..] else { panic!("{table}") };
        assert_eq!((count, of), (150.0, players as f64));
        close(actions, number(&statistics["actions"]) as f64 / 150.0, 2);
        let (mean, spread) = moments(&scores);
        let [said_mean, said_spread, least, most] = numbers(points)[..] else { panic!("{table}") };
        close(said_mean, mean, 2);
        close(said_spread, spread, 2);
        assert_eq!(Some(&(least as i64)), scores.keys().next());
        assert_eq!(Some(&(most as i64)), scores.keys().last());

        let mut drawn = Vec::new();
        for bar in bars {
            let [low, high, share] = numbers(bar)[..] else { panic!("{bar}") };
            let inside: u64 = scores.range(low as i64..=high as i64).map(|(_, count)| count).sum();
            close(share, 100.0 * inside as f64 / sheets as f64, 2);
            drawn.push((inside, bar.matches('█').count()));
        }
        let (tallest, longest) = drawn.iter().max().expect("a bar");
        for (inside, length) in &drawn {
            let exact = (longest * *inside as usize) as f64 / *tallest as f64;
            assert!((*length as f64 - exact).abs() <= 1.0, "as long as it is high\n{table}");
        }
        let shown: u64 = drawn.iter().map(|(inside, _)| inside).sum();
        assert_eq!(shown, sheets, "every score is in one bar\n{table}");

        let [heading, lines @ ..] = &lines[..] else { panic!("{table}") };
        assert!(heading.starts_with("Points on average and share"), "{heading}");
        assert!(table.contains('−') && !table.contains(" -"), "one kind of minus\n{table}");
        assert_eq!(lines.len(), LINES.len());
        for (line, name) in lines.iter().zip(LINES) {
            let [mean, share] = numbers(line)[..] else { panic!("{line}") };
            close(mean, statistics["lines"][name]["mean"].as_f64().unwrap(), 2);
            close(share, 100.0 * statistics["lines"][name]["share"].as_f64().unwrap(), 1);
        }
        let won: Vec<u64> = list(&statistics["wins"]).iter().map(number).collect();
        assert_eq!(won.len() as u64, players);
        assert!(won.iter().sum::<u64>() >= 150, "a game has a winner");
        let wins = wins.concat();
        assert_eq!(wins.len() as u64, if players == 1 { 0 } else { players }, "{table}");
        for (line, (seat, won)) in wins.iter().zip((1u64..).zip(won)) {
            let printed = numbers(line);
            assert!(printed.contains(&(seat as f64)), "{line}");
            let share = 100.0 * won as f64 / 150.0;
            assert!(printed.iter().any(|n| (n - share).abs() < 0.006), "{line}: {share}");
        }
    }
}

#[test]
fn every_language_tells_the_same_statistics() {
    let folder = Folder::new();
    let tables = ["en", "fr", "uk"].map(|lang| {
        let table = said(&folder, &format!("simulate {GAME} --players 2 --games 50 --lang {lang}"));
        assert!(!table.contains("csa-") && !table.contains("cli-") && !table.contains('{'), "{table}");
        table
    });
    let decimal = |table: &str, point: char| {
        let mut seen = table.chars().zip(table.chars().skip(1)).zip(table.chars().skip(2));
        seen.any(|((before, c), after)| c == point && before.is_ascii_digit() && after.is_ascii_digit())
    };
    assert!(decimal(&tables[0], '.') && !decimal(&tables[0], ','), "{}", tables[0]);
    for table in &tables[1..] {
        assert!(decimal(table, ',') && !decimal(table, '.'), "{table}");
    }
    let [en, fr, uk] = tables.clone().map(|table| {
        let mut all = numbers(&table);
        all.sort_by(f64::total_cmp);
        all
    });
    assert!(en == fr && en == uk, "{tables:?}");
    assert!(tables[0] != tables[1] && tables[0] != tables[2] && tables[1] != tables[2]);
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let folder = Folder::new();
    let line = format!("simulate {GAME} --players 4 --games 500 --seed 3");
    for output in ["", " --json"] {
        let one = said(&folder, &format!("{line} --threads 1{output}"));
        assert_eq!(one, said(&folder, &format!("{line} --threads 3{output}")));
        assert_eq!(one, said(&folder, &format!("{line}{output}")));
        assert_ne!(one, said(&folder, &format!("{line}{output}").replace("seed 3", "seed 4")));
    }
    said(&folder, &format!("{line} --games 6 --threads 1 --save one").replace("--games 500 ", ""));
    said(&folder, &format!("{line} --games 6 --threads 3 --save three").replace("--games 500 ", ""));
    for seed in 3..9 {
        let file = |dir| folder.read(&format!("{dir}/{GAME}-{seed}.seaboard"));
        assert_eq!(file("one"), file("three"));
    }
}

/// What a simulation with these options says of them, and the deals of two games it kept.
fn simulated(folder: &Folder, options: &str) -> (Value, [Value; 2]) {
    let line = format!("simulate {GAME} --games 2 --json --save kept {options}");
    let statistics = json(folder, line.trim_end());
    let deals = [1, 2].map(|seed| {
        let printed = said(folder, &format!("replay --json kept/{GAME}-{seed}.seaboard"));
        let mut records = referee::records(&printed);
        referee::check(&records).expect("a correct game");
        assert_eq!(records[0]["options"], statistics["options"]);
        assert_eq!(records[0]["fingerprint"], statistics["components"]);
        records.swap_remove(0)
    });
    (statistics, deals)
}

#[test]
fn every_option_of_the_game_reaches_the_simulation() {
    let folder = Folder::new();
    let facilities = |options: &str| simulated(&folder, options).0["options"]["facilities"].clone();
    let (first, deals) = simulated(&folder, "");
    let base = json!({ "players": 1, "facilities": [1, 2, 3, 4, 5], "arrangement": "recommended", "hands": "closed" });
    assert_eq!(first["options"], base);
    assert_eq!(deals[0]["deal"]["ship"], deals[1]["deal"]["ship"]);
    assert_ne!(deals[0]["deal"]["deck"], deals[1]["deal"]["deck"]);

    for players in 1..=4 {
        let (statistics, [deal, _]) = simulated(&folder, &format!("--players {players}"));
        assert_eq!(statistics["options"]["players"], players);
        assert_eq!((list(&statistics["wins"]).len(), list(&deal["players"]).len()), (players, players));
    }
    assert_eq!(facilities("--facilities 1-3,7,9"), json!([1, 2, 3, 7, 9]));
    assert_eq!(facilities("--facilities 6,7,8,9,10"), json!([6, 7, 8, 9, 10]));
    assert_eq!(facilities("--replace 8"), json!([1, 2, 3, 4, 8]));
    assert_eq!(facilities("--replace 6,10"), json!([1, 2, 3, 6, 10]));
    assert_eq!(facilities("--replace 10,6"), json!([1, 2, 3, 6, 10]), "in whatever order they are named");
    let (_, deals) = simulated(&folder, "--replace 7,9");
    let ship = json!(["1", "orange", "2", "black", "green", "blue", "3", "yellow", "7", "9"]);
    assert_eq!(deals[0]["deal"]["ship"], ship, "where 4 and 5 were");

    let (statistics, [one, two]) = simulated(&folder, "--arrangement shuffled");
    assert_eq!(statistics["options"]["arrangement"], "shuffled");
    assert_ne!(one["deal"]["ship"], two["deal"]["ship"]);
    let (statistics, _) = simulated(&folder, "--players 2 --open-hands");
    assert_eq!(statistics["options"]["hands"], "open");

    folder.write("mine.toml", &dear_dining_room());
    let (statistics, [deal, _]) = simulated(&folder, "--components mine.toml");
    assert_ne!(statistics["components"], first["components"]);
    assert_eq!(deal["components"]["facility"][0]["points"]["value"], 99);
    let rooms = |more: &str| {
        json(&folder, &format!("simulate {GAME} --games 40 --json{more}"))["lines"][LINES[0]]["mean"].clone()
    };
    assert!(rooms(" --components mine.toml").as_f64() > rooms("").as_f64());
}

#[test]
fn bots_take_the_seats_they_are_named_for() {
    let folder = Folder::new();
    let line = "simulate on-board --games 12 --bots helmsman,random --json";
    let statistics = json(&folder, &format!("{line} --save kept"));
    assert_eq!(statistics, json(&folder, line), "kept or not");
    assert_eq!(statistics, json(&folder, &format!("{line} --threads 1")));
    assert_eq!(statistics["players"], json!(["helmsman", "random"]));
    let (wins, means) = (list(&statistics["wins"]), list(&statistics["means"]));
    assert!(number(&wins[0]) > number(&wins[1]), "{statistics}");
    assert!(means[0].as_f64() > means[1].as_f64(), "{statistics}");
    close(
        means.iter().map(|mean| mean.as_f64().unwrap()).sum::<f64>() / 2.0,
        statistics["mean"].as_f64().unwrap(),
        6,
    );
    let kept = folder.read("kept/on-board-1.seaboard");
    assert!(kept.contains("name = \"helmsman-1\"\nkind = \"bot\"\nlevel = \"helmsman\"\n"), "{kept}");
    assert!(kept.contains("name = \"random-2\"\nkind = \"random\"\n"), "{kept}");
    assert!(said(&folder, "replay kept/on-board-1.seaboard").contains("Total"));
    let table = said(&folder, &line.replace(" --json", ""));
    assert!(table.starts_with("12 games, 2 players, "), "{table}");
    assert!(table.contains("Seat 1, helmsman: ") && table.contains("Seat 2, random: "), "{table}");
}

#[test]
fn one_bot_plays_at_all_seats() {
    let folder = Folder::new();
    let one = json(&folder, &format!("simulate {GAME} --players 3 --games 2 --bots deckhand --json"));
    assert_eq!(one["players"], json!(["deckhand", "deckhand", "deckhand"]));
    let alone = said(&folder, &format!("simulate {GAME} --games 2 --bots deckhand"));
    assert!(alone.contains("deckhand: ") && !alone.contains("Seat 1"), "{alone}");
    let random = format!("simulate {GAME} --players 2 --games 20 --json");
    let [plain, named] = ["", " --bots random"].map(|more| json(&folder, &format!("{random}{more}")));
    assert_eq!(plain["scores"], named["scores"], "random players are the same by either name");
    assert_eq!(plain["players"], "random");
}
