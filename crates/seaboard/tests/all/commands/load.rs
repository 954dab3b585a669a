//! `load`: whom it plays at, and what it says of a server.

use super::refusals::refused_in_all_languages;
use crate::common::Folder;

#[test]
fn a_server_elsewhere_is_left_alone_unless_it_is_one_s_own() {
    let folder = Folder::new();
    let no = |line: &str, named: &str| refused_in_all_languages(&folder, line, named);
    for url in ["http://192.0.2.1:7878", "http://sea.example.org", "http://0.0.0.0:1"] {
        no(&format!("load --url {url}"), "--yes-this-is-my-server");
    }
    for url in ["https://127.0.0.1", "127.0.0.1:7878", "http://", "http://127.0.0.1/play"] {
        no(&format!("load --url {url}"), "--url");
    }
    no("load", "--url");
    no("load --url http://127.0.0.1:1 --tables 0", "--tables");
    no("load --url http://127.0.0.1:1 --seats 5", "--seats");
    no("load --url http://127.0.0.1:1 --seconds 0", "--seconds");
    no("load --url http://127.0.0.1:1 --pid 1 --metrics http://127.0.0.1:2", "--pid");
    no("load --url http://127.0.0.1:1 --idle 5 --rate 5", "--idle");
    no("crash --data . --times 1", "there already");
}

#[test]
fn a_server_that_is_not_there_is_named() {
    let folder = Folder::new();
    // A port that was free a moment ago.
    let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("an address");
    refused_in_all_languages(&folder, &format!("load --url http://{free} --tables 1"), &free.to_string());
}

/// What only a program that carries the app can do.
mod with_app {
    use serde_json::Value;

    use super::super::serve::Serving;
    use super::super::{json, said};
    use super::*;
    use crate::common::seaboard;

    const LIMITS: &str =
        "messages = { at-once = 100000, each-ms = 1 }\nnew-tables = { at-once = 1000, each-ms = 1 }\n";

    fn serving(folder: &Folder) -> Serving {
        serving_at(folder, "0", &[])
    }

    fn serving_at(folder: &Folder, port: &str, more: &[&str]) -> Serving {
        folder.write("limits", LIMITS);
        let args = ["serve", "--port", port, "--data", "tables", "--limits", "limits"];
        Serving::start(seaboard(&folder.0, &[&args, more].concat()))
    }

    fn number(report: &Value, field: &str) -> f64 {
        report.pointer(field).and_then(Value::as_f64).unwrap_or_else(|| panic!("no {field} in {report}"))
    }

    #[test]
    fn random_players_play_and_what_the_server_needs_is_told() {
        let folder = Folder::new();
        let serving = serving(&folder);
        let (url, pid) = (serving.url().to_owned(), serving.process());
        let report = json(
            &folder,
            &format!("load --url {url} --tables 3 --watchers 1 --seconds 1 --pid {pid} --json"),
        );
        let moves = number(&report, "/moves");
        assert!(moves > 0.0 && number(&report, "/frames") > moves, "{report}");
        assert!(number(&report, "/memory") > 1e6, "{report}");
        let latency =
            ["p50", "p90", "p99", "p99.9"].map(|name| number(&report, &format!("/latency-ms/{name}")));
        assert!(latency[0] > 0.0 && latency.is_sorted(), "{report}");
        let told = said(&folder, &format!("load --url {url} --tables 2 --rate 20 --seconds 1"));
        assert!(told.contains("confirmed moves") && told.contains("Every mark was right"), "{told}");
    }

    #[test]
    fn players_come_back_to_a_server_that_was_started_again() {
        let folder = Folder::new();
        let serving = serving(&folder);
        let url = serving.url().trim_end_matches('/').to_owned();
        let (_, port) = url.rsplit_once(':').expect("a port");
        let load = format!("load --url {url} --tables 2 --rate 50 --seconds 6 --json");
        let report = std::thread::scope(|scope| {
            let playing = scope.spawn(|| json(&folder, &load));
            while !said(&folder, "check-tables --data tables").contains("All 2 games") {}
            drop(serving);
            let _again = serving_at(&folder, port, &[]);
            playing.join().expect("played on")
        });
        assert!(number(&report, "/connections-lost") > 0.0 && number(&report, "/moves") > 0.0, "{report}");
        assert!(number(&report, "/seconds-away") > 0.0, "{report}");
    }

    #[test]
    fn a_server_with_another_address_for_people_is_played_at_under_it() {
        let folder = Folder::new();
        let serving = serving_at(&folder, "0", &["--public", "https://sea.example.org"]);
        let load = format!("load --url {} --tables 1 --seconds 1", serving.url());
        refused_in_all_languages(&folder, &load, "403");
        let told = said(&folder, &format!("{load} --public https://sea.example.org"));
        assert!(told.contains("confirmed moves"), "{told}");
        refused_in_all_languages(&folder, &format!("{load} --public sea"), "--public");
    }

    #[test]
    fn idle_sockets_and_tables_are_weighed_and_come_back() {
        let folder = Folder::new();
        let serving = serving(&folder);
        let (url, pid) = (serving.url(), serving.process());
        let report = json(&folder, &format!("load --url {url} --tables 2 --idle 16 --pid {pid} --json"));
        assert_eq!((number(&report, "/sockets"), number(&report, "/tables")), (16.0, 2.0));
        assert!(number(&report, "/seconds-until-back") > 0.0, "{report}");
    }

    #[test]
    fn limits_of_a_file_that_is_none_are_refused() {
        let folder = Folder::new();
        folder.write("limits", "onlooker = 3\n");
        refused_in_all_languages(&folder, "serve --port 0 --data tables --limits limits", "onlooker");
        refused_in_all_languages(&folder, "serve --port 0 --data tables --limits nowhere", "nowhere");
    }
}
