//! Whole games over real connections.

use catalog::{AnyTable, GameId, with_table};
use game::{QuickChance, Viewer};
use protocol::{LeaveToBot, Phase, TableId};
use serde_json::{Value, json};
use store::{Db, Statement};

use crate::client::{House, Opened, Person, Socket, begun, empty, open, patient};

/// Lets these play a table to its end, each by any of what is allowed.
pub(crate) async fn play_to_the_end(table: TableId, sockets: &mut [Socket], seed: u64) {
    let mut chance = QuickChance::new(seed);
    let (mut steps, mut waited) = (0, 0);
    while sockets[0].at(table).now().ending.is_none() {
        let can = sockets.iter().position(|socket| !socket.at(table).now().choices.is_empty());
        match can {
            Some(place) => {
                sockets[place].step(table, &mut chance).await;
                (steps, waited) = (steps + 1, 0);
            }
            // What the others need is on its way, perhaps from another server.
            None => {
                for socket in sockets.iter_mut() {
                    socket.settle().await;
                }
                waited += 1;
            }
        }
        assert!(steps < 5_000 && waited < 50_000, "the game does not end: {steps} steps, {waited} waits");
    }
}

async fn three(house: &House) -> [Person; 3] {
    [house.guest("Ada").await, house.guest("Ben").await, house.guest("Cleo").await]
}

#[tokio::test]
async fn two_people_play_every_game_while_a_third_looks_on() {
    for &game in GameId::ALL {
        let house = House::new().await;
        let [ada, ben, cleo] = three(&house).await;
        let table = begun(&house, &ada, &ben, game.name(), Value::Null).await;
        let mut sockets = [ada.socket().await, ben.socket().await];
        for socket in &mut sockets {
            socket.watch(table.id, None).await;
        }
        let mut eyes = cleo.socket().await;
        eyes.watch(table.id, Some(table.watch.clone())).await;
        assert_eq!(eyes.at(table.id).now().viewer, Viewer::Spectator);
        play_to_the_end(table.id, &mut sockets, 7).await;
        for socket in sockets.iter_mut().chain([&mut eyes]) {
            socket.until(|socket| socket.at(table.id).room().phase == Phase::Over).await;
            let now = socket.at(table.id).now();
            assert_eq!(now.viewer, Viewer::Everything, "{game}");
            assert!(now.ending.is_some() && now.choices.is_empty());
        }
        let [ada_mark, ben_mark] = [0, 1].map(|place| sockets[place].at(table.id).mark());
        assert_eq!(
            (ada_mark, ben_mark),
            (eyes.at(table.id).mark(), eyes.at(table.id).mark()),
            "all know all"
        );
        the_records_hold(&house, &ben, &table, &eyes).await;
        house.stop().await;
    }
}

#[tokio::test]
async fn the_file_calls_people_as_they_were_called_at_the_table_and_bots_by_their_levels() {
    let house = House::new().await;
    let ada = house.guest("Ada").await;
    let table = open(&house, &ada, "come-sail-away", json!(["me", {"bot": "deckhand"}]), Value::Null).await;
    ada.ok(&house, "PATCH", "/api/me", json!({"name": "Ida"})).await;
    ada.ok(&house, "POST", &table.path("/start"), Value::Null).await;
    let mut socket = ada.socket().await;
    socket.watch(table.id, None).await;
    socket.send(LeaveToBot { table: table.id }).await;
    socket.until(|socket| socket.at(table.id).room().phase == Phase::Over).await;
    let file = ada.ok(&house, "GET", &table.path("/file"), Value::Null).await;
    let played = AnyTable::from_text(file.as_str().unwrap()).unwrap();
    assert_eq!(with_table!(&played, played => played.names()), ["Ada", "deckhand"]);
    assert!(file.as_str().unwrap().contains("1 player bot navigator \"Ada\""), "{file}");
    house.stop().await;
}

#[tokio::test]
async fn a_file_is_given_whole_or_not_at_all() {
    let db = empty();
    let spoil = async |sql| db.write(vec![Statement::new(sql, vec![])]).await.unwrap();
    let house = House::over(db.clone(), patient()).await;
    let ada = house.guest("Ada").await;
    let table = open(&house, &ada, "come-sail-away", json!(["me", {"bot": "deckhand"}]), Value::Null).await;
    ada.ok(&house, "POST", &table.path("/start"), Value::Null).await;
    let mut socket = ada.socket().await;
    socket.watch(table.id, None).await;
    socket.send(LeaveToBot { table: table.id }).await;
    socket.until(|socket| socket.at(table.id).room().phase == Phase::Over).await;
    let path = table.path("/file");
    let file = ada.ok(&house, "GET", &path, Value::Null).await;
    let busy = (503, "net-busy".to_owned());
    // No file holds such a name.
    spoil("UPDATE seats SET name = 'A\na' WHERE name = 'Ada'").await;
    assert_eq!(ada.no(&house, "GET", &path, Value::Null).await, busy);
    spoil("UPDATE seats SET name = 'Ada' WHERE name LIKE 'A%a'").await;
    assert_eq!(ada.ok(&house, "GET", &path, Value::Null).await, file);
    house.stop().await;
    // A log that cannot be read is no table that was never there.
    spoil("UPDATE entries SET what = 'jump overboard'").await;
    let house = House::over(db.clone(), patient()).await;
    let ada = Person { address: house.address, ..ada };
    assert_eq!(ada.no(&house, "GET", &path, Value::Null).await, busy);
    house.stop().await;
}

/// The file plays to the same end, and the proof leads to the deal.
async fn the_records_hold(house: &House, who: &Person, table: &Opened, seen: &Socket) {
    let file = who.ok(house, "GET", &table.path("/file"), Value::Null).await;
    let played = AnyTable::from_text(file.as_str().unwrap()).unwrap();
    assert_eq!(with_table!(&played, played => played.names()), ["Ada", "Ben"]);
    let ending = seen.at(table.id).now().ending.as_ref().unwrap();
    assert_eq!(played.outcome().as_ref(), Some(&ending.outcome));
    let proof = who.ok(house, "GET", &table.path("/proof"), Value::Null).await;
    assert_eq!(proof["commit"], json!(table.commit));
    let proof: protocol::api::Proof = serde_json::from_value(proof).unwrap();
    let opening = seen.at(table.id).opening.as_ref().unwrap();
    let agreed = online::Agreed::read(opening.game.parse().unwrap(), opening.setup.get()).unwrap();
    let key = online::proven(&proof, table.id, &opening.game, agreed.rules, &agreed.setup).unwrap();
    let dealt = agreed.deal(&key, 0, &[None, None]).unwrap().to_text();
    let deal = |text: &str| {
        let (_, deal) = text.split_once("[deal]")?;
        // Another part, or the log, follows.
        let deal = deal.split("\n[").next()?.split("\n---").next()?;
        Some(deal.trim().to_owned()).filter(|deal| deal.contains('='))
    };
    assert!(deal(&dealt).is_some(), "{dealt}");
    assert_eq!(deal(&dealt), deal(file.as_str().unwrap()));
    let in_file = with_table!(&played, played => played.proof().cloned()).unwrap();
    assert_eq!((in_file.table, in_file.commit), (table.id.to_string(), proof.commit));
    assert_eq!((in_file.secret, in_file.salts), (proof.secret, proof.salts));
}
