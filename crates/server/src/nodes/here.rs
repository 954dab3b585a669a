//! Telling other servers who is connected to a table here.

use std::time::{Duration, Instant};

use protocol::TableId;

use super::{Here, News, Nodes};

/// How often it is said who is connected here.
pub(crate) const SAY_HERE: Duration = Duration::from_secs(4);

/// Who is connected to a table here, as other servers were told last, and when.
#[derive(Default)]
pub(crate) struct SaidHere {
    here: Here,
    at: Option<Instant>,
}

impl SaidHere {
    /// Tells it, if it is new to them, or they will soon have forgotten.
    pub(crate) fn say(&mut self, nodes: &Nodes, table: TableId, here: Here) {
        if !nodes.are_several() {
            return;
        }
        let forgotten = here != Here::default() && self.at.is_none_or(|at| at.elapsed() >= SAY_HERE);
        if here != self.here || forgotten {
            nodes.tell(table, News::Here(nodes.name().to_owned(), here));
            *self = SaidHere { here, at: Some(Instant::now()) };
        }
    }

    /// Somebody does not know it: it is told whatever was told before.
    pub(crate) fn forget(&mut self) {
        self.at = None;
    }
}
