# What the browser app says. Sentences about single games are in web-<game>.ftl.

## Everywhere

web-tagline = Three board games about the sea, to play alone, with friends or against bots.
web-home = Home
web-labelled = { $label }: { $what }
web-close = Close
web-rules = Rules
web-menu = Menu
web-language = Language
web-theme = Colours
web-theme-auto = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-lost = This page does not exist.
web-no-words = This language could not be fetched. Is there a network?
web-trouble = Something went wrong
web-update = A new version is ready.
web-update-now = Update
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
web-how-many = Number of players
web-seat-n = Seat { $n }
web-name-n = Name at seat { $n }
web-seat-me = Me
web-seat-friend = A friend at this screen
web-seat-deckhand = Bot: deckhand (beginner)
web-seat-helmsman = Bot: helmsman (medium)
web-seat-navigator = Bot: navigator (strong)
web-seat-admiral = Bot: admiral (strongest)
web-level = Level of the bot
web-who-starts = Who begins
web-chance = At random
web-options = Options
web-no-options = No options.
web-practice = Practice
web-practice-long = Practice: undo as many moves as you like
web-more-options = Deal and printed values
web-seed = Deal number (leave empty for a new deal)
web-bad-seed = A deal number is a whole number, such as 7.
web-begin = Begin
web-own-values = Most values on the cards and tiles here are our reconstruction. If you own the box, you can copy the printed values into a component file and play with them. The files to start from are in the folder “components” of the project.
web-own-open = Open a component file
web-own-file = Values from { $name }
web-built-in = Use the built-in values
web-file-unread = The file could not be read.

## At the table

web-board = The table
web-actions = What you can do
web-counters = Still to come
web-prompt-for = { $player }: { $prompt }
web-not-your-turn = It is not your turn.
web-not-now = That is not possible now.
web-looking-back = You are looking at an earlier step. To play, press “{ web-now }”.
web-unasked = There was no other choice.
web-press-again = This cannot be undone. Press again to confirm.
web-reveals = reveals something new: cannot be undone
web-binds = affects the other players: cannot be undone
web-points-change = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-bot-at-random = The bot could not think and chose at random. If you are offline, connect once so that it can load what it has learned.
web-undo = Undo
web-end-turn = Finish
web-hint = Hint
web-hint-more = Tell me more
web-hint-seeking = Looking for a good move…
web-no-hint = No hint for this decision.
web-skip = Skip ahead
web-points = Points so far
web-log = What happened
web-history = Look back
web-back = One step back
web-forth = One step forward
web-now = Return to the game
web-moment = Step { $moment } of { $of }
web-play-on = Play on from here
web-curtain = Pass the screen to { $player }.
web-curtain-ready = I am { $player }
web-tip-read = Got it
web-tips = Tips for newcomers
web-tips-off = Turn off tips
web-pace = Speed of the bots
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-instant = instant
web-leave = Let a bot play for you
web-leave-to-bot = Hand over
web-resign = Resign
web-resign-sure = Really resign?
web-export = Save as a file

## The end

web-over = The game is over
web-result = Result
web-again-new = Play again
web-again-same = Play the same deal again
web-look-back = Look back
web-share = Copy a link to this game
web-link-copied = The link is copied. It contains the whole game.
web-link-not-copied = The browser did not allow copying. Here is the link:
web-best-first = Your first result in a game of this kind.
web-best-now = A new personal best! Your previous best was { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-best-before = Your best result is { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Games kept in the browser

web-going = In progress
web-finished = Finished
web-import = Open a saved game
web-forget = Delete
web-forget-sure = Really delete?
web-damaged-game = A game that cannot be read
web-rescue = Save its data as a file
web-save-damaged = This game cannot be read any more: { $reason }.
web-file-damaged = This file cannot be opened: { $reason }.
web-link-damaged = This link is damaged or incomplete.
web-store-none = This browser does not let the page store data, so your games cannot be saved. Allow storage for this page, then reload it.
web-store-full = The browser’s storage is full: this game is not saved. Save it as a file, or delete old games.
web-store-elsewhere = This game went on in another tab.
web-load-other = Show that one
web-keep-both = Keep this one too
web-try-again = Try again
web-store-gone = This game is not in this browser. Perhaps it was deleted.
web-store-damaged = The saved data of this game is damaged.

## About

web-about-what = Seaboard is a digital table for three modern board games about the sea. It runs in your browser. The bots play fair: they see only what a player in their seat sees.
web-credits = Credits
web-unofficial-long = Seaboard is unofficial: its makers have no connection with the designers or publishers of the games. If you like a game, buy the box.
web-reconstructed = What is reconstructed
web-reconstruction = The rules follow the published rulebooks. We did not have most of the values printed on cards and tiles: those here are our own reconstruction. They agree with every sentence and every example of the texts, but they are not the printed ones.
web-privacy = Your games
web-privacy-words = Games at this screen stay in this browser. Nothing of them is sent anywhere; a link to a game contains the game itself.
web-license = Free software, licensed under MIT or Apache 2.0, as you prefer.
