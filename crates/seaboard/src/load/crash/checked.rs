//! Whether what was played is what is kept: the history of everybody at a table against its log, the moves against the end that they
//! were told, and the deal against what was promised.

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use catalog::{AnyTable, GameId, with_table};
use game::Game;
use protocol::{TableId, api};
use store::{Place, Store};
use table::{Ending, GameSetup, Table};

use super::{AGAIN, SEATS, TRIES, patiently};
use crate::load::history::History;
use crate::load::history::check::check;
use crate::load::history::log::Log;
use crate::load::http::{Person, Server, Trouble};

/// Holds histories against the store, and keeps them where that is wanted.
pub(super) struct Checker {
    store: Store,
    began: Instant,
    kept: Option<Mutex<BufWriter<File>>>,
}

impl Checker {
    pub(super) fn new(data: &Path, keep: Option<&Path>) -> Result<Checker, Trouble> {
        let kept = keep.map(File::create).transpose()?.map(|file| Mutex::new(BufWriter::new(file)));
        Ok(Checker { store: open(data)?, began: Instant::now(), kept })
    }

    /// The beginning of time in all histories.
    pub(super) fn began(&self) -> Instant {
        self.began
    }

    /// What is wrong is an error, which names the table.
    pub(super) async fn check(&self, history: &History) -> Result<(), Trouble> {
        if let Some(kept) = &self.kept {
            history.write(&mut *kept.lock().unwrap_or_else(PoisonError::into_inner))?;
        }
        compare(&self.store, history).await
    }
}

/// Holds histories that were kept against the database; how many there are.
pub(super) async fn check_all(data: &Path, text: &str) -> Result<usize, Trouble> {
    let store = open(data)?;
    let histories = History::read_all(text).map_err(|error| Trouble::Wrong(error.to_string()))?;
    if histories.is_empty() {
        return Err(Trouble::Wrong("nothing was written down".to_owned()));
    }
    for history in &histories {
        compare(&store, history).await?;
    }
    Ok(histories.len())
}

fn open(data: &Path) -> Result<Store, Trouble> {
    let db = Place::new(data.to_owned()).open_to_read();
    db.map(Store::new).map_err(|error| Trouble::Wrong(error.to_string()))
}

async fn compare(store: &Store, history: &History) -> Result<(), Trouble> {
    let table = history.table;
    let wrong = |detail: String| Trouble::Wrong(format!("table {table}: {detail}"));
    let log = read(store, table).await?.ok_or_else(|| wrong("it is not in the store".to_owned()))?;
    let faults = check(history, &log);
    if faults.is_empty() {
        return Ok(());
    }
    let said: Vec<String> = faults.iter().take(SAID).map(ToString::to_string).collect();
    let more = faults.len().saturating_sub(SAID);
    Err(wrong(if more == 0 { said.join("; ") } else { format!("{}; and {more} more", said.join("; ")) }))
}

/// How many faults are named: most follow from the first.
const SAID: usize = 5;

/// Reads a log, for as long as the database may be away.
async fn read(store: &Store, table: TableId) -> Result<Option<Log>, Trouble> {
    let mut last = None;
    for _ in 0..TRIES {
        match Log::read(store, table, SEATS).await {
            Ok(log) => return Ok(log),
            Err(error) => last = Some(error),
        }
        tokio::time::sleep(AGAIN).await;
    }
    Err(Trouble::Wrong(last.map_or_else(String::new, |error| error.to_string())))
}

/// The game's file leads to the end that everybody was told, from the deal that was promised.
pub(super) async fn check_file(
    servers: &[Server],
    person: &Person,
    table: TableId,
    endings: &[Ending],
) -> Result<(), Trouble> {
    let path = format!("/api/tables/{table}/file");
    let text = patiently(servers, async |server| server.text(&path, &person.cookie).await).await?;
    let place = format!("/api/tables/{table}/proof");
    let proof = patiently(servers, async |server| server.text(&place, &person.cookie).await);
    let proof: api::Proof =
        serde_json::from_str(&proof.await?).map_err(|error| Trouble::Wrong(error.to_string()))?;
    let wrong = |detail: String| Trouble::Wrong(format!("table {table}: {detail}"));
    let replayed = AnyTable::from_text(&text).map_err(|error| wrong(error.to_string()))?;
    same_end(&replayed, endings).map_err(wrong)?;
    let game = replayed.game_id();
    with_table!(replayed, replayed => same_deal(game, replayed, table, &proof).map_err(wrong))
}

fn same_end(table: &AnyTable, endings: &[Ending]) -> Result<(), String> {
    let ending = table.outcome().map(|outcome| Ending { outcome, forfeit: None });
    match endings.iter().find(|told| Some(**told) != ending) {
        Some(told) => Err(format!("the moves lead to {ending:?}, somebody was told {told:?}")),
        None => Ok(()),
    }
}

/// The deal is the one that was promised.
fn same_deal<G: Game>(game: GameId, table: Table<G>, id: TableId, proof: &api::Proof) -> Result<(), String> {
    let setup = serde_json::to_string(&GameSetup::of(&**table.game())).map_err(|error| error.to_string())?;
    let in_file = table.proof().map(|open| (&open.commit, &open.secret, &open.salts));
    if in_file != Some((&proof.commit, &proof.secret, &proof.salts)) {
        return Err("the file does not say how its deal was made".to_owned());
    }
    let key = online::proven(proof, id, game.name(), table.game().rules_version(), &setup);
    let key = key.map_err(|error| error.to_string())?;
    let deal = table.game().deal(&mut game::Dealer::from_key(key.0));
    if table.deal() == Some(&deal) { Ok(()) } else { Err("another deal than was promised".to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_end_than_the_moves_lead_to_is_found() {
        let game = GameId::OnBoard.default_game().unwrap();
        let people = vec![table::Player::person("Ada"), table::Player::person("Ben")];
        let mut table = AnyTable::new(&game, 7, people).unwrap();
        while let Some(seat) = table.awaited().lowest() {
            with_table!(&mut table, table => table.act(seat, table.legal(seat)[0])).unwrap();
        }
        let ending = Ending { outcome: table.outcome().unwrap(), forfeit: None };
        let mut other = ending;
        other.outcome.points[game::Seat::ALL[0]] += 1;
        assert_eq!(same_end(&table, &[ending, ending]), Ok(()));
        assert!(same_end(&table, &[ending, other]).is_err_and(|why| why.contains("lead to")));
    }
}
