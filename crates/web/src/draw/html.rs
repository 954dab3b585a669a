//! Drawings as text: what the page would hold, for tests and whoever has no page.

use super::{Node, PlacePart, Template, Value};

impl Node {
    /// Writes the drawing as HTML.
    pub(super) fn write(&self, to: &mut String) {
        match self {
            Node::Nothing => {}
            Node::Text(text) => escape(text, to),
            Node::Markup(markup) => to.push_str(markup),
            Node::Block(template, values) => write_block(template, values, to),
            Node::List(nodes) => nodes.iter().for_each(|node| node.write(to)),
        }
    }
}

fn write_block(template: &Template, values: &[Value], to: &mut String) {
    let Some((first, pieces)) = template.pieces.split_first() else { return };
    to.push_str(first);
    for ((place, value), piece) in template.places.iter().zip(values).zip(pieces) {
        match (&place.part, value) {
            (PlacePart::Attribute(name), Value::Attribute(Some(text))) => {
                to.push_str(&format!(" {name}=\""));
                escape(text, to);
                to.push('"');
            }
            (PlacePart::Style(property), Value::Attribute(Some(text))) => {
                to.push_str(&format!(" style=\"{property}:"));
                escape(text, to);
                to.push('"');
            }
            (PlacePart::Child(_), Value::Node(node)) => node.write(to),
            _ => {}
        }
        to.push_str(piece);
    }
}

fn escape(text: &str, to: &mut String) {
    for letter in text.chars() {
        match letter {
            '&' => to.push_str("&amp;"),
            '<' => to.push_str("&lt;"),
            '>' => to.push_str("&gt;"),
            '"' => to.push_str("&quot;"),
            other => to.push(other),
        }
    }
}
