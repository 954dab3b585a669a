//! On Board in a terminal: the cards in the middle, and both ship sheets side by side.

use anstyle::{AnsiColor, Style};
use game::{Game, Message, Seat};
use on_board::{Action, Card, Level, Objective, OnBoard, Phase, Pile, Sheet, Special, Symbol, Tenant, View};

use crate::terminal::text::{Text, cut};
use crate::terminal::{BOLD, CHOICE, DIM, Draw, Screen};

/// The width of one sheet: two stand beside each other.
const SHEET: usize = 39;

fn sign_style(symbol: Symbol) -> Style {
    match symbol {
        Symbol::Sun => AnsiColor::Yellow,
        Symbol::Die => AnsiColor::Magenta,
        Symbol::Glass => AnsiColor::Blue,
    }
    .on_default()
    .bold()
}

/// The one-letter sign of a symbol.
fn sign(symbol: Symbol, screen: &Screen<'_>) -> Text {
    Text::styled(sign_style(symbol), screen.id(&format!("ob-sign-{}", symbol.name())))
}

impl Draw for OnBoard {
    const SHARED: bool = true;

    fn example() -> String {
        "place 2".to_owned()
    }

    fn head(&self, view: &View, screen: &Screen<'_>) -> Vec<Text> {
        let round =
            Message::new("ob-label-round").with("round", view.round).with("rounds", self.options().rounds());
        let name = format!("ob-edition-{}", self.options().edition.name());
        let mut first = Text::plain(" ").and_styled(BOLD, screen.id(&name));
        first = first.and(format!(" · {}", screen.say(&round)));
        if view.round > 0 {
            let splits = Message::new("terminal-ob-splits").with("player", view.splitter());
            first = first.and(format!(" · {}", screen.say(&splits)));
        }
        let ports = view
            .ports
            .iter()
            .map(|port| Text::plain(screen.id(&format!("ob-port-{}", port.name().replace(' ', "-")))));
        let ports = Text::joined(ports, ", ");
        let mut lines = vec![first];
        if ports.width() > 0 {
            lines.push(labelled(&screen.id("ob-label-ports"), &ports));
        }
        lines.extend(middle(self, view, screen));
        lines
    }

    /// Both sheets: what the other has matters as much.
    fn board(&self, view: &View, _: Seat, _: &[Action], screen: &Screen<'_>) -> Vec<Text> {
        let [left, right] = [0, 1].map(|i| sheet(self, view, Seat::ALL[i], screen));
        let rows = left.len().max(right.len());
        let row = |lines: &[Text], i: usize| lines.get(i).cloned().unwrap_or_default();
        (0..rows).map(|i| row(&left, i).padded(SHEET + 1).then(&row(&right, i))).collect()
    }
}

fn labelled(label: &str, value: &Text) -> Text {
    Text::plain(" ").and_styled(DIM, format!("{label} ")).then(value)
}

/// The three cards, in their piles once they are split.
fn middle(game: &OnBoard, view: &View, screen: &Screen<'_>) -> Vec<Text> {
    if !matches!(view.phase, Phase::Split | Phase::Offer | Phase::Choose) {
        return Vec::new();
    }
    let numbered =
        |i: usize| Text::styled(CHOICE, format!("{} ", i + 1)).then(&face(game, view.cards[i], screen));
    if view.alone.is_none() {
        return (0..3).map(|i| Text::plain("   ").then(&numbered(i))).collect();
    }
    let line = |which: Pile, label: &str| {
        let cards = Text::joined(view.pile(which).map(|i| face(game, view.cards[i], screen)), "  +  ");
        let down = if view.hidden == Some(which) { screen.id("ob-label-hidden") } else { String::new() };
        Text::plain("   ")
            .and_styled(BOLD, format!("{} ", screen.id(label)))
            .then(&cards)
            .and_styled(DIM, format!(" {down}"))
    };
    vec![line(Pile::One, "ob-label-pile-one"), line(Pile::Two, "ob-label-pile-two")]
}

fn face(game: &OnBoard, card: Option<Card>, screen: &Screen<'_>) -> Text {
    match card {
        Some(card) => Text::plain(screen.say(&game.say_card(card))),
        None => Text::styled(DIM, "??"),
    }
}

