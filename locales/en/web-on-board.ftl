# What the browser app says of this game.

web-on-board-aim = Have the most points after the last port of call. Each round one player splits three cards into two piles and the other chooses; both place their passengers.

## Set-up

web-ob-edition = Edition
web-ob-edition-on-board = Five ports of call, four of them in each game. The extensions need this edition.
web-ob-edition-bienvenue-a-bord = The first edition: passengers who cost points, four ports of call. Its box says Game for the die, Fun for the glass, Love for the lover.
web-ob-extensions = Extensions
web-ob-captains = Captains
web-ob-captains-about = Keep one of two captains: each has a power of their own.
web-ob-luggage = Luggage
web-ob-luggage-about = Extra cards in the deck: keep them, and discard one for its effect when it helps.
web-ob-special = Special passengers
web-ob-special-about = Mechanics like full lines of cabins, castaways dislike empty ones. Together with luggage, the game lasts 24 rounds.

## The table

web-ob-ship = { $player }’s ship
    .player-you = Your ship
web-ob-open-ship = Show { $player }’s ship
    .player-you = Show your ship
web-ob-line = Line { $level }
web-ob-free = { $count ->
    [one] { $count } open and empty
   *[other] { $count } open and empty
}
web-ob-closed = { $count ->
    [one] { $count } closed
   *[other] { $count } closed
}
web-ob-no-special = nobody in front of it
web-ob-does = { FORM($what, "does") }
web-ob-suns-bring = { $points } per port
web-ob-dice-bring = next die: { $count }
web-ob-used = used up until the next port
web-ob-cards = The three cards of the round
web-ob-piles = The two piles
web-ob-alone = Set this card apart: { $card }
web-ob-splits = { $player } splits the cards
    .player-you = You split the cards
web-ob-chooses = { $player } chooses a pile
    .player-you = You choose a pile
web-ob-hand = { $player }’s cards
    .player-you = Your cards
web-ob-gift = Gift
web-ob-give = Give away
web-ob-to-port = { $count ->
    [one] port of call after this round
   *[other] port of call after { $count } rounds
}
web-ob-award = { ob-points }
web-ob-owed-satisfied = Compensation: 1 satisfied passenger
web-ob-owed-symbols = Compensation: a symbol
web-ob-owed-open-cabins = Compensation: a cabin opens
web-ob-owed-occupied = Compensation: a lover
web-ob-owed-fewest = Compensation: an objective
web-ob-put-away = Put away unseen: { FORM($port, "does") }
web-ob-removed = Removed unseen

## Cards

web-ob-caption-passenger = Passenger
web-ob-caption-wild = Passenger, any symbol
web-ob-caption-conditional = Wants { FORM($symbol, "a") }
web-ob-caption-lover = Lover
web-ob-caption-cabins = Open cabins
web-ob-caption-stars = Cabins of your choice
web-ob-caption-mechanic = Mechanic: { $points } per occupied cabin
web-ob-caption-castaway = Castaway: { $points } per empty cabin

## Still to come

web-ob-out = { $count ->
    [one] { $count } of these was removed unseen.
   *[other] { $count } of these were removed unseen.
}
web-ob-any-symbol = any symbol
web-ob-with-points = points
web-ob-with-wish = points, needs a symbol
web-ob-with-loss = negative points

## Tips for newcomers

web-on-board-tip-captain = You have two captains; keep one for the whole cruise. Your opponent sees which one when both of you have chosen.
web-on-board-tip-split = Press the card to set apart; your opponent takes it or the other two. Make both piles tempting, so that you like what is left.
web-on-board-tip-hide = You may lay one pile face down: press it. Or offer both piles open.
web-on-board-tip-choose = Take one card or two: what suits your ship, or what your opponent should not get.
web-on-board-tip-give = You may give a card away before anything is resolved. A passenger with no cabin to go to costs whoever has to take them.
web-on-board-tip-next = You resolve your cards in any order. Open cabins first if a passenger needs one.
web-on-board-tip-passenger = The stars on the card say what the passenger asks for. A better cabin makes them satisfied, a worse one unhappy.
web-on-board-tip-wild = Press a symbol on your sheet. Suns score at ports, dice satisfy passengers at once, glasses score at the end.
web-on-board-tip-lover = A lover joins an occupied cabin and adds points. Which cabin makes no difference.
web-on-board-tip-cabins = You can make these cabins better before they open: press your captain or your luggage.
web-on-board-tip-instead = No cabin of that level is left to open. Press a line of fewer stars, or open none.
web-on-board-tip-stars = Press closed cabins: each costs as many stars as its line has.
web-on-board-tip-chosen-symbol = Press the symbol this objective should count: one you have, or hope for.
web-on-board-tip-special = A special passenger stays in front of one line until the end. Mechanics score for occupied cabins there, castaways cost points for empty ones.
web-on-board-tip-owed = This port of call gives you its compensation: a symbol of your choice.
