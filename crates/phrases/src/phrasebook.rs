//! All sentences of one language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use game::{Arg, Decimal, Message, Rule, Seat};

use crate::Lang;
use crate::word::{Word, capital, form};

/// A browser fetches the sentences of its language instead.
#[cfg(not(target_arch = "wasm32"))]
mod sources {
    include!(concat!(env!("OUT_DIR"), "/sources.rs"));
}

type Bundle = FluentBundle<FluentResource>;

/// All sentences of one language, with English behind it for those it lacks.
///
/// Making one reads all its files: make it once and keep it. It may be shared between threads.
pub struct Phrasebook {
    lang: Lang,
    own: Bundle,
    /// None where `own` is English, or stands alone.
    english: Option<Bundle>,
}

impl Phrasebook {
    /// The sentences of this language.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn new(lang: Lang) -> Phrasebook {
        let own = match lang {
            Lang::En => sources::EN,
            Lang::Fr => sources::FR,
            Lang::Uk => sources::UK,
        };
        Phrasebook::read(lang, own, sources::EN)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn read(lang: Lang, own: &[&str], english: &[&str]) -> Phrasebook {
        let english = (lang != Lang::En).then(|| bundle(Lang::En, english));
        Phrasebook { lang, own: bundle(lang, own), english }
    }

    /// The sentences of this language, which are all in one text, and nothing behind them.
    pub fn from_text(lang: Lang, text: &str) -> Phrasebook {
        Phrasebook { lang, own: bundle(lang, &[text]), english: None }
    }

    /// Reads more sentences of its language. Those that are here already stay as they are.
    pub fn add(&mut self, text: &str) {
        read_into(&mut self.own, text);
    }

    /// The language it was made for.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether the language itself has this sentence, without English behind it.
    pub fn has(&self, id: &str) -> bool {
        sentence(&self.own, id).is_some()
    }

    /// The message as a sentence; `names` are the players' names by seat.
    ///
    /// A message that nobody has written a sentence for comes out as its `Display`.
    pub fn say(&self, message: &Message, names: &[String]) -> String {
        match self.find(&message.id) {
            Some(found) => found.addressing(self.addressed(message, names), &self.args(message, names)),
            None => message.to_string(),
        }
    }

    /// The sentence of this name, which nothing goes into; its name where there is no such sentence.
    pub fn say_id(&self, id: &str) -> String {
        self.find(id).map_or_else(|| id.to_owned(), |found| found.value(&FluentArgs::new()))
    }

    /// The rule as a sentence for players; its number where nobody has written one.
    pub fn rule(&self, rule: Rule) -> String {
        let id = format!("rule-{}-{}", rule.book().to_ascii_lowercase(), rule.number());
        self.find(&id).map_or_else(|| rule.to_string(), |found| found.value(&FluentArgs::new()))
    }

    /// The number as the language writes it: with a decimal comma or point, and a proper minus sign.
    pub fn decimal(&self, number: Decimal) -> String {
        written(self.lang, &number.to_string())
    }

    fn find(&self, id: &str) -> Option<Found<'_>> {
        sentence(&self.own, id).or_else(|| sentence(self.english.as_ref()?, id))
    }

    fn args<'m>(&self, message: &'m Message, names: &[String]) -> FluentArgs<'m> {
        message.args.iter().map(|(name, arg)| (&**name, self.value(arg, names))).collect()
    }

    fn value(&self, arg: &Arg, names: &[String]) -> FluentValue<'static> {
        match arg {
            Arg::Number(n) => number(*n),
            Arg::Decimal(n) => decimal(*n),
            Arg::Seat(seat) => self.player(*seat, names).into(),
            Arg::Rule(rule) => rule.to_string().into(),
            Arg::Message(message) => FluentValue::Custom(Box::new(self.word(message, names))),
            Arg::Text(text) => text.clone().into(),
        }
    }

    fn player(&self, seat: Seat, names: &[String]) -> String {
        match names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say(&Message::new("player-n").with("n", seat.index() + 1), names),
        }
    }

    /// What the reader is called in the message, where it tells of them: somebody whose name is the language's own word for *you*.
    fn addressed<'m>(&self, message: &'m Message, names: &[String]) -> Option<&'m str> {
        let is_reader = |arg: &Arg| match arg {
            Arg::Seat(seat) => names.get(seat.index()).is_some_and(|name| *name == self.say_id("you")),
            _ => false,
        };
        message.args.iter().find(|(_, arg)| is_reader(arg)).map(|(name, _)| &**name)
    }

    fn word(&self, message: &Message, names: &[String]) -> Word {
        match self.find(&message.id) {
            Some(found) => found.word(self.addressed(message, names), &self.args(message, names)),
            None => Word { text: message.to_string(), forms: Vec::new() },
        }
    }
}

