//! Faces and colours of players: people choose theirs, bots have one for each level. A face is never told apart by its colour alone.

use game::{Seat, fnv1a};
use leptos::prelude::*;
use table::{Player, PlayerKind};

use crate::draw::{Node, draw};
use crate::settings::{Preferences, Settings};
use crate::speech::t;

/// How many colours there are; the style sheet has them.
pub(crate) const COLOURS: usize = 6;

/// The colours by name.
const COLOUR_NAMES: [&str; COLOURS] = [
    "web-colour-blue",
    "web-colour-red",
    "web-colour-sea",
    "web-colour-violet",
    "web-colour-brass",
    "web-colour-slate",
];

/// A drawn face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Face {
    Gull,
    Whale,
    Crab,
    Octopus,
    Turtle,
    Lighthouse,
    Deckhand,
    Helmsman,
    Navigator,
    Admiral,
    Random,
}

impl Face {
    /// Those that people can choose.
    pub(crate) const PEOPLE: [Face; 6] =
        [Face::Gull, Face::Whale, Face::Crab, Face::Octopus, Face::Turtle, Face::Lighthouse];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Face::Gull => "gull",
            Face::Whale => "whale",
            Face::Crab => "crab",
            Face::Octopus => "octopus",
            Face::Turtle => "turtle",
            Face::Lighthouse => "lighthouse",
            Face::Deckhand => "deckhand",
            Face::Helmsman => "helmsman",
            Face::Navigator => "navigator",
            Face::Admiral => "admiral",
            Face::Random => "random",
        }
    }

    /// The drawing. It never changes, so it is text and not a view.
    const fn drawing(self) -> &'static str {
        match self {
            Face::Gull => include_str!("art/faces/gull.svg"),
            Face::Whale => include_str!("art/faces/whale.svg"),
            Face::Crab => include_str!("art/faces/crab.svg"),
            Face::Octopus => include_str!("art/faces/octopus.svg"),
            Face::Turtle => include_str!("art/faces/turtle.svg"),
            Face::Lighthouse => include_str!("art/faces/lighthouse.svg"),
            Face::Deckhand => include_str!("art/faces/deckhand.svg"),
            Face::Helmsman => include_str!("art/faces/helmsman.svg"),
            Face::Navigator => include_str!("art/faces/navigator.svg"),
            Face::Admiral => include_str!("art/faces/admiral.svg"),
            Face::Random => include_str!("art/faces/random.svg"),
        }
    }

    /// The face of a bot by its level; of one that nobody knows any more, that of chance.
    fn of_level(level: &str) -> Face {
        let bots = [Face::Deckhand, Face::Helmsman, Face::Navigator, Face::Admiral];
        bots.into_iter().find(|face| face.name() == level).unwrap_or(Face::Random)
    }

    /// Somebody who chose none here has one by their name, and the same one everywhere.
    fn of_name(name: &str) -> Face {
        let place = fnv1a(name.bytes()) % Face::PEOPLE.len() as u64;
        Face::PEOPLE.get(place as usize).copied().unwrap_or(Face::Gull)
    }
}

/// How a player looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Avatar {
    pub(crate) face: Face,
    /// Below [`COLOURS`].
    pub(crate) colour: usize,
}

/// How all players of a table look; `own` is the seat of whoever reads, where that is one person.
pub(crate) fn avatars(players: &[Player], own: Option<Seat>, preferences: &Preferences) -> Vec<Avatar> {
    let own = own.map(Seat::index);
    let chosen = preferences.colour.filter(|&colour| colour < COLOURS);
    let colour = |index: usize| match (own, chosen) {
        (Some(own), Some(chosen)) if index == own => chosen,
        // Whoever would have had that colour has the other one instead.
        (Some(own), Some(chosen)) if index == chosen => own,
        _ => index % COLOURS,
    };
    let chosen_face = Face::PEOPLE.into_iter().find(|face| Some(face.name()) == preferences.face.as_deref());
    let face = |index: usize, player: &Player| match &player.kind {
        PlayerKind::Bot(level) => Face::of_level(level.name()),
        PlayerKind::Random => Face::Random,
        PlayerKind::Person if Some(index) == own => chosen_face.unwrap_or(Face::of_name(&player.name)),
        PlayerKind::Person => Face::of_name(&player.name),
    };
    let avatar = |(index, player)| Avatar { face: face(index, player), colour: colour(index) };
    players.iter().enumerate().map(avatar).collect()
}

