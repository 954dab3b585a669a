# What Come Sail Away! says. The rules are in rules/come-sail-away.ftl.

## Labels

csa-label-round = Round { $round } of 12
csa-label-hand = Hand
csa-label-luggage = Luggage track
csa-label-disgruntled = Disgruntled passengers
csa-label-tokens = Bonus number tokens
csa-label-bonus = Bonus scoring tokens
csa-label-deck = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
csa-label-small-cabins = Small cabins
csa-label-stern = Stern
csa-label-bow = Bow
csa-label-staircase = Grand staircase
csa-label-done = Finished

# Letters that tell the colours apart without colour. Black is K, since B is blue.
csa-letter-yellow = Y
csa-letter-blue = B
csa-letter-green = G
csa-letter-orange = O
csa-letter-black = K

## Passengers
# .a: with its article and noun.

csa-passenger-yellow = yellow
    .a = a yellow passenger
csa-passenger-blue = blue
    .a = a blue passenger
csa-passenger-green = green
    .a = a green passenger
csa-passenger-orange = orange
    .a = an orange passenger
csa-passenger-black = black
    .a = a black passenger
csa-luggage-yellow = yellow with luggage
    .a = a yellow passenger with luggage
csa-luggage-blue = blue with luggage
    .a = a blue passenger with luggage
csa-luggage-green = green with luggage
    .a = a green passenger with luggage
csa-luggage-orange = orange with luggage
    .a = an orange passenger with luggage
csa-luggage-black = black with luggage
    .a = a black passenger with luggage

