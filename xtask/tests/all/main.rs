//! The chores, and what the project may depend on.

#![cfg(test)]

mod allowed;
mod arguments;
mod project;
mod unused;