/// The drawing of a player; the name stands beside it.
pub(crate) fn draw(avatar: Avatar) -> Node {
    let Avatar { face, colour } = avatar;
    let class = format!("avatar colour-{colour}");
    draw! { <span class=class data-face=face.name() aria-hidden="true">{Node::Markup(face.drawing())}</span> }
}

/// Choosing one's own face and colour.
pub(crate) fn chooser(settings: Settings) -> AnyView {
    let avatar = move |face: Option<Face>, colour: Option<usize>| {
        let own = settings.read(|preferences| {
            avatars(
                &[Player::person(preferences.name.clone().unwrap_or_default())],
                Seat::new(0),
                preferences,
            )
        });
        let own = own.first().copied().unwrap_or(Avatar { face: Face::Gull, colour: 0 });
        Avatar { face: face.unwrap_or(own.face), colour: colour.unwrap_or(own.colour) }
    };
    let faces = Face::PEOPLE.map(|face| {
        let pressed = move || (avatar(None, None).face == face).to_string();
        let choose = move |_| settings.change(|preferences| preferences.face = Some(face.name().to_owned()));
        let name = match face {
            Face::Gull => "web-face-gull",
            Face::Whale => "web-face-whale",
            Face::Crab => "web-face-crab",
            Face::Octopus => "web-face-octopus",
            Face::Turtle => "web-face-turtle",
            _ => "web-face-lighthouse",
        };
        view! {
            <button type="button" class="quiet look" aria-label=t(name) aria-pressed=pressed on:click=choose>
                {move || draw(avatar(Some(face), None))}
            </button>
        }
    });
    let colours = COLOUR_NAMES.into_iter().enumerate().map(|(colour, name)| {
        let pressed = move || (avatar(None, None).colour == colour).to_string();
        let choose = move |_| settings.change(|preferences| preferences.colour = Some(colour));
        view! {
            <button type="button" class="quiet look" aria-label=t(name) aria-pressed=pressed on:click=choose>
                {move || draw(avatar(None, Some(colour)))}
            </button>
        }
    });
    view! {
        <fieldset class="looks">
            <legend>{t("web-look")}</legend>
            <div role="group" aria-label=t("web-look-face")>{faces}</div>
            <div role="group" aria-label=t("web-look-colour")>{colours.collect_view()}</div>
        </fieldset>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use table::BotLevel;

    use super::*;

    fn table() -> Vec<Player> {
        let bot = Player::nameless_bot(BotLevel::new("admiral").unwrap());
        vec![Player::person("Ada"), bot, Player::random("Rand"), Player::person("Ben")]
    }

    #[test]
    fn no_two_players_have_the_same_colour_whatever_is_chosen() {
        for chosen in (0..COLOURS).map(Some).chain([None, Some(99)]) {
            for own in Seat::ALL.map(Some).into_iter().chain([None]) {
                let preferences = Preferences { colour: chosen, ..Preferences::default() };
                let mut colours: Vec<usize> =
                    avatars(&table(), own, &preferences).iter().map(|avatar| avatar.colour).collect();
                if let (Some(own), Some(chosen)) = (own, chosen.filter(|&chosen| chosen < COLOURS)) {
                    assert_eq!(colours[own.index()], chosen);
                }
                colours.sort_unstable();
                colours.dedup();
                assert_eq!(colours.len(), 4, "{chosen:?} {own:?}");
            }
        }
    }

    #[test]
    fn bots_have_the_face_of_their_level_and_people_the_one_they_chose() {
        let preferences = Preferences { face: Some("crab".to_owned()), ..Preferences::default() };
        let seen = avatars(&table(), Seat::new(0), &preferences);
        assert_eq!(seen[0].face, Face::Crab);
        assert_eq!((seen[1].face, seen[2].face), (Face::Admiral, Face::Random));
        assert_eq!(seen[3].face, Face::of_name("Ben"));
        let stranger = Player::nameless_bot(BotLevel::new("commodore").unwrap());
        assert_eq!(avatars(&[stranger], None, &preferences)[0].face, Face::Random);
        let forged = Preferences { face: Some("admiral".to_owned()), ..Preferences::default() };
        assert_ne!(avatars(&table(), Seat::new(0), &forged)[0].face, Face::Admiral);
    }
}
