# What On Board and Bienvenue à bord say. The rules are in rules/on-board.ftl.

ob-edition-on-board = On Board (2022)
ob-edition-bienvenue-a-bord = Bienvenue à bord (2019)

## Labels

ob-label-round = Round { $round } of { $rounds }
ob-label-luggage = Luggage
ob-label-captain = Captain
ob-label-objectives = Objectives
ob-label-satisfied = Satisfied
ob-label-unhappy = Unhappy
ob-label-lovers = Lovers
ob-label-ports = Ports of call
ob-label-deck = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
ob-label-pile-one = One card
ob-label-pile-two = Two cards
ob-label-hidden = face down
ob-label-done = Finished

## Symbols and cabins
# .a: with its article.

ob-sign-sun = S
ob-sign-die = D
ob-sign-glass = G
ob-symbol-sun = sun
    .a = a sun
ob-symbol-die = die
    .a = a die
ob-symbol-glass = glass
    .a = a glass

ob-stars-one = ★
ob-stars-two = ★★
ob-stars-three = ★★★
ob-cabin-one = ★ cabin
ob-cabin-two = ★★ cabin
ob-cabin-three = ★★★ cabin
ob-plus = { $first } + { $second }
ob-no-cabins = no cabin

ob-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ob-star-count = { $count ->
    [one] { $count } star
   *[other] { $count } stars
}

## Captains, luggage, objectives, ports
# At most twelve characters. .does: what it is good for.

ob-captain-give = Gift
    .does = once a leg, give a card just taken to the opponent
ob-captain-stars = Extra stars
    .does = once a leg, add { ob-star-count } to cabins you open
ob-captain-change = New symbol
    .does = once a leg, change a symbol you write
ob-captain-suns = Suns
    .does = { ob-points } per sun at ports of call
ob-captain-lovers = Lovers
    .does = every lover is worth { ob-points } more
ob-captain-hide = Face down
    .does = as splitter you may lay one pile face down

ob-luggage-change = New symbol
    .does = change a symbol you write
ob-luggage-hide = Face down
    .does = as splitter, lay one pile face down
ob-luggage-lover = Lover bonus
    .does = a lover is worth { ob-points } more
ob-luggage-calm = Calming
    .does = for one round, tick satisfied instead of unhappy
ob-luggage-give = Gift
    .does = give a card just taken to the opponent
ob-luggage-stars = Extra stars
    .does = add { ob-star-count } to cabins you open

ob-objective-empty-cabins = Empty cabins
    .does = { ob-points } per open, empty cabin
ob-objective-chosen-symbol = One symbol
    .does = { ob-points } per symbol of the chosen kind
ob-objective-suns = Suns
    .does = { ob-points } per sun
ob-objective-dice = Dice
    .does = { ob-points } per die
ob-objective-glasses = Glasses
    .does = { ob-points } per glass
ob-objective-trios = Trios
    .does = { ob-points } per set of sun, die and glass
ob-objective-ports = Ports
    .does = { ob-points } per port of call won
ob-objective-satisfied-trios = Satisfied/3
    .does = { ob-points } per three satisfied passengers
ob-objective-unhappy = Unhappy
    .does = { ob-points } per unhappy passenger
ob-objective-three-star-cabins = ★★★ cabins
    .does = { ob-points } per open ★★★ cabin

ob-port-satisfied = Satisfied ↑
    .does = most satisfied passengers
ob-port-symbols = Symbols
    .does = most symbols
ob-port-open-cabins = Open cabins
    .does = most open cabins
ob-port-occupied = Occupied
    .does = most occupied cabins
ob-port-fewest-satisfied = Satisfied ↓
    .does = fewest satisfied passengers

## Cards
# .a: with its article.

ob-card-passenger-points = passenger { $level } ({ ob-points })
    .a = a { ob-card-passenger-points }
ob-card-passenger-symbol = passenger { $level } ({ $symbol })
    .a = a { ob-card-passenger-symbol }
ob-card-passenger-wild = passenger { $level } (any symbol)
    .a = a { ob-card-passenger-wild }
ob-card-passenger-conditional = passenger { $level } ({ ob-points }, wants { FORM($symbol, "a") })
    .a = a { ob-card-passenger-conditional }
ob-card-lover = lover ({ ob-points })
    .a = a { ob-card-lover }
ob-card-cabins = cabins { $cabins }
ob-card-stars = cabins for { ob-star-count }
ob-card-objective = objective ({ FORM($objective, "does") })
    .a = an { ob-card-objective }
ob-card-luggage = luggage ({ FORM($luggage, "does") })
ob-card-mechanic = mechanic
    .a = a mechanic
ob-card-castaway = castaway
    .a = a castaway
ob-card-unknown = unseen card
    .a = an unseen card

# The cards of a pile.
ob-pile-one = { $card }
ob-pile-two = { $first }, { $second }
ob-pile-one-hidden = one card, face down
ob-pile-two-hidden = two cards, face down

