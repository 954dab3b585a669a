//! A game on this screen: what is shown, what is pressed, and who is asked next.
//!
//! The table lies in this browser. Everything the screen shows comes from its [`Scene`]; everything a person does goes
//! through [`Desk`]. A table on a server would make the same scenes and take the same orders.

use std::sync::Arc;

use game::{Message, Refusal, Rule, Seat, Seats};
use leptos::prelude::*;
use table::{NoAct, Player, Table};
use worker::Ask;

use super::backstage::{Backstage, people};
use super::foresight::{foresee, why};
use crate::board::Board;
use crate::crew;
use crate::scene::Scene;
use crate::settings::Settings;
use crate::speech::Speech;
use crate::store::{Kept, Trouble};

/// A game on this screen. It is a handle: copies are the same desk.
pub(crate) struct Desk<G: Board> {
    pub(crate) scene: RwSignal<Arc<Scene<G>>>,
    /// The action pointed at, by mouse or by focus.
    pub(crate) pointed: RwSignal<Option<G::Action>>,
    /// What is pointed at and cannot be done.
    pub(crate) barred: RwSignal<Option<G::Action>>,
    /// What the action pointed at would show.
    pub(crate) foreseen: RwSignal<Arc<Vec<G::View>>>,
    /// A last step that a finger has touched once: touched again, it is done.
    pub(crate) armed: RwSignal<Option<G::Action>>,
    /// Whose board was opened.
    pub(crate) opened: RwSignal<Option<Seat>>,
    /// What was said last: a refusal, or why something cannot be taken back.
    pub(crate) notice: RwSignal<Option<Notice>>,
    /// Who is thinking, and how far they are.
    pub(crate) thinking: RwSignal<Option<(Seat, u32, u32)>>,
    /// Whom the screen is to be handed to.
    pub(crate) curtain: RwSignal<Option<Seat>>,
    pub(crate) hint: RwSignal<Option<super::hint::Hinted>>,
    /// The moment looked at, where it is not the newest.
    pub(crate) looking: RwSignal<Option<usize>>,
    /// Why the game could not be kept.
    pub(crate) trouble: RwSignal<Option<Trouble>>,
    /// Whether steps of bots wait to be shown.
    pub(crate) showing: RwSignal<bool>,
    /// Whether a finger touched the screen last: it points at nothing before it presses.
    pub(crate) by_touch: StoredValue<bool>,
    pub(super) backstage: StoredValue<Backstage<G>, LocalStorage>,
    pub(crate) speech: Speech,
    pub(crate) settings: Settings,
}

impl<G: Board> Clone for Desk<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Board> Copy for Desk<G> {}

/// Something said to the player.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Notice {
    pub(crate) text: String,
    /// The rule behind it.
    pub(crate) rule: Option<Rule>,
}

impl<G: Board> Desk<G> {
    /// Sits down at a table that is kept under this key.
    pub(crate) fn new(table: Table<G>, key: String, kept: &Kept) -> Desk<G> {
        let backstage = Backstage::new(table, key, kept);
        let scene = RwSignal::new(Arc::new(backstage.scene(None, false, Speech::of_page())));
        let desk = Desk {
            scene,
            pointed: RwSignal::new(None),
            barred: RwSignal::new(None),
            foreseen: RwSignal::new(Arc::default()),
            armed: RwSignal::new(None),
            opened: RwSignal::new(None),
            notice: RwSignal::new(None),
            thinking: RwSignal::new(None),
            curtain: RwSignal::new(None),
            hint: RwSignal::new(None),
            looking: RwSignal::new(None),
            trouble: RwSignal::new(None),
            showing: RwSignal::new(false),
            by_touch: StoredValue::new(false),
            backstage: StoredValue::new_local(backstage),
            speech: Speech::of_page(),
            settings: Settings::of_page(),
        };
        desk.go_on();
        // Names of bots and what is said of them follow the language.
        Effect::new(move |before: Option<()>| {
            desk.speech.lang();
            if before.is_some() {
                desk.show();
            }
        });
        on_cleanup(move || desk.leave());
        desk
    }

    fn leave(self) {
        crew::dismiss();
        self.backstage.try_update_value(|back| {
            if let Some(timer) = back.timer.take() {
                timer.clear();
            }
        });
    }

    pub(super) fn with<T>(self, read: impl FnOnce(&Backstage<G>) -> T) -> T {
        self.backstage.with_value(read)
    }

