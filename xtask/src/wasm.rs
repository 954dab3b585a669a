//! Building for WebAssembly, with whatever compiler is there that can.

use std::path::PathBuf;

use crate::root;
use crate::shell::{Failure, Run};

const TARGET: &str = "wasm32-unknown-unknown";
/// Debian's compiler for browsers; its package lists must be fresh, old ones name an old compiler.
const DEBIAN: [&[&str]; 2] = [
    &["apt-get", "update"],
    &[
        "apt-get",
        "install",
        "-y",
        "--no-install-recommends",
        "rustc-web",
        "cargo-web",
        "rust-web-src",
        "lld-19",
    ],
];

/// A compiler that can.
#[derive(Clone, Copy)]
pub(crate) enum Compiler {
    /// The toolchain in use has the target.
    Toolchain,
    /// Debian's, which builds the standard library along with the program.
    Debian,
}

/// Where the build puts its files: its own directory, since another compiler may make them. `SEABOARD_WASM_TARGET` names another
/// one.
fn target_dir() -> PathBuf {
    root().join(std::env::var_os("SEABOARD_WASM_TARGET").unwrap_or_else(|| "target/wasm".into()))
}

impl Compiler {
    /// Builds in this profile with these arguments of `cargo build`; where the results are.
    pub(crate) fn build(self, profile: &str, args: &[&str]) -> Result<PathBuf, Failure> {
        let dir = target_dir();
        let shown = dir.display().to_string();
        let common = ["build", "--profile", profile, "--target", TARGET, "--target-dir", &shown];
        match self {
            Compiler::Toolchain => Run::cargo(&common).args(args).announced()?,
            Compiler::Debian => Run::new("/usr/bin/cargo")
                .args(&common)
                .args(&["-Z", "build-std=std,panic_abort"])
                .args(args)
                .env("PATH", "/usr/bin:/bin")
                .env("RUSTC", "/usr/bin/rustc")
                .env("RUSTC_BOOTSTRAP", "1")
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-19")
                .announced()?,
        }
        Ok(dir.join(TARGET).join(profile))
    }
}

/// The compiler that is there, or can be had.
pub(crate) fn compiler() -> Result<Compiler, Failure> {
    if has_target() {
        return Ok(Compiler::Toolchain);
    }
    if debian_compiler() {
        return Ok(Compiler::Debian);
    }
    eprintln!("xtask: the target {TARGET} is missing, trying: rustup target add {TARGET}");
    if Run::new("rustup").args(&["target", "add", TARGET]).works() && has_target() {
        return Ok(Compiler::Toolchain);
    }
    for command in DEBIAN {
        eprintln!("xtask: trying: {}", command.join(" "));
        if let Some((program, args)) = command.split_first() {
            // What did not work shows below.
            let _ = Run::new(program).args(args).go();
        }
    }
    if debian_compiler() {
        return Ok(Compiler::Debian);
    }
    Err(Failure::new(format!(
        "nothing here can build for WebAssembly: either `rustup target add {TARGET}`, or on Debian and Ubuntu, as root, `{}`",
        DEBIAN.map(|command| command.join(" ")).join(" && ")
    )))
}

/// Whether the toolchain in use has the standard library of the target.
fn has_target() -> bool {
    let libraries = Run::new("rustc").args(&["--print", "target-libdir", "--target", TARGET]).output();
    libraries.is_ok_and(|path| PathBuf::from(path.trim()).is_dir())
}

/// Whether Debian's compiler is there, new enough, with the sources of its standard library.
fn debian_compiler() -> bool {
    let version = Run::new("/usr/bin/rustc").args(&["--version"]).output().unwrap_or_default();
    let minor = version.split('.').nth(1).and_then(|minor| minor.parse::<u32>().ok());
    let sources = PathBuf::from("/usr/lib/rustlib/src/rust/library").is_dir();
    let linker = Run::new("wasm-ld-19").args(&["--version"]).works();
    sources
        && linker
        && minor.is_some_and(|minor| minor >= OLDEST)
        && PathBuf::from("/usr/bin/cargo").exists()
}

/// The oldest compiler that understands the project (1.89).
const OLDEST: u32 = 89;
