//! Learning a value from games: play with what is known, and learn from what came of it.
//!
//! A course is a row of lessons. In each, games are played with the network as it is (the first ones by rules of
//! thumb), and the network learns to foresee what a position led to, TD(λ). A course against a level begins with what that
//! level knows, plays against nothing else, and learns what beats it: what such a course gains tells how far the level can be
//! exploited. Everything follows from the seed: the same
//! course gives the same weights, on however many threads or machines it is played.

use std::ops::Range;
use std::panic::resume_unwind;

use game::{BySeat, Chance, Dealer, Flaw, Parts, QuickChance, Seat, Viewer};

use crate::learner::{Learner, Sample};
use crate::{Beam, Evaluator, Features, Level, Look, Mind, Net, Taught, Thinker};

/// Deals for learning begin here: nothing that is measured is dealt from these seeds. Each course has as many for itself.
const TRAINING: u64 = 1 << 40;
/// Courses with deals of their own.
const COURSES: u64 = u64::MAX / TRAINING;
/// One in so many turns is not the best one, so that something new is seen.
const ADVENTURE: u32 = 25;
/// A turn that is not the best one is one of so many.
const ADVENTURES: u32 = 4;
/// Who knows much already learns in smaller steps.
const KNOWING: f32 = 0.25;

/// A course of lessons.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Course {
    /// What everything follows from.
    pub seed: u64,
    /// How many lessons.
    pub lessons: u32,
    /// Games in a lesson.
    pub games: u32,
    /// Lessons played by rules of thumb.
    pub warm_up: u32,
    /// How much of what a position led to is taken from the end of the game, not from the next position.
    pub lambda: f32,
    /// Positions kept after every small decision.
    pub width: usize,
    /// Whom it plays against, at one seat of each game; itself, at all seats, where there is none.
    pub against: Option<Level>,
}

impl Default for Course {
    fn default() -> Course {
        Course { seed: 1, lessons: 100, games: 3000, warm_up: 3, lambda: 0.7, width: 8, against: None }
    }
}

impl Course {
    /// The same for the same course only.
    fn bytes(&self) -> Vec<u8> {
        let Course { seed, lessons, games, warm_up, lambda, width, against } = *self;
        let against = against.map_or(0, |level| 1 + level as u32);
        let small = [lessons, games, warm_up, lambda.to_bits(), against].map(u64::from);
        [seed, width as u64].into_iter().chain(small).flat_map(u64::to_le_bytes).collect()
    }
}

/// A course under way.
pub struct Training<G: Mind> {
    course: Course,
    tables: Vec<G>,
    learner: Learner,
    net: Net,
    lesson: u32,
}

impl<G: Mind> Training<G> {
    /// A course from its beginning.
    pub fn new(course: Course) -> Result<Training<G>, Flaw> {
        let tables = G::training_options().into_iter().map(|options| G::new(options, Parts::BuiltIn));
        let mut tables = tables.collect::<Result<Vec<G>, Flaw>>()?;
        // Alone one meets nobody.
        if course.against.is_some() && tables.iter().any(|table| table.player_count() > 1) {
            tables.retain(|table| table.player_count() > 1);
        }
        let mut learner = Learner::new(G::FEATURES, G::STAGES, course.seed);
        if course.against.is_some() {
            learner.know(G::net());
        }
        let net = learner.net();
        Ok(Training { course, tables, learner, net, lesson: 0 })
    }

    /// Goes on where a saved course was; `None` where it is not the same course.
    pub fn resume(course: Course, saved: &[u8]) -> Result<Option<Training<G>>, Flaw> {
        let mut training = Training::new(course)?;
        let rest = saved.strip_prefix(&course.bytes()[..]);
        let Some((lesson, rest)) = rest.and_then(|rest| rest.split_first_chunk()) else { return Ok(None) };
        training.lesson = u32::from_le_bytes(*lesson);
        if !training.learner.load(rest) || training.lesson > course.lessons {
            return Ok(None);
        }
        training.net = training.learner.net();
        Ok(Some(training))
    }

