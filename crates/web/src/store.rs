//! Games and preferences kept in the browser.
//!
//! A game is one entry, written after every move. Nothing is overwritten unseen: whoever writes says what it read
//! before, and learns when another tab has written since.

use std::collections::HashSet;

use analysis::{ENGINE, REPORT, Report};
use catalog::GameId;
use game::{Message, Seat, fnv1a};
use leptos::prelude::*;
use protocol::PersonId;
use serde::{Deserialize, Serialize};
use table::Player;

use crate::browser;
use crate::settings::Preferences;
use crate::statistics::Ended;

const GAME: &str = "seaboard:game:";
const PREFERENCES: &str = "seaboard:preferences";
const MUTED: &str = "seaboard:muted";
const LESSON: &str = "seaboard:lesson:";
/// Beside a game: what was found of it.
const FOUND: &str = "seaboard:report:";
const SOLVED: &str = "seaboard:solved:";

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct StoredGame {
    /// When it began and when it was last played, in milliseconds since 1970.
    pub(crate) started: f64,
    pub(crate) touched: f64,
    pub(crate) summary: Summary,
    /// The table's file.
    pub(crate) text: String,
    /// Whether it came here when it was over: somebody else may have played it.
    #[serde(default, rename = "foreign")]
    pub(crate) finished_elsewhere: bool,
}

impl StoredGame {
    /// How it ended for the only person at the table, wherever it was played.
    pub(crate) fn ended(&self) -> Option<Ended> {
        self.summary.ended(self.summary.only_person()?)
    }

    /// The result of the only person at the table, where it counts: not in practice, nor where it was played elsewhere.
    pub(crate) fn own_result(&self) -> Option<OwnResult> {
        self.summary.own_result().filter(|_| !self.finished_elsewhere)
    }
}

/// A person's own result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OwnResult {
    /// Points, where nobody gave up.
    pub(crate) points: Option<i32>,
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
    /// Whether somebody lost it before its end: they gave up, or their time was up.
    #[serde(rename = "resigned")]
    pub(crate) forfeited: bool,
    pub(crate) points: Vec<i32>,
    pub(crate) winners: Vec<usize>,
    /// How far the game is, and of how much, where it says so.
    pub(crate) progress: Option<(u32, u32)>,
    /// The options as text; results are compared with those of the same options.
    #[serde(rename = "kind")]
    pub(crate) options_text: String,
}

impl Summary {
    fn own_result(&self) -> Option<OwnResult> {
        let seat = self.only_person()?;
        let points = *self.points.get(seat).filter(|_| self.over && !self.practice)?;
        Some(OwnResult { points: (!self.forfeited).then_some(points) })
    }

    /// Whether the points tell how it ended: not where somebody gave up, nor where a rule decided before there were any.
    pub(crate) fn ended_by_points(&self) -> bool {
        !self.forfeited && (self.points.len() == 1 || self.points.iter().any(|&points| points != 0))
    }

    /// Whether the game is over, and a person won it who did not play alone.
    fn is_won_by_person(&self) -> bool {
        let is_person = |seat: &usize| self.players.get(*seat).is_some_and(Player::is_person);
        self.over && !self.practice && self.players.len() > 1 && self.winners.iter().any(is_person)
    }

    /// The seat of the only person at the table.
    fn only_person(&self) -> Option<usize> {
        let mut people = (0..).zip(&self.players).filter(|(_, player)| player.is_person());
        let (Some((seat, _)), None) = (people.next(), people.next()) else { return None };
        Some(seat)
    }
}

/// Why something could not be kept or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum StoreError {
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

impl StoreError {
    pub(crate) fn message(&self) -> Message {
        Message::new(match self {
            StoreError::NoStorage => "web-store-none",
            StoreError::Full => "web-store-full",
            StoreError::Elsewhere => "web-store-elsewhere",
            StoreError::Gone => "web-store-gone",
            StoreError::Damaged => "web-store-damaged",
        })
    }
}

fn storage() -> Result<web_sys::Storage, StoreError> {
    window().local_storage().ok().flatten().ok_or(StoreError::NoStorage)
}

fn storage_key(key: &str) -> String {
    format!("{GAME}{key}")
}

