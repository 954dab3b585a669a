//! `seaboard simulate`: many games between bots or random players, and what they scored.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use bots::{Arena, Contestant, Mind};
use catalog::with_game;
use game::{BySeat, Dealer, Decimal, Game, Message, Seat, Viewer};
use serde_json::json;
use table::{BotLevel, Player, Table};

use crate::args::{SimulateArgs, chosen};
use crate::bot_name::{NamedBot, known};
use crate::output::{Failure, Output, file_trouble, print, signed};
use crate::pool;

/// Points in one bar of the histogram.
const BUCKET: i32 = 5;

/// Characters in the longest bar.
const BAR: u64 = 40;

pub(crate) fn run(output: &Output, args: &SimulateArgs) -> Result<ExitCode, Failure> {
    let game = chosen(args.game.as_ref())?.game(None)?;
    let threads = args.threads.map_or_else(pool::cores, |n| usize::try_from(n).unwrap_or(1));
    let last = args.seed.checked_add(args.games).ok_or_else(|| Message::new("cli-seed-too-large"))?;
    with_game!(&game, game => {
        let mut total = Tally::default();
        let lineup = Lineup::named(game.as_ref(), &args.bots)?;
        if let Some(dir) = &args.save {
            std::fs::create_dir_all(dir).map_err(|error| file_trouble("cli-cannot-write", dir, &error))?;
        }
        for (tally, _) in pool::run(args.seed..last, threads, |own, seeds| {
            seeds.into_iter().try_for_each(|seed| one_game(game, &lineup, seed, args.save.as_deref(), own))
        })? {
            total.add(&tally);
        }
        let json = || format!("{}\n", as_json(args, game.as_ref(), &lineup, &total));
        print(&if args.json { json() } else { report(output, game.as_ref(), &lineup, &total) });
    });
    Ok(ExitCode::SUCCESS)
}

/// Who plays, by seat.
struct Lineup {
    /// As `--bots` names them; none where it was not given, and all play at random.
    names: Vec<String>,
    bots: Vec<NamedBot>,
}

impl Lineup {
    /// One name for each seat, or one for all seats.
    fn named<G: Mind>(game: &G, bots: &[String]) -> Result<Lineup, Failure> {
        let seats = game.player_count();
        let names = match bots {
            [] => Vec::new(),
            [one] => vec![one.clone(); seats],
            all if all.len() == seats => all.to_vec(),
            all => {
                let said = Message::new("cli-bots-seats").with("names", all.len()).with("seats", seats);
                return Err(said.with("known", known()).into());
            }
        };
        let bots = match names.is_empty() {
            true => (0..seats).map(|_| NamedBot::Random).collect(),
            false => NamedBot::all(game, &names)?,
        };
        Ok(Lineup { names, bots })
    }

