//! An address, and serving there until the program is told to stop.

use std::future::{Future, IntoFuture};
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::time::Duration;

use axum::Router;
use tokio::sync::oneshot;

/// How long running answers may take once the program is told to stop.
const GRACE: Duration = Duration::from_secs(3);

/// A server that has its address, and does not answer yet.
#[derive(Debug)]
pub struct Bound {
    listener: TcpListener,
    address: SocketAddr,
}

impl Bound {
    /// Takes an address; port 0 takes any that is free.
    ///
    /// # Errors
    ///
    /// What the system says where it cannot be had.
    pub fn new(address: SocketAddr) -> io::Result<Bound> {
        let listener = TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        Ok(Bound { listener, address })
    }

    /// Where it is.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until Ctrl+C or a request to terminate.
    ///
    /// # Errors
    ///
    /// What the system says where it gives no threads or signals.
    pub fn run(self, router: Router) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let _inside = runtime.enter();
        let told = told_to_stop()?;
        runtime.block_on(self.until(router, told))
    }

    /// Answers until something has happened, then ends what it has begun.
    async fn until(self, router: Router, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let listener = tokio::net::TcpListener::from_std(self.listener)?;
        let (stopping, stopped) = oneshot::channel();
        let stop = async move {
            stop.await;
            // Nobody listens only where serving has ended by itself.
            let _ = stopping.send(());
        };
        let serving = axum::serve(listener, router).with_graceful_shutdown(stop).into_future();
        let late = async move {
            if stopped.await.is_ok() {
                tokio::time::sleep(GRACE).await;
            } else {
                std::future::pending::<()>().await;
            }
        };
        tokio::select! {
            done = serving => done,
            () = late => Ok(()),
        }
    }
}

/// Comes when the program is told to stop.
#[cfg(unix)]
fn told_to_stop() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => (),
            _ = terminate.recv() => (),
        }
    })
}

/// Comes when the program is told to stop.
#[cfg(not(unix))]
fn told_to_stop() -> io::Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        // Without this signal, the program ends when it is closed.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
