//! The languages say the same, and every numbered rule has its sentence.

#![cfg(test)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement,
};
use phrases::{Lang, Phrasebook};

#[test]
fn the_folders_are_the_languages() {
    let folders: BTreeSet<String> = entries(&project("locales")).iter().map(|path| name(path)).collect();
    assert_eq!(folders, Lang::ALL.map(|lang| lang.code().to_owned()).into());
}

#[test]
fn the_languages_have_the_same_files() {
    let files = |lang: Lang| -> BTreeSet<PathBuf> {
        let folder = project("locales").join(lang.code());
        let files = files_below(&folder, "ftl");
        files.iter().map(|file| file.strip_prefix(&folder).expect("below the folder").to_owned()).collect()
    };
    for lang in Lang::ALL {
        assert_eq!(files(lang), files(Lang::En), "{lang}");
    }
}

#[test]
fn no_message_is_written_twice() {
    for lang in Lang::ALL {
        let twice = Locale::read(lang).twice;
        assert!(twice.is_empty(), "{lang}: {twice:?}");
    }
}

#[test]
fn the_languages_have_the_same_messages_with_the_same_variables() {
    let english = Locale::read(Lang::En).variables;
    for lang in Lang::ALL {
        let other = Locale::read(lang).variables;
        let differing: Vec<&String> =
            english.keys().chain(other.keys()).filter(|id| english.get(*id) != other.get(*id)).collect();
        assert!(differing.is_empty(), "en and {lang} differ in {differing:?}");
    }
}

#[test]
fn what_is_written_is_embedded() {
    for lang in Lang::ALL {
        let book = Phrasebook::new(lang);
        for id in Locale::read(lang).variables.keys() {
            assert!(book.has(id), "{lang}: {id}");
        }
    }
}

#[test]
fn only_forms_that_some_word_has_are_asked_for() {
    for lang in Lang::ALL {
        let locale = Locale::read(lang);
        let unknown: Vec<&String> = locale.forms_asked.difference(&locale.forms).collect();
        assert!(unknown.is_empty(), "{lang}: {unknown:?}");
    }
}

#[test]
fn every_numbered_rule_has_a_sentence_and_every_sentence_a_number() {
    let numbered = numbered_rules();
    assert!(numbered.contains("rule-csa-1") && numbered.contains("rule-csa-52"));
    for lang in Lang::ALL {
        let ids = Locale::read(lang).variables.into_keys();
        let sentences: BTreeSet<String> = ids.filter(|id| id.starts_with("rule-")).collect();
        let differing: Vec<&String> = numbered.symmetric_difference(&sentences).collect();
        assert!(differing.is_empty(), "{lang}: {differing:?}");
    }
}

/// What the files of one language hold.
#[derive(Default)]
struct Locale {
    /// The variables of every message.
    variables: BTreeMap<String, BTreeSet<String>>,
    /// Messages that are written more than once.
    twice: Vec<String>,
    /// The forms that words have.
    forms: BTreeSet<String>,
    /// The forms that sentences ask for.
    forms_asked: BTreeSet<String>,
}

impl Locale {
    fn read(lang: Lang) -> Locale {
        let mut locale = Locale::default();
        for file in files_below(&project("locales").join(lang.code()), "ftl") {
            let text = fs::read_to_string(&file).expect("readable");
            let parsed = fluent_syntax::parser::parse(text);
            let resource = parsed.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
            for entry in &resource.body {
                match entry {
                    Entry::Message(message) => locale.message(message),
                    Entry::Junk { content } => panic!("{}: {content}", file.display()),
                    _ => {}
                }
            }
        }
        locale
    }

    fn message(&mut self, message: &Message<String>) {
        let mut seen = Seen::default();
        message.value.iter().for_each(|pattern| seen.pattern(pattern));
        for attribute in &message.attributes {
            seen.pattern(&attribute.value);
            self.forms.insert(attribute.id.name.clone());
        }
        self.forms_asked.extend(seen.forms_asked);
        let id = message.id.name.clone();
        if self.variables.insert(id.clone(), seen.variables).is_some() {
            self.twice.push(id);
        }
    }
}

/// What one message mentions.
#[derive(Default)]
struct Seen {
    variables: BTreeSet<String>,
    forms_asked: BTreeSet<String>,
}

impl Seen {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
            }
            InlineExpression::FunctionReference { arguments, .. } => self.call(arguments),
            InlineExpression::TermReference { arguments: Some(arguments), .. } => self.call(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }

    fn call(&mut self, arguments: &CallArguments<String>) {
        // FORM is the one function there is that takes text.
        if let [_, InlineExpression::StringLiteral { value }] = arguments.positional.as_slice() {
            self.forms_asked.insert(value.clone());
        }
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

/// The ids of the sentences that docs/rules asks for: `rule-csa-14` for a line that begins `- **CSA-14**`.
fn numbered_rules() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for file in files_below(&project("docs/rules"), "md") {
        let text = fs::read_to_string(&file).expect("readable");
        for line in text.lines() {
            let Some((rule, _)) = line.strip_prefix("- **").and_then(|rest| rest.split_once("**")) else {
                continue;
            };
            let Some((book, number)) = rule.rsplit_once('-') else { continue };
            if number.parse::<u8>().is_ok() {
                let id = format!("rule-{}-{number}", book.to_ascii_lowercase());
                assert!(ids.insert(id), "{rule} is numbered twice");
            }
        }
    }
    ids
}

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn name(path: &Path) -> String {
    path.file_name().expect("a name").to_string_lossy().into_owned()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.expect("readable").path()).collect()
}

fn files_below(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let (folders, files): (Vec<_>, Vec<_>) = entries(folder).into_iter().partition(|path| path.is_dir());
    let below = folders.iter().flat_map(|folder| files_below(folder, extension));
    let here = files.into_iter().filter(|path| path.extension().is_some_and(|found| found == extension));
    here.chain(below).collect()
}
