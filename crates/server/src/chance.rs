//! Chance, from the system: ids, codes, tokens and secrets that nobody guesses.

use protocol::{Code, PersonId, TableId, Token};
use store::Secret;

/// The system gives no chance: then nothing that needs it is done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoChance;

fn bytes<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoChance)?;
    Ok(bytes)
}

pub(crate) fn number() -> Result<u64, NoChance> {
    bytes().map(u64::from_le_bytes)
}

pub(crate) fn table_id() -> Result<TableId, NoChance> {
    number().map(TableId::from_bits)
}

pub(crate) fn person_id() -> Result<PersonId, NoChance> {
    number().map(PersonId::from_bits)
}

pub(crate) fn code() -> Result<Code, NoChance> {
    bytes().map(Code::from_bytes)
}

pub(crate) fn token() -> Result<Token, NoChance> {
    bytes().map(Token::from_bytes)
}

pub(crate) fn secret() -> Result<Secret, NoChance> {
    bytes().map(Secret::from_bytes)
}
