//! OB-39: a component file of one's own.

use game::parts::Source;
use game::{Flaw, Game, Parts};

use crate::{Components, Edition, OnBoard, Options};

fn built_in(edition: Edition) -> String {
    Components::built_in(edition).unwrap().in_use.text
}

/// The flaw of an edition's built-in file with the first `from` replaced.
#[track_caller]
fn flaw_of(edition: Edition, from: &str, to: &str) -> Flaw {
    let text = built_in(edition);
    assert!(text.contains(from), "the file has no {from}");
    let Err(flaw) = Components::read(edition, &text.replacen(from, to, 1)) else {
        panic!("{to} is accepted")
    };
    flaw
}

/// The field that is at fault then, in the second edition.
#[track_caller]
fn field(from: &str, to: &str) -> String {
    flaw_of(Edition::OnBoard, from, to).field
}

fn card(table: &str, face: &str, source: &str) -> String {
    format!("[[{table}]]\nface = {{ value = \"{face}\", source = \"{source}\" }}\n")
}

#[test]
fn ob_39_the_component_file_can_be_replaced_at_the_start() {
    let text = built_in(Edition::OnBoard).replacen("\"lover 1\"", "\"lover 3\"", 1);
    let game = OnBoard::new(Options::default(), Parts::File(&text)).unwrap();
    assert!(game.components().faces.contains(&"lover 3".parse().unwrap()));
    assert!(!game.parts().built_in);
    let own = OnBoard::new(Options::default(), Parts::BuiltIn).unwrap();
    assert!(own.parts().built_in);
    assert_ne!(own.parts().fingerprint, game.parts().fingerprint);
    let same = OnBoard::new(Options::default(), Parts::Fingerprint(&own.parts().fingerprint)).unwrap();
    assert_eq!(same.parts(), own.parts());
    let unknown = OnBoard::new(Options::default(), Parts::Fingerprint("0")).unwrap_err();
    assert_eq!(unknown.field, "components");
}

#[test]
fn ob_39_every_value_says_whether_it_is_a_reconstruction() {
    let parts = Components::built_in(Edition::OnBoard).unwrap();
    let source = |field: &str| &parts.in_use.printed.iter().find(|line| line.field == field).unwrap().source;
    assert_eq!(*source("line 1.cabins"), Source::Reconstructed);
    assert_eq!(*source("points.unhappy"), Source::Reconstructed);
    assert!(matches!(source("points.glasses"), Source::Stated(texts) if texts == &["fr"]));
    assert_eq!(field("source = \"stated fr\"", "source = \"guessed\""), "points.glasses");
}

#[test]
fn ob_39_a_file_is_for_one_edition() {
    let second = built_in(Edition::OnBoard);
    assert_eq!(Components::read(Edition::BienvenueABord, &second).unwrap_err().field, "edition.name");
    assert_eq!(field("name = \"on-board\"", "name = \"on-bord\""), "edition.name");
}

#[test]
fn ob_39_an_incomplete_file_is_refused_naming_what_is_missing() {
    assert_eq!(field("sun = { value = 2, source = \"stated fr\" }\n", ""), "points");
    assert_eq!(field("cabins = { value = 9, source = \"reconstructed\" }\n", ""), "line");
    assert_eq!(field("element = { value = \"satisfied\", source = \"stated fr\" }\n", ""), "port");
    assert_eq!(field("captain-stars = { value = 2, source = \"stated fr\" }\n", ""), "extensions");
    assert_eq!(field("value = 9, source", "source"), "line.cabins");
    assert_eq!(field("value = 9, source", "value = \"nine\", source"), "line.cabins");
    for (first, missing) in [("[[port]]", "port"), ("[[objective]]", "objective"), ("[[card]]", "card")] {
        let text = built_in(Edition::OnBoard);
        let cut = text.split(first).next().unwrap();
        assert_eq!(Components::read(Edition::OnBoard, cut).unwrap_err().field, missing);
    }
    let text = built_in(Edition::OnBoard);
    let (before, _) = text.split_once("[[luggage]]").unwrap();
    assert_eq!(Components::read(Edition::OnBoard, before).unwrap_err().field, "luggage");
    let (before, _) = text.split_once("[[special-passenger]]").unwrap();
    assert_eq!(Components::read(Edition::OnBoard, before).unwrap_err().field, "special-passenger");
    let (before, rest) = text.split_once("[extensions]").unwrap();
    let (_, after) = rest.split_once("\n\n").unwrap();
    let without = format!("{before}{after}");
    assert_eq!(Components::read(Edition::OnBoard, &without).unwrap_err().field, "extensions");
    assert_eq!(Components::read(Edition::OnBoard, "").unwrap_err().field, "edition");
    let (_, after) = text.split_once("[points]").unwrap();
    let (_, after) = after.split_once("[edition]").unwrap();
    let without = format!("[edition]{after}");
    assert_eq!(Components::read(Edition::OnBoard, &without).unwrap_err().field, "line");
    let (before, _) = text.split_once("[points]").unwrap();
    let without = format!("{before}[edition]{after}");
    assert_eq!(Components::read(Edition::OnBoard, &without).unwrap_err().field, "points");
}

