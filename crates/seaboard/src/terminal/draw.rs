//! How a game looks in a terminal. Whatever it does not draw itself is drawn from what every game has: its name, the score sheet,
//! and the list of choices.

use game::{Game, Message, Rule, Seat, Speak};

use super::screen::{BOLD, Screen};
use super::text::Text;

/// How a game is drawn in a terminal.
pub(crate) trait Draw: Speak {
    /// Whether one drawing shows all players, and not each their own.
    const SHARED: bool = false;

    /// An action in notation, to be shown in the help.
    fn example() -> String {
        Self::from_index(0).map(|action| action.to_string()).unwrap_or_default()
    }

    /// What all players share.
    fn head(&self, _: &Self::View, screen: &Screen<'_>) -> Vec<Text> {
        vec![Text::plain(" ").and_styled(BOLD, screen.id(&format!("{}-name", Self::ID)))]
    }

    /// What lies before one player. `choices` is what the viewer can do there, in the order of their numbers.
    fn board(&self, view: &Self::View, whose: Seat, _: &[Self::Action], screen: &Screen<'_>) -> Vec<Text> {
        let lines = Self::SCORE_LINES.iter().zip(self.score_lines(view, whose));
        lines.map(|(line, points)| Text::plain(format!(" {}  {points}", screen.id(line)))).collect()
    }

    /// One player in a few words.
    fn summary(&self, view: &Self::View, whose: Seat, screen: &Screen<'_>) -> Text {
        if Self::SCORE_LINES.is_empty() {
            return Text::default();
        }
        let points = self.score(view, whose);
        Text::plain(screen.say(&Message::new("terminal-summary").with("points", points)))
    }

    /// What the points of the score sheet are made of, where the sheet alone does not tell.
    fn counted(&self, _: &Self::View, _: &Screen<'_>) -> Vec<Text> {
        Vec::new()
    }

    /// Where an action is allowed and yet no help to its player: what sets it apart.
    fn aside(&self, _: &Self::View, _: Self::Action) -> Option<Aside> {
        None
    }
}

/// Sets some actions apart from the others.
pub(crate) struct Aside {
    /// The name of the sentence they stand under.
    pub(crate) heading: &'static str,
    /// The action in the words it needs there.
    pub(crate) words: Message,
    /// The rule that makes it so.
    pub(crate) rule: Rule,
}

/// The names of the texts that explain a game: what the signs of its drawing mean, what it aims at, who made it. Not every game
/// has all of them.
pub(super) fn explanations<G: Game>() -> [String; 3] {
    let book = G::BOOK.to_lowercase();
    [format!("terminal-{book}-legend"), format!("terminal-{book}-aim"), format!("{book}-about")]
}
