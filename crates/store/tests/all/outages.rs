//! When nobody was there.

use store::{GAP, Outage};

use crate::common::{in_memory, wait};

#[test]
fn a_gap_between_signs_of_life_is_an_outage() {
    wait(async {
        let store = in_memory();
        // The first start of all is none.
        assert_eq!(store.alive("a", 10_000).await, Ok(None));
        assert_eq!(store.alive("a", 12_000).await, Ok(None));
        assert_eq!(store.alive("a", 12_000 + GAP).await, Ok(None));
        let gap = Outage { began: 17_000, until: 57_000 };
        assert_eq!(store.alive("a", 57_000).await, Ok(Some(gap)));
        assert_eq!(store.alive("a", 59_000).await, Ok(None));
        let second = Outage { began: 59_000, until: 59_001 + GAP };
        assert_eq!(store.alive("b", second.until).await, Ok(Some(second)));
        assert_eq!(store.outages_since(0).await, Ok(vec![gap, second]));
        assert_eq!(store.outages_since(56_999).await, Ok(vec![gap, second]));
        assert_eq!(store.outages_since(57_000).await, Ok(vec![second]));
    });
}

#[test]
fn while_one_server_is_there_the_others_may_come_and_go() {
    wait(async {
        let store = in_memory();
        for time in (0..60_000).step_by(2_000) {
            assert_eq!(store.alive("a", time).await, Ok(None));
        }
        assert_eq!(store.alive("b", 60_000).await, Ok(None));
        // A clock that is behind changes nothing.
        assert_eq!(store.alive("c", 20_000).await, Ok(None));
        assert_eq!(store.outages_since(0).await, Ok(vec![]));
    });
}

#[test]
fn servers_that_are_gone_are_forgotten_but_the_last_one() {
    wait(async {
        let store = in_memory();
        for (node, time) in [("a", 1_000), ("b", 2_000), ("c", 3_000)] {
            assert_eq!(store.alive(node, time).await, Ok(None));
        }
        assert_eq!(store.nodes_since(1_000).await, Ok(vec!["b".to_owned(), "c".to_owned()]));
        assert_eq!(store.forget_nodes(90_000).await, Ok(()));
        assert_eq!(store.nodes_since(0).await, Ok(vec!["c".to_owned()]));
        let gap = Outage { began: 3_000, until: 90_000 };
        assert_eq!(store.alive("d", 90_000).await, Ok(Some(gap)));
    });
}
