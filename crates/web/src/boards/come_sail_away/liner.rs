//! One ship as it is shown large: whose it is, who is aboard, what can be done on it.

use crate::draw::prelude::*;
use come_sail_away::{Action, Colour, ComeSailAway, Decision, Face, Origins, PlayerView, Room, Ship};
use game::{Rule, Seat};

use super::boarding::Boarding;
use super::words::{self, Scenery};
use super::{path, room, track};
use crate::art;
use crate::stage::Stage;

/// A ship, about to be drawn.
pub(super) struct Liner<'a> {
    pub(super) stage: &'a Stage<ComeSailAway>,
    pub(super) seat: Seat,
    pub(super) player: &'a PlayerView,
    pub(super) boarding: Boarding,
    /// What its captain must decide, where the captain sits at this screen.
    pub(super) decision: Option<Decision>,
    /// The ship as it would be after the action pointed at.
    pub(super) after: Option<Ship>,
}

impl<'a> Liner<'a> {
    pub(super) fn new(stage: &'a Scenery, seat: Seat, player: &'a PlayerView) -> Liner<'a> {
        let own = stage.scene.deciding == Some(seat);
        let after = stage.preview(|view| view.player(seat).map(|player| player.ship));
        Liner {
            stage,
            seat,
            player,
            boarding: Boarding::of(&stage.scene, seat, player),
            decision: stage.view().decision().filter(|_| own),
            after: after.flatten().filter(|_| own),
        }
    }

    pub(super) fn ship(&self) -> &Ship {
        &self.player.ship
    }

    /// What pressing a room means now.
    pub(super) fn action_in(&self, room: Room) -> Option<Action> {
        self.decision?.action_in(room)
    }

    /// The rule by which the passenger would be disgruntled there (CSA-16).
    pub(super) fn refusal(&self, room: Room) -> Option<Rule> {
        self.action_in(room)?;
        self.stage.game().turned_away(self.stage.view(), room)
    }

    /// The card being played, and which of its passengers is next.
    pub(super) fn card(&self) -> Option<(&Face, Option<u8>)> {
        let progress = self.player.progress?;
        let card = (*self.player.hand.get(progress.chosen()?)?)?;
        let face = self.stage.game().components().face(card);
        Some((face, progress.next_passenger(face)))
    }

    pub(super) fn next(&self) -> Option<u8> {
        self.card()?.1
    }

    /// Who would go where the player points.
    pub(super) fn traveller(&self) -> Option<Colour> {
        match self.decision? {
            Decision::Seat { colour, .. } | Decision::Reader { colour } => Some(colour),
            Decision::Enter => self.stage.game().next_in_line(self.stage.view()).map(|(colour, _)| colour),
            _ => None,
        }
    }

    /// Where extra passengers may be taken from now.
    pub(super) fn origins(&self) -> Option<Origins> {
        match self.decision? {
            Decision::Take(origins) => Some(origins),
            _ => None,
        }
    }

    /// The drawing of a passenger.
    pub(super) fn figure(&self, colour: Colour, luggage: bool) -> Node {
        art::passenger(colour.name(), words::letter(self.stage, colour), luggage)
    }

    /// The whole ship.
    pub(super) fn draw(&self) -> Node {
        let label = self.stage.name(self.seat);
        let rooms = Room::all().map(|room| room::draw(self, room)).collect_node();
        draw! {
            <section class="liner" aria-label=label>
                <div class="decks">
                    {super::art::funnels()}
                    {track::rack(self)}
                    {track::draw(self)}
                </div>
                <div class="rooms">
                    {super::art::hull()}
                    {rooms}
                    {room::staircase_takes(self)}
                    {path::draw(self)}
                </div>
                {super::art::waves()}
            </section>
        }
    }
}
