//! `seaboard tournament`: bots play each other, the same deals from every seat, and what that proves.

mod parts;

use std::ops::Range;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::{Arena, Contestant, Duplicate, Mind, Pace};
use catalog::with_game;
use game::{Dealer, Decimal, Game, Message};
use serde_json::{Value, json};

use crate::args::{TournamentArgs, chosen};
use crate::bot_name::{NamedBot, known, net_in};
use crate::output::{Failure, Output, print};
use crate::pool;
use crate::share::Work;

/// Of a normal distribution, so much lies within so many standard deviations on either side.
const NINETY_FIVE: f64 = 1.96;
/// With `--sprt`: deals between two looks at what is decided.
const BATCH: u64 = 64;
/// With `--sprt`: a decision is wrong one time in twenty.
const DECIDED: f64 = 2.944_438_979;
/// With `--sprt`: stronger means by so many Elo.
const STRONGER: f64 = 20.0;

/// Set by Ctrl+C: what has been played is printed, unless it is a share, which is whole or nothing.
static STOPPED: AtomicBool = AtomicBool::new(false);

pub(crate) fn run(output: &Output, args: &TournamentArgs) -> Result<ExitCode, Failure> {
    let game = chosen(args.game.as_ref())?.game(None)?;
    let seats = with_game!(&game, game => game.player_count());
    if args.bots.len() < if seats == 1 { 1 } else { 2 } {
        return Err(Message::new("cli-tournament-who").with("known", known()).into());
    }
    args.seed.checked_add(args.pairs).ok_or_else(|| Message::new("cli-seed-too-large"))?;
    if args.without_luck && !with_game!(&game, game => game.hides_only_piles()) {
        return Err(Message::new("cli-tournament-secrets").into());
    }
    // Where no handler can be set, the tournament is played to its end.
    let _ = ctrlc::set_handler(|| STOPPED.store(true, Ordering::Relaxed));
    let work = with_game!(&game, game => parts::work(args, game.as_ref()))?;
    let results = match &*args.join {
        [] => with_game!(&game, game => play(args, game.as_ref()))?,
        files => rejoined(args, seats, &work, files)?,
    };
    if let Some(share) = args.share {
        if STOPPED.load(Ordering::Relaxed) {
            return Err(Message::new("share-stopped").into());
        }
        parts::print_share(&work, share, &results)?;
        return Ok(ExitCode::SUCCESS);
    }
    let report: String = results.iter().map(|result| result.say(output, seats, args.without_luck)).collect();
    let results: Vec<Value> = results.iter().map(|result| result.json(seats, args.without_luck)).collect();
    let json = json!({ "seed": args.seed, "results": results });
    print(&if args.json { format!("{json}\n") } else { report });
    Ok(ExitCode::SUCCESS)
}

/// What others played, in the order in which one alone would have.
fn rejoined(
    args: &TournamentArgs,
    seats: usize,
    work: &Work,
    files: &[PathBuf],
) -> Result<Vec<Standing>, Failure> {
    let pairs: Vec<(usize, usize)> = pairings(seats, args.bots.len()).collect();
    let duels = parts::joined(work, files, pairs.len(), args.seed..args.seed + args.pairs)?;
    let names = pairs.into_iter().map(|(i, j)| [args.bots[i].clone(), args.bots[j].clone()]);
    Ok(names.zip(duels).map(|(names, (deals, paces))| Standing::new(names, deals, paces)).collect())
}

/// Alone one plays against nobody; otherwise everybody against everybody after them.
fn pairings(seats: usize, players: usize) -> impl Iterator<Item = (usize, usize)> {
    let others = move |i| if seats == 1 { i..i + 1 } else { i + 1..players };
    (0..players).flat_map(move |i| others(i).map(move |j| (i, j)))
}

/// What two of them played: the deals in the order of their seeds, and how long each of them thought.
type Played = (Vec<Duplicate>, [Pace; 2]);

/// How one player fared against another.
struct Standing {
    names: [String; 2],
    /// The deals, in the order of their seeds.
    deals: Vec<Duplicate>,
    sample: Sample,
    /// How long each of them thinks.
    paces: [Pace; 2],
}

