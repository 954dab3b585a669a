//! The parts of this table, by the names that the drawing gives them, and what each is told to be.

use come_sail_away::{
    Card, Colour, ComeSailAway, Facility, Kind, Origin, PlayerView, Room, Space, Tile, View,
};
use game::{Game, Message, Rule, Seat};

use super::words;
use crate::explanation::{Explanation, labelled, listed, read_seat};

/// What all ships share.
pub(super) const PIER: &str = "pier";
pub(super) const ROUND: &str = "round";

pub(super) fn room(seat: Seat, room: Room) -> String {
    format!("room {} {room}", seat.index())
}

pub(super) fn space(place: usize) -> String {
    format!("space {place}")
}

pub(super) fn small_cabin(tile: u8) -> String {
    format!("small-cabin {tile}")
}

pub(super) fn token(facility: Facility) -> String {
    format!("token {}", facility.number())
}

pub(super) fn card(card: Card) -> String {
    format!("card {card}")
}

pub(super) fn disgruntled(seat: Seat) -> String {
    format!("disgruntled {}", seat.index())
}

pub(super) fn bonus(seat: Seat) -> String {
    format!("bonus {}", seat.index())
}

/// What the part of this name is.
pub(super) fn explain(game: &ComeSailAway, view: &View, part: &str) -> Option<Explanation> {
    let player = |seat| read_seat(seat).and_then(|seat| view.player(seat));
    match *part.split(' ').collect::<Vec<_>>().as_slice() {
        ["room", seat, room] => Some(explain_room(game, view, player(seat)?, room.parse().ok()?)),
        ["space", place] => explain_space(game, place.parse().ok()?),
        ["small-cabin", tile] => tile.parse().ok().map(|tile| explain_small_cabin(game, tile)),
        ["token", number] => explain_token(game, view, number.parse().ok()?),
        ["card", card] => Some(explain_card(game, card.parse().ok()?)),
        ["disgruntled", seat] => Some(explain_disgruntled(player(seat)?)),
        ["bonus", seat] => Some(explain_bonus(game, player(seat)?)),
        ["pier"] => Some(Explanation::new::<ComeSailAway>(Message::new("web-csa-pier"), &[7, 34])),
        ["round"] => {
            let name = Message::new("csa-label-round").with("round", view.round);
            Some(Explanation::new::<ComeSailAway>(name, if view.players.len() == 1 { &[50] } else { &[41] }))
        }
        _ => None,
    }
}

/// A facility, a guest cabin or the staircase as it is printed.
pub(super) fn explain_tile(game: &ComeSailAway, tile: Tile, name: Message) -> Explanation {
    let filled = match tile {
        Tile::Facility(facility) => match facility.kind() {
            Kind::Library => Some(36),
            Kind::Theatre => Some(37),
            _ => None,
        },
        Tile::GuestCabin(_) => Some(31),
        Tile::Staircase => None,
    };
    let rules: Vec<u8> = [tile.placement_rule().number()].into_iter().chain(filled).collect();
    Explanation::new::<ComeSailAway>(name, &rules).with(worth(game.components().tile_points(tile)))
}

/// What a room is worth in the end, where it is worth anything.
fn worth(points: u8) -> Option<Message> {
    (points > 0).then(|| Message::new("parts-csa-worth").with("points", points))
}

fn explain_room(game: &ComeSailAway, view: &View, player: &PlayerView, room: Room) -> Explanation {
    let explanation = match (view.plan.tile(room), player.ship.berth(room)) {
        (Some(tile), _) => explain_tile(game, tile, game.say_room(view, room)),
        (None, Some(tile)) => explain_small_cabin(game, tile),
        (None, None) => return Explanation::new::<ComeSailAway>(Message::new("parts-csa-berth"), &[4, 33]),
    };
    let bonus = match view.plan.tile(room) {
        Some(Tile::Facility(facility)) => said_token(game, view, facility),
        _ => None,
    };
    let mut explanation = explanation.with(state(player, room)).with(bonus);
    if player.ship.down().contains(room) {
        explanation.rules.push(Rule::new(ComeSailAway::BOOK, 39));
    }
    explanation
}

