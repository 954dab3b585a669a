//! A phrase on its way into a sentence, with the forms it can take there.

use std::borrow::Cow;

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};
use intl_memoizer::{IntlLangMemoizer, concurrent};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    /// The form for a dictionary.
    pub(crate) text: String,
    /// The other forms, by name.
    pub(crate) forms: Vec<(String, String)>,
}

impl Word {
    fn form(&self, name: &str) -> &str {
        self.forms.iter().find(|(form, _)| form == name).map_or(&self.text, |(_, text)| text)
    }
}

impl FluentType for Word {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        self.text.clone().into()
    }

    fn as_string_threadsafe(&self, _: &concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.text.clone().into()
    }
}

/// `FORM($word, "name")` in a sentence. What has no forms, such as a player's name, stays as it is.
pub(crate) fn form<'a>(arguments: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match arguments {
        [FluentValue::Custom(custom), FluentValue::String(name)] => {
            match (**custom).as_any().downcast_ref::<Word>() {
                Some(word) => word.form(name).to_owned().into(),
                None => FluentValue::Custom(custom.duplicate()),
            }
        }
        [word, ..] => word.clone(),
        [] => FluentValue::Error,
    }
}

/// `CAPITAL($word)` in a sentence: the word as a sentence or a list entry begins with it.
pub(crate) fn capital<'a>(arguments: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    match arguments {
        [FluentValue::Custom(custom)] => match (**custom).as_any().downcast_ref::<Word>() {
            Some(word) => capitalised(&word.text).into(),
            None => FluentValue::Custom(custom.duplicate()),
        },
        [FluentValue::String(text)] => capitalised(text).into(),
        [word, ..] => word.clone(),
        [] => FluentValue::Error,
    }
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
