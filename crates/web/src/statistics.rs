//! How the reader's own games went: counted from the games that this browser keeps.

use table::{Player, PlayerKind};

use crate::store::{StoredGame, Summary};

/// How a counted game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    Won,
    Lost,
    Shared,
    /// Alone there is nobody to beat.
    Alone,
}

/// Whom the reader played against.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Against {
    Alone,
    /// Bots by the names of their levels, in order.
    Bots(Vec<String>),
}

/// A game that counts.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Played {
    pub(crate) game: String,
    /// What was agreed on beyond what goes without saying, in words.
    pub(crate) edition: String,
    pub(crate) against: Against,
    pub(crate) ended: Ended,
    pub(crate) points: i32,
    /// When it was over, in milliseconds since 1970.
    pub(crate) when: f64,
}

/// Games of one kind against the same opponents.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Record {
    pub(crate) edition: String,
    pub(crate) against: Against,
    pub(crate) games: usize,
    pub(crate) won: usize,
    pub(crate) lost: usize,
    pub(crate) shared: usize,
    pub(crate) best: i32,
    sum: i64,
}

impl Record {
    fn add(&mut self, result: &Played) {
        self.best = if self.games == 0 { result.points } else { self.best.max(result.points) };
        self.games += 1;
        self.sum += i64::from(result.points);
        match result.ended {
            Ended::Won => self.won += 1,
            Ended::Lost => self.lost += 1,
            Ended::Shared => self.shared += 1,
            Ended::Alone => {}
        }
    }

    /// The points on average.
    pub(crate) fn average(&self) -> f64 {
        self.sum as f64 / self.games.max(1) as f64
    }
}

/// Finished games that are counted apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Apart {
    pub(crate) practice: usize,
    pub(crate) given_up: usize,
    /// They came here when they were over.
    pub(crate) elsewhere: usize,
    /// Several people sat at this screen.
    pub(crate) together: usize,
}

/// What all finished games come to.
#[derive(Debug, Default)]
pub(crate) struct Statistics {
    /// The oldest first.
    pub(crate) results: Vec<Played>,
    pub(crate) apart: Apart,
}

impl Statistics {
    /// Counts these games; `describe` puts what was agreed on into words.
    pub(crate) fn of<'a>(
        games: impl IntoIterator<Item = &'a StoredGame>,
        describe: impl Fn(&Summary) -> String,
    ) -> Statistics {
        let mut all = Statistics::default();
        for stored in games.into_iter().filter(|stored| stored.summary.over) {
            let summary = &stored.summary;
            let people = summary.players.iter().filter(|player| player.is_person()).count();
            let apart = &mut all.apart;
            match () {
                () if stored.finished_elsewhere => apart.elsewhere += 1,
                () if summary.practice => apart.practice += 1,
                () if people != 1 => apart.together += 1,
                () if summary.forfeited => apart.given_up += 1,
                () => all.results.extend(result(stored, describe(summary))),
            }
        }
        all.results.sort_by(|one, other| one.when.total_cmp(&other.when));
        all
    }

    /// The results of one game, the oldest first.
    pub(crate) fn of_game<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a Played> {
        self.results.iter().filter(move |result| result.game == game)
    }

    /// What they come to by edition and opponents, those alone first.
    pub(crate) fn records(&self, game: &str) -> Vec<Record> {
        let mut records: Vec<Record> = Vec::new();
        for result in self.of_game(game) {
            let same = |record: &Record| record.edition == result.edition && record.against == result.against;
            if !records.iter().any(same) {
                records.push(Record {
                    edition: result.edition.clone(),
                    against: result.against.clone(),
                    games: 0,
                    won: 0,
                    lost: 0,
                    shared: 0,
                    best: 0,
                    sum: 0,
                });
            }
            records.iter_mut().filter(|record| same(record)).for_each(|record| record.add(result));
        }
        records.sort_by(|one, other| (&one.edition, &one.against).cmp(&(&other.edition, &other.against)));
        records
    }
}