impl Standing {
    /// Sums are rounded, so that they are made in one order, however many played.
    fn new(names: [String; 2], deals: Vec<Duplicate>, paces: [Pace; 2]) -> Standing {
        let sample = Sample::of(&deals);
        Standing { names, deals, sample, paces }
    }
}

/// Deals played, and the sums that means and spreads are made of.
#[derive(Clone, Copy, Default)]
struct Sample {
    deals: f64,
    won: [f64; 2],
    margin: [f64; 2],
    points: [f64; 2],
    /// The margin without luck; alone, the points without luck.
    fair: [f64; 2],
}

impl Sample {
    fn of(deals: &[Duplicate]) -> Sample {
        let mut sample = Sample::default();
        deals.iter().for_each(|deal| sample.add(deal));
        sample
    }

    fn add(&mut self, deal: &Duplicate) {
        self.deals += 1.0;
        for (sums, value) in [
            (&mut self.won, deal.won),
            (&mut self.margin, deal.margin),
            (&mut self.points, deal.points),
            (&mut self.fair, deal.margin - deal.luck),
        ] {
            sums[0] += value;
            sums[1] += value * value;
        }
    }

    /// The mean, and how far from it the truth may be with 95 % confidence.
    fn mean(&self, sums: [f64; 2]) -> (f64, f64) {
        let mean = sums[0] / self.deals;
        (mean, NINETY_FIVE * (self.variance(sums) / self.deals).sqrt())
    }

    /// The share of games won. One more deal won and one more lost are imagined for the interval, so that a few deals all won do
    /// not pass for certainty.
    fn share(&self) -> (f64, f64) {
        let imagined = Sample { deals: self.deals + 2.0, ..*self };
        (self.won[0] / self.deals, imagined.mean([self.won[0] + 1.0, self.won[1] + 1.0]).1)
    }

    fn variance(&self, sums: [f64; 2]) -> f64 {
        let mean = sums[0] / self.deals;
        (sums[1] / self.deals - mean * mean).max(0.0) * self.deals / (self.deals - 1.0).max(1.0)
    }

    /// Elo, from the lowest to the highest that 95 % confidence leaves, the estimate between them.
    fn elo(&self) -> [f64; 3] {
        let (mean, off) = self.share();
        [mean - off, mean, mean + off].map(elo)
    }

    /// Whether it is decided that one is stronger, or that it is not (a sequential probability ratio test).
    fn decided(&self) -> bool {
        let [even, stronger] = [0.0, STRONGER].map(|elo: f64| 1.0 / (1.0 + 10f64.powf(-elo / 400.0)));
        let (mean, variance) = (self.won[0] / self.deals, self.variance(self.won).max(1e-9));
        let ratio = self.deals * (stronger - even) * (2.0 * mean - even - stronger) / (2.0 * variance);
        ratio.abs() > DECIDED
    }
}

/// Elo of a share of games won; nobody is a thousand better by what a few games tell.
fn elo(share: f64) -> f64 {
    let share = share.clamp(0.003, 0.997);
    400.0 * (share / (1.0 - share)).log10()
}

fn play<G: Mind>(args: &TournamentArgs, game: &G) -> Result<Vec<Standing>, Failure> {
    let bots = NamedBot::all(game, &args.bots)?;
    let own = args.weights.as_deref().map(net_in::<G>).transpose()?;
    let players: Vec<Contestant<'_>> =
        bots.iter().map(|bot| bot.with(own.as_ref().unwrap_or_else(|| G::net()))).collect();
    let mut results = Vec::new();
    for (i, j) in pairings(game.player_count(), players.len()) {
        let names = [args.bots[i].clone(), args.bots[j].clone()];
        let (deals, paces) = duel(args, game, [players[i], players[j]])?;
        results.push(Standing::new(names, deals, paces));
    }
    Ok(results)
}

