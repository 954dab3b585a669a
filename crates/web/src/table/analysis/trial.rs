//! A turn that is tried: at a table of its own where nobody else plays, and told at once what it is worth.
//!
//! It serves turns of a game that are tried again, and puzzles: both begin at a position, end with the turn, and compare it with
//! lines that are known.

use std::cell::RefCell;
use std::sync::Arc;

use analysis::{Beside, Comparison, LineReport, Report, Standing, Unit, say_amount};
use catalog::GameId;
use game::{Message, Seat, Viewer};
use leptos::prelude::*;
use table::{BotLevel, GameSetup, Player, Table, number_bots};
use worker::{Level, Line, TrialRequest};

use super::{TableScreen, lines};
use crate::board::Board;
use crate::browser;
use crate::pages::{self, trouble_page};
use crate::route::Route;
use crate::settings::Settings;
use crate::speech::Speech;
use crate::table::{screen_view, tried_from};
use crate::worker_client;

/// A turn that is to be tried again, handed from the game's page to the trial's.
struct TurnToTry {
    game_id: GameId,
    /// The table's file.
    file: String,
    first_move: usize,
    seat: Seat,
    played: LineReport,
    best: Option<LineReport>,
    /// Where it came from: the address, and which turn.
    back: String,
    turn: usize,
}

thread_local! {
    static TURN_TO_TRY: RefCell<Option<TurnToTry>> = const { RefCell::new(None) };
}

/// Goes to the trial of a turn.
pub(super) fn open<G: Board>(screen: TableScreen<G>, report: &Report, turn: usize) {
    let Some(judged) = report.turns.get(turn) else { return };
    let Some(judgement) = &judged.judgement else { return };
    let Some(file) = screen.with_table(Table::to_text) else { return };
    let turn_to_try = TurnToTry {
        game_id: screen.game_id,
        file,
        first_move: judged.first_move as usize,
        seat: judged.seat,
        played: judgement.played.clone(),
        best: judgement.best.clone(),
        back: window().location().hash().unwrap_or_default(),
        turn,
    };
    TURN_TO_TRY.set(Some(turn_to_try));
    browser::go(&Route::Try(screen.game_id).address());
}

/// The page of a turn that is tried again.
pub(crate) fn page<G: Board>(game_id: GameId) -> AnyView {
    let sit = |turn_to_try: &TurnToTry| {
        let table = Table::<G>::from_text_sharing(&turn_to_try.file).ok()?;
        let copy = table.played_until_move(turn_to_try.first_move)?;
        let person = pages::my_name(Speech::of_page(), Settings::of_page());
        let alone = with_one_person(copy, turn_to_try.seat, &person);
        let known = [Some(&turn_to_try.played), turn_to_try.best.as_ref()].into_iter().flatten();
        let known = known.map(lines::actions::<G>).collect();
        Some((alone, known))
    };
    let made = TURN_TO_TRY.with_borrow(|turn_to_try| {
        let turn_to_try = turn_to_try.as_ref().filter(|turn_to_try| turn_to_try.game_id == game_id)?;
        let (table, known) = sit(turn_to_try)?;
        Some((table, known, turn_to_try.seat, turn_to_try.back.clone(), turn_to_try.turn))
    });
    let Some((table, known, seat, back, turn)) = made else {
        return trouble_page(&Message::new("web-try-gone"), None);
    };
    let speech = Speech::of_page();
    let leave = {
        let back = back.clone();
        move || {
            tried_from::remember_turn(back.clone(), turn);
            browser::go(&back);
        }
    };
    let sentence = move || speech.say_id("web-try-how");
    let way_back = move || {
        let leave = leave.clone();
        view! { <button type="button" class="quiet" on:click=move |_| leave()>{speech.say_id("web-try-back")}</button> }.into_any()
    };
    trial_screen(Trial::new(game_id, table, seat, known), Arc::new(sentence), Arc::new(way_back), |_| {})
}

