//! What somebody cannot know does not reach them: two tables that differ in nothing else send them the same bytes, in the same number
//! of messages.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::client::empty;
use catalog::{AnyTable, GameId};
use game::{QuickChance, Seat, Viewer};
use store::{Db, DbError, Row, Rows, Statement, Store};

use crate::client::SEATS;
use crate::overheard::{
    ADA, BEN, CLEO, Staged, Step, TABLE, act, any, difference, known, legal, view, without_pongs,
};

/// The games where all decide at once, unseen by the others.
const ALL_AT_ONCE: [GameId; 2] = [GameId::ComeSailAway, GameId::OnBoard];
/// Those who may not know what Ben decides, and who they are at the table.
const OTHERS: [(usize, Viewer); 2] = [(ADA, Viewer::Seat(SEATS[0])), (CLEO, Viewer::Spectator)];

/// Tables that differ from this one in the order of two things that were dealt.
fn varied(text: &str) -> Vec<String> {
    let (head, deal) = text.split_once("[deal]").unwrap();
    let mut found = Vec::new();
    for line in deal.lines() {
        let Some((name, list)) = line.split_once(" = [") else { continue };
        let Some(list) = list.strip_suffix(']').filter(|list| !list.contains(['[', '{'])) else { continue };
        let things: Vec<&str> = list.split(", ").collect();
        for back in 1..things.len() {
            let mut other = things.clone();
            let last = other.len() - 1;
            other.swap(last, last - back);
            let other = format!("{name} = [{}]", other.join(", "));
            found.push(format!("{head}[deal]{}", deal.replace(line, &other)));
        }
    }
    found.retain(|other| other != text && AnyTable::from_text(other).is_ok());
    found
}

/// Moves that can be made at both tables, while this viewer knows the same of both.
fn common_moves(one: &str, other: &str, viewer: Viewer, most: usize) -> Vec<(Seat, String)> {
    let (mut one, mut other) = (AnyTable::from_text(one).unwrap(), AnyTable::from_text(other).unwrap());
    let (mut moves, mut chance) = (Vec::new(), QuickChance::new(5));
    while moves.len() < most && known(&one, viewer) == known(&other, viewer) && !one.is_over() {
        let Some(seat) = one.awaited().lowest() else { break };
        let both: Vec<String> =
            legal(&one, seat).into_iter().filter(|act| legal(&other, seat).contains(act)).collect();
        if both.is_empty() {
            break;
        }
        let choice = any(&both, &mut chance);
        if !act(&mut one, seat, &choice)
            || !act(&mut other, seat, &choice)
            || known(&one, viewer) != known(&other, viewer)
        {
            break;
        }
        moves.push((seat, choice));
    }
    moves
}

#[tokio::test]
async fn what_lies_where_somebody_never_looked_does_not_reach_them() {
    for &game in GameId::ALL {
        for (place, viewer) in OTHERS {
            let staged = Staged::dealt(game, 3);
            let text = &staged.text;
            let pairs = varied(text).into_iter().map(|other| (common_moves(text, &other, viewer, 12), other));
            let (moves, other) = pairs.max_by_key(|(moves, _)| moves.len()).expect("something to vary");
            assert!(moves.len() >= 4, "{game} {viewer:?}: {} moves", moves.len());
            let steps: Vec<Step> = moves.into_iter().map(|(seat, act)| Step::Act(seat, act)).collect();
            let one = staged.heard(place, &steps).await;
            let other = staged.like(other).heard(place, &steps).await;
            assert_eq!(difference(&one, &other), None, "{game} {viewer:?}");
        }
    }
}

/// So many steps that nobody but this seat sees.
fn hidden_steps(staged: &Staged, seat: Seat, seed: u64, count: usize) -> Option<Vec<Step>> {
    if !staged.table().awaited().contains(seat) {
        return None;
    }
    let walks = (seed..seed + 20).map(|seed| hidden_walk(staged, seat, seed, count));
    walks.into_iter().find(|steps| steps.len() == count)
}

/// Two steps of Ben's that nobody else sees.
fn bens_steps(staged: &Staged) -> Option<Vec<Step>> {
    hidden_steps(staged, SEATS[BEN], 1, 2)
}

/// The table at a time when both decide, and Ben has some steps that the other does not see.
fn all_decide(staged: Staged) -> Staged {
    let both = |staged: &Staged| staged.table().awaited().contains(SEATS[ADA]);
    staged.until(|staged| both(staged) && bens_steps(staged).is_some())
}

/// Steps of a seat, by chance, until others learn something or there are so many.
fn hidden_walk(staged: &Staged, seat: Seat, seed: u64, most: usize) -> Vec<Step> {
    let mut table = staged.table();
    let others = [Viewer::Seat(seat.opponent()), Viewer::Spectator];
    let (mut steps, mut chance) = (Vec::new(), QuickChance::new(seed));
    while steps.len() < most {
        let before = others.map(|viewer| known(&table, viewer));
        let choice = any(&legal(&table, seat), &mut chance);
        assert!(act(&mut table, seat, &choice));
        if others.map(|viewer| known(&table, viewer)) != before {
            break;
        }
        steps.push(Step::Act(seat, choice));
    }
    steps
}

