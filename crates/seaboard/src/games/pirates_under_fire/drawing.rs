//! Pirates Under Fire in a terminal: the sea from one player's side, what both hold, the mercenaries.

use anstyle::{AnsiColor, Style};
use game::{BySeat, Game, Message, Seat};
use pirates_under_fire::{
    Action, Counts, DEPTH, Icon, KnownMine, PiratesUnderFire, Ship, Space, TURNS, Value, View, WIDTH,
};

use crate::terminal::canvas::Canvas;
use crate::terminal::text::{Text, columns, cut};
use crate::terminal::{BOLD, CHOICE, DIM, Draw, Screen};

/// The inside of a space in the drawing.
const CELL: usize = 8;
/// Before the sea stand the numbers of its rows.
const LEFT: usize = 3;
/// Where what a player holds stands beside the name.
const LABELS: usize = 17;

/// A flag for each seat, so that fleets differ without colours too.
const FLAGS: BySeat<&str, 2> = BySeat(["⚑", "⚐"]);
const FLEETS: BySeat<Style, 2> =
    BySeat([AnsiColor::Green.on_default().bold(), AnsiColor::Magenta.on_default().bold()]);
const FIRE: Style = AnsiColor::Red.on_default();
const MINE: Style = AnsiColor::Red.on_default().bold();

const fn sign(icon: Icon) -> &'static str {
    match icon {
        Icon::VictoryPoint => "★",
        Icon::OrthogonalShot => "┼",
        Icon::DiagonalShot => "╳",
        Icon::Repair => "⚒",
        Icon::Mine => "+●",
        Icon::ExtraTile => "+▯",
    }
}

impl Draw for PiratesUnderFire {
    const SHARED: bool = true;

    fn example() -> String {
        "lay c2".to_owned()
    }

    fn head(&self, view: &View, screen: &Screen<'_>) -> Vec<Text> {
        let said = Message::new("terminal-puf-turn").with("turn", view.open.round()).with("turns", TURNS);
        let name = Text::plain(" ").and_styled(BOLD, screen.id("pirates-under-fire-name"));
        vec![name.and(format!(" · {}", screen.say(&said)))]
    }

    /// The sea with that player's first row at the bottom.
    fn board(&self, view: &View, whose: Seat, choices: &[Action], screen: &Screen<'_>) -> Vec<Text> {
        let mut lines = Chart { game: self, view, near: whose, choices, screen }.draw();
        let both = [whose.opponent(), whose];
        lines.extend(both.into_iter().flat_map(|seat| held(self, view, seat, screen)));
        lines.extend(offered(self, view, screen));
        lines
    }

    /// The combinations, and the values that serve the mercenaries best.
    fn counted(&self, view: &View, screen: &Screen<'_>) -> Vec<Text> {
        self.seats().iter().flat_map(|seat| combinations(self, view, seat, screen)).collect()
    }
}

/// `a1–c1 5-5-5 +3` for each combination, `d2 X=4` for each mercenary.
fn combinations(game: &PiratesUnderFire, view: &View, seat: Seat, screen: &Screen<'_>) -> Vec<Text> {
    let scored = game.scored(view, seat);
    let combinations = scored.combinations.iter().filter_map(|found| {
        let values: Vec<String> = found.values.iter().map(ToString::to_string).collect();
        let (first, last) = (found.spaces.first()?, found.spaces.last()?);
        Some(Text::plain(format!("{first}–{last} {} +{}", values.join("-"), found.points)))
    });
    let mercenaries = scored.mercenaries.iter().map(|chosen| {
        let values = game.components().contract(chosen.mercenary).values;
        Text::styled(DIM, format!("{} {values}={}", chosen.space, chosen.value))
    });
    let entries: Vec<Text> = combinations.chain(mercenaries).collect();
    if entries.is_empty() {
        return entries;
    }
    [vec![flagged(seat, screen)], columns(&entries)].concat()
}

/// What a player holds: tokens and piles in one line, tiles that the viewer sees in another.
fn held(game: &PiratesUnderFire, view: &View, seat: Seat, screen: &Screen<'_>) -> Vec<Text> {
    let player = view.open.player(seat);
    let tiles = &view.tiles[seat];
    let said = Message::new("terminal-puf-held")
        .with("points", game.score(view, seat))
        .with("gold", player.gold)
        .with("victory", player.points)
        .with("mines", player.mines)
        .with("hand", tiles.hand)
        .with("draw", tiles.draw)
        .with("reserve", tiles.reserve);
    let mut lines = vec![flagged(seat, screen).padded(LABELS).and(screen.say(&said))];
    let seen = [("puf-hand", tiles.seen_hand), ("puf-reserve", tiles.seen_reserve)];
    let listed = seen.into_iter().filter_map(|(label, counts)| {
        let counts = counts.filter(|counts| counts.total() > 0)?;
        let chosen = view.chosen.filter(|_| label == "puf-hand" && seat == view.open.on_turn());
        Some(Text::styled(DIM, format!("{} ", screen.id(label))).then(&flags(counts, chosen)))
    });
    let listed = Text::joined(listed, "   ");
    if listed.width() > 0 {
        lines.push(Text::default().padded(LABELS).then(&listed));
    }
    lines
}

