//! Tables whose game has not begun: who looks in, here and at other servers, and what they are told of who sits down.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game::Seats;
use protocol::{PersonId, Phase, Room, RoomSeat, ServerMessage, Sitter, TableId};
use store::{DbError, SeatRow, Store, TableRow};
use tokio::sync::watch;

use crate::nodes::{Here, Nodes, SaidHere};

/// What somebody who looks in at a table is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum WaitingNews {
    /// Who sits there: the message `room`, and what it was made from.
    Room(Arc<str>, Arc<TableRow>),
    /// The game has begun, with these at their seats.
    Begun(Arc<TableRow>),
    /// The table is gone.
    Gone,
}

/// The tables that somebody looks in at.
pub(crate) struct WaitingRooms {
    store: Store,
    nodes: Nodes,
    rooms: Mutex<HashMap<TableId, WaitingRoom>>,
}

struct WaitingRoom {
    row: Arc<TableRow>,
    /// Connections of each.
    people: HashMap<PersonId, u32>,
    told: watch::Sender<WaitingNews>,
    /// Who of them other servers know of.
    said_here: SaidHere,
    /// Whether the game has begun or the table is gone: nothing else is told any more.
    over: bool,
}

impl WaitingRooms {
    pub(crate) fn new(store: Store, nodes: Nodes) -> WaitingRooms {
        WaitingRooms { store, nodes, rooms: Mutex::default() }
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<TableId, WaitingRoom>> {
        // What is behind the lock is whole at any time.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody looks in at a table that was just read.
    pub(crate) async fn enter(
        &self,
        row: TableRow,
        person: PersonId,
    ) -> Result<watch::Receiver<WaitingNews>, DbError> {
        let id = row.id;
        let told = {
            let mut rooms = self.rooms();
            let room = rooms.entry(id).or_insert_with(|| {
                self.nodes.follow(id);
                WaitingRoom::new(Arc::new(row))
            });
            *room.people.entry(person).or_default() += 1;
            room.tell(&self.nodes);
            room.told.subscribe()
        };
        // Something may have changed between reading and entering.
        if let Err(error) = self.changed(id).await {
            self.leave(id, person);
            return Err(error);
        }
        Ok(told)
    }

    /// One connection of somebody is gone.
    pub(crate) fn leave(&self, table: TableId, person: PersonId) {
        let mut rooms = self.rooms();
        let Some(room) = rooms.get_mut(&table) else { return };
        if let Some(count) = room.people.get_mut(&person) {
            *count -= 1;
            if *count == 0 {
                room.people.remove(&person);
            }
        }
        room.tell(&self.nodes);
        if room.people.is_empty() {
            rooms.remove(&table);
            self.nodes.unfollow(table);
        }
    }

    /// Somebody comes or goes at another server. One that did not know who is here wants to.
    pub(crate) fn look_around(&self, table: TableId, say: bool) {
        if let Some(room) = self.rooms().get_mut(&table) {
            if say {
                room.said_here.forget();
            }
            room.tell(&self.nodes);
        }
    }

    /// Time has passed: other servers forget who is here unless they are told again, and what they said is not believed for ever.
    pub(crate) fn look_around_everywhere(&self) {
        self.rooms().values_mut().for_each(|room| room.tell(&self.nodes));
    }

    /// Something has been written about this table: whoever looks in is told.
    pub(crate) async fn changed(&self, table: TableId) -> Result<(), DbError> {
        if !self.rooms().contains_key(&table) {
            return Ok(());
        }
        let row = self.store.table(table).await?;
        let mut rooms = self.rooms();
        let Some(room) = rooms.get_mut(&table) else { return Ok(()) };
        match row {
            None => room.end(WaitingNews::Gone),
            Some(row) if row.phase != Phase::Open => room.end(WaitingNews::Begun(Arc::new(row))),
            // Two who read at once may come here in any order.
            Some(row) if row.seating >= room.row.seating => {
                room.row = Arc::new(row);
                room.tell(&self.nodes);
            }
            Some(_) => {}
        }
        Ok(())
    }
}

impl WaitingRoom {
    fn new(row: Arc<TableRow>) -> WaitingRoom {
        let (told, people) = (watch::Sender::new(WaitingNews::Gone), HashMap::new());
        WaitingRoom { row, people, told, said_here: SaidHere::default(), over: false }
    }

    fn end(&mut self, how: WaitingNews) {
        self.over = true;
        self.told.send_replace(how);
    }

    /// Who is connected here.
    fn here(&self) -> Here {
        let seats: Seats = self.people.keys().filter_map(|person| self.row.seat_of(*person)).collect();
        Here { seats, watching: self.people.len() as u32 - seats.len() as u32 }
    }

    /// Tells of the room, if anything is new; and other servers of who is here. Once the game has begun, its table does.
    fn tell(&mut self, nodes: &Nodes) {
        if self.over {
            return;
        }
        let (id, here) = (self.row.id, self.here());
        self.said_here.say(nodes, id, here);
        let elsewhere = nodes.elsewhere(id, true);
        let seats = room_seats(&self.row, |person| {
            let seat = self.row.seat_of(person);
            seat.is_some_and(|seat| here.seats.contains(seat) || elsewhere.seats.contains(seat))
        });
        let room = Room::open(id, self.row.owner, seats, here.watching + elsewhere.watching);
        let text: Arc<str> = ServerMessage::from(room).to_text().into();
        let open = WaitingNews::Room(text, self.row.clone());
        self.told.send_if_modified(|last| {
            let differs = *last != open;
            if differs {
                *last = open;
            }
            differs
        });
    }
}

/// The seats of a table as everybody who may look sees them.
pub(crate) fn room_seats(row: &TableRow, here: impl Fn(PersonId) -> bool) -> Vec<RoomSeat> {
    let seat = |seat: &SeatRow| match (seat.person, &seat.bot) {
        (Some(id), _) => {
            let name = seat.name.clone();
            let sitter =
                if seat.program { Sitter::Program { id, name } } else { Sitter::Person { id, name } };
            RoomSeat { sitter, here: here(id), gone_since: None }
        }
        (None, Some(level)) => {
            let sitter = Sitter::Bot { level: level.clone(), instead_of: None };
            RoomSeat { sitter, here: true, gone_since: None }
        }
        (None, None) => RoomSeat { sitter: Sitter::Nobody, here: false, gone_since: None },
    };
    row.seats.iter().map(seat).collect()
}
