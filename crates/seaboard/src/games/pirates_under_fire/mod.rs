//! Pirates Under Fire on the command line.

mod drawing;

use std::path::{Path, PathBuf};

use clap::Args;
use game::Seat;
use pirates_under_fire::{Options, PiratesUnderFire, View};
use serde_json::Value;

use super::{Arguments, CommandLine};
use crate::output::Failure;

impl CommandLine for PiratesUnderFire {
    type Arguments = PiratesUnderFireArgs;
    const ABOUT: &'static str = "Pirates Under Fire by Stefania Niccolini and Marco Canetta";

    /// The combinations, and the values that mercenaries take in them.
    fn score_details(&self, view: &View, seat: Seat) -> Option<Value> {
        serde_json::to_value(self.scored(view, seat)).ok()
    }
}

#[derive(Args)]
pub(crate) struct PiratesUnderFireArgs {
    /// Use this component file instead of the built-in one
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

impl Arguments<PiratesUnderFire> for PiratesUnderFireArgs {
    fn options(&self, _: Option<usize>) -> Result<Options, Failure> {
        Ok(Options {})
    }

    fn components(&self) -> Option<&Path> {
        self.components.as_deref()
    }
}
