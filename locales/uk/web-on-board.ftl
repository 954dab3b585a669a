# What the browser app says of this game.

web-on-board-facts = 2 players · 25 minutes
web-on-board-pitch = One splits three cards into two piles, the other chooses: who fills the better ship?
web-on-board-aim = Have the most points after the last port of call. Each round one player splits three cards into two piles and the other chooses; both place their passengers.
