# Around the board: what is opened beside it, the menu, the game shown again.
web-panel-points = Points and counters
web-panel-tip = Tip
web-autoplay = Play the game again
web-autoplay-stop = Stop here
web-new-game = New game
web-copy-link = Copy link
web-link-refused = The browser did not allow copying.
web-shortcuts = Keys
web-key-move = Go to the next place
web-key-press = Press it
web-key-close = Close what is open
