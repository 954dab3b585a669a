//! `cargo xtask dist`: the program as it is shipped, and an archive of it with all that belongs to it.
//!
//! The same tree gives the same archive: files are in the order of their names, and all are of the commit's time.

mod archive;
mod notices;

use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::shell::{Failure, Run};
use crate::{SHIPPED, build, root, web};
use archive::{Item, gzip, tar};

/// Where archives go, seen from the project's directory.
const PLACE: &str = "target/dist";
/// What lies beside the program, as it does here.
const BESIDE: [&str; 13] = [
    "README.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "docs/hosting.md",
    "docs/scale.md",
    "docs/security.md",
    "docs/format.md",
    "docs/protocol.md",
    "deploy/Dockerfile",
    "deploy/compose.yaml",
    "deploy/haproxy.cfg",
    "deploy/seaboard@.service",
    "examples/bot.py",
];
/// The licences of others.
const NOTICES: &str = "LICENCES-OF-DEPENDENCIES.txt";
/// What the app in the browser is compiled for.
const BROWSER: &str = "wasm32-unknown-unknown";

pub(crate) fn run(args: &[String]) -> Result<(), Failure> {
    if let Some(odd) = args.first() {
        return Err(Failure::usage(format!("dist: there is no {odd:?}, it takes no arguments")));
    }
    web::shipped()?;
    let program = build(&SHIPPED)?;
    println!("The program is {}", program.display());
    let (target, version) = (target()?, env!("CARGO_PKG_VERSION"));
    let name = format!("seaboard-{version}-{target}");
    let items = items(&program, &target)?;
    let bytes = gzip(&tar(&name, items, time()).map_err(|odd| Failure::new(format!("dist: {odd}")))?);
    let archive = root().join(PLACE).join(format!("{name}.tar.gz"));
    let sum = checksum(&bytes, &format!("{name}.tar.gz"));
    write(&archive, &bytes)?;
    write(&root().join(PLACE).join(format!("{name}.tar.gz.sha256")), sum.as_bytes())?;
    println!("The archive is {} ({} kB)", archive.display(), bytes.len() / 1000);
    Ok(())
}

/// Everything that goes into the archive.
fn items(program: &Path, target: &str) -> Result<Vec<Item>, Failure> {
    let named = format!("seaboard{}", std::env::consts::EXE_SUFFIX);
    let mut items = vec![Item { name: named, bytes: read(program)?, executable: true }];
    for name in BESIDE {
        items.push(Item { name: name.to_owned(), bytes: read(&root().join(name))?, executable: false });
    }
    let notices = notices::of(&metadata(target)?)?;
    items.push(Item { name: NOTICES.to_owned(), bytes: notices.into_bytes(), executable: false });
    Ok(items)
}

/// What cargo knows of the packages for the program, and for the app that it carries.
fn metadata(target: &str) -> Result<serde_json::Value, Failure> {
    let out = Run::cargo(&["metadata", "--locked", "--format-version", "1"])
        .args(&["--filter-platform", target, "--filter-platform", BROWSER])
        .output()?;
    serde_json::from_str(&out).map_err(|error| Failure::new(format!("cargo metadata: {error}")))
}

/// What this machine compiles for.
fn target() -> Result<String, Failure> {
    let out = Run::new("rustc").args(&["-vV"]).output()?;
    let host = out.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| Failure::new("rustc does not say what it compiles for".to_owned()))
}

/// The time of everything in the archive, in seconds since 1970: as told, of the commit, or the beginning.
fn time() -> u64 {
    let told = std::env::var("SOURCE_DATE_EPOCH").ok().and_then(|time| time.parse().ok());
    let commit = || Run::new("git").args(&["log", "-1", "--format=%ct"]).output().ok()?.trim().parse().ok();
    told.or_else(commit).unwrap_or(0)
}

/// A line as `sha256sum --check` takes it.
fn checksum(bytes: &[u8], name: &str) -> String {
    let digits: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{digits}  {name}\n")
}

fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|error| Failure::new(format!("cannot read {}: {error}", path.display())))
}

fn write(path: &PathBuf, bytes: &[u8]) -> Result<(), Failure> {
    let made = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(path, bytes));
    made.map_err(|error| Failure::new(format!("cannot write {}: {error}", path.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_checksum_is_a_line_that_others_can_check() {
        let line = checksum(b"abc", "seaboard.tar.gz");
        assert_eq!(line.len(), 64 + 2 + "seaboard.tar.gz".len() + 1);
        assert!(line.starts_with("ba7816bf8f01cfea") && line.ends_with("15ad  seaboard.tar.gz\n"), "{line}");
    }

    #[test]
    fn what_belongs_beside_the_program_is_there() {
        for name in BESIDE {
            assert!(root().join(name).is_file(), "{name}");
        }
    }
}
