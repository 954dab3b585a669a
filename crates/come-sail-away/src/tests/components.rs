//! CSA-52: a component file of one's own.

use game::parts::Source;
use game::{Flaw, Game, Parts};

use crate::{ComeSailAway, Components, Options};

fn built_in() -> String {
    Components::built_in().unwrap().in_use.text
}

/// The flaw of the built-in file with the first `from` replaced.
#[track_caller]
fn flaw(from: &str, to: &str) -> Flaw {
    let text = built_in();
    assert!(text.contains(from), "the file has no {from}");
    let Err(flaw) = Components::read(&text.replacen(from, to, 1)) else { panic!("{to} is accepted") };
    flaw
}

/// The field that is at fault then.
#[track_caller]
fn field(from: &str, to: &str) -> String {
    flaw(from, to).field
}

/// The built-in file with what follows `header` left out, up to the next blank line.
fn without(header: &str) -> String {
    let text = built_in();
    let (before, rest) = text.split_once(header).unwrap();
    let (_, after) = rest.split_once("\n\n").unwrap_or((rest, ""));
    format!("{before}{after}")
}

const CARD: &str = "[[card]]\nface = { value = \"Y*B\", source = \"reconstructed\" }\n";
const SMALL: &str = "[[small-cabin]]\ndoors = { value = \"YB\", source = \"reconstructed\" }\npoints = { value = 3, source = \"reconstructed\" }\n";

#[test]
fn csa_52_the_component_file_can_be_replaced_at_the_start() {
    let text = built_in().replacen("value = \"YYB*G\"", "value = \"YYB*K\"", 1);
    let game = ComeSailAway::new(Options::default(), Parts::File(&text)).unwrap();
    assert!(game.components().faces.iter().any(|face| face.to_string() == "YYB*K"));
    assert!(!game.parts().built_in);
    let own = ComeSailAway::new(Options::default(), Parts::BuiltIn).unwrap();
    assert!(own.parts().built_in);
    assert_ne!(own.parts().fingerprint, game.parts().fingerprint);
}

#[test]
fn csa_52_every_value_says_whether_it_is_a_reconstruction() {
    let parts = Components::built_in().unwrap();
    let source = |field: &str| &parts.in_use.printed.iter().find(|line| line.field == field).unwrap().source;
    assert_eq!(*source("guest-cabin yellow.points"), Source::Reconstructed);
    assert!(
        matches!(source("bonus-score-token.points"), Source::Stated(texts) if texts == &["fr", "uk", "en"])
    );
    assert_eq!(field("source = \"stated fr uk en\"", "source = \"guessed\""), "bonus-score-token.points");
}

#[test]
fn csa_52_an_incomplete_file_is_refused_naming_what_is_missing() {
    let missing = |text: &str| Components::read(text).unwrap_err().field;
    assert_eq!(missing(&without("[bonus-score-token]")), "bonus-score-token");
    assert_eq!(missing(&without("[first-ship]")), "first-ship.a0");
    // The file's own order: what stands after the cut is missing too, and the first of it is named.
    let text = built_in();
    for first in ["guest-cabin", "facility", "small-cabin", "card"] {
        let cut = text.split(&format!("[[{first}]]")).next().unwrap();
        assert_eq!(missing(cut), first);
    }
    let no_track: String = text.split("[[luggage-track]]").next().unwrap().to_owned();
    assert_eq!(missing(&no_track), "luggage-track");
    assert_eq!(missing(""), "bonus-score-token");
}

#[test]
fn csa_52_a_missing_value_is_named() {
    for (line, table, name) in [
        ("points = { value = 4, source = \"reconstructed\" }\n", "guest-cabin", "points"),
        ("doors = { value = 3, source = \"stated fr\" }\n", "guest-cabin", "doors"),
        ("colour = \"yellow\"\n", "guest-cabin", "colour"),
        ("number = 1\n", "facility", "number"),
        ("seats = { value = 4, source = \"stated fr uk en\" }\n", "facility", "seats"),
        ("face = { value = \"Y*B\", source = \"reconstructed\" }\n", "card", "face"),
        ("space = { value = \"start\", source = \"stated fr uk en\" }\n", "luggage-track", "space"),
        ("doors = { value = \"YB\", source = \"reconstructed\" }\n", "small-cabin", "doors"),
    ] {
        let flaw = flaw(line, "");
        assert_eq!(flaw.field, table);
        assert!(flaw.to_string().contains(&format!("`{name}`")), "{flaw}");
    }
    assert_eq!(field("value = 4, source", "source"), "guest-cabin.points");
    assert_eq!(field("c2 = { value = \"4\", source = \"reconstructed\" }\n", ""), "first-ship.c2");
}

#[test]
fn csa_52_what_is_no_value_is_named() {
    assert_eq!(field("value = 4, source", "value = \"four\", source"), "guest-cabin.points");
    assert_eq!(field("number = 1\n", "number = -1\n"), "facility.number");
    assert_eq!(field("[bonus-score-token]", "[bonus-token]"), "bonus-token");
    assert_eq!(field("[[guest-cabin]]", "[[guest-cabin"), "guest-cabin");
}

