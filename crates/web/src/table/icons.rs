//! Drawings of the buttons around the board: on a small screen they stand there without words.

use crate::draw::{Node, draw};

fn icon(path: &'static str) -> Node {
    draw! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=path /></svg> }
}

/// An arrow that turns back.
pub(super) fn undo() -> Node {
    icon("M9 4 4 9l5 5M4 9h10a6 6 0 0 1 0 12h-4")
}

/// A lighthouse lamp.
pub(super) fn hint() -> Node {
    icon(
        "M9 21h6M9.5 18h5l1-5h-7zM8 13V8.5L12 5l4 3.5V13M12 5V2.5M4.5 8.5 2 7.5M19.5 8.5l2.5-1M4.5 12 2 13M19.5 12l2.5 1",
    )
}

/// A question in a circle.
pub(super) fn tip() -> Node {
    icon("M12 3a9 9 0 1 1-.01 0zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 17v.2")
}

/// A sum.
pub(super) fn points() -> Node {
    icon("M17.5 7V4.5H6l6 7.5-6 7.5h11.5V17")
}

/// Lines of a logbook.
pub(super) fn log() -> Node {
    icon("M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4.5")
}

/// A triangle that plays.
pub(super) fn play() -> Node {
    icon("M8 5v14l11-7z")
}

/// Two bars that pause.
pub(super) fn pause() -> Node {
    icon("M8.5 5v14M15.5 5v14")
}
