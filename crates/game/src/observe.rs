//! What a player knows as a row of whole numbers, for programs that learn.
//!
//! A game writes its row once ([`Observe::observe`]), field by field, and a [`Row`] makes of it what is needed: [`Fill`] the numbers, in
//! a slice of the caller's, or [`fields`] the table of what stands where. So the table cannot be wrong.

use crate::{Dealer, Flaw, Game, Value, Viewer};

/// A game whose views can be written as a row of numbers.
///
/// The row is made from the view alone. It is complete: views of one seat that differ give rows that differ. It is
/// seat-relative: the viewer comes first, then the others in the order of their seats; places on the board are those that actions
/// name. Which fields there are, and how long they are, follows from the game and never from the view.
pub trait Observe: Game {
    /// What must be known of an earlier view to see which parts of the row are as they were.
    type Earlier: Value + Copy;

    /// That of this view.
    fn earlier(view: &Self::View) -> Self::Earlier;

    /// Writes the view. Where the row holds an earlier one of the same game, whoever looked, what is as it was can be passed over
    /// ([`Row::block`]).
    fn observe(&self, view: &Self::View, before: Option<Self::Earlier>, row: &mut impl Row);
}

/// Where a game writes its numbers.
pub trait Row: Sized {
    /// The fields that follow belong to this part, whose names stand before theirs.
    fn part(&mut self, names: &[&'static str]);

    /// The next so many numbers, all of them nought. Its meaning is told to programmers, in English.
    fn field(&mut self, name: &'static str, length: usize, meaning: &'static str) -> Numbers<'_>;

    /// The next so many numbers: passed over where they say what they said before, and otherwise written. Since their number is
    /// known beforehand, places in them are found when the program is compiled.
    fn block<const LENGTH: usize>(&mut self, as_before: bool, write: impl FnOnce(&mut Self));
}

/// The numbers of one field. A place that it does not have takes nothing.
pub struct Numbers<'a>(&'a mut [i16]);

impl Numbers<'_> {
    /// Writes a number; one that is too large becomes the largest.
    #[inline]
    pub fn set(&mut self, place: usize, number: impl Into<i32>) {
        if let Some(there) = self.0.get_mut(place) {
            *there = fitting(number);
        }
    }

    /// Writes a 1.
    #[inline]
    pub fn mark(&mut self, place: usize) {
        self.set(place, 1);
    }

    /// Writes a 1 for each of these.
    #[inline]
    pub fn mark_all(&mut self, places: impl IntoIterator<Item = usize>) {
        places.into_iter().for_each(|place| self.mark(place));
    }

    /// Writes numbers from the first place on.
    #[inline]
    pub fn set_all<N: Into<i32>>(&mut self, numbers: impl IntoIterator<Item = N>) {
        self.0.iter_mut().zip(numbers).for_each(|(there, number)| *there = fitting(number));
    }

    /// Writes so many numbers from this place on, at once, if all of them fit.
    #[inline]
    pub fn set_some<N: Into<i32> + Copy, const COUNT: usize>(&mut self, place: usize, numbers: [N; COUNT]) {
        if let Some(there) = self.0.get_mut(place..).and_then(|from| from.first_chunk_mut::<COUNT>()) {
            there.iter_mut().zip(&numbers).for_each(|(there, &number)| *there = fitting(number));
        }
    }

    /// Writes so many bits from this place on, the lowest first, at once, if all of them fit.
    #[inline]
    pub fn set_bits<const COUNT: usize>(&mut self, place: usize, bits: u16) {
        const { assert!(COUNT <= 16) };
        if let Some(there) = self.0.get_mut(place..).and_then(|from| from.first_chunk_mut::<COUNT>()) {
            for (there, byte) in there.chunks_mut(8).zip(bits.to_le_bytes()) {
                there.copy_from_slice(&BITS[usize::from(byte)][..there.len()]);
            }
        }
    }
}

/// The bits of every byte, the lowest first: copied sooner than taken apart.
static BITS: [[i16; 8]; 256] = {
    let mut bits = [[0; 8]; 256];
    let mut at = 0;
    while at < 256 * 8 {
        bits[at / 8][at % 8] = ((at / 8) >> (at % 8) & 1) as i16;
        at += 1;
    }
    bits
};

#[inline]
fn fitting(number: impl Into<i32>) -> i16 {
    number.into().clamp(i16::MIN.into(), i16::MAX.into()) as i16
}

