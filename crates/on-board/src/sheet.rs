//! The ship sheet: cabins, ticks, symbols, objectives.

use std::fmt;

use game::ParseError;
use serde::de::{Error, IntoDeserializer, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::{Level, Objective, Objectives, Symbol};

/// The most cabins a line may have.
pub(crate) const LONGEST_LINE: usize = 12;

/// The most lovers a sheet can hold: each needs a cabin with somebody else in it, so it is half of 33 passengers, a
/// compensation lover and a compensation symbol.
const MOST_LOVERS: usize = 17;

/// As many ports of call are reached: the most that can pay, and the most symbols that get a box of their own.
const MOST_PORTS: u8 = 4;

/// Who lives in a cabin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(untagged)]
pub enum Tenant {
    /// Nobody: the cabin is empty, or closed.
    Nobody,
    /// A symbol.
    Symbol(Symbol),
    /// Points.
    Points(i8),
}

impl<'de> Deserialize<'de> for Tenant {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Tenant, D::Error> {
        from.deserialize_any(AnyTenant)
    }
}

struct AnyTenant;

impl Visitor<'_> for AnyTenant {
    type Value = Tenant;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a symbol, points or nobody")
    }

    fn visit_unit<E>(self) -> Result<Tenant, E> {
        Ok(Tenant::Nobody)
    }

    fn visit_str<E: Error>(self, symbol: &str) -> Result<Tenant, E> {
        Symbol::deserialize(symbol.into_deserializer()).map(Tenant::Symbol)
    }

    fn visit_i64<E: Error>(self, points: i64) -> Result<Tenant, E> {
        let beyond = |_| E::invalid_value(Unexpected::Signed(points), &self);
        i8::try_from(points).map(Tenant::Points).map_err(beyond)
    }

    fn visit_u64<E: Error>(self, points: u64) -> Result<Tenant, E> {
        let beyond = |_| E::invalid_value(Unexpected::Unsigned(points), &self);
        i8::try_from(points).map(Tenant::Points).map_err(beyond)
    }
}

/// Who stands before a line (OB-32).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    /// Points for occupied cabins.
    Mechanic,
    /// Points lost for empty cabins.
    Castaway,
}

/// A ship sheet. Cabins of a line are interchangeable: tenants are kept in order of kind, so that equal sheets are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Sheet {
    cabins: [u8; 3],
    open: [u8; 3],
    filled: [u8; 3],
    tenants: [[Tenant; LONGEST_LINE]; 3],
    /// Symbols in cabins, by kind: counted once, since they are asked for often.
    in_cabins: [u8; 3],
    lovers: [u8; MOST_LOVERS],
    lover_count: u8,
    /// Symbols in a box of their own: the first edition's compensation (OB-25).
    boxed: [u8; 3],
    pub(crate) satisfied: u8,
    pub(crate) unhappy: u8,
    pub(crate) sun_points: u16,
    pub(crate) ports_won: u8,
    objectives: Objectives,
    /// The kind chosen for [`Objective::ChosenSymbol`].
    chosen: Option<Symbol>,
    specials: [Option<Special>; 3],
}

impl Sheet {
    /// The sheet at the start, with this many cabins and open ones in each line.
    pub(crate) const fn new(cabins: [u8; 3], open: [u8; 3]) -> Sheet {
        Sheet {
            cabins,
            open,
            filled: [0; 3],
            tenants: [[Tenant::Nobody; LONGEST_LINE]; 3],
            in_cabins: [0; 3],
            lovers: [0; MOST_LOVERS],
            lover_count: 0,
            boxed: [0; 3],
            satisfied: 0,
            unhappy: 0,
            sun_points: 0,
            ports_won: 0,
            objectives: Objectives::NONE,
            chosen: None,
            specials: [None; 3],
        }
    }

    /// Cabins of a line, open or not.
    pub fn cabins(&self, level: Level) -> u8 {
        self.cabins[level.index()]
    }

