//! Whatever *Come Sail Away!* has to say reads well in every language.

use std::collections::BTreeSet;

use come_sail_away::{
    Action, Arrangement, Card, Colour, Colours, ComeSailAway, Deal, Event, Facility, Hands, Options, Origin,
    Room, State, Tile,
};
use game::{Dealer, Flaw, Game, Message, Parts, Seat, Speak, Viewer};

use super::listener::{Listener, action, all_is_written, books, damaged, first_view};

#[test]
fn every_message_that_the_rules_name_is_written() {
    all_is_written::<ComeSailAway>("csa-");
}

#[test]
fn letters_tell_the_colours_apart() {
    for book in books() {
        let letters = Colour::ALL.map(|colour| book.say_id(&format!("csa-letter-{}", colour.name())));
        assert!(letters.iter().all(|letter| letter.chars().count() == 1), "{letters:?}");
        assert_eq!(BTreeSet::from(letters.clone()).len(), 5, "{letters:?}");
    }
}

#[test]
fn whatever_is_said_in_hundreds_of_games_comes_out_in_every_language() {
    let mut listener = Listener::<ComeSailAway>::new("csa-");
    for (seed, facilities) in choices_of_facilities().enumerate() {
        let options = Options {
            players: seed as u8 % 4 + 1,
            facilities,
            arrangement: if seed % 3 == 0 { Arrangement::Recommended } else { Arrangement::Shuffled },
            hands: if seed % 5 == 0 { Hands::Open } else { Hands::Closed },
        };
        listener.listen(&game(options), seed as u64);
    }
    assert!(listener.count() > 2000, "only {} messages", listener.count());
    let rare = ["csa-event-reader-left", "csa-event-reader-disgruntled", "csa-event-stranded"];
    listener.has_heard_all(&["csa-event-", "csa-action-", "csa-prompt-"], &rare);
}

#[test]
fn every_event_comes_out_for_every_colour_and_room() {
    let game = game(Options::default());
    let view = first_view(&game);
    let mut listener = Listener::<ComeSailAway>::new("csa-");
    for event in every_event() {
        listener.hear(&game.say_event(&view, &event));
    }
}

