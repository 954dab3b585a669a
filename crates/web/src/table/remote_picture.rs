//! What this browser has of a table on a server: the picture that was confirmed, one's own orders that are on their way, and what
//! they will have led to. All of it is plain data, without a network.
//!
//! A step that can be taken back shows its player nothing new, so it is played at once, on a redeal of what is known, and the picture
//! it leads to is the one that the server will send (the kit's `PredictionIsExact`). Everything else waits for the server.

#[cfg(test)]
mod tests;

use std::sync::Arc;

use game::{Game, QuickChance, Seats, Viewer};
use protocol::{
    ClientMessage, Do, Have, Mark as HistoryHash, Now, Resign, Seen, TableId, Undo, UndoState, limits,
};
use table::{KnownView, Moment, Picture, UndoError, common_beginning};

/// Why a message does not fit what is here: something was missed, and everything must be asked for anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OutOfSync {
    /// It goes on from moments that are not here.
    Gap,
    /// The moments are others than the server's.
    OtherHistory,
    /// It cannot be read.
    Unreadable,
}

/// Why an order is not given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OrderError {
    /// An earlier one must be answered first.
    Waiting,
    /// It is not one's turn, or this cannot be done.
    Impossible,
    /// The last step stays.
    Undo(UndoError),
}

/// A table on a server, as far as it is here.
pub(crate) struct RemotePicture<G: Game> {
    table: TableId,
    game: Arc<G>,
    confirmed: Option<Confirmed<G>>,
    pending: Vec<Pending<G>>,
    /// Numbers of orders that the server will refuse, because the one before them was: nobody needs to be told.
    refused_with_earlier: Vec<u32>,
    /// How many moments are shown: those that came together are shown one by one.
    shown: usize,
}

/// What the server said last.
struct Confirmed<G: Game> {
    picture: Picture<G>,
    /// The hash of the history after each moment.
    hashes: Vec<HistoryHash>,
    /// What was known after so many moments, as far as it is here; nought is the beginning.
    /// Who was awaited is not told of moments that were asked for later.
    known: Vec<Option<KnownView<G>>>,
}

/// An order that is not confirmed yet.
struct Pending<G: Game> {
    /// How many entries of one's own, and how many taken back by others, came before it: the server refuses an order given in
    /// ignorance of some.
    own_entry_count: u32,
    taken_by_others_count: u32,
    kind: OrderKind<G::Action>,
    /// What it leads to; nothing where only the server can tell.
    picture: Option<Picture<G>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OrderKind<A> {
    Act(A),
    Undo,
    Resign,
}

/// The chance of a prediction's redeal. Any would do: what is shown does not depend on what is hidden.
fn any_redeal() -> QuickChance {
    QuickChance::new(1)
}

impl<G: Game> Pending<G> {
    fn message(&self, table: TableId) -> ClientMessage {
        let Pending { own_entry_count: own, taken_by_others_count: turned, .. } = *self;
        match self.kind {
            OrderKind::Act(action) => Do { table, own, turned, act: action.to_string() }.into(),
            OrderKind::Undo => Undo { table, own, turned }.into(),
            OrderKind::Resign => Resign { table, own }.into(),
        }
    }
}

impl<G: Game> RemotePicture<G> {
    pub(crate) fn new(table: TableId, game: Arc<G>) -> RemotePicture<G> {
        RemotePicture {
            table,
            game,
            confirmed: None,
            pending: Vec::new(),
            refused_with_earlier: Vec::new(),
            shown: 0,
        }
    }

    // What the server says

    /// What is here already, for whoever watches again.
    pub(crate) fn have(&self) -> Option<Have> {
        let confirmed = self.confirmed.as_ref()?;
        let mark = confirmed.hashes.last().copied().unwrap_or(HistoryHash::NONE);
        Some(Have { n: confirmed.hashes.len() as u32, mark })
    }

