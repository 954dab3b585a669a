# Les pages de règles, autour des règles elles-mêmes.

rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-none-found = Aucune règle ne contient tous ces mots.
rules-back = Retour à la partie
rules-csa-gallery-rooms = Les pièces et ce qu’elles rapportent
rules-ob-gallery-symbols = Les symboles et ce qu’ils rapportent
rules-puf-gallery-ships = Ce que font les bateaux
rules-puf-gallery-combinations = Ce que rapportent les combinaisons

## Exemples

rules-example-csa-path = Exemple : le trajet d’une carte
rules-example-csa-path-card = La carte montre jaune, jaune, bleu avec bagage et vert. Ils embarquent de gauche à droite.
rules-example-csa-path-first = Le premier passager entre dans la pièce de votre choix. Le jaune s’installe dans la cabine jaune.
rules-example-csa-path-next = La pièce suivante doit être adjacente : le jaune va au grand escalier, qui n’a pas encore trois couleurs.
rules-example-csa-path-luggage = Le bleu porte le bagage et s’installe dans la cabine bleue.
rules-example-csa-path-end = Le vert termine le trajet à une table du restaurant. Le bagage est dans une cabine : le pion Bagage avance d’une case.
rules-example-csa-refused = Exemple : un passager sans place
rules-example-csa-refused-first = Le noir avec bagage s’installe dans la cabine noire.
rules-example-csa-refused-second = Le vert entre dans la cabine bleue, qui n’accueille que des bleus : mécontent, −1 point. Le trajet passe quand même par cette pièce.
rules-example-csa-refused-third = Le jaune s’installe à l’autre table du restaurant.
rules-example-csa-full = Exemple : une chose en entraîne une autre
rules-example-csa-full-luggage = Les deux passagers de cette carte vont où vous voulez. Le bagage est dans la cabine verte : le pion avance jusqu’à une case avec un passager supplémentaire.
rules-example-csa-full-extra = Le passager supplémentaire vient de la coupelle Quai : ce sera un vert.
rules-example-csa-full-flipped = Le troisième vert complète la cabine verte. Elle est retournée aussitôt, et le pion Bagage avance encore.
rules-example-csa-full-cabin = Cette case donne une petite cabine. La voici à la Proue : une pièce de plus à remplir.

rules-example-ob-round = Exemple : un tour
rules-example-ob-round-three = Trois cartes sont visibles, et c’est à Ada de les répartir.
rules-example-ob-round-split = Elle en met une à part : un paquet d’une carte, un paquet de deux.
rules-example-ob-round-taken = Grace prend la carte seule. Ada reçoit les deux autres, un passager et un Objectif.
rules-example-ob-round-placed = Le passager demande une étoile et en a trois : Ada coche un Passager Satisfait. Le Soleil est dessiné dans le hublot.
rules-example-ob-port = Exemple : une Escale
rules-example-ob-port-before = Le dernier tour avant l’Escale commence. Au tour précédent, Grace a logé un passager trois étoiles dans une cabine d’une étoile, sans le Dé qu’il voulait, et coché deux Passagers Mécontents.
rules-example-ob-port-last = Ada dessine un Verre : elle a maintenant trois symboles.
rules-example-ob-port-reached = L’Escale est atteinte. Chaque Soleil rapporte 2 points : 4 pour Ada, 2 pour Grace. L’Escale compte les symboles : trois pour Ada, un pour Grace. Ada marque 6 points.
rules-example-ob-port-owed = Grace reçoit la compensation : un symbole. Elle dessine un Dé dans une cabine ouverte et vide.

rules-example-puf-shot = Exemple : un tir
rules-example-puf-shot-before = C’est à Ada. Elle joue depuis le bas ; son bateau en f1 est en feu.
rules-example-puf-shot-laid = Elle pose un 3 en a1, sur sa première ligne. Un 3 tire en ligne droite, et le premier bateau ennemi de la colonne est en a6.
rules-example-puf-shot-fired = Le bateau en a6 n’a pas de bouclier : il prend feu. Il ne rapporte rien tant qu’il n’est pas réparé.
rules-example-puf-run = Exemple : une suite
rules-example-puf-run-laid = Ada pose un 5 en d1, à côté de son 6. Le 7 en b1 est en feu, et deux bateaux ne font pas une combinaison.
rules-example-puf-run-repaired = Un 5 répare un bateau. 7, 6 et 5 côte à côte forment une suite de trois : 2 points.
rules-example-puf-run-broken = Grace touche le 6 du milieu. Il prend feu, et la suite est rompue.
rules-example-puf-run-again = Le bateau suivant d’Ada le répare. Ce qui flotte à la fin compte.
