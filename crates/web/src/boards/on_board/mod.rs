//! On Board and Bienvenue à bord: two ship sheets, three cards between them.

use catalog::GameId;
use game::{Message, Seat};
use leptos::prelude::*;
use on_board::{Action, Deal, OnBoard, Options, View};

use crate::board::Board;
use crate::stage::Stage;

impl Board for OnBoard {
    const GAME: GameId = GameId::OnBoard;
    const BOOK: &'static str = "OB";
    const RULES_COUNT: u8 = 39;
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
