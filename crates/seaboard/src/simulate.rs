//! `seaboard simulate`: many random games, and what they scored.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;

use catalog::with_game;
use game::{Chance, Dealer, Game, MAX_SEATS, Message, Quick, Seat, Viewer};
use serde_json::json;
use table::{Player, Table};

use crate::args::{SimulateArgs, chosen};
use crate::pool;
use crate::voice::{Complaint, Voice, file_trouble, print, signed};

/// Points in one bar of the histogram.
const BUCKET: i32 = 5;

/// Characters in the longest bar.
const BAR: u64 = 40;

pub(crate) fn run(voice: &Voice, args: &SimulateArgs) -> Result<ExitCode, Complaint> {
    let game = chosen(args.game.as_ref())?.game(None)?;
    let threads = args.threads.map_or_else(pool::cores, |n| usize::try_from(n).unwrap_or(1));
    let last = args.seed.checked_add(args.games).ok_or_else(|| Message::new("cli-seed-too-large"))?;
    if let Some(dir) = &args.save {
        std::fs::create_dir_all(dir).map_err(|error| file_trouble("cli-cannot-write", dir, &error))?;
    }
    with_game!(&game, game => {
        let mut total = Tally::default();
        let work = |tally: &mut Tally, seeds: std::ops::Range<u64>| {
            seeds.into_iter().try_for_each(|seed| one_game(game, seed, args.save.as_deref(), tally))
        };
        for tally in pool::run(args.seed..last, threads, work)? {
            total.add(&tally);
        }
        let json = || format!("{}\n", as_json(args, game, &total));
        print(&if args.json { json() } else { report(voice, game, &total) });
    });
    Ok(ExitCode::SUCCESS)
}

/// What came out of some games.
#[derive(Default)]
struct Tally {
    games: u64,
    actions: u64,
    /// How often each score occurred, over all seats.
    scores: BTreeMap<i32, u64>,
    /// The sum of each line of the score sheet, over all seats.
    lines: Vec<i64>,
    /// Games won by each seat; a shared victory counts for all who share it.
    wins: [u64; MAX_SEATS],
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.actions += other.actions;
        for (&score, &count) in &other.scores {
            *self.scores.entry(score).or_default() += count;
        }
        self.lines.resize(self.lines.len().max(other.lines.len()), 0);
        self.lines.iter_mut().zip(&other.lines).for_each(|(sum, n)| *sum += n);
        self.wins.iter_mut().zip(other.wins).for_each(|(sum, n)| *sum += n);
    }

    fn sheets(&self) -> u64 {
        self.scores.values().sum()
    }

    fn mean(&self) -> f64 {
        let sum: i64 = self.scores.iter().map(|(&score, &n)| i64::from(score) * n as i64).sum();
        sum as f64 / self.sheets() as f64
    }

    /// The standard deviation.
    fn spread(&self) -> f64 {
        let mean = self.mean();
        let sum: f64 = self.scores.iter().map(|(&s, &n)| (f64::from(s) - mean).powi(2) * n as f64).sum();
        (sum / self.sheets() as f64).sqrt()
    }

    /// How many scores fall into each bucket, empty ones in between included.
    fn histogram(&self) -> Vec<(i32, u64)> {
        let bucket = |score: &i32| score.div_euclid(BUCKET) * BUCKET;
        let (Some((first, _)), Some((last, _))) =
            (self.scores.first_key_value(), self.scores.last_key_value())
        else {
            return Vec::new();
        };
        let mut bars: BTreeMap<i32, u64> =
            (bucket(first)..=bucket(last)).step_by(BUCKET as usize).map(|low| (low, 0)).collect();
        for (score, &count) in &self.scores {
            *bars.entry(bucket(score)).or_default() += count;
        }
        bars.into_iter().collect()
    }

    /// Each line's mean, and its share of all points given and taken.
    fn by_line(&self) -> Vec<(f64, f64)> {
        let moved: i64 = self.lines.iter().map(|n| n.abs()).sum();
        let sheets = self.sheets() as f64;
        self.lines.iter().map(|&n| (n as f64 / sheets, n.abs() as f64 / moved.max(1) as f64)).collect()
    }
}

