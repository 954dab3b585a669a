//! Whatever *On Board* has to say reads well in every language.

use std::collections::BTreeSet;

use game::{
    Arg, BySeat, Chance, Dealer, Flaw, Game, Message, Parts, QuickChance, Recorder, Seat, Speak, Told, Viewer,
};
use on_board::{
    Action, Captain, Deal, Edition, Event, Level, Luggage, Objective, OnBoard, Options, Pile, Port, State,
    Symbol,
};

use super::listener::{Listener, action, all_is_written, books, damaged, first_view, named};

#[test]
fn every_message_that_the_rules_name_is_written() {
    all_is_written::<OnBoard>("ob-");
}

#[test]
fn names_are_short_and_signs_are_one_character() {
    let short: Vec<String> = ["ob-luggage-", "ob-captain-", "ob-objective-", "ob-port-", "ob-symbol-"]
        .into_iter()
        .flat_map(named::<OnBoard>)
        .collect();
    for book in books() {
        for id in &short {
            let name = book.say_id(id);
            assert!((1..=12).contains(&name.chars().count()), "{}: {id}: {name}", book.lang());
        }
        for names in
            ["ob-luggage-", "ob-captain-", "ob-objective-", "ob-port-", "ob-symbol-"].map(named::<OnBoard>)
        {
            let said: BTreeSet<String> = names.iter().map(|id| book.say_id(id)).collect();
            assert_eq!(said.len(), names.len(), "{}: {said:?}", book.lang());
        }
        let signs = Symbol::ALL.map(|symbol| book.say_id(&format!("ob-sign-{symbol}")));
        assert!(signs.iter().all(|sign| sign.chars().count() == 1), "{signs:?}");
        assert_eq!(BTreeSet::from(signs.clone()).len(), 3, "{signs:?}");
    }
}

#[test]
fn whatever_is_said_in_hundreds_of_games_comes_out_in_every_language() {
    let mut listener = Listener::<OnBoard>::new("ob-");
    for (index, options) in Options::all().enumerate() {
        let game = game(options);
        (0..30).for_each(|seed| listener.listen(&game, 1000 * index as u64 + seed));
    }
    assert!(listener.count() > 1000, "only {} messages", listener.count());
    let rare = ["ob-event-lover-lost", "ob-event-symbol-lost", "ob-prompt-lover-alone"];
    listener.has_heard_all(&["ob-event-", "ob-action-", "ob-prompt-"], &rare);
}

#[test]
fn every_action_and_event_comes_out_at_any_time() {
    let mut listener = Listener::<OnBoard>::new("ob-");
    for options in Options::all() {
        let game = game(options);
        let view = first_view(&game);
        let actions = (0..OnBoard::ACTIONS).filter_map(OnBoard::from_index);
        actions.for_each(|action| listener.hear(&game.say_action(&view, action)));
        every_event().iter().for_each(|event| listener.hear(&game.say_event(&view, event)));
    }
}

