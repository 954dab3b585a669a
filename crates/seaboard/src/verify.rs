//! `seaboard verify`: whether the deal of a game on a server was fixed before anybody sat down, and every move is by the rules.

use std::path::PathBuf;
use std::process::ExitCode;

use catalog::{AnyTable, GameId, with_table};
use clap::Args;
use game::{Dealer, Game, Message};
use online::Key;
use protocol::{TableId, api};
use table::{GameSetup, Proof, Table};

use crate::output::{Failure, Output, in_file, print, read_file};

#[derive(Args)]
pub(crate) struct VerifyArgs {
    /// The saved game of a server, once it is over
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// What you were shown before the game: 64 hexadecimal digits
    #[arg(long, value_name = "HEX")]
    commit: Option<String>,
}

/// Something that was looked at, and what was found.
struct Check {
    holds: bool,
    said: Message,
}

impl Check {
    fn good(said: Message) -> Check {
        Check { holds: true, said }
    }

    fn bad(said: Message) -> Check {
        Check { holds: false, said }
    }
}

pub(crate) fn run(output: &Output, args: &VerifyArgs) -> Result<ExitCode, Failure> {
    let kept = args.commit.as_deref().map(commitment).transpose()?;
    let text = read_file(&args.file)?;
    // Without its moves first: a file that is none is refused, and a wrong move is one finding among others.
    let dealt =
        AnyTable::from_text(without_entries(&text)).map_err(|error| in_file(&args.file, error.message()))?;
    let game = dealt.game_id();
    let mut checks = with_table!(dealt, table => of_the_deal(game, table, kept.as_deref()))
        .ok_or_else(|| in_file(&args.file, Message::new("verify-no-proof")))?;
    checks.push(of_the_moves(&text));
    let sound = checks.iter().all(|check| check.holds);
    for check in &checks {
        let sign = if check.holds { "✓" } else { "✗" };
        print(&format!("{sign} {}\n", output.say(&check.said)));
    }
    if kept.is_none() {
        print(&format!("{}\n", output.id("verify-compare")));
    }
    print(&format!("{}\n", output.id(if sound { "verify-sound" } else { "verify-unsound" })));
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What somebody was promised, as they type it.
fn commitment(typed: &str) -> Result<String, Message> {
    let commit = typed.to_ascii_lowercase();
    let hex = commit.len() == 64 && commit.bytes().all(|c| c.is_ascii_hexdigit());
    let wrong = || Message::new("cli-bad-value").with("arg", "--commit").with("value", typed);
    hex.then_some(commit).ok_or_else(wrong)
}

/// The text up to the line of dashes, and that line.
fn without_entries(text: &str) -> &str {
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        end += line.len();
        if line.trim_end() == "---" {
            return &text[..end];
        }
    }
    text
}

/// What can be said of the deal; nothing where the file does not say how it was made.
fn of_the_deal<G: Game>(game: GameId, mut table: Table<G>, kept: Option<&str>) -> Option<Vec<Check>> {
    let proof = table.proof()?.clone();
    let mut checks = Vec::new();
    if let Some(kept) = kept {
        checks.push(match kept == proof.commit {
            true => Check::good(Message::new("verify-promised")),
            false => Check::bad(Message::new("verify-promised-other").with("commit", proof.commit.as_str())),
        });
    }
    let Some(key) = key(game, &**table.game(), &proof) else {
        let broken = Message::new("verify-broken").with("commit", proof.commit.as_str());
        checks.extend([Check::bad(broken), Check::bad(Message::new("verify-no-key"))]);
        return Some(checks);
    };
    checks.push(Check::good(Message::new("verify-kept").with("commit", proof.commit.as_str())));
    table.lay_open();
    let same = table.deal() == Some(&table.game().deal(&mut Dealer::from_key(key.0)));
    let salts = proof.salts.len();
    checks.push(match same {
        true => Check::good(Message::new("verify-dealt").with("salts", salts)),
        false => Check::bad(Message::new("verify-dealt-other").with("salts", salts)),
    });
    Some(checks)
}

/// What the deal is made from, if the secret is the one that was promised for this table and game.
fn key<G: Game>(id: GameId, game: &G, proof: &Proof) -> Option<Key> {
    let table: TableId = proof.table.parse().ok()?;
    let setup = serde_json::to_string(&GameSetup::of(game)).ok()?;
    let Proof { commit, secret, salts, .. } = proof.clone();
    online::proven(&api::Proof { commit, secret, salts }, table, id.name(), game.rules_version(), &setup).ok()
}

/// What can be said of the moves.
fn of_the_moves(text: &str) -> Check {
    match AnyTable::from_text(text) {
        Ok(table) => {
            let moves = with_table!(&table, table => table.log().len());
            Check::good(Message::new("verify-moves").with("moves", moves))
        }
        Err(error) => Check::bad(Message::new("verify-moves-wrong").with("reason", error.message())),
    }
}
