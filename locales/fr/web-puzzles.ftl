# Les problèmes : des positions avec un tour nettement meilleur.

web-puzzles = Problèmes
web-puzzles-how = Chaque problème est une position de partie avec un seul tour nettement meilleur. Trouvez-le.
web-puzzle-today = Problème du jour : { $game }
web-puzzles-solved = { $count ->
    [0] Aucun résolu pour l’instant.
    [one] { $count } résolu.
   *[other] { $count } résolus.
}
web-puzzles-loading = Les problèmes arrivent…
web-puzzles-none = Ce problème n’existe pas.
web-puzzles-all = Tous les problèmes
web-puzzle-next = Problème suivant
web-puzzle-task = { $level } : un tour dépasse tous les autres d’au moins { $amount }. Jouez-le.
web-puzzle-level-1 = Facile
web-puzzle-level-2 = Moyen
web-puzzle-level-3 = Difficile
web-puzzle-level-4 = Très difficile
