//! The rules, one test or more for each number of `docs/rules/on-board.md`.

mod cabins;
mod captains;
mod components;
mod gifts;
mod hidden;
mod insight;
mod logbook;
mod luggage;
mod passengers;
mod ports;
mod rounds;
mod scoring;
mod setup;
mod special;
mod table;
mod traceability;
mod travel;
