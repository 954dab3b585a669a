//! The languages say the same, and every numbered rule has its sentence.

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
fn what_only_terminals_say_the_app_does_not_ask_for() {
    // All crates that are part of the app.
    let crates = entries(&project("crates"))
        .into_iter()
        .filter(|path| !["seaboard", "python"].contains(&name(path).as_str()));
    let files = crates.flat_map(|path| files_below(&path.join("src"), "rs"));
    let code: String = files.map(|file| fs::read_to_string(file).expect("a source")).collect();
    assert!(code.contains("\"web-lost\""), "the app asks for sentences by their names");
    // These files are not sent to browsers.
    let left_out = |file: &&PathBuf| name(file).starts_with("terminal") || name(file) == "cli.ftl";
    let files = files_below(&project("locales/en"), "ftl");
    let files: Vec<&PathBuf> = files.iter().filter(left_out).collect();
    assert!(files.len() > 2);
    for file in files {
        let text = fs::read_to_string(file).expect("sentences");
        for id in text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id) {
            assert!(!code.contains(&format!("\"{id}\"")), "{id} of {}", name(file));
        }
    }
}

#[test]
fn one_text_of_a_language_is_enough() {
    for lang in Lang::ALL {
        let files = files_below(&project("locales").join(lang.code()), "ftl");
        let texts = files.iter().map(|file| fs::read_to_string(file).expect("sentences"));
        let book = Phrasebook::from_text(lang, &texts.collect::<Vec<_>>().join("\n"));
        let whole = Phrasebook::new(lang);
        for id in Locale::read(lang).variables.keys() {
            assert_eq!(book.say_id(id), whole.say_id(id), "{lang}: {id}");
        }
    }
}

