//! What the game says, before it is put into a language.

use game::{DecidedBy, Message, Seat, Speak};

use crate::retell::retell;
use crate::scoring::{crew, decided_by};
use crate::{Action, Card, ComeSailAway, Decision, Event, Order, Room, Tile, View, csa};

impl ComeSailAway {
    /// A room of the viewer's ship: the tile and where it lies.
    pub fn say_room(&self, view: &View, room: Room) -> Message {
        let name = match view.plan.tile(room) {
            Some(tile) => tile.say(),
            None => self.small_cabin_of(view, room),
        };
        at(name, room)
    }

    fn small_cabin_of(&self, view: &View, room: Room) -> Message {
        let tile = view.own().and_then(|player| player.ship.berth(room));
        tile.map_or(Message::new("csa-small-cabin-any"), |tile| self.small_cabin(tile))
    }

    /// A small cabin by the colours of its doors.
    fn small_cabin(&self, tile: u8) -> Message {
        let doors = self.parts.small_cabin_doors(tile).map(|colour| colour.say(false));
        Message::new("csa-small-cabin").with("doors", row(doors))
    }

    /// The passengers of a card, from left to right.
    fn face(&self, card: Card) -> Message {
        let face = self.parts.face(card);
        let luggage = usize::from(face.luggage());
        row(face.passengers().iter().enumerate().map(|(i, &colour)| colour.say(i == luggage)))
    }
}

fn at(name: Message, room: Room) -> Message {
    Message::new("csa-room").with("name", name).with("place", room.to_string())
}

/// Up to five words in a row.
fn row(words: impl Iterator<Item = Message>) -> Message {
    let words: Vec<Message> = words.collect();
    let count = Message::new("csa-row").with("count", words.len());
    let names = ["first", "second", "third", "fourth", "fifth"];
    words.into_iter().zip(names).fold(count, |row, (word, name)| row.with(name, word))
}

/// A room of anybody's ship. All ships have the same ten tiles; small cabins are named by their places.
fn place(view: &View, room: Room) -> Message {
    match view.plan.tile(room) {
        Some(tile) if tile != Tile::Staircase => {
            Message::new("csa-place-named").with("place", room.to_string()).with("name", tile.say())
        }
        _ => Message::new("csa-place").with("place", room.to_string()),
    }
}

impl Speak for ComeSailAway {
    fn doer(event: &Event) -> Option<Seat> {
        event.seat()
    }

    fn retell(&self, view: &mut View, event: &Event) {
        retell(self, view, event);
    }

    fn prompt(&self, view: &View) -> Message {
        if view.over {
            return Message::new("csa-prompt-over");
        }
        match view.decision() {
            Some(Decision::Card) => Message::new("csa-prompt-card"),
            Some(Decision::Order) => Message::new("csa-prompt-order"),
            Some(Decision::Enter) => {
                match self.next_in_line(view).map(|(colour, luggage)| colour.say(luggage)) {
                    Some(who) => Message::new("csa-prompt-enter").with("passenger", who),
                    None => Message::new("csa-prompt-wait"),
                }
            }
            Some(Decision::Take(_)) => Message::new("csa-prompt-take"),
            Some(Decision::Seat { colour, .. }) => {
                Message::new("csa-prompt-seat").with("passenger", colour.say(false))
            }
            Some(Decision::Reader { colour }) => {
                Message::new("csa-prompt-reader").with("passenger", colour.say(false))
            }
            Some(Decision::Cabin) => Message::new("csa-prompt-cabin"),
            Some(Decision::Berth { .. }) => Message::new("csa-prompt-berth"),
            Some(Decision::Flip) => Message::new("csa-prompt-flip"),
            Some(Decision::End) => Message::new("csa-prompt-end"),
            Some(Decision::Done) | None => Message::new("csa-prompt-wait"),
        }
    }

    fn say_action(&self, view: &View, action: Action) -> Message {
        match action {
            Action::Play { card } => Message::new("csa-action-play").with("face", self.face(card)),
            Action::Order { order: Order::LeftToRight } => Message::new("csa-action-left-to-right"),
            Action::Order { order: Order::RightToLeft } => Message::new("csa-action-right-to-left"),
            Action::Enter { room } => {
                let refused = self.turned_away(view, room).is_some();
                let id = if refused { "csa-action-enter-refused" } else { "csa-action-enter" };
                Message::new(id).with("room", self.say_room(view, room))
            }
            Action::Take { origin: from, colour } => Message::new("csa-action-take")
                .with("passenger", colour.say(false))
                .with("origin", from.say()),
            Action::Seat { room } => Message::new("csa-action-seat").with("room", self.say_room(view, room)),
            Action::Cabin { slot } => {
                let rack = view.own().map(|player| player.ship.rack());
                let tile = rack.and_then(|rack| rack.get(usize::from(slot)).copied().flatten());
                let cabin = tile.map_or(Message::new("csa-small-cabin-any"), |tile| self.small_cabin(tile));
                Message::new("csa-action-cabin").with("cabin", cabin)
            }
            Action::Berth { room } => Message::new("csa-action-berth").with("place", berth(room)),
            Action::Flip { room } => Message::new("csa-action-flip").with("room", self.say_room(view, room)),
            Action::End => Message::new("csa-action-end"),
        }
    }

