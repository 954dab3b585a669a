//! What one machine did of work that several do together, in a file: which work it is part of, which share of it, and what came of
//! it. Whoever joins all parts finds out whether they belong together, whether one is missing, and whether one is damaged.

use std::path::{Path, PathBuf};

use bots::{Mind, Weights};
use game::{Message, fnv1a};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::Share;
use crate::output::{Failure, in_file, print_bytes, read_at_most};

/// How a file of this kind begins; its check sum follows, and on the next line its head.
const SIGN: &str = "seaboard-share ";
/// Some files never end: what is larger than any part is not read further, and no larger part is made.
const LARGEST_PART: u64 = 1 << 30;

/// What tells one piece of work from others: a row of facts. The name of a fact is an argument of the command line, or a message.
#[derive(Clone, Debug)]
pub(crate) struct Work(Vec<(&'static str, String)>);

impl Work {
    /// Work of a command. Other versions of the program may do it differently.
    pub(crate) fn new(command: &str) -> Work {
        Work(Vec::new()).with("share-command", command).with("share-version", env!("CARGO_PKG_VERSION"))
    }

    /// One more fact.
    pub(crate) fn with(mut self, name: &'static str, value: impl ToString) -> Work {
        self.0.push((name, value.to_string()));
        self
    }

    /// The first fact in which another piece of work differs from this one. The command and its version come first, and tell which
    /// facts there are: where all that are there agree, none may be missing.
    fn difference(&self, theirs: &[(String, String)]) -> Option<Message> {
        let differs =
            |(ours, theirs): &(&(&str, String), &(String, String))| ours.0 != theirs.0 || ours.1 != theirs.1;
        match self.0.iter().zip(theirs).find(differs) {
            Some(((name, ours), (_, theirs))) => Some(another(name, theirs, ours)),
            None => (self.0.len() != theirs.len()).then(|| Message::new("share-damaged")),
        }
    }
}

/// Says that a part belongs elsewhere.
fn another(name: &'static str, theirs: &str, ours: &str) -> Message {
    let said = Message::new("share-of-another");
    let said =
        if name.starts_with("--") { said.with("what", name) } else { said.with("what", Message::new(name)) };
    said.with("theirs", theirs).with("ours", ours)
}

/// Sixteen digits that change with the bytes.
pub(crate) fn digest(bytes: &[u8]) -> String {
    format!("{:016x}", fnv1a(bytes.iter().copied()))
}

/// The check sum of what a game's bots have learned, as it comes with the program.
pub(crate) fn built_in<G: Mind>() -> String {
    digest(G::weights().map(Weights::embedded).unwrap_or_default())
}

#[derive(Serialize, Deserialize)]
struct Head<Facts> {
    work: Facts,
    share: u64,
    of: u64,
}

/// Prints what came of a share.
pub(crate) fn print_part(work: &Work, share: Share, body: &[u8]) -> Result<(), Failure> {
    print_bytes(&written(work, share, body, LARGEST_PART)?);
    Ok(())
}

/// The file of a part of at most so many bytes.
fn written(work: &Work, share: Share, body: &[u8], most: u64) -> Result<Vec<u8>, Failure> {
    let head = Head { work: &work.0, share: share.number, of: share.of };
    let head = serde_json::to_string(&head).unwrap_or_default();
    let rest = [head.as_bytes(), b"\n", body].concat();
    let file = [format!("{SIGN}{}\n", digest(&rest)).as_bytes(), &rest].concat();
    match file.len() as u64 > most {
        // It could not be read again.
        true => Err(Message::new("share-too-large").into()),
        false => Ok(file),
    }
}

/// A part that was read.
pub(crate) struct Part {
    path: PathBuf,
    pub(crate) share: Share,
    pub(crate) body: Vec<u8>,
}

impl Part {
    fn read(work: &Work, path: &Path) -> Result<Part, Failure> {
        let bytes = read_at_most(path, LARGEST_PART)?;
        let no_part = || in_file(path, Message::new("share-unreadable"));
        let (sum, rest) = line(&bytes)
            .and_then(|(sign, rest)| Some((sign.strip_prefix(SIGN)?, rest)))
            .ok_or_else(no_part)?;
        if sum != digest(rest) {
            return Err(in_file(path, Message::new("share-damaged")));
        }
        let (head, body) = line(rest).ok_or_else(no_part)?;
        let head: Head<Vec<(String, String)>> = serde_json::from_str(head).map_err(|_| no_part())?;
        if let Some(difference) = work.difference(&head.work) {
            return Err(in_file(path, difference));
        }
        let share = Share::new(head.share, head.of).ok_or_else(no_part)?;
        Ok(Part { path: path.to_owned(), share, body: body.to_vec() })
    }

    /// Says that there is something else in it than there should be.
    pub(crate) fn is_wrong(&self) -> Failure {
        in_file(&self.path, Message::new("share-damaged"))
    }

    /// What is in it, where that is JSON.
    pub(crate) fn json<T: DeserializeOwned>(&self) -> Result<T, Failure> {
        serde_json::from_slice(&self.body).map_err(|_| self.is_wrong())
    }
}

/// The first line, and what comes after it.
fn line(bytes: &[u8]) -> Option<(&str, &[u8])> {
    let end = bytes.iter().position(|&byte| byte == b'\n')?;
    Some((std::str::from_utf8(&bytes[..end]).ok()?, &bytes[end + 1..]))
}

/// All parts of a piece of work, in their order, whatever the order of the files.
pub(crate) fn all_parts(work: &Work, files: &[PathBuf]) -> Result<Vec<Part>, Failure> {
    let mut parts = files.iter().map(|path| Part::read(work, path)).collect::<Result<Vec<Part>, _>>()?;
    let of = parts.first().map_or(0, |part| part.share.of);
    if let Some(part) = parts.iter().find(|part| part.share.of != of) {
        let count = another("share-count", &part.share.of.to_string(), &of.to_string());
        return Err(in_file(&part.path, count));
    }
    parts.sort_by_key(|part| part.share.number);
    let twice = parts.windows(2).find(|two| two[0].share == two[1].share).and_then(<[Part]>::last);
    if let Some(part) = twice {
        return Err(in_file(&part.path, Message::new("share-twice").with("number", part.share.number)));
    }
    // They are all different and none is above their number, so that the first gap is the first that is missing.
    let missing = (1..=of)
        .find(|&number| parts.get(number as usize - 1).is_none_or(|part| part.share.number != number));
    match missing {
        Some(number) => Err(Failure(Message::new("share-missing").with("number", number).with("of", of))),
        None => Ok(parts),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_that_could_not_be_read_again_is_not_made() {
        let (work, share) = (Work::new("tournament"), Share { number: 1, of: 2 });
        let size = written(&work, share, b"deals", u64::MAX).unwrap().len() as u64;
        assert!(written(&work, share, b"deals", size).is_ok());
        let Failure(refused) = written(&work, share, b"deals", size - 1).unwrap_err();
        assert_eq!(refused, Message::new("share-too-large"));
    }

    #[test]
    fn facts_must_be_the_same_and_as_many() {
        let owned = |work: &Work| -> Vec<(String, String)> {
            work.0.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect()
        };
        let work = Work::new("tournament").with("--seed", 3).with("--pairs", 7);
        let theirs = owned(&work);
        assert_eq!(work.difference(&theirs), None);
        let (fewer, more) = (&theirs[..theirs.len() - 1], owned(&work.clone().with("--bots", "random")));
        for odd in [&[], fewer, &more] {
            assert_eq!(work.difference(odd), Some(Message::new("share-damaged")), "{odd:?}");
        }
        let other = owned(&Work::new("tournament").with("--seed", 4));
        assert_eq!(work.difference(&other), Some(another("--seed", "4", "3")));
    }
}