/// Who is in a room, and whom it still takes.
fn state(player: &PlayerView, room: Room) -> Vec<Message> {
    let ship = &player.ship;
    if ship.down().contains(room) {
        return vec![Message::new("web-csa-face-down")];
    }
    let colours = || Colour::ALL.into_iter().zip(ship.inside(room));
    let inside = listed(colours().filter(|&(_, count)| count > 0).map(|(colour, count)| {
        Message::new("web-csa-times").with("count", count).with("passenger", colour.say(false))
    }));
    let takes = match ship.is_full(room) {
        true => Some(Message::new("csa-full")),
        false => listed(ship.takes(room).iter().map(|colour| colour.say(false)))
            .map(|colours| Message::new("web-csa-takes").with("colours", colours)),
    };
    let inside = inside.map(|passengers| Message::new("web-csa-inside").with("passengers", passengers));
    inside.into_iter().chain(takes).collect()
}

pub(super) fn explain_space(game: &ComeSailAway, place: usize) -> Option<Explanation> {
    let track = game.components().track();
    let space = *track.get(place)?;
    let number = Message::new("parts-csa-space").with("number", place);
    let mut explanation = explain_sign(space, place == 0);
    explanation.name = labelled(number, explanation.name);
    if place + 1 == track.len() {
        explanation.rules.push(Rule::new(ComeSailAway::BOOK, 35));
    }
    Some(explanation)
}

