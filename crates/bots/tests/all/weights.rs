//! Learned values come with the program, or are brought to it.

use std::path::Path;

use bots::{BadWeights, Mind, Net, bring_weights};
use come_sail_away::ComeSailAway;
use on_board::OnBoard;
use pirates_under_fire::PiratesUnderFire;

use crate::alone::alone;

/// The most that a visitor of a page should have to wait for.
const LARGEST: usize = 500_000;

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn check<G: Mind>() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("weights");
    let file = std::fs::read(folder.join(G::ID).with_extension("weights")).unwrap();
    assert!(file.len() <= LARGEST);
    let read = |file: &[u8]| Net::read(file, G::FEATURES, G::STAGES).unwrap().0;
    let own = if cfg!(feature = "embedded-weights") { read(&file) } else { Net::new(G::FEATURES, G::STAGES) };
    assert_eq!(*G::net(), own);

    assert_eq!(bring_weights::<G>(&file[1..]), Err(BadWeights::NoWeights));
    assert_eq!(*G::net(), own, "nothing was brought");

    let mut other = file.clone();
    *other.last_mut().unwrap() ^= 1;
    assert_eq!(bring_weights::<G>(&other), Ok(()));
    assert_eq!(*G::net(), read(&other));
    assert_ne!(*G::net(), own);
    assert_eq!(bring_weights::<G>(&other), Ok(()), "the same again");
    assert_eq!(bring_weights::<G>(&file), Err(BadWeights::Others));
    assert_eq!(*G::net(), read(&other));
}

#[test]
fn weights_of_come_sail_away_fit_and_others_can_be_brought() {
    alone("weights::weights_of_come_sail_away_fit_and_others_can_be_brought", check::<ComeSailAway>);
}

#[test]
fn weights_of_on_board_fit_and_others_can_be_brought() {
    alone("weights::weights_of_on_board_fit_and_others_can_be_brought", check::<OnBoard>);
}

#[test]
fn weights_of_pirates_under_fire_fit_and_others_can_be_brought() {
    alone("weights::weights_of_pirates_under_fire_fit_and_others_can_be_brought", check::<PiratesUnderFire>);
}
