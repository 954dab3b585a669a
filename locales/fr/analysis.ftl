# L’analyse : où la partie s’est jouée, et ce qui relève de la chance.

analysis-goes-on = la partie est en cours, et on ne l’analyse pour aucun de ses joueurs avant la fin ; seule une partie à vous contre des robots peut l’être
analysis-empty = personne n’a encore fini de tour, il n’y a rien à analyser

analysis-percent = { $number } %
analysis-chance = { $number } % de chances de gagner
analysis-percent-a-turn = { $number } % par tour
analysis-share = { $number } % du total
analysis-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

analysis-mark-good = bon coup
analysis-mark-inaccuracy = imprécision
analysis-mark-mistake = erreur
analysis-mark-blunder = gaffe

analysis-level-random = le hasard

analysis-kind-move = le coup
analysis-kind-end = le moment de s’arrêter
analysis-kind-card = le choix de la carte
analysis-kind-path = le trajet
analysis-kind-extra-passenger = le passager supplémentaire
analysis-kind-luggage = les bagages
analysis-kind-captain = le choix du Capitaine
analysis-kind-split = la répartition
analysis-kind-choice = le choix du paquet
analysis-kind-gift = le cadeau
analysis-kind-placement = le placement
analysis-kind-ship = le choix du bateau
analysis-kind-mercenary = les mercenaires
analysis-kind-space = le choix de la case
analysis-kind-shots = les tirs
analysis-kind-reserve = la réserve
analysis-kind-effects = les effets
