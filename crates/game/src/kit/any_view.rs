//! Any JSON at all, taken for a view. What comes from another machine may have been made by anybody: it is refused, or the
//! rules live with it.

use serde_json::{Map, Value};

use crate::{Chance, Game, QuickChance, Recorder, Seat, Speak, Told, Viewer, data};

/// How far a game is played on from such a view.
const STEPS: usize = 24;
/// At how many of its legal actions a player looks closely.
const LOOKS: usize = 12;

/// Reads JSON as a view and does with it whatever anybody does with views: speaks of it, deals a state that fits, plays on.
/// Returns whether it was a view. The game panics, or this is passed.
pub fn survive<G: Speak>(game: &G, json: &str, chance: &mut QuickChance) -> bool {
    let Ok(view) = data::from_json::<G::View>(json) else { return false };
    let mut told = Recorder::default();
    look_at(game, &view, &told, chance);
    let mut state = game.redeal(&view, chance);
    for _ in 0..STEPS {
        let Some((seat, action)) = choose(game, &state, chance) else { break };
        told.told.clear();
        let _ = game.apply(&mut state, seat, action, &mut told);
        let viewers = Seat::ALL.map(Viewer::Seat).into_iter().chain([Viewer::Spectator, Viewer::Everything]);
        for viewer in viewers {
            look_at(game, &game.view(&state, viewer), &told, chance);
        }
        let _ = game.outcome(&state);
    }
    true
}

/// Somebody awaited and an action of theirs; what is not allowed is tried on the way.
fn choose<G: Game>(game: &G, state: &G::State, chance: &mut QuickChance) -> Option<(Seat, G::Action)> {
    let mut legal = Vec::new();
    for seat in Seat::ALL {
        game.legal(state, seat, &mut legal);
        let anything = pick_action::<G>(chance).into_iter();
        for action in legal.iter().copied().take(LOOKS).chain(anything) {
            let _ = game.apply(&mut state.clone(), seat, action, &mut ());
        }
    }
    let awaited = game.awaited(state);
    let seat = awaited.iter().nth(chance.below(awaited.len() as u32) as usize)?;
    game.legal(state, seat, &mut legal);
    chance.choose(&legal).map(|&action| (seat, action))
}

fn pick_action<G: Game>(chance: &mut QuickChance) -> Option<G::Action> {
    G::from_index(chance.below(G::ACTIONS as u32) as usize)
}

/// All that is asked of a view.
fn look_at<G: Speak>(game: &G, view: &G::View, told: &Recorder<G::Event>, chance: &mut QuickChance) {
    let _ = (game.prompt(view), game.verdict(view), serde_json::to_string(view));
    for seat in Seat::ALL {
        let _ = game.score_lines(view, seat);
    }
    for told in &told.told {
        if let Told::Event(_, event) = told {
            let _ = game.say_event(view, event);
        }
    }
    let state = game.redeal(view, chance);
    let mut actions = Vec::new();
    for seat in game.awaited(&state).iter() {
        game.legal(&state, seat, &mut actions);
        actions.truncate(LOOKS);
        actions.extend(pick_action::<G>(chance));
        for &action in &actions {
            let _ = (game.undoable(view, action), game.say_action(view, action));
        }
    }
}

/// Views of one random game, changed at random `count` times; each is [survived](survive). Returns how many of them were views.
pub fn survive_mutations<G: Speak>(game: &G, seed: u64, count: usize) -> usize {
    let mut chance = QuickChance::new(seed);
    let views = real_views(game, &mut chance);
    let mut mutation = || {
        let view = chance.choose(&views);
        let json = view.map(|view| mutate(view, &mut chance));
        json.is_some_and(|json| survive(game, &json, &mut chance))
    };
    (0..count).filter(|_| mutation()).count()
}

/// The views of one random game, as JSON: what a test gives to [`mutate`].
pub fn real_views<G: Game>(game: &G, chance: &mut QuickChance) -> Vec<String> {
    let mut views = Vec::new();
    let deal = game.deal(chance);
    let Ok(mut state) = game.start(&deal) else { return views };
    for step in 0..G::MAX_STEPS {
        let viewer = match Seat::new(step % 6) {
            Some(seat) if game.seats().contains(seat) => Viewer::Seat(seat),
            _ if step % 2 == 0 => Viewer::Spectator,
            _ => Viewer::Everything,
        };
        views.extend(serde_json::to_string(&game.view(&state, viewer)));
        let Some((seat, action)) = choose(game, &state, chance) else { break };
        let _ = game.apply(&mut state, seat, action, &mut ());
    }
    views
}

