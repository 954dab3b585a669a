//! What the rules page shows of this game: examples, and parts with their values in use.

use crate::draw::prelude::*;
use game::{Message, Seat};
use pirates_under_fire::{Icon, Mercenary, PiratesUnderFire, Value};

use super::art::{self, Look};
use super::glyphs::Glyph;
use super::parts;
use crate::board::Example;
use crate::explanation::{Drawn, Explanation, Group};
use crate::stage::Stage;

pub(super) const EXAMPLES: &[Example] = &[
    Example {
        section: 24,
        title: "rules-example-puf-shot",
        steps: &[
            (13, "rules-example-puf-shot-before"),
            (15, "rules-example-puf-shot-laid"),
            (16, "rules-example-puf-shot-fired"),
        ],
    },
    Example {
        section: 36,
        title: "rules-example-puf-run",
        steps: &[
            (44, "rules-example-puf-run-laid"),
            (45, "rules-example-puf-run-repaired"),
            (48, "rules-example-puf-run-broken"),
            (52, "rules-example-puf-run-again"),
        ],
    },
];

pub(super) fn gallery(stage: &Stage<PiratesUnderFire>) -> Vec<Group> {
    let game = stage.game();
    let group = |section, title, class, items: Vec<Drawn>| Group { section, title, class, items };
    let icons =
        Icon::ALL.map(|icon| Drawn::new(Glyph::of_icon(icon).draw(""), parts::explain_icon(game, icon)));
    let ships = Value::ALL.map(|value| {
        let look = Look { effect: true, ..Look::default() };
        Drawn::new(art::ship(Seat::ALL[0], value, look), parts::explain_ship(game, value))
    });
    let mercenaries = Mercenary::all().map(|mercenary| {
        let contract = game.components().contract(mercenary);
        let art = art::mercenary(None, contract.values, contract.power, Look::default());
        Drawn::new(art, parts::explain_mercenary(game, mercenary))
    });
    vec![
        group(16, "web-puf-icons", "of-signs puf", icons.into()),
        group(22, "rules-puf-gallery-ships", "of-signs puf", ships.into()),
        group(28, "puf-mercenaries", "of-signs puf", mercenaries.collect()),
        group(36, "rules-puf-gallery-combinations", "of-rows puf", combinations(game)),
    ]
}

/// What combinations of each length score, with ships that make one.
fn combinations(game: &PiratesUnderFire) -> Vec<Drawn> {
    let scored = |points: &'static str, all: &[u8], value: fn(usize) -> usize| {
        let all = (3..).zip(all.to_vec());
        let drawn = all.map(move |(length, worth): (usize, u8)| {
            let values = (0..length).filter_map(|place| Value::ALL.get(value(place)).copied());
            let ships = values.map(|value| art::ship(Seat::ALL[0], value, Look::default())).collect_node();
            let name = Message::new(points).with("count", length).with("points", worth);
            Drawn::new(
                draw! { <span class="gallery-row">{ships}</span> },
                Explanation::new::<PiratesUnderFire>(name, &[36]),
            )
        });
        drawn.collect::<Vec<_>>()
    };
    let parts = game.components();
    let mut all = scored("parts-puf-identical", parts.identical_points(), |_| 6);
    all.extend(scored("parts-puf-run", parts.run_points(), |place| place + 1));
    all
}
