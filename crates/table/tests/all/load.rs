//! What may be done with any bytes whatever; `fuzz/` does the same.

use come_sail_away::ComeSailAway;
use game::{Game, Seat, Viewer};
use table::{Table, game_name_of_file};

/// Loads the bytes as a game. What loads must come back from what it writes. Returns whether it loaded.
pub(crate) fn load(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let name = game_name_of_file(&text);
    let Ok(mut table) = Table::<ComeSailAway>::from_text(&text) else { return false };
    assert_eq!(name.as_deref(), Ok(ComeSailAway::ID));

    let written = table.to_text();
    let mut again = match Table::<ComeSailAway>::from_text(&written) {
        Ok(again) => again,
        Err(error) => panic!("{error} in\n{written}"),
    };
    assert_eq!(again.to_text(), written);
    assert_eq!(again.log(), table.log());
    assert_eq!(again.players(), table.players());
    assert_eq!(again.is_practice(), table.is_practice());
    table.lay_open();
    again.lay_open();
    for viewer in Seat::ALL.map(Viewer::Seat).into_iter().chain([Viewer::Spectator, Viewer::Everything]) {
        assert_eq!(again.view(viewer), table.view(viewer));
        assert_eq!(again.history(viewer).len(), table.history(viewer).len());
    }
    true
}
