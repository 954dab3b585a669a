//! A first game that teaches, at the real table with the real rules: the lesson says where to look and what to press, plays for the
//! other, and knows when its idea was done. [`fetch`] brings a lesson, [`mod@panel`] is what it says, [`spotlight`] where it points.

mod fetch;
mod panel;
mod spotlight;

use std::sync::Arc;

use catalog::GameId;
use game::{Message, Seat, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;
use lessons::{Course, Point, Step, StepKind};
use phrases::{Lang, Phrasebook};

use super::panels::Panel;
use super::screen::TableScreen;
use super::{prompt, screen_view};
use crate::board::Board;
use crate::lazy;
use crate::pages::{self, paper, trouble_page};
use crate::settings::Settings;
use crate::speech::{Speech, t};
use crate::store;

/// A lesson, as the screen of its table asks it. What is behind it comes with lessons: whoever plays fetches nothing of it.
pub(crate) trait Teaches<G: Board>: Send + Sync {
    /// Looks at the table after a change. Where a step was done by playing, the next one begins; says whether it did.
    fn after_change(&self, screen: TableScreen<G>) -> bool;
    /// To the beginning of this step, or of the one before where nothing was done in it.
    fn back(&self, screen: TableScreen<G>);
    /// What others play now: as the lesson has it. Nothing is said of their turn where the learner went another way in a step that
    /// lets them: then they think for themselves.
    fn others_line(&self, screen: TableScreen<G>) -> Option<Vec<(Seat, G::Action)>>;
    /// Whether the learner may do this now. If not, they are told what it would do, and the step waits.
    fn allows(&self, screen: TableScreen<G>, action: G::Action) -> bool;
    /// Whether the learner may do what the rules allow.
    fn is_free(&self) -> bool;
    /// What is pointed at, for the page's styles: parts that are not needed otherwise show up.
    fn selectors_text(&self) -> String;
    /// What it says.
    fn panel(&self, screen: TableScreen<G>) -> AnyView;
    /// Where it points.
    fn pointing(&self) -> AnyView;
}

/// The lesson of a game, gone on with where it was left.
pub(crate) fn page(game_id: GameId) -> AnyView {
    lazy::game_page(game_id, move |pages| (pages.lesson)(game_id))
}

/// There is no lesson of this game, or it could not be fetched.
#[derive(Clone, Copy)]
struct NoLesson;

/// The same, once the code of the game is here.
pub(crate) fn fetched_page<G: Board>(game_id: GameId) -> AnyView {
    let shown = RwSignal::new(None::<Result<TableScreen<G>, NoLesson>>);
    let owner = Owner::current();
    spawn_local(async move {
        let fetched = fetch::lesson::<G>().await;
        let make = || {
            let name = pages::my_name(Speech::of_page(), Settings::of_page());
            let screen = fetched.map(|course| sit_down(game_id, course.for_learner(name)));
            shown.try_set(Some(screen.ok_or(NoLesson)))
        };
        // The screen goes with the page: whoever left meanwhile finds none.
        match owner {
            Some(owner) => owner.with(make),
            None => make(),
        };
    });
    let page = move || match shown.get() {
        None => paper("learn", view! { <p role="status">{t("web-learn-loading")}</p> }.into_any()),
        Some(Err(NoLesson)) => trouble_page(&Message::new("web-learn-none"), None),
        Some(Ok(screen)) => screen_view(screen, None),
    };
    page.into_any()
}

fn sit_down<G: Board>(game_id: GameId, course: Course<G>) -> TableScreen<G> {
    let last = course.steps().len() - 1;
    let step = store::lesson(game_id).filter(|kept| !kept.done).map_or(0, |kept| kept.step.min(last));
    let table = course.table_at(step);
    let teaching = Teaching {
        game_id,
        course: StoredValue::new_local(course),
        step: RwSignal::new(step),
        is_done: RwSignal::new(false),
        selectors: RwSignal::new(Vec::new()),
        phrasebook: RwSignal::new(None),
    };
    teaching.follow_language();
    // A screen is copied wherever it is needed, and so is this: a few handles, once a lesson.
    TableScreen::learning(game_id, table, Box::leak(Box::new(teaching)))
}

/// A lesson that is going on. It is a handle: copies are the same lesson.
struct Teaching<G: Board> {
    game_id: GameId,
    course: StoredValue<Course<G>, LocalStorage>,
    /// The step, counted from 0.
    step: RwSignal<usize>,
    /// Whether all of it was played.
    is_done: RwSignal<bool>,
    /// What it points at now: selectors of elements.
    selectors: RwSignal<Vec<String>>,
    /// The lesson's sentences, once they are here.
    phrasebook: RwSignal<Option<Arc<Phrasebook>>>,
}

impl<G: Board> Clone for Teaching<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Board> Copy for Teaching<G> {}

impl<G: Board> Teaching<G> {
    /// Sentences come in the language of the page, and again when that changes.
    fn follow_language(self) {
        let speech = Speech::of_page();
        Effect::new(move |_| {
            let lang: Lang = speech.lang();
            spawn_local(async move {
                if let Some(text) = fetch::sentences(lang).await {
                    let _ = self.phrasebook.try_set(Some(Arc::new(Phrasebook::from_text(lang, &text))));
                }
            });
        });
    }

    fn read<T>(self, read: impl FnOnce(&Course<G>, usize) -> T) -> T {
        let step = self.step.get_untracked();
        self.course.with_value(|course| read(course, step))
    }

    fn with_step<T>(self, read: impl FnOnce(&Step<G::Action>) -> T) -> Option<T> {
        let step = self.step.get();
        self.course.with_value(|course| course.steps().get(step).map(read))
    }

    fn count(self) -> usize {
        self.course.with_value(|course| course.steps().len())
    }

    fn is_last(self) -> bool {
        self.step.get() + 1 == self.count()
    }

    /// What this step points at: what is to be pressed, and what it names beside.
    fn selectors_of(self, press: Option<G::Action>, done: bool) -> Vec<String> {
        let points = self.read(|course, step| course.steps().get(step).map(|step| step.points.clone()));
        let named = points.unwrap_or_default().into_iter().filter_map(|point| match point {
            Point::Part(part) => Some(part),
            Point::Action(action) => (!done).then(|| selector_of::<G>(action)),
        });
        press.map(selector_of::<G>).into_iter().chain(named).collect()
    }

    /// Goes to a step, and saves that. The table is the lesson's own where the learner's way led elsewhere.
    fn go_to(self, screen: TableScreen<G>, step: usize) {
        let step = step.min(self.count() - 1);
        self.step.set(step);
        let done = step + 1 == self.count();
        store::save_lesson(self.game_id, &store::LessonKept { step, done });
        let stands = screen.with_table(|table| {
            self.read(|course, step| course.goes_on_anywhere(step) || course.stands_at(step, table))
        });
        if stands != Some(true) {
            let table = self.read(|course, step| course.table_at(step));
            screen.with_local_mut(|local| local.replace_table(table));
            self.skip_replay(screen);
        }
        screen.notice.set(None);
        screen.go_on();
    }

    /// What was played before a step is no news: nothing of it is shown again.
    fn skip_replay(self, screen: TableScreen<G>) {
        let viewer = Viewer::Seat(self.read(|course, _| course.learner()));
        let moments = screen.with_table(|table| table.history(viewer).len()).unwrap_or_default();
        screen.mark_shown(viewer, moments);
    }

    fn next(self, screen: TableScreen<G>) {
        self.go_to(screen, self.step.get_untracked() + 1);
    }

    fn again(self, screen: TableScreen<G>) {
        self.go_to(screen, 0);
    }

    /// A sentence of the lesson, once they are here.
    fn say(self, id: &str) -> String {
        self.phrasebook.with(|book| book.as_ref().map(|book| book.say_id(id)).unwrap_or_default())
    }
}

impl<G: Board> Teaches<G> for Teaching<G> {
    fn after_change(&self, screen: TableScreen<G>) -> bool {
        let seen = screen.with_table(|table| {
            self.read(|course, step| {
                let kind = course.steps().get(step).map(|step| step.kind);
                let done = kind == Some(StepKind::Later) || course.is_done(step, table);
                let free = course.steps().get(step).is_some_and(|step| step.free);
                (kind, done, course.next_press(step, table).filter(|_| !free))
            })
        });
        let Some((kind, done, press)) = seen else { return false };
        self.is_done.set(done);
        let selectors = self.selectors_of(press, done);
        open_score_panel(
            screen,
            selectors.iter().any(|selector| SCORE_PANEL_SELECTORS.contains(&selector.as_str())),
        );
        self.selectors.set(selectors);
        let goes_on = kind == Some(StepKind::Play) && done;
        if goes_on {
            self.go_to(screen, self.step.get_untracked() + 1);
        }
        goes_on
    }

    fn back(&self, screen: TableScreen<G>) {
        let step = self.step.get_untracked();
        let begun = screen.with_table(|table| self.read(|course, step| !course.stands_at(step, table)));
        self.go_to(screen, if begun == Some(true) { step } else { step.saturating_sub(1) });
    }

    fn others_line(&self, screen: TableScreen<G>) -> Option<Vec<(Seat, G::Action)>> {
        screen.with_table(|table| {
            self.read(|course, step| {
                let free = course.steps().get(step).is_some_and(|step| step.free);
                match course.rest(step, table) {
                    None if free => None,
                    _ => Some(course.others_line(step, table)),
                }
            })
        })?
    }

    fn allows(&self, screen: TableScreen<G>, action: G::Action) -> bool {
        let wanted = screen.with_table(|table| {
            self.read(|course, step| {
                let (kind, free) =
                    course.steps().get(step).map_or((StepKind::Read, false), |step| (step.kind, step.free));
                let allowed =
                    kind == StepKind::Play && (free || course.next_press(step, table) == Some(action));
                (allowed, kind)
            })
        });
        let Some((allowed, kind)) = wanted else { return false };
        if !allowed {
            screen.by_touch.set_value(false);
            screen.point(action);
            let what = untrack(|| prompt::preview_words(screen)).unwrap_or_default();
            let id = if kind == StepKind::Play { "web-learn-other" } else { "web-learn-read-on" };
            screen.notify(Message::new(id).with("what", what));
        }
        allowed
    }

    fn is_free(&self) -> bool {
        self.with_step(|step| step.free) == Some(true)
    }

    fn selectors_text(&self) -> String {
        self.selectors.with(|selectors| selectors.join(" "))
    }

    fn panel(&self, screen: TableScreen<G>) -> AnyView {
        panel::panel(screen, *self)
    }

    fn pointing(&self) -> AnyView {
        panel::pointing(*self)
    }
}

/// The button that ends the turn.
const END_TURN: &str = ".end-turn";

/// Parts of the score panel, which lies behind a button on a small screen.
const SCORE_PANEL_SELECTORS: [&str; 2] = [".score", ".counters"];

/// Opens the score panel where a step points into it, and closes it again after that.
fn open_score_panel<G: Board>(screen: TableScreen<G>, wanted: bool) {
    let open = screen.open_panel.get_untracked();
    match (wanted, open) {
        (true, None) => screen.open_panel.set(Some(Panel::Points)),
        (false, Some(Panel::Points)) => screen.open_panel.set(None),
        _ => {}
    }
}

/// Selects the element that stands for an action.
fn selector_of<G: Board>(action: G::Action) -> String {
    if G::ends_turn(action) { END_TURN.to_owned() } else { format!("[data-action=\"{action}\"]") }
}
