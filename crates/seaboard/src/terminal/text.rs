//! Text with colours that knows how wide it is.

use std::fmt;

use anstyle::Style;
use unicode_width::UnicodeWidthStr;

/// What fits on a line.
pub(crate) const WIDTH: usize = 80;

/// One line of text, or a piece of one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Text {
    /// With escape codes, which are taken out again where the output shows no colours.
    styled: String,
    width: usize,
}

impl Text {
    /// Text as it is.
    pub(crate) fn plain(text: impl AsRef<str>) -> Text {
        Text::default().and(text)
    }

    /// Text in this style.
    pub(crate) fn styled(style: Style, text: impl AsRef<str>) -> Text {
        Text::default().and_styled(style, text)
    }

    /// With more text as it is.
    #[must_use]
    pub(crate) fn and(self, text: impl AsRef<str>) -> Text {
        self.and_styled(Style::new(), text)
    }

    /// With more text in this style.
    #[must_use]
    pub(crate) fn and_styled(mut self, style: Style, text: impl AsRef<str>) -> Text {
        let text = text.as_ref();
        self.styled.push_str(&format!("{style}{text}{style:#}"));
        self.width += text.width();
        self
    }

    /// With another text behind it.
    #[must_use]
    pub(crate) fn then(mut self, other: &Text) -> Text {
        self.styled.push_str(&other.styled);
        self.width += other.width;
        self
    }

    /// With spaces up to this width.
    #[must_use]
    pub(crate) fn padded(self, width: usize) -> Text {
        let missing = width.saturating_sub(self.width);
        self.and(" ".repeat(missing))
    }

    /// How many columns it takes.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// These texts in a row, with this between them.
    pub(crate) fn joined(texts: impl IntoIterator<Item = Text>, between: &str) -> Text {
        texts.into_iter().fold(Text::default(), |row, text| match row.width {
            0 => text,
            _ => row.and(between).then(&text),
        })
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.styled)
    }
}

/// The text, cut to this width if need be.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        kept.push(letter);
        if kept.width() + 1 > width {
            kept.pop();
            break;
        }
    }
    kept + "…"
}

/// The text in lines of [`WIDTH`], all but the first of them indented.
pub(crate) fn wrapped(text: &str, indent: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) => lines.push(" ".repeat(indent) + word),
            None => lines.push(word.to_owned()),
        }
    }
    lines.join("\n")
}

/// Between two columns.
const GAP: usize = 3;
/// An entry wider than this has a line to itself, so that it does not spoil the columns of the others.
const WIDE: usize = 44;

/// The entries in as many columns as fit, read from top to bottom.
pub(crate) fn columns(entries: &[Text]) -> Vec<Text> {
    let wide = |entry: &Text| entry.width() > WIDE;
    entries.chunk_by(|one, next| wide(one) == wide(next)).flat_map(as_many_as_fit).collect()
}

fn as_many_as_fit(entries: &[Text]) -> Vec<Text> {
    let widths = |down: usize| -> Vec<usize> {
        let widest = |column: &[Text]| column.iter().map(Text::width).max().unwrap_or(0);
        entries.chunks(down).map(widest).collect()
    };
    let fits = |down: &usize| {
        let widths = widths(*down);
        widths.iter().sum::<usize>() + GAP * (widths.len() - 1) <= WIDTH
    };
    let down = (1..entries.len()).find(fits).unwrap_or(entries.len());
    let widths = widths(down);
    let line = |row: usize| {
        let cells =
            entries.chunks(down).zip(&widths).filter_map(|(column, width)| Some((column.get(row)?, width)));
        let mut line = Text::default();
        let mut end = 0;
        for (cell, width) in cells {
            line = line.padded(end).then(cell);
            end += width + GAP;
        }
        line
    };
    (0..down).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_go_down_before_they_go_across() {
        let entries: Vec<Text> = (1..=5).map(|n| Text::plain(format!("{n} {}", "x".repeat(30)))).collect();
        let lines: Vec<String> = columns(&entries).iter().map(ToString::to_string).collect();
        let begins: Vec<(&str, Option<&str>)> = lines.iter().map(|l| (&l[..1], l.get(35..36))).collect();
        assert_eq!(begins, [("1", Some("4")), ("2", Some("5")), ("3", None)]);
        assert!(columns(&[]).is_empty());
    }

    #[test]
    fn a_wide_entry_has_its_own_line() {
        let entries = [30, 41, 20, 60].map(|width| Text::plain("x".repeat(width)));
        let widths: Vec<usize> = columns(&entries).iter().map(Text::width).collect();
        assert_eq!(widths, [64, 41, 60], "two and one in columns, then the wide one");
    }

    #[test]
    fn long_text_is_wrapped_between_words() {
        let text = "word ".repeat(40);
        let wrapped = wrapped(text.trim_end(), 4);
        assert!(wrapped.lines().all(|line| line.width() <= WIDTH));
        assert_eq!(wrapped.split_whitespace().count(), 40);
    }

    #[test]
    fn a_long_name_is_cut() {
        assert_eq!(cut("Grace", 5), "Grace");
        assert_eq!(cut("Gracious", 5), "Grac…");
        assert_eq!(cut("日本語", 5), "日本…");
    }

    #[test]
    fn colours_take_no_room() {
        let style = Style::new().bold();
        assert_eq!(Text::styled(style, "ab").and("c").padded(5).width(), 5);
    }
}
