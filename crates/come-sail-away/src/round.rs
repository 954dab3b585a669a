//! Phases 4 and 5: what all players do together.

use game::{Game, Seat, Seats, Sight, Sink};

use crate::state::{State, Turn};
use crate::{ComeSailAway, Decision, Event, Hands};

/// How many rounds a game has.
pub const ROUNDS: u8 = 12;

/// Who sits to the left of this seat among so many players.
#[inline]
pub(crate) fn left_of(seat: Seat, players: usize) -> Option<Seat> {
    Seat::new((seat.index() + 1).checked_rem(players)?)
}

impl ComeSailAway {
    /// Who knows a card that this seat holds.
    #[inline]
    pub(crate) fn owners(&self, seat: Seat) -> Seats {
        match self.options.hands {
            Hands::Open => self.seats(),
            Hands::Closed => Seats::only(seat),
        }
    }

    /// Who sees what happens to a card known to these.
    fn sight(&self, seats: Seats) -> Sight {
        match self.options.hands {
            Hands::Open => Sight::All,
            Hands::Closed => Sight::Only(seats),
        }
    }

    /// Declares the seat's round finished; when all have, the round ends.
    pub(crate) fn finish(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        state.player_mut(seat).turn.decision = Decision::Done;
        sink.emit(Sight::All, Event::Finished { seat });
        if self.seats().iter().all(|seat| state.player(seat).turn.decision == Decision::Done) {
            self.end_round(state, sink);
        }
    }

    fn end_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        sink.reveal();
        self.bonus_tokens(state, sink);
        let round = usize::from(state.round) - 1;
        for seat in self.seats().iter() {
            let player = state.player_mut(seat);
            player.shown = player.ship;
            player.used[round] = player.card();
        }
        if state.round == ROUNDS {
            state.over = true;
            sink.emit(Sight::All, Event::Over);
            return;
        }
        if self.players == 1 {
            self.new_hand(state, sink)
        } else {
            self.pass_and_draw(state, sink)
        }
        state.round += 1;
        for seat in self.seats().iter() {
            state.player_mut(seat).turn = Turn::START;
        }
        sink.emit(Sight::All, Event::RoundBegan { round: state.round });
    }

    /// CSA-40, and for solo CSA-50: the number token of this round's space goes down, whether completed or not.
    fn bonus_tokens(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for (facility, space) in self.facilities.into_iter().zip(state.spaces) {
            if !state.tokens_up.contains(facility) {
                continue;
            }
            let mut turned = self.players == 1 && space == state.round;
            for seat in self.seats().iter().filter(|_| self.players > 1) {
                let player = state.player_mut(seat);
                if player.turn.completed.contains(facility) {
                    player.ship.tokens += 1;
                    turned = true;
                    sink.emit(Sight::All, Event::BonusToken { seat, facility });
                }
            }
            if turned {
                state.tokens_up = state.tokens_up.without(facility);
                sink.emit(Sight::All, Event::TokenDown { facility });
            }
        }
    }

    /// CSA-41: all pass the unused card to the left at once, then draw in seat order.
    fn pass_and_draw(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let before = state.players;
        for seat in self.seats().iter() {
            let Some(to) = left_of(seat, self.players) else { continue };
            let giver = &before[seat];
            let unused = giver.unused();
            let card = giver.hand[unused];
            let receiver = state.player_mut(to);
            receiver.hand[0] = card;
            receiver.known[0] = giver.known[unused].with(to);
            sink.emit(self.sight(Seats::only(seat).with(to)), Event::Passed { seat, to, card });
        }
        for seat in self.seats().iter() {
            self.draw_openly(state, seat, 1, sink);
        }
    }

    /// CSA-50: the unused card goes back to the box, two new ones are drawn.
    fn new_hand(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let seat = Seat::ALL[0];
        let player = state.player(seat);
        let card = player.hand[player.unused()];
        sink.emit(self.sight(Seats::only(seat)), Event::Boxed { seat, card });
        for slot in 0..2 {
            self.draw_openly(state, seat, slot, sink);
        }
    }

    fn draw_openly(&self, state: &mut State, seat: Seat, slot: usize, sink: &mut impl Sink<Event>) {
        let card = self.draw(state, seat, slot);
        sink.emit(self.sight(Seats::only(seat)), Event::Drew { seat, card });
    }
}
