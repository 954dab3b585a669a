//! What must hold of a search.

use come_sail_away::ComeSailAway;
use game::{Chance, Dealer, Game, Parts, QuickChance, Seat, Viewer};
use on_board::OnBoard;
use pirates_under_fire::PiratesUnderFire;

use crate::thinker::Question;
use crate::{Beam, Budget, Evaluator, Level, Look, Mind, Skill, Thinker, Watch};

fn new<G: Mind>() -> G
where
    G::Options: Default,
{
    G::new(G::Options::default(), Parts::BuiltIn).unwrap()
}

fn admiral<G: Mind<Options: Default>>(iterations: u32) -> Skill {
    let mut skill = new::<G>().skill(Level::Admiral);
    skill.search.as_mut().unwrap().budget = Budget::Iterations(iterations);
    skill
}

/// Plays a deal from both seats; how many of the two games the one side wins against the other.
fn won<G: Mind>(
    game: &G,
    seed: u64,
    mut line: impl FnMut(bool, &G::State, Seat, u64) -> Vec<G::Action>,
) -> f64 {
    let deal = game.deal(&mut Dealer::new(seed));
    let mut won = 0.0;
    for one in [Seat::ALL[0], Seat::ALL[1]] {
        let mut state = game.start(&deal).unwrap();
        let mut thought = seed << 16;
        while let Some(seat) = game.awaited(&state).lowest() {
            thought += 1;
            for action in line(seat == one, &state, seat, thought) {
                game.apply(&mut state, seat, action, &mut ()).unwrap();
            }
        }
        let outcome = game.outcome(&state).unwrap();
        won += f64::from(u8::from(outcome.winners.contains(one))) / outcome.winners.len() as f64;
    }
    won
}

#[test]
fn a_bot_that_peeks_is_at_least_as_good_as_an_honest_one() {
    let game: PiratesUnderFire = new();
    let net = PiratesUnderFire::net();
    let mut bot = Thinker::skilled(admiral::<PiratesUnderFire>(24), net);
    let deals = 6;
    let total: f64 = (0..deals)
        .map(|seed| {
            won(&game, seed, |peeks, state, seat, thought| {
                let view = game.view(state, Viewer::Seat(seat));
                let redeal = |chance: &mut QuickChance| game.redeal(&view, chance);
                let truth = |_: &mut QuickChance| *state;
                let fitting: &(dyn Fn(&mut QuickChance) -> _ + Sync) = if peeks { &truth } else { &redeal };
                bot.decide(Question { game: &game, fitting, seat, seed: thought }, &mut ()).to_vec()
            })
        })
        .sum();
    // Of twelve games an honest one would win all but one or two only once in a hundred runs.
    assert!(total / f64::from(deals as u32) > 0.35, "{total} of {}", 2 * deals);
}

#[test]
fn more_iterations_do_not_lose() {
    let game: PiratesUnderFire = new();
    let net = PiratesUnderFire::net();
    let mut few = Thinker::skilled(admiral::<PiratesUnderFire>(16), net);
    let mut many = Thinker::skilled(admiral::<PiratesUnderFire>(96), net);
    let deals = 6;
    let total: f64 = (0..deals)
        .map(|seed| {
            won(&game, seed, |better, state, seat, thought| {
                let view = game.view(state, Viewer::Seat(seat));
                let bot = if better { &mut many } else { &mut few };
                bot.think(&game, &view, seat, thought, &mut ()).to_vec()
            })
        })
        .sum();
    assert!(total / f64::from(deals as u32) > 0.7, "{total} of {}", 2 * deals);
}

/// The beginning of a solo game, as its player sees it.
fn solo() -> (ComeSailAway, <ComeSailAway as Game>::View) {
    let game: ComeSailAway = new();
    let state = game.start(&game.deal(&mut Dealer::new(1))).unwrap();
    let view = game.view(&state, Viewer::Seat(Seat::ALL[0]));
    (game, view)
}

#[test]
fn the_choice_does_not_depend_on_threads() {
    let (game, view) = solo();
    let line = |threads| {
        let mut bot = Thinker::skilled(admiral::<ComeSailAway>(100), ComeSailAway::net()).on_threads(threads);
        bot.think(&game, &view, Seat::ALL[0], 5, &mut ()).to_vec()
    };
    assert_eq!(line(1), line(3));
}

