//! Calls whoever has the page open but looks elsewhere: a number in the title, and a ship's bell.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use crate::settings::Settings;
use crate::speech::Speech;

/// What stands before the title while it is one's turn.
const SIGN: &str = "(1) ";
/// Two strokes of a bell: when each begins, in seconds.
const STROKES: [f64; 2] = [0.0, 0.22];
/// The tones of a bell, and how loud each is: its partials are no multiples of each other.
const TONES: [(f32, f32); 3] = [(784.0, 0.16), (1568.0, 0.07), (2117.0, 0.04)];
/// How long a stroke rings.
const RINGS: f64 = 0.9;

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
        if now && before == Some(false) && settings.peek(|preferences| preferences.sound) {
            // A browser that lets nobody ring is not asked twice.
            let _ = ring();
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

/// Two short strokes of a bell, made of plain tones.
fn ring() -> Result<(), JsValue> {
    let context = AudioContext::new()?;
    let begin = context.current_time() + 0.05;
    for stroke in STROKES {
        for (pitch, loudness) in TONES {
            let (tone, volume) = (context.create_oscillator()?, context.create_gain()?);
            tone.set_type(OscillatorType::Sine);
            tone.frequency().set_value(pitch);
            let (at, end) = (begin + stroke, begin + stroke + RINGS);
            volume.gain().set_value_at_time(0.0001, at)?;
            volume.gain().exponential_ramp_to_value_at_time(loudness, at + 0.01)?;
            volume.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
            tone.connect_with_audio_node(&volume)?;
            volume.connect_with_audio_node(&context.destination())?;
            tone.start_with_when(at)?;
            tone.stop_with_when(end)?;
        }
    }
    set_timeout(move || drop(context.close()), Duration::from_millis(2_000));
    Ok(())
}
