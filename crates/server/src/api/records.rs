//! What is left of a game that is over, or was given up by all: its file, and how the deal was made.

use axum::http::StatusCode;
use catalog::{AnyTable, with_table};
use protocol::{Code, Phase, api};
use store::TableRow;
use table::{Player, PlayerKind, number_bots};

use super::begin::salts;
use super::open::found;
use super::refusal::{ok, written};
use super::{Answer, Asked, Refusal};

/// The code of those who looked on: in a header, because addresses end in logs.
const CODE: &str = "seaboard-code";

/// A table where nobody plays any more, if whoever asks may look at it. What the server promised is laid open where the game was
/// aborted, too: nobody could tell otherwise why it was.
async fn over(asked: &Asked) -> Result<TableRow, Refusal> {
    let code = asked.parts.headers.get(CODE).and_then(|code| code.to_str().ok()?.parse::<Code>().ok());
    let (row, look) = found(asked, code.as_ref()).await?;
    match row.phase {
        _ if !look.watch => Err(Refusal::no_table()),
        Phase::Over | Phase::Aborted => Ok(row),
        _ => Err(Refusal::conflict("net-not-over")),
    }
}

pub(super) async fn file(asked: Asked) -> Answer {
    let row = over(&asked).await?;
    // It is there, as its row says: whoever cannot have the whole of it now may later.
    let text = asked.online.live.text(row.id).await.map_err(|_| Refusal::busy())?;
    let text = complete(&text, &row, laid_open(&asked, &row).await?).ok_or_else(Refusal::busy)?;
    Ok(written(StatusCode::OK, "text/plain; charset=utf-8", text.into_bytes()))
}

pub(super) async fn proof(asked: Asked) -> Answer {
    let row = over(&asked).await?;
    ok(&laid_open(&asked, &row).await?)
}

/// How the deal was made.
async fn laid_open(asked: &Asked, row: &TableRow) -> Result<api::Proof, Refusal> {
    let deal = asked.online.store.deal(row.id).await?.ok_or_else(Refusal::no_table)?;
    Ok(online::proof(online::Commitment(row.commit), deal.secret.as_bytes(), &salts(&row.seats)))
}

/// The same file with what logs do not keep: what the players were called, and how the deal was made, so that anybody can check it
/// without a server.
fn complete(text: &str, row: &TableRow, open: api::Proof) -> Option<String> {
    let api::Proof { commit, secret, salts } = open;
    let proof = table::Proof { table: row.id.to_string(), commit, secret, salts };
    with_table!(AnyTable::from_text(text).ok()?, table => {
        let names = names(row, table.first_players());
        Some(table.with_names(&names).ok()?.with_proof(proof).ok()?.to_text())
    })
}

/// People's names as they were at the table, and bots' levels; the seats of those who were deleted stay seats.
fn names(row: &TableRow, players: &[Player]) -> Vec<String> {
    let named = |(index, player): (usize, &Player)| {
        let sat =
            row.seats.iter().find(|seat| seat.seat.index() == index).filter(|seat| !seat.name.is_empty());
        match (sat, &player.kind) {
            (Some(seat), _) => Player { name: seat.name.clone(), ..player.clone() },
            (None, PlayerKind::Bot(level)) => Player::nameless_bot(level.clone()),
            (None, _) => player.clone(),
        }
    };
    let mut players: Vec<Player> = players.iter().enumerate().map(named).collect();
    number_bots(&mut players);
    players.into_iter().map(|player| player.name).collect()
}