    /// Takes in what the server says. Where it does not fit, nothing is left that could be built on.
    pub(crate) fn receive(&mut self, now: &Now) -> Result<(), OutOfSync> {
        let before = self.newest().map(|picture| (picture.viewer, picture.moments.clone()));
        let confirmed = Confirmed::after(self.confirmed.take(), &self.game, now)?;
        self.pending.retain(|order| order.own_entry_count >= now.own);
        if confirmed.picture.seat().is_none() || confirmed.picture.is_over() {
            self.pending.clear();
        }
        self.confirmed = Some(confirmed);
        self.predict_again();
        self.adjust_shown(before);
        Ok(())
    }

    /// Views that were asked for.
    pub(crate) fn receive_views(&mut self, seen: &Seen) {
        let Some(confirmed) = &mut self.confirmed else { return };
        let unknown = confirmed.known.iter_mut().skip(seen.from as usize);
        for (known, view) in unknown.zip(&seen.views) {
            if let (None, Ok(view)) = (&known, game::data::from_json(view.get())) {
                *known = Some(KnownView { view, awaited: None });
            }
        }
    }

    /// An order was refused: those behind it will be, too. Says whether whoever gave it must be told.
    pub(crate) fn refuse(&mut self, own_entry_count: u32) -> bool {
        if let Some(order_index) =
            self.refused_with_earlier.iter().position(|&refused| refused == own_entry_count)
        {
            self.refused_with_earlier.swap_remove(order_index);
            return false;
        }
        if let Some(order_index) =
            self.pending.iter().position(|order| order.own_entry_count == own_entry_count)
        {
            self.refused_with_earlier
                .extend(self.pending.drain(order_index..).skip(1).map(|order| order.own_entry_count));
            self.shown = self.newest().map_or(0, |picture| picture.moments.len());
        }
        true
    }

    /// The connection is a new one: what the old one would have said will not come any more.
    pub(crate) fn reconnect(&mut self) {
        self.refused_with_earlier.clear();
    }

    // What one does

    /// The orders that are not confirmed yet, the first one first.
    pub(crate) fn unconfirmed(&self) -> impl Iterator<Item = ClientMessage> {
        self.pending.iter().map(|order| order.message(self.table))
    }

    /// Whether only the server can tell how it goes on.
    pub(crate) fn is_waiting(&self) -> bool {
        self.pending.last().is_some_and(|order| order.picture.is_none())
    }

    /// Whether everything that one did is confirmed.
    #[cfg(test)]
    pub(crate) fn is_settled(&self) -> bool {
        self.pending.is_empty()
    }

    /// Does something, as far as that can be done here; what is to be sent.
    pub(crate) fn act(&mut self, action: G::Action) -> Result<ClientMessage, OrderError> {
        let choices = self.newest().map(|picture| picture.choices.as_slice()).unwrap_or_default();
        if !choices.contains(&action) {
            return Err(OrderError::Impossible);
        }
        self.order(OrderKind::Act(action))
    }

    /// Takes back one's last step.
    pub(crate) fn undo(&mut self) -> Result<ClientMessage, OrderError> {
        match self.newest().map(|picture| picture.undo) {
            None => Err(OrderError::Impossible),
            Some(Err(reason)) => Err(OrderError::Undo(reason)),
            Some(Ok(())) => self.order(OrderKind::Undo),
        }
    }

    /// Gives the game up.
    pub(crate) fn resign(&mut self) -> Result<ClientMessage, OrderError> {
        self.order(OrderKind::Resign)
    }

    fn order(&mut self, kind: OrderKind<G::Action>) -> Result<ClientMessage, OrderError> {
        if self.is_waiting() {
            return Err(OrderError::Waiting);
        }
        let newest = self.newest().ok_or(OrderError::Impossible)?;
        newest.seat().ok_or(OrderError::Impossible)?;
        let (own_entry_count, taken_by_others_count) =
            (newest.own_entry_count as u32, newest.taken_by_others_count);
        let picture = self.predict(kind, self.pending.len());
        let order = Pending { own_entry_count, taken_by_others_count, kind, picture };
        let message = order.message(self.table);
        self.pending.push(order);
        self.show_all();
        Ok(message)
    }

