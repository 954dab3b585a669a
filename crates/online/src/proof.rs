//! Deals that nobody could choose: the server promises a secret before anybody sits down, everybody who sits adds chance of their
//! own, and afterwards all of it is laid open.
//!
//! A server that knows a friend's hand before others do cannot be found out so, nor one that gives up tables it dislikes; but the
//! deal was fixed before the first move, and the server alone could not choose it.

use std::fmt;

use hmac::{Hmac, Mac};
use protocol::{TableId, api};
use sha2::{Digest, Sha256};

/// The number of this way to make a deal.
const METHOD: &str = "seaboard deal 1";

/// What a server promises: the hash of its secret, and of everything the deal depends on besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment(pub [u8; 32]);

impl Commitment {
    /// The promise of this secret, for this table and game.
    pub fn new(table: TableId, game: &str, rules: u32, setup: &str, secret: &[u8; 32]) -> Commitment {
        let setup = Hex(&Sha256::digest(setup)).to_string();
        let text = format!("{METHOD}\n{table}\n{game}\n{rules}\n{setup}\n");
        Commitment(Sha256::new().chain_update(text).chain_update(secret).finalize().into())
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex(&self.0).fmt(f)
    }
}

/// What a deal is made from. It says everything about the deal: nobody is told while the game goes on.
#[derive(Clone, PartialEq, Eq)]
pub struct Key(pub [u8; 32]);

impl Key {
    /// The key of this secret and of what those who sat down added, in the order in which they did.
    pub fn new(table: TableId, secret: &[u8; 32], salts: &[[u8; 32]]) -> Key {
        // Every length of key will do for this function.
        let mut mac =
            Hmac::<Sha256>::new_from_slice(secret).unwrap_or_else(|_| Hmac::new(&Default::default()));
        mac.update(format!("{METHOD}\n{table}\n").as_bytes());
        salts.iter().for_each(|salt| mac.update(salt));
        Key(mac.finalize().into_bytes().into())
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

/// Bytes in hexadecimal.
struct Hex<'a>(&'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Reads 32 bytes in hexadecimal.
fn bytes(text: &str) -> Option<[u8; 32]> {
    let digits = text.is_ascii() && text.len() == 64;
    let mut bytes = [0; 32];
    for (byte, place) in bytes.iter_mut().zip((0..64).step_by(2)) {
        *byte = u8::from_str_radix(text.get(place..place + 2)?, 16).ok()?;
    }
    digits.then_some(bytes)
}

/// What is laid open once the game is over.
pub fn proof(commitment: Commitment, secret: &[u8; 32], salts: &[[u8; 32]]) -> api::Proof {
    api::Proof {
        commit: commitment.to_string(),
        secret: Hex(secret).to_string(),
        salts: salts.iter().map(|salt| Hex(salt).to_string()).collect(),
    }
}

/// Why a proof proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadProof {
    /// It is not written as one.
    Unreadable,
    /// The secret is not the one that was promised.
    Broken,
}

impl fmt::Display for BadProof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadProof::Unreadable => "this is no proof",
            BadProof::Broken => "the secret is not the one that was promised",
        })
    }
}

impl std::error::Error for BadProof {}

/// The key that a proof leads to, if its secret is the one that was promised.
pub fn proven(
    proof: &api::Proof,
    table: TableId,
    game: &str,
    rules: u32,
    setup: &str,
) -> Result<Key, BadProof> {
    let secret = bytes(&proof.secret).ok_or(BadProof::Unreadable)?;
    let salts: Option<Vec<[u8; 32]>> = proof.salts.iter().map(|salt| bytes(salt)).collect();
    let salts = salts.ok_or(BadProof::Unreadable)?;
    if Commitment::new(table, game, rules, setup, &secret).to_string() != proof.commit {
        return Err(BadProof::Broken);
    }
    Ok(Key::new(table, &secret, &salts))
}
