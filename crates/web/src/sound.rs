//! Sounds, made by the program from plain tones. They are off until somebody wants them, and quiet.

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState, OscillatorType};

use crate::settings::Settings;
use crate::speech::t;

/// Something that can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sound {
    /// A place was pressed.
    Press,
    /// Somebody took a seat.
    Seated,
    /// A room is full, a ship complete.
    Full,
    /// A card was played or drawn.
    Card,
    /// A tick, a die.
    Tick,
    /// Somebody is unhappy.
    Sigh,
    Shot,
    Hit,
    Mine,
    Gold,
    /// It is one's turn.
    Turn,
    Win,
    Loss,
    /// A ship's bell, for whoever looks elsewhere.
    Bell,
}

/// One tone: when it begins, how long it rings, from which pitch to which, how loud, and how sharp.
struct Tone(f64, f64, f32, f32, f32, Timbre);

#[derive(Clone, Copy)]
enum Timbre {
    Soft,
    Reed,
    Rough,
}

impl Timbre {
    const fn wave(self) -> OscillatorType {
        match self {
            Timbre::Soft => OscillatorType::Sine,
            Timbre::Reed => OscillatorType::Triangle,
            Timbre::Rough => OscillatorType::Sawtooth,
        }
    }
}

use Timbre::{Reed, Rough, Soft};

impl Sound {
    /// The tones it is made of.
    const fn tones(self) -> &'static [Tone] {
        match self {
            Sound::Press => &[Tone(0.0, 0.05, 520.0, 440.0, 0.05, Reed)],
            Sound::Seated => {
                &[Tone(0.0, 0.12, 392.0, 392.0, 0.07, Soft), Tone(0.05, 0.14, 523.0, 523.0, 0.06, Soft)]
            }
            Sound::Full => &[
                Tone(0.0, 0.18, 523.0, 523.0, 0.07, Soft),
                Tone(0.08, 0.2, 659.0, 659.0, 0.07, Soft),
                Tone(0.16, 0.3, 784.0, 784.0, 0.07, Soft),
            ],
            Sound::Card => {
                &[Tone(0.0, 0.09, 900.0, 300.0, 0.035, Rough), Tone(0.03, 0.08, 240.0, 180.0, 0.05, Reed)]
            }
            Sound::Tick => &[Tone(0.0, 0.04, 1100.0, 900.0, 0.05, Reed)],
            Sound::Sigh => &[Tone(0.0, 0.28, 330.0, 220.0, 0.06, Soft)],
            Sound::Shot => {
                &[Tone(0.0, 0.22, 160.0, 45.0, 0.14, Rough), Tone(0.0, 0.06, 700.0, 120.0, 0.05, Rough)]
            }
            Sound::Hit => {
                &[Tone(0.0, 0.12, 260.0, 70.0, 0.1, Rough), Tone(0.06, 0.3, 110.0, 50.0, 0.1, Reed)]
            }
            Sound::Mine => {
                &[Tone(0.0, 0.1, 150.0, 110.0, 0.1, Soft), Tone(0.1, 0.25, 480.0, 120.0, 0.05, Soft)]
            }
            Sound::Gold => {
                &[Tone(0.0, 0.25, 1319.0, 1319.0, 0.05, Soft), Tone(0.06, 0.35, 1976.0, 1976.0, 0.04, Soft)]
            }
            Sound::Turn => {
                &[Tone(0.0, 0.16, 587.0, 587.0, 0.06, Soft), Tone(0.12, 0.28, 880.0, 880.0, 0.05, Soft)]
            }
            Sound::Win => &[
                Tone(0.0, 0.2, 523.0, 523.0, 0.08, Reed),
                Tone(0.16, 0.2, 659.0, 659.0, 0.08, Reed),
                Tone(0.32, 0.2, 784.0, 784.0, 0.08, Reed),
                Tone(0.48, 0.7, 1047.0, 1047.0, 0.08, Reed),
            ],
            Sound::Loss => &[
                Tone(0.0, 0.25, 440.0, 440.0, 0.07, Soft),
                Tone(0.2, 0.25, 392.0, 392.0, 0.07, Soft),
                Tone(0.4, 0.6, 294.0, 277.0, 0.07, Soft),
            ],
            // The partials of a bell are no multiples of each other.
            Sound::Bell => &[
                Tone(0.0, 0.9, 784.0, 784.0, 0.16, Soft),
                Tone(0.0, 0.9, 1568.0, 1568.0, 0.07, Soft),
                Tone(0.0, 0.9, 2117.0, 2117.0, 0.04, Soft),
                Tone(0.22, 0.9, 784.0, 784.0, 0.16, Soft),
                Tone(0.22, 0.9, 1568.0, 1568.0, 0.07, Soft),
                Tone(0.22, 0.9, 2117.0, 2117.0, 0.04, Soft),
            ],
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Sound::Press => "press",
            Sound::Seated => "seated",
            Sound::Full => "full",
            Sound::Card => "card",
            Sound::Tick => "tick",
            Sound::Sigh => "sigh",
            Sound::Shot => "shot",
            Sound::Hit => "hit",
            Sound::Mine => "mine",
            Sound::Gold => "gold",
            Sound::Turn => "turn",
            Sound::Win => "win",
            Sound::Loss => "loss",
            Sound::Bell => "bell",
        }
    }
}