#[test]
fn events_read_well() {
    let game = game(Options { players: 2, ..Options::default() });
    let names = ["Zoé".to_owned(), "Оля".to_owned()];
    let (seat, to) = (Seat::ALL[0], Seat::ALL[1]);
    let room = |name: &str| name.parse::<Room>().expect("a room");
    let view = first_view(&game);
    let says = |event: Event, expected: [&str; 3]| {
        let message = game.say_event(&view, &event);
        assert_eq!(books().map(|book| book.say(&message, &names)), expected);
    };
    says(
        Event::Played { seat, card: card(&game, "YYB*G") },
        [
            "Zoé plays a card: yellow, yellow, blue with luggage, green.",
            "Zoé joue une carte\u{a0}: jaune, jaune, bleu avec bagage, vert.",
            "Zoé розігрує карту: жовтий, жовтий, синій із багажем, зелений.",
        ],
    );
    says(
        Event::Seated { seat, colour: Colour::Orange, luggage: true, room: room("a1") },
        [
            "Zoé seats an orange passenger with luggage in room a1 (orange cabin).",
            "Zoé installe un passager orange avec bagage dans la pièce a1 (cabine client orange).",
            "Zoé розміщує помаранчевого пасажира з багажем у приміщенні a1 (помаранчева каюта гостей).",
        ],
    );
    says(
        Event::TurnedAway { seat, colour: Colour::Black, room: room("stair") },
        [
            "Zoé: a black passenger finds no seat on the grand staircase and is disgruntled.",
            "Zoé\u{a0}: un passager noir ne trouve pas de place sur le grand escalier et devient mécontent.",
            "Zoé: чорний пасажир не знаходить місця на центральних сходах і стає незадоволеним.",
        ],
    );
    says(
        Event::ExtraSeated { seat, origin: Origin::Disgruntled, colour: Colour::Green, room: room("stern1") },
        [
            "Zoé takes a green passenger from the disgruntled passengers and seats them in the upper small cabin \
             at the stern.",
            "Zoé prend un passager vert parmi les passagers mécontents et l’installe dans la petite cabine en \
             haut de la Poupe.",
            "Zoé бере зеленого пасажира з-поміж незадоволених пасажирів і розміщує його у верхній маленькій \
             каюті лівого борту.",
        ],
    );
    says(
        Event::CabinAdded { seat, tile: 0, room: room("bow2") },
        [
            "Zoé adds a small cabin (yellow, blue) to the lower place at the bow.",
            "Zoé ajoute une petite cabine (jaune, bleu) en bas de la Proue.",
            "Zoé додає маленьку каюту (жовтий, синій) на нижнє місце правого борту.",
        ],
    );
    says(
        Event::Flipped { seat, room: room("b0"), tile: Tile::GuestCabin(Colour::Green) },
        [
            "Zoé flips the green cabin (b0).",
            "Zoé retourne la cabine client verte (b0).",
            "Zoé перевертає зелену каюту гостей (b0).",
        ],
    );
    says(
        Event::SmallCabinFlipped { seat, room: room("bow1") },
        [
            "Zoé flips the small cabin, upper bow.",
            "Zoé retourne la petite cabine, en haut de la Proue.",
            "Zoé перевертає маленьку каюту, правий борт угорі.",
        ],
    );
    says(
        Event::ReaderMoved { seat, colour: Colour::Blue, room: room("stair") },
        [
            "Zoé moves a blue passenger from the library to the grand staircase.",
            "Zoé déplace un passager bleu de la bibliothèque vers le grand escalier.",
            "Zoé переводить синього пасажира з бібліотеки на центральні сходи.",
        ],
    );
    says(
        Event::Reconciled { seat, colours: Colours::ALL, count: 3 },
        [
            "Zoé: 3 disgruntled passengers return to the pier.",
            "Zoé\u{a0}: 3 passagers mécontents regagnent la coupelle Quai.",
            "Zoé: 3 незадоволені пасажири повертаються на пристань.",
        ],
    );
    says(
        Event::BonusToken { seat, facility: facility(8) },
        [
            "Zoé receives a bonus scoring token for library 8.",
            "Zoé reçoit un pion Bonus au Score pour la bibliothèque 8.",
            "Zoé отримує жетон додаткових очок за бібліотеку 8.",
        ],
    );
    says(
        Event::TokenDown { facility: facility(9) },
        [
            "The bonus number token of appartement de luxe 9 is turned face down.",
            "Le pion Numéro Bonus de l’appartement de luxe 9 est retourné face cachée.",
            "Жетон номера закладу (люкс-апартаменти 9) перевернуто долілиць.",
        ],
    );
    says(
        Event::Passed { seat, to, card: card(&game, "Y*B") },
        [
            "Zoé passes a card to Оля: yellow with luggage, blue.",
            "Zoé passe une carte à Оля\u{a0}: jaune avec bagage, bleu.",
            "Zoé передає карту, її отримує Оля: жовтий із багажем, синій.",
        ],
    );
}