/// Plays one game; the choices follow from the seed, whatever thread plays it.
fn one_game<G: Game + Clone>(
    game: &G,
    seed: u64,
    save: Option<&Path>,
    tally: &mut Tally,
) -> Result<(), Complaint> {
    let mut chance = Quick::new(seed);
    let deal = game.deal(&mut Dealer::new(seed));
    let (state, actions) = match save {
        None => {
            let mut state = game.start(&deal)?;
            let actions = game::play_out(game, &mut state, &mut chance, &mut Vec::new());
            (state, actions)
        }
        Some(dir) => save_game(game, deal, seed, &mut chance, dir)?,
    };
    let Some(outcome) = game.outcome(&state) else {
        return Err(Complaint(Message::new("cli-unfinished").with("seed", seed.to_string())));
    };
    let view = game.view(&state, Viewer::Spectator);
    tally.games += 1;
    tally.actions += actions as u64;
    tally.lines.resize(G::SCORE_LINES.len(), 0);
    for seat in Seat::ALL.into_iter().take(game.players()) {
        *tally.scores.entry(outcome.points[seat.index()]).or_default() += 1;
        tally.wins[seat.index()] += u64::from(outcome.winners.contains(seat));
        let sheet = game.score_lines(&view, seat);
        tally.lines.iter_mut().zip(sheet).for_each(|(sum, n)| *sum += i64::from(n));
    }
    Ok(())
}

/// Plays one game at a table, and keeps it as a file.
fn save_game<G: Game + Clone>(
    game: &G,
    deal: G::Deal,
    seed: u64,
    chance: &mut Quick,
    dir: &Path,
) -> Result<(G::State, usize), Complaint> {
    let mut state = game.start(&deal)?;
    let players = (1..=game.players()).map(|n| Player::random(format!("random-{n}"))).collect();
    let mut table = Table::new(game.clone(), deal, players).map_err(|error| error.0)?;
    while let Some(seat) = table.awaited().lowest() {
        let list = table.legal(seat);
        let Some(&action) = list.get(chance.below(list.len() as u32) as usize) else { break };
        let refused = |refusal: game::Refusal| Message::new("cli-refused").with("rule", refusal.0);
        table.act(seat, action).map_err(refused)?;
        game.apply(&mut state, seat, action, &mut ()).map_err(refused)?;
    }
    let path = dir.join(format!("{}-{seed}.seaboard", G::ID));
    std::fs::write(&path, table.to_text())
        .map_err(|error| file_trouble("cli-cannot-write", &path, &error))?;
    Ok((state, table.log().len()))
}

fn report<G: Game>(voice: &Voice, game: &G, tally: &Tally) -> String {
    let scores = &tally.scores;
    let (least, most) = (scores.keys().next().copied(), scores.keys().next_back().copied());
    let number = |value: f64| signed(format!("{value:.2}"));
    let games = Message::new("cli-simulated")
        .with("games", tally.games)
        .with("players", game.players())
        .with("actions", number(tally.actions as f64 / tally.games as f64));
    let points = Message::new("cli-scores")
        .with("mean", number(tally.mean()))
        .with("spread", number(tally.spread()))
        .with("least", least.unwrap_or(0))
        .with("most", most.unwrap_or(0));
    let mut text = format!("{}\n{}\n\n", voice.say(&games), voice.say(&points));
    let bars = tally.histogram();
    let tallest = bars.iter().map(|&(_, count)| count).max().unwrap_or(1);
    for (low, count) in bars {
        let share = 100.0 * count as f64 / tally.sheets() as f64;
        let bar = "█".repeat((count * BAR / tallest) as usize);
        text += &format!("{:>5} … {:<4} {share:>6.2} %  {bar}\n", signed(low), signed(low + BUCKET - 1));
    }
    text += &format!("\n{}\n", voice.id("cli-lines"));
    for (name, (mean, share)) in G::SCORE_LINES.iter().zip(tally.by_line()) {
        text += &format!("{:>8}  {:>5.1} %  {}\n", number(mean), 100.0 * share, voice.id(name));
    }
    if game.players() > 1 {
        text.push('\n');
        for seat in Seat::ALL.into_iter().take(game.players()) {
            let share = 100.0 * tally.wins[seat.index()] as f64 / tally.games as f64;
            let wins = Message::new("cli-wins").with("seat", seat.index() + 1).with("share", number(share));
            text += &format!("{}\n", voice.say(&wins));
        }
    }
    text
}

fn as_json<G: Game>(args: &SimulateArgs, game: &G, tally: &Tally) -> serde_json::Value {
    let lines: serde_json::Map<_, _> = G::SCORE_LINES
        .iter()
        .zip(tally.by_line())
        .map(|(name, (mean, share))| ((*name).to_owned(), json!({ "mean": mean, "share": share })))
        .collect();
    json!({
        "game": G::ID,
        "options": game.options(),
        "components": game.parts().fingerprint,
        "players": "random",
        "first-seed": args.seed,
        "games": tally.games,
        "actions": tally.actions,
        "mean": tally.mean(),
        "spread": tally.spread(),
        "scores": tally.scores.iter().map(|(s, n)| json!({ "score": s, "count": n })).collect::<Vec<_>>(),
        "lines": lines,
        "wins": tally.wins[..game.players()],
    })
}
