//! Where help stands: an explanation beside the place that it explains, never on it, and on the screen; a tip or a hint at that edge of
//! the board where it covers less of what it speaks of.

/// Between the explanation, its place and the edges of the screen, in pixels.
const GAP: f64 = 8.0;
const USUAL_WIDTH: f64 = 320.0;
/// Less than this beside a place is too narrow to read.
const NARROWEST: f64 = 200.0;
/// As high as most explanations are.
const USUAL_HEIGHT: f64 = 180.0;

/// The edges of a place on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Edges {
    pub(super) left: f64,
    pub(super) top: f64,
    pub(super) right: f64,
    pub(super) bottom: f64,
}

impl Edges {
    pub(super) fn of(element: &web_sys::Element) -> Edges {
        let edges = element.get_bounding_client_rect();
        Edges { left: edges.left(), top: edges.top(), right: edges.right(), bottom: edges.bottom() }
    }
}

/// Where it stands: from the left, and from the upper or the lower edge of the screen, since nobody knows yet how high it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CardPosition {
    pub(super) left: f64,
    pub(super) width: f64,
    pub(super) edge: Edge,
    pub(super) most_height: f64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Edge {
    Top(f64),
    Bottom(f64),
}

/// Beside the place where there is room, otherwise below or above it, wherever there is more.
pub(super) fn position_beside(explained: Edges, screen: (f64, f64)) -> CardPosition {
    let (wide, high) = screen;
    let (right, left) = (wide - explained.right - 2.0 * GAP, explained.left - 2.0 * GAP);
    let (below, above) = (high - explained.bottom - 2.0 * GAP, explained.top - 2.0 * GAP);
    let sides = right.max(left);
    if sides >= USUAL_WIDTH || sides >= NARROWEST && below.max(above) < USUAL_HEIGHT {
        let width = sides.min(USUAL_WIDTH);
        let left = if right >= left { explained.right + GAP } else { explained.left - GAP - width };
        return CardPosition {
            left,
            width,
            edge: level_with(explained, high),
            most_height: high - 2.0 * GAP,
        };
    }
    let width = USUAL_WIDTH.min(wide - 2.0 * GAP);
    let left = explained.left.clamp(GAP, (wide - GAP - width).max(GAP));
    let (edge, room) = match below >= above.min(USUAL_HEIGHT) {
        true => (Edge::Top(explained.bottom + GAP), below),
        false => (Edge::Bottom(high - explained.top + GAP), above),
    };
    CardPosition { left, width, edge, most_height: room.max(0.0) }
}

/// Growing downwards from the upper edge of a place in the upper half of the screen, upwards otherwise.
fn level_with(explained: Edges, high: f64) -> Edge {
    match explained.top < high / 2.0 {
        true => Edge::Top(explained.top.max(GAP)),
        false => Edge::Bottom((high - explained.bottom).max(GAP)),
    }
}

/// Whether help of this height at the upper edge of the board covers less of these places than at the lower edge.
pub(super) fn is_freer_above(places: &[Edges], board: Edges, height: f64) -> bool {
    let covered = |top: f64, bottom: f64| -> f64 {
        let down = |place: &Edges| (place.bottom.min(bottom) - place.top.max(top)).max(0.0);
        places.iter().map(|place| down(place) * (place.right - place.left)).sum()
    };
    covered(board.top, board.top + height) < covered(board.bottom - height, board.bottom)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether some of what stands there, however high it is, would lie on the place.
    fn covers(position: CardPosition, explained: Edges, high: f64) -> bool {
        let (left, right) = (position.left, position.left + position.width);
        let (top, bottom) = match position.edge {
            Edge::Top(top) => (top, top + position.most_height),
            Edge::Bottom(from) => (high - from - position.most_height, high - from),
        };
        left < explained.right && right > explained.left && top < explained.bottom && bottom > explained.top
    }

    #[test]
    fn an_explanation_never_covers_its_place_and_stays_on_the_screen() {
        for (wide, high) in [(390.0, 844.0), (844.0, 390.0), (1280.0, 720.0), (1920.0, 1080.0)] {
            for column in 0..12 {
                for row in 0..12 {
                    let (left, top) = (wide * f64::from(column) / 12.0, high * f64::from(row) / 12.0);
                    let explained = Edges { left, top, right: left + wide / 12.0, bottom: top + high / 12.0 };
                    let position = position_beside(explained, (wide, high));
                    assert!(!covers(position, explained, high), "{explained:?} {position:?}");
                    assert!(position.left >= 0.0 && position.left + position.width <= wide, "{position:?}");
                    assert!(position.most_height > 100.0, "{explained:?} {position:?}");
                }
            }
        }
    }

    #[test]
    fn it_stands_beside_where_there_is_room() {
        let explained = Edges { left: 100.0, top: 100.0, right: 200.0, bottom: 150.0 };
        assert_eq!(position_beside(explained, (1280.0, 720.0)).left, 208.0);
        assert_eq!(position_beside(explained, (390.0, 844.0)).edge, Edge::Top(158.0));
    }

    #[test]
    fn help_leaves_what_it_speaks_of_free() {
        let board = Edges { left: 0.0, top: 100.0, right: 390.0, bottom: 700.0 };
        let row = |top: f64| Edges { left: 10.0, top, right: 60.0, bottom: top + 50.0 };
        assert!(is_freer_above(&[row(600.0)], board, 150.0), "a hand at the lower edge");
        assert!(!is_freer_above(&[row(150.0)], board, 150.0), "cards at the upper edge");
        assert!(!is_freer_above(&[row(300.0)], board, 150.0), "free either way: below");
        assert!(is_freer_above(&[row(150.0), row(560.0), row(620.0)], board, 150.0), "less is covered");
    }
}