thread_local! {
    /// Where sounds are made, from the first one on: browsers allow few of these.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Sounds from now on, beginning with one; or none.
fn want(settings: Settings, wanted: bool) {
    settings.change(|preferences| preferences.table_sounds = wanted);
    if wanted {
        play(Sound::Turn, 0.0);
    }
}

/// The switch at the foot of pages, and in the menu of a table.
pub(crate) fn switch(settings: Settings) -> AnyView {
    let are_on = move || settings.read(|preferences| preferences.table_sounds);
    let press = move |_| want(settings, !settings.peek(|preferences| preferences.table_sounds));
    let pressed = move || are_on().to_string();
    view! { <button type="button" class="quiet" aria-pressed=pressed on:click=press>{t("web-sounds")}</button> }.into_any()
}

/// How long a tone takes to be there, so that it does not crack.
const ATTACK: f64 = 0.008;
/// What cannot be heard any more.
const SILENCE: f32 = 0.0001;

/// Makes a sound, so many seconds from now. A browser that lets nobody do so is not asked twice.
pub(crate) fn play(sound: Sound, later: f64) {
    if let Some(root) = document().document_element() {
        // For whoever wants to know what was heard last.
        let _ = root.set_attribute("data-sound", sound.name());
    }
    let context = CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        context.clone()
    });
    if let Some(context) = context {
        // It sleeps where nobody had pressed anything when it was made, and after a call or a screen that was locked.
        if context.state() != AudioContextState::Running {
            let _ = context.resume();
        }
        let begin = context.current_time() + 0.01 + later;
        for tone in sound.tones() {
            let _ = ring(&context, tone, begin);
        }
    }
}

fn ring(context: &AudioContext, tone: &Tone, begin: f64) -> Result<(), JsValue> {
    let Tone(at, lasts, from, to, loudness, timbre) = *tone;
    let (oscillator, volume) = (context.create_oscillator()?, context.create_gain()?);
    let (begin, end) = (begin + at, begin + at + lasts);
    oscillator.set_type(timbre.wave());
    oscillator.frequency().set_value_at_time(from, begin)?;
    oscillator.frequency().exponential_ramp_to_value_at_time(to, end)?;
    volume.gain().set_value_at_time(SILENCE, begin)?;
    volume.gain().exponential_ramp_to_value_at_time(loudness, begin + ATTACK)?;
    volume.gain().exponential_ramp_to_value_at_time(SILENCE, end)?;
    oscillator.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&context.destination())?;
    oscillator.start_with_when(begin)?;
    oscillator.stop_with_when(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Sound; 14] = [
        Sound::Press,
        Sound::Seated,
        Sound::Full,
        Sound::Card,
        Sound::Tick,
        Sound::Sigh,
        Sound::Shot,
        Sound::Hit,
        Sound::Mine,
        Sound::Gold,
        Sound::Turn,
        Sound::Win,
        Sound::Loss,
        Sound::Bell,
    ];

    #[test]
    fn sounds_are_short_quiet_and_within_hearing() {
        for sound in ALL {
            for Tone(at, lasts, from, to, loudness, _) in sound.tones() {
                assert!(at + lasts <= 1.3, "{sound:?} is long");
                assert!(*loudness <= 0.16 && *loudness > SILENCE, "{sound:?} is loud");
                assert!([from, to].iter().all(|pitch| (40.0..4000.0).contains(*pitch)), "{sound:?}");
            }
        }
    }

    #[test]
    fn every_sound_has_its_own_name() {
        let mut names: Vec<&str> = ALL.iter().map(|sound| sound.name()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), ALL.len());
    }
}
