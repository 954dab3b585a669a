//! How its options are typed.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use come_sail_away::{Arrangement, ComeSailAway, Hands, Options, Preset};
use game::Message;

use crate::games::Arguments;
use crate::output::Failure;

#[derive(Args)]
pub(crate) struct ComeSailAwayArgs {
    /// Players, 1 to 4 (in the terminal, --seats says it)
    #[arg(long, allow_negative_numbers = true)]
    players: Option<u8>,
    /// Five of the ten facilities, such as 1-5 or 1-3,7,9
    #[arg(long, default_value = "1-5")]
    facilities: String,
    /// One advanced facility (6 to 10) instead of 5, or two instead of 4 and 5, as the rulebook advises after a first game
    #[arg(long, value_name = "NUMBERS", conflicts_with = "facilities")]
    replace: Option<String>,
    /// How the rooms lie
    #[arg(long, value_enum, default_value_t = ArrangementArg::Recommended)]
    arrangement: ArrangementArg,
    /// All see all hands
    #[arg(long)]
    open_hands: bool,
    /// Use this component file instead of the built-in one
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum ArrangementArg {
    Recommended,
    Shuffled,
}

impl Arguments<ComeSailAway> for ComeSailAwayArgs {
    fn options(&self, seats: Option<usize>) -> Result<Options, Failure> {
        let named = seats.map(|n| u8::try_from(n).unwrap_or(u8::MAX));
        let players = match (self.players, named) {
            (Some(players), Some(named)) if players != named => {
                let reason = Message::new("cli-players-seats").with("players", players);
                return Err(Failure(reason.with("seats", named)));
            }
            (players, named) => players.or(named).unwrap_or(1),
        };
        Ok(Options {
            players,
            facilities: self.chosen()?,
            arrangement: match self.arrangement {
                ArrangementArg::Recommended => Arrangement::Recommended,
                ArrangementArg::Shuffled => Arrangement::Shuffled,
            },
            hands: if self.open_hands { Hands::Open } else { Hands::Closed },
        })
    }

    fn components(&self) -> Option<&Path> {
        self.components.as_deref()
    }
}

impl ComeSailAwayArgs {
    fn chosen(&self) -> Result<Vec<u8>, Failure> {
        let Some(replace) = &self.replace else { return numbers(&self.facilities) };
        let wrong = || Failure(Message::new("cli-replace").with("value", replace.as_str()));
        Preset::replacing(&numbers(replace)?).map(Preset::facilities).ok_or_else(wrong)
    }
}

/// `1-3,7,9` as numbers.
fn numbers(text: &str) -> Result<Vec<u8>, Failure> {
    let wrong = || Failure(Message::new("cli-numbers").with("value", text));
    let mut all = Vec::new();
    for part in text.split(',') {
        let (from, to) = part.split_once('-').unwrap_or((part, part));
        let number = |n: &str| n.trim().parse::<u8>().map_err(|_| wrong());
        let (from, to) = (number(from)?, number(to)?);
        if from > to {
            return Err(wrong());
        }
        all.extend(from..=to);
    }
    Ok(all)
}
