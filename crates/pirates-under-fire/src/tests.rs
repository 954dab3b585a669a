//! The rules, one test or more for each number of `docs/rules/pirates-under-fire.md`.

mod components;
mod end;
mod hidden;
mod icons;
mod laying;
mod mercenaries;
mod million;
mod mines;
mod scoring;
mod setup;
mod ships;
mod shots;
mod table;
mod traceability;
mod turn;
mod undo;
mod wire;
