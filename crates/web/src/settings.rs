//! What the reader prefers, kept in the browser.

use leptos::prelude::*;
use serde::{Deserialize, Deserializer, Serialize};

use crate::store;

/// What the reader prefers. Browsers have kept it since under the names that `rename` says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct Preferences {
    /// None: what the browser asks for.
    pub(crate) lang: Option<String>,
    pub(crate) theme: Theme,
    #[serde(rename = "pace")]
    pub(crate) animation_pace: AnimationPace,
    /// What others call the reader; none: what the language calls somebody without a name.
    pub(crate) name: Option<String>,
    /// The reader's own face, by name, and colour; none: what their name and seat give them.
    pub(crate) face: Option<String>,
    pub(crate) colour: Option<usize>,
    /// Whether tips are shown.
    #[serde(rename = "lessons")]
    pub(crate) tips: bool,
    /// Which of them were read.
    #[serde(rename = "learned", deserialize_with = "tips_read")]
    pub(crate) tips_read: Vec<String>,
    /// Games whose lesson the reader does not want to be offered.
    pub(crate) declined: Vec<String>,
    /// Whether a bell calls whose turn it is at a table on a server.
    #[serde(rename = "sound")]
    pub(crate) turn_bell: bool,
    /// Whether what happens at the table can be heard.
    #[serde(rename = "sounds")]
    pub(crate) table_sounds: bool,
}

/// The names of tips that were read. Before there were lessons, tips were called so, and browsers have kept those names.
fn tips_read<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    let names = Vec::<String>::deserialize(from)?;
    Ok(names.iter().map(|name| name.replace("-lesson-", "-tip-")).collect())
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Theme {
    #[default]
    Auto,
    Light,
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// How fast a bot's turn is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum AnimationPace {
    Slow,
    #[default]
    Normal,
    Fast,
    Instant,
}

impl AnimationPace {
    pub(crate) const ALL: [AnimationPace; 4] =
        [AnimationPace::Slow, AnimationPace::Normal, AnimationPace::Fast, AnimationPace::Instant];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            AnimationPace::Slow => "slow",
            AnimationPace::Normal => "normal",
            AnimationPace::Fast => "fast",
            AnimationPace::Instant => "instant",
        }
    }

    /// How long each step of a bot stays to be looked at.
    pub(crate) const fn milliseconds(self) -> u64 {
        match self {
            AnimationPace::Slow => 1600,
            AnimationPace::Normal => 800,
            AnimationPace::Fast => 300,
            AnimationPace::Instant => 0,
        }
    }
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            lang: None,
            theme: Theme::default(),
            animation_pace: AnimationPace::default(),
            name: None,
            face: None,
            colour: None,
            tips: true,
            tips_read: Vec::new(),
            declined: Vec::new(),
            turn_bell: true,
            table_sounds: false,
        }
    }
}

/// The preferences of whoever sits at this browser.
#[derive(Clone, Copy)]
pub(crate) struct Settings(RwSignal<Preferences>);

impl Settings {
    /// Reads them, for everything below.
    pub(crate) fn provide() -> Settings {
        let settings = Settings(RwSignal::new(store::preferences()));
        provide_context(settings);
        settings
    }

    pub(crate) fn of_page() -> Settings {
        expect_context()
    }

    pub(crate) fn read<T>(self, read: impl FnOnce(&Preferences) -> T) -> T {
        self.0.with(read)
    }

    pub(crate) fn peek<T>(self, read: impl FnOnce(&Preferences) -> T) -> T {
        self.0.with_untracked(read)
    }

    /// Changes them and saves the change, where there is room for it.
    pub(crate) fn change(self, change: impl FnOnce(&mut Preferences)) {
        self.0.update(change);
        let _ = self.0.with_untracked(store::save_preferences);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_browsers_kept_under_older_names_is_read_and_kept_so() {
        let text = r#"{"lang":"fr","theme":"dark","pace":"fast","name":"Zoé","face":"crab","colour":2,"lessons":false,"learned":["web-on-board-tip-split"],"declined":["on-board"],"sound":false,"sounds":true}"#;
        let preferences: Preferences = game::data::from_json(text).unwrap();
        assert!(!preferences.tips && !preferences.turn_bell && preferences.table_sounds);
        assert_eq!(preferences.tips_read, ["web-on-board-tip-split"]);
        assert_eq!(serde_json::to_string(&preferences).unwrap(), text);
    }

    #[test]
    fn tips_that_were_read_as_lessons_stay_read() {
        let text = r#"{"learned":["web-on-board-lesson-split","web-on-board-tip-hide"]}"#;
        let preferences: Preferences = game::data::from_json(text).unwrap();
        assert_eq!(preferences.tips_read, ["web-on-board-tip-split", "web-on-board-tip-hide"]);
        assert!(preferences.tips);
    }
}
