//! The screen: what all games show in the same way.

use std::fmt::Display;
use std::io::{IsTerminal, Write};

use anstyle::{AnsiColor, Style};
use game::{Message, Rule, Seat};
use table::{Picture, Player};

use super::draw::Draw;
use super::final_choices::{FinalChoices, SIGN};
use super::text::{Text, WIDTH, columns, cut, wrapped};
use crate::output::{Output, signed};

/// For what stands back.
pub(crate) const DIM: Style = Style::new().dimmed();
/// For what stands out.
pub(crate) const BOLD: Style = Style::new().bold();
/// For what can be chosen.
pub(crate) const CHOICE: Style = AnsiColor::Cyan.on_default().bold();

/// Puts words and drawings on the screen.
pub(crate) struct Screen<'a> {
    pub(crate) output: &'a Output,
    names: Vec<String>,
    wipes: bool,
}

impl<'a> Screen<'a> {
    /// The screen of a table with these players.
    pub(crate) fn new(output: &'a Output, names: &[String]) -> Screen<'a> {
        Screen { output, names: names.to_vec(), wipes: can_wipe() }
    }

    /// A sentence.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.output.book.say(message, &self.names)
    }

    /// A sentence that nothing goes into.
    pub(crate) fn id(&self, id: &str) -> String {
        self.output.id(id)
    }

