//! Code that is fetched later, gathered into few files.
//!
//! A module that is split falls into many pieces, one for each set of parts that need it: more than anybody wants to fetch one by one. So
//! pieces lie behind each other in a file, by whoever needs them most. A part fetches the files that have a piece of it.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;

use wasm_encoder::Module;
use wasm_encoder::reencode::{Error, Reencode};
use wasmparser::{CustomSectionReader, Parser};

use crate::failure::Failure;

/// What a game's parts are called behind its name, and where code lies that several games need for theirs. Whatever the first needs is
/// not looked for in the next.
const KINDS: [(&str, &str); 7] = [
    ("", "tables"),
    (BOTS, "bots"),
    ("_more", "more"),
    ("_pages", "pages"),
    ("_online", "online"),
    ("_analysis", "analysis"),
    ("_judge", "judge"),
];
const BOTS: &str = "_bots";

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
            written_short(&piece(name)?).ok_or_else(|| Failure::new(format!("{name} is no module")))?,
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

/// The file of a piece that these parts need: tables come first, and what they share with bots lies with the rest of them: a worker asks
/// after its page has it, and one file is smaller than two.
fn file_of(parts: &BTreeSet<&str>, games: &BTreeSet<&str>) -> String {
    let is_needed = |game: &str, ending: &str| parts.contains(format!("{game}{ending}").as_str());
    let touched = games.iter().filter(|game| KINDS.iter().any(|(ending, _)| is_needed(game, ending)));
    let touched: Vec<&&str> = touched.collect();
    let kind = KINDS.iter().find(|(ending, _)| games.iter().any(|game| is_needed(game, ending)));
    match (kind, &touched[..]) {
        (Some((ending, _)), [game]) => format!("{game}{ending}"),
        (Some((_, all)), _) => (*all).to_owned(),
        (None, _) => parts.first().copied().unwrap_or("rest").to_owned(),
    }
}

/// A module without the names of its functions and whatever else nobody runs, its numbers as short as they can be: the linker leaves
/// room in them, which would be sent along. None where it is no module.
fn written_short(module: &[u8]) -> Option<Vec<u8>> {
    let mut short = Module::new();
    Short.parse_core_module(&mut short, Parser::new(0), module).ok()?;
    Some(short.finish())
}

/// Writes modules anew, but for their custom sections.
struct Short;

impl Reencode for Short {
    type Error = Infallible;

    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module of one function that does nothing so many times, then calls itself by a number with room in it; with a section of names.
    fn module(idle: u8) -> Vec<u8> {
        let body = [&[0][..], &vec![1; idle.into()], &[0x10, 0x80, 0x80, 0x80, 0x80, 0, 0x0b]].concat();
        let code = [&[10, body.len() as u8 + 2, 1, body.len() as u8][..], &body].concat();
        [b"\0asm\x01\0\0\0".as_slice(), &[1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0], &code, &[0, 3, 1, b'n', 9]]
            .concat()
    }

    /// What becomes of it: neither the names nor the four bytes of room.
    const SHORTER: usize = 5 + 4;

    #[test]
    fn pieces_lie_behind_each_other_without_names_and_written_short() {
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
        let length = |piece: &str| module(piece.len() as u8).len() - SHORTER;
        let place = |piece: &str| bundles.places[piece].clone();
        let first = length("chunk_1");
        assert_eq!(place("chunk_1"), ("on_board".to_owned(), 0, first));
        assert_eq!(place("chunk_2"), ("tables".to_owned(), 0, length("chunk_2")));
        let second = first + length("split_on_board");
        assert_eq!(place("split_on_board"), ("on_board".to_owned(), first, second));
        assert_eq!(bundles.needs["on_board"], ["on_board", "tables"]);
        assert_eq!(bundles.needs["on_board_bots"], ["on_board", "on_board_bots"]);
        assert_eq!(bundles.needs["files"], ["files"]);
        assert!(bundles.files["tables"].ends_with(&[1, 0x10, 0, 0x0b]), "{:x?}", bundles.files["tables"]);
    }

    #[test]
    fn what_is_no_module_is_said() {
        let needs = BTreeMap::from([("files".to_owned(), vec!["split_files".to_owned()])]);
        let failed = |bytes: &[u8]| gather(&needs, |_| Ok(bytes.to_vec())).err().unwrap().reason;
        assert_eq!(failed(b"\0asm"), "split_files is no module");
        assert_eq!(failed(b"\0asm\x01\0\0\0\x0a\x05\x01"), "split_files is no module");
    }
}
