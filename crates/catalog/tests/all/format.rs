//! `docs/format.md` names every action, event, field and score line of every game, and no others; its schema names the same.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{AnyTable, GameId, with_game_type, with_table};
use game::{Chance, Dealer, Game, Message, QuickChance, Recorder, Seat, Told, Viewer};
use phrases::{Lang, Phrasebook};
use serde::Serialize;
use serde_json::{Value, json};
use table::Table;

use crate::common::{files, released};

const DOCUMENT: &str = include_str!("../../../../docs/format.md");
const SCHEMA: &str = include_str!("../../../../docs/format.schema.json");

/// How the tables of a game's part begin.
const ACTIONS: &str = "| notation | fields | |\n";
const EVENTS: &str = "| event | fields | |\n";
const OBJECTS: &str = "| object | field | type | |\n";

fn title(id: GameId) -> String {
    Phrasebook::new(Lang::En).say(&Message::new(format!("{id}-name")), &[])
}

/// What the document says under the heading of a game.
fn part_on(id: GameId) -> &'static str {
    let heading = format!("\n## {}\n", title(id));
    let (_, rest) = DOCUMENT.split_once(&heading).unwrap_or_else(|| panic!("no part on {id}"));
    rest.split("\n## ").next().unwrap_or_default()
}

/// What stands from here on, up to the next blank line.
fn paragraph<'a>(text: &'a str, begins: &str) -> &'a str {
    let (_, rest) = text.split_once(begins).unwrap_or_else(|| panic!("nowhere {begins:?}"));
    rest.split("\n\n").next().unwrap_or_default()
}

/// What stands in backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

fn names(text: &str) -> BTreeSet<String> {
    quoted(text).map(str::to_owned).collect()
}

