//! Who may do what: every route and every kind of message, for everybody who may come with it, at every stage of a table. Whatever
//! is added without a row here fails.

use std::fmt::Write;

use protocol::{ClientMessage, Code, Offer, OfferKind, Phase, Resign};
use serde_json::{Value, json};
use server::{Config, Limits, ROUTES, Rate};

use crate::client::{House, Opened, Person, SEATS, options, patient, salt, sit};

/// Who comes.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Role {
    Stranger,
    Elsewhere,
    WatchCode,
    InviteCode,
    /// The same codes at a table that is for its players alone.
    PlayersWatchCode,
    PlayersInviteCode,
    Blocked,
    Seated,
    /// A program that sits there.
    Program,
    Owner,
}

const ROLES: [Role; 10] = [
    Role::Stranger,
    Role::Elsewhere,
    Role::WatchCode,
    Role::InviteCode,
    Role::PlayersWatchCode,
    Role::PlayersInviteCode,
    Role::Blocked,
    Role::Seated,
    Role::Program,
    Role::Owner,
];

/// How far the table is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    Open,
    Playing,
    Over,
    Aborted,
}

const STAGES: [Stage; 4] = [Stage::Open, Stage::Playing, Stage::Over, Stage::Aborted];

/// Routes of tables: for each role the statuses while it is open, played, over, aborted; one where it is the same at all of them. The
/// columns `only` are those who come with a code to a table that is for its players alone.
const TABLE_ROUTES: &str = "
    method path     stranger elsewhere watch           invite          watch-only      invite-only     blocked         seated          program         owner
    DELETE -        401      404       404             404             404             404             404             403             403             204/409/409/409
    POST   /card    401      404       200             200             404             200/404/404/404 200             200             200             200
    POST   /invite  401      404       404             404             404             404             404             403             403             200
    POST   /sit     401      404       403/409/409/409 200/409/409/409 404             200/404/404/404 403/409/409/409 200             200             200
    POST   /leave   401      404       404             404             404             404             404             204/409/409/409 204/409/409/409 204/409/409/409
    POST   /seat    401      404       404             404             404             404             404             403             403             204/409/409/409
    POST   /start   401      404       404             404             404             404             404             403             403             409
    POST   /rematch 401      404       404             404             404             404             404             409/409/200/200 409/409/200/200 409/409/200/200
    GET    /file    401      404       409/409/200/200 409/409/200/200 404             409/404/404/404 409/409/200/200 409/409/200/200 409/409/200/200 409/409/200/200
    GET    /proof   401      404       409/409/200/200 409/409/200/200 404             409/404/404/404 409/409/200/200 409/409/200/200 409/409/200/200 409/409/200/200
";

/// The other routes: for somebody without a session, a person, a program.
const OTHER_ROUTES: &str = "
    GET    /api/status               200 200 200
    POST   /api/session              200 409 409
    GET    /api/me                   401 200 200
    PATCH  /api/me                   401 200 403
    DELETE /api/me                   401 204 403
    POST   /api/logout               401 204 403
    GET    /api/sessions             401 200 403
    POST   /api/sessions/end-others  401 204 403
    POST   /api/pass                 401 200 403
    POST   /api/pass/use             404 404 404
    GET    /api/programs             401 200 403
    POST   /api/programs             401 200 403
    DELETE /api/programs/{id}        401 404 403
    GET    /api/blocks               401 200 403
    POST   /api/blocks/{id}          401 204 403
    DELETE /api/blocks/{id}          401 204 403
    GET    /api/me/tables            401 200 200
    POST   /api/tables               401 200 200
    GET    /api/ws                   401 400 400
";

