//! `verify`: what a file of a server proves, and every way in which one can be spoilt.

use catalog::{AnyTable, GameId, with_game, with_table};
use game::{Chance, QuickChance};
use online::{Agreed, Key, proof};
use protocol::TableId;
use table::Proof;

use super::refusals::refused_in_all_languages;
use super::said;
use crate::common::{Folder, feed, seaboard};

const SECRET: [u8; 32] = [7; 32];
const SALTS: [[u8; 32]; 2] = [[1; 32], [2; 32]];

fn id() -> TableId {
    TableId::from_bits(42)
}

fn agreed(game: GameId) -> Agreed {
    let options = with_game!(&game.default_game().unwrap(), game => {
        serde_json::to_string(game::Game::options(&**game)).unwrap()
    });
    Agreed::new(game, &options.replace("\"players\":1", "\"players\":2")).unwrap()
}

/// A game that was played to its end, with this deal and this proof.
fn played(agreed: &Agreed, secret: &[u8; 32], salts: &[[u8; 32]]) -> String {
    let mut table = agreed.deal(&Key::new(id(), secret, salts), 5, &[None, None]).unwrap();
    let mut chance = QuickChance::new(9);
    while let Some(seat) = table.awaited().lowest() {
        with_table!(&mut table, table => {
            let legal = table.legal(seat);
            table.act(seat, *chance.choose(&legal).unwrap()).unwrap();
        });
    }
    with_proof(table, agreed, secret, salts)
}

fn with_proof(table: AnyTable, agreed: &Agreed, secret: &[u8; 32], salts: &[[u8; 32]]) -> String {
    let open = proof(agreed.commitment(id(), secret), secret, salts);
    let proof =
        Proof { table: id().to_string(), commit: open.commit, secret: open.secret, salts: open.salts };
    with_table!(table, table => table.with_proof(proof).unwrap().to_text())
}

fn promise(agreed: &Agreed) -> String {
    agreed.commitment(id(), &SECRET).to_string()
}

/// What the command says of a file that is not in order.
#[track_caller]
fn complaint(text: &str, more: &[&str]) -> String {
    let folder = Folder::new();
    folder.write("game", text);
    let output = feed(seaboard(&folder.0, &[&["verify", "game"], more].concat()), "");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.ends_with("Something is wrong with this game.\n"), "{said}");
    said
}

#[test]
fn a_game_of_a_server_is_in_order_in_every_game_and_language() {
    for &game in GameId::ALL {
        let agreed = agreed(game);
        let folder = Folder::new();
        folder.write("game", &played(&agreed, &SECRET, &SALTS));
        let commit = promise(&agreed);
        let en = said(&folder, &format!("verify game --commit {}", commit.to_uppercase()));
        let lines: Vec<&str> = en.lines().collect();
        assert_eq!(lines.len(), 5, "{en}");
        assert!(lines[..4].iter().all(|line| line.starts_with("✓ ")), "{en}");
        assert_eq!(lines[0], "✓ The promise in the file is the one you were given.");
        assert!(lines[1].ends_with(&format!("{commit}.")), "{en}");
        assert!(lines[2].contains("(2 salts)") && lines[3].contains("of the log"), "{en}");
        assert_eq!(lines[4], "Everything is in order.");
        // Whoever wrote nothing down is told that a file proves less.
        let alone = said(&folder, "verify game");
        assert!(alone.contains("--commit") && alone.lines().count() == 5, "{alone}");
        let fr = said(&folder, "verify game --lang fr");
        let uk = said(&folder, "verify game --lang uk");
        assert!(fr.ends_with("Tout est en ordre.\n") && uk.ends_with("Усе гаразд.\n"), "{fr}{uk}");
    }
}

#[test]
fn every_way_to_spoil_a_proof_is_found() {
    let agreed = agreed(GameId::ComeSailAway);
    let good = played(&agreed, &SECRET, &SALTS);
    let (broken, other_deal) = ("✗ The server’s secret is not the one", "✗ The deal is another one");
    let (one, two) = ("01".repeat(32), "02".repeat(32));
    let spoil = |from: &str, to: &str| {
        assert_eq!(good.matches(from).count(), 1, "{from}");
        good.replace(from, to)
    };
    let commit = promise(&agreed);
    for (what, text, found) in [
        ("another secret", spoil(&"07".repeat(32), &"08".repeat(32)), broken),
        ("another promise", spoil(&commit, &"ab".repeat(32)), broken),
        ("a promise for another table", spoil(&id().to_string(), "00000000001b"), broken),
        ("a table that cannot be", spoil(&id().to_string(), "00000000001u"), broken),
        ("a promise for other options", spoil("hands = \"closed\"", "hands = \"open\""), broken),
        ("a promise for other rules", spoil("\nrules = 2\n", "\nrules = 1\n"), broken),
        ("another salt", spoil(&one, &"03".repeat(32)), other_deal),
        (
            "salts in another order",
            spoil(&format!("{one}\", \"{two}"), &format!("{two}\", \"{one}")),
            other_deal,
        ),
        ("a salt less", spoil(&format!("\"{one}\", "), ""), other_deal),
        ("a salt more", spoil(&one, &format!("{one}\", \"{one}")), other_deal),
        ("two cards of the deck exchanged", swapped_cards(&good), other_deal),
    ] {
        let said = complaint(&text, &[]);
        assert!(said.contains(found), "{what}: {said}");
    }
    // A server that draws another secret once it has seen the salts, and promises it afterwards.
    let late = played(&agreed, &[9; 32], &SALTS);
    let folder = Folder::new();
    folder.write("game", &late);
    assert!(said(&folder, "verify game").contains("a file alone cannot prove"));
    let said = complaint(&late, &["--commit", &commit]);
    assert!(said.starts_with("✗ The promise in the file is not the one you were given"), "{said}");
    // One that keeps the deal it likes, and makes a proof for another.
    let deal = agreed.deal(&Key::new(id(), &SECRET, &SALTS), 5, &[None, None]).unwrap();
    let said = complaint(&with_proof(deal, &agreed, &[9; 32], &SALTS), &[]);
    assert!(said.contains("✓ The server’s secret") && said.contains(other_deal), "{said}");
}

