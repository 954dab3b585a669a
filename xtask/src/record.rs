//! Figures that a command measured, written into a document in place of those that stand there.

use std::fs;

use crate::root;
use crate::shell::Failure;

/// Ends what a command wrote.
const END: &str = "<!-- To here. -->\n";

/// A part of a document that a command writes.
pub(crate) struct Part {
    pub(crate) document: &'static str,
    pub(crate) command: &'static str,
}

impl Part {
    /// Writes it, in place of what was there.
    pub(crate) fn record(&self, text: &str) -> Result<(), Failure> {
        let path = root().join(self.document);
        let wrong = |detail: String| Failure::new(format!("{}: {detail}", path.display()));
        let document = fs::read_to_string(&path).map_err(|error| wrong(error.to_string()))?;
        let new =
            self.replaced(&document, text).ok_or_else(|| wrong("no place for the figures".to_owned()))?;
        fs::write(&path, new).map_err(|error| wrong(error.to_string()))
    }

    fn replaced(&self, document: &str, text: &str) -> Option<String> {
        let begin = format!("<!-- From here: written by `{}`. -->\n", self.command);
        let (before, rest) = document.split_once(&begin)?;
        let (_, after) = rest.split_once(END)?;
        Some(format!("{before}{begin}\n{text}\n{END}{after}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{bench_online, python_bench};

    #[test]
    fn what_was_recorded_before_is_replaced_and_nothing_else() {
        let part = Part { document: "none", command: "count" };
        let document = format!("before\n<!-- From here: written by `count`. -->\nold\n{END}after\n");
        let new = part.replaced(&document, "new\n").unwrap_or_default();
        assert_eq!(new, format!("before\n<!-- From here: written by `count`. -->\n\nnew\n\n{END}after\n"));
        assert_eq!(part.replaced(&new, "new\n").as_deref(), Some(&*new));
        assert!(part.replaced("before\nafter\n", "new").is_none());
    }

    #[test]
    fn documents_have_a_place_for_the_figures() {
        for part in [bench_online::FIGURES, python_bench::FIGURES] {
            let document = fs::read_to_string(root().join(part.document)).unwrap_or_default();
            assert!(part.replaced(&document, "").is_some(), "{}", part.document);
        }
    }
}
