//! The file a game is kept in: a TOML header, a line of three dashes, then one entry a line.
//!
//! ```text
//! seaboard = 1
//! game = "come-sail-away"
//! rules = 1
//!
//! [[players]]
//! name = "Ada"
//! kind = "person"
//! ...
//! ---
//! 1 play 17
//! 2 play 3
//! 1 undo
//! 2 resign
//! ```
//!
//! An entry is a seat and what it did: an action in the game's notation, or one of the table's own words. `undo` takes back
//! the seat's last action; `rewind`, at a practice table, goes back to before it; `resign` ends the game, so nothing follows.

use std::fmt;

use game::{Arg, Flaw, Game, Message, Parts, Seat};
use serde::{Deserialize, Serialize};

use crate::{BadTable, Entry, NoAct, Player, Table};

/// The version of the file format.
const FORMAT: u32 = 1;

/// The line between header and entries.
const RULE: &str = "---";

/// An error quotes no more of a file than this.
const LONGEST_QUOTE: usize = 200;

/// Why a file cannot be loaded, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: Message,
}

impl LoadError {
    fn new(line: usize, reason: Message) -> LoadError {
        LoadError { line, reason: tame(reason) }
    }

    /// For text that holds no game of ours, nor the remains of one.
    fn foreign() -> LoadError {
        LoadError::new(1, Message::new("file-not-seaboard"))
    }

    /// The error as a sentence that names the line.
    pub fn message(&self) -> Message {
        Message::new("file-error").with("line", self.line).with("reason", self.reason.clone())
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl std::error::Error for LoadError {}

/// What is quoted may come from anybody and end up in a terminal: short, and nothing that steers one.
fn tame(mut message: Message) -> Message {
    let printable = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    for (_, arg) in &mut message.args {
        match arg {
            Arg::Text(text) => *text = text.chars().take(LONGEST_QUOTE).map(printable).collect(),
            Arg::Message(inner) => *inner = tame(inner.clone()),
            Arg::Number(_) | Arg::Seat(_) | Arg::Rule(_) => {}
        }
    }
    message
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "what `Beginning` has read is named here too, since no other field is let in")]
struct Header<O, D> {
    seaboard: u32,
    game: String,
    rules: u32,
    #[serde(default)]
    practice: bool,
    players: Vec<Player>,
    components: ComponentsHeader,
    options: O,
    deal: D,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ComponentsHeader {
    fingerprint: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    file: Option<String>,
}

/// The sections of a header, which stay the same from the first entry to the last.
#[derive(Serialize)]
struct Sections<'a, O, D> {
    players: &'a [Player],
    components: ComponentsHeader,
    options: &'a O,
    deal: &'a D,
}

/// The sections of a header as text. Options and deals are the game's own data, which might be such that TOML cannot hold it.
pub(crate) fn sections<G: Game>(game: &G, deal: &G::Deal, players: &[Player]) -> Result<String, Flaw> {
    let parts = game.parts();
    let components = ComponentsHeader {
        fingerprint: parts.fingerprint.clone(),
        // With one kind of line ending, so that the file survives editors that change them all.
        file: (!parts.built_in).then(|| parts.text.replace("\r\n", "\n")),
    };
    let sections = Sections { players, components, options: game.options(), deal };
    toml::to_string(&sections).map_err(|error| {
        Flaw::new("header", Message::new("flaw-unwritten").with("detail", error.to_string()))
    })
}

/// As much of a header as every version and every game has.
#[derive(Deserialize)]
struct Beginning {
    seaboard: u32,
    game: String,
    rules: Option<u32>,
}

/// The name of the game a file holds, for whoever must choose the type to load it as.
pub fn game_of(text: &str) -> Result<String, LoadError> {
    let (header, _) = split(text)?;
    beginning(header).map(|beginning| beginning.game)
}

/// Header and entries; the entries begin with the line of dashes.
fn split(text: &str) -> Result<(&str, &str), LoadError> {
    // Some editors put this mark before everything.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if line.trim_end() == RULE {
            return Ok((&text[..start], &text[start..]));
        }
        start += line.len();
    }
    match line_of(text, "seaboard") {
        Some(_) => Err(LoadError::new(text.lines().count(), Message::new("file-no-entries"))),
        None => Err(LoadError::foreign()),
    }
}

fn beginning(header: &str) -> Result<Beginning, LoadError> {
    let line = line_of(header, "seaboard");
    let beginning: Beginning = toml::from_str(header).map_err(|error| match line {
        Some(_) => bad_toml(header, &error),
        None => LoadError::foreign(),
    })?;
    if beginning.seaboard != FORMAT {
        let reason = Message::new("file-format").with("value", beginning.seaboard).with("expected", FORMAT);
        return Err(LoadError::new(line.unwrap_or(1), reason));
    }
    Ok(beginning)
}

fn bad_toml(header: &str, error: &toml::de::Error) -> LoadError {
    let start = error.span().map_or(0, |span| span.start);
    let line = header.get(..start).unwrap_or(header).matches('\n').count() + 1;
    LoadError::new(line, Message::new("file-header").with("detail", error.message().replace('\n', " ")))
}

/// The line on which a field or a section of the header stands.
fn line_of(header: &str, field: &str) -> Option<usize> {
    line_after(header, 0, field)
}

/// The same, below this line.
fn line_after(header: &str, start: usize, field: &str) -> Option<usize> {
    let heads = |line: &str| line.trim() == format!("[{field}]");
    let mut below = header.lines().zip(1..).skip(start);
    below.find(|(line, _)| names(line, field) || heads(line)).map(|(_, number)| number)
}

/// Whether a line gives this field its value.
fn names(line: &str, field: &str) -> bool {
    line.split_once('=').is_some_and(|(name, _)| name.trim() == field)
}

