//! The file a game is kept in: a TOML header, a line of three dashes, then one entry a line.
//!
//! ```text
//! seaboard = 2
//! game = "come-sail-away"
//! rules = 2
//! chance = "00000000000000a7"
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
//! An entry is a seat and what it did, as [`Entry`] writes it: an action in the game's notation, or one of the table's own
//! words. `undo` takes back the seat's last action; `rewind`, at a practice table, goes back to before it, whatever happened since, and
//! `takeback` does so by the will of all; `resign` and `timeout` lose the game for the seat and end it, so nothing follows; `player` says
//! who decides at the seat from now on.
//!
//! Above the line of dashes there may be a `[proof]`: how a server made the deal (see [`Proof`]).
//!
//! The first format had neither `chance` nor `player` (who plays was rewritten in the header), nor times; it is still read.

use std::fmt::Write;
use std::sync::Arc;

use game::data::{self, NotRead};
use game::{Arg, Flaw, Game, Message, ParseError};
use serde::{Deserialize, Serialize};

use crate::{ComponentSource, Entry, EntryError, GameSetup, Player, Proof, Table};

/// The version of the file format. Earlier ones are read for ever.
const FORMAT: u32 = 2;

/// No file is larger than this, in bytes. The longest game that was ever played takes a hundredth of it.
pub const LARGEST_FILE: usize = 4 << 20;

/// The line between header and entries.
const SEPARATOR: &str = "---";

/// An error quotes no more of a file than this.
const LONGEST_QUOTE: usize = 200;

/// Why a file cannot be loaded, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadError {
    line: usize,
    reason: Message,
}

impl LoadError {
    fn new(line: usize, reason: Message) -> LoadError {
        LoadError { line, reason: sanitized(reason) }
    }

    /// For a file of a game that nobody here knows: this text names it.
    pub fn unknown_game(text: &str, reason: Message) -> LoadError {
        LoadError::new(line_of(text, "game").unwrap_or(1), reason)
    }

    /// For text that holds no game of ours, nor the remains of one.
    fn foreign() -> LoadError {
        LoadError::new(1, Message::new("file-not-seaboard"))
    }

    /// The line of the file, counted from 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// What is wrong there. Nothing that it quotes is long, and nothing steers a terminal.
    pub fn reason(&self) -> &Message {
        &self.reason
    }

    /// The error as a sentence that names the line.
    pub fn message(&self) -> Message {
        Message::new("file-error").with("line", self.line).with("reason", self.reason.clone())
    }
}

crate::errors_by_message!(LoadError);

/// What is quoted may come from anybody and end up in a terminal: short, and nothing that steers one.
fn sanitized(mut message: Message) -> Message {
    let printable = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    for (_, arg) in &mut message.args {
        match arg {
            Arg::Text(text) => *text = text.chars().take(LONGEST_QUOTE).map(printable).collect(),
            Arg::Message(inner) => *inner = sanitized(inner.clone()),
            Arg::Number(_) | Arg::Decimal(_) | Arg::Seat(_) | Arg::Rule(_) => {}
        }
    }
    message
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "what `HeaderStart` has read is named here too, since no other field is let in")]
struct Header<O, D> {
    seaboard: u32,
    game: String,
    rules: u32,
    #[serde(rename = "chance")]
    seed: Option<String>,
    #[serde(default)]
    practice: bool,
    players: Vec<Player>,
    components: ComponentSource,
    options: O,
    deal: D,
    proof: Option<Proof>,
}

/// The sections of a header, which stay the same from the first entry to the last.
#[derive(Serialize)]
struct Sections<'a, O, D> {
    players: &'a [Player],
    components: ComponentSource,
    options: &'a O,
    deal: &'a D,
}

/// The sections of a header as text. Options and deals are the game's own data, which might be such that TOML cannot hold it.
pub(crate) fn sections<G: Game>(game: &G, deal: &G::Deal, players: &[Player]) -> Result<String, Flaw> {
    let components = ComponentSource::of(game);
    let sections = Sections { players, components, options: game.options(), deal };
    let written = toml::to_string(&sections).map_err(|error| {
        Flaw::new("header", Message::new("flaw-unwritten").with("detail", error.to_string()))
    });
    // It stays as long as the table does.
    written.map(|text| text.into_boxed_str().into_string())
}

