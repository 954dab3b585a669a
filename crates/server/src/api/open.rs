//! Tables: opened, shown on a card, listed, cancelled.

use axum::http::StatusCode;
use catalog::GameId;
use game::{Message, Seat};
use online::Agreed;
use protocol::api::{Card, Invitation, MyTable, MyTables, NewTable, NewTableAnswer, SeatPlan, WithCode};
use protocol::{Code, Pace, Phase, Settings, TableId};
use serde_json::value::RawValue;
use store::{Hashed, Opened, SeatRow, TableRow};
use worker::Level;

use super::me::me_of;
use super::refusal::{done, ok};
use super::role::{self, Permission, may_look};
use super::{Answer, Asked, Refusal, Who};
use crate::service::Online;
use crate::{chance, waiting};

/// How many of one's tables are listed.
const LISTED: u32 = 100;

pub(super) async fn open(asked: Asked) -> Answer {
    let (who, new): (_, NewTable) = (asked.me()?, asked.body()?);
    let agreed = agreed(&new)?;
    check_settings(&new.settings)?;
    let seats = seats(&new, who)?;
    // What is refused for another reason does not count as a table.
    bots_can_be_had(&asked.online, seats.iter().filter_map(|row| row.bot.as_deref()))?;
    may_open(&asked.online, who).await?;
    let table = opened(&asked.online, who, &agreed, &new.settings, seats, None).await?;
    ok(&table.0)
}

/// The game that is wished for.
fn agreed(new: &NewTable) -> Result<Agreed, Refusal> {
    let game: GameId = new.game.parse().map_err(|_| Refusal::bad(Message::new("net-no-game")))?;
    let agreed = Agreed::new(game, new.options.get()).map_err(|flaw| Refusal::bad(flaw.message()))?;
    if agreed.seats != new.seats.len() {
        return Err(Refusal::bad(Message::new("net-seat-count").with("count", agreed.seats)));
    }
    Ok(agreed)
}

fn check_settings(settings: &Settings) -> Result<(), Refusal> {
    let fits = match settings.pace {
        Pace::None => true,
        Pace::Live { bank, gain } => (10..=86_400).contains(&bank) && gain <= 3_600,
        Pace::Days { turn, reserve } => (1..=30).contains(&turn) && reserve <= 90,
    };
    if fits { Ok(()) } else { Err(Refusal::bad(Message::new("net-bad-pace"))) }
}

/// Whether somebody may open one more table.
pub(super) async fn may_open(online: &Online, who: &Who) -> Result<(), Refusal> {
    let (owned, limits) = (online.store.owned(who.id()).await?, &online.config.limits);
    if owned.open >= limits.open_tables || owned.playing >= limits.running_tables {
        return Err(Refusal::too_much("net-too-many-tables"));
    }
    if !online.meters.new_tables.take(who.id()) {
        return Err(Refusal::too_much("net-too-often"));
    }
    Ok(())
}

/// The level of a bot, if there is one.
pub(super) fn level(name: &str) -> Result<&str, Refusal> {
    let known = name.parse::<Level>().is_ok();
    known.then_some(name).ok_or_else(|| Refusal::bad(Message::new("net-no-level")))
}

/// Whether bots of these levels can be had. Those that think for long are promised to no more tables while others wait for them; bots
/// play as well as ever at those that have them.
pub(super) fn bots_can_be_had<'a>(
    online: &Online,
    mut levels: impl Iterator<Item = &'a str>,
) -> Result<(), Refusal> {
    let long = levels.any(|level| level.parse() == Ok(Level::Admiral));
    if long && online.live.thinkers().expected_wait() > online.config.limits.bots_wait {
        return Err(Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "net-bots-busy"));
    }
    Ok(())
}

fn seats(new: &NewTable, who: &Who) -> Result<Vec<SeatRow>, Refusal> {
    let name = me_of(&who.person)?.name;
    let wrong = |why: &'static str| Refusal::bad(Message::new(why));
    let row = |(index, plan): (usize, &SeatPlan)| {
        let seat = Seat::new(index).ok_or_else(|| wrong("net-no-seat"))?;
        Ok(match plan {
            SeatPlan::Me => SeatRow::of_first(seat, who.id(), &name, new.salt.clone()),
            SeatPlan::Open => SeatRow::empty(seat),
            SeatPlan::Bot(name) => SeatRow::of_bot(seat, level(name)?),
        })
    };
    let rows: Vec<SeatRow> = new.seats.iter().enumerate().map(row).collect::<Result<_, Refusal>>()?;
    if rows.iter().filter(|row| row.person.is_some()).count() > 1 {
        return Err(wrong("net-seated-twice"));
    }
    if rows.iter().all(|row| row.bot.is_some()) {
        return Err(wrong("net-only-bots"));
    }
    Ok(rows)
}

