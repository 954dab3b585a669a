//! One turn judged: what the best line is worth, and what the line played.

use std::ops::Range;

use bots::{Advise, Budget, Leaf, Level, Thinker, Watch, in_words};
use game::{Game, QuickChance, Seat, fnv1a};
use table::Turn;

use crate::course::{Analysis, Found, Piece};
use crate::{Curve, Judgement, LineReport, Mark, Unit, Worth, par};

/// The version of the reference engine: whatever changes a judgement raises it, what was learned included.
pub const ENGINE: u32 = 2;

/// Fewer redeals than this say nothing.
const LEAST_REDEALS: u32 = 8;
/// So many ways to complete a turn are tried, to see where the best line was left.
const COMPLETIONS: usize = 2;
/// A turn without a choice is judged for its value alone, by so small a part of the budget.
const VALUE_ALONE: u32 = 4;

/// The budget for a turn where nothing else is asked for: what the strongest bot takes, within bounds. Lines that meet the same
/// redeals are compared with so little doubt that more changes hardly anything.
pub fn iterations<G: Advise>(game: &G) -> u32 {
    match game.skill(Level::Admiral).search.map(|search| search.budget) {
        Some(Budget::Iterations(all)) => all.clamp(FEWEST, MOST),
        _ => MOST,
    }
}

const FEWEST: u32 = 160;
const MOST: u32 = 320;

/// The greedy level: what it misses is worth praise.
const GREEDY: Level = Level::Helmsman;

/// Judges turns, one after the other. It keeps its memory from one to the next.
pub struct Judge<'n, G: Advise> {
    pub(crate) thinker: Thinker<'n, G>,
    pub(crate) greedy: Thinker<'n, G>,
    curve: Curve,
    leaves: Vec<Leaf>,
}

impl<G: Advise> Judge<'static, G> {
    /// A judge of turns of this game.
    pub fn new(game: &G) -> Self {
        Judge::with_curve(game, Curve::of(game))
    }

    /// The same with another curve than the one that comes with the program.
    pub fn with_curve(game: &G, curve: Curve) -> Self {
        let net = G::net();
        Judge {
            thinker: Thinker::new(game, Level::Admiral, net),
            greedy: Thinker::new(game, GREEDY, net),
            curve,
            leaves: Vec::new(),
        }
    }
}

/// What is asked about one turn.
pub(crate) struct Question<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) view: &'a G::View,
    pub(crate) seat: Seat,
    pub(crate) seed: u64,
}

impl<'a, G: Advise> Question<'a, G> {
    /// The seed follows from the view alone: whatever was hidden, the same redeals are met.
    pub(crate) fn new(game: &'a G, view: &'a G::View, seat: Seat) -> Self {
        let known = serde_json::to_string(view).unwrap_or_default();
        let seed = fnv1a(known.bytes().chain([seat.index() as u8, ENGINE as u8]));
        Question { game, view, seat, seed }
    }

    /// The position after a line, in a redeal that is the same for all: where two lines lead to the same one, they are the same.
    pub(crate) fn after(&self, line: &[G::Action]) -> G::State {
        let mut state = self.game.redeal(self.view, &mut QuickChance::new(self.seed));
        for &action in line {
            if self.game.apply(&mut state, self.seat, action, &mut ()).is_err() {
                break;
            }
        }
        state
    }

    pub(crate) fn unit(&self) -> Unit {
        Unit::for_game(self.game)
    }
}