    /// All that is needed to go on later.
    pub fn save(&self) -> Vec<u8> {
        let mut saved = self.course.bytes();
        saved.extend(self.lesson.to_le_bytes());
        self.learner.save(&mut saved);
        saved
    }

    /// Lessons taken so far.
    pub fn lesson(&self) -> u32 {
        self.lesson
    }

    /// The network as it is now.
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// One more lesson, on so many threads. How far off the network was on average, in points, and what a seat's result
    /// was worth on average; `None` at the end of the course.
    pub fn learn(&mut self, threads: usize) -> Option<(f32, f32)> {
        let taught = self.play(0..self.course.games, threads);
        self.learn_from(&taught)
    }

    /// Plays these games of the next lesson on so many threads, and learns nothing yet.
    pub fn play(&self, games: Range<u32>, threads: usize) -> Taught {
        if self.lesson == self.course.lessons {
            return Taught::default();
        }
        let threads = threads.max(1);
        let mut taught: Vec<(u32, Vec<Sample>)> = Vec::new();
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|first| {
                    let games = games.clone().skip(first).step_by(threads);
                    scope.spawn(move || {
                        let mut players = Players { beam: Beam::default(), rivals: Vec::new() };
                        games.map(|game| (game, self.game(game, &mut players))).collect::<Vec<_>>()
                    })
                })
                .collect();
            // Without the games of a thread that panicked there would be something else to learn.
            let ended =
                workers.into_iter().map(|worker| worker.join().unwrap_or_else(|why| resume_unwind(why)));
            taught = ended.flatten().collect();
        });
        taught.sort_by_key(|(game, _)| *game);
        Taught(taught.into_iter().flat_map(|(_, samples)| samples).collect())
    }

    /// Takes the next lesson from what all of its games taught, in their order; otherwise like [`Training::learn`].
    pub fn learn_from(&mut self, Taught(samples): &Taught) -> Option<(f32, f32)> {
        let Course { seed, lessons, against, .. } = self.course;
        if self.lesson == lessons {
            return None;
        }
        let result = samples.iter().map(|sample| sample.result).sum::<f32>() / samples.len().max(1) as f32;
        // Steps grow smaller towards the end.
        let share = self.lesson as f32 / lessons as f32;
        let pace = (1.0 - 0.97 * share) * if against.is_some() { KNOWING } else { 1.0 };
        let off = self.learner.learn(samples, pace, seed ^ u64::from(self.lesson));
        self.lesson += 1;
        if self.lesson == lessons && against.is_none() {
            self.learner.forget_unmet();
        }
        self.net = self.learner.net();
        Some((off, result))
    }

    /// Plays one game and notes what each position led to.
    fn game(&self, number: u32, Players { beam, rivals }: &mut Players<G>) -> Vec<Sample> {
        let Course { seed, games, warm_up, lambda, width, against, .. } = self.course;
        let warm = self.lesson < warm_up && against.is_none();
        let number = u64::from(self.lesson) * u64::from(games) + u64::from(number);
        let seed = (TRAINING * (seed % COURSES + 1)).wrapping_add(number);
        let table = &self.tables[number as usize % self.tables.len()];
        let Ok(mut state) = table.start(&table.deal(&mut Dealer::new(seed))) else { return Vec::new() };
        let mut chance = QuickChance::new(seed);
        let evaluator = if warm { Evaluator::Promise } else { Evaluator::Learned(&self.net) };
        let mut stories: BySeat<Vec<Sample>> = BySeat::default();
        let mut line = Vec::new();
        let rival = against.map(|level| {
            let own = number as usize / self.tables.len() % table.player_count();
            (own, table.skill(level))
        });
        for _ in 0..G::MAX_STEPS {
            let Some(seat) = table.awaited(&state).lowest() else { break };
            if let Some((own, skill)) = rival
                && seat.index() != own
            {
                let view = table.view(&state, Viewer::Seat(seat));
                let seed = u64::from(chance.bits());
                // Levels differ from table to table.
                let place = rivals.iter().position(|rival| rival.skill() == skill).unwrap_or_else(|| {
                    rivals.push(Thinker::skilled(skill, G::net()));
                    rivals.len() - 1
                });
                let turn = rivals[place].think(table, &view, seat, seed, &mut ());
                if turn.is_empty() || !play_line(table, &mut state, seat, turn) {
                    break;
                }
                continue;
            }
            // Like every bot, it thinks about a redeal of what it sees.
            let thought = table.redeal(&table.view(&state, Viewer::Seat(seat)), &mut chance);
            let kept = beam.look(table, &thought, seat, Look { evaluator, width, avoids_harm: false }) as u32;
            let astray = if chance.below(ADVENTURE) == 0 { chance.below(kept.min(ADVENTURES)) } else { 0 };
            let Some(end) = beam.ends().nth(astray as usize) else { break };
            beam.line(end, &mut line);
            let value = end.value() as f32 / 100.0;
            self.note(table, thought, seat, &line, value, evaluator, &mut stories[seat]);
            play_line(table, &mut state, seat, &line);
        }
        let Some(outcome) = table.outcome(&state) else { return Vec::new() };
        let lambda = if warm { 1.0 } else { lambda };
        for (seat, story) in Seat::ALL.into_iter().zip(stories.iter_mut()) {
            let result = table.goal(&outcome, seat) as f32 / 100.0;
            let (mut next, mut trace) = (result, result);
            let mut own = None;
            for sample in story.iter_mut().rev() {
                // Positions of one turn lead to the same.
                if own != Some(sample.turn) {
                    trace = (1.0 - lambda) * next + lambda * trace;
                    own = Some(sample.turn);
                    next = sample.target;
                }
                sample.target = trace;
                sample.result = result;
            }
        }
        stories.into_iter().flatten().collect()
    }

    /// Notes the positions of a turn that were or could have been judged: also those in the middle of it, which decide
    /// where one looks on.
    #[expect(clippy::too_many_arguments, reason = "it is the inside of a loop")]
    fn note(
        &self,
        table: &G,
        mut state: G::State,
        seat: Seat,
        line: &[G::Action],
        value: f32,
        evaluator: Evaluator<'_>,
        story: &mut Vec<Sample>,
    ) {
        let turn = story.last().map_or(0, |sample| sample.turn + 1);
        let mut features = Features::default();
        let mut note = |state: &G::State| {
            let Some(seen) = table.judged(state, seat, evaluator) else { return };
            if table.outcome(&seen).is_some() {
                return;
            }
            features.clear();
            let stage = table.features(&seen, seat, &mut features);
            let points = table.points_now(&seen, seat) as f32 / 100.0;
            let features = features.all().to_vec();
            story.push(Sample { features, stage, points, target: value, result: 0.0, turn });
        };
        if line.first().is_some_and(|&action| G::ends_turn(action)) {
            note(&state);
        }
        for (i, &action) in line.iter().enumerate() {
            if G::ends_turn(action) || table.apply(&mut state, seat, action, &mut ()).is_err() {
                break;
            }
            if i + 1 == line.len() || !table.midway(&state, seat) {
                note(&state);
            }
        }
    }
}

/// Those who play the games of a lesson. They keep their memory from game to game.
struct Players<G: Mind> {
    beam: Beam<G>,
    /// Those it learns to beat, where the course is against somebody.
    rivals: Vec<Thinker<'static, G>>,
}

/// Plays a turn; whether all of it was possible.
fn play_line<G: Mind>(table: &G, state: &mut G::State, seat: Seat, line: &[G::Action]) -> bool {
    line.iter().all(|&action| table.apply(state, seat, action, &mut ()).is_ok())
}
