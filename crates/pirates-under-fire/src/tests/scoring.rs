//! PUF-28, PUF-32, PUF-36 to PUF-39: points at the end.

use super::table::{Table, seat, space, spaces, values};
use crate::{Scored, Spaces, Step};

/// Points of seat 1 for combinations.
#[track_caller]
fn combinations(drawing: &str) -> i32 {
    Table::new().sea(drawing).score(1)[0]
}

/// A row of ships of seat 1: `345` is a three, a four and a five.
#[track_caller]
fn row(values: &str) -> i32 {
    combinations(&values.chars().map(|value| format!("A{value} ")).collect::<String>())
}

/// The same in a column, across both seas.
#[track_caller]
fn column(values: &str) -> i32 {
    combinations(&values.chars().map(|value| format!("A{value} / ")).collect::<String>())
}

/// What the combinations are: their spaces, and whether they are identical.
fn found(table: &Table) -> Vec<(Spaces, bool)> {
    let scored = table.game.scored(&table.spectator(), seat(1));
    scored.combinations.iter().map(|c| (c.spaces.iter().copied().collect(), c.identical)).collect()
}

/// The values that the mercenaries of seat 1 take: `a1=3 b2=9`.
fn chosen(table: &Table) -> String {
    let scored = table.game.scored(&table.spectator(), seat(1));
    let values = scored.mercenaries.iter().map(|chosen| format!("{}={}", chosen.space, chosen.value));
    values.collect::<Vec<_>>().join(" ")
}

#[test]
fn puf_36_three_or_four_of_the_same_value_side_by_side() {
    assert_eq!((row("55"), row("555"), row("5555")), (0, 3, 6));
    assert_eq!((column("77"), column("777"), column("7777")), (0, 3, 6));
}

#[test]
fn puf_36_three_or_more_consecutive_values_up_or_down() {
    assert_eq!((row("23"), row("234"), row("2345"), row("23456")), (0, 2, 4, 6));
    assert_eq!((row("234567"), row("2345678")), (9, 12));
    assert_eq!((row("432"), row("5432"), row("65432"), row("765432"), row("8765432")), (2, 4, 6, 9, 12));
    assert_eq!((column("234"), column("987654"), column("123456")), (2, 9, 9));
}

#[test]
fn puf_36_each_step_is_exactly_one_and_all_in_one_direction() {
    for none in ["2334", "243", "246", "212", "891", "912", "19", "129", "343", "5565", "135", "11221133"] {
        let line = none.get(..7).unwrap_or(none);
        assert_eq!(row(line), 0, "{line}");
    }
    assert_eq!(row("34543"), 2, "up and down again share a ship");
    assert_eq!(row("3456543"), 6, "four up, three down");
}

#[test]
fn puf_36_side_by_side_without_a_gap_an_enemy_or_a_burning_ship() {
    assert_eq!(combinations("A5 A5 . A5 A5"), 0);
    assert_eq!(combinations("A5 A5 B5 A5"), 0);
    assert_eq!(combinations("A5 A5 a5 A5"), 0);
    assert_eq!(combinations("A3 A4 b5 A5 A6 A7"), 2);
    assert_eq!(combinations("A5 A5 . . . . . / . . . . . . A5"), 0, "a row ends at the edge");
    assert_eq!(combinations("A5 . . / . A5 . / . . A5"), 0, "not diagonally");
    assert_eq!(combinations("B5 B5 B5"), 0, "the opponent's are the opponent's");
    assert_eq!(Table::new().sea("B5 B5 B5").score(2)[0], 3);
}

#[test]
fn puf_36_over_both_seas() {
    assert_eq!(combinations("A4 / A4 / A4 / ."), 3, "a2 and a3 in one's own sea, a4 beyond");
    assert_eq!(Table::new().sea("A4 A4 A4 / . / . / .").score(1), [3, 0, 3, 0, 0]);
}

#[test]
fn puf_37_the_worked_example_three_fives_rather_than_a_run() {
    let table = Table::new().sea("A3 A4 A5 A5 A5");
    assert_eq!(table.score(1)[0], 3);
    assert_eq!(found(&table), [(spaces("c1 d1 e1"), true)], "a tile counts once a line");
}

#[test]
fn puf_37_the_worked_example_x_is_three_rather_than_seven() {
    let table = Table::new().sea(". . A3 / . . A3 / A5 A6 A#10");
    assert_eq!((chosen(&table).as_str(), table.score(1)[0]), ("c1=3", 3));
    assert_eq!(found(&table), [(spaces("c1 c2 c3"), true)]);
    let table = Table::new().sea("A5 A6 A#10");
    assert_eq!((chosen(&table).as_str(), table.score(1)[0]), ("c1=7", 2), "with the run alone it is seven");
}

