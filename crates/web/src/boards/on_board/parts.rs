//! The parts of this table, by the names that the drawing gives them, and what each is told to be.

use game::{Message, Seat};
use on_board::{
    Captain, Card, Face, Guest, Level, Luggage, Objective, OnBoard, Port, Sheet, Symbol, Tenant, View,
};

use crate::explanation::{Explanation, labelled, listed, read_seat};
use crate::speech::signed;

/// What is alike on both ships.
pub(super) const LOVER: &str = "lover";
pub(super) const DECK: &str = "deck";

pub(super) fn guest(seat: Seat, level: Level, place: usize) -> String {
    format!("guest {} {level} {place}", seat.index())
}

pub(super) fn cabins(seat: Seat, level: Level, open: bool) -> String {
    format!("{} {} {level}", if open { "free" } else { "shut" }, seat.index())
}

pub(super) fn slot(seat: Seat, level: Level) -> String {
    format!("slot {} {level}", seat.index())
}

pub(super) fn symbol(seat: Seat, symbol: Symbol) -> String {
    format!("symbol {} {symbol}", seat.index())
}

/// Something of which only a number is noted.
pub(super) fn tally(seat: Seat, label: &str) -> String {
    format!("tally {} {label}", seat.index())
}

pub(super) fn objective(seat: Seat, objective: Objective) -> String {
    format!("objective {} {}", seat.index(), objective.index())
}

pub(super) fn captain(captain: Captain) -> String {
    format!("captain {captain}")
}

pub(super) fn luggage(luggage: Luggage) -> String {
    format!("luggage {}", luggage.index())
}

pub(super) fn port(port: Port) -> String {
    format!("port {}", port.name().replace(' ', "-"))
}

pub(super) fn card(card: Card) -> String {
    format!("card {}", card.index())
}

/// What the part of this name is.
pub(super) fn explain(game: &OnBoard, view: &View, part: &str) -> Option<Explanation> {
    let sheet = |seat| read_seat(seat).map(|seat| view.players[seat].board.sheet());
    match *part.split(' ').collect::<Vec<_>>().as_slice() {
        ["guest", seat, level, place] => {
            explain_guest(sheet(seat)?, level.parse().ok()?, place.parse().ok()?)
        }
        ["free", seat, level] => Some(explain_free(sheet(seat)?, level.parse().ok()?)),
        ["shut", seat, level] => Some(explain_shut(sheet(seat)?, level.parse().ok()?)),
        ["slot", seat, level] => Some(explain_slot(game, sheet(seat)?, level.parse().ok()?)),
        ["symbol", seat, symbol] => explain_symbol(game, view, read_seat(seat)?, symbol.parse().ok()?),
        ["tally", seat, label] => explain_tally(sheet(seat)?, label),
        ["objective", seat, index] => {
            let objective = *Objective::ALL.get(index.parse::<usize>().ok()?)?;
            let points = sheet(seat)?.objective_points(objective, game.components());
            Some(explain_objective(game, objective).with([points_of(points)]))
        }
        ["captain", captain] => captain.parse().ok().map(|captain| explain_captain(game, captain)),
        ["luggage", index] => {
            Luggage::ALL.get(index.parse::<usize>().ok()?).map(|&luggage| explain_luggage(game, luggage))
        }
        ["port", name] => {
            let named = |port: &Port| self::port(*port).strip_prefix("port ") == Some(name);
            game.components().ports().iter().copied().find(named).map(|port| explain_port(game, port))
        }
        ["card", index] => {
            let index: usize = index.parse().ok()?;
            game.shuffled_pile().find(|card| card.index() == index).map(|card| explain_card(game, card))
        }
        ["lover"] => Some(of(Message::new("ob-label-lovers"), &[17])),
        ["deck"] => {
            let left = Message::new("ob-label-deck").with("count", game.cards_left(view));
            Some(of(left, &[1, 5]))
        }
        _ => None,
    }
}

fn of(name: Message, rules: &[u8]) -> Explanation {
    Explanation::new::<OnBoard>(name, rules)
}

fn points_of(points: i32) -> Message {
    Message::new("ob-points").with("points", points)
}

fn does(what: Message) -> Message {
    Message::new("web-ob-does").with("what", what)
}

fn cabin_name(level: Level) -> Message {
    Message::new(match level {
        Level::One => "ob-cabin-one",
        Level::Two => "ob-cabin-two",
        Level::Three => "ob-cabin-three",
    })
}

/// The rule that says what a symbol brings.
fn rule_of(symbol: Symbol) -> u8 {
    match symbol {
        Symbol::Glass => 18,
        Symbol::Sun => 19,
        Symbol::Die => 20,
    }
}

fn say_symbol(symbol: Symbol) -> Message {
    Message::new(match symbol {
        Symbol::Sun => "ob-symbol-sun",
        Symbol::Die => "ob-symbol-die",
        Symbol::Glass => "ob-symbol-glass",
    })
}

