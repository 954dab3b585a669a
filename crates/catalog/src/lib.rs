//! The one place that names all games.
//!
//! Below this crate everything is generic over the contract; above it (terminal, server, browser) a game or a table is
//! one value of an enum. [`with_game_type!`], [`with_game!`], [`with_table!`], [`with_play!`] and [`with_batch!`] lead back to the
//! concrete type, so that code above can be generic too, and run without dynamic dispatch:
//!
//! ```
//! use catalog::{AnyTable, GameId, with_table};
//! use table::Player;
//!
//! let table = AnyTable::new(&GameId::ComeSailAway.default_game()?, 7, vec![Player::person("Ada")])?;
//! let choices = with_table!(&table, t => t.awaited().iter().map(|seat| t.legal(seat).len()).sum::<usize>());
//! assert_eq!(choices, 2);
//! # Ok::<(), game::Flaw>(())
//! ```

mod play;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

pub use batch::{Arrays, Batch, Rewards, StepError, result_reward};
pub use options::options_with;
pub use play::{ActionError, Memory, Play};

use game::kit::Checked;
use game::{Dealer, Flaw, Game, Message, Outcome, Parts, Seats};
use table::{LoadError, Player, Table};

/// Makes the macro that leads from one of the enums back to the concrete type.
macro_rules! with_any {
    ($dollar:tt $with:ident, $any:ident, $about:literal; $($game:ident),*) => {
        #[doc = $about]
        #[macro_export]
        macro_rules! $with {
            ($dollar any:expr, $dollar inside:ident => $dollar body:expr) => {
                match $dollar any {
                    $($crate::$any::$game($dollar inside) => $dollar body,)*
                }
            };
        }
    };
}

