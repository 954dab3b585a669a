# Ce que l’application dit de ce jeu.

web-pirates-under-fire-aim = Ayez le plus de points après seize tours chacun. Posez des bateaux, profitez des icônes de la mer, incendiez les bateaux adverses et gardez vos combinaisons en lignes et en colonnes.

## Le plateau

web-puf-turn = Tour { $turn } sur { $turns }
web-puf-sea = La mer
web-puf-sea-of = mer : { $player }
    .player-you = votre mer
web-puf-ship-of = { $ship } ({ $player })
web-puf-burning = en feu
web-puf-shields = { $count ->
    [one] { $count } jeton bouclier
   *[other] { $count } jetons bouclier
}
web-puf-mine = une mine
web-puf-mine-doubtful = une mine, peut-être la fictive
web-puf-mine-dummy = la mine fictive
web-puf-combination = { $player } : { $from } à { $to }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

web-puf-hand-of = { $player } : { $count ->
    [one] { $count } tuile en main
   *[other] { $count } tuiles en main
}
web-puf-put-back = { CAPITAL($ship) } : le reprendre en main
web-puf-instead = { CAPITAL($ship) } : poser plutôt celui-ci
web-puf-gold = { $count ->
    [one] { $count } or
   *[other] { $count } ors
}
web-puf-victory = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}
web-puf-mines = { $count ->
    [one] { $count } mine prise
   *[other] { $count } mines prises
}
web-puf-draw-label = Pioche
web-puf-draw = Pioche : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
web-puf-reserve = Réserve : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}

web-puf-affordable = { $count ->
    [one] { $count } à votre portée
   *[other] { $count } à votre portée
}
web-puf-none-left = Tous sont vendus.
web-puf-power = { FORM($power, "effet") }
web-puf-icons = Ce que font les cases mer
web-puf-supply = Stock
web-puf-shields-left = { $count ->
    [one] { $count } bouclier disponible
   *[other] { $count } boucliers disponibles
}
web-puf-mines-left = { $count ->
    [one] { $count } mine disponible
   *[other] { $count } mines disponibles
}

web-puf-to-come = Bateaux encore cachés
web-puf-unseen-own = dans la pioche et la réserve
web-puf-unseen = dans la main, la pioche et la réserve
web-puf-dummy-among = { $count ->
    [one] La mine fictive est en mer.
   *[other] Une mine sur { $count } est la fictive.
}

web-puf-no-options = Pas d’options : la mer, les cinq mercenaires et toutes les tuiles sont mélangés à chaque partie.

## Un conseil par sorte de décision

web-pirates-under-fire-tip-ship = Le chiffre du drapeau forme des combinaisons avec les bateaux voisins ; l’icône sur la coque dit ce que fait le bateau. Choisissez un bateau pour voir où il peut aller.
web-pirates-under-fire-tip-lay = L’icône de la case agit aussi : choisissez une case pour voir ce qu’elle vous donne. Trois valeurs égales ou une suite de trois, côte à côte, rapportent des points à la fin.
web-pirates-under-fire-tip-hire = Vous avez assez d’or pour un mercenaire : achetez-en un avant ou après votre bateau, une fois par tour. Il ne brûle jamais et prend à la fin celle de ses valeurs qui vous sert le mieux.
web-pirates-under-fire-tip-mercenary = Un mercenaire va où un bateau pourrait aller. La case mer n’agit pas pour lui, seul son effet compte.
web-pirates-under-fire-tip-shot = Appuyez sur le bateau adverse à toucher. Sans bouclier il prend feu : il ne compte plus, jusqu’à sa réparation.
web-pirates-under-fire-tip-volley = Ces tirs partent tous ensemble : appuyez sur l’un des bateaux touchés.
web-pirates-under-fire-tip-repair = Appuyez sur un de vos bateaux en feu : il compte de nouveau.
web-pirates-under-fire-tip-mine = Appuyez sur la case à miner. Qui y pose un bateau perd 2 points à la fin : choisissez une case que l’adversaire convoite.
web-pirates-under-fire-tip-sweep = Appuyez sur la mine à retirer. Elle ne coûtera de points à personne.
web-pirates-under-fire-tip-shield = Appuyez sur un de vos bateaux : son bouclier résiste à un tir.
web-pirates-under-fire-tip-tile = Appuyez sur votre réserve : sa première tuile rejoint votre main, plus grande d’une tuile jusqu’à la fin.
web-pirates-under-fire-tip-search = Appuyez sur votre réserve pour la regarder. Une fois regardée, vous y prenez une tuile.
web-pirates-under-fire-tip-reserve = Appuyez sur la tuile voulue ; l’adversaire saura seulement que vous en prenez une.
web-pirates-under-fire-tip-dummy = Appuyez sur la mine qui sera la fictive, sans effet. L’adversaire ne saura pas laquelle.
web-pirates-under-fire-tip-end = Vous pouvez annuler jusqu’à la fin du tour, sauf ce qui vous a révélé quelque chose. Terminer le tour fait piocher une tuile.
