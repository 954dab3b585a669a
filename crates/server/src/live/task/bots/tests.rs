use std::sync::Arc;
use std::time::Duration;

use online::{Agreed, Key};
use protocol::{PersonId, PersonName, TableId, Token};
use store::faulty::{Fault, Faulty};
use store::{DbError, Hashed, Header, NewGuest, NewTable, SeatRow, Secret, Sqlite, Start, Started, Store};
use table::BotLevel;
use tokio::sync::mpsc;

use super::*;
use crate::live::{Live, Thinkers};

const ADA: PersonId = PersonId::from_bits(0xada);
const TABLE: TableId = TableId::from_bits(0x7ab1e);
const BOT: &str = "deckhand";

/// Keeps a table where Ada and a bot decide at once.
async fn begin(store: &Store) {
    let name = PersonName::try_from("Ada".to_owned()).unwrap();
    let session = Hashed::of(b"session");
    let ada = NewGuest { id: ADA, name: name.clone(), lang: "en".to_owned(), session, at: 0 };
    store.add_guest(&ada).await.unwrap();
    let game = GameId::ComeSailAway;
    let options = catalog::with_game!(&game.default_game().unwrap(), game => {
        serde_json::to_string(Game::options(&**game)).unwrap()
    });
    let agreed = Agreed::new(game, &options.replace("\"players\":1", "\"players\":2")).unwrap();
    let salt = Some(Token::from_bytes([1; 32]));
    let new = NewTable {
        id: TABLE,
        game: game.name().to_owned(),
        rules: agreed.rules,
        setup: agreed.setup.clone(),
        settings: "{}".to_owned(),
        owner: ADA,
        invite: Hashed::of(b"invite"),
        watch: Hashed::of(b"watch"),
        commit: [3; 32],
        secret: Secret::from_bytes([7; 32]),
        bot_key: Secret::from_bytes([9; 32]),
        rematch_of: None,
        seats: vec![SeatRow::of_first(Seat::ALL[0], ADA, &name, salt), SeatRow::of_bot(Seat::ALL[1], BOT)],
        at: 0,
    };
    store.add_table(&new).await.unwrap();
    let row = store.table(TABLE).await.unwrap().unwrap();
    let key = Key::new(TABLE, &[7; 32], &[[1; 32]]);
    let table = agreed.deal(&key, 5, &[None, BotLevel::new(BOT)]).unwrap();
    let start = Start {
        table: TABLE,
        seating: row.seating,
        seats: row.seats,
        header: Header(table.to_text()),
        awaited: table.awaited(),
        due: None,
        at: 0,
    };
    assert_eq!(store.start(&start).await.unwrap(), Started::Yes);
}

/// The first of what this seat may do.
fn first_choice(task: &Task, seat: Seat) -> String {
    with_table!(task.table.table(), table => table.legal(seat)[0].to_string())
}

#[tokio::test]
async fn a_bot_whose_move_could_not_be_written_rests_before_it_is_asked_again() {
    let faulty = Arc::new(Faulty::new(Sqlite::in_memory().unwrap()));
    let store = Store::new(faulty.clone());
    begin(&store).await;
    // Nobody thinks: whatever is asked waits and can be counted.
    let live = Live::new(store, || 0, Thinkers::new(0).unwrap(), Duration::from_secs(60));
    let (sender, _receiver) = mpsc::channel(1);
    let Ok(mut task) = Task::load(live.shared.clone(), TABLE, sender.downgrade()).await else {
        panic!("no table")
    };
    task.happen().await;
    assert_eq!(live.thinkers().waiting(), 1);
    let thought = task.table.to_move().unwrap();
    let line = [first_choice(&task, thought.seat)];
    faulty.always(Some(Fault::Fails(DbError::Full)));
    task.play(thought, &line).await;
    for _ in 0..3 {
        task.happen().await;
    }
    assert_eq!(live.thinkers().waiting(), 1, "nobody is asked while it rests");
    assert!(task.asked.as_ref().is_some_and(|asked| asked.thought == thought), "it will be");
    // The rest is over.
    task.play(thought, &[]).await;
    task.happen().await;
    assert_eq!(live.thinkers().waiting(), 2);
    faulty.always(None);
    task.play(thought, &line).await;
    assert_ne!(task.table.to_move(), Some(thought), "its move is made");
}
