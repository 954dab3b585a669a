# Ce qu’on a trouvé d’une partie, à côté de son plateau.

web-analyse = Analyser
web-analysis = Analyse
web-analysis-going = Les tours sont en cours d’évaluation
web-analysis-failed = Cette partie n’a pas pu être analysée.
web-analysis-whose = Parcours de qui
web-analysis-way = D’un tour à l’autre
web-analysis-drawing = Parcours de { $player } dans la partie, sur { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
    .player-you = Votre parcours dans la partie, sur { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
web-analysis-key-value = Perspectives
web-analysis-key-skill = Adresse
web-analysis-key-luck = Chance
web-analysis-table = Tous les tours en tableau
web-analysis-column-turn = Tour
web-analysis-column-mark = Appréciation
web-analysis-turn = { $player }, tour { $number }
web-analysis-turn-lost = { $player }, tour { $number } : { $mark }, { $amount } de perdu
web-analysis-turn-good = { $player }, tour { $number } : { $mark }
web-analysis-end = Fin
web-analysis-mattered = Les tours qui ont compté
web-analysis-none = Aucun tour ne ressort : rien de nettement meilleur n’a été manqué.
web-analysis-value = Le meilleur tour promettait { $amount }.
web-analysis-cost = Le tour joué coûte { $amount } (à { $off } près), soit { $points } en points.
web-analysis-left = Le meilleur n’était plus possible après l’étape { $step } : { $kind }.
web-analysis-forced = Il n’y avait rien à choisir.
web-analysis-as-good = Rien de meilleur n’a été trouvé.
web-analysis-played = Joué
web-analysis-best = Le meilleur
web-analysis-try = Réessayer
web-analysis-figures = Les joueurs en chiffres
web-analysis-accuracy = Précision
web-analysis-counted = Tours avec un choix
web-analysis-marks-good = Bons coups
web-analysis-marks-inaccuracy = Imprécisions
web-analysis-marks-mistake = Erreurs
web-analysis-marks-blunder = Gaffes
web-analysis-start = Attendu au départ
web-analysis-regret = Perdu par ses propres tours
web-analysis-given = Gagné par les tours des autres
web-analysis-luck = Chance
web-analysis-result = Résultat
web-analysis-how = Chaque tour change les chances de gagner. Ce qui est perdu, le meilleur tour trouvé l’aurait gardé ; la chance est ce que cartes et tuiles ont apporté. Tout est donné en moyenne par tour.
web-analysis-like = Joué comme
web-analysis-par = Ce que les robots font de la même donne
web-analysis-deck-known = Le mieux trouvé en connaissant la pioche, ce que personne ne pouvait savoir
web-analysis-kinds = Ce qui a le plus coûté à { $player }
    .player-you = Ce qui vous a le plus coûté

web-try = Essayer un tour
web-try-how = Jouez ce tour comme vous le joueriez maintenant. Personne d’autre ne joue, et vous saurez tout de suite ce qu’il vaut.
web-try-gone = Il n’y a plus de tour à essayer ici. Ouvrez l’analyse d’une partie et choisissez-en un.
web-try-back = Retour à l’analyse
web-try-judging = Votre tour est en cours d’évaluation…
web-try-unknown = Ce tour n’a pas pu être évalué.
web-try-once-more = Encore une fois
web-try-show = Montrer le meilleur
web-try-why = Pourquoi
web-try-yours = Le vôtre :
web-try-played-better = Meilleur que le tour joué, de { $amount }.
web-try-played-equal = Aussi bon que le tour joué.
web-try-played-worse = Moins bon que le tour joué, de { $amount }.
web-try-best-better = Meilleur que le meilleur tour connu, de { $amount } !
web-try-best-equal = On ne connaît rien de meilleur.
web-try-best-worse = Le meilleur tour connu fait mieux de { $amount }.
