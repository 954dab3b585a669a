//! What a game is made from: all that whoever joins a table must know before the first view.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, Weak};

use game::{Flaw, Game, Message, Parts};
use serde::{Deserialize, Serialize};

/// The games that tables play now, by what they are made from: all that is printed on the components is long to read and to keep, and
/// the same at all tables of the same options. One that no table plays any more goes.
static GAMES_IN_USE: LazyLock<Mutex<GamesInUse>> = LazyLock::new(Mutex::default);

type GamesInUse = HashMap<String, Weak<dyn Any + Send + Sync>>;

fn games_in_use() -> MutexGuard<'static, GamesInUse> {
    // What is behind the lock is whole at any time.
    GAMES_IN_USE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn found<G: Game>(games: &GamesInUse, key: &str) -> Option<Arc<G>> {
    games.get(key)?.upgrade()?.downcast().ok()
}

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
        let Some(key) = self.key::<G>() else { return self.game() };
        if let Some(game) = found(&games_in_use(), &key) {
            return Ok(game);
        }
        // Nobody waits while it is made. Where two make the same, one of the two is kept.
        let game: Arc<G> = self.game()?;
        let mut in_use = games_in_use();
        if let Some(game) = found(&in_use, &key) {
            return Ok(game);
        }
        in_use.retain(|_, game| game.strong_count() > 0);
        let weak: Weak<G> = Arc::downgrade(&game);
        in_use.insert(key, weak);
        Ok(game)
    }

    /// What tells the game from all others. Components that are not the game's own are as long as anybody likes: such games are shared
    /// by nobody.
    fn key<G: Game<Options = O>>(&self) -> Option<String>
    where
        O: Serialize,
    {
        if self.components.file.is_some() {
            return None;
        }
        let options = serde_json::to_string(&self.options).ok()?;
        Some(format!("{} {} {} {options}", G::ID, self.rules, self.components.fingerprint))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::thread;
    use std::time::Duration;

    use come_sail_away::{ComeSailAway, Options};

    use super::*;

    fn shared(parts: Parts<'_>) -> Arc<ComeSailAway> {
        let options = Options { players: 3, ..Options::default() };
        let game = ComeSailAway::new(options, parts).expect("a game");
        GameSetup::of(&game).shared_game().expect("the same game")
    }

    /// A text of components that is not the game's own.
    fn changed() -> String {
        let text = shared(Parts::BuiltIn).parts().text.clone();
        text.replacen("points = { value = 3,", "points = { value = 5,", 1)
    }

    #[test]
    fn tables_of_the_same_options_share_their_game_and_those_with_components_of_their_own_do_not() {
        let (one, other) = (shared(Parts::BuiltIn), shared(Parts::BuiltIn));
        assert!(Arc::ptr_eq(&one, &other));
        let text = changed();
        let (one, other) = (shared(Parts::File(&text)), shared(Parts::File(&text)));
        assert!(!one.parts().built_in && !Arc::ptr_eq(&one, &other));
    }

    #[test]
    fn components_of_ones_own_wait_for_nobody_elses_game() {
        let text = changed();
        let held = games_in_use();
        let (done, made) = mpsc::channel();
        thread::spawn(move || done.send(shared(Parts::File(&text))));
        let made = made.recv_timeout(Duration::from_secs(60));
        drop(held);
        assert!(made.is_ok_and(|game| !game.parts().built_in));
    }
}
