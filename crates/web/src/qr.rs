//! QR codes of links (ISO/IEC 18004): bytes, the lowest level of correction, up to version 9. A screen has no stains, and fewer
//! modules are easier to read.

/// A square of modules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Qr {
    size: usize,
    dark: Vec<bool>,
    /// Modules that say how to read the others; no mask turns them.
    fixed: Vec<bool>,
}

/// How much fits into a version, and how it is protected: data codewords, codewords of correction in a block, blocks, and where the
/// small squares lie.
struct Version {
    number: usize,
    data: usize,
    correction: usize,
    blocks: usize,
    squares: &'static [usize],
}

const fn version(
    number: usize,
    data: usize,
    correction: usize,
    blocks: usize,
    squares: &'static [usize],
) -> Version {
    Version { number, data, correction, blocks, squares }
}

const VERSIONS: [Version; 9] = [
    version(1, 19, 7, 1, &[]),
    version(2, 34, 10, 1, &[6, 18]),
    version(3, 55, 15, 1, &[6, 22]),
    version(4, 80, 20, 1, &[6, 26]),
    version(5, 108, 26, 1, &[6, 30]),
    version(6, 136, 18, 2, &[6, 34]),
    version(7, 156, 20, 2, &[6, 22, 38]),
    version(8, 194, 24, 2, &[6, 24, 42]),
    version(9, 232, 30, 2, &[6, 26, 46]),
];

impl Qr {
    /// The code of a text; none where it is too long for one that a phone reads with ease.
    pub(crate) fn new(text: &str) -> Option<Qr> {
        let bytes = text.as_bytes();
        // Four bits say that bytes follow, eight how many.
        let version = VERSIONS.iter().find(|version| bytes.len() + 2 <= version.data)?;
        let codewords = interleaved(version, &data(version, bytes));
        let mut blank = Qr::blank(version);
        blank.fill(&codewords);
        (0..8).map(|mask| blank.masked(mask)).min_by_key(Qr::penalty)
    }

    pub(crate) fn size(&self) -> usize {
        self.size
    }

    /// Whether the module in this column and row is dark.
    pub(crate) fn is_dark(&self, x: usize, y: usize) -> bool {
        self.dark.get(y * self.size + x).copied().unwrap_or_default()
    }

    fn set(&mut self, x: usize, y: usize, dark: bool) {
        let place = y * self.size + x;
        if let (Some(module), Some(fixed)) = (self.dark.get_mut(place), self.fixed.get_mut(place)) {
            (*module, *fixed) = (dark, true);
        }
    }

    /// Everything but the data.
    fn blank(version: &Version) -> Qr {
        let size = 17 + 4 * version.number;
        let mut qr = Qr { size, dark: vec![false; size * size], fixed: vec![false; size * size] };
        for place in 0..size {
            qr.set(6, place, place % 2 == 0);
            qr.set(place, 6, place % 2 == 0);
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            qr.finder(x, y);
        }
        let last = version.squares.last().copied().unwrap_or_default();
        for &x in version.squares {
            for &y in version.squares {
                // Three corners belong to the finders.
                if !matches!((x, y), (6, 6)) && (x, y) != (6, last) && (x, y) != (last, 6) {
                    qr.rings(x, y, 2, |ring| ring != 1);
                }
            }
        }
        // Room for the format, and the module that is always dark.
        qr.write_format(0);
        if version.number >= 7 {
            qr.write_version(version.number);
        }
        qr
    }

    /// A large square in a corner, with its light border.
    fn finder(&mut self, x: usize, y: usize) {
        self.rings(x, y, 4, |ring| ring != 2 && ring != 4);
    }

    /// Square rings around a middle.
    fn rings(&mut self, x: usize, y: usize, radius: usize, dark: impl Fn(usize) -> bool) {
        for dy in 0..=2 * radius {
            for dx in 0..=2 * radius {
                let ring = dx.abs_diff(radius).max(dy.abs_diff(radius));
                let (x, y) = ((x + dx).checked_sub(radius), (y + dy).checked_sub(radius));
                if let (Some(x), Some(y)) = (x.filter(|&x| x < self.size), y.filter(|&y| y < self.size)) {
                    self.set(x, y, dark(ring));
                }
            }
        }
    }

