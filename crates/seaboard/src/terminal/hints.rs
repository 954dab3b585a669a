//! `hint`: where to look, what to aim at, the move; a step each time it is asked for.

use bots::{Advise, Hint, Level, Thinker};
use game::Seat;

use super::bots::ThinkingBar;
use super::draw::Draw;
use super::screen::DIM;
use super::session::Session;
use super::text::{Text, WIDTH};
use crate::pool;

/// A hint that was asked for.
pub(super) struct HintState<A> {
    /// For which position: how long the log was, and for whom.
    at: (usize, Seat),
    hint: Hint<A>,
    /// How many steps were told.
    told: u8,
}

impl<G: Draw + Advise> Session<'_, G> {
    /// Tells one step more than the last time, or the first where the position is another one.
    pub(super) fn hint(&mut self, seat: Seat) {
        let at = (self.table.log().len(), seat);
        let told = self.hinted.take().filter(|hinted| hinted.at == at);
        let found = told.or_else(|| Some(HintState { at, hint: self.seek(seat)?, told: 0 }));
        let Some(mut hinted) = found else { return };
        match hinted.told {
            0 => self.tell_indented(&self.screen.say(&hinted.hint.look)),
            1 => hinted.hint.aims.iter().for_each(|aim| self.tell_indented(&self.screen.say(aim))),
            _ => {
                for (action, words) in &hinted.hint.moves {
                    let words = format!(" → {}  ", self.screen.say(words));
                    match Text::plain(&words).and_styled(DIM, action.to_string()) {
                        line if line.width() <= WIDTH => self.screen.print(line),
                        _ => self.screen.tell(&format!("{words}{action}")),
                    }
                }
                self.tell_indented(&self.screen.say(&hinted.hint.say_gain()));
            }
        }
        if hinted.told < 2 {
            self.screen.print(Text::plain(" ").and_styled(DIM, self.screen.id("terminal-hint-more")));
        }
        hinted.told = (hinted.told + 1).min(2);
        self.hinted = Some(hinted);
    }

    fn tell_indented(&self, sentence: &str) {
        self.screen.tell(&format!(" {sentence}"));
    }

    /// The hint, from what this player knows alone.
    fn seek(&self, seat: Seat) -> Option<Hint<G::Action>> {
        let picture = self.picture(seat);
        let mut thinker = Thinker::new(&*picture.game, Level::Admiral, G::net()).on_threads(pool::cores());
        let mut bar = ThinkingBar::begin(self.screen.is_live());
        thinker.hint(&picture.game, &picture.view, seat, self.table.seed_for(seat), &mut bar)
    }
}