/// Kinds of messages: what a `no` says while the table is open, played, over, aborted; `-` where nothing is refused, `*` where the rules
/// of the game say why, `turn` where it depends on whose turn it is. Whoever resigned may say so again.
const KINDS: &str = "
    kind         elsewhere        watch                                                      watch-only       seated                                                  program                                                 owner
    watch        net-no-table     -                                                          net-no-table     -                                                       -                                                       -
    unwatch      -                -                                                          -                -                                                       -                                                       -
    do           net-not-watching net-not-begun/net-not-seated/net-not-seated/net-not-seated net-not-watching net-not-begun/turn/*/net-aborted                        net-not-begun/turn/*/net-aborted                        net-not-begun/turn/*/net-aborted
    undo         net-not-watching net-not-begun/net-not-seated/net-not-seated/net-not-seated net-not-watching net-not-begun/*/*/net-aborted                           net-not-begun/*/*/net-aborted                           net-not-begun/*/*/net-aborted
    resign       net-not-watching net-not-begun/net-not-seated/net-not-seated/net-not-seated net-not-watching net-not-begun/-/*/net-aborted                           net-not-begun/-/*/net-aborted                           net-not-begun/-/-/net-aborted
    leave-to-bot net-not-watching net-not-begun/net-not-seated/net-not-seated/net-not-seated net-not-watching net-not-begun/-/over-played/net-aborted                 net-not-begun/-/over-played/net-aborted                 net-not-begun/-/over-played/net-aborted
    back         net-not-watching net-not-begun/net-not-seated/net-not-seated/net-not-seated net-not-watching net-not-begun/net-forbidden/over-played/net-aborted     net-not-begun/net-forbidden/over-played/net-aborted     net-not-begun/net-forbidden/over-played/net-aborted
    offer        net-not-watching net-not-begun/net-not-seated/net-not-seated/net-not-seated net-not-watching net-not-begun/-/over-played/net-aborted                 net-not-begun/-/over-played/net-aborted                 net-not-begun/-/over-played/net-aborted
    answer       net-not-watching net-not-begun/net-not-seated/net-not-seated/net-not-seated net-not-watching net-not-begun/net-offer-gone/net-offer-gone/net-aborted net-not-begun/net-offer-gone/net-offer-gone/net-aborted net-not-begun/net-offer-gone/net-offer-gone/net-aborted
    claim        net-not-watching net-not-begun/net-not-seated/net-not-seated/net-not-seated net-not-watching net-not-begun/net-not-claimable/over-played/net-aborted net-not-begun/net-not-claimable/over-played/net-aborted net-not-begun/net-not-claimable/over-played/net-aborted
    gift         net-not-watching net-not-begun/net-not-seated/net-not-seated/net-not-seated net-not-watching net-not-begun/net-forbidden/over-played/net-aborted     net-not-begun/net-forbidden/over-played/net-aborted     net-not-begun/net-forbidden/over-played/net-aborted
    resume       net-not-watching net-not-begun/net-not-seated/net-not-seated/net-not-seated net-not-watching net-not-begun/net-not-paused/over-played/net-aborted    net-not-begun/net-not-paused/over-played/net-aborted    net-not-begun/net-not-paused/over-played/net-aborted
    say          net-not-watching -                                                          net-not-watching -                                                       -                                                       -
    look         net-not-watching net-not-begun/-/-/-                                        net-not-watching net-not-begun/-/-/-                                     net-not-begun/-/-/-                                     net-not-begun/-/-/-
    ping         -                -                                                          -                -                                                       -                                                       -
";

/// Rows of a table like those above.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>()).filter(|row| !row.is_empty())
}

fn at(cell: &str, stage: Stage) -> &str {
    cell.split('/').nth(stage as usize).unwrap_or(cell)
}

fn without_limits() -> Config {
    let often = Rate { at_once: 1_000_000, ..patient().limits.messages };
    let limits = Limits {
        new_tables: often,
        passes: often,
        new_people: often,
        open_tables: 10_000,
        running_tables: 10_000,
        programs: 1000,
        sockets_of_person: 1000,
        sockets_of_address: 10_000,
        ..patient().limits
    };
    Config { limits, ..patient() }
}

/// Everybody who may come.
struct Cast {
    people: Vec<Person>,
}

impl Cast {
    async fn new(house: &House) -> Cast {
        let mut people = vec![Person::stranger(house)];
        for role in &ROLES[1..] {
            let person = house.guest(&format!("{role:?}")).await;
            people.push(match role {
                Role::Program => house.program(&person, "Parrot").await,
                _ => person,
            });
        }
        let cast = Cast { people };
        let block = format!("/api/blocks/{}", cast.of(Role::Blocked).id);
        cast.of(Role::Owner).ok(house, "POST", &block, Value::Null).await;
        cast
    }

