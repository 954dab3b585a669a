//! Online tables: the file they are kept in, and how others reach them.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use clap::{Args, ValueEnum};
use game::Message;
use server::live::{Live, Thinkers};
use server::{App, Bound, Config, Limits, Log, LogLevel, Online, Public};
use store::{Durability, OpenError, Sqlite, Store};

use super::{bind, limits};
use crate::output::Failure;

/// How long a table stays in memory when nobody asks for it.
const IDLE: Duration = Duration::from_secs(60);

#[derive(Args)]
pub(super) struct DataArgs {
    /// Have online tables, and keep them in this file, which is made if it is not there
    #[arg(long, value_name = "FILE")]
    pub(super) data: Option<PathBuf>,
    /// The address under which people reach the server, if it stands behind another one, such as `https://sea.example.org`
    #[arg(long, value_name = "URL", requires = "data")]
    public: Option<String>,
    /// The address of a proxy that says for whom it asks (X-Forwarded-For); may be given several times (default: with --public,
    /// this machine)
    #[arg(long, value_name = "ADDRESS", requires = "data")]
    proxy: Vec<String>,
    /// How safe a move is before it is confirmed: on disk, or (on disks that are slow to flush) with the operating system, where
    /// a power cut may take the last ones
    #[arg(long, value_name = "HOW", default_value = "full", requires = "data")]
    durability: HowSafe,
    /// Figures for Prometheus at this address and port, under /metrics; it has no password, so keep it to this machine
    #[arg(long, value_name = "ADDRESS:PORT", requires = "data")]
    metrics: Option<String>,
    /// How much is said on the error output, one JSON object a line
    #[arg(long, value_name = "LEVEL", default_value = "off", requires = "data")]
    log: HowMuch,
    /// A file with other limits than the usual ones (docs/hosting.md)
    #[arg(long, value_name = "FILE", requires = "data")]
    limits: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum HowSafe {
    Full,
    Normal,
}

impl From<HowSafe> for Durability {
    fn from(how: HowSafe) -> Durability {
        match how {
            HowSafe::Full => Durability::Full,
            HowSafe::Normal => Durability::Normal,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum HowMuch {
    /// Nothing
    Off,
    /// What somebody should look at
    Warnings,
    /// The beginning and the end, too
    Info,
    /// Every request and every socket, too
    Requests,
}

impl From<HowMuch> for LogLevel {
    fn from(how: HowMuch) -> LogLevel {
        match how {
            HowMuch::Off => LogLevel::Off,
            HowMuch::Warnings => LogLevel::Warnings,
            HowMuch::Info => LogLevel::Info,
            HowMuch::Requests => LogLevel::Requests,
        }
    }
}

/// The address for figures, where there is to be one.
pub(super) fn metrics(args: &DataArgs) -> Result<Option<Bound>, Failure> {
    let Some(text) = &args.metrics else { return Ok(None) };
    let wrong = || Message::new("cli-serve-metrics").with("value", text.as_str());
    let address: SocketAddr = text.parse().map_err(|_| wrong())?;
    Ok(Some(bind(address)?))
}

/// The server of online tables, where there is a file for them.
pub(super) fn online(
    args: &DataArgs,
    app: App,
    listening: SocketAddr,
) -> Result<Option<Arc<Online>>, Failure> {
    let public = args.public.as_deref().map(public).transpose()?;
    let mut proxies = args.proxy.iter().map(|text| proxy(text)).collect::<Result<Vec<IpAddr>, _>>()?;
    if public.is_some() && proxies.is_empty() {
        // Whoever has another address than the one we listen at mostly has a proxy on this machine.
        proxies = vec![Ipv4Addr::LOCALHOST.into(), Ipv6Addr::LOCALHOST.into()];
    }
    let config = Config {
        public,
        proxies,
        listening: Some(listening),
        limits: args.limits.as_deref().map_or(Ok(Limits::default()), limits::read)?,
        build: format!("{}-{}", env!("CARGO_PKG_VERSION"), app.tag()),
        ..Config::default()
    };
    let Some(file) = &args.data else { return Ok(None) };
    let unusable = |detail: String| {
        Message::new("cli-serve-data").with("file", file.display().to_string()).with("detail", detail)
    };
    let database =
        Sqlite::open(file, args.durability.into()).map_err(|error: OpenError| unusable(error.to_string()))?;
    // One core is left for everything else.
    let threads = available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1) as u32);
    let thinkers = Thinkers::new(threads).map_err(|error| unusable(error.to_string()))?;
    let store = Store::new(Arc::new(database));
    let log = Log::new(args.log.into(), std::io::stderr());
    Ok(Some(Online::new(store.clone(), Live::with_log(store, now, thinkers, IDLE, log), config)))
}

fn public(text: &str) -> Result<Public, Message> {
    text.parse().map_err(|_| Message::new("cli-serve-public").with("value", text))
}

fn proxy(text: &str) -> Result<IpAddr, Message> {
    text.parse().map_err(|_| Message::new("cli-serve-proxy").with("value", text))
}

/// Milliseconds since 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as u64)
}
