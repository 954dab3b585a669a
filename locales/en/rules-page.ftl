# The rules pages around the rules themselves.

rules-contents = Contents
rules-search = Search the rules
rules-none-found = No rule has all of these words.
rules-back = Back to the game
rules-csa-gallery-rooms = The rooms and what they score
rules-ob-gallery-symbols = The symbols and what they bring
rules-puf-gallery-ships = What the ships do
rules-puf-gallery-combinations = What combinations score

## Worked examples

rules-example-csa-path = Example: a card finds its way
rules-example-csa-path-card = The card shows yellow, yellow, blue with luggage and green. They board from left to right.
rules-example-csa-path-first = The first passenger may enter any room. Yellow takes a seat in the yellow cabin.
rules-example-csa-path-next = The next room must be adjacent: yellow goes to the grand staircase, which does not have three colours yet.
rules-example-csa-path-luggage = Blue carries the luggage and takes a seat in the blue cabin.
rules-example-csa-path-end = Green ends the path at a table of the dining room. The luggage is in a cabin, so the luggage token moves one space.
rules-example-csa-refused = Example: a passenger without a seat
rules-example-csa-refused-first = Black with luggage takes a seat in the black cabin.
rules-example-csa-refused-second = Green enters the blue cabin, which takes only blue: disgruntled, −1 point. The path runs through the room all the same.
rules-example-csa-refused-third = Yellow takes a seat at the other table of the dining room.
rules-example-csa-full = Example: one thing leads to another
rules-example-csa-full-luggage = A card of two goes wherever you like. The luggage is in the green cabin, so the token moves to a space with an extra passenger.
rules-example-csa-full-extra = The extra passenger comes from the pier: green it is.
rules-example-csa-full-flipped = The third green passenger fills the green cabin. It is flipped at once, and the luggage token moves again.
rules-example-csa-full-cabin = This space brings a small cabin. It lies at the bow now: one more room to fill.

rules-example-ob-round = Example: a round
rules-example-ob-round-three = Three cards lie open, and it is Ada’s turn to split them.
rules-example-ob-round-split = She sets one apart: a pile of one, a pile of two.
rules-example-ob-round-taken = Grace takes the single card. Ada gets the other two, a passenger and an objective.
rules-example-ob-round-placed = The passenger asks for one star and gets three: Ada ticks one satisfied passenger. The sun is written into the porthole.
rules-example-ob-port = Example: a port of call
rules-example-ob-port-before = The last round of the leg begins. In the round before, Grace put a three-star passenger into a one-star cabin, without the die they want, and ticked two unhappy passengers.
rules-example-ob-port-last = Ada writes a glass: three symbols now.
rules-example-ob-port-reached = The port is reached. Each sun scores 2 points: 4 for Ada, 2 for Grace. The port counts symbols: Ada has three, Grace one, so Ada scores 6 points.
rules-example-ob-port-owed = Grace takes the compensation: a symbol. She writes a die into an open, empty cabin.

rules-example-puf-shot = Example: a shot
rules-example-puf-shot-before = It is Ada’s turn. She plays from the bottom; her ship on f1 is on fire.
rules-example-puf-shot-laid = She lays a 3 on a1, in her first row. A 3 fires an orthogonal shot, and up the column the first enemy ship lies on a6.
rules-example-puf-shot-fired = The ship on a6 has no shield, so it burns. It scores nothing until it is repaired.
rules-example-puf-run = Example: a run
rules-example-puf-run-laid = Ada lays a 5 on d1, beside her 6. The 7 on b1 is on fire, and two ships are not a combination.
rules-example-puf-run-repaired = A 5 repairs a ship. 7, 6 and 5 side by side are a run of three: 2 points.
rules-example-puf-run-broken = Grace hits the 6 in the middle. It burns, and the run is broken.
rules-example-puf-run-again = Ada’s next ship repairs it. What is afloat at the end counts.
