//! Come Sail Away!: the liner from the side, stern left, bow right.
//!
//! [`liner`] is the ship shown large: its [`room`]s, the [`track`] above them, the [`path`] through them and the [`quay`]
//! below; [`sky`] is what all ships share, with the other ships as a small [`fleet`].

mod art;
mod boarding;
mod book;
mod counters;
mod fleet;
mod form;
mod interiors;
mod liner;
mod parts;
mod path;
mod quay;
mod room;
mod seating;
mod sky;
mod track;
mod words;

use come_sail_away::{Action, ComeSailAway, Decision, Event, Options, ROUNDS, View};
use game::{Message, Seat, Speak};
use leptos::prelude::{AnyView, RwSignal, Set};

use crate::board::{Board, Example};
use crate::draw::prelude::*;
use crate::explanation::{Explanation, Group};
use crate::sound::Sound;
use crate::stage::Stage;

impl Board for ComeSailAway {
    const HAS_LESSON: bool = true;

    fn draw(stage: &Stage<Self>) -> Node {
        let seat = stage.large();
        let Some(player) = stage.view().player(seat) else { return ().into_node() };
        let liner = liner::Liner::new(stage, seat, player);
        draw! {
            <div class="csa">
                {sky::draw(stage)}
                {visit(stage, seat)}
                {liner.draw()}
                {quay::draw(&liner)}
            </div>
        }
    }

    /// Everything has its place but the end of the round, which has its own button.
    fn has_place(&self, _: &View, action: Action) -> bool {
        action != Action::End
    }

    fn explain(&self, view: &View, part: &str) -> Option<Explanation> {
        parts::explain(self, view, part)
    }

    const EXAMPLE_TABLE: &'static str = include_str!("example.seaboard");
    const EXAMPLES: &'static [Example] = book::EXAMPLES;

    fn gallery(stage: &Stage<Self>) -> Vec<Group> {
        book::gallery(stage)
    }

    fn unasked(&self, seat: Seat, action: Option<Action>, events: &[Event]) -> Vec<(Event, u8)> {
        let rule = |event: &Event| match *event {
            Event::Stranded { .. } => Some(18),
            Event::ReaderDisgruntled { .. } => Some(36),
            // Into the room that was chosen: that was foreseen.
            Event::TurnedAway { room, .. } if action != Some(Action::Enter { room }) => Some(16),
            _ => None,
        };
        let own = events.iter().filter(|event| Self::doer(event) == Some(seat));
        own.filter_map(|event| Some((*event, rule(event)?))).collect()
    }

    fn say_end(&self, view: &View) -> Message {
        self.say_action(view, Action::End)
    }

    fn counters(stage: &Stage<Self>) -> Node {
        counters::draw(stage)
    }

    fn progress(&self, view: &View) -> Option<(u32, u32)> {
        Some((view.round.into(), ROUNDS.into()))
    }

    fn sound(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::Played { .. } | Event::Drew { .. } => Sound::Card,
            Event::Seated { .. } | Event::ExtraSeated { .. } | Event::ReaderMoved { .. } => Sound::Seated,
            Event::Flipped { .. } | Event::SmallCabinFlipped { .. } => Sound::Full,
            Event::TurnedAway { .. } | Event::Stranded { .. } | Event::ReaderDisgruntled { .. } => {
                Sound::Sigh
            }
            Event::LuggageMoved { .. } | Event::CabinAdded { .. } => Sound::Tick,
            Event::BonusToken { .. } => Sound::Gold,
            _ => return None,
        })
    }

    fn tip(&self, view: &View) -> Option<&'static str> {
        Some(match view.decision()? {
            Decision::Card => "web-come-sail-away-tip-card",
            Decision::Order => "web-come-sail-away-tip-order",
            Decision::Enter => "web-come-sail-away-tip-enter",
            Decision::Take(_) => "web-come-sail-away-tip-take",
            Decision::Seat { .. } => "web-come-sail-away-tip-seat",
            Decision::Reader { .. } => "web-come-sail-away-tip-reader",
            Decision::Cabin => "web-come-sail-away-tip-cabin",
            Decision::Berth { .. } => "web-come-sail-away-tip-berth",
            Decision::Flip => "web-come-sail-away-tip-flip",
            Decision::End => "web-come-sail-away-tip-end",
            Decision::Done => return None,
        })
    }

    fn for_players(options: Options, players: usize) -> Options {
        Options { players: players as u8, ..options }
    }

    fn set_up(options: RwSignal<Options>) -> AnyView {
        form::draw(options)
    }

    fn describe(options: &Options) -> Vec<Message> {
        form::describe(options)
    }
}

/// Says whose ship is shown, where it is not one's own, and leads back.
fn visit(stage: &Stage<ComeSailAway>, seat: Seat) -> Node {
    let screen = stage.screen;
    let own = seat == stage.scene.own_seat();
    let said = stage.say(&Message::new("web-csa-visiting").with("player", seat));
    let back = stage.say_id("web-csa-back");
    (!own)
        .then(|| {
            draw! {
                <p class="visit" role="status">
                    <span>{said}</span>
                    <button type="button" class="main" on:click=move |_| screen.opened_board.set(None)>{back}</button>
                </p>
            }
        })
        .into_node()
}

#[cfg(test)]
mod tests {
    use come_sail_away::{Colour, Room};
    use game::{Game, Parts};

    use super::*;

    #[test]
    fn only_what_nobody_chose_is_told_as_unasked() {
        let game = ComeSailAway::new(Default::default(), Parts::BuiltIn).expect("built-in parts");
        let [own, other] = [Seat::ALL[0], Seat::ALL[1]];
        let [here, next]: [Room; 2] = ["a0", "b0"].map(|room| room.parse().expect("a room"));
        let away = |seat, room| Event::TurnedAway { seat, colour: Colour::Blue, room };
        let stranded = Event::Stranded { seat: own, colour: Colour::Black };
        let events = [away(own, here), away(own, next), stranded, away(other, next)];
        let told = game.unasked(own, Some(Action::Enter { room: here }), &events);
        assert_eq!(told, [(away(own, next), 16), (stranded, 18)]);
        assert_eq!(game.unasked(own, Some(Action::Enter { room: here }), &events[..1]), []);
    }
}