/// The same table with one person, at this seat: all others are bots.
pub(super) fn with_one_person<G: Board>(table: Table<G>, seat: Seat, name: &str) -> Table<G> {
    let mut players: Vec<Player> = table.players().to_vec();
    let Some(bot) = BotLevel::new(Level::Navigator.name()) else { return table };
    let people = table.seats_ever_of_people();
    for (other, player) in table.game().seats().iter().zip(players.iter_mut()) {
        if other == seat {
            if !people.contains(seat) {
                *player = Player::person(name);
            }
        } else if people.contains(other) {
            *player = Player::nameless_bot(bot.clone());
        }
    }
    number_bots(&mut players);
    let mut table = table;
    for (other, player) in (0..).filter_map(Seat::new).zip(players) {
        if table.players().get(other.index()) != Some(&player) {
            // Whoever cannot sit down there leaves it as it was: nobody else plays in a trial.
            let _ = table.seat_player(other, player);
        }
    }
    table
}

/// A turn that is tried. It is a handle: copies are the same.
pub(super) struct Trial<G: Board> {
    game_id: GameId,
    /// The table where the turn begins.
    start: StoredValue<Table<G>, LocalStorage>,
    seat: Seat,
    /// What it is compared with; the best known line is the last.
    known: StoredValue<Vec<Vec<G::Action>>>,
    state: RwSignal<TrialState>,
}

impl<G: Board> Clone for Trial<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Board> Copy for Trial<G> {}

/// How far a trial is.
#[derive(Clone, PartialEq)]
pub(super) enum TrialState {
    /// The turn goes on.
    Playing,
    /// It is over, and being compared.
    Judging,
    Judged(Arc<Comparison>),
    /// Nobody could say.
    Unknown,
}

impl<G: Board> Trial<G> {
    pub(super) fn new(game_id: GameId, table: Table<G>, seat: Seat, known: Vec<Vec<G::Action>>) -> Self {
        Trial {
            game_id,
            start: StoredValue::new_local(table),
            seat,
            known: StoredValue::new(known),
            state: RwSignal::new(TrialState::Playing),
        }
    }

    /// The table where the turn begins, once more.
    fn table(self) -> Option<Table<G>> {
        self.start.with_value(|start| {
            let moves = start.moves_made();
            start.played_until_move(moves)
        })
    }

    /// What the player did, once their turn is over.
    fn line(self, screen: TableScreen<G>) -> Option<Vec<G::Action>> {
        let first = self.start.with_value(Table::moves_made);
        let turns = screen.with_table(Table::turns)?;
        let own = |turn: &table::Turn<G>| turn.seat == self.seat && turn.first_move >= first;
        turns.into_iter().find(own).map(|turn| turn.actions)
    }

    /// Looks at the table after a change.
    fn after_change(self, screen: TableScreen<G>) {
        match (self.line(screen), self.state.get_untracked()) {
            (None, TrialState::Playing) => {}
            (None, _) => self.state.set(TrialState::Playing),
            (Some(line), TrialState::Playing) => self.judge(line),
            (Some(_), _) => {}
        }
    }

    fn judge(self, line: Vec<G::Action>) {
        self.state.set(TrialState::Judging);
        let request = self.start.with_value(|start| TrialRequest::<G> {
            game: self.game_id,
            setup: GameSetup::of(&**start.game()),
            view: start.view(Viewer::Seat(self.seat)),
            seat: self.seat,
            line,
            others: self.known.with_value(|known| known.iter().cloned().map(Line).collect()),
        });
        worker_client::compare(&request, move |compared| {
            let state =
                compared.map_or(TrialState::Unknown, |compared| TrialState::Judged(Arc::new(compared)));
            if self.state.try_get_untracked() == Some(TrialState::Judging) {
                self.state.set(state);
            }
        });
    }

    /// The turn from its beginning.
    fn again(self, screen: TableScreen<G>) {
        if let Some(table) = self.table() {
            screen.with_local_mut(|local| local.replace_table(table));
            screen.notice.set(None);
            screen.past_moment.set(None);
            self.state.set(TrialState::Playing);
            screen.go_on();
        }
    }

    /// Shows the best known line: plays it on the board.
    fn show_best(self, screen: TableScreen<G>) {
        let best = self.known.with_value(|known| known.last().cloned()).unwrap_or_default();
        if let Some(mut table) = self.table() {
            for action in best {
                if table.act(self.seat, action).is_err() {
                    break;
                }
            }
            screen.with_local_mut(|local| local.replace_table(table));
            screen.go_on();
        }
    }

    fn unit(self) -> Unit {
        self.start.with_value(|start| Unit::for_game(&**start.game()))
    }
}

/// Says something that follows the language.
pub(super) type LiveText = Arc<dyn Fn() -> String + Send + Sync>;
/// Buttons, made anew where something changed.
pub(super) type Buttons = Arc<dyn Fn() -> AnyView + Send + Sync>;

