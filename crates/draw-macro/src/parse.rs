//! Markup, read from tokens.

use proc_macro::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};

/// What cannot be read, and where.
pub(crate) struct Error {
    what: String,
    place: Span,
}

impl Error {
    pub(crate) fn new(what: impl Into<String>, place: Span) -> Error {
        Error { what: what.into(), place }
    }

    /// A compiler's error there.
    pub(crate) fn tokens(&self) -> TokenStream {
        let mut words = TokenStream::from(TokenTree::from(Literal::string(&self.what)));
        words = TokenTree::from(Group::new(Delimiter::Brace, words)).into();
        let call = [
            TokenTree::from(Ident::new("compile_error", self.place)),
            Punct::new('!', Spacing::Alone).into(),
        ];
        let mut all: TokenStream = call.into_iter().chain(words).collect();
        for_each_span(&mut all, self.place);
        all
    }
}

fn for_each_span(tokens: &mut TokenStream, place: Span) {
    let placed = std::mem::take(tokens).into_iter().map(|mut token| {
        token.set_span(place);
        token
    });
    *tokens = placed.collect();
}

/// One thing that is drawn.
pub(crate) enum Item {
    Element(Element),
    Text(String),
    /// An expression.
    Value(TokenStream),
}

pub(crate) struct Element {
    pub(crate) tag: String,
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) items: Vec<Item>,
}

pub(crate) struct Attribute {
    pub(crate) name: String,
    pub(crate) value: Setting,
    pub(crate) place: Span,
}

/// What an attribute is set to.
pub(crate) enum Setting {
    Fixed(String),
    Value(TokenStream),
}

/// Everything in a drawing.
pub(crate) fn items(input: TokenStream) -> Result<Vec<Item>, Error> {
    let mut reader = Reader { tokens: input.into_iter().collect(), at: 0 };
    let items = reader.items()?;
    match reader.peek() {
        None => Ok(items),
        Some(token) => Err(Error::new("this tag was never opened", token.span())),
    }
}

struct Reader {
    tokens: Vec<TokenTree>,
    at: usize,
}

impl Reader {
    fn peek(&self) -> Option<&TokenTree> {
        self.tokens.get(self.at)
    }

    fn next(&mut self) -> Option<TokenTree> {
        let token = self.tokens.get(self.at).cloned();
        self.at += 1;
        token
    }

    /// Whether this sign stands so many tokens further on.
    fn sign(&self, further: usize, sign: char) -> bool {
        matches!(self.tokens.get(self.at + further), Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
    }

    fn word(&self, further: usize) -> Option<String> {
        match self.tokens.get(self.at + further) {
            Some(TokenTree::Ident(word)) => Some(word.to_string()),
            _ => None,
        }
    }

    fn error<T>(&self, what: impl Into<String>) -> Result<T, Error> {
        let last = self.tokens.last().map_or_else(Span::call_site, TokenTree::span);
        Err(Error::new(what, self.peek().map_or(last, TokenTree::span)))
    }

    fn expect(&mut self, sign: char) -> Result<(), Error> {
        if !self.sign(0, sign) {
            return self.error(format!("expected `{sign}`"));
        }
        self.at += 1;
        Ok(())
    }

    /// All items up to the end, or to the tag that closes what they are in.
    fn items(&mut self) -> Result<Vec<Item>, Error> {
        let mut items = Vec::new();
        loop {
            match self.peek() {
                None => return Ok(items),
                Some(_) if self.sign(0, '<') && self.sign(1, '/') => return Ok(items),
                Some(_) if self.sign(0, '<') => items.push(Item::Element(self.element()?)),
                Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                    items.push(Item::Value(group.stream()));
                    self.at += 1;
                }
                Some(TokenTree::Literal(literal)) => {
                    match (text(literal), items.last_mut()) {
                        (Some(more), Some(Item::Text(text))) => text.push_str(&more),
                        (Some(text), _) => items.push(Item::Text(text)),
                        (None, _) => items.push(Item::Value(TokenTree::from(literal.clone()).into())),
                    }
                    self.at += 1;
                }
                Some(_) => return self.error("expected an element, a string, or an expression in braces"),
            }
        }
    }

    fn element(&mut self) -> Result<Element, Error> {
        self.expect('<')?;
        let Some(tag) = self.word(0) else { return self.error("expected a tag") };
        self.at += 1;
        let mut attributes = Vec::new();
        loop {
            if self.sign(0, '/') {
                self.at += 1;
                self.expect('>')?;
                return Ok(Element { tag, attributes, items: Vec::new() });
            }
            if self.sign(0, '>') {
                self.at += 1;
                break;
            }
            attributes.push(self.attribute()?);
        }
        let items = self.items()?;
        self.expect('<')?;
        self.expect('/')?;
        if self.word(0).as_ref() != Some(&tag) {
            return self.error(format!("expected </{tag}>"));
        }
        self.at += 1;
        self.expect('>')?;
        Ok(Element { tag, attributes, items })
    }

