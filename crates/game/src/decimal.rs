//! A number with decimals.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A number with a fixed count of decimals: each language has its own sign before them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decimal {
    units: i64,
    places: u8,
}

impl Decimal {
    /// So many units of the last decimal: `Decimal::new(573, 1)` is 57.3.
    pub const fn new(units: i64, places: u8) -> Decimal {
        Decimal { units, places }
    }

    /// The number to so many decimals; what is no number counts as nought.
    pub fn rounded(value: f64, places: u8) -> Decimal {
        Decimal { units: (value * 10f64.powi(places.into())).round() as i64, places }
    }

    /// The number itself, as near as floating point comes to it.
    pub fn value(self) -> f64 {
        self.units as f64 / 10f64.powi(self.places.into())
    }

    /// How many decimals it is told with.
    pub const fn places(self) -> u8 {
        self.places
    }
}

/// With a point, as programs write it.
impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.*}", self.places.into(), self.value())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decimal_is_told_with_all_its_places() {
        for (decimal, told) in [
            (Decimal::new(573, 1), "57.3"),
            (Decimal::new(-2050, 2), "-20.50"),
            (Decimal::new(7, 0), "7"),
            (Decimal::rounded(2.0 / 3.0, 2), "0.67"),
            (Decimal::rounded(-0.004, 2), "0.00"),
            (Decimal::rounded(12.5, 0), "13"),
            (Decimal::rounded(f64::NAN, 1), "0.0"),
        ] {
            assert_eq!(decimal.to_string(), told);
        }
    }
}