/// The last two cards of the deck the other way round: nobody came to draw them, so that all moves stay legal.
fn swapped_cards(text: &str) -> String {
    let deck = text.lines().find(|line| line.starts_with("deck = ")).unwrap();
    let cards = deck.trim_start_matches("deck = [").trim_end_matches(']');
    let mut cards: Vec<&str> = cards.split(", ").collect();
    let last = cards.len() - 1;
    cards.swap(last - 1, last);
    text.replace(deck, &format!("deck = [{}]", cards.join(", ")))
}

#[test]
fn every_way_to_spoil_the_moves_that_rules_forbid_is_found() {
    let agreed = agreed(GameId::ComeSailAway);
    let good = played(&agreed, &SECRET, &SALTS);
    let (head, moves) = good.split_once("---\n").unwrap();
    let lines: Vec<&str> = moves.lines().collect();
    let with = |lines: &[&str]| format!("{head}---\n{}\n", lines.join("\n"));
    let first = head.lines().count() + 2;
    for (what, text, line) in [
        ("a move left out", with(&lines[1..]), first),
        ("a move twice", with(&[&lines[..1], &lines[..]].concat()), first),
        ("a move of another card", good.replacen(lines[0], "1 play 60", 1), first),
        ("a move of the other seat", good.replacen(lines[0], &lines[0].replacen('1', "2", 1), 1), first),
        ("a move after the end", format!("{good}1 end\n"), first + lines.len()),
        ("no move at all", good.replacen(lines[0], "1 jump", 1), first),
    ] {
        let said = complaint(&text, &[]);
        assert!(said.contains("✓ The deal"), "{what}: {said}");
        let wrong = said.lines().find(|line| line.starts_with("✗ The moves are not by the rules: line "));
        let at: usize = wrong
            .and_then(|found| found.split(' ').nth(9)?.trim_end_matches(':').parse().ok())
            .unwrap_or_else(|| panic!("{what}: {said}"));
        assert!(at >= line && at <= first + lines.len(), "{what}: {said}");
    }
}

#[test]
fn what_cannot_be_verified_is_refused() {
    let folder = Folder::new();
    let agreed = agreed(GameId::OnBoard);
    let table = agreed.deal(&Key::new(id(), &SECRET, &SALTS), 5, &[None, None]).unwrap();
    folder.write("local", &table.to_text());
    let good = played(&agreed, &SECRET, &SALTS);
    folder.write("good", &good);
    folder.write("cut", &good[..good.len() / 3]);
    folder.write("odd", &good.replace(&"07".repeat(32), "07"));
    let no = |line: &str, named: &str| refused_in_all_languages(&folder, line, named);
    no("verify local", "how its deal was made");
    no("verify cut", "line");
    no("verify odd", "secret");
    no("verify nowhere", "nowhere");
    no("verify", "FILE");
    no("verify good --commit 0123", "0123");
    no(&format!("verify good --commit {}", "g".repeat(64)), "--commit");
}

#[test]
fn a_proof_is_among_the_records_of_those_who_see_everything() {
    let folder = Folder::new();
    folder.write("game", &played(&agreed(GameId::PiratesUnderFire), &SECRET, &SALTS));
    let schema = super::schema::schema();
    for (viewer, has) in [("", true), (" --as-seen-by 1", false), (" --as-seen-by spectator", false)] {
        let printed = said(&folder, &format!("replay --json game{viewer}"));
        let opening: serde_json::Value = serde_json::from_str(printed.lines().next().unwrap()).unwrap();
        schema.check(&opening).unwrap();
        assert_eq!(opening["proof"]["secret"] == "07".repeat(32), has, "{viewer}");
        assert_eq!(printed.contains(&"07".repeat(32)), has, "{viewer}");
    }
}
