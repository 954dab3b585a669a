//! A game as JSON, one record a line, as `docs/format.md` describes it: enough to check it from outside.

use std::path::Path;

use game::{DecidedBy, Game, Seat, Seats, Sight, Sink, Viewer};
use serde::{Serialize, Serializer};
use serde_json::Value;
use table::{ComponentSource, Deed, Entry, Forfeit, Player, Proof, Table};

use crate::games::CommandLine;
use crate::output::{Failure, print};

/// One line. The kind of record comes first.
#[derive(Serialize)]
#[serde(tag = "record", rename_all = "kebab-case", rename_all_fields = "kebab-case", bound = "")]
enum Record<'a, G: Game> {
    /// What is known before anything is played.
    Opening {
        file: String,
        game: &'static str,
        rules: u32,
        /// How many indices actions can have.
        actions: usize,
        viewer: Viewer,
        practice: bool,
        players: &'a [Player],
        options: &'a G::Options,
        fingerprint: String,
        /// The whole component file.
        components: toml::Table,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        places: Vec<String>,
        /// All that chance decided; only for those who may see everything.
        #[serde(skip_serializing_if = "Option::is_none")]
        deal: Option<&'a G::Deal>,
        /// How the deal was made, for the same.
        #[serde(skip_serializing_if = "Option::is_none")]
        proof: Option<&'a Proof>,
        /// What the viewer knows.
        view: G::View,
    },
    /// One entry of the log, for those who may see everything.
    Entry {
        number: usize,
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
        /// Who had to decide.
        awaited: Seats,
        /// What this seat could do.
        legal: Vec<Action<G::Action>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        all_legal: Option<Vec<Choices<G::Action>>>,
        taken: Taken<'a, G::Action>,
        events: Vec<Happening<G::Event>>,
    },
    /// Something that one viewer saw happen.
    Moment {
        number: usize,
        #[serde(skip_serializing_if = "Option::is_none")]
        own: Option<Own<G::Action>>,
        events: Vec<G::Event>,
    },
    /// A seat's score sheet as it stands in the end.
    Score {
        seat: Seat,
        name: &'a str,
        lines: Lines,
        total: i32,
        #[serde(skip_serializing_if = "Option::is_none")]
        details: Option<Value>,
    },
    /// Who won, and why.
    Result { winners: Seats, decided_by: Decision },
}

/// An action of the game.
#[derive(Serialize)]
struct Action<A> {
    notation: String,
    index: usize,
    fields: A,
}

/// What a seat could do.
#[derive(Serialize)]
struct Choices<A> {
    seat: Seat,
    legal: Vec<Action<A>>,
}

/// The viewer's own action, and what they could have done instead.
#[derive(Serialize)]
struct Own<A> {
    legal: Vec<Action<A>>,
    taken: Action<A>,
}

/// What an entry does: an action of the game, or one of the table's own affairs.
#[derive(Serialize)]
#[serde(untagged)]
enum Taken<'a, A> {
    Action(Action<A>),
    Player { notation: String, player: &'a Player },
    Affair { notation: String },
}

