//! `cargo xtask web`: the app for the browser, laid out ready to be served.
//!
//! The crate `web` becomes WebAssembly ([wasm]); a program of its own, `pack`, makes the app of it. That one is built here,
//! only when it is needed: it is heavier than all other chores together.

use std::path::{Path, PathBuf};

use crate::shell::{Failure, Run};
use crate::wasm::Compiler;
use crate::{build, root, wasm};

/// How the app is made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Make {
    /// As it is shipped: small, and compressed.
    Small,
    /// For this machine: soon, and not compressed.
    Soon,
    /// The same with the tiny game in the list of games, for tests.
    WithTinyGame,
}

impl Make {
    fn profile(self) -> &'static str {
        match self {
            Make::Small => "web",
            Make::Soon | Make::WithTinyGame => "web-dev",
        }
    }

    fn features(self) -> &'static [&'static str] {
        match self {
            Make::Small | Make::Soon => &[],
            Make::WithTinyGame => &["--features", "web/tiny-game"],
        }
    }

    /// Where the app goes, seen from the project's directory, unless it is said otherwise.
    fn place(self) -> &'static str {
        match self {
            Make::Small => "target/app",
            Make::Soon => "target/app-dev",
            Make::WithTinyGame => "target/app-tiny-game",
        }
    }
}

pub(crate) fn run(args: &[String]) -> Result<(), Failure> {
    let make = match args {
        [] => Make::Small,
        [dev] if dev == "--dev" => Make::Soon,
        [first, rest @ ..] => {
            let odd = if first == "--dev" { rest.first().unwrap_or(first) } else { first };
            return Err(Failure::usage(format!("web: there is no {odd:?}, only --dev")));
        }
    };
    let app = pack(make, &module(wasm::compiler()?, make)?)?;
    println!("The app is in {}", app.display());
    Ok(())
}

/// Makes the app as it is shipped, fails if it has grown too large, and says where it is.
pub(crate) fn shipped() -> Result<PathBuf, Failure> {
    pack(Make::Small, &module(wasm::compiler()?, Make::Small)?)
}

/// Compiles the app; where its module is.
pub(crate) fn module(compiler: Compiler, make: Make) -> Result<PathBuf, Failure> {
    let args = [&["--package", "web"], make.features()].concat();
    Ok(compiler.build(make.profile(), &args)?.join("web.wasm"))
}

/// Makes the app of its module, and says where it is.
pub(crate) fn pack(make: Make, module: &Path) -> Result<PathBuf, Failure> {
    let app = dir(make);
    let how = match make {
        Make::Small => "small",
        Make::Soon | Make::WithTinyGame => "soon",
    };
    let pack = build(&["--bin", "pack"])?;
    Run::program(&pack).within(&root()).args(&[how]).args(&[module, &app]).go()?;
    Ok(app)
}

/// What says where the app goes; the crate `server` looks for it there.
pub(crate) const PLACE: &str = "SEABOARD_APP";

/// Where the app goes.
pub(crate) fn dir(make: Make) -> PathBuf {
    root().join(std::env::var_os(PLACE).unwrap_or_else(|| make.place().into()))
}
