//! The luggage track.

use come_sail_away::{ComeSailAway, Origin, Origins, PlayerView, Space};
use game::Message;

use super::drawing::{LABELS, labelled};
use crate::terminal::text::{Text, WIDTH};
use crate::terminal::{BOLD, CHOICE, DIM, Screen};

/// How many spaces behind the token stay in sight on a track too long for the line.
const BEHIND: usize = 3;

/// The track with the token on it, and in words what its next spaces bring.
pub(super) fn lines(game: &ComeSailAway, player: &PlayerView, screen: &Screen<'_>) -> [Text; 2] {
    let here = usize::from(player.ship.luggage());
    let track = game.components().track();
    let label = screen.id("csa-label-luggage");
    [labelled(&label, &drawn(track, here, screen)), labelled("", &next(track, here, screen))]
}

fn drawn(track: &[Space], here: usize, screen: &Screen<'_>) -> Text {
    let whole = spaces(track, here, 0, screen);
    if LABELS + whole.width() <= WIDTH {
        whole
    } else {
        spaces(track, here, here.saturating_sub(BEHIND), screen)
    }
}

/// The track from this space on, as much as fits.
fn spaces(track: &[Space], here: usize, from: usize, screen: &Screen<'_>) -> Text {
    let mut line = Text::default();
    for (index, space) in track.iter().enumerate().skip(from) {
        let sign = sign(*space, screen);
        let (style, sign) = match index {
            _ if index == here => (CHOICE, format!("[{sign}]")),
            _ if index < here => (DIM, sign),
            _ if matches!(space, Space::Points(_)) => (BOLD, sign),
            _ => (Default::default(), sign),
        };
        let longer = Text::joined([line.clone(), Text::styled(style, sign)], " ");
        if from > 0 && LABELS + longer.width() > WIDTH {
            break;
        }
        line = longer;
    }
    line
}

/// A space in a letter or two.
fn sign(space: Space, screen: &Screen<'_>) -> String {
    match space {
        Space::Empty => "·".to_owned(),
        Space::SmallCabin => "⌂".to_owned(),
        Space::Points(points) => format!("★{points}"),
        Space::Extra(from) => {
            let mark = |origin, id| if from.contains(origin) { screen.id(id) } else { String::new() };
            let staircase = mark(Origin::Staircase, "terminal-csa-mark-staircase");
            format!("+{staircase}{}", mark(Origin::Disgruntled, "terminal-csa-mark-disgruntled"))
        }
    }
}

/// What the next spaces bring, as many as fit.
fn next(track: &[Space], here: usize, screen: &Screen<'_>) -> Text {
    let mut line = Text::default();
    for space in track.iter().skip(here + 1).take(3) {
        let words = screen.say(&words(*space));
        let longer = line.clone().and_styled(DIM, if line.width() == 0 { "→ " } else { " → " }).and(words);
        if line.width() > 0 && LABELS + longer.width() > WIDTH {
            break;
        }
        line = longer;
    }
    if line.width() == 0 { Text::plain(screen.id("terminal-csa-track-end")) } else { line }
}

fn words(space: Space) -> Message {
    match space {
        Space::Empty => Message::new("csa-space-empty"),
        Space::SmallCabin => Message::new("csa-space-cabin"),
        Space::Points(points) => Message::new("csa-space-points").with("points", points),
        Space::Extra(from) => Message::new(extra(from)),
    }
}

fn extra(from: Origins) -> &'static str {
    match (from.contains(Origin::Staircase), from.contains(Origin::Disgruntled)) {
        (false, false) => "csa-space-extra",
        (true, false) => "csa-space-extra-staircase",
        (false, true) => "csa-space-extra-disgruntled",
        (true, true) => "csa-space-extra-all",
    }
}
