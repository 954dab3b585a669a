//! What is learned follows from the course alone.

use bots::{Course, Net, Training};
use on_board::OnBoard;

const COURSE: Course = Course { seed: 3, lessons: 3, games: 8, warm_up: 1, lambda: 0.7, width: 2 };

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
fn another_course_does_not_go_on_with_it() {
    let saved = begun(COURSE).save();
    let resumed =
        |course: Course, saved: &[u8]| Training::<OnBoard>::resume(course, saved).unwrap().is_some();
    assert!(resumed(COURSE, &saved));
    for other in [
        Course { seed: 4, ..COURSE },
        Course { lessons: 4, ..COURSE },
        Course { games: 9, ..COURSE },
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
fn every_seed_is_good_for_a_course() {
    for seed in [0, u64::from(u32::MAX), u64::MAX] {
        let mut training = begun(Course { seed, lessons: 1, games: 1, ..COURSE });
        assert!(training.learn(1).is_some());
    }
}
