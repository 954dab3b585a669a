### What every page says of the games: everything else of a game is fetched with it.

come-sail-away-name = Come Sail Away!
csa-about = A game by Saashi and Daryl Chow, published by Saashi & Saashi in 2023.
web-come-sail-away-facts = 1 to 4 players · 25 minutes
web-come-sail-away-pitch = Lead passengers from room to room through your own ocean liner, and make sure everyone finds a seat.

on-board-name = On Board
ob-about = A game by Antoine Bauza, Corentin Lebrat, Ludovic Maublanc and Théo Rivière, published by Capitaine Meeple in 2022; its first edition, Bienvenue à bord, in 2019.
web-on-board-facts = 2 players · 20 minutes
web-on-board-pitch = One player splits three cards into two piles, the other chooses. Who will fill the better ship?

pirates-under-fire-name = Pirates Under Fire
puf-about = A game by Stefania Niccolini and Marco Canetta, published by Explor8 in 2019.
web-pirates-under-fire-facts = 2 players · 30 minutes
web-pirates-under-fire-pitch = Lay ships, fire across the sea, keep your hand secret: three in a row score if they are still afloat at the end.
