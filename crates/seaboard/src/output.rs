//! What the program prints: sentences in the reader's language, and what goes wrong; and the files it reads.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;

use game::{Decimal, Flaw, Message};
use phrases::{Lang, Phrasebook};
use table::LARGEST_FILE;

/// The exit code where something stops the program.
pub(crate) const FAILED: u8 = 2;

/// Something that stops the program: one clear line, and [`FAILED`].
#[derive(Debug)]
pub(crate) struct Failure(pub(crate) Message);

impl From<Message> for Failure {
    fn from(message: Message) -> Failure {
        Failure(message)
    }
}

impl From<Flaw> for Failure {
    fn from(flaw: Flaw) -> Failure {
        Failure(flaw.message())
    }
}

/// Says everything in one language.
pub(crate) struct Output {
    pub(crate) book: Phrasebook,
    /// What `--lang` asked for, where there is no such language.
    unknown: Option<String>,
}

impl Output {
    /// The language that the program was started with. Paths need not be Unicode; only the language is looked for.
    pub(crate) fn of_program() -> Output {
        Output::from_args(std::env::args_os().map(|arg| arg.to_string_lossy().into_owned()))
    }

    /// The language of `--lang`, else of the environment. Found before the arguments are parsed, so that what is wrong with
    /// them can be said in it.
    pub(crate) fn from_args(args: impl Iterator<Item = String>) -> Output {
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
        Output { book: Phrasebook::new(spoken), unknown }
    }

    /// Whether the language asked for is one we speak.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        match &self.unknown {
            Some(value) => {
                let known = Lang::ALL.map(Lang::code).join(", ");
                let reason = Message::new("cli-unknown-language").with("value", value.as_str());
                Err(Failure(reason.with("known", known)))
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

    /// A number with decimals, for a table.
    pub(crate) fn decimal(&self, number: Decimal) -> String {
        self.book.decimal(number)
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
    print_bytes(text.as_bytes());
}

/// The same, where it is no text.
pub(crate) fn print_bytes(bytes: &[u8]) {
    let out = &mut std::io::stdout().lock();
    match out.write_all(bytes).and_then(|()| out.flush()) {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => std::process::exit(0),
        Err(error) => {
            // Whoever wants the output must not take what there is of it for all.
            let message = Message::new("cli-cannot-print").with("detail", error.to_string());
            Output::of_program().complain(&message);
            std::process::exit(FAILED.into());
        }
    }
}

/// A file's text, or what is wrong with reading it. Some files never end: what is larger than any of ours is not read further.
pub(crate) fn read_file(path: &Path) -> Result<String, Failure> {
    String::from_utf8(read_bytes(path)?).map_err(|error| {
        file_trouble("cli-cannot-read", path, &io::Error::new(ErrorKind::InvalidData, error.utf8_error()))
    })
}

/// The same, where it is no text.
pub(crate) fn read_bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let bytes = read_at_most(path, LARGEST_FILE as u64 + 1)?;
    match bytes.len() > LARGEST_FILE {
        true => Err(in_file(path, table::too_large_message())),
        false => Ok(bytes),
    }
}

/// The first so many bytes of a file.
pub(crate) fn read_at_most(path: &Path, most: u64) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(most).read_to_end(&mut bytes))
        .map_err(|error| file_trouble("cli-cannot-read", path, &error))?;
    Ok(bytes)
}

/// What is wrong inside a file.
pub(crate) fn in_file(path: &Path, reason: Message) -> Failure {
    Failure(Message::new("cli-in-file").with("path", path.display().to_string()).with("reason", reason))
}

/// What went wrong with a file.
pub(crate) fn file_trouble(id: &'static str, path: &Path, error: &std::io::Error) -> Failure {
    let message = Message::new(id).with("path", path.display().to_string());
    Failure(message.with("detail", error.to_string()))
}
