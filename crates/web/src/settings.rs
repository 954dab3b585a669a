//! What the reader prefers, kept in the browser.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::store;

/// What the reader prefers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct Preferences {
    /// None: what the browser asks for.
    pub(crate) lang: Option<String>,
    pub(crate) theme: Theme,
    pub(crate) pace: Pace,
    /// What others call the reader; none: what the language calls somebody without a name.
    pub(crate) name: Option<String>,
    /// The reader's own face, by name, and colour; none: what their name and seat give them.
    pub(crate) face: Option<String>,
    pub(crate) colour: Option<usize>,
    /// Whether a newcomer's hints are shown.
    pub(crate) lessons: bool,
    /// Which of them were read.
    pub(crate) learned: Vec<String>,
    /// Games whose lesson the reader does not want to be offered.
    pub(crate) declined: Vec<String>,
    /// Whether a bell calls whose turn it is at a table on a server.
    pub(crate) sound: bool,
    /// Whether what happens at the table can be heard.
    pub(crate) sounds: bool,
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
pub(crate) enum Pace {
    Slow,
    #[default]
    Normal,
    Fast,
    Instant,
}

impl Pace {
    pub(crate) const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
            Pace::Instant => "instant",
        }
    }

    /// How long each step of a bot stays to be looked at.
    pub(crate) const fn milliseconds(self) -> u64 {
        match self {
            Pace::Slow => 1600,
            Pace::Normal => 800,
            Pace::Fast => 300,
            Pace::Instant => 0,
        }
    }
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            lang: None,
            theme: Theme::default(),
            pace: Pace::default(),
            name: None,
            face: None,
            colour: None,
            lessons: true,
            learned: Vec::new(),
            declined: Vec::new(),
            sound: true,
            sounds: false,
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

    /// Changes them and keeps the change, where there is room for it.
    pub(crate) fn change(self, change: impl FnOnce(&mut Preferences)) {
        self.0.update(change);
        let _ = self.0.with_untracked(store::keep_preferences);
    }
}