#[test]
fn what_happened_can_be_said_to_the_reader() {
    for lang in Lang::ALL {
        let locale = Locale::read(lang);
        let tells = |id: &String| id.contains("-event-") || id.contains("-verdict-");
        let about_players = locale.variables.iter().filter(|(id, seen)| tells(id) && seen.contains("player"));
        for (id, _) in about_players {
            // Where the name stands before a colon, nothing bends with it.
            let before_colon = ["{}:", "{}\u{a0}:"];
            let stands_apart =
                locale.texts[id].iter().any(|text| before_colon.iter().any(|start| text.starts_with(start)));
            assert!(stands_apart || locale.said_to_reader.contains(id), "{lang}: {id}");
        }
        assert!(locale.said_to_reader.len() > 60);
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

#[test]
fn what_is_written_is_set_as_the_language_sets_it() {
    for lang in Lang::ALL {
        let mut slips = Vec::new();
        for (id, texts) in Locale::read(lang).texts {
            let found = texts.iter().flat_map(|text| slips_in(lang, text));
            slips.extend(found.filter(|slip| !MEANT.contains(&(&id, *slip))).map(|slip| (id.clone(), slip)));
        }
        assert!(slips.is_empty(), "{lang}: {slips:?}");
    }
}

#[test]
fn slips_of_the_pen_are_seen() {
    let check = |lang, text: &str, slip: Option<Slip>| {
        assert_eq!(slips_in(lang, text), Vec::from_iter(slip), "{lang}: {text}");
    };
    for text in ["Points : 3", "Encore ; oui", "Vraiment ?", "Non !", "« x\u{a0}»", "«\u{a0}x »", "3 %"] {
        check(Lang::Fr, text, Some(Slip::BreakingSpace));
        check(Lang::Fr, &text.replace(' ', "\u{a0}"), None);
        check(Lang::En, text, None);
    }
    for lang in Lang::ALL {
        check(lang, "l'or", Some(Slip::StraightApostrophe));
        check(lang, "п'ять", Some(Slip::StraightApostrophe));
        check(lang, "l’or, п’ять, 'x'", None);
        check(lang, "costs -1", Some(Slip::HyphenForMinus));
        check(lang, "-2", Some(Slip::HyphenForMinus));
        check(lang, "−1, 1-5, CSA-14, {}-14, --port 0", None);
        check(lang, "thinking …", Some(Slip::SpaceBeforeEllipsis));
        check(lang, "thinking\u{a0}…", Some(Slip::SpaceBeforeEllipsis));
        check(lang, "… thinking…", None);
    }
}

/// A sign that is not the one the language has.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Slip {
    BreakingSpace,
    StraightApostrophe,
    HyphenForMinus,
    SpaceBeforeEllipsis,
}

/// What looks like a slip and is none: words and notations to be typed.
const MEANT: [(&str, Slip); 2] =
    [("terminal-word-help", Slip::BreakingSpace), ("flaw-ob-card", Slip::HyphenForMinus)];

fn slips_in(lang: Lang, text: &str) -> Vec<Slip> {
    let letters: Vec<char> = text.chars().collect();
    let mut slips = Vec::new();
    for (i, &letter) in letters.iter().enumerate() {
        let before = i.checked_sub(1).map(|i| letters[i]);
        let after = letters.get(i + 1).copied();
        let slip = match letter {
            ' ' if lang == Lang::Fr
                && (after.is_some_and(|c| ":;?!»%".contains(c)) || before == Some('«')) =>
            {
                Slip::BreakingSpace
            }
            '\'' if before.is_some_and(char::is_alphabetic) && after.is_some_and(char::is_alphabetic) => {
                Slip::StraightApostrophe
            }
            '-' if after.is_some_and(|c| c.is_ascii_digit())
                && !before.is_some_and(|c| c.is_alphanumeric() || "-}".contains(c)) =>
            {
                Slip::HyphenForMinus
            }
            '…' if before.is_some_and(char::is_whitespace) => Slip::SpaceBeforeEllipsis,
            _ => continue,
        };
        slips.push(slip);
    }
    slips
}

#[test]
fn nothing_is_written_that_nobody_asks_for() {
    let sources = Sources::read();
    let english = Locale::read(Lang::En);
    let unasked: Vec<&String> = english
        .variables
        .keys()
        .filter(|id| !id.starts_with("rule-") && !sources.ask_for(id) && !english.mentioned.contains(*id))
        .collect();
    assert!(unasked.is_empty(), "{unasked:?}");
}

#[test]
fn a_sentence_nobody_asks_for_is_noticed() {
    let sources = Sources::read();
    for asked in [
        "player-n",
        "bot-admiral",
        "csa-about",
        "on-board-name",
        "analysis-kind-captain",
        "web-pace-slow",
        "rules-csa-section-8",
    ] {
        assert!(sources.ask_for(asked), "{asked}");
    }
    for unasked in [
        "player-m",
        "bot-emperor",
        "csb-about",
        "in-board-name",
        "analysis-kind-emperor",
        "csa-label-used",
        "web-csa-pace-slow",
        "rules-csa-section-99",
    ] {
        assert!(!sources.ask_for(unasked), "{unasked}");
    }
}

#[test]
fn names_that_are_put_together_are_put_together_somewhere() {
    let sources = Sources::read();
    for (template, _) in COMPOSED {
        assert!(sources.code.contains(&format!("\"{template}\"")), "{template}");
    }
    assert!(sources.code.contains(&format!("\"{SECTION}\"")), "{SECTION}");
}

const LEVELS: Filling = Filling::Of(&["deckhand", "helmsman", "navigator", "admiral"]);

/// What goes into a name that the code puts together.
enum Filling {
    /// The name of a game.
    Game,
    /// The letters before the numbers of a game's rules.
    Book,
    /// A kind of decisions.
    Kind,
    /// One of these.
    Of(&'static [&'static str]),
}

/// Names of sentences that the code puts together, and what goes into them.
const COMPOSED: [(&str, Filling); 16] = [
    ("analysis-kind-{kind}", Filling::Kind),
    ("analysis-mark-{mark}", Filling::Of(&["good", "inaccuracy", "mistake", "blunder"])),
    ("{game}-name", Filling::Game),
    ("{book}-about", Filling::Book),
    ("terminal-{book}-aim", Filling::Book),
    ("terminal-{book}-legend", Filling::Book),
    ("bot-{level}", LEVELS),
    ("csa-letter-{}", Filling::Of(&["yellow", "blue", "green", "orange", "black"])),
    ("cli-source-{text}", Filling::Of(&["fr", "uk", "en", "box"])),
    ("ob-sign-{}", Filling::Of(&["sun", "die", "glass"])),
    ("web-{game}-facts", Filling::Game),
    ("web-{game}-pitch", Filling::Game),
    ("web-{}-aim", Filling::Game),
    ("web-puzzle-level-{level}", Filling::Of(&["1", "2", "3", "4"])),
    ("web-pace-{}", Filling::Of(&["slow", "normal", "fast", "instant"])),
    ("web-seat-{level}", LEVELS),
];

