//! What belongs to a game beside its code: what the language says of it, and how it looks. Fetched when its code is.

use std::cell::RefCell;

use catalog::GameId;
use phrases::{Lang, Phrasebook};

use crate::browser;
use crate::lazy::NotFetched;
use crate::speech::Speech;

thread_local! {
    /// The games that are here.
    static HERE: RefCell<Vec<GameId>> = const { RefCell::new(Vec::new()) };
}

/// Fetches what belongs to a game, unless it is here. It is asked for at once, whenever it is waited for; a game without files of its
/// own needs none.
pub(crate) fn bring(game: GameId) -> Option<impl Future<Output = Result<(), NotFetched>>> {
    let speech = Speech::of_app().filter(|_| !HERE.with_borrow(|here| here.contains(&game)))?;
    let lang = speech.lang_now();
    let words = browser::fetch_text(&words_of(lang, game)?);
    let sheet = browser::bring_sheet(&browser::meta(&format!("seaboard:style:{game}"))?);
    Some(async move {
        let (mut lang, mut text) = (lang, words.await);
        // Another language may have been chosen meanwhile.
        while speech.lang_now() != lang {
            lang = speech.lang_now();
            text = chapter(lang, game).await;
        }
        let text = text.ok_or(NotFetched)?;
        if !sheet.await {
            return Err(NotFetched);
        }
        speech.add(&text);
        HERE.with_borrow_mut(|here| here.push(game));
        Ok(())
    })
}

/// Adds what a language says of the games that are here to its other sentences; whether all of it could be fetched.
pub(crate) async fn read_all(book: &mut Phrasebook) -> bool {
    let mut read = 0;
    // One more may come meanwhile.
    while let Some(game) = HERE.with_borrow(|here| here.get(read).copied()) {
        let Some(text) = chapter(book.lang(), game).await else { return false };
        book.add(&text);
        read += 1;
    }
    true
}

async fn chapter(lang: Lang, game: GameId) -> Option<String> {
    browser::fetch_text(&words_of(lang, game)?).await
}

fn words_of(lang: Lang, game: GameId) -> Option<String> {
    browser::meta(&format!("seaboard:words:{lang}:{game}"))
}