    fn say_event(&self, view: &View, event: &Event) -> Message {
        let seated = |id, seat, who: Message, room| {
            Message::new(id).with("player", seat).with("passenger", who).with("room", place(view, room))
        };
        match *event {
            Event::Played { seat, card } => {
                Message::new("csa-event-played").with("player", seat).with("face", self.face(card))
            }
            Event::Seated { seat, colour, luggage, room } => {
                seated("csa-event-seated", seat, colour.say(luggage), room)
            }
            Event::TurnedAway { seat, colour, room } => {
                seated("csa-event-turned-away", seat, colour.say(false), room)
            }
            Event::Stranded { seat, colour } => {
                Message::new("csa-event-stranded").with("player", seat).with("passenger", colour.say(false))
            }
            Event::LuggageMoved { seat, space } => {
                Message::new("csa-event-luggage").with("player", seat).with("space", space)
            }
            Event::ExtraSeated { seat, origin: from, colour, room } => {
                seated("csa-event-extra", seat, colour.say(false), room).with("origin", from.say())
            }
            Event::CabinAdded { seat, tile, room } => Message::new("csa-event-cabin")
                .with("player", seat)
                .with("cabin", self.small_cabin(tile))
                .with("place", berth(room)),
            Event::Flipped { seat, room, tile } => {
                Message::new("csa-event-flipped").with("player", seat).with("room", at(tile.say(), room))
            }
            Event::SmallCabinFlipped { seat, room } => Message::new("csa-event-flipped")
                .with("player", seat)
                .with("room", at(Message::new("csa-small-cabin-any"), room)),
            Event::ReaderMoved { seat, colour, room } => {
                seated("csa-event-reader", seat, colour.say(false), room)
            }
            Event::ReaderDisgruntled { seat, colour } => Message::new("csa-event-reader-disgruntled")
                .with("player", seat)
                .with("passenger", colour.say(false)),
            Event::ReaderLeft { seat, colour } => Message::new("csa-event-reader-left")
                .with("player", seat)
                .with("passenger", colour.say(false)),
            Event::Reconciled { seat, count, .. } => {
                Message::new("csa-event-reconciled").with("player", seat).with("count", count)
            }
            Event::Finished { seat } => Message::new("csa-event-finished").with("player", seat),
            Event::BonusToken { seat, facility } => {
                Message::new("csa-event-bonus").with("player", seat).with("facility", facility.say())
            }
            Event::TokenDown { facility } => {
                Message::new("csa-event-token-down").with("facility", facility.say())
            }
            Event::Passed { seat, to, card } => Message::new("csa-event-passed")
                .with("player", seat)
                .with("to", to)
                .with("face", self.face(card)),
            Event::Boxed { seat, card } => {
                Message::new("csa-event-boxed").with("player", seat).with("face", self.face(card))
            }
            Event::Drew { seat, card } => {
                Message::new("csa-event-drew").with("player", seat).with("face", self.face(card))
            }
            Event::RoundBegan { round } => Message::new("csa-event-round").with("round", round),
            Event::Over => Message::new("csa-event-over"),
        }
    }

    /// Solo crews are ranked (CSA-51); among several, what broke a tie is told (CSA-47).
    fn verdict(&self, view: &View) -> Option<Message> {
        let sheets: Vec<[i32; 5]> =
            view.players.iter().map(|player| player.ship.score(&view.plan, &self.parts)).collect();
        match sheets[..] {
            _ if !view.over => None,
            [sheet] => Some(ranked(sheet.iter().sum())),
            _ => {
                let id = match decided_by(&sheets) {
                    DecidedBy::TieBreak("rooms") => "csa-tie-rooms",
                    DecidedBy::TieBreak(_) => "csa-tie-disgruntled",
                    DecidedBy::Nothing => "csa-tie-shared",
                    DecidedBy::Points | DecidedBy::EarlyEnd(_) => return None,
                };
                Some(Message::new(id).with("rule", csa(47)))
            }
        }
    }
}

/// A solo crew's rank: which points earn it, and from where on the next one begins.
fn ranked(points: i32) -> Message {
    let ((crew, from), next) = crew(points);
    let Some((above, begins)) = next else {
        return Message::new("csa-rank-highest").with("crew", Message::new(crew)).with("from", from);
    };
    let rank = if from == i32::MIN {
        Message::new("csa-rank-lowest")
    } else {
        Message::new("csa-rank").with("from", from)
    };
    let rank = rank.with("crew", Message::new(crew)).with("to", begins - 1);
    rank.with("above", Message::new(above)).with("begins", begins)
}

fn berth(room: Room) -> Message {
    Message::new(match room.berth() {
        Some(0) => "csa-berth-stern-upper",
        Some(1) => "csa-berth-stern-lower",
        Some(2) => "csa-berth-bow-upper",
        _ => "csa-berth-bow-lower",
    })
}
