//! What must not be told is not told by accident.

use store::{DbError, Hashed, Header, Secret, Statement, Value};

use crate::common::{TABLE, name, new_table, salt, sit};

#[test]
fn nothing_secret_is_printed_for_developers() {
    let mut table = new_table(TABLE);
    table.secret = Secret::from_bytes([171; 32]);
    table.bot_key = Secret::from_bytes([172; 32]);
    table.seats[0].salt = Some(salt(173));
    let mut sit = sit(TABLE, crate::common::BEN, "Ben");
    sit.salt = salt(174);
    let values = vec![Value::from("a text"), Value::from(&Secret::from_bytes([175; 32]))];
    let statement = Statement::new("SELECT $1, $2", values);
    let said = format!("{table:?} {sit:?} {statement:?} {:?} {:?}", Header("17 aces".into()), name("Ben"));
    for secret in ["171", "172", "173", "174", "175", "aces", "a text"] {
        assert!(!said.contains(secret), "{secret} in {said}");
    }
    assert!(!format!("{:?}", Hashed::of(b"token")).contains(char::is_numeric));
}

#[test]
fn errors_say_their_kind_and_nothing_else() {
    let errors = [DbError::Constraint, DbError::Unmatched(1), DbError::Other(266)];
    let said = errors.map(|error| error.to_string());
    assert_eq!(said, ["constraint", "statement 1 found nothing", "database error 266"]);
}
