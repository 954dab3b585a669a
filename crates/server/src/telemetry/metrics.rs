//! Figures, in the text format that Prometheus reads.

use std::collections::BTreeMap;
use std::fmt::{Display, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use protocol::ClientMessage;
use store::{Histogram, LiveHistogram};

use super::process::Process;
use crate::service::Online;

/// What is counted while a server runs. What happens with every move is counted without a lock.
#[derive(Default)]
pub(crate) struct Metrics {
    /// Messages on sockets, by their kinds.
    messages: [AtomicU64; ClientMessage::KINDS.len()],
    /// From an order until it was written, in microseconds.
    orders: LiveHistogram,
    /// Orders and requests that were refused, by the names of sentences.
    refused: Counts<&'static str>,
    frames: AtomicU64,
    frame_bytes: AtomicU64,
    /// Readers who did not stand where the last frame needs them.
    catch_ups: AtomicU64,
    requests: Counts<(&'static str, &'static str, u16)>,
    socket_ends: Counts<&'static str>,
    outages: AtomicU64,
    tables_not_loaded: AtomicU64,
}

/// How often each came; for what is rare.
struct Counts<K>(Mutex<BTreeMap<K, u64>>);

impl<K> Default for Counts<K> {
    fn default() -> Counts<K> {
        Counts(Mutex::default())
    }
}

impl<K: Ord + Clone> Counts<K> {
    fn add(&self, key: K) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(key).or_default() += 1;
    }

    fn read(&self) -> BTreeMap<K, u64> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

fn one_more(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

impl Metrics {
    pub(crate) fn message(&self, message: &ClientMessage) {
        let index = ClientMessage::KINDS.iter().position(|&kind| kind == message.kind());
        if let Some(counter) = index.and_then(|index| self.messages.get(index)) {
            one_more(counter);
        }
    }

    /// An order that came then is written.
    pub(crate) fn written(&self, since: Instant) {
        self.orders.add(micros(since.elapsed()));
    }

    /// An order was refused. Only sentences of the network are told apart: a rule that was broken is a part of the game.
    pub(crate) fn refused(&self, why: &game::Message) {
        /// What can be refused besides the rules.
        const KNOWN: [&str; 8] = [
            "net-stale",
            "net-not-saved",
            "net-no-table",
            "net-too-often",
            "net-forbidden",
            "net-bot-plays",
            "net-not-watching",
            "net-not-seated",
        ];
        self.refused.add(KNOWN.into_iter().find(|&known| why.id == known).unwrap_or("other"));
    }

    pub(crate) fn frame(&self, bytes: usize) {
        one_more(&self.frames);
        self.frame_bytes.fetch_add(bytes as u64, Ordering::Relaxed);
    }

    pub(crate) fn catch_up(&self) {
        one_more(&self.catch_ups);
    }

    pub(crate) fn request(&self, method: &'static str, route: &'static str, status: u16) {
        self.requests.add((method, route, status));
    }

    pub(crate) fn socket_ended(&self, why: &'static str) {
        self.socket_ends.add(why);
    }

    pub(crate) fn outage(&self) {
        one_more(&self.outages);
    }

    pub(crate) fn table_not_loaded(&self) {
        one_more(&self.tables_not_loaded);
    }
}

pub(crate) fn micros(time: Duration) -> u64 {
    time.as_micros().try_into().unwrap_or(u64::MAX)
}

/// All figures of a server.
pub(super) fn written(online: &Online) -> String {
    let (metrics, stats) = (&online.telemetry().metrics, online.store.stats());
    let mut page = Page::default();
    if let Some(Process { cpu_seconds, memory_bytes }) = Process::own() {
        page.counter("process_cpu_seconds_total", "Time of processors used", cpu_seconds);
        page.gauge("process_resident_memory_bytes", "Memory in use", memory_bytes);
    }
    page.gauge("seaboard_sockets", "Sockets that are open", online.sockets().count());
    page.gauge(
        "seaboard_bus_connected",
        "Whether the bus carries news",
        u8::from(online.live.nodes().connected()),
    );
    page.gauge("seaboard_tables_loaded", "Tables in memory", online.live.loaded());
    page.gauge("seaboard_bot_queue", "Thoughts that wait for a thread", online.live.thinkers().waiting());
    page.micros("seaboard_bot_thought_seconds", "How long bots thought", &online.live.thinkers().thoughts());
    let kinds = ClientMessage::KINDS.iter().zip(&metrics.messages);
    let kinds = kinds.map(|(kind, count)| (format!("kind=\"{kind}\""), count.load(Ordering::Relaxed)));
    page.counters("seaboard_messages_total", "Messages on sockets", kinds);
    page.micros("seaboard_order_seconds", "From an order until it was on disk", &metrics.orders.read());
    let refused = metrics.refused.read().into_iter().map(|(why, count)| (format!("why=\"{why}\""), count));
    page.counters("seaboard_refused_total", "Orders that were refused", refused);
    let load = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    page.counter("seaboard_frames_total", "Messages sent on sockets", load(&metrics.frames));
    page.counter("seaboard_frame_bytes_total", "Bytes of them", load(&metrics.frame_bytes));
    page.counter("seaboard_catch_ups_total", "Readers brought up to date", load(&metrics.catch_ups));
    let requests = metrics.requests.read().into_iter().map(|((method, route, status), count)| {
        (format!("method=\"{method}\",route=\"{route}\",status=\"{status}\""), count)
    });
    page.counters("seaboard_requests_total", "Requests over HTTP", requests);
    let ends = metrics.socket_ends.read().into_iter().map(|(why, count)| (format!("why=\"{why}\""), count));
    page.counters("seaboard_sockets_ended_total", "Sockets that were closed", ends);
    page.counter("seaboard_outages_total", "Times during which no server ran", load(&metrics.outages));
    let not_loaded = load(&metrics.tables_not_loaded);
    page.counter("seaboard_tables_not_loaded_total", "Tables that could not be read", not_loaded);
    page.gauge("seaboard_writes_waiting", "Writes that wait", stats.waiting);
    page.counter("seaboard_writes_failed_total", "Writes that were not done", stats.failed);
    page.histogram("seaboard_batch_writes", "Writes in one transaction", &stats.batches, 1.0);
    page.micros(
        "seaboard_commit_seconds",
        "From the beginning of a transaction until it was on disk",
        &stats.commits,
    );
    page.0
}

/// The text while it is written.
#[derive(Default)]
struct Page(String);

impl Page {
    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing into a text does not fail.
        let _ = self.0.write_fmt(line);
        self.0.push('\n');
    }

    fn head(&mut self, name: &str, help: &str, kind: &str) {
        self.line(format_args!("# HELP {name} {help}."));
        self.line(format_args!("# TYPE {name} {kind}"));
    }

    fn gauge(&mut self, name: &str, help: &str, value: impl Display) {
        self.head(name, help, "gauge");
        self.line(format_args!("{name} {value}"));
    }

    fn counter(&mut self, name: &str, help: &str, value: impl Display) {
        self.head(name, help, "counter");
        self.line(format_args!("{name} {value}"));
    }

    fn counters(&mut self, name: &str, help: &str, counts: impl Iterator<Item = (String, u64)>) {
        self.head(name, help, "counter");
        for (labels, count) in counts {
            self.line(format_args!("{name}{{{labels}}} {count}"));
        }
    }

    /// A histogram of microseconds, told in seconds.
    fn micros(&mut self, name: &str, help: &str, histogram: &Histogram) {
        self.histogram(name, help, histogram, 1e-6);
    }

    fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram, unit: f64) {
        self.head(name, help, "histogram");
        let (mut below, all) = (0, histogram.count());
        // The last one has all that are larger, too.
        let last = histogram.buckets.len() - 1;
        for (power, count) in histogram.buckets.iter().take(last).enumerate() {
            below += count;
            let bound = (1u64 << power) as f64 * unit;
            self.line(format_args!("{name}_bucket{{le=\"{bound}\"}} {below}"));
        }
        self.line(format_args!("{name}_bucket{{le=\"+Inf\"}} {all}"));
        self.line(format_args!("{name}_sum {}", histogram.sum as f64 * unit));
        self.line(format_args!("{name}_count {all}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_everything_below_each_bound() {
        let live = LiveHistogram::default();
        [1, 3, 3, 900].into_iter().for_each(|number| live.add(number));
        let mut page = Page::default();
        page.micros("x_seconds", "Test", &live.read());
        let value = |start: &str| {
            let line = page.0.lines().find(|line| line.starts_with(start));
            line.and_then(|line| line.rsplit(' ').next()).map(str::to_owned)
        };
        assert_eq!(value("x_seconds_bucket{le=\"0.000001\"}").as_deref(), Some("1"));
        assert_eq!(value("x_seconds_bucket{le=\"0.000004\"}").as_deref(), Some("3"));
        assert_eq!(value("x_seconds_bucket{le=\"+Inf\"}").as_deref(), Some("4"));
        assert_eq!(value("x_seconds_count").as_deref(), Some("4"));
        assert!(page.0.starts_with("# HELP x_seconds Test.\n# TYPE x_seconds histogram\n"));
    }

    #[test]
    fn refusals_of_rules_are_not_told_apart() {
        let metrics = Metrics::default();
        metrics.refused(&game::Message::new("net-stale"));
        metrics.refused(&game::Message::new("table-refused"));
        assert_eq!(metrics.refused.read(), BTreeMap::from([("net-stale", 1), ("other", 1)]));
    }
}
