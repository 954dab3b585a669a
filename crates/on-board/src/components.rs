//! The printed values of the parts of an edition, read from a component file and checked (OB-39).

use game::parts::{PartsInUse, Reader, Value, count, flaw, missing, not_read};
use game::{Flaw, Message, data};
use serde::Deserialize;

use crate::sheet::LONGEST_LINE;
use crate::{Card, Edition, Face, Level, Objective, Port};

/// Where a compensation symbol goes (OB-24, OB-25).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SymbolGoes {
    /// Into an open, empty cabin.
    IntoCabin,
    /// Into a box of its own.
    IntoBox,
}

/// What the compensation opening is (OB-24, OB-25).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opening {
    /// One cabin of this level.
    Cabin(Level),
    /// Cabins worth so many stars, freely.
    Stars(u8),
}

/// Numbers of the extensions (OB-30 to OB-32).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Extensions {
    pub(crate) captain_stars: u8,
    pub(crate) captain_sun: u8,
    pub(crate) captain_lover: u8,
    pub(crate) luggage_stars: u8,
    pub(crate) luggage_lover: u8,
    pub(crate) mechanic: i32,
    pub(crate) castaway: i32,
}

/// All printed values of an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    pub(crate) cabins: [u8; 3],
    pub(crate) open: [u8; 3],
    pub(crate) glasses: Vec<i32>,
    pub(crate) sun: u8,
    pub(crate) port: i32,
    pub(crate) satisfied: i32,
    pub(crate) unhappy: i32,
    pub(crate) symbol_goes: SymbolGoes,
    pub(crate) opening: Opening,
    pub(crate) lover: u8,
    pub(crate) lost_lover_unhappy: bool,
    pub(crate) ports: Vec<Port>,
    pub(crate) objectives: [i32; 10],
    pub(crate) extensions: Extensions,
    /// The sixty cruise cards, then luggage, then special passengers.
    pub(crate) faces: Vec<Face>,
    kinds: [u8; Card::MOST],
    pub(crate) in_use: PartsInUse,
}

impl Components {
    /// Cruise cards of every edition.
    pub const CRUISE: usize = 60;

    /// The built-in files of an edition: the current one, then those of earlier releases.
    pub(crate) fn built_in_files(edition: Edition) -> [&'static str; 1] {
        [match edition {
            Edition::OnBoard => include_str!("../../../components/on-board.toml"),
            Edition::BienvenueABord => include_str!("../../../components/bienvenue-a-bord.toml"),
        }]
    }

    /// The built-in ones of an edition.
    pub fn built_in(edition: Edition) -> Result<Components, Flaw> {
        let [current] = Components::built_in_files(edition);
        Components::read(edition, current)
    }

    /// Reads and checks a component file for an edition.
    pub fn read(edition: Edition, text: &str) -> Result<Components, Flaw> {
        let file: File = data::from_toml(text).map_err(|error| not_read(text, &error))?;
        let mut read = Reader::default();
        let entry = file.edition.as_ref().ok_or_else(|| missing("edition"))?;
        if entry.name != edition.name() {
            return Err(flaw("edition.name", "flaw-ob-edition", &entry.name));
        }
        let (cabins, open) = lines(&mut read, &file.line)?;
        let points = points(&mut read, file.points.as_ref().ok_or_else(|| missing("points"))?)?;
        let differences = differences(&mut read, entry)?;
        let ports = ports(&mut read, &file.port, edition)?;
        let objectives = objectives(&mut read, &file.objective, edition)?;
        let faces = faces(&mut read, &file, edition)?;
        let extensions = extensions(&mut read, file.extensions.as_ref(), edition)?;
        Ok(Components {
            cabins,
            open,
            glasses: points.0,
            sun: points.1,
            port: points.2,
            satisfied: points.3,
            unhappy: points.4,
            symbol_goes: differences.0,
            opening: differences.1,
            lover: differences.2,
            lost_lover_unhappy: differences.3,
            ports,
            objectives,
            extensions,
            kinds: kinds(&faces),
            faces,
            in_use: read.finish(text, &Components::built_in_files(edition)),
        })
    }

