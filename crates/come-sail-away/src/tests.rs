//! The rules, one test or more for each number of `docs/rules/come-sail-away.md`.

mod board;
mod components;
mod examples;
mod insight;
mod luggage;
mod parts;
mod path;
mod phase3;
mod placement;
mod rounds;
mod scoring;
mod setup;
mod solo;
mod traceability;
