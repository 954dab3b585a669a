//! A drawing of boxes and text, put together before it is printed.

use anstyle::Style;

use super::text::Text;

const UP: u8 = 1;
const DOWN: u8 = 2;
const LEFT: u8 = 4;
const RIGHT: u8 = 8;

/// Which way lines run from a point, as a character: the index is a sum of the directions.
const LINES: [char; 16] = [' ', '│', '│', '│', '─', '┘', '┐', '┤', '─', '└', '┌', '├', '─', '┴', '┬', '┼'];

#[derive(Clone, Copy)]
enum Cell {
    /// Lines that run from here.
    Line(u8),
    Ink(char, Style),
}

/// A drawing: columns count from the left, rows from the top.
pub(crate) struct Canvas {
    rows: Vec<Vec<Cell>>,
    frames: Style,
}

impl Canvas {
    /// An empty one, whose boxes are drawn in this style.
    pub(crate) fn new(width: usize, height: usize, frames: Style) -> Canvas {
        Canvas { rows: vec![vec![Cell::Line(0); width]; height], frames }
    }

    /// A box, lines included. Lines that meet those of another box join them.
    pub(crate) fn frame(&mut self, (x, y): (usize, usize), width: usize, height: usize) {
        let (right, bottom) = (x + width.max(2) - 1, y + height.max(2) - 1);
        for column in x..=right {
            let along = if column > x { LEFT } else { 0 } | if column < right { RIGHT } else { 0 };
            self.line(column, y, along);
            self.line(column, bottom, along);
        }
        for row in y..=bottom {
            let along = if row > y { UP } else { 0 } | if row < bottom { DOWN } else { 0 };
            self.line(x, row, along);
            self.line(right, row, along);
        }
    }

    fn line(&mut self, x: usize, y: usize, ways: u8) {
        if let Some(Cell::Line(lines)) = self.rows.get_mut(y).and_then(|row| row.get_mut(x)) {
            *lines |= ways;
        }
    }

    /// Writes from here to the right; the column after it. What does not fit is left out.
    pub(crate) fn write(&mut self, (x, y): (usize, usize), style: Style, text: &str) -> usize {
        let Some(row) = self.rows.get_mut(y) else { return x };
        let mut column = x;
        for letter in text.chars() {
            if let Some(cell) = row.get_mut(column) {
                *cell = Cell::Ink(letter, style);
            }
            column += 1;
        }
        column
    }

    /// Writes so that the text ends before this column.
    pub(crate) fn write_before(&mut self, (end, y): (usize, usize), style: Style, text: &str) {
        self.write((end.saturating_sub(text.chars().count()), y), style, text);
    }

    /// The drawing, line by line.
    pub(crate) fn into_lines(self) -> Vec<Text> {
        let frames = self.frames;
        self.rows.iter().map(|row| line(row, frames)).collect()
    }
}

/// One line, cells of the same style together.
fn line(row: &[Cell], frames: Style) -> Text {
    let look = |cell: &Cell| match *cell {
        Cell::Line(0) => (' ', Style::new()),
        Cell::Line(ways) => (LINES[usize::from(ways & 15)], frames),
        Cell::Ink(letter, style) => (letter, style),
    };
    let (mut text, mut run, mut style) = (Text::default(), String::new(), Style::new());
    for (letter, next) in row.iter().map(look) {
        if next != style {
            text = text.and_styled(style, std::mem::take(&mut run));
            style = next;
        }
        run.push(letter);
    }
    text.and_styled(style, run.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_that_touch_share_their_lines() {
        let mut canvas = Canvas::new(9, 5, Style::new());
        canvas.frame((0, 0), 5, 3);
        canvas.frame((4, 0), 5, 3);
        canvas.frame((0, 2), 9, 3);
        canvas.write((2, 1), Style::new(), "a");
        canvas.write_before((8, 3), Style::new(), "bc");
        let lines: Vec<String> = canvas.into_lines().iter().map(ToString::to_string).collect();
        assert_eq!(lines, ["┌───┬───┐", "│ a │   │", "├───┴───┤", "│     bc│", "└───────┘"]);
    }

    #[test]
    fn what_does_not_fit_is_left_out() {
        let mut canvas = Canvas::new(3, 1, Style::new());
        assert_eq!(canvas.write((1, 0), Style::new(), "abc"), 4);
        canvas.write((0, 9), Style::new(), "x");
        canvas.frame((0, 0), 9, 9);
        assert_eq!(canvas.into_lines()[0].to_string(), "┌ab");
    }
}
