//! Small sets, a bit for each thing that may be in them.

/// Makes a set of things that are counted from 0: their type has `const fn index(self) -> usize`, and the closure at the end
/// makes the thing with an index below `count`.
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// enum Flag { Red, Blue }
///
/// impl Flag {
///     const fn index(self) -> usize { self as usize }
/// }
///
/// game::bit_set! {
///     /// Some flags.
///     pub struct Flags(u8) of Flag; count 2; |place| [Flag::Red, Flag::Blue][place as usize]
/// }
///
/// let flags = Flags::NONE.with(Flag::Blue);
/// assert!(flags.contains(Flag::Blue) && flags != Flags::ALL);
/// assert_eq!(flags.not().iter().collect::<Vec<_>>(), [Flag::Red]);
/// assert_eq!((Flags::from_bits(flags.bits()), Flags::from_bits(0b100)), (Some(flags), None));
/// ```
///
/// With `serde` at its end (`...; serde`) the set travels as a list of what is in it.
#[macro_export]
macro_rules! bit_set {
    ($(#[$meta:meta])* $vis:vis struct $Set:ident($bits:ty) of $Item:ty; count $count:expr; |$place:ident| $item:expr; serde) => {
        $crate::bit_set! { $(#[$meta])* $vis struct $Set($bits) of $Item; count $count; |$place| $item }

        impl ::serde::Serialize for $Set {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> ::core::result::Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Set {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> ::core::result::Result<Self, D::Error> {
                let items = <::std::vec::Vec<$Item> as ::serde::Deserialize>::deserialize(from)?;
                Ok(items.into_iter().collect())
            }
        }
    };
    ($(#[$meta:meta])* $vis:vis struct $Set:ident($bits:ty) of $Item:ty; count $count:expr; |$place:ident| $item:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        $vis struct $Set($bits);

        // Not every set is asked everything.
        #[allow(dead_code)]
        impl $Set {
            /// The empty set.
            pub const NONE: $Set = $Set(0);
            /// All there is.
            pub const ALL: $Set = $Set(<$bits>::MAX >> (<$bits>::BITS as usize - $count));

            /// This one alone.
            #[inline]
            pub const fn only(item: $Item) -> $Set {
                $Set(1 << item.index())
            }

            /// Whether it is in the set.
            #[inline]
            pub const fn contains(self, item: $Item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// The set with this one added.
            #[inline]
            #[must_use]
            pub const fn with(self, item: $Item) -> $Set {
                $Set(self.0 | 1 << item.index())
            }

            /// The set with this one taken out.
            #[inline]
            #[must_use]
            pub const fn without(self, item: $Item) -> $Set {
                $Set(self.0 & !(1 << item.index()))
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }

            /// What is in this set and not in the other.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: $Set) -> $Set {
                $Set(self.0 & !other.0)
            }

            /// What is not in the set.
            #[inline]
            #[must_use]
            pub const fn not(self) -> $Set {
                $Set::ALL.minus(self)
            }

            /// A bit for each that is in the set, the first one lowest.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// The set with these bits, unless one of them stands for nothing.
            #[inline]
            pub const fn from_bits(bits: $bits) -> Option<$Set> {
                if bits & !$Set::ALL.0 == 0 { Some($Set(bits)) } else { None }
            }

            /// Whether there is none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many there are.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The first one of the set.
            #[inline]
            pub const fn lowest(self) -> Option<$Item> {
                match self.0 {
                    0 => None,
                    bits => {
                        let $place = bits.trailing_zeros() as u8;
                        Some($item)
                    }
                }
            }

            /// What is in the set, the first one first.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $Item> + use<> {
                let mut rest = self;
                ::std::iter::from_fn(move || {
                    let lowest = rest.lowest()?;
                    rest.0 &= rest.0 - 1;
                    Some(lowest)
                })
            }
        }

        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> $Set {
                items.into_iter().fold($Set::NONE, $Set::with)
            }
        }

        impl ::std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}
