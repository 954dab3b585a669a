//! `seaboard components`: the printed values and where they come from.

use std::process::ExitCode;

use catalog::with_game;
use game::parts::{Printed, Source};
use game::{Game, Message};

use crate::args::ComponentsArgs;
use crate::output::{Failure, Output, print};

pub(crate) fn run(output: &Output, args: &ComponentsArgs) -> Result<ExitCode, Failure> {
    let game = args.game.game(None)?;
    with_game!(&game, game => {
        print(&if args.json { as_json(game.as_ref()) } else { listing(output, game.as_ref()) });
    });
    Ok(ExitCode::SUCCESS)
}

fn as_json<G: Game>(game: &G) -> String {
    let all = serde_json::json!({ "fingerprint": game.parts().fingerprint, "values": game.parts().printed });
    format!("{all}\n")
}

fn listing<G: Game>(output: &Output, game: &G) -> String {
    let all = &game.parts().printed;
    let stated = all.iter().filter(|p| p.source != Source::Reconstructed).count();
    let summary = Message::new("cli-components")
        .with("fingerprint", game.parts().fingerprint.as_str())
        .with("stated", stated)
        .with("reconstructed", all.len() - stated);
    let width = |f: fn(&Printed) -> &str| all.iter().map(|p| f(p).chars().count()).max().unwrap_or(0);
    let (fields, values) = (width(|p| &p.field), width(|p| &p.value));
    let mut text = format!("{}\n\n", output.say(&summary));
    for line in all {
        let source = source(output, &line.source);
        text += &format!("{:<fields$}  {:<values$}  {source}\n", line.field, line.value);
    }
    text
}

fn source(output: &Output, source: &Source) -> String {
    match source {
        Source::Reconstructed => output.id("cli-source-reconstructed"),
        Source::Stated(texts) => {
            let names: Vec<String> =
                texts.iter().map(|text| output.id(&format!("cli-source-{text}"))).collect();
            output.say(&Message::new("cli-source-stated").with("texts", names.join(", ")))
        }
    }
}
