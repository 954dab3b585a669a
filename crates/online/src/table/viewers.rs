//! What viewers get.

use std::ops::RangeInclusive;

use catalog::with_table;
use game::{Game, Seat, Viewer};
use protocol::{PersonKind, Room, RoomSeat, Sitter, TableId, limits};
use table::{PlayerKind, Table, nth_moment};

use super::OnlineTable;
use crate::feed::{Class, Feed, Frame, Position};
use crate::{Millis, SeatOwner};

impl OnlineTable {
    /// Follows the table for this class of viewers from now on.
    pub fn follow(&mut self, class: Class) {
        if self.feeds.iter().all(|feed| feed.class() != class) {
            let feed = with_table!(&mut self.table, table => {
                table.keep_history(class.viewer(table.is_over()));
                Feed::new(self.founding.id, table, class)
            });
            self.feeds.push(feed);
        }
    }

    /// What these viewers got last.
    pub fn frame(&self, class: Class) -> Option<&Frame> {
        self.feeds.iter().find(|feed| feed.class() == class).map(Feed::frame)
    }

    /// The frame for one of them who has only this.
    pub fn frame_since(&self, class: Class, have: Position) -> Option<Frame> {
        let feed = self.feeds.iter().find(|feed| feed.class() == class)?;
        Some(with_table!(&self.table, table => feed.since(self.founding.id, table, have)))
    }

    /// The message `seen`: what these viewers knew after moments of their history, from one to another.
    pub fn seen(&self, class: Class, from: u32, to: u32) -> String {
        let viewer = class.viewer(self.table.is_over());
        let last = to.min(from.saturating_add(limits::LOOK_MOMENTS - 1));
        let views = with_table!(&self.table, table => views(table, viewer, from..=last));
        format!(
            r#"{{"t":"seen","table":"{}","from":{from},"views":[{}]}}"#,
            self.founding.id,
            views.join(",")
        )
    }

    /// What is new to whom, since this was asked last.
    pub fn publish(&mut self) -> Vec<(Class, Frame)> {
        let id = self.founding.id;
        with_table!(&mut self.table, table => {
            if table.is_over() {
                table.keep_history(Viewer::Everything);
            }
            let news = self.feeds.iter_mut().filter_map(|feed| {
                feed.renew(id, table).then(|| (feed.class(), feed.frame().clone()))
            });
            news.collect()
        })
    }

    /// Everything about the table but the game itself.
    pub fn room(&self, now: Millis, watching: u32, rematch: Option<TableId>) -> Room {
        let seats = self.founding.seats.iter().enumerate();
        let seats =
            seats.filter_map(|(index, owner)| Some(self.room_seat(Seat::new(index)?, owner))).collect();
        Room {
            table: self.founding.id,
            phase: self.phase(),
            owner: self.founding.owner,
            seats,
            clocks: self.clocks.read(self.clocks.edge(), self.founding.seats.len()),
            running: self.clocks.running(),
            as_of: self.clocks.edge(),
            paused: self.clocks.paused(),
            offer: self.offers.open(),
            claimable: self.claimable(now),
            watching,
            rematch,
        }
    }

    fn room_seat(&self, seat: Seat, owner: &SeatOwner) -> RoomSeat {
        let presence = self.presence[seat];
        let kind = self.player(seat).map(|player| &player.kind);
        match (kind, owner) {
            (Some(PlayerKind::Bot(level)), owner) => {
                let instead_of = match owner {
                    SeatOwner::Person { id, .. } => Some(*id),
                    SeatOwner::Bot => None,
                };
                let sitter = Sitter::Bot { level: level.name().to_owned(), instead_of };
                RoomSeat { sitter, here: true, gone_since: None }
            }
            (_, SeatOwner::Person { id, kind, name }) => {
                let (id, name) = (*id, name.clone());
                let sitter = match kind {
                    PersonKind::Guest => Sitter::Person { id, name },
                    PersonKind::Program => Sitter::Program { id, name },
                };
                RoomSeat { sitter, here: presence.here, gone_since: presence.gone_since }
            }
            (_, SeatOwner::Bot) => RoomSeat { sitter: Sitter::Nobody, here: false, gone_since: None },
        }
    }
}

/// What the viewer knew after these moments, as JSON; nought is the beginning. There are none after the last.
fn views<G: Game>(table: &Table<G>, viewer: Viewer, numbers: RangeInclusive<u32>) -> Vec<String> {
    let moments = table.kept_history(viewer).map_or(&[][..], |history| history.moments);
    let view = |number: u32| match number {
        0 => Some(table.first_view(viewer)),
        number => nth_moment(moments, number as usize).map(|moment| table.view_at(viewer, moment)),
    };
    numbers.map_while(view).filter_map(|view| serde_json::to_string(&view).ok()).collect()
}
