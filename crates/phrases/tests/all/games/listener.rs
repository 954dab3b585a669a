//! Hears what a game says, in every language.

use std::collections::BTreeSet;
use std::fs;
use std::marker::PhantomData;
use std::path::Path;

use game::{
    Arg, Chance, Dealer, Flaw, Game, Message, Name, QuickChance, Recorder, Seat, Seats, Speak, Told, Viewer,
};
use phrases::{Lang, Phrasebook};

/// The phrasebooks of all languages.
pub(crate) fn books() -> [Phrasebook; 3] {
    Lang::ALL.map(Phrasebook::new)
}

/// The action that is written so.
pub(crate) fn action<A: std::str::FromStr>(notation: &str) -> A {
    notation.parse().unwrap_or_else(|_| panic!("{notation}"))
}

/// What everybody sees before the first action of some game.
pub(crate) fn first_view<G: Game>(game: &G) -> G::View {
    let state = game.start(&game.deal(&mut Dealer::new(1))).expect("a deal of its own");
    game.view(&state, Viewer::Spectator)
}

/// The text with one passage, which must be there, changed.
pub(crate) fn damaged(text: &str, from: &str, to: &str) -> String {
    let damaged = text.replacen(from, to, 1);
    assert_ne!(damaged, text, "{from}");
    damaged
}

/// The names in the source of a game's rules, and in what it shares with other games, that begin so.
pub(crate) fn named<G: Game>(prefix: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for source in [G::ID, "game"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(source).join("src");
        for entry in fs::read_dir(folder).expect("the source of the rules") {
            let path = entry.expect("readable").path();
            if path.is_file() {
                let text = fs::read_to_string(path).expect("readable");
                let quoted = text.split('"').filter(|piece| piece.starts_with(prefix));
                ids.extend(quoted.map(str::to_owned));
            }
        }
    }
    assert!(!ids.is_empty(), "{prefix}");
    ids
}

/// Every message that the source of a game's rules names, and every line of its score sheet, is in every language.
pub(crate) fn all_is_written<G: Game>(prefix: &str) {
    let ids = named::<G>(prefix).into_iter().chain(named::<G>("flaw-"));
    let lines = G::SCORE_LINES.iter().map(|&line| line.to_owned());
    let books = books();
    let missing: Vec<String> = ids.chain(lines).filter(|id| !books.iter().all(|book| book.has(id))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Puts into every language what it hears of a game, and complains of anything that does not come out clean.
pub(crate) struct Listener<G> {
    books: [Phrasebook; 3],
    /// What the names of the game's messages begin with.
    prefix: &'static str,
    heard: BTreeSet<String>,
    ids: BTreeSet<Name>,
    game: PhantomData<G>,
}

impl<G: Speak> Listener<G> {
    /// Listens to a game whose messages begin so: `csa-`.
    pub(crate) fn new(prefix: &'static str) -> Listener<G> {
        Listener { books: books(), prefix, heard: BTreeSet::new(), ids: BTreeSet::new(), game: PhantomData }
    }

    /// A random game with everything that any viewer is told in it.
    pub(crate) fn listen(&mut self, game: &G, seed: u64) {
        let mut chance = QuickChance::new(seed);
        let mut state = game.start(&game.deal(&mut Dealer::new(seed))).expect("a deal of its own");
        let mut recorder = Recorder::default();
        let mut legal = Vec::new();
        loop {
            let awaited: Vec<Seat> = game.awaited(&state).iter().collect();
            let seat = chance.choose(&awaited).copied();
            game.legal(&state, seat.unwrap_or(Seat::ALL[0]), &mut legal);
            let seats = Seats::first(game.player_count()).iter().map(Viewer::Seat);
            for viewer in seats.chain([Viewer::Spectator, Viewer::Everything]) {
                let view = game.view(&state, viewer);
                self.hear(&game.prompt(&view));
                legal.iter().for_each(|&action| self.hear(&game.say_action(&view, action)));
                game.verdict(&view).iter().for_each(|verdict| self.hear(verdict));
            }
            let Some(seat) = seat else { break };
            let action = *chance.choose(&legal).unwrap();
            game.apply(&mut state, seat, action, &mut recorder).expect("legal");
        }
        let view = game.view(&state, Viewer::Spectator);
        for told in recorder.told {
            if let Told::Event(_, event) = told {
                self.hear(&game.say_event(&view, &event));
            }
        }
    }

    /// What a component file without one of its lines is refused with, line by line. Returns how many lines matter.
    pub(crate) fn leave_out_lines(&mut self, file: &str, read: impl Fn(&str) -> Result<G, Flaw>) -> usize {
        let lines: Vec<&str> = file.lines().collect();
        let without = |gone: usize| [&lines[..gone], &lines[gone + 1..]].concat().join("\n");
        let flaws: Vec<Flaw> = (0..lines.len()).filter_map(|gone| read(&without(gone)).err()).collect();
        flaws.iter().for_each(|flaw| self.hear(&flaw.message()));
        flaws.len()
    }

    /// One message.
    pub(crate) fn hear(&mut self, message: &Message) {
        if !self.heard.insert(message.to_string()) {
            return;
        }
        let mut parts = Contents::default();
        parts.take(message);
        for book in &self.books {
            for id in &parts.ids {
                assert!(book.has(id), "{}: {id}", book.lang());
            }
            let mut said = book.say(message, &["Zoé".to_owned(), String::new()]);
            // What a file says is shown as it is.
            for text in parts.texts.iter().filter(|text| text.contains(['{', '$'])) {
                said = said.replace(text, "…");
            }
            let unclean = ["{", "$", self.prefix, "flaw-"].iter().any(|junk| said.contains(junk));
            let doubled = ["  ", "..", " .", " ,"].iter().any(|junk| said.contains(junk));
            assert!(!unclean && !doubled && !said.is_empty(), "{}: {message}: {said}", book.lang());
        }
        self.ids.append(&mut parts.ids);
    }

    /// How many different messages there were.
    pub(crate) fn count(&self) -> usize {
        self.heard.len()
    }

    /// Every message of the rules' source that begins in one of these ways was heard, except for the rare ones.
    pub(crate) fn has_heard_all(&self, prefixes: &[&str], rare: &[&str]) {
        let ids = prefixes.iter().flat_map(|prefix| named::<G>(prefix));
        let unheard = |id: &String| !self.ids.contains(id.as_str()) && !rare.contains(&id.as_str());
        let unheard: Vec<String> = ids.filter(unheard).collect();
        assert!(unheard.is_empty(), "never said: {unheard:?}");
    }
}

/// What a message consists of, and the messages in it.
#[derive(Default)]
struct Contents {
    ids: BTreeSet<Name>,
    texts: Vec<String>,
}

impl Contents {
    fn take(&mut self, message: &Message) {
        self.ids.insert(message.id.clone());
        for (_, arg) in &message.args {
            match arg {
                Arg::Message(message) => self.take(message),
                Arg::Text(text) => self.texts.push(text.clone()),
                _ => {}
            }
        }
    }
}
