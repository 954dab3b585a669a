//! Which cards may still come, as far as the viewer can tell.

use crate::draw::prelude::*;
use come_sail_away::Colour;
use game::Message;

use super::words::{self, Scenery};
use crate::art;

pub(super) fn draw(stage: &Scenery) -> Node {
    let cards = stage.view().unseen();
    if cards.is_empty() || stage.view().over {
        return ().into_node();
    }
    let parts = stage.game().components();
    let faces = || cards.iter().map(|&card| parts.face(card));
    let passengers = Colour::ALL.map(|colour| {
        let alike = |face: &come_sail_away::Face| face.passengers().iter().filter(|&&c| c == colour).count();
        faces().map(alike).sum::<usize>()
    });
    let carriers = Colour::ALL.map(|colour| {
        faces().filter(|face| face.passengers().get(usize::from(face.luggage())) == Some(&colour)).count()
    });
    let sizes = [2u8, 3, 4].map(|count| {
        let number = faces().filter(|face| face.count() == count).count();
        stage.say(&Message::new("web-csa-size").with("passengers", count).with("cards", number))
    });
    let row = |luggage: bool, counts: [usize; 5]| {
        let cells = Colour::ALL.into_iter().zip(counts).map(|(colour, count)| {
            let name = stage.say(&colour.say(luggage));
            let figure = art::passenger(colour.name(), words::letter(stage, colour), luggage);
            draw! { <li><span class="sr-only">{name}</span> {figure} <b>{count}</b></li> }
        });
        draw! { <ul class="census">{cells.collect_node()}</ul> }
    };
    let deck = stage.say(&Message::new("csa-label-deck").with("count", stage.view().deck_left));
    let words = stage.say(&Message::new("web-csa-unseen").with("count", cards.len()));
    draw! {
        <div class="csa-counters">
            <p><b>{deck}</b> " · " {words}</p>
            {row(false, passengers)}
            {row(true, carriers)}
            <p class="sizes">{sizes.join(" · ")}</p>
        </div>
    }
}
