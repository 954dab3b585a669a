//! Come Sail Away! in a terminal: the ship, the luggage track, the hand.

use anstyle::{Ansi256Color, Style};
use come_sail_away::{Action, Card, Colour, Colours, ComeSailAway, PlayerView, View};
use game::{Game, Message, Seat};

use super::{liner, track};
use crate::terminal::text::Text;
use crate::terminal::{Aside, BOLD, CHOICE, DIM, Draw, Screen};

/// Where values stand beside their labels.
pub(super) const LABELS: usize = 25;
/// Fills what lies face down.
pub(super) const DOWN: &str = "▒▒";

/// A passenger in this colour: black or white letters on it.
pub(super) fn chip_style(colour: Colour) -> Style {
    let (ground, letter) = match colour {
        Colour::Yellow => (221, 16),
        Colour::Blue => (25, 231),
        Colour::Green => (71, 16),
        Colour::Orange => (208, 16),
        Colour::Black => (238, 231),
    };
    Ansi256Color(letter).on(Ansi256Color(ground)).bold()
}

/// A colour that is only spoken of; legible on light and on dark screens.
pub(super) fn ink_style(colour: Colour) -> Style {
    Ansi256Color(match colour {
        Colour::Yellow => 178,
        Colour::Blue => 33,
        Colour::Green => 35,
        Colour::Orange => 208,
        Colour::Black => 245,
    })
    .on_default()
}

/// The letter that tells a colour in the reader's language.
pub(super) fn letter(colour: Colour, screen: &Screen<'_>) -> String {
    screen.id(&format!("csa-letter-{}", colour.name()))
}

fn chip(colour: Colour, screen: &Screen<'_>) -> Text {
    Text::styled(chip_style(colour), letter(colour, screen))
}

/// How many of each colour: `Y3 B1`.
fn crowd(counts: &[u8; 5], screen: &Screen<'_>) -> Text {
    let present = Colour::ALL.into_iter().filter(|c| counts[c.index()] > 0);
    Text::joined(present.map(|c| chip(c, screen).and(counts[c.index()].to_string())), " ")
}

/// A line of the table below the ship.
pub(super) fn labelled(label: &str, value: &Text) -> Text {
    Text::plain(" ").and_styled(DIM, label).padded(LABELS).then(value)
}

/// The number in the list of the choice that this picks out.
pub(super) fn number_of(choices: &[Action], wanted: impl Fn(Action) -> bool) -> Option<usize> {
    choices.iter().position(|&action| wanted(action)).map(|index| index + 1)
}

impl Draw for ComeSailAway {
    fn example() -> String {
        "enter a3".to_owned()
    }

    fn head(&self, view: &View, screen: &Screen<'_>) -> Vec<Text> {
        let round = screen.say(&Message::new("csa-label-round").with("round", view.round));
        let deck = screen.say(&Message::new("csa-label-deck").with("count", view.deck_left));
        let name = Text::plain(" ").and_styled(BOLD, screen.id("come-sail-away-name"));
        let tokens = view.tokens.iter().map(|token| {
            let number = token.facility.number();
            let until = token.space.map(|round| format!("→{round}")).unwrap_or_default();
            match token.face_up {
                true => Text::styled(BOLD, number.to_string()).and(until),
                false => Text::styled(DIM, format!("{DOWN}{number}")),
            }
        });
        let dated = view.tokens.iter().any(|token| token.face_up && token.space.is_some());
        let note = if dated { screen.id("terminal-csa-until") } else { String::new() };
        vec![
            name.and(format!(" · {round} · {deck}")),
            labelled(&screen.id("csa-label-tokens"), &Text::joined(tokens, "  ").and_styled(DIM, note)),
        ]
    }

    fn board(&self, view: &View, whose: Seat, choices: &[Action], screen: &Screen<'_>) -> Vec<Text> {
        let Some(player) = view.player(whose) else { return Vec::new() };
        let mut lines = liner::Liner { game: self, view, player, choices, screen }.draw();
        lines.extend(track::lines(self, player, screen));
        lines.push(labelled(&screen.id("csa-label-small-cabins"), &self.rack(player, choices, screen)));
        lines.push(labelled(&screen.id("csa-label-disgruntled"), &self.losses_and_gains(player, screen)));
        lines.push(labelled(&screen.id("csa-label-hand"), &self.hand(player, choices, screen)));
        lines
    }