fn explain_guest(sheet: &Sheet, level: Level, place: usize) -> Option<Explanation> {
    let (what, rules) = match *sheet.tenants(level).get(place)? {
        Tenant::Points(points) => (points_of(points.into()), vec![11, 12]),
        Tenant::Symbol(symbol) => (say_symbol(symbol), vec![15, rule_of(symbol)]),
        Tenant::Nobody => return None,
    };
    Some(of(labelled(cabin_name(level), what), &rules))
}

fn explain_free(sheet: &Sheet, level: Level) -> Explanation {
    let free = Message::new("web-ob-free").with("count", sheet.vacant(level));
    of(cabin_name(level), &[11, 12]).with([free])
}

fn explain_shut(sheet: &Sheet, level: Level) -> Explanation {
    let shut = Message::new("web-ob-closed").with("count", sheet.closed(level));
    of(cabin_name(level), &[8, 9]).with([shut])
}

fn explain_slot(game: &OnBoard, sheet: &Sheet, level: Level) -> Explanation {
    let line = Message::new("web-ob-line").with("level", game.say_level(level));
    let [mechanic, castaway] = game.components().special_worth();
    let who = match sheet.specials()[level.index()] {
        Some(on_board::Special::Mechanic) => special(Face::Mechanic, mechanic),
        Some(on_board::Special::Castaway) => special(Face::Castaway, castaway),
        None => Message::new("web-ob-no-special"),
    };
    of(line, &[32]).with([who])
}

/// A special passenger with what they bring or cost.
fn special(face: Face, worth: i32) -> Message {
    let id = match face {
        Face::Mechanic => "web-ob-caption-mechanic",
        _ => "web-ob-caption-castaway",
    };
    Message::new(id).with("points", signed(worth))
}

fn explain_symbol(game: &OnBoard, view: &View, seat: Seat, symbol: Symbol) -> Option<Explanation> {
    let player = &view.players[seat];
    let sheet = player.board.sheet();
    let brings = match symbol {
        Symbol::Sun => {
            let points = i32::from(game.suns_score(sheet, player.captain));
            Message::new("web-ob-suns-bring").with("points", signed(points))
        }
        Symbol::Die => Message::new("web-ob-dice-bring").with("count", signed(sheet.next_die_ticks().into())),
        Symbol::Glass => points_of(sheet.glass_points(game.components())),
    };
    let count = Message::new("parts-ob-count").with("count", sheet.symbols(symbol));
    Some(of(say_symbol(symbol), &[rule_of(symbol)]).with([count, brings]))
}

/// A symbol as it is printed, for the rules page.
pub(super) fn printed_symbol(game: &OnBoard, symbol: Symbol) -> Explanation {
    let value = match symbol {
        Symbol::Glass => {
            let glasses = game.components().glasses().iter().map(i32::to_string).collect::<Vec<_>>();
            Message::new("parts-ob-scale").with("scale", glasses.join(" · "))
        }
        Symbol::Sun => {
            let points = i32::from(game.sun_worth(None));
            Message::new("web-ob-suns-bring").with("points", signed(points))
        }
        Symbol::Die => Message::new("web-ob-dice-bring").with("count", signed(1)),
    };
    of(say_symbol(symbol), &[rule_of(symbol)]).with([value])
}

fn explain_tally(sheet: &Sheet, label: &str) -> Option<Explanation> {
    let (name, rules, count): (_, &[u8], u8) = match label {
        "ob-label-satisfied" => ("ob-label-satisfied", &[12, 27], sheet.satisfied()),
        "ob-label-unhappy" => ("ob-label-unhappy", &[12, 13, 27], sheet.unhappy()),
        "ob-label-lovers" => ("ob-label-lovers", &[17], sheet.lovers().len() as u8),
        "ob-label-ports" => ("ob-label-ports", &[22, 23], sheet.ports_won()),
        _ => return None,
    };
    Some(of(Message::new(name), rules).with([Message::new("parts-ob-count").with("count", count)]))
}

pub(super) fn explain_objective(game: &OnBoard, objective: Objective) -> Explanation {
    let said = game.say_objective(objective);
    let rules: &[u8] = if objective == Objective::ThreeStarCabins { &[21, 24] } else { &[21] };
    of(said.clone(), rules).with([does(said)])
}

pub(super) fn explain_captain(game: &OnBoard, captain: Captain) -> Explanation {
    let said = game.say_captain(captain);
    let rules: &[u8] = match captain {
        Captain::Give => &[30, 35],
        Captain::Stars | Captain::Change => &[30, 36],
        Captain::Hide => &[30, 34],
        Captain::Suns | Captain::Lovers => &[30],
    };
    of(labelled(Message::new("ob-label-captain"), said.clone()), rules).with([does(said)])
}

