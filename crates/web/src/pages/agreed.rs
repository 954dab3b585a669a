//! What is played at an online table and what is agreed on there, in pictures and words.

use catalog::GameId;
use game::Message;
use leptos::prelude::*;
use protocol::api::Card;
use protocol::{Audience, Late, Pace, Settings, Sitter};
use table::GameSetup;

use crate::art;
use crate::board::Board;
use crate::lazy;
use crate::speech::Speech;

/// The poster of the game, and its name with a line below.
pub(super) fn head(game: &str, line: impl Fn() -> String + Send + Sync + 'static) -> AnyView {
    let speech = Speech::of_page();
    let id = format!("{game}-name");
    view! {
        <div class="table-head">
            {art(game)}
            <div>
                <h1>{move || speech.say_id(&id)}</h1>
                <p>{line}</p>
            </div>
        </div>
    }
    .into_any()
}

/// The picture of a game; nothing for one that only a newer app knows.
pub(super) fn art(game: &str) -> Option<AnyView> {
    let game: GameId = game.parse().ok()?;
    let art = art::poster(game);
    Some(view! { <div class="table-art" data-game=game.name() aria-hidden="true">{art}</div> }.into_any())
}

/// Options and settings, a line each.
pub(super) fn list(card: &Card) -> AnyView {
    let speech = Speech::of_page();
    let told = move |lines: Vec<Message>| {
        lines.into_iter().map(|line| view! { <li>{move || speech.tell(&line)}</li> }).collect_view()
    };
    let options = options(card).map(|options| move || options.get().map(told));
    view! { <ul class="agreed">{options} {told(settings(&card.settings))}</ul> }.into_any()
}

/// What the options add to what goes without saying.
fn options(card: &Card) -> Option<RwSignal<Option<Vec<Message>>>> {
    let game: GameId = card.game.parse().ok()?;
    let setup = card.setup.get().to_owned();
    Some(lazy::once_fetched(game, move |pages| (pages.describe_setup)(&setup)))
}

pub(crate) fn described<G: Board>(setup: &str) -> Vec<Message> {
    let setup = serde_json::from_str::<GameSetup<G::Options>>(setup);
    setup.map(|setup| G::describe(&setup.options)).unwrap_or_default()
}

fn settings(settings: &Settings) -> Vec<Message> {
    let mut lines = vec![pace(settings.pace)];
    if let Pace::Days { reserve: days @ 1.., .. } = settings.pace {
        lines.push(Message::new("web-time-reserve").with("days", days));
    }
    if settings.pace != Pace::None {
        lines.push(Message::new(late(settings.late)));
    }
    let yes_or_no = |is: bool, yes: &'static str, no: &'static str| Message::new(if is { yes } else { no });
    lines.extend([
        yes_or_no(settings.takebacks, "web-takebacks-yes", "web-takebacks-no"),
        yes_or_no(settings.hints, "web-hints-yes", "web-hints-no"),
        yes_or_no(settings.chat, "web-chat-yes", "web-chat-no"),
        Message::new(audience(settings.audience)),
    ]);
    lines
}

/// How much time there is.
pub(super) fn pace(pace: Pace) -> Message {
    match pace {
        Pace::None => Message::new("web-time-none"),
        Pace::Live { bank, gain } => {
            Message::new("web-time-live").with("minutes", bank / 60).with("seconds", gain)
        }
        Pace::Days { turn, .. } => Message::new("web-time-days").with("days", turn),
    }
}

/// What happens when time is up.
pub(super) fn late(late: Late) -> &'static str {
    match late {
        Late::Claim => "web-late-claim",
        Late::Bot => "web-late-bot",
        Late::Loss => "web-late-loss",
    }
}

/// Who may look.
pub(super) fn audience(audience: Audience) -> &'static str {
    match audience {
        Audience::Players => "web-audience-players",
        Audience::Link => "web-audience-link",
    }
}

/// What somebody at a seat is called.
pub(super) fn called(speech: Speech, sitter: &Sitter) -> String {
    match sitter {
        Sitter::Nobody => speech.say_id("web-seat-free"),
        Sitter::Person { name, .. } | Sitter::Program { name, .. } => name.clone(),
        Sitter::Bot { level, .. } => speech.say_id(&format!("bot-{level}")),
    }
}
