//! The program as people and other programs use it.

#![cfg(test)]

mod commands;
mod common;
mod terminal;
