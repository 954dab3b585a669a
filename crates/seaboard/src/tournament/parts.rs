//! What one machine has played of a tournament, written so that nothing is rounded, and all of it together.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bots::{Duplicate, Pace};
use game::Message;
use serde::{Deserialize, Serialize};

use super::{Played, Standing};
use crate::args::TournamentArgs;
use crate::output::{Failure, in_file, read_file};
use crate::share::Share;

/// A share of a tournament.
#[derive(Serialize, Deserialize)]
pub(super) struct Part {
    tournament: Which,
    /// Which share, and of how many.
    share: (u64, u64),
    duels: Vec<Duel>,
}

/// What tells a tournament from others.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Which {
    game: String,
    bots: Vec<String>,
    pairs: u64,
    seed: u64,
}

impl Which {
    pub(super) fn new(args: &TournamentArgs, game: String) -> Which {
        Which { game, bots: args.bots.clone(), pairs: args.pairs, seed: args.seed }
    }
}

#[derive(Serialize, Deserialize)]
struct Duel {
    /// The bits of each deal's numbers: won, margin, points.
    deals: Vec<[u64; 3]>,
    /// Of each player: thoughts, and nanoseconds in all and for the longest.
    paces: [(u64, u64, u64); 2],
}

impl Part {
    pub(super) fn new(tournament: Which, share: Share, standings: &[Standing]) -> Part {
        let bits = |deal: &Duplicate| [deal.won, deal.margin, deal.points].map(f64::to_bits);
        let nanos = |time: Duration| u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        let pace = |pace: Pace| (pace.thoughts, nanos(pace.spent), nanos(pace.longest));
        let duel = |standing: &Standing| Duel {
            deals: standing.deals.iter().map(bits).collect(),
            paces: standing.paces.map(pace),
        };
        Part { tournament, share: (share.number, share.of), duels: standings.iter().map(duel).collect() }
    }
}

/// All shares of a tournament, in their order, whatever the order of the files: one list of deals for each duel.
pub(super) fn joined(which: &Which, files: &[PathBuf]) -> Result<Vec<Played>, Failure> {
    let mut parts = files.iter().map(|path| read(which, path)).collect::<Result<Vec<Part>, _>>()?;
    parts.sort_by_key(|part| part.share);
    let of = parts.len() as u64;
    if !parts.iter().zip(1..).all(|(part, number)| part.share == (number, of)) {
        return Err(Failure(Message::new("share-missing")));
    }
    let count = parts.first().map_or(0, |part| part.duels.len());
    let duel = |index: usize| {
        let duels = || parts.iter().filter_map(|part| part.duels.get(index));
        let deals = duels().flat_map(|duel| &duel.deals).map(|bits| bits.map(f64::from_bits));
        let deals = deals.map(|[won, margin, points]| Duplicate { won, margin, points }).collect();
        let pace = |player: usize| {
            let paces = duels().filter_map(|duel| duel.paces.get(player));
            paces.fold(Pace::default(), |sum, &(thoughts, spent, longest)| {
                let [spent, longest] = [spent, longest].map(Duration::from_nanos);
                sum.with(Pace { thoughts, spent, longest })
            })
        };
        (deals, [pace(0), pace(1)])
    };
    Ok((0..count).map(duel).collect())
}

fn read(which: &Which, path: &Path) -> Result<Part, Failure> {
    let part: Part = serde_json::from_str(&read_file(path)?)
        .map_err(|error| in_file(path, Message::new("share-unreadable").with("detail", error.to_string())))?;
    if part.tournament == *which { Ok(part) } else { Err(in_file(path, Message::new("share-of-another"))) }
}