#[test]
fn prompts_and_actions_read_well() {
    let game = game(Options::default());
    let mut state = dealt(&game, "YYB*G");
    let asks = |state: &State, expected: [&str; 3]| {
        let message = game.prompt(&game.view(state, Viewer::Seat(Seat::ALL[0])));
        assert_eq!(books().map(|book| book.say(&message, &[])), expected);
    };
    let offers = |state: &State, notation: &str, expected: [&str; 3]| {
        let message = game.say_action(&game.view(state, Viewer::Seat(Seat::ALL[0])), action(notation));
        assert_eq!(books().map(|book| book.say(&message, &[])), expected);
    };
    let play = Action::Play { card: card(&game, "YYB*G") }.to_string();

    asks(&state, ["Choose a card", "Choisissez une carte", "Виберіть карту"]);
    offers(
        &state,
        &play,
        [
            "Play yellow, yellow, blue with luggage, green",
            "Jouer\u{a0}: jaune, jaune, bleu avec bagage, vert",
            "Зіграти: жовтий, жовтий, синій із багажем, зелений",
        ],
    );
    for notation in [&play, "order left", "enter c1", "enter stair"] {
        let action = action(notation);
        game.apply(&mut state, Seat::ALL[0], action, &mut ()).expect("legal");
    }
    asks(
        &state,
        [
            "Blue with luggage: choose a room",
            "Bleu avec bagage\u{a0}: choisissez une pièce",
            "Синій із багажем: виберіть приміщення",
        ],
    );
    offers(&state, "enter b3", ["Blue cabin (b3)", "Cabine client bleue (b3)", "Синя каюта гостей (b3)"]);
    offers(
        &state,
        "enter b0",
        [
            "Green cabin (b0) – the passenger would be disgruntled there",
            "Cabine client verte (b0) – le passager y serait mécontent",
            "Зелена каюта гостей (b0) — там пасажир стане незадоволеним",
        ],
    );
    offers(
        &state,
        "take staircase Y",
        ["Yellow from the grand staircase", "Jaune (grand escalier)", "Жовтий з центральних сходів"],
    );
    offers(
        &state,
        "flip c0",
        ["Flip dining room 3 (c0)", "Retourner le restaurant 3 (c0)", "Перевернути їдальню 3 (c0)"],
    );
    offers(
        &state,
        "berth stern1",
        ["Upper place at the stern", "En haut de la Poupe", "Верхнє місце лівого борту"],
    );
}

#[test]
fn labels_read_well() {
    let round = Message::new("csa-label-round").with("round", 3);
    let expected = ["Round 3 of 12", "Round 3 sur 12", "Раунд 3 із 12"];
    assert_eq!(books().map(|book| book.say(&round, &[])), expected);
    let left = |count: i64, expected: [&str; 3]| {
        let message = Message::new("csa-label-deck").with("count", count);
        assert_eq!(books().map(|book| book.say(&message, &[])), expected);
    };
    left(1, ["1 card left", "1 carte dans le paquet", "1 карта в колоді"]);
    left(2, ["2 cards left", "2 cartes dans le paquet", "2 карти в колоді"]);
    left(56, ["56 cards left", "56 cartes dans le paquet", "56 карт у колоді"]);
    let names = ["Come Sail Away!", "Come Sail Away!", "Усі на борт!"];
    assert_eq!(books().map(|book| book.say_id("come-sail-away-name")), names);
}

/// The drawing has no more room for them.
#[test]
fn names_in_the_drawing_are_short() {
    let rooms = Colour::ALL.map(|colour| format!("csa-short-{}", colour.name()));
    for book in books() {
        for id in &rooms {
            assert!(book.say_id(id).chars().count() <= 10, "{}", book.say_id(id));
        }
        let full = book.say_id("csa-full");
        assert!(full.chars().count() <= 7, "{full} would run over the frame beside five seats");
    }
}

#[test]
fn every_flaw_comes_out_in_every_language() {
    let flaws: Vec<Flaw> =
        flaws_of_components().into_iter().chain(flaws_of_options()).chain(flaws_of_deals()).collect();
    let unknown = ComeSailAway::with_rules(0, Options::default(), Parts::BuiltIn).expect_err("no such rules");
    let mut listener = Listener::<ComeSailAway>::new("csa-");
    for flaw in flaws.iter().chain([&unknown]) {
        listener.hear(&flaw.message());
    }
    listener.has_heard_all(&["flaw-"], &[]);
}

#[test]
fn a_component_file_with_any_line_missing_is_refused_in_every_language() {
    let read = |text: &str| ComeSailAway::new(Options::default(), Parts::File(text));
    let refused = Listener::new("csa-").leave_out_lines(&built_in(), read);
    assert!(refused > 200, "only {refused} lines matter");
}

