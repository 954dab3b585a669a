//! What games left in a database: rows and bytes.

use std::path::Path;

use crate::shell::{Failure, Run, ensure};

/// Games that were played to their end, their entries, all entries, all tables, and all other rows of tables.
const COUNTS: &str = "\
SELECT (SELECT count(*) FROM tables WHERE phase = 'over'),
       (SELECT count(*) FROM entries WHERE table_id IN (SELECT id FROM tables WHERE phase = 'over')),
       (SELECT count(*) FROM entries),
       (SELECT count(*) FROM tables),
       (SELECT count(*) FROM setups) + (SELECT count(*) FROM deals) + (SELECT count(*) FROM seats)";
const FILE_SIZE: &str = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()";
const POSTGRES_SIZE: &str = "\
SELECT sum(pg_total_relation_size(oid)) FROM pg_class
 WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace";

/// What a game played to its end takes on average.
#[derive(Debug, PartialEq)]
pub(super) struct Stored {
    /// How many there were.
    pub(super) games: f64,
    pub(super) entries: f64,
    /// Its other rows: the table, its set-up, its deal, its seats.
    pub(super) others: f64,
    /// With indices.
    pub(super) bytes: f64,
}

impl Stored {
    pub(super) fn in_file(path: &Path) -> Result<Stored, Failure> {
        let there = || Run::new("sqlite3").args(&["-version"]).works();
        ensure("sqlite3", there, &[&["apt-get", "install", "-y", "--no-install-recommends", "sqlite3"]])?;
        let ask = |sql: &str| Run::new("sqlite3").args(&[path.as_os_str(), sql.as_ref()]).output();
        Stored::new(&ask(COUNTS)?, &ask(FILE_SIZE)?)
    }

    pub(super) fn in_postgres(address: &str) -> Result<Stored, Failure> {
        let ask = |sql: &str| Run::new("psql").args(&["-At", "-c", sql, address]).output();
        Stored::new(&ask(COUNTS)?, &ask(POSTGRES_SIZE)?)
    }

    /// Bytes are those of all games; one that is not over has its part by its entries.
    fn new(counts: &str, size: &str) -> Result<Stored, Failure> {
        let numbers: Result<Vec<f64>, _> = counts.trim().split('|').map(str::parse).collect();
        match (numbers.as_deref(), size.trim().parse::<f64>()) {
            (Ok(&[games, entries, all, tables, others]), Ok(bytes)) if games > 0.0 => Ok(Stored {
                games,
                entries: entries / games,
                others: 1.0 + others / tables,
                bytes: bytes / all * entries / games,
            }),
            _ => Err(Failure::new(format!("a database without a game that is over: {counts} {size}"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_its_part_of_the_bytes() {
        let stored = Stored::new("10|2000|2500|20|80\n", "1000000\n").unwrap();
        assert_eq!(stored, Stored { games: 10.0, entries: 200.0, others: 5.0, bytes: 80_000.0 });
        for (counts, size) in [("0|0|9|1|4", "1"), ("", "1"), ("10|2000|2500|20|80", "")] {
            assert!(Stored::new(counts, size).is_err(), "{counts} {size}");
        }
    }
}
