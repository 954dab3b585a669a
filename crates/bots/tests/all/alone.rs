//! Weights are brought to a whole process, where other tests think with their own: whoever brings others runs in a process for
//! itself, whatever started it.

use std::process::Command;

/// Set where a test runs by itself.
const ALONE: &str = "SEABOARD_TEST_ALONE";

/// Runs the check of the test with this name, which calls this.
#[expect(clippy::unwrap_used, reason = "a helper of tests")]
pub(crate) fn alone(test: &str, check: fn()) {
    if std::env::var_os(ALONE).is_some() {
        return check();
    }
    let this = std::env::current_exe().unwrap();
    let run = Command::new(this).args(["--exact", test]).env(ALONE, "1").output().unwrap();
    let said = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success() && said.contains(" 1 passed"), "{said}");
}