/// How often a bot allocates for its first decision, once everything has grown as far as it must.
fn allocations<G: Mind>(iterations: u32) -> u64
where
    G::Options: Default,
{
    let game: G = new();
    let state = game.start(&game.deal(&mut Dealer::new(1))).unwrap();
    let seat = game.awaited(&state).lowest().unwrap();
    let view = game.view(&state, Viewer::Seat(seat));
    let mut bot = Thinker::skilled(admiral::<G>(iterations), G::net());
    let mut count = || {
        let think = || {
            bot.think(&game, &view, seat, 5, &mut ());
        };
        allocation_counter::measure(think).count_total
    };
    count();
    count()
}

#[test]
fn a_search_allocates_at_its_beginning_only() {
    let few =
        [allocations::<ComeSailAway>(50), allocations::<OnBoard>(50), allocations::<PiratesUnderFire>(50)];
    let many =
        [allocations::<ComeSailAway>(200), allocations::<OnBoard>(200), allocations::<PiratesUnderFire>(200)];
    assert!(few.iter().all(|&count| count > 0));
    assert_eq!(few, many, "four times as many iterations");
}

/// Stops a search after so many looks, and notes what it was told.
struct Impatient {
    looks: u32,
    told: Vec<(u32, u32)>,
}

impl Watch for Impatient {
    fn go_on(&mut self, done: u32, of: u32) -> bool {
        self.told.push((done, of));
        self.looks -= 1;
        self.looks > 0
    }

    fn milliseconds(&mut self) -> u32 {
        self.told.len() as u32
    }
}

#[test]
fn a_search_tells_how_far_it_is_and_can_be_stopped() {
    let (game, view) = solo();
    let mut bot = Thinker::skilled(admiral::<ComeSailAway>(400), ComeSailAway::net());
    let mut watch = Impatient { looks: 4, told: Vec::new() };
    let line = bot.think(&game, &view, Seat::ALL[0], 5, &mut watch).to_vec();
    assert!(!line.is_empty());
    assert_eq!(watch.told.len(), 4);
    assert!(watch.told.is_sorted() && watch.told.iter().all(|&(done, of)| of == 400 && done < of));
}

#[test]
fn choices_of_a_stopped_search_are_compared_by_the_same_redeals() {
    let (game, view) = solo();
    let skill = admiral::<ComeSailAway>(400);
    let mut bot = Thinker::skilled(skill, ComeSailAway::net());
    let mut count = |looks: u32| {
        let mut watch = Impatient { looks, told: Vec::new() };
        let choices = bot.choices(&game, &view, Seat::ALL[0], 5, &mut watch);
        assert!(choices.is_sorted_by(|one, next| one.value >= next.value), "{looks}: {choices:?}");
        choices.len()
    };
    let counts = [1, 10, 20, 1000].map(&mut count);
    assert!(counts.is_sorted_by(|early, late| early >= late) && counts[0] > counts[1], "{counts:?}");
    assert_eq!(counts[3], 2, "as many as a whole search leaves");
}

#[test]
fn a_budget_of_time_is_kept() {
    let (game, view) = solo();
    let mut skill = admiral::<ComeSailAway>(1);
    skill.search.as_mut().unwrap().budget = Budget::Milliseconds(30);
    let mut bot = Thinker::skilled(skill, ComeSailAway::net());
    // This clock moves on by one with every look.
    let mut watch = Impatient { looks: 1000, told: Vec::new() };
    assert!(!bot.think(&game, &view, Seat::ALL[0], 5, &mut watch).is_empty());
    assert!((30..40).contains(&watch.told.len()), "{}", watch.told.len());
}

#[test]
fn every_look_finds_an_end_and_looking_again_changes_nothing_where_there_is_one() {
    let game: ComeSailAway = new();
    let (mut beam, mut list) = (Beam::default(), Vec::new());
    for seed in 0..100 {
        let mut state = game.start(&game.deal(&mut Dealer::new(seed))).unwrap();
        let mut chance = QuickChance::new(seed);
        let mut round = u32::MAX;
        while let Some(seat) = game.awaited(&state).lowest() {
            if round != game.round(&state) {
                round = game.round(&state);
                for width in [1, 4] {
                    let evaluator = Evaluator::Learned(ComeSailAway::net());
                    let look = Look { evaluator, width, avoids_harm: true };
                    let once = beam.look_once(&game, &state, seat, look);
                    let found = beam.look(&game, &state, seat, look);
                    assert!(found > 0 && (once == 0 || once == found), "deal {seed}, round {round}");
                }
            }
            game.legal(&state, seat, &mut list);
            let action = *chance.choose(&list).unwrap();
            game.apply(&mut state, seat, action, &mut ()).unwrap();
        }
    }
}
