//! On Board and Bienvenue à bord: two ship sheets, three cards between them.

mod art;
mod book;
mod card;
mod counters;
mod middle;
mod notebook;
mod parts;
mod people;
mod places;
mod setup;
mod ship;
#[cfg(test)]
mod tests;
mod voyage;

use game::{Game, Message, Seat, Speak, Viewer};
use leptos::prelude::{AnyView, RwSignal};
use on_board::{Action, Deal, Edition, Event, Face, Logbook, OnBoard, Options, Phase, Task, View};

use crate::board::{Board, Example};
use crate::draw::prelude::*;
use crate::explanation::{Explanation, Group};
use crate::scene::Scene;
use crate::sound::Sound;
use crate::stage::Stage;

/// What was seen to happen up to the moment that is shown.
fn logbook(scene: &Scene<OnBoard>) -> Logbook {
    Logbook::of(&scene.game, scene.happened_by_now().map(|happening| happening.event))
}

impl Board for OnBoard {
    const HAS_STARTER: bool = true;
    const HAS_LESSON: bool = true;

    const EXAMPLE_TABLE: &'static str = include_str!("example.seaboard");
    const EXAMPLES: &'static [Example] = book::EXAMPLES;

    fn gallery(stage: &Stage<Self>) -> Vec<Group> {
        book::gallery(stage)
    }

    /// The other ship and the ports far away, the cards between the ships, one's own ship near.
    fn draw(stage: &Stage<Self>) -> Node {
        let logbook = logbook(&stage.scene);
        let own = stage.scene.own_seat();
        draw! {
            <div class="ob">
                <div class="ob-far">
                    {ship::draw(stage, &logbook, own.opponent(), false)}
                    {voyage::draw(stage, &logbook)}
                </div>
                {middle::draw(stage, &logbook)}
                <div class="ob-near">{ship::draw(stage, &logbook, own, true)}</div>
            </div>
        }
    }

    fn has_place(&self, view: &View, action: Action) -> bool {
        places::has_place(view, action)
    }

    fn explain(&self, view: &View, part: &str) -> Option<Explanation> {
        parts::explain(self, view, part)
    }

    fn unasked(&self, seat: Seat, action: Option<Action>, events: &[Event]) -> Vec<(Event, u8)> {
        // A cabin that was chosen was foreseen with all that it brings, and whoever is sent away ticks once.
        let mut chosen = matches!(action, Some(Action::Place { .. }));
        let mut foreseen = false;
        let mut rule = |event: &Event| match *event {
            Event::MovedIn { .. } => {
                foreseen = std::mem::take(&mut chosen);
                None
            }
            Event::SentAway { card, .. } => {
                foreseen = true;
                Some(if matches!(self.components().face(card), Face::Lover { .. }) { 17 } else { 13 })
            }
            Event::LoverLost { .. } | Event::SymbolLost { .. } => Some(26),
            Event::OpeningLost { .. } => Some(9),
            Event::Dismissed { .. } => Some(32),
            Event::Unhappy { .. } if !foreseen => Some(12),
            _ => None,
        };
        let own = events.iter().filter(|event| Self::doer(event) == Some(seat));
        own.filter_map(|event| Some((*event, rule(event)?))).collect()
    }

    fn say_end(&self, view: &View) -> Message {
        self.say_action(view, Action::End)
    }

    /// Special passengers are an extension.
    fn scores(&self, line: &str) -> bool {
        line != "ob-score-special" || self.options().special_passengers
    }

    fn counters(stage: &Stage<Self>) -> Node {
        counters::draw(stage)
    }

    fn progress(&self, view: &View) -> Option<(u32, u32)> {
        Some((view.round.into(), game::Game::options(self).rounds().into()))
    }

    fn sound(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::CardShown { .. } | Event::Took { .. } | Event::Gave { .. } => Sound::Card,
            Event::MovedIn { .. } | Event::LoverCame { .. } | Event::Stationed { .. } => Sound::Seated,
            Event::Opened { .. } | Event::SymbolWritten { .. } | Event::Satisfied { .. } => Sound::Tick,
            Event::Unhappy { .. } | Event::SentAway { .. } => Sound::Sigh,
            Event::SunsScored { .. } | Event::PortWon { .. } => Sound::Gold,
            Event::ObjectiveNoted { .. } => Sound::Full,
            _ => return None,
        })
    }

    fn tip(&self, view: &View) -> Option<&'static str> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        Some(match view.phase {
            Phase::Split => "web-on-board-tip-split",
            Phase::Offer if view.private && view.hidden.is_none() => "web-on-board-tip-hide",
            Phase::Choose => "web-on-board-tip-choose",
            Phase::ChooserGives | Phase::SplitterGives if view.giver() == Some(seat) => {
                "web-on-board-tip-give"
            }
            _ => match view.own_task()? {
                Task::Captain => "web-on-board-tip-captain",
                Task::Next => "web-on-board-tip-next",
                Task::Passenger { .. } => "web-on-board-tip-passenger",
                Task::Wild => "web-on-board-tip-wild",
                Task::Lover { .. } => "web-on-board-tip-lover",
                Task::Cabins { .. } => "web-on-board-tip-cabins",
                Task::Instead { .. } => "web-on-board-tip-instead",
                Task::Stars { .. } => "web-on-board-tip-stars",
                Task::ChosenSymbol => "web-on-board-tip-chosen-symbol",
                Task::Special => "web-on-board-tip-special",
                Task::OwedSymbol | Task::OwedCabin { .. } => "web-on-board-tip-owed",
                Task::OwedTick | Task::End | Task::Done => return None,
            },
        })
    }

    fn begin_with(deal: &mut Deal, seat: Seat) {
        deal.first = seat.index() as u8 + 1;
    }

    fn set_up(options: RwSignal<Options>) -> AnyView {
        setup::form(options)
    }

    fn describe(options: &Options) -> Vec<Message> {
        let parts = [
            (options.edition == Edition::BienvenueABord, "ob-edition-bienvenue-a-bord"),
            (options.captains, "web-ob-captains"),
            (options.luggage, "web-ob-luggage"),
            (options.special_passengers, "web-ob-special"),
        ];
        parts.into_iter().filter(|(has, _)| *has).map(|(_, id)| Message::new(id)).collect()
    }
}
