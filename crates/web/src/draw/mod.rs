//! What boards are drawn with: `draw!` makes a [`Node`] of markup, and only what differs from the last one is written to the page.
//!
//! A drawing is a [`Template`], which never changes, and the values that go into it. Two drawings of the same template differ in values
//! alone, so that is all that is compared; its elements are cloned, not made one by one. Boards draw all they show again after
//! every step, and hold nothing: nothing in a drawing is reactive.
//!
//! [`dom`] writes nodes to the page, [`html`] writes them as text, [`mod@view`] makes them something that Leptos can show.

mod dom;
mod html;
#[cfg(test)]
mod tests;
mod view;

use std::borrow::Cow;

pub(crate) use draw_macro::draw;

/// All that a file with drawings in it needs.
pub(crate) mod prelude {
    pub(crate) use super::{CollectNode, IntoNode, Node, draw};
}

/// Words that may be known beforehand.
type Text = Cow<'static, str>;

/// Something that is drawn.
#[derive(Default)]
pub(crate) enum Node {
    #[default]
    Nothing,
    Text(Text),
    /// An element that is written as markup and never changes.
    Markup(&'static str),
    /// An element, with the values that go into it.
    Block(&'static Template, Vec<Value>),
    List(Vec<Node>),
}

/// The markup of an element, as `draw!` leaves it.
pub(crate) struct Template {
    /// What stands before, between and after the values.
    pub(crate) pieces: &'static [&'static str],
    /// Where the values go.
    pub(crate) places: &'static [Place],
    /// Whether the element exists in drawings (SVG) alone.
    pub(crate) svg: bool,
}

/// Where a value goes.
pub(crate) struct Place {
    /// The way from the drawing's own element, child by child.
    path: &'static [u8],
    part: PlacePart,
}

enum PlacePart {
    Attribute(&'static str),
    /// One property of its style: the page's policy allows no other way to set it.
    Style(&'static str),
    Event(&'static str),
    /// Something drawn inside: before the child with this number, which marks the place, or after everything else.
    Child(Option<u8>),
}

impl Place {
    pub(crate) const fn attribute(path: &'static [u8], name: &'static str) -> Place {
        Place { path, part: PlacePart::Attribute(name) }
    }

    pub(crate) const fn style(path: &'static [u8], property: &'static str) -> Place {
        Place { path, part: PlacePart::Style(property) }
    }

    pub(crate) const fn event(path: &'static [u8], name: &'static str) -> Place {
        Place { path, part: PlacePart::Event(name) }
    }

    pub(crate) const fn child(path: &'static [u8], before: Option<u8>) -> Place {
        Place { path, part: PlacePart::Child(before) }
    }
}

/// What hears an event.
type Handler = Box<dyn Fn(web_sys::Event) + Send>;

/// A value that goes into a drawing.
pub(crate) enum Value {
    /// Of an attribute or a property; nothing where it is not set.
    Attribute(Option<Text>),
    Node(Node),
    Handler(Handler),
}

impl Value {
    pub(crate) fn attribute(value: impl IntoAttribute) -> Value {
        Value::Attribute(value.into_attribute())
    }

    pub(crate) fn node(node: impl IntoNode) -> Value {
        Value::Node(node.into_node())
    }

    pub(crate) fn handler(handler: impl Fn(web_sys::Event) + Send + 'static) -> Value {
        Value::Handler(Box::new(handler))
    }
}

/// What an attribute can be set to.
pub(crate) trait IntoAttribute {
    fn into_attribute(self) -> Option<Text>;
}

/// What can stand in a drawing.
pub(crate) trait IntoNode {
    fn into_node(self) -> Node;
}

impl IntoNode for Node {
    fn into_node(self) -> Node {
        self
    }
}

impl IntoNode for () {
    fn into_node(self) -> Node {
        Node::Nothing
    }
}

impl<T: IntoNode> IntoNode for Option<T> {
    fn into_node(self) -> Node {
        self.map_or(Node::Nothing, T::into_node)
    }
}

impl<T: IntoNode> IntoNode for Vec<T> {
    fn into_node(self) -> Node {
        self.collect_node()
    }
}

impl<T: IntoNode, const COUNT: usize> IntoNode for [T; COUNT] {
    fn into_node(self) -> Node {
        self.collect_node()
    }
}

impl<T: IntoAttribute> IntoAttribute for Option<T> {
    fn into_attribute(self) -> Option<Text> {
        self.and_then(T::into_attribute)
    }
}

impl IntoAttribute for bool {
    fn into_attribute(self) -> Option<Text> {
        self.then_some(Cow::Borrowed(""))
    }
}

macro_rules! texts {
    ($($kind:ty, $text:expr;)*) => {$(
        impl IntoNode for $kind {
            fn into_node(self) -> Node {
                Node::Text($text(self))
            }
        }

        impl IntoAttribute for $kind {
            fn into_attribute(self) -> Option<Text> {
                Some($text(self))
            }
        }
    )*};
}

texts! {
    &'static str, Cow::Borrowed;
    String, Cow::Owned;
    char, written;
    f64, written;
    i8, written;
    i32, written;
    u8, written;
    u16, written;
    u32, written;
    usize, written;
}

fn written(value: impl ToString) -> Text {
    Cow::Owned(value.to_string())
}

/// Several drawings, one after the other.
pub(crate) trait CollectNode {
    fn collect_node(self) -> Node;
}

impl<I: IntoIterator<Item: IntoNode>> CollectNode for I {
    fn collect_node(self) -> Node {
        Node::List(self.into_iter().map(IntoNode::into_node).collect())
    }
}
