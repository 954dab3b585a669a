//! What people say.

use protocol::{ChatLine, Preset, Said, TableId};
use store::{DbError, NewLine};

use crate::common::{ADA, BEN, CLEO, FIRST, TABLE, ada_and_ben, in_memory, open_table, wait};

fn line(sender_id: u32, text: &str) -> NewLine {
    let said = Said::Text(text.to_owned());
    NewLine {
        table: TABLE,
        by: ADA,
        sender_id,
        name: "Ada".into(),
        seat: Some(FIRST),
        said,
        aside: false,
        at: 6_000,
    }
}

#[test]
fn lines_are_counted_at_each_table() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        let other = TableId::from_bits(8);
        open_table(&store, TABLE).await;
        open_table(&store, other).await;
        let hello = ChatLine {
            id: 1,
            by: ADA,
            name: "Ada".into(),
            seat: Some(FIRST),
            at: 6_000,
            sent_as: 0,
            said: Said::Text("Hello \u{1f6a2}, \"Ben\"".into()),
        };
        assert_eq!(store.say(&line(0, "Hello \u{1f6a2}, \"Ben\"")).await, Ok(Some(hello.clone())));
        let said = Said::Preset(Preset::Thanks);
        let thanks = NewLine { by: BEN, name: "Ben".into(), seat: None, said, at: 6_500, ..line(0, "") };
        let second = store.say(&thanks).await.expect("said").expect("there");
        assert_eq!((second.id, second.seat, &second.said), (2, None, &Said::Preset(Preset::Thanks)));
        let elsewhere = store.say(&NewLine { table: other, ..line(0, "Ahoy") }).await.expect("said");
        assert_eq!(elsewhere.map(|line| line.id), Some(1));
        assert_eq!(store.chat(TABLE, false, 10).await, Ok(vec![hello, second.clone()]));
        assert_eq!(store.chat(TABLE, true, 1).await, Ok(vec![second]));
    });
}

#[test]
fn what_onlookers_say_among_themselves_leaves_no_gap() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        open_table(&store, TABLE).await;
        let aside = |id, at| NewLine { by: BEN, seat: None, aside: true, at, ..line(id, "Psst") };
        let ids = [line(0, "One"), aside(0, 6_100), aside(1, 6_200), NewLine { at: 6_300, ..line(1, "Two") }];
        for new in &ids {
            store.say(new).await.expect("said");
        }
        let ids = |lines: Vec<ChatLine>| lines.iter().map(|line| line.id).collect::<Vec<_>>();
        assert_eq!(store.chat(TABLE, false, 10).await.map(ids), Ok(vec![1, 2]));
        let all = [1, ChatLine::ASIDES + 1, ChatLine::ASIDES + 2, 2];
        assert_eq!(store.chat(TABLE, true, 10).await.map(ids), Ok(all.to_vec()));
    });
}

#[test]
fn a_line_that_is_sent_again_is_the_first_one() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        open_table(&store, TABLE).await;
        let first = store.say(&line(3, "Once")).await.expect("said");
        assert_eq!(store.say(&NewLine { at: 9_000, ..line(3, "Twice") }).await, Ok(first));
        let next = store.say(&line(4, "Then")).await.expect("said");
        assert_eq!(next.map(|line| line.id), Some(2), "the second one was not counted");
    });
}

#[test]
fn numbers_of_deleted_lines_are_not_given_again() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        open_table(&store, TABLE).await;
        store.say(&line(0, "Early")).await.expect("said");
        let late = NewLine { by: BEN, name: "Ben".into(), ..line(0, "Late") };
        store.say(&late).await.expect("said");
        assert_eq!(store.delete_person(BEN).await, Ok(Some(vec![])));
        let next = store.say(&line(1, "Later")).await.expect("said");
        assert_eq!(next.map(|line| line.id), Some(3));
        let texts = store.chat(TABLE, true, 10).await.expect("read");
        assert_eq!(texts.iter().map(|line| line.id).collect::<Vec<_>>(), [1, 3]);
    });
}

#[test]
fn nobody_says_nothing_nowhere() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        assert_eq!(store.say(&line(0, "Echo?")).await, Ok(None));
        open_table(&store, TABLE).await;
        assert_eq!(store.say(&NewLine { by: CLEO, ..line(0, "Boo") }).await, Err(DbError::Constraint));
        assert_eq!(store.chat(TABLE, true, 10).await, Ok(vec![]));
    });
}

#[test]
fn what_was_said_long_ago_is_forgotten() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        open_table(&store, TABLE).await;
        store.say(&line(0, "Early")).await.expect("said");
        store.say(&NewLine { at: 7_000, ..line(1, "Late") }).await.expect("said");
        assert_eq!(store.forget_chat(7_000).await, Ok(1));
        assert_eq!(store.chat(TABLE, true, 10).await.map(|lines| lines[0].id), Ok(2));
    });
}