#[test]
fn puf_37_the_worked_example_a_four_counts_in_its_row_and_in_its_column() {
    let table = Table::new().sea("A4 / A4 / A4 A5 A6");
    assert_eq!(table.score(1)[0], 5);
    assert_eq!(found(&table), [(spaces("a1 b1 c1"), false), (spaces("a1 a2 a3"), true)]);
}

#[test]
fn puf_37_a_tile_counts_at_most_once_a_line() {
    assert_eq!(row("4566"), 2);
    assert_eq!(row("345666"), 5, "345 and 666");
    assert_eq!(row("4566654"), 4, "two runs rather than three sixes");
    assert_eq!(row("1112223"), 6);
}

#[test]
fn puf_37_five_or_more_identical_are_split_into_threes_and_fours() {
    assert_eq!((row("55555"), row("555555"), row("5555555")), (6, 6, 9));
    let table = Table::new().sea("A5 A5 A5 A5 A5 A5 A5");
    let mut sizes: Vec<usize> = found(&table).iter().map(|(at, _)| at.len()).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [3, 4]);
}

#[test]
fn puf_37_each_line_is_split_for_the_best_total_whatever_is_printed() {
    let parts = |from, to| {
        move |line: &str| {
            let ships: String = line.chars().map(|value| format!("A{value} ")).collect();
            // Version 1 of the rules took files in which a longer combination is worth less.
            Table::altered_by(1, from, to).sea(&ships).score(1)[0]
        }
    };
    let short = parts("run-6 = { value = 9", "run-6 = { value = 3");
    assert_eq!(short("234567"), 6, "five of the six");
    let shorter = parts("run-4 = { value = 4", "run-4 = { value = 0");
    assert_eq!((shorter("2345"), shorter("5432")), (2, 2), "three of the four");
    let poor = parts("identical-4 = { value = 6", "identical-4 = { value = 1");
    assert_eq!((poor("5555"), poor("555555"), poor("5555555")), (3, 6, 6));
}

#[test]
fn puf_28_a_mercenary_takes_one_of_its_values() {
    assert_eq!(combinations("A5 A5 A#5"), 3, "4/5 as a five");
    assert_eq!(combinations("A6 A6 A#5"), 0);
    assert_eq!(combinations("A2 A3 A#5"), 2, "as a four");
    assert_eq!(combinations("A9 A9 A#10"), 3, "X is anything");
}

#[test]
fn puf_28_the_same_value_for_row_and_column() {
    let table = Table::new().sea("A4 / A4 / A#5 A5 A5");
    assert_eq!(table.score(1)[0], 3, "four or five, not both");
    let table = Table::new().sea("A7 / A7 / A#10 A6 A5");
    assert_eq!((chosen(&table).as_str(), table.score(1)[0]), ("a1=7", 5), "one value serves both");
    let table = Table::new().sea("A9 / A9 / A#10 A3 A4 A5");
    assert_eq!((chosen(&table).as_str(), table.score(1)[0]), ("a1=9", 5), "the row has a run without it");
}

#[test]
fn puf_38_splits_and_values_are_chosen_together() {
    let table = Table::new().sea("A#10 A5 A#11");
    assert_eq!((chosen(&table).as_str(), table.score(1)), ("a1=5 c1=5", vec![3, 1, 0, 0, 0]));
    let table = Table::new().sea(". . A7 / . . A7 / A#10 A5 A#12");
    assert_eq!(table.score(1)[0], 3, "a1 cannot make up for both");
    let table = Table::new().sea(". . A7 / . . A7 / A#10 A6 A#12");
    assert_eq!((chosen(&table).as_str(), table.score(1)[0]), ("a1=5 c1=7", 5));
    let table = Table::new().sea("A3 A#10 A#11 A6 A7 A#12");
    assert_eq!(
        (chosen(&table).as_str(), table.score(1)[0]),
        ("b1=4 c1=5 f1=8", 9),
        "three in one run of six"
    );
}

#[test]
fn puf_38_mercenaries_count_as_ships() {
    let table = Table::new().sea("A#10 / A#11 / . / .");
    assert_eq!(table.score(1), [0, 1, 1, 0, 0], "beside a ship, and in the far sea");
}

#[test]
fn puf_38_of_equal_totals_more_points_from_combinations_are_written_down() {
    let sea = ". . . A#5 / . / A4 A5 A6 A6 A6 A5 A4";
    let table = Table::new().sea(sea);
    assert_eq!(table.score(1), [4, 0, 0, 0, 0], "two runs, not three sixes and one for them");
    let table = Table::altered("\"per shield\"", "\"per identical\"");
    let table = table.sea(". . . A#5 . A#6 / . / A4 A5 A6 A6 A6 A5 A4");
    assert_eq!(table.score(1), [3, 2, 0, 0, 0], "two for them are more");
    assert_eq!(found(&table), [(spaces("c1 d1 e1"), true)]);
}

