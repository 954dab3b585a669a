//! The printed values of the parts, read from a component file and checked (PUF-41).

use game::parts::{PartsInUse, Reader, Value as Entry, count, flaw, missing, not_read};
use game::{Flaw, Message, data};
use serde::Deserialize;

use crate::{Contract, Icon, Mercenary, Power, Value, Values};

/// The longest line of ships there can be: the sea is so wide.
const LONGEST: usize = crate::space::WIDTH;

/// Tokens that run out (PUF-4).
pub(crate) const SHIELDS: u8 = 7;
pub(crate) const MINES: u8 = 14;

/// Points of combinations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Points {
    /// For three and four of the same value.
    pub(crate) identical: [u8; 2],
    /// For runs of three to seven.
    pub(crate) run: [u8; LONGEST - 2],
    /// For a mine taken.
    pub(crate) mine: i32,
}

impl Points {
    /// PUF-41: a longer combination scores more than a shorter one of its kind.
    pub(crate) fn rise(&self) -> Result<(), Flaw> {
        for (kind, points) in [("identical", &self.identical[..]), ("run", &self.run[..])] {
            for (pair, length) in points.windows(2).zip(4..) {
                if let [shorter, longer] = *pair
                    && longer <= shorter
                {
                    let reason = Message::new("flaw-expected").with("expected", format!("> {shorter}"));
                    return Err(Flaw::new(format!("points.{kind}-{length}"), reason.with("value", longer)));
                }
            }
        }
        Ok(())
    }
}

/// All printed values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    pub(crate) points: Points,
    /// The two squares, both sides of each, row by row from the far one.
    pub(crate) squares: [[[Icon; 9]; 2]; 2],
    /// Both sides of the strip, from the far space.
    pub(crate) strip: [[Icon; 3]; 2],
    pub(crate) mercenaries: [Contract; Mercenary::COUNT],
    /// The least gold that buys a mercenary.
    pub(crate) cheapest: u8,
    pub(crate) in_use: PartsInUse,
}

impl Components {
    /// The built-in files: the current one, then those of earlier releases.
    pub(crate) const BUILT_IN: [&str; 1] = [include_str!("../../../components/pirates-under-fire.toml")];

    /// Reads and checks a component file.
    pub fn read(text: &str) -> Result<Components, Flaw> {
        let file: File = data::from_toml(text).map_err(|error| not_read(text, &error))?;
        let mut read = Reader::default();
        let ships = file.ships.ok_or_else(|| missing("ships"))?;
        read.exactly("ships.copies", &ships.copies, 3)?;
        let points = points(&mut read, &file.points.ok_or_else(|| missing("points"))?)?;
        let tokens = file.tokens.ok_or_else(|| missing("tokens"))?;
        tokens_counted(&mut read, &tokens)?;
        count("square", file.square.len(), 2)?;
        let mut squares = [[[Icon::VictoryPoint; 9]; 2]; 2];
        for (i, (square, sides)) in squares.iter_mut().zip(&file.square).enumerate() {
            *square = sides_of(&mut read, &format!("square {}", i + 1), sides)?;
        }
        let strip = sides_of(&mut read, "strip", &file.strip.ok_or_else(|| missing("strip"))?)?;
        let mercenaries = mercenaries(&mut read, &file.mercenary)?;
        Ok(Components {
            points,
            squares,
            strip,
            cheapest: mercenaries.iter().map(|contract| contract.cost).min().unwrap_or_default(),
            mercenaries,
            in_use: read.finish(text, &Components::BUILT_IN),
        })
    }

    /// What three and four identical ships score (PUF-36).
    pub fn identical_points(&self) -> &[u8] {
        &self.points.identical
    }

    /// What runs of three to seven ships score (PUF-36).
    pub fn run_points(&self) -> &[u8] {
        &self.points.run
    }

