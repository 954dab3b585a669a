//! What a table stands on.

use protocol::{PersonId, PersonKind, Settings, TableId};

use crate::{Millis, Outage};

/// What a table stands on once its game begins; none of it changes afterwards.
#[derive(Clone, Debug)]
pub struct Founding {
    /// Its id.
    pub id: TableId,
    /// What is agreed on.
    pub settings: Settings,
    /// Who opened it.
    pub owner: Option<PersonId>,
    /// Whose the seats are.
    pub seats: Vec<SeatOwner>,
    /// When the game began.
    pub started: Millis,
    /// When no server ran since.
    pub outages: Vec<Outage>,
}

/// Whose a seat is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatOwner {
    /// A person's, or their program's.
    Person {
        /// Who.
        id: PersonId,
        /// Which of both.
        kind: PersonKind,
        /// The name that others see.
        name: String,
    },
    /// A bot's, from the beginning.
    Bot,
}