#[test]
fn puf_32_a_point_for_each_own_active_ship_beside_it() {
    let table = Table::new().sea(". A1 / A2 A#11 a3 / . B4");
    assert_eq!(table.score(1)[1], 2);
    let table = Table::new().sea(". A1 / A2 A#11 A#10 / A9 A4 A9");
    assert_eq!(table.score(1)[1], 4, "mercenaries are ships, corners are not beside");
    assert_eq!(Table::new().sea("B5 A#11 / a5").score(1)[1], 0);
}

#[test]
fn puf_32_a_point_for_each_shield_permanent_ones_included() {
    let table = Table::new().sea("A5++ . A#6+ / . . . . A#1 . B5+ / B#2");
    assert_eq!((table.score(1)[1], table.score(2)[1]), (5, 0), "three tokens and two mercenaries");
    let table = Table::new().sea("A#6 . A#12 . A5+");
    assert_eq!(table.score(1)[1], 6, "each of the two counts three");
    assert_eq!(Table::new().sea("A#6").score(1)[1], 1, "its own");
}

#[test]
fn puf_32_a_point_for_each_combination_of_identical_ships() {
    let table = Table::new().sea("A1 . . . . . A#5 / A1 / A1 / . / A3 A3 A3 A3 / A6 A7 A8");
    assert_eq!(table.score(1), [3 + 6 + 2, 2, 4, 0, 0], "runs bring none");
    let table = Table::new().sea(". . A#5 / . / A7 A7 A7 A7 A7 A7 A7");
    assert_eq!(table.score(1)[..2], [9, 2]);
    let table = Table::new().sea(". . A#5 / . / A7 A7 A7 A7 A7 A7");
    assert_eq!(table.score(1)[..2], [6, 2], "two threes rather than a four");
}

#[test]
fn puf_32_the_mercenarys_own_value_may_make_it() {
    let table = Table::new().sea("A5 A5 A#5");
    assert_eq!((chosen(&table).as_str(), table.score(1)), ("c1=5", vec![3, 1, 0, 0, 0]));
}

#[test]
fn puf_39_a_point_for_each_active_ship_in_the_opponents_sea() {
    let table = Table::new().sea("A1 a2 B3 / A#6 / b4 / A5 / B6 / B7 b8");
    assert_eq!((table.score(1)[2], table.score(2)[2]), (2, 2));
    let own = Table::new().sea("A1 A3 / . / A5");
    assert_eq!(own.score(1)[2], 0);
}

#[test]
fn puf_39_victory_points_and_mines() {
    let table = Table::new().change(|state| {
        state.open.players[seat(1)].points = 7;
        state.open.players[seat(1)].mines = 3;
    });
    assert_eq!((table.score(1), table.score(2)), (vec![0, 0, 0, 7, -6], vec![0; 5]));
}

#[test]
fn combinations_tell_where_they_lie_and_what_they_are_worth() {
    let table = Table::new().sea("A9 A8 A7 A6 A6 A6");
    let list = table.game.scored(&table.spectator(), seat(1)).combinations;
    assert_eq!(list.iter().map(|c| (c.identical, c.points)).collect::<Vec<_>>(), [(false, 2), (true, 3)]);
    assert_eq!(list[0].spaces, ["a1", "b1", "c1"].map(space), "in order");
    assert_eq!(list[0].values, values("9 8 7"));
}

#[test]
fn how_a_fleet_scores_can_be_written_down() {
    let table = Table::new().sea("A2 A3 A#5");
    let scored = serde_json::to_string(&table.game.scored(&table.spectator(), seat(1))).unwrap();
    let combination = r#"{"spaces":["a1","b1","c1"],"values":[2,3,4],"identical":false,"points":2}"#;
    let mercenary = r#"{"space":"c1","mercenary":5,"value":4}"#;
    assert_eq!(scored, format!(r#"{{"combinations":[{combination}],"mercenaries":[{mercenary}]}}"#));
}

#[test]
fn puf_35_nothing_is_written_down_where_nobody_scores() {
    let over = |stranded| {
        Table::new().sea("A5 A5 A#5").change(|state| state.open.turn.step = Step::Over { stranded })
    };
    let scored = |table: Table| table.game.scored(&table.spectator(), seat(1));
    assert_eq!(scored(over(Some(seat(2)))), Scored::default());
    assert_eq!(scored(over(None)).combinations.len(), 1);
}