/// Ships by their values, the one about to be laid marked.
fn flags(counts: Counts, mut chosen: Option<Value>) -> Text {
    let flag = |value: Value| match chosen.take_if(|chosen| *chosen == value) {
        Some(_) => Text::styled(CHOICE, format!("▸[{value}]")),
        None => Text::styled(BOLD, format!("[{value}]")),
    };
    Text::joined(counts.iter().map(flag), " ")
}

fn flagged(seat: Seat, screen: &Screen<'_>) -> Text {
    Text::plain(" ").and_styled(FLEETS[seat], FLAGS[seat]).and(" ").and_styled(BOLD, screen.name(seat))
}

/// The mercenaries that can still be bought.
fn offered(game: &PiratesUnderFire, view: &View, screen: &Screen<'_>) -> Vec<Text> {
    let entries: Vec<Text> = view
        .open
        .offered
        .iter()
        .map(|mercenary| {
            let contract = game.components().contract(mercenary);
            let said = Message::new("terminal-puf-offer")
                .with("values", contract.values.to_string())
                .with("cost", contract.cost)
                .with("power", game.say_power(contract.power));
            Text::styled(DIM, format!("   {:>2} ", mercenary.number())).and(screen.say(&said))
        })
        .collect();
    if entries.is_empty() {
        return entries;
    }
    let label = Text::plain(" ").and_styled(DIM, screen.id("puf-mercenaries"));
    [vec![label], columns(&entries)].concat()
}

/// The sea as a player sees it.
struct Chart<'a> {
    game: &'a PiratesUnderFire,
    view: &'a View,
    /// Whose first row is at the bottom.
    near: Seat,
    choices: &'a [Action],
    screen: &'a Screen<'a>,
}

impl Chart<'_> {
    fn draw(&self) -> Vec<Text> {
        let (width, height) = (LEFT + WIDTH * (CELL + 1) + 1, 1 + DEPTH * 3 + 1);
        // The players' names stand to the right.
        let mut canvas = Canvas::new(80, height + 1, DIM);
        for row in 0..DEPTH {
            let space = self.at(0, row);
            let label = space.map(|space| (space.row() + 1).to_string()).unwrap_or_default();
            canvas.write((1, 2 + row * 3), DIM, &label);
        }
        for column in 0..WIDTH {
            let (x, letter) = (LEFT + column * (CELL + 1), self.at(column, 0));
            let letter = letter.map(|space| space.to_string()).unwrap_or_default();
            let letter = letter.get(..1).unwrap_or_default();
            canvas.write((x + CELL / 2, 0), DIM, letter);
            for row in 0..DEPTH {
                let corner = (x, 1 + row * 3);
                canvas.frame(corner, CELL + 2, 4);
                if let Some(space) = self.at(column, row) {
                    self.space(&mut canvas, (corner.0 + 1, corner.1 + 1), space);
                }
            }
        }
        let far = self.near.opponent();
        for (seat, row) in [(far, 5), (self.near, 14)] {
            let x = canvas.write((width + 1, row), FLEETS[seat], FLAGS[seat]);
            canvas.write((x, row), BOLD, &format!(" {}", cut(&self.screen.name(seat), 10)));
        }
        canvas.into_lines()
    }

    /// The space at this place of the drawing, counted from the left and from the top.
    fn at(&self, column: usize, row: usize) -> Option<Space> {
        Some(Space::at(column, DEPTH - 1 - row)?.from_seat(self.near))
    }

    /// What lies on a space: above the ship, or what the sea does there; below a mine and the number of a choice.
    fn space(&self, canvas: &mut Canvas, (x, y): (usize, usize), space: Space) {
        let sea = &self.view.open.sea;
        match (sea.ship(space), sea.owner(space)) {
            (Some(ship), Some(owner)) => {
                let name = match ship {
                    Ship::Own(value) => value.to_string(),
                    Ship::Hired(mercenary) => self.game.components().contract(mercenary).values.to_string(),
                };
                let burns = sea.fleet(owner).burning.contains(space);
                let style = if burns { FIRE } else { FLEETS[owner] };
                let shields = shields(sea.shields(space));
                let room = CELL - shields.chars().count() - if burns { 3 } else { 0 };
                let name = cut(&format!("{}{name}", FLAGS[owner]), room);
                let x = canvas.write((x, y), style, &name);
                let x = canvas.write((x, y), style, if burns { " ^^" } else { "" });
                canvas.write((x, y), BOLD, &shields);
            }
            _ => {
                canvas.write((x + 1, y), DIM, sign(sea.icon(space)));
            }
        }
        if sea.mines().contains(space) {
            canvas.write((x + 1, y + 1), MINE, self.mine(space));
        }
        if let Some(index) = self.choices.iter().position(|action| action.space() == Some(space)) {
            canvas.write_before((x + CELL, y + 1), CHOICE, &format!("[{}]", index + 1));
        }
    }

    /// A mine, the dummy, or one that may be the dummy for all the viewer knows.
    fn mine(&self, space: Space) -> &'static str {
        match self.view.mine(space) {
            KnownMine::Dummy => "○",
            KnownMine::Doubtful => "●?",
            KnownMine::Real => "●",
        }
    }
}

/// Shields, counted where they would fill the space.
fn shields(count: u8) -> String {
    match count {
        0..=2 => "◆".repeat(usize::from(count)),
        _ => format!("◆{count}"),
    }
}
