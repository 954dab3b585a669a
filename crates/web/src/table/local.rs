//! A table that lies in this browser: who sits at it, where it is kept, and the bots beside it.

use std::collections::VecDeque;

use catalog::GameId;
use game::{Game, Seat, Viewer};
use leptos::leptos_dom::helpers::TimeoutHandle;
use table::{EntryError, Handover, Picture, Player, PlayerKind, Seating, Table, UndoError, nth_moment};
use worker::{Ask, Bot, Request};

use crate::board::Board;
use crate::browser;
use crate::replay::ViewerHistory;
use crate::store::{self, LastWritten, StoreError, StoredGame, Summary};

/// A table in this browser.
pub(super) struct Local<G: Game> {
    game_id: GameId,
    table: Table<G>,
    seating: Seating,
    /// How many moves are what the table begins with, and nobody takes back.
    opening_move_count: usize,
    pub(super) file: StoredFile,
    pub(super) bots: BotsAtWork<G::Action>,
}

/// Where the game is kept, and what of it never changes.
pub(super) struct StoredFile {
    pub(super) key: String,
    started: f64,
    /// The game as it was read or written last.
    written: LastWritten,
    /// Whether it was played to its end elsewhere.
    finished_elsewhere: bool,
    /// See [`Summary::options_text`].
    options_text: String,
}

/// What bots have thought, and are thinking.
pub(super) struct BotsAtWork<A> {
    /// Steps that are not played yet.
    pub(super) steps: VecDeque<(Seat, A)>,
    /// Which of them is thinking.
    pub(super) thinking_seat: Option<Seat>,
    /// When the next step is played.
    pub(super) timer: Option<TimeoutHandle>,
    /// Changes when what they think is of no use any more.
    pub(super) epoch: u32,
}

impl<A> BotsAtWork<A> {
    /// The game goes on from another position than they thought of.
    pub(super) fn forget(&mut self) {
        self.steps.clear();
        self.thinking_seat = None;
        self.epoch += 1;
    }

    pub(super) fn stop_timer(&mut self) {
        browser::stop_timer(&mut self.timer);
    }
}

impl<G: Board> Local<G> {
    /// A table that is kept under this key.
    pub(super) fn new(game_id: GameId, table: Table<G>, key: String, stored: &StoredGame) -> Local<G> {
        let file = StoredFile {
            key,
            started: stored.started,
            finished_elsewhere: stored.finished_elsewhere,
            written: LastWritten::read(stored),
            options_text: options_text(&**table.game()),
        };
        let bots = BotsAtWork { steps: VecDeque::new(), thinking_seat: None, timer: None, epoch: 0 };
        Local {
            game_id,
            seating: Seating::new(&**table.game(), table.players()),
            table,
            opening_move_count: 0,
            file,
            bots,
        }
    }

    /// A table that is kept nowhere.
    pub(super) fn unsaved(game_id: GameId, table: Table<G>) -> Local<G> {
        let summary = summary(&table);
        let text = String::new();
        let stored = StoredGame { started: 0.0, touched: 0.0, summary, text, finished_elsewhere: false };
        Local::new(game_id, table, String::new(), &stored)
    }

    /// The same, where what was played so far is the question.
    pub(super) fn for_trial(game_id: GameId, table: Table<G>) -> Local<G> {
        Local { opening_move_count: table.moves_made(), ..Local::unsaved(game_id, table) }
    }

    /// Another table of the same game and players takes the place of this one.
    pub(super) fn replace_table(&mut self, table: Table<G>) {
        self.bots.stop_timer();
        self.bots.forget();
        self.table = table;
    }

    /// All of the table: for its owner.
    pub(super) fn table(&self) -> &Table<G> {
        &self.table
    }

    // Who sits there

    pub(super) fn person(&self) -> Option<Seat> {
        self.seating.person()
    }

    /// Gives the screen to whoever is asked next.
    pub(super) fn hand_over(&mut self) -> Handover {
        self.seating.hand_over(self.table.awaited())
    }

    fn viewer(&self) -> Viewer {
        self.seating.viewer(self.table.is_over())
    }

    // What they see

    /// What the person at the screen has of the table; what everybody has while it changes hands.
    pub(super) fn picture(&mut self, changes_hands: bool) -> Picture<G> {
        let viewer = if changes_hands { Viewer::Spectator } else { self.viewer() };
        self.table.keep_history(viewer);
        let mut picture = self.table.picture(viewer);
        if self.has_only_opening_moves() {
            picture.undo = Err(UndoError::Nothing);
        }
        picture
    }

    /// Whether nothing was played but what the table began with.
    fn has_only_opening_moves(&self) -> bool {
        self.opening_move_count > 0 && self.table.moves_made() <= self.opening_move_count
    }

    /// What the viewer of this history knew after so many of its moments.
    pub(super) fn view_at(&self, history: &ViewerHistory<G>, moment: usize) -> G::View {
        match nth_moment(&history.moments, moment) {
            Some(last) => self.table.view_at(history.viewer, last),
            None => self.table.first_view(history.viewer),
        }
    }

