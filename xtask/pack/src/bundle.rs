//! Code that is fetched later, gathered into few files.
//!
//! A module that is split falls into many pieces, one for each set of parts that need it: more than anybody wants to fetch one by one. So
//! pieces lie behind each other in a file, by whoever needs them most. A part fetches the files that have a piece of it.

use std::collections::{BTreeMap, BTreeSet};

use crate::failure::Failure;

/// What a game's parts are called: nothing for its tables, and these behind its name.
const BOTS: &str = "_bots";
const PAGES: &str = "_pages";
const ONLINE: &str = "_online";

/// Pieces gathered into files.
#[derive(Default)]
pub(crate) struct Bundles {
    /// The files by their names.
    pub(crate) files: BTreeMap<String, Vec<u8>>,
    /// Where each piece lies: its file, where it begins and ends.
    pub(crate) places: BTreeMap<String, (String, usize, usize)>,
    /// The files that each part fetches.
    pub(crate) needs: BTreeMap<String, Vec<String>>,
}

/// Gathers the pieces. `needs` says which pieces each part needs, `piece` brings one.
pub(crate) fn gather(
    needs: &BTreeMap<String, Vec<String>>,
    mut piece: impl FnMut(&str) -> Result<Vec<u8>, Failure>,
) -> Result<Bundles, Failure> {
    let mut parts = BTreeMap::<&str, BTreeSet<&str>>::new();
    for (part, pieces) in needs {
        for piece in pieces {
            parts.entry(piece).or_default().insert(part);
        }
    }
    let games: BTreeSet<&str> = needs.keys().filter_map(|part| part.strip_suffix(BOTS)).collect();
    let mut bundles = Bundles::default();
    for (name, parts) in &parts {
        let file = file_of(parts, &games);
        let content = bundles.files.entry(file.clone()).or_default();
        let from = content.len();
        content.extend(
            without_names(&piece(name)?).ok_or_else(|| Failure::new(format!("{name} is no module")))?,
        );
        bundles.places.insert((*name).to_owned(), (file, from, content.len()));
    }
    for (part, pieces) in needs {
        let files: BTreeSet<&String> =
            pieces.iter().filter_map(|piece| Some(&bundles.places.get(piece)?.0)).collect();
        bundles.needs.insert(part.clone(), files.into_iter().cloned().collect());
    }
    Ok(bundles)
}

/// The file of a piece that these parts need: tables come before bots, bots before other pages, those before online tables.
fn file_of(parts: &BTreeSet<&str>, games: &BTreeSet<&str>) -> String {
    let with =
        |ending: &str| games.iter().filter(|game| parts.contains(format!("{game}{ending}").as_str())).count();
    let touched = |game: &&&str| {
        ["", BOTS, PAGES, ONLINE].iter().any(|ending| parts.contains(format!("{game}{ending}").as_str()))
    };
    let touched: Vec<&&str> = games.iter().filter(touched).collect();
    let of = |ending: &str, all: &str| match touched[..] {
        [game] => format!("{game}{ending}"),
        _ => all.to_owned(),
    };
    match (with(""), with(BOTS), with(PAGES), with(ONLINE)) {
        (1.., 1.., ..) => of("_rules", "rules"),
        (1.., 0, ..) => of("", "tables"),
        (0, 1.., ..) => of(BOTS, "bots"),
        (0, 0, 1.., _) => of(PAGES, "pages"),
        (0, 0, 0, 1..) => of(ONLINE, "online"),
        (0, 0, 0, 0) => parts.first().copied().unwrap_or("rest").to_owned(),
    }
}

/// A module without the names of its functions and whatever else nobody runs; none where it is no module.
fn without_names(module: &[u8]) -> Option<Vec<u8>> {
    let (head, mut rest) = module.split_at_checked(8)?;
    let mut kept = head.to_vec();
    while let Some((&kind, after)) = rest.split_first() {
        let (length, bytes) = number(after)?;
        let (section, next) = rest.split_at_checked(1 + bytes + length)?;
        if kind != 0 {
            kept.extend(section);
        }
        rest = next;
    }
    Some(kept)
}

/// A number of seven bits a byte, and how many bytes it takes.
fn number(bytes: &[u8]) -> Option<(usize, usize)> {
    let last = bytes.iter().position(|byte| byte & 0x80 == 0)?;
    let value = bytes[..=last]
        .iter()
        .rev()
        .try_fold(0_usize, |value, byte| value.checked_mul(128)?.checked_add(usize::from(byte & 0x7f)))?;
    Some((value, last + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module with one section of code and one of names.
    fn module(code: u8) -> Vec<u8> {
        [b"\0asm\x01\0\0\0".as_slice(), &[10, 2, 1, code], &[0, 3, 1, b'n', 9]].concat()
    }

    #[test]
    fn pieces_lie_behind_each_other_without_their_names() {
        let needs = [
            ("on_board", vec!["chunk_1", "chunk_2", "split_on_board"]),
            ("on_board_bots", vec!["chunk_1", "split_on_board_bots"]),
            ("pirates", vec!["chunk_2", "split_pirates"]),
            ("pirates_bots", vec!["split_pirates_bots"]),
            ("files", vec!["split_files"]),
        ];
        let needs =
            needs.map(|(part, pieces)| (part.to_owned(), pieces.into_iter().map(str::to_owned).collect()));
        let bundles = gather(&BTreeMap::from(needs), |name| Ok(module(name.len() as u8))).unwrap();
        let place = |piece: &str| bundles.places[piece].clone();
        assert_eq!(place("chunk_1"), ("on_board_rules".to_owned(), 0, 12));
        assert_eq!(place("chunk_2"), ("tables".to_owned(), 0, 12));
        assert_eq!(place("split_on_board"), ("on_board".to_owned(), 0, 12));
        assert_eq!(bundles.needs["on_board"], ["on_board", "on_board_rules", "tables"]);
        assert_eq!(bundles.needs["on_board_bots"], ["on_board_bots", "on_board_rules"]);
        assert_eq!(bundles.needs["files"], ["files"]);
        assert_eq!(bundles.files["tables"], module(7)[..12]);
    }

    #[test]
    fn what_is_no_module_is_said() {
        let needs = BTreeMap::from([("files".to_owned(), vec!["split_files".to_owned()])]);
        let failed = |bytes: &[u8]| gather(&needs, |_| Ok(bytes.to_vec())).err().unwrap().reason;
        assert_eq!(failed(b"\0asm"), "split_files is no module");
        assert_eq!(failed(b"\0asm\x01\0\0\0\x0a\x05\x01"), "split_files is no module");
    }
}
