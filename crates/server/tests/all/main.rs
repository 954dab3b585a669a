//! What is served over HTTP, and online tables in memory.

#![cfg(test)]

mod client;
mod live;
mod playing;
mod serving;