    fn of(&self, role: Role) -> &Person {
        &self.people[role as usize]
    }

    /// A table at this stage for whoever comes to it, where there is a free seat while it is open.
    async fn table(&self, house: &House, comes: Role, stage: Stage) -> Opened {
        let seated = if comes == Role::Program { Role::Program } else { Role::Seated };
        let (owner, seated) = (self.of(Role::Owner), self.of(seated));
        let audience = match comes {
            Role::PlayersWatchCode | Role::PlayersInviteCode => "players",
            _ => "link",
        };
        let (game, seats) = match stage {
            Stage::Open => ("come-sail-away", json!(["me", "open", "open"])),
            _ => ("on-board", json!(["me", "open"])),
        };
        let mut options = options(game);
        if stage == Stage::Open {
            options["players"] = json!(3);
        }
        let new = json!({"game": game, "options": options, "seats": seats, "salt": salt(1),
            "settings": {"audience": audience}});
        let made = owner.ok(house, "POST", "/api/tables", new).await;
        let code = |name: &str| made[name].as_str().unwrap().parse::<Code>().unwrap();
        let id = made["id"].as_str().unwrap().parse().unwrap();
        let table = Opened { id, invite: code("invite"), watch: code("watch"), commit: String::new() };
        sit(house, seated, &table, 2).await;
        if stage != Stage::Open {
            owner.ok(house, "POST", &table.path("/start"), Value::Null).await;
        }
        let mut socket = owner.socket().await;
        socket.watch(id, None).await;
        match stage {
            Stage::Open | Stage::Playing => {}
            Stage::Over => {
                socket.send(Resign { table: id, own: 0 }).await;
                socket.until(|socket| socket.at(id).room().phase == Phase::Over).await;
            }
            // The game has hardly begun: nobody is asked.
            Stage::Aborted => {
                socket.send(Offer { table: id, what: OfferKind::Abort }).await;
                socket.until(|socket| socket.at(id).room().phase == Phase::Aborted).await;
            }
        }
        table
    }
}

fn code_of(role: Role, table: &Opened) -> Option<String> {
    match role {
        Role::WatchCode | Role::PlayersWatchCode => Some(table.watch.to_string()),
        Role::InviteCode | Role::PlayersInviteCode | Role::Blocked => Some(table.invite.to_string()),
        _ => None,
    }
}

/// What a request to a route of tables brings.
fn body(path: &str, code: &Option<String>) -> Value {
    match path {
        "/card" => json!({"code": code}),
        "/sit" => json!({"code": code, "salt": salt(5)}),
        "/seat" => json!({"seat": 2, "plan": "open"}),
        "/rematch" => json!({"salt": salt(6)}),
        _ => Value::Null,
    }
}

