//! What the chores do not know they refuse, before they do anything.

use std::process::Command;

#[test]
fn wrong_arguments_are_refused_in_one_line() {
    for (args, reason) in [
        ("polish", "no chore \"polish\""),
        ("test --fast", "test: there is no \"--fast\""),
        ("play --seats Ada", "play: there is no \"--seats\""),
        ("play --port", "play: --port is followed by a number from 0 to 65535"),
        ("play --port 70000", "play: --port is followed by a number from 0 to 65535"),
        ("play --listen", "play: --listen is followed by an address"),
        ("play --no-open --listen harbour", "play: --listen is followed by an address"),
        ("test --quick --fast", "test: there is no \"--fast\""),
        ("advisories --fast", "advisories: there is no \"--fast\""),
        ("dist --fast", "dist: there is no \"--fast\""),
        ("web --fast", "web: there is no \"--fast\""),
        ("web --dev --fast", "web: there is no \"--fast\""),
        ("browser sped", "browser: there are no tests \"sped\""),
        ("crash --fast", "crash: there is no \"--fast\""),
        ("crash --times", "crash: --times is followed by a number"),
        ("crash --times 0", "crash: --times is followed by a number"),
        ("cluster --storm", "cluster: there is no \"--storm\""),
        ("cluster --nodes", "cluster: --nodes is followed by a number"),
        ("bench --record --fast", "bench: there is no \"--fast\""),
        ("fuzz forever", "fuzz: \"forever\" is no number of seconds"),
        ("fuzz -1", "fuzz: \"-1\" is no number of seconds"),
        ("fuzz 10 20", "fuzz: \"20\" is no number of seconds"),
    ] {
        let output =
            Command::new(env!("CARGO_BIN_EXE_xtask")).args(args.split(' ')).output().expect("started");
        assert_eq!(output.status.code(), Some(2), "{args}");
        assert!(output.stdout.is_empty(), "{args}");
        let said = String::from_utf8(output.stderr).expect("text");
        assert!(said.starts_with("xtask: ") && said.contains(reason) && said.lines().count() == 1, "{said}");
    }
}