/// What came of an action, in order.
#[derive(Serialize)]
#[serde(untagged)]
enum Happening<E> {
    Event {
        #[serde(rename = "seen-by")]
        seen_by: SeenBy,
        fields: E,
    },
    /// What was withheld is seen by all from here on.
    Reveal { reveal: bool },
    /// What follows came of a single answer that was played unasked.
    Unasked { unasked: bool },
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum SeenBy {
    All,
    Only(Seats),
    UntilReveal(Seats),
}

/// The lines of a score sheet by name.
struct Lines(Vec<(&'static str, i32)>);

impl Serialize for Lines {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

/// What decided a game, by its rules or because somebody lost it before.
#[derive(Serialize)]
#[serde(untagged)]
enum Decision {
    Rules(DecidedBy),
    Forfeit(Forfeit),
}

/// Takes down what happens, with the marks of what nobody was asked.
struct Happenings<E>(Vec<Happening<E>>);

impl<E> Sink<E> for Happenings<E> {
    fn emit(&mut self, sight: Sight, fields: E) {
        let seen_by = match sight {
            Sight::All => SeenBy::All,
            Sight::Only(seats) => SeenBy::Only(seats),
            Sight::Withheld(seats) => SeenBy::UntilReveal(seats),
        };
        self.0.push(Happening::Event { seen_by, fields });
    }

    fn reveal(&mut self) {
        self.0.push(Happening::Reveal { reveal: true });
    }

    fn unasked(&mut self) {
        self.0.push(Happening::Unasked { unasked: true });
    }
}

/// Prints a game: everything there is, or what one viewer saw of it.
pub(super) fn print_all<G: CommandLine>(
    file: &Path,
    mut table: Table<G>,
    viewer: Viewer,
    all_legal: bool,
) -> Result<(), Failure> {
    let mut again = table.restarted();
    if viewer == Viewer::Everything {
        table.lay_open();
        again.lay_open();
        print_line(&opening(file, &again, again.players(), viewer, table.proof()));
        for (number, entry) in (1..).zip(table.log()) {
            print_line(&replayed(&mut again, number, entry, all_legal)?);
        }
    } else {
        print_line(&opening(file, &again, table.players(), viewer, None));
        print_moments(&table, viewer);
    }
    print_ending(&table, viewer);
    Ok(())
}

fn print_line<G: Game>(record: &Record<'_, G>) {
    // A game's values are written to files and sent to browsers all the time: they are fit for JSON.
    let line = serde_json::to_string(record).unwrap_or_default();
    print(&format!("{line}\n"));
}

fn opening<'a, G: CommandLine>(
    file: &Path,
    table: &'a Table<G>,
    players: &'a [Player],
    viewer: Viewer,
    proof: Option<&'a Proof>,
) -> Record<'a, G> {
    let game = table.game();
    Record::Opening {
        file: file.display().to_string(),
        game: G::ID,
        rules: game.rules_version(),
        actions: G::ACTIONS,
        viewer,
        practice: table.is_practice(),
        players,
        options: game.options(),
        fingerprint: ComponentSource::of(&**game).fingerprint,
        components: toml::from_str(&game.parts().text).unwrap_or_default(),
        places: game.places(),
        deal: table.deal(),
        proof,
        view: table.first_view(viewer),
    }
}

fn named<G: Game>(action: G::Action) -> Action<G::Action> {
    Action { notation: action.to_string(), index: G::index(action), fields: action }
}

fn legal<G: Game>(table: &Table<G>, seat: Seat) -> Vec<Action<G::Action>> {
    table.legal(seat).into_iter().map(named::<G>).collect()
}

/// Makes the entry, and takes down what comes of it.
fn replayed<'a, G: Game>(
    table: &mut Table<G>,
    number: usize,
    entry: &'a Entry<G::Action>,
    all_legal: bool,
) -> Result<Record<'a, G>, Failure> {
    let (seat, awaited) = (entry.seat, table.awaited());
    let own = legal(table, seat);
    let choices = |seat| Choices { seat, legal: legal(table, seat) };
    let all_legal = all_legal.then(|| awaited.iter().map(choices).collect());
    let mut happenings = Happenings(Vec::new());
    table.enter_with_sink(entry.clone(), &mut happenings).map_err(|reason| reason.message())?;
    let taken = match &entry.deed {
        Deed::Act(action) => Taken::Action(named::<G>(*action)),
        Deed::Player(player) => Taken::Player { notation: entry.deed.to_string(), player },
        Deed::Undo | Deed::Rewind | Deed::Takeback | Deed::Resign | Deed::Timeout => {
            Taken::Affair { notation: entry.deed.to_string() }
        }
    };
    let (at, events) = (entry.at, happenings.0);
    Ok(Record::Entry { number, seat, at, awaited, legal: own, all_legal, taken, events })
}

/// What the viewer saw, without what was taken back. What others did unseen is not even counted.
fn print_moments<G: Game>(table: &Table<G>, viewer: Viewer) {
    for (number, moment) in (1..).zip(table.history(viewer)) {
        let own = moment.action.map(|(seat, action)| Own {
            legal: table.legal_before(seat, &moment).into_iter().map(named::<G>).collect(),
            taken: named::<G>(action),
        });
        print_line::<G>(&Record::Moment { number, own, events: moment.events.clone() });
    }
}

/// The score sheets as the viewer knows them, then the result, if there is one.
fn print_ending<G: CommandLine>(table: &Table<G>, viewer: Viewer) {
    let (game, view) = (table.game(), table.view(viewer));
    for (seat, player) in Seat::ALL.into_iter().zip(table.players()) {
        let sheet = game.score_lines(&view, seat);
        let total = sheet.iter().sum();
        let lines = Lines(G::score_names().zip(sheet).collect());
        let details = game.score_details(&view, seat);
        print_line::<G>(&Record::Score { seat, name: &player.name, lines, total, details });
    }
    let Some(ending) = table.picture(viewer).ending else { return };
    let decided = match ending.forfeit {
        Some(forfeit) => Some(Decision::Forfeit(forfeit)),
        None => table.decided_by().map(Decision::Rules),
    };
    let Some(decided_by) = decided else { return };
    print_line::<G>(&Record::Result { winners: ending.outcome.winners, decided_by });
}