#[tokio::test]
async fn nobody_can_count_what_others_do_unseen() {
    for game in ALL_AT_ONCE {
        let staged = all_decide(Staged::dealt(game, 4));
        let one = bens_steps(&staged).unwrap();
        let mut other = hidden_steps(&staged, SEATS[BEN], 1000, 1).unwrap();
        other.push(Step::Undo(SEATS[BEN]));
        for (viewer, _) in OTHERS {
            let nothing = without_pongs(staged.heard(viewer, &[]).await);
            for steps in [&one, &other] {
                let heard = without_pongs(staged.heard(viewer, steps).await);
                assert_eq!(difference(&nothing, &heard), None, "{game}, viewer {viewer}");
            }
        }
        let nothing = without_pongs(staged.heard(BEN, &[]).await);
        let own = without_pongs(staged.heard(BEN, &one).await);
        assert!(difference(&nothing, &own).is_some(), "{game}: Ben himself sees his steps");
        // Else those who are told nothing of it would not say much.
        for step in &one {
            let Step::Act(_, act) = step else { panic!("no undo") };
            assert!(own.iter().any(|text| text.contains(act)), "{game}: Ben is told of {act}");
        }
    }
}

/// What this person is sent while Ada does that, and what the bot did before.
async fn heard_beside_a_bot(staged: &Staged, viewer: usize, steps: &[Step]) -> (Vec<String>, Vec<String>) {
    let db = empty();
    let heard = staged.heard_over(db.clone(), viewer, steps).await;
    (heard, what_the_bot_did(db).await)
}

/// The same table twice, with bots that have other keys and decide otherwise, as far as such a deal is found.
async fn with_two_bots(game: GameId) -> (Staged, Staged, bool) {
    let staged = |deal, key| all_decide(Staged::with_bot(game, deal, key));
    // The few decisions of a round of On Board come out the same.
    let deals = if game == GameId::OnBoard { 4..5 } else { 1..13 };
    for deal in deals {
        let one = staged(deal, 1);
        let (_, decided) = heard_beside_a_bot(&one, ADA, &[]).await;
        for key in 2..4 {
            let other = staged(deal, key);
            if heard_beside_a_bot(&other, ADA, &[]).await.1 != decided {
                return (one, other, true);
            }
        }
    }
    (staged(4, 1), staged(4, 2), false)
}

#[tokio::test]
async fn what_a_bot_decides_unseen_does_not_reach_anybody() {
    for game in ALL_AT_ONCE {
        let (one, other, otherwise) = with_two_bots(game).await;
        assert!(otherwise || game == GameId::OnBoard, "{game}: a bot decides otherwise");
        // Ada plays, too, as far as nobody sees it; of that, she is told.
        let steps = hidden_walk(&one, SEATS[ADA], 1, 2);
        for viewer in [ADA, CLEO] {
            let (here, _) = heard_beside_a_bot(&one, viewer, &steps).await;
            let (there, _) = heard_beside_a_bot(&other, viewer, &steps).await;
            assert_eq!(difference(&here, &there), None, "{game}, viewer {viewer}");
        }
    }
}

async fn what_the_bot_did(db: Arc<dyn Db>) -> Vec<String> {
    let entries = Store::new(db).entries_after(TABLE, 0).await.unwrap();
    entries.into_iter().filter(|entry| entry.seat == Some(SEATS[BEN])).map(|entry| entry.what).collect()
}

/// What a server does with every entry that it should not, for the test of the test.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Leak {
    /// Nothing that can be seen: it reads the table again.
    None,
    /// It says in the list of one's tables that something changed.
    List,
    /// It sends the room again, with a number in it that counts entries.
    Room,
}

/// A database that makes the server above it do so.
struct Leaky {
    inner: Arc<dyn Db>,
    leak: Leak,
    entries: AtomicU64,
}

impl Db for Leaky {
    fn write(&self, mut statements: Vec<Statement>) -> store::Answer<'_, Vec<Rows>> {
        Box::pin(async move {
            if !statements.iter().any(|statement| statement.sql.starts_with("INSERT INTO entries")) {
                return self.inner.write(statements).await;
            }
            self.entries.fetch_add(1, Ordering::Relaxed);
            if self.leak == Leak::List {
                statements.push(Statement::new("UPDATE tables SET changed = changed + 1", vec![]));
                return self.inner.write(statements).await;
            }
            self.inner.write(statements).await?;
            // Whoever does not know whether it was written reads all of it again.
            Err(DbError::Unknown)
        })
    }

    fn read(&self, statement: Statement) -> store::Answer<'_, Rows> {
        let entries = self.entries.load(Ordering::Relaxed) as i64;
        let asks_for_rematch = statement.sql.ends_with("WHERE rematch_of = $1");
        if self.leak == Leak::Room && asks_for_rematch && entries > 0 {
            let rows = vec![Row::new(vec![store::Value::Integer(entries)])];
            return Box::pin(async move { Ok(Rows { rows, changed: 0 }) });
        }
        self.inner.read(statement)
    }
}