/// A sentence, and the language it was found in.
struct Found<'a> {
    bundle: &'a Bundle,
    message: FluentMessage<'a>,
}

impl Found<'_> {
    fn value(&self, args: &FluentArgs<'_>) -> String {
        self.message.value().map(|pattern| self.text(pattern, args)).unwrap_or_default()
    }

    /// The sentence as it is said to whom this argument names; as it is where that makes no difference.
    fn addressing(&self, reader: Option<&str>, args: &FluentArgs<'_>) -> String {
        match reader.and_then(|reader| self.message.get_attribute(&format!("{reader}-you"))) {
            Some(form) => self.text(form.value(), args),
            None => self.value(args),
        }
    }

    fn word(&self, reader: Option<&str>, args: &FluentArgs<'_>) -> Word {
        let forms = self.message.attributes();
        let forms = forms.map(|form| (form.id().to_owned(), self.text(form.value(), args))).collect();
        Word { text: self.addressing(reader, args), forms }
    }

    fn text(&self, pattern: &Pattern<&str>, args: &FluentArgs<'_>) -> String {
        // Fluent also shows in the text what it reports here: a variable that was not given reads `{$n}`.
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned()
    }
}

fn sentence<'a>(bundle: &'a Bundle, id: &str) -> Option<Found<'a>> {
    let message = bundle.get_message(id).filter(|message| message.value().is_some())?;
    Some(Found { bundle, message })
}

/// Files with mistakes give what can be read of them; the tests see to it that ours have none.
fn bundle(lang: Lang, files: &[&str]) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![lang.code().parse().unwrap_or_default()]);
    // The marks around what is put in are for mixed writing directions; terminals print them as junk.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match lang {
        Lang::En => numbers_in_english,
        Lang::Fr => numbers_in_french,
        Lang::Uk => numbers_in_ukrainian,
    }));
    let _ = bundle.add_function("FORM", form);
    let _ = bundle.add_function("CAPITAL", capital);
    for file in files {
        read_into(&mut bundle, file);
    }
    bundle
}

fn read_into(bundle: &mut Bundle, text: &str) {
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
    let _ = bundle.add_resource(resource);
}

/// Fluent counts in floating point; a number too large for that, such as a seed, goes in as text.
fn number(n: i64) -> FluentValue<'static> {
    const EXACT: u64 = 1 << 53;
    if n.unsigned_abs() <= EXACT { n.into() } else { n.to_string().into() }
}

/// Its decimals stay, and may decide between singular and plural: French says 1,9 point, Ukrainian 57,0 очка.
fn decimal(n: Decimal) -> FluentValue<'static> {
    let places = Some(n.places().into()).filter(|&places| places > 0);
    let options = FluentNumberOptions { minimum_fraction_digits: places, ..Default::default() };
    FluentNumber::new(n.value(), options).into()
}

/// A number, told with a point and a hyphen, as the language writes it.
fn written(lang: Lang, number: &str) -> String {
    let point = match lang {
        Lang::En => ".",
        Lang::Fr | Lang::Uk => ",",
    };
    number.replace('.', point).replace('-', "−")
}

fn numbers(lang: Lang, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(n) => Some(written(lang, &n.as_string())),
        _ => None,
    }
}

// Fluent asks a plain function, which knows no language of its own.
fn numbers_in_english<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    numbers(Lang::En, value)
}

fn numbers_in_french<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    numbers(Lang::Fr, value)
}

fn numbers_in_ukrainian<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    numbers(Lang::Uk, value)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGLISH: &str = "
player-n = Player { $n }
colour-blue = blue
only-english = { $n ->
    [one] one day
   *[other] { $n } days
}
";
    const UKRAINIAN: &str = r#"
player-n = Гравець { $n }
passengers = { $n } { $n ->
    [one] пасажир
    [few] пасажири
   *[many] пасажирів
}
colour-green = зелений
    .acc = зеленого
chose = { $who }: { $what }
place = Розмістіть { FORM($colour, "acc") } пасажира.
gone = { FORM($room, "gender") ->
    [f] Зникла
   *[m] Зник
} { $room }
cabin = каюта
    .gender = f
salon = салон
    .gender = m
luggage = { $colour } з багажем
    .acc = { FORM($colour, "acc") } з багажем