    /// The level of correction and the mask, twice.
    fn write_format(&mut self, mask: u32) {
        // The lowest level is written as 1.
        let data = 1 << 3 | mask;
        let bits = (data << 10 | remainder(data, 10, 0x537)) ^ 0x5412;
        let bit = |place: usize| bits >> place & 1 == 1;
        let size = self.size;
        for place in 0..15 {
            // Beside the finder above on the left, around the lines of changing modules.
            let (x, y) = match place {
                0..=5 => (8, place),
                6 => (8, 7),
                7 => (8, 8),
                8 => (7, 8),
                _ => (14 - place, 8),
            };
            self.set(x, y, bit(place));
            // Beside the other two.
            let (x, y) = if place < 8 { (size - 1 - place, 8) } else { (8, size - 15 + place) };
            self.set(x, y, bit(place));
        }
        self.set(8, size - 8, true);
    }

    /// The number of the version, twice.
    fn write_version(&mut self, number: usize) {
        let data = number as u32;
        let bits = data << 12 | remainder(data, 12, 0x1f25);
        for place in 0..18 {
            let (along, across) = (place / 3, self.size - 11 + place % 3);
            let dark = bits >> place & 1 == 1;
            self.set(along, across, dark);
            self.set(across, along, dark);
        }
    }

    /// Puts the codewords in, two columns at a time, upwards and downwards by turns.
    fn fill(&mut self, codewords: &[u8]) {
        let mut bits =
            codewords.iter().flat_map(|&byte| (0..8).rev().map(move |place| byte >> place & 1 == 1));
        let mut upwards = true;
        let mut right = self.size - 1;
        loop {
            for step in 0..self.size {
                let y = if upwards { self.size - 1 - step } else { step };
                for x in [right, right - 1] {
                    let place = y * self.size + x;
                    if self.fixed.get(place) == Some(&false)
                        && let Some(module) = self.dark.get_mut(place)
                    {
                        *module = bits.next().unwrap_or_default();
                    }
                }
            }
            upwards = !upwards;
            right = match right {
                1 => return,
                // The column of changing modules is left out.
                8 => 5,
                other => other - 2,
            };
        }
    }

    /// The same under one of the eight masks.
    fn masked(&self, mask: u32) -> Qr {
        let mut masked = self.clone();
        for (place, (module, &fixed)) in masked.dark.iter_mut().zip(&self.fixed).enumerate() {
            *module ^= !fixed && turns(mask, place % self.size, place / self.size);
        }
        masked.write_format(mask);
        masked
    }

    /// How hard it is to read: long lines of one colour, blocks of it, what looks like a finder, and one colour more than the other.
    fn penalty(&self) -> usize {
        let size = self.size;
        let rows = (0..size).map(|y| (0..size).map(|x| self.is_dark(x, y)).collect::<Vec<_>>());
        let columns = (0..size).map(|x| (0..size).map(|y| self.is_dark(x, y)).collect::<Vec<_>>());
        let lines: usize = rows.chain(columns).map(|line| line_penalty(&line)).sum();
        let corners = (0..size - 1).flat_map(|y| (0..size - 1).map(move |x| (x, y)));
        let is_block = |&(x, y): &(usize, usize)| {
            let dark = self.is_dark(x, y);
            [(x + 1, y), (x, y + 1), (x + 1, y + 1)].iter().all(|&(x, y)| self.is_dark(x, y) == dark)
        };
        let blocks = 3 * corners.filter(is_block).count();
        let dark = self.dark.iter().filter(|&&dark| dark).count();
        let unbalanced = (20 * dark).abs_diff(10 * size * size) / (size * size);
        lines + blocks + 10 * unbalanced
    }
}

fn line_penalty(line: &[bool]) -> usize {
    const FINDER: [bool; 11] = [true, false, true, true, true, false, true, false, false, false, false];
    let runs = line.chunk_by(|one, next| one == next).map(<[bool]>::len);
    let long: usize = runs.filter(|&length| length >= 5).map(|length| length - 2).sum();
    let reversed = |part: &[bool]| part.iter().rev().eq(FINDER.iter());
    let finders = line.windows(FINDER.len()).filter(|part| *part == FINDER || reversed(part)).count();
    long + 40 * finders
}

/// Whether a mask turns the module in this column and row.
fn turns(mask: u32, x: usize, y: usize) -> bool {
    let rest = match mask {
        0 => (x + y) % 2,
        1 => y % 2,
        2 => x % 3,
        3 => (x + y) % 3,
        4 => (x / 3 + y / 2) % 2,
        5 => x * y % 2 + x * y % 3,
        6 => (x * y % 2 + x * y % 3) % 2,
        _ => ((x + y) % 2 + x * y % 3) % 2,
    };
    rest == 0
}