# What placing somebody ticks.
ob-ticks-none = as requested
ob-ticks-satisfied = { $count ->
    [one] { $count } satisfied passenger
   *[other] { $count } satisfied passengers
}
ob-ticks-unhappy = { $count ->
    [one] { $count } unhappy passenger
   *[other] { $count } unhappy passengers
}
ob-ticks-both = { $satisfied } satisfied, { $unhappy ->
    [one] { $unhappy } unhappy passenger
   *[other] { $unhappy } unhappy passengers
}

## What you must do

ob-prompt-captain = Choose your captain
ob-prompt-split = Choose the card to set apart
ob-prompt-hide = Lay one pile face down, or offer both open
ob-prompt-offer = Offer the two piles
ob-prompt-choose = Choose a pile
ob-prompt-give = Give a card away, or keep what you have
ob-prompt-next = Choose the card to resolve next
ob-prompt-passenger = { CAPITAL($card) }: choose a cabin
ob-prompt-passenger-as = { CAPITAL($card) }, writes { FORM($symbol, "a") }: choose a cabin
ob-prompt-no-cabin = { CAPITAL($card) }: no open cabin is empty
ob-prompt-wild = Choose the passenger’s symbol
ob-prompt-lover = Lover ({ ob-points }): joins an occupied cabin
ob-prompt-lover-alone = Lover ({ ob-points }): no cabin can take them
ob-prompt-cabins = Cabins to open: { $cabins }
ob-prompt-raise = Cabins to open: { $cabins }. Choose which gets the next star ({ $count } left to add)
ob-prompt-instead = No { $cabin } is left to open: choose a lower one, or none
ob-prompt-stars = Open cabins for { ob-star-count }
ob-prompt-chosen-symbol = Choose the symbol that the objective counts
ob-prompt-special = { CAPITAL($card) }: choose a line of cabins
ob-prompt-owed-symbol = Compensation: choose a symbol
ob-prompt-owed-cabin = Compensation ({ $symbol }): choose a cabin
ob-prompt-end = All done: finish
ob-prompt-wait-split = { $player } splits the cards
ob-prompt-wait-choose = { $player } chooses a pile
ob-prompt-wait-give = { $player } may give a card away
ob-prompt-wait-player = Waiting for { $player }
ob-prompt-wait-both = Waiting for both players
ob-prompt-over = The game is over

## What you can do

ob-action-keep = { $captain }: { FORM($captain, "does") }
ob-action-alone = { CAPITAL($card) }
ob-action-hide = Lay face down: { $pile }
ob-action-offer = Offer the piles
ob-action-choose = Take: { $pile }
ob-action-give-captain = Give away, with your captain: { $card }
ob-action-give-luggage = Give away, with your luggage: { $card }
ob-action-give-nothing = Give nothing away
ob-action-next = { CAPITAL($card) }
ob-action-place = { CAPITAL($cabin) } – { $ticks }
ob-action-place-any = { CAPITAL($cabin) }
ob-action-send-away = Send them away – { $ticks }
ob-action-change-captain = Use your captain: write { FORM($symbol, "a") } instead
ob-action-change-luggage = Use your luggage: write { FORM($symbol, "a") } instead
ob-action-calm = Use your luggage: this round, tick satisfied instead of unhappy
ob-action-embrace = Place the lover – { ob-points }
ob-action-embrace-any = Place the lover
ob-action-sweeten = Use your luggage: { ob-points } more for the lover
ob-action-stars-captain = Use your captain: add { ob-star-count }
ob-action-stars-luggage = Use your luggage: add { ob-star-count }
ob-action-raise = { $level } becomes { $to }
ob-action-open-all = Open { $cabins }
ob-action-open-any = Open the cabins
ob-action-open = Open a { $cabin }
ob-action-skip = Open none
ob-action-pick = { CAPITAL($symbol) }
ob-action-station = In front of line { $level }
ob-action-end-captain = Sail with this captain
ob-action-end-port = Leave the port
ob-action-end = Finish the round

## What happened

ob-event-captain = { $player } sails with the captain “{ $captain }”: { FORM($captain, "does") }.
    .player-you = You sail with the captain “{ $captain }”: { FORM($captain, "does") }.
ob-event-round = Round { $round } begins. { $player } splits.
    .player-you = Round { $round } begins. You split.
ob-event-card = On the table: { $card }.
ob-event-offered = { $player } sets card { $number } apart from the other two.
    .player-you = You set card { $number } apart from the other two.
ob-event-offered-one-hidden = { $player } sets card { $number } apart, face down.
    .player-you = You set card { $number } apart, face down.
ob-event-offered-two-hidden = { $player } sets card { $number } apart; the other two lie face down.
    .player-you = You set card { $number } apart; the other two lie face down.
ob-event-took-one = { $player } takes the pile of one.
    .player-you = You take the pile of one.
ob-event-took-two = { $player } takes the pile of two.
    .player-you = You take the pile of two.
ob-event-luggage = { $player } lays out luggage “{ $luggage }”: { FORM($luggage, "does") }.
    .player-you = You lay out luggage “{ $luggage }”: { FORM($luggage, "does") }.
