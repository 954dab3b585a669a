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
