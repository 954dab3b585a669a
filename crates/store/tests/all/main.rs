//! What is kept, and that it is: alone, in races, and when things go wrong.

#![cfg(test)]

mod backups;
mod blocks;
mod chat;
mod common;
mod crash;
mod deletion;
mod durable;
mod entries;
mod faults;
mod group;
mod outages;
mod people;
mod privacy;
mod schema;
mod seats;
mod sessions;
mod tables;
mod with_postgres;
