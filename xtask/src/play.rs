//! `cargo xtask play`: everything built, served, and opened in a browser where there is one.

use std::net::IpAddr;
use std::process::ExitCode;

use crate::shell::{Failure, Run};
use crate::steps::Steps;
use crate::web::{self, Make};
use crate::{TESTED, build_with, root, wasm};

/// Where the online tables are kept that were played from here.
const TABLES: &str = "target/tables.db";

pub(crate) fn run(args: &[String]) -> Result<ExitCode, Failure> {
    let passed = checked(args)?;
    let app = web::dir(Make::Soon);
    if !app.join("index.html").exists() {
        eprintln!(
            "Seaboard is built first: on two cores, that takes about five minutes. Later starts take two seconds."
        );
    }
    let steps = Steps::new(4);
    let made = (|| {
        let compiler = steps.step("A compiler for WebAssembly", wasm::compiler)?;
        let module = steps.step("The app is compiled", || web::module(compiler, Make::Soon))?;
        steps.step("The app is packed", || web::pack(Make::Soon, &module))
    })();
    let app = made.map_err(|Failure { reason, code }| {
        let reason =
            format!("{reason}\n(`cargo xtask terminal` plays without a browser, and needs nothing of this)");
        Failure { reason, code }
    })?;
    let program = steps.step("The program that serves it", || build_with(&app, &TESTED))?;
    eprintln!();
    let data = format!("--data={}", root().join(TABLES).display());
    Run::program(&program).args(&["serve", &data]).args(&passed).instead()
}

/// What the program is told. It would refuse what is wrong by itself, but only once everything is built.
fn checked(args: &[String]) -> Result<Vec<String>, Failure> {
    let wrong = |reason: &str| Err(Failure::usage(format!("play: {reason}")));
    let mut passed = Vec::new();
    let mut open = true;
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let (name, mut value) = match arg.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (arg.as_str(), None),
        };
        if ["--port", "--listen"].contains(&name) && value.is_none() {
            value = args.next().cloned();
        }
        let value = value.unwrap_or_default();
        match name {
            "--no-open" if arg == name => open = false,
            "--port" if value.parse::<u16>().is_ok() => passed.push(format!("--port={value}")),
            "--port" => return wrong("--port is followed by a number from 0 to 65535"),
            "--listen" if value.parse::<IpAddr>().is_ok() => passed.push(format!("--listen={value}")),
            "--listen" => return wrong("--listen is followed by an address such as 127.0.0.1 or 0.0.0.0"),
            _ => {
                return wrong(&format!(
                    "there is no {arg:?}, only --port, --listen and --no-open; `cargo xtask terminal` plays in the terminal"
                ));
            }
        }
    }
    if open {
        passed.push("--open".to_owned());
    }
    Ok(passed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn passed(line: &str) -> Result<String, String> {
        let args: Vec<String> = line.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect();
        checked(&args).map(|passed| passed.join(" ")).map_err(|failure| failure.reason)
    }

    #[test]
    fn arguments_are_passed_on_and_a_browser_opens_unless_told_otherwise() {
        assert_eq!(passed("").unwrap(), "--open");
        assert_eq!(passed("--no-open").unwrap(), "");
        assert_eq!(passed("--port 0 --no-open --listen ::").unwrap(), "--port=0 --listen=::");
        assert_eq!(passed("--listen=0.0.0.0 --port=80").unwrap(), "--listen=0.0.0.0 --port=80 --open");
        assert!(passed("--no-open=yes").is_err());
    }
}