/// Whether a change of the storage concerns this game.
pub(crate) fn concerns(changed: &str, key: &str) -> bool {
    changed == storage_key(key)
}

fn write(key: &str, value: &str) -> Result<(), StoreError> {
    // The one way it fails is a full storage.
    storage()?.set_item(key, value).map_err(|_| StoreError::Full)
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
pub(crate) fn game(key: &str) -> Result<StoredGame, StoreError> {
    let text = storage()?.get_item(&storage_key(key)).ok().flatten().ok_or(StoreError::Gone)?;
    game::data::from_json(&text).map_err(|_| StoreError::Damaged)
}

/// What is kept under this key, as it is, for whoever wants to save what can be saved of it.
pub(crate) fn raw(key: &str) -> Option<String> {
    storage().ok()?.get_item(&storage_key(key)).ok().flatten()
}

/// What is known to be in the storage: whoever finds something else there has been overtaken by another tab.
pub(crate) struct LastWritten {
    /// The file's text.
    pub(crate) text: String,
    /// All that was written; empty where only the text is known.
    json: String,
}

impl LastWritten {
    /// A game that was read.
    pub(crate) fn read(stored: &StoredGame) -> LastWritten {
        LastWritten { text: stored.text.clone(), json: String::new() }
    }
}

/// Saves a game. `before` is what was read or written last; none for a new game.
pub(crate) fn save(
    key: &str,
    stored: StoredGame,
    before: Option<&LastWritten>,
) -> Result<LastWritten, StoreError> {
    if let Some(before) = before {
        check_unchanged(key, before, &stored.text)?;
    }
    let json = serde_json::to_string(&stored).map_err(|_| StoreError::Damaged)?;
    write(&storage_key(key), &json)?;
    Ok(LastWritten { text: stored.text, json })
}

/// Nothing is overwritten that another tab has written since.
fn check_unchanged(key: &str, before: &LastWritten, next: &str) -> Result<(), StoreError> {
    // Mostly it is what was written last, and need not be read.
    if storage()?.get_item(&storage_key(key)).ok().flatten().is_some_and(|now| now == before.json) {
        return Ok(());
    }
    match game(key) {
        Ok(now) if now.text != before.text && now.text != next => Err(StoreError::Elsewhere),
        // Perhaps a newer app wrote it in another tab.
        Err(StoreError::Damaged) => Err(StoreError::Elsewhere),
        Ok(_) | Err(StoreError::Gone) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Forgets a game.
pub(crate) fn forget(key: &str) {
    if let Ok(storage) = storage() {
        let _ = storage.remove_item(&storage_key(key));
        let _ = storage.remove_item(&format!("{FOUND}{key}"));
    }
}

/// All games, the one played last first; those that cannot be read have no [`StoredGame`].
pub(crate) fn games() -> Vec<(String, Option<StoredGame>)> {
    let Ok(storage) = storage() else { return Vec::new() };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok().flatten());
    let keys: Vec<String> = names.filter_map(|name| name.strip_prefix(GAME).map(str::to_owned)).collect();
    let mut games: Vec<(String, Option<StoredGame>)> = keys
        .into_iter()
        .map(|key| {
            let stored = game(&key).ok();
            (key, stored)
        })
        .collect();
    let touched = |stored: &Option<StoredGame>| stored.as_ref().map_or(0.0, |stored| stored.touched);
    games.sort_by(|one, other| touched(&other.1).total_cmp(&touched(&one.1)));
    games
}

pub(crate) fn preferences() -> Preferences {
    let text = storage().ok().and_then(|storage| storage.get_item(PREFERENCES).ok().flatten());
    text.and_then(|text| game::data::from_json(&text).ok()).unwrap_or_default()
}

pub(crate) fn save_preferences(preferences: &Preferences) -> Result<(), StoreError> {
    let text = serde_json::to_string(preferences).map_err(|_| StoreError::Damaged)?;
    write(PREFERENCES, &text)
}

/// Whom the reader does not want to hear at tables on a server.
pub(crate) fn muted() -> HashSet<PersonId> {
    let text = storage().ok().and_then(|storage| storage.get_item(MUTED).ok().flatten()).unwrap_or_default();
    text.split_whitespace().filter_map(|id| id.parse().ok()).collect()
}

/// Saves that, where there is room for it.
pub(crate) fn save_muted(people: &HashSet<PersonId>) {
    let ids: Vec<String> = people.iter().map(ToString::to_string).collect();
    let _ = write(MUTED, &ids.join(" "));
}

/// How far a lesson went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct LessonKept {
    /// The step, counted from 0.
    pub(crate) step: usize,
    /// Whether it went to its end.
    pub(crate) done: bool,
}

/// How far the lesson of this game went the last time, if it was begun.
pub(crate) fn lesson(game: GameId) -> Option<LessonKept> {
    let text = storage().ok()?.get_item(&format!("{LESSON}{game}")).ok().flatten()?;
    game::data::from_json(&text).ok()
}

/// Saves that, where there is room for it.
pub(crate) fn save_lesson(game: GameId, kept: &LessonKept) {
    if let Ok(text) = serde_json::to_string(kept) {
        let _ = write(&format!("{LESSON}{game}"), &text);
    }
}

/// What was found of a game, and of which text: a game for practice may go on after its end.
#[derive(Serialize, Deserialize)]
struct ReportKept {
    text: String,
    report: Report,
}

fn fingerprint(text: &str) -> String {
    format!("{:016x}", fnv1a(text.bytes()))
}

/// What was found of the game of this key, where it is still the same and nobody would judge it otherwise now.
pub(crate) fn report(key: &str, text: &str) -> Option<Report> {
    let kept = storage().ok()?.get_item(&format!("{FOUND}{key}")).ok().flatten()?;
    let kept: ReportKept = game::data::from_json(&kept).ok()?;
    let current = (kept.report.report, kept.report.engine.version) == (REPORT, ENGINE);
    (current && kept.text == fingerprint(text)).then_some(kept.report)
}

/// Saves that beside the game, where there is room for it: it can be found again.
pub(crate) fn save_report(key: &str, text: &str, report: &Report) {
    let kept = ReportKept { text: fingerprint(text), report: report.clone() };
    if let Ok(json) = serde_json::to_string(&kept) {
        let _ = write(&format!("{FOUND}{key}"), &json);
    }
}

/// The puzzles of a game that were solved here, by their numbers.
pub(crate) fn solved(game: GameId) -> HashSet<u64> {
    let text = storage().ok().and_then(|storage| storage.get_item(&format!("{SOLVED}{game}")).ok().flatten());
    text.unwrap_or_default().split_whitespace().filter_map(|number| number.parse().ok()).collect()
}

/// One more was solved.
pub(crate) fn save_solved(game: GameId, number: u64) {
    let mut solved = solved(game);
    if solved.insert(number) {
        let numbers: Vec<String> = solved.iter().map(ToString::to_string).collect();
        let _ = write(&format!("{SOLVED}{game}"), &numbers.join(" "));
    }
}

/// Whether a game of this kind was played to its end here by somebody.
pub(crate) fn has_played(game: GameId) -> bool {
    played_here(game).any(|summary| summary.over)
}

/// Whether somebody at this screen has won a game of this kind against bots, or with others.
pub(crate) fn has_won(game: GameId) -> bool {
    played_here(game).any(|summary| summary.is_won_by_person())
}

/// The games of this kind that were not taken in when they were over.
fn played_here(game: GameId) -> impl Iterator<Item = Summary> {
    let all = games().into_iter().filter_map(|(_, stored)| stored);
    let here = all.filter(|stored| !stored.finished_elsewhere).map(|stored| stored.summary);
    here.filter(move |summary| summary.game == game.name())
}

/// Seats by their indices, for a summary.
pub(crate) fn seat_indices(seats: impl Iterator<Item = Seat>) -> Vec<usize> {
    seats.map(Seat::index).collect()
}

/// Whether the browser keeps anything for us.
pub(crate) fn check() -> Result<(), StoreError> {
    storage().map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_tell_how_a_game_ended_unless_something_else_decided() {
        let ended = |points: &[i32], forfeited: bool| {
            Summary { over: true, points: points.to_vec(), forfeited, ..Summary::default() }.ended_by_points()
        };
        assert!(ended(&[12, 9], false) && ended(&[0, 3], false) && ended(&[0], false));
        assert!(!ended(&[12, 9], true) && !ended(&[0, 0], false));
    }
}
