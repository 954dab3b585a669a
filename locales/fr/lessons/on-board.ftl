# The first game of On Board.

ob-learn-ship = Bienvenue, capitaine ! Votre navire a trois lignes de cabines, d’une à trois étoiles. Les passagers rapportent des points : 1 de plus s’ils sont satisfaits, 1 de moins s’ils sont mécontents.
ob-learn-split = Chaque tour apporte trois cartes. Vous les répartissez en deux paquets, une carte et deux, et l’adversaire prend le paquet qu’il préfère. Tentez-le : laissez seul le passager à 5 points.
ob-learn-offer = Les deux paquets valent quelque chose : vous ne pouvez pas perdre grand-chose. Proposez-les.
ob-learn-cabins = Il a pris les 5 points ; à vous les cabines et un passager avec un dé. Il faut une cabine ouverte à chaque passager : ouvrez d’abord les portes.
ob-learn-better = Ce passager demande une étoile. Une cabine meilleure le satisfait, une moins bonne le mécontente. Donnez-lui deux étoiles.
ob-learn-die = Deux satisfaits d’un coup : un pour la meilleure cabine, un pour le dé. Terminez le tour.
ob-learn-look = À l’adversaire de répartir, à vous de choisir. Avant de prendre un paquet, regardez ce que l’autre lui donnerait.
ob-learn-choose = Chaque dé satisfait un passager par dé à bord. Avec un deuxième, cela fait deux : prenez-le, même seul.
ob-learn-second = Deux étoiles demandées, deux étoiles données. Regardez les satisfaits.
ob-learn-symbols = Deux de plus. Les autres symboles : un soleil paie 2 points à chaque escale, et les verres montent à 2, 6, 12, 20 à la fin. Terminez le tour.
ob-learn-again = À vous de répartir de nouveau. Laissez seule la porte à trois étoiles : vous voulez les deux autres. Puis proposez les paquets.
ob-learn-wish = Ce passager vaut 4 et souhaite un dé à bord : vous en avez, sinon il serait mécontent. La carte d’abord, puis trois étoiles.
ob-learn-lover = Le cœur est un Lover : il a rejoint un passager de lui-même, pour 2 points et sans cabine à lui. Terminez le tour.
ob-learn-objective = L’adversaire laisse seul un objectif. À la fin, un objectif donne des points pour ce que vous faites de toute façon.
ob-learn-aim = 2 points pour chacun de vos dés : déjà 4. Prenez l’objectif.
ob-learn-sun = Une escale vient tous les cinq tours, et les soleils y paient. Laissez le soleil seul : l’adversaire voudra deux passagers.
ob-learn-unhappy = Voilà ce qui peut mal tourner : votre soleil demandait deux étoiles, il ne restait qu’une étoile. Un mécontent, 1 point de moins.
ob-learn-port = L’escale ! Votre soleil a payé 2. Elle demande aussi qui a le plus de satisfaits : vous, donc 6 points. L’adversaire a une petite consolation.
ob-learn-ports = Il y a quatre escales en vingt tours, chacune demande autre chose. Ce tableau vous compare à l’adversaire à l’avance.
ob-learn-sheet = 22 à 18 ! Cabines, Lovers, verres, soleils, escales, objectifs, satisfaits et mécontents : voilà toute la feuille.
ob-learn-ready = Vous en savez assez pour une première partie. Un matelot vous attend. Une question ? Laissez le pointeur sur la chose, ou gardez-y le doigt.
