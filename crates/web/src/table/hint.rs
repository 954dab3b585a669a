//! Hints in three steps: where to look, what to aim at, the move.

use game::Message;
use leptos::prelude::*;
use worker::{Answer, Ask, HintMove};

use super::TableScreen;
use crate::board::Board;
use crate::draw::prelude::*;
use crate::worker_client::Reply;

/// A hint that was asked for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum HintState<A> {
    /// The answer is still being sought; whoever brings it shows this number.
    Seeking(u32),
    /// It was found, and so many steps of it are told.
    Found(Hint<A>, u8),
}

/// What a player may be told who asks for help, put into words where it is shown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Hint<A> {
    look: Message,
    places: Vec<A>,
    aims: Vec<Message>,
    moves: Vec<HintMove<A>>,
    gain: Message,
}

/// The places that a hint marks.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum HintMarks<A> {
    /// Look here.
    Places(Vec<A>),
    /// Press this.
    Move(Option<A>),
}

impl<A> Default for HintMarks<A> {
    fn default() -> Self {
        HintMarks::Move(None)
    }
}

impl<A: PartialEq> HintMarks<A> {
    /// The class of the place that stands for this action.
    pub(crate) fn class(&self, action: &A) -> &'static str {
        match self {
            HintMarks::Places(places) if places.contains(action) => " looked-at",
            HintMarks::Move(Some(first)) if first == action => " hinted",
            _ => "",
        }
    }
}

impl<A: Copy> HintState<A> {
    pub(super) fn is_found(&self) -> bool {
        matches!(self, HintState::Found(..))
    }

    /// What is marked on the board: where to look, and once the move was told, its first action.
    pub(crate) fn marks(&self) -> HintMarks<A> {
        match self {
            HintState::Found(hint, 3..) => HintMarks::Move(hint.moves.first().map(|step| step.action)),
            HintState::Found(hint, _) => HintMarks::Places(hint.places.clone()),
            HintState::Seeking(_) => HintMarks::default(),
        }
    }
}

impl<G: Board> TableScreen<G> {
    /// Whether there are hints at this table: people may have agreed to play without.
    pub(crate) fn may_hint(self) -> bool {
        self.teaching.is_none() && !self.is_trial() && self.online.is_none_or(|online| online.agreed.hints)
    }

    /// Tells one step more than the last time.
    pub(crate) fn next_hint(self) {
        let deciding = self.scene.with_untracked(|scene| scene.deciding);
        let Some(seat) = deciding.filter(|_| self.may_hint()) else { return };
        match self.hint.get_untracked() {
            Some(HintState::Seeking(_)) => {}
            Some(HintState::Found(hint, told)) => {
                self.hint.set(Some(HintState::Found(hint, (told + 1).min(3))))
            }
            None => {
                self.open_panel.set(None);
                self.hints_asked.update_value(|asked| *asked += 1);
                let number = self.hints_asked.get_value();
                self.hint.set(Some(HintState::Seeking(number)));
                self.ask(seat, Ask::Hint, move |reply| {
                    // Another player may sit there now, or the position be another one.
                    if self.hint.try_get_untracked().flatten() == Some(HintState::Seeking(number)) {
                        self.hear_hint(reply);
                    }
                });
            }
        }
    }

    fn hear_hint(self, reply: Reply<G::Action>) {
        match reply {
            Reply::Progress(..) => {}
            Reply::Answer(Answer::Hint { look, places, aims, moves, gain }) => {
                self.hint.set(Some(HintState::Found(Hint { look, places, aims, moves, gain }, 1)));
            }
            Reply::Answer(_) | Reply::Failed => {
                self.hint.set(None);
                self.notify(Message::new("web-no-hint"));
            }
        }
    }
}

/// The hint as far as it was told.
pub(crate) fn panel<G: Board>(screen: TableScreen<G>) -> AnyView {
    let shown = move || match screen.hint.get() {
        None => Node::Nothing,
        Some(HintState::Seeking(_)) => draw! {
            <p class="hint-step">{screen.speech.say_id("web-hint-seeking")}</p>
            {close(screen)}
        },
        Some(HintState::Found(hint, told)) => found(screen, &hint, told),
    };
    view! { <div class="hint" role="status" class:empty=move || screen.hint.with(Option::is_none)>{shown}</div> }.into_any()
}

fn found<G: Board>(screen: TableScreen<G>, hint: &Hint<G::Action>, told: u8) -> Node {
    let names = screen.scene.with_untracked(|scene| scene.names.clone());
    let say = |message: &Message| screen.speech.say(message, &names);
    let step = |message: &Message| draw! { <p class="hint-step">{say(message)}</p> };
    let aims = (told >= 2).then(|| hint.aims.iter().map(step).collect_node());
    let moves = (told >= 3).then(|| {
        let steps = hint.moves.iter().map(|step| draw! { <li>{say(&step.words)}</li> }).collect_node();
        draw! { <ol class="hint-moves">{steps}</ol> {step(&hint.gain)} }
    });
    let more = (told < 3).then(|| {
        draw! {
            <button type="button" class="quiet" on:click=move |_| screen.next_hint()>
                {screen.speech.say_id("web-hint-more")}
            </button>
        }
    });
    draw! {
        {step(&hint.look)}
        {aims}
        {moves}
        <p class="row">{more} {close(screen)}</p>
    }
}

fn close<G: Board>(screen: TableScreen<G>) -> Node {
    let words = screen.speech.say_id("web-close");
    draw! { <button type="button" class="quiet" on:click=move |_| screen.hint.set(None)>{words}</button> }
}
