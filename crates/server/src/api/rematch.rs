//! Playing again: the first one who asks opens the next table, the others sit down there by asking for the same.

use catalog::GameId;
use game::Seat;
use online::Agreed;
use protocol::api::{Rematch, RematchAnswer};
use protocol::{Phase, TableId, Token};
use store::{NotSeated, Opened, SeatRow, TableRow};

use super::begin::begin_if_full;
use super::me::me_of;
use super::open::{bots_can_be_had, found, may_open, opened};
use super::refusal::ok;
use super::role::settings;
use super::seats::not_seated;
use super::{Answer, Asked, Refusal};

pub(super) async fn rematch(asked: Asked) -> Answer {
    let Rematch { salt } = asked.body()?;
    let (before, _) = found(&asked, None).await?;
    if !matches!(before.phase, Phase::Over | Phase::Aborted) {
        return Err(Refusal::conflict("net-not-over"));
    }
    let (who, online) = (asked.me()?, &asked.online);
    let own = before.seat_of(who.id()).ok_or_else(|| Refusal::forbidden("net-not-seated"))?;
    let next = match online.store.rematch(before.id).await? {
        Some(next) => next,
        None => first(&asked, &before, own, &salt).await?,
    };
    sit(&asked, next, moved_on(own, before.seats.len()), salt).await?;
    begin_if_full(online, next).await?;
    ok(&RematchAnswer { id: next })
}

/// The seat after this one: whoever began last time does not begin again.
fn moved_on(seat: Seat, seats: usize) -> Seat {
    Seat::new((seat.index() + 1) % seats.max(1)).unwrap_or(seat)
}

/// Opens the next table, with whoever asks and the bots at their seats.
async fn first(asked: &Asked, before: &TableRow, own: Seat, salt: &Token) -> Result<TableId, Refusal> {
    let (who, online) = (asked.me()?, &asked.online);
    let game: GameId = before.game.parse().map_err(|_| Refusal::newer())?;
    let agreed = Agreed::read(game, &before.setup).map_err(|_| Refusal::newer())?;
    let name = me_of(&who.person)?.name;
    let count = before.seats.len();
    let mut seats: Vec<SeatRow> = before
        .seats
        .iter()
        .map(|row| {
            let seat = moved_on(row.seat, count);
            match &row.bot {
                _ if row.seat == own => SeatRow::of_first(seat, who.id(), &name, Some(salt.clone())),
                Some(level) => SeatRow::of_bot(seat, level),
                None => SeatRow::empty(seat),
            }
        })
        .collect();
    seats.sort_unstable_by_key(|row| row.seat.index());
    bots_can_be_had(online, seats.iter().filter_map(|row| row.bot.as_deref()))?;
    may_open(online, who).await?;
    let settings = settings(before);
    Ok(match opened(online, who, &agreed, &settings, seats, Some(before.id)).await? {
        (new, Opened::New) => {
            online.live.rematched(before.id, Some(new.id)).await;
            new.id
        }
        (_, Opened::Already(next)) => next,
    })
}

/// Sits down at the next table: at one's seat there, or at another if that is taken.
async fn sit(asked: &Asked, next: TableId, seat: Seat, salt: Token) -> Result<(), Refusal> {
    let (who, online) = (asked.me()?, &asked.online);
    let name = me_of(&who.person)?.name;
    for seat in [Some(seat), None] {
        let (name, salt) = (name.clone(), salt.clone());
        let sit = store::Sit { table: next, seat, person: who.id(), name, salt, at: online.now() };
        match online.store.sit(&sit).await? {
            Ok(_) => {
                online.changed(next).await?;
                return Ok(());
            }
            Err(NotSeated::Already(_)) => return Ok(()),
            Err(NotSeated::NotOpen(_))
                if online.store.table(next).await?.is_some_and(|row| row.seat_of(who.id()).is_some()) =>
            {
                return Ok(());
            }
            Err(NotSeated::Taken) if seat.is_some() => {}
            Err(why) => return Err(not_seated(why)),
        }
    }
    Ok(())
}
