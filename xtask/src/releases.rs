//! Two releases at one database: this one, and a build that pretends to be the next, with newer rules of On Board and a protocol
//! besides the one there is.

use std::fs;
use std::path::{Path, PathBuf};

use crate::cluster::{FOR_TESTS, play};
use crate::parts::{Nats, Postgres};
use crate::serving::fresh;
use crate::shell::Failure;

/// What makes a program the next release.
pub(crate) const FEATURE: &str = "seaboard/next-release";
/// How such a program is built.
pub(crate) const NEXT: [&str; 4] = ["--bin", "seaboard", "--features", FEATURE];

/// Keeps a program, where the next one does not take its place.
pub(crate) fn keep(program: &Path) -> Result<PathBuf, Failure> {
    let kept = fresh("releases")?.join("seaboard");
    fs::copy(program, &kept)
        .map_err(|error| Failure::new(format!("cannot copy {}: {error}", program.display())))?;
    Ok(kept)
}

/// Lets people play at two servers, one of each release; tables are opened at the first.
pub(crate) fn side_by_side(old: &Path, next: &Path) -> Result<(), Failure> {
    let (postgres, nats) = (Postgres::start(&FOR_TESTS)?, Nats::start()?);
    let (old_server, next_server) = (old.display().to_string(), next.display().to_string());
    for (said, name, program, beside, pages) in [
        ("Tables and pages of this release, at servers of both", "tables_old", old, &next_server, &[][..]),
        // The old server knows neither their rules nor their protocol.
        ("Tables and pages of the next release", "pages_next", next, &old_server, &["--send-away"]),
        (
            "Tables of the next release, pages of this one",
            "pages_old",
            next,
            &old_server,
            &["--old-pages", "--send-away"],
        ),
    ] {
        println!("\n{said}:");
        let data = postgres.database(name, postgres.port())?;
        let args = ["--times", "0", "--tables", "3", "--beside", beside];
        let args: Vec<&str> = args.into_iter().chain(pages.iter().copied()).collect();
        play(program, &data, &nats.address(), &args)?.ended()?;
    }
    Ok(())
}
