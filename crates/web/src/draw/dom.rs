//! Drawings on the page: made once, then changed where they differ.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, HtmlElement, HtmlTemplateElement};

use super::{Handler, Node, Place, PlacePart, Template, Text, Value};

/// A drawing as it stands on the page.
pub(super) enum Drawn {
    Nothing,
    Text(web_sys::Text, Text),
    Markup(web_sys::Node, &'static str),
    Block(Block),
    List(Vec<Drawn>),
}

pub(super) struct Block {
    template: &'static Template,
    element: web_sys::Node,
    values: Vec<Set>,
}

/// A value on the page.
enum Set {
    /// An attribute, or a property of its style.
    Attribute(Element, Option<Text>),
    Node {
        parent: web_sys::Node,
        before: Option<web_sys::Node>,
        drawn: Drawn,
    },
    Handler(Listener),
    /// A value that does not belong where it stands: `draw!` makes none.
    Nothing,
}

/// One listener on the page calls whatever hears the event now.
struct Listener {
    now: Rc<RefCell<Handler>>,
    _called: Closure<dyn Fn(web_sys::Event)>,
}

/// Where a drawing stands: in an element, before whatever follows.
pub(super) struct At<'a> {
    parent: &'a web_sys::Node,
    following: Following<'a>,
}

enum Following<'a> {
    Mark(Option<&'a web_sys::Node>),
    Drawings(&'a [Drawn], &'a At<'a>),
}

impl<'a> At<'a> {
    pub(super) fn before(parent: &'a web_sys::Node, mark: Option<&'a web_sys::Node>) -> At<'a> {
        At { parent, following: Following::Mark(mark) }
    }

    /// What follows, looked for only when something is put here.
    fn next(&self) -> Option<&web_sys::Node> {
        match self.following {
            Following::Mark(mark) => mark,
            Following::Drawings(rest, outer) => rest.iter().find_map(Drawn::first).or_else(|| outer.next()),
        }
    }

    fn put(&self, node: &web_sys::Node) {
        // It fails where somebody else took the mark away; then the drawing is gone with it.
        let _ = self.parent.insert_before(node, self.next());
    }
}

impl Drawn {
    /// The drawing, put into its place.
    pub(super) fn new(node: Node, at: &At<'_>) -> Drawn {
        match node {
            Node::Nothing => Drawn::Nothing,
            Node::Text(text) => {
                let node = document().create_text_node(&text);
                at.put(&node);
                Drawn::Text(node, text)
            }
            Node::Markup(markup) => match instance(markup.as_ptr() as usize, || (markup.to_owned(), false)) {
                Some(node) => {
                    at.put(&node);
                    Drawn::Markup(node, markup)
                }
                None => Drawn::Nothing,
            },
            Node::Block(template, values) => match Block::new(template, values) {
                Some(block) => {
                    at.put(&block.element);
                    Drawn::Block(block)
                }
                None => Drawn::Nothing,
            },
            Node::List(nodes) => Drawn::List(nodes.into_iter().map(|node| Drawn::new(node, at)).collect()),
        }
    }

    /// The first of its nodes.
    pub(super) fn first(&self) -> Option<&web_sys::Node> {
        match self {
            Drawn::Nothing => None,
            Drawn::Text(node, _) => Some(node),
            Drawn::Markup(node, _) => Some(node),
            Drawn::Block(block) => Some(&block.element),
            Drawn::List(all) => all.iter().find_map(Drawn::first),
        }
    }

    /// Does something with each of its nodes.
    pub(super) fn each(&self, mut act: impl FnMut(&web_sys::Node)) {
        self.each_of(&mut act);
    }

    fn each_of(&self, act: &mut dyn FnMut(&web_sys::Node)) {
        match self {
            Drawn::Nothing => {}
            Drawn::Text(node, _) => act(node),
            Drawn::Markup(node, _) => act(node),
            Drawn::Block(block) => act(&block.element),
            Drawn::List(all) => all.iter().for_each(|drawn| drawn.each_of(act)),
        }
    }

    /// Makes it another drawing.
    pub(super) fn become_node(&mut self, node: Node, at: &At<'_>) {
        match (self, node) {
            (Drawn::Nothing, Node::Nothing) => {}
            (Drawn::Text(node, before), Node::Text(text)) => {
                if *before != text {
                    node.set_data(&text);
                    *before = text;
                }
            }
            (Drawn::Markup(_, before), Node::Markup(markup)) if std::ptr::eq(*before, markup) => {}
            (Drawn::Block(block), Node::Block(template, values))
                if std::ptr::eq(block.template, template) =>
            {
                block.become_values(values);
            }
            (Drawn::List(drawn), Node::List(nodes)) => become_list(drawn, nodes, at),
            (drawn, node) => {
                let new = Drawn::new(
                    node,
                    &At {
                        parent: at.parent,
                        following: Following::Drawings(std::slice::from_ref(drawn), at),
                    },
                );
                drawn.remove();
                *drawn = new;
            }
        }
    }

    fn remove(&self) {
        self.each(|node| {
            if let Some(parent) = node.parent_node() {
                let _ = parent.remove_child(node);
            }
        });
    }
}

/// Drawings keep their places in a list: the first becomes the first.
fn become_list(drawn: &mut Vec<Drawn>, nodes: Vec<Node>, at: &At<'_>) {
    drawn.drain(nodes.len().min(drawn.len())..).for_each(|gone| gone.remove());
    for (place, node) in nodes.into_iter().enumerate() {
        match drawn.split_at_mut_checked(place + 1) {
            Some((until, rest)) => {
                let Some(here) = until.last_mut() else { continue };
                let following = Following::Drawings(rest, at);
                here.become_node(node, &At { parent: at.parent, following });
            }
            None => {
                let new = Drawn::new(node, at);
                drawn.push(new);
            }
        }
    }
}

