//! A second pair of eyes: follows a game of Come Sail Away! from what `replay --json` prints, and adds up the score
//! sheets on its own. It shares no code with the engine.

mod player;

use std::collections::BTreeSet;

use serde_json::Value;

use player::Player;

/// What is wrong with a game, or nothing.
pub(crate) type Found<T = ()> = Result<T, String>;

const ROUNDS: u64 = 12;

/// The places of a deal's tiles.
const PLACES: [&str; 10] = ["a0", "a1", "a2", "a3", "b0", "b3", "c0", "c1", "c2", "c3"];

/// The lines of a score sheet.
pub(crate) const LINES: [&str; 5] = ["rooms", "passengers", "tokens", "luggage", "disgruntled"];

/// What the referee made of a game.
pub(crate) struct Verdict {
    /// The score sheet of each seat.
    pub(crate) sheets: Vec<[i64; 5]>,
    /// How many actions were taken back.
    pub(crate) undone: usize,
    /// The tiles that somebody flipped.
    pub(crate) flipped: BTreeSet<String>,
}

/// The lines of `replay --json`.
pub(crate) fn records(printed: &str) -> Vec<Value> {
    printed.lines().map(|line| serde_json::from_str(line).expect("one JSON object a line")).collect()
}

/// Checks a whole game.
pub(crate) fn check(records: &[Value]) -> Found<Verdict> {
    let [deal, rest @ ..] = records else { return Err("nothing printed".to_owned()) };
    let mut referee = Referee::seated(deal)?;
    let (entries, ending): (Vec<_>, Vec<_>) = rest.iter().partition(|r| r["record"] == "entry");
    let standing = standing(&entries)?;
    for (place, entry) in entries.iter().enumerate() {
        let number = number(&entry["number"]);
        ensure(number == place as u64 + 1, || format!("entry {place} is numbered {number}"))?;
        referee.legal(entry).map_err(|reason| format!("entry {number}: {reason}"))?;
    }
    for &place in &standing {
        let told = |reason| format!("entry {}: {reason}", place + 1);
        referee.follow(entries[place]).map_err(told)?;
    }
    referee.finish(&ending)?;
    let acts = entries.iter().filter(|entry| entry["taken"]["index"].is_u64()).count();
    Ok(Verdict {
        sheets: referee.sheets(),
        undone: acts - standing.len(),
        flipped: referee.players.iter().flat_map(|player| player.tiles_down.clone()).collect(),
    })
}

/// Which entries are actions that were not taken back.
fn standing(entries: &[&Value]) -> Found<Vec<usize>> {
    let mut line: Vec<usize> = Vec::new();
    for (place, entry) in entries.iter().enumerate() {
        let last = line.iter().rposition(|&at| entries[at]["seat"] == entry["seat"]);
        match (text(&entry["taken"]["notation"]), last) {
            ("undo", Some(at)) => drop(line.remove(at)),
            ("rewind", Some(at)) => line.truncate(at),
            ("undo" | "rewind", None) => return Err(format!("entry {}: nothing to take back", place + 1)),
            _ => line.push(place),
        }
    }
    Ok(line)
}

struct Referee<'a> {
    parts: &'a Value,
    players: Vec<Player<'a>>,
    deck: std::vec::IntoIter<u64>,
    /// The facilities whose bonus number tokens lie face up.
    tokens_up: BTreeSet<u64>,
    round: u64,
    over: bool,
}

impl<'a> Referee<'a> {
    /// Everybody with the ship, the small cabins and the two cards of the deal.
    fn seated(record: &'a Value) -> Found<Self> {
        ensure(record["record"] == "opening", || "the opening comes first".to_owned())?;
        let (deal, options, parts) = (&record["deal"], &record["options"], &record["components"]);
        let tiles: Vec<&str> = list(&deal["ship"]).iter().map(text).collect();
        let facilities: BTreeSet<u64> = list(&options["facilities"]).iter().map(number).collect();
        let on_board = tiles.iter().filter_map(|tile| tile.parse().ok()).collect();
        ensure(facilities.len() == 5 && facilities == on_board, || format!("{tiles:?}"))?;
        let cabins: BTreeSet<&str> = tiles.iter().copied().filter(|t| t.parse::<u64>().is_err()).collect();
        ensure(tiles.len() == 10 && cabins == player::COLOURS.map(|(_, c)| c).into(), || {
            format!("{tiles:?}")
        })?;
        let deck: Vec<u64> = list(&deal["deck"]).iter().map(number).collect();
        ensure((1..=60).eq(deck.iter().copied().collect::<BTreeSet<_>>()), || format!("{deck:?}"))?;
        let mut deck = deck.into_iter();
        let racks = list(&deal["small-cabins"]);
        let count = list(&record["players"]).len();
        let all: BTreeSet<u64> = racks.iter().flat_map(list).map(number).collect();
        ensure(racks.len() == count && all.len() == 5 * count, || format!("{racks:?}"))?;
        ensure(number(&options["players"]) == count as u64, || "a name for each player".to_owned())?;
        let ship: Vec<(&str, &str)> = PLACES.into_iter().zip(tiles).collect();
        let seat = |rack| Player::new(parts, &ship, rack, deck.by_ref().take(2).collect());
        let players = racks.iter().map(seat).collect();
        Ok(Referee { parts, players, deck, tokens_up: facilities, round: 1, over: false })
    }