#[test]
fn ob_39_sixty_cards_of_33_18_and_9() {
    let sun = card("card", "1 sun", "reconstructed");
    assert_eq!(field(&sun, ""), "card");
    assert_eq!(field(&sun, &sun.repeat(2)), "card");
    assert_eq!(field("\"1 sun\"", "\"open 3\""), "card (passengers)");
    assert_eq!(field("\"1 sun\"", "\"mechanic\""), "card (passengers)");
    assert_eq!(field("\"open 1+1\"", "\"objective suns\""), "card (cabins)");
    assert_eq!(field("\"objective suns\"", "\"objective dice\""), "card (objective suns)");
    let first = flaw_of(Edition::BienvenueABord, "\"1 sun\"", "\"open 3\"");
    assert_eq!(first.field, "card (passengers)");
}

#[test]
fn ob_39_a_face_that_is_none_is_named() {
    for face in
        ["", "4 sun", "0 sun", "2 moon", "lover", "lover -1", "lover 100", "open", "open 4", "2 4 moon"]
    {
        assert_eq!(field("\"2 sun\"", &format!("{face:?}")), "card 3.face", "{face}");
    }
    let long = vec!["1"; 300].join("+");
    for face in ["stars 0", "stars 255", "stars x", "open 1+", &format!("open {long}"), "objective moons"] {
        assert_eq!(field("\"2 sun\"", &format!("{face:?}")), "card 3.face", "{face}");
    }
    assert_eq!(field("\"objective suns\"", "\"objective three-star cabins\""), "card 54.face");
}

#[test]
fn ob_39_four_or_five_ports() {
    let port = "[[port]]\nelement = { value = \"satisfied\", source = \"stated fr\" }\n";
    assert_eq!(field(port, ""), "port");
    assert_eq!(field(port, &port.repeat(2)), "port");
    assert_eq!(flaw_of(Edition::BienvenueABord, port, &port.repeat(2)).field, "port");
    assert_eq!(field("\"occupied\"", "\"symbols\""), "port 4.element", "each once");
    assert_eq!(field("\"occupied\"", "\"lovers\""), "port 4.element");
}

#[test]
fn ob_39_three_lines_with_four_cabins_open() {
    assert_eq!(field("open = { value = 2,", "open = { value = 3,"), "line.open");
    assert_eq!(field("open = { value = 2,", "open = { value = 1,"), "line.open");
    assert_eq!(
        field("cabins = { value = 9,", "cabins = { value = 1,"),
        "line 1.cabins",
        "fewer than are open"
    );
    assert_eq!(field("cabins = { value = 9,", "cabins = { value = 13,"), "line 1.cabins");
    assert_eq!(field("cabins = { value = 9,", "cabins = { value = -1,"), "line 1.cabins");
    assert_eq!(field("stars = 2\n", "stars = 1\n"), "line 2.stars");
    let line = "[[line]]\nstars = 3\n";
    assert_eq!(
        field(
            line,
            &format!(
                "{line}cabins = {{ value = 5, source = \"reconstructed\" }}\nopen = {{ value = 1, source = \"reconstructed\" }}\n\n{}",
                line.replace('3', "4")
            )
        ),
        "line"
    );
}

#[test]
fn ob_39_luggage_and_special_passengers_of_each_kind() {
    let give = card("luggage", "luggage give", "stated fr");
    assert_eq!(field(&give, ""), "luggage");
    assert_eq!(field("\"luggage give\"", "\"luggage calm\""), "luggage (calm)");
    assert_eq!(field("\"luggage give\"", "\"2 sun\""), "luggage (give)");
    assert_eq!(field(&card("special-passenger", "mechanic", "stated fr"), ""), "special-passenger");
    assert_eq!(field("\"mechanic\"", "\"castaway\""), "special-passenger (mechanic)");
    let first = built_in(Edition::BienvenueABord) + &give.repeat(6);
    assert_eq!(Components::read(Edition::BienvenueABord, &first).unwrap_err().field, "luggage");
    let second = built_in(Edition::OnBoard);
    let extensions = second.split("[extensions]").nth(1).and_then(|rest| rest.split("\n\n").next()).unwrap();
    let first = format!("{}\n[extensions]{extensions}", built_in(Edition::BienvenueABord));
    assert_eq!(Components::read(Edition::BienvenueABord, &first).unwrap_err().field, "extensions");
}

#[test]
fn ob_39_points_and_differences_of_the_editions_are_checked() {
    assert_eq!(field("value = [2, 6, 12, 20, 25, 28, 32]", "value = []"), "points.glasses");
    assert_eq!(field("value = [2, 6,", "value = [-2, 6,"), "points.glasses");
    assert_eq!(field("sun = { value = 2,", "sun = { value = -2,"), "points.sun");
    assert_eq!(field("unhappy = { value = -1,", "unhappy = { value = -200,"), "points.unhappy");
    assert_eq!(field("value = \"cabin\"", "value = \"bunk\""), "edition.compensation-symbol");
    assert_eq!(field("value = \"cabin 2\"", "value = \"cabin 4\""), "edition.compensation-opening");
    assert_eq!(field("value = \"cabin 2\"", "value = \"stars 0\""), "edition.compensation-opening");
    assert_eq!(field("lover = { value = 2,", "lover = { value = 100,"), "edition.compensation-lover");
    assert_eq!(field("kind = \"suns\"", "kind = \"moons\""), "objective 3.kind");
    assert_eq!(field("castaway = { value = -1,", "castaway = { value = 200,"), "extensions.castaway");
}

#[test]
fn ob_39_extensions_belong_to_the_second_edition() {
    for extension in 0..3 {
        let options = Options {
            edition: Edition::BienvenueABord,
            captains: extension == 0,
            luggage: extension == 1,
            special_passengers: extension == 2,
        };
        assert_eq!(OnBoard::new(options, Parts::BuiltIn).unwrap_err().field, "edition");
    }
}
