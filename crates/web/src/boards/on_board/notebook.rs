//! What is written beside the decks: symbols, ticks, objectives, captain and luggage.

use crate::draw::prelude::*;
use game::{Game, Message};
use on_board::{Objective, Sheet, Symbol};

use super::art::{self, icon};
use super::card;
use super::ship::Ship;
use super::{parts, people, places};
use crate::speech::{number, signed};

pub(super) fn draw(ship: &Ship<'_>, large: bool) -> Node {
    draw! {
        <div class="ob-notes">
            <div class="ob-symbols">{Symbol::ALL.map(|symbol| symbol_box(ship, symbol))}</div>
            {(!large).then(|| tallies(ship))}
            {objectives(ship)}
            {crew(ship)}
        </div>
    }
}

/// Ticks, lovers, ports won.
pub(super) fn tallies(ship: &Ship<'_>) -> Node {
    draw! {
        <div class="ob-tally">
            {tally(ship, "glad", art::satisfied, "ob-label-satisfied", |sheet| i32::from(sheet.satisfied()))}
            {tally(ship, "sad", art::unhappy, "ob-label-unhappy", |sheet| i32::from(sheet.unhappy()))}
            {tally(ship, "hearts", art::heart, "ob-label-lovers", lovers)}
            {tally(ship, "flags", art::flag, "ob-label-ports", |sheet| i32::from(sheet.ports_won()))}
        </div>
    }
}

fn lovers(sheet: &Sheet) -> i32 {
    sheet.lovers().iter().map(|&points| i32::from(points)).sum()
}

/// A change that the action pointed at would bring.
fn change(ship: &Ship<'_>, read: impl Fn(&Sheet) -> i32) -> Option<Node> {
    changed(ship, read, 1)
}

/// The same, where `good` says which sign is welcome.
fn changed(ship: &Ship<'_>, read: impl Fn(&Sheet) -> i32, good: i32) -> Option<Node> {
    let by = read(&ship.after?) - read(ship.sheet);
    let class = if by * good < 0 { "ob-change loss" } else { "ob-change gain" };
    (by != 0).then(|| draw! { <ins class=class>{signed(by)}</ins> })
}

/// How many of something, with a picture.
fn tally(
    ship: &Ship<'_>,
    class: &'static str,
    shape: fn() -> Node,
    label: &'static str,
    read: impl Fn(&Sheet) -> i32,
) -> Node {
    let count = read(ship.sheet);
    let name = ship.stage.labelled(ship.stage.say_id(label), count);
    draw! {
        <span class=format!("ob-count {class}") role="img" aria-label=name data-part=parts::tally(ship.seat, label)>
            {icon(shape())} <b>{count}</b> {changed(ship, read, if class == "sad" { -1 } else { 1 })}
        </span>
    }
}

/// A symbol, how many of it, and what they bring.
fn symbol_box(ship: &Ship<'_>, symbol: Symbol) -> Node {
    let stage = ship.stage;
    let game = stage.game();
    let count = |sheet: &Sheet| i32::from(sheet.symbols(symbol));
    let here = count(ship.sheet);
    let captain = stage.view().players[ship.seat].captain;
    let brings = match symbol {
        Symbol::Sun => {
            let points = i32::from(game.suns_score(ship.sheet, captain));
            stage.say(&Message::new("web-ob-suns-bring").with("points", signed(points)))
        }
        Symbol::Die => {
            let next = i32::from(ship.sheet.next_die_ticks());
            stage.say(&Message::new("web-ob-dice-bring").with("count", signed(next)))
        }
        Symbol::Glass => {
            let worth = ship.sheet.glass_points(game.components());
            stage.say(&Message::new("ob-points").with("points", worth))
        }
    };
    let scale = (symbol == Symbol::Glass).then(|| scale(ship, game.components().glasses()));
    let tick = (symbol == Symbol::Die).then(|| icon(art::satisfied()));
    let name = match symbol {
        Symbol::Die => format!("{brings} ({})", stage.say_id("ob-label-satisfied")),
        _ => brings.clone(),
    };
    let name = stage.labelled(game.say_symbol(symbol), format!("{here}, {name}"));
    // Nothing brings nothing: that need not be said.
    let shown = here > 0 || symbol == Symbol::Die;
    let action = places::symbol_box(stage.view(), symbol).filter(|_| ship.own);
    let inner = draw! {
        {icon(art::symbol(symbol))}
        <b>{here}</b>
        {change(ship, count)}
        {shown.then(|| draw! { <small class="ob-brings" aria-hidden="true">{brings} {tick}</small> })}
        {scale}
        <i hidden data-part=parts::symbol(ship.seat, symbol)></i>
    };
    stage.spot(action, format!("ob-symbol {symbol}"), ship.named(name, action), inner)
}

