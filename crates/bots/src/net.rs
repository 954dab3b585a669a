//! A learned value: a small network over the features that are present, in whole numbers, so that it is the same on
//! every machine.
//!
//! Each present feature adds a row to a hidden layer, and a number of its own for the stage of the game. What the
//! hidden layer says is weighed by stage, too.

use std::fmt;

use wide::i16x8;

/// Cells of the hidden layer.
pub(crate) const HIDDEN: usize = 32;
/// Cells that are added up at once.
pub(crate) const LANES: usize = 8;
/// The hidden layer, or a row of weights for it.
pub(crate) type Layer = [[i16; LANES]; HIDDEN / LANES];
/// A hidden cell that is fully on.
pub(crate) const ON: i16 = 128;
/// The most features that can be present.
const MOST: usize = 256;
/// The first bytes of a file of weights.
const MAGIC: &[u8; 8] = b"seaboard";
/// The version of the format.
const FORMAT: u16 = 2;
/// The one before, in which every number takes two bytes and none is a difference.
const PLAIN: u16 = 1;

/// The features that are present in a position.
#[derive(Clone, Debug)]
pub struct Features {
    list: [u16; MOST],
    len: usize,
}

impl Default for Features {
    fn default() -> Features {
        Features { list: [0; MOST], len: 0 }
    }
}

impl Features {
    /// None of them.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// This one is present. Beyond the most there can be, it is left out.
    #[inline]
    pub fn add(&mut self, feature: usize) {
        if let Some(place) = self.list.get_mut(self.len) {
            *place = feature as u16;
            self.len += 1;
        }
    }

    /// All that are present.
    #[inline]
    pub fn all(&self) -> &[u16] {
        &self.list[..self.len]
    }
}

/// Where a file of weights came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The command that made it.
    pub command: String,
    /// The version of the program.
    pub version: String,
}

/// Why a file is not taken for weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadWeights {
    /// It does not begin as such a file does.
    NoWeights,
    /// Of another version of the format.
    Format,
    /// Made for more features, or for other stages.
    Shape,
    /// It ends too early, or goes on too long.
    Length,
    /// Other weights were brought before.
    Others,
}

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadWeights::NoWeights => "no weights",
            BadWeights::Format => "format",
            BadWeights::Shape => "shape",
            BadWeights::Length => "length",
            BadWeights::Others => "others",
        })
    }
}

impl std::error::Error for BadWeights {}

/// The network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// How many features there are.
    pub(crate) features: usize,
    /// How many stages.
    pub(crate) stages: usize,
    /// What each feature adds to the hidden layer.
    pub(crate) rows: Vec<Layer>,
    /// The hidden layer before any feature.
    pub(crate) start: Layer,
    /// What each feature is worth by itself, by stage, in hundredths: `[stage * features + feature]`.
    pub(crate) alone: Vec<i16>,
    /// What a hidden cell that is on is worth, by stage, in hundredths.
    pub(crate) last: Vec<Layer>,
    /// What every position is worth, by stage.
    pub(crate) base: Vec<i16>,
}

impl Net {
    /// A network that knows nothing.
    pub fn new(features: usize, stages: usize) -> Net {
        Net {
            features,
            stages,
            rows: vec![Layer::default(); features],
            start: Layer::default(),
            alone: vec![0; features * stages],
            last: vec![Layer::default(); stages],
            base: vec![0; stages],
        }
    }

    /// What the network thinks of a position with these features, in hundredths.
    #[inline]
    pub fn judge(&self, present: &[u16], stage: usize) -> i32 {
        let stage = stage.min(self.stages - 1);
        let alone = &self.alone[stage * self.features..(stage + 1) * self.features];
        let mut hidden = self.start.map(i16x8::from);
        let mut sum = i32::from(self.base[stage]);
        for &feature in present {
            let feature = usize::from(feature);
            let (Some(row), Some(&worth)) = (self.rows.get(feature), alone.get(feature)) else { continue };
            for (cells, add) in hidden.iter_mut().zip(row) {
                *cells += i16x8::from(*add);
            }
            sum += i32::from(worth);
        }
        let mut said = 0;
        for (cells, weights) in hidden.into_iter().zip(&self.last[stage]) {
            let on = cells.max(i16x8::ZERO).min(i16x8::splat(ON));
            said += on.dot(i16x8::from(*weights)).reduce_add();
        }
        sum + said / i32::from(ON)
    }

