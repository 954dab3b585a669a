//! What the rules page shows of this game: examples, and parts with their values in use.

use crate::draw::prelude::*;
use on_board::{Captain, Luggage, Objective, OnBoard, Symbol};

use super::art::{self, icon};
use super::{card, parts};
use crate::board::Example;
use crate::explanation::{Drawn, Explanation, Group};
use crate::stage::Stage;

pub(super) const EXAMPLES: &[Example] = &[
    Example {
        section: 5,
        title: "rules-example-ob-round",
        steps: &[
            (2, "rules-example-ob-round-three"),
            (4, "rules-example-ob-round-split"),
            (5, "rules-example-ob-round-taken"),
            (6, "rules-example-ob-round-placed"),
        ],
    },
    Example {
        section: 22,
        title: "rules-example-ob-port",
        steps: &[
            (16, "rules-example-ob-port-before"),
            (19, "rules-example-ob-port-last"),
            (21, "rules-example-ob-port-reached"),
            (22, "rules-example-ob-port-owed"),
        ],
    },
];

pub(super) fn gallery(stage: &Stage<OnBoard>) -> Vec<Group> {
    let game = stage.game();
    let group = |section, title, items: Vec<(Node, Explanation)>| {
        let items = items.into_iter().map(|(art, explanation)| Drawn::new(icon(art), explanation)).collect();
        Group { section, title, class: "of-signs ob-signs", items }
    };
    let symbols = Symbol::ALL.map(|symbol| (art::symbol(symbol), parts::printed_symbol(game, symbol)));
    let objectives = Objective::ALL
        .map(|objective| (card::objective_sign(objective), parts::explain_objective(game, objective)));
    let ports =
        game.components().ports().iter().map(|&port| (art::port(port), parts::explain_port(game, port)));
    let captains =
        Captain::ALL.map(|captain| (card::captain_sign(captain), parts::explain_captain(game, captain)));
    let luggage =
        Luggage::ALL.map(|luggage| (card::luggage_sign(luggage), parts::explain_luggage(game, luggage)));
    vec![
        group(18, "rules-ob-gallery-symbols", symbols.into()),
        group(21, "ob-label-objectives", objectives.into()),
        group(22, "ob-label-ports", ports.collect()),
        group(30, "web-ob-captains", captains.into()),
        group(30, "web-ob-luggage", luggage.into()),
    ]
}