/// What is left of a number, so many bits further up, after division by this polynomial over two elements.
fn remainder(number: u32, bits: u32, by: u32) -> u32 {
    (0..bits).fold(number, |rest, _| (rest << 1) ^ ((rest >> (bits - 1)) * by))
}

/// The codewords of the bytes, filled up.
fn data(version: &Version, bytes: &[u8]) -> Vec<u8> {
    // Bytes follow (0100), this many; everything after is half a codeword late.
    let mut nibbles = vec![4, bytes.len() as u8 >> 4, bytes.len() as u8 & 15];
    nibbles.extend(bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]));
    nibbles.push(0);
    let whole = nibbles.chunks(2).map(|pair| pair.iter().fold(0, |byte, nibble| byte << 4 | nibble));
    whole.chain([0xec, 0x11].into_iter().cycle()).take(version.data).collect()
}

/// Each block with its correction, one codeword of each by turns.
fn interleaved(version: &Version, data: &[u8]) -> Vec<u8> {
    let length = version.data / version.blocks;
    let generator = generator(version.correction);
    let blocks: Vec<&[u8]> = data.chunks(length).collect();
    let corrections: Vec<Vec<u8>> = blocks.iter().map(|block| correction(block, &generator)).collect();
    let by_turns = |length: usize, of: &dyn Fn(usize, usize) -> Option<u8>| -> Vec<u8> {
        (0..length).flat_map(|place| (0..version.blocks).filter_map(move |block| of(block, place))).collect()
    };
    let mut all = by_turns(length, &|block, place| blocks.get(block)?.get(place).copied());
    all.extend(by_turns(version.correction, &|block, place| corrections.get(block)?.get(place).copied()));
    all
}

/// Multiplies in the field of 256 elements that the standard names.
fn times(one: u8, other: u8) -> u8 {
    (0..8).rev().fold(0, |product: u8, place| {
        let doubled = (product << 1) ^ ((product >> 7) * 0x1d);
        doubled ^ ((other >> place & 1) * one)
    })
}

/// The product of (x − 2^0) … (x − 2^(degree − 1)), without its leading one.
fn generator(degree: usize) -> Vec<u8> {
    let mut product = vec![0; degree];
    if let Some(last) = product.last_mut() {
        *last = 1;
    }
    let mut root = 1;
    for _ in 0..degree {
        for place in 0..degree {
            let next = product.get(place + 1).copied().unwrap_or_default();
            if let Some(at) = product.get_mut(place) {
                *at = times(*at, root) ^ next;
            }
        }
        root = times(root, 2);
    }
    product
}

/// The codewords that let a reader mend some of a block.
fn correction(block: &[u8], generator: &[u8]) -> Vec<u8> {
    block.iter().fold(vec![0; generator.len()], |rest, &byte| {
        let factor = byte ^ rest.first().copied().unwrap_or_default();
        let moved = rest.into_iter().skip(1).chain([0]);
        moved.zip(generator).map(|(at, &of)| at ^ times(of, factor)).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_correction_of_the_standards_own_example_is_right() {
        // ISO/IEC 18004, annex I: "01234567" as numbers, version 1-M, ten codewords of correction.
        let block = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
        assert_eq!(correction(&block, &generator(10)), [165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
    }

    #[test]
    fn format_and_version_carry_the_standards_bits() {
        // The lowest level with mask 4 is 110011000101111; version 7 is 000111110010010100.
        let data = 1 << 3 | 4;
        assert_eq!((data << 10 | remainder(data, 10, 0x537)) ^ 0x5412, 0b110011000101111);
        assert_eq!(7 << 12 | remainder(7, 12, 0x1f25), 0b000111110010010100);
    }

    #[test]
    fn a_longer_text_takes_a_larger_code_until_none_is_large_enough() {
        let size = |length| Qr::new(&"x".repeat(length)).map(|qr| qr.size());
        assert_eq!(size(1), Some(21));
        assert_eq!((size(17), size(18)), (Some(21), Some(25)));
        assert_eq!((size(106), size(107)), (Some(37), Some(41)));
        assert_eq!((size(230), size(231)), (Some(53), None));
    }

    #[test]
    fn three_corners_are_finders_and_the_fourth_is_not() {
        let qr = Qr::new("https://example.org/#/join").unwrap();
        let finder = |x: usize, y: usize| {
            (0..7).all(|i| qr.is_dark(x + i, y) && qr.is_dark(x, y + i)) && !qr.is_dark(x + 1, y + 1)
        };
        let far = qr.size() - 7;
        assert!(finder(0, 0) && finder(far, 0) && finder(0, far) && !finder(far, far));
    }
}