    /// The file. Most numbers are small and take a byte, and what a feature is worth differs little from one stage to the next: it
    /// stands there feature by feature, as steps from stage to stage. Compressed that is a tenth to a fifth less than two bytes a number.
    pub fn write(&self, origin: &Origin) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        file.extend(FORMAT.to_le_bytes());
        for text in [&origin.command, &origin.version] {
            file.extend((text.len() as u16).to_le_bytes());
            file.extend(text.as_bytes());
        }
        file.extend((self.features as u32).to_le_bytes());
        file.extend((self.stages as u32).to_le_bytes());
        let mut written = self.clone();
        for (feature, steps) in written.alone.chunks_mut(self.stages.max(1)).enumerate() {
            let mut last = 0;
            for (stage, step) in steps.iter_mut().enumerate() {
                let worth = self.alone[stage * self.features + feature];
                *step = worth.wrapping_sub(last);
                last = worth;
            }
        }
        written.numbers().for_each(|&mut number| write_number(number, &mut file));
        file
    }

    /// Reads a file of weights for so many features and stages. One from before a game had its last features is read too: what
    /// it does not know counts for nothing.
    pub fn read(file: &[u8], features: usize, stages: usize) -> Result<(Net, Origin), BadWeights> {
        let mut bytes = Bytes(file.strip_prefix(MAGIC).ok_or(BadWeights::NoWeights)?);
        let format = bytes.word()?;
        if format != FORMAT && format != PLAIN {
            return Err(BadWeights::Format);
        }
        let origin = Origin { command: bytes.text()?, version: bytes.text()? };
        let (known, staged) = (bytes.long()? as usize, bytes.long()? as usize);
        if known > features || staged != stages {
            return Err(BadWeights::Shape);
        }
        let mut net = Net::new(known, stages);
        for number in net.numbers() {
            *number = if format == PLAIN { bytes.word()? as i16 } else { bytes.number()? };
        }
        if format != PLAIN {
            let told = net.alone.clone();
            for (feature, steps) in told.chunks(stages.max(1)).enumerate() {
                let mut worth = 0i16;
                for (stage, &step) in steps.iter().enumerate() {
                    worth = worth.wrapping_add(step);
                    net.alone[stage * known + feature] = worth;
                }
            }
        }
        if bytes.0.is_empty() { Ok((net, origin)) } else { Err(BadWeights::Length) }
    }

    /// All numbers, in the order of the file.
    fn numbers(&mut self) -> impl Iterator<Item = &mut i16> {
        let hidden = self.rows.iter_mut().flatten().flatten().chain(self.start.iter_mut().flatten());
        let weighed = self.last.iter_mut().flatten().flatten().chain(&mut self.base);
        hidden.chain(&mut self.alone).chain(weighed)
    }
}

/// A number near zero, of either sign, takes one byte; others two or three: seven bits in each, the lowest first.
fn write_number(number: i16, file: &mut Vec<u8>) {
    let mut left = (number << 1 ^ number >> 15) as u16;
    while left >= 128 {
        file.push(left as u8 | 128);
        left >>= 7;
    }
    file.push(left as u8);
}

