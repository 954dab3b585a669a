# Bouées, le petit jeu de la documentation du contrat.

buoys-name = Bouées
web-buoys-facts = 2 joueurs · 1 minute
b-about = À tour de rôle, deux joueurs prennent une ou deux bouées d’une rangée. Qui prend la dernière gagne.
b-prompt-take = { $count ->
    [one] Il reste une bouée.
   *[other] Il reste { $count } bouées.
} Prenez-en une ou deux.
b-prompt-wait = { $player } prend une ou deux bouées sur { $count }.
b-prompt-over = { $player } a pris la dernière bouée.
b-action-take = { $count ->
    [one] Prendre une bouée
   *[other] Prendre { $count } bouées
}
b-event-took = { $count ->
    [one] { $player } prend une bouée.
   *[other] { $player } prend { $count } bouées.
}
    .player-you = { $count ->
        [one] Vous prenez une bouée.
       *[other] Vous prenez { $count } bouées.
    }
flaw-b-row = doit aller de 5 à 20, et non { $value }