    /// A player's name, short enough to stand in a table.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).map(|name| cut(name, 12)).unwrap_or_default()
    }

    /// The players' names.
    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    /// A player's name as it is.
    pub(super) fn full_name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map(String::as_str).unwrap_or_default()
    }

    /// Whether this is how one names the player: by number, by name, or as the screen calls them.
    pub(crate) fn is_called(&self, players: &[Player], seat: Seat, whom: &str) -> bool {
        let name = players.get(seat.index()).map(|player| player.name.as_str()).unwrap_or_default();
        let same = |name: &str| name.to_lowercase() == whom.to_lowercase();
        same(name) || same(self.full_name(seat)) || seat.to_string() == whom
    }

    /// Whether somebody looks on while things happen, and not at a file of them.
    pub(super) fn is_live(&self) -> bool {
        std::io::stdout().is_terminal()
    }

    /// Whether a new page takes the place of the old one.
    pub(super) fn turns_pages(&self) -> bool {
        self.wipes
    }

    /// A rule: its number and its sentence.
    pub(crate) fn rule(&self, rule: Rule) -> String {
        self.numbered_rule(&rule.to_string(), &self.output.book.rule(rule))
    }

    pub(crate) fn numbered_rule(&self, number: &str, sentence: &str) -> String {
        self.say(&Message::new("terminal-rule").with("number", number).with("sentence", sentence))
    }

    /// Prints a line. Where nobody can read it any more, the game goes on until its end is saved.
    pub(crate) fn print(&self, line: impl Display) {
        let _ = writeln!(anstream::stdout().lock(), "{line}");
    }

    /// Prints a sentence in as many lines as it needs.
    pub(crate) fn tell(&self, sentence: &str) {
        for line in sentence.lines() {
            self.print(wrapped(line, 3));
        }
    }

    pub(crate) fn print_all(&self, lines: &[Text]) {
        lines.iter().for_each(|line| self.print(line));
    }

    /// Prints what the user is asked, and stays on the line.
    pub(crate) fn ask(&self, words: &str) {
        let mut out = anstream::stdout().lock();
        let _ = write!(out, "{CHOICE}{words}{CHOICE:#} ").and_then(|()| out.flush());
    }

    /// Begins a new page.
    pub(crate) fn turn_page(&self) {
        match self.wipes {
            true => raw("\x1b[H\x1b[2J"),
            false => self.print(""),
        }
    }

    /// Leaves nothing behind that the next reader could see, not even by scrolling back.
    pub(crate) fn wipe(&self) {
        wipe();
    }

    /// Draws the board of this player and a line for each of the others, or everybody's board.
    pub(crate) fn draw<G: Draw>(&self, picture: &Picture<G>, whose: Option<Seat>) {
        let (game, view) = (&*picture.game, &picture.view);
        self.print_all(&game.head(view, self));
        match whose {
            _ if G::SHARED => {
                let seat = whose.or_else(|| game.seats().lowest());
                seat.into_iter().for_each(|seat| self.print_all(&game.board(view, seat, &[], self)));
            }
            Some(seat) if picture.seat() == Some(seat) => {
                self.print_all(&game.board(view, seat, &[], self));
                self.others(picture, seat);
            }
            Some(seat) => {
                self.look(picture, seat);
                self.others(picture, seat);
            }
            None => game.seats().iter().for_each(|seat| self.look(picture, seat)),
        }
    }

    /// One player's board under their name.
    pub(crate) fn look<G: Draw>(&self, picture: &Picture<G>, whose: Seat) {
        let (game, view) = (&*picture.game, &picture.view);
        self.print(Text::styled(BOLD, self.name(whose)).and("  ").then(&game.summary(view, whose, self)));
        self.print_all(&game.board(view, whose, &[], self));
    }

    /// A line for each of the other players, unless the drawing shows them too.
    pub(crate) fn others<G: Draw>(&self, picture: &Picture<G>, seat: Seat) {
        if G::SHARED {
            return;
        }
        for other in picture.game.seats().without(seat).iter() {
            let name = Text::plain(" ").and_styled(BOLD, format!("{other} {}", self.name(other)));
            self.print(name.padded(17).then(&picture.game.summary(&picture.view, other, self)));
        }
    }

    /// The numbered list of what can be done; what is wider than the screen goes on below.
    pub(super) fn list<G: Draw>(
        &self,
        picture: &Picture<G>,
        choices: &[G::Action],
        final_choices: &FinalChoices,
    ) {
        let (game, view) = (&*picture.game, &picture.view);
        let mut heading = None;
        let mut entries = Vec::new();
        for (index, &action) in choices.iter().enumerate() {
            let aside = game.aside(view, action);
            let under = aside.as_ref().map(|aside| aside.heading);
            if under != heading {
                self.print_all(&columns(&entries));
                entries.clear();
                self.print(Text::plain(" ").and_styled(DIM, under.map(|id| self.id(id)).unwrap_or_default()));
                heading = under;
            }
            let words = aside.map_or_else(|| game.say_action(view, action), |aside| aside.words);
            let style = if under.is_some() { BOLD } else { CHOICE };
            let sign = if final_choices.marks(index) { SIGN } else { "" };
            let (number, words) = (format!("{:>2}", index + 1), format!(" {}{sign}  ", self.say(&words)));
            let entry = Text::styled(style, &number).and(&words).and_styled(DIM, action.to_string());
            if entry.width() <= WIDTH {
                entries.push(entry);
                continue;
            }
            self.print_all(&columns(&entries));
            entries.clear();
            // The notation stays in one piece.
            let notation = action.to_string().replace(' ', "\u{e000}");
            let long =
                wrapped(&format!("{number}{words}{notation}"), number.len() + 1).replace('\u{e000}', " ");
            self.print(Text::styled(style, &number).and(long.get(number.len()..).unwrap_or_default()));
        }
        self.print_all(&columns(&entries));
        let said = match final_choices {
            FinalChoices::Unsaid => return,
            FinalChoices::All => Message::new("terminal-lasting-all"),
            FinalChoices::Some(_) => Message::new("terminal-lasting").with("sign", SIGN),
        };
        self.print(Text::plain(" ").and_styled(DIM, self.say(&said)));
    }

    /// The points so far, or at the end: a line for each kind, a column for each player.
    pub(crate) fn sheet<G: Draw>(&self, game: &G, view: &G::View) {
        if G::SCORE_LINES.is_empty() {
            return;
        }
        let seats = || game.seats().iter();
        let sheets: Vec<Vec<i32>> = seats().map(|seat| game.score_lines(view, seat)).collect();
        let labels: Vec<Text> = G::SCORE_LINES.iter().map(|id| Text::plain(self.id(id))).collect();
        let wide = labels.iter().map(Text::width).max().unwrap_or(0);
        let column = (WIDTH.saturating_sub(wide) / game.player_count().max(1)).min(13);
        let line = |label: Text, cells: Vec<String>, style: Style| {
            let cells = cells.iter().map(|cell| Text::styled(style, cell));
            let right = |cell: Text| Text::plain(" ".repeat(column.saturating_sub(cell.width()))).then(&cell);
            cells.map(right).fold(label.padded(wide), |line, cell| line.then(&cell))
        };
        let names = seats().map(|seat| cut(&self.name(seat), column.saturating_sub(1))).collect();
        self.print(line(Text::default(), names, BOLD));
        for (index, label) in labels.into_iter().enumerate() {
            let cells = sheets.iter().map(|sheet| sheet.get(index).map(signed).unwrap_or_default()).collect();
            self.print(line(label, cells, Style::new()));
        }
        let totals = sheets.iter().map(|sheet| signed(sheet.iter().sum::<i32>())).collect();
        self.print(line(Text::styled(BOLD, self.id("table-total")), totals, BOLD));
        self.print_all(&game.counted(view, self));
    }

    /// The end: the score sheet, who won, and what it amounts to.
    pub(crate) fn result<G: Draw>(&self, picture: &Picture<G>) {
        let Some(ending) = &picture.ending else { return };
        self.print("");
        self.sheet(&*picture.game, &picture.view);
        self.print("");
        if ending.forfeit.is_some() {
            self.tell(&self.say(&picture.prompt()));
        }
        if picture.game.player_count() > 1 {
            let names: Vec<&str> = ending.outcome.winners.iter().map(|seat| self.full_name(seat)).collect();
            let said =
                Message::new("table-winner").with("count", names.len()).with("names", names.join(", "));
            self.print(Text::styled(BOLD, self.say(&said)));
        }
        if let Some(verdict) = picture.game.verdict(&picture.view) {
            self.tell(&self.say(&verdict));
        }
    }
}

fn can_wipe() -> bool {
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    std::io::stdout().is_terminal() && !dumb
}

/// Leaves nothing behind that the next reader could see.
pub(super) fn wipe() {
    if can_wipe() {
        return raw("\x1b[2J\x1b[3J\x1b[H");
    }
    let rows = if std::io::stdout().is_terminal() { 60 } else { 1 };
    raw(&format!("{}{}\n", "\n".repeat(rows), "=".repeat(WIDTH)));
}

/// Writes a code that no setting about colours may take out.
fn raw(code: &str) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(code.as_bytes()).and_then(|()| out.flush());
}
