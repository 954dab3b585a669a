//! One word for one thing: what things are not called, in any sentence.

use phrases::Lang;

use crate::locales::Locale;

/// Words that are not said, what is said instead, and where: in sentences whose names hold one of these.
///
/// A word is found with any ending, and with capitals; one that ends in a space has no other ending. What is said instead may hold the word:
/// there it is not found.
type Unsaid = (&'static [&'static str], &'static [&'static str], &'static [&'static str]);

const EVERYWHERE: &[&str] = &[""];
const CSA: &[&str] = &["csa-", "come-sail-away"];
const OB: &[&str] = &["ob-", "on-board", "kind-split", "kind-choice"];
const PUF: &[&str] = &["puf-", "pirates-under-fire"];
const FOR_TWO: &[&str] = &["ob-", "on-board", "puf-", "pirates-under-fire"];
const CRUISES: &[&str] = &["csa-", "come-sail-away", "ob-", "on-board"];
const TAKEBACKS: &[&str] = &["takeback"];

const ENGLISH: &[Unsaid] = &[
    (&["liner"], &["ship", "ocean liner"], CSA),
    (&["suitcase"], &["luggage token"], CSA),
    (&["the staircase"], &["the grand staircase"], CSA),
    (&["turned over"], &["flipped"], CSA),
    (&["pay", "paid"], &["score", "is worth"], CRUISES),
    (&["stand alone", "stands alone"], &["set apart"], OB),
    (&["hand token"], &["extra-tile token"], PUF),
    (&["the other gets", "the other has", "the other will", "the other’s"], &["your opponent"], FOR_TWO),
    (&["the other answers", "the other splits", "the other needs"], &["your opponent"], FOR_TWO),
    (&["take back", "taken back"], &["undo"], EVERYWHERE),
    (&["back"], &["undo"], TAKEBACKS),
    (&["all is done"], &["all done"], EVERYWHERE),
    (&["number of the deal", "number of a deal"], &["deal number"], EVERYWHERE),
    (&["is no ", "are no "], &["is not a", "is no longer", "here is no", "here are no"], EVERYWHERE),
];

const FRENCH: &[Unsaid] = &[
    (&["navire"], &["Paquebot", "paquebot", "bateau"], EVERYWHERE),
    (&["paquebot", "poupe", "proue"], &["Paquebot", "Poupe", "Proue"], CSA),
    (&["l’escalier"], &["le grand escalier"], CSA),
    (&["valise"], &["pion Bagage"], CSA),
    (&["le quai ", "du quai ", "au quai "], &["la coupelle Quai"], CSA),
    (&["les mécontents ", "des mécontents "], &["passagers mécontents"], CSA),
    (&["passager de plus", "passager en plus"], &["passager supplémentaire"], CSA),
    (&["plein"], &["complet", "complète"], CSA),
    (&["tour ", "tours "], &["round"], CSA),
    (&["chemin"], &["trajet", "En chemin"], &["csa-", "kind-path"]),
    (&["partage"], &["répartir", "répartition"], OB),
    (&["pile"], &["paquet"], EVERYWHERE),
    (&["étape"], &["entre deux Escales"], OB),
    (&["feuille"], &["fiche Paquebot", "fiche"], OB),
    (&["escale", "objectif"], &["Escale", "Objectif"], OB),
    (&["soleil", "dé ", "dés ", "verre ", "verres "], &["Soleil", "Dé", "Verre"], OB),
    (&["est inscrit", "inscrit un "], &["dessiner"], OB),
    (&["paie", "paye", "payé"], &["rapporter", "marquer"], EVERYWHERE),
    (&["rangée"], &["ligne"], PUF),
    (&["série"], &["combinaison", "suite"], PUF),
    (&["pavillon", "signe"], &["drapeau", "icône"], PUF),
    (&["éperon"], &["écraser"], PUF),
    (&["repr"], &["annuler"], TAKEBACKS),
    (&["bot"], &["robot"], EVERYWHERE),
];