/// The JSON with one to three changes: other numbers and words, entries left out, doubled or exchanged.
pub fn mutate(json: &str, chance: &mut QuickChance) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(json) else { return json.to_owned() };
    for _ in 0..=chance.below(3) {
        let mut places = Vec::new();
        collect(&value, &mut String::new(), &mut places);
        let (Some(here), Some(there)) = (chance.choose(&places), chance.choose(&places)) else { break };
        let other = value.pointer(there).cloned().unwrap_or_default();
        if let Some(node) = value.pointer_mut(here) {
            change(node, other, chance);
        }
    }
    value.to_string()
}

/// The pointer of every value inside, its own first.
fn collect(value: &Value, pointer: &mut String, places: &mut Vec<String>) {
    places.push(pointer.clone());
    let length = pointer.len();
    let mut inside = |key: &str, value: &Value| {
        pointer.push('/');
        pointer.push_str(&key.replace('~', "~0").replace('/', "~1"));
        collect(value, pointer, places);
        pointer.truncate(length);
    };
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(i, item)| inside(&i.to_string(), item));
        }
        Value::Object(fields) => fields.iter().for_each(|(key, field)| inside(key, field)),
        _ => {}
    }
}

/// One change to a value; `other` is one from elsewhere.
fn change(node: &mut Value, other: Value, chance: &mut QuickChance) {
    let kind = chance.below(8);
    match node {
        _ if kind == 0 => *node = other,
        Value::Bool(yes) => *yes = !*yes,
        Value::Number(number) => *node = other_number(number.as_i64().unwrap_or(0), chance).into(),
        Value::Array(items) if !items.is_empty() => change_items(items, chance),
        Value::Object(fields) if !fields.is_empty() => change_fields(fields, other, chance),
        Value::Null => *node = other,
        Value::String(_) if other.is_string() => *node = other,
        Value::String(text) => {
            let digit = char::from(b'0' + chance.below(10) as u8);
            text.pop();
            text.push(digit);
        }
        _ => *node = Value::Null,
    }
}

fn other_number(number: i64, chance: &mut QuickChance) -> i64 {
    match chance.below(8) {
        0 => 0,
        1 => number.saturating_sub(1),
        2 | 3 => number.saturating_add(1),
        4 => i64::from(chance.below(10)),
        5 => i64::from(chance.below(256)),
        6 => [-1, 255, 256, 65_535, i64::from(u32::MAX), i64::MAX][chance.below(6) as usize],
        _ => i64::from(chance.bits()),
    }
}

fn change_items(items: &mut Vec<Value>, chance: &mut QuickChance) {
    let mut place = || chance.below(items.len() as u32) as usize;
    let (one, two) = (place(), place());
    match chance.below(4) {
        0 => drop(items.remove(one)),
        1 => items.insert(one, items[two].clone()),
        2 => items[one] = items[two].clone(),
        _ => items.swap(one, two),
    }
}

fn change_fields(fields: &mut Map<String, Value>, other: Value, chance: &mut QuickChance) {
    let mut name = || fields.keys().nth(chance.below(fields.len() as u32) as usize).cloned();
    let (Some(one), Some(two)) = (name(), name()) else { return };
    match chance.below(4) {
        0 => drop(fields.remove(&one)),
        1 => drop(fields.insert(one, other)),
        _ => {
            // Equal shapes change places.
            let (a, b) = (fields.get(&one).cloned(), fields.get(&two).cloned());
            fields.extend(b.map(|value| (one, value)));
            fields.extend(a.map(|value| (two, value)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mutations_differ_and_stay_json() {
        let json = r#"{"gold":[1,2,3],"seen":{"ship":"a1","hand":null},"over":false}"#;
        let mut chance = QuickChance::new(1);
        let all: Vec<String> = (0..1_000).map(|_| mutate(json, &mut chance)).collect();
        assert!(all.iter().all(|text| serde_json::from_str::<Value>(text).is_ok()));
        let changed: std::collections::HashSet<&String> = all.iter().collect();
        assert!(changed.len() > 300, "{}", changed.len());
    }
}
