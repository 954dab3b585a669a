//! A ship sheet: three decks of portholes, and who lives behind them.

use leptos::prelude::{Get, GetUntracked, Set};

use crate::draw::prelude::*;
use game::{Game, Message, Rule, Seat, Viewer};
use on_board::{Action, Cabin, CabinPlace, Cabins, Level, Logbook, OnBoard, Sheet, Special, Task, Tenant};

use super::art::{self, Pane};
use super::{notebook, parts, people, places};
use crate::speech::number;
use crate::stage::Stage;

/// One ship, its decks and its notebook.
pub(super) struct Ship<'a> {
    pub(super) stage: &'a Stage<OnBoard>,
    pub(super) seat: Seat,
    /// As it stands.
    pub(super) sheet: &'a Sheet,
    /// As it would be after the action pointed at.
    pub(super) after: Option<Sheet>,
    /// Whether it is the viewer's.
    pub(super) own: bool,
}

/// A whole ship sheet.
pub(super) fn draw(stage: &Stage<OnBoard>, logbook: &Logbook, seat: Seat, large: bool) -> Node {
    let view = stage.view();
    let player = &view.players[seat];
    let own = stage.scene.viewer == Viewer::Seat(seat);
    let after = stage.preview(|view| *view.players[seat].board.sheet());
    let ship = Ship { stage, seat, sheet: player.board.sheet(), after, own };
    let cabins = logbook.cabins(seat, ship.sheet);
    let decks = Level::ALL.into_iter().rev().map(|level| ship.deck(level, &cabins)).collect_node();
    let longest = Level::ALL.into_iter().map(|level| ship.sheet.cabins(level)).max().unwrap_or(1);
    let opened = stage.screen.opened_board.get() == Some(seat);
    let class = format!(
        "ob-ship {}{}{}",
        if large { "large" } else { "small" },
        if opened { " opened" } else { "" },
        if stage.game().options().special_passengers { " with-slots" } else { "" }
    );
    let label = stage.say(&Message::new("web-ob-ship").with("player", seat));
    draw! {
        <section class=class aria-label=label style:--cols=longest.to_string()>
            {ship.head(large)}
            <div class="ob-liner">
                {art::funnels()}
                {decks}
                {art::hull()}
                {art::waves()}
            </div>
            {notebook::draw(&ship, large)}
        </section>
    }
}

