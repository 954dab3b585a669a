//! A bot at work.

use game::{Game, Outcome, QuickChance, Seat};

use crate::{Beam, Budget, Evaluator, Level, Look, Mind, Net, Search, Skill};

/// Who watches a bot think: shows how far it is, tells the time, and may stop it.
pub trait Watch {
    /// Called again and again; `false` ends the search with what was found so far. `of` is 0 where the time decides.
    fn go_on(&mut self, done: u32, of: u32) -> bool;

    /// Milliseconds since the search began, for budgets of time.
    fn milliseconds(&mut self) -> u32;
}

/// Nobody watches: a budget of time is over at once.
impl Watch for () {
    fn go_on(&mut self, _: u32, _: u32) -> bool {
        true
    }

    fn milliseconds(&mut self) -> u32 {
        u32::MAX
    }
}

/// So that whoever watches need not be known where the bots are compiled.
impl<W: Watch + ?Sized> Watch for &mut W {
    fn go_on(&mut self, done: u32, of: u32) -> bool {
        (**self).go_on(done, of)
    }

    fn milliseconds(&mut self) -> u32 {
        (**self).milliseconds()
    }
}

/// A bot. It keeps its memory from one decision to the next.
pub struct Thinker<'n, G: Mind> {
    skill: Skill,
    net: &'n Net,
    beam: Beam<G>,
    line: Vec<G::Action>,
    tried: Vec<Candidate<G>>,
    /// One for each thread.
    runners: Vec<Runner<G>>,
}

/// A turn that may be played.
#[derive(Clone)]
struct Candidate<G: Game> {
    line: Vec<G::Action>,
    /// What its continuations were worth.
    sum: i64,
}

/// A turn that may be played, and how good it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedLine<A> {
    /// The actions, up to the next thing that cannot be known.
    pub line: Vec<A>,
    /// What it is worth, in hundredths of a point.
    pub value: i32,
}

/// Where a continuation was left, as the seat sees it that was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// The game goes on.
    Open {
        /// What the position is worth, in hundredths of a point.
        value: i32,
        /// How far the game is, in rounds.
        round: u32,
    },
    /// It was played to its end.
    Over(Outcome),
}

impl Leaf {
    /// What it is worth to the seat, in hundredths of a point.
    fn worth<G: Mind>(self, game: &G, seat: Seat) -> i32 {
        match self {
            Leaf::Open { value, .. } => value,
            Leaf::Over(outcome) => game.worth(&outcome, seat),
        }
    }
}

/// Continues games.
struct Runner<G: Mind> {
    beam: Beam<G>,
    line: Vec<G::Action>,
}

impl<'n, G: Mind> Thinker<'n, G> {
    /// A bot of this level for this game.
    pub fn new(game: &G, level: Level, net: &'n Net) -> Self {
        Thinker::skilled(game.skill(level), net)
    }

    /// A bot with these methods.
    pub fn skilled(skill: Skill, net: &'n Net) -> Self {
        Thinker {
            skill,
            net,
            beam: Beam::default(),
            line: Vec::new(),
            tried: Vec::new(),
            runners: vec![Runner::default()],
        }
    }

    /// Its methods.
    pub(crate) fn skill(&self) -> Skill {
        self.skill
    }

    /// Tries out on so many threads, where there are any; the choice is the same.
    #[must_use]
    pub fn on_threads(mut self, threads: usize) -> Self {
        self.runners.resize_with(threads.max(1), Runner::default);
        self
    }

    /// What the bot does at this seat: actions up to the next thing it cannot know; none where it has nothing to do.
    pub fn think(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        seed: u64,
        watch: &mut impl Watch,
    ) -> &[G::Action] {
        let question = Question { game, fitting: &|chance| game.redeal(view, chance), seat, seed };
        self.decide(question, watch)
    }

    /// The best turns after thinking, the very best first.
    pub fn choices(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        seed: u64,
        watch: &mut impl Watch,
    ) -> Vec<RatedLine<G::Action>> {
        let question = Question { game, fitting: &|chance| game.redeal(view, chance), seat, seed };
        let state = (question.fitting)(&mut QuickChance::new(seed));
        self.beam.look(game, &state, seat, self.first_look());
        if let Some(search) = self.skill.search
            && self.beam.ends().len() > 1
        {
            let samples = self.search(question, search, watch);
            let worth = |one: &Candidate<G>| (one.sum / i64::from(samples.max(1))) as i32;
            return self.tried.iter().map(|c| RatedLine { line: c.line.clone(), value: worth(c) }).collect();
        }
        let mut choices = Vec::new();
        for end in self.beam.ends() {
            let mut line = Vec::new();
            self.beam.line(end, &mut line);
            choices.push(RatedLine { line, value: end.value() });
        }
        choices
    }

