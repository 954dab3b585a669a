//! *Buoys*: a row of buoys, as many as chance deals. Two players in turn take one or two; whoever takes the last one wins.
//!
//! The tiny game of the contract's documentation as a crate of its own. It is in the catalog behind the feature `tiny-game`, to
//! show what a fourth game takes: `CONTRIBUTING.md` has the whole difference.
//!
//! The numbers (`B-2`) are those of `docs/rules/buoys.md`.

mod observation;

use std::fmt;
use std::str::FromStr;

use game::kit::{Checked, NoHooks};
use game::{
    BySeat, Chance, DecidedBy, Flaw, Game, Message, Outcome, ParseError, Parts, PartsInUse, Refusal, Rule,
    Seat, Seats, Sight, Sink, Speak, Undo, Viewer, unknown_rules,
};
use serde::{Deserialize, Serialize};

/// How few and how many buoys there are in the beginning.
const ROW: std::ops::RangeInclusive<u8> = 5..=20;

/// The game.
#[derive(Clone, Debug)]
pub struct Buoys(Options);

/// Nothing is agreed on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// What chance decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// How many buoys there are.
    pub buoys: u8,
}

/// The row, and whose turn it is. It never travels; what travels is a [`View`]:
///
/// ```
/// fn travels<T: serde::Serialize>() {}
/// fn arrives<T: serde::de::DeserializeOwned>() {}
/// travels::<buoys::View>();
/// arrives::<buoys::View>();
/// ```
///
/// ```compile_fail,E0277
/// fn travels<T: serde::Serialize>() {}
/// travels::<buoys::State>();
/// ```
///
/// ```compile_fail,E0277
/// fn arrives<T: serde::de::DeserializeOwned>() {}
/// arrives::<buoys::State>();
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    left: u8,
    turn: Seat,
}

/// Everybody sees everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "(u8, Seat, Viewer)", into = "(u8, Seat, Viewer)")]
pub struct View {
    /// How many buoys are left.
    pub left: u8,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whose eyes these are.
    pub viewer: Viewer,
}

impl TryFrom<(u8, Seat, Viewer)> for View {
    type Error = &'static str;

    fn try_from((left, turn, viewer): (u8, Seat, Viewer)) -> Result<View, Self::Error> {
        let fits = left <= *ROW.end() && turn.index() < 2;
        fits.then_some(View { left, turn, viewer }).ok_or("there is no such row of buoys")
    }
}

impl From<View> for (u8, Seat, Viewer) {
    fn from(view: View) -> (u8, Seat, Viewer) {
        (view.left, view.turn, view.viewer)
    }
}

/// Takes so many buoys: one or two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Take(u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Take {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Take, ParseError> {
        match text {
            "take 1" => Ok(Take(1)),
            "take 2" => Ok(Take(2)),
            _ => Err(ParseError::of("action")),
        }
    }
}

/// Somebody took some buoys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Took {
    /// Who.
    pub seat: Seat,
    /// How many.
    pub count: u8,
}

impl Game for Buoys {
    type Options = Options;
    type Deal = Deal;
    type State = State;
    type Action = Take;
    type View = View;
    type Event = Took;

    const ID: &'static str = "buoys";
    const BOOK: &'static str = "B";
    const RULES_VERSION: u32 = 1;
    const ACTIONS: usize = 2;
    const MAX_STEPS: usize = 20;
    const SCORE_LINES: &'static [&'static str] = &[];

    fn with_rules(version: u32, options: Options, _: Parts<'_>) -> Result<Self, Flaw> {
        if version == 1 { Ok(Buoys(options)) } else { Err(unknown_rules::<Self>(version)) }
    }

    fn rules_version(&self) -> u32 {
        1
    }

    fn options(&self) -> &Options {
        &self.0
    }

    fn parts(&self) -> &PartsInUse {
        PartsInUse::none()
    }

    fn player_count(&self) -> usize {
        2
    }

    fn deal(&self, chance: &mut impl Chance) -> Deal {
        Deal { buoys: ROW.start() + chance.below(16) as u8 }
    }

    fn start(&self, deal: &Deal) -> Result<State, Flaw> {
        if ROW.contains(&deal.buoys) {
            return Ok(State { left: deal.buoys, turn: Seat::ALL[0] });
        }
        let reason = Message::new("flaw-b-row").with("value", deal.buoys);
        Err(Flaw::new("buoys", reason))
    }

    fn awaited(&self, state: &State) -> Seats {
        if state.left == 0 { Seats::NONE } else { Seats::only(state.turn) }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Take>) {
        out.clear();
        if self.awaited(state).contains(seat) {
            out.extend([Take(1), Take(2)].into_iter().filter(|take| take.0 <= state.left));
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        Take(count): Take,
        sink: &mut impl Sink<Took>,
    ) -> Result<(), Refusal> {
        if !self.awaited(state).contains(seat) {
            return Err(Refusal(Rule::new(Self::BOOK, 1)));
        }
        if count > state.left {
            return Err(Refusal(Rule::new(Self::BOOK, 2)));
        }
        *state = State { left: state.left - count, turn: seat.opponent() };
        sink.emit(Sight::All, Took { seat, count });
        // One buoy left is one legal action: nobody is asked, it is taken.
        if state.left == 1 {
            self.apply(state, state.turn, Take(1), sink)?;
        }
        Ok(())
    }

    fn ends_turn(_: Take) -> bool {
        false
    }

    fn has_secrets(&self) -> bool {
        false
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View { left: state.left, turn: state.turn, viewer }
    }

    fn redeal(&self, view: &View, _: &mut impl Chance) -> State {
        State { left: view.left, turn: view.turn }
    }

    fn undoable(&self, _: &View, _: Take) -> Undo {
        Undo::Binds
    }

    /// B-3: the last one to take wins.
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let winners = Seats::only(state.turn.opponent());
        (state.left == 0).then_some(Outcome { points: BySeat([0; 4]), winners })
    }

    fn decided_by(&self, _: &State) -> DecidedBy {
        DecidedBy::EarlyEnd("last-buoy")
    }

    fn score_lines(&self, _: &View, _: Seat) -> Vec<i32> {
        Vec::new()
    }

    fn index(Take(count): Take) -> usize {
        usize::from(count) - 1
    }

    fn from_index(index: usize) -> Option<Take> {
        [Take(1), Take(2)].get(index).copied()
    }
}

