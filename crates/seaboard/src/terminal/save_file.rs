//! Keeps the game: whatever ends the program, the game is in a file. Where nothing can be done any more, as when it is
//! killed, it is the file of the last round that was finished.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use game::Message;
use phrases::Phrasebook;

use crate::output::{Failure, file_trouble};

/// The exit code of a program ended by Ctrl+C.
const INTERRUPTED: i32 = 130;

/// The game as it would be written now, and where to.
struct Contents {
    text: String,
    /// The file, and whether it is this game's own.
    file: PathBuf,
    own: bool,
}

/// Keeps a game; shared with whoever hears Ctrl+C.
#[derive(Clone)]
pub(super) struct SaveFile(Arc<Mutex<Contents>>);

impl SaveFile {
    /// Keeps a new game in this file, or beside it where the file is another game's.
    pub(super) fn new_file(file: PathBuf, text: String) -> SaveFile {
        SaveFile(Arc::new(Mutex::new(Contents { text, file, own: false })))
    }

    /// Keeps a game in the file it comes from.
    pub(super) fn own_file(file: PathBuf, text: String) -> SaveFile {
        SaveFile(Arc::new(Mutex::new(Contents { text, file, own: true })))
    }

    /// Remembers how the game stands.
    pub(super) fn remember(&self, text: String) {
        self.contents().text = text;
    }

    /// Writes the game into its file.
    pub(super) fn save(&self) -> Result<PathBuf, Failure> {
        self.contents().save()
    }

    /// Writes the game into another file, which is its own from now on.
    pub(super) fn save_as(&self, file: PathBuf) -> Result<PathBuf, Failure> {
        let mut contents = self.contents();
        if contents.own && contents.file == file {
            return contents.save();
        }
        claim(&file)?;
        write(&file, &contents.text).inspect_err(|_| drop(fs::remove_file(&file)))?;
        (contents.file, contents.own) = (file, true);
        Ok(contents.file.clone())
    }

    /// Writes the game somewhere, come what may, and says where. Whether it is safe.
    pub(super) fn rescue(&self, book: &Phrasebook, saved: fn(&Path) -> Message) -> bool {
        let mut contents = self.contents();
        let trouble = match contents.save() {
            Ok(file) => {
                announce(&book.say(&saved(&file), &[]));
                return true;
            }
            Err(Failure(trouble)) => trouble,
        };
        announce(&book.say(&trouble, &[]));
        contents.own = false;
        contents.file =
            std::env::temp_dir().join(contents.file.file_name().unwrap_or("game.seaboard".as_ref()));
        match contents.save() {
            Ok(file) => announce(&book.say(&saved(&file), &[])),
            Err(_) => {
                announce(&book.say_id("terminal-saved-nowhere"));
                announce(&contents.text);
            }
        }
        false
    }

    /// Rescues the game when the program is told to end.
    /// Where the screen shows one player's secrets to others, they are wiped.
    pub(super) fn on_interrupt(&self, book: Phrasebook, private: bool) {
        let save_file = self.clone();
        // Where no such handler can be set, `quit` and the end of input still save.
        let _ = ctrlc::set_handler(move || {
            // Before a word is said: where the screen stands still, words wait, and the game must not.
            let _ = save_file.save();
            if private {
                super::screen::wipe();
            } else {
                announce("");
            }
            save_file.rescue(&book, say_saved);
            std::process::exit(INTERRUPTED);
        });
    }

    fn contents(&self) -> MutexGuard<'_, Contents> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Contents {
    fn save(&mut self) -> Result<PathBuf, Failure> {
        if !self.own {
            self.file = claim_beside(&self.file)?;
        }
        let written = write(&self.file, &self.text);
        if written.is_err() && !self.own {
            let _ = fs::remove_file(&self.file);
        }
        self.own |= written.is_ok();
        written.map(|()| self.file.clone())
    }
}

/// What `cargo xtask` sets to `xtask`, so that the program tells how to start it again in the same way.
const STARTED_BY: &str = "SEABOARD_STARTED_BY";

/// How one starts the program to play, and to look back.
fn commands() -> (&'static str, &'static str) {
    match std::env::var(STARTED_BY).as_deref() {
        Ok("xtask") => ("cargo xtask terminal", "cargo xtask replay"),
        _ => ("seaboard terminal", "seaboard replay"),
    }
}

/// Says where the game is, and how to go on.
pub(super) fn say_saved(file: &Path) -> Message {
    let command = format!("{} --resume {}", commands().0, typed(file));
    Message::new("terminal-saved").with("command", command)
}

/// Says where a finished game is, and how to look back.
pub(super) fn say_finished(file: &Path) -> Message {
    let command = format!("{} {}", commands().1, typed(file));
    Message::new("terminal-kept").with("path", typed(file)).with("command", command)
}

/// A path as one types it.
fn typed(file: &Path) -> String {
    let path = file.display().to_string();
    if path.contains(char::is_whitespace) { format!("'{path}'") } else { path }
}

/// Prints a line even where the main thread is waiting for input.
fn announce(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}

/// Makes the file, which must not be there yet.
fn claim(file: &Path) -> Result<(), Failure> {
    let made = OpenOptions::new().write(true).create_new(true).open(file);
    made.map(drop).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => {
            Failure(Message::new("terminal-file-exists").with("path", file.display().to_string()))
        }
        _ => file_trouble("terminal-cannot-save", file, &error),
    })
}

/// Makes this file or, where there is one already, the same with -2, -3, ... behind its name.
fn claim_beside(file: &Path) -> Result<PathBuf, Failure> {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let extension = file.extension().unwrap_or_default().to_string_lossy().into_owned();
    let numbered = (2..1000).map(|n| file.with_file_name(format!("{stem}-{n}.{extension}")));
    for candidate in std::iter::once(file.to_owned()).chain(numbered) {
        match claim(&candidate) {
            Ok(()) => return Ok(candidate),
            Err(Failure(message)) if message.id == "terminal-file-exists" => {}
            Err(trouble) => return Err(trouble),
        }
    }
    Err(Failure(Message::new("terminal-file-exists").with("path", file.display().to_string())))
}

/// Replaces the file by this text, in one step: it is never half written.
fn write(file: &Path, text: &str) -> Result<(), Failure> {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let draft = file.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
    let written = File::create(&draft)
        .and_then(|mut out| out.write_all(text.as_bytes()).and_then(|()| out.sync_all()))
        .and_then(|()| fs::rename(&draft, file));
    written.map_err(|error| {
        let _ = fs::remove_file(&draft);
        file_trouble("terminal-cannot-save", file, &error)
    })
}