    /// The players as a table knows them. What is said of a bot beyond its level is in its name, but for numbers and files.
    fn players(&self) -> Vec<Player> {
        let player = |(index, bot): (usize, &NamedBot)| {
            let name = self.names.get(index).map_or("random", String::as_str);
            let level = BotLevel::new(name.split(['@', ':']).next().unwrap_or_default());
            let words: Vec<&str> = name.split(':').filter(|word| !word.contains('=')).collect();
            let numbered = format!("{}-{}", words.join(":"), index + 1);
            match (bot, level) {
                (NamedBot::Bot { .. }, Some(level)) => Player::bot(numbered, level),
                _ => Player::random(numbered),
            }
        };
        self.bots.iter().enumerate().map(player).collect()
    }
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
    wins: BySeat<u64>,
    /// The sum of points, by seat.
    points: BySeat<i64>,
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
        for seat in Seat::ALL {
            self.wins[seat] += other.wins[seat];
            self.points[seat] += other.points[seat];
        }
    }

    /// The mean points of a seat.
    fn mean_of(&self, seat: Seat) -> f64 {
        self.points[seat] as f64 / self.games as f64
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
fn one_game<'n, G: Mind>(
    game: &Arc<G>,
    lineup: &'n Lineup,
    seed: u64,
    save: Option<&Path>,
    (tally, arena): &mut (Tally, Arena<'n, G>),
) -> Result<(), Failure> {
    let players: Vec<Contestant<'n>> = lineup.bots.iter().map(|bot| bot.with(G::net())).collect();
    let deal = game.deal(&mut Dealer::new(seed));
    let mut log = Vec::new();
    let mut actions = 0;
    let state = arena.contest_telling(game, &deal, &players, seed, |_, seat, action| {
        actions += 1;
        if save.is_some() {
            log.push((seat, action));
        }
    })?;
    if let Some(dir) = save {
        save_game(game, deal, lineup, &log, &dir.join(format!("{}-{seed}.seaboard", G::ID)))?;
    }
    let Some(outcome) = game.outcome(&state) else {
        return Err(Failure(Message::new("cli-unfinished").with("seed", seed.to_string())));
    };
    let view = game.view(&state, Viewer::Spectator);
    tally.games += 1;
    tally.actions += actions;
    tally.lines.resize(G::SCORE_LINES.len(), 0);
    for seat in game.seats().iter() {
        let points = outcome.points[seat];
        *tally.scores.entry(points).or_default() += 1;
        tally.points[seat] += i64::from(points);
        tally.wins[seat] += u64::from(outcome.winners.contains(seat));
        let sheet = game.score_lines(&view, seat);
        tally.lines.iter_mut().zip(sheet).for_each(|(sum, n)| *sum += i64::from(n));
    }
    Ok(())
}

/// Keeps a game that was played as a file.
fn save_game<G: Game>(
    game: &Arc<G>,
    deal: G::Deal,
    lineup: &Lineup,
    log: &[(Seat, G::Action)],
    path: &Path,
) -> Result<(), Failure> {
    let mut table: Table<G> = Table::new(game.clone(), deal, lineup.players())?;
    for &(seat, action) in log {
        table.act(seat, action).map_err(|reason| reason.message())?;
    }
    std::fs::write(path, table.to_text()).map_err(|error| file_trouble("cli-cannot-write", path, &error))
}

fn report<G: Game>(output: &Output, game: &G, lineup: &Lineup, tally: &Tally) -> String {
    let scores = &tally.scores;
    let (least, most) = (scores.keys().next().copied(), scores.keys().next_back().copied());
    let number = |value: f64| Decimal::rounded(value, 2);
    let figure = |value: f64, places| output.decimal(Decimal::rounded(value, places));
    let by_bots = !lineup.names.is_empty();
    let games = Message::new(if by_bots { "cli-simulated-bots" } else { "cli-simulated" })
        .with("games", tally.games)
        .with("players", game.player_count())
        .with("actions", number(tally.actions as f64 / tally.games as f64));
    let points = Message::new("cli-scores")
        .with("mean", number(tally.mean()))
        .with("spread", number(tally.spread()))
        .with("least", least.unwrap_or(0))
        .with("most", most.unwrap_or(0));
    let mut text = format!("{}\n{}\n\n", output.say(&games), output.say(&points));
    let bars = tally.histogram();
    let tallest = bars.iter().map(|&(_, count)| count).max().unwrap_or(1);
    for (low, count) in bars {
        let share = 100.0 * count as f64 / tally.sheets() as f64;
        let bar = "█".repeat((count * BAR / tallest) as usize);
        let (low, high, share) = (signed(low), signed(low + BUCKET - 1), figure(share, 2));
        text += &format!("{low:>5} … {high:<4} {share:>6} %  {bar}\n");
    }
    text += &format!("\n{}\n", output.id("cli-lines"));
    for (name, (mean, share)) in G::SCORE_LINES.iter().zip(tally.by_line()) {
        let (mean, share) = (figure(mean, 2), figure(100.0 * share, 1));
        text += &format!("{mean:>8}  {share:>5} %  {}\n", output.id(name));
    }
    if game.player_count() > 1 || by_bots {
        text.push('\n');
        for seat in game.seats().iter() {
            let share = 100.0 * tally.wins[seat] as f64 / tally.games as f64;
            let said = match lineup.names.get(seat.index()) {
                Some(name) if game.player_count() == 1 => {
                    Message::new("cli-alone-by").with("player", name.as_str())
                }
                Some(name) => Message::new("cli-wins-by").with("player", name.as_str()),
                None => Message::new("cli-wins"),
            };
            let said = said.with("seat", seat.index() + 1).with("share", number(share));
            text += &format!("{}\n", output.say(&said.with("mean", number(tally.mean_of(seat)))));
        }
    }
    text
}

fn as_json<G: Game>(args: &SimulateArgs, game: &G, lineup: &Lineup, tally: &Tally) -> serde_json::Value {
    let seats = || game.seats().iter();
    let lines: serde_json::Map<_, _> = G::score_names()
        .zip(tally.by_line())
        .map(|(name, (mean, share))| (name.to_owned(), json!({ "mean": mean, "share": share })))
        .collect();
    json!({
        "game": G::ID,
        "options": game.options(),
        "components": game.parts().fingerprint,
        "players": if lineup.names.is_empty() { json!("random") } else { json!(lineup.names) },
        "first-seed": args.seed,
        "games": tally.games,
        "actions": tally.actions,
        "mean": tally.mean(),
        "spread": tally.spread(),
        "scores": tally.scores.iter().map(|(s, n)| json!({ "score": s, "count": n })).collect::<Vec<_>>(),
        "lines": lines,
        "wins": seats().map(|seat| tally.wins[seat]).collect::<Vec<_>>(),
        "means": seats().map(|seat| tally.mean_of(seat)).collect::<Vec<_>>(),
    })
}