/// The cells of each row of the table that begins so.
fn rows(text: &'static str, begins: &str) -> impl Iterator<Item = Vec<&'static str>> + use<> {
    paragraph(text, begins)
        .lines()
        .skip(1)
        .map(|row| row.split('|').skip(1).map(str::trim).collect::<Vec<_>>())
}

/// What stands beside the tag of an action or event, by its tag.
type Fields = BTreeMap<String, BTreeSet<String>>;

/// The fields that a table of actions or events names.
fn described(id: GameId, begins: &str) -> Fields {
    let mut fields = Fields::new();
    for row in rows(part_on(id), begins) {
        for name in quoted(row[0]).filter(|it| it.starts_with(|c: char| c.is_ascii_lowercase())) {
            fields.insert(shape(name).0.to_owned(), names(row[1]));
        }
    }
    fields
}

fn written(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("JSON")
}

/// The tag of an action or event, and what stands beside it.
fn tagged(tag: &str, value: &Value) -> (String, BTreeSet<String>) {
    let name = value[tag].as_str().unwrap_or_else(|| panic!("no {tag}: {value}"));
    let fields = value.as_object().into_iter().flatten().map(|(field, _)| field.clone());
    (name.to_owned(), fields.filter(|field| field != tag).collect())
}

/// The fields of all actions.
fn actions<G: Game>() -> Fields {
    let all = (0..G::ACTIONS).filter_map(G::from_index);
    all.map(|action| tagged("action", &written(&action))).collect()
}

/// The names of all events. Reading one of no such name says which there are.
fn events<G: Game>() -> BTreeSet<String> {
    let error =
        serde_json::from_value::<G::Event>(json!({ "event": "?" })).expect_err("no event").to_string();
    let (_, known) = error.split_once("expected").unwrap_or_else(|| panic!("{error}"));
    names(known)
}

#[test]
fn the_document_names_all_events() {
    for id in released() {
        let named: BTreeSet<String> = described(id, EVENTS).into_keys().collect();
        assert_eq!(named, with_game_type!(id, G => events::<G>()), "{id}");
    }
}

/// A notation by its first word and the number of its words.
fn shape(notation: &str) -> (&str, usize) {
    (notation.split(' ').next().unwrap_or_default(), notation.split(' ').count())
}

#[test]
fn the_document_names_all_notations() {
    for id in released() {
        let cells = rows(part_on(id), ACTIONS).map(|row| row[0]);
        // A row may go on with other values of what stands there: "`alone 1`, `2`, `3`".
        let named: BTreeSet<_> = cells
            .flat_map(quoted)
            .filter(|it| it.starts_with(|c: char| c.is_ascii_lowercase()))
            .map(shape)
            .collect();
        let notations: Vec<String> = (0..id.action_count()).filter_map(|index| id.notation(index)).collect();
        assert_eq!(named, notations.iter().map(|notation| shape(notation)).collect(), "{id}");
    }
}

#[test]
fn the_document_names_all_fields_of_actions() {
    for id in released() {
        assert_eq!(described(id, ACTIONS), with_game_type!(id, G => actions::<G>()), "{id}");
    }
}

/// The objects that views are made of, as a game's part describes them: the type of each field of each.
struct Objects(BTreeMap<&'static str, BTreeMap<&'static str, &'static str>>);

/// A field, and the object it belongs to.
type Field = (&'static str, String);

impl Objects {
    fn of(id: GameId) -> Objects {
        let (mut objects, mut object) = (BTreeMap::<_, BTreeMap<_, _>>::new(), "");
        for row in rows(part_on(id), OBJECTS) {
            // An object is named at its first field.
            object = if row[0].is_empty() { object } else { row[0] };
            for field in quoted(row[1]) {
                objects.entry(object).or_default().insert(field, row[2]);
            }
        }
        Objects(objects)
    }

    fn all(&self) -> BTreeSet<Field> {
        let named = self
            .0
            .iter()
            .flat_map(|(&object, fields)| fields.keys().map(move |field| (object, (*field).to_owned())));
        named.collect()
    }

    /// Notes every field of a value of this type, which must be one that is described.
    fn note(&self, kind: &'static str, value: &Value, seen: &mut BTreeSet<Field>) {
        match value {
            Value::Array(items) => items.iter().for_each(|item| self.note(kind, item, seen)),
            Value::Object(fields) => {
                let object = kind.split(' ').find(|word| self.0.contains_key(word));
                let object = object.unwrap_or_else(|| panic!("{kind} is no object: {value}"));
                if kind.starts_with("map of ") {
                    return fields.values().for_each(|item| self.note(object, item, seen));
                }
                for (name, value) in fields {
                    let kind = self.0[object].get(name.as_str()).copied();
                    let kind = kind.unwrap_or_else(|| panic!("nothing is said of {name} of {object}"));
                    seen.insert((object, name.clone()));
                    // As in the opening.
                    if kind != "viewer" {
                        self.note(kind, value, seen);
                    }
                }
            }
            _ => {}
        }
    }
}

/// The saved and golden games of one kind.
fn games(id: GameId) -> impl Iterator<Item = AnyTable> {
    let all = ["golden", "saved/1", "saved/2"].into_iter().flat_map(files);
    all.map(|(_, text)| AnyTable::from_text(&text).unwrap()).filter(move |table| table.game_id() == id)
}

/// Plays the moves of a table once more, and at random to the end; shows every event and view on the way.
fn walk<G: Game>(table: &mut Table<G>, mut event: impl FnMut(Value), mut view: impl FnMut(Value)) {
    table.lay_open();
    let game = table.game().clone();
    let mut state = game.start(table.deal().expect("laid open")).expect("a deal");
    let (mut moves, mut chance, mut legal) = (table.moves(), QuickChance::new(1), Vec::new());
    loop {
        for viewer in [Viewer::Everything, Viewer::Seat(Seat::ALL[0])] {
            view(written(&game.view(&state, viewer)));
        }
        let next = moves.next().or_else(|| {
            let seat = game.awaited(&state).lowest()?;
            game.legal(&state, seat, &mut legal);
            chance.choose(&legal).map(|&action| (seat, action))
        });
        let Some((seat, action)) = next else { return };
        let mut recorder = Recorder::<G::Event>::default();
        game.apply(&mut state, seat, action, &mut recorder).expect("a legal action");
        for told in &recorder.told {
            if let Told::Event(_, happened) = told {
                event(written(happened));
            }
        }
    }
}

#[test]
fn the_document_names_all_fields_of_events_views_and_details() {
    for id in released() {
        let (events, objects) = (described(id, EVENTS), Objects::of(id));
        let (mut told, mut seen) = (Fields::new(), BTreeSet::new());
        for mut table in games(id) {
            with_table!(&mut table, table => walk(
                table,
                |event| told.extend([tagged("event", &event)]),
                |view| objects.note("view", &view, &mut seen),
            ));
            if let AnyTable::PiratesUnderFire(table) = &table {
                let (game, view) = (table.game(), table.view(Viewer::Everything));
                for seat in game.seats().iter() {
                    objects.note("details", &written(&game.scored(&view, seat)), &mut seen);
                }
            }
        }
        for (event, fields) in &told {
            assert_eq!(events.get(event), Some(fields), "{id}: {event}");
        }
        assert_eq!(seen, objects.all(), "{id}");
    }
}

#[test]
fn the_document_names_all_score_lines() {
    let table = paragraph(DOCUMENT, "| game | lines |\n");
    for id in released() {
        let row = table.lines().find(|row| row.starts_with(&format!("| {} |", title(id))));
        let named: Vec<&str> = row.map(quoted).unwrap_or_else(|| panic!("no lines of {id}")).collect();
        assert_eq!(named, with_game_type!(id, G => G::score_names().collect::<Vec<_>>()), "{id}");
    }
}

#[test]
fn the_schema_names_all_games() {
    let schema: Value = serde_json::from_str(SCHEMA).expect("JSON");
    let named = schema.pointer("/$defs/opening/properties/game/enum").expect("the games");
    assert_eq!(*named, released().map(GameId::name).collect::<Value>());
}

/// The tags that a definition of the schema lets in, and the fields beside them.
fn let_in(schema: &Value, definition: &str, tag: &str) -> Fields {
    let kinds = schema.pointer(&format!("/$defs/{definition}/oneOf")).and_then(Value::as_array);
    let mut named = Fields::new();
    for kind in kinds.unwrap_or_else(|| panic!("no {definition}")) {
        let fields = kind["properties"].as_object().into_iter().flatten().map(|(field, _)| field.clone());
        let beside: BTreeSet<String> = fields.filter(|field| field != tag).collect();
        let tags = &kind["properties"][tag];
        let tags = tags["enum"].as_array().cloned().unwrap_or_else(|| vec![tags["const"].clone()]);
        named.extend(tags.iter().filter_map(Value::as_str).map(|tag| (tag.to_owned(), beside.clone())));
    }
    named
}

#[test]
fn the_schema_names_the_fields_that_the_document_names() {
    let schema: Value = serde_json::from_str(SCHEMA).expect("JSON");
    for id in released() {
        for (tag, begins) in [("action", ACTIONS), ("event", EVENTS)] {
            let named = let_in(&schema, &format!("{id}-{tag}"), tag);
            assert_eq!(named, described(id, begins), "{id}");
        }
    }
}

#[test]
fn chance_gives_the_numbers_that_the_document_names() {
    let dealers = [Dealer::new(2026), Dealer::from_key(std::array::from_fn(|i| i as u8))];
    let shown: Vec<_> = rows(DOCUMENT, "| seed or key | first words | a shuffle of 0 to 9 |\n").collect();
    assert_eq!(shown.len(), dealers.len());
    for (row, mut dealer) in shown.iter().zip(dealers) {
        let mut again = dealer.clone();
        let words: Vec<String> = quoted(row[1]).map(|_| format!("{:08x}", again.bits())).collect();
        assert_eq!(words, quoted(row[1]).collect::<Vec<_>>(), "{}", row[0]);
        let mut items: Vec<u8> = (0..10).collect();
        dealer.shuffle(&mut items);
        let items: Vec<String> = items.iter().map(u8::to_string).collect();
        assert_eq!(items.join(" "), row[2], "{}", row[0]);
    }
}

#[test]
fn seeds_give_the_deals_that_the_document_names() {
    let saved = files("saved/2");
    let begins = "| seed | the deal of this file in `crates/catalog/tests/saved/2` |\n";
    for row in rows(DOCUMENT, begins) {
        let seed = row[0].parse().expect("a seed");
        let name = quoted(row[1]).next().expect("a file");
        let file = saved.iter().find(|(path, _)| path.ends_with(name));
        let (_, text) = file.unwrap_or_else(|| panic!("no {name}"));
        let mut table = AnyTable::from_text(text).unwrap();
        with_table!(&mut table, table => {
            table.lay_open();
            assert_eq!(table.deal(), Some(&table.game().deal(&mut Dealer::new(seed))), "{name}");
        });
    }
}