#[test]
fn events_read_well() {
    let game =
        game(Options { captains: true, luggage: true, special_passengers: true, ..Options::default() });
    let names = ["Zoé".to_owned(), "Оля".to_owned()];
    let (seat, view) = (Seat::ALL[0], first_view(&game));
    let says = |event: Event, expected: [&str; 3]| {
        let message = game.say_event(&view, &event);
        assert_eq!(books().map(|book| book.say(&message, &names).replace('\u{a0}', " ")), expected);
    };
    says(
        Event::RoundBegan { round: 7, splitter: Seat::ALL[1] },
        [
            "Round 7 begins. Оля splits.",
            "Le tour 7 commence. Оля répartit.",
            "Починається раунд 7. Розподіляє Оля.",
        ],
    );
    says(
        Event::CaptainKept { seat, captain: Captain::Lovers },
        [
            "Zoé sails with the captain “Lovers”: every lover is worth 3 points more.",
            "Zoé part avec le Capitaine « Lovers » : 3 points de plus par Lover.",
            "Zoé вирушає з капітаном «Закохані»: на 3 очки більше за кожного закоханого.",
        ],
    );
    says(
        Event::Offered { seat, alone: 1, hidden: Some(Pile::Two) },
        [
            "Zoé sets card 2 apart; the other two lie face down.",
            "Zoé sépare la carte 2 ; les deux autres sont face cachée.",
            "Zoé кладе карту 2 окремо; дві інші лежать долілиць.",
        ],
    );
    says(
        Event::Satisfied { seat, count: 3 },
        [
            "Zoé ticks 3 satisfied passengers.",
            "Zoé coche 3 Passagers Satisfaits.",
            "Zoé позначає 3 задоволених.",
        ],
    );
    says(
        Event::Opened { seat, level: Level::Two },
        ["Zoé opens a ★★ cabin.", "Zoé ouvre une cabine ★★.", "Zoé відчиняє каюту ★★."],
    );
    says(
        Event::ObjectiveNoted { seat, objective: Objective::ChosenSymbol, symbol: Some(Symbol::Glass) },
        [
            "Zoé notes an objective: 1 point per symbol of the chosen kind (glass).",
            "Zoé note un Objectif : 1 point par symbole du type choisi (Verre).",
            "Zoé записує ціль: 1 очко за кожен символ вибраного виду (бокал).",
        ],
    );
    says(
        Event::LuggageLaid { seat, luggage: Luggage::Stars },
        [
            "Zoé lays out luggage “Extra stars”: add 2 stars to cabins you open.",
            "Zoé pose le Bagage « Étoiles » : ajoutez 2 étoiles aux cabines à ouvrir.",
            "Zoé викладає багаж «Зірки»: додайте 2 зірки каютам, які відчиняєте.",
        ],
    );
    says(
        Event::PortReached { port: Port::FewestSatisfied, counts: BySeat([1, 2]) },
        [
            "Port of call: fewest satisfied passengers.",
            "Escale : le moins de Passagers Satisfaits.",
            "Порт: найменше задоволених.",
        ],
    );
    says(
        Event::SunsScored { seat, points: 12 },
        [
            "Zoé scores 12 points for suns.",
            "Zoé marque 12 points pour les Soleils.",
            "Zoé отримує 12 очок за сонця.",
        ],
    );
}

#[test]
fn cards_prompts_and_actions_read_well() {
    let game = game(Options::default());
    let faces = ["\"2 sun\"", "\"3 5 glass\"", "\"open 1+2\""];
    let mut state = dealt(&game, faces);
    let (splitter, chooser) = (Seat::ALL[0], Seat::ALL[1]);
    let said = |message: &Message| books().map(|book| book.say(message, &[]).replace('\u{a0}', " "));
    let asks = |state: &State, seat: Seat, expected: [&str; 3]| {
        assert_eq!(said(&game.prompt(&game.view(state, Viewer::Seat(seat)))), expected);
    };
    let offers = |state: &State, seat: Seat, notation: &str, expected: [&str; 3]| {
        let view = game.view(state, Viewer::Seat(seat));
        assert_eq!(said(&game.say_action(&view, action(notation))), expected);
    };

    asks(
        &state,
        chooser,
        ["Player 1 splits the cards", "Joueur 1 répartit les cartes", "Гравець 1 розподіляє карти"],
    );
    asks(
        &state,
        splitter,
        [
            "Choose the card to set apart",
            "Choisissez la carte à mettre à part",
            "Виберіть карту, що лежатиме окремо",
        ],
    );
    offers(&state, splitter, "alone 1", ["Passenger ★★ (sun)", "Passager ★★ (Soleil)", "Пасажир ★★ (сонце)"]);
    game.apply(&mut state, splitter, action("alone 1"), &mut ()).expect("legal");
    game.apply(&mut state, splitter, Action::End, &mut ()).expect("legal");
    asks(&state, chooser, ["Choose a pile", "Choisissez un paquet", "Виберіть стос"]);
    offers(
        &state,
        chooser,
        "choose two",
        [
            "Take: passenger ★★★ (5 points, wants a glass), cabins ★ + ★★",
            "Prendre : Passager ★★★ (5 points, exige un Verre), Cabines ★ + ★★",
            "Узяти: пасажир ★★★ (5 очок, хоче бокал), каюти ★ + ★★",
        ],
    );
    game.apply(&mut state, chooser, action("choose two"), &mut ()).expect("legal");
    asks(
        &state,
        splitter,
        [
            "Passenger ★★ (sun): choose a cabin",
            "Passager ★★ (Soleil) : choisissez une cabine",
            "Пасажир ★★ (сонце): виберіть каюту",
        ],
    );
    offers(
        &state,
        splitter,
        "place 1",
        ["★ cabin – 1 unhappy passenger", "Cabine ★ – 1 Mécontent", "Каюта ★ — 1 незадоволений"],
    );
    offers(
        &state,
        splitter,
        "place 2",
        ["★★ cabin – as requested", "Cabine ★★ – comme demandé", "Каюта ★★ — як просить"],
    );
    offers(
        &state,
        splitter,
        "place 3",
        ["★★★ cabin – 1 satisfied passenger", "Cabine ★★★ – 1 Satisfait", "Каюта ★★★ — 1 задоволений"],
    );
    game.apply(&mut state, chooser, action("next 1"), &mut ()).expect("legal");
    offers(
        &state,
        chooser,
        "place 2",
        ["★★ cabin – 2 unhappy passengers", "Cabine ★★ – 2 Mécontents", "Каюта ★★ — 2 незадоволені"],
    );
}

