//! What a player knows as a row of numbers.

use game::{Observe, Row, Seat};

use crate::{Buoys, View};

impl Observe for Buoys {
    type Earlier = ();

    fn earlier(_: &View) {}

    fn observe(&self, view: &View, _: Option<()>, row: &mut impl Row) {
        let own = view.viewer.seat().unwrap_or(Seat::ALL[0]);
        row.field("seat", 2, "the viewer's seat").mark(own.index());
        row.field("left", 1, "buoys that are left").set(0, view.left);
        row.field("on-turn", 1, "whether it is the viewer's turn").set(0, view.turn == own);
    }
}
