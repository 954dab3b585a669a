# Les indices. D’abord où regarder, puis que viser, puis le coup et ce qu’il rapporte.

hint-gain = C’est { $points ->
    [one] { $points } point
   *[other] { $points } points
} de mieux que le deuxième choix.
hint-gain-none = Un autre coup est à peu près aussi bon.
hint-gain-only = Il n’y a rien d’autre à faire.

## Any game

hint-look-choices = Regardez ce que vous pouvez faire.
hint-aim-best = C’est ce qui réussit le mieux quand on essaie la suite.

## Come Sail Away!

hint-csa-look-room = Regardez ici : { $room }.
hint-csa-look-cards = Comparez vos deux cartes.
hint-csa-look-order = Regardez les deux bouts de votre carte.
hint-csa-look-pier = Regardez les passagers de la coupelle Quai.
hint-csa-look-cabins = Regardez vos petites cabines.
hint-csa-look-disgruntled = Regardez vos passagers mécontents.
hint-csa-look-staircase = Regardez le grand escalier.
hint-csa-look-ship = Regardez encore une fois votre Paquebot.

hint-csa-aim-bonus = Complétez une commodité tant que son pion Numéro Bonus est face visible : { $room }.
hint-csa-aim-fill = Complétez une pièce : { $room }.
hint-csa-aim-luggage = Avancez le pion Bagage : { $count ->
    [one] { $count } case
   *[other] { $count } cases
}.
hint-csa-aim-extra = Faites monter un passager supplémentaire.
hint-csa-aim-cabin = Ajoutez une petite cabine à votre Paquebot.
hint-csa-aim-reconcile = Complétez le théâtre : { $count ->
    [one] { $count } passager mécontent regagne la coupelle Quai
   *[other] { $count } passagers mécontents regagnent la coupelle Quai
}.
hint-csa-aim-content = Évitez un passager mécontent : un autre trajet en ferait un de plus.
hint-csa-aim-nearly = Rapprochez une pièce du complet : { $room }, où il ne manquera plus { $count ->
    [one] qu’un passager
   *[other] que { $count } passagers
}.
hint-csa-aim-staircase = Laissez un passager attendre sur le grand escalier, pour plus tard.
hint-csa-aim-least = Aucune pièce n’accueille ce passager : prenez le trajet qui nuit le moins.
hint-csa-aim-finish = Tout est fait : terminez le round.

## On Board

hint-ob-look-card = Regardez cette carte : { $card }.
hint-ob-look-captains = Comparez vos deux Capitaines.
hint-ob-look-piles = Comparez les deux paquets.
hint-ob-look-hidden = Regardez le paquet face cachée.
hint-ob-look-taken = Regardez les cartes que vous avez prises.
hint-ob-look-line = Regardez vos cabines { $level }.
hint-ob-look-sheet = Regardez votre fiche Paquebot.
hint-ob-look-luggage = Regardez vos Bagages.

hint-ob-aim-captain-leg = Gardez un pouvoir qui sert une fois entre deux Escales.
hint-ob-aim-captain-always = Gardez un pouvoir qui agit toujours.
hint-ob-aim-even = Équilibrez les paquets : quel que soit le choix adverse, vous perdez peu.
hint-ob-aim-leaves-one = Laissez prendre les deux cartes : celle qui est seule est pour vous.
hint-ob-aim-leaves-two = Laissez prendre la carte seule : les deux autres sont pour vous.
hint-ob-aim-hide = Cachez un paquet : l’adversaire devra deviner.
hint-ob-aim-give = Débarrassez-vous d’une carte : donnez-la.
hint-ob-aim-keep = Gardez ce que vous avez pris.
hint-ob-aim-gamble = Prenez le risque : en moyenne, le paquet caché vaut plus.
hint-ob-aim-safe = Prenez ce que vous voyez.
hint-ob-aim-satisfied = Cochez { $count ->
    [one] { $count } Passager Satisfait
   *[other] { $count } Passagers Satisfaits
}.
hint-ob-aim-content = Évitez un Passager Mécontent.
hint-ob-aim-symbol = Dessinez { FORM($symbol, "un") }.
hint-ob-aim-house = Trouvez une cabine à un passager.
hint-ob-aim-objective = Prenez un Objectif.
hint-ob-aim-lover = Amenez un Lover dans une cabine occupée ({ ob-points }).
hint-ob-aim-open = Ouvrez { $count ->
    [one] { $count } cabine
   *[other] { $count } cabines
}.
hint-ob-aim-special = Placez un Passager Spécial devant une ligne.
hint-ob-aim-luggage = Gardez un Bagage pour plus tard.
hint-ob-aim-send-away = Renvoyez un passager.
hint-ob-aim-pile = Prenez le paquet qui vous promet le plus.
hint-ob-aim-finish = Tout est fait : terminez.

## Pirates Under Fire

hint-puf-look-space = Regardez la case { $space }.
hint-puf-look-mercenary = Regardez ce qui est à vendre : { $mercenary }.
hint-puf-look-hand = Comparez les bateaux de votre main.
hint-puf-look-reserve = Regardez votre réserve.
hint-puf-look-sea = Regardez encore une fois la mer.

hint-puf-aim-hire = Achetez un mercenaire : { $power }.
hint-puf-aim-crush = Écrasez un bateau adverse : { $ship }.
hint-puf-aim-break = Cassez une combinaison d’un tir : l’adversaire y perd { puf-points }.
hint-puf-aim-shoot = Mettez le feu à un bateau adverse : { $ship }.
hint-puf-aim-strip = Tirez sur un bouclier : { $ship }.
hint-puf-aim-combination = Agrandissez une combinaison : { puf-points } de plus.
hint-puf-aim-far = Gagnez la mer adverse, où chaque bateau compte un point.
hint-puf-aim-point = Prenez un point de victoire.
hint-puf-aim-repair = Réparez un bateau en feu.
hint-puf-aim-shield = Protégez un bateau avec un bouclier.
hint-puf-aim-sweep = Retirez une mine.
hint-puf-aim-mine = Placez une mine.
hint-puf-aim-begin = Commencez une combinaison : la même valeur ou la suivante, côte à côte.
hint-puf-aim-block = Barrez le passage : prenez une case que l’adversaire pouvait prendre.
hint-puf-aim-access = Ouvrez un passage : { $count ->
    [one] { $count } case
   *[other] { $count } cases
} de plus pour vos bateaux.
hint-puf-aim-tile = Prenez une tuile de votre réserve.
hint-puf-aim-gold = Prenez de l’or.
hint-puf-aim-lay = Mettez un bateau en position.
hint-puf-aim-save = Gardez votre or pour plus tard.
hint-puf-aim-dummy = Choisissez la mine fictive.
hint-puf-aim-decline = Rien d’autre ne vous aide ici : renoncez au reste.
hint-puf-aim-finish = Tout est fait : terminez le tour.
