//! Pirates Under Fire: the sea of seven by six spaces, with hands and mercenaries around it.

mod art;
mod book;
mod counters;
mod glyphs;
mod hold;
mod lines;
mod market;
mod parts;
mod places;
mod sea;

use game::{Message, Seat, Speak};
use leptos::prelude::*;
use pirates_under_fire::{Action, Deal, Effect, Event, Options, PiratesUnderFire, Step, TURNS, View};

use crate::board::{Board, Example};
use crate::draw::prelude::*;
use crate::explanation::{Explanation, Group};
use crate::sound::Sound;
use crate::speech::t;
use crate::stage::Stage;

impl Board for PiratesUnderFire {
    const HAS_STARTER: bool = true;
    const HAS_LESSON: bool = true;

    const EXAMPLE_TABLE: &'static str = include_str!("example.seaboard");
    const EXAMPLES: &'static [Example] = book::EXAMPLES;

    fn gallery(stage: &Stage<Self>) -> Vec<Group> {
        book::gallery(stage)
    }

    fn draw(stage: &Stage<Self>) -> Node {
        draw! {
            <div class="puf">
                <div class="puf-table">
                    {hold::far(stage)}
                    {sea::draw(stage)}
                    {hold::own(stage)}
                    {market::mercenaries(stage)}
                    <div class="puf-key">{market::legend(stage)}</div>
                </div>
            </div>
        }
    }

    fn has_place(&self, view: &View, action: Action) -> bool {
        match action.space() {
            Some(space) => places::Places::new(self, view).action(space) == Some(action),
            None => action != Action::End,
        }
    }

    fn explain(&self, view: &View, part: &str) -> Option<Explanation> {
        parts::explain(self, view, part)
    }

    fn lacking(&self, view: &View, action: Action) -> Option<Message> {
        parts::lacking(self, view, action)
    }

    fn unasked(&self, seat: Seat, action: Option<Action>, events: &[Event]) -> Vec<(Event, u8)> {
        // On the space that was chosen it was foreseen.
        let taken = |event: &&Event| match **event {
            Event::MineTaken { seat: taker, space, .. } => {
                taker == seat && action != Some(Action::Lay { space })
            }
            _ => false,
        };
        events.iter().filter(taken).map(|event| (*event, 27)).collect()
    }

    fn say_end(&self, view: &View) -> Message {
        self.say_action(view, Action::End)
    }

    fn counters(stage: &Stage<Self>) -> Node {
        counters::draw(stage)
    }

    fn progress(&self, view: &View) -> Option<(u32, u32)> {
        Some((view.open.round().into(), TURNS.into()))
    }

    fn sound(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::Laid { .. } => Sound::Seated,
            Event::Drew { .. } => Sound::Card,
            Event::ShieldLost { .. } => Sound::Shot,
            Event::SetOnFire { .. } | Event::Sunk { .. } | Event::Crushed { .. } => Sound::Hit,
            Event::MinePlaced { .. } | Event::MineTaken { .. } | Event::MineRemoved { .. } => Sound::Mine,
            Event::GoldTaken { .. } | Event::PointTaken { .. } | Event::Hired { .. } => Sound::Gold,
            Event::Shielded { .. } | Event::Repaired { .. } => Sound::Tick,
            _ => return None,
        })
    }

    fn tip(&self, view: &View) -> Option<&'static str> {
        let open = &view.open;
        match open.turn.step {
            Step::Choose if open.turn.laid => Some("web-pirates-under-fire-tip-end"),
            Step::Choose if self.hireable(open, open.on_turn()).next().is_some() => {
                Some("web-pirates-under-fire-tip-hire")
            }
            Step::Choose => Some("web-pirates-under-fire-tip-ship"),
            Step::Lay { mercenary: None } => Some("web-pirates-under-fire-tip-lay"),
            Step::Lay { .. } => Some("web-pirates-under-fire-tip-mercenary"),
            Step::Effects => tip_of_effects(self, view),
            Step::Dummy => Some("web-pirates-under-fire-tip-dummy"),
            Step::Reserve => Some("web-pirates-under-fire-tip-reserve"),
            Step::Over { .. } => None,
        }
    }

    fn begin_with(deal: &mut Deal, seat: Seat) {
        deal.first = seat.index() as u8 + 1;
    }

    fn set_up(_: RwSignal<Options>) -> AnyView {
        view! { <p>{t("web-puf-no-options")}</p> }.into_any()
    }
}

/// The tip of the first open effect that something can be done with.
fn tip_of_effects(game: &PiratesUnderFire, view: &View) -> Option<&'static str> {
    let pending = || view.open.turn.pending().iter();
    Some(match pending().find(|&effect| game.can(view, effect)).or(pending().next())? {
        Effect::OrthogonalShot | Effect::DiagonalShot => "web-pirates-under-fire-tip-shot",
        Effect::AdjacentShots | Effect::LateralShots => "web-pirates-under-fire-tip-volley",
        Effect::Repair => "web-pirates-under-fire-tip-repair",
        Effect::PlaceMine => "web-pirates-under-fire-tip-mine",
        Effect::RemoveMine => "web-pirates-under-fire-tip-sweep",
        Effect::Shield => "web-pirates-under-fire-tip-shield",
        Effect::ExtraTile => "web-pirates-under-fire-tip-tile",
        Effect::ChooseTile => "web-pirates-under-fire-tip-search",
    })
}

#[cfg(test)]
mod tests {
    use game::{Game, Parts};

    use super::*;

    #[test]
    fn a_mine_on_the_only_space_is_told_as_unasked() {
        let game = PiratesUnderFire::new(Default::default(), Parts::BuiltIn).expect("built-in parts");
        let [own, other] = [Seat::ALL[0], Seat::ALL[1]];
        let space = "b2".parse().expect("a space");
        let taken = |seat| Event::MineTaken { seat, space, dummy: false };
        let value = pirates_under_fire::Value::ALL[0];
        assert_eq!(
            game.unasked(own, Some(Action::Ship { value }), &[taken(own), taken(other)]),
            [(taken(own), 27)]
        );
        assert_eq!(game.unasked(own, Some(Action::Lay { space }), &[taken(own)]), []);
    }
}