    fn summary(&self, view: &View, whose: Seat, screen: &Screen<'_>) -> Text {
        let Some(player) = view.player(whose) else { return Text::default() };
        let said = Message::new("csa-summary")
            .with("points", self.score(view, whose))
            .with("luggage", player.ship.luggage())
            .with("rooms", player.ship.down().len());
        let done = if player.done { format!(" · {}", screen.id("csa-label-done")) } else { String::new() };
        Text::plain(screen.say(&said)).and(done)
    }

    /// A room that would not take the passenger (CSA-16).
    fn aside(&self, view: &View, action: Action) -> Option<Aside> {
        let Action::Enter { room } = action else { return None };
        let rule = self.turned_away(view, room)?;
        let words = Message::new("csa-action-enter").with("room", self.say_room(view, room));
        Some(Aside { heading: "terminal-csa-refused", words, rule })
    }
}

/// What a game shows below the ship.
trait Below {
    fn rack(&self, player: &PlayerView, choices: &[Action], screen: &Screen<'_>) -> Text;
    fn losses_and_gains(&self, player: &PlayerView, screen: &Screen<'_>) -> Text;
    fn hand(&self, player: &PlayerView, choices: &[Action], screen: &Screen<'_>) -> Text;
}

impl Below for ComeSailAway {
    /// The small cabins above the track, each under the number that its notation has.
    fn rack(&self, player: &PlayerView, choices: &[Action], screen: &Screen<'_>) -> Text {
        let cabins = (0u8..).zip(player.ship.rack()).filter_map(|(slot, tile)| Some((slot, tile?)));
        let cabins = cabins.map(|(slot, tile)| {
            let doors = self.components().small_cabin_doors(tile).map(|c| chip(c, screen));
            let number = number_of(choices, |action| action == Action::Cabin { slot });
            let mark = number.map_or(Text::default(), |n| Text::styled(CHOICE, format!("[{n}]")));
            mark.then(&Text::joined(doors, ""))
        });
        some(Text::joined(cabins, "  "))
    }

    fn losses_and_gains(&self, player: &PlayerView, screen: &Screen<'_>) -> Text {
        let unhappy = player.ship.disgruntled();
        let count: u8 = unhappy.iter().sum();
        let minus = if count > 0 { format!("  −{count}") } else { String::new() };
        let tokens = player.ship.tokens();
        let worth = u16::from(tokens) * u16::from(self.components().token_points());
        let plus = if tokens > 0 { format!("{tokens}  +{worth}") } else { "–".to_owned() };
        some(crowd(unhappy, screen))
            .and(minus)
            .padded(22)
            .and_styled(DIM, format!("{} ", screen.id("csa-label-bonus")))
            .and(plus)
    }

    fn hand(&self, player: &PlayerView, choices: &[Action], screen: &Screen<'_>) -> Text {
        let cards = player.held().map(|card| match card {
            None => Text::styled(DIM, "??"),
            Some(card) => {
                let number = number_of(choices, |action| action == Action::Play { card });
                let in_play = player.in_play() == Some(card);
                let mark = match number {
                    Some(number) => Text::styled(CHOICE, format!("[{number}] ")),
                    None if in_play => Text::styled(CHOICE, "▸ "),
                    None => Text::default(),
                };
                mark.then(&card_text(self, player, card, in_play, screen))
            }
        });
        Text::joined(cards, "     ")
    }
}

/// A card; where it is being played, brackets show whose turn it is.
fn card_text(
    game: &ComeSailAway,
    player: &PlayerView,
    card: Card,
    in_play: bool,
    screen: &Screen<'_>,
) -> Text {
    let face = game.components().face(card);
    let next = player.progress.filter(|_| in_play).and_then(|progress| progress.next_passenger(face));
    let passengers = (0u8..).zip(face.passengers()).map(|(index, &colour)| {
        let who = chip(colour, screen).and(if index == face.luggage() { "*" } else { "" });
        match next == Some(index) {
            true => Text::styled(CHOICE, "[").then(&who).and_styled(CHOICE, "]"),
            false => who,
        }
    });
    Text::joined(passengers, " ").and_styled(DIM, format!("  ({card})"))
}

/// Colours that are spoken of: `+BGO`.
pub(super) fn colours(set: Colours, screen: &Screen<'_>) -> Vec<(Style, String)> {
    set.iter().map(|colour| (ink_style(colour), letter(colour, screen))).collect()
}

/// The text, or a dash for none.
fn some(text: Text) -> Text {
    if text.width() == 0 { Text::plain("–") } else { text }
}

#[cfg(test)]
mod tests {
    use come_sail_away::{Options, Tile};
    use game::{BySeat, Chance, Dealer, Parts, QuickChance, Viewer};

    use super::*;
    use crate::output::Output;
    use crate::terminal::text::WIDTH;

    /// Plays a random game and hands over what every seat sees at every step, with its choices.
    fn walk(game: &ComeSailAway, seed: u64, mut see: impl FnMut(&View, Seat, &[Action])) {
        let mut state = game.start(&game.deal(&mut Dealer::new(seed))).unwrap();
        let (mut chance, mut list) = (QuickChance::new(seed), Vec::new());
        loop {
            for seat in game.seats().iter() {
                game.legal(&state, seat, &mut list);
                see(&game.view(&state, Viewer::Seat(seat)), seat, &list);
            }
            let Some(seat) = game.awaited(&state).lowest() else { break };
            game.legal(&state, seat, &mut list);
            let action = *chance.choose(&list).unwrap();
            game.apply(&mut state, seat, action, &mut ()).unwrap();
        }
    }

    #[test]
    fn everything_fits_on_a_line_in_every_language() {
        for lang in ["en", "fr", "uk"] {
            let output = Output::from_args(["--lang", lang].map(str::to_owned).into_iter());
            let screen = Screen::new(&output, &[]);
            for (seed, facilities) in (1..).zip([vec![1, 2, 3, 4, 5], vec![6, 7, 8, 9, 10]]) {
                for players in [1, 3] {
                    let options = Options { players, facilities: facilities.clone(), ..Options::default() };
                    let game = ComeSailAway::new(options, Parts::BuiltIn).unwrap();
                    walk(&game, seed, |view, seat, choices| {
                        let lines =
                            [game.head(view, &screen), game.board(view, seat, choices, &screen)].concat();
                        for line in lines {
                            assert!(line.width() <= WIDTH, "{lang}: {line}");
                        }
                    });
                }
            }
        }
    }

    #[test]
    fn every_choice_of_a_room_has_its_number_in_the_drawing() {
        let output = Output::from_args(["--lang", "en"].map(str::to_owned).into_iter());
        let screen = Screen::new(&output, &[]);
        let game = ComeSailAway::new(Options::default(), Parts::BuiltIn).unwrap();
        walk(&game, 3, |view, seat, choices| {
            let drawing: String = game.board(view, seat, choices, &screen).iter().map(plain).collect();
            for (index, action) in choices.iter().enumerate() {
                let number = index + 1;
                let numbered =
                    drawing.contains(&format!("[{number}]")) || drawing.contains(&format!("({number})"));
                let elsewhere = matches!(action, Action::Order { .. } | Action::Take { .. } | Action::End);
                assert!(numbered || elsewhere, "{action}\n{drawing}");
            }
        });
    }

    #[test]
    fn the_row_of_cards_in_hand_is_without_the_used_one_once_a_round_is_finished() {
        let output = Output::from_args(["--lang", "en"].map(str::to_owned).into_iter());
        let screen = Screen::new(&output, &[]);
        let label = screen.id("csa-label-hand");
        let options = Options { players: 3, ..Options::default() };
        let game = ComeSailAway::new(options, Parts::BuiltIn).unwrap();
        let (mut used, mut left_out) = (BySeat::<Option<Card>>::default(), 0);
        walk(&game, 5, |view, seat, choices| {
            let player = view.player(seat).unwrap();
            let lines = game.board(view, seat, choices, &screen);
            let row = lines.iter().map(plain).find(|line| line.trim_start().starts_with(&label)).unwrap();
            used[seat] = player.in_play().or(used[seat]);
            for card in player.hand.into_iter().flatten() {
                let finished = used[seat] == Some(card) && player.in_play().is_none();
                assert_eq!(row.contains(&format!("({card})")), !finished, "{card}: {row:?}");
                left_out += usize::from(finished);
            }
        });
        assert!(left_out > 10, "{left_out}");
    }

    fn plain(line: &Text) -> String {
        anstream::adapter::strip_str(&line.to_string()).to_string()
    }

    #[test]
    fn short_names_leave_room_for_the_points() {
        for lang in ["en", "fr", "uk"] {
            let output = Output::from_args(["--lang", lang].map(str::to_owned).into_iter());
            let cabins = Colour::ALL.map(Tile::GuestCabin);
            let facilities = come_sail_away::Facility::ALL.map(Tile::Facility);
            for tile in cabins.into_iter().chain(facilities) {
                let name = output.say(&tile.say_short());
                assert!(name.chars().count() <= 10 && !name.contains("csa-"), "{lang}: {name}");
            }
        }
    }
}
