//! Whether rows of numbers keep everything that views hold.

use std::collections::HashMap;
use std::ops::Range;

use crate::observe::{fields, observe_changes, observe_into, row_length};
use crate::{Chance, Dealer, Observe, QuickChance, Seat, Viewer};

/// Two views of one seat that differ and have the same row, a row whose fields do not fit, or one that is another when only changes of
/// the earlier one are written; otherwise how many different views there were. All views that random games show are compared with each
/// other, those of redeals that went on differently too.
pub fn check_rows<G: Observe>(game: &G, seeds: Range<u64>) -> Result<usize, String> {
    let length = row_length(&fields(game).map_err(|flaw| flaw.to_string())?);
    let mut seen: HashMap<(Seat, Vec<i16>), G::View> = HashMap::new();
    let mut list = Vec::new();
    for seed in seeds {
        let mut chance = QuickChance::new(seed);
        let mut kept: HashMap<Seat, (G::Earlier, Vec<i16>)> = HashMap::new();
        let mut state = game.start(&game.deal(&mut Dealer::new(seed))).map_err(|flaw| flaw.to_string())?;
        for _ in 0..G::MAX_STEPS {
            for seat in game.seats().iter() {
                let view = game.view(&state, Viewer::Seat(seat));
                // One number more shows that the row ends where its table says.
                let mut row = vec![i16::MAX; length + 1];
                observe_into(game, &view, &mut row);
                if row.pop() != Some(0) {
                    return Err(format!("seed {seed}: the row is longer than its table"));
                }
                for (before, earlier) in kept.values() {
                    let mut again = earlier.clone();
                    observe_changes(game, &view, *before, &mut again);
                    if again != row {
                        return Err(format!("seed {seed}: a change was not written\n{view:?}"));
                    }
                }
                // Some rows stay for a while, so that more than one step is between them and the next.
                if chance.below(4) > 0 {
                    kept.insert(seat, (G::earlier(&view), row.clone()));
                }
                let known = seen.entry((seat, row)).or_insert_with(|| view.clone());
                if *known != view {
                    return Err(format!("seed {seed}: one row for two views\n{known:?}\n{view:?}"));
                }
            }
            let Some(seat) = game.awaited(&state).lowest() else { break };
            // Elsewhere the same seat knows the same and the rest is dealt anew: views that differ in little.
            if chance.below(4) == 0 {
                kept.clear();
                state = game.redeal(&game.view(&state, Viewer::Seat(seat)), &mut chance);
            }
            game.legal(&state, seat, &mut list);
            let Some(&action) = chance.choose(&list) else { break };
            game.apply(&mut state, seat, action, &mut ()).map_err(|refusal| refusal.to_string())?;
        }
    }
    Ok(seen.len())
}
