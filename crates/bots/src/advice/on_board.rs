//! On Board: fair piles, cabins for everybody, symbols and objectives.

use game::{Game, Message, Seat, Viewer};
use on_board::{Action, Captain, Event, OnBoard, Phase, Pile, State};

use super::{Advise, LookAt, Plan, Reason};
use crate::{Evaluator, Mind};

/// Piles that differ by less than this are about as good, in hundredths of a point.
const EVEN: i32 = 100;

impl Advise for OnBoard {
    fn reasons(&self, plan: &Plan<'_, Self>) -> Vec<Reason> {
        let view = self.view(&plan.before, Viewer::Seat(plan.seat));
        match (view.phase, plan.line.first()) {
            (Phase::Captains, Some(&Action::Keep { captain })) => vec![kept(captain)],
            (Phase::Split | Phase::Offer, _) => split(self, plan),
            (Phase::ChooserGives | Phase::SplitterGives, Some(&action)) => vec![given(action)],
            (Phase::Choose, Some(&Action::Choose { pile })) if view.hidden.is_some() => {
                let id = if view.hidden == Some(pile) { "hint-ob-aim-gamble" } else { "hint-ob-aim-safe" };
                vec![Message::new(id).into()]
            }
            // Whoever takes a pile to give some of it away resolves nothing yet.
            (Phase::Choose, _) if plan.line.iter().any(|action| matches!(action, Action::Give { .. })) => {
                vec![Message::new("hint-ob-aim-give").into()]
            }
            _ => resolved(self, plan),
        }
    }

    fn kind(action: Action) -> &'static str {
        match action {
            Action::Keep { .. } => "captain",
            Action::Alone { .. } | Action::Hide { .. } => "split",
            Action::Choose { .. } => "choice",
            Action::Give { .. } => "gift",
            _ => "placement",
        }
    }

    fn routine(&self, plan: &Plan<'_, Self>) -> Reason {
        let aim = match plan.before.phase() {
            Phase::Choose => "hint-ob-aim-pile",
            _ => "hint-ob-aim-finish",
        };
        Message::new(aim).into()
    }

    fn look(&self, plan: &Plan<'_, Self>, first: Action, legal: &[Action]) -> LookAt<Action> {
        let view = self.view(&plan.before, Viewer::Seat(plan.seat));
        let all =
            |id, like: fn(&Action) -> bool| LookAt::new(Message::new(id), legal.iter().copied().filter(like));
        let card = |card| Message::new("hint-ob-look-card").with("card", self.say_card(card));
        let line = |level| Message::new("hint-ob-look-line").with("level", self.say_level(level));
        match first {
            Action::Keep { .. } => {
                all("hint-ob-look-captains", |action| matches!(action, Action::Keep { .. }))
            }
            Action::Alone { card: place } => match view.cards.get(usize::from(place)).copied().flatten() {
                Some(known) => LookAt::new(card(known), [first]),
                None => LookAt::choices(first, legal),
            },
            Action::Choose { .. } if view.hidden.is_some() => {
                all("hint-ob-look-hidden", |action| matches!(action, Action::Choose { .. }))
            }
            Action::Choose { .. } => {
                all("hint-ob-look-piles", |action| matches!(action, Action::Choose { .. }))
            }
            Action::Hide { .. } => all("hint-ob-look-piles", |action| matches!(action, Action::Hide { .. })),
            Action::Next { .. } => all("hint-ob-look-taken", |action| matches!(action, Action::Next { .. })),
            Action::Give { card: place, .. } => {
                let hand = &view.players[plan.seat].hand;
                match hand.get(usize::from(place)).copied().flatten() {
                    Some(taken) => LookAt::new(card(taken.card), [first]),
                    None => LookAt::choices(first, legal),
                }
            }
            Action::Place { level } | Action::Open { level } | Action::Station { level } => {
                LookAt::new(line(level), [first])
            }
            Action::Pick { .. } => all("hint-ob-look-sheet", |action| matches!(action, Action::Pick { .. })),
            Action::Sweeten | Action::Calm => LookAt::new(Message::new("hint-ob-look-luggage"), [first]),
            _ => LookAt::choices(first, legal),
        }
    }
}

