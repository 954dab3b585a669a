//! Pirates Under Fire: the sea of seven by six spaces, with hands and mercenaries around it.

use catalog::GameId;
use game::{Message, Seat};
use leptos::prelude::*;
use pirates_under_fire::{Action, Deal, Options, PiratesUnderFire, View};

use crate::board::Board;
use crate::stage::Stage;

impl Board for PiratesUnderFire {
    const GAME: GameId = GameId::PiratesUnderFire;
    const BOOK: &'static str = "PUF";
    const RULES_COUNT: u8 = 41;
    const SEATS: [usize; 2] = [2, 2];
    const HAS_STARTER: bool = true;

    fn draw(_: &Stage<Self>) -> AnyView {
        ().into_any()
    }

    fn on_board(&self, _: &View, _: Action) -> bool {
        false
    }

    fn counters(_: &Stage<Self>) -> AnyView {
        ().into_any()
    }

    fn lesson(&self, _: &View) -> Option<&'static str> {
        None
    }

    fn first(_: usize) -> Options {
        Options::default()
    }

    fn for_players(options: Options, _: usize) -> Options {
        options
    }

    fn begin_with(deal: &mut Deal, seat: Seat) {
        deal.first = seat.index() as u8 + 1;
    }

    fn set_up(_: RwSignal<Options>) -> AnyView {
        ().into_any()
    }

    fn describe(_: &Options) -> Vec<Message> {
        Vec::new()
    }
}
