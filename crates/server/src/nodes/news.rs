//! What servers tell each other about a table, in words.

use std::fmt;
use std::str::FromStr;

use game::{ParseError, Seats};

/// Something about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// Its log has this many entries.
    Moved(u32),
    /// Something else was written: who sits there, where it goes on, that it is gone.
    Changed,
    /// Somebody said something.
    Said,
    /// Who is connected to it on the server of this name.
    Here(String, Here),
}

/// Who is connected to a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Here {
    pub(crate) seats: Seats,
    pub(crate) watching: u32,
}

impl fmt::Display for News {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            News::Moved(seq) => write!(f, "moved {seq}"),
            News::Changed => f.write_str("changed"),
            News::Said => f.write_str("said"),
            News::Here(node, here) => write!(f, "here {node} {} {}", here.seats.bits(), here.watching),
        }
    }
}

impl FromStr for News {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<News, ParseError> {
        let wrong = || ParseError::of("news");
        let number = |text: &str| text.parse().map_err(|_| wrong());
        match *text.split(' ').collect::<Vec<_>>() {
            ["moved", seq] => Ok(News::Moved(number(seq)?)),
            ["changed"] => Ok(News::Changed),
            ["said"] => Ok(News::Said),
            ["here", node, seats, watching] => {
                let bits = u8::try_from(number(seats)?).map_err(|_| wrong())?;
                let (seats, watching) = (Seats::from_bits(bits).ok_or_else(wrong)?, number(watching)?);
                Ok(News::Here(node.to_owned(), Here { seats, watching }))
            }
            // What a newer server says is nothing to us.
            _ => Err(wrong()),
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;

    use super::*;

    #[test]
    fn news_come_as_they_went_and_nothing_else_is_news() {
        let here = Here { seats: Seats::only(Seat::ALL[2]), watching: 7 };
        for news in [News::Moved(12), News::Changed, News::Said, News::Here("north".into(), here)] {
            assert_eq!(news.to_string().parse(), Ok(news));
        }
        for odd in
            ["", "moved", "moved x", "moved -1", "here", "here a b c", "here a 16 0", "sunk 3", "moved 1 2"]
        {
            assert_eq!(odd.parse::<News>(), Err(ParseError::of("news")), "{odd}");
        }
    }
}
