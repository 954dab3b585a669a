//! The names of things, before they are put into a language.

use game::Message;

use crate::{Captain, Card, Face, Guest, Level, Luggage, Objective, OnBoard, Port, Symbol};

impl OnBoard {
    /// A level as so many stars.
    pub fn say_level(&self, level: Level) -> Message {
        stars(level)
    }

    /// A symbol.
    pub fn say_symbol(&self, kind: Symbol) -> Message {
        symbol(kind)
    }

    /// A port of call; its form `does` says what it counts.
    pub fn say_port(&self, called: Port) -> Message {
        port(called)
    }

    /// What is printed on a card.
    pub fn say_card(&self, card: Card) -> Message {
        match self.parts.face(card) {
            Face::Passenger { level, guest } => passenger(guest).with("level", stars(level)),
            Face::Lover { points } => Message::new("ob-card-lover").with("points", points),
            Face::Cabins(levels) => Message::new("ob-card-cabins").with("cabins", cabins(levels)),
            Face::Stars(count) => Message::new("ob-card-stars").with("count", count),
            Face::Objective(objective) => {
                Message::new("ob-card-objective").with("objective", self.say_objective(objective))
            }
            Face::Luggage(luggage) => {
                Message::new("ob-card-luggage").with("luggage", self.say_luggage(luggage))
            }
            Face::Mechanic => Message::new("ob-card-mechanic"),
            Face::Castaway => Message::new("ob-card-castaway"),
        }
    }

    /// An objective; its form `does` says what it pays.
    pub fn say_objective(&self, objective: Objective) -> Message {
        let name = match objective {
            Objective::EmptyCabins => "ob-objective-empty-cabins",
            Objective::ChosenSymbol => "ob-objective-chosen-symbol",
            Objective::Suns => "ob-objective-suns",
            Objective::Dice => "ob-objective-dice",
            Objective::Glasses => "ob-objective-glasses",
            Objective::Trios => "ob-objective-trios",
            Objective::Ports => "ob-objective-ports",
            Objective::SatisfiedTrios => "ob-objective-satisfied-trios",
            Objective::Unhappy => "ob-objective-unhappy",
            Objective::ThreeStarCabins => "ob-objective-three-star-cabins",
        };
        Message::new(name).with("points", self.parts.objectives[objective as usize])
    }

    /// A luggage card; its form `does` says what it is good for.
    pub fn say_luggage(&self, luggage: Luggage) -> Message {
        let extensions = &self.parts.extensions;
        match luggage {
            Luggage::Change => Message::new("ob-luggage-change"),
            Luggage::Hide => Message::new("ob-luggage-hide"),
            Luggage::Lover => Message::new("ob-luggage-lover").with("points", extensions.luggage_lover),
            Luggage::Calm => Message::new("ob-luggage-calm"),
            Luggage::Give => Message::new("ob-luggage-give"),
            Luggage::Stars => Message::new("ob-luggage-stars").with("count", extensions.luggage_stars),
        }
    }

    /// A captain; the form `does` says what they are good for.
    pub fn say_captain(&self, captain: Captain) -> Message {
        let extensions = &self.parts.extensions;
        match captain {
            Captain::Give => Message::new("ob-captain-give"),
            Captain::Stars => Message::new("ob-captain-stars").with("count", extensions.captain_stars),
            Captain::Change => Message::new("ob-captain-change"),
            Captain::Suns => Message::new("ob-captain-suns").with("points", extensions.captain_sun),
            Captain::Lovers => Message::new("ob-captain-lovers").with("points", extensions.captain_lover),
            Captain::Hide => Message::new("ob-captain-hide"),
        }
    }
}

fn passenger(guest: Guest) -> Message {
    match guest {
        Guest::Points(points) => Message::new("ob-card-passenger-points").with("points", i32::from(points)),
        Guest::Symbol(kind) => Message::new("ob-card-passenger-symbol").with("symbol", symbol(kind)),
        Guest::Wild => Message::new("ob-card-passenger-wild"),
        Guest::Conditional { points, symbol: wanted } => Message::new("ob-card-passenger-conditional")
            .with("points", i32::from(points))
            .with("symbol", symbol(wanted)),
    }
}

/// A symbol.
pub(crate) fn symbol(symbol: Symbol) -> Message {
    Message::new(match symbol {
        Symbol::Sun => "ob-symbol-sun",
        Symbol::Die => "ob-symbol-die",
        Symbol::Glass => "ob-symbol-glass",
    })
}

/// A port of call.
pub(crate) fn port(port: Port) -> Message {
    Message::new(match port {
        Port::Satisfied => "ob-port-satisfied",
        Port::Symbols => "ob-port-symbols",
        Port::OpenCabins => "ob-port-open-cabins",
        Port::Occupied => "ob-port-occupied",
        Port::FewestSatisfied => "ob-port-fewest-satisfied",
    })
}

/// A level as so many stars.
pub(crate) fn stars(level: Level) -> Message {
    Message::new(match level {
        Level::One => "ob-stars-one",
        Level::Two => "ob-stars-two",
        Level::Three => "ob-stars-three",
    })
}

/// A cabin of this level.
pub(crate) fn cabin(level: Level) -> Message {
    Message::new(match level {
        Level::One => "ob-cabin-one",
        Level::Two => "ob-cabin-two",
        Level::Three => "ob-cabin-three",
    })
}

/// Cabins to be opened, how many of each level.
pub(crate) fn cabins(levels: [u8; 3]) -> Message {
    let each = Level::ALL.into_iter().zip(levels);
    let all = each.flat_map(|(level, count)| (0..count).map(move |_| stars(level)));
    let added = |first, second| Message::new("ob-plus").with("first", first).with("second", second);
    all.reduce(added).unwrap_or(Message::new("ob-no-cabins"))
}
