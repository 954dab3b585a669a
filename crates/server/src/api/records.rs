//! What is left of a game that is over: its file, and how the deal was made.

use axum::http::StatusCode;
use protocol::{Code, Phase};
use store::TableRow;

use super::begin::salts;
use super::open::found;
use super::refusal::{ok, written};
use super::{Answer, Asked, Refusal};

/// The code of those who looked on: in a header, because addresses end in logs.
const CODE: &str = "seaboard-code";

/// A table whose game is over, if whoever asks may look at it.
async fn over(asked: &Asked) -> Result<TableRow, Refusal> {
    let code = asked.parts.headers.get(CODE).and_then(|code| code.to_str().ok()?.parse::<Code>().ok());
    let (row, look) = found(asked, code.as_ref()).await?;
    match row.phase {
        _ if !look.watch => Err(Refusal::no_table()),
        Phase::Over => Ok(row),
        _ => Err(Refusal::conflict("net-not-over")),
    }
}

pub(super) async fn file(asked: Asked) -> Answer {
    let row = over(&asked).await?;
    let text = asked.online.live.text(row.id).await.map_err(|_| Refusal::no_table())?;
    Ok(written(StatusCode::OK, "text/plain; charset=utf-8", text.into_bytes()))
}

pub(super) async fn proof(asked: Asked) -> Answer {
    let row = over(&asked).await?;
    let deal = asked.online.store.deal(row.id).await?.ok_or_else(Refusal::no_table)?;
    ok(&online::proof(online::Commitment(row.commit), deal.secret.as_bytes(), &salts(&row.seats)))
}