/// What one glass, two glasses and so on are worth, as far as they are there.
fn scale(ship: &Ship<'_>, glasses: &[i32]) -> Node {
    let here = usize::from(ship.sheet.symbols(Symbol::Glass));
    let then = ship.after.map_or(here, |after| usize::from(after.symbols(Symbol::Glass)));
    let steps = glasses.iter().enumerate().map(|(place, &points)| {
        let class = match place {
            place if place + 1 == here.min(glasses.len()) && then == here => "ob-step now",
            place if place < here => "ob-step had",
            place if place < then => "ob-step ghost",
            _ => "ob-step",
        };
        draw! { <span class=class>{points}</span> }
    });
    draw! { <span class="ob-scale" aria-hidden="true">{steps.collect_node()}</span> }
}

/// The objectives taken, and what each pays as things stand.
fn objectives(ship: &Ship<'_>) -> Node {
    let stage = ship.stage;
    let coming = |objective: &Objective| ship.after.is_some_and(|after| after.aims_at(*objective));
    let taken = |objective: &Objective| ship.sheet.aims_at(*objective);
    let shown = Objective::ALL.into_iter().filter(|objective| taken(objective) || coming(objective));
    let chips = shown.map(|objective| {
        let ghost = !taken(&objective);
        let parts = stage.game().components();
        let pays = |sheet: &Sheet| {
            if sheet.aims_at(objective) { sheet.objective_points(objective, parts) } else { 0 }
        };
        let chosen =
            (objective == Objective::ChosenSymbol).then(|| ship.after.unwrap_or(*ship.sheet).chosen());
        let sign = match chosen.flatten() {
            Some(symbol) => art::symbol(symbol),
            None => card::objective_sign(objective),
        };
        let does =
            stage.say(&Message::new("web-ob-does").with("what", stage.game().say_objective(objective)));
        let points = stage.say(&Message::new("ob-points").with("points", pays(ship.sheet)));
        let class = if ghost { "ob-chip ghost" } else { "ob-chip" };
        draw! {
            <li class=class data-part=parts::objective(ship.seat, objective)>
                <span class="ob-each" aria-hidden="true">{card::worth(stage, objective)} "×"</span>
                {icon(sign)}
                <b aria-hidden="true">{number(pays(ship.sheet))}</b>
                {change(ship, pays)}
                <span class="sr-only">{does} ": " {points}</span>
            </li>
        }
    });
    let chips: Vec<_> = chips.collect();
    let none = chips.is_empty().then(|| draw! { <li class="ob-none">"–"</li> });
    draw! {
        <div class="ob-aims">
            <h3>{stage.say_id("ob-label-objectives")}</h3>
            <ul class="ob-chips">{chips} {none}</ul>
        </div>
    }
}

/// The captain and the luggage, where they are played with.
fn crew(ship: &Ship<'_>) -> Option<Node> {
    let stage = ship.stage;
    let options = stage.game().options();
    if !options.captains && !options.luggage {
        return None;
    }
    let view = stage.view();
    let player = &view.players[ship.seat];
    let does = |what: Message| {
        let does = stage.say(&Message::new("web-ob-does").with("what", what.clone()));
        (stage.say(&what), does)
    };
    let captain = player.captain.map(|captain| {
        let (name, does) = does(stage.game().say_captain(captain));
        let used = player.board.captain_used();
        let action = places::captain(view).filter(|_| ship.own && !used);
        let label = format!("{} – {name}: {does}", stage.say_id("ob-label-captain"));
        let label = if used { format!("{label} ({})", stage.say_id("web-ob-used")) } else { label };
        let class = if used { "ob-power captain used" } else { "ob-power captain" };
        let inner = draw! {
            {icon(people::hat())}
            {icon(card::captain_sign(captain))}
            <span class="ob-power-name">{name}</span>
        };
        part(parts::captain(captain), stage.spot(action, class, ship.named(label, action), inner))
    });
    let held = player.board.luggage().iter().map(|luggage| {
        let (name, does) = does(stage.game().say_luggage(luggage));
        let action = places::luggage(view, luggage).filter(|_| ship.own);
        let label = format!("{} – {name}: {does}", stage.say_id("ob-label-luggage"));
        let inner = draw! {
            {icon(people::bag())}
            {icon(card::luggage_sign(luggage))}
            <span class="ob-power-name">{name}</span>
        };
        part(
            parts::luggage(luggage),
            stage.spot(action, "ob-power luggage", ship.named(label, action), inner),
        )
    });
    let held: Vec<_> = held.collect();
    Some(draw! { <div class="ob-crew">{captain} {held}</div> })
}

/// The same as a part that explains itself.
fn part(part: String, inner: Node) -> Node {
    draw! { <span class="ob-titled" data-part=part>{inner}</span> }
}