/// Opens a table; where the one that it continues is continued already, says where.
pub(super) async fn opened(
    online: &Online,
    who: &Who,
    agreed: &Agreed,
    settings: &Settings,
    seats: Vec<SeatRow>,
    rematch_of: Option<TableId>,
) -> Result<(NewTableAnswer, Opened), Refusal> {
    let (id, invite, watch) = (chance::table_id()?, chance::code()?, chance::code()?);
    let secret = chance::secret()?;
    let commit = agreed.commitment(id, secret.as_bytes());
    let new = store::NewTable {
        id,
        game: agreed.game.name().to_owned(),
        rules: agreed.rules,
        setup: agreed.setup.clone(),
        settings: serde_json::to_string(settings).unwrap_or_default(),
        owner: who.id(),
        invite: Hashed::of(invite.as_bytes()),
        watch: Hashed::of(watch.as_bytes()),
        commit: commit.0,
        secret,
        bot_key: chance::secret()?,
        rematch_of,
        seats,
        at: online.now(),
    };
    let opened = online.store.add_table(&new).await?;
    Ok((NewTableAnswer { id, invite, watch, commit: commit.to_string() }, opened))
}

/// A table, if whoever asks may know of it; and what they may do there.
pub(super) async fn found(asked: &Asked, code: Option<&Code>) -> Result<(TableRow, Permission), Refusal> {
    let (who, id) = (asked.me()?, asked.table()?);
    let row = asked.online.store.table(id).await?.ok_or_else(Refusal::no_table)?;
    let look = may_look(&asked.online.store, &row, who, code).await?;
    if look.any() { Ok((row, look)) } else { Err(Refusal::no_table()) }
}

/// A table that whoever asks has opened.
pub(super) async fn own(asked: &Asked) -> Result<TableRow, Refusal> {
    let who = asked.me()?;
    let row = asked.online.store.table(asked.table()?).await?.ok_or_else(Refusal::no_table)?;
    if row.owner == Some(who.id()) {
        return Ok(row);
    }
    let look = may_look(&asked.online.store, &row, who, None).await?;
    Err(if look.any() { Refusal::forbidden("net-not-owner") } else { Refusal::no_table() })
}

/// A table that has not begun.
pub(super) fn still_open(row: &TableRow) -> Result<(), Refusal> {
    if row.phase == Phase::Open { Ok(()) } else { Err(Refusal::conflict("net-begun")) }
}

pub(super) async fn card(asked: Asked) -> Answer {
    let WithCode { code } = asked.body()?;
    let (row, look) = found(&asked, code.as_ref()).await?;
    ok(&shown(&asked, &row, look).await?)
}

/// The card of a table.
pub(super) async fn shown(asked: &Asked, row: &TableRow, look: Permission) -> Result<Card, Refusal> {
    let online = &asked.online;
    let owner = match row.owner {
        Some(owner) => online.store.person(owner).await?.map(|person| person.name),
        None => None,
    };
    let free = row.seats.iter().any(SeatRow::is_empty);
    Ok(Card {
        id: row.id,
        game: row.game.clone(),
        setup: RawValue::from_string(row.setup.clone()).unwrap_or_default(),
        phase: row.phase,
        owner: owner.unwrap_or_default(),
        seats: waiting::room_seats(row, |person| online.sockets().has(person)),
        settings: role::settings(row),
        may_sit: look.sit && free && row.phase == Phase::Open,
        may_watch: look.watch,
        own_seat: row.seat_of(asked.me()?.id()),
        commit: online::Commitment(row.commit).to_string(),
    })
}

pub(super) async fn invite(asked: Asked) -> Answer {
    let row = own(&asked).await?;
    let (invite, watch) = (chance::code()?, chance::code()?);
    let hashes = [&invite, &watch].map(|code| Hashed::of(code.as_bytes()));
    let [invite_hash, watch_hash] = &hashes;
    let who = asked.me()?.id();
    if !asked.online.store.renew_codes(row.id, who, invite_hash, watch_hash).await? {
        return Err(Refusal::no_table());
    }
    ok(&Invitation { invite, watch })
}

pub(super) async fn cancel(asked: Asked) -> Answer {
    let row = own(&asked).await?;
    still_open(&row)?;
    let online = &asked.online;
    if !online.store.cancel_table(row.id, asked.me()?.id()).await? {
        return Err(Refusal::conflict("net-begun"));
    }
    online.changed(row.id).await?;
    if let Some(before) = row.rematch_of {
        online.live.rematched(before, None).await;
    }
    done()
}

pub(super) async fn mine(asked: Asked) -> Answer {
    let (who, online) = (asked.me()?, &asked.online);
    let listed = |row: TableRow| MyTable {
        id: row.id,
        game: row.game.clone(),
        phase: row.phase,
        own_seat: row.seat_of(who.id()),
        seats: waiting::room_seats(&row, |person| online.sockets().has(person)),
        awaited: row.awaited,
        due: row.due,
        changed: row.changed,
    };
    let tables = online.store.tables_of(who.id(), LISTED).await?;
    ok(&MyTables { tables: tables.into_iter().map(listed).collect() })
}
