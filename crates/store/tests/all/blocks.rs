//! Who does not sit with whom.

use protocol::PersonId;
use store::NotSeated;

use crate::common::{
    ADA, BEN, CLEO, SECOND, TABLE, ada_and_ben, guest, in_memory, open_table, program, sit, wait,
};

const PARROT: PersonId = PersonId::from_bits(0x9a44);

#[test]
fn a_block_holds_both_ways_until_it_is_taken_back() {
    for (by, whom) in [(ADA, BEN), (BEN, ADA)] {
        wait(async {
            let store = in_memory();
            ada_and_ben(&store).await;
            open_table(&store, TABLE).await;
            assert_eq!(store.block(by, whom, 2_500).await, Ok(true));
            assert_eq!(store.block(by, whom, 2_600).await, Ok(false));
            assert_eq!(store.sit(&sit(TABLE, BEN, "Ben")).await, Ok(Err(NotSeated::Blocked(ADA))));
            assert_eq!(store.unblock(whom, by).await, Ok(false));
            assert_eq!(store.unblock(by, whom).await, Ok(true));
            assert_eq!(store.sit(&sit(TABLE, BEN, "Ben")).await, Ok(Ok(SECOND)));
        });
    }
}

#[test]
fn somebodys_program_is_blocked_with_them() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        assert!(program(&store, PARROT, BEN, "Parrot").await);
        open_table(&store, TABLE).await;
        assert_eq!(store.block(ADA, PARROT, 2_500).await, Ok(true));
        assert_eq!(store.sit(&sit(TABLE, PARROT, "Parrot")).await, Ok(Err(NotSeated::Blocked(ADA))));
        assert_eq!(store.sit(&sit(TABLE, BEN, "Ben")).await, Ok(Err(NotSeated::Blocked(ADA))));
        let blocked = store.blocked(ADA).await.expect("read");
        assert_eq!(blocked.iter().map(|person| person.id).collect::<Vec<_>>(), [BEN]);
        assert_eq!(store.blocked(BEN).await, Ok(vec![]));
        assert_eq!(store.unblock(ADA, BEN).await, Ok(true));
    });
}

#[test]
fn nobody_blocks_themselves_or_nobody() {
    wait(async {
        let store = in_memory();
        guest(&store, ADA, "Ada").await;
        assert!(program(&store, PARROT, ADA, "Parrot").await);
        for other in [ADA, PARROT, CLEO] {
            assert_eq!(store.block(ADA, other, 2_500).await, Ok(false));
        }
    });
}
