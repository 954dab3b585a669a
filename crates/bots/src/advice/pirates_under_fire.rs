//! Pirates Under Fire: combinations, shots, shields, and the way to the other's sea.

use game::{Game, Message, Seat, Viewer};
use pirates_under_fire::{Action, Event, PiratesUnderFire, Sea, Ship, Space, View};

use super::{Advise, Plan, Reason};

/// Where the lines of the score sheet stand.
const COMBINATIONS: usize = 0;
const FAR: usize = 2;

impl Advise for PiratesUnderFire {
    fn reasons(&self, plan: &Plan<'_, Self>) -> Vec<Reason> {
        let study = Study::new(self, plan);
        let mut reasons = study.hiring();
        reasons.extend(study.shooting());
        reasons.extend(study.scoring());
        reasons.extend(study.helping());
        reasons.extend(study.standing());
        reasons.extend(study.taking());
        reasons.extend(study.opening());
        reasons
    }

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Ship { .. } => "ship",
            Action::Hire { .. } => "mercenary",
            Action::Lay { .. } => "space",
            Action::Shoot { .. } | Action::Fire => "shots",
            Action::Take | Action::Search | Action::Choose { .. } => "reserve",
            Action::Decline | Action::End => "end",
            _ => "effects",
        }
    }

    fn routine(&self, plan: &Plan<'_, Self>) -> Reason {
        if let Some(space) = laid(plan) {
            return Reason::new(at(space), Message::new("hint-puf-aim-lay"));
        }
        let mut legal = Vec::new();
        self.legal(&plan.before, plan.seat, &mut legal);
        if legal.iter().any(|action| matches!(action, Action::Hire { .. })) {
            return Reason::new(Message::new("hint-puf-look-gold"), Message::new("hint-puf-aim-save"));
        }
        match plan.line.first() {
            Some(&Action::Dummy { space }) => Reason::new(at(space), Message::new("hint-puf-aim-dummy")),
            Some(Action::Decline) => {
                Reason::new(Message::new("hint-puf-look-sea"), Message::new("hint-puf-aim-decline"))
            }
            _ => Reason::new(Message::new("hint-puf-look-sea"), Message::new("hint-puf-aim-finish")),
        }
    }
}

fn at(space: Space) -> Message {
    Message::new("hint-puf-look-space").with("space", space.to_string())
}

/// Where the line lays a ship.
fn laid(plan: &Plan<'_, PiratesUnderFire>) -> Option<Space> {
    plan.line.iter().find_map(|action| match *action {
        Action::Lay { space } => Some(space),
        _ => None,
    })
}

/// A line, and the table before and after it as its player sees it.
struct Study<'a> {
    game: &'a PiratesUnderFire,
    plan: &'a Plan<'a, PiratesUnderFire>,
    before: View,
    after: View,
}

