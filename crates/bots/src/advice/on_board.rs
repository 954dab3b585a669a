//! On Board: fair piles, cabins for everybody, symbols and objectives.

use game::{Game, Message, Seat, Viewer};
use on_board::{Action, Captain, Event, Level, OnBoard, Phase, Pile, State, View};

use super::{Advise, Plan, Reason};
use crate::{Evaluator, Mind};

/// Piles that differ by less than this are about as good, in hundredths of a point.
const EVEN: i32 = 100;

impl Advise for OnBoard {
    fn reasons(&self, plan: &Plan<'_, Self>) -> Vec<Reason> {
        let view = self.view(&plan.before, Viewer::Seat(plan.seat));
        match (view.phase, plan.line.first()) {
            (Phase::Captains, Some(&Action::Keep { captain })) => vec![kept(captain)],
            (Phase::Split | Phase::Offer, _) => split(self, plan, &view),
            (Phase::ChooserGives | Phase::SplitterGives, Some(&action)) => given(self, plan, &view, action),
            (Phase::Choose, Some(&Action::Choose { pile })) if view.hidden.is_some() => {
                let id = if view.hidden == Some(pile) { "hint-ob-aim-gamble" } else { "hint-ob-aim-safe" };
                vec![Reason::new(Message::new("hint-ob-look-hidden"), Message::new(id))]
            }
            // Whoever takes a pile to give some of it away resolves nothing yet.
            (Phase::Choose, _) if plan.line.iter().any(|action| matches!(action, Action::Give { .. })) => {
                vec![Reason::new(Message::new("hint-ob-look-piles"), Message::new("hint-ob-aim-give"))]
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
        let (look, aim) = match plan.before.phase() {
            Phase::Choose => ("hint-ob-look-piles", "hint-ob-aim-pile"),
            _ => ("hint-ob-look-sheet", "hint-ob-aim-finish"),
        };
        Reason::new(Message::new(look), Message::new(aim))
    }
}

fn kept(captain: Captain) -> Reason {
    let aim = match captain {
        Captain::Give | Captain::Stars | Captain::Change => "hint-ob-aim-captain-leg",
        Captain::Suns | Captain::Lovers | Captain::Hide => "hint-ob-aim-captain-always",
    };
    Reason::new(Message::new("hint-ob-look-captains"), Message::new(aim))
}

/// What the split leaves, whichever pile the other takes.
fn split(game: &OnBoard, plan: &Plan<'_, OnBoard>, view: &View) -> Vec<Reason> {
    let alone = plan.line.iter().find_map(|action| match *action {
        Action::Alone { card } => view.cards.get(usize::from(card)).copied().flatten(),
        _ => None,
    });
    let look = match alone {
        Some(card) => Message::new("hint-ob-look-card").with("card", game.say_card(card)),
        None => Message::new("hint-ob-look-piles"),
    };
    let mut reasons = Vec::new();
    if plan.line.iter().any(|action| matches!(action, Action::Hide { .. })) {
        reasons.push(Reason::new(look.clone(), Message::new("hint-ob-aim-hide")));
    }
    if let Some([with_one, with_two]) = left(game, plan.after, plan.seat) {
        // The other takes what leaves less.
        let aim = match with_one - with_two {
            apart if apart.abs() <= EVEN => "hint-ob-aim-even",
            1.. => "hint-ob-aim-leaves-two",
            _ => "hint-ob-aim-leaves-one",
        };
        reasons.push(Reason::new(look, Message::new(aim)));
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
fn given(game: &OnBoard, plan: &Plan<'_, OnBoard>, view: &View, action: Action) -> Vec<Reason> {
    let hand = &view.players[plan.seat].hand;
    let card = |place: u8| hand.get(usize::from(place)).copied().flatten();
    match action {
        Action::Give { card: place, .. } => card(place).map_or_else(Vec::new, |taken| {
            let look = Message::new("hint-ob-look-card").with("card", game.say_card(taken.card));
            vec![Reason::new(look, Message::new("hint-ob-aim-give"))]
        }),
        _ => vec![Reason::new(Message::new("hint-ob-look-taken"), Message::new("hint-ob-aim-keep"))],
    }
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
    let line = |level: Level| Message::new("hint-ob-look-line").with("level", game.say_level(level));
    let sheet = || Message::new("hint-ob-look-sheet");
    let events: Vec<Event> =
        plan.events.iter().copied().filter(|event| actor(event) == Some(plan.seat)).collect();
    let moved_in = events.iter().find_map(|event| match *event {
        Event::MovedIn { level, .. } => Some(level),
        _ => None,
    });
    let housed = || moved_in.map_or_else(sheet, line);
    let mut reasons = Vec::new();
    let ticks = |state: &State| state.sheet(plan.seat).satisfied();
    let satisfied = ticks(&plan.after).saturating_sub(ticks(&plan.before));
    if satisfied > 0 {
        let aim = Message::new("hint-ob-aim-satisfied").with("count", satisfied);
        reasons.push(Reason::new(housed(), aim));
    }
    let unhappy = |state: &State| state.sheet(plan.seat).unhappy();
    if plan.rival.as_ref().is_some_and(|rival| unhappy(rival) > unhappy(&plan.after)) {
        reasons.push(Reason::new(housed(), Message::new("hint-ob-aim-content")));
    }
    let opened = events.iter().filter(|event| matches!(event, Event::Opened { .. })).count();
    for event in &events {
        let (look, aim) = match *event {
            Event::MovedIn { level, symbol: Some(kind), .. } => {
                (line(level), Message::new("hint-ob-aim-symbol").with("symbol", game.say_symbol(kind)))
            }
            Event::MovedIn { level, symbol: None, .. } => (line(level), Message::new("hint-ob-aim-house")),
            Event::SymbolWritten { symbol, level, .. } => (
                level.map_or_else(sheet, line),
                Message::new("hint-ob-aim-symbol").with("symbol", game.say_symbol(symbol)),
            ),
            Event::ObjectiveNoted { .. } => {
                (Message::new("hint-ob-look-taken"), Message::new("hint-ob-aim-objective"))
            }
            Event::LoverCame { points, .. } => {
                (sheet(), Message::new("hint-ob-aim-lover").with("points", points))
            }
            Event::Opened { level, .. } => {
                (line(level), Message::new("hint-ob-aim-open").with("count", opened))
            }
            Event::Stationed { level, .. } => (line(level), Message::new("hint-ob-aim-special")),
            Event::LuggageLaid { .. } => {
                (Message::new("hint-ob-look-luggage"), Message::new("hint-ob-aim-luggage"))
            }
            Event::SentAway { .. } => (sheet(), Message::new("hint-ob-aim-send-away")),
            _ => continue,
        };
        reasons.push(Reason::new(look, aim));
    }
    reasons
}
