//! The parts of this table, by the names that the drawing gives them, and what each is told to be.

use game::{Message, Seat};
use pirates_under_fire::{
    Action, Icon, KnownMine, Mercenary, PiratesUnderFire, Power, Ship, Space, Step, Value, View,
};

use crate::explanation::{Explanation, labelled, listed, read_seat};

pub(super) fn space(space: Space) -> String {
    format!("space {space}")
}

pub(super) fn ship(value: Value) -> String {
    format!("ship {value}")
}

pub(super) fn mercenary(mercenary: Mercenary) -> String {
    format!("mercenary {}", mercenary.number())
}

pub(super) fn icon(icon: Icon) -> String {
    format!("icon {}", icon.letter())
}

/// Tokens before a player, or a pile of tiles.
pub(super) fn tally(seat: Seat, label: &str) -> String {
    format!("tally {} {label}", seat.index())
}

/// What both draw from.
pub(super) fn supply(label: &str) -> String {
    format!("supply {label}")
}

/// What the part of this name is.
pub(super) fn explain(game: &PiratesUnderFire, view: &View, part: &str) -> Option<Explanation> {
    match *part.split(' ').collect::<Vec<_>>().as_slice() {
        ["space", space] => Some(explain_space(game, view, space.parse().ok()?)),
        ["ship", value] => value.parse().ok().and_then(Value::new).map(|value| explain_ship(game, value)),
        ["mercenary", number] => {
            let mercenary = number.parse().ok().and_then(Mercenary::new)?;
            Some(explain_mercenary(game, mercenary).with(lacking(game, view, Action::Hire { mercenary })))
        }
        ["icon", letter] => Icon::ALL
            .into_iter()
            .find(|icon| letter.starts_with(icon.letter()))
            .map(|icon| explain_icon(game, icon)),
        ["tally", seat, label] => explain_tally(game, view, read_seat(seat)?, label),
        ["supply", "shields"] => {
            let left = Message::new("web-puf-shields-left").with("count", view.open.shields);
            Some(of(left, &[4, 23]))
        }
        ["supply", "mines"] => {
            let left = Message::new("web-puf-mines-left").with("count", view.open.mines);
            Some(of(left, &[4, 20, 27]))
        }
        _ => None,
    }
}

/// The gold that is missing for a mercenary.
pub(super) fn lacking(game: &PiratesUnderFire, view: &View, action: Action) -> Option<Message> {
    let Action::Hire { mercenary } = action else { return None };
    let open = &view.open;
    let waits = open.turn.step == Step::Choose && open.offered.contains(mercenary);
    let lacking = game.gold_lacking(open, open.on_turn(), mercenary);
    let say = |gold: u8| Message::new("puf-gold").with("gold", gold);
    let told = || {
        let cost = game.components().contract(mercenary).cost;
        Message::new("parts-puf-lacking").with("cost", say(cost)).with("lacking", say(lacking))
    };
    (waits && lacking > 0).then(told)
}

fn of(name: Message, rules: &[u8]) -> Explanation {
    Explanation::new::<PiratesUnderFire>(name, rules)
}

fn rule_of_icon(icon: Icon) -> u8 {
    match icon {
        Icon::VictoryPoint => 16,
        Icon::OrthogonalShot => 17,
        Icon::DiagonalShot => 18,
        Icon::Repair => 19,
        Icon::Mine => 20,
        Icon::ExtraTile => 21,
    }
}

fn rule_of_power(power: Power) -> u8 {
    match power {
        Power::Shield | Power::ChooseTile | Power::RemoveMines | Power::PlaceMines => 29,
        Power::AdjacentShots | Power::LateralShots => 30,
        Power::DiagonalShots => 31,
        Power::PerIdentical | Power::PerShield | Power::PerNeighbour => 32,
        Power::Crush => 33,
    }
}

pub(super) fn explain_icon(game: &PiratesUnderFire, icon: Icon) -> Explanation {
    of(game.say_icon(icon), &[rule_of_icon(icon)])
}

pub(super) fn explain_ship(game: &PiratesUnderFire, value: Value) -> Explanation {
    of(game.say_ship(Ship::Own(value)), &[22, 36]).with([game.say_value(value)])
}

pub(super) fn explain_mercenary(game: &PiratesUnderFire, mercenary: Mercenary) -> Explanation {
    let contract = game.components().contract(mercenary);
    let power = game.say_power(contract.power);
    let does = Message::new("web-puf-power").with("power", power);
    let cost = Message::new("puf-gold").with("gold", contract.cost);
    of(game.say_mercenary(mercenary), &[28, rule_of_power(contract.power)]).with([does, cost])
}

