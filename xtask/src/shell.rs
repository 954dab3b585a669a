//! Running other programs.

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::sync::Mutex;

/// Why a chore stopped, in one line.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) reason: String,
    /// How the program ends.
    pub(crate) code: u8,
}

impl Failure {
    /// Something went wrong.
    pub(crate) fn new(reason: String) -> Failure {
        Failure { reason, code: 1 }
    }

    /// The chore was asked for something it does not know.
    pub(crate) fn usage(reason: String) -> Failure {
        Failure { reason, code: 2 }
    }
}

/// A program about to be run in the project's directory.
pub(crate) struct Run {
    command: Command,
    shown: String,
}

impl Run {
    pub(crate) fn new(program: &str) -> Run {
        let mut command = Command::new(program);
        command.current_dir(crate::root());
        Run { command, shown: program.to_owned() }
    }

    /// The cargo that runs this chore.
    pub(crate) fn cargo(args: &[&str]) -> Run {
        let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
        let mut run = Run::new(&cargo).args(args);
        run.shown = format!("cargo {}", args.join(" "));
        run
    }

    /// A program we built. It is run where the user is, so that it finds the user's files.
    pub(crate) fn program(path: &Path) -> Run {
        Run { command: Command::new(path), shown: path.display().to_string() }
    }

    /// Runs it in this directory.
    pub(crate) fn within(mut self, dir: &Path) -> Run {
        self.command.current_dir(dir);
        self
    }

    pub(crate) fn args<S: AsRef<OsStr>>(mut self, args: &[S]) -> Run {
        for arg in args {
            self.shown = format!("{} {}", self.shown, arg.as_ref().display());
        }
        self.command.args(args);
        self
    }

    pub(crate) fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Run {
        self.command.env(name, value);
        self
    }

    /// Runs it, and fails where it fails.
    pub(crate) fn go(mut self) -> Result<(), Failure> {
        let status = self.command.status().map_err(|error| self.cannot(&error))?;
        if status.success() { Ok(()) } else { Err(Failure::new(format!("{}: {status}", self.shown))) }
    }

    /// Leaves everything to the program, its exit code and signals such as Ctrl+C included. Comes back only where it could not
    /// be started.
    #[cfg(unix)]
    pub(crate) fn instead(mut self) -> Result<ExitCode, Failure> {
        let error = std::os::unix::process::CommandExt::exec(&mut self.command);
        Err(self.cannot(&error))
    }

    /// Leaves everything to the program, its exit code included.
    #[cfg(not(unix))]
    pub(crate) fn instead(mut self) -> Result<ExitCode, Failure> {
        let status = self.command.status().map_err(|error| self.cannot(&error))?;
        Ok(ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)))
    }

    /// Says what runs, then runs it.
    pub(crate) fn announced(self) -> Result<(), Failure> {
        eprintln!("\n=== {}", self.shown);
        self.go()
    }

    /// Runs it for what it prints.
    pub(crate) fn output(mut self) -> Result<String, Failure> {
        let output = self.command.stderr(Stdio::inherit()).output().map_err(|error| self.cannot(&error))?;
        if !output.status.success() {
            return Err(Failure::new(format!("{}: {}", self.shown, output.status)));
        }
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// Runs it for what it prints on standard error.
    pub(crate) fn errors(mut self) -> Result<String, Failure> {
        let output = self.command.stdout(Stdio::null()).output().map_err(|error| self.cannot(&error))?;
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        if !output.status.success() {
            return Err(Failure::new(format!("{}: {}\n{text}", self.shown, output.status)));
        }
        Ok(text)
    }

    /// Whether it runs and succeeds, silently.
    pub(crate) fn works(mut self) -> bool {
        let quiet = self.command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        quiet.status().is_ok_and(|status| status.success())
    }

    fn cannot(&self, error: &std::io::Error) -> Failure {
        Failure::new(format!("cannot run {}: {error}", self.shown))
    }
}

/// Makes sure a tool is there: tries each way to get it in turn, and says clearly what is missing if none works.
pub(crate) fn ensure(what: &str, there: impl Fn() -> bool, ways: &[&[&str]]) -> Result<(), Failure> {
    // Steps run beside each other; two installers at once would lock each other out.
    static ONE_BY_ONE: Mutex<()> = Mutex::new(());
    let _alone = ONE_BY_ONE.lock();
    for way in ways {
        if there() {
            return Ok(());
        }
        eprintln!("xtask: {what} is missing, trying: {}", way.join(" "));
        if let Some((program, args)) = way.split_first() {
            // A way that fails is followed by the next one.
            let _ = Run::new(program).args(args).go();
        }
    }
    if there() {
        return Ok(());
    }
    let ways: Vec<String> = ways.iter().map(|way| format!("`{}`", way.join(" "))).collect();
    Err(Failure::new(format!("{what} is missing; none of these worked here: {}", ways.join(", "))))
}
