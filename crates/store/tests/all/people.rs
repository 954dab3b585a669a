//! People and their programs.

use protocol::{PersonId, PersonKind};
use store::{DbError, NewGuest, Person};

use crate::common::{ADA, BEN, CLEO, ada_and_ben, guest, hash, in_memory, name, program, wait};

const PARROT: PersonId = PersonId::from_bits(0x9a44);

#[test]
fn a_guest_is_found_by_id_and_session() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        let ada = Person {
            id: ADA,
            kind: PersonKind::Guest,
            name: "Ada".into(),
            lang: "en".into(),
            owner: None,
            created: 1_000,
        };
        assert_eq!(store.person(ADA).await, Ok(Some(ada.clone())));
        let (found, session) = store.person_of_session(&hash("Ada")).await.expect("read").expect("Ada");
        assert_eq!((found, session.created, session.seen), (ada, 1_000, 1_000));
        assert_eq!(store.person(CLEO).await, Ok(None));
        assert_eq!(store.person_of_session(&hash("Cleo")).await, Ok(None));
    });
}

#[test]
fn an_id_belongs_to_one_person() {
    wait(async {
        let store = in_memory();
        guest(&store, ADA, "Ada").await;
        let again =
            NewGuest { id: ADA, name: name("Eve"), lang: "fr".into(), session: hash("Eve"), at: 2_000 };
        assert_eq!(store.add_guest(&again).await, Err(DbError::Constraint));
        // Not even her session is left of it.
        assert_eq!(store.person_of_session(&hash("Eve")).await, Ok(None));
        let twin = NewGuest { id: BEN, session: hash("Ada"), ..again };
        assert_eq!(store.add_guest(&twin).await, Err(DbError::Constraint));
        assert_eq!(store.person(BEN).await, Ok(None));
    });
}

#[test]
fn names_and_languages_change_one_by_one() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        assert_eq!(store.change_person(ADA, Some(&name("Countess")), None).await, Ok(true));
        assert_eq!(store.change_person(BEN, None, Some("uk")).await, Ok(true));
        assert_eq!(store.change_person(CLEO, None, Some("uk")).await, Ok(false));
        let (ada, ben) = (store.person(ADA).await, store.person(BEN).await);
        let said = |person: Result<Option<Person>, DbError>| {
            person.expect("read").map(|person| (person.name, person.lang))
        };
        assert_eq!(said(ada), Some(("Countess".into(), "en".into())));
        assert_eq!(said(ben), Some(("Ben".into(), "uk".into())));
    });
}

#[test]
fn a_program_belongs_to_a_person_and_is_found_by_its_token() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        assert!(program(&store, PARROT, ADA, "Parrot").await);
        let parrot = store.program_of_token(&hash("Parrot")).await.expect("read").expect("there");
        assert_eq!(parrot.kind, PersonKind::Program);
        assert_eq!((parrot.id, parrot.owner, parrot.lang.as_str()), (PARROT, Some(ADA), "en"));
        assert_eq!(store.programs(ADA).await, Ok(vec![parrot]));
        assert_eq!(store.programs(BEN).await, Ok(vec![]));
        // The token of a program is no session, and the other way round.
        assert_eq!(store.person_of_session(&hash("Parrot")).await, Ok(None));
        assert_eq!(store.program_of_token(&hash("Ada")).await, Ok(None));
    });
}

#[test]
fn programs_and_nobody_have_no_programs() {
    wait(async {
        let store = in_memory();
        guest(&store, ADA, "Ada").await;
        assert!(program(&store, PARROT, ADA, "Parrot").await);
        assert!(!program(&store, CLEO, PARROT, "Chick").await);
        assert!(!program(&store, CLEO, BEN, "Chick").await);
        assert_eq!(store.person(CLEO).await, Ok(None));
    });
}

#[test]
fn only_its_person_deletes_a_program() {
    wait(async {
        let store = in_memory();
        ada_and_ben(&store).await;
        assert!(program(&store, PARROT, ADA, "Parrot").await);
        assert_eq!(store.delete_program(BEN, PARROT).await, Ok(None));
        assert!(store.person(PARROT).await.expect("read").is_some());
        assert_eq!(store.delete_program(ADA, PARROT).await, Ok(Some(vec![])));
        assert_eq!(store.program_of_token(&hash("Parrot")).await, Ok(None));
        assert_eq!(store.delete_program(ADA, PARROT).await, Ok(None));
    });
}
