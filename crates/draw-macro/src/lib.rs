//! `draw!`: the markup of a drawing, for the crate `web`.
//!
//! What a drawing says is known when it is compiled, but for a few values. The macro leaves a table of texts, which costs no code, and
//! the values that go between them; the app clones the texts' elements and sets the values (`crates/web/src/draw`).
//!
//! ```text
//! draw! { <span class=class aria-hidden="true">{name} <b>{points}</b></span> }
//! ```
//!
//! An attribute's value is an expression, without braces where it is one operand or several with `+`, `-`, `*`, `==` between
//! them. `style:left=` sets one property, `on:click=` hears an event. Children are elements, expressions in braces, and strings. Several drawings beside each other are a list.

mod emit;
mod parse;

use proc_macro::TokenStream;

/// A drawing: see the crate's documentation.
#[proc_macro]
pub fn draw(input: TokenStream) -> TokenStream {
    parse::items(input).and_then(|items| emit::drawing(&items)).unwrap_or_else(|error| error.tokens())
}