/// A space of the sea with all that lies on it: what matters most comes first.
fn explain_space(game: &PiratesUnderFire, view: &View, space: Space) -> Explanation {
    let sea = &view.open.sea;
    let icon = sea.icon(space);
    let mut values = Vec::new();
    let mut rules = Vec::new();
    if let (Some(ship), Some(owner)) = (sea.ship(space), sea.owner(space)) {
        let said = Message::new("web-puf-ship-of").with("ship", game.say_ship(ship));
        values.push(said.with("player", owner));
        if sea.fleet(owner).burning.contains(space) {
            values.push(Message::new("web-puf-burning"));
            rules.extend([14, 12]);
        } else if let Ship::Hired(mercenary) = ship {
            let power = game.components().contract(mercenary).power;
            values.push(Message::new("web-puf-power").with("power", game.say_power(power)));
            rules.extend([28, rule_of_power(power)]);
        } else {
            rules.push(25);
        }
        values.extend(combinations(game, view, owner, space));
        rules.push(36);
    } else {
        rules.push(rule_of_icon(icon));
    }
    let shields = sea.shields(space);
    if shields > 0 {
        values.push(Message::new("web-puf-shields").with("count", shields));
        rules.push(23);
    }
    if sea.mines().contains(space) {
        values.push(Message::new(match view.mine(space) {
            KnownMine::Real => "web-puf-mine",
            KnownMine::Doubtful => "web-puf-mine-doubtful",
            KnownMine::Dummy => "web-puf-mine-dummy",
        }));
        rules.insert(0, 27);
    }
    let place = Message::new("parts-puf-space").with("space", space.to_string());
    of(labelled(place, game.say_icon(icon)), &rules).with(values)
}

/// The combinations that a ship is part of, as they score now.
fn combinations(game: &PiratesUnderFire, view: &View, owner: Seat, space: Space) -> Vec<Message> {
    let found =
        game.scored(view, owner).combinations.into_iter().filter(|found| found.spaces.contains(&space));
    let said = found.map(|found| {
        let id = if found.identical { "parts-puf-identical" } else { "parts-puf-run" };
        Message::new(id).with("count", found.spaces.len()).with("points", found.points)
    });
    said.collect()
}

fn explain_tally(game: &PiratesUnderFire, view: &View, seat: Seat, label: &str) -> Option<Explanation> {
    let (player, tiles) = (view.open.player(seat), &view.tiles[seat]);
    let (id, rules, count): (_, &[u8], u8) = match label {
        "web-puf-gold" => ("web-puf-gold", &[10, 40], player.gold),
        "web-puf-victory" => ("web-puf-victory", &[16, 39], player.points),
        "web-puf-mines" => ("web-puf-mines", &[27, 39], player.mines),
        "web-puf-draw" => ("web-puf-draw", &[6, 11], tiles.draw),
        "web-puf-reserve" => ("web-puf-reserve", &[6, 21], tiles.reserve),
        _ => return None,
    };
    // Who looked through a reserve knows what is left of it.
    let seen = tiles.seen_reserve.filter(|_| label == "web-puf-reserve");
    let ships = listed(seen.iter().flat_map(|seen| seen.iter()).map(|value| game.say_ship(Ship::Own(value))));
    Some(of(Message::new(id).with("count", count), rules).with(ships))
}

#[cfg(test)]
mod tests {
    use game::{Chance, Dealer, Game, Parts, QuickChance, Viewer};

    use super::*;
    use crate::explanation;

    #[test]
    fn every_part_of_the_table_explains_itself_throughout_a_game() {
        let game = PiratesUnderFire::new(Default::default(), Parts::BuiltIn).expect("built-in parts");
        let mut state = game.start(&game.deal(&mut Dealer::new(7))).expect("a deal");
        let (mut chance, mut legal, mut moments) = (QuickChance::new(7), Vec::new(), 0);
        while let Some(seat) = game.awaited(&state).lowest() {
            moments += 1;
            let view = game.view(&state, Viewer::Seat(seat));
            let mut names: Vec<String> = Value::ALL.map(ship).into();
            names.extend(Space::all().map(space));
            names.extend(Mercenary::all().map(mercenary));
            names.extend(Icon::ALL.map(icon));
            names.extend(["shields", "mines"].map(supply));
            let labels =
                ["web-puf-gold", "web-puf-victory", "web-puf-mines", "web-puf-draw", "web-puf-reserve"];
            names.extend(labels.map(|label| tally(seat, label)));
            for name in names.iter().filter(|_| moments % 8 == 1) {
                explanation::check(&explain(&game, &view, name).unwrap_or_else(|| panic!("{name}")));
            }
            game.legal(&state, seat, &mut legal);
            let action = *chance.choose(&legal).unwrap();
            game.apply(&mut state, seat, action, &mut ()).expect("legal");
        }
    }

    #[test]
    fn a_mercenary_says_how_much_gold_is_missing() {
        let game = PiratesUnderFire::new(Default::default(), Parts::BuiltIn).expect("built-in parts");
        let state = game.start(&game.deal(&mut Dealer::new(7))).expect("a deal");
        let seat = game.awaited(&state).lowest().expect("somebody begins");
        let view = game.view(&state, Viewer::Seat(seat));
        let mercenary = view.open.offered.iter().next().expect("one is for sale");
        let cost = game.components().contract(mercenary).cost;
        let said = lacking(&game, &view, Action::Hire { mercenary }).expect("nobody has gold at first");
        assert_eq!(
            said.to_string(),
            format!("parts-puf-lacking cost=(puf-gold gold={cost}) lacking=(puf-gold gold={cost})")
        );
    }
}