#[tokio::test]
async fn every_route_of_tables_is_for_those_it_is_for() {
    let house = House::with(without_limits()).await;
    let cast = Cast::new(&house).await;
    let mut faults = String::new();
    for row in rows(TABLE_ROUTES).skip(1) {
        let (method, path) = (row[0], row[1].trim_start_matches('-'));
        for (role, cell) in ROLES.into_iter().zip(&row[2..]) {
            for stage in STAGES {
                let table = cast.table(&house, role, stage).await;
                let (person, code) = (cast.of(role), code_of(role, &table));
                let mut person = person.clone();
                if let Some(code) = code.as_ref().filter(|_| method == "GET") {
                    write!(person.who, "Seaboard-Code: {code}\r\n").unwrap();
                }
                let (status, answer) = person.ask(&house, method, &table.path(path), body(path, &code)).await;
                if status.to_string() != at(cell, stage) {
                    writeln!(faults, "{method} {path} {role:?} {stage:?}: {status} {answer}").unwrap();
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults}");
}

#[tokio::test]
async fn every_other_route_is_for_people_programs_or_all() {
    let house = House::with(without_limits()).await;
    let mut faults = String::new();
    for row in rows(OTHER_ROUTES) {
        let [method, path, statuses @ ..] = &row[..] else { panic!("{row:?}") };
        let person = house.guest("Ada").await;
        let others = [Person::stranger(&house), person.clone(), house.program(&person, "Parrot").await];
        for (who, expected) in others.into_iter().zip(statuses) {
            let body = match *path {
                "/api/session" => json!({"name": "Ada", "lang": "en"}),
                "/api/pass/use" => json!({"code": "0".repeat(26)}),
                "/api/programs" if *method == "POST" => json!({"name": "Polly"}),
                "/api/tables" => {
                    json!({"game": "on-board", "options": options("on-board"), "seats": ["me", "open"]})
                }
                _ => Value::Null,
            };
            // Whoever is deleted or signed out is gone for the others.
            let who = if *expected == "204" { house.guest("Ben").await } else { who };
            let (status, answer) = who.ask(&house, method, &path.replace("{id}", "00000000007b"), body).await;
            if status.to_string() != *expected {
                writeln!(faults, "{method} {path}: {status} instead of {expected}: {answer}").unwrap();
            }
        }
    }
    assert!(faults.is_empty(), "{faults}");
}

#[test]
fn no_route_and_no_kind_of_message_is_without_a_row() {
    let of_tables = rows(TABLE_ROUTES)
        .skip(1)
        .map(|row| (row[0], format!("/api/tables/{{id}}{}", row[1].trim_start_matches('-'))));
    let others = rows(OTHER_ROUTES).map(|row| (row[0], row[1].to_owned()));
    let mut known: Vec<(&str, String)> = of_tables.chain(others).collect();
    let mut there: Vec<(&str, String)> =
        ROUTES.iter().map(|route| (route.method, route.path.to_owned())).collect();
    known.sort();
    there.sort();
    assert_eq!(known, there);
    let known: Vec<&str> = rows(KINDS).skip(1).map(|row| row[0]).collect();
    assert_eq!(known, ClientMessage::KINDS);
}

/// A message of this kind that makes sense, as far as it can.
fn message(kind: &str, table: &Opened, code: Option<String>, act: &str) -> String {
    let seat = SEATS[1].index() + 1;
    let (from, to) = (0, 0);
    json!({
        "t": kind, "table": table.id.to_string(), "code": code, "own": 0, "turned": 0, "act": act, "what": "abort", "yes": true,
        "seat": seat, "for": "bot", "id": 1, "said": {"preset": "hello"}, "from": from, "to": to, "n": 0,
    })
    .to_string()
}

#[tokio::test]
async fn every_kind_of_message_is_for_those_it_is_for() {
    let house = House::with(without_limits()).await;
    let cast = Cast::new(&house).await;
    let roles =
        [Role::Elsewhere, Role::WatchCode, Role::PlayersWatchCode, Role::Seated, Role::Program, Role::Owner];
    let mut faults = String::new();
    for row in rows(KINDS).skip(1) {
        for (role, cell) in roles.into_iter().zip(&row[1..]) {
            for stage in STAGES {
                let table = cast.table(&house, role, stage).await;
                let mut socket = cast.of(role).socket().await;
                let code = code_of(role, &table);
                let (mut act, mut may_move) = (String::from("end"), false);
                if !matches!(role, Role::Elsewhere | Role::PlayersWatchCode) && row[0] != "watch" {
                    socket.watch(table.id, code.as_ref().map(|code| code.parse().unwrap())).await;
                    let choices = socket.at(table.id).now.as_ref().map(|now| now.choices.clone());
                    if let Some(choice) = choices.and_then(|choices| choices.first().cloned()) {
                        (act, may_move) = (choice, true);
                    }
                }
                socket.send_text(message(row[0], &table, code, &act)).await;
                socket.settle().await;
                let said = socket.no.first().map_or("-", |no| &no.why.id);
                let expected = match at(cell, stage) {
                    "turn" if may_move => "-",
                    "turn" => "*",
                    other => other,
                };
                if said != expected && !(expected == "*" && said != "-") {
                    writeln!(faults, "{} {role:?} {stage:?}: {said} instead of {expected}", row[0]).unwrap();
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults}");
}
