//! Any bytes, loaded as a game. What is done with them is shared with the table's tests.
//!
//! Run from the project's folder, with <https://github.com/rust-fuzz/cargo-fuzz>:
//!
//! ```text
//! cargo run --manifest-path fuzz/Cargo.toml --example seeds
//! cargo +nightly fuzz run load -- -dict=fuzz/load.dict -max_total_time=60
//! ```

#![no_main]

#[path = "../../crates/table/tests/all/load.rs"]
mod load;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    load::load(bytes);
});
