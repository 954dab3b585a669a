//! Hints in three steps: where to look, what to aim at, the move.

use game::Message;
use leptos::prelude::*;
use worker::{Answer, HintMove};

use super::Desk;
use crate::board::Board;
use crate::crew;

/// A hint that was asked for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Hinted {
    /// The answer is still being sought; whoever brings it shows this number.
    Seeking(u32),
    /// It was found, and so many steps of it are told.
    Found(Hint, u8),
}

/// What a player may be told who asks for help.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Hint {
    look: String,
    aims: Vec<String>,
    moves: Vec<HintMove>,
    gain: String,
}

fn read(answer: &str) -> Option<Hint> {
    match serde_json::from_str(answer) {
        Ok(Answer::Hint { look, aims, moves, gain }) => Some(Hint { look, aims, moves, gain }),
        _ => None,
    }
}

impl Hinted {
    /// The first action of the move, once the move was told.
    pub(crate) fn action(&self) -> Option<String> {
        match self {
            Hinted::Found(hint, 3..) => hint.moves.first().map(|step| step.action.clone()),
            _ => None,
        }
    }
}

impl<G: Board> Desk<G> {
    /// Tells one step more than the last time.
    pub(crate) fn next_hint(self) {
        let Some(seat) = self.scene.with_untracked(|scene| scene.seat) else { return };
        match self.hint.get_untracked() {
            Some(Hinted::Seeking(_)) => {}
            Some(Hinted::Found(hint, told)) => self.hint.set(Some(Hinted::Found(hint, (told + 1).min(3)))),
            None => {
                let ticket = self.next_ticket();
                self.hint.set(Some(Hinted::Seeking(ticket)));
                crew::ask(&self.hint_request(seat), move |reply| {
                    // Another player may sit there now, or the position be another one.
                    let still = self.hint.try_get_untracked().flatten() == Some(Hinted::Seeking(ticket));
                    match reply {
                        crew::Reply::Progress(..) => {}
                        _ if !still => {}
                        crew::Reply::Answer(answer) => match read(&answer) {
                            Some(hint) => self.hint.set(Some(Hinted::Found(hint, 1))),
                            None => self.no_hint(),
                        },
                        crew::Reply::Trouble => self.no_hint(),
                    }
                });
            }
        }
    }

    fn no_hint(self) {
        self.hint.set(None);
        self.tell(Message::new("web-no-hint"));
    }
}

/// The hint as far as it was told.
pub(crate) fn panel<G: Board>(desk: Desk<G>) -> AnyView {
    let speech = desk.speech;
    let shown = move || match desk.hint.get() {
        None => ().into_any(),
        Some(Hinted::Seeking(_)) => view! {
            <p class="hint-step">{speech.id("web-hint-seeking")}</p>
            <button type="button" class="quiet" on:click=move |_| desk.hint.set(None)>
                {speech.id("web-close")}
            </button>
        }
        .into_any(),
        Some(Hinted::Found(hint, told)) => {
            let aims = (told >= 2).then(|| {
                hint.aims.iter().map(|aim| view! { <p class="hint-step">{aim.clone()}</p> }).collect_view()
            });
            let moves = (told >= 3).then(|| {
                let steps =
                    hint.moves.iter().map(|step| view! { <li>{step.words.clone()}</li> }).collect_view();
                view! { <ol class="hint-moves">{steps}</ol> <p class="hint-step">{hint.gain.clone()}</p> }
            });
            let more = (told < 3).then(|| {
                view! {
                    <button type="button" class="quiet" on:click=move |_| desk.next_hint()>
                        {speech.id("web-hint-more")}
                    </button>
                }
            });
            view! {
                <p class="hint-step">{hint.look.clone()}</p>
                {aims}
                {moves}
                <p class="row">
                    {more}
                    <button type="button" class="quiet" on:click=move |_| desk.hint.set(None)>
                        {speech.id("web-close")}
                    </button>
                </p>
            }
            .into_any()
        }
    };
    view! { <div class="hint" role="status" class:empty=move || desk.hint.with(Option::is_none)>{shown}</div> }.into_any()
}