    fn player(&mut self, seat: &Value) -> Found<&mut Player<'a>> {
        let place = number(seat) as usize;
        self.players.get_mut(place.wrapping_sub(1)).ok_or_else(|| format!("nobody has seat {seat}"))
    }

    /// The action taken is one of those listed, each of which is listed once.
    fn legal(&mut self, entry: &Value) -> Found {
        self.player(&entry["seat"])?;
        let (legal, taken) = (list(&entry["legal"]), &entry["taken"]);
        let (notations, indices): (BTreeSet<_>, BTreeSet<_>) =
            legal.iter().map(|action| (text(&action["notation"]), number(&action["index"]))).unzip();
        ensure(notations.len() == legal.len() && indices.len() == legal.len(), || "listed twice".to_owned())?;
        let back = ["undo", "rewind"].contains(&text(&taken["notation"]));
        ensure(back || legal.contains(taken), || format!("{taken} is not among the legal actions"))
    }

    /// Follows an action by what happened then.
    fn follow(&mut self, entry: &'a Value) -> Found {
        ensure(!self.over, || "played after the end".to_owned())?;
        let player = self.player(&entry["seat"])?;
        ensure(!player.finished, || "played after finishing the round".to_owned())?;
        let action = &entry["taken"]["fields"];
        if action["action"] == "play" {
            ensure(player.hand.contains(&number(&action["card"])), || format!("{action}: not in hand"))?;
        }
        for event in list(&entry["events"]).iter().filter(|event| event["fields"].is_object()) {
            self.happen(&event["fields"]).map_err(|reason| format!("{}: {reason}", event["fields"]))?;
        }
        Ok(())
    }

    fn happen(&mut self, event: &'a Value) -> Found {
        match text(&event["event"]) {
            "drew" => {
                let card = number(&event["card"]);
                ensure(self.deck.next() == Some(card), || "not the top of the deck".to_owned())?;
                self.player(&event["seat"])?.hand.push(card);
            }
            "passed" => {
                let left = number(&event["seat"]) % self.players.len() as u64 + 1;
                ensure(number(&event["to"]) == left, || "not the left neighbour".to_owned())?;
                let card = self.player(&event["seat"])?.lay_down(&event["card"])?;
                self.player(&event["to"])?.hand.push(card);
            }
            "boxed" => {
                ensure(self.players.len() == 1, || "for solo games".to_owned())?;
                self.player(&event["seat"])?.lay_down(&event["card"])?;
            }
            "bonus-token" => {
                let facility = number(&event["facility"]);
                ensure(self.tokens_up.contains(&facility), || "face down".to_owned())?;
                self.player(&event["seat"])?.reward(facility)?;
            }
            "token-down" => {
                let facility = number(&event["facility"]);
                ensure(self.tokens_up.remove(&facility), || "twice".to_owned())?;
            }
            "round-began" => self.begin_round(number(&event["round"]))?,
            "over" => {
                ensure(self.round == ROUNDS && self.all_finished(), || "too early".to_owned())?;
                self.over = true;
            }
            _ => self.player(&event["seat"])?.happen(event)?,
        }
        Ok(())
    }

    fn all_finished(&self) -> bool {
        self.players.iter().all(|player| player.finished)
    }

    fn begin_round(&mut self, round: u64) -> Found {
        ensure(self.all_finished() && round == self.round + 1 && round <= ROUNDS, || "now".to_owned())?;
        self.round = round;
        self.players.iter_mut().try_for_each(Player::begin_round)
    }

    fn sheets(&self) -> Vec<[i64; 5]> {
        self.players.iter().map(|player| player.sheet(self.parts)).collect()
    }

    /// The printed score sheets and winners are the ones we come to.
    fn finish(&self, ending: &[&Value]) -> Found {
        let sheets = self.sheets();
        let rank = |sheet: &[i64; 5]| (sheet.iter().sum::<i64>(), sheet[0], sheet[4]);
        let best = sheets.iter().map(rank).max();
        let winners: Vec<u64> = (1..).zip(&sheets).filter(|s| Some(rank(s.1)) == best).map(|s| s.0).collect();
        let mut ending = ending.iter();
        for (seat, sheet) in (1u64..).zip(&sheets) {
            let Some(record) = ending.next() else { return Err(format!("no sheet for {seat}")) };
            let printed = LINES.map(|line| record["lines"][line].as_i64());
            ensure(record["seat"] == seat && printed == sheet.map(Some), || {
                format!("{record}, but we come to {sheet:?}")
            })?;
            ensure(record["total"] == sheet.iter().sum::<i64>(), || format!("{record}"))?;
        }
        match (ending.next(), ending.next()) {
            (Some(record), None) if self.over => {
                let named: Vec<u64> = list(&record["winners"]).iter().map(number).collect();
                ensure(named == winners, || format!("{record}, but {winners:?} won"))
            }
            (None, _) => ensure(!self.over, || "no result".to_owned()),
            (Some(record), _) => Err(format!("{record}")),
        }
    }
}

fn ensure(holds: bool, otherwise: impl Fn() -> String) -> Found {
    if holds { Ok(()) } else { Err(otherwise()) }
}

pub(crate) fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is no list"))
}

pub(crate) fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text"))
}

pub(crate) fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no number"))
}
