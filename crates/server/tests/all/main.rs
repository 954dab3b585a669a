//! What is served over HTTP, and online tables in memory.

#![cfg(test)]

mod live;
mod serving;
