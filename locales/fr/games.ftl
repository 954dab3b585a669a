### What every page says of the games: everything else of a game is fetched with it.

come-sail-away-name = Come Sail Away!
csa-about = Un jeu de Saashi et Daryl Chow, publié par Saashi & Saashi en 2023.
web-come-sail-away-facts = 1 à 4 joueurs · 25 minutes
web-come-sail-away-pitch = Guidez vos passagers de pièce en pièce dans votre propre Paquebot, et trouvez une place à chacun.

on-board-name = On Board
ob-about = Un jeu d’Antoine Bauza, Corentin Lebrat, Ludovic Maublanc et Théo Rivière, publié par Capitaine Meeple en 2022 ; sa première édition, Bienvenue à bord, en 2019.
web-on-board-facts = 2 joueurs · 20 minutes
web-on-board-pitch = L’un répartit trois cartes en deux paquets, l’autre choisit : qui remplira le plus beau paquebot ?

pirates-under-fire-name = Pirates Under Fire
puf-about = Un jeu de Stefania Niccolini et Marco Canetta, publié par Explor8 en 2019.
web-pirates-under-fire-facts = 2 joueurs · 30 minutes
web-pirates-under-fire-pitch = Posez vos bateaux, tirez à travers la mer, cachez votre main : trois bateaux alignés rapportent s’ils flottent encore à la fin.