    /// What is printed on a mercenary.
    pub fn contract(&self, mercenary: Mercenary) -> &Contract {
        &self.mercenaries[mercenary.index()]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    // What is left out altogether is missed by its name above.
    ships: Option<ShipsEntry>,
    points: Option<PointsEntry>,
    tokens: Option<TokensEntry>,
    #[serde(default)]
    square: Vec<SidesEntry>,
    strip: Option<SidesEntry>,
    #[serde(default)]
    mercenary: Vec<MercenaryEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipsEntry {
    copies: Entry<i64>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct PointsEntry {
    #[serde(rename = "identical-3")]
    identical_3: Entry<i64>,
    #[serde(rename = "identical-4")]
    identical_4: Entry<i64>,
    #[serde(rename = "run-3")]
    run_3: Entry<i64>,
    #[serde(rename = "run-4")]
    run_4: Entry<i64>,
    #[serde(rename = "run-5")]
    run_5: Entry<i64>,
    #[serde(rename = "run-6")]
    run_6: Entry<i64>,
    #[serde(rename = "run-7")]
    run_7: Entry<i64>,
    mine: Entry<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TokensEntry {
    shields: Entry<i64>,
    mines: Entry<i64>,
    #[serde(rename = "dummy-mines")]
    dummy_mines: Entry<i64>,
    #[serde(rename = "hand-1")]
    hand_1: Entry<i64>,
    #[serde(rename = "hand-3")]
    hand_3: Entry<i64>,
    #[serde(rename = "gold-1")]
    gold_1: Entry<i64>,
    #[serde(rename = "gold-3")]
    gold_3: Entry<i64>,
    #[serde(rename = "points-1")]
    points_1: Entry<i64>,
    #[serde(rename = "points-3")]
    points_3: Entry<i64>,
    #[serde(rename = "points-5")]
    points_5: Entry<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SidesEntry {
    a: Entry<String>,
    b: Entry<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MercenaryEntry {
    cost: Entry<i64>,
    values: Entry<String>,
    power: Entry<String>,
}

fn points(read: &mut Reader, entry: &PointsEntry) -> Result<Points, Flaw> {
    // PUF-37 states both.
    read.exactly("points.identical-3", &entry.identical_3, 3)?;
    let four = read.points("points.identical-4", &entry.identical_4)?;
    read.exactly("points.run-3", &entry.run_3, 2)?;
    let run = [
        2,
        read.points("points.run-4", &entry.run_4)?,
        read.points("points.run-5", &entry.run_5)?,
        read.points("points.run-6", &entry.run_6)?,
        read.points("points.run-7", &entry.run_7)?,
    ];
    read.note("points.mine", &entry.mine)?;
    if entry.mine.value != -2 {
        let reason = Message::new("flaw-expected").with("expected", -2).with("value", entry.mine.value);
        return Err(Flaw::new("points.mine", reason));
    }
    Ok(Points { identical: [3, four], run, mine: -2 })
}

/// PUF-4: the texts state all sixty. Shields and mines run out, the others never do.
fn tokens_counted(read: &mut Reader, entry: &TokensEntry) -> Result<(), Flaw> {
    read.exactly("tokens.shields", &entry.shields, SHIELDS)?;
    read.exactly("tokens.mines", &entry.mines, MINES)?;
    read.exactly("tokens.dummy-mines", &entry.dummy_mines, 1)?;
    read.exactly("tokens.hand-1", &entry.hand_1, 4)?;
    read.exactly("tokens.hand-3", &entry.hand_3, 3)?;
    read.exactly("tokens.gold-1", &entry.gold_1, 6)?;
    read.exactly("tokens.gold-3", &entry.gold_3, 5)?;
    read.exactly("tokens.points-1", &entry.points_1, 6)?;
    read.exactly("tokens.points-3", &entry.points_3, 6)?;
    read.exactly("tokens.points-5", &entry.points_5, 8)
}

/// Both sides of a board of `N` spaces (PUF-2).
fn sides_of<const N: usize>(
    read: &mut Reader,
    board: &str,
    sides: &SidesEntry,
) -> Result<[[Icon; N]; 2], Flaw> {
    let mut icons = [[Icon::VictoryPoint; N]; 2];
    for (side, (name, entry)) in icons.iter_mut().zip([("a", &sides.a), ("b", &sides.b)]) {
        let field = format!("{board}.{name}");
        read.note(&field, entry)?;
        let letters: Vec<char> = entry.value.chars().filter(|c| *c != ' ').collect();
        count(&field, letters.len(), N)?;
        for (place, &letter) in side.iter_mut().zip(&letters) {
            *place = Icon::from_letter(letter).ok_or_else(|| flaw(&field, "flaw-puf-icon", letter))?;
        }
    }
    Ok(icons)
}

/// PUF-3: six of cost 3, three of cost 4, three of cost 5.
fn mercenaries(read: &mut Reader, entries: &[MercenaryEntry]) -> Result<[Contract; Mercenary::COUNT], Flaw> {
    count("mercenary", entries.len(), Mercenary::COUNT)?;
    let blank = Contract { cost: 0, values: Values::ALL, power: Power::Shield };
    let mut contracts = [blank; Mercenary::COUNT];
    for (i, (contract, entry)) in contracts.iter_mut().zip(entries).enumerate() {
        let field = |name: &str| format!("mercenary {}.{name}", i + 1);
        contract.cost = read.points(&field("cost"), &entry.cost)?;
        read.note(&field("values"), &entry.values)?;
        let wrong = || flaw(&field("values"), "flaw-puf-values", &entry.values.value);
        contract.values = values(&entry.values.value).ok_or_else(wrong)?;
        read.note(&field("power"), &entry.power)?;
        let power = Power::ALL.into_iter().find(|power| power.name() == entry.power.value);
        contract.power = power.ok_or_else(|| flaw(&field("power"), "flaw-puf-power", &entry.power.value))?;
    }
    for (cost, expected) in [(3, 6), (4, 3), (5, 3)] {
        let there = contracts.iter().filter(|contract| contract.cost == cost).count();
        count(&format!("mercenary (cost {cost})"), there, expected)?;
    }
    Ok(contracts)
}

/// `X`, or values in rising order: `1/4/7`.
fn values(text: &str) -> Option<Values> {
    if text == "X" {
        return Some(Values::ALL);
    }
    let numbers: Option<Vec<Value>> = text.split('/').map(|n| Value::new(n.parse().ok()?)).collect();
    let values: Values = numbers?.into_iter().collect();
    (values.to_string() == text).then_some(values)
}
