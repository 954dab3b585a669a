//! Games that one machine has analysed of those that several do, and all of them together.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::PathBuf;

use analysis::ENGINE;
use bots::Mind;
use catalog::{AnyTable, with_table};
use table::Table;

use super::{AnalyseArgs, Analysed};
use crate::output::Failure;
use crate::share::{Share, Work, all_parts, built_in, digest, print_part};

/// What tells an analysis from others. Files may lie elsewhere on each machine, as long as they are the same, in the same order.
pub(super) fn work(args: &AnalyseArgs, texts: &[String], tables: &[AnyTable]) -> Work {
    let contents: Vec<String> = texts.iter().map(|text| digest(text.as_bytes())).collect();
    let weights: BTreeSet<String> =
        tables.iter().map(|table| with_table!(table, table => weights_of(table))).collect();
    let weights: Vec<String> = weights.into_iter().collect();
    Work::new("analyse")
        .with("share-engine", ENGINE)
        .with("share-weights", weights.join(" "))
        .with("share-files", texts.len())
        .with("share-contents", digest(contents.join(" ").as_bytes()))
        .with("--budget", args.budget.map(|budget| budget.to_string()).unwrap_or_default())
        .with("--seat", args.seat.as_deref().unwrap_or_default())
        .with("--par", args.par)
}

/// What the bots of a table's game have learned.
fn weights_of<G: Mind>(_: &Table<G>) -> String {
    built_in::<G>()
}

/// The games of a share.
pub(super) fn games(share: Share, files: usize) -> Range<usize> {
    let Range { start, end } = share.part(0..files as u64);
    start as usize..end as usize
}

pub(super) fn print_share(work: &Work, share: Share, found: &[Analysed]) -> Result<(), Failure> {
    print_part(work, share, &serde_json::to_vec(found).unwrap_or_default())
}

/// What was found in all games, in their order.
pub(super) fn joined(work: &Work, parts: &[PathBuf], files: usize) -> Result<Vec<Analysed>, Failure> {
    let mut all = Vec::new();
    for part in all_parts(work, parts)? {
        let found: Vec<Analysed> = part.json()?;
        if found.len() != games(part.share, files).len() {
            return Err(part.is_wrong());
        }
        all.extend(found);
    }
    Ok(all)
}