pub(super) fn explain_luggage(game: &OnBoard, luggage: Luggage) -> Explanation {
    let said = game.say_luggage(luggage);
    let rules: &[u8] = match luggage {
        Luggage::Give => &[31, 35],
        Luggage::Stars | Luggage::Change => &[31, 36],
        Luggage::Hide => &[31, 34],
        Luggage::Calm => &[31, 38],
        Luggage::Lover => &[31, 37],
    };
    of(labelled(Message::new("ob-label-luggage"), said.clone()), rules).with([does(said)])
}

pub(super) fn explain_port(game: &OnBoard, port: Port) -> Explanation {
    let award = Message::new("ob-points").with("points", game.components().award());
    let owed = Message::new(match port {
        Port::Satisfied => "web-ob-owed-satisfied",
        Port::Symbols => "web-ob-owed-symbols",
        Port::OpenCabins => "web-ob-owed-open-cabins",
        Port::Occupied => "web-ob-owed-occupied",
        Port::FewestSatisfied => "web-ob-owed-fewest",
    });
    let wins = labelled(does(game.say_port(port)), award);
    of(labelled(Message::new("parts-ob-port"), game.say_port(port)), &[23, 26]).with([wins, owed])
}

pub(super) fn explain_card(game: &OnBoard, card: Card) -> Explanation {
    let face = game.components().face(card);
    let [mechanic, castaway] = game.components().special_worth();
    let rules: Vec<u8> = match face {
        Face::Passenger { guest, .. } => match guest {
            Guest::Points(points) if points < 0 => vec![11, 12, 16],
            Guest::Points(_) => vec![11, 12],
            Guest::Symbol(symbol) => vec![12, 15, rule_of(symbol)],
            Guest::Wild => vec![12, 15],
            Guest::Conditional { .. } => vec![12, 14],
        },
        Face::Lover { .. } => vec![17],
        Face::Cabins(_) => vec![8, 9],
        Face::Stars(_) => vec![10],
        Face::Objective(_) => vec![21],
        Face::Luggage(_) => vec![31],
        Face::Mechanic | Face::Castaway => vec![32],
    };
    let worth = match face {
        Face::Mechanic => Some(special(face, mechanic)),
        Face::Castaway => Some(special(face, castaway)),
        _ => None,
    };
    of(game.say_card(card), &rules).with(listed(worth))
}

#[cfg(test)]
mod tests {
    use game::{Chance, Dealer, Game, Parts, QuickChance, Viewer};
    use on_board::Options;

    use super::*;
    use crate::explanation;

    #[test]
    fn every_part_of_the_table_explains_itself() {
        for (seed, options) in (1..).zip(Options::all()) {
            let game = OnBoard::new(options, Parts::BuiltIn).expect("built-in parts");
            let mut state = game.start(&game.deal(&mut Dealer::new(seed))).expect("a deal");
            let (mut chance, mut legal) = (QuickChance::new(seed), Vec::new());
            for name in printed(&game) {
                let view = game.view(&state, Viewer::Seat(Seat::ALL[0]));
                explanation::check(&explain(&game, &view, &name).unwrap_or_else(|| panic!("{name}")));
            }
            let mut moments = 0;
            while let Some(seat) = game.awaited(&state).lowest() {
                moments += 1;
                let view = game.view(&state, Viewer::Seat(seat));
                let names = if moments % 16 == 0 { written(&view, seat) } else { Vec::new() };
                for name in names {
                    explanation::check(&explain(&game, &view, &name).unwrap_or_else(|| panic!("{name}")));
                }
                game.legal(&state, seat, &mut legal);
                let action = *chance.choose(&legal).unwrap();
                game.apply(&mut state, seat, action, &mut ()).expect("legal");
            }
        }
    }

    fn printed(game: &OnBoard) -> Vec<String> {
        let mut names: Vec<String> = game.shuffled_pile().map(card).collect();
        names.extend(Captain::ALL.map(captain));
        names.extend(Luggage::ALL.map(luggage));
        names.extend(game.components().ports().iter().copied().map(port));
        names.extend([LOVER.to_owned(), DECK.to_owned()]);
        names
    }

    fn written(view: &View, seat: Seat) -> Vec<String> {
        let sheet = view.players[seat].board.sheet();
        let mut names: Vec<String> = Symbol::ALL.map(|kind| symbol(seat, kind)).into();
        for level in Level::ALL {
            names.extend([cabins(seat, level, true), cabins(seat, level, false), slot(seat, level)]);
            let tenants = sheet.tenants(level).iter().enumerate();
            let guests = tenants.filter(|(_, tenant)| **tenant != Tenant::Nobody);
            names.extend(guests.map(|(place, _)| guest(seat, level, place)));
        }
        let labels = ["ob-label-satisfied", "ob-label-unhappy", "ob-label-lovers", "ob-label-ports"];
        names.extend(labels.map(|label| tally(seat, label)));
        names.extend(sheet.objectives().map(|taken| objective(seat, taken)));
        names
    }
}