impl Block {
    fn new(template: &'static Template, values: Vec<Value>) -> Option<Block> {
        let element = instance(template.address(), || (template.markup(), template.svg))?;
        // All places are found before anything is put there: what is put moves others.
        let found: Vec<Option<Found>> = template.places.iter().map(|place| place.find(&element)).collect();
        let set = |((place, found), value): ((&Place, Option<Found>), Value)| {
            found.map_or(Set::Nothing, |found| Set::new(&place.part, found, value))
        };
        let values = template.places.iter().zip(found).zip(values).map(set).collect();
        Some(Block { template, element, values })
    }

    fn become_values(&mut self, values: Vec<Value>) {
        for ((set, value), place) in self.values.iter_mut().zip(values).zip(self.template.places) {
            set.become_value(&place.part, value);
        }
    }
}

/// The node a value belongs to, and the mark before which it stands there.
struct Found {
    node: web_sys::Node,
    mark: Option<web_sys::Node>,
}

impl Place {
    fn find(&self, element: &web_sys::Node) -> Option<Found> {
        let mut node = element.clone();
        for &child in self.path {
            node = nth_child(&node, child)?;
        }
        let mark = match self.part {
            PlacePart::Child(Some(child)) => Some(nth_child(&node, child)?),
            _ => None,
        };
        Some(Found { node, mark })
    }
}

fn nth_child(node: &web_sys::Node, number: u8) -> Option<web_sys::Node> {
    let first = node.first_child();
    (0..number).fold(first, |child, _| child?.next_sibling())
}

impl Set {
    fn new(part: &PlacePart, found: Found, value: Value) -> Set {
        let Found { node, mark } = found;
        match (part, value) {
            (PlacePart::Child(_), Value::Node(inner)) => {
                let drawn = Drawn::new(inner, &At::before(&node, mark.as_ref()));
                Set::Node { parent: node, before: mark, drawn }
            }
            (PlacePart::Event(name), Value::Handler(handler)) => {
                Set::Handler(Listener::new(&node, name, handler))
            }
            (part, Value::Attribute(text)) => {
                let element: Element = node.unchecked_into();
                if text.is_some() {
                    set(&element, part, text.as_deref());
                }
                Set::Attribute(element, text)
            }
            _ => Set::Nothing,
        }
    }

    fn become_value(&mut self, part: &PlacePart, value: Value) {
        match (self, value) {
            (Set::Attribute(element, before), Value::Attribute(text)) if *before != text => {
                set(element, part, text.as_deref());
                *before = text;
            }
            (Set::Node { parent, before, drawn }, Value::Node(node)) => {
                drawn.become_node(node, &At::before(parent, before.as_ref()));
            }
            (Set::Handler(listener), Value::Handler(handler)) => *listener.now.borrow_mut() = handler,
            _ => {}
        }
    }
}

/// Sets something of an element, or takes it away. It cannot fail: names come from our own markup.
fn set(element: &Element, part: &PlacePart, text: Option<&str>) {
    let _ = match (part, text) {
        (PlacePart::Attribute(name), Some(text)) => element.set_attribute(name, text),
        (PlacePart::Attribute(name), None) => element.remove_attribute(name),
        (PlacePart::Style(property), text) => {
            let style = element.unchecked_ref::<HtmlElement>().style();
            match text {
                Some(text) => style.set_property(property, text),
                None => style.remove_property(property).map(drop),
            }
        }
        (PlacePart::Event(_) | PlacePart::Child(_), _) => Ok(()),
    };
}

impl Listener {
    fn new(node: &web_sys::Node, name: &str, handler: Handler) -> Listener {
        let now = Rc::new(RefCell::new(handler));
        let heard = now.clone();
        let called = Closure::<dyn Fn(web_sys::Event)>::new(move |event| heard.borrow()(event));
        let _ = node.add_event_listener_with_callback(name, called.as_ref().unchecked_ref());
        Listener { now, _called: called }
    }
}

thread_local! {
    /// The elements that are cloned, by the address of what they are made from.
    static ORIGINALS: RefCell<HashMap<usize, web_sys::Node>> = RefCell::default();
}

/// A new element of some markup; `written` says it, and whether it exists in drawings (SVG) alone.
fn instance(address: usize, written: impl FnOnce() -> (String, bool)) -> Option<web_sys::Node> {
    let known = ORIGINALS.with_borrow(|all| all.get(&address).cloned());
    let original = match known {
        Some(original) => original,
        None => {
            let (markup, svg) = written();
            let original = original(&markup, svg)?;
            ORIGINALS.with_borrow_mut(|all| all.insert(address, original.clone()));
            original
        }
    };
    document().import_node_with_deep(&original, true).ok()
}

fn original(markup: &str, svg: bool) -> Option<web_sys::Node> {
    let template: HtmlTemplateElement = document().create_element("template").ok()?.unchecked_into();
    if svg {
        template.set_inner_html(&format!("<svg>{markup}</svg>"));
        return template.content().first_child()?.first_child();
    }
    template.set_inner_html(markup);
    template.content().first_child()
}

impl Template {
    fn address(&'static self) -> usize {
        std::ptr::from_ref(self) as usize
    }

    /// The markup without values; a mark stands before which each child goes that is not the last.
    fn markup(&self) -> String {
        let marks = self.places.iter().map(|place| match place.part {
            PlacePart::Child(Some(_)) => "<!---->",
            _ => "",
        });
        self.pieces.iter().copied().zip(marks.chain([""])).flat_map(|(piece, mark)| [piece, mark]).collect()
    }
}