#[test]
fn a_lover_whom_no_cabin_can_take_is_announced() {
    let game = game(Options { luggage: true, ..Options::default() });
    let mut state = dealt(&game, ["\"1 sun\"", "\"lover 2\"", "\"luggage calm\""]);
    let (splitter, chooser) = (Seat::ALL[0], Seat::ALL[1]);
    for (seat, notation) in [(splitter, "alone 1"), (splitter, "end"), (chooser, "choose two")] {
        game.apply(&mut state, seat, action(notation), &mut ()).expect("legal");
    }
    let view = game.view(&state, Viewer::Seat(chooser));
    let said = |message: Message| books().map(|book| book.say(&message, &[]).replace('\u{a0}', " "));
    let prompt = [
        "Lover (2 points): no cabin can take them",
        "Lover (2 points) : aucune cabine ne convient",
        "Закоханий (2 очки): каюти для нього немає",
    ];
    assert_eq!(said(game.prompt(&view)), prompt);
    let away =
        ["Send them away – 1 unhappy passenger", "Renvoyer – 1 Mécontent", "Відмовити — 1 незадоволений"];
    assert_eq!(said(game.say_action(&view, Action::SendAway)), away);
    game.apply(&mut state, chooser, Action::Calm, &mut ()).expect("legal");
}

#[test]
fn what_placing_says_is_what_it_ticks() {
    let mut checked = 0;
    for (index, options) in Options::all().enumerate() {
        let game = game(options);
        for seed in 0..20 {
            checked += ticks_as_said(&game, 1000 * index as u64 + seed);
        }
    }
    assert!(checked > 1000, "only {checked}");
}

/// Plays a random game and compares what every placing promises with what it does.
fn ticks_as_said(game: &OnBoard, seed: u64) -> usize {
    let mut checked = 0;
    let mut state = game.start(&game.deal(&mut Dealer::new(seed))).expect("a deal of its own");
    let mut chance = QuickChance::new(seed);
    let mut legal = Vec::new();
    while let Some(seat) = game.awaited(&state).iter().next() {
        game.legal(&state, seat, &mut legal);
        let action = *chance.choose(&legal).unwrap();
        let promised = promise(&game.say_action(&game.view(&state, Viewer::Seat(seat)), action));
        let mut recorder = Recorder::default();
        game.apply(&mut state, seat, action, &mut recorder).expect("legal");
        let Some(promised) = promised else { continue };
        assert_eq!(ticked(&recorder, seat), promised, "{action}, seed {seed}");
        checked += 1;
    }
    checked
}

