//! Pirates Under Fire: combinations, shots, shields, and the way to the other's sea.

use game::{Game, Message, Seat, Viewer};
use pirates_under_fire::{Action, Event, PiratesUnderFire, Sea, Ship, Space, View};

use super::{Advise, LookAt, Plan, Reason};

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
        if laid(plan).is_some() {
            return Message::new("hint-puf-aim-lay").into();
        }
        let mut legal = Vec::new();
        self.legal(&plan.before, plan.seat, &mut legal);
        let aim = match plan.line.first() {
            _ if legal.iter().any(|action| matches!(action, Action::Hire { .. })) => "hint-puf-aim-save",
            Some(Action::Dummy { .. }) => "hint-puf-aim-dummy",
            Some(Action::Decline) => "hint-puf-aim-decline",
            _ => "hint-puf-aim-finish",
        };
        Message::new(aim).into()
    }

    fn look(&self, _: &Plan<'_, Self>, first: Action, legal: &[Action]) -> LookAt<Action> {
        let all =
            |id, like: fn(&Action) -> bool| LookAt::new(Message::new(id), legal.iter().copied().filter(like));
        match (first, first.space()) {
            (_, Some(space)) => LookAt::new(at(space), [first]),
            (Action::Ship { .. }, _) => {
                all("hint-puf-look-hand", |action| matches!(action, Action::Ship { .. }))
            }
            (Action::Hire { mercenary }, _) => {
                let words = Message::new("hint-puf-look-mercenary");
                LookAt::new(words.with("mercenary", self.say_mercenary(mercenary)), [first])
            }
            (Action::Take | Action::Search, _) => LookAt::new(Message::new("hint-puf-look-reserve"), [first]),
            (Action::Choose { .. }, _) => {
                all("hint-puf-look-reserve", |action| matches!(action, Action::Choose { .. }))
            }
            (Action::Decline | Action::End, _) => LookAt::new(Message::new("hint-puf-look-sea"), [first]),
            _ => LookAt::choices(first, legal),
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
    fn each(&self, aim: impl Fn(&Event) -> Option<Message>) -> Vec<Reason> {
        self.plan.events.iter().filter_map(aim).map(Reason::from).collect()
    }

    fn hiring(&self) -> Vec<Reason> {
        self.each(|event| match *event {
            Event::Hired { mercenary, .. } => {
                let power = self.game.components().contract(mercenary).power;
                Some(Message::new("hint-puf-aim-hire").with("power", self.game.say_power(power)))
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
                Some(Message::new("hint-puf-aim-crush").with("ship", self.ship(space)))
            }
            Event::SetOnFire { seat, .. } if seat == other && broken > 0 => {
                Some(Message::new("hint-puf-aim-break").with("points", broken))
            }
            Event::SetOnFire { seat, space } if seat == other => {
                Some(Message::new("hint-puf-aim-shoot").with("ship", self.ship(space)))
            }
            Event::ShieldLost { seat, space } if seat == other => {
                Some(Message::new("hint-puf-aim-strip").with("ship", self.ship(space)))
            }
            _ => None,
        })
    }

    /// Points that the ship brings where it is laid.
    fn scoring(&self) -> Vec<Reason> {
        if laid(self.plan).is_none() {
            return Vec::new();
        }
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
        aims.into_iter().map(Reason::from).collect()
    }

    /// Repairs, shields, mines.
    fn helping(&self) -> Vec<Reason> {
        let own = self.plan.seat;
        self.each(|event| match *event {
            Event::Repaired { .. } => Some(Message::new("hint-puf-aim-repair")),
            Event::Shielded { seat, .. } if seat == own => Some(Message::new("hint-puf-aim-shield")),
            Event::MineRemoved { .. } => Some(Message::new("hint-puf-aim-sweep")),
            Event::MinePlaced { .. } => Some(Message::new("hint-puf-aim-mine")),
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
        aims.into_iter().map(Reason::from).collect()
    }

    /// Spaces that the fleet could not reach before.
    fn opening(&self) -> Option<Reason> {
        let [before, after] =
            [&self.before, &self.after].map(|view| view.open.sea.accessible(self.plan.seat));
        let opened = (after & !before).len();
        let aim = Message::new("hint-puf-aim-access").with("count", opened);
        laid(self.plan).filter(|_| opened > 0).map(|_| aim.into())
    }

    /// Gold and tiles.
    fn taking(&self) -> Vec<Reason> {
        let mut reasons: Vec<Reason> = Vec::new();
        let draws = |action: &Action| matches!(action, Action::Take | Action::Search | Action::Choose { .. });
        if self.plan.line.iter().any(draws) {
            reasons.push(Message::new("hint-puf-aim-tile").into());
        }
        if self.plan.events.iter().any(|event| matches!(event, Event::GoldTaken { .. })) {
            reasons.push(Message::new("hint-puf-aim-gold").into());
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