/// The line on which this field of this player stands, or where the player's entry begins; players are counted from 0.
fn line_of_player(header: &str, place: usize, field: &str) -> Option<usize> {
    let mut lines = header.lines().zip(1..);
    let (_, head) = lines.by_ref().filter(|(line, _)| line.trim() == "[[players]]").nth(place)?;
    let mut entry = lines.take_while(|(line, _)| !line.starts_with('['));
    let named = entry.find(|(line, _)| names(line, field));
    Some(named.map_or(head, |(_, line)| line))
}

/// The error for a flaw of the players or the deal.
fn bad_table(header: &str, BadTable(flaw): &BadTable) -> LoadError {
    let place = flaw.field.strip_prefix("players").map(|rest| rest.trim_start().split_once('.'));
    let line = place.and_then(|named| {
        let (number, field) = named.unwrap_or(("1", ""));
        line_of_player(header, number.parse::<usize>().ok()?.checked_sub(1)?, field)
    });
    line.map_or_else(|| flawed(header, flaw, "deal"), |line| LoadError::new(line, flaw.message()))
}

/// The error for a flaw; where its field is not to be found, it is in this section.
fn flawed(header: &str, flaw: &Flaw, section: &str) -> LoadError {
    let field = flaw.field.split([' ', '.']).next().unwrap_or_default();
    // The header has fields of the same name as some options.
    let section = line_of(header, section);
    let inside = section.and_then(|start| line_after(header, start, field));
    let line = inside.or_else(|| line_of(header, field)).or(section);
    LoadError::new(line.unwrap_or(1), flaw.message())
}

impl<G: Game> Table<G> {
    /// The game as a readable text, from which [`Table::from_text`] makes the same table again.
    pub fn to_text(&self) -> String {
        let mut text = self.header();
        text.push_str(RULE);
        text.push('\n');
        for entry in &self.log {
            text.push_str(&match entry {
                Entry::Act(seat, action) => format!("{seat} {action}\n"),
                Entry::Undo(seat) => format!("{seat} undo\n"),
                Entry::Rewind(seat) => format!("{seat} rewind\n"),
                Entry::Resign(seat) => format!("{seat} resign\n"),
            });
        }
        text
    }

    /// The text above the line of dashes.
    pub(crate) fn header(&self) -> String {
        let practice = if self.practice { "practice = true\n" } else { "" };
        let (id, rules, sections) = (G::ID, G::RULES, &self.sections);
        format!("seaboard = {FORMAT}\ngame = \"{id}\"\nrules = {rules}\n{practice}\n{sections}")
    }

    /// Loads a game, playing every entry by the rules. Blank lines and lines after `#` are left out.
    pub fn from_text(text: &str) -> Result<Self, LoadError> {
        let (header_text, entries) = split(text)?;
        let beginning = beginning(header_text)?;
        let mismatch = |field: &str, id, found: String, expected: String| {
            let reason = Message::new(id).with("value", found).with("expected", expected);
            Err(LoadError::new(line_of(header_text, field).unwrap_or(1), reason))
        };
        if beginning.game != G::ID {
            return mismatch("game", "file-game", beginning.game, G::ID.to_owned());
        }
        if beginning.rules != Some(G::RULES) {
            let found = beginning.rules.map_or("?".to_owned(), |n| n.to_string());
            return mismatch("rules", "file-rules", found, G::RULES.to_string());
        }
        let mut table = Self::from_header(header_text)?;
        let first = header_text.lines().count() + 1;
        for (number, line) in entries.lines().enumerate().skip(1) {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty() {
                table.enter(line).map_err(|reason| LoadError::new(first + number, reason))?;
            }
        }
        Ok(table)
    }

    fn from_header(text: &str) -> Result<Self, LoadError> {
        let header: Header<G::Options, G::Deal> =
            toml::from_str(text).map_err(|error| bad_toml(text, &error))?;
        let wanted = header.components.fingerprint.as_str();
        let (parts, section) = match &header.components.file {
            Some(file) => (Parts::File(file), "components"),
            None => (Parts::Fingerprint(wanted), "options"),
        };
        let game = G::new(header.options, parts).map_err(|flaw| flawed(text, &flaw, section))?;
        let found = game.parts().fingerprint.as_str();
        if found != wanted {
            let reason = Message::new("file-fingerprint").with("value", wanted).with("expected", found);
            return Err(LoadError::new(line_of(text, "fingerprint").unwrap_or(1), reason));
        }
        let mut table =
            Table::new(game, header.deal, header.players).map_err(|error| bad_table(text, &error))?;
        table.practice = header.practice;
        Ok(table)
    }

    /// Carries out one line of the file.
    fn enter(&mut self, line: &str) -> Result<(), Message> {
        let unknown = || Message::new("file-entry").with("value", line);
        let (number, what) = line.split_once(' ').ok_or_else(unknown)?;
        let number: usize = number.parse().map_err(|_| unknown())?;
        let seat =
            number.checked_sub(1).and_then(Seat::new).filter(|seat| seat.index() < self.game.players());
        let seat = seat.ok_or_else(|| Message::new("file-seat").with("value", number))?;
        match what.trim() {
            "undo" => self.undo(seat).map_err(|reason| reason.message()),
            "rewind" => self.rewind(seat).map_err(|reason| reason.message()),
            "resign" => self.resign(seat).map_err(|reason| reason.message()),
            notation => {
                let action = notation.parse().map_err(|_| unknown())?;
                self.act(seat, action).map_err(|reason| match reason {
                    NoAct::Against(rule) => {
                        Message::new("file-refused").with("value", notation).with("rule", rule)
                    }
                    NoAct::Resigned => reason.message(),
                })
            }
        }
    }
}