    /// The ways through the seat's turn that begin with these actions, as many as it would try out, the best at first sight first.
    pub fn lines(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        seed: u64,
        begun: &[G::Action],
    ) -> Vec<Vec<G::Action>> {
        let mut state = game.redeal(view, &mut QuickChance::new(seed));
        if begun.iter().any(|&action| game.apply(&mut state, seat, action, &mut ()).is_err()) {
            return Vec::new();
        }
        self.beam.look(game, &state, seat, self.first_look());
        let most = self.skill.search.map_or(1, |search| search.candidates);
        let whole = |end| {
            self.beam.line(end, &mut self.line);
            [begun, &self.line].concat()
        };
        self.beam.ends().take(most).map(whole).collect()
    }

    /// Where the game stands after each of these lines, all of them met by the same redeal of the view: played on as far as
    /// this bot looks ahead. With `rounds`, so many rounds instead.
    #[expect(clippy::too_many_arguments, reason = "a question, and what is asked of each line")]
    pub fn meet(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        seed: u64,
        sample: u32,
        lines: &[Vec<G::Action>],
        rounds: Option<u32>,
        leaves: &mut Vec<Leaf>,
    ) {
        leaves.clear();
        let question = Question { game, fitting: &|chance| game.redeal(view, chance), seat, seed };
        let (ahead, look) = match self.skill.search {
            Some(search) => (search.rounds, self.skill.look_ahead(self.net, search)),
            None => (0, self.first_look()),
        };
        let trial = Trial { question, rounds: rounds.unwrap_or(ahead), look };
        let Some(runner) = self.runners.first_mut() else { return };
        leaves.extend(lines.iter().map(|line| trial.leaf(sample, line, runner)));
    }

    /// How it looks through its own turn: at least one position wide, for levels that look at one click at a time.
    fn first_look(&self) -> Look<'n> {
        let look = self.skill.look(self.net);
        Look { width: look.width.max(1), ..look }
    }

    pub(crate) fn decide(&mut self, question: Question<'_, G>, watch: &mut impl Watch) -> &[G::Action] {
        let Question { game, fitting, seat, seed } = question;
        self.line.clear();
        let state = fitting(&mut QuickChance::new(seed));
        let look = self.skill.look(self.net);
        if self.skill.width == 0 {
            let best = one_click(game, &state, seat, look.evaluator);
            self.line.extend(best);
            return &self.line;
        }
        self.beam.look(game, &state, seat, look);
        let Some(best) = self.beam.best() else { return &self.line };
        match self.skill.search {
            Some(search) if self.beam.ends().len() > 1 => {
                self.search(question, search, watch);
                if let Some(best) = self.tried.first() {
                    self.line.clone_from(&best.line);
                }
            }
            _ => self.beam.line(best, &mut self.line),
        }
        &self.line
    }

    /// Sequential halving: all candidates meet the same redeals; the worse half is given up again and again. Those that are
    /// left have met as many redeals as it returns, the best is first. Allocates only here at the beginning.
    fn search(&mut self, question: Question<'_, G>, search: Search, watch: &mut impl Watch) -> u32 {
        self.tried.clear();
        for end in self.beam.ends().take(search.candidates) {
            let mut line = Vec::with_capacity(16);
            self.beam.line(end, &mut line);
            self.tried.push(Candidate { line, sum: 0 });
        }
        let halvings = self.tried.len().max(2).next_power_of_two().ilog2();
        let look = self.skill.look_ahead(self.net, search);
        let trial = Trial { question, rounds: search.rounds, look };
        let (mut done, mut samples) = (0, 0);
        'search: for halving in 1..=halvings {
            if halving > 1 {
                best_first(&mut self.tried);
                self.tried.truncate(self.tried.len().div_ceil(2));
            }
            let part = |all: u32| (u64::from(all) * u64::from(halving) / u64::from(halvings)) as u32;
            let mut fresh = 0;
            loop {
                let (enough, of) = match search.budget {
                    Budget::Iterations(all) => (done >= part(all), all),
                    Budget::Milliseconds(all) => (watch.milliseconds() >= part(all), 0),
                };
                if fresh > 0 && enough {
                    break;
                }
                if !watch.go_on(done, of) {
                    break 'search;
                }
                trial.meet(samples, &mut self.tried, &mut self.runners);
                samples += 1;
                fresh += 1;
                done += self.tried.len() as u32;
            }
        }
        best_first(&mut self.tried);
        samples
    }
}