fn duel<'n, G: Mind>(
    args: &TournamentArgs,
    game: &G,
    [one, other]: [Contestant<'n>; 2],
) -> Result<Played, Failure> {
    let threads = args.threads.map_or_else(pool::cores, |n| usize::try_from(n).unwrap_or(1));
    let work = |(played, arena): &mut (Vec<(u64, Duplicate)>, Arena<'n, G>), seeds: Range<u64>| {
        arena.judges_luck = args.without_luck;
        for seed in seeds.take_while(|_| !STOPPED.load(Ordering::Relaxed)) {
            let deal = game.deal(&mut Dealer::new(seed));
            played.push((seed, arena.duplicate(game, &deal, [one, other], seed)?));
        }
        Ok::<(), Failure>(())
    };
    let mut deals = Vec::new();
    let mut paces = [Pace::default(); 2];
    let batch = if args.sprt { BATCH } else { args.pairs };
    let all = args.seed..args.seed + args.pairs;
    let Range { start: mut next, end: last } = args.share.map_or(all.clone(), |share| share.part(all));
    while next < last
        && !STOPPED.load(Ordering::Relaxed)
        && !(args.sprt && next > args.seed && Sample::of(&deals).decided())
    {
        let end = last.min(next.saturating_add(batch));
        let mut played = Vec::new();
        for (part, arena) in pool::run(next..end, threads, work)? {
            played.extend(part);
            let pace = |player: Contestant<'n>| arena.pace(player);
            paces = [paces[0].with(pace(one)), paces[1].with(pace(other))];
        }
        played.sort_by_key(|(seed, _)| *seed);
        deals.extend(played.into_iter().map(|(_, deal)| deal));
        next = end;
    }
    Ok((deals, paces))
}

impl Standing {
    fn say(&self, output: &Output, seats: usize, without_luck: bool) -> String {
        let sample = &self.sample;
        let decimal = Decimal::rounded;
        let (margin, points) = (sample.mean(sample.margin), sample.mean(sample.points));
        let [low, middle, high] = sample.elo();
        let id = match seats {
            1 => "cli-tournament-alone",
            2 => "cli-tournament-two",
            _ => "cli-tournament-many",
        };
        let (won, off) = sample.share();
        let said = Message::new(id)
            .with("one", self.names[0].as_str())
            .with("other", self.names[1].as_str())
            .with("deals", sample.deals as i64)
            .with("won", decimal(100.0 * won, 1))
            .with("won-off", decimal(100.0 * off, 1))
            .with("elo", format!("{middle:+.0} ({low:+.0} … {high:+.0})").replace('-', "−"))
            .with("margin", decimal(margin.0, 2))
            .with("margin-off", decimal(margin.1, 2))
            .with("points", decimal(points.0, 2))
            .with("points-off", decimal(points.1, 2));
        let below = without_luck.then(|| {
            let (points, off) = sample.mean(sample.fair);
            let said = Message::new("cli-tournament-luck");
            output.say(&said.with("points", decimal(points, 2)).with("points-off", decimal(off, 2)))
        });
        let below = below.map_or_else(String::new, |said| format!("    {said}\n"));
        format!("{}\n{below}", output.say(&said))
    }

    fn json(&self, seats: usize, without_luck: bool) -> Value {
        let sample = &self.sample;
        let interval =
            |(mean, off): (f64, f64)| json!({ "mean": mean, "low": mean - off, "high": mean + off });
        let [low, middle, high] = sample.elo();
        let mut json = json!({
            "bot": self.names[0], "deals": sample.deals, "points": interval(sample.mean(sample.points)),
        });
        let pace = |pace: Pace| {
            let mean = pace.spent.as_secs_f64() * 1e3 / pace.thoughts.max(1) as f64;
            json!({ "thoughts": pace.thoughts, "mean": mean, "longest": pace.longest.as_secs_f64() * 1e3 })
        };
        json["milliseconds"] = pace(self.paces[0]);
        if seats > 1 {
            json["milliseconds-against"] = pace(self.paces[1]);
            json["against"] = json!(self.names[1]);
            json["won"] = interval(sample.share());
            json["margin"] = interval(sample.mean(sample.margin));
        }
        if without_luck {
            json["without-luck"] = interval(sample.mean(sample.fair));
        }
        if seats == 2 {
            json["elo"] = json!({ "mean": middle, "low": low, "high": high });
        }
        json
    }
}
