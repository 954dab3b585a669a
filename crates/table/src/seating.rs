//! Who sits at one screen: people who share it, bots and chance beside them.

use game::{BySeat, Game, MAX_SEATS, Seat, Seats, Viewer};

use crate::player::{Player, seats_of_people};
use crate::{Moment, Picture, Table};

/// Who sits at one screen, and whose turn at it is.
#[derive(Clone, Debug)]
pub struct Seating {
    people: Seats,
    /// Whether several people shared the screen when they sat down: one of them who leaves may still look at it.
    shared: bool,
    /// Whether players have secrets from each other.
    secrets: bool,
    current: Option<Seat>,
}

/// How many moments each viewer at a screen has been shown: what comes after them is news.
#[derive(Clone, Copy, Debug, Default)]
pub struct MomentsShown {
    seats: BySeat<usize>,
    /// Of what everybody sees.
    everybody: usize,
}

impl MomentsShown {
    /// How many the viewer has been shown.
    pub fn to(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => self.seats[seat],
            Viewer::Spectator | Viewer::Everything => self.everybody,
        }
    }

    /// The viewer has been shown so many by now; how many before.
    pub fn mark(&mut self, viewer: Viewer, moments: usize) -> usize {
        let shown = match viewer {
            Viewer::Seat(seat) => &mut self.seats[seat],
            Viewer::Spectator | Viewer::Everything => &mut self.everybody,
        };
        std::mem::replace(shown, moments)
    }

    /// What the viewer of this picture has not been shown yet.
    pub fn news<'a, G: Game>(
        &self,
        picture: &'a Picture<G>,
    ) -> impl Iterator<Item = &'a Moment<G>> + use<'a, G> {
        picture.moments.iter().skip(self.to(picture.viewer)).map(|moment| &**moment)
    }

    /// The viewer of this picture has been shown all of it.
    pub fn mark_all<G: Game>(&mut self, picture: &Picture<G>) {
        self.mark(picture.viewer, picture.moments.len());
    }

    /// Moments may have been taken away from this table: what comes in their place is news.
    pub fn went_back<G: Game>(&mut self, table: &Table<G>) {
        for viewer in Seat::ALL.map(Viewer::Seat).into_iter().chain([Viewer::Spectator]) {
            let shown = table.history(viewer).len().min(self.to(viewer));
            self.mark(viewer, shown);
        }
    }
}

/// What becomes of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handover {
    /// Whoever is at it stays.
    Stay,
    /// It is another person's, who may see what is on it.
    Openly(Seat),
    /// It is another person's, and they may not see what is on it, nor the one before what comes.
    Unseen(Seat),
}

impl Seating {
    /// All people at the table sit at this screen.
    pub fn new<G: Game>(game: &G, players: &[Player]) -> Seating {
        let people = seats_of_people(players);
        Seating { people, shared: people.len() > 1, secrets: game.has_secrets(), current: None }
    }

    /// The people at the screen.
    pub fn people(&self) -> Seats {
        self.people
    }

    /// Whether several people share the screen who may not see all of each other's.
    pub fn keeps_secrets(&self) -> bool {
        self.shared && self.secrets
    }

    /// Whose eyes and hands are at the screen: the only person's, or whoever's turn at it is.
    pub fn person(&self) -> Option<Seat> {
        if self.shared { self.current } else { self.people.lowest() }
    }

    /// Through whose eyes the screen shows a game that is over, or goes on.
    pub fn viewer(&self, over: bool) -> Viewer {
        match self.person() {
            _ if over => Viewer::Everything,
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Spectator,
        }
    }

    /// Through whose eyes the screen shows what bots do: the only person's; where there are several, what everybody sees.
    pub fn viewer_of_bot_steps(&self) -> Viewer {
        match self.people.lowest() {
            Some(seat) if self.people.len() == 1 => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// The person who is asked next: whoever is at the screen until done, then the next in turn who must decide.
    pub fn next_person(&self, awaited: Seats) -> Option<Seat> {
        let asked = awaited.and(self.people);
        let from = self.current.map_or(0, Seat::index);
        let around = (from..from + MAX_SEATS).filter_map(|index| Seat::new(index % MAX_SEATS));
        around.into_iter().find(|&seat| asked.contains(seat))
    }

    /// The bot, or random player, who decides next.
    pub fn next_bot(&self, awaited: Seats) -> Option<Seat> {
        awaited.minus(self.people).lowest()
    }

    /// Gives the screen to the person who is asked next.
    pub fn hand_over(&mut self, awaited: Seats) -> Handover {
        match self.next_person(awaited) {
            Some(seat) if self.current != Some(seat) => {
                self.current = Some(seat);
                if self.keeps_secrets() { Handover::Unseen(seat) } else { Handover::Openly(seat) }
            }
            _ => Handover::Stay,
        }
    }

    /// Somebody else plays a seat now.
    pub fn set_players(&mut self, players: &[Player]) {
        self.people = seats_of_people(players);
        self.current = None;
    }
}