/// What is left to read.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], BadWeights> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(BadWeights::Length)?;
        self.0 = rest;
        Ok(*taken)
    }

    fn word(&mut self) -> Result<u16, BadWeights> {
        self.take().map(u16::from_le_bytes)
    }

    /// What [`write_number`] wrote.
    fn number(&mut self) -> Result<i16, BadWeights> {
        let mut number = 0u16;
        for shift in [0, 7, 14] {
            let [byte] = self.take()?;
            number |= u16::from(byte & 127) << shift;
            if byte < 128 {
                return Ok((number >> 1) as i16 ^ -((number & 1) as i16));
            }
        }
        Err(BadWeights::Length)
    }

    fn long(&mut self) -> Result<u32, BadWeights> {
        self.take().map(u32::from_le_bytes)
    }

    fn text(&mut self) -> Result<String, BadWeights> {
        let len = usize::from(self.word()?);
        let (text, rest) = self.0.split_at_checked(len).ok_or(BadWeights::Length)?;
        self.0 = rest;
        Ok(String::from_utf8_lossy(text).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Net {
        let mut net = Net::new(3, 2);
        net.rows[1][0][0] = 64;
        net.rows[2][0][0] = 100;
        net.rows[2][0][1] = -5;
        net.last[1][0][0] = 200;
        net.last[1][0][1] = 1000;
        net.alone[3 + 1] = 7;
        net.base[1] = 30;
        net
    }

    #[test]
    fn features_add_up_and_cells_are_at_most_on() {
        let net = small();
        assert_eq!(net.judge(&[], 1), 30);
        assert_eq!(net.judge(&[1], 1), 30 + 7 + 100);
        assert_eq!(net.judge(&[1, 2], 1), 30 + 7 + 200);
        assert_eq!(net.judge(&[1, 2], 0), 0);
    }

    #[test]
    fn weights_from_anywhere_do_no_harm() {
        for number in [i16::MIN, i16::MAX] {
            let mut net = Net::new(1, 1);
            net.rows.fill([[number; LANES]; HIDDEN / LANES]);
            net.last.fill([[number; LANES]; HIDDEN / LANES]);
            net.start = net.rows[0];
            net.alone.fill(number);
            net.base.fill(number);
            let present = [0; MOST];
            let cell = present.iter().fold(number, |cell, _| cell.wrapping_add(number)).clamp(0, ON);
            let said = HIDDEN as i32 * i32::from(cell) * i32::from(number) / i32::from(ON);
            let alone = i32::from(number) * (1 + MOST as i32);
            assert_eq!(net.judge(&present, 0), alone + said);
        }
    }

    #[test]
    fn a_file_holds_the_same_weights_and_where_they_come_from() {
        let origin = Origin { command: "seaboard train x".into(), version: "1.0".into() };
        let file = small().write(&origin);
        assert_eq!(Net::read(&file, 3, 2), Ok((small(), origin)));
    }

    #[test]
    fn numbers_of_every_size_are_read_as_they_were_written() {
        for number in i16::MIN..=i16::MAX {
            let mut file = Vec::new();
            write_number(number, &mut file);
            let mut bytes = Bytes(&file);
            assert_eq!((bytes.number(), bytes.0), (Ok(number), &[][..]));
        }
        let mut far_apart = small();
        far_apart.alone = vec![i16::MIN, i16::MAX, 0, i16::MAX, i16::MIN, -1];
        let file = far_apart.write(&Origin { command: String::new(), version: String::new() });
        assert_eq!(Net::read(&file, 3, 2).map(|(net, _)| net), Ok(far_apart));
    }

    #[test]
    fn a_file_of_the_first_format_is_still_read() {
        let mut file = b"seaboard\x01\0\x02\0by\0\0\x03\0\0\0\x02\0\0\0".to_vec();
        small().numbers().for_each(|number| file.extend(number.to_le_bytes()));
        let origin = Origin { command: "by".into(), version: String::new() };
        assert_eq!(Net::read(&file, 3, 2), Ok((small(), origin)));
        assert_eq!(Net::read(&file[..file.len() - 1], 3, 2), Err(BadWeights::Length));
    }

    #[test]
    fn features_that_came_later_count_for_nothing() {
        let file = small().write(&Origin { command: String::new(), version: String::new() });
        let (net, _) = Net::read(&file, 5, 2).unwrap();
        assert_eq!(net.judge(&[1, 3, 4], 1), small().judge(&[1], 1));
    }

    #[test]
    fn a_broken_file_is_refused() {
        let file = small().write(&Origin { command: String::new(), version: String::new() });
        let read = |file: &[u8], features: usize| Net::read(file, features, 2).map(|_| ());
        assert_eq!(read(b"anything", 3), Err(BadWeights::NoWeights));
        assert_eq!(read(&file, 2), Err(BadWeights::Shape));
        assert_eq!(read(&file[..file.len() - 1], 3), Err(BadWeights::Length));
        assert_eq!(read(&[&file[..], &[0]].concat(), 3), Err(BadWeights::Length));
        let mut newer = file.clone();
        newer[8] = 9;
        assert_eq!(read(&newer, 3), Err(BadWeights::Format));
    }
}