impl<'a> Study<'a> {
    fn new(game: &'a PiratesUnderFire, plan: &'a Plan<'a, PiratesUnderFire>) -> Study<'a> {
        let [before, after] =
            [&plan.before, &plan.after].map(|state| game.view(state, Viewer::Seat(plan.seat)));
        Study { game, plan, before, after }
    }

    /// By how much a line of the seat's score sheet grows.
    fn gain(&self, seat: Seat, line: usize) -> i32 {
        let points = |view: &View| self.game.score_lines(view, seat).get(line).copied().unwrap_or_default();
        points(&self.after) - points(&self.before)
    }

    fn ship(&self, space: Space) -> Message {
        let ship = self.before.open.sea.ship(space);
        ship.map_or(Message::new("puf-ship-unknown"), |ship| self.game.say_ship(ship))
    }

    /// Reasons of the events that have one.
    fn each(&self, reason: impl Fn(&Event) -> Option<(Message, Message)>) -> Vec<Reason> {
        let found = self.plan.events.iter().filter_map(reason);
        found.map(|(look, aim)| Reason::new(look, aim)).collect()
    }

    fn hiring(&self) -> Vec<Reason> {
        self.each(|event| match *event {
            Event::Hired { mercenary, .. } => {
                let power = self.game.components().contract(mercenary).power;
                let look = Message::new("hint-puf-look-mercenary");
                let aim = Message::new("hint-puf-aim-hire");
                Some((
                    look.with("mercenary", self.game.say_mercenary(mercenary)),
                    aim.with("power", self.game.say_power(power)),
                ))
            }
            _ => None,
        })
    }

    /// Ships of the other that burn, leave the game, or lose a shield.
    fn shooting(&self) -> Vec<Reason> {
        let other = self.plan.seat.opponent();
        let broken = -self.gain(other, COMBINATIONS);
        self.each(|event| match *event {
            Event::Crushed { seat, space } if seat == other => {
                Some((at(space), Message::new("hint-puf-aim-crush").with("ship", self.ship(space))))
            }
            Event::SetOnFire { seat, space } if seat == other && broken > 0 => {
                Some((at(space), Message::new("hint-puf-aim-break").with("points", broken)))
            }
            Event::SetOnFire { seat, space } if seat == other => {
                Some((at(space), Message::new("hint-puf-aim-shoot").with("ship", self.ship(space))))
            }
            Event::ShieldLost { seat, space } if seat == other => {
                Some((at(space), Message::new("hint-puf-aim-strip").with("ship", self.ship(space))))
            }
            _ => None,
        })
    }

    /// Points that the ship brings where it is laid.
    fn scoring(&self) -> Vec<Reason> {
        let Some(space) = laid(self.plan) else { return Vec::new() };
        let mut aims = Vec::new();
        let points = self.gain(self.plan.seat, COMBINATIONS);
        if points > 0 {
            aims.push(Message::new("hint-puf-aim-combination").with("points", points));
        }
        if self.gain(self.plan.seat, FAR) > 0 {
            aims.push(Message::new("hint-puf-aim-far"));
        }
        if self.plan.events.iter().any(|event| matches!(event, Event::PointTaken { .. })) {
            aims.push(Message::new("hint-puf-aim-point"));
        }
        aims.into_iter().map(|aim| Reason::new(at(space), aim)).collect()
    }

    /// Repairs, shields, mines.
    fn helping(&self) -> Vec<Reason> {
        let own = self.plan.seat;
        self.each(|event| match *event {
            Event::Repaired { space, .. } => Some((at(space), Message::new("hint-puf-aim-repair"))),
            Event::Shielded { seat, space } if seat == own => {
                Some((at(space), Message::new("hint-puf-aim-shield")))
            }
            Event::MineRemoved { space, .. } => Some((at(space), Message::new("hint-puf-aim-sweep"))),
            Event::MinePlaced { space, .. } => Some((at(space), Message::new("hint-puf-aim-mine"))),
            _ => None,
        })
    }

    /// What the ship is good for where it stands: a combination begun, a way barred.
    fn standing(&self) -> Vec<Reason> {
        let Some(space) = laid(self.plan) else { return Vec::new() };
        let (own, other) = (self.plan.seat, self.plan.seat.opponent());
        let [before, after] = [&self.before, &self.after].map(|view| &view.open.sea);
        let mut aims = Vec::new();
        if begins(after, own, space) {
            aims.push(Message::new("hint-puf-aim-begin"));
        }
        if before.accessible(other).contains(space) && !after.accessible(other).contains(space) {
            aims.push(Message::new("hint-puf-aim-block"));
        }
        aims.into_iter().map(|aim| Reason::new(at(space), aim)).collect()
    }

    /// Spaces that the fleet could not reach before.
    fn opening(&self) -> Option<Reason> {
        let [before, after] =
            [&self.before, &self.after].map(|view| view.open.sea.accessible(self.plan.seat));
        let opened = (after & !before).len();
        let aim = Message::new("hint-puf-aim-access").with("count", opened);
        laid(self.plan).filter(|_| opened > 0).map(|space| Reason::new(at(space), aim))
    }

    /// Gold and tiles.
    fn taking(&self) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let draws = |action: &Action| matches!(action, Action::Take | Action::Search | Action::Choose { .. });
        if self.plan.line.iter().any(draws) {
            let look = Message::new("hint-puf-look-reserve");
            reasons.push(Reason::new(look, Message::new("hint-puf-aim-tile")));
        }
        if self.plan.events.iter().any(|event| matches!(event, Event::GoldTaken { .. })) {
            let look = laid(self.plan).map_or(Message::new("hint-puf-look-gold"), at);
            reasons.push(Reason::new(look, Message::new("hint-puf-aim-gold")));
        }
        reasons
    }
}

/// Whether the ship stands beside one of the same or a neighbouring value, so that a combination may come of it.
fn begins(sea: &Sea, seat: Seat, space: Space) -> bool {
    let value = |space: Space| match sea.ship(space) {
        Some(Ship::Own(value)) if sea.fleet(seat).active.contains(space) => Some(value.number()),
        _ => None,
    };
    let Some(own) = value(space) else { return false };
    let (column, row) = (space.column(), space.row());
    let beside = [
        Space::at(column + 1, row),
        Space::at(column, row + 1),
        column.checked_sub(1).and_then(|column| Space::at(column, row)),
        row.checked_sub(1).and_then(|row| Space::at(column, row)),
    ];
    beside.into_iter().flatten().filter_map(value).any(|next| next.abs_diff(own) <= 1)
}
