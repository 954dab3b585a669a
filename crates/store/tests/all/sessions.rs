//! Sessions and passes.

use store::DbError;

use crate::common::{ADA, BEN, CLEO, ada_and_ben, hash, in_memory, store_in, wait};

#[test]
fn a_session_is_touched_and_ended() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        store.touch_session(&hash("Ada"), 70_000).await.expect("touched");
        // A request that took longer does not turn the clock back.
        store.touch_session(&hash("Ada"), 60_000).await.expect("touched");
        let (_, session) = store.person_of_session(&hash("Ada")).await.expect("read").expect("Ada");
        assert_eq!((session.created, session.seen), (1_000, 70_000));
        assert_eq!(store.end_session(&hash("Ada")).await, Ok(true));
        assert_eq!(store.end_session(&hash("Ada")).await, Ok(false));
        assert_eq!(store.person_of_session(&hash("Ada")).await, Ok(None));
        assert!(store.person(ADA).await.expect("read").is_some());
    });
}

#[test]
fn all_other_sessions_end_at_once() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        store.add_session(&hash("phone"), ADA, 2_000).await.expect("added");
        store.add_session(&hash("tablet"), ADA, 3_000).await.expect("added");
        assert_eq!(store.add_session(&hash("phone"), BEN, 4_000).await, Err(DbError::Constraint));
        assert_eq!(store.add_session(&hash("radio"), CLEO, 4_000).await, Err(DbError::Constraint));
        let seen: Vec<u64> = store.sessions(ADA).await.expect("read").iter().map(|one| one.seen).collect();
        assert_eq!(seen, [3_000, 2_000, 1_000]);
        assert_eq!(store.end_other_sessions(ADA, &hash("phone")).await, Ok(2));
        assert_eq!(store.sessions(ADA).await.expect("read")[0].hash, hash("phone"));
        assert_eq!(store.sessions(BEN).await.expect("read").len(), 1);
    });
}

#[test]
fn what_nobody_uses_is_forgotten() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        store.touch_session(&hash("Ben"), 9_000).await.expect("touched");
        store.add_pass(&hash("old"), ADA, 5_000).await.expect("added");
        store.add_pass(&hash("new"), ADA, 50_000).await.expect("added");
        store.forget_sessions(8_000, 10_000).await.expect("forgotten");
        assert_eq!(store.person_of_session(&hash("Ada")).await, Ok(None));
        assert!(store.person_of_session(&hash("Ben")).await.expect("read").is_some());
        // Out of date is out of date, even if somebody's clock is slow.
        assert_eq!(store.use_pass(&hash("old"), &hash("phone"), 4_000).await, Ok(None));
        assert_eq!(store.use_pass(&hash("new"), &hash("phone"), 11_000).await, Ok(Some(ADA)));
    });
}

#[test]
fn a_pass_is_good_once_and_in_time() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        store.add_pass(&hash("pass"), ADA, 5_000).await.expect("added");
        assert_eq!(store.use_pass(&hash("other"), &hash("phone"), 4_000).await, Ok(None));
        assert_eq!(store.use_pass(&hash("pass"), &hash("phone"), 5_001).await, Ok(None));
        assert_eq!(store.use_pass(&hash("pass"), &hash("phone"), 5_000).await, Ok(Some(ADA)));
        assert_eq!(store.use_pass(&hash("pass"), &hash("thief"), 5_000).await, Ok(None));
        let (person, session) = store.person_of_session(&hash("phone")).await.expect("read").expect("Ada");
        assert_eq!((person.id, session.created), (ADA, 5_000));
        assert_eq!(store.person_of_session(&hash("thief")).await, Ok(None));
    });
}

#[test]
fn of_many_who_use_a_pass_at_once_one_comes_aboard() {
    let directory = crate::common::Directory::new();
    let stores = [store_in(&directory.file("db")), store_in(&directory.file("db"))];
    wait(async {
        ada_and_ben(&stores[0]).await;
        stores[0].add_pass(&hash("pass"), ADA, 5_000).await.expect("added");
        let tries: Vec<_> = (0..20)
            .map(|number| {
                let store = stores[number % 2].clone();
                tokio::spawn(async move {
                    store.use_pass(&hash("pass"), &hash(&format!("device {number}")), 2_000).await
                })
            })
            .collect();
        let mut aboard = 0;
        for one in tries {
            aboard += u32::from(one.await.expect("done").expect("asked") == Some(ADA));
        }
        assert_eq!((aboard, stores[1].sessions(ADA).await.expect("read").len()), (1, 2));
    });
}