#[test]
fn flaws_read_well() {
    let short = built_in().replacen("value = \"YYB*G\"", "value = \"YYBG\"", 1);
    let flaw = ComeSailAway::new(Options::default(), Parts::File(&short)).expect_err("no luggage").message();
    for (book, expected) in
        books().iter().zip([": “YYBG” is not a card: ", "« YYBG » n’est pas une carte", "«YYBG» — не карта"])
    {
        let said = book.say(&flaw, &[]).replace('\u{a0}', " ");
        assert!(said.contains(expected), "{said}");
    }
    let five = Options { players: 5, ..Options::default() };
    let flaw = ComeSailAway::new(five, Parts::BuiltIn).expect_err("five players").message();
    let expected = [
        "players: must be one to four players, not 5",
        "players\u{a0}: on joue d’un à quatre, et non 5",
        "players: гравців може бути від одного до чотирьох, а не 5",
    ];
    assert_eq!(books().map(|book| book.say(&flaw, &[])), expected);
}

fn flaws_of_components() -> Vec<Flaw> {
    let text = built_in();
    let damaged = |from: &str, to: &str| {
        let damaged = damaged(&text, from, to);
        ComeSailAway::new(Options::default(), Parts::File(&damaged)).expect_err(from)
    };
    let space = "\n[[luggage-track]]\nspace = { value = \"empty\", source = \"reconstructed\" }\n";
    vec![
        damaged("[bonus-score-token]", "[bonus-score-token"),
        damaged("[bonus-score-token]", "[bonus]"),
        damaged("source = \"stated fr uk en\"", "source = \"hearsay\""),
        damaged("points = { value = 3,", "points = { value = -3,"),
        damaged("points = { value = 3,", "points = { value = 100,"),
        damaged("doors = { value = 3,", "doors = { value = 4,"),
        damaged("colour = \"blue\"", "colour = \"pink\""),
        damaged("colour = \"blue\"", "colour = \"yellow\""),
        damaged("number = 2", "number = 11"),
        damaged("number = 2", "number = 1"),
        damaged("doors = { value = \"YB\"", "doors = { value = \"YX\""),
        damaged("doors = { value = \"YB\"", "doors = { value = \"\""),
        damaged("\na0 = ", "\n# a0 = "),
        damaged("\na0 = ", "\nd0 = { value = \"1\", source = \"reconstructed\" }\na0 = "),
        damaged("\na0 = ", "\na0 = { wrong = 3 }\n# a0 = "),
        damaged("value = \"orange\"", "value = \"7\""),
        damaged("value = \"orange\"", "value = \"black\""),
        damaged("value = \"start\"", "value = \"empty\""),
        damaged("value = \"extra pier\"", "value = \"extra staircase\""),
        damaged("value = \"points 2\"", "value = \"points many\""),
        damaged("value = \"small cabin\"", "value = \"empty\""),
        damaged("\n[[luggage-track]]", &format!("{}\n[[luggage-track]]", space.repeat(40))),
        damaged("value = \"YYB*G\"", "value = \"{ $YYB }\""),
        ComeSailAway::new(Options::default(), Parts::Fingerprint("0123")).expect_err("no such parts"),
    ]
}

fn flaws_of_options() -> Vec<Flaw> {
    let refused = |options: Options| ComeSailAway::new(options, Parts::BuiltIn).expect_err("refused");
    let players = |players| refused(Options { players, ..Options::default() });
    let facilities =
        |facilities: &[u8]| refused(Options { facilities: facilities.to_vec(), ..Options::default() });
    vec![
        players(0),
        players(5),
        facilities(&[]),
        facilities(&[1, 2, 3, 4]),
        facilities(&[1, 2, 3, 4, 4]),
        facilities(&[1, 2, 3, 4, 11]),
        facilities(&[1, 2, 3, 4, 5, 6]),
    ]
}

