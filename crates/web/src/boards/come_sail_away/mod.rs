//! Come Sail Away!: the liner from the side, stern left, bow right.

use catalog::GameId;
use come_sail_away::{Action, ComeSailAway, Deal, Options, View};
use game::{Message, Seat};
use leptos::prelude::*;

use crate::board::Board;
use crate::stage::Stage;

impl Board for ComeSailAway {
    const GAME: GameId = GameId::ComeSailAway;
    const BOOK: &'static str = "CSA";
    const RULES_COUNT: u8 = 52;
    const SEATS: [usize; 2] = [1, 4];
    const HAS_STARTER: bool = false;

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

    fn first(players: usize) -> Options {
        Self::for_players(Options::default(), players)
    }

    fn for_players(options: Options, players: usize) -> Options {
        Options { players: players as u8, ..options }
    }

    fn begin_with(_: &mut Deal, _: Seat) {}

    fn set_up(_: RwSignal<Options>) -> AnyView {
        ().into_any()
    }

    fn describe(_: &Options) -> Vec<Message> {
        Vec::new()
    }
}
