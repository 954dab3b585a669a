//! A whole analysis, on several threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use bots::Advise;

use crate::{Analysis, Found, Judge, Piece, Report};

impl<G: Advise> Analysis<G> {
    /// Everything that is to be found, on so many threads; what is found does not depend on how many. `go_on` hears after every piece
    /// how many are done of how many, on whichever thread did it, and says whether to go on; nothing where it does not.
    pub fn whole(mut self, threads: usize, go_on: impl Fn(usize, usize) -> bool + Sync) -> Option<Report> {
        loop {
            let pieces = self.pending();
            if pieces.is_empty() {
                return Some(self.report());
            }
            for (piece, found) in self.at_once(&pieces, threads, &go_on)? {
                self.put(piece, found);
            }
        }
    }

    /// What is found of these pieces, which do not depend on each other.
    fn at_once(
        &self,
        pieces: &[Piece],
        threads: usize,
        go_on: &(impl Fn(usize, usize) -> bool + Sync),
    ) -> Option<Vec<(Piece, Found)>> {
        let (done, of) = self.progress();
        let (next, done, stopped) = (AtomicUsize::new(0), AtomicUsize::new(done), AtomicBool::new(false));
        let all = Mutex::new(Vec::new());
        let work = || {
            let mut judge = Judge::new(&*self.game);
            while let Some(&piece) = pieces.get(next.fetch_add(1, Ordering::Relaxed)) {
                let found = judge.work(self, piece, &mut ());
                if let (Some(found), Ok(mut all)) = (found, all.lock()) {
                    all.push((piece, found));
                }
                if stopped.load(Ordering::Relaxed) || !go_on(done.fetch_add(1, Ordering::Relaxed) + 1, of) {
                    return stopped.store(true, Ordering::Relaxed);
                }
            }
        };
        std::thread::scope(|scope| {
            (1..threads.min(pieces.len())).for_each(|_| drop(scope.spawn(work)));
            work();
        });
        if stopped.into_inner() { None } else { all.into_inner().ok() }
    }
}