    pub(super) fn with_mut<T>(self, write: impl FnOnce(&mut Backstage<G>) -> T) -> Option<T> {
        self.backstage.try_update_value(write)
    }

    /// Reads something of the table; for what the owner of a table may do with it, such as keeping it.
    pub(crate) fn table<T>(self, read: impl FnOnce(&Table<G>) -> T) -> T {
        self.with(|back| read(&back.table))
    }

    pub(crate) fn key(self) -> String {
        self.with(|back| back.key.clone())
    }

    /// The people at this table.
    pub(crate) fn people(self) -> Seats {
        self.with(|back| people(&back.table))
    }

    /// Whose eyes and hands are at the screen, where somebody's are.
    pub(crate) fn person(self) -> Option<Seat> {
        if self.curtain.get_untracked().is_some() { None } else { self.with(Backstage::person) }
    }

    // Showing

    /// Shows the table as it is now, and asks whoever is next.
    pub(super) fn go_on(self) {
        self.hand_over();
        self.show();
        self.drive();
    }

    fn show(self) {
        let (looking, curtain) = (self.looking.get_untracked(), self.curtain.get_untracked().is_some());
        self.pointed.set(None);
        self.barred.set(None);
        self.armed.set(None);
        self.foreseen.set(Arc::default());
        self.scene.set(Arc::new(self.with(|back| back.scene(looking, curtain, self.speech))));
    }

    /// Whoever sits at the screen stays until done; then the next in turn who must decide. Where there are secrets, the screen
    /// changes hands behind a curtain.
    fn hand_over(self) {
        let next = self.with(Backstage::next_person);
        let current = self.with(|back| back.current);
        let Some(seat) = next.filter(|_| next != current) else { return };
        let secret = self.with(|back| back.shared && back.game.hides());
        if secret {
            self.curtain.set(Some(seat));
            self.hint.set(None);
            self.notice.set(None);
        }
        self.opened.set(None);
        self.with_mut(|back| back.current = Some(seat));
    }

    /// The next person has taken the screen.
    pub(crate) fn lift_curtain(self) {
        self.curtain.set(None);
        self.looking.set(None);
        self.show();
        self.drive();
    }

    pub(super) fn next_ticket(self) -> u32 {
        let next = self.with_mut(|back| {
            back.tickets += 1;
            back.tickets
        });
        next.unwrap_or_default()
    }

    /// Looks at a moment of the past; the newest one is the present.
    pub(crate) fn look_at(self, moment: usize) {
        let newest = self.scene.with_untracked(|scene| scene.moments);
        self.looking.set((moment < newest).then_some(moment));
        self.show();
        if moment >= newest {
            self.drive();
        }
    }

    // Pointing

    /// An action is pointed at, by mouse or focus: where it can be done, it is tried on redeals of what the player knows.
    pub(crate) fn point(self, action: G::Action) {
        if self.by_touch.get_value() || self.pointed.get_untracked() == Some(action) {
            return;
        }
        let scene = self.scene.get_untracked();
        let Some(seat) = scene.seat else { return };
        if scene.choice(action).is_none() {
            return self.barred.set(Some(action));
        }
        self.barred.set(None);
        self.foreseen.set(Arc::new(foresee(&*scene.game, &scene.view, seat, action)));
        self.pointed.set(Some(action));
    }

    /// Why what is pointed at cannot be done; nothing where it can, or where that was just said.
    pub(crate) fn against(self) -> Option<Notice> {
        let action = self.barred.get()?;
        let scene = self.scene.get();
        let seat = scene.seat?;
        let notice = self.objection(why(&*scene.game, &scene.view, seat, action));
        Some(notice).filter(|notice| self.notice.get().as_ref() != Some(notice))
    }

    /// Nothing is pointed at any more. Whatever it was: the place that is left may stand for another action by now.
    pub(crate) fn point_away(self) {
        self.barred.set(None);
        if self.pointed.get_untracked().is_some() {
            self.pointed.set(None);
            self.foreseen.set(Arc::default());
        }
    }

    // Doing

