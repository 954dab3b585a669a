//! `seaboard replay`: a saved game, moment by moment, or as JSON for other programs.

use std::io::{BufRead, IsTerminal};
use std::process::ExitCode;

use catalog::{AnyTable, with_table};
use game::{Game, Message, Recorder, Seat, Sight, Speak, Told, Viewer};
use serde_json::{Map, Value, json};
use table::{Entry, Table};

use crate::args::ReplayArgs;
use crate::terminal::{Draw, Screen};
use crate::voice::{Complaint, Voice, print, read_file};

pub(crate) fn run(voice: &Voice, args: &ReplayArgs) -> Result<ExitCode, Complaint> {
    let text = read_file(&args.file)?;
    let any = AnyTable::load(&text).map_err(|error| error.message())?;
    with_table!(any, table => {
        let viewer = viewer(args, &table)?;
        if args.json { print_json(&table)? } else { step_through(voice, table, viewer) }
    });
    Ok(ExitCode::SUCCESS)
}

fn viewer<G: Game>(args: &ReplayArgs, table: &Table<G>) -> Result<Viewer, Complaint> {
    match args.as_seen_by.as_deref() {
        None => Ok(Viewer::Afterwards),
        Some("spectator") => Ok(Viewer::Spectator),
        Some(text) => {
            let seat = text.parse::<usize>().ok().and_then(|n| Seat::new(n.checked_sub(1)?));
            let seat = seat.filter(|seat| seat.index() < table.game().players());
            seat.map(Viewer::Seat).ok_or_else(|| Complaint(Message::new("cli-viewer").with("value", text)))
        }
    }
}

/// Shows the game from the first moment on. At a terminal, Enter goes on; otherwise everything is printed.
fn step_through<G: Game + Speak + Draw>(voice: &Voice, mut table: Table<G>, viewer: Viewer) {
    // Whoever holds the file could read everything in it.
    table.lay_open();
    let moments = table.history(viewer);
    let screen = Screen::new(voice, table.names());
    let by_hand = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let mut at = 0;
    loop {
        let view = match at {
            0 => table.first_view(viewer),
            n => table.view_at(viewer, &moments[n - 1]),
        };
        let moment = Message::new("cli-moment").with("number", at).with("of", moments.len());
        print(&format!("{}\n", voice.say(&moment)));
        let events = if at == 0 { &[][..] } else { &moments[at - 1].events[..] };
        for event in events {
            print(&format!("  {}\n", screen.say(&table.game().say_event(&view, event))));
        }
        if by_hand || at == moments.len() {
            screen.draw(table.game(), &view);
        }
        match if by_hand { ask(voice) } else { Step::By(1) } {
            Step::By(n) if at == moments.len() && n > 0 && !by_hand => break,
            Step::By(n) => at = at.saturating_add_signed(n).min(moments.len()),
            Step::To(n) => at = n.min(moments.len()),
            Step::Quit => break,
        }
    }
    if table.is_over() {
        screen.result(&table);
    }
}

enum Step {
    By(isize),
    To(usize),
    Quit,
}

/// Enter or `n`: on; `b`: back; a number: there; `q` or the end of input: stop.
fn ask(voice: &Voice) -> Step {
    print(&format!("{} ", voice.id("cli-replay-prompt")));
    let mut line = String::new();
    match std::io::stdin().lock().read_line(&mut line) {
        Ok(0) | Err(_) => return Step::Quit,
        Ok(_) => {}
    }
    match line.trim() {
        "" | "n" => Step::By(1),
        "b" => Step::By(-1),
        "q" => Step::Quit,
        number => number.parse().map_or(Step::By(0), Step::To),
    }
}

/// The deal, then every entry of the log, then the score sheets: one object a line, enough to check the game from outside.
fn print_json<G: Game + Clone>(table: &Table<G>) -> Result<(), Complaint> {
    let mut again = table.afresh();
    again.lay_open();
    let game = again.game().clone();
    let components: toml::Table = toml::from_str(game.parts().text).unwrap_or_default();
    line(&json!({
        "record": "deal",
        "game": G::ID,
        "rules": G::RULES,
        "options": game.options(),
        "components": components,
        "fingerprint": game.parts().fingerprint,
        "seats": table.names(),
        "deal": again.deal(),
    }));
    for (number, entry) in table.log().iter().enumerate() {
        let record = replay_entry(&mut again, number + 1, entry)?;
        line(&record);
    }
    again.lay_open();
    let view = again.view(Viewer::Afterwards);
    for (seat, name) in Seat::ALL.into_iter().zip(table.names()) {
        let sheet = game.score_lines(&view, seat);
        let lines: Map<String, Value> = G::SCORE_LINES
            .iter()
            .zip(&sheet)
            .map(|(name, &points)| ((*name).to_owned(), json!(points)))
            .collect();
        let total: i32 = sheet.iter().sum();
        line(&json!({ "record": "score", "seat": seat, "name": name, "lines": lines, "total": total }));
    }
    if let Some(outcome) = again.outcome() {
        line(&json!({ "record": "result", "winners": outcome.winners }));
    }
    Ok(())
}

fn replay_entry<G: Game>(
    table: &mut Table<G>,
    number: usize,
    entry: &Entry<G::Action>,
) -> Result<Value, Complaint> {
    let named = |action: &G::Action| json!({ "notation": action.to_string(), "index": G::index(*action), "fields": action });
    let seat = match *entry {
        Entry::Act(seat, _) | Entry::Undo(seat) | Entry::Rewind(seat) => seat,
    };
    let legal: Vec<Value> = table.legal(seat).iter().map(named).collect();
    let mut recorder = Recorder::default();
    let taken = match entry {
        Entry::Act(seat, action) => {
            let refused = |refusal: game::Refusal| Message::new("cli-refused").with("rule", refusal.0);
            table.act_telling(*seat, *action, &mut recorder).map_err(refused)?;
            named(action)
        }
        Entry::Undo(seat) => {
            table.undo(*seat).map_err(|reason| reason.message())?;
            json!({ "notation": "undo" })
        }
        Entry::Rewind(seat) => {
            table.rewind(*seat).map_err(|reason| reason.message())?;
            json!({ "notation": "rewind" })
        }
    };
    let events: Vec<Value> = recorder.told.iter().map(told).collect();
    Ok(json!({
        "record": "entry", "number": number, "seat": seat, "legal": legal, "taken": taken, "events": events,
    }))
}

/// An event and who sees it: all, or some seats, or some seats until the next reveal.
fn told<E: serde::Serialize>(told: &Told<E>) -> Value {
    let (seen_by, event) = match told {
        Told::Reveal => return json!({ "reveal": true }),
        Told::Event(Sight::All, event) => (json!("all"), event),
        Told::Event(Sight::Only(seats), event) => (json!({ "only": seats }), event),
        Told::Event(Sight::Withheld(seats), event) => (json!({ "until-reveal": seats }), event),
    };
    json!({ "seen-by": seen_by, "fields": event })
}

fn line(record: &Value) {
    print(&format!("{record}\n"));
}
