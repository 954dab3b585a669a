//! The start of a game: the deal is made from what the server promised and what the players added.

use catalog::GameId;
use online::{Agreed, Founding, Key, OnlineTable};
use protocol::{Phase, TableId};
use store::{Header, SeatRow, Start, Started, TableRow};
use table::BotLevel;

use super::Refusal;
use super::role::settings;
use crate::live::seat_owner;
use crate::service::Online;

/// How often a start is tried while people sit down and get up.
const TRIES: usize = 4;

/// Begins the game if nobody is missing any more.
pub(super) async fn begin_if_full(online: &Online, id: TableId) -> Result<(), Refusal> {
    for _ in 0..TRIES {
        let row = online.store.table(id).await?.ok_or_else(Refusal::no_table)?;
        let full = row.phase == Phase::Open && !row.seats.iter().any(SeatRow::is_empty);
        if !full || begin(online, row).await? {
            break;
        }
    }
    Ok(())
}

/// Begins the game; not if somebody sat down or left meanwhile.
pub(super) async fn begin(online: &Online, row: TableRow) -> Result<bool, Refusal> {
    let id = row.id;
    let seats = row.seats.clone();
    let start = dealt(online, row).await?;
    match online.store.start(&start).await? {
        Started::Changed => return Ok(false),
        Started::NotOpen => return Err(Refusal::conflict("net-begun")),
        Started::Yes => {}
    }
    online.changed(id).await?;
    let awaited = seats.iter().filter(|row| start.awaited.contains(row.seat));
    awaited.filter_map(|row| row.person).for_each(|person| online.sockets().call(person, id));
    // Where the first turn is a bot's, it thinks even if nobody looks.
    online.live.wake(id).await;
    Ok(true)
}

/// Everything that begins a game: the cards as they were dealt.
async fn dealt(online: &Online, row: TableRow) -> Result<Start, Refusal> {
    let deal = online.store.deal(row.id).await?.ok_or_else(Refusal::no_table)?;
    let game: GameId = row.game.parse().map_err(|_| Refusal::newer())?;
    let agreed = Agreed::read(game, &row.setup).map_err(|_| Refusal::newer())?;
    let key = Key::new(row.id, deal.secret.as_bytes(), &salts(&row.seats));
    let bots: Vec<Option<BotLevel>> =
        row.seats.iter().map(|seat| seat.bot.as_deref().and_then(BotLevel::new)).collect();
    let table = agreed.deal(&key, seed(deal.bot_key.as_bytes()), &bots).map_err(|_| Refusal::busy())?;
    let (text, awaited, at) = (table.to_text(), table.awaited(), online.now());
    let founding = Founding {
        id: row.id,
        settings: settings(&row),
        owner: row.owner,
        seats: row.seats.iter().map(seat_owner).collect(),
        started: at,
        outages: Vec::new(),
    };
    let (due, header) = (OnlineTable::begun(founding, table).due(), Header(text));
    Ok(Start { table: row.id, seating: row.seating, seats: row.seats, header, awaited, due, at })
}

/// What those who sat down added to the deal, in the order in which they did.
pub(super) fn salts(seats: &[SeatRow]) -> Vec<[u8; 32]> {
    let mut salted: Vec<_> =
        seats.iter().filter_map(|row| Some((row.sat?, *row.salt.as_ref()?.as_bytes()))).collect();
    salted.sort_unstable_by_key(|(sat, _)| *sat);
    salted.into_iter().map(|(_, salt)| salt).collect()
}

/// What bots decide by: it does not follow from the deal.
fn seed(key: &[u8; 32]) -> u64 {
    key.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
}