fn best_first<G: Game>(tried: &mut [Candidate<G>]) {
    tried.sort_by_key(|candidate| -candidate.sum);
}

/// What a bot is asked.
pub(crate) struct Question<'a, G: Mind> {
    pub(crate) game: &'a G,
    /// States that fit what the player knows.
    pub(crate) fitting: &'a (dyn Fn(&mut QuickChance) -> G::State + Sync),
    pub(crate) seat: Seat,
    pub(crate) seed: u64,
}

impl<G: Mind> Clone for Question<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Mind> Copy for Question<'_, G> {}

/// The click after which things look best; the first of equals.
fn one_click<G: Mind>(game: &G, state: &G::State, seat: Seat, evaluator: Evaluator<'_>) -> Option<G::Action> {
    let mut list = Vec::new();
    game.legal(state, seat, &mut list);
    let worth = |action: &G::Action| {
        let mut after = *state;
        let done = game.apply(&mut after, seat, *action, &mut ());
        done.map_or(i32::MIN, |()| game.value(&after, seat, evaluator))
    };
    list.iter().rev().max_by_key(|action| worth(action)).copied()
}

/// Candidates on trial.
struct Trial<'a, G: Mind> {
    question: Question<'a, G>,
    rounds: u32,
    look: Look<'a>,
}

impl<G: Mind> Trial<'_, G> {
    /// All candidates meet one redeal.
    fn meet(&self, sample: u32, tried: &mut [Candidate<G>], runners: &mut [Runner<G>]) {
        if let [runner] = runners {
            tried.iter_mut().for_each(|candidate| self.run(sample, candidate, runner));
            return;
        }
        let share = tried.len().div_ceil(runners.len()).max(1);
        std::thread::scope(|scope| {
            for (part, runner) in tried.chunks_mut(share).zip(runners) {
                scope.spawn(|| part.iter_mut().for_each(|candidate| self.run(sample, candidate, runner)));
            }
        });
    }

    /// One candidate meets one redeal.
    fn run(&self, sample: u32, candidate: &mut Candidate<G>, runner: &mut Runner<G>) {
        let leaf = self.leaf(sample, &candidate.line, runner);
        candidate.sum += i64::from(leaf.worth(self.question.game, self.question.seat));
    }

    /// Where the line leads in one redeal.
    fn leaf(&self, sample: u32, line: &[G::Action], runner: &mut Runner<G>) -> Leaf {
        let Question { game, fitting, seat, seed } = self.question;
        let mut chance = QuickChance::new(seed ^ u64::from(sample + 1) << 32);
        let mut state = fitting(&mut chance);
        game.imagine(&mut state, seat, self.look.evaluator);
        let until = game.round(&state) + self.rounds;
        for &action in line {
            if game.apply(&mut state, seat, action, &mut ()).is_err() {
                break;
            }
        }
        runner.go_on(self, &mut state, until)
    }
}

impl<G: Mind> Default for Runner<G> {
    fn default() -> Self {
        Runner { beam: Beam::default(), line: Vec::with_capacity(32) }
    }
}

impl<G: Mind> Runner<G> {
    /// Plays on until the player is to move at that time, or the game is over; how it stands then.
    fn go_on(&mut self, trial: &Trial<'_, G>, state: &mut G::State, until: u32) -> Leaf {
        let Trial { question: Question { game, seat, .. }, look, .. } = *trial;
        for _ in 0..G::MAX_STEPS {
            let Some(next) = game.awaited(state).lowest() else { break };
            self.beam.look(game, state, next, look);
            let Some(best) = self.beam.best() else { break };
            let round = game.round(state);
            if next == seat && round >= until {
                return Leaf::Open { value: best.value() - game.others(state, seat, look.evaluator), round };
            }
            self.beam.line(best, &mut self.line);
            for &action in &self.line {
                if game.apply(state, next, action, &mut ()).is_err() {
                    break;
                }
            }
        }
        match game.outcome(state) {
            Some(outcome) => Leaf::Over(outcome),
            None => Leaf::Open { value: game.value(state, seat, look.evaluator), round: game.round(state) },
        }
    }
}
