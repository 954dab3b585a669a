//! Tables for random players: opened, filled and started as people do it.

use catalog::{GameId, with_game};
use game::{Chance, Game, QuickChance};
use online::Agreed;
use protocol::api::{NewTableAnswer, SeatPlan, Sit, WithCode};
use protocol::{Code, TableId, Token};
use serde_json::{Value, json};

use super::http::{Person, Server, Trouble};

/// A table whose game has begun.
#[derive(Clone)]
pub(crate) struct Begun {
    pub(crate) id: TableId,
    /// Lets others look on.
    pub(crate) watch: Code,
}

/// A game as it is asked for.
#[derive(Clone)]
pub(crate) struct Wish {
    game: GameId,
    options: Value,
}

/// What each of the games is asked for with so many players: those that can be played so.
pub(crate) fn wishes(seats: usize) -> Vec<Wish> {
    GameId::ALL.iter().filter_map(|&game| wish(game, seats)).collect()
}

fn wish(game: GameId, seats: usize) -> Option<Wish> {
    let default = game.default_game().ok()?;
    let mut options = with_game!(&default, game => serde_json::to_value(game.options()).ok()?);
    if let Some(players) = options.get_mut("players") {
        *players = seats.into();
    }
    let agreed = Agreed::new(game, &options.to_string()).ok()?;
    (agreed.seats == seats).then_some(Wish { game, options })
}

/// Opens a table for the first of these people, seats the others and starts the game.
pub(crate) async fn begin(
    server: &Server,
    wish: &Wish,
    people: &[Person],
    chance: &mut QuickChance,
) -> Result<Begun, Trouble> {
    let Some((owner, others)) = people.split_first() else {
        return Err(Trouble::Wrong("nobody plays".to_owned()));
    };
    let mut seats = vec![SeatPlan::Open; people.len()];
    seats[0] = SeatPlan::Me;
    let body = json!({
        "game": wish.game.name(), "options": wish.options, "seats": seats, "salt": salt(chance),
    });
    let opened: NewTableAnswer = server.post("/api/tables", owner, &body).await?;
    let place = format!("/api/tables/{}", opened.id);
    for person in others {
        let sit = Sit { code: Some(opened.invite.clone()), seat: None, salt: salt(chance) };
        server.tell(&format!("{place}/sit"), person, &sit).await?;
    }
    server.tell(&format!("{place}/start"), owner, &WithCode::default()).await?;
    Ok(Begun { id: opened.id, watch: opened.watch })
}

/// What somebody adds to the deal. Nobody here plays for anything, so any numbers will do.
fn salt(chance: &mut QuickChance) -> Token {
    Token::from_bytes(std::array::from_fn(|_| chance.bits() as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_that_so_many_can_play_is_asked_for() {
        let games = |seats| wishes(seats).iter().map(|wish| wish.game).collect::<Vec<_>>();
        assert_eq!(games(2)[..3], GameId::ALL[..3]);
        assert_eq!(games(4)[..1], GameId::ALL[..1]);
        assert!(games(9).is_empty());
    }
}