    /// How many moments the person at the screen has seen.
    pub(super) fn moment_count(&self) -> usize {
        self.table.history(self.viewer()).len()
    }

    // What they do

    pub(super) fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), EntryError> {
        self.table.act(seat, action)
    }

    /// Takes back the seat's last action; at a practice table also what cannot be taken back elsewhere.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<(), EntryError> {
        if self.has_only_opening_moves() {
            return Err(UndoError::Nothing.into());
        }
        match self.table.undo(seat) {
            Err(_) if self.table.is_practice() => self.table.rewind(seat).map(|()| self.bots.forget()),
            undone => undone,
        }
    }

    pub(super) fn resign(&mut self, seat: Seat) -> Result<(), EntryError> {
        self.bots.forget();
        self.table.resign(seat)
    }

    pub(super) fn leave_seat_to_bot(&mut self, seat: Seat, bot: Player) -> Result<(), EntryError> {
        self.table.seat_player(seat, bot)?;
        self.seating.set_players(self.table.players());
        Ok(())
    }

    // What the worker is asked

    /// What is asked for this seat: the worker gets what the seat has, and nothing else of the table.
    pub(super) fn request(&self, seat: Seat, ask: Ask) -> Request<G> {
        Request::new(self.game_id, &self.table, seat, ask)
    }

    /// The bot, or random player, who decides next.
    pub(super) fn next_bot(&self) -> Option<Seat> {
        self.seating.next_bot(self.table.awaited())
    }

    /// Who plays this seat, if the worker knows such a bot: a file may come from a newer program.
    pub(super) fn bot(&self, seat: Seat) -> Option<Bot> {
        match &self.table.players().get(seat.index())?.kind {
            PlayerKind::Bot(level) => level.name().parse().ok(),
            PlayerKind::Random | PlayerKind::Person => Some(Bot::Random),
        }
    }

    /// What a bot will do. One without an idea does not hold up the game.
    pub(super) fn queue_bot_line(&mut self, seat: Seat, line: Vec<G::Action>) {
        let line = if line.is_empty() { self.table.random_action(seat).into_iter().collect() } else { line };
        self.bots.thinking_seat = None;
        self.bots.steps.extend(line.into_iter().map(|action| (seat, action)));
    }

    /// What others will do, as a lesson has it.
    pub(super) fn queue_others_line(&mut self, line: Vec<(Seat, G::Action)>) {
        self.bots.steps.extend(line);
    }

    /// Plays one step of a bot that waits; false where there is none.
    pub(super) fn play_step(&mut self) -> bool {
        let Some((seat, action)) = self.bots.steps.pop_front() else { return false };
        if self.table.act(seat, action).is_err() {
            // The table is another one than the bot thought of: it will be asked again.
            self.bots.steps.clear();
        }
        true
    }

    // Where it is kept

    /// Writes the game down, unless another tab has done so since.
    pub(super) fn save(&mut self) -> Result<(), StoreError> {
        let file = &mut self.file;
        if file.key.is_empty() {
            return Ok(());
        }
        let stored = StoredGame {
            started: file.started,
            touched: browser::now(),
            summary: summary_with_options(&self.table, file.options_text.clone()),
            text: self.table.to_text(),
            finished_elsewhere: file.finished_elsewhere,
        };
        file.written = store::save(&file.key, stored, Some(&file.written))?;
        Ok(())
    }

    /// Whether another tab has written this game since it was read or written here.
    pub(super) fn written_elsewhere(&self) -> bool {
        store::game(&self.file.key).is_ok_and(|stored| stored.text != self.file.written.text)
    }

    /// Saves the game as another one. Where that fails, it is saved where it was.
    pub(super) fn save_as_another(&mut self) -> Result<(), StoreError> {
        let key = std::mem::replace(&mut self.file.key, store::new_key());
        let started = std::mem::replace(&mut self.file.started, browser::now());
        let done = self.save();
        if done.is_err() {
            (self.file.key, self.file.started) = (key, started);
        }
        done
    }

    pub(super) fn summary(&self) -> Summary {
        summary_with_options(&self.table, self.file.options_text.clone())
    }
}

/// What a list says of this table.
pub(crate) fn summary<G: Board>(table: &Table<G>) -> Summary {
    summary_with_options(table, options_text(&**table.game()))
}

fn options_text<G: Game>(game: &G) -> String {
    toml::to_string(game.options()).unwrap_or_default()
}

fn summary_with_options<G: Board>(table: &Table<G>, options_text: String) -> Summary {
    let outcome = table.outcome();
    let seats = table.game().seats();
    Summary {
        game: G::ID.to_owned(),
        players: table.players().to_vec(),
        over: table.is_over(),
        practice: table.is_practice(),
        forfeited: table.forfeit().is_some(),
        points: outcome
            .map(|outcome| seats.iter().map(|seat| outcome.points[seat]).collect())
            .unwrap_or_default(),
        progress: table.game().progress(&table.view(Viewer::Spectator)),
        winners: outcome.map(|outcome| store::seat_indices(outcome.winners.iter())).unwrap_or_default(),
        options_text,
    }
}