impl<G: Advise> Judge<'_, G> {
    /// Does one piece of an analysis; nothing where it was told to stop.
    pub fn work(&mut self, analysis: &Analysis<G>, piece: Piece, watch: &mut dyn Watch) -> Option<Found> {
        let game = &*analysis.game;
        match piece {
            Piece::Start(seat) => {
                let view = analysis.starts.iter().find(|(whose, _)| *whose == seat).map(|(_, view)| view)?;
                self.value(game, view, seat, analysis.iterations, watch).map(Found::Value)
            }
            Piece::End(seat) => {
                let view = analysis.ends.iter().find(|(whose, _)| *whose == seat).map(|(_, view)| view)?;
                self.value(game, view, seat, analysis.iterations, watch).map(Found::Value)
            }
            Piece::Glance(turn) => {
                self.judge(game, analysis.turns.get(turn)?, analysis.glance(), watch).map(Found::Turn)
            }
            Piece::Turn(turn) => {
                self.judge(game, analysis.turns.get(turn)?, analysis.iterations, watch).map(Found::Turn)
            }
            Piece::Par(level) => par::played(game, &analysis.start?, level, watch).map(Found::Par),
            Piece::DeckKnown => Some(Found::DeckKnown(par::deck_known(game, &analysis.start?))),
        }
    }

    /// What a position is worth to a seat, all playing on.
    fn value(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        iterations: u32,
        watch: &mut dyn Watch,
    ) -> Option<Worth> {
        let question = Question::new(game, view, seat);
        let mut tried = [Tried::new(Vec::new())];
        let redeals = (iterations / 2).max(LEAST_REDEALS);
        self.meet(&question, 0..redeals, &mut tried, watch)?;
        Some(tried[0].mean())
    }

    /// Judges a turn with this budget.
    pub(crate) fn judge(
        &mut self,
        game: &G,
        turn: &Turn<G>,
        iterations: u32,
        watch: &mut dyn Watch,
    ) -> Option<Judgement> {
        let question = Question::new(game, &turn.view, turn.seat);
        let mut lines = self.thinker.lines(game, &turn.view, turn.seat, question.seed, &[]);
        let end = question.after(&turn.actions);
        match lines.iter().position(|line| question.after(line) == end) {
            Some(known) => lines[known].clone_from(&turn.actions),
            None => lines.push(turn.actions.clone()),
        }
        let counted = lines.len() > 1;
        let (best, met) = self.select(&question, lines, iterations / 2, watch)?;
        let finalists = self.finalists(&question, best, &turn.actions, counted);
        let Finalists { mut tried, played, greedy } = finalists;
        let redeals = match counted {
            true => iterations / 2 / tried.len() as u32,
            false => iterations / VALUE_ALONE,
        };
        let fresh = met..met + redeals.max(LEAST_REDEALS);
        self.meet(&question, fresh.clone(), &mut tried, watch)?;
        let mut judgement = verdict(&question, &tried, played, counted && greedy != Some(played));
        judgement.counted = counted;
        if judgement.regret > 0 {
            let goal = judgement.value.counts(game) - judgement.regret / 2;
            let at = self.left_at(&question, &turn.actions, &tried[0].line, goal, fresh, watch)?;
            judgement.left_at = Some(at as u32 + 1);
            judgement.kind = turn.actions.get(at).map(|&action| G::kind(action).to_owned());
        }
        Some(judgement)
    }

    /// The best two of these lines, the best first, and how many redeals they met: the worse half is given up again and again.
    pub(crate) fn select(
        &mut self,
        question: &Question<'_, G>,
        lines: Vec<Vec<G::Action>>,
        iterations: u32,
        watch: &mut dyn Watch,
    ) -> Option<(Vec<Vec<G::Action>>, u32)> {
        let mut tried: Vec<Tried<G>> = lines.into_iter().map(Tried::new).collect();
        let halvings = tried.len().next_power_of_two().ilog2();
        let mut met = 0;
        for _ in 0..halvings {
            let redeals = (iterations / halvings / tried.len() as u32).max(1);
            self.meet(question, met..met + redeals, &mut tried, watch)?;
            met += redeals;
            tried.sort_by_key(|one| -one.sum(question.game));
            tried.truncate((tried.len() / 2).max(2));
        }
        Some((tried.into_iter().map(|one| one.line).collect(), met))
    }

    /// Those that are compared in the end.
    fn finalists(
        &mut self,
        question: &Question<'_, G>,
        best: Vec<Vec<G::Action>>,
        played: &[G::Action],
        counted: bool,
    ) -> Finalists<G> {
        let &Question { game, view, seat, seed } = question;
        let greedy = match counted {
            true => self.greedy.think(game, view, seat, seed, &mut ()).to_vec(),
            false => Vec::new(),
        };
        let mut ends: Vec<G::State> = Vec::new();
        let mut tried = Vec::new();
        let lines = best.into_iter().chain([played.to_vec(), greedy.clone()]);
        for line in lines.filter(|line| !line.is_empty()) {
            let end = question.after(&line);
            if !ends.contains(&end) {
                ends.push(end);
                tried.push(Tried::new(line));
            }
        }
        let place = |line: &[G::Action]| {
            let end = question.after(line);
            ends.iter().position(|known| *known == end)
        };
        let greedy = if greedy.is_empty() { None } else { place(&greedy) };
        Finalists { played: place(played).unwrap_or(0), greedy, tried }
    }

    /// Lets lines meet redeals; nothing where it was told to stop.
    pub(crate) fn meet(
        &mut self,
        question: &Question<'_, G>,
        redeals: Range<u32>,
        tried: &mut [Tried<G>],
        watch: &mut dyn Watch,
    ) -> Option<()> {
        let &Question { game, view, seat, seed } = question;
        let lines: Vec<Vec<G::Action>> = tried.iter().map(|one| one.line.clone()).collect();
        for redeal in redeals {
            if !watch.go_on(redeal, 0) {
                return None;
            }
            self.thinker.meet(game, view, seat, seed, redeal, &lines, None, &mut self.leaves);
            for (one, &leaf) in tried.iter_mut().zip(&self.leaves) {
                one.worths.push(Worth::of_leaf(game, seat, &self.curve, leaf));
            }
        }
        Some(())
    }

    /// The first action after which this much could not be had any more, though the rest were played as well as can be; all of it
    /// on the same redeals.
    fn left_at(
        &mut self,
        question: &Question<'_, G>,
        played: &[G::Action],
        best: &[G::Action],
        goal: i32,
        redeals: Range<u32>,
        watch: &mut dyn Watch,
    ) -> Option<usize> {
        let &Question { game, view, seat, seed } = question;
        let last = played.len().saturating_sub(1);
        let common = played.iter().zip(best).take_while(|(one, other)| one == other).count();
        for at in common..last {
            let completed = self.thinker.lines(game, view, seat, seed, &played[..=at]);
            let mut tried: Vec<Tried<G>> = completed.into_iter().take(COMPLETIONS).map(Tried::new).collect();
            self.meet(question, redeals.clone(), &mut tried, watch)?;
            if tried.iter().all(|one| one.mean().counts(game) < goal) {
                return Some(at);
            }
        }
        Some(last)
    }
}