impl Ship<'_> {
    /// Name, points, and what the player is about.
    fn head(&self, large: bool) -> Node {
        let (stage, seat) = (self.stage, self.seat);
        let view = stage.view();
        let points = stage.game().score(view, seat);
        let done =
            view.waits(seat).then(|| draw! { <span class="ob-badge done">{art::icon(art::satisfied())} {stage.say_id("ob-label-done")}</span> });
        let said = stage.say(&Message::new("ob-points").with("points", points));
        let screen = stage.screen;
        let opened = screen.opened_board.get() == Some(seat);
        // On a phone the other ship is a line that opens on tap.
        let toggle = (!large).then(|| {
            let words = stage.say(&Message::new("web-ob-open-ship").with("player", seat));
            let press = move |_| screen.opened_board.set((screen.opened_board.get_untracked() != Some(seat)).then_some(seat));
            draw! {
                <button type="button" class="ob-toggle" aria-expanded=opened.to_string() aria-label=words on:click=press>
                    <svg class="ob-icon" viewBox="0 0 24 24" aria-hidden="true"><path class="ob-arrow" d="M5 9l7 7 7-7" /></svg>
                </button>
            }
        });
        draw! {
            <header class="ob-head">
                <h2>{stage.avatar(seat)} {stage.name(seat)}</h2>
                <span class="ob-total">
                    <span aria-hidden="true">{number(points)}</span> <span class="sr-only">{said}</span>
                </span>
                {done}
                {large.then(|| notebook::tallies(self))}
                {toggle}
            </header>
        }
    }

    /// A line of cabins: occupied, free, closed; before it whoever stands there.
    fn deck(&self, level: Level, cabins: &Cabins) -> Node {
        let line = &cabins.lines[level.index()];
        let guests = line.iter().enumerate().map(|(place, cabin)| {
            let joins = cabins.next_lover == Some(CabinPlace { level, place });
            self.guest(level, place, cabin, joins)
        });
        let class = format!("ob-deck level-{}", level.stars());
        let label =
            self.stage.say(&Message::new("web-ob-line").with("level", self.stage.game().say_level(level)));
        draw! {
            <div class=class role="group" aria-label=label>
                <span class="ob-level">{art::stars(level)}</span>
                {self.slot(level)}
                <div class="ob-row">
                    {guests.collect_node()}
                    {self.free(level)}
                    {self.closed(level)}
                </div>
            </div>
        }
    }

    /// A name, and what pressing the place does.
    pub(super) fn named(&self, name: String, action: Option<Action>) -> String {
        match action.filter(|&action| self.stage.allows(action)) {
            Some(action) => format!("{name}. {}", self.stage.say_action(action)),
            None => name,
        }
    }

    fn cabin_name(&self, level: Level) -> String {
        self.stage.say_id(["ob-cabin-one", "ob-cabin-two", "ob-cabin-three"][level.index()])
    }

    /// Somebody in a cabin, with what was ticked for them and their lover.
    fn guest(&self, level: Level, place: usize, cabin: &Cabin, joins: bool) -> Node {
        let stage = self.stage;
        let say = |id, name, number: u8| stage.say(&Message::new(id).with(name, number));
        let mut said = vec![self.cabin_name(level), self.tenant(cabin.tenant)];
        if cabin.satisfied > 0 {
            said.push(say("ob-ticks-satisfied", "count", cabin.satisfied));
        }
        if cabin.unhappy > 0 {
            said.push(say("ob-ticks-unhappy", "count", cabin.unhappy));
        }
        if let Some(points) = cabin.lover {
            said.push(say("ob-card-lover", "points", points));
        }
        let task = stage.view().own_task().filter(|_| self.own && joins);
        let action = matches!(task, Some(Task::Lover { .. })).then_some(Action::Embrace);
        let coming = self.after.filter(|after| joins && after.lovers().len() > self.sheet.lovers().len());
        let coming = coming.and_then(|after| newcomer(self.sheet.lovers(), after.lovers()));
        let lover = match (cabin.lover, coming) {
            (Some(points), _) => Some(lover(points, false)),
            (None, Some(points)) => Some(lover(points, true)),
            (None, None) => None,
        };
        let piece = match cabin.card {
            Some(card) => format!("guest-{}", card.index()),
            None => format!("guest-{}-{level}-{place}", self.seat),
        };
        let inner = draw! {
            <span class="ob-guest" data-part=parts::guest(self.seat, level, place) data-piece=piece data-from=cabin.card.map(|card| format!("card-{}", card.index()))>
                {art::porthole(Pane::Guest(cabin.tenant))}
                {ticks(cabin.satisfied, cabin.unhappy)}
                {lover}
            </span>
        };
        stage.spot(action, "ob-hole", self.named(said.join(", "), action), inner)
    }

    fn tenant(&self, tenant: Tenant) -> String {
        let stage = self.stage;
        match tenant {
            Tenant::Points(points) => stage.say(&Message::new("ob-points").with("points", i32::from(points))),
            Tenant::Symbol(symbol) => stage.say(&stage.game().say_symbol(symbol)),
            Tenant::Nobody => String::new(),
        }
    }

    /// The open, empty cabins of a line: one place, since they are alike.
    fn free(&self, level: Level) -> Option<Node> {
        let count = self.sheet.vacant(level);
        if count == 0 {
            return None;
        }
        let view = self.stage.view();
        let action = places::vacant(view, level).filter(|_| self.own);
        let placing = action.filter(|&action| self.stage.allows(action)).is_some();
        let would = if placing { self.stage.game().ticks(view, level) } else { None };
        let holes = (0..count).map(|place| {
            let marks = would.filter(|_| place == 0).map(|[satisfied, unhappy]| ticks(satisfied, unhappy));
            self.hole(level, place, marks)
        });
        let said = Message::new("web-ob-free").with("count", count);
        let name = self.named(self.stage.labelled(self.cabin_name(level), said), action);
        let part = parts::cabins(self.seat, level, true);
        let inner = draw! { {holes.collect_node()} <i hidden data-part=part></i> };
        Some(self.stage.spot(action, "ob-some free", name, inner))
    }

    /// The closed cabins of a line.
    fn closed(&self, level: Level) -> Option<Node> {
        let count = self.sheet.closed(level);
        if count == 0 {
            return None;
        }
        let action = places::closed(self.stage.view(), level).filter(|_| self.own);
        let vacant = self.sheet.vacant(level);
        let holes = (0..count).map(|place| self.hole(level, vacant + place, None));
        let said = Message::new("web-ob-closed").with("count", count);
        let name = self.named(self.stage.labelled(self.cabin_name(level), said), action);
        let part = parts::cabins(self.seat, level, false);
        let closed = self.own && places::stays_closed(self.stage.view(), level);
        let rule = closed.then(|| Rule::new(OnBoard::BOOK, 8).to_string());
        let inner = draw! {
            <span class="ob-holes" data-rule=rule>{holes.collect_node()}</span>
            <i hidden data-part=part></i>
        };
        Some(self.stage.spot(action, "ob-some shut", name, inner))
    }

    /// A cabin with nobody in it, the first after the occupied ones being 0: as it is, or in outline as it would be.
    fn hole(&self, level: Level, place: u8, marks: Option<Node>) -> Node {
        let now = if place < self.sheet.vacant(level) { Pane::Open } else { Pane::Closed };
        let then = self.after.map_or(now, |after| {
            let moved = newcomers(self.sheet.tenants(level), after.tenants(level));
            match moved.get(usize::from(place)) {
                Some(&tenant) => Pane::Guest(tenant),
                None if self.sheet.occupied(level) + place < after.open(level) => Pane::Open,
                None => Pane::Closed,
            }
        });
        let class = if then == now { "ob-hole" } else { "ob-hole ghost" };
        draw! { <span class=class>{art::porthole(then)} {marks}</span> }
    }

    /// The place before a line, for a special passenger.
    fn slot(&self, level: Level) -> Option<Node> {
        let stage = self.stage;
        if !stage.game().options().special_passengers {
            return None;
        }
        let task = stage.view().own_task().filter(|_| self.own);
        let action = matches!(task, Some(Task::Special)).then_some(Action::Station { level });
        let now = self.sheet.specials()[level.index()];
        let then = self.after.map_or(now, |after| after.specials()[level.index()]);
        let art = then.map(|special| {
            art::icon(match special {
                Special::Mechanic => people::mechanic(),
                Special::Castaway => people::castaway(),
            })
        });
        let said = stage.say_id(match now {
            Some(Special::Mechanic) => "ob-card-mechanic",
            Some(Special::Castaway) => "ob-card-castaway",
            None => "web-ob-no-special",
        });
        let line = stage.say(&Message::new("web-ob-line").with("level", stage.game().say_level(level)));
        let class = if then == now { "ob-slot" } else { "ob-slot ghost" };
        let inner = draw! { {art} <i hidden data-part=parts::slot(self.seat, level)></i> };
        Some(stage.spot(action, class, self.named(stage.labelled(line, said), action), inner))
    }
}

