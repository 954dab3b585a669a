//! The icons of the sea (PUF-2, PUF-16 to PUF-21).

/// What a space of the sea does for a ship laid there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// A victory point (PUF-16).
    VictoryPoint,
    /// A shot along the row or column (PUF-17).
    OrthogonalShot,
    /// A shot along a diagonal (PUF-18).
    DiagonalShot,
    /// A burning ship is repaired (PUF-19).
    Repair,
    /// A mine is placed (PUF-20).
    Mine,
    /// A tile of the reserve (PUF-21).
    ExtraTile,
}

impl Icon {
    /// All six.
    pub const ALL: [Icon; 6] = [
        Icon::VictoryPoint,
        Icon::OrthogonalShot,
        Icon::DiagonalShot,
        Icon::Repair,
        Icon::Mine,
        Icon::ExtraTile,
    ];

    /// The letter in component files.
    pub const fn letter(self) -> char {
        match self {
            Icon::VictoryPoint => 'V',
            Icon::OrthogonalShot => 'O',
            Icon::DiagonalShot => 'D',
            Icon::Repair => 'R',
            Icon::Mine => 'M',
            Icon::ExtraTile => 'T',
        }
    }

    pub(crate) fn from_letter(letter: char) -> Option<Icon> {
        Icon::ALL.into_iter().find(|icon| icon.letter() == letter)
    }
}