/// Lines that are compared in the end, each once: the best first, the next best, the one played and the greedy level's.
struct Finalists<G: Game> {
    tried: Vec<Tried<G>>,
    /// Which of them was played, and which is the greedy level's.
    played: usize,
    greedy: Option<usize>,
}

/// What a line came to in each redeal.
pub(crate) struct Tried<G: Game> {
    pub(crate) line: Vec<G::Action>,
    worths: Vec<Worth>,
}

impl<G: Advise> Tried<G> {
    pub(crate) fn new(line: Vec<G::Action>) -> Self {
        Tried { line, worths: Vec::new() }
    }

    fn sum(&self, game: &G) -> i64 {
        self.worths.iter().map(|worth| i64::from(worth.counts(game))).sum()
    }

    fn mean(&self) -> Worth {
        let count = self.worths.len().max(1) as i64;
        let mean = |part: fn(&Worth) -> i32| {
            let sum: i64 = self.worths.iter().map(|worth| i64::from(part(worth))).sum();
            (2 * sum + count).div_euclid(2 * count) as i32
        };
        Worth { chance: mean(|worth| worth.chance), points: mean(|worth| worth.points) }
    }

    /// How much better this line is than another, and the standard error: both met the same redeals.
    pub(crate) fn ahead_of(&self, game: &G, other: &Tried<G>) -> (i32, i32) {
        let off = self.worths.iter().zip(&other.worths).map(|(one, next)| (*one - *next).counts(game));
        (self.mean().counts(game) - other.mean().counts(game), standard_error(off))
    }
}

/// The standard error of the mean of these.
fn standard_error(numbers: impl Iterator<Item = i32>) -> i32 {
    let (mut count, mut sum, mut squares) = (0i64, 0i64, 0i64);
    for number in numbers.map(i64::from) {
        count += 1;
        sum += number;
        squares += number * number;
    }
    if count < 2 {
        return 0;
    }
    // Whole numbers up to here; a division and a square root are the same on every machine.
    let variance = (squares * count - sum * sum) as f64 / (count * (count - 1)) as f64;
    ((variance / count as f64).sqrt() + 0.5) as i32
}

/// What there is to say, once the best line (the first) and the one played have met their redeals. It may be praised where it was
/// not what the greedy level would have done.
fn verdict<G: Advise>(
    question: &Question<'_, G>,
    tried: &[Tried<G>],
    played: usize,
    may_be_good: bool,
) -> Judgement {
    let &Question { game, .. } = question;
    let unit = question.unit();
    let (own, best) = (&tried[played], &tried[0]);
    let (ahead, error) = best.ahead_of(game, own);
    // What does not exceed its own uncertainty is no regret: the line played is as good as the best.
    let lost = ahead > error;
    let (top, regret) = if lost { (best, ahead) } else { (own, 0) };
    let others = || tried.iter().enumerate().filter(|&(place, _)| place != played);
    let clear = |other: &Tried<G>| {
        let (ahead, error) = own.ahead_of(game, other);
        ahead >= Mark::Good.threshold(unit) + 2 * error
    };
    let mark = match Mark::of_regret(unit, regret, error) {
        None if may_be_good && tried.len() > 1 && others().all(|(_, other)| clear(other)) => Some(Mark::Good),
        mark => mark,
    };
    let rival = if lost { Some(best) } else { others().map(|(_, other)| other).next() };
    let rival = rival.map(|other| &other.line[..]);
    let said = mark.is_some();
    Judgement {
        redeals: own.worths.len() as u32,
        counted: true,
        value: top.mean(),
        value_error: standard_error(top.worths.iter().map(|worth| worth.counts(game))),
        regret,
        error,
        regret_points: if lost { best.mean().points - own.mean().points } else { 0 },
        mark,
        left_at: None,
        kind: None,
        played: line_report(question, &own.line, rival, said),
        best: lost.then(|| line_report(question, &best.line, Some(&own.line), said)),
    }
}

/// A line as the report has it; in words, if it is to be spoken of.
pub(crate) fn line_report<G: Advise>(
    question: &Question<'_, G>,
    line: &[G::Action],
    rival: Option<&[G::Action]>,
    said: bool,
) -> LineReport {
    let &Question { game, view, seat, seed } = question;
    let actions = line.iter().map(ToString::to_string).collect();
    if !said {
        return LineReport { actions, words: Vec::new(), brings: Vec::new() };
    }
    let words = in_words(game, view, seat, seed, line, rival);
    LineReport { actions, words: words.moves.into_iter().map(|(_, said)| said).collect(), brings: words.aims }
}
