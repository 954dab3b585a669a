//! TLS to what stands elsewhere: a database, or a bus between servers.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// Where systems keep the certificates that they trust.
const TRUSTED: [&str; 4] = [
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
];

/// Encrypted connections to hosts that prove who they are.
#[derive(Clone)]
pub struct Tls {
    connector: TlsConnector,
}

impl fmt::Debug for Tls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tls")
    }
}

impl Tls {
    /// Trusts the certificates in this file, or those that the system trusts.
    ///
    /// # Errors
    ///
    /// Where there is no such file, or nothing in it.
    pub fn new(trusted: Option<&Path>) -> io::Result<Tls> {
        let file = trusted.map(Path::to_owned).or_else(systems).ok_or(io::ErrorKind::NotFound)?;
        let named = |why: &dyn fmt::Display| io::Error::other(format!("{}: {why}", file.display()));
        let mut roots = RootCertStore::empty();
        for certificate in CertificateDer::pem_file_iter(&file).map_err(|error| named(&error))? {
            roots.add(certificate.map_err(|error| named(&error))?).map_err(|error| named(&error))?;
        }
        if roots.is_empty() {
            return Err(named(&"no certificates"));
        }
        let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(io::Error::other)?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Tls { connector: TlsConnector::from(Arc::new(config)) })
    }

    /// Speaks TLS with this host from now on.
    ///
    /// # Errors
    ///
    /// Where it is not that host, or does not speak TLS.
    pub async fn connect<S: AsyncRead + AsyncWrite + Unpin>(
        &self,
        host: &str,
        stream: S,
    ) -> io::Result<TlsStream<S>> {
        let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
        self.connector.connect(name, stream).await
    }
}

fn systems() -> Option<PathBuf> {
    TRUSTED.into_iter().map(PathBuf::from).find(|path| path.exists())
}