fn result(stored: &StoredGame, edition: String) -> Option<Played> {
    let summary = &stored.summary;
    let seat = summary.players.iter().position(Player::is_person)?;
    let points = *summary.points.get(seat)?;
    let level = |player: &Player| match &player.kind {
        PlayerKind::Bot(level) => Some(level.name().to_owned()),
        PlayerKind::Random => Some("random".to_owned()),
        PlayerKind::Person => None,
    };
    let mut levels: Vec<String> = summary.players.iter().filter_map(level).collect();
    levels.sort_unstable();
    let ended = summary.ended(seat)?;
    let against = if levels.is_empty() { Against::Alone } else { Against::Bots(levels) };
    Some(Played { game: summary.game.clone(), edition, against, ended, points, when: stored.touched })
}

impl Summary {
    /// How it ended for this seat, once it is over.
    pub(crate) fn ended(&self, seat: usize) -> Option<Ended> {
        Some(match self.winners.contains(&seat) {
            _ if !self.over => return None,
            _ if self.players.len() < 2 => Ended::Alone,
            false => Ended::Lost,
            true if self.winners.len() > 1 => Ended::Shared,
            true => Ended::Won,
        })
    }
}

#[cfg(test)]
mod tests {
    use table::BotLevel;

    use super::*;

    fn bot(level: &str) -> Player {
        Player::nameless_bot(BotLevel::new(level).unwrap())
    }

    fn game(opponents: &[&str], points: &[i32], winners: &[usize], when: f64) -> StoredGame {
        let players = [Player::person("Ada")].into_iter().chain(opponents.iter().map(|level| bot(level)));
        let summary = Summary {
            game: "on-board".to_owned(),
            players: players.collect(),
            over: true,
            points: points.to_vec(),
            winners: winners.to_vec(),
            ..Summary::default()
        };
        StoredGame { started: 0.0, touched: when, summary, text: String::new(), finished_elsewhere: false }
    }

    fn count(games: &[StoredGame]) -> Statistics {
        Statistics::of(games, |_| String::new())
    }

    #[test]
    fn games_are_counted_by_whom_they_were_played_against() {
        let games = [
            game(&["deckhand"], &[40, 20], &[0], 3.0),
            game(&["deckhand"], &[10, 20], &[1], 1.0),
            game(&["deckhand"], &[20, 20], &[0, 1], 2.0),
            game(&["admiral"], &[5, 90], &[1], 4.0),
        ];
        let all = count(&games);
        let records = all.records("on-board");
        let levels: Vec<&Against> = records.iter().map(|record| &record.against).collect();
        assert_eq!(levels, [&Against::Bots(vec!["admiral".into()]), &Against::Bots(vec!["deckhand".into()])]);
        let deckhand = &records[1];
        assert_eq!((deckhand.games, deckhand.won, deckhand.lost, deckhand.shared), (3, 1, 1, 1));
        assert_eq!((deckhand.best, deckhand.average().round()), (40, 23.0));
        let course: Vec<i32> = all.of_game("on-board").map(|result| result.points).collect();
        assert_eq!(course, [10, 20, 40, 5], "the oldest first");
        assert!(all.records("come-sail-away").is_empty());
    }

    #[test]
    fn alone_nobody_wins_however_many_points_there_are() {
        let all = count(&[game(&[], &[21], &[0], 1.0), game(&[], &[-3], &[0], 2.0)]);
        let records = all.records("on-board");
        assert_eq!(records.len(), 1);
        assert_eq!((records[0].games, records[0].won, records[0].lost, records[0].best), (2, 0, 0, 21));
        assert_eq!(records[0].against, Against::Alone);
    }

    #[test]
    fn practice_given_up_shared_screens_and_games_from_elsewhere_are_counted_apart() {
        let mut games = vec![game(&["deckhand"], &[40, 20], &[0], 1.0); 5];
        games[0].summary.practice = true;
        games[1].summary.forfeited = true;
        games[2].finished_elsewhere = true;
        games[3].summary.players = vec![Player::person("Ada"), Player::person("Ben")];
        games[4].summary.over = false;
        let all = count(&games);
        assert!(all.results.is_empty());
        assert_eq!(all.apart, Apart { practice: 1, given_up: 1, elsewhere: 1, together: 1 });
    }
}
