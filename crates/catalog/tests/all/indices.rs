//! What every index of an action means, for ever: trained players, recorded games and other programs rely on it.
//!
//! `indices/GAME.txt` has the notations of a game's actions, the one with index 0 first. They are the same for all options. Lines are
//! added at the end and never changed.

use crate::common::{files, released};

#[test]
fn every_index_means_what_it_meant_before() {
    let listed = files("indices");
    assert_eq!(listed.len(), released().count());
    for id in released() {
        let file = format!("indices/{id}.txt");
        let (_, text) = listed.iter().find(|(path, _)| path.ends_with(&file)).expect("a list for each game");
        let before: Vec<&str> = text.lines().collect();
        let now: Vec<String> = (0..id.action_count()).filter_map(|index| id.notation(index)).collect();
        assert!(now.len() >= before.len() && now[..before.len()] == before, "{file}: never change a line");
        assert_eq!(now.len(), before.len(), "{file}: add the new actions at its end");
    }
}

#[test]
fn a_list_that_was_changed_is_found_out() {
    // The beginnings that were released. Whoever adds actions adds a line here, and leaves the others as they are.
    let beginnings = [
        ("come-sail-away", 132, 0x4631_bcdb_6a9b_68bc),
        ("on-board", 55, 0xef19_cdff_c8f7_225e),
        ("pirates-under-fire", 329, 0x96cc_cec9_1d27_e708),
    ];
    let listed = files("indices");
    for (name, length, fingerprint) in beginnings {
        let (_, text) = listed.iter().find(|(path, _)| path.ends_with(&format!("{name}.txt"))).expect(name);
        let beginning: Vec<&str> = text.lines().take(length).collect();
        let found = game::fnv1a(beginning.join("\n").into_bytes());
        assert_eq!(found, fingerprint, "{name}: its first {length} lines");
    }
}
