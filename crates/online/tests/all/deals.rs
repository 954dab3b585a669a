//! From a wish to a deal that can be checked.

use catalog::{GameId, with_table};
use online::{Agreed, BadProof, Commitment, Key, proof, proven};
use protocol::TableId;
use table::BotLevel;

const SECRET: [u8; 32] = [7; 32];
const SALTS: [[u8; 32]; 2] = [[1; 32], [2; 32]];

fn id() -> TableId {
    TableId::from_bits(42)
}

fn agreed(game: GameId) -> Agreed {
    Agreed::new(game, &default_options(game)).unwrap()
}

fn default_options(game: GameId) -> String {
    catalog::with_game!(&game.default_game().unwrap(), game => {
        serde_json::to_string(game::Game::options(&**game)).unwrap()
    })
}

#[test]
fn every_game_is_agreed_on_written_down_and_dealt() {
    for &game in GameId::ALL {
        let agreed = agreed(game);
        assert_eq!(Agreed::read(game, &agreed.setup).as_ref(), Ok(&agreed));
        let mut bots = vec![None; agreed.seats];
        *bots.last_mut().unwrap() = BotLevel::new("deckhand");
        let key = Key::new(id(), &SECRET, &SALTS);
        let table = agreed.deal(&key, 5, &bots).unwrap();
        assert_eq!(
            table.to_text(),
            agreed.deal(&key, 5, &bots).unwrap().to_text(),
            "the same key, the same deal"
        );
        let other = agreed.deal(&Key::new(id(), &SECRET, &SALTS[..1]), 5, &bots).unwrap();
        assert_ne!(table.to_text(), other.to_text(), "everybody's chance counts");
        let names = with_table!(&table, table => table.names());
        assert!(names.iter().all(|name| name.starts_with("seat ")), "{names:?}");
    }
}

#[test]
fn wishes_that_make_no_game_are_refused_by_their_fault() {
    let no = |options: &str| Agreed::new(GameId::ComeSailAway, options).unwrap_err().message().to_string();
    assert!(no("{}").contains("missing field"), "{}", no("{}"));
    assert!(no("[").contains("options"), "{}", no("["));
    let many = default_options(GameId::ComeSailAway).replacen("\"players\":1", "\"players\":9", 1);
    assert!(no(&many).contains("players"), "{}", no(&many));
    assert!(Agreed::read(GameId::OnBoard, "{}").is_err());
    let agreed = agreed(GameId::OnBoard);
    let later = agreed.setup.replacen(&format!("\"rules\":{}", agreed.rules), "\"rules\":99", 1);
    assert!(Agreed::read(GameId::OnBoard, &later).is_err(), "rules that nobody knows yet");
    let key = Key::new(id(), &SECRET, &SALTS);
    assert!(agreed.deal(&key, 5, &[None]).is_err(), "two are needed");
}

#[test]
fn a_promise_binds_the_secret_the_table_and_the_game() {
    let agreed = agreed(GameId::OnBoard);
    let promised = agreed.commitment(id(), &SECRET);
    assert_eq!(promised, Commitment::new(id(), "on-board", agreed.rules, &agreed.setup, &SECRET));
    for other in [
        agreed.commitment(id(), &[8; 32]),
        agreed.commitment(TableId::from_bits(43), &SECRET),
        Commitment::new(id(), "pirates-under-fire", agreed.rules, &agreed.setup, &SECRET),
        Commitment::new(id(), "on-board", agreed.rules + 1, &agreed.setup, &SECRET),
        Commitment::new(id(), "on-board", agreed.rules, "{}", &SECRET),
    ] {
        assert_ne!(promised, other);
    }
    assert_eq!(promised.to_string().len(), 64);
}

#[test]
fn what_is_laid_open_leads_to_the_key_or_proves_nothing() {
    let agreed = agreed(GameId::OnBoard);
    let promised = agreed.commitment(id(), &SECRET);
    let open = proof(promised, &SECRET, &SALTS);
    let check = |open: &protocol::api::Proof| proven(open, id(), "on-board", agreed.rules, &agreed.setup);
    assert_eq!(check(&open), Ok(Key::new(id(), &SECRET, &SALTS)));
    let mut other = open.clone();
    other.secret = "08".repeat(32);
    assert_eq!(check(&other), Err(BadProof::Broken));
    for wrong in ["", "07", &"é7".repeat(32), &"zz".repeat(32), &"07".repeat(33)] {
        other.secret = wrong.to_owned();
        assert_eq!(check(&other), Err(BadProof::Unreadable), "{wrong}");
    }
    let mut swapped = open;
    swapped.salts.reverse();
    assert_ne!(check(&swapped), Ok(Key::new(id(), &SECRET, &SALTS)), "the order of sitting down counts");
}

#[test]
fn a_promise_is_reckoned_as_anybody_can() {
    // printf 'seaboard deal 1\n00000000001a\non-board\n2\n%s\n' "$(printf '{}' | sha256sum | cut -c1-64)", 32 bytes of 07, sha256sum
    let promised = Commitment::new(id(), "on-board", 2, "{}", &SECRET);
    assert_eq!(id().to_string(), "00000000001a");
    assert_eq!(promised.to_string(), PROMISED);
}

const PROMISED: &str = "839cdf55563c245484868921a396fb9fee5be2cbfd6b1bb25b445a2b25d591cb";
