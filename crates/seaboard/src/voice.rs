//! What the program says, in the reader's language.

use std::fmt::Display;
use std::io::Write;
use std::path::Path;

use game::{Flaw, Message};
use phrases::{Lang, Phrasebook};

/// Something that stops the program: one clear line, exit code 2.
#[derive(Debug)]
pub(crate) struct Complaint(pub(crate) Message);

impl From<Message> for Complaint {
    fn from(message: Message) -> Complaint {
        Complaint(message)
    }
}

impl From<Flaw> for Complaint {
    fn from(flaw: Flaw) -> Complaint {
        Complaint(flaw.message())
    }
}

/// The program's voice.
pub(crate) struct Voice {
    pub(crate) book: Phrasebook,
    /// What `--lang` asked for, where there is no such language.
    unknown: Option<String>,
}

impl Voice {
    /// The language of `--lang`, else of the environment. Found before the arguments are parsed, so that what is wrong with
    /// them can be said in it.
    pub(crate) fn from_args(args: impl Iterator<Item = String>) -> Voice {
        let args: Vec<String> = args.collect();
        let after = args.iter().position(|arg| arg == "--lang").and_then(|i| args.get(i + 1));
        let joined = args.iter().find_map(|arg| arg.strip_prefix("--lang="));
        let asked = after.map(String::as_str).or(joined);
        let lang = asked.map(str::parse::<Lang>);
        let spoken = match &lang {
            Some(Ok(lang)) => *lang,
            _ => Lang::from_env(|name| std::env::var(name).ok()),
        };
        let unknown = matches!(lang, Some(Err(_))).then(|| asked.unwrap_or_default().to_owned());
        Voice { book: Phrasebook::new(spoken), unknown }
    }

    /// Whether the language asked for is one we speak.
    pub(crate) fn check(&self) -> Result<(), Complaint> {
        match &self.unknown {
            Some(value) => {
                let known = Lang::ALL.map(Lang::code).join(", ");
                let reason = Message::new("cli-unknown-language").with("value", value.as_str());
                Err(Complaint(reason.with("known", known)))
            }
            None => Ok(()),
        }
    }

    /// A sentence without players in it.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.book.say(message, &[])
    }

    /// A sentence of this name.
    pub(crate) fn id(&self, id: &str) -> String {
        self.book.say_id(id)
    }

    /// One line on the error output, if there still is one. It may quote a file of anybody's: nothing in it steers a terminal.
    pub(crate) fn complain(&self, message: &Message) {
        let line = self.say(message).replace(char::is_control, " ");
        let _ = writeln!(std::io::stderr(), "seaboard: {line}");
    }
}

/// A number with a proper minus sign.
pub(crate) fn signed(number: impl Display) -> String {
    number.to_string().replace('-', "−")
}

/// Prints to standard output. Whoever reads it may have stopped reading; then so do we.
pub(crate) fn print(text: &str) {
    let out = &mut std::io::stdout().lock();
    if out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_err() {
        std::process::exit(0);
    }
}

/// A file's text, or what is wrong with reading it.
pub(crate) fn read_file(path: &Path) -> Result<String, Complaint> {
    std::fs::read_to_string(path).map_err(|error| file_trouble("cli-cannot-read", path, &error))
}

/// What is wrong inside a file.
pub(crate) fn in_file(path: &Path, reason: Message) -> Complaint {
    Complaint(Message::new("cli-in-file").with("path", path.display().to_string()).with("reason", reason))
}

/// What went wrong with a file.
pub(crate) fn file_trouble(id: &'static str, path: &Path, error: &std::io::Error) -> Complaint {
    let message = Message::new(id).with("path", path.display().to_string());
    Complaint(message.with("detail", error.to_string()))
}
