//! Sheets as they were between two events: what the other did is told when both are done, all of it at once (OB-7).

use game::Seat;

use crate::sheet::{Special, Tenant};
use crate::{Event, Face, Level, OnBoard, Sheet, View};

impl Event {
    /// Whose step it tells of; nobody's where it is everybody's.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Event::CaptainKept { seat, .. }
            | Event::Offered { seat, .. }
            | Event::Took { seat, .. }
            | Event::LuggageLaid { seat, .. }
            | Event::LuggageUsed { seat, .. }
            | Event::CaptainUsed { seat, .. }
            | Event::Gave { seat, .. }
            | Event::MovedIn { seat, .. }
            | Event::SentAway { seat, .. }
            | Event::Satisfied { seat, .. }
            | Event::Unhappy { seat }
            | Event::LoverCame { seat, .. }
            | Event::LoverLost { seat }
            | Event::Opened { seat, .. }
            | Event::OpeningLost { seat }
            | Event::ObjectiveNoted { seat, .. }
            | Event::Stationed { seat, .. }
            | Event::Dismissed { seat, .. }
            | Event::SymbolWritten { seat, .. }
            | Event::SymbolLost { seat }
            | Event::KeptCards { seat }
            | Event::Finished { seat }
            | Event::SunsScored { seat, .. }
            | Event::PortWon { seat } => Some(seat),
            Event::RoundBegan { .. }
            | Event::CardShown { .. }
            | Event::PortReached { .. }
            | Event::PortTied
            | Event::Over => None,
        }
    }
}

/// Brings the sheets of a view one event further.
pub(crate) fn retell(game: &OnBoard, view: &mut View, event: &Event) {
    let Some(player) = event.seat().filter(|seat| seat.index() < 2).map(|seat| &mut view.players[seat])
    else {
        return;
    };
    let sheet = &mut player.board.sheet;
    match *event {
        Event::CaptainKept { captain, .. } => player.captain = Some(captain),
        Event::CaptainUsed { .. } => player.board.captain_used = true,
        Event::LuggageLaid { luggage, .. } => player.board.lay(luggage),
        Event::LuggageUsed { luggage, .. } => player.board.discard(luggage),
        Event::MovedIn { card, level, symbol, .. } => {
            if let Face::Passenger { guest, .. } = game.parts.face(card)
                && let Some(tenant) = guest.tenant(symbol)
            {
                move_in(sheet, level, tenant);
            }
        }
        Event::SymbolWritten { symbol, level: Some(level), .. } => {
            move_in(sheet, level, Tenant::Symbol(symbol));
        }
        Event::SymbolWritten { symbol, level: None, .. } => sheet.box_symbol(symbol),
        Event::Satisfied { count, .. } => sheet.satisfied = sheet.satisfied.saturating_add(count),
        Event::Unhappy { .. } => sheet.unhappy = sheet.unhappy.saturating_add(1),
        Event::LoverCame { points, .. } => sheet.add_lover(points),
        Event::Opened { level, .. } if sheet.closed(level) > 0 => sheet.open_cabin(level),
        Event::ObjectiveNoted { objective, symbol, .. } => {
            sheet.note(objective);
            symbol.into_iter().for_each(|symbol| sheet.choose(symbol));
        }
        Event::Stationed { card, level, .. } => match game.parts.face(card) {
            Face::Mechanic => sheet.station(level, Special::Mechanic),
            _ => sheet.station(level, Special::Castaway),
        },
        Event::SunsScored { points, .. } => {
            sheet.sun_points = sheet.sun_points.saturating_add(points.into());
        }
        Event::PortWon { .. } => sheet.win_port(true),
        _ => {}
    }
}

/// Writes a guest into a cabin, where there is one: what travelled may say otherwise. What a die ticks is told apart.
fn move_in(sheet: &mut Sheet, level: Level, tenant: Tenant) {
    if sheet.vacant(level) > 0 {
        let satisfied = sheet.satisfied;
        sheet.move_in(level, tenant);
        sheet.satisfied = satisfied;
    }
}
