//! The name that others see, asked once.

use leptos::prelude::*;
use protocol::limits::NAME_LETTERS;

use crate::net::Server;
use crate::net::api::Trouble;
use crate::settings::Settings;
use crate::speech::{Speech, t};

/// Who somebody will be on the server.
#[derive(Clone, Copy)]
pub(super) struct Name {
    server: Server,
    settings: Settings,
    speech: Speech,
    written: RwSignal<String>,
}

impl Name {
    pub(super) fn new() -> Name {
        let settings = Settings::of_page();
        let before = settings.peek(|preferences| preferences.name.clone()).unwrap_or_default();
        Name {
            server: Server::of_page(),
            settings,
            speech: Speech::of_page(),
            written: RwSignal::new(before.chars().take(NAME_LETTERS).collect()),
        }
    }

    /// The field; nothing where the server knows who one is.
    pub(super) fn field(self) -> AnyView {
        let field = move || self.server.me().is_none().then(|| self.input());
        field.into_any()
    }

    fn input(self) -> AnyView {
        view! {
            <label class="your-name">
                <span>{t("web-your-name")}</span>
                <input
                    type="text"
                    required=true
                    autocomplete="nickname"
                    maxlength=NAME_LETTERS.to_string()
                    aria-describedby="your-name-why"
                    prop:value=move || self.written.get()
                    on:input:target=move |event| self.written.set(event.target().value())
                />
                <small id="your-name-why">{t("web-your-name-why")}</small>
            </label>
        }
        .into_any()
    }

    /// Makes sure that the server knows one; call it where a press asked for something that needs that.
    pub(super) async fn introduce(self) -> Result<(), Trouble> {
        let written = self.written.get_untracked();
        let lang = untrack(|| self.speech.lang().code());
        let me = self.server.become_somebody(&written, lang).await?;
        self.settings.change(|preferences| preferences.name = Some(me.name.into()));
        Ok(())
    }
}
