//! What a drawing becomes: texts that never change, and the values between them.

use proc_macro::{Delimiter, Group, Span, TokenStream, TokenTree};

use crate::parse::{Attribute, Element, Error, Item, Setting};

/// Elements that exist in drawings (SVG) alone.
const OF_SVG: [&str; 15] = [
    "circle",
    "clipPath",
    "defs",
    "ellipse",
    "g",
    "line",
    "linearGradient",
    "path",
    "pattern",
    "polygon",
    "polyline",
    "rect",
    "text",
    "tspan",
    "use",
];
/// Elements that nothing closes.
const WITHOUT_END: [&str; 4] = ["br", "hr", "img", "input"];

/// The expression that a drawing is.
pub(crate) fn drawing(items: &[Item]) -> Result<TokenStream, Error> {
    match items {
        [item] => node(item),
        items => {
            let nodes = items.iter().map(node).collect::<Result<Vec<_>, _>>()?;
            let slots: Vec<String> = (0..nodes.len()).map(|place| format!("slot{place}")).collect();
            fill(&format!("crate::draw::Node::List(vec![{}])", slots.join(", ")), &nodes)
        }
    }
}

fn node(item: &Item) -> Result<TokenStream, Error> {
    match item {
        Item::Value(value) => fill("crate::draw::IntoNode::into_node(slot0)", std::slice::from_ref(value)),
        Item::Text(text) => fill(&format!("crate::draw::IntoNode::into_node({text:?})"), &[]),
        Item::Element(element) => block(element),
    }
}

/// One element with everything in it.
fn block(element: &Element) -> Result<TokenStream, Error> {
    let mut block = Block { pieces: vec![String::new()], places: Vec::new(), values: Vec::new() };
    block.element(element, &mut Vec::new())?;
    let Block { pieces, places, values } = block;
    let svg = OF_SVG.contains(&element.tag.trim_end_matches('_'));
    let slots: Vec<String> =
        values.iter().enumerate().map(|(place, (maker, _))| format!("{maker}(slot{place})")).collect();
    let code = format!(
        "{{ static TEMPLATE: crate::draw::Template = crate::draw::Template {{ pieces: &{pieces:?}, places: &[{}], svg: {svg} }}; \
         crate::draw::Node::Block(&TEMPLATE, vec![{}]) }}",
        places.join(", "),
        slots.join(", "),
    );
    let values: Vec<TokenStream> = values.into_iter().map(|(_, value)| value).collect();
    fill(&code, &values)
}

struct Block {
    /// What stands before, between and after the values.
    pieces: Vec<String>,
    /// Where each value goes, as Rust.
    places: Vec<String>,
    /// Each value, and what makes it one.
    values: Vec<(&'static str, TokenStream)>,
}

impl Block {
    fn write(&mut self, text: &str) {
        if let Some(piece) = self.pieces.last_mut() {
            piece.push_str(text);
        }
    }

    fn value(&mut self, place: String, maker: &'static str, value: &TokenStream) {
        self.places.push(place);
        self.values.push((maker, value.clone()));
        self.pieces.push(String::new());
    }

    /// `path` leads from the drawing's own element to this one, child by child.
    fn element(&mut self, element: &Element, path: &mut Vec<usize>) -> Result<(), Error> {
        let tag = element.tag.trim_end_matches('_');
        self.write(&format!("<{tag}"));
        for attribute in &element.attributes {
            self.attribute(attribute, path)?;
        }
        self.write(">");
        if WITHOUT_END.contains(&tag) {
            return Ok(());
        }
        for (child, item) in element.items.iter().enumerate() {
            let last = child + 1 == element.items.len();
            match item {
                Item::Text(text) => self.write(&escaped(text)),
                Item::Element(inner) => {
                    path.push(child);
                    self.element(inner, path)?;
                    path.pop();
                }
                // At the end, whatever it is goes after everything else; elsewhere before a mark.
                Item::Value(value) => {
                    let before = if last { "None".to_owned() } else { format!("Some({child})") };
                    let place = format!("crate::draw::Place::child(&{path:?}, {before})");
                    self.value(place, "crate::draw::Value::node", value);
                }
            }
        }
        self.write(&format!("</{tag}>"));
        Ok(())
    }

    fn attribute(&mut self, attribute: &Attribute, path: &[usize]) -> Result<(), Error> {
        let Attribute { name, value, .. } = attribute;
        let value = match value {
            Setting::Fixed(text) => {
                self.write(&format!(" {name}=\"{}\"", escaped(text)));
                return Ok(());
            }
            Setting::Value(value) => value,
        };
        let (kind, name, maker) = match name.split_once(':') {
            Some(("style", property)) => ("style", property, "crate::draw::Value::attribute"),
            Some(("on", event)) => ("event", event, "crate::draw::Value::handler"),
            Some((odd, _)) => {
                return Err(Error::new(
                    format!("there is no `{odd}:`, only `style:` and `on:`"),
                    attribute.place,
                ));
            }
            None => ("attribute", name.as_str(), "crate::draw::Value::attribute"),
        };
        self.value(format!("crate::draw::Place::{kind}(&{path:?}, {name:?})"), maker, value);
        Ok(())
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The code with expressions in the places of `slot0`, `slot1` and so on.
fn fill(code: &str, slots: &[TokenStream]) -> Result<TokenStream, Error> {
    let tokens: TokenStream =
        code.parse().map_err(|error| Error::new(format!("{error}"), Span::call_site()))?;
    Ok(filled(tokens, slots))
}

fn filled(tokens: TokenStream, slots: &[TokenStream]) -> TokenStream {
    let slot = |word: &str| slots.get(word.strip_prefix("slot")?.parse::<usize>().ok()?);
    let replaced = tokens.into_iter().map(|token| match token {
        TokenTree::Ident(word) => match slot(&word.to_string()) {
            Some(value) => TokenTree::Group(Group::new(Delimiter::None, value.clone())),
            None => TokenTree::Ident(word),
        },
        TokenTree::Group(group) => {
            TokenTree::Group(Group::new(group.delimiter(), filled(group.stream(), slots)))
        }
        other => other,
    });
    replaced.collect()
}
