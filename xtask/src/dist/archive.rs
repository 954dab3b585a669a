//! A tar archive, compressed: as much of both formats as a few files need, and nothing that depends on the machine.

use miniz_oxide::deflate::compress_to_vec;

/// A file of the archive.
pub(super) struct Item {
    /// Where it lies below the archive's own directory.
    pub(super) name: String,
    pub(super) bytes: Vec<u8>,
    pub(super) executable: bool,
}

/// Headers and contents fill blocks of this size.
const BLOCK: usize = 512;
/// A name has room for so many bytes.
const LONGEST_NAME: usize = 100;

/// The archive of these files in a directory of this name, in the order of their names, all of this time. Where one cannot be in
/// it, its name.
pub(super) fn tar(directory: &str, mut items: Vec<Item>, time: u64) -> Result<Vec<u8>, String> {
    items.sort_by(|a, b| a.name.cmp(&b.name));
    let mut archive = Vec::new();
    for item in &items {
        let name = format!("{directory}/{}", item.name);
        let mode = if item.executable { 0o755 } else { 0o644 };
        archive.extend(header(&name, item.bytes.len(), mode, time).ok_or(name)?);
        archive.extend(&item.bytes);
        archive.resize(archive.len().next_multiple_of(BLOCK), 0);
    }
    // Two empty blocks are the end.
    archive.resize(archive.len() + 2 * BLOCK, 0);
    Ok(archive)
}

/// The header of a file (POSIX ustar): numbers are octal digits and a nought.
fn header(name: &str, size: usize, mode: u32, time: u64) -> Option<[u8; BLOCK]> {
    let mut block = [0; BLOCK];
    let mut put = |at: usize, text: &str| {
        block.get_mut(at..at + text.len()).map(|place| place.copy_from_slice(text.as_bytes()))
    };
    let fits = name.len() <= LONGEST_NAME && size < 1 << 33 && time < 1 << 33;
    put(0, name).filter(|()| fits)?;
    put(100, &format!("{mode:07o}"))?;
    // Of nobody in particular.
    put(108, "0000000\0" /* user */)?;
    put(116, "0000000\0" /* group */)?;
    put(124, &format!("{size:011o}"))?;
    put(136, &format!("{time:011o}"))?;
    // While they are added up, the digits of the sum are spaces.
    put(148, "        ")?;
    put(156, "0" /* a file */)?;
    put(257, "ustar\u{0}00")?;
    let sum: u32 = block.iter().map(|&byte| u32::from(byte)).sum();
    block[148..156].copy_from_slice(format!("{sum:06o}\0 ").as_bytes());
    Some(block)
}

/// Compressed as `gzip -9n` does it: without a name or a time.
pub(super) fn gzip(bytes: &[u8]) -> Vec<u8> {
    // The last two: as small as can be, made on no particular system.
    let mut out = vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255];
    out.extend(compress_to_vec(bytes, 9));
    out.extend(crc32(bytes).to_le_bytes());
    out.extend((bytes.len() as u32).to_le_bytes());
    out
}

/// The check sum of gzip (CRC-32).
fn crc32(bytes: &[u8]) -> u32 {
    let shifted = |sum: u32| (sum >> 1) ^ (0xedb8_8320 & (sum & 1).wrapping_neg());
    !bytes.iter().fold(!0, |sum, &byte| (0..8).fold(sum ^ u32::from(byte), |sum, _| shifted(sum)))
}

#[cfg(test)]
mod tests {
    use miniz_oxide::inflate::decompress_to_vec;

    use super::*;

    fn item(name: &str, text: &str, executable: bool) -> Item {
        Item { name: name.to_owned(), bytes: text.as_bytes().to_vec(), executable }
    }

    fn ship() -> Vec<Item> {
        vec![
            item("seaboard", "program", true),
            item("README.md", "", false),
            item("docs/a.md", &"a".repeat(513), false),
        ]
    }

    /// Names, modes, times and contents, as any program would read them.
    fn read(archive: &[u8]) -> Vec<(String, u32, u64, String)> {
        let text = |bytes: &[u8]| {
            String::from_utf8(bytes.split(|&byte| byte == 0).next().unwrap().to_vec()).unwrap()
        };
        let octal = |bytes: &[u8]| u64::from_str_radix(text(bytes).trim(), 8).unwrap();
        let (mut files, mut at) = (Vec::new(), 0);
        while archive[at] != 0 {
            let header = &archive[at..at + BLOCK];
            assert_eq!(&header[257..265], b"ustar\x0000");
            let mut unsummed = header.to_vec();
            unsummed[148..156].fill(b' ');
            assert_eq!(octal(&header[148..156]), unsummed.iter().map(|&byte| u64::from(byte)).sum::<u64>());
            let size = octal(&header[124..136]) as usize;
            let bytes = &archive[at + BLOCK..at + BLOCK + size];
            files.push((
                text(&header[..100]),
                octal(&header[100..108]) as u32,
                octal(&header[136..148]),
                text(bytes),
            ));
            at += BLOCK + size.next_multiple_of(BLOCK);
        }
        assert_eq!(archive[at..], [0; 2 * BLOCK], "the end");
        files
    }

    #[test]
    fn an_archive_holds_its_files_by_name() {
        let files = read(&tar("ship", ship(), 1_700_000_000).unwrap());
        let file =
            |name: &str, mode, text: &str| (format!("ship/{name}"), mode, 1_700_000_000, text.to_owned());
        assert_eq!(
            files,
            [
                file("README.md", 0o644, ""),
                file("docs/a.md", 0o644, &"a".repeat(513)),
                file("seaboard", 0o755, "program")
            ]
        );
    }

    #[test]
    fn the_same_files_in_any_order_are_the_same_archive() {
        let mut turned = ship();
        turned.reverse();
        assert_eq!(tar("ship", turned, 7), tar("ship", ship(), 7));
        assert_ne!(tar("ship", ship(), 8), tar("ship", ship(), 7));
    }

    #[test]
    fn what_does_not_fit_is_named() {
        let long = "a".repeat(LONGEST_NAME);
        assert_eq!(tar("ship", vec![item(&long, "", false)], 0), Err(format!("ship/{long}")));
    }

    #[test]
    fn what_is_compressed_comes_back() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
        let archive = tar("ship", ship(), 0).unwrap();
        let small = gzip(&archive);
        assert!(small.len() < archive.len() / 4 && small.starts_with(&[0x1f, 0x8b, 8, 0, 0, 0, 0, 0]));
        let (body, end) = small[10..].split_at(small.len() - 18);
        assert_eq!(decompress_to_vec(body).unwrap(), archive);
        assert_eq!(end[..4], crc32(&archive).to_le_bytes());
        assert_eq!(end[4..], (archive.len() as u32).to_le_bytes());
    }
}