/// As much of a header as every version and every game has.
#[derive(Deserialize)]
struct HeaderStart {
    seaboard: u32,
    game: String,
    rules: Option<u32>,
}

/// The name of the game a file holds, for whoever must choose the type to load it as.
pub fn game_name_of_file(text: &str) -> Result<String, LoadError> {
    let (header, _) = split(text)?;
    header_start(header).map(|start| start.game)
}

/// Header and entries; the entries begin with the line of dashes.
fn split(text: &str) -> Result<(&str, &str), LoadError> {
    if text.len() > LARGEST_FILE {
        return Err(LoadError::new(1, too_large_message()));
    }
    // Some editors put this mark before everything.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        if line.trim_end() == SEPARATOR {
            return Ok((&text[..start], &text[start..]));
        }
        start += line.len();
    }
    match line_of(text, "seaboard") {
        Some(_) => Err(LoadError::new(text.lines().count(), Message::new("file-no-entries"))),
        None => Err(LoadError::foreign()),
    }
}

/// Says that a file is larger than any game: for whoever reads one and must stop in time.
pub fn too_large_message() -> Message {
    Message::new("file-too-large").with("megabytes", LARGEST_FILE >> 20)
}

fn header_start(header: &str) -> Result<HeaderStart, LoadError> {
    let line = line_of(header, "seaboard");
    // It stands above all sections, which are long. Whoever wrote the file by hand may have broken lines there.
    let above = header.find("\n[").and_then(|sections| header.get(..sections)).unwrap_or(header);
    let start = data::from_toml(above).or_else(|_| data::from_toml(header));
    let start: HeaderStart = start.map_err(|error| match line {
        Some(_) => bad_toml(header, &error),
        None => LoadError::foreign(),
    })?;
    if !(1..=FORMAT).contains(&start.seaboard) {
        let reason = Message::new("file-format").with("value", start.seaboard).with("expected", FORMAT);
        return Err(LoadError::new(line.unwrap_or(1), reason));
    }
    Ok(start)
}

fn bad_toml(header: &str, error: &NotRead) -> LoadError {
    let reason = Message::new("file-header").with("detail", error.detail.as_str());
    LoadError::new(error.line(header), reason)
}

/// The line on which a field or a section of the header stands.
fn line_of(header: &str, field: &str) -> Option<usize> {
    line_after(header, 0, field)
}

/// The same, below this line.
fn line_after(header: &str, start: usize, field: &str) -> Option<usize> {
    let heads = |line: &str| line.trim() == format!("[{field}]");
    let mut below = header.lines().zip(1..).skip(start);
    below.find(|(line, _)| sets_field(line, field) || heads(line)).map(|(_, number)| number)
}

/// Whether a line gives this field its value.
fn sets_field(line: &str, field: &str) -> bool {
    line.split_once('=').is_some_and(|(name, _)| name.trim() == field)
}

/// The line on which this field of this player stands, or where the player's section begins; players are counted from 0.
fn line_of_player(header: &str, index: usize, field: &str) -> Option<usize> {
    let mut lines = header.lines().zip(1..);
    let (_, head) = lines.by_ref().filter(|(line, _)| line.trim() == "[[players]]").nth(index)?;
    let mut section = lines.take_while(|(line, _)| !line.starts_with('['));
    let named = section.find(|(line, _)| sets_field(line, field));
    Some(named.map_or(head, |(_, line)| line))
}

