//! Whether the server kept its promise about the deal: reckoned here, from what it laid open when the game was over.

use std::sync::Arc;

use catalog::{AnyTable, GameId, with_table};
use game::Message;
use leptos::prelude::*;
use leptos::task::spawn_local;
use online::{Agreed, proven};
use protocol::Opening;
use protocol::api::Proof;

use super::online_page::OnlineTableHandle;
use crate::lazy::{self, NotFetched};
use crate::net::{api, codes};
use crate::speech::Speech;

/// What was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DealFindings {
    /// The promise is the one that this browser was given at the beginning.
    same_promise: bool,
    /// The secret is the one that was promised.
    secret_fits: bool,
    /// The deal follows from the secret and from what everybody added.
    deal_follows: bool,
}

impl DealFindings {
    fn all(self) -> [(bool, &'static str, &'static str); 3] {
        [
            (self.same_promise, "web-check-promise", "web-check-no-promise"),
            (self.secret_fits, "web-check-secret", "web-check-no-secret"),
            (self.deal_follows, "web-check-deal", "web-check-no-deal"),
        ]
    }
}

/// Checks what was laid open against what was promised. The file was read before: its game follows the rules.
fn check(opening: &Opening, promised: Option<&str>, proof: &Proof, file: AnyTable) -> Option<DealFindings> {
    let game_id = opening.game.parse::<GameId>().ok()?;
    let agreed = Agreed::read(game_id, opening.setup.get()).ok()?;
    let key = proven(proof, opening.table, game_id.name(), agreed.rules, &agreed.setup).ok();
    let dealt = key.as_ref().and_then(|key| agreed.deal(key, 0, &vec![None; agreed.seats]).ok());
    Some(DealFindings {
        same_promise: promised == Some(proof.commit.as_str()) && opening.commit == proof.commit,
        secret_fits: key.is_some(),
        deal_follows: dealt.and_then(deal_of).is_some_and(|dealt| deal_of(file) == Some(dealt)),
    })
}

/// The deal of a table as it is written: both tables are ours to open now.
fn deal_of(mut table: AnyTable) -> Option<String> {
    with_table!(&mut table, table => {
        table.lay_open();
        table.deal().and_then(|deal| toml::to_string(deal).ok())
    })
}

/// A button that checks the deal, and below it what was found.
pub(super) fn button(online: OnlineTableHandle, speech: Speech) -> AnyView {
    let found = RwSignal::new(None::<Result<DealFindings, Message>>);
    let asked = RwSignal::new(false);
    let press = move |_| {
        asked.set(true);
        spawn_local(async move {
            let findings = fetch_and_check(online).await;
            let _ = found.try_set(Some(findings));
        });
    };
    let result = move || {
        found.get().map(|found| match found {
            Err(trouble) => view! { <p class="notice">{speech.tell(&trouble)}</p> }.into_any(),
            Ok(findings) => list(speech, findings),
        })
    };
    view! {
        <button type="button" disabled=move || asked.get() on:click=press>{speech.say_id("web-check-deal-button")}</button>
        <div class="findings" role="status">{result}</div>
    }
    .into_any()
}

fn list(speech: Speech, findings: DealFindings) -> AnyView {
    let lines = findings.all().map(|(holds, yes, no)| {
        let (class, sign, id) = if holds { ("holds", "✓", yes) } else { ("fails", "✗", no) };
        view! { <li class=class><span aria-hidden="true">{sign}</span> {speech.say_id(id)}</li> }
    });
    view! { <ul>{lines.into_iter().collect_view()}</ul> }.into_any()
}

async fn fetch_and_check(online: OnlineTableHandle) -> Result<DealFindings, Message> {
    let table = online.feed.table;
    let kept = codes::of(table);
    let unreadable = || Message::new("web-net-unreadable");
    let opening: Arc<Opening> = online.feed.opening.get_untracked().ok_or_else(unreadable)?;
    let proof = api::proof(table, kept.to_look()).await.map_err(|trouble| trouble.message())?;
    let text = api::file(table, kept.to_look()).await.map_err(|trouble| trouble.message())?;
    let code = lazy::deal_checks().await.map_err(NotFetched::message)?;
    (code.check)(&opening, kept.commit.as_deref(), &proof, &text)
}

/// Checks what was laid open against what was promised, and the file that the server has of the game.
pub(crate) type CheckDeal = fn(&Opening, Option<&str>, &Proof, &str) -> Result<DealFindings, Message>;

/// See [`CheckDeal`].
pub(crate) fn check_file(
    opening: &Opening,
    promised: Option<&str>,
    proof: &Proof,
    text: &str,
) -> Result<DealFindings, Message> {
    let file = AnyTable::from_text(text).map_err(|error| error.message())?;
    check(opening, promised, proof, file).ok_or_else(|| Message::new("web-net-unreadable"))
}

#[cfg(test)]
mod tests {
    use online::{Key, proof};
    use protocol::{Settings as TableSettings, TableId};
    use serde_json::value::RawValue;

    use super::*;

    const SECRET: [u8; 32] = [5; 32];

    /// A table that was dealt as it should be, and how that is laid open.
    fn honest() -> (Opening, Proof, AnyTable) {
        let (table, salts) = (TableId::from_bits(9), [[1; 32], [2; 32]]);
        let agreed = Agreed::new(GameId::OnBoard, &options()).unwrap();
        let commitment = agreed.commitment(table, &SECRET);
        let dealt = agreed.deal(&Key::new(table, &SECRET, &salts), 7, &[None, None]).unwrap();
        let opening = Opening {
            table,
            game: "on-board".to_owned(),
            setup: RawValue::from_string(agreed.setup.clone()).unwrap(),
            settings: TableSettings::default(),
            commit: commitment.to_string(),
            started: 0,
        };
        (opening, proof(commitment, &SECRET, &salts), AnyTable::from_text(&dealt.to_text()).unwrap())
    }

    fn options() -> String {
        serde_json::to_string(&on_board::Options::default()).unwrap()
    }

    fn found(opening: &Opening, promised: &str, proof: &Proof, file: &AnyTable) -> [bool; 3] {
        let file = AnyTable::from_text(&file.to_text()).unwrap();
        check(opening, Some(promised), proof, file).unwrap().all().map(|(holds, ..)| holds)
    }

    #[test]
    fn an_honest_deal_holds() {
        let (opening, proof, file) = honest();
        assert_eq!(found(&opening, &opening.commit, &proof, &file), [true; 3]);
    }

    #[test]
    fn another_promise_another_secret_and_another_deal_are_found_out() {
        let (opening, proof, file) = honest();
        assert_eq!(found(&opening, "another", &proof, &file), [false, true, true]);
        let salted = Proof { salts: vec![proof.salts[1].clone(), proof.salts[0].clone()], ..proof.clone() };
        assert_eq!(found(&opening, &opening.commit, &salted, &file), [true, true, false]);
        let secret = Proof { secret: "00".repeat(32), ..proof.clone() };
        assert_eq!(found(&opening, &opening.commit, &secret, &file), [true, false, false]);
        let agreed = Agreed::new(GameId::OnBoard, &options()).unwrap();
        let other = agreed.deal(&Key([9; 32]), 7, &[None, None]).unwrap();
        assert_eq!(found(&opening, &opening.commit, &proof, &other), [true, true, false]);
    }
}
