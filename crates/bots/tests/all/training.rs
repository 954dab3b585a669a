//! What is learned follows from the course alone.

use bots::{Course, Level, Mind, Net, Taught, Training};
use on_board::OnBoard;

const COURSE: Course =
    Course { seed: 3, lessons: 3, games: 8, warm_up: 1, lambda: 0.7, width: 2, against: None };

#[expect(clippy::unwrap_used, reason = "a helper of tests")]
fn begun(course: Course) -> Training<OnBoard> {
    Training::new(course).unwrap()
}

fn finished(mut training: Training<OnBoard>, threads: usize) -> Net {
    while training.learn(threads).is_some() {}
    training.net().clone()
}

#[test]
fn a_course_gives_the_same_weights_on_however_many_threads() {
    let net = finished(begun(COURSE), 1);
    assert_ne!(net, *begun(COURSE).net(), "something is learned");
    assert_eq!(net, finished(begun(COURSE), 3));
    assert_ne!(net, finished(begun(Course { seed: 4, ..COURSE }), 1));
}

#[test]
fn a_course_goes_on_where_it_was_left() {
    let mut training = begun(COURSE);
    assert!(training.learn(1).is_some());
    let again = Training::resume(COURSE, &training.save()).unwrap().unwrap();
    assert_eq!(again.lesson(), 1);
    assert_eq!(finished(again, 1), finished(training, 1));
}

#[test]
fn a_course_against_a_level_begins_with_what_it_knows_and_learns_alike_on_however_many_threads() {
    let course = Course { against: Some(Level::Navigator), games: 16, ..COURSE };
    assert!(begun(course).net() == OnBoard::net());
    // A few games move weights by less than a file of them tells.
    let learned = |threads: usize| {
        let mut training = begun(course);
        while training.learn(threads).is_some() {}
        training.save()
    };
    let untaught = begun(course).save();
    // Weights, their means, and two more numbers for each of them.
    let weights = |saved: &[u8]| saved[100..saved.len() / 4].to_vec();
    assert!(weights(&learned(1)) != weights(&untaught), "something is learned");
    assert!(learned(1) == learned(3));
}

#[test]
fn another_course_does_not_go_on_with_it() {
    let saved = begun(COURSE).save();
    let resumed =
        |course: Course, saved: &[u8]| Training::<OnBoard>::resume(course, saved).unwrap().is_some();
    assert!(resumed(COURSE, &saved));
    for other in [
        Course { seed: 4, ..COURSE },
        Course { lessons: 4, ..COURSE },
        Course { games: 9, ..COURSE },
        Course { against: Some(Level::Navigator), ..COURSE },
        Course { warm_up: 2, ..COURSE },
        Course { lambda: 0.6, ..COURSE },
        Course { width: 3, ..COURSE },
    ] {
        assert!(!resumed(other, &saved), "{other:?}");
    }
    assert!(!resumed(COURSE, &saved[1..]) && !resumed(COURSE, &saved[..saved.len() - 1]));
    assert!(!resumed(COURSE, b""));
}

#[test]
fn a_lesson_whose_games_are_played_apart_teaches_the_same() {
    let shared = |cuts: &[u32]| {
        let mut training = begun(COURSE);
        while training.lesson() < COURSE.lessons {
            let parts = cuts.windows(2).map(|cut| training.play(cut[0]..cut[1], 2).write());
            let read = parts.map(|part| Taught::read::<OnBoard>(&part).expect("what was written"));
            let taught = read.reduce(Taught::then).expect("parts");
            assert!(training.learn_from(&taught).is_some());
        }
        assert_eq!(training.learn_from(&training.play(0..1, 1)), None, "the course is over");
        training.save()
    };
    let mut alone = begun(COURSE);
    while alone.learn(1).is_some() {}
    for cuts in [&[0, 8][..], &[0, 3, 8], &[0, 0, 5, 8], &[0, 1, 2, 3, 4, 5, 6, 7, 8]] {
        assert_eq!(shared(cuts), alone.save(), "{cuts:?}");
    }
}

#[test]
fn what_cannot_have_been_taught_is_not_read() {
    let good = begun(Course { games: 1, ..COURSE }).play(0..1, 1).write();
    let read = |bytes: &[u8]| Taught::read::<OnBoard>(bytes);
    assert_eq!(read(&good).map(|taught| taught.write()), Some(good.clone()));
    assert!(read(&good[..good.len() - 1]).is_none(), "cut");
    // Of the first sample: three numbers, the turn, the stage, how many features, the features.
    for (place, with, what) in [
        (0, f32::NAN.to_bits(), "a number that is none"),
        (16, u32::MAX, "no such stage"),
        (20, u32::MAX, "more features than there are bytes"),
        (24, u32::MAX, "no such feature"),
    ] {
        let mut spoilt = good.clone();
        spoilt[place..place + 4].copy_from_slice(&with.to_le_bytes());
        assert!(read(&spoilt).is_none(), "{what}");
    }
}

#[test]
fn every_seed_is_good_for_a_course() {
    for seed in [0, u64::from(u32::MAX), u64::MAX] {
        let mut training = begun(Course { seed, lessons: 1, games: 1, ..COURSE });
        assert!(training.learn(1).is_some());
    }
}