/// The error for a flaw of the players or the deal.
fn bad_table(header: &str, flaw: &Flaw) -> LoadError {
    let player = flaw.field.strip_prefix("players").map(|rest| rest.trim_start().split_once('.'));
    let line = player.and_then(|named| {
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

/// How a game is made from what the header says of it.
type MakeGame<G> = fn(GameSetup<<G as Game>::Options>) -> Result<Arc<G>, Flaw>;

impl<G: Game> Table<G> {
    /// The game as a readable text, from which [`Table::from_text`] makes the same table again.
    pub fn to_text(&self) -> String {
        let mut text = self.header();
        text.push_str(SEPARATOR);
        text.push('\n');
        for entry in &self.log {
            // Writing to a string does not fail.
            let _ = writeln!(text, "{entry}");
        }
        text
    }

    /// The text above the line of dashes.
    fn header(&self) -> String {
        let practice = if self.practice { "practice = true\n" } else { "" };
        let (id, rules, seed, sections) = (G::ID, self.game.rules_version(), self.seed, &self.sections);
        let proof = self.proof.as_ref().map(Proof::section).unwrap_or_default();
        format!(
            "seaboard = {FORMAT}\ngame = \"{id}\"\nrules = {rules}\nchance = \"{seed:016x}\"\n{practice}\n{sections}{proof}"
        )
    }

    /// Loads a game, playing every entry by the rules. Blank lines and lines after `#` are left out.
    pub fn from_text(text: &str) -> Result<Self, LoadError> {
        Self::from_text_by(text, GameSetup::game)
    }

    /// The same, but the game is the one that other tables play, if they play the same.
    pub fn from_text_sharing(text: &str) -> Result<Self, LoadError> {
        Self::from_text_by(text, GameSetup::shared_game)
    }

    fn from_text_by(text: &str, make: MakeGame<G>) -> Result<Self, LoadError> {
        let (header_text, entries) = split(text)?;
        let start = header_start(header_text)?;
        let mismatch = |field: &str, id, found: String, expected: String| {
            let reason = Message::new(id).with("value", found).with("expected", expected);
            Err(LoadError::new(line_of(header_text, field).unwrap_or(1), reason))
        };
        if start.game != G::ID {
            return mismatch("game", "file-game", start.game, G::ID.to_owned());
        }
        if !start.rules.is_some_and(|rules| (1..=G::RULES_VERSION).contains(&rules)) {
            let found = start.rules.map_or("?".to_owned(), |n| n.to_string());
            return mismatch("rules", "file-rules", found, G::RULES_VERSION.to_string());
        }
        let mut table = Self::from_header(header_text, make)?;
        let first = header_text.lines().count() + 1;
        for (number, line) in entries.lines().enumerate().skip(1) {
            let line = line.split('#').next().unwrap_or_default().trim();
            if !line.is_empty() {
                table.enter_line(line).map_err(|reason| LoadError::new(first + number, reason))?;
            }
        }
        Ok(table)
    }

    fn from_header(text: &str, make: MakeGame<G>) -> Result<Self, LoadError> {
        let header: Header<G::Options, G::Deal> =
            data::from_toml(text).map_err(|error| bad_toml(text, &error))?;
        let section = if header.components.file.is_some() { "components" } else { "options" };
        let setup = GameSetup { rules: header.rules, options: header.options, components: header.components };
        let game = make(setup).map_err(|flaw| flawed(text, &flaw, section))?;
        let mut table =
            Table::new(game, header.deal, header.players).map_err(|flaw| bad_table(text, &flaw))?;
        table.practice = header.practice;
        if let Some(seed) = &header.seed {
            let wrong = |_| Message::new("file-chance").with("value", seed.as_str());
            let line = line_of(text, "chance").unwrap_or(1);
            table.seed =
                u64::from_str_radix(seed, 16).map_err(wrong).map_err(|why| LoadError::new(line, why))?;
        }
        match header.proof {
            Some(proof) => table.with_proof(proof).map_err(|flaw| flawed(text, &flaw, "proof")),
            None => Ok(table),
        }
    }

    /// Makes the entry on this line.
    fn enter_line(&mut self, line: &str) -> Result<(), Message> {
        let entry: Entry<G::Action> = line.parse().map_err(|error: ParseError| match error.expected {
            "seat" => Message::new("file-seat").with("value", line.split(' ').next().unwrap_or_default()),
            _ => Message::new("file-entry").with("value", line),
        })?;
        let written = entry.deed.to_string();
        self.enter(entry).map_err(|reason| match reason {
            EntryError::Refused(rule) => {
                Message::new("file-refused").with("value", written).with("rule", rule)
            }
            reason => reason.message(),
        })
    }
}
