//! What can be wrong with a log, or with what somebody was told of it. For developers, who find table, client and entry by it.

use std::fmt;

use game::Seat;

/// Something that must not happen. Times are those of the history, in microseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// The entries are not numbered one after the other: this one is not where it belongs.
    Misnumbered { seq: u32 },
    /// An order is in the log twice.
    Doubled { seq: u32, seat: Option<Seat>, first: u32 },
    /// Nobody ordered what stands there.
    Unordered { seq: u32, seat: Option<Seat>, what: String },
    /// What stands there was refused whenever it was ordered.
    Refused { seq: u32, seat: Option<Seat> },
    /// It was confirmed, and is not in the log.
    Lost { seat: Seat, own: u32, act: String },
    /// The log does not follow from the rules.
    Unplayable { detail: String },
    /// It stands before something that was known when it was ordered.
    Overtaken { seat: Seat, own: u32, seq: usize, known: usize, at: u64 },
    /// Somebody saw what came of an order that nobody had given yet.
    Foreseen { who: Option<Seat>, seq: usize, at: u64 },
    /// Somebody saw how it stood after fewer entries than before.
    Stale { who: Option<Seat>, n: u32, earlier: usize, before: usize, at: u64 },
    /// Somebody saw what never was.
    Never { who: Option<Seat>, n: u32, own: Option<u32>, at: u64 },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Misnumbered { seq } => write!(f, "entry {seq}: it does not follow the one before it"),
            Fault::Doubled { seq, seat, first } => {
                write!(f, "entry {seq}: the order of {} is in entry {first} already", name(*seat))
            }
            Fault::Unordered { seq, seat, what } => {
                write!(f, "entry {seq}: {} did not order {what:?}", name(*seat))
            }
            Fault::Refused { seq, seat } => write!(f, "entry {seq}: {} was refused this", name(*seat)),
            Fault::Lost { seat, own, act } => {
                write!(f, "seat {seat}, order {own}: {act:?} was confirmed, and is not in the log")
            }
            Fault::Unplayable { detail } => write!(f, "the log does not fit the rules: {detail}"),
            Fault::Overtaken { seat, own, seq, known, at } => write!(
                f,
                "seat {seat}, order {own}: entry {seq}, though entry {known} was known before it was given at {at}"
            ),
            Fault::Foreseen { who, seq, at } => {
                write!(f, "{} saw entry {seq} at {at}, before it was ordered", name(*who))
            }
            Fault::Stale { who, n, earlier, before, at } => write!(
                f,
                "{} saw {n} moments at {at}, as after entry {earlier}, when they knew entry {before}",
                name(*who)
            ),
            Fault::Never { who, n, own, at } => {
                write!(
                    f,
                    "{} saw {n} moments and {own:?} orders of their own at {at}: the log never was so",
                    name(*who)
                )
            }
        }
    }
}

fn name(who: Option<Seat>) -> String {
    who.map_or_else(|| "the onlooker".to_owned(), |seat| format!("seat {seat}"))
}
