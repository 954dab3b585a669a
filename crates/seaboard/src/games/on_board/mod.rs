//! On Board and Bienvenue à bord on the command line.

mod arguments;
mod drawing;

use on_board::OnBoard;

use super::CommandLine;

impl CommandLine for OnBoard {
    type Arguments = arguments::OnBoardArgs;
    const ABOUT: &'static str =
        "On Board and Bienvenue à bord by Antoine Bauza, Corentin Lebrat, Ludovic Maublanc and Théo Rivière";
}