    /// Open cabins of a line, occupied ones included.
    pub fn open(&self, level: Level) -> u8 {
        self.open[level.index()]
    }

    /// Closed cabins of a line.
    #[inline]
    pub fn closed(&self, level: Level) -> u8 {
        self.cabins[level.index()] - self.open[level.index()]
    }

    /// Open, empty cabins of a line.
    #[inline]
    pub fn vacant(&self, level: Level) -> u8 {
        self.open[level.index()] - self.filled[level.index()]
    }

    /// Occupied cabins of a line.
    pub fn occupied(&self, level: Level) -> u8 {
        self.filled[level.index()]
    }

    /// Who lives in a line.
    pub fn tenants(&self, level: Level) -> &[Tenant] {
        &self.tenants[level.index()][..usize::from(self.filled[level.index()])]
    }

    /// The values of the lovers aboard.
    pub fn lovers(&self) -> &[u8] {
        &self.lovers[..usize::from(self.lover_count)]
    }

    /// Ticks of satisfied passengers.
    pub fn satisfied(&self) -> u8 {
        self.satisfied
    }

    /// Ticks of unhappy passengers.
    pub fn unhappy(&self) -> u8 {
        self.unhappy
    }

    /// Ports of call that paid the award.
    pub fn ports_won(&self) -> u8 {
        self.ports_won
    }

    /// Points that suns brought at ports so far.
    pub fn sun_points(&self) -> u16 {
        self.sun_points
    }

    /// Symbols in boxes of their own.
    pub fn boxed(&self) -> [u8; 3] {
        self.boxed
    }

    /// The objectives taken.
    pub fn objectives(&self) -> impl Iterator<Item = Objective> {
        self.objectives.iter()
    }

    pub(crate) fn objective_bits(&self) -> u16 {
        self.objectives.bits()
    }

    /// Whether this objective is taken.
    #[inline]
    pub fn aims_at(&self, objective: Objective) -> bool {
        self.objectives.contains(objective)
    }

    /// The kind chosen for [`Objective::ChosenSymbol`].
    pub fn chosen(&self) -> Option<Symbol> {
        self.chosen
    }

    /// Who stands before each line.
    pub fn specials(&self) -> [Option<Special>; 3] {
        self.specials
    }

    /// Symbols of this kind in cabins.
    #[inline]
    pub fn in_cabins(&self, symbol: Symbol) -> u8 {
        self.in_cabins[symbol.index()]
    }

    /// Symbols of this kind on the sheet, boxes included.
    #[inline]
    pub fn symbols(&self, symbol: Symbol) -> u8 {
        self.in_cabins(symbol) + self.boxed[symbol.index()]
    }

    /// How many satisfied the next die would tick (OB-20).
    pub fn next_die_ticks(&self) -> u8 {
        self.in_cabins(Symbol::Die) + 1
    }

    /// Whether a lover finds an occupied cabin without one (OB-17).
    pub fn takes_lover(&self) -> bool {
        self.lover_count < self.filled.iter().sum()
    }

    pub(crate) fn open_cabin(&mut self, level: Level) {
        self.open[level.index()] += 1;
    }

    /// Writes a tenant into an open, empty cabin. A die ticks satisfied for each die in the cabins (OB-20).
    pub(crate) fn move_in(&mut self, level: Level, tenant: Tenant) {
        let line = &mut self.tenants[level.index()];
        let filled = &mut self.filled[level.index()];
        // The line is in order: the newcomer goes behind all who are not greater.
        let mut place = usize::from(*filled);
        while place > 0 && line[place - 1] > tenant {
            line[place] = line[place - 1];
            place -= 1;
        }
        line[place] = tenant;
        *filled += 1;
        let Tenant::Symbol(symbol) = tenant else { return };
        self.in_cabins[symbol.index()] += 1;
        if symbol == Symbol::Die {
            self.satisfied = self.satisfied.saturating_add(self.in_cabins(Symbol::Die));
        }
    }