fn sheet(game: &OnBoard, view: &View, seat: Seat, screen: &Screen<'_>) -> Vec<Text> {
    let player = &view.players[seat];
    let sheet = player.board.sheet();
    let points = game.score(view, seat);
    let done = if view.waits(seat) { " ✓" } else { "" };
    let head = Text::plain(" ").and_styled(BOLD, screen.name(seat)).and(format!("{done}  {points}"));
    let mut lines = vec![head];
    lines.extend(Level::ALL.into_iter().rev().map(|level| line(sheet, level, screen)));
    lines.push(ticks(sheet, screen));
    lines.push(symbols(sheet, screen));
    let objectives = sheet.objectives().map(|objective| {
        let name = screen.id(&format!("ob-objective-{}", objective.name().replace(' ', "-")));
        match sheet.chosen().filter(|_| objective == Objective::ChosenSymbol) {
            Some(symbol) => format!("{name} ({})", screen.say(&game.say_symbol(symbol))),
            None => name,
        }
    });
    lines.extend(listed(&screen.id("ob-label-objectives"), objectives));
    let held = player.board.luggage().iter();
    let held = held.map(|luggage| screen.id(&format!("ob-luggage-{}", luggage.name())));
    lines.extend(listed(&screen.id("ob-label-luggage"), held));
    let captain = player.captain.map(|captain| {
        let used = if player.board.captain_used() { " ×" } else { "" };
        format!("{}{used}", screen.id(&format!("ob-captain-{}", captain.name())))
    });
    lines.extend(listed(&screen.id("ob-label-captain"), captain.into_iter()));
    lines
}

/// One line of cabins: closed `·`, open `[ ]`, occupied `[4]`, and who stands before it.
fn line(sheet: &Sheet, level: Level, screen: &Screen<'_>) -> Text {
    let stars = "★".repeat(usize::from(level.stars()));
    let mut text = Text::plain(" ").and_styled(DIM, stars).padded(5);
    for tenant in sheet.tenants(level) {
        let inside = match tenant {
            Tenant::Symbol(symbol) => sign(*symbol, screen),
            Tenant::Points(points) => Text::plain(points.to_string()),
            Tenant::Nobody => Text::default(),
        };
        text = text.and("[").then(&inside).and("]");
    }
    let before = match sheet.specials()[level.index()] {
        Some(Special::Mechanic) => " ⚒",
        Some(Special::Castaway) => " ⚓",
        None => "",
    };
    let closed = " ·".repeat(usize::from(sheet.closed(level)));
    text.and("[ ]".repeat(usize::from(sheet.vacant(level)))).and_styled(DIM, closed).and(before)
}

fn ticks(sheet: &Sheet, screen: &Screen<'_>) -> Text {
    let satisfied = screen.id("ob-label-satisfied");
    let unhappy = screen.id("ob-label-unhappy");
    Text::plain(" ")
        .and_styled(DIM, cut(&satisfied, 14))
        .and(format!(" {}  ", sheet.satisfied()))
        .and_styled(DIM, cut(&unhappy, 14))
        .and(format!(" {}", sheet.unhappy()))
}

/// Symbols on the sheet, lovers, ports won.
fn symbols(sheet: &Sheet, screen: &Screen<'_>) -> Text {
    let counted = Symbol::ALL.map(|symbol| sign(symbol, screen).and(sheet.symbols(symbol).to_string()));
    let lovers: String = sheet.lovers().iter().map(|points| format!(" ♥{points}")).collect();
    Text::plain(" ").then(&Text::joined(counted, "  ")).and(format!("  ⚑{}{lovers}", sheet.ports_won()))
}

/// A label and what belongs to it, in as many lines as the sheet's width asks for.
fn listed(label: &str, items: impl Iterator<Item = String>) -> Vec<Text> {
    let mut lines: Vec<Text> = Vec::new();
    for item in items {
        let item = cut(&item, SHEET - 4);
        match lines.last_mut() {
            Some(last) if last.width() + item.chars().count() + 2 <= SHEET => {
                *last = last.clone().and(format!(", {item}"));
            }
            Some(_) => lines.push(Text::plain(format!("   {item}"))),
            None => {
                let first = labelled(&cut(label, 12), &Text::default());
                lines.push(first.and(item));
            }
        }
    }
    lines
}
