//! PUF-38: the quick count of points against a slow and plain one, on a million random boards.

use game::{Chance, QuickChance, Seat};

use super::table::{Table, seat};
use crate::hooks::best_of_fleet;
use crate::space::{DEPTH, WIDTH};
use crate::{
    ChosenValue, Combination, Components, Icon, Mercenary, Power, Scored, Sea, Ship, Space, Spaces, Value,
    scoring,
};

/// What was met, so that the comparison is not empty.
#[derive(Debug, Default)]
struct Met {
    boards: u32,
    scoring: u32,
    hired: [u32; 6],
    sharing: u32,
    bonus: u32,
}

/// How the values of a fleet are spread.
fn value_at(space: Space, style: u32, base: u32, slope: [u32; 2], chance: &mut QuickChance) -> Value {
    let (column, row) = (space.column() as u32, space.row() as u32);
    let number = match style {
        // Anything; a few values; slopes that make runs, with some ships out of line.
        0 => chance.below(9),
        1 => base + chance.below(2),
        2 => base + chance.below(3),
        _ if chance.below(6) == 0 => chance.below(9),
        _ => base + 9 + slope[0] * column + slope[1] * row,
    };
    Value::ALL[(number % 9) as usize]
}

/// A board on which one seat has a fleet with this many mercenaries, and the other some ships.
fn board(hired: u32, chance: &mut QuickChance) -> (Sea, Seat) {
    let owner = seat(1 + chance.below(2) as usize);
    let (style, base) = (chance.below(6), chance.below(9));
    let slope = [chance.below(3), chance.below(3)].map(|by| [0, 1, 8][by as usize]);
    let density = 3 + chance.below(7);
    let mut sea = Sea::empty([Icon::VictoryPoint; Space::COUNT]);
    for space in Space::all() {
        let own = chance.below(10) < density;
        if !own && chance.below(2) == 0 {
            continue;
        }
        let part = sea.fleet_mut(if own { owner } else { owner.opponent() });
        let burning = chance.below(12) == 0;
        let part = if burning { &mut part.burning } else { &mut part.active };
        *part = part.with(space);
        sea.ships[space.index()] = Some(Ship::Own(value_at(space, style, base, slope, chance)));
        sea.shields[space.index()] = u8::from(!burning && chance.below(12) == 0);
    }
    let mut mercenaries: Vec<Mercenary> = Mercenary::all().collect();
    chance.shuffle(&mut mercenaries);
    let mut berths: Vec<Space> = sea.fleet(owner).active.iter().collect();
    chance.shuffle(&mut berths);
    // Often near each other, so that they share lines.
    if chance.below(2) == 0
        && let Some(&first) = berths.first()
    {
        let (column, row) = (first.column(), first.row());
        berths.sort_by_key(|space| space.column().abs_diff(column).min(space.row().abs_diff(row)));
    }
    for (&space, &mercenary) in berths.iter().zip(&mercenaries).take(hired as usize) {
        sea.ships[space.index()] = Some(Ship::Hired(mercenary));
    }
    (sea, owner)
}

fn hired(sea: &Sea, owner: Seat) -> Vec<Space> {
    let is_hired = |space: &Space| matches!(sea.ship(*space), Some(Ship::Hired(_)));
    sea.fleet(owner).active.iter().filter(is_hired).collect()
}

/// Whether two mercenaries stand in one line of three or more ships.
fn sharing(sea: &Sea, owner: Seat) -> bool {
    let fleet = sea.fleet(owner).active;
    let hired = hired(sea, owner);
    let rows = (0..DEPTH).map(|row| (0..WIDTH).filter_map(|c| Space::at(c, row)).collect::<Vec<_>>());
    let columns = (0..WIDTH).map(|column| (0..DEPTH).filter_map(|r| Space::at(column, r)).collect());
    rows.chain(columns).any(|line| {
        line.split(|&space| !fleet.contains(space))
            .any(|side| side.len() > 2 && side.iter().filter(|&space| hired.contains(space)).count() > 1)
    })
}

/// A mercenary for some values makes the plain count that much slower, so there are fewer boards with many.
fn mercenaries(chance: &mut QuickChance) -> u32 {
    match chance.below(32) {
        0..=5 => 0,
        6..=11 => 1,
        12..=19 => 2,
        20..=25 => 3,
        26..=29 => 4,
        _ => 5,
    }
}

#[track_caller]
fn agree(part: u64, boards: u32, changes: &[(&str, &str)]) {
    let mut text = Components::BUILT_IN[0].to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "the file has no {from}");
        text = text.replace(from, to);
    }
    let parts = Components::read(&text).unwrap();
    let mut chance = QuickChance::new(part);
    let mut met = Met::default();
    for _ in 0..boards {
        let count = mercenaries(&mut chance);
        let (sea, owner) = board(count, &mut chance);
        let tally = scoring::tally(&sea, owner, &parts);
        let quick = tally.combinations + tally.mercenaries;
        assert_eq!(quick, best_of_fleet(&sea, owner, &parts), "seat {owner} of {sea:?}");
        met.boards += 1;
        met.scoring += u32::from(tally.combinations > 0);
        met.bonus += u32::from(tally.mercenaries > 0);
        met.hired[hired(&sea, owner).len()] += 1;
        met.sharing += u32::from(count > 1 && sharing(&sea, owner));
    }
    assert_eq!(met.boards, boards);
    assert!(met.scoring > boards / 2 && met.bonus > boards / 10, "{met:?}");
    assert!(met.hired.iter().all(|&n| n > boards / 64) && met.sharing > boards / 10, "{met:?}");
}

