//! What one machine has played of a tournament, written so that nothing is rounded, and all of it together.

use std::ops::Range;
use std::path::PathBuf;
use std::time::Duration;

use bots::{Duplicate, Mind, Pace};
use serde::{Deserialize, Serialize};
use table::GameSetup;

use super::{Played, Standing};
use crate::args::TournamentArgs;
use crate::bot_name::weight_files;
use crate::output::{Failure, read_bytes};
use crate::share::{Share, Work, all_parts, built_in, digest, print_part};

/// What tells a tournament from others.
pub(super) fn work<G: Mind>(args: &TournamentArgs, game: &G) -> Result<Work, Failure> {
    let mut weights = match args.weights.as_deref() {
        Some(path) => digest(&read_bytes(path)?),
        None => built_in::<G>(),
    };
    for path in args.bots.iter().flat_map(|name| weight_files(name)) {
        weights = format!("{weights} {}", digest(&read_bytes(&path)?));
    }
    let setup = GameSetup::of(game);
    // As JSON, but for people to read.
    let options = serde_json::to_string(&setup.options).unwrap_or_default().replace(['{', '}', '"'], "");
    Ok(Work::new("tournament")
        .with("share-game", G::ID)
        .with("share-rules", setup.rules)
        .with("share-options", options)
        .with("share-components", setup.components.fingerprint)
        .with("--bots", args.bots.join(","))
        .with("--pairs", args.pairs)
        .with("--seed", args.seed)
        .with("--without-luck", args.without_luck)
        .with("share-weights", weights))
}

/// What two of them played of it.
#[derive(Serialize, Deserialize)]
struct Duel {
    /// The bits of each deal's numbers: won, margin, points, luck.
    deals: Vec<[u64; 4]>,
    /// Of each player: thoughts, and nanoseconds in all and for the longest.
    paces: [(u64, u64, u64); 2],
}

/// Prints a share of it.
pub(super) fn print_share(work: &Work, share: Share, standings: &[Standing]) -> Result<(), Failure> {
    let bits = |deal: &Duplicate| [deal.won, deal.margin, deal.points, deal.luck].map(f64::to_bits);
    let nanos = |time: Duration| u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
    let pace = |pace: Pace| (pace.thoughts, nanos(pace.spent), nanos(pace.longest));
    let duel = |standing: &Standing| Duel {
        deals: standing.deals.iter().map(bits).collect(),
        paces: standing.paces.map(pace),
    };
    let duels: Vec<Duel> = standings.iter().map(duel).collect();
    print_part(work, share, &serde_json::to_vec(&duels).unwrap_or_default())
}

/// All shares of it in their order: one list of deals for each of so many duels.
pub(super) fn joined(
    work: &Work,
    files: &[PathBuf],
    duels: usize,
    seeds: Range<u64>,
) -> Result<Vec<Played>, Failure> {
    let mut played: Vec<Played> = vec![Default::default(); duels];
    for part in all_parts(work, files)? {
        let shares: Vec<Duel> = part.json()?;
        let deals = part.share.part(seeds.clone());
        let whole = |duel: &Duel| duel.deals.len() as u64 == deals.end - deals.start;
        if shares.len() != duels || !shares.iter().all(whole) {
            return Err(part.is_wrong());
        }
        played.iter_mut().zip(&shares).for_each(|(played, share)| add(played, share));
    }
    Ok(played)
}

fn add((deals, paces): &mut Played, share: &Duel) {
    let numbers = share.deals.iter().map(|bits| bits.map(f64::from_bits));
    deals.extend(numbers.map(|[won, margin, points, luck]| Duplicate { won, margin, points, luck }));
    for (pace, &(thoughts, spent, longest)) in paces.iter_mut().zip(&share.paces) {
        let [spent, longest] = [spent, longest].map(Duration::from_nanos);
        *pace = pace.with(Pace { thoughts, spent, longest });
    }
}
