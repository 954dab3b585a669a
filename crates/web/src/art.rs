//! Drawings that all games share.

use catalog::GameId;
use leptos::prelude::*;

/// The emblem of the app: a liner above waves.
pub(crate) fn emblem() -> AnyView {
    view! {
        <svg class="emblem" viewBox="0 0 48 48" aria-hidden="true">
            <circle cx="24" cy="24" r="23" class="navy" />
            <path d="M8 26h32l-4 8H12z" class="cream" />
            <path d="M14 20h20v5H14z" class="cream" />
            <path d="M18 11h4v8h-4zM26 11h4v8h-4z" class="brass" />
            <path d="M4 37q5-4 10 0t10 0t10 0t10 0" class="wave" />
        </svg>
    }
    .into_any()
}

/// A poster's picture.
pub(crate) fn poster(game: GameId) -> AnyView {
    match game {
        GameId::PiratesUnderFire => crate::boards::pirates_under_fire::poster(),
        _ => emblem(),
    }
}
