# What the browser app says. Sentences about single games are in web-<game>.ftl.

## Everywhere

web-tagline = Three board games of the sea: alone, with friends, against bots.
web-home = Home
web-close = Close
web-rules = Rules
web-menu = Menu
web-language = Language
web-theme = Colours
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-lost = There is no such page.
web-trouble = Something is wrong
web-update = A new version is ready.
web-update-now = Load it
web-unofficial = Unofficial, made by fans of the games.

## Front page

web-play = Play
web-play-game = Play { $game }
web-set-up = Set up
web-set-up-game = Set up { $game }
web-rules-of = Rules of { $game }
web-continue = Continue
web-me = Captain
web-games = My games
web-about = About

## Set-up

web-seats = Who plays
web-how-many = Players
web-seat-n = Seat { $n }
web-name-n = Name at seat { $n }
web-seat-me = Me
web-seat-friend = A friend at this screen
web-seat-deckhand = Bot: deckhand (beginner)
web-seat-helmsman = Bot: helmsman (fair)
web-seat-navigator = Bot: navigator (strong)
web-seat-admiral = Bot: admiral (strongest)
web-level = Level of the bot
web-who-starts = Who begins
web-chance = Chance decides
web-options = The game
web-practice = Practice
web-practice-long = Practice: take back as much as you like
web-more-options = Deal and printed values
web-seed = Number of the deal (empty: a new one)
web-bad-seed = The number of a deal is a whole number, such as 7.
web-begin = Begin
web-own-values = Most values printed on cards and tiles are our reconstruction. If you own the box, you can write what is printed into a component file and play with it; the files are in the folder “components” of the project.
web-own-open = Open a component file
web-own-file = Played with { $name }
web-built-in = Back to the built-in values
web-file-unread = The file could not be read.

## At the table

web-board = The table
web-actions = What you can do
web-counters = Still to come
web-prompt-for = { $player }: { $prompt }
web-not-your-turn = It is not your turn.
web-not-now = That is not possible now.
web-looking-back = You are looking at the past. Go back to now to play.
web-press-again = This cannot be taken back. Press again to do it.
web-reveals = shows something new: cannot be taken back
web-binds = others rely on it: cannot be taken back
web-points-change = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-undo = Undo
web-end-turn = End turn
web-hint = Hint
web-hint-more = Tell me more
web-hint-seeking = Looking for a good move …
web-no-hint = There is no hint here.
web-skip = Skip
web-points = Points so far
web-log = What happened
web-history = Look back
web-back = One step back
web-forth = One step forward
web-now = Back to now
web-moment = Moment { $moment } of { $of }
web-play-on = Play on from here
web-curtain = Pass the screen to { $player }.
web-curtain-ready = I am { $player }
web-lesson-read = Got it
web-lessons-off = No more of these
web-pace = Bots’ turns
web-pace-slow = slowly
web-pace-normal = step by step
web-pace-fast = quickly
web-pace-instant = at once
web-leave = Leave the game to a bot
web-leave-to-bot = Leave it
web-resign = Resign
web-resign-sure = Really resign?
web-export = Save as a file

## The end

web-over = The game is over
web-result = Result
web-again-new = Play again
web-again-same = The same deal again
web-look-back = Look back
web-share = Copy a link to this game
web-link-copied = The link is copied: it carries the whole game.
web-link-not-copied = The browser did not let us copy. Here is the link:
web-best-first = Your first result of this kind.
web-best-now = Your best so far; before it was { $points }.
web-best-before = Your best is { $points }.

## Games kept in the browser

web-going = Going on
web-finished = Finished
web-bests = Best results
web-best-of = { $game }: best { $points } points, { $won } of { $games } won
web-import = Open a saved game
web-forget = Delete
web-forget-sure = Really delete?
web-damaged-game = A game that cannot be read
web-rescue = Save what is there as a file
web-save-damaged = This game cannot be read any more: { $reason }.
web-file-damaged = This file cannot be opened: { $reason }.
web-link-damaged = This link is damaged or cut off.
web-store-none = This browser keeps nothing for this page, so games cannot be saved.
web-store-full = The browser’s storage is full: this game is not saved. Save it as a file, or delete old games.
web-store-elsewhere = This game was played on in another tab.
web-load-other = Show that game
web-keep-both = Keep this one as well
web-try-again = Try again
web-store-gone = There is no such game in this browser.
web-store-damaged = What the browser kept of this game is damaged.

## About

web-about-what = Seaboard is a digital table for three modern board games of the sea. It runs in your browser; the computer players see only what a player in their seat sees.
web-credits = Credits
web-unofficial-long = Seaboard is unofficial: its makers have no connection with the designers or publishers. If you like a game, buy the box.
web-reconstructed = What is reconstructed
web-reconstruction = The rules follow the published rulebooks. Most values printed on cards and tiles were not available to us and are our own reconstruction: they obey every sentence and every example of the texts, but they are not the printed ones.
web-privacy = Your games
web-privacy-words = Games stay in this browser. Nothing is sent anywhere; a link to a game carries the game itself.
web-license = Free software, licensed under MIT or Apache 2.0, as you prefer.
