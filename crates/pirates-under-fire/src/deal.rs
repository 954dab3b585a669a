//! What chance decides: who begins, the sea, the mercenaries, the tiles (PUF-5 to PUF-8).

use game::{BySeat, Chance, Flaw, Game, Message, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{MINES, SHIELDS};
use crate::ship::{Pile, Tiles};
use crate::state::{Hold, Player, Turn};
use crate::{
    Components, DummyMine, Icon, Mercenaries, Mercenary, Open, PiratesUnderFire, Sea, Space, State, Tile,
};

/// Mercenaries drawn of each cost (PUF-7).
const DRAWN: [(u8, usize); 3] = [(3, 3), (4, 1), (5, 1)];
/// Tiles of a hand at the start (PUF-6).
pub(crate) const HAND: usize = 3;

/// A deal. Numbers count from 1, as people do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Deal {
    /// The seat that begins.
    pub first: u8,
    /// The mercenaries that can be bought.
    pub mercenaries: Vec<u8>,
    /// What each player has.
    pub fleets: Vec<FleetDeal>,
}

/// A player's part of the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct FleetDeal {
    /// The three boards from the player's left to right: `square 1 a 90` is side a of the first square, turned clockwise by so
    /// many degrees from the way the component file prints it.
    pub sea: Vec<String>,
    /// The draw pile, the first tile first; three of them are drawn at once. `5b` is the second of the three fives.
    pub draw: Vec<String>,
    /// The reserve, the top tile first.
    pub reserve: Vec<String>,
}

/// A board of the sea, and how it lies.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Board {
    /// Square 0 or 1; the strip is 2.
    number: usize,
    side: usize,
    /// Clockwise.
    quarters: usize,
}

impl Board {
    const STRIP: usize = 2;
    const NAMES: [&str; 3] = ["square 1", "square 2", "strip"];
    const SIDES: [&str; 2] = ["a", "b"];
    const TURNS: [&str; 4] = ["0", "90", "180", "270"];

    fn name(self) -> String {
        [Board::NAMES[self.number], Board::SIDES[self.side], Board::TURNS[self.quarters]].join(" ")
    }

    fn from_name(name: &str) -> Option<Board> {
        let (board, turned) = name.rsplit_once(' ')?;
        let (board, side) = board.rsplit_once(' ')?;
        let number = Board::NAMES.iter().position(|&name| name == board)?;
        let side = Board::SIDES.iter().position(|&name| name == side)?;
        let quarters = Board::TURNS.iter().position(|&name| name == turned)?;
        (number != Board::STRIP || quarters % 2 == 0).then_some(Board { number, side, quarters })
    }

    const fn width(self) -> usize {
        if self.number == Board::STRIP { 1 } else { 3 }
    }

    /// The icon at this place, counted from the left and from the far row.
    fn icon(self, parts: &Components, across: usize, down: usize) -> Icon {
        if self.number == Board::STRIP {
            let place = if self.quarters == 0 { down } else { 2 - down };
            return parts.strip[self.side][place];
        }
        let (mut row, mut column) = (down, across);
        for _ in 0..self.quarters {
            (row, column) = (2 - column, row);
        }
        parts.squares[self.number][self.side][row * 3 + column]
    }
}

/// Decides everything that chance decides.
pub(crate) fn deal(game: &PiratesUnderFire, chance: &mut impl Chance) -> Deal {
    let first = 1 + chance.below(2) as u8;
    let mut mercenaries = Vec::new();
    for (cost, drawn) in DRAWN {
        let mut of_cost: Vec<Mercenary> =
            Mercenary::all().filter(|&mercenary| game.contract(mercenary).cost == cost).collect();
        chance.shuffle(&mut of_cost);
        mercenaries.extend(of_cost.into_iter().take(drawn).map(Mercenary::number));
    }
    mercenaries.sort_unstable();
    let fleets = game.seats().iter().map(|_| deal_fleet(chance)).collect();
    Deal { first, mercenaries, fleets }
}

