//! Where a server of PostgreSQL is, and how one speaks with it.

use std::io;
use std::path::Path;
use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::SslMode;

use crate::open::OpenError;
use crate::tls::Tls;

/// How long one connection may take to come about.
const CONNECT: Duration = Duration::from_secs(2);
/// After this time without an answer of any kind a connection counts as lost.
const SILENCE: Duration = Duration::from_secs(5);

pub(super) struct Address {
    pub(super) config: Config,
    /// None where nothing is encrypted.
    pub(super) tls: Option<Tls>,
}

impl Address {
    pub(super) fn new(text: &str) -> Result<Address, OpenError> {
        let wrong = |why: &str| OpenError::Io(io::Error::new(io::ErrorKind::InvalidInput, why.to_owned()));
        let (place, parameters) = text.split_once('?').unwrap_or((text, ""));
        // What the driver does not know, or understands otherwise than it is meant here.
        let (mut mode, mut trusted, mut others) = (None, None, Vec::new());
        for pair in parameters.split('&').filter(|pair| !pair.is_empty()) {
            match pair.split_once('=') {
                Some(("sslmode", value)) => mode = Some(value),
                Some(("sslrootcert", value)) => trusted = Some(Path::new(value)),
                _ => others.push(pair),
            }
        }
        let encrypted = match mode {
            None | Some("disable") => false,
            Some("require" | "verify-ca" | "verify-full") => true,
            Some(_) => return Err(wrong("sslmode: disable or require")),
        };
        let text = format!("{place}?{}", others.join("&"));
        let mut config: Config = text.parse().map_err(super::refused)?;
        config.ssl_mode(if encrypted { SslMode::Require } else { SslMode::Disable });
        config.connect_timeout(CONNECT).keepalives_idle(SILENCE).tcp_user_timeout(SILENCE);
        if config.get_application_name().is_none() {
            config.application_name("seaboard");
        }
        let tls = encrypted.then(|| Tls::new(trusted)).transpose()?;
        Ok(Address { config, tls })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_half_encrypted() {
        let mode = |text: &str| Address::new(text).map(|address| address.config.get_ssl_mode());
        assert_eq!(mode("postgres://sea@localhost/tables").ok(), Some(SslMode::Disable));
        assert_eq!(mode("postgres://sea@localhost/tables?sslmode=disable").ok(), Some(SslMode::Disable));
        for unclear in
            ["sslmode=prefer", "sslmode=allow", "sslmode=require&sslrootcert=/no/such/file", "no=such"]
        {
            assert!(mode(&format!("postgres://sea@localhost/tables?{unclear}")).is_err(), "{unclear}");
        }
        assert!(mode("postgres://").is_ok() && mode("http://localhost").is_err());
    }
}