const EIGHTH: u32 = 125_000;

#[test]
fn puf_38_the_plain_count_agrees_on_an_eighth_of_a_million_boards_as_printed() {
    agree(1, EIGHTH, &[]);
}

#[test]
fn puf_38_the_plain_count_agrees_on_an_eighth_of_a_million_boards_as_printed_again() {
    agree(2, EIGHTH, &[]);
}

#[test]
fn puf_38_the_plain_count_agrees_on_an_eighth_of_a_million_boards_with_dear_sets() {
    agree(3, EIGHTH, &[("identical-4 = { value = 6", "identical-4 = { value = 11")]);
}

#[test]
fn puf_38_the_plain_count_agrees_on_an_eighth_of_a_million_boards_with_worthless_fours() {
    let run = ("run-4 = { value = 4", "run-4 = { value = 0");
    agree(4, EIGHTH, &[("identical-4 = { value = 6", "identical-4 = { value = 0"), run]);
}

#[test]
fn puf_38_the_plain_count_agrees_on_an_eighth_of_a_million_boards_with_odd_runs() {
    let runs =
        [("run-4 = { value = 4", "run-4 = { value = 1"), ("run-5 = { value = 6", "run-5 = { value = 9")];
    agree(5, EIGHTH, &[runs[0], runs[1], ("run-7 = { value = 12", "run-7 = { value = 3")]);
}

#[test]
fn puf_38_the_plain_count_agrees_on_an_eighth_of_a_million_boards_with_points_for_sets_only() {
    agree(6, EIGHTH, &[("\"per shield\"", "\"per identical\""), ("\"per neighbour\"", "\"per identical\"")]);
}

#[test]
fn puf_38_the_plain_count_agrees_on_an_eighth_of_a_million_boards_with_more_wild_values() {
    agree(7, EIGHTH, &[("\"1/2\"", "\"X\""), ("\"2/3\"", "\"1/3/5/7/9\"")]);
}

#[test]
fn puf_38_the_plain_count_agrees_on_an_eighth_of_a_million_boards_with_single_values() {
    agree(8, EIGHTH, &[("\"1/4/7\"", "\"4\""), ("\"5/6\"", "\"5/6/7/8\"")]);
}

/// The value of a ship, the chosen one of a mercenary.
fn value(sea: &Sea, space: Space, chosen: &[ChosenValue]) -> i32 {
    match sea.ship(space) {
        Some(Ship::Own(value)) => i32::from(value.number()),
        _ => chosen.iter().find(|at| at.space == space).map_or(0, |at| i32::from(at.value.number())),
    }
}

/// Whether a combination is one, by the values chosen; and whether it lies in a row.
fn is_whole(sea: &Sea, owner: Seat, combination: &Combination, chosen: &[ChosenValue]) -> bool {
    let steps: Vec<(i32, usize)> = combination
        .spaces
        .windows(2)
        .map(|pair| {
            let step = value(sea, pair[1], chosen) - value(sea, pair[0], chosen);
            (step, pair[1].index() - pair[0].index())
        })
        .collect();
    let fleet = sea.fleet(owner).active;
    let active = combination.spaces.iter().all(|&space| fleet.contains(space));
    let (step, along) = steps[0];
    let kind = if combination.identical { step == 0 && steps.len() <= 3 } else { step.abs() == 1 };
    active && kind && (along == 1 || along == WIDTH) && steps.iter().all(|&s| s == (step, along))
}

#[test]
fn puf_38_combinations_and_values_written_down_add_up_to_the_points() {
    let mut table = Table::new();
    let mut chance = QuickChance::new(9);
    let (mut listed, mut valued) = (0, 0);
    for _ in 0..20_000 {
        let (sea, owner) = board(mercenaries(&mut chance), &mut chance);
        table.state.open.sea = sea;
        let view = table.spectator();
        let Scored { combinations: list, mercenaries: chosen } = table.game.scored(&view, owner);
        let lines = scoring::score(&table.state.open, owner, table.game.components());
        assert_eq!(list.iter().map(|c| i32::from(c.points)).sum::<i32>(), lines[0], "{sea:?}");
        assert!(list.iter().all(|combination| is_whole(&sea, owner, combination, &chosen)), "{list:?}");
        let across = |c: &&Combination| c.spaces[1].index() - c.spaces[0].index() == 1;
        for rows in [true, false] {
            let of_kind = list.iter().filter(|c| across(c) == rows);
            let spaces: Vec<Space> = of_kind.flat_map(|c| c.spaces.iter().copied()).collect();
            let distinct: Spaces = spaces.iter().copied().collect();
            assert_eq!(distinct.len(), spaces.len(), "a tile counts once a line: {list:?}");
        }
        assert_eq!(chosen.iter().map(|at| at.space).collect::<Vec<_>>(), hired(&sea, owner));
        let mut sets = 0;
        for &ChosenValue { space, mercenary, value } in &chosen {
            assert_eq!(sea.ship(space), Some(Ship::Hired(mercenary)));
            let contract = table.game.contract(mercenary);
            assert!(contract.values.contains(value));
            sets += usize::from(contract.power == Power::PerIdentical);
        }
        let others = [Power::PerShield, Power::PerNeighbour];
        let fixed = chosen.iter().any(|at| others.contains(&table.game.contract(at.mercenary).power));
        if !fixed {
            let identical = list.iter().filter(|c| c.identical).count();
            assert_eq!(lines[1], (sets * identical) as i32);
        }
        listed += list.len();
        valued += chosen.len();
    }
    assert!(listed > 20_000 && valued > 20_000, "{listed} combinations, {valued} values");
}