    /// What is printed on a card.
    #[inline]
    pub fn face(&self, card: Card) -> Face {
        self.faces[card.index() % self.faces.len()]
    }

    /// What one glass, two glasses and so on are worth (OB-18).
    pub fn glasses(&self) -> &[i32] {
        &self.glasses
    }

    /// What a port of call pays (OB-23).
    pub fn award(&self) -> i32 {
        self.port
    }

    /// The ports of call of the edition, one of which may be put away unseen (OB-2).
    pub fn ports(&self) -> &[Port] {
        &self.ports
    }

    /// What a mechanic brings for each occupied cabin, and a castaway for each empty one (OB-32).
    pub fn special_worth(&self) -> [i32; 2] {
        [self.extensions.mechanic, self.extensions.castaway]
    }

    /// The same for cards with the same face, and quicker to compare.
    #[inline]
    pub(crate) fn kind(&self, card: Card) -> u8 {
        self.kinds[card.index() % Card::MOST]
    }
}

/// For each card the first one with the same face.
fn kinds(faces: &[Face]) -> [u8; Card::MOST] {
    let first = |face: &Face| faces.iter().position(|other| other == face).unwrap_or_default();
    std::array::from_fn(|i| faces.get(i).map_or(u8::MAX, |face| first(face) as u8))
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct File {
    // What is left out altogether is missed by its name below.
    edition: Option<EditionEntry>,
    points: Option<PointsEntry>,
    #[serde(default)]
    line: Vec<LineEntry>,
    #[serde(default)]
    port: Vec<PortEntry>,
    #[serde(default)]
    objective: Vec<ObjectiveEntry>,
    #[serde(default)]
    card: Vec<CardEntry>,
    extensions: Option<ExtensionsEntry>,
    #[serde(default)]
    luggage: Vec<CardEntry>,
    #[serde(default)]
    special_passenger: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineEntry {
    stars: u8,
    cabins: Value<i64>,
    open: Value<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PointsEntry {
    glasses: Value<Scale>,
    sun: Value<i64>,
    port: Value<i64>,
    satisfied: Value<i64>,
    unhappy: Value<i64>,
}

/// Points for one, two, three and so on.
#[derive(Deserialize)]
#[serde(transparent)]
struct Scale(Vec<i64>);

impl std::fmt::Display for Scale {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let numbers: Vec<String> = self.0.iter().map(i64::to_string).collect();
        f.write_str(&numbers.join(" "))
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct EditionEntry {
    name: String,
    compensation_symbol: Value<String>,
    compensation_opening: Value<String>,
    compensation_lover: Value<i64>,
    lost_lover_unhappy: Value<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PortEntry {
    element: Value<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveEntry {
    kind: String,
    points: Value<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    face: Value<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ExtensionsEntry {
    captain_stars: Value<i64>,
    captain_sun: Value<i64>,
    captain_lover: Value<i64>,
    luggage_stars: Value<i64>,
    luggage_lover: Value<i64>,
    mechanic: Value<i64>,
    castaway: Value<i64>,
}

/// OB-3: three lines, four cabins open at the start.
fn lines(read: &mut Reader, entries: &[LineEntry]) -> Result<([u8; 3], [u8; 3]), Flaw> {
    count("line", entries.len(), 3)?;
    let (mut cabins, mut open) = ([0; 3], [0; 3]);
    for (i, entry) in entries.iter().enumerate() {
        let name = format!("line {}", i + 1);
        if usize::from(entry.stars) != i + 1 {
            return Err(flaw(&format!("{name}.stars"), "flaw-ob-line", entry.stars));
        }
        cabins[i] = read.points(&format!("{name}.cabins"), &entry.cabins)?;
        open[i] = read.points(&format!("{name}.open"), &entry.open)?;
        if usize::from(cabins[i]) > LONGEST_LINE || open[i] > cabins[i] {
            return Err(flaw(&format!("{name}.cabins"), "flaw-ob-line", cabins[i]));
        }
    }
    count("line.open", open.iter().map(|&n| usize::from(n)).sum(), 4)?;
    Ok((cabins, open))
}

type Points = (Vec<i32>, u8, i32, i32, i32);

fn points(read: &mut Reader, entry: &PointsEntry) -> Result<Points, Flaw> {
    read.note("points.glasses", &entry.glasses)?;
    let in_bounds = |n: &i64| (0..=99).contains(n);
    if entry.glasses.value.0.is_empty() || !entry.glasses.value.0.iter().all(in_bounds) {
        return Err(flaw("points.glasses", "flaw-points", &entry.glasses.value));
    }
    let glasses = entry.glasses.value.0.iter().map(|&n| n as i32).collect();
    let sun = read.points("points.sun", &entry.sun)?;
    let port = read.points("points.port", &entry.port)?;
    let satisfied = signed(read, "points.satisfied", &entry.satisfied)?;
    let unhappy = signed(read, "points.unhappy", &entry.unhappy)?;
    Ok((glasses, sun, i32::from(port), satisfied, unhappy))
}

/// A number of points that may be negative.
fn signed(read: &mut Reader, field: &str, value: &Value<i64>) -> Result<i32, Flaw> {
    read.note(field, value)?;
    i8::try_from(value.value).map(i32::from).map_err(|_| flaw(field, "flaw-points", value.value))
}

fn differences(read: &mut Reader, entry: &EditionEntry) -> Result<(SymbolGoes, Opening, u8, bool), Flaw> {
    let field = "edition.compensation-symbol";
    read.note(field, &entry.compensation_symbol)?;
    let symbol = match entry.compensation_symbol.value.as_str() {
        "cabin" => SymbolGoes::IntoCabin,
        "box" => SymbolGoes::IntoBox,
        other => return Err(flaw(field, "flaw-ob-compensation", other)),
    };
    let field = "edition.compensation-opening";
    read.note(field, &entry.compensation_opening)?;
    let opening = match entry.compensation_opening.value.split_once(' ') {
        Some(("cabin", level)) => level.parse().ok().map(Opening::Cabin),
        Some(("stars", stars)) => stars.parse().ok().filter(|n| (1..=9).contains(n)).map(Opening::Stars),
        _ => None,
    };
    let wrong = || flaw(field, "flaw-ob-compensation", &entry.compensation_opening.value);
    let opening = opening.ok_or_else(wrong)?;
    let lover = read.points("edition.compensation-lover", &entry.compensation_lover)?;
    read.note("edition.lost-lover-unhappy", &entry.lost_lover_unhappy)?;
    Ok((symbol, opening, lover, entry.lost_lover_unhappy.value))
}

/// OB-2: five ports of which four are used; the first edition has exactly the first four.
fn ports(read: &mut Reader, entries: &[PortEntry], edition: Edition) -> Result<Vec<Port>, Flaw> {
    count("port", entries.len(), edition.ports())?;
    let mut ports = Vec::new();
    for (i, entry) in entries.iter().enumerate() {
        let field = format!("port {}.element", i + 1);
        read.note(&field, &entry.element)?;
        let port = Port::ALL.into_iter().find(|p| p.name() == entry.element.value);
        match port {
            Some(port) if !ports.contains(&port) => ports.push(port),
            _ => return Err(flaw(&field, "flaw-ob-port", &entry.element.value)),
        }
    }
    Ok(ports)
}

fn objectives(read: &mut Reader, entries: &[ObjectiveEntry], edition: Edition) -> Result<[i32; 10], Flaw> {
    count("objective", entries.len(), if edition == Edition::OnBoard { 10 } else { 9 })?;
    let mut points = [0; 10];
    for (i, (entry, objective)) in entries.iter().zip(Objective::ALL).enumerate() {
        let field = format!("objective {}", i + 1);
        if entry.kind != objective.name() {
            return Err(flaw(&format!("{field}.kind"), "flaw-ob-objective", &entry.kind));
        }
        points[i] = i32::from(read.points(&format!("{field}.points"), &entry.points)?);
    }
    Ok(points)
}

/// OB-1: 33 passengers, 18 cabins, 9 objectives; six luggage cards and six special passengers in the second edition.
fn faces(read: &mut Reader, file: &File, edition: Edition) -> Result<Vec<Face>, Flaw> {
    let mut faces = Vec::new();
    let groups =
        [("card", &file.card), ("luggage", &file.luggage), ("special-passenger", &file.special_passenger)];
    for (name, entries) in groups {
        for (i, entry) in entries.iter().enumerate() {
            let field = format!("{name} {}.face", i + 1);
            read.note(&field, &entry.face)?;
            faces
                .push(entry.face.value.parse().map_err(|_| flaw(&field, "flaw-ob-card", &entry.face.value))?);
        }
    }
    count("card", file.card.len(), Components::CRUISE)?;
    let cruise = &faces[..Components::CRUISE];
    let how_many = |kind: fn(&Face) -> bool| cruise.iter().filter(|face| kind(face)).count();
    let passengers = how_many(|face| matches!(face, Face::Passenger { .. } | Face::Lover { .. }));
    count("card (passengers)", passengers, 33)?;
    count("card (cabins)", how_many(|face| matches!(face, Face::Cabins(_) | Face::Stars(_))), 18)?;
    for objective in &Objective::ALL[..9] {
        let there = cruise.iter().filter(|face| **face == Face::Objective(*objective)).count();
        count(&format!("card (objective {})", objective.name()), there, 1)?;
    }
    extension_cards(&faces[Components::CRUISE..], file, edition)?;
    Ok(faces)
}

fn extension_cards(faces: &[Face], file: &File, edition: Edition) -> Result<(), Flaw> {
    let expected = if edition == Edition::OnBoard { 6 } else { 0 };
    count("luggage", file.luggage.len(), expected)?;
    count("special-passenger", file.special_passenger.len(), expected)?;
    let (luggage, special) = faces.split_at(expected);
    for kind in crate::Luggage::ALL.into_iter().take(expected) {
        let there = luggage.iter().filter(|face| **face == Face::Luggage(kind)).count();
        count(&format!("luggage ({})", kind.name()), there, 1)?;
    }
    for (name, kind) in [("mechanic", Face::Mechanic), ("castaway", Face::Castaway)] {
        let there = special.iter().filter(|face| **face == kind).count();
        count(&format!("special-passenger ({name})"), there, expected / 2)?;
    }
    Ok(())
}

fn extensions(
    read: &mut Reader,
    entry: Option<&ExtensionsEntry>,
    edition: Edition,
) -> Result<Extensions, Flaw> {
    let entry = match (entry, edition) {
        (Some(entry), Edition::OnBoard) => entry,
        (None, Edition::BienvenueABord) => return Ok(Extensions::default()),
        (None, Edition::OnBoard) => return Err(missing("extensions")),
        (Some(_), Edition::BienvenueABord) => {
            return Err(Flaw::new("extensions", Message::new("flaw-ob-extensions")));
        }
    };
    Ok(Extensions {
        captain_stars: read.points("extensions.captain-stars", &entry.captain_stars)?,
        captain_sun: read.points("extensions.captain-sun", &entry.captain_sun)?,
        captain_lover: read.points("extensions.captain-lover", &entry.captain_lover)?,
        luggage_stars: read.points("extensions.luggage-stars", &entry.luggage_stars)?,
        luggage_lover: read.points("extensions.luggage-lover", &entry.luggage_lover)?,
        mechanic: signed(read, "extensions.mechanic", &entry.mechanic)?,
        castaway: signed(read, "extensions.castaway", &entry.castaway)?,
    })
}
