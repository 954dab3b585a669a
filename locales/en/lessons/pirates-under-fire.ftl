# The first game of Pirates Under Fire.

puf-learn-sea = Ahoy! You score with ships side by side: three equal ones bring 3 points, a run such as 3-4-5 brings 2, longer ones more. Rows and columns both count.
puf-learn-ship = Every turn you lay one ship. These are your three tiles: press a 4.
puf-learn-lay = A ship goes into your first row, or beside a ship of yours. Lay the 4 on this space.
puf-learn-two = It did two things: the star on the space brought a point, the even number 1 gold. And because you began, your first ship got a shield.
puf-learn-end = Nothing is left to do. End your turn: you draw a tile, so that you have three again.
puf-learn-other = Now the other, from the far side: a 7 in the row nearest to them. Your turn comes next.
puf-learn-pair = Lay your second 4 beside the first: two could become three. The crossed arrows on the space are a diagonal shot.
puf-learn-shoot = A shot flies straight on, however far, and hits the first enemy ship. Shoot the 7!
puf-learn-burning = It burns: it scores nothing, stops no shot, and may be covered by another ship. End your turn.
puf-learn-shield = The other answers with a 3, which shoots straight at your first 4. Your shield takes the hit, and is gone.
puf-learn-three = You have a third 4. Lay it beside the two.
puf-learn-scored = 4-4-4: 3 points, as long as all three are afloat. The ribbon on the sea shows it. End your turn.
puf-learn-hit = No shield this time: your middle ship burns, and the three is broken.
puf-learn-repair = A 5 repairs a ship, wherever it is. Lay it here, then press the burning 4.
puf-learn-repaired = The three counts again. End your turn.
puf-learn-threat = The other has a 3 and a 4 side by side. A 5 next to them would be a run. Remember that space.
puf-learn-twice = A 9 makes its space happen twice. Beside your own ships you may leave the first row: lay it on the star.
puf-learn-two-points = Two stars, 2 points. End your turn.
puf-learn-mine = On this space you place a mine: whoever lays a ship on it loses 2 points. Lay the 8, then mine the space the other needs.
puf-learn-bait = Now end your turn, and see whether they dare.
puf-learn-taken = They did: 2 points for 5-4-3, and 2 off for the mine. Their 5 also repaired the 7.
puf-learn-gap = Lay the 3 here, with one space between it and the 5.
puf-learn-hire = Gold buys mercenaries, one a turn. They never burn. This one is a 4 or a 5, whichever suits you: put it into the gap.
puf-learn-far = 3-4-5 and 4-4-4! Later, each ship of yours in the far three rows brings 1 more, and card spaces make your hand larger. You have sixteen turns each.
puf-learn-hidden = The other’s tiles are hidden. But everybody has each number three times: here you see what may still come.
puf-learn-ready = You know enough for a first game. A deckhand is waiting: point at anything to see what it would do.
