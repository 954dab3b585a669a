//! What is done with the game as a whole: it is saved, exported as a file, shared, played on from, played again. Only a table that lies
//! here can do so; one on a server comes here when its game is over.

use game::{Dealer, Game};
use leptos::prelude::*;
use table::{Table, nth_moment};

use super::TableScreen;
use super::local::Local;
use crate::app;
use crate::board::Board;
use crate::browser;
use crate::link;
use crate::route::Route;
use crate::store::{self, OwnResult};

impl<G: Board> TableScreen<G> {
    /// Writes the game down. Where that fails, the game goes on and the screen says so.
    pub(crate) fn save(self) {
        self.to_be_saved.set_value(false);
        let stored = self.with_local_mut(Local::save);
        self.trouble.set(stored.and_then(Result::err));
    }

    /// Writes the game down once what was done is painted; before that where the page is left, or somebody reads what is kept.
    pub(super) fn save_after_paint(self) {
        if !self.to_be_saved.get_value() {
            self.to_be_saved.set_value(true);
            browser::after_paint(move || self.save_what_waits());
        }
    }

    /// Writes down what is not written down yet.
    pub(super) fn save_what_waits(self) {
        if self.to_be_saved.try_get_value() == Some(true) {
            self.save();
        }
    }

    /// Whether another tab has written this game since.
    pub(crate) fn written_elsewhere(self) -> bool {
        self.with_local(Local::written_elsewhere) == Some(true)
    }

    /// Saves this game as another one, where two tabs have gone different ways.
    pub(crate) fn save_as_another(self) {
        match self.with_local_mut(Local::save_as_another) {
            Some(Ok(())) => {
                self.trouble.set(None);
                browser::go_instead(&Route::Table(self.key()).address());
            }
            // It is kept nowhere: the screen stays, and what it has to say.
            Some(Err(error)) => self.trouble.set(Some(error)),
            None => {}
        }
    }

    pub(super) fn key(self) -> String {
        let table_id = || self.online.map(|online| online.feed.table.to_string()).unwrap_or_default();
        self.with_local(|local| local.file.key.clone()).unwrap_or_else(table_id)
    }

    /// Offers the table's file.
    pub(crate) fn export(self) {
        if let Some(text) = self.with_table(Table::to_text) {
            browser::download(&store::file_name(G::ID, &self.key()), &text);
        }
    }

    /// A link that carries the whole game.
    pub(crate) fn link(self) -> Option<String> {
        let data = link::pack(&self.with_table(Table::to_text)?);
        Some(format!("{}{}", browser::base(), Route::Shared(data).address()))
    }

    /// Plays on from the moment looked at, as a new game for practice.
    pub(crate) fn play_on(self) {
        let (moment, viewer) = self.scene.with_untracked(|scene| (scene.moment, scene.viewer));
        let table = self.with_table(|table| table.played_until(nth_moment(&table.history(viewer), moment)));
        if let Some(table) = table.flatten() {
            app::begin(&table);
        }
    }

    /// Those who sat down first again, with the same deal or a new one.
    pub(crate) fn play_again(self, same_deal: bool) {
        let again =
            self.with_table(|table| if same_deal { Some(table.restarted()) } else { dealt_anew(table) });
        if let Some(again) = again.flatten() {
            app::begin(&again);
        }
    }

    /// The result of the only person at the table, where it counts.
    pub(crate) fn own_result(self) -> Option<OwnResult> {
        self.save_what_waits();
        store::game(&self.key()).ok()?.own_result()
    }

    /// The most points of the only person in games of this kind, this one aside.
    pub(crate) fn best_before(self) -> Option<i32> {
        let (key, own) = self.with_local(|local| (local.file.key.clone(), local.summary()))?;
        let others = store::games().into_iter().filter(|(other, _)| *other != key);
        let alike = others.filter_map(|(_, stored)| stored).filter(|stored| {
            stored.summary.game == own.game && stored.summary.options_text == own.options_text
        });
        alike.filter_map(|stored| stored.own_result()?.points).max()
    }
}

fn dealt_anew<G: Game>(table: &Table<G>) -> Option<Table<G>> {
    let deal = table.game().deal(&mut Dealer::new(browser::any_deal()));
    let players = table.first_players().to_vec();
    let again = Table::new(table.game().clone(), deal, players).ok()?.with_seed(browser::any_seed());
    Some(if table.is_practice() { again.for_practice() } else { again })
}
