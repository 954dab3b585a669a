# What the browser app says of this game.

web-on-board-facts = 2 players · 25 minutes
web-on-board-pitch = One splits three cards into two piles, the other chooses: who fills the better ship?
web-on-board-aim = Have the most points after the last port of call. Each round one player splits three cards into two piles and the other chooses; both place their passengers.

## Set-up

web-ob-edition = Edition
web-ob-edition-on-board = Five ports of call, of which four are used. The extensions belong to it.
web-ob-edition-bienvenue-a-bord = The first edition: passengers who cost points, four ports of call.
web-ob-extensions = Extensions
web-ob-captains = Captains
web-ob-captains-about = Keep one of two captains: each has a power of their own.
web-ob-luggage = Luggage
web-ob-luggage-about = Cards among the others that you may discard for a surprise.
web-ob-special = Special passengers
web-ob-special-about = Mechanics like full lines of cabins, castaways dislike empty ones. With luggage the game has 24 rounds.

## The table

web-ob-ship = Ship of { $player }
web-ob-open-ship = Show the ship of { $player }
web-ob-line = Line { $level }
web-ob-free = { $count ->
    [one] { $count } open and empty
   *[other] { $count } open and empty
}
web-ob-closed = { $count ->
    [one] { $count } closed
   *[other] { $count } closed
}
web-ob-no-special = nobody before it
web-ob-does = { FORM($what, "does") }
web-ob-suns-bring = { $points } per port
web-ob-dice-bring = next: { $count }
web-ob-used = used up until the next port
web-ob-cards = The three cards of the round
web-ob-piles = The two piles
web-ob-alone = Let this card stand alone: { $card }
web-ob-splits = { $player } splits
web-ob-chooses = { $player } chooses a pile
web-ob-hand = Cards of { $player }
web-ob-gift = Gift
web-ob-give = Give away
web-ob-to-port = { $count ->
    [one] port of call after this round
   *[other] port of call after { $count } rounds
}
web-ob-award = { ob-points }
web-ob-owed-satisfied = Compensation: 1 satisfied
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
web-ob-with-wish = points, with a wish
web-ob-with-loss = points lost

## Hints for newcomers

web-on-board-lesson-captain = Two captains, one stays with you for the whole cruise. Your opponent sees which when both have chosen.
web-on-board-lesson-split = Click the card that stands alone; your opponent takes it or the other two. Make both piles tempting, so that you like what is left.
web-on-board-lesson-hide = You may lay one pile face down: click it. Or offer both piles open.
web-on-board-lesson-choose = Take one card or two: what suits your ship, or what your opponent should not get.
web-on-board-lesson-give = You may give a card away before anything is resolved. A passenger without a cabin costs the one who has to take them.
web-on-board-lesson-next = You resolve your cards in any order. Open cabins first if a passenger needs one.
web-on-board-lesson-passenger = The stars on the card say what the passenger asks for. A better cabin makes them satisfied, a worse one unhappy.
web-on-board-lesson-wild = Click a symbol on your sheet. Suns pay at ports, dice satisfy passengers at once, glasses pay at the end.
web-on-board-lesson-lover = A lover joins an occupied cabin and adds points. Which cabin makes no difference.
web-on-board-lesson-cabins = You can make these cabins better before they open: click your captain or your luggage.
web-on-board-lesson-instead = No cabin of that level is left to open. Click a line of fewer stars, or open none.
web-on-board-lesson-stars = Click closed cabins: each costs as many stars as its line has.
web-on-board-lesson-chosen-symbol = Click the symbol this objective shall count: one you have, or hope for.
web-on-board-lesson-special = A special passenger stands before one line until the end. Mechanics pay for occupied cabins there, castaways cost for empty ones.
web-on-board-lesson-owed = The port of call pays the other side, you get a consolation: a symbol of your choice.
