//! Come Sail Away! on the command line.

mod arguments;
mod drawing;
mod liner;
mod track;

use come_sail_away::{ComeSailAway, Room};

use super::CommandLine;

impl CommandLine for ComeSailAway {
    type Arguments = arguments::ComeSailAwayArgs;
    const ABOUT: &'static str = "Come Sail Away! by Saashi and Daryl Chow";

    /// The tiles of a ship lie around the staircase.
    fn places(&self) -> Vec<String> {
        let tiles = Room::all().filter(|room| room.berth().is_none() && *room != Room::STAIRCASE);
        tiles.map(|room| room.to_string()).collect()
    }
}
