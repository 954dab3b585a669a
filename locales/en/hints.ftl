# Hints. First where to look, then what to aim at, then the move and what it gains.

hint-gain = That is { $points } points better than the next best.
hint-gain-none = Another move is about as good.
hint-gain-only = There is no other way.

## Any game

hint-look-choices = Look at what you can do.
hint-aim-best = This way does best where the game is tried out.

## Come Sail Away!

hint-csa-look-room = Look here: { $room }.
hint-csa-look-cards = Compare your two cards.
hint-csa-look-order = Look at both ends of your card.
hint-csa-look-pier = Look at the passengers on the pier.
hint-csa-look-cabins = Look at your small cabins.
hint-csa-look-disgruntled = Look at your disgruntled passengers.
hint-csa-look-staircase = Look at the grand staircase.
hint-csa-look-ship = Look at your ship once more.

hint-csa-aim-bonus = Fill a facility while its bonus number token lies face up: { $room }.
hint-csa-aim-fill = Fill a room: { $room }.
hint-csa-aim-luggage = Move your luggage token: { $count ->
    [one] one space
   *[other] { $count } spaces
}.
hint-csa-aim-extra = Bring an extra passenger aboard.
hint-csa-aim-cabin = Add a small cabin to your ship.
hint-csa-aim-reconcile = Fill the theatre: { $count ->
    [one] one disgruntled passenger goes
   *[other] { $count } disgruntled passengers go
} back to the pier.
hint-csa-aim-content = Avoid a disgruntled passenger: another path would cost you one more.
hint-csa-aim-nearly = Bring a room close to full: { $room } will then need { $count } more.
hint-csa-aim-staircase = Let a passenger wait on the grand staircase for now.
hint-csa-aim-least = No room takes this passenger: choose the path that does the least harm.
hint-csa-aim-finish = All done: finish the round.

## On Board

hint-ob-look-card = Look at this card: { $card }.
hint-ob-look-captains = Compare your two captains.
hint-ob-look-piles = Compare the two piles.
hint-ob-look-hidden = Look at the pile that lies face down.
hint-ob-look-taken = Look at the cards you have taken.
hint-ob-look-line = Look at your { $level } cabins.
hint-ob-look-sheet = Look at your ship sheet.
hint-ob-look-luggage = Look at your luggage.

hint-ob-aim-captain-leg = Keep a power to use once in every leg.
hint-ob-aim-captain-always = Keep a power that always works.
hint-ob-aim-even = Make the piles even: whichever your opponent takes, you lose little.
hint-ob-aim-leaves-one = Let your opponent take the two cards: the single one is for you.
hint-ob-aim-leaves-two = Let your opponent take the single card: the two are for you.
hint-ob-aim-hide = Lay a pile face down, so that your opponent has to guess.
hint-ob-aim-give = Get rid of a card: give it to your opponent.
hint-ob-aim-keep = Keep what you have taken.
hint-ob-aim-gamble = Take the risk: on average the face-down pile is worth more.
hint-ob-aim-safe = Take what you can see.
hint-ob-aim-satisfied = Satisfy passengers: { $count ->
    [one] { $count } tick
   *[other] { $count } ticks
}.
hint-ob-aim-content = Avoid an unhappy passenger.
hint-ob-aim-symbol = Write { FORM($symbol, "a") }.
hint-ob-aim-house = Find a cabin for a passenger.
hint-ob-aim-objective = Take an objective.
hint-ob-aim-lover = Bring a lover to an occupied cabin ({ ob-points }).
hint-ob-aim-open = Open { $count ->
    [one] { $count } cabin
   *[other] { $count } cabins
}.
hint-ob-aim-special = Put a special passenger in front of a line.
hint-ob-aim-luggage = Keep luggage for later.
hint-ob-aim-send-away = Send a passenger away.
hint-ob-aim-pile = Take the pile that promises you more.
hint-ob-aim-finish = All done: finish.

## Pirates Under Fire

hint-puf-look-space = Look at space { $space }.
hint-puf-look-mercenary = Look at what is for sale: { $mercenary }.
hint-puf-look-hand = Compare the ships in your hand.
hint-puf-look-reserve = Look at your reserve.
hint-puf-look-sea = Look at the sea once more.

hint-puf-aim-hire = Buy a mercenary: { $power }.
hint-puf-aim-crush = Crush an enemy ship: { $ship }.
hint-puf-aim-break = Break a combination with a shot: it costs your opponent { puf-points }.
hint-puf-aim-shoot = Set an enemy ship on fire: { $ship }.
hint-puf-aim-strip = Shoot at a shield: { $ship }.
hint-puf-aim-combination = Extend a combination: { puf-points } more.
hint-puf-aim-far = Reach your opponent’s sea, where every ship is worth a point.
hint-puf-aim-point = Take a victory point.
hint-puf-aim-repair = Repair a burning ship.
hint-puf-aim-shield = Protect a ship with a shield.
hint-puf-aim-sweep = Remove a mine.
hint-puf-aim-mine = Place a mine.
hint-puf-aim-begin = Begin a combination: the same value or the next, side by side.
hint-puf-aim-block = Block your opponent: take a space they could use.
hint-puf-aim-access = Open a way: { $count ->
    [one] one more space
   *[other] { $count } more spaces
} for your ships.
hint-puf-aim-tile = Take a tile from your reserve.
hint-puf-aim-gold = Take gold.
hint-puf-aim-lay = Bring a ship into position.
hint-puf-aim-save = Keep your gold for later.
hint-puf-aim-dummy = Choose which mine is the dummy.
hint-puf-aim-decline = Nothing else here helps you: skip the rest.
hint-puf-aim-finish = All done: end the turn.
