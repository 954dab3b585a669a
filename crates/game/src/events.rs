//! What happened, and who may see it.

use crate::{Seats, Viewer};

/// Who may see an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Everybody, at once.
    All,
    /// These seats, and nobody else while the game lasts.
    Only(Seats),
    /// These seats at once, everybody at the next [`Sink::reveal`]: what is done in a simultaneous phase. All of them
    /// together say no more than what was open when the phase began and the actions since; what an action uncovered for
    /// its player is told to all after the reveal.
    Withheld(Seats),
}

impl Sight {
    /// Whether the viewer sees the event when it happens.
    pub const fn at_once(self, viewer: Viewer) -> bool {
        match self {
            Sight::All => true,
            Sight::Only(seats) | Sight::Withheld(seats) => viewer.shares(seats),
        }
    }

    /// Whether the viewer sees the event at the next reveal and not before.
    pub const fn at_reveal(self, viewer: Viewer) -> bool {
        matches!(self, Sight::Withheld(_)) && !self.at_once(viewer)
    }
}

/// Where a game puts its events. Simulation uses `()`: nothing is built, nothing is kept.
pub trait Sink<E> {
    /// Takes an event.
    fn emit(&mut self, sight: Sight, event: E);

    /// A simultaneous phase is over: what was withheld is now seen by all. Every such phase ends with this.
    fn reveal(&mut self);

    /// What follows came of itself: there was a single answer, and it was played unasked. For those who study a game; nobody is
    /// told of it.
    #[inline]
    fn unasked(&mut self) {}
}

impl<E> Sink<E> for () {
    #[inline]
    fn emit(&mut self, _: Sight, _: E) {}

    #[inline]
    fn reveal(&mut self) {}
}

/// What a [`Recorder`] took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told<E> {
    /// An event, and who may see it.
    Event(Sight, E),
    /// What was withheld is now seen by all.
    Reveal,
}

/// Keeps every event in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorder<E> {
    /// What was told, oldest first.
    pub told: Vec<Told<E>>,
}

impl<E> Default for Recorder<E> {
    fn default() -> Self {
        Recorder { told: Vec::new() }
    }
}

impl<E: Copy> Recorder<E> {
    /// The events that a viewer sees as they happen.
    pub fn seen_at_once(&self, viewer: Viewer) -> impl Iterator<Item = E> {
        self.told.iter().filter_map(move |told| match *told {
            Told::Event(sight, event) if sight.at_once(viewer) => Some(event),
            _ => None,
        })
    }

    /// Tells another sink what was told to this one.
    pub fn pass_on(&self, sink: &mut impl Sink<E>) {
        for told in &self.told {
            match *told {
                Told::Event(sight, event) => sink.emit(sight, event),
                Told::Reveal => sink.reveal(),
            }
        }
    }
}

impl<E> Sink<E> for Recorder<E> {
    fn emit(&mut self, sight: Sight, event: E) {
        self.told.push(Told::Event(sight, event));
    }

    fn reveal(&mut self) {
        self.told.push(Told::Reveal);
    }
}