#[test]
fn csa_52_sixty_cards() {
    assert_eq!(field(CARD, ""), "card");
    assert_eq!(field(CARD, &CARD.repeat(2)), "card");
}

#[test]
fn csa_52_cards_of_two_to_four_passengers_with_one_luggage_each() {
    for face in ["Y*", "Y*BGOK", "YYBGK*", "", "*"] {
        assert_eq!(field("\"Y*B\"", &format!("{face:?}")), "card 1.face", "{face}: passengers");
    }
    for face in ["YB", "Y*B*", "Y**B", "*YB"] {
        assert_eq!(field("\"Y*B\"", &format!("{face:?}")), "card 1.face", "{face}: luggage");
    }
    assert_eq!(field("\"B*G\"", "\"B*X\""), "card 2.face");
}

#[test]
fn csa_52_twenty_small_cabins() {
    assert_eq!(field(SMALL, ""), "small-cabin");
    assert_eq!(field(SMALL, &SMALL.repeat(2)), "small-cabin");
    assert_eq!(field("value = \"YB\"", "value = \"\""), "small-cabin 1.doors");
    assert_eq!(field("value = \"YB\"", "value = \"YX\""), "small-cabin 1.doors");
}

#[test]
fn csa_52_five_guest_cabins_one_per_colour() {
    assert_eq!(field("colour = \"blue\"", "colour = \"yellow\""), "guest-cabin 2.colour");
    assert_eq!(field("colour = \"blue\"", "colour = \"pink\""), "guest-cabin 2.colour");
    let four = without("[[guest-cabin]]\ncolour = \"green\"");
    assert_eq!(Components::read(&four).unwrap_err().field, "guest-cabin");
    assert_eq!(
        field("value = 3, source = \"stated fr\" }", "value = 2, source = \"stated fr\" }"),
        "guest-cabin yellow.doors"
    );
}

#[test]
fn csa_52_the_ten_facilities_with_their_seats() {
    assert_eq!(
        field("number = 7\n", "number = 6\n"),
        "facility 6.seats",
        "there is no sixth with five seats"
    );
    assert_eq!(field("number = 3\n", "number = 1\n"), "facility 3.number");
    assert_eq!(field("number = 3\n", "number = 11\n"), "facility 3.number");
    assert_eq!(
        field("value = 5, source = \"stated fr uk en\"", "value = 4, source = \"stated fr uk en\""),
        "facility 7.seats"
    );
    let nine = without("[[facility]] # salon\nnumber = 4");
    assert_eq!(Components::read(&nine).unwrap_err().field, "facility");
}

#[test]
fn csa_52_a_track_that_starts_empty_and_has_four_small_cabin_spaces() {
    assert_eq!(field("value = \"start\"", "value = \"points 3\""), "luggage-track 0.space");
    assert_eq!(field("value = \"start\"", "value = \"extra pier\""), "luggage-track 0.space");
    assert_eq!(field("value = \"small cabin\"", "value = \"empty\""), "luggage-track (small cabin)");
    assert_eq!(field("value = \"empty\"", "value = \"small cabin\""), "luggage-track (small cabin)");
    assert_eq!(field("value = \"extra pier\"", "value = \"extra stairs\""), "luggage-track 1.space");
    assert_eq!(field("value = \"extra pier\"", "value = \"extra\""), "luggage-track 1.space");
    assert_eq!(field("value = \"empty\"", "value = \"start\""), "luggage-track 8.space");
}

#[test]
fn csa_52_points_are_not_negative() {
    assert_eq!(
        field("value = 3, source = \"stated fr uk en\"", "value = -3, source = \"stated fr uk en\""),
        "bonus-score-token.points"
    );
    assert_eq!(field("points = { value = 4,", "points = { value = -4,"), "guest-cabin yellow.points");
    assert_eq!(field("points = { value = 8,", "points = { value = -1,"), "facility 7.points");
    assert_eq!(
        field(
            "points = { value = 3, source = \"reconstructed\"",
            "points = { value = -1, source = \"reconstructed\""
        ),
        "small-cabin 1.points"
    );
    assert_eq!(field("\"points 2\"", "\"points -2\""), "luggage-track 5.space");
    assert!(Components::read(&built_in().replace("points = { value = 4,", "points = { value = 0,")).is_ok());
}

#[test]
fn csa_52_the_first_ship_has_each_of_its_tiles_once() {
    assert_eq!(field("a1 = { value = \"orange\"", "a1 = { value = \"1\""), "first-ship.a1");
    assert_eq!(field("a1 = { value = \"orange\"", "a1 = { value = \"6\""), "first-ship.a1");
    assert_eq!(field("a1 = { value = \"orange\"", "d1 = { value = \"orange\""), "first-ship.a1");
    assert_eq!(
        field("a1 = {", "d1 = { value = \"blue\", source = \"reconstructed\" }\na1 = {"),
        "first-ship.d1"
    );
}
