# The first game of On Board.

ob-learn-ship = Bienvenue, capitaine ! Votre paquebot a trois lignes de cabines, d’une à trois étoiles. Les passagers rapportent des points : 1 de plus s’ils sont satisfaits, 1 de moins s’ils sont mécontents.
ob-learn-split = Chaque tour apporte trois cartes. Vous les répartissez en deux paquets, une carte et deux, et l’adversaire prend le paquet qu’il préfère. Tentez-le : mettez à part le passager à 5 points.
ob-learn-offer = Les deux paquets valent quelque chose : vous ne pouvez pas perdre grand-chose. Proposez-les.
ob-learn-cabins = Il a pris les 5 points ; à vous les cabines et un passager avec un Dé. Il faut une cabine ouverte à chaque passager : ouvrez d’abord les portes.
ob-learn-better = Ce passager demande une étoile. Une cabine meilleure le satisfait, une moins bonne le mécontente. Donnez-lui deux étoiles.
ob-learn-die = Deux Passagers Satisfaits d’un coup : un pour la meilleure cabine, un pour le Dé. Terminez le tour.
ob-learn-look = À l’adversaire de répartir, à vous de choisir. Avant de prendre un paquet, regardez ce que l’autre lui donnerait.
ob-learn-choose = Chaque Dé satisfait un passager par Dé à bord. Avec un deuxième, cela fait deux : prenez-le, même seul.
ob-learn-second = Deux étoiles demandées, deux étoiles données. Regardez les Passagers Satisfaits.
ob-learn-symbols = Deux de plus. Les autres symboles : un Soleil rapporte 2 points à chaque Escale, et les Verres montent à 2, 6, 12, 20 à la fin. Terminez le tour.
ob-learn-again = À vous de répartir de nouveau. Mettez à part la porte à trois étoiles : vous voulez les deux autres cartes. Puis proposez les paquets.
ob-learn-wish = Ce passager vaut 4 points et souhaite un Dé à bord : vous en avez, sinon il serait mécontent. La carte d’abord, puis trois étoiles.
ob-learn-lover = Le cœur est un Lover : il a rejoint un passager de lui-même, pour 2 points et sans cabine à lui. Terminez le tour.
ob-learn-objective = L’adversaire met à part un Objectif. À la fin, un Objectif rapporte des points pour ce que vous faites de toute façon.
ob-learn-aim = 2 points pour chacun de vos Dés : déjà 4. Prenez l’Objectif.
ob-learn-sun = Une Escale vient tous les cinq tours, et les Soleils y rapportent des points. Mettez le Soleil à part : l’adversaire voudra deux passagers.
ob-learn-unhappy = Voilà ce qui peut mal tourner : votre Soleil demandait deux étoiles, et seules des cabines à une étoile étaient libres. Un Passager Mécontent, 1 point de moins.
ob-learn-port = L’Escale ! Votre Soleil a rapporté 2 points. Elle demande aussi qui a le plus de Passagers Satisfaits : vous, donc 6 points. L’adversaire reçoit une petite compensation.
ob-learn-ports = Il y a quatre Escales en vingt tours, chacune demande autre chose. Ce tableau vous compare à l’adversaire à l’avance.
ob-learn-sheet = 22 à 18 ! Cabines, Lovers, Verres, Soleils, Escales, Objectifs, Passagers Satisfaits et Passagers Mécontents : voilà tout le décompte.
ob-learn-ready = Vous en savez assez pour une première partie. Un matelot vous attend. Une question ? Laissez le pointeur sur la chose, ou gardez-y le doigt.