/// What the sign of a space means, wherever on the track it is.
pub(super) fn explain_sign(space: Space, start: bool) -> Explanation {
    let (rules, means): (&[u8], &[&'static str]) = match space {
        Space::Empty if start => (&[30, 33], &["parts-csa-sign-start"]),
        Space::Empty => (&[33], &["parts-csa-sign-empty"]),
        Space::SmallCabin => (&[4], &["parts-csa-sign-cabin"]),
        Space::Points(_) => (&[45], &["parts-csa-sign-points"]),
        Space::Extra(_) => (&[34], &["parts-csa-sign-extra"]),
    };
    let more = [
        (Origin::Staircase, "parts-csa-sign-staircase"),
        (Origin::Disgruntled, "parts-csa-sign-disgruntled"),
    ];
    let more = more.into_iter().filter(|(from, _)| matches!(space, Space::Extra(all) if all.contains(*from)));
    let means = means.iter().copied().chain(more.map(|(_, id)| id)).map(Message::new);
    let name = if start { Message::new("parts-csa-start") } else { words::space(space) };
    Explanation::new::<ComeSailAway>(name, rules).with(means)
}

fn explain_small_cabin(game: &ComeSailAway, tile: u8) -> Explanation {
    let parts = game.components();
    let doors = listed(parts.small_cabin_doors(tile).map(|colour| colour.say(false)));
    let name = match doors {
        Some(doors) => Message::new("csa-small-cabin").with("doors", doors),
        None => Message::new("csa-small-cabin-any"),
    };
    Explanation::new::<ComeSailAway>(name, &[21, 33]).with(worth(parts.small_cabin_points(tile)))
}

/// What the bonus number token of a facility promises, or that it is gone.
fn said_token(game: &ComeSailAway, view: &View, facility: Facility) -> Option<Message> {
    let token = view.tokens.iter().find(|token| token.facility == facility)?;
    let id = match (token.face_up, token.space) {
        (false, _) => "web-csa-number-down",
        (true, None) => "web-csa-number-up",
        (true, Some(_)) => "web-csa-number-until",
    };
    let said = Message::new(id).with("facility", facility.say());
    let said = said.with("points", game.components().token_points());
    Some(said.with("round", token.space.unwrap_or_default()))
}

fn explain_token(game: &ComeSailAway, view: &View, number: u8) -> Option<Explanation> {
    let facility = Facility::new(number)?;
    let said = said_token(game, view, facility)?;
    let name = labelled(Message::new("csa-label-tokens"), facility.say());
    let rules: &[u8] = if view.players.len() == 1 { &[49, 50] } else { &[40] };
    Some(Explanation::new::<ComeSailAway>(name, rules).with([said]))
}

fn explain_card(game: &ComeSailAway, card: Card) -> Explanation {
    let face = game.components().face(card);
    let passengers =
        (0u8..).zip(face.passengers()).map(|(place, &colour)| colour.say(place == face.luggage()));
    let name = match listed(passengers) {
        Some(passengers) => Message::new("web-csa-card").with("face", passengers),
        None => Message::new("csa-label-hand"),
    };
    let rules: &[u8] = if face.walks_a_path() { &[12, 14, 30] } else { &[15, 30] };
    Explanation::new::<ComeSailAway>(name, rules)
}

fn explain_disgruntled(player: &PlayerView) -> Explanation {
    let cost: u8 = player.ship.disgruntled().iter().sum();
    let now = Message::new("csa-space-points").with("points", -i32::from(cost));
    Explanation::new::<ComeSailAway>(Message::new("csa-label-disgruntled"), &[46, 16]).with([now])
}

fn explain_bonus(game: &ComeSailAway, player: &PlayerView) -> Explanation {
    let points = u32::from(player.ship.tokens()) * u32::from(game.components().token_points());
    let now = Message::new("csa-space-points").with("points", points);
    Explanation::new::<ComeSailAway>(Message::new("csa-label-bonus"), &[44, 40]).with([now])
}

#[cfg(test)]
mod tests {
    use game::{Chance, Dealer, Game, Parts, QuickChance, Viewer};

    use super::*;
    use crate::explanation;

    #[test]
    fn every_part_of_a_ship_explains_itself_at_every_moment() {
        for players in [1, 2] {
            let options = come_sail_away::Options { players, ..Default::default() };
            let game = ComeSailAway::new(options, Parts::BuiltIn).expect("built-in parts");
            let mut state = game.start(&game.deal(&mut Dealer::new(7))).expect("a deal");
            let (mut chance, mut legal) = (QuickChance::new(7), Vec::new());
            while let Some(seat) = game.awaited(&state).lowest() {
                let view = game.view(&state, Viewer::Seat(seat));
                for name in names(&game, &view, seat) {
                    explanation::check(&explain(&game, &view, &name).unwrap_or_else(|| panic!("{name}")));
                }
                game.legal(&state, seat, &mut legal);
                let action = *chance.choose(&legal).unwrap();
                game.apply(&mut state, seat, action, &mut ()).expect("legal");
            }
        }
    }

    fn names(game: &ComeSailAway, view: &View, seat: Seat) -> Vec<String> {
        let mut names: Vec<String> = Room::all().map(|place| room(seat, place)).collect();
        names.extend((0..game.components().track().len()).map(space));
        names.extend(view.players.iter().flat_map(|player| player.ship.rack()).flatten().map(small_cabin));
        names.extend(view.tokens.iter().map(|known| token(known.facility)));
        names.extend(view.own().into_iter().flat_map(|own| own.held()).flatten().map(card));
        names.extend([disgruntled(seat), bonus(seat), PIER.to_owned(), ROUND.to_owned()]);
        names
    }

    #[test]
    fn every_sign_of_the_luggage_track_is_explained() {
        let game = ComeSailAway::new(Default::default(), Parts::BuiltIn).expect("built-in parts");
        let track = game.components().track();
        let said = |place: usize| -> Vec<String> {
            let explanation = explain_space(&game, place).expect("a space");
            explanation.values.iter().map(|value| value.id.to_string()).collect()
        };
        assert!((0..track.len()).all(|place| !said(place).is_empty()));
        let all =
            track.iter().position(|space| matches!(space, Space::Extra(from) if from.iter().count() == 3));
        let all = said(all.expect("a space with all sources"));
        assert_eq!(all, ["extra", "staircase", "disgruntled"].map(|sign| format!("parts-csa-sign-{sign}")));
        let kinds = super::super::book::signs(&game).count();
        assert_eq!(kinds, 10, "the rules page has each kind of sign once");
    }

    #[test]
    fn a_salon_says_whom_it_takes_and_what_it_scores() {
        let game = ComeSailAway::new(Default::default(), Parts::BuiltIn).expect("built-in parts");
        let state = game.start(&game.deal(&mut Dealer::new(7))).expect("a deal");
        let view = game.view(&state, Viewer::Seat(Seat::ALL[0]));
        let salon = explain(&game, &view, "room 0 a2").expect("a room");
        assert_eq!(salon.rules, [Rule::new("CSA", 23)]);
        assert_eq!(salon.values[0].to_string(), "parts-csa-worth points=6");
        assert_eq!(explain(&game, &view, "room 0 z9"), None);
        assert_eq!(explain(&game, &view, "room 9 a2"), None);
    }
}