/// The table of a trial, what is said of it, and buttons that lead on from there; `on_comparison` is called with every verdict.
pub(super) fn trial_screen<G: Board>(
    trial: Trial<G>,
    task: LiveText,
    more_buttons: Buttons,
    on_comparison: impl Fn(&Comparison) + Send + Sync + 'static,
) -> AnyView {
    let Some(table) = trial.table() else { return trouble_page(&Message::new("web-try-gone"), None) };
    let screen = TableScreen::trying(trial.game_id, table, move |screen| trial.after_change(screen));
    Effect::new(move |_| {
        if let TrialState::Judged(compared) = trial.state.get() {
            on_comparison(&compared);
        }
    });
    let names = screen.scene.with_untracked(|scene| scene.names.clone());
    let speech = screen.speech;
    let say = move |message: &Message| speech.say(message, &names);
    let verdict = move || match trial.state.get() {
        TrialState::Playing => view! { <p class="trial-words">{task()}</p> }.into_any(),
        TrialState::Judging => {
            view! { <p class="trial-words">{speech.say_id("web-try-judging")}</p> }.into_any()
        }
        TrialState::Unknown => {
            view! { <p class="trial-words">{speech.say_id("web-try-unknown")}</p> }.into_any()
        }
        TrialState::Judged(compared) => comparison(trial.unit(), &compared, speech, &say),
    };
    let buttons = move || {
        let playing = trial.state.get() == TrialState::Playing;
        (!playing).then(|| {
            view! {
                <button type="button" class="main" on:click=move |_| trial.again(screen)>{speech.say_id("web-try-once-more")}</button>
                <button type="button" on:click=move |_| trial.show_best(screen)>{speech.say_id("web-try-show")}</button>
            }
        })
    };
    let panel = view! {
        <section class="trial" aria-label=move || speech.say_id("web-try")>
            <div role="status" aria-live="polite">{verdict}</div>
            <div class="row">{buttons} {move || more_buttons()}</div>
        </section>
    };
    screen_view(screen, Some(panel.into_any()))
}

const BESIDE_PLAYED: [&str; 3] = ["web-try-played-better", "web-try-played-equal", "web-try-played-worse"];
const BESIDE_BEST: [&str; 3] = ["web-try-best-better", "web-try-best-equal", "web-try-best-worse"];

/// What there is to say of a turn that was tried: beside what was played before, and beside the best.
fn comparison(
    unit: Unit,
    compared: &Comparison,
    speech: Speech,
    say: &impl Fn(&Message) -> String,
) -> AnyView {
    let Some((best, beside_best)) = compared.beside.last() else { return ().into_any() };
    let before =
        compared.beside.iter().rev().nth(1).map(|(_, beside)| sentence(unit, *beside, BESIDE_PLAYED));
    let sentences: Vec<(&'static str, Message)> =
        before.into_iter().chain([sentence(unit, *beside_best, BESIDE_BEST)]).collect();
    let class = sentences.last().map_or("", |(class, _)| *class);
    let words: Vec<String> = sentences.iter().map(|(_, message)| say(message)).collect();
    let all = |messages: &[Message]| messages.iter().map(say).collect::<Vec<_>>();
    let line = |head: &'static str, line: &LineReport| {
        let (steps, brings) = (all(&line.words), all(&line.brings));
        view! {
            <p><b>{speech.say_id(head)}</b> " " {steps.join(" · ")} <br /> <i>{brings.join(" ")}</i></p>
        }
    };
    let answer = (beside_best.standing() == Standing::Worse).then(|| line("web-analysis-best", best));
    view! {
        <p class=format!("trial-words {class}")>{words.join(" ")}</p>
        <details class="trial-lines">
            <summary>{speech.say_id("web-try-why")}</summary>
            {line("web-try-yours", &compared.tried)}
            {answer}
        </details>
    }
    .into_any()
}

/// What was tried beside a line: how it is drawn, and what is said.
fn sentence(unit: Unit, beside: Beside, ids: [&'static str; 3]) -> (&'static str, Message) {
    let [better, equal, worse] = ids;
    let (class, id) = match beside.standing() {
        Standing::Better => ("better", better),
        Standing::Equal => ("equal", equal),
        Standing::Worse => ("worse", worse),
    };
    (class, Message::new(id).with("amount", say_amount(unit, beside.ahead.abs())))
}