    /// A place was pressed. A step that cannot be taken back is shown first where no pointer could show it.
    pub(crate) fn press(self, action: G::Action) {
        let scene = self.scene.get_untracked();
        let Some(seat) = scene.seat else {
            return self.tell(Message::new(if scene.is_past() {
                "web-looking-back"
            } else {
                "web-not-your-turn"
            }));
        };
        if scene.choice(action).is_none() {
            return self.refuse(why(&*scene.game, &scene.view, seat, action));
        }
        let unseen = self.pointed.get_untracked() != Some(action);
        if scene.lasting(action).is_some() && unseen && self.armed.get_untracked() != Some(action) {
            self.by_touch.set_value(false);
            self.point(action);
            self.armed.set(Some(action));
            return self.tell(Message::new("web-press-again"));
        }
        self.act(seat, action);
    }

    fn act(self, seat: Seat, action: G::Action) {
        match self.with_mut(|back| back.table.act(seat, action)) {
            Some(Ok(())) => {
                self.notice.set(None);
                self.hint.set(None);
                self.keep();
                self.go_on();
            }
            Some(Err(NoAct::Against(rule))) => self.refuse(Some(Refusal(rule))),
            Some(Err(reason)) => self.tell(reason.message()),
            None => {}
        }
    }

    fn refuse(self, refusal: Option<Refusal>) {
        self.notice.set(Some(untrack(|| self.objection(refusal))));
    }

    fn objection(self, refusal: Option<Refusal>) -> Notice {
        match refusal {
            Some(Refusal(rule)) => Notice { text: self.speech.rule(rule), rule: Some(rule) },
            None => Notice { text: self.speech.id("web-not-now"), rule: None },
        }
    }

    /// Says something to the player.
    pub(crate) fn tell(self, message: Message) {
        let names = self.scene.with_untracked(|scene| scene.names.clone());
        self.notice.set(Some(Notice { text: self.speech.say(&message, &names), rule: None }));
    }

    /// Whether the person at the screen could take something back.
    pub(crate) fn may_undo(self) -> bool {
        self.scene.track();
        let person = self.person();
        self.with(|back| {
            let seat = person.filter(|_| !back.table.is_over());
            seat.is_some_and(|seat| {
                let played = back.table.may_undo(seat) != Err(table::NoUndo::Nothing);
                back.table.may_undo(seat).is_ok() || back.table.is_practice() && played
            })
        })
    }

    /// Takes back the last action of the person at the screen; at a practice table also what cannot be taken back elsewhere.
    pub(crate) fn undo(self) {
        if self.scene.with_untracked(|scene| scene.is_past()) {
            return self.look_at(usize::MAX);
        }
        let Some(seat) = self.person().filter(|_| !self.table(Table::is_over)) else { return };
        let undone = self.with_mut(|back| match back.table.undo(seat) {
            Err(_) if back.table.is_practice() => back.table.rewind(seat).map(|()| back.forget_thoughts()),
            undone => undone,
        });
        match undone {
            Some(Ok(())) => {
                if self.with(|back| back.asked.is_none()) {
                    crew::dismiss();
                    self.thinking.set(None);
                }
                self.notice.set(None);
                self.hint.set(None);
                self.keep();
                self.go_on();
            }
            Some(Err(reason)) => {
                self.tell(Message::new("terminal-not-undone").with("reason", reason.message()));
            }
            None => {}
        }
    }

    /// Ends the turn.
    pub(crate) fn end_turn(self) {
        let scene = self.scene.get_untracked();
        if let (Some(seat), Some(action)) = (scene.seat, scene.end_turn()) {
            self.act(seat, action);
        }
    }

    /// Somebody else decides for this seat from now on.
    pub(crate) fn replace(self, seat: Seat, player: Player) {
        let replaced = self.with_mut(|back| back.table.replace_player(seat, player).is_ok());
        if replaced == Some(true) {
            self.with_mut(|back| back.current = None);
            self.looking.set(None);
            self.hint.set(None);
            self.keep();
            self.go_on();
        }
    }

    /// The person at the screen gives up.
    pub(crate) fn resign(self) {
        let Some(seat) = self.person() else { return };
        crew::dismiss();
        self.thinking.set(None);
        self.looking.set(None);
        self.hint.set(None);
        self.with_mut(|back| {
            back.forget_thoughts();
            let _ = back.table.resign(seat);
        });
        self.keep();
        self.go_on();
    }

    // Hints

    pub(crate) fn hint_request(self, seat: Seat) -> String {
        let lang = self.speech.lang_now();
        self.with(|back| back.ask(seat, lang, Ask::Hint))
    }

    /// The action that a hint named, in notation.
    pub(crate) fn hinted_action(self) -> Option<String> {
        self.hint.with(|hint| hint.as_ref().and_then(super::hint::Hinted::action))
    }
}