# The passengers of a card, or the doors of a small cabin.
csa-row = { $count ->
    [0] {""}
    [1] { $first }
    [2] { $first }, { $second }
    [3] { $first }, { $second }, { $third }
    [4] { $first }, { $second }, { $third }, { $fourth }
   *[5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
}

csa-origin-pier = the pier
csa-origin-staircase = the grand staircase
csa-origin-disgruntled = the disgruntled passengers

## Rooms
# .the: with its article, where it takes one; a number does without.

csa-cabin-yellow = yellow cabin
    .the = the yellow cabin
csa-cabin-blue = blue cabin
    .the = the blue cabin
csa-cabin-green = green cabin
    .the = the green cabin
csa-cabin-orange = orange cabin
    .the = the orange cabin
csa-cabin-black = black cabin
    .the = the black cabin
csa-facility-dining-room = dining room { $number }
csa-facility-salon = salon { $number }
csa-facility-bar = bar { $number }
csa-facility-pool = pool { $number }
csa-facility-library = library { $number }
csa-facility-suite = appartement de luxe { $number }
csa-facility-theatre = theatre { $number }
csa-staircase = grand staircase
    .the = the grand staircase
csa-small-cabin = small cabin ({ $doors })
    .the = the small cabin ({ $doors })
csa-small-cabin-any = small cabin
    .the = the small cabin

# A tile and where it lies.
csa-room = { $name }{ csa-where }
    .the = { FORM($name, "the") }{ csa-where }
csa-where = { $place ->
    [stair] {""}
    [stern1] , upper stern
    [stern2] , lower stern
    [bow1] , upper bow
    [bow2] , lower bow
   *[other] {" "}({ $place })
}

# A room by its place alone. .in: who sits there.
csa-place = { $place ->
    [stair] the grand staircase
    [stern1] the upper small cabin at the stern
    [stern2] the lower small cabin at the stern
    [bow1] the upper small cabin at the bow
    [bow2] the lower small cabin at the bow
   *[other] room { $place }
}
    .in = { $place ->
    [stair] on { csa-place }
   *[other] in { csa-place }
}

# A room of the ship's ten, with what it is.
csa-place-named = room { $place } ({ $name })
    .in = in room { $place } ({ $name })

csa-berth-stern-upper = upper place at the stern
csa-berth-stern-lower = lower place at the stern
csa-berth-bow-upper = upper place at the bow
csa-berth-bow-lower = lower place at the bow

## What you must do

csa-prompt-card = Choose a card
csa-prompt-order = Choose the end of the card to start from
csa-prompt-enter = { CAPITAL($passenger) }: choose a room
csa-prompt-take = Choose an extra passenger
csa-prompt-seat = Extra passenger ({ $passenger }): choose a room
csa-prompt-reader = { CAPITAL($passenger) } from the library: choose a room
csa-prompt-cabin = Choose a small cabin to add
csa-prompt-berth = Choose its place at the stern or the bow
csa-prompt-flip = Choose the full room to flip next
csa-prompt-end = All done: finish your round
csa-prompt-wait = Waiting for everyone to finish the round
csa-prompt-over = The game is over

## What you can do

csa-action-play = Play { $face }
csa-action-left-to-right = From left to right
csa-action-right-to-left = From right to left
csa-action-enter = { CAPITAL($room) }
csa-action-enter-refused = { CAPITAL($room) } – the passenger would be disgruntled there
csa-action-take = { CAPITAL($passenger) } from { $origin }
csa-action-seat = { CAPITAL($room) }
csa-action-cabin = { CAPITAL($cabin) }
csa-action-berth = { CAPITAL($place) }
csa-action-flip = Flip { FORM($room, "the") }
csa-action-end = Finish the round

## What happened

csa-event-played = { $player } plays a card: { $face }.
    .player-you = You play a card: { $face }.
csa-event-seated = { $player } seats { FORM($passenger, "a") } { FORM($room, "in") }.
    .player-you = You seat { FORM($passenger, "a") } { FORM($room, "in") }.
csa-event-turned-away = { $player }: { FORM($passenger, "a") } finds no seat { FORM($room, "in") } and is disgruntled.
csa-event-stranded = { $player }: { FORM($passenger, "a") } has nowhere left to go and is disgruntled.
csa-event-luggage = { $player } moves the luggage token to space { $space }.
    .player-you = You move the luggage token to space { $space }.
csa-event-extra = { $player } takes { FORM($passenger, "a") } from { $origin } and seats them { FORM($room, "in") }.
    .player-you = You take { FORM($passenger, "a") } from { $origin } and seat them { FORM($room, "in") }.
csa-event-cabin = { $player } adds a { $cabin } to the { $place }.
    .player-you = You add a { $cabin } to the { $place }.
csa-event-flipped = { $player } flips { FORM($room, "the") }.
    .player-you = You flip { FORM($room, "the") }.
csa-event-reader = { $player } moves { FORM($passenger, "a") } from the library to { $room }.
    .player-you = You move { FORM($passenger, "a") } from the library to { $room }.
csa-event-reader-disgruntled = { $player }: no room takes the { $passenger } passenger from the library, who becomes disgruntled.
csa-event-reader-left = { $player }: no room takes the { $passenger } passenger from the library, who returns to the pier.
csa-event-reconciled = { $player }: { $count ->
    [one] { $count } disgruntled passenger returns to the pier.
   *[other] { $count } disgruntled passengers return to the pier.
}
csa-event-finished = { $player } has finished the round.
    .player-you = You have finished the round.
csa-event-bonus = { $player } receives a bonus scoring token for { $facility }.
    .player-you = You receive a bonus scoring token for { $facility }.
csa-event-token-down = The bonus number token of { $facility } is turned face down.
csa-event-passed = { $player } passes a card to { $to }: { $face }.
    .player-you = You pass a card to { $to }: { $face }.
    .to-you = { $player } passes you a card: { $face }.
csa-event-boxed = { $player } puts a card back in the box: { $face }.
    .player-you = You put a card back in the box: { $face }.
csa-event-drew = { $player } draws a card: { $face }.
    .player-you = You draw a card: { $face }.
csa-event-round = Round { $round } begins.
csa-event-over = The game is over.

## The score sheet and the solo ranks

csa-score-rooms = Flipped rooms
csa-score-passengers = Passengers in face-up rooms
csa-score-tokens = Bonus scoring tokens
csa-score-luggage = Luggage track
csa-score-disgruntled = Disgruntled passengers
csa-crew-legendary = Legendary crew
csa-crew-best = Best crew on the Atlantic
csa-crew-ace = Ace crew
csa-crew-skilled = Skilled crew
csa-crew-promising = Promising crew
csa-crew-apprentice = Apprentice crew
csa-crew-seasick = Seasick crew
csa-rank-lowest = { $crew } ({ $to } points or less; { $above } from { $begins })
csa-rank = { $crew } ({ $from } to { $to } points; { $above } from { $begins })
csa-rank-highest = { $crew } ({ $from } points or more)

# Why one of several players with the most points wins.
csa-tie-rooms = Tied on points: more points from flipped rooms decide ({ $rule }).
csa-tie-disgruntled = Tied on points and on flipped rooms: fewer disgruntled passengers decide ({ $rule }).
csa-tie-shared = Tied on points, on flipped rooms and on disgruntled passengers ({ $rule }).

## What is wrong with a file or an option

flaw-players = must be one to four players, not { $value }
flaw-facilities = must be five different numbers from 1 to 10
flaw-colour = no guest cabin is “{ $value }”: the colours are yellow, blue, green, orange, black
flaw-facility = no facility has the number { $value }: they go from 1 to 10
flaw-doors = “{ $value }” is not a set of doors: write one to five of the letters Y B G O K
flaw-tile = “{ $value }” is not a tile of the first ship: write yellow, blue, green, orange, black, or a number from 1 to 5
flaw-room = the ship has no tile at “{ $value }”
flaw-track-length = the track has 2 to 32 spaces, not { $value }
flaw-track-start = the first space must be “start”
flaw-space = “{ $value }” is not a space of the track: write “empty”, “small cabin”, “points” and a number, or “extra” and its sources, always including “pier”
flaw-card = “{ $value }” is not a card: write two to four of the letters Y B G O K, with a star after the one with luggage
flaw-deal-ship = must hold the { $expected } tiles of this game in its arrangement
flaw-deal-cabins = must hold five small cabins for each player ({ $expected }), all different, from 1 to 20
flaw-deal-tokens = must hold the { $expected } facilities of this game, each once
flaw-deal-tokens-solo = only a solo game lays out its tokens

## On the board

csa-summary = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · luggage { $luggage } · { $rooms ->
    [one] { $rooms } room flipped
   *[other] { $rooms } rooms flipped
}
csa-full = full
csa-space-empty = nothing
csa-space-cabin = small cabin
csa-space-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
csa-space-extra = extra passenger
csa-space-extra-staircase = extra passenger (or grand staircase)
csa-space-extra-disgruntled = extra passenger (or disgruntled)
csa-space-extra-all = extra passenger (or grand staircase, disgruntled)

# Names of at most ten letters, for the drawing.
csa-short-yellow = Yellow
csa-short-blue = Blue
csa-short-green = Green
csa-short-orange = Orange
csa-short-black = Black
csa-short-dining-room = Dining { $number }
csa-short-salon = Salon { $number }
csa-short-bar = Bar { $number }
csa-short-pool = Pool { $number }
csa-short-library = Library { $number }
csa-short-suite = Luxe { $number }
csa-short-theatre = Theatre { $number }
