//! Games and preferences kept in the browser.
//!
//! A game is one entry, written after every move. Nothing is overwritten unseen: whoever writes says what it read
//! before, and learns when another tab has written since.

use game::{Message, Seat};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::{Kind, Player};

use crate::browser;
use crate::settings::Preferences;

const GAME: &str = "seaboard:game:";
const PREFERENCES: &str = "seaboard:preferences";

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// When it began and when it was last played, in milliseconds since 1970.
    pub(crate) started: f64,
    pub(crate) touched: f64,
    pub(crate) summary: Summary,
    /// The table's file.
    pub(crate) text: String,
    /// Whether it came here when it was over: somebody else may have played it.
    #[serde(default)]
    pub(crate) foreign: bool,
}

impl Kept {
    /// The result of the only person at the table, where it counts: not in practice, nor where it was played elsewhere.
    pub(crate) fn own(&self) -> Option<Own> {
        self.summary.own().filter(|_| !self.foreign)
    }
}

/// A person's own result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Own {
    /// Points, where nobody gave up.
    pub(crate) points: Option<i32>,
    pub(crate) won: bool,
}

/// What a list says of a game without loading it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Summary {
    pub(crate) game: String,
    /// Who plays, by seat.
    pub(crate) players: Vec<Player>,
    pub(crate) over: bool,
    pub(crate) practice: bool,
    /// Whether somebody gave up.
    pub(crate) resigned: bool,
    pub(crate) points: Vec<i32>,
    pub(crate) winners: Vec<usize>,
    /// What kind of game it is beyond its name; results are compared within one kind.
    pub(crate) kind: String,
}

impl Summary {
    fn own(&self) -> Option<Own> {
        let mut people = (0..).zip(&self.players).filter(|(_, player)| player.kind == Kind::Person);
        let (Some((seat, _)), None) = (people.next(), people.next()) else { return None };
        let points = *self.points.get(seat).filter(|_| self.over && !self.practice)?;
        Some(Own { points: (!self.resigned).then_some(points), won: self.winners.contains(&seat) })
    }
}

/// Why something could not be kept or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// The browser keeps nothing for us.
    NoStorage,
    /// There is no room left.
    Full,
    /// Another tab has written this game since.
    Elsewhere,
    /// There is no such game.
    Gone,
    /// What was kept cannot be read.
    Damaged,
}

impl Trouble {
    pub(crate) fn message(&self) -> Message {
        Message::new(match self {
            Trouble::NoStorage => "web-store-none",
            Trouble::Full => "web-store-full",
            Trouble::Elsewhere => "web-store-elsewhere",
            Trouble::Gone => "web-store-gone",
            Trouble::Damaged => "web-store-damaged",
        })
    }
}

fn storage() -> Result<web_sys::Storage, Trouble> {
    window().local_storage().ok().flatten().ok_or(Trouble::NoStorage)
}

fn entry(key: &str) -> String {
    format!("{GAME}{key}")
}

/// Whether a change of the storage concerns this game.
pub(crate) fn concerns(changed: &str, key: &str) -> bool {
    changed == entry(key)
}

fn write(key: &str, value: &str) -> Result<(), Trouble> {
    // The one way it fails is a full storage.
    storage()?.set_item(key, value).map_err(|_| Trouble::Full)
}

/// What a game is called as a file.
pub(crate) fn file_name(game: &str, key: &str) -> String {
    format!("{game}-{key}.seaboard")
}

/// A key no game has.
pub(crate) fn new_key() -> String {
    format!("{:x}{:x}", browser::now() as u64, browser::random_below(65536.0))
}

/// The game of this key.
pub(crate) fn game(key: &str) -> Result<Kept, Trouble> {
    let text = storage()?.get_item(&entry(key)).ok().flatten().ok_or(Trouble::Gone)?;
    serde_json::from_str(&text).map_err(|_| Trouble::Damaged)
}

/// What is kept under this key, as it is, for whoever wants to save what can be saved of it.
pub(crate) fn raw(key: &str) -> Option<String> {
    storage().ok()?.get_item(&entry(key)).ok().flatten()
}

/// Keeps a game. `before` is the file's text as it was read or written last; none for a new game.
pub(crate) fn keep(key: &str, kept: &Kept, before: Option<&str>) -> Result<(), Trouble> {
    if let Some(before) = before {
        match game(key) {
            Ok(now) if now.text != before && now.text != kept.text => return Err(Trouble::Elsewhere),
            // Perhaps a newer app wrote it in another tab.
            Err(Trouble::Damaged) => return Err(Trouble::Elsewhere),
            Ok(_) | Err(Trouble::Gone) => {}
            Err(trouble) => return Err(trouble),
        }
    }
    let text = serde_json::to_string(kept).map_err(|_| Trouble::Damaged)?;
    write(&entry(key), &text)
}

/// Forgets a game.
pub(crate) fn forget(key: &str) {
    if let Ok(storage) = storage() {
        let _ = storage.remove_item(&entry(key));
    }
}

/// All games, the one played last first; those that cannot be read have no [`Kept`].
pub(crate) fn games() -> Vec<(String, Option<Kept>)> {
    let Ok(storage) = storage() else { return Vec::new() };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|place| storage.key(place).ok().flatten());
    let keys: Vec<String> = names.filter_map(|name| name.strip_prefix(GAME).map(str::to_owned)).collect();
    let mut games: Vec<(String, Option<Kept>)> = keys
        .into_iter()
        .map(|key| {
            let kept = game(&key).ok();
            (key, kept)
        })
        .collect();
    let touched = |kept: &Option<Kept>| kept.as_ref().map_or(0.0, |kept| kept.touched);
    games.sort_by(|one, other| touched(&other.1).total_cmp(&touched(&one.1)));
    games
}

pub(crate) fn preferences() -> Preferences {
    let text = storage().ok().and_then(|storage| storage.get_item(PREFERENCES).ok().flatten());
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

pub(crate) fn keep_preferences(preferences: &Preferences) -> Result<(), Trouble> {
    let text = serde_json::to_string(preferences).map_err(|_| Trouble::Damaged)?;
    write(PREFERENCES, &text)
}

/// Seats by their places, for a summary.
pub(crate) fn places(seats: impl Iterator<Item = Seat>) -> Vec<usize> {
    seats.map(Seat::index).collect()
}

/// Whether the browser keeps anything for us.
pub(crate) fn check() -> Result<(), Trouble> {
    storage().map(|_| ())
}
