//! Stands in for what the table will do itself.
use game::{Game, Seat, Viewer};
use table::{Moment, Player, Table};
pub(crate) trait Later<G: Game>: Sized {
    fn resign(&mut self, _: Seat) -> Result<(), ()> {
        Err(())
    }
    fn resigned(&self) -> Option<Seat> {
        None
    }
    fn replace_player(&mut self, _: Seat, _: Player) -> Result<(), ()> {
        Err(())
    }
    fn played_until(&self, _: Viewer, _: Option<&Moment<G>>) -> Option<Table<G>> {
        None
    }
}
impl<G: Game> Later<G> for Table<G> {}
