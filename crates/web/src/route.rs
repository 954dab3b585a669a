//! Which page is open: the part of the address behind `#`.

use catalog::GameId;
use protocol::{Code, TableId};

use crate::pages::PuzzleChoice;

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    Front,
    SetUp(GameId),
    /// Setting up a table on the server.
    OpenTable(GameId),
    /// A game kept in this browser, by its key.
    Table(String),
    /// The same with where it was won, once it is over.
    Analysis(String),
    Games,
    /// A turn of a game that is tried again; which one was handed over.
    Try(GameId),
    Puzzles,
    /// A puzzle of a game.
    Puzzle(GameId, PuzzleChoice),
    /// The first game of a game, which teaches it.
    Learn(GameId),
    /// How one's own games went.
    Statistics,
    /// The rules of a game, perhaps at a number.
    Rules(GameId, Option<u8>),
    About,
    /// A game carried by the link itself.
    Shared(String),
    /// A table on the server: its waiting room, then the game.
    Online(TableId),
    /// An invitation to sit down there.
    Join(TableId, Code),
    /// An invitation to look on.
    Watch(TableId, Code),
    /// A boarding pass: whoever opens it comes aboard as somebody who is known already.
    Pass(Code),
    /// Who one is on the server.
    Me,
    /// There is no such page.
    Lost,
}

impl Route {
    /// The page of this address.
    pub(crate) fn read(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_start_matches('/');
        let mut parts = path.split('/');
        let game = |name: Option<&str>| name.and_then(|name| name.parse::<GameId>().ok());
        let table = |name: Option<&str>| name.and_then(|name| name.parse::<TableId>().ok());
        let code = |name: Option<&str>| name.and_then(|name| name.parse::<Code>().ok());
        let route = match parts.next() {
            None | Some("") => Some(Route::Front),
            Some("new") => match (game(parts.next()), parts.next()) {
                (Some(game), None) => Some(Route::SetUp(game)),
                (Some(game), Some("online")) => Some(Route::OpenTable(game)),
                _ => None,
            },
            Some("table") => parts.next().filter(|key| is_key(key)).map(|key| Route::Table(key.to_owned())),
            Some("analysis") => {
                parts.next().filter(|key| is_key(key)).map(|key| Route::Analysis(key.to_owned()))
            }
            Some("games") => Some(Route::Games),
            Some("try") => game(parts.next()).map(Route::Try),
            Some("puzzles") => match (parts.next(), parts.next()) {
                (None, _) => Some(Route::Puzzles),
                (name, choice) => game(name)
                    .zip(choice.and_then(puzzle_choice))
                    .map(|(game, choice)| Route::Puzzle(game, choice)),
            },
            Some("learn") => game(parts.next()).map(Route::Learn),
            Some("statistics") => Some(Route::Statistics),
            Some("rules") => match (game(parts.next()), parts.next()) {
                (Some(game), None) => Some(Route::Rules(game, None)),
                (Some(game), Some(number)) => number.parse().ok().map(|n| Route::Rules(game, Some(n))),
                (None, _) => None,
            },
            Some("about") => Some(Route::About),
            Some("shared") => parts.next().map(|data| Route::Shared(data.to_owned())),
            Some("online") => table(parts.next()).map(Route::Online),
            Some("join") => {
                table(parts.next()).zip(code(parts.next())).map(|(id, code)| Route::Join(id, code))
            }
            Some("watch") => {
                table(parts.next()).zip(code(parts.next())).map(|(id, code)| Route::Watch(id, code))
            }
            Some("pass") => code(parts.next()).map(Route::Pass),
            Some("me") => Some(Route::Me),
            Some(_) => None,
        };
        route.filter(|_| parts.next().is_none()).unwrap_or(Route::Lost)
    }