/// Fills a slice.
pub struct Fill<'a> {
    rest: &'a mut [i16],
}

impl Row for Fill<'_> {
    #[inline]
    fn part(&mut self, _: &[&'static str]) {}

    #[inline]
    fn field(&mut self, _: &'static str, length: usize, _: &'static str) -> Numbers<'_> {
        match std::mem::take(&mut self.rest).split_at_mut_checked(length) {
            Some((field, rest)) => {
                self.rest = rest;
                field.fill(0);
                Numbers(field)
            }
            None => Numbers(&mut []),
        }
    }

    #[inline]
    fn block<const LENGTH: usize>(&mut self, as_before: bool, write: impl FnOnce(&mut Self)) {
        let Some((block, rest)) = std::mem::take(&mut self.rest).split_first_chunk_mut::<LENGTH>() else {
            return;
        };
        self.rest = rest;
        if !as_before {
            write(&mut Fill { rest: block });
        }
    }
}

/// One field of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// What it is called, the parts it belongs to first.
    pub name: String,
    /// Where it begins.
    pub place: usize,
    /// How many numbers it has.
    pub length: usize,
    /// What they say.
    pub meaning: &'static str,
}

#[derive(Default)]
struct Table {
    part: String,
    fields: Vec<Field>,
    numbers: Vec<i16>,
}

impl Row for Table {
    fn part(&mut self, names: &[&'static str]) {
        self.part = names.iter().flat_map(|name| [*name, "."]).collect();
    }

    fn field(&mut self, name: &'static str, length: usize, meaning: &'static str) -> Numbers<'_> {
        let place = row_length(&self.fields);
        self.fields.push(Field { name: format!("{}{name}", self.part), place, length, meaning });
        self.numbers.resize(length, 0);
        Numbers(&mut self.numbers)
    }

    fn block<const LENGTH: usize>(&mut self, _: bool, write: impl FnOnce(&mut Self)) {
        let place = row_length(&self.fields);
        write(self);
        debug_assert_eq!(
            row_length(&self.fields),
            place + LENGTH,
            "the length of a block is that of its fields"
        );
    }
}

/// Fills a slice with what the view holds. Numbers beyond the row's end are nought; a slice that is too short gets no more than fits.
#[inline]
pub fn observe_into<G: Observe>(game: &G, view: &G::View, numbers: &mut [i16]) {
    let mut row = Fill { rest: numbers };
    game.observe(view, None, &mut row);
    row.rest.fill(0);
}

/// The same where the slice holds the row of an earlier view of the same game, whoever looked: only what may have changed is written.
#[inline]
pub fn observe_changes<G: Observe>(game: &G, view: &G::View, before: G::Earlier, numbers: &mut [i16]) {
    game.observe(view, Some(before), &mut Fill { rest: numbers });
}

/// The fields of the game's rows, in order.
pub fn fields<G: Observe>(game: &G) -> Result<Vec<Field>, Flaw> {
    let state = game.start(&game.deal(&mut Dealer::new(0)))?;
    let mut table = Table::default();
    game.observe(&game.view(&state, Viewer::Spectator), None, &mut table);
    Ok(table.fields)
}

/// How many numbers a row of these fields has.
pub fn row_length(fields: &[Field]) -> usize {
    fields.last().map_or(0, |last| last.place + last.length)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(row: &mut impl Row) {
        row.part(&["own", "ship"]);
        row.field("rooms", 3, "how many are in each room").set_all([7u8, 0, 9]);
        row.part(&[]);
        row.field("round", 1, "the round").set(0, 70_000);
    }

    #[test]
    fn a_row_and_its_table_are_written_by_the_same_code() {
        let (mut numbers, mut table) = ([0; 5], Table::default());
        write(&mut Fill { rest: &mut numbers });
        write(&mut table);
        assert_eq!(numbers, [7, 0, 9, i16::MAX, 0]);
        let named: Vec<_> = table.fields.iter().map(|f| (f.name.as_str(), f.place, f.length)).collect();
        assert_eq!(named, [("own.ship.rooms", 0, 3), ("round", 3, 1)]);
        assert_eq!(row_length(&table.fields), 4);
    }

    #[test]
    fn a_slice_that_is_too_short_takes_what_fits_and_nothing_else() {
        let mut numbers = [0; 3];
        write(&mut Fill { rest: &mut numbers });
        assert_eq!(numbers, [7, 0, 9]);
    }
}