    /// Plays what is on its way again, on what was confirmed since.
    fn predict_again(&mut self) {
        let Some(confirmed) = &self.confirmed else { return };
        let (mut own_entry_count, taken_by_others_count) =
            (confirmed.picture.own_entry_count as u32, confirmed.picture.taken_by_others_count);
        let mut sure = true;
        for order_index in 0..self.pending.len() {
            // Whoever gave an order in ignorance of what others took back will be refused.
            let order = &self.pending[order_index];
            sure &= (order.own_entry_count, order.taken_by_others_count)
                == (own_entry_count, taken_by_others_count);
            own_entry_count += 1;
            let kind = order.kind;
            let picture = if sure { self.predict(kind, order_index) } else { None };
            sure &= picture.is_some();
            self.pending[order_index].picture = picture;
        }
    }

    /// What the order leads to, after so many of those before it.
    fn predict(&self, kind: OrderKind<G::Action>, order_index: usize) -> Option<Picture<G>> {
        let before = match order_index.checked_sub(1) {
            Some(last) => self.pending.get(last)?.picture.as_ref()?,
            None => &self.confirmed.as_ref()?.picture,
        };
        match kind {
            OrderKind::Act(action) => before.predict_action(action, &mut any_redeal()),
            OrderKind::Undo => {
                before.predict_undo(|moment| self.known_among(order_index, moment), &mut any_redeal())
            }
            OrderKind::Resign => None,
        }
    }

    // What is shown

    /// How the table stands with everything one did since.
    fn newest(&self) -> Option<&Picture<G>> {
        let predicted = self.pending.iter().rev().find_map(|order| order.picture.as_ref());
        predicted.or(self.confirmed.as_ref().map(|confirmed| &confirmed.picture))
    }

    /// The picture to show. What came together is shown moment by moment, and nothing is chosen before all of it was.
    pub(crate) fn picture(&self) -> Option<Picture<G>> {
        let mut picture = self.newest()?.clone();
        if self.shown < picture.moments.len()
            && let Some(KnownView { view, awaited }) = self.known(self.shown)
        {
            let own = picture.seat().map_or(Seats::NONE, Seats::only);
            picture.moments.truncate(self.shown);
            picture.view = view;
            picture.awaited = awaited.unwrap_or(picture.awaited).minus(own);
            picture.choices.clear();
            picture.undo = Err(UndoError::Nothing);
            picture.ending = None;
        }
        Some(picture)
    }

    /// What the viewer knew after so many moments, if that is here.
    pub(crate) fn view_at(&self, moment: usize) -> Option<G::View> {
        self.known(moment).map(|known| known.view)
    }

    /// Which views to ask for, so that this moment can be looked at.
    pub(crate) fn unknown_around(&self, moment: usize) -> Option<(u32, u32)> {
        let known = &self.confirmed.as_ref()?.known;
        known.get(moment).filter(|known| known.is_none())?;
        let most = limits::LOOK_MOMENTS as usize;
        let from = moment.saturating_sub(most / 2);
        Some((from as u32, (from + most - 1).min(known.len() - 1) as u32))
    }

    fn known(&self, moment: usize) -> Option<KnownView<G>> {
        self.known_among(self.pending.len(), moment)
    }

    /// What was known after so many moments, by the confirmed picture and by so many orders after it.
    fn known_among(&self, orders: usize, moment: usize) -> Option<KnownView<G>> {
        let pictures = self.pending.iter().take(orders).rev().filter_map(|order| order.picture.as_ref());
        let mut predicted = pictures.filter(|picture| picture.moments.len() == moment);
        match predicted.next() {
            Some(picture) => Some(KnownView { view: picture.view.clone(), awaited: Some(picture.awaited) }),
            None => self.confirmed.as_ref()?.known.get(moment).cloned().flatten(),
        }
    }

    /// What was shown before stays; what is new waits to be shown, but for one's own steps. Where the past is another one, all
    /// of it is shown at once.
    fn adjust_shown(&mut self, before: Option<(Viewer, Vec<Arc<Moment<G>>>)>) {
        let Some(newest) = self.newest() else { return };
        let same_viewer = before.filter(|(viewer, _)| *viewer == newest.viewer);
        let kept = same_viewer.map(|(_, moments)| common_beginning(&moments, &newest.moments));
        match kept {
            Some(kept) if self.shown <= kept => self.pass_own_steps(),
            _ => self.show_all(),
        }
    }

