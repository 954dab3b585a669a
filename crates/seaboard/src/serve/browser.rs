//! Opening an address in a browser, where there is one.

use std::process::{Command, Stdio};

/// Opens the address if there is a screen and something that opens addresses. The address has been printed: nothing is said where
/// there is none.
pub(super) fn open(url: &str) {
    let Some(mut command) = opener() else { return };
    command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // It may take as long as the browser runs.
    std::thread::spawn(move || command.status());
}

#[cfg(target_os = "macos")]
fn opener() -> Option<Command> {
    Some(Command::new("open"))
}

#[cfg(windows)]
fn opener() -> Option<Command> {
    let mut command = Command::new("cmd");
    // `start` takes its first quoted argument for a title.
    command.args(["/C", "start", ""]);
    Some(command)
}

#[cfg(not(any(target_os = "macos", windows)))]
fn opener() -> Option<Command> {
    let screen = ["DISPLAY", "WAYLAND_DISPLAY"];
    let seen = screen.iter().any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
    seen.then(|| Command::new("xdg-open"))
}