/// Marks at the edge of a porthole: a tick for satisfied, a cross for unhappy, with a number where it is more than one.
fn ticks(satisfied: u8, unhappy: u8) -> Node {
    let mark = |count: u8, class: &'static str, shape: fn() -> Node| {
        (count > 0).then(|| {
            let number = (count > 1).then(|| draw! { <b>{count}</b> });
            draw! { <span class=class>{art::icon(shape())} {number}</span> }
        })
    };
    draw! {
        <span class="ob-marks" aria-hidden="true">
            {mark(satisfied, "ob-mark glad", art::satisfied)}
            {mark(unhappy, "ob-mark sad", art::unhappy)}
        </span>
    }
}

fn lover(points: u8, ghost: bool) -> Node {
    let class = if ghost { "ob-lover ghost" } else { "ob-lover" };
    draw! {
        <svg class=class data-part=parts::LOVER viewBox="0 0 24 24" aria-hidden="true">
            {art::heart()}
            <text class="ob-on-heart" x="12" y="16">{points}</text>
        </svg>
    }
}

/// Who is in the second list and not in the first; both are in order.
fn newcomers<T: Copy + PartialEq>(before: &[T], after: &[T]) -> Vec<T> {
    let mut left = before.to_vec();
    let mut new = Vec::new();
    for &one in after {
        match left.iter().position(|&other| other == one) {
            Some(place) => {
                left.remove(place);
            }
            None => new.push(one),
        }
    }
    new
}

fn newcomer<T: Copy + PartialEq>(before: &[T], after: &[T]) -> Option<T> {
    newcomers(before, after).first().copied()
}