entry = { CAPITAL($what) }
prompt = { CAPITAL(FORM($what, "acc")) }: виберіть приміщення
see = Див. { $rule }, { $text }, { $n }
no-value =
    .acc = нічого
you = Ви
takes = { $player } бере карту.
    .player-you = Ви берете карту.
gives = { $player } дає карту, її отримує { $to }.
    .player-you = Ви даєте карту, її отримує { $to }.
    .to-you = { $player } дає вам карту.
told = Бачили: { $what }
"#;
    const FRENCH: &str = "
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
";

    fn ukrainian() -> Phrasebook {
        Phrasebook::read(Lang::Uk, &[UKRAINIAN], &[ENGLISH])
    }

    #[track_caller]
    fn check(message: Message, expected: &str) {
        assert_eq!(ukrainian().say(&message, &["Оля".to_owned(), String::new()]), expected);
    }

    #[test]
    fn ukrainian_counts_in_three_ways() {
        let say = |n: i64| ukrainian().say(&Message::new("passengers").with("n", n), &[]);
        assert_eq!(say(1), "1 пасажир");
        assert_eq!(say(2), "2 пасажири");
        assert_eq!(say(5), "5 пасажирів");
        assert_eq!(say(11), "11 пасажирів");
        assert_eq!(say(21), "21 пасажир");
        assert_eq!(say(-1), "−1 пасажир", "with a proper minus sign");
    }

    #[test]
    fn french_has_nought_in_the_singular() {
        let french = Phrasebook::read(Lang::Fr, &[FRENCH], &[ENGLISH]);
        let say = |n: i64| french.say(&Message::new("points").with("n", n), &[]);
        assert_eq!([say(0), say(1), say(2)], ["0 point", "1 point", "2 points"]);
    }

    #[test]
    fn decimals_have_the_sign_and_the_plural_of_the_language() {
        const POINTS: &str = "
points = { $n } { $n ->
    [one] одне
    [few] кілька
    [many] багато
   *[other] дробове
}
";
        let said = |lang, n: Decimal| {
            Phrasebook::read(lang, &[POINTS], &[POINTS]).say(&Message::new("points").with("n", n), &[])
        };
        let told = Decimal::new(573, 1);
        assert_eq!(said(Lang::En, told), "57.3 дробове");
        assert_eq!(said(Lang::Fr, told), "57,3 дробове");
        assert_eq!(said(Lang::Uk, told), "57,3 дробове");
        assert_eq!(said(Lang::Fr, Decimal::new(-190, 2)), "−1,90 одне");
        assert_eq!(said(Lang::Uk, Decimal::new(20, 1)), "2,0 дробове", "not 2 очки");
        assert_eq!(said(Lang::Uk, Decimal::new(2, 0)), "2 кілька");
        for (lang, told) in [(Lang::En, "−20.50"), (Lang::Fr, "−20,50"), (Lang::Uk, "−20,50")] {
            assert_eq!(Phrasebook::new(lang).decimal(Decimal::new(-2050, 2)), told);
        }
    }

    #[test]
    fn a_player_goes_by_name_or_else_by_number() {
        let says = |index: usize, expected: &str| {
            let seat = Seat::new(index).expect("a seat");
            check(Message::new("chose").with("who", seat).with("what", "b3"), expected);
        };
        says(0, "Оля: b3");
        says(1, "Гравець 2: b3");
        says(3, "Гравець 4: b3");
    }

    #[test]
    fn the_reader_is_addressed() {
        let names = ["Оля".to_owned(), "Ви".to_owned()];
        let [olya, reader] = [Seat::ALL[0], Seat::ALL[1]];
        let says = |message: &Message, expected: &str| assert_eq!(ukrainian().say(message, &names), expected);
        let takes = |seat: Seat| Message::new("takes").with("player", seat);
        says(&takes(olya), "Оля бере карту.");
        says(&takes(reader), "Ви берете карту.");
        says(&Message::new("told").with("what", takes(reader)), "Бачили: Ви берете карту.");
        let gives = |from: Seat, to: Seat| Message::new("gives").with("player", from).with("to", to);
        says(&gives(reader, olya), "Ви даєте карту, її отримує Оля.");
        says(&gives(olya, reader), "Оля дає вам карту.");
        says(&Message::new("chose").with("who", reader).with("what", "b3"), "Ви: b3");
    }

    #[test]
    fn a_message_goes_into_another_and_takes_the_form_asked_for() {
        let green = Message::new("colour-green");
        check(Message::new("chose").with("who", Seat::ALL[0]).with("what", green.clone()), "Оля: зелений");
        check(Message::new("place").with("colour", green.clone()), "Розмістіть зеленого пасажира.");
        let luggage = Message::new("luggage").with("colour", green);
        check(Message::new("place").with("colour", luggage), "Розмістіть зеленого з багажем пасажира.");
    }

    #[test]
    fn a_form_can_decide_between_variants() {
        check(Message::new("gone").with("room", Message::new("cabin")), "Зникла каюта");
        check(Message::new("gone").with("room", Message::new("salon")), "Зник салон");
    }

    #[test]
    fn what_has_no_forms_stays_as_it_is() {
        check(Message::new("place").with("colour", Message::new("salon")), "Розмістіть салон пасажира.");
        check(Message::new("place").with("colour", "X"), "Розмістіть X пасажира.");
        check(Message::new("place").with("colour", 3), "Розмістіть 3 пасажира.");
    }

    #[test]
    fn a_word_is_capitalised_where_a_sentence_begins_with_it() {
        check(Message::new("entry").with("what", Message::new("cabin")), "Каюта");
        check(
            Message::new("prompt").with("what", Message::new("colour-green")),
            "Зеленого: виберіть приміщення",
        );
        check(Message::new("entry").with("what", "їдальня"), "Їдальня");
        check(Message::new("entry").with("what", ""), "");
        check(Message::new("entry").with("what", 3), "3");
    }

    #[test]
    fn rules_text_and_large_numbers_go_in_as_they_are() {
        let rule = Rule::new("CSA", 14);
        let message = Message::new("see").with("rule", rule).with("text", "{ $n }").with("n", i64::MIN);
        check(message, "Див. CSA-14, { $n }, -9223372036854775808");
    }

    #[test]
    fn english_stands_in_then_the_bare_message() {
        check(Message::new("only-english").with("n", 1), "one day");
        check(Message::new("only-english").with("n", 2), "2 days");
        check(Message::new("place").with("colour", Message::new("colour-blue")), "Розмістіть blue пасажира.");
        check(Message::new("nowhere").with("n", 2).with("who", Seat::ALL[1]), "nowhere n=2 who=2");
        check(
            Message::new("chose")
                .with("who", Seat::ALL[0])
                .with("what", Message::new("nowhere").with("n", 2)),
            "Оля: nowhere n=2",
        );
        assert_eq!(ukrainian().say_id("nowhere"), "nowhere");
        assert_eq!(ukrainian().rule(Rule::new("CSA", 99)), "CSA-99");
    }

    #[test]
    fn has_is_about_the_language_itself() {
        assert!(ukrainian().has("passengers"));
        assert!(!ukrainian().has("only-english"));
        assert!(!ukrainian().has("nowhere"));
        assert!(!ukrainian().has("no-value"), "forms alone are no sentence");
    }

    #[test]
    fn odd_messages_and_files_do_no_harm() {
        check(Message::new("chose").with("who", Seat::ALL[0]), "Оля: {$what}");
        check(Message::new(""), "");
        let torn = Phrasebook::read(Lang::En, &["torn = { $n\nwhole = yes\n", "whole = no\n"], &[]);
        assert_eq!(torn.say_id("whole"), "yes");
        assert_eq!(torn.say_id("torn"), "torn");
    }

    #[test]
    fn sentences_that_come_later_are_said_with_those_that_were_there() {
        let mut book = Phrasebook::from_text(Lang::En, "colour-blue = blue\n");
        assert!(!book.has("place"));
        book.add("place = Place { $colour }.\ncolour-blue = navy\n");
        let message = Message::new("place").with("colour", Message::new("colour-blue"));
        assert_eq!(book.say(&message, &[]), "Place blue.");
    }

    #[test]
    fn a_phrasebook_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Phrasebook>();
    }

    #[test]
    fn every_language_is_embedded() {
        for (lang, expected) in [(Lang::En, "Player 1"), (Lang::Fr, "Joueur 1"), (Lang::Uk, "Гравець 1")]
        {
            let book = Phrasebook::new(lang);
            assert_eq!(book.say(&Message::new("player-n").with("n", 1), &[]), expected);
            assert_eq!(book.lang(), lang);
        }
    }

    #[test]
    fn a_flaw_names_its_field() {
        let flaw = game::Flaw::new("cards.3", Message::new("player-n").with("n", 1)).message();
        assert_eq!(Phrasebook::new(Lang::En).say(&flaw, &[]), "cards.3: Player 1");
    }
}
