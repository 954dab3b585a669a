//! The lessons of all games, played by their rules; and what is refused as a lesson.

#![cfg(test)]

use std::fs;
use std::path::Path;

use catalog::{GameId, with_game_type};
use game::{Game, Viewer};
use lessons::{Course, LessonError, StepKind};
use phrases::{Lang, Phrasebook};

/// The most that a step may say, in characters: it is read beside a board, on a phone too.
const LONGEST: usize = 230;

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn course<G: Game>() -> Course<G> {
    let (table, steps) = (file(&format!("{}.seaboard", G::ID)), file(&format!("{}.json", G::ID)));
    Course::read(&table, &steps).unwrap_or_else(|error| panic!("{}: {error}", G::ID))
}

/// Plays a lesson press by press, as a learner does who does what they are told.
fn check<G: Game>() {
    let course = course::<G>();
    let mut table = course.table_at(0);
    for (index, step) in course.steps().iter().enumerate() {
        let here = format!("{}, step {} ({})", G::ID, index + 1, step.say);
        if step.kind == StepKind::Later {
            table = course.table_at(index);
        }
        assert!(course.stands_at(index, &table), "{here}: begins where the step before ended");
        let plays = !step.play.is_empty() && step.kind != StepKind::Later;
        assert_eq!(plays, !step.done.is_empty(), "{here}: says when it is done, if something is to be done");
        assert!(!course.holds(index, &table), "{here}: is not done before it began");
        let named = course.pointed_actions(index, &table);
        let legal = table.legal(course.learner());
        for action in named {
            assert!(legal.contains(&action), "{here}: points at {action}, which cannot be done");
        }
        while let Some(&(seat, action)) = course.rest(index, &table).and_then(<[_]>::first)
            && plays
        {
            assert!(!course.is_done(index, &table), "{here}: is not done before {action}");
            let press = course.next_press(index, &table);
            assert_eq!(press, (seat == course.learner()).then_some(action), "{here}");
            table.act(seat, action).unwrap_or_else(|reason| panic!("{here}: {action}: {reason:?}"));
        }
        assert!(course.is_done(index, &table), "{here}: is done when all was played");
        let view = || serde_json::to_string(&table.view(Viewer::Seat(course.learner()))).expect("a view");
        assert!(!plays || course.holds(index, &table), "{here}: must be true at its end of {}", view());
    }
}

/// Looks at the lesson of every game that has one.
fn each(check: impl Fn(GameId)) {
    let names =
        fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons")).expect("the lessons");
    let names = names.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned());
    let games: Vec<GameId> =
        names.filter_map(|name| Some(name.strip_suffix(".json")?.parse().expect("a game"))).collect();
    assert!(!games.is_empty());
    games.into_iter().for_each(check);
}

#[test]
fn every_lesson_can_be_played_as_it_is_written() {
    each(|game| with_game_type!(game, G => check::<G>()));
}

#[test]
fn whoever_goes_another_way_in_a_free_step_is_done_when_its_conditions_hold() {
    let course = course::<pirates_under_fire::PiratesUnderFire>();
    let free = course.steps().iter().position(|step| step.free).expect("a free step");
    let mut table = course.table_at(free);
    let scripted = course.next_press(free, &table);
    let mut first = true;
    while !course.is_done(free, &table) {
        assert!(!first || course.rest(free, &table).is_some());
        let seat = table.awaited().iter().next().expect("somebody is to move");
        let other = |action: &_| Some(*action) != scripted;
        let action = table.legal(seat).into_iter().rfind(|action| !first || other(action)).expect("a choice");
        table.act(seat, action).expect("a legal action");
        first = false;
    }
    assert!(course.rest(free, &table).is_none(), "the script was left");
    assert!(course.goes_on_anywhere(free + 1) && course.is_done(free + 1, &table));
}

#[test]
fn every_step_says_something_short_in_every_language() {
    each(|game| {
        let said = with_game_type!(game, G => course::<G>().steps().iter().map(|step| step.say.clone()).collect::<Vec<_>>());
        for lang in Lang::ALL {
            let book = Phrasebook::new(lang);
            for id in &said {
                assert!(book.has(id), "{game}: {lang} has no {id}");
                let length = book.say_id(id).chars().count();
                assert!(length <= LONGEST, "{game}: {lang}: {id} has {length} characters");
            }
        }
    });
}

#[test]
fn the_other_is_a_deckhand() {
    each(|game| {
        with_game_type!(game, G => {
            let table = course::<G>().table_at(0);
            assert_eq!(table.players().len(), 2);
            assert!(table.to_text().contains("level = \"deckhand\""));
        });
    });
}

#[test]
fn what_is_no_lesson_is_refused_with_its_place() {
    type Pirates = pirates_under_fire::PiratesUnderFire;
    let table = file("pirates-under-fire.seaboard");
    let refused = |steps: &str| match Course::<Pirates>::read(&table, steps) {
        Ok(_) => panic!("{steps} is a lesson"),
        Err(error) => error.to_string(),
    };
    assert_eq!(refused(r#"{"steps": []}"#), "there are no steps");
    assert!(refused("{").starts_with("line 1: "));
    assert!(refused(r#"{"steps": [{"say": "a", "sing": "b"}]}"#).contains("sing"));
    assert_eq!(
        refused(r#"{"steps": [{"say": "a", "play": ["sail away"]}]}"#),
        r#"step 1: what is "sail away"?"#
    );
    assert!(
        refused(r#"{"steps": [{"say": "a"}, {"say": "b", "play": ["end"]}]}"#)
            .starts_with("step 2: 1 end is")
    );
    assert!(refused(r#"{"steps": [{"say": "a", "done": ["/gold ~ 2"]}]}"#).contains("condition"));
    let played = Course::<Pirates>::read(&format!("{table}1 ship 4\n"), r#"{"steps": [{"say": "a"}]}"#);
    assert!(matches!(played, Err(LessonError::Seats | LessonError::Table(_))));
}