/// Makes everything that there is once for each game out of one list: its rules, and what it is called. `$dollar` is a
/// dollar sign, for the macros that are made.
macro_rules! games {
    ($dollar:tt $($crate_name:ident::$game:ident: $name:literal),* $(,)?) => {
        /// A game by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum GameId {
            $(#[doc = $name] $game,)*
        }

        /// A game with its options and components.
        pub enum AnyGame {
            $(#[doc = $name] $game(Arc<$game>),)*
        }

        /// A table of any game.
        #[allow(clippy::large_enum_variant, reason = "there are few of them, and they are not moved about")]
        pub enum AnyTable {
            $(#[doc = $name] $game(Table<$game>),)*
        }

        /// A game of any kind being played, without a table around it.
        #[derive(Clone)]
        #[allow(clippy::large_enum_variant, reason = "a state is small, whatever the game")]
        pub enum AnyPlay {
            $(#[doc = $name] $game(Play<$game>),)*
        }

        /// Many games of one kind being played at once.
        pub enum AnyBatch {
            $(#[doc = $name] $game(Batch<$game>),)*
        }

        impl GameId {
            /// All of them.
            pub const ALL: &[GameId] = &[$(GameId::$game),*];
        }

        impl AnyTable {
            /// Which game is played.
            pub fn game_id(&self) -> GameId {
                match self {
                    $(AnyTable::$game(_) => GameId::$game,)*
                }
            }
        }

        impl AnyGame {
            /// Which game it is.
            pub fn game_id(&self) -> GameId {
                match self {
                    $(AnyGame::$game(_) => GameId::$game,)*
                }
            }
        }

        $(
            impl From<Arc<$game>> for AnyGame {
                fn from(game: Arc<$game>) -> AnyGame {
                    AnyGame::$game(game)
                }
            }

            impl From<Play<$game>> for AnyPlay {
                fn from(play: Play<$game>) -> AnyPlay {
                    AnyPlay::$game(play)
                }
            }

            impl From<Batch<$game>> for AnyBatch {
                fn from(batch: Batch<$game>) -> AnyBatch {
                    AnyBatch::$game(batch)
                }
            }

            impl From<$game> for AnyGame {
                fn from(game: $game) -> AnyGame {
                    AnyGame::$game(Arc::new(game))
                }
            }

            impl From<Table<$game>> for AnyTable {
                fn from(table: Table<$game>) -> AnyTable {
                    AnyTable::$game(table)
                }
            }
        )*

        $(use $crate_name::$game;)*

        /// The types of the rules, for the macros below.
        #[doc(hidden)]
        pub mod rules {
            $(pub type $game = $crate_name::$game;)*
        }

        /// Runs an expression with the type of the game of a [`GameId`].
        #[macro_export]
        macro_rules! with_game_type {
            ($dollar id:expr, $dollar game:ident => $dollar body:expr) => {
                match $dollar id {
                    $($crate::GameId::$game => {
                        type $dollar game = $crate::rules::$game;
                        $dollar body
                    })*
                }
            };
        }

        /// Calls a macro with the type of each game in turn, for what there is once for each of them.
        #[macro_export]
        macro_rules! for_each_game {
            ($dollar make:ident) => {
                $($dollar make! { $crate::rules::$game })*
            };
        }

        with_any! { $dollar with_game, AnyGame, "Runs an expression with the concrete game inside an [`AnyGame`]."; $($game),* }
        with_any! { $dollar with_table, AnyTable, "Runs an expression with the concrete table inside an [`AnyTable`]."; $($game),* }
        with_any! { $dollar with_play, AnyPlay, "Runs an expression with the concrete [`Play`] inside an [`AnyPlay`]."; $($game),* }
        with_any! { $dollar with_batch, AnyBatch, "Runs an expression with the concrete [`Batch`] inside an [`AnyBatch`]."; $($game),* }
    };
}

/// The list of games: one line each. Whatever follows the dollar sign is added at its end.
macro_rules! all_games {
    ($dollar:tt $($more:tt)*) => {
        games! { $dollar
            come_sail_away::ComeSailAway: "Come Sail Away!",
            on_board::OnBoard: "On Board, and its first edition Bienvenue à bord",
            pirates_under_fire::PiratesUnderFire: "Pirates Under Fire",
            $($more)*
        }
    };
}

// The macros made from the list are expanded in other crates, which know nothing of this crate's features.
#[cfg(not(feature = "tiny-game"))]
all_games! { $ }
#[cfg(feature = "tiny-game")]
all_games! { $ buoys::Buoys: "Buoys, the tiny game of the contract's documentation" }

// They use the macros above, and so stand below them.
mod any_play;
mod batch;
mod options;

impl GameId {
    /// The name in commands and files.
    pub const fn name(self) -> &'static str {
        with_game_type!(self, G => <G as Game>::ID)
    }

    /// The game as a beginner would play it first.
    pub fn default_game(self) -> Result<AnyGame, Flaw> {
        with_game_type!(self, G => G::new(Default::default(), Parts::BuiltIn).map(AnyGame::from))
    }

    /// Games that stand for every choice of options: see [`Checked::some_options`].
    pub fn some_games(self) -> Result<Vec<AnyGame>, Flaw> {
        with_game_type!(self, G => {
            let made = |options| G::new(options, Parts::BuiltIn).map(AnyGame::from);
            G::some_options().into_iter().map(made).collect()
        })
    }
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
        known.ok_or_else(|| Message::new("unknown-game").with("value", name).with("known", game_names()))
    }
}

game::serde_as_text!(GameId);

/// The names of all games, for a person to choose from.
pub fn game_names() -> String {
    GameId::ALL.iter().map(|id| id.name()).collect::<Vec<_>>().join(", ")
}

impl AnyTable {
    /// A new table, dealt from this seed. Bots decide from another one, which [`AnyTable::with_seed`] gives them.
    pub fn new(game: &AnyGame, deal_seed: u64, players: Vec<Player>) -> Result<AnyTable, Flaw> {
        with_game!(game, game => {
            let deal = game.deal(&mut Dealer::new(deal_seed));
            Table::new(game.clone(), deal, players).map(AnyTable::from)
        })
    }

    /// The same with another seed for what bots decide: see [`Table::with_seed`].
    #[must_use]
    pub fn with_seed(self, seed: u64) -> AnyTable {
        with_table!(self, table => table.with_seed(seed).into())
    }

    /// The same as a practice table, where a player may go back past what they have seen.
    #[must_use]
    pub fn for_practice(self) -> AnyTable {
        with_table!(self, table => table.for_practice().into())
    }

    /// Loads a table from a file's text.
    pub fn from_text(text: &str) -> Result<AnyTable, LoadError> {
        let name = table::game_name_of_file(text)?;
        let id = name.parse::<GameId>().map_err(|reason| LoadError::unknown_game(text, reason))?;
        with_game_type!(id, G => Table::<G>::from_text_sharing(text).map(AnyTable::from))
    }

    /// The table as a file's text.
    pub fn to_text(&self) -> String {
        with_table!(self, table => table.to_text())
    }

    /// Who must decide now; nobody once the game is over.
    pub fn awaited(&self) -> Seats {
        with_table!(self, table => table.awaited())
    }

    /// Whether the game is over: played to its end, or lost by somebody before, who resigned or ran out of time.
    pub fn is_over(&self) -> bool {
        with_table!(self, table => table.is_over())
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        with_table!(self, table => table.outcome())
    }
}

#[cfg(test)]
mod tests {
    use game::{Seat, Viewer};

    use super::*;

    #[test]
    fn tables_that_are_loaded_share_a_game_if_it_is_the_same() {
        let dealt = |seed| {
            let game = GameId::OnBoard.default_game().unwrap();
            let seats = with_game!(&game, game => game.player_count());
            let players = (1..=seats).map(|n| Player::person(format!("Player {n}"))).collect();
            AnyTable::new(&game, seed, players).unwrap().to_text()
        };
        let loaded = |text: &str| match AnyTable::from_text(text).unwrap() {
            AnyTable::OnBoard(table) => table.game().clone(),
            _ => unreachable!(),
        };
        let (one, other) = (loaded(&dealt(1)), loaded(&dealt(2)));
        assert!(Arc::ptr_eq(&one, &other));
        let older = dealt(1).replace(&format!("rules = {}", on_board::OnBoard::RULES_VERSION), "rules = 1");
        let older = loaded(&older);
        assert!(!Arc::ptr_eq(&one, &older));
        assert_eq!((one.rules_version(), older.rules_version()), (on_board::OnBoard::RULES_VERSION, 1));
    }

    #[test]
    fn the_options_that_stand_for_all_are_some_of_them_and_a_beginners_among_them() {
        for &id in GameId::ALL {
            with_game_type!(id, G => {
                let (all, some) = (G::all_options(), G::some_options());
                assert!(some.iter().all(|options| all.contains(options)), "{id}");
                assert!(some.contains(&Default::default()), "{id}");
            });
            assert!(id.some_games().unwrap().len() < 20, "{id}: a game of each is saved");
        }
    }

    #[test]
    fn a_table_of_any_game_is_dealt_played_saved_and_loaded() {
        for &id in GameId::ALL {
            let game = id.default_game().unwrap();
            let seats = with_game!(&game, game => game.player_count());
            let players = (1..=seats).map(|n| Player::person(format!("Player {n}"))).collect();
            let mut table = AnyTable::new(&game, 1, players).unwrap().with_seed(2);
            let seat = table.awaited().lowest().unwrap();
            with_table!(&mut table, table => table.act(seat, table.legal(seat)[0])).unwrap();
            let again = AnyTable::from_text(&table.to_text()).unwrap();
            assert_eq!((again.game_id(), again.to_text()), (id, table.to_text()));
        }
    }

    #[test]
    fn whoever_resigns_at_a_table_of_any_game_loses_it() {
        for &id in GameId::ALL {
            let game = id.default_game().unwrap();
            let seats = with_game!(&game, game => game.player_count());
            let players: Vec<Player> = (1..=seats).map(|n| Player::person(format!("Player {n}"))).collect();
            let mut table = AnyTable::new(&game, 1, players.clone()).unwrap();
            assert!(!table.is_over() && table.outcome().is_none());
            let me = Seat::ALL[0];
            with_table!(&mut table, table => table.resign(me)).unwrap();
            assert!(table.is_over());
            assert_eq!(table.outcome().map(|it| it.winners), Some(Seats::first(seats).without(me)));
            let said = Message::new("table-resigned").with("player", me);
            let prompt = with_table!(&table, table => table.picture(Viewer::Spectator).prompt());
            assert_eq!(prompt, said, "{id}");
            assert!(AnyTable::from_text(&table.to_text()).unwrap().is_over());
        }
    }

    #[test]
    fn a_file_of_an_unknown_game_is_refused_at_its_line_and_quoted_no_further_than_fits() {
        let name = "\\u001b[2J".repeat(1000);
        let text = format!("# a game\nseaboard = 2\ngame = \"{name}\"\n---\n");
        let error = AnyTable::from_text(&text).err().unwrap();
        let shown = error.reason().to_string();
        assert_eq!(error.line(), 3);
        assert!(shown.starts_with("unknown-game value=\u{fffd}[2J") && shown.ends_with(&game_names()));
        assert!(!shown.contains(char::is_control) && shown.chars().count() < 300, "{shown:?}");
    }

    #[test]
    fn an_unknown_game_is_named_in_the_refusal() {
        let reason = "ludo".parse::<GameId>().unwrap_err();
        assert_eq!(reason.to_string(), format!("unknown-game value=ludo known={}", game_names()));
    }
}
