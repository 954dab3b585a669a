//! Small drawings of the chat: faces, an anchor, and what buttons show.

use protocol::Preset;

use crate::draw::{Node, draw};

/// A sign in a line of chat, with what it means.
pub(super) fn sign(preset: Preset, name: String) -> Node {
    draw! { <span class="said-sign" role="img" aria-label=name.clone() title=name>{drawing(preset)}</span> }
}

/// The drawing of a sign.
pub(super) fn drawing(preset: Preset) -> Node {
    match preset {
        Preset::Laugh => face("M5.5 8 L7.5 7 M12.5 7 L14.5 8", "M5.5 11.5 H14.5 A4.5 4.5 0 0 1 5.5 11.5 Z"),
        Preset::Cheer => {
            face("M6 7.5 l1.5 -1.5 l1.5 1.5 M11 7.5 l1.5 -1.5 l1.5 1.5", "M6 11 Q10 16.5 14 11 Z")
        }
        Preset::Surprise => face("M7 7.5 v0.1 M13 7.5 v0.1", "M10 11 a1.8 2.2 0 1 1 -0.1 0 Z"),
        Preset::Sigh => face("M5.5 8.5 h3 M11.5 8.5 h3", "M7 14 Q10 11.5 13 14"),
        Preset::Anchor => line(
            "M10 4.5 a1.6 1.6 0 1 1 -0.1 0 Z M10 7.7 V17 M6.5 10 H13.5 M3.5 12 C4 16 8 17 10 17 C12 17 16 16 16.5 12",
        ),
        _ => face("M7 7.5 v0.1 M13 7.5 v0.1", "M6 11.5 Q10 15.5 14 11.5"),
    }
}

fn face(eyes: &'static str, mouth: &'static str) -> Node {
    draw! {
        <svg class="chat-face" viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="10" r="8.5" />
            <path d=eyes />
            <path class="mouth" d=mouth />
        </svg>
    }
}

fn line(path: &'static str) -> Node {
    draw! { <svg class="line-sign" viewBox="0 0 20 20" aria-hidden="true"><path d=path /></svg> }
}

/// A speech bubble.
pub(super) fn bubble() -> Node {
    line(
        "M3 5.5 A2 2 0 0 1 5 3.5 H15 A2 2 0 0 1 17 5.5 V11.5 A2 2 0 0 1 15 13.5 H9 L5 17 V13.5 A2 2 0 0 1 3 11.5 Z",
    )
}

/// Somebody is not heard.
pub(super) fn mute() -> Node {
    line("M3 8 V12 H6 L10 15.5 V4.5 L6 8 Z M13 8 L17 12 M17 8 L13 12")
}

/// Somebody is kept away.
pub(super) fn block() -> Node {
    line("M10 3 a7 7 0 1 1 -0.1 0 Z M5.2 5.2 L14.8 14.8")
}
