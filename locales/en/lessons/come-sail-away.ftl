# The first game of Come Sail Away!

csa-learn-liner = This ship is yours. Fill its rooms: a full one is worth the number on it. Every passenger who finds no seat costs 1 point.
csa-learn-card = Each round you play one of two cards; the other goes to your neighbour. This one brings yellow, yellow, blue with luggage, and green. Press it.
csa-learn-order = They board one after the other, from whichever end you like. Begin with yellow, from the left.
csa-learn-first = The first one may go anywhere. A frown on a room means: no seat there for them. A cabin takes its own colour: yellow into the yellow cabin.
csa-learn-path = From there on only next door, and no room twice. The grand staircase takes anybody, three colours at most, and leads to the other side.
csa-learn-luggage = Blue carries luggage, and the blue cabin is next door. Luggage wants to be in a cabin.
csa-learn-dining = Green would be disgruntled in the black cabin. A dining room has two tables, one colour at each: in with them.
csa-learn-extra = Luggage in a cabin moves your luggage token one space. This space brings a passenger of any colour, wherever they fit: take yellow, into the yellow cabin.
csa-learn-track = The signs of the track: a person is an extra passenger, doors are a small cabin, a number is points at the end. Press a sign to read what it brings.
csa-learn-end = Everybody plays at the same time. Finish your round to see what your opponent did.
csa-learn-again = Two cards again, one of them from your opponent. Cards of two need no path: any two rooms will do. Take yellow, yellow, green with luggage, from the left.
csa-learn-fill = Yellow fills the yellow cabin. Go on through dining room 3: from there green finds the green cabin alone.
csa-learn-small = Your luggage token has come to a door, which adds a small cabin. Take yellow and green, and add it at the bow.
csa-learn-flip = Now the full cabin has been flipped: 4 points for good. A full cabin moves the luggage token, too! Take a green passenger, into the green cabin.
csa-learn-chain = One card: a small cabin, 4 points, an extra passenger. Look for such chains. Finish your round.
csa-learn-later = Five rounds later. In many rooms there is just one seat left: time to score.
csa-learn-salon = A salon takes four different colours; black would be the fourth here. Whoever fills a facility first gets 3 points more, and nobody has filled salon 4 yet.
csa-learn-plan = This card gets you there. Play it, and let them board from the right.
csa-learn-stairs = Orange goes onto the grand staircase, blue into the blue cabin: that one is full, too.
csa-learn-refused = The second blue has no seat next door: dining room 5 has its two colours. Let it happen. It costs 1 point, and the path goes on.
csa-learn-full = And black into the salon, as the fourth colour.
csa-learn-turned = Full rooms are flipped one by one: the salon first, 6 points. Then the blue cabin moves your luggage token to a door: add a small cabin.
csa-learn-first-there = Finish your round. Was anybody as quick?
csa-learn-bonus = Nobody was: 3 points for you, and the bonus of salon 4 is gone. In a solo game the number below each token says until which round its bonus is there.
csa-learn-sheet = Twelve rounds are played. Then count flipped rooms, passengers still seated (1 each, none on the grand staircase), bonuses and the last number your luggage token has reached, less the disgruntled passengers.
csa-learn-ready = You know enough for a first game. A deckhand is waiting. Whatever you wonder about: rest the pointer on it, or hold a finger there.