fn flaws_of_deals() -> Vec<Flaw> {
    let mut flaws = Vec::new();
    for players in 1..=4 {
        let game = game(Options { players, ..Options::default() });
        let mut refused = |damage: &dyn Fn(&mut Deal)| {
            let mut deal = game.deal(&mut Dealer::new(1));
            damage(&mut deal);
            flaws.push(game.start(&deal).expect_err("refused"));
        };
        refused(&|deal| deal.ship.swap(0, 1));
        refused(&|deal| deal.ship.truncate(9));
        refused(&|deal| deal.small_cabins[0][0] = deal.small_cabins[0][1]);
        refused(&|deal| deal.small_cabins.clear());
        refused(&|deal| deal.tokens.push(1));
        refused(&|deal| deal.deck[0] = 0);
        refused(&|deal| deal.deck.truncate(59));
    }
    flaws
}

/// Events of every kind, each in all its colours and rooms.
fn every_event() -> Vec<Event> {
    let (seat, to) = (Seat::ALL[0], Seat::ALL[1]);
    let mut events = vec![Event::Finished { seat }, Event::RoundBegan { round: 2 }, Event::Over];
    for index in 0..Card::COUNT {
        let card = Card::new(index).expect("a card");
        events.extend([
            Event::Played { seat, card },
            Event::Passed { seat, to, card },
            Event::Boxed { seat, card },
            Event::Drew { seat, card },
        ]);
    }
    for facility in Facility::ALL {
        events.extend([Event::BonusToken { seat, facility }, Event::TokenDown { facility }]);
        let tile = Tile::Facility(facility);
        events.extend(Room::all().map(|room| Event::Flipped { seat, room, tile }));
    }
    for count in 1..=30 {
        events.push(Event::Reconciled { seat, colours: Colours::ALL, count });
        events.push(Event::LuggageMoved { seat, space: count });
    }
    for colour in Colour::ALL {
        events.extend([
            Event::Stranded { seat, colour },
            Event::ReaderLeft { seat, colour },
            Event::ReaderDisgruntled { seat, colour },
        ]);
        for room in Room::all() {
            let tile = Tile::GuestCabin(colour);
            let luggage = [false, true].map(|luggage| Event::Seated { seat, colour, luggage, room });
            let extra = Origin::ALL.map(|origin| Event::ExtraSeated { seat, origin, colour, room });
            events.extend(luggage.into_iter().chain(extra));
            events.extend([
                Event::TurnedAway { seat, colour, room },
                Event::Flipped { seat, room, tile },
                Event::ReaderMoved { seat, colour, room },
            ]);
        }
    }
    for room in Room::BERTHS {
        events.push(Event::SmallCabinFlipped { seat, room });
        events.extend((0..20).map(|tile| Event::CabinAdded { seat, tile, room }));
    }
    events
}

fn game(options: Options) -> ComeSailAway {
    ComeSailAway::new(options, Parts::BuiltIn).expect("options that agree")
}

fn built_in() -> String {
    game(Options::default()).parts().text.clone()
}

/// Every choice of five of the ten.
fn choices_of_facilities() -> impl Iterator<Item = Vec<u8>> {
    (0u16..1 << 10)
        .filter(|bits| bits.count_ones() == 5)
        .map(|bits| (1..=10).filter(|n| bits >> (n - 1) & 1 == 1).collect())
}

fn facility(number: u8) -> Facility {
    Facility::new(number).expect("a facility")
}

/// A card that shows this.
fn card(game: &ComeSailAway, face: &str) -> Card {
    let mut cards = (0..Card::COUNT).filter_map(Card::new);
    cards.find(|&card| game.components().face(card).to_string() == face).expect("such a card")
}

/// The game as it begins with this card on top of the deck.
fn dealt(game: &ComeSailAway, face: &str) -> State {
    let mut deal = game.deal(&mut Dealer::new(1));
    let number = card(game, face).index() as u8 + 1;
    let place = deal.deck.iter().position(|&card| card == number).expect("every card is in the deck");
    deal.deck.swap(0, place);
    game.start(&deal).expect("the same cards in another order")
}
