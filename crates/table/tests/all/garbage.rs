//! Whatever is loaded, nothing panics, and what loads comes back from what it writes.
//!
//! The fuzz target in `fuzz/` does the same for as long as one likes; this is what every run of the tests sees of it.

use game::{Chance, QuickChance};

use crate::common::{table, wander};
use crate::load::load;

/// Games of every size, at various points.
fn games() -> Vec<Vec<u8>> {
    let mut games = Vec::new();
    for players in 1..=4 {
        for steps in [0, 12, 60, 10_000] {
            let mut table = table(players);
            if steps == 60 {
                table = table.for_practice();
            }
            wander(&mut table, &mut QuickChance::new(steps as u64), steps);
            games.push(table.to_text().into_bytes());
        }
    }
    games
}

fn below(chance: &mut QuickChance, bound: usize) -> usize {
    chance.below(bound as u32) as usize
}

fn pick<'a, T: ?Sized>(chance: &mut QuickChance, from: &[&'a T]) -> &'a T {
    from[below(chance, from.len())]
}

/// How many of so many inputs load.
fn loaded(count: usize, mut input: impl FnMut(&mut QuickChance) -> Vec<u8>) -> usize {
    (0..count).filter(|&seed| load(&input(&mut QuickChance::new(seed as u64)))).count()
}

/// Single bytes are changed, put in or taken out, in the header as often as among the entries.
fn edit(bytes: &mut Vec<u8>, chance: &mut QuickChance) {
    const BYTES: &[u8] = b"0123456789 \n\r\t=[]{}\"'#.-+_,abehlnoprtuwx\\\0\xc3\xff";
    let header = bytes.windows(4).position(|four| four == b"---\n").unwrap_or(bytes.len());
    let range = if chance.below(2) == 0 { 0..header } else { header..bytes.len() };
    let place = range.start + below(chance, range.len());
    let byte = BYTES[below(chance, BYTES.len())];
    match chance.below(3) {
        0 if place < bytes.len() => bytes[place] = byte,
        1 if place < bytes.len() => drop(bytes.remove(place)),
        _ => bytes.insert(place, byte),
    }
}

#[test]
fn edited_bytes() {
    let games = games();
    let count = loaded(3000, |chance| {
        let mut bytes = games[below(chance, games.len())].clone();
        for _ in 0..=chance.below(3) {
            edit(&mut bytes, chance);
        }
        bytes
    });
    assert!((30..2970).contains(&count), "{count} of 3000 load");
}

#[test]
fn files_cut_off() {
    let games = games();
    let count = loaded(1000, |chance| {
        let bytes = &games[below(chance, games.len())];
        bytes[..below(chance, bytes.len())].to_vec()
    });
    assert!((30..970).contains(&count), "{count} of 1000 load");
}

#[test]
fn lines_swapped_doubled_and_lost() {
    let games = games();
    let count = loaded(2000, |chance| {
        let bytes = &games[below(chance, games.len())];
        let mut lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
        let (one, other) = (below(chance, lines.len()), below(chance, lines.len()));
        match chance.below(4) {
            0 => lines.swap(one, other),
            1 => lines.insert(one, lines[one]),
            2 => lines.insert(one, lines[other]),
            _ => drop(lines.remove(one)),
        }
        lines.concat()
    });
    assert!((20..1980).contains(&count), "{count} of 2000 load");
}

#[test]
fn two_files_in_one() {
    let games = games();
    loaded(1000, |chance| {
        let (one, other) = (&games[below(chance, games.len())], &games[below(chance, games.len())]);
        [&one[..below(chance, one.len())], &other[below(chance, other.len())..]].concat()
    });
}

/// Things a file is made of, in no order.
#[test]
fn words_in_disorder() {
    const WORDS: &[&str] = &[
        "seaboard = 2\n",
        "game = \"come-sail-away\"\n",
        "rules = 2\n",
        "[[players]]\n",
        "name = \"Ada\"\n",
        "kind = \"person\"\n",
        "practice = true\n",
        "[components]\n",
        "fingerprint = \"\"\n",
        "file = '''\n",
        "'''",
        "[options]\n",
        "players = 1\n",
        "players = 255\n",
        "facilities = [1, 2, 3, 4, 5]\n",
        "arrangement = \"shuffled\"\n",
        "hands = \"open\"\n",
        "[deal]\n",
        "ship = []\n",
        "small-cabins = [[]]\n",
        "tokens = [5, 4, 3, 2, 1]\n",
        "deck = [",
        "1, ",
        "]\n",
        "---\n",
        "1 play 11\n",
        "1 undo\n",
        "1 rewind\n",
        "1 resign\n",
        "2 end\n",
        "1 enter c3\n",
        "\u{feff}",
        "\r\n",
        "#",
        "\"",
        "=",
        "\0",
        "[[",
        "{",
        "é",
        "99999999999999999999",
        "1e400",
        "1979-05-27T07:32:00Z",
        "inf",
    ];
    loaded(3000, |chance| {
        let words = chance.below(40);
        (0..words).flat_map(|_| pick(chance, WORDS).bytes()).collect()
    });
}

#[test]
fn random_bytes() {
    let count = loaded(3000, |chance| {
        let length = chance.below(300);
        (0..length).map(|_| chance.bits() as u8).collect()
    });
    assert_eq!(count, 0);
}

/// Brackets within brackets, which have felled many a parser.
#[test]
fn deep_nesting() {
    for (open, close) in [("[", "]"), ("{a=", "}"), ("[{a=", "}]")] {
        let value = format!("{}1{}", open.repeat(20_000), close.repeat(20_000));
        assert!(!load(format!("seaboard = {value}\n---\n").as_bytes()));
        assert!(!load(
            format!("seaboard = 2\ngame = \"come-sail-away\"\nrules = 2\nx = {value}\n---\n").as_bytes()
        ));
    }
    let dotted = "a.".repeat(20_000);
    assert!(!load(format!("seaboard = 2\n{dotted}b = 1\n---\n").as_bytes()));
    assert!(!load(format!("seaboard = 2\n[{dotted}b]\n---\n").as_bytes()));
}

/// Many thousand entries that come to nothing must not take long; there is no clock here, but a test that never ends shows.
#[test]
fn long_logs_that_go_to_and_fro() {
    let start = String::from_utf8(games().swap_remove(2)).unwrap();
    assert!(start.contains("practice = true"));
    let card =
        start.lines().find_map(|line| line.strip_prefix("deck = [")).and_then(|deck| deck.split(',').next());
    let header = start.split_inclusive('\n').take_while(|line| *line != "---\n").collect::<String>();
    let card = card.unwrap();
    let text =
        format!("{header}---\n{}", format!("1 play {card}\n1 undo\n1 play {card}\n1 rewind\n").repeat(5000));
    assert!(load(text.as_bytes()));
}
