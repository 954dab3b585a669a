//! A worked example: a few moments of a prepared table, drawn by its board, each with a sentence.

use game::Message;
use leptos::prelude::*;

use crate::board::{Board, Example};
use crate::table::{TableScreen, stage_of};

pub(super) fn draw<G: Board>(screen: TableScreen<G>, example: &'static Example) -> AnyView {
    let speech = screen.speech;
    let place = RwSignal::new(0usize);
    let last = example.steps.len().saturating_sub(1);
    let show = move |to: usize| {
        place.set(to.min(last));
        if let Some((moment, _)) = example.steps.get(to.min(last)) {
            screen.look_at(*moment);
        }
    };
    untrack(|| show(0));
    let said = move || example.steps.get(place.get()).map(|(_, id)| speech.say_id(id));
    let count = move || {
        let step = Message::new("web-moment").with("moment", place.get() + 1).with("of", last + 1);
        speech.tell(&step)
    };
    let board = move || G::draw(&stage_of(screen));
    view! {
        <figure class="example" data-game=G::ID>
            <figcaption>
                <h3>{move || speech.say_id(example.title)}</h3>
                <p class="example-said" role="status">{said}</p>
                <p class="row">
                    <button type="button" class="step-back" disabled=move || place.get() == 0 on:click=move |_| show(place.get_untracked().saturating_sub(1))>
                        "◀ " {move || speech.say_id("web-back")}
                    </button>
                    <span class="example-count">{count}</span>
                    <button type="button" class="step-forth" disabled=move || place.get() == last on:click=move |_| show(place.get_untracked() + 1)>
                        {move || speech.say_id("web-forth")} " ▶"
                    </button>
                </p>
            </figcaption>
            <div class="still board" inert="" aria-hidden="true">{board}</div>
        </figure>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use catalog::{GameId, with_game_type};
    use come_sail_away::ComeSailAway;
    use game::{Seat, Viewer};
    use on_board::{OnBoard, Phase};
    use phrases::{Lang, Phrasebook};
    use pirates_under_fire::PiratesUnderFire;
    use table::{Table, nth_moment, seats_of_people};

    use super::*;

    const ADA: Seat = Seat::ALL[0];

    fn table<G: Board>() -> Table<G> {
        let mut table = Table::<G>::from_text(G::EXAMPLE_TABLE).expect("a table by the rules");
        table.keep_history(Viewer::Seat(ADA));
        table
    }

    fn seen<G: Board>(moment: usize) -> G::View {
        let table = table::<G>();
        let moments = table.history(Viewer::Seat(ADA));
        table.view_at(Viewer::Seat(ADA), nth_moment(&moments, moment).expect("a moment"))
    }

    #[test]
    fn every_step_of_every_example_is_a_moment_that_is_told_in_every_language() {
        fn check<G: Board>() {
            if G::EXAMPLES.is_empty() {
                return;
            }
            let table = table::<G>();
            assert_eq!(seats_of_people(table.players()).lowest(), Some(ADA));
            assert_eq!(seats_of_people(table.players()).len(), 1, "one person looks at it");
            let moments = table.history(Viewer::Seat(ADA)).len();
            for example in G::EXAMPLES {
                assert!(example.steps.is_sorted_by(|(one, _), (next, _)| one < next), "{}", example.title);
                // The last moment would be the present, in which somebody is to play.
                assert!(example.steps.iter().all(|&(moment, _)| moment < moments), "{}", example.title);
                for book in Lang::ALL.map(Phrasebook::new) {
                    let ids = example.steps.iter().map(|&(_, id)| id).chain([example.title]);
                    ids.for_each(|id| assert!(book.has(id), "{id}"));
                    let section = format!("rules-{}-section-{}", G::BOOK.to_lowercase(), example.section);
                    assert!(book.has(&section), "{section}");
                }
            }
        }
        GameId::ALL.iter().for_each(|&game| with_game_type!(game, G => check::<G>()));
    }

    #[test]
    fn come_sail_away_shows_what_its_examples_tell() {
        let ship = |moment| seen::<ComeSailAway>(moment).own().expect("Ada").ship;
        assert_eq!((ship(5).luggage(), ship(6).luggage()), (0, 1));
        assert_eq!(ship(12).disgruntled().iter().sum::<u8>(), 0);
        assert_eq!(ship(13).disgruntled().iter().sum::<u8>(), 1);
        assert_eq!((ship(20).luggage(), ship(22).luggage()), (3, 4));
        assert_eq!((ship(21).down().len(), ship(22).down().len()), (0, 1));
        assert!(ship(24).empty_berths().len() < ship(22).empty_berths().len());
    }

    #[test]
    fn on_board_shows_what_its_examples_tell() {
        let view = seen::<OnBoard>;
        assert_eq!((view(2).phase, view(2).splitter()), (Phase::Split, ADA));
        assert_eq!(view(4).phase, Phase::Choose);
        assert_eq!(view(6).players[ADA].board.sheet().satisfied(), 1);
        assert_eq!(view(16).players[ADA.opponent()].board.sheet().unhappy(), 3, "one lover before");
        assert_eq!(view(21).phase, Phase::Port);
        assert_eq!(view(21).players[ADA].board.sheet().ports_won(), 1);
        assert_eq!(view(21).players[ADA].board.sheet().sun_points(), 4);
    }

    #[test]
    fn pirates_under_fire_shows_what_its_examples_tell() {
        let game = table::<PiratesUnderFire>().game().clone();
        let scored = |moment| game.scored(&seen::<PiratesUnderFire>(moment), ADA).combinations.len();
        assert_eq!([44, 45, 48, 52].map(scored), [0, 1, 0, 1]);
        let burning = |moment| seen::<PiratesUnderFire>(moment).open.sea.fleet(ADA.opponent()).burning.len();
        assert_eq!((burning(15), burning(16)), (0, 1));
    }
}