#[tokio::test]
async fn a_server_that_lets_others_count_hidden_steps_is_caught() {
    for game in ALL_AT_ONCE {
        let staged = all_decide(Staged::dealt(game, 4));
        let steps = bens_steps(&staged).unwrap();
        for (viewer, _) in OTHERS {
            let heard = async |leak, steps: &[Step]| {
                let inner = empty();
                let db = Leaky { inner, leak, entries: AtomicU64::new(0) };
                without_pongs(staged.heard_over(Arc::new(db), viewer, steps).await)
            };
            // Cleo, who only looks on, has no list of tables.
            for (leak, leaks) in [(Leak::None, false), (Leak::List, viewer == ADA), (Leak::Room, true)] {
                let (quiet, played) = (heard(leak, &[]).await, heard(leak, &steps).await);
                let differs = difference(&quiet, &played).is_some();
                assert_eq!(differs, leaks, "{game}, viewer {viewer}: {leak:?}");
            }
        }
    }
}

/// What Ben has before him and the other viewer does not: the name of each such field and what is in it, as it is written.
fn hidden_fields(name: &str, bens: &str, theirs: &str, found: &mut Vec<String>) {
    type Raw<'a> = &'a serde_json::value::RawValue;
    type Fields<'a> = std::collections::BTreeMap<String, Raw<'a>>;
    let parts = |text| serde_json::from_str::<Vec<Raw<'_>>>(text);
    let fields = |text| serde_json::from_str::<Fields<'_>>(text);
    if bens == theirs || bens == "null" {
        return;
    }
    if theirs == "null" {
        found.push(format!("\"{name}\":{bens}"));
    } else if let (Ok(bens), Ok(theirs)) = (fields(bens), fields(theirs)) {
        for (name, bens) in bens {
            theirs
                .get(&name)
                .into_iter()
                .for_each(|theirs| hidden_fields(&name, bens.get(), theirs.get(), found));
        }
    } else if let (Ok(all), Ok(theirs)) = (parts(bens), parts(theirs)) {
        let hidden =
            all.iter().zip(&theirs).any(|(bens, theirs)| theirs.get() == "null" && bens.get() != "null");
        if hidden {
            found.push(format!("\"{name}\":{bens}"));
        }
        for (bens, theirs) in all.iter().zip(&theirs).filter(|_| !hidden) {
            hidden_fields(name, bens.get(), theirs.get(), found);
        }
    }
}

/// Some moves, Ben's first where he has any, and what Ben knows at some time meanwhile that this viewer never does.
fn canaries(staged: &Staged, viewer: Viewer) -> (Vec<Step>, Vec<String>) {
    let (mut table, mut chance) = (staged.table(), QuickChance::new(2));
    let (mut steps, mut secrets, mut views) = (Vec::new(), Vec::new(), Vec::new());
    while steps.len() < 12 {
        let theirs = view(&table, viewer);
        hidden_fields("", &view(&table, Viewer::Seat(SEATS[BEN])), &theirs, &mut secrets);
        views.push(theirs);
        let awaited = table.awaited();
        let seat = if awaited.contains(SEATS[BEN]) { SEATS[BEN] } else { SEATS[ADA] };
        let choice = any(&legal(&table, seat), &mut chance);
        assert!(act(&mut table, seat, &choice));
        steps.push(Step::Act(seat, choice));
    }
    // What is only a word or two says nothing by itself; and one may have the same oneself.
    secrets.retain(|secret| secret.len() > 12 && !views.iter().any(|view| view.contains(secret)));
    secrets.sort();
    secrets.dedup();
    (steps, secrets)
}

/// The first of these secrets that is told.
fn betrayed<'a>(texts: &[String], secrets: &'a [String]) -> Option<&'a String> {
    secrets.iter().find(|secret| texts.iter().any(|text| text.contains(*secret)))
}

#[tokio::test]
async fn what_lies_in_somebodys_hand_is_nowhere_in_what_others_are_sent() {
    for &game in GameId::ALL {
        let staged = Staged::dealt(game, 3);
        for (place, viewer) in OTHERS {
            let (steps, secrets) = canaries(&staged, viewer);
            assert!(!secrets.is_empty(), "{game} {viewer:?}: nothing is hidden");
            let bens = staged.heard(BEN, &steps).await;
            for secret in &secrets {
                let told = bens.iter().any(|text| text.contains(secret));
                assert!(told, "{game}: Ben is not told {secret}");
            }
            let mut theirs = staged.heard(place, &steps).await;
            assert_eq!(betrayed(&theirs, &secrets), None, "{game} {viewer:?}");
            // A single message that went astray is found, wherever it is.
            let stray =
                bens.into_iter().find(|text| betrayed(std::slice::from_ref(text), &secrets).is_some());
            theirs.insert(theirs.len() / 2, stray.expect("what Ben is told"));
            assert!(betrayed(&theirs, &secrets).is_some(), "{game} {viewer:?}");
        }
    }
}
