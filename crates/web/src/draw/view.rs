//! Drawings among views of Leptos: a board is one of the things that a page shows.

use leptos::attr::Attribute;
use leptos::attr::any_attribute::AnyAttribute;
use leptos::prelude::*;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::renderer::types;
use leptos::tachys::view::{Mountable, Position, PositionState};
use wasm_bindgen::JsCast;

use super::Node;
use super::dom::{At, Drawn};

/// A drawing on the page, or about to be.
pub(crate) struct NodeState {
    drawn: Drawn,
    /// Stands behind it, so that its place is known even if nothing is drawn.
    end: web_sys::Node,
}

impl NodeState {
    /// Where its nodes are before they are put into the page.
    fn draw(node: Node, end: &web_sys::Node) -> Drawn {
        let waiting = document().create_document_fragment();
        let _ = waiting.append_child(end);
        Drawn::new(node, &At::before(&waiting, Some(end)))
    }

    fn each(&self, mut act: impl FnMut(&web_sys::Node)) {
        self.drawn.each(&mut act);
        act(&self.end);
    }
}

impl Render for Node {
    type State = NodeState;

    fn build(self) -> NodeState {
        let end = document().create_comment("").into();
        NodeState { drawn: NodeState::draw(self, &end), end }
    }

    fn rebuild(self, state: &mut NodeState) {
        match state.end.parent_node() {
            Some(parent) => state.drawn.become_node(self, &At::before(&parent, Some(&state.end))),
            None => state.drawn = NodeState::draw(self, &state.end),
        }
    }
}

impl Mountable for NodeState {
    fn unmount(&mut self) {
        self.each(|node| {
            if let Some(parent) = node.parent_node() {
                let _ = parent.remove_child(node);
            }
        });
    }

    fn mount(&mut self, parent: &types::Element, marker: Option<&types::Node>) {
        self.each(|node| {
            let _ = parent.insert_before(node, marker);
        });
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let first = self.drawn.first().unwrap_or(&self.end);
        let parent = first.parent_node().and_then(|parent| parent.dyn_into::<types::Element>().ok());
        parent.is_some_and(|parent| {
            child.mount(&parent, Some(first));
            true
        })
    }

    fn elements(&self) -> Vec<types::Element> {
        Vec::new()
    }
}

impl AddAnyAttr for Node {
    type Output<NewAttr: Attribute> = Node;

    fn add_any_attr<NewAttr: Attribute>(self, _: NewAttr) -> Node {
        self
    }
}

impl RenderHtml for Node {
    type AsyncOutput = Node;
    type Owned = Node;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Node {
        self
    }

    fn to_html_with_buf(
        self,
        buffer: &mut String,
        position: &mut Position,
        _escape: bool,
        _mark_branches: bool,
        _extra: Vec<AnyAttribute>,
    ) {
        self.write(buffer);
        *position = Position::NextChild;
    }

    /// Nothing is written by a server, so there is nothing to take over.
    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> NodeState {
        self.build()
    }

    fn into_owned(self) -> Node {
        self
    }
}
