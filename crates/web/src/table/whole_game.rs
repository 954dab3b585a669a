//! What is done with the game as a whole: it is kept, saved as a file, shared, played on from, played again.

use game::Dealer;
use leptos::prelude::*;
use table::Table;

use super::{Desk, summary};
use crate::app;
use crate::board::Board;
use crate::browser;
use crate::link;
use crate::route::Route;
use crate::store::{self, Kept, Own};

impl<G: Board> Desk<G> {
    /// Writes the game down. Where that fails, the game goes on and the screen says so.
    pub(crate) fn keep(self) {
        let kept = self.with_mut(|back| {
            let kept = Kept {
                started: back.started,
                touched: browser::now(),
                summary: summary(&back.table),
                text: back.table.to_text(),
                foreign: back.foreign,
            };
            let done = store::keep(&back.key, &kept, Some(&back.written));
            if done.is_ok() {
                back.written = kept.text;
            }
            done
        });
        self.trouble.set(kept.and_then(Result::err));
    }

    /// Another tab has written a game; whether it is this one.
    pub(crate) fn written_elsewhere(self) -> bool {
        self.with(|back| store::game(&back.key).is_ok_and(|kept| kept.text != back.written))
    }

    /// Keeps this game as another one, where two tabs have gone different ways.
    pub(crate) fn keep_as_another(self) {
        let before = self.with_mut(|back| {
            let key = std::mem::replace(&mut back.key, store::new_key());
            (key, std::mem::replace(&mut back.started, browser::now()))
        });
        self.keep();
        match self.trouble.get_untracked() {
            None => browser::go_instead(&Route::Table(self.key()).address()),
            // It is kept nowhere: the screen stays, and what it has to say.
            Some(_) => {
                self.with_mut(|back| {
                    before.into_iter().for_each(|(key, started)| (back.key, back.started) = (key, started))
                });
            }
        }
    }

    /// Offers the table's file.
    pub(crate) fn export(self) {
        let text = self.table(Table::to_text);
        browser::download(&store::file_name(G::ID, &self.key()), &text);
    }

    /// A link that carries the whole game.
    pub(crate) fn link(self) -> String {
        let data = link::pack(&self.table(Table::to_text));
        format!("{}{}", browser::base(), Route::Shared(data).address())
    }

    /// Whether the game may be played on from a moment of its past.
    pub(crate) fn may_play_on(self) -> bool {
        self.table(|table| table.is_over() || table.is_practice())
    }

    /// Plays on from the moment looked at, as a new game for practice.
    pub(crate) fn play_on(self) {
        let (moment, viewer) = self.scene.with_untracked(|scene| (scene.moment, scene.viewer));
        let table = self.table(|table| {
            let history = table.history(viewer);
            let last = moment.checked_sub(1).and_then(|place| history.get(place));
            table.played_until(last)
        });
        if let Some(table) = table {
            app::begin(&table);
        }
    }

    /// The same players again, with the same deal or a new one.
    pub(crate) fn play_again(self, same_deal: bool) {
        let table = match same_deal {
            true => Some(self.table(Table::afresh)),
            false => self.table(|table| {
                let deal = table.game().deal(&mut Dealer::new(browser::any_deal()));
                let again = Table::new(table.game().clone(), deal, table.players().to_vec()).ok()?;
                Some(if table.is_practice() { again.for_practice() } else { again })
            }),
        };
        if let Some(table) = table {
            app::begin(&table);
        }
    }

    /// The result of the only person at the table, where it counts.
    pub(crate) fn own_result(self) -> Option<Own> {
        store::game(&self.key()).ok()?.own()
    }

    /// The most points of the only person in games of this kind, this one aside.
    pub(crate) fn best_before(self) -> Option<i32> {
        let (key, own) = (self.key(), self.table(summary));
        let others = store::games().into_iter().filter(|(other, _)| *other != key);
        let alike = others
            .filter_map(|(_, kept)| kept)
            .filter(|kept| kept.summary.game == own.game && kept.summary.kind == own.kind);
        alike.filter_map(|kept| kept.own()?.points).max()
    }
}
