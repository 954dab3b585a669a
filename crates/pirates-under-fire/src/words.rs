//! The names of things, before they are put into a language.

use game::Message;

use crate::{Effect, Icon, Mercenary, PiratesUnderFire, Power, Ship, Space, Value};

impl PiratesUnderFire {
    /// A ship at sea or in the hand.
    pub fn say_ship(&self, ship: Ship) -> Message {
        match ship {
            Ship::Own(value) => Message::new("puf-ship").with("value", value.number()),
            Ship::Hired(mercenary) => self.say_mercenary(mercenary),
        }
    }

    /// A mercenary by its values.
    pub fn say_mercenary(&self, mercenary: Mercenary) -> Message {
        Message::new("puf-mercenary").with("values", self.contract(mercenary).values.to_string())
    }

    /// What a mercenary does, in a word or two; the form `does` says it in full.
    pub fn say_power(&self, power: Power) -> Message {
        Message::new(match power {
            Power::Shield => "puf-power-shield",
            Power::ChooseTile => "puf-power-choose-tile",
            Power::RemoveMines => "puf-power-remove-mines",
            Power::PlaceMines => "puf-power-place-mines",
            Power::AdjacentShots => "puf-power-adjacent-shots",
            Power::LateralShots => "puf-power-lateral-shots",
            Power::DiagonalShots => "puf-power-diagonal-shots",
            Power::Crush => "puf-power-crush",
            Power::PerIdentical => "puf-power-per-identical",
            Power::PerShield => "puf-power-per-shield",
            Power::PerNeighbour => "puf-power-per-neighbour",
        })
    }

    /// What a space of the sea does.
    pub fn say_icon(&self, icon: Icon) -> Message {
        Message::new(match icon {
            Icon::VictoryPoint => "puf-icon-victory-point",
            Icon::OrthogonalShot => "puf-icon-orthogonal-shot",
            Icon::DiagonalShot => "puf-icon-diagonal-shot",
            Icon::Repair => "puf-icon-repair",
            Icon::Mine => "puf-icon-mine",
            Icon::ExtraTile => "puf-icon-extra-tile",
        })
    }

    /// What a ship of this value does (PUF-22).
    pub fn say_value(&self, value: Value) -> Message {
        Message::new(match value.number() {
            1 => "puf-value-shield",
            3 => "puf-value-shot",
            5 => "puf-value-repair",
            7 => "puf-value-sweep",
            9 => "puf-value-twice",
            _ => "puf-value-gold",
        })
    }

    /// An effect that is still open.
    pub fn say_effect(&self, effect: Effect) -> Message {
        Message::new(match effect {
            Effect::OrthogonalShot => "puf-effect-orthogonal-shot",
            Effect::DiagonalShot => "puf-effect-diagonal-shot",
            Effect::AdjacentShots => "puf-effect-adjacent-shots",
            Effect::LateralShots => "puf-effect-lateral-shots",
            Effect::Repair => "puf-effect-repair",
            Effect::PlaceMine => "puf-effect-place-mine",
            Effect::RemoveMine => "puf-effect-remove-mine",
            Effect::Shield => "puf-effect-shield",
            Effect::ExtraTile => "puf-effect-extra-tile",
            Effect::ChooseTile => "puf-effect-choose-tile",
        })
    }
}

/// A message about a space, by its notation.
pub(crate) fn at(id: &'static str, space: Space) -> Message {
    Message::new(id).with("space", space.to_string())
}

/// One after the other.
pub(crate) fn listed(messages: impl IntoIterator<Item = Message>) -> Option<Message> {
    let joined = |first, second| Message::new("puf-and").with("first", first).with("second", second);
    messages.into_iter().reduce(joined)
}