impl Speak for Buoys {
    fn prompt(&self, view: &View) -> Message {
        let left = |id: &'static str| Message::new(id).with("count", view.left);
        match view.viewer {
            _ if view.left == 0 => Message::new("b-prompt-over").with("player", view.turn.opponent()),
            Viewer::Seat(seat) if seat == view.turn => left("b-prompt-take"),
            _ => left("b-prompt-wait").with("player", view.turn),
        }
    }

    fn say_action(&self, _: &View, Take(count): Take) -> Message {
        Message::new("b-action-take").with("count", count)
    }

    fn say_event(&self, _: &View, took: &Took) -> Message {
        Message::new("b-event-took").with("player", took.seat).with("count", took.count)
    }

    fn verdict(&self, _: &View) -> Option<Message> {
        None
    }
}

impl Checked for Buoys {
    type Hooks = NoHooks;

    fn all_options() -> Vec<Options> {
        vec![Options {}]
    }
}

#[cfg(test)]
mod tests {
    use game::kit::rules::{Unmatched, unmatched};

    use super::*;

    const ADA: Seat = Seat::ALL[0];
    const GRACE: Seat = Seat::ALL[1];

    fn game() -> Buoys {
        Buoys(Options {})
    }

    fn row(buoys: u8) -> State {
        game().start(&Deal { buoys }).expect("so many there can be")
    }

    fn refused(state: State, seat: Seat, count: u8) -> Option<Rule> {
        let Refusal(rule) = game().apply(&mut { state }, seat, Take(count), &mut ()).err()?;
        Some(rule)
    }

    #[test]
    fn the_kit_finds_nothing_wrong() {
        game::kit::check(&game(), &NoHooks, 0..200).expect("a sound game");
        assert!(game::kit::any_view::survive_mutations(&game(), 1, 500) > 50);
    }

    #[test]
    fn no_two_views_have_the_same_row() {
        assert!(game::kit::check_rows(&game(), 0..50).expect("a complete row") > 30);
    }

    #[test]
    fn b_1_players_take_in_turn() {
        assert_eq!(refused(row(7), GRACE, 1), Some(Rule::new("B", 1)));
        assert_eq!(refused(row(7), ADA, 1), None);
    }

    #[test]
    fn b_2_one_or_two_are_taken_and_no_more_than_there_are() {
        let state = State { left: 1, turn: ADA };
        assert_eq!(refused(state, ADA, 2), Some(Rule::new("B", 2)));
        assert!("take 3".parse::<Take>().is_err() && game().start(&Deal { buoys: 21 }).is_err());
    }

    #[test]
    fn b_3_whoever_takes_the_last_one_wins() {
        let mut state = State { left: 3, turn: ADA };
        // Ada leaves one, which Grace takes unasked.
        game().apply(&mut state, ADA, Take(2), &mut ()).expect("two of three");
        assert_eq!(game().outcome(&state).map(|outcome| outcome.winners), Some(Seats::only(GRACE)));
    }

    #[test]
    fn every_rule_has_a_test() {
        let page = include_str!("../../../docs/rules/buoys.md");
        assert_eq!(unmatched("B", page, include_str!("lib.rs")), Unmatched::default());
    }
}
