//! An address, and serving there until the program is told to stop.

use std::future::{Future, IntoFuture};
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::serve::ListenerExt;
use tokio::sync::oneshot;

use crate::app::App;
use crate::files::online_router;
use crate::service::Online;
use crate::telemetry::{self, LogEvent};

/// How long running answers may take once the program is told to stop.
const GRACE: Duration = Duration::from_millis(2500);

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
        Bound::inside(|told| self.until(router, None, told))
    }

    /// The same with online tables: sockets are told to come back later, and what was ordered is written before the end. Figures
    /// for those who run it have an address of their own, if any.
    ///
    /// # Errors
    ///
    /// As for [`Bound::run`].
    pub fn run_online(self, app: App, online: Arc<Online>, metrics: Option<Bound>) -> io::Result<()> {
        let router = online_router(app, online.clone());
        let told_of = online.clone();
        let say = |event: &LogEvent| told_of.telemetry().log.say(event);
        let (address, build) = (self.address, online.config.build.clone());
        say(&LogEvent::Started { address, metrics: metrics.as_ref().map(Bound::address), build });
        let served = Bound::inside(|told| async move {
            if let Some(metrics) = metrics {
                let figures = telemetry::router(online.clone());
                tokio::spawn(metrics.until(figures, None, std::future::pending()));
            }
            self.until(router, Some(online), told).await
        });
        say(&LogEvent::Stopped);
        served
    }

    fn inside<F: Future<Output = io::Result<()>>>(
        run: impl FnOnce(Pin<Box<dyn Future<Output = ()> + Send>>) -> F,
    ) -> io::Result<()> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let _inside = runtime.enter();
        let told = told_to_stop()?;
        runtime.block_on(run(Box::pin(told)))
    }

    /// Answers until something has happened, then ends what it has begun.
    ///
    /// # Errors
    ///
    /// What the system says where it does not let us serve.
    pub async fn until(
        self,
        router: Router,
        online: Option<Arc<Online>>,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        // Messages are small and must not wait for each other; where that cannot be set, they only come later.
        let listener = tokio::net::TcpListener::from_std(self.listener)?.tap_io(|stream| {
            let _ = stream.set_nodelay(true);
        });
        let (stopping, stopped) = oneshot::channel();
        if let Some(online) = &online {
            online.beat().await;
            tokio::spawn(online.clone().keep());
        }
        let told = online.clone();
        let stop = async move {
            stop.await;
            if let Some(online) = told {
                online.telemetry().log.say(&LogEvent::Stopping);
                online.stop().await;
            }
            // Nobody listens only where serving has ended by itself.
            let _ = stopping.send(());
        };
        let service = router.into_make_service_with_connect_info::<SocketAddr>();
        let serving = async move {
            axum::serve(listener, service).with_graceful_shutdown(stop).into_future().await?;
            // Sockets are no requests any more, but still have something to be told.
            if let Some(online) = online {
                online.everybody_gone().await;
            }
            Ok(())
        };
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