    pub(crate) fn add_lover(&mut self, points: u8) {
        if let Some(place) = self.lovers.get_mut(usize::from(self.lover_count)) {
            *place = points;
            self.lover_count += 1;
            self.lovers[..usize::from(self.lover_count)].sort_unstable();
        }
    }

    pub(crate) fn box_symbol(&mut self, symbol: Symbol) {
        let boxed = &mut self.boxed[symbol.index()];
        *boxed = boxed.saturating_add(1);
    }

    pub(crate) fn win_port(&mut self, won: bool) {
        self.ports_won = self.ports_won.saturating_add(u8::from(won));
    }

    pub(crate) fn note(&mut self, objective: Objective) {
        self.objectives = self.objectives.with(objective);
    }

    pub(crate) fn choose(&mut self, symbol: Symbol) {
        self.chosen = Some(symbol);
    }

    pub(crate) fn station(&mut self, level: Level, special: Special) {
        self.specials[level.index()] = Some(special);
    }
}

/// A sheet as it travels: line by line, without what follows from the rest.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Written {
    lines: [WrittenLine; 3],
    lovers: Vec<u8>,
    boxed: [u8; 3],
    satisfied: u8,
    unhappy: u8,
    sun_points: u16,
    ports_won: u8,
    objectives: Objectives,
    chosen: Option<Symbol>,
}

#[derive(Serialize, Deserialize)]
struct WrittenLine {
    cabins: u8,
    open: u8,
    tenants: Vec<Tenant>,
    special: Option<Special>,
}

impl From<Sheet> for Written {
    fn from(sheet: Sheet) -> Written {
        let line = |level: Level| WrittenLine {
            cabins: sheet.cabins(level),
            open: sheet.open(level),
            tenants: sheet.tenants(level).to_vec(),
            special: sheet.specials[level.index()],
        };
        Written {
            lines: Level::ALL.map(line),
            lovers: sheet.lovers().to_vec(),
            boxed: sheet.boxed,
            satisfied: sheet.satisfied,
            unhappy: sheet.unhappy,
            sun_points: sheet.sun_points,
            ports_won: sheet.ports_won,
            objectives: sheet.objectives,
            chosen: sheet.chosen,
        }
    }
}

impl TryFrom<Written> for Sheet {
    type Error = ParseError;

    fn try_from(written: Written) -> Result<Sheet, ParseError> {
        let lines = &written.lines;
        let mut sheet =
            Sheet::new(lines.each_ref().map(|line| line.cabins), lines.each_ref().map(|line| line.open));
        for (level, line) in Level::ALL.into_iter().zip(lines) {
            let fits = usize::from(line.cabins) <= LONGEST_LINE && line.open <= line.cabins;
            if !fits || line.tenants.len() > usize::from(line.open) || line.tenants.contains(&Tenant::Nobody)
            {
                return Err(ParseError::of("line of cabins"));
            }
            line.tenants.iter().for_each(|&tenant| sheet.move_in(level, tenant));
            sheet.specials[level.index()] = line.special;
        }
        let occupied: u8 = sheet.filled.iter().sum();
        let lovers = written.lovers.len() <= usize::from(occupied).min(MOST_LOVERS);
        let boxed = written.boxed.iter().all(|&count| count <= MOST_PORTS);
        if !lovers || !boxed || written.ports_won > MOST_PORTS {
            return Err(ParseError::of("ship sheet"));
        }
        written.lovers.iter().for_each(|&points| sheet.add_lover(points));
        Ok(Sheet {
            boxed: written.boxed,
            satisfied: written.satisfied,
            unhappy: written.unhappy,
            sun_points: written.sun_points,
            ports_won: written.ports_won,
            objectives: written.objectives,
            chosen: written.chosen,
            ..sheet
        })
    }
}
