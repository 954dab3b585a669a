//! Any JSON, taken for a view of any game: looked at, dealt anew, played on. What is done with it is shared with the rules
//! crates' tests.
//!
//! Run from the project's folder, with <https://github.com/rust-fuzz/cargo-fuzz>:
//!
//! ```text
//! cargo run --manifest-path fuzz/Cargo.toml --example seeds
//! cargo +nightly fuzz run view -- -max_total_time=60
//! ```

#![no_main]

#[path = "../any_view.rs"]
mod any_view;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    any_view::survive(bytes);
});
