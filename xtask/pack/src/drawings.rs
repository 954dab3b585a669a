//! Drawings that never change, as part of the page: painted before any code is there, and shown again by the app.

use std::collections::BTreeMap;

use crate::failure::Failure;

/// Where the page wants them.
pub(crate) const PLACE: &str = "{{drawings}}";

/// The drawings by their names, as symbols of these names that `<use>` shows.
pub(crate) fn symbols(drawings: &BTreeMap<String, String>) -> Result<String, Failure> {
    let symbols = drawings.iter().map(|(name, drawing)| {
        symbol(name, drawing).ok_or_else(|| Failure::new(format!("{name} is no <svg> with a viewBox")))
    });
    let symbols: Vec<String> = symbols.collect::<Result<_, _>>()?;
    Ok(format!(r#"<svg class="symbols" aria-hidden="true">{}</svg>"#, symbols.concat()))
}

fn symbol(name: &str, drawing: &str) -> Option<String> {
    let (head, rest) = drawing.split_once("<svg")?.1.split_once('>')?;
    let (inner, _) = rest.rsplit_once("</svg>")?;
    let view_box = head.split_once("viewBox=\"")?.1.split_once('"')?.0;
    let lines: Vec<&str> = inner.lines().map(str::trim).filter(|line| !line.starts_with("<!--")).collect();
    Some(format!(
        r#"<symbol id="{name}" viewBox="{view_box}" preserveAspectRatio="xMidYMid slice">{}</symbol>"#,
        lines.concat()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_becomes_a_symbol_without_its_comments() {
        let of = |drawing: &str| symbols(&BTreeMap::from([("buoy".to_owned(), drawing.to_owned())]));
        let drawing =
            "<svg xmlns=\"x\" viewBox=\"0 0 3 2\">\n    <!-- The sea. -->\n    <path d=\"M0 0\" />\n</svg>\n";
        assert_eq!(
            of(drawing).unwrap(),
            "<svg class=\"symbols\" aria-hidden=\"true\"><symbol id=\"buoy\" viewBox=\"0 0 3 2\" \
             preserveAspectRatio=\"xMidYMid slice\"><path d=\"M0 0\" /></symbol></svg>"
        );
        assert_eq!(of("<p>").err().unwrap().reason, "buoy is no <svg> with a viewBox");
    }
}
