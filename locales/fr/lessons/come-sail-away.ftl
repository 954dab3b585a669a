# The first game of Come Sail Away!

csa-learn-liner = Ce Paquebot est à vous. Remplissez ses pièces : une pièce complète rapporte le nombre indiqué. Chaque passager sans place coûte 1 point.
csa-learn-card = À chaque round, vous jouez une de vos deux cartes ; l’autre va au voisin. Celle-ci amène jaune, jaune, bleu avec bagage et vert. Appuyez dessus.
csa-learn-order = Ils embarquent l’un après l’autre, par le bout que vous voulez. Commencez par le jaune, depuis la gauche.
csa-learn-first = Le premier va où vous voulez. Une moue sur une pièce : il n’y aurait pas de place. Une cabine accueille sa couleur : le jaune dans la cabine jaune.
csa-learn-path = Ensuite, seulement à côté, et jamais deux fois la même pièce. Le grand escalier accueille tout le monde, trois couleurs au plus, et mène de l’autre côté.
csa-learn-luggage = Le bleu porte un bagage, et la cabine bleue est à côté. Un bagage aime les cabines.
csa-learn-dining = Dans la cabine noire, le vert serait mécontent. Un restaurant a deux tables, une couleur par table : faites-le entrer.
csa-learn-extra = Un bagage en cabine avance votre pion Bagage d’une case. Celle-ci donne un passager de la couleur voulue, là où il a sa place : un jaune, dans la cabine jaune.
csa-learn-track = Les signes de la piste : une personne est un passager supplémentaire, des portes une petite cabine, un nombre des points à la fin. Appuyez sur un signe pour lire ce qu’il apporte.
csa-learn-end = Tout le monde joue en même temps. Terminez votre round pour voir ce qu’a fait l’autre joueur.
csa-learn-again = De nouveau deux cartes, dont une de l’autre joueur. À deux passagers, pas de trajet : deux pièces au choix. Prenez jaune, jaune, vert avec bagage, depuis la gauche.
csa-learn-fill = Le jaune complète la cabine jaune. Continuez par le restaurant 3 : de là, le vert trouve seul la cabine verte.
csa-learn-small = Votre pion Bagage arrive à une porte, qui ajoute une petite cabine. Prenez jaune et vert, et placez-la à la Proue.
csa-learn-flip = La cabine complète a été retournée : 4 points acquis. Une cabine complète avance aussi le pion Bagage ! Prenez un passager vert, dans la cabine verte.
csa-learn-chain = Une seule carte : une petite cabine, 4 points, un passager supplémentaire. Cherchez ces enchaînements. Terminez votre round.
csa-learn-later = Cinq rounds plus tard. Dans bien des pièces, il ne reste qu’une place : c’est maintenant que cela rapporte.
csa-learn-salon = Un salon accueille quatre couleurs différentes ; le noir serait ici la quatrième. Le premier à compléter une commodité gagne 3 points, et le salon 4 attend encore.
csa-learn-plan = Cette carte vous y mène. Jouez-la, et faites embarquer depuis la droite.
csa-learn-stairs = L’orange sur le grand escalier, le bleu dans la cabine bleue : elle est complète aussi.
csa-learn-refused = Le second bleu n’a pas de place à côté : le restaurant 5 a déjà ses deux couleurs. Tant pis : 1 point de moins, et le trajet continue.
csa-learn-full = Et le noir au salon, comme quatrième couleur.
csa-learn-turned = Les pièces complètes se retournent une à une : le salon d’abord, 6 points. Puis la cabine bleue mène votre pion Bagage à une porte : ajoutez une petite cabine.
csa-learn-first-there = Terminez votre round. Quelqu’un a-t-il été aussi rapide ?
csa-learn-bonus = Personne : 3 points pour vous, et le bonus du salon 4 n’est plus à prendre. En solo, le numéro sous chaque jeton dit jusqu’à quel round son bonus reste à prendre.
csa-learn-sheet = On joue douze rounds. Puis comptent les pièces retournées, les passagers encore assis (1 chacun, sauf sur le grand escalier), les bonus et le dernier nombre atteint par votre pion, moins les passagers mécontents.
csa-learn-ready = Vous en savez assez pour une première partie. Un matelot vous attend. Une question ? Laissez le pointeur sur la chose, ou gardez-y le doigt.
