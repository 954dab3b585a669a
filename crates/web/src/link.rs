//! A whole game in a link: the table's file, compressed, in letters that every address may have.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use game::Message;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use table::LARGEST_FILE;

/// The file's text as part of a link.
pub(crate) fn pack(text: &str) -> String {
    URL_SAFE_NO_PAD.encode(compress_to_vec(text.as_bytes(), 9))
}

/// The file's text that a link carries. One that unpacks to more than any file has is nonsense or malice: it is unpacked no further.
pub(crate) fn unpack(data: &str) -> Result<String, Message> {
    let damaged = || Message::new("web-link-damaged");
    let bytes = URL_SAFE_NO_PAD.decode(data).map_err(|_| damaged())?;
    let text = decompress_to_vec_with_limit(&bytes, LARGEST_FILE).map_err(|_| damaged())?;
    String::from_utf8(text).map_err(|_| damaged())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_out_again() {
        for text in ["", "seaboard = 1\n---\n1 play 17\n", "Оля, Zoé"] {
            assert_eq!(unpack(&pack(text)), Ok(text.to_owned()));
        }
    }

    #[test]
    fn a_link_that_never_ends_is_unpacked_no_further_than_the_largest_file() {
        let long = |length| "x".repeat(length);
        assert!(unpack(&pack(&long(LARGEST_FILE))).is_ok());
        assert_eq!(unpack(&pack(&long(LARGEST_FILE + 1))), Err(Message::new("web-link-damaged")));
    }

    #[test]
    fn a_damaged_link_says_so() {
        let mut cut = pack("seaboard = 1 and some more text that is long enough to be cut");
        cut.truncate(cut.len() / 2);
        for data in ["!", "abc", &cut, &pack("x").replace('A', "_")] {
            let unpacked = unpack(data);
            assert!(
                unpacked == Err(Message::new("web-link-damaged")) || data == pack("x"),
                "{data}: {unpacked:?}"
            );
        }
    }
}
