//! Buoys on the command line: nothing to choose, and no drawing of its own.

use buoys::Buoys;

use super::CommandLine;
use super::arguments::NoArguments;
use crate::terminal::Draw;

impl Draw for Buoys {}

impl CommandLine for Buoys {
    type Arguments = NoArguments;
    const ABOUT: &'static str = "Buoys, the tiny game of the contract's documentation";
}
