//! Calls whoever has the page open but looks elsewhere: a number in the title, and a ship's bell.

use std::time::Duration;

use leptos::prelude::*;

use crate::settings::Settings;
use crate::sound::{self, Sound};
use crate::speech::Speech;

/// What stands before the title while it is one's turn.
const SIGN: &str = "(1) ";

/// Calls whenever it becomes one's turn, as long as the page is open.
pub(super) fn listen(turn: Signal<bool>, settings: Settings) {
    let turn = Memo::new(move |_| turn.get());
    let speech = Speech::of_page();
    Effect::new(move |before: Option<bool>| {
        let now = turn.get();
        // The page's own title follows the language.
        speech.lang();
        // After it, then; frames are not drawn where nobody looks.
        set_timeout(
            move || turn.try_with_untracked(|turn| mark_title(*turn)).unwrap_or_default(),
            Duration::ZERO,
        );
        if now && before == Some(false) && settings.peek(|preferences| preferences.turn_bell) {
            sound::play(Sound::Bell, 0.0);
        }
        now
    });
    on_cleanup(|| mark_title(false));
}

fn mark_title(turn: bool) {
    let title = document().title();
    let plain = title.strip_prefix(SIGN).unwrap_or(&title);
    let wanted = if turn { format!("{SIGN}{plain}") } else { plain.to_owned() };
    if wanted != title {
        document().set_title(&wanted);
    }
}
