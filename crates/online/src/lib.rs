//! A table where people play from several places, without the network: who sits where, what they order, offer and claim, how
//! their clocks run, and what each viewer gets.
//!
//! [`OnlineTable`] is a table and everything around it that must survive a crash. All of it is replayed from its log
//! ([`LogEntry`]): actions and the table's own affairs, and what the people agree on. Whoever drives it hands in the time, writes
//! each proposed entry to disk, and publishes what [`OnlineTable::frame`] gives only when it is written. Nothing here knows of
//! sockets, files or threads.

mod agreed;
mod clocks;
mod feed;
mod founding;
mod log;
mod offers;
mod order;
mod proof;
mod table;

pub use agreed::Agreed;
pub use clocks::{Clocks, Millis, Outage};
pub use feed::{Class, Frame, Position};
pub use founding::{Founding, SeatOwner};
pub use log::{BadLog, Deed, LogEntry};
pub use order::{Actor, Order, Proposed};
pub use proof::{BadProof, Commitment, Key, proof, proven};
pub use table::{ABSENCE, OnlineTable, Thought};