const UKRAINIAN: &[Unsaid] = &[
    (&["come sail away"], &["Усі на борт"], EVERYWHERE),
    (&["лайнер"], &["корабель"], CSA),
    (
        &["сходи ", "сходів ", "сходах ", "сходами "],
        &["центральні сходи", "Центральні сходи", "центральних сход"],
        CSA,
    ),
    (&["жетон багажу"], &["валіза"], CSA),
    (&["причал"], &["пристань"], CSA),
    (&["повн"], &["заповнити", "заповнений"], CSA),
    (&["приміщення горілиць", "приміщенні горілиць", "приміщеннях горілиць"], &["що лежить горілиць"], CSA),
    (&["червон"], &["помаранчевий", "правил червоні", "названо червоними"], CSA),
    (&["корабел", "корабл"], &["лайнер"], OB),
    (&["діли", "ділят", "поділ"], &["розподіляти", "розподіл"], OB),
    (&["відтин"], &["етап"], OB),
    (&["закрит", "порожн"], &["зачинений", "вільний"], OB),
    (&["викона"], &["розіграти"], OB),
    (&["вміння"], &["сила"], OB),
    (&["плат"], &["давати очки"], CRUISES),
    (&["пала"], &["підпалений"], PUF),
    (&["кладе"], &["виставити", "кладе щит"], PUF),
    (&["лагод", "полагод"], &["ремонтувати"], PUF),
    (&["жетон руки", "жетони руки"], &["жетон додаткової плитки"], PUF),
    (&["знак"], &["позначка"], PUF),
    (&["поверн", "поверт"], &["скасувати"], TAKEBACKS),
    (&["брати назад", "взяти назад"], &["скасувати"], EVERYWHERE),
    (&["навчальн"], &["тренувальний"], EVERYWHERE),
    (&["не глядячи"], &["не дивлячись"], EVERYWHERE),
];

fn glossary(lang: Lang) -> &'static [Unsaid] {
    match lang {
        Lang::En => ENGLISH,
        Lang::Fr => FRENCH,
        Lang::Uk => UKRAINIAN,
    }
}

#[test]
fn one_thing_has_one_name() {
    for lang in Lang::ALL {
        let mut said = Vec::new();
        for (id, texts) in Locale::read(lang).texts {
            for (word, instead) in texts.iter().flat_map(|text| unsaid_in(lang, &id, text)) {
                said.push(format!("{id}: {word}, but say {}", instead.join(", ")));
            }
        }
        assert!(said.is_empty(), "{lang}: {said:#?}");
    }
}

#[test]
fn what_has_another_name_is_noticed() {
    let check = |lang, id, text: &str, words: &[&str]| {
        let found: Vec<&str> = unsaid_in(lang, id, text).into_iter().map(|(word, _)| word).collect();
        assert_eq!(found, words, "{lang}: {text}");
    };
    check(Lang::En, "ob-learn-port", "Your sun paid 2. The other gets a pile.", &["paid", "the other gets"]);
    check(Lang::En, "rule-puf-10", "You may pay for one; the other two stay.", &[]);
    check(Lang::En, "file-proof", "“{}” is no part of a proof", &["is no "]);
    check(Lang::En, "net-no-seat", "There is no such seat, it is no longer free, and it is not yours", &[]);
    check(Lang::Fr, "ob-learn-port", "L’escale\u{a0}! Un dé.", &["escale", "dé "]);
    check(Lang::Fr, "ob-learn-port", "L’Escale\u{a0}! Un Dé décide.", &[]);
    check(Lang::Fr, "csa-learn-full", "Une cabine pleine\nvient du quai.", &["du quai ", "plein"]);
    check(Lang::Fr, "csa-learn-full", "Il vient de la coupelle Quai\u{a0}: complète.", &[]);
    check(Lang::Fr, "web-store-full", "Le stockage est plein pour --bots.", &[]);
    check(Lang::Uk, "csa-learn-sheet", "Сходи повні, центральні сходи — ні.", &["сходи ", "повн"]);
    check(Lang::Uk, "csa-learn-sheet", "Центральні сходи не заповнено.", &[]);
}

/// Words of this text that have another name in the language's glossary, and what to say instead.
fn unsaid_in(lang: Lang, id: &str, text: &str) -> Vec<(&'static str, &'static [&'static str])> {
    let letter = |c: char| c.is_alphanumeric() || "’-".contains(c);
    let words: String = text.chars().map(|c| if letter(c) { c } else { ' ' }).collect();
    let words = format!(" {} ", words.split_whitespace().collect::<Vec<_>>().join(" "));
    let mut found = Vec::new();
    for &(unsaid, instead, names) in glossary(lang) {
        if !names.iter().any(|name| id.contains(name)) {
            continue;
        }
        let rest = instead.iter().fold(words.clone(), |rest, said| rest.replace(said, "…")).to_lowercase();
        let says = |word: &str| rest.match_indices(word).any(|(at, _)| rest[..at].ends_with([' ', '’']));
        found.extend(unsaid.iter().copied().filter(|word| says(word)).map(|word| (word, instead)));
    }
    found
}
