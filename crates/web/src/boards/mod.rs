//! How each game looks.

pub(crate) mod come_sail_away;
pub(crate) mod on_board;
pub(crate) mod pirates_under_fire;

/// Runs an expression with the type of the game of this id.
macro_rules! with_board {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            ::catalog::GameId::ComeSailAway => {
                type $game = ::come_sail_away::ComeSailAway;
                $body
            }
            ::catalog::GameId::OnBoard => {
                type $game = ::on_board::OnBoard;
                $body
            }
            ::catalog::GameId::PiratesUnderFire => {
                type $game = ::pirates_under_fire::PiratesUnderFire;
                $body
            }
        }
    };
}

pub(crate) use with_board;
