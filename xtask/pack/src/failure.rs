//! Why nothing was packed.

use std::path::Path;

/// The reason, in one line.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) reason: String,
}

impl Failure {
    pub(crate) fn new(reason: String) -> Failure {
        Failure { reason }
    }
}

/// Something could not be done with a file.
pub(crate) fn cannot(what: &str, path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("cannot {what} {}: {error}", path.display()))
}
