//! The server of online tables, as the app sees it: what it can do, who one is there, and what is asked of it.
//!
//! [`api`] has the requests, [`socket`] the page's connection, [`table_feed`] the tables that are looked at through it, [`codes`] what this
//! browser keeps of its tables there. [`Server`] is what every page knows: where there
//! is none, or none that keeps tables, nothing of all this is shown.

pub(crate) mod api;
pub(crate) mod codes;
pub(crate) mod socket;
pub(crate) mod table_feed;

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::api::{Me, NewSession, Status};
use protocol::{PROTOCOL, Token};

use api::Trouble;

use crate::browser;

/// What is known of the server.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum ServerStatus {
    /// It was asked, and has not answered yet.
    Asked,
    /// There is none, it keeps no tables, or it speaks another protocol.
    Absent,
    /// There is no way to it now.
    Unreached,
    There(Status),
}

/// The server, for all pages.
#[derive(Clone, Copy)]
pub(crate) struct Server(RwSignal<ServerStatus>);

impl Server {
    /// Asks what it can do, for everything below.
    pub(crate) fn provide() -> Server {
        let server = Server(RwSignal::new(ServerStatus::Asked));
        provide_context(server);
        server.ask();
        let again = move || {
            if server.0.with_untracked(|known| *known == ServerStatus::Unreached) {
                server.ask();
            }
        };
        let listeners = [
            window_event_listener(ev::online, move |_| again()),
            window_event_listener(ev::focus, move |_| again()),
        ];
        on_cleanup(move || listeners.into_iter().for_each(|listener| listener.remove()));
        server
    }

    pub(crate) fn of_page() -> Server {
        expect_context()
    }

    /// Asks again: somebody may have come aboard in another tab, or the network may be back.
    pub(crate) fn ask(self) {
        spawn_local(async move {
            let known = match api::status().await {
                Ok(status) if (status.oldest..=status.protocol).contains(&PROTOCOL) => {
                    ServerStatus::There(status)
                }
                // What was there will be there again.
                Err(Trouble::NoNetwork)
                    if self.0.with_untracked(|known| matches!(known, ServerStatus::There(_))) =>
                {
                    return;
                }
                Err(Trouble::NoNetwork) => ServerStatus::Unreached,
                _ => ServerStatus::Absent,
            };
            if self.0.with_untracked(|before| *before != known) {
                self.0.set(known);
            }
        });
    }

    pub(crate) fn known(self) -> ServerStatus {
        self.0.get()
    }

    /// Whether there are online tables.
    pub(crate) fn is_there(self) -> bool {
        self.0.with(|known| matches!(known, ServerStatus::There(_)))
    }

    /// The same, or whether `early.js` heard so and nothing else is known yet.
    pub(crate) fn is_expected(self) -> bool {
        self.is_there() || self.is_asked() && browser::has_early_tables()
    }

    /// Whether it has not answered yet.
    pub(crate) fn is_asked(self) -> bool {
        self.0.with(|known| *known == ServerStatus::Asked)
    }

    /// Who one is there.
    pub(crate) fn me(self) -> Option<Me> {
        self.0.with(me_of)
    }

    /// The same as it is now.
    pub(crate) fn me_now(self) -> Option<Me> {
        self.0.with_untracked(me_of)
    }

    /// Addresses under which others reach it.
    pub(crate) fn addresses(self) -> Vec<String> {
        self.0.with(|known| match known {
            ServerStatus::There(status) => status.addresses.clone(),
            ServerStatus::Asked | ServerStatus::Absent | ServerStatus::Unreached => Vec::new(),
        })
    }

    /// One is somebody, or nobody any more.
    pub(crate) fn know_me(self, me: Option<Me>) {
        match me {
            Some(_) => socket::restart(),
            None => socket::stop(),
        }
        self.0.update(|known| {
            if let ServerStatus::There(status) = known {
                status.you = me;
            }
        });
    }

    /// Who one is there; whoever is nobody yet becomes somebody of this name.
    pub(crate) async fn become_somebody(self, name: &str, lang: &str) -> Result<Me, Trouble> {
        if let Some(me) = self.me_now() {
            return Ok(me);
        }
        let new = NewSession { name: api::name(name)?, lang: lang.to_owned() };
        let me = match api::new_session(&new).await {
            // Another tab was quicker.
            Err(Trouble::Refused { status: 409, .. }) => api::me().await,
            answer => answer,
        }?;
        self.know_me(Some(me.clone()));
        Ok(me)
    }
}

fn me_of(known: &ServerStatus) -> Option<Me> {
    match known {
        ServerStatus::There(status) => status.you.clone(),
        ServerStatus::Asked | ServerStatus::Absent | ServerStatus::Unreached => None,
    }
}

/// What one adds to a deal: bytes that nobody can foresee, the server neither.
pub(crate) fn salt() -> Result<Token, Trouble> {
    let mut bytes = [0; 32];
    let crypto = window().crypto().map_err(|_| Trouble::NoChance)?;
    crypto.get_random_values_with_u8_array(&mut bytes).map_err(|_| Trouble::NoChance)?;
    Ok(Token::from_bytes(bytes))
}
