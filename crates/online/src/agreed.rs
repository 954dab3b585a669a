//! The game that is to be played at a table, from the wish of whoever opens it to the deal.

use catalog::{AnyTable, GameId, with_game_type};
use game::{Dealer, Flaw, Game, Message, Parts, data};
use protocol::TableId;
use table::{BotLevel, GameSetup, Player, Table};

use crate::proof::{Commitment, Key};

/// What was agreed on: a game, and what it is made from. It holds nothing of the deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreed {
    /// Which game.
    pub game: GameId,
    /// The version of its rules.
    pub rules: u32,
    /// What it is made from, as JSON.
    pub setup: String,
    /// How many play.
    pub seats: usize,
}

impl Agreed {
    /// Today's rules and the built-in components, with these options as JSON.
    pub fn new(game: GameId, options: &str) -> Result<Agreed, Flaw> {
        with_game_type!(game, G => {
            let options = data::from_json(options).map_err(|error| unreadable("options", &error))?;
            Agreed::of(game, &G::new(options, Parts::BuiltIn)?)
        })
    }

    /// The same from what was written down.
    pub fn read(game: GameId, setup: &str) -> Result<Agreed, Flaw> {
        with_game_type!(game, G => Agreed::of(game, &*made::<G>(setup)?))
    }

    fn of<G: Game>(id: GameId, game: &G) -> Result<Agreed, Flaw> {
        let setup =
            serde_json::to_string(&GameSetup::of(game)).map_err(|error| unreadable("setup", &error))?;
        Ok(Agreed { game: id, rules: game.rules_version(), setup, seats: game.player_count() })
    }

    /// What the server promises about the deal before anybody sits down.
    pub fn commitment(&self, table: TableId, secret: &[u8; 32]) -> Commitment {
        Commitment::new(table, self.game.name(), self.rules, &self.setup, secret)
    }

    /// The table as it is dealt from this key. Its players are called by their seats; a seat with a level is a bot's. Bots decide
    /// from the seed, which must not follow from the key.
    pub fn deal(&self, key: &Key, seed: u64, bots: &[Option<BotLevel>]) -> Result<AnyTable, Flaw> {
        let player = |(index, level): (usize, &Option<BotLevel>)| {
            let name = format!("seat {}", index + 1);
            level
                .clone()
                .map_or_else(|| Player::person(name.clone()), |level| Player::bot(name.clone(), level))
        };
        let players: Vec<Player> = bots.iter().enumerate().map(player).collect();
        with_game_type!(self.game, G => {
            let game = made::<G>(&self.setup)?;
            let deal = game.deal(&mut Dealer::from_key(key.0));
            Ok(Table::new(game, deal, players)?.with_seed(seed).into())
        })
    }
}

fn made<G: Game>(setup: &str) -> Result<std::sync::Arc<G>, Flaw> {
    let setup: GameSetup<G::Options> = data::from_json(setup).map_err(|error| unreadable("setup", &error))?;
    setup.shared_game()
}

fn unreadable(field: &'static str, error: &dyn std::fmt::Display) -> Flaw {
    Flaw::new(field, Message::new("file-header").with("detail", error.to_string()))
}
