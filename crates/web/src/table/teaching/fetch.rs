//! Brings lessons: they are files of their own, since most visits need none.

use std::collections::BTreeMap;

use lessons::Course;
use phrases::Lang;

use crate::board::Board;
use crate::browser;

/// The lesson of a game.
pub(super) async fn lesson<G: Board>() -> Option<Course<G>> {
    let table = file(&format!("{}.seaboard", G::ID)).await?;
    let steps = file(&format!("{}.json", G::ID)).await?;
    Course::read(&table, &steps).ok()
}

/// What lessons say in this language.
pub(super) async fn sentences(lang: Lang) -> Option<String> {
    file(&format!("{lang}.ftl")).await
}

/// A file of the lessons, by its name before it was given its content's hash.
async fn file(name: &str) -> Option<String> {
    let list = browser::meta("seaboard:lessons")?;
    let names: BTreeMap<String, String> = game::data::from_json(&browser::fetch_text(&list).await?).ok()?;
    // Addresses are seen from the list.
    let (folder, _) = list.rsplit_once('/')?;
    let address = names.get(name)?.strip_prefix("./")?;
    browser::fetch_text(&format!("{folder}/{address}")).await
}
