//! What is served over HTTP, and online tables in memory.

#![cfg(test)]

mod bus;
mod client;
mod guard;
mod limits;
mod live;
mod nodes;
mod overheard;
mod playing;
mod roles;
mod rooms;
mod secrets;
mod serving;
mod strain;
mod trouble;