fn kept(captain: Captain) -> Reason {
    let aim = match captain {
        Captain::Give | Captain::Stars | Captain::Change => "hint-ob-aim-captain-leg",
        Captain::Suns | Captain::Lovers | Captain::Hide => "hint-ob-aim-captain-always",
    };
    Message::new(aim).into()
}

/// What the split leaves, whichever pile the other takes.
fn split(game: &OnBoard, plan: &Plan<'_, OnBoard>) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if plan.line.iter().any(|action| matches!(action, Action::Hide { .. })) {
        reasons.push(Message::new("hint-ob-aim-hide").into());
    }
    if let Some([with_one, with_two]) = left(game, plan.after, plan.seat) {
        // The other takes what leaves less.
        let aim = match with_one - with_two {
            apart if apart.abs() <= EVEN => "hint-ob-aim-even",
            1.. => "hint-ob-aim-leaves-two",
            _ => "hint-ob-aim-leaves-one",
        };
        reasons.push(Message::new(aim).into());
    }
    reasons
}

/// What the splitter's position promises with the pile of one left, and with the pile of two.
fn left(game: &OnBoard, mut offered: State, seat: Seat) -> Option<[i32; 2]> {
    if matches!(offered.phase(), Phase::Split | Phase::Offer) {
        game.apply(&mut offered, seat, Action::End, &mut ()).ok()?;
    }
    let taken = |pile| {
        let mut after = offered;
        game.apply(&mut after, seat.opponent(), Action::Choose { pile }, &mut ()).ok()?;
        Some(game.value(&after, seat, Evaluator::Promise))
    };
    Some([taken(Pile::Two)?, taken(Pile::One)?])
}

/// Cards that go to the other, or stay.
fn given(action: Action) -> Reason {
    let gives = matches!(action, Action::Give { .. });
    Message::new(if gives { "hint-ob-aim-give" } else { "hint-ob-aim-keep" }).into()
}

/// On whose sheet something happens: what is forced on the other may follow from a line, too.
fn actor(event: &Event) -> Option<Seat> {
    match *event {
        Event::MovedIn { seat, .. }
        | Event::SymbolWritten { seat, .. }
        | Event::ObjectiveNoted { seat, .. }
        | Event::LoverCame { seat, .. }
        | Event::Opened { seat, .. }
        | Event::Stationed { seat, .. }
        | Event::LuggageLaid { seat, .. }
        | Event::SentAway { seat, .. } => Some(seat),
        _ => None,
    }
}

/// What the cards do on the sheet.
fn resolved(game: &OnBoard, plan: &Plan<'_, OnBoard>) -> Vec<Reason> {
    let events: Vec<Event> =
        plan.events.iter().copied().filter(|event| actor(event) == Some(plan.seat)).collect();
    let mut aims = Vec::new();
    let ticks = |state: &State| state.sheet(plan.seat).satisfied();
    let satisfied = ticks(&plan.after).saturating_sub(ticks(&plan.before));
    if satisfied > 0 {
        aims.push(Message::new("hint-ob-aim-satisfied").with("count", satisfied));
    }
    let unhappy = |state: &State| state.sheet(plan.seat).unhappy();
    if plan.rival.as_ref().is_some_and(|rival| unhappy(rival) > unhappy(&plan.after)) {
        aims.push(Message::new("hint-ob-aim-content"));
    }
    let opened = events.iter().filter(|event| matches!(event, Event::Opened { .. })).count();
    aims.extend(events.iter().filter_map(|event| {
        Some(match *event {
            Event::MovedIn { symbol: Some(symbol), .. } | Event::SymbolWritten { symbol, .. } => {
                Message::new("hint-ob-aim-symbol").with("symbol", game.say_symbol(symbol))
            }
            Event::MovedIn { symbol: None, .. } => Message::new("hint-ob-aim-house"),
            Event::ObjectiveNoted { .. } => Message::new("hint-ob-aim-objective"),
            Event::LoverCame { points, .. } => Message::new("hint-ob-aim-lover").with("points", points),
            Event::Opened { .. } => Message::new("hint-ob-aim-open").with("count", opened),
            Event::Stationed { .. } => Message::new("hint-ob-aim-special"),
            Event::LuggageLaid { .. } => Message::new("hint-ob-aim-luggage"),
            Event::SentAway { .. } => Message::new("hint-ob-aim-send-away"),
            _ => return None,
        })
    }));
    aims.into_iter().map(Reason::from).collect()
}
