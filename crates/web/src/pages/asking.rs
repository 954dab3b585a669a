//! Something asked of the server by a press: whether it is under way, and what went wrong.

use game::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::net::api::Trouble;
use crate::speech::Speech;

/// What a page asks of the server, one thing at a time.
#[derive(Clone, Copy)]
pub(super) struct Asking {
    busy: RwSignal<bool>,
    trouble: RwSignal<Option<Message>>,
}

impl Asking {
    pub(super) fn new() -> Asking {
        Asking { busy: RwSignal::new(false), trouble: RwSignal::new(None) }
    }

    /// Whether an answer is awaited.
    pub(super) fn is_busy(self) -> bool {
        self.busy.get()
    }

    /// Asks, unless an answer is awaited; what comes of it is handed on, unless the page was left meanwhile.
    pub(super) fn go<T: 'static>(
        self,
        work: impl Future<Output = Result<T, Trouble>> + 'static,
        then: impl FnOnce(T) + 'static,
    ) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        self.trouble.set(None);
        spawn_local(async move {
            let answer = work.await;
            // None: the page is gone.
            if self.busy.try_set(false).is_some() {
                return;
            }
            match answer {
                Ok(answer) => then(answer),
                Err(trouble) => self.trouble.set(Some(trouble.message())),
            }
        });
    }

    /// What went wrong.
    pub(super) fn trouble(self) -> AnyView {
        let speech = Speech::of_page();
        let said = move || {
            let said = speech.tell(&self.trouble.get()?);
            Some(view! { <p class="notice trouble" role="alert">{said}</p> })
        };
        said.into_any()
    }
}

/// What the server says, once it has, and a way to ask again. Where it says nothing, nothing is shown: pages say elsewhere that it
/// cannot be reached.
pub(super) fn fetched<T, F>(
    ask: impl Fn() -> F + Copy + Send + Sync + 'static,
) -> (RwSignal<Option<T>>, impl Fn() + Copy + Send + Sync + 'static)
where
    T: Send + Sync + 'static,
    F: Future<Output = Result<T, Trouble>> + 'static,
{
    let answer = RwSignal::new(None);
    let refresh = move || {
        spawn_local(async move {
            if let Ok(said) = ask().await {
                answer.set(Some(said));
            }
        });
    };
    refresh();
    (answer, refresh)
}
