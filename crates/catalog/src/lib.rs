//! The one place that names all games.
//!
//! Below this crate everything is generic over the contract; above it (terminal, server, browser) a game or a table is
//! one value of an enum. [`with_game!`] and [`with_table!`] lead back to the concrete type, so that code above can be
//! generic too, and run without dynamic dispatch:
//!
//! ```
//! use catalog::{AnyTable, GameId, with_table};
//! use table::Player;
//!
//! let table = AnyTable::deal(&GameId::ComeSailAway.first_game()?, 7, vec![Player::person("Ada")])?;
//! let choices = with_table!(&table, t => t.awaited().iter().map(|seat| t.legal(seat).len()).sum::<usize>());
//! assert_eq!(choices, 2);
//! # Ok::<(), game::Flaw>(())
//! ```

use std::fmt;
use std::str::FromStr;

use come_sail_away::ComeSailAway;
use game::{Dealer, Flaw, Game, Message, Outcome, Parts, Seat, Seats, Viewer};
use on_board::OnBoard;
use pirates_under_fire::PiratesUnderFire;
use table::{LoadError, NoAct, NoResign, NoUndo, Player, Table};

/// Names every game once: the type of its rules, and what it is called.
macro_rules! games {
    ($($game:ident: $name:literal),* $(,)?) => {
        /// A game by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum GameId {
            $(#[doc = $name] $game,)*
        }

        /// A game with its options and components.
        #[expect(clippy::large_enum_variant, reason = "there are few of them, and they are not moved about")]
        pub enum AnyGame {
            $(#[doc = $name] $game($game),)*
        }

        /// A table of any game.
        #[expect(clippy::large_enum_variant, reason = "there are few of them, and they are not moved about")]
        pub enum AnyTable {
            $(#[doc = $name] $game(Table<$game>),)*
        }

        impl GameId {
            /// All of them.
            pub const ALL: &[GameId] = &[$(GameId::$game),*];

            /// The name in commands and files.
            pub const fn name(self) -> &'static str {
                match self {
                    $(GameId::$game => <$game as Game>::ID,)*
                }
            }

            /// The game as a beginner would play it first.
            pub fn first_game(self) -> Result<AnyGame, Flaw> {
                match self {
                    $(GameId::$game => $game::new(Default::default(), Parts::BuiltIn).map(AnyGame::$game),)*
                }
            }

            fn load(self, text: &str) -> Result<AnyTable, LoadError> {
                match self {
                    $(GameId::$game => Table::from_text(text).map(AnyTable::$game),)*
                }
            }
        }

        impl AnyTable {
            /// Which game is played.
            pub fn id(&self) -> GameId {
                match self {
                    $(AnyTable::$game(_) => GameId::$game,)*
                }
            }
        }

        $(
            impl From<$game> for AnyGame {
                fn from(game: $game) -> AnyGame {
                    AnyGame::$game(game)
                }
            }

            impl From<Table<$game>> for AnyTable {
                fn from(table: Table<$game>) -> AnyTable {
                    AnyTable::$game(table)
                }
            }
        )*
    };
}

games! {
    ComeSailAway: "Come Sail Away!",
    OnBoard: "On Board, and its first edition Bienvenue à bord",
    PiratesUnderFire: "Pirates Under Fire",
}

/// Runs an expression with the concrete game inside an [`AnyGame`].
#[macro_export]
macro_rules! with_game {
    ($any:expr, $game:ident => $body:expr) => {
        match $any {
            $crate::AnyGame::ComeSailAway($game) => $body,
            $crate::AnyGame::OnBoard($game) => $body,
            $crate::AnyGame::PiratesUnderFire($game) => $body,
        }
    };
}

/// Runs an expression with the concrete table inside an [`AnyTable`].
#[macro_export]
macro_rules! with_table {
    ($any:expr, $table:ident => $body:expr) => {
        match $any {
            $crate::AnyTable::ComeSailAway($table) => $body,
            $crate::AnyTable::OnBoard($table) => $body,
            $crate::AnyTable::PiratesUnderFire($table) => $body,
        }
    };
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameId {
    type Err = Message;

    fn from_str(name: &str) -> Result<GameId, Message> {
        let known = GameId::ALL.iter().copied().find(|id| id.name() == name);
        known.ok_or_else(|| Message::new("unknown-game").with("value", name).with("known", names()))
    }
}

/// The names of all games, for a person to choose from.
pub fn names() -> String {
    GameId::ALL.iter().map(|id| id.name()).collect::<Vec<_>>().join(", ")
}

impl AnyTable {
    /// A new table: the game is dealt from the seed.
    pub fn deal(game: &AnyGame, seed: u64, players: Vec<Player>) -> Result<AnyTable, Flaw> {
        with_game!(game, game => {
            let deal = game.deal(&mut Dealer::new(seed));
            Table::new(game.clone(), deal, players).map(AnyTable::from).map_err(|error| error.0)
        })
    }

    /// The same as a practice table, where a player may go back past what they have seen.
    #[must_use]
    pub fn for_practice(self) -> AnyTable {
        with_table!(self, table => table.for_practice().into())
    }

    /// Loads a table from a file's text.
    pub fn load(text: &str) -> Result<AnyTable, LoadError> {
        let name = table::game_of(text)?;
        let id = name.parse::<GameId>().map_err(|reason| LoadError { line: 1, reason })?;
        id.load(text)
    }

    /// The table as a file's text.
    pub fn to_text(&self) -> String {
        with_table!(self, table => table.to_text())
    }

    /// Who plays, by seat.
    pub fn players(&self) -> &[Player] {
        with_table!(self, table => table.players())
    }

    /// The players' names, by seat.
    pub fn names(&self) -> Vec<String> {
        with_table!(self, table => table.names())
    }

    /// Who must decide now; nobody once the game is over.
    pub fn awaited(&self) -> Seats {
        with_table!(self, table => table.awaited())
    }

    /// Whether the game is over: played to its end, or somebody resigned.
    pub fn is_over(&self) -> bool {
        with_table!(self, table => table.is_over())
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        with_table!(self, table => table.outcome())
    }

    /// What the seat may do now, in notation.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        with_table!(self, table => table.legal(seat).iter().map(ToString::to_string).collect())
    }

    /// A seed for whoever decides now: see [`Table::seed_now`].
    pub fn seed_now(&self) -> u64 {
        with_table!(self, table => table.seed_now())
    }

    /// What the viewer must do now, whom they wait for, or how the game ended.
    pub fn prompt(&self, viewer: Viewer) -> Message {
        with_table!(self, table => table.prompt(viewer))
    }

    /// Carries out an action given in notation; `None` where it is no notation of this game.
    pub fn act(&mut self, seat: Seat, notation: &str) -> Option<Result<(), NoAct>> {
        with_table!(self, table => notation.parse().ok().map(|action| table.act(seat, action)))
    }

    /// Takes back the seat's last action.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        with_table!(self, table => table.undo(seat))
    }

    /// The seat gives the game up, which ends it.
    pub fn resign(&mut self, seat: Seat) -> Result<(), NoResign> {
        with_table!(self, table => table.resign(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_of_any_game_is_dealt_played_taken_back_saved_and_loaded() {
        for &id in GameId::ALL {
            let game = id.first_game().unwrap();
            let seats = with_game!(&game, game => game.players());
            let players = (1..=seats).map(|n| Player::person(format!("Player {n}"))).collect();
            let mut table = AnyTable::deal(&game, 1, players).unwrap();
            let seat = table.awaited().lowest().unwrap();
            let first = table.legal(seat).swap_remove(0);
            assert_eq!(table.act(seat, "no such thing"), None);
            assert_eq!(table.act(seat, &first), Some(Ok(())));
            assert_eq!(table.undo(seat), Ok(()));
            let again = AnyTable::load(&table.to_text()).unwrap();
            assert_eq!((again.id(), again.to_text()), (id, table.to_text()));
        }
    }

    #[test]
    fn whoever_resigns_at_a_table_of_any_game_loses_it() {
        for &id in GameId::ALL {
            let game = id.first_game().unwrap();
            let seats = with_game!(&game, game => game.players());
            let players: Vec<Player> = (1..=seats).map(|n| Player::person(format!("Player {n}"))).collect();
            let mut table = AnyTable::deal(&game, 1, players.clone()).unwrap();
            assert!(!table.is_over() && table.outcome().is_none());
            let me = Seat::ALL[0];
            assert_eq!(table.resign(me), Ok(()));
            assert!(table.is_over() && table.players() == players);
            assert_eq!(table.outcome().map(|it| it.winners), Some(Seats::first(seats).without(me)));
            let said = Message::new("table-resigned").with("player", me);
            assert_eq!(table.prompt(Viewer::Spectator), said, "{id}");
            assert!(AnyTable::load(&table.to_text()).unwrap().is_over());
        }
    }

    #[test]
    fn an_unknown_game_is_named_in_the_refusal() {
        let reason = "ludo".parse::<GameId>().unwrap_err();
        assert_eq!(
            reason.to_string(),
            "unknown-game value=ludo known=come-sail-away, on-board, pirates-under-fire"
        );
    }
}