    /// The address of this page.
    pub(crate) fn address(&self) -> String {
        match self {
            Route::Front | Route::Lost => "#/".to_owned(),
            Route::SetUp(game) => format!("#/new/{game}"),
            Route::OpenTable(game) => format!("#/new/{game}/online"),
            Route::Table(key) => format!("#/table/{key}"),
            Route::Analysis(key) => format!("#/analysis/{key}"),
            Route::Games => "#/games".to_owned(),
            Route::Try(game) => format!("#/try/{game}"),
            Route::Puzzles => "#/puzzles".to_owned(),
            Route::Puzzle(game, PuzzleChoice::Today) => format!("#/puzzles/{game}/today"),
            Route::Puzzle(game, PuzzleChoice::Level(level)) => format!("#/puzzles/{game}/level-{level}"),
            Route::Puzzle(game, PuzzleChoice::Number(number)) => format!("#/puzzles/{game}/{number}"),
            Route::Learn(game) => format!("#/learn/{game}"),
            Route::Statistics => "#/statistics".to_owned(),
            Route::Rules(game, None) => format!("#/rules/{game}"),
            Route::Rules(game, Some(number)) => format!("#/rules/{game}/{number}"),
            Route::About => "#/about".to_owned(),
            Route::Shared(data) => format!("#/shared/{data}"),
            Route::Online(id) => format!("#/online/{id}"),
            Route::Join(id, code) => format!("#/join/{id}/{code}"),
            Route::Watch(id, code) => format!("#/watch/{id}/{code}"),
            Route::Pass(code) => format!("#/pass/{code}"),
            Route::Me => "#/me".to_owned(),
        }
    }
}

fn puzzle_choice(text: &str) -> Option<PuzzleChoice> {
    if text == "today" {
        return Some(PuzzleChoice::Today);
    }
    match text.strip_prefix("level-") {
        Some(level) => level.parse().ok().map(PuzzleChoice::Level),
        None => text.parse().ok().map(PuzzleChoice::Number),
    }
}

/// Keys of games are short and plain, whatever an address says.
fn is_key(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_an_address_that_leads_back_to_it() {
        let (table, code) = (TableId::from_bits(7 << 40), Code::from_bytes([9; 16]));
        for route in [
            Route::Front,
            Route::SetUp(GameId::OnBoard),
            Route::OpenTable(GameId::OnBoard),
            Route::Table("a1b2".to_owned()),
            Route::Analysis("a1b2".to_owned()),
            Route::Games,
            Route::Try(GameId::OnBoard),
            Route::Puzzles,
            Route::Puzzle(GameId::OnBoard, PuzzleChoice::Today),
            Route::Puzzle(GameId::ComeSailAway, PuzzleChoice::Level(3)),
            Route::Puzzle(GameId::PiratesUnderFire, PuzzleChoice::Number(17)),
            Route::Learn(GameId::OnBoard),
            Route::Statistics,
            Route::Rules(GameId::ComeSailAway, None),
            Route::Rules(GameId::PiratesUnderFire, Some(14)),
            Route::About,
            Route::Shared("eJw_-1".to_owned()),
            Route::Online(table),
            Route::Join(table, code.clone()),
            Route::Watch(table, code.clone()),
            Route::Pass(code),
            Route::Me,
        ] {
            assert_eq!(Route::read(&route.address()), route);
        }
    }

    #[test]
    fn an_address_of_no_page_is_called_lost() {
        for hash in [
            "#/ludo",
            "#/new/ludo",
            "#/new/on-board/here",
            "#/table/",
            "#/table/../x",
            "#/rules/on-board/x",
            "#/about/us",
            "#/games/1/2",
            "#/try",
            "#/puzzles/on-board",
            "#/puzzles/on-board/tomorrow",
            "#/learn/ludo",
            "#/online/here",
            "#/join/000000000007",
            "#/join/000000000007/short",
            "#/pass/",
            "#/me/too",
        ] {
            assert_eq!(Route::read(hash), Route::Lost, "{hash}");
        }
        assert_eq!(Route::read(""), Route::Front);
    }
}