/// How many satisfied and unhappy a sentence promises, if it does.
fn promise(message: &Message) -> Option<(i64, i64)> {
    let ticks = message.args.iter().find_map(|(name, arg)| match arg {
        Arg::Message(ticks) if *name == "ticks" => Some(ticks),
        _ => None,
    })?;
    let number = |name: &str| {
        let found = ticks.args.iter().find(|(given, _)| *given == name);
        found.map_or(0, |(_, arg)| if let Arg::Number(n) = arg { *n } else { 0 })
    };
    Some(match &*ticks.id {
        "ob-ticks-satisfied" => (number("count"), 0),
        "ob-ticks-unhappy" => (0, number("count")),
        _ => (number("satisfied"), number("unhappy")),
    })
}

/// What a seat ticked before anything else happened.
fn ticked(recorder: &Recorder<Event>, seat: Seat) -> (i64, i64) {
    let events = recorder.told.iter().filter_map(|told| match told {
        Told::Event(_, event) => Some(*event),
        _ => None,
    });
    let (mut satisfied, mut unhappy) = (0, 0);
    let placed = |event: &Event| {
        matches!(event, Event::MovedIn { .. } | Event::SymbolWritten { .. } | Event::SentAway { .. })
    };
    for event in events.skip_while(|event| !placed(event)).skip(1) {
        match event {
            Event::Satisfied { seat: whose, count } if whose == seat => satisfied += i64::from(count),
            Event::Unhappy { seat: whose } if whose == seat => unhappy += 1,
            _ => break,
        }
    }
    (satisfied, unhappy)
}

#[test]
fn points_are_all_there_is_to_say_at_the_end() {
    let game = game(Options::default());
    let mut state = game.start(&game.deal(&mut Dealer::new(1))).expect("a deal of its own");
    game::play_out(&game, &mut state, &mut QuickChance::new(1), &mut Vec::new());
    assert_eq!(game.verdict(&game.view(&state, Viewer::Everything)), None);
}

#[test]
fn labels_read_well() {
    let round = Message::new("ob-label-round").with("round", 3).with("rounds", 20);
    let expected = ["Round 3 of 20", "Tour 3 sur 20", "Раунд 3 із 20"];
    assert_eq!(books().map(|book| book.say(&round, &[])), expected);
    let left = |count: i64, expected: [&str; 3]| {
        let message = Message::new("ob-label-deck").with("count", count);
        assert_eq!(books().map(|book| book.say(&message, &[])), expected);
    };
    left(1, ["1 card left", "1 carte à piocher", "1 карта в колоді"]);
    left(3, ["3 cards left", "3 cartes à piocher", "3 карти в колоді"]);
    left(57, ["57 cards left", "57 cartes à piocher", "57 карт у колоді"]);
    for edition in Edition::ALL {
        let id = format!("ob-edition-{}", edition.name());
        assert!(books().iter().all(|book| book.has(&id)), "{id}");
    }
    assert_eq!(books().map(|book| book.say_id("on-board-name")), ["On Board"; 3]);
}

#[test]
fn every_flaw_comes_out_in_every_language() {
    let mut listener = Listener::<OnBoard>::new("ob-");
    for flaw in flaws() {
        listener.hear(&flaw.message());
    }
    listener.has_heard_all(&["flaw-ob-"], &[]);
}

#[test]
fn a_component_file_with_any_line_missing_is_refused_in_every_language() {
    for edition in Edition::ALL {
        let options = Options { edition, ..Options::default() };
        let read = |text: &str| OnBoard::new(options, Parts::File(text));
        let refused = Listener::new("ob-").leave_out_lines(&game(options).parts().text, read);
        assert!(refused > 100, "only {refused} lines matter");
    }
}