ob-event-luggage-used = { $player } uses luggage “{ $luggage }”.
    .player-you = You use luggage “{ $luggage }”.
ob-event-captain-used = { $player } uses the captain “{ $captain }”.
    .player-you = You use the captain “{ $captain }”.
ob-event-gave = { $player } gives the opponent { FORM($card, "a") }.
    .player-you = You give the opponent { FORM($card, "a") }.
ob-event-moved-in = { $player } puts { FORM($card, "a") } into a { $cabin }.
    .player-you = You put { FORM($card, "a") } into a { $cabin }.
ob-event-moved-in-as = { $player } puts { FORM($card, "a") } into a { $cabin } and writes { FORM($symbol, "a") }.
    .player-you = You put { FORM($card, "a") } into a { $cabin } and write { FORM($symbol, "a") }.
ob-event-sent-away = { $player } has no cabin for { FORM($card, "a") }.
    .player-you = You have no cabin for { FORM($card, "a") }.
ob-event-satisfied = { $player } ticks { $count ->
    [one] { $count } satisfied passenger.
   *[other] { $count } satisfied passengers.
}
    .player-you = You tick { $count ->
        [one] { $count } satisfied passenger.
       *[other] { $count } satisfied passengers.
    }
ob-event-unhappy = { $player } ticks 1 unhappy passenger.
    .player-you = You tick 1 unhappy passenger.
ob-event-lover = { $player } adds a lover to a cabin ({ ob-points }).
    .player-you = You add a lover to a cabin ({ ob-points }).
ob-event-lover-lost = { $player } has no cabin for the lover.
    .player-you = You have no cabin for the lover.
ob-event-opened = { $player } opens a { $cabin }.
    .player-you = You open a { $cabin }.
ob-event-opening-lost = { $player } has no cabin left to open.
    .player-you = You have no cabin left to open.
ob-event-objective = { $player } notes an objective: { FORM($objective, "does") }.
    .player-you = You note an objective: { FORM($objective, "does") }.
ob-event-objective-chosen = { $player } notes an objective: { FORM($objective, "does") } ({ $symbol }).
    .player-you = You note an objective: { FORM($objective, "does") } ({ $symbol }).
ob-event-stationed = { $player } puts { FORM($card, "a") } in front of line { $level }.
    .player-you = You put { FORM($card, "a") } in front of line { $level }.
ob-event-dismissed = { $player } has no free line for { FORM($card, "a") }.
    .player-you = You have no free line for { FORM($card, "a") }.
ob-event-symbol = { $player } writes { FORM($symbol, "a") } into a { $cabin }.
    .player-you = You write { FORM($symbol, "a") } into a { $cabin }.
ob-event-symbol-boxed = { $player } writes { FORM($symbol, "a") } into a box of its own.
    .player-you = You write { FORM($symbol, "a") } into a box of its own.
ob-event-symbol-lost = { $player } has no cabin for the symbol.
    .player-you = You have no cabin for the symbol.
ob-event-kept-cards = { $player } gives nothing away.
    .player-you = You give nothing away.
ob-event-finished = { $player } has finished.
    .player-you = You have finished.
ob-event-suns = { $player } scores { ob-points } for suns.
    .player-you = You score { ob-points } for suns.
ob-event-port = Port of call: { FORM($port, "does") }.
ob-event-port-won = { $player } wins the port of call and scores { ob-points }.
    .player-you = You win the port of call and score { ob-points }.
ob-event-port-tied = A tie: both players take the compensation.
ob-event-over = The game is over.

## The score sheet

ob-score-cabins = Cabins
ob-score-lovers = Lovers
ob-score-glasses = Glasses
ob-score-suns = Suns
ob-score-ports = Ports of call
ob-score-objectives = Objectives
ob-score-special = Special passengers
ob-score-satisfied = Satisfied passengers
ob-score-unhappy = Unhappy passengers

## What is wrong with a file or an option

flaw-ob-extensions = captains, luggage and special passengers belong to the edition on-board
flaw-ob-edition = the file is for the edition “{ $value }”, not for the one being played
flaw-ob-line = “{ $value }” does not fit: the lines are 1, 2 and 3 stars in this order, of at most 12 cabins, no more of them open than there are
flaw-ob-compensation = “{ $value }” is not a compensation: a symbol goes to “cabin” or “box”, an opening is “cabin” and a level from 1 to 3, or “stars” and a number from 1 to 9
flaw-ob-port = “{ $value }” is not a port of call, or is there twice: they are satisfied, symbols, open cabins, occupied, fewest satisfied
flaw-ob-objective = “{ $value }” is not the objective of this place
flaw-ob-card = “{ $value }” is not a card: write for example “2 sun”, “1 wild”, “2 4 sun”, “1 -1”, “lover 2”, “open 1+2”, “stars 3”, “objective suns”, “luggage give”, “mechanic”, “castaway”
flaw-ob-first = must be seat 1 or 2
flaw-ob-deal-ports = must hold every port of call of the edition once
flaw-ob-deal-captains = must hold two captains for each player, all different, or none without captains
flaw-ob-deal-deck = must hold the number of every card in play exactly once
