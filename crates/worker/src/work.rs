//! From a request to its answer.

use bots::{Advise, Level, Thinker, Watch};
use catalog::{AnyTable, GameId, with_game, with_table};
use game::{Message, Seat, Viewer};
use phrases::Lang;
use table::Table;

use crate::trouble::book;
use crate::{Answer, Ask, HintMove, Request, Trouble};

/// The level of whoever chooses at random.
pub const RANDOM: &str = "random";

/// Answers a request; `watch` sees how far a search is, and may stop it.
pub fn answer(request: &Request, watch: &mut dyn Watch) -> Result<Answer, Trouble> {
    let lang: Lang = request.lang.parse()?;
    let game: GameId = request.game.parse()?;
    let table = AnyTable::load(&request.table).map_err(|error| error.message())?;
    if table.id() != game {
        let other = Message::new("file-game").with("value", table.id().name()).with("expected", game.name());
        return Err(other.into());
    }
    with_table!(&table, table => answer_at(table, request, lang, watch))
}

/// The same in JSON; where there is no answer, why, in the language of the request.
pub fn answer_json(request: &str, watch: &mut dyn Watch) -> Result<String, String> {
    let request: Request = serde_json::from_str(request).map_err(|error| error.to_string())?;
    let answer =
        answer(&request, watch).map_err(|trouble| trouble.say(request.lang.parse().unwrap_or_default()))?;
    serde_json::to_string(&answer).map_err(|error| error.to_string())
}

/// Brings the learned values of a game's bots: the file `crates/bots/weights/<game>.weights`. The same again does no harm,
/// others after them are refused.
pub fn bring_weights(game: &str, file: &[u8]) -> Result<(), Trouble> {
    fn bring<G: Advise>(_: &G, file: &[u8]) -> Result<(), Message> {
        bots::bring_weights::<G>(file).map_err(|_| Message::new("cli-no-weights").with("game", G::ID))
    }
    // Any value of the game leads to its type.
    let game = game.parse::<GameId>()?.first_game().map_err(|flaw| flaw.message())?;
    Ok(with_game!(&game, game => bring(game, file))?)
}

fn answer_at<G: Advise>(
    table: &Table<G>,
    request: &Request,
    lang: Lang,
    watch: &mut dyn Watch,
) -> Result<Answer, Trouble> {
    let seat = Seat::new(request.seat).filter(|seat| seat.index() < table.game().players());
    let seat = seat.ok_or_else(|| Message::new("file-seat").with("value", request.seat.saturating_add(1)))?;
    match &request.ask {
        Ask::Line { level } => Ok(line(table, seat, request.seed, bot(level)?, watch)),
        Ask::Hint => Ok(hint(table, seat, request.seed, lang, watch)),
    }
}

/// The bot's level of this name; none for whoever chooses at random.
fn bot(name: &str) -> Result<Option<Level>, Message> {
    if name == RANDOM {
        return Ok(None);
    }
    name.parse().map(Some).map_err(|_| {
        let known = Level::ALL.map(Level::name).join(", ");
        Message::new("cli-unknown-bot").with("value", name).with("known", format!("{known}, {RANDOM}"))
    })
}

fn line<G: Advise>(
    table: &Table<G>,
    seat: Seat,
    seed: u64,
    level: Option<Level>,
    mut watch: &mut dyn Watch,
) -> Answer {
    let mut line = Vec::new();
    if let Some(level) = level {
        let view = table.view(Viewer::Seat(seat));
        line.extend(Thinker::new(table.game(), level, G::net()).think(
            table.game(),
            &view,
            seat,
            seed,
            &mut watch,
        ));
    }
    if line.is_empty() {
        // A bot without an idea does not hold up the game.
        line.extend(table.by_chance(seat, seed));
    }
    match line.is_empty() {
        true => Answer::Nothing,
        false => Answer::Line { actions: line.iter().map(ToString::to_string).collect() },
    }
}

fn hint<G: Advise>(table: &Table<G>, seat: Seat, seed: u64, lang: Lang, mut watch: &mut dyn Watch) -> Answer {
    let (view, mut thinker) =
        (table.view(Viewer::Seat(seat)), Thinker::new(table.game(), Level::Admiral, G::net()));
    let Some(hint) = thinker.hint(table.game(), &view, seat, seed, &mut watch) else {
        return Answer::Nothing;
    };
    let (book, names) = (book(lang), table.names());
    let say = |message: &Message| book.say(message, &names);
    Answer::Hint {
        look: say(&hint.look),
        aims: hint.aims.iter().map(say).collect(),
        moves: hint
            .moves
            .iter()
            .map(|(action, words)| HintMove { action: action.to_string(), words: say(words) })
            .collect(),
        gain: say(&hint.say_gain()),
    }
}
