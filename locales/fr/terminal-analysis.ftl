# Ce qu’affichent les commandes `analyse` et `calibrate`.

terminal-calibrated = Les courbes sont dans { $path }.

terminal-analysis-head = { $turns ->
    [one] { $turns } tour jugé
   *[other] { $turns } tours jugés
} d’après ce que les joueurs savaient alors, par { $iterations } suites chacun (moteur { $version }).
terminal-analysis-before = La partie n’a pas été jouée jusqu’au bout : les résultats sont ce que chacun pouvait espérer à l’arrêt.
terminal-analysis-player = { $player } : { $start } au départ, { $result } à la fin
terminal-analysis-signs = { "!" } bon coup   ~ imprécision   { "?" } erreur   # gaffe
terminal-analysis-regret = { "   " }Perdu par ses propres tours : { $amount }
terminal-analysis-given = { "   " }Gagné par les tours des autres : { $amount }
terminal-analysis-luck = { "   " }Chance : { $amount }
terminal-analysis-accuracy = { "   " }Précision : { $accuracy } %, sur { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} avec un choix
terminal-analysis-like = { "   " }A joué comme : { $level }
terminal-analysis-kinds = { "   " }Perdu par : { $kinds }
terminal-analysis-kind = { $kind } { $amount } ({ $turns }×)
terminal-analysis-par = { "   " }Ce que les robots font de la même donne : { $levels }
terminal-analysis-deck-known = { "   " }Le mieux trouvé en connaissant la pioche, ce que personne ne pouvait savoir : { $points }

terminal-analysis-mattered = Les tours qui ont compté :
terminal-analysis-turn = { $player }, tour { $number } : { $mark }, coûte { $amount } (± { $off }), { $points } en points
terminal-analysis-good = { $player }, tour { $number } : { $mark }, nettement le meilleur et facile à manquer
terminal-analysis-played = joué : { $line } — { $brings }
terminal-analysis-best = mieux : { $line } — { $brings }
terminal-analysis-left = La faute est à l’étape { $step } : { $kind }.

terminal-analysis-means = { $name }, { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, précision { $accuracy } ± { $off } %
terminal-analysis-mean = { $what } : { $mean } ± { $off } par partie
terminal-analysis-mean-of-a-turn = { $what } : { $mean } ± { $off } par tour
terminal-analysis-mean-luck = chance
terminal-analysis-mean-regret = perdu par ses propres tours
analyse-stopped = l’analyse a été arrêtée avant la fin