/// Headings of the rules pages, each before a rule that there is.
const SECTION: &str = "rules-{book}-section-{number}";

/// What may ask for a sentence: the code that runs, without its tests.
struct Sources {
    code: String,
    rules: BTreeSet<String>,
    games: BTreeSet<String>,
    kinds: BTreeSet<String>,
}

impl Sources {
    fn read() -> Sources {
        let mut files = files_below(&project("xtask/src"), "rs");
        for folder in entries(&project("crates")) {
            files.extend(files_below(&folder.join("src"), "rs"));
        }
        files.extend(entries(&project("crates/web/static")));
        // Lessons are data, and name what they say.
        files.extend(files_below(&project("lessons"), "json"));
        files.retain(|file| !file.components().any(|part| part.as_os_str() == "tests"));
        let code: Vec<String> =
            files.iter().map(|file| fs::read_to_string(file).expect("readable")).collect();
        Sources { code: code.concat(), rules: numbered_rules(), games: games(), kinds: kinds() }
    }

    fn ask_for(&self, id: &str) -> bool {
        let composed = |(template, filling): &(&str, Filling)| {
            let (start, rest) = template.split_once('{').expect("something to fill in");
            let (_, end) = rest.split_once('}').expect("something to fill in");
            let filled = id.strip_prefix(start).and_then(|rest| rest.strip_suffix(end));
            filled.is_some_and(|filled| self.fills(filling, filled))
        };
        self.code.contains(&format!("\"{id}\""))
            || COMPOSED.iter().any(composed)
            || id.starts_with("rules-")
                && self.rules.contains(&id.replacen("rules-", "rule-", 1).replace("-section", ""))
    }

    fn fills(&self, filling: &Filling, word: &str) -> bool {
        match filling {
            Filling::Game => self.games.contains(word),
            // A book's rules are numbered from one on.
            Filling::Book => self.rules.contains(&format!("rule-{word}-1")),
            Filling::Kind => self.kinds.contains(word),
            Filling::Of(words) => words.contains(&word),
        }
    }
}

/// What the files of one language hold.
#[derive(Default)]
pub(crate) struct Locale {
    /// The texts of every message, `{}` standing for what is put into them.
    pub(crate) texts: BTreeMap<String, Vec<String>>,
    /// Messages that stand in others.
    mentioned: BTreeSet<String>,
    /// The variables of every message.
    variables: BTreeMap<String, BTreeSet<String>>,
    /// Messages that are written more than once.
    twice: Vec<String>,
    /// Messages with a form for a reader who is the player in them.
    said_to_reader: BTreeSet<String>,
    /// The forms that words have.
    forms: BTreeSet<String>,
    /// The forms that sentences ask for.
    forms_asked: BTreeSet<String>,
}

impl Locale {
    pub(crate) fn read(lang: Lang) -> Locale {
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
            if attribute.id.name == "player-you" {
                self.said_to_reader.insert(message.id.name.clone());
            }
        }
        self.forms_asked.extend(seen.forms_asked);
        self.mentioned.extend(seen.messages);
        let id = message.id.name.clone();
        self.texts.insert(id.clone(), seen.texts);
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
    messages: BTreeSet<String>,
    texts: Vec<String>,
}

impl Seen {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        let mut text = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text += value,
                PatternElement::Placeable { expression } => {
                    text += "{}";
                    self.expression(expression);
                }
            }
        }
        self.texts.push(text);
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
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.clone());
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

/// The names of the games, each of which has its rules in docs/rules.
fn games() -> BTreeSet<String> {
    let files = files_below(&project("docs/rules"), "md");
    files.iter().map(|file| name(&file.with_extension(""))).collect()
}

/// Every kind of decisions that an `Advise::kind` of the bots names.
fn kinds() -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    for file in files_below(&project("crates/bots/src"), "rs") {
        let text = fs::read_to_string(&file).expect("readable");
        for rest in text.split("    fn kind(").skip(1) {
            let (body, _) = rest.split_once("\n    }\n").expect("an end of the function");
            // Whatever stands between quotes.
            kinds.extend(body.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }
    kinds
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
