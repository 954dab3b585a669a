# What the commands say.

cli-unknown-language = --lang: there is no “{ $value }”; choose one of { $known }
cli-cannot-read = cannot read { $path }: { $detail }
cli-in-file = { $path }: { $reason }
cli-cannot-write = cannot write { $path }: { $detail }
cli-cannot-print = cannot print: { $detail }
cli-players-seats = --players says { $players }, --seats names { $seats }
cli-wrong-seats = this game is for { $players ->
    [one] one player
   *[other] { $players } players
}; --seats names { $seats }
cli-numbers = “{ $value }” is not a list of numbers such as 1-5 or 1-3,7,9
cli-replace = --replace: “{ $value }” is not one or two of the numbers 6 to 10
cli-bad-value = { $arg }: “{ $value }” is not a possible value
cli-unknown-argument = { $arg }: there is no such argument; see --help
cli-unknown-command = { $arg }: there is no such command; see --help
cli-missing = { $arg } is missing; see --help
cli-no-command = say what to do; see --help
cli-no-game = name a game ({ $known }); see --help
cli-conflict = { $arg } does not go with the other arguments; see --help
cli-wrong = { $detail }
cli-seed-too-large = --seed: too large for so many games
cli-unfinished = the game with seed { $seed } did not come to an end
cli-viewer = --as-seen-by: “{ $value }” is neither a seat of this game, nor the name of a player, nor “spectator”

cli-simulated = { $games ->
    [one] { $games } random game
   *[other] { $games } random games
}, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $actions } actions a game
cli-simulated-bots = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $actions } actions a game
cli-scores = Points: mean { $mean }, standard deviation { $spread }, from { $least } to { $most }
cli-lines = Points on average and share of all points gained and lost, by line of the sheet:
cli-wins = { $share } % won by seat { $seat }
cli-wins-by = Seat { $seat }, { $player }: { $share } % won, { $mean } points on average
cli-alone-by = { $player }: { $mean } points on average
cli-bots-seats = --bots names { $names }, this game has { $seats } seats: name one for each, or one for all ({ $known })
cli-bench = { $game } { $options }: { $actions } million actions a second, { $games } games a second
cli-tournament-who = --bots names who plays, at least two where there are two or more seats: { $known }
cli-unknown-bot = “{ $value }” is not a bot; there are { $known }
cli-tournament-luck = without luck: { $points } ± { $points-off } points a game
cli-tournament-secrets = --without-luck is for tables where nothing is hidden but the order of piles: how others play tells of what they hide
cli-tournament-alone = { $one }: { $points } ± { $points-off } points ({ $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
})
cli-tournament-two = { $one } – { $other }: { $won } ± { $won-off } % won, Elo { $elo }, { $margin } ± { $margin-off } points a game ({ $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals, each
} played twice)
cli-tournament-many = { $one } – { $other }: { $won } ± { $won-off } % won, { $margin } ± { $margin-off } points a game ({ $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals, each
} played from every seat)
cli-bench-scoring = { $game } { $options }: { $mean } microseconds on average, { $worst } at worst
cli-checked = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $actions } actions: every property holds.
cli-fault = { $detail }

cli-components = Component values { $fingerprint }: { $stated } stated by a text, { $reconstructed } reconstructed.
cli-source-reconstructed = reconstructed
cli-source-stated = stated: { $texts }
cli-source-fr = French rulebook
cli-source-uk = Ukrainian rulebook
cli-source-en = English summary
cli-source-box = the box

cli-moment = Step { $number } of { $of }
cli-moment-action = Step { $number } of { $of }: { $action }
cli-replay-unknown = “{ $value }” means nothing here. Enter goes on, “b” goes back, a number from 0 to { $of } goes there, “q” stops.
cli-replay-prompt = Enter: on, b: back, a number: there, q: quit >
cli-train-lesson = lesson { $lesson }: { $off } points off on average; a seat’s result { $result }
cli-train-done = the weights are in { $path }
cli-train-other = { $path } belongs to another course: remove it, or choose another --output
cli-train-finished = { $path } is there already, and its course is finished: choose another --output, or remove it
cli-bench-bot = { $game } { $options }: { $bot } plays { $games } games a second, random play { $random }
cli-bound-solo = a bound is searched for solo games of Come Sail Away! only
cli-bound-bot = { $bot }, who does not know the deck: { $points } points on average
cli-bound-width = the deck known, width { $width }: { $points } points on average (a lower bound of what is possible)

cli-serve-open = Seaboard is ready for your browser; Ctrl+C stops it.
cli-serve-everyone = Other machines on the network can reach it by this one’s name or address.
cli-serve-taken = port { $port } is taken; choose another one with --port (--port 0 takes any that is free)
cli-serve-address = --listen: “{ $value }” is not an address such as 127.0.0.1 (this machine only) or 0.0.0.0 (the whole network); set the port with --port
cli-serve-cannot = cannot listen at { $address }: { $detail }
cli-serve-stopped = the server has stopped: { $detail }
cli-serve-data = cannot use { $file } for online tables: { $detail }
cli-serve-public = --public: “{ $value }” is not an address such as https://sea.example.org
cli-serve-proxy = --proxy: “{ $value }” is not an address such as 127.0.0.1
cli-serve-metrics = --metrics: “{ $value }” is not an address with a port, such as 127.0.0.1:9878
cli-serve-online = Online tables are kept in { $file }.
cli-serve-no-app = this program was built without the app for the browser; “cargo xtask play” builds both and serves it