    fn pass_own_steps(&mut self) {
        let Some(newest) = self.newest() else { return };
        let is_own = |moment: &&Arc<Moment<G>>| {
            moment.action.is_some_and(|(seat, _)| newest.viewer == Viewer::Seat(seat))
        };
        self.shown += newest.moments.iter().skip(self.shown).take_while(is_own).count();
    }

    /// Whether something waits to be shown.
    pub(crate) fn has_more(&self) -> bool {
        self.newest().is_some_and(|picture| self.shown < picture.moments.len())
    }

    /// The number of the moment that is to be shown next.
    pub(crate) fn next_moment(&self) -> usize {
        self.shown + 1
    }

    /// Shows one moment more.
    pub(crate) fn show_next(&mut self) {
        if self.has_more() {
            self.shown += 1;
            self.pass_own_steps();
        }
    }

    /// Shows how it stands.
    pub(crate) fn show_all(&mut self) {
        self.shown = self.newest().map_or(0, |picture| picture.moments.len());
    }
}

impl<G: Game> Confirmed<G> {
    /// What is here after this message.
    fn after(before: Option<Confirmed<G>>, game: &Arc<G>, now: &Now) -> Result<Confirmed<G>, OutOfSync> {
        let from = now.from as usize;
        let (mut moments, mut hashes, mut known) = match before {
            // Others' eyes know something else of the same moments.
            Some(before) if before.picture.viewer != now.viewer => {
                (before.picture.moments, before.hashes, Vec::new())
            }
            Some(before) => (before.picture.moments, before.hashes, before.known),
            None => Default::default(),
        };
        if from > moments.len() {
            return Err(OutOfSync::Gap);
        }
        moments.truncate(from);
        hashes.truncate(from);
        known.truncate(from + 1);
        for told in &now.moments {
            let text = serde_json::to_string(told).map_err(|_| OutOfSync::Unreadable)?;
            hashes.push(hashes.last().copied().unwrap_or(HistoryHash::NONE).then(&text));
            moments.push(Arc::new(read_moment(told).ok_or(OutOfSync::Unreadable)?));
        }
        if hashes.len() != now.n as usize || hashes.last().copied().unwrap_or(HistoryHash::NONE) != now.mark {
            return Err(OutOfSync::OtherHistory);
        }
        let picture = read_picture(game, now, moments).ok_or(OutOfSync::Unreadable)?;
        known.resize(hashes.len() + 1, None);
        known[hashes.len()] = Some(KnownView { view: picture.view.clone(), awaited: Some(picture.awaited) });
        Ok(Confirmed { picture, hashes, known })
    }
}

fn read_moment<G: Game>(told: &protocol::Moment) -> Option<Moment<G>> {
    let action = match &told.a {
        Some((seat, act)) => Some((*seat, act.parse().ok()?)),
        None => None,
    };
    let events = told.e.iter().map(|event| game::data::from_json(event.get()).ok());
    Some(Moment::new(action, events.collect::<Option<_>>()?))
}

fn read_picture<G: Game>(game: &Arc<G>, now: &Now, moments: Vec<Arc<Moment<G>>>) -> Option<Picture<G>> {
    let choices: Result<Vec<G::Action>, _> = now.choices.iter().map(|choice| choice.parse()).collect();
    Some(Picture {
        game: game.clone(),
        players: Vec::new(),
        practice: false,
        viewer: now.viewer,
        view: game::data::from_json(now.view.get()).ok()?,
        awaited: now.awaited,
        choices: choices.ok()?,
        undo: match now.undo {
            UndoState::Free => Ok(()),
            UndoState::No(reason) => Err(reason),
        },
        ending: now.ending,
        own_entry_count: now.own as usize,
        taken_by_others_count: now.turned,
        moments,
    })
}
