//! What the result is to whoever reads it: won, lost or shared, by how much, or how it went alone.

use game::{Message, Seat};

use super::TableScreen;
use crate::avatar::{self, Avatar};
use crate::board::Board;
use crate::scene::Scene;
use crate::speech::number;

/// How a game ended for the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ResultForReader {
    Won,
    Lost,
    Shared,
    /// Alone there is nobody to beat.
    Alone,
    /// Several people sit at the screen, or somebody who looks on.
    Announced,
}

impl ResultForReader {
    pub(super) const fn name(self) -> &'static str {
        match self {
            ResultForReader::Won => "won",
            ResultForReader::Lost => "lost",
            ResultForReader::Shared => "shared",
            ResultForReader::Alone => "alone",
            ResultForReader::Announced => "told",
        }
    }
}

/// Whose result it is, where one person reads it.
fn reader<G: Board>(screen: TableScreen<G>, scene: &Scene<G>) -> Option<Seat> {
    match screen.online {
        Some(online) => online.read(|room| online.own_seat(room)),
        None => scene.people.lowest().filter(|_| scene.people.len() == 1),
    }
}

/// How it ended for the reader; nothing while it goes on.
pub(super) fn of<G: Board>(screen: TableScreen<G>, scene: &Scene<G>) -> Option<ResultForReader> {
    let winners = scene.outcome?.winners;
    Some(match reader(screen, scene) {
        _ if scene.game.player_count() == 1 => ResultForReader::Alone,
        None => ResultForReader::Announced,
        Some(seat) if !winners.contains(seat) => ResultForReader::Lost,
        Some(_) if winners.len() > 1 => ResultForReader::Shared,
        Some(_) => ResultForReader::Won,
    })
}

/// The result as a sentence: "You won, 65 to 28".
pub(super) fn sentence<G: Board>(screen: TableScreen<G>, scene: &Scene<G>) -> Option<String> {
    let outcome = scene.outcome?;
    let result = of(screen, scene)?;
    let points = |seat: Seat| outcome.points[seat];
    let best = |seats: &dyn Fn(Seat) -> bool| {
        let those = scene.seats().filter(|&seat| seats(seat));
        those.map(points).max().unwrap_or(0)
    };
    let won = |seat: Seat| outcome.winners.contains(seat);
    let early = scene.forfeit.is_some() || best(&won) <= best(&|seat| !won(seat));
    let winners: Vec<&str> = outcome.winners.iter().map(|seat| scene.name(seat)).collect();
    let own = reader(screen, scene).or(scene.seats().next())?;
    let said = match result {
        ResultForReader::Alone => {
            Message::new("web-result-alone").with("own", number(points(own))).with("count", points(own))
        }
        // Points say nothing of a game that somebody forfeited, or that a rule decided: what did is said below.
        ResultForReader::Won if early => Message::new("web-result-won-early"),
        ResultForReader::Lost if early => Message::new("web-result-lost-early"),
        ResultForReader::Won | ResultForReader::Lost => {
            let id = if result == ResultForReader::Won { "web-result-won" } else { "web-result-lost" };
            let others = best(&|seat| seat != own);
            Message::new(id).with("own", number(points(own))).with("other", number(others))
        }
        ResultForReader::Shared => Message::new("web-result-shared").with("own", number(points(own))),
        ResultForReader::Announced => {
            Message::new("table-winner").with("count", winners.len()).with("names", winners.join(", "))
        }
    };
    Some(screen.speech.tell(&said))
}

impl<G: Board> TableScreen<G> {
    /// How a player looks.
    pub(crate) fn avatar(self, scene: &Scene<G>, seat: Seat) -> Option<Avatar> {
        let own = reader(self, scene);
        let all = self.settings.read(|preferences| avatar::avatars(&scene.players, own, preferences));
        all.get(seat.index()).copied()
    }
}