fn flaws() -> Vec<Flaw> {
    let options = Options::default();
    let text = game(options).parts().text.clone();
    let damaged = |from: &str, to: &str| {
        let damaged = damaged(&text, from, to);
        OnBoard::new(options, Parts::File(&damaged)).expect_err(from)
    };
    let dealt = |damage: fn(&mut Deal)| {
        let game = game(options);
        let mut deal = game.deal(&mut Dealer::new(1));
        damage(&mut deal);
        game.start(&deal).expect_err("a damaged deal")
    };
    let first = Options { edition: Edition::BienvenueABord, captains: true, ..options };
    vec![
        OnBoard::new(first, Parts::BuiltIn).expect_err("no captains in the first edition"),
        damaged("name = \"on-board\"", "name = \"bienvenue-a-bord\""),
        damaged("stars = 1", "stars = 2"),
        damaged("cabins = { value = 9,", "cabins = { value = 13,"),
        damaged("compensation-symbol = { value = \"cabin\"", "compensation-symbol = { value = \"hold\""),
        damaged("value = \"cabin 2\"", "value = \"cabin 4\""),
        damaged("element = { value = \"symbols\"", "element = { value = \"satisfied\""),
        damaged("kind = \"empty cabins\"", "kind = \"suns\""),
        damaged("\"lover 2\"", "\"lover two\""),
        dealt(|deal| deal.first = 3),
        dealt(|deal| deal.ports.truncate(4)),
        dealt(|deal| deal.captains = vec![["give".to_owned(), "give".to_owned()]]),
        dealt(|deal| deal.deck[0] = deal.deck[1]),
    ]
}

/// Every event with every captain, luggage, card, level, symbol and so on.
fn every_event() -> Vec<Event> {
    let seat = Seat::ALL[1];
    let mut events = vec![
        Event::RoundBegan { round: 24, splitter: seat },
        Event::Took { seat, pile: Pile::One },
        Event::Took { seat, pile: Pile::Two },
        Event::Unhappy { seat },
        Event::LoverLost { seat },
        Event::OpeningLost { seat },
        Event::SymbolLost { seat },
        Event::KeptCards { seat },
        Event::Finished { seat },
        Event::PortWon { seat },
        Event::PortTied,
        Event::Over,
    ];
    for hidden in [None, Some(Pile::One), Some(Pile::Two)] {
        events.extend((0..3).map(|alone| Event::Offered { seat, alone, hidden }));
    }
    events.extend(Captain::ALL.map(|captain| Event::CaptainKept { seat, captain }));
    events.extend(Captain::ALL.map(|captain| Event::CaptainUsed { seat, captain }));
    events.extend(Luggage::ALL.map(|luggage| Event::LuggageLaid { seat, luggage }));
    events.extend(Luggage::ALL.map(|luggage| Event::LuggageUsed { seat, luggage }));
    events.extend(Port::ALL.map(|port| Event::PortReached { port, counts: BySeat([1, 2]) }));
    events.extend((0..40).map(|count| Event::Satisfied { seat, count }));
    events.extend((0..40).map(|points| Event::LoverCame { seat, points }));
    events.extend((0..40).map(|points| Event::SunsScored { seat, points }));
    for symbol in [None].into_iter().chain(Symbol::ALL.map(Some)) {
        events.extend(Objective::ALL.map(|objective| Event::ObjectiveNoted { seat, objective, symbol }));
    }
    for symbol in Symbol::ALL {
        events.push(Event::SymbolWritten { seat, symbol, level: None });
        events.extend(Level::ALL.map(|level| Event::SymbolWritten { seat, symbol, level: Some(level) }));
    }
    events.extend(Level::ALL.map(|level| Event::Opened { seat, level }));
    events
}

fn game(options: Options) -> OnBoard {
    OnBoard::new(options, Parts::BuiltIn).expect("options that agree")
}

/// The game as it begins with these cards on top of the draw pile, the first seat splitting.
fn dealt(game: &OnBoard, faces: [&str; 3]) -> State {
    let mut deal = game.deal(&mut Dealer::new(1));
    deal.first = 1;
    let printed: Vec<&str> = game.parts().text.lines().filter(|line| line.starts_with("face = ")).collect();
    for (place, face) in faces.iter().enumerate() {
        let number = 1 + printed.iter().position(|line| line.contains(face)).expect("such a card");
        let found = deal.deck.iter().position(|&card| usize::from(card) == number).expect("in the pile");
        deal.deck.swap(place, found);
    }
    game.start(&deal).expect("the same cards in another order")
}
