//! How its options are typed.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use on_board::{Edition, OnBoard, Options};

use crate::games::Arguments;
use crate::output::Failure;

#[derive(Args)]
pub(crate) struct OnBoardArgs {
    /// The edition: On Board (2022) or Bienvenue à bord (2019)
    #[arg(long, value_enum, default_value_t = EditionArg::OnBoard)]
    edition: EditionArg,
    /// With captains
    #[arg(long)]
    captains: bool,
    /// With luggage
    #[arg(long)]
    luggage: bool,
    /// With special passengers
    #[arg(long)]
    special_passengers: bool,
    /// Use this component file instead of the built-in one
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum EditionArg {
    OnBoard,
    BienvenueABord,
}

impl Arguments<OnBoard> for OnBoardArgs {
    fn options(&self, _: Option<usize>) -> Result<Options, Failure> {
        Ok(Options {
            edition: match self.edition {
                EditionArg::OnBoard => Edition::OnBoard,
                EditionArg::BienvenueABord => Edition::BienvenueABord,
            },
            captains: self.captains,
            luggage: self.luggage,
            special_passengers: self.special_passengers,
        })
    }

    fn components(&self) -> Option<&Path> {
        self.components.as_deref()
    }
}
