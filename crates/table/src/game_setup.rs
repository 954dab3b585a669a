//! What a game is made from: all that whoever joins a table must know before the first view.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError, Weak};

use game::{Flaw, Game, Message, Parts};
use serde::{Deserialize, Serialize};

/// The games that tables play now, by what they are made from: all that is printed on the components is long to read and to keep, and
/// the same at all tables of the same options. One that no table plays any more goes.
static PLAYED: LazyLock<Mutex<HashMap<String, Weak<dyn Any + Send + Sync>>>> = LazyLock::new(Mutex::default);

/// The game of a table: its version of the rules, its options and components. It holds nothing of the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameSetup<O> {
    /// The version of the rules.
    pub rules: u32,
    /// What the players agreed on.
    pub options: O,
    /// The components.
    pub components: ComponentSource,
}

/// The components of a game as files name them: by fingerprint, and whole where they are not built in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComponentSource {
    /// Tells them from all others.
    pub fingerprint: String,
    /// The text of the component file, where it is not one of the game's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
}

impl ComponentSource {
    /// What this game is played with.
    pub fn of<G: Game>(game: &G) -> ComponentSource {
        let parts = game.parts();
        // With one kind of line ending, so that a file survives editors that change them all.
        let file = (!parts.built_in).then(|| parts.text.replace("\r\n", "\n"));
        ComponentSource { fingerprint: parts.fingerprint.clone(), file }
    }

    pub(crate) fn parts(&self) -> Parts<'_> {
        self.file.as_deref().map_or(Parts::Fingerprint(&self.fingerprint), Parts::File)
    }

    /// Whether these are what the game was made with: a file may have been changed since.
    pub(crate) fn check<G: Game>(&self, game: &G) -> Result<(), Flaw> {
        let found = game.parts().fingerprint.as_str();
        if found == self.fingerprint {
            return Ok(());
        }
        let reason = Message::new("file-fingerprint").with("value", self.fingerprint.as_str());
        Err(Flaw::new("fingerprint", reason.with("expected", found)))
    }
}

impl<O> GameSetup<O> {
    /// What this game was made from.
    pub fn of<G: Game<Options = O>>(game: &G) -> GameSetup<O>
    where
        O: Clone,
    {
        let options = game.options().clone();
        GameSetup { rules: game.rules_version(), options, components: ComponentSource::of(game) }
    }

    /// Makes the game.
    pub fn game<G: Game<Options = O>>(self) -> Result<Arc<G>, Flaw> {
        let game = G::with_rules(self.rules, self.options, self.components.parts())?;
        self.components.check(&game)?;
        Ok(Arc::new(game))
    }

    /// Gives the same game that another table plays, or makes it.
    pub fn shared_game<G: Game<Options = O>>(self) -> Result<Arc<G>, Flaw>
    where
        O: Serialize,
    {
        // Other components than the game's own are as long as anybody likes.
        let key = self.components.file.is_none().then(|| self.key::<G>()).flatten();
        // What is behind the lock is whole at any time.
        let mut played = PLAYED.lock().unwrap_or_else(PoisonError::into_inner);
        let found = key.as_ref().and_then(|key| played.get(key)?.upgrade()?.downcast().ok());
        if let Some(game) = found {
            return Ok(game);
        }
        let game = self.game()?;
        if let Some(key) = key {
            played.retain(|_, game| game.strong_count() > 0);
            let weak: Weak<G> = Arc::downgrade(&game);
            played.insert(key, weak);
        }
        Ok(game)
    }

    /// What tells the game from all others.
    fn key<G: Game<Options = O>>(&self) -> Option<String>
    where
        O: Serialize,
    {
        let options = serde_json::to_string(&self.options).ok()?;
        Some(format!("{} {} {} {options}", G::ID, self.rules, self.components.fingerprint))
    }
}