    fn attribute(&mut self) -> Result<Attribute, Error> {
        let place = self.peek().map_or_else(Span::call_site, TokenTree::span);
        let name = self.name()?;
        if !self.sign(0, '=') {
            return Ok(Attribute { name, value: Setting::Fixed(String::new()), place });
        }
        self.at += 1;
        let value = match self.peek() {
            Some(TokenTree::Literal(literal)) if !self.goes_on(1) => match fixed(literal) {
                Some(text) => {
                    self.at += 1;
                    Setting::Fixed(text)
                }
                None => Setting::Value(self.expression()?),
            },
            _ => Setting::Value(self.expression()?),
        };
        Ok(Attribute { name, value, place })
    }

    /// A name such as `aria-label`, `on:click` or `style:--cols`.
    fn name(&mut self) -> Result<String, Error> {
        let Some(mut name) = self.word(0) else { return self.error("expected an attribute") };
        self.at += 1;
        while self.sign(0, '-') || self.sign(0, ':') {
            while self.sign(0, '-') || self.sign(0, ':') {
                name.push(if self.sign(0, '-') { '-' } else { ':' });
                self.at += 1;
            }
            let Some(word) = self.word(0) else { return self.error("expected the rest of a name") };
            name += &word;
            self.at += 1;
        }
        Ok(name)
    }

    /// Operands with operators between them: as much as an attribute's value may be without braces.
    fn expression(&mut self) -> Result<TokenStream, Error> {
        let mut taken = Vec::new();
        loop {
            self.operand(&mut taken)?;
            if !self.goes_on(0) {
                return Ok(taken.into_iter().collect());
            }
            while matches!(self.peek(), Some(TokenTree::Punct(_))) {
                taken.extend(self.next());
            }
        }
    }

    /// Whether an operator stands so many tokens further on. A tag's end is none.
    fn goes_on(&self, further: usize) -> bool {
        let twice = |sign| self.sign(further, sign) && self.sign(further + 1, sign);
        ['+', '-', '*', '%'].into_iter().any(|sign| self.sign(further, sign))
            || self.sign(further, '/') && !self.sign(further + 1, '>')
            || self.sign(further, '!') && self.sign(further + 1, '=')
            || twice('=')
            || twice('&')
            || twice('|')
    }

    fn operand(&mut self, taken: &mut Vec<TokenTree>) -> Result<(), Error> {
        while ['!', '-', '&', '*'].into_iter().any(|sign| self.sign(0, sign)) {
            taken.extend(self.next());
        }
        if self.word(0).as_deref() == Some("move") {
            taken.extend(self.next());
        }
        if self.sign(0, '|') {
            taken.extend(self.next());
            while !self.sign(0, '|') {
                match self.next() {
                    Some(token) => taken.push(token),
                    None => return self.error("expected `|`"),
                }
            }
            taken.extend(self.next());
            return self.operand(taken);
        }
        match self.peek() {
            Some(TokenTree::Ident(_) | TokenTree::Literal(_) | TokenTree::Group(_)) => {
                taken.extend(self.next());
            }
            _ => return self.error("expected a value"),
        }
        self.suffixes(taken);
        Ok(())
    }

    /// Calls, fields, paths, macros.
    fn suffixes(&mut self, taken: &mut Vec<TokenTree>) {
        loop {
            let length = match self.peek() {
                Some(TokenTree::Group(group)) if group.delimiter() != Delimiter::Brace => 1,
                Some(TokenTree::Punct(punct)) => match punct.as_char() {
                    '.' => 2,
                    '?' => 1,
                    ':' if self.sign(1, ':') => 3,
                    '!' if matches!(self.tokens.get(self.at + 1), Some(TokenTree::Group(_))) => 2,
                    _ => return,
                },
                _ => return,
            };
            (0..length).for_each(|_| taken.extend(self.next()));
        }
    }
}

/// A string literal's content, where it is written as it is.
fn text(literal: &Literal) -> Option<String> {
    let written = literal.to_string();
    let inner = written.strip_prefix('"')?.strip_suffix('"')?;
    (!inner.contains('\\')).then(|| inner.to_owned())
}

/// What an attribute says that is set to a literal.
fn fixed(literal: &Literal) -> Option<String> {
    let written = literal.to_string();
    let number = written.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    text(literal).or_else(|| number.then_some(written))
}
