//! What can be heard at the table: what happens, that it is one's turn, how it ended.

use game::Seat;
use leptos::prelude::*;

use super::TableScreen;
use super::result_for_reader::{self, ResultForReader};
use crate::board::Board;
use crate::sound::{self, Sound};

/// More sounds than this at once are noise.
const MOST_SOUNDS: usize = 4;
/// Seconds between two of them.
const SECONDS_BETWEEN_SOUNDS: f64 = 0.12;

/// What sounds were made of last.
#[derive(Clone, Copy, PartialEq)]
struct SoundedState {
    viewer: game::Viewer,
    events: usize,
    deciding: Option<Seat>,
    over: bool,
}

/// Makes sounds of what changes, where they are wanted.
pub(super) fn listen<G: Board>(screen: TableScreen<G>) {
    Effect::new(move |before: Option<SoundedState>| {
        let scene = screen.scene.get();
        let now = SoundedState {
            viewer: scene.viewer,
            events: scene.event_count_by_now(),
            deciding: scene.deciding,
            over: scene.outcome.is_some(),
        };
        let wanted = screen.settings.peek(|preferences| preferences.table_sounds);
        if let Some(before) = before.filter(|_| wanted && screen.curtain.get_untracked().is_none()) {
            let (from, same) = (before.events, before.viewer == now.viewer && !scene.is_past());
            let new = scene.happened_by_now().skip(from);
            let mut sounds: Vec<Sound> = if same {
                new.filter_map(|happening| G::sound(&happening.event)).collect()
            } else {
                Vec::new()
            };
            sounds.dedup();
            sounds.truncate(MOST_SOUNDS);
            if now.over && !before.over {
                sounds.extend(result_for_reader::of(screen, &scene).map(end_sound));
            } else if now.deciding.is_some() && before.deciding.is_none() && same {
                sounds.push(Sound::Turn);
            }
            for (index, sound) in sounds.into_iter().enumerate() {
                sound::play(sound, index as f64 * SECONDS_BETWEEN_SOUNDS);
            }
        }
        now
    });
}

const fn end_sound(result: ResultForReader) -> Sound {
    match result {
        ResultForReader::Lost => Sound::Loss,
        ResultForReader::Won
        | ResultForReader::Shared
        | ResultForReader::Alone
        | ResultForReader::Announced => Sound::Win,
    }
}

impl<G: Board> TableScreen<G> {
    /// Something was done by a press.
    pub(super) fn sound_press(self) {
        if self.settings.peek(|preferences| preferences.table_sounds) {
            sound::play(Sound::Press, 0.0);
        }
    }
}