/// Checks a deal that may come from a file, and begins the game with it.
pub(crate) fn start(game: &PiratesUnderFire, deal: &Deal) -> Result<State, Flaw> {
    let bad = |field: &str, reason: &'static str| Flaw::new(field, Message::new(reason));
    let first = usize::from(deal.first).checked_sub(1).and_then(Seat::new);
    let first =
        first.filter(|&seat| game.seats().contains(seat)).ok_or_else(|| bad("first", "flaw-puf-first"))?;
    let offered =
        game.offered(&deal.mercenaries).ok_or_else(|| bad("mercenaries", "flaw-puf-mercenaries"))?;
    let [one, two] = &deal.fleets[..] else { return Err(bad("fleets", "flaw-puf-fleets")) };
    let mut icons = [Icon::VictoryPoint; Space::COUNT];
    let empty = Hold { hand: Tiles::NONE, draw: Pile::EMPTY, reserve: Pile::EMPTY };
    let mut holds = BySeat([empty; 2]);
    for (seat, fleet) in game.seats().iter().zip([one, two]) {
        let field = |name: &str| format!("fleets {seat}.{name}");
        let boards = boards(&fleet.sea).ok_or_else(|| bad(&field("sea"), "flaw-puf-sea"))?;
        game.lay_out(boards, seat.index() == 1, &mut icons);
        let tiles = tiles(fleet).map_err(|pile| bad(&field(pile), "flaw-puf-tiles"))?;
        let (draw, reserve) = tiles.split_at(Pile::MOST);
        holds[seat] = Hold {
            hand: draw[..HAND].iter().copied().collect(),
            draw: draw[HAND..].iter().rev().copied().collect(),
            reserve: reserve.iter().rev().copied().collect(),
        };
    }
    let open = Open {
        sea: Sea::empty(icons),
        offered,
        shields: SHIELDS,
        mines: MINES,
        dummy: DummyMine::Aside,
        first,
        turns: 0,
        turn: Turn::BEGIN,
        players: BySeat([Player::default(); 2]),
    };
    let mut state = State { open, holds, chosen: None, dummy: None };
    game.begin_turn(&mut state, &mut ());
    game.go_on(&mut state, &mut ());
    Ok(state)
}

impl PiratesUnderFire {
    /// PUF-7: three of cost 3, one of cost 4, one of cost 5.
    fn offered(&self, numbers: &[u8]) -> Option<Mercenaries> {
        let drawn: Vec<Mercenary> = numbers.iter().map(|&n| Mercenary::new(n)).collect::<Option<_>>()?;
        let right = DRAWN.iter().all(|&(cost, count)| {
            drawn.iter().filter(|&&mercenary| self.contract(mercenary).cost == cost).count() == count
        });
        let offered: Mercenaries = drawn.iter().copied().collect();
        (right && offered.len() == numbers.len()).then_some(offered)
    }

    /// Puts a player's boards into the sea; the second player sits on the far side.
    fn lay_out(&self, boards: [Board; 3], far: bool, icons: &mut [Icon; Space::COUNT]) {
        let mut left = 0;
        for board in boards {
            for across in 0..board.width() {
                for down in 0..3 {
                    let (column, row) = (left + across, 2 - down);
                    let space = if far { Space::at(6 - column, 5 - row) } else { Space::at(column, row) };
                    if let Some(space) = space {
                        icons[space.index()] = board.icon(&self.parts, across, down);
                    }
                }
            }
            left += board.width();
        }
    }
}

fn deal_fleet(chance: &mut impl Chance) -> FleetDeal {
    let mut boards = [0, 1, Board::STRIP];
    chance.shuffle(&mut boards);
    let sea = boards.map(|number| {
        let side = chance.below(2) as usize;
        let quarters = if number == Board::STRIP { 2 * chance.below(2) } else { chance.below(4) };
        Board { number, side, quarters: quarters as usize }.name()
    });
    let mut tiles: Vec<Tile> = Tile::all().collect();
    chance.shuffle(&mut tiles);
    let names = |tiles: &[Tile]| tiles.iter().map(|tile| tile.name()).collect();
    let (draw, reserve) = tiles.split_at(Pile::MOST);
    FleetDeal { sea: sea.to_vec(), draw: names(draw), reserve: names(reserve) }
}

/// Three boards, each once (PUF-5).
fn boards(names: &[String]) -> Option<[Board; 3]> {
    let boards: Vec<Board> = names.iter().map(|name| Board::from_name(name)).collect::<Option<_>>()?;
    let boards: [Board; 3] = boards.try_into().ok()?;
    (0..3).all(|number| boards.iter().any(|board| board.number == number)).then_some(boards)
}

/// All 27 tiles, each once: the draw pile, then the reserve (PUF-6). Or the name of the pile that is wrong.
fn tiles(player: &FleetDeal) -> Result<Vec<Tile>, &'static str> {
    let mut tiles: Vec<Tile> = Vec::with_capacity(Tile::COUNT);
    for (pile, names, size) in
        [("draw", &player.draw, Pile::MOST), ("reserve", &player.reserve, Pile::RESERVE)]
    {
        for name in names {
            let new = name.parse().ok().filter(|tile| !tiles.contains(tile));
            tiles.push(new.ok_or(pile)?);
        }
        if names.len() != size {
            return Err(pile);
        }
    }
    Ok(tiles)
}
