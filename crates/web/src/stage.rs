//! What a board is drawn from, and the places on it that can be clicked.

use std::sync::Arc;

use leptos::prelude::Get;

use crate::draw::prelude::*;
use game::{Arg, Message, Seat};

use crate::avatar;
use crate::board::Board;
use crate::scene::Scene;
use crate::speech::Speech;
use crate::table::{HintMarks, TableScreen};

/// A scene, and what the action pointed at would make of it.
pub(crate) struct Stage<G: Board> {
    pub(crate) scene: Arc<Scene<G>>,
    /// What the player would know after the action pointed at, for several redeals of what is hidden; empty where none is.
    previews: Arc<Vec<G::View>>,
    /// The places that a hint marks.
    hint_marks: Arc<HintMarks<G::Action>>,
    pub(crate) screen: TableScreen<G>,
    pub(crate) speech: Speech,
}

impl<G: Board> Clone for Stage<G> {
    fn clone(&self) -> Self {
        let (scene, previews) = (self.scene.clone(), self.previews.clone());
        Stage { scene, previews, hint_marks: self.hint_marks.clone(), ..*self }
    }
}

impl<G: Board> Stage<G> {
    pub(crate) fn new(
        scene: Arc<Scene<G>>,
        previews: Arc<Vec<G::View>>,
        screen: TableScreen<G>,
        speech: Speech,
    ) -> Self {
        Stage { scene, previews, hint_marks: Arc::new(screen.hint_marks()), screen, speech }
    }

    pub(crate) fn game(&self) -> &G {
        &self.scene.game
    }

    pub(crate) fn view(&self) -> &G::View {
        &self.scene.view
    }

    /// A player's name.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.scene.name(seat).to_owned()
    }

    /// The drawing of a player, beside whom the name stands.
    pub(crate) fn avatar(&self, seat: Seat) -> Option<Node> {
        self.screen.avatar(&self.scene, seat).map(avatar::draw)
    }

    /// A sentence.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.speech.say(message, &self.scene.names)
    }

    /// A sentence that nothing goes into.
    pub(crate) fn say_id(&self, id: &str) -> String {
        self.speech.say_id(id)
    }

    /// Something under its label.
    pub(crate) fn labelled(&self, label: impl Into<Arg>, what: impl Into<Arg>) -> String {
        self.say(&Message::new("web-labelled").with("label", label).with("what", what))
    }

    /// An action in words.
    pub(crate) fn say_action(&self, action: G::Action) -> String {
        self.say(&self.scene.game.say_action(&self.scene.view, action))
    }

    /// Whether the action can be done now.
    pub(crate) fn allows(&self, action: G::Action) -> bool {
        self.scene.choice(action).is_some()
    }

    /// Something as it would be after the action pointed at, if that is sure: the same for whatever is hidden. None where
    /// nothing is pointed at.
    pub(crate) fn preview<T: PartialEq>(&self, read: impl Fn(&G::View) -> T) -> Option<T> {
        let (first, others) = self.previews.split_first()?;
        let value = read(first);
        others.iter().all(|view| read(view) == value).then_some(value)
    }

    /// The action pointed at.
    pub(crate) fn pointed(&self) -> Option<G::Action> {
        self.screen.pointed.get()
    }

    /// Whether this action is the one pointed at.
    pub(crate) fn is_pointed_at(&self, action: G::Action) -> bool {
        self.pointed() == Some(action)
    }

    /// Whose board is shown large: one's own, unless another was opened.
    pub(crate) fn large(&self) -> Seat {
        self.screen.opened_board.get().unwrap_or_else(|| self.scene.own_seat())
    }

    /// A place on the board that stands for an action: a button, lit where the action can be done; elsewhere it says why not
    /// when it is pointed at or pressed. `name` is what a screen reader says; that it cannot be taken back is added by itself.
    pub(crate) fn target(
        &self,
        action: G::Action,
        class: impl Into<String>,
        name: String,
        inner: impl IntoNode,
    ) -> Node {
        self.target_named(action, class.into(), name, inner.into_node())
    }

    fn target_named(&self, action: G::Action, class: String, name: String, inner: Node) -> Node {
        let lit = self.allows(action);
        let warning = self.scene.undo_warning(action).map(|undo| self.speech.warn(undo));
        let class = format!(
            "target {class}{}{}{}",
            if lit { " lit" } else { "" },
            self.hint_marks.class(&action),
            if warning.is_some() { " lasting" } else { "" }
        );
        draw! {
            <button
                type="button"
                class=class
                data-target=lit.then_some("")
                data-action=action.to_string()
                aria-disabled=(!lit).then_some("true")
                aria-label=name
                title=warning
            >
                {inner}
            </button>
        }
    }

    /// The target where there is something to do or to explain, otherwise a plain part of the board with the same look.
    pub(crate) fn spot(
        &self,
        action: Option<G::Action>,
        class: impl Into<String>,
        name: String,
        inner: impl IntoNode,
    ) -> Node {
        let class = class.into();
        match action.filter(|_| self.scene.deciding.is_some()) {
            Some(action) => self.target(action, class, name, inner),
            None => {
                let inner = inner.into_node();
                draw! { <div class=class role="img" aria-label=name>{inner}</div> }
            }
        }
    }
}
