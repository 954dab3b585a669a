//! The end (OB-18, OB-21, OB-27, OB-28, OB-32).

use game::{BySeat, DecidedBy, Outcome, Seat};

use crate::sheet::{Special, Tenant};
use crate::{Components, Level, Objective, Sheet, Symbol};

/// The lines of the score sheet.
pub(crate) const LINES: [&str; 9] = [
    "ob-score-cabins",
    "ob-score-lovers",
    "ob-score-glasses",
    "ob-score-suns",
    "ob-score-ports",
    "ob-score-objectives",
    "ob-score-special",
    "ob-score-satisfied",
    "ob-score-unhappy",
];

impl Sheet {
    /// The score as it would be now.
    pub(crate) fn score(&self, parts: &Components) -> [i32; 9] {
        [
            self.cabin_points(),
            self.lovers().iter().map(|&n| i32::from(n)).sum(),
            self.glass_points(parts),
            i32::from(self.sun_points),
            i32::from(self.ports_won) * parts.port,
            self.objectives().map(|o| self.objective_points(o, parts)).sum(),
            self.special_points(parts),
            i32::from(self.satisfied) * parts.satisfied,
            i32::from(self.unhappy) * parts.unhappy,
        ]
    }

    fn cabin_points(&self) -> i32 {
        let tenants = Level::ALL.iter().flat_map(|&level| self.tenants(level));
        tenants.map(|tenant| if let Tenant::Points(points) = tenant { i32::from(*points) } else { 0 }).sum()
    }

    /// What the glasses are worth (OB-18).
    pub fn glass_points(&self, parts: &Components) -> i32 {
        match usize::from(self.symbols(Symbol::Glass)) {
            0 => 0,
            n => parts.glasses.get(n - 1).or(parts.glasses.last()).copied().unwrap_or_default(),
        }
    }

    /// What an objective pays as things stand (OB-21).
    pub fn objective_points(&self, objective: Objective, parts: &Components) -> i32 {
        let counts = Symbol::ALL.map(|symbol| i32::from(self.symbols(symbol)));
        let empty: i32 = Level::ALL.iter().map(|&level| i32::from(self.vacant(level))).sum();
        let counted = match objective {
            Objective::EmptyCabins => empty,
            Objective::ChosenSymbol => self.chosen().map_or(0, |symbol| counts[symbol.index()]),
            Objective::Suns => counts[0],
            Objective::Dice => counts[1],
            Objective::Glasses => counts[2],
            Objective::Trios => counts[0].min(counts[1]).min(counts[2]),
            Objective::Ports => i32::from(self.ports_won),
            Objective::SatisfiedTrios => i32::from(self.satisfied / 3),
            Objective::Unhappy => i32::from(self.unhappy),
            Objective::ThreeStarCabins => i32::from(self.open(Level::Three)),
        };
        counted * parts.objectives[objective as usize]
    }

    fn special_points(&self, parts: &Components) -> i32 {
        let line = |(level, special): (Level, Option<Special>)| match special {
            Some(Special::Mechanic) => i32::from(self.occupied(level)) * parts.extensions.mechanic,
            Some(Special::Castaway) => i32::from(self.vacant(level)) * parts.extensions.castaway,
            None => 0,
        };
        Level::ALL.into_iter().zip(self.specials()).map(line).sum()
    }
}

/// What decided between the two (OB-28).
pub(crate) fn decided_by(sheets: [&Sheet; 2], parts: &Components) -> DecidedBy {
    let [one, other] = sheets;
    match sheets.map(|sheet| sheet.score(parts).iter().sum::<i32>()) {
        [points, others] if points != others => DecidedBy::Points,
        _ if one.satisfied != other.satisfied => DecidedBy::TieBreak("satisfied"),
        _ if one.unhappy != other.unhappy => DecidedBy::TieBreak("unhappy"),
        _ => DecidedBy::Nothing,
    }
}

/// Most points, then more satisfied, then fewer unhappy, then shared (OB-28).
pub(crate) fn outcome(sheets: [&Sheet; 2], parts: &Components) -> Outcome {
    let rank = sheets.map(|sheet| {
        let total: i32 = sheet.score(parts).iter().sum();
        (total, sheet.satisfied, std::cmp::Reverse(sheet.unhappy))
    });
    let best = rank[0].max(rank[1]);
    let won = Seat::ALL.into_iter().zip(rank).filter(|(_, rank)| *rank == best);
    let points = BySeat([rank[0].0, rank[1].0, 0, 0]);
    Outcome { points, winners: won.map(|(seat, _)| seat).collect() }
}
