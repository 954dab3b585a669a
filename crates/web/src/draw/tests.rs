//! What `draw!` makes of markup.

use super::prelude::*;

fn html(node: Node) -> String {
    let mut text = String::new();
    node.write(&mut text);
    text
}

#[test]
fn values_stand_where_they_were_written() {
    let (class, name, points) = ("seat", String::from("Ada & <Ben>"), 7u8);
    let drawn = draw! { <div class=class data-seat=points + 1 aria-hidden="true">{name} <b>{points}</b> "points"</div> };
    assert_eq!(
        html(drawn),
        r#"<div class="seat" data-seat="8" aria-hidden="true">Ada &amp; &lt;Ben&gt;<b>7</b>points</div>"#
    );
}

#[test]
fn what_is_not_there_leaves_nothing() {
    let none: Option<String> = None;
    let drawn = draw! { <i hidden title=none.clone() data-on=true data-off=false>{none} {()} {Vec::<Node>::new()}</i> };
    assert_eq!(html(drawn), r#"<i hidden="" data-on=""></i>"#);
}

#[test]
fn several_drawings_are_a_list_and_lists_nest() {
    let rows = (1u8..3).map(|number| draw! { <li>{number}</li> });
    let drawn = draw! { <ul>{rows.collect_node()}</ul> <p>{["a", "b"]}</p> };
    assert_eq!(html(drawn), "<ul><li>1</li><li>2</li></ul><p>ab</p>");
}

#[test]
fn markup_styles_and_names_that_rust_keeps() {
    let left = format!("{}%", 50);
    let drawn =
        draw! { <span style:left=left type="x" >{Node::Markup("<b>bold</b>")}</span> <use_ href="#a" /> };
    assert_eq!(html(drawn), r##"<span style="left:50%" type="x"><b>bold</b></span><use href="#a"></use>"##);
}

#[test]
fn expressions_need_no_braces() {
    let list = [3u8, 4];
    let drawn = draw! {
        <path d=format!("M{} 0", list[0]) x=-1.5 + 2.0 y=list.iter().copied().max() class=(list.len() == 2).then_some("two") />
    };
    assert_eq!(html(drawn), r#"<path d="M3 0" x="0.5" y="4" class="two"></path>"#);
}
