# Ce que disent les commandes.

cli-unknown-language = --lang : « { $value } » n’existe pas ; choix possibles : { $known }
cli-cannot-read = impossible de lire { $path } : { $detail }
cli-in-file = { $path } : { $reason }
cli-cannot-write = impossible d’écrire { $path } : { $detail }
cli-cannot-print = impossible d’afficher le résultat : { $detail }
cli-players-seats = --players indique { $players }, --seats en nomme { $seats }
cli-wrong-seats = ce jeu se joue à { $players } ; --seats en nomme { $seats }
cli-numbers = « { $value } » n’est pas une liste de nombres comme 1-5 ou 1-3,7,9
cli-replace = --replace : « { $value } » n’est pas un ou deux des nombres 6 à 10
cli-bad-value = { $arg } : « { $value } » n’est pas une valeur possible
cli-unknown-argument = { $arg } : cet argument n’existe pas ; voir --help
cli-unknown-command = { $arg } : cette commande n’existe pas ; voir --help
cli-missing = il manque { $arg } ; voir --help
cli-no-command = dites quoi faire ; voir --help
cli-no-game = nommez un jeu ({ $known }) ; voir --help
cli-conflict = { $arg } ne va pas avec les autres arguments ; voir --help
cli-wrong = { $detail }
cli-seed-too-large = --seed : trop grand pour autant de parties
cli-unfinished = la partie de graine { $seed } ne s’est pas terminée
cli-viewer = --as-seen-by : « { $value } » n’est ni une place de cette partie, ni le nom d’un joueur, ni « spectator »

cli-simulated = { $games ->
    [one] { $games } partie au hasard
   *[other] { $games } parties au hasard
}, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $actions } actions par partie
cli-simulated-bots = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $actions } actions par partie
cli-scores = Points : moyenne { $mean }, écart-type { $spread }, de { $least } à { $most }
cli-lines = Points en moyenne et part de tous les points gagnés et perdus, par ligne :
cli-wins = { $share } % de victoires pour la place { $seat }
cli-wins-by = Place { $seat }, { $player } : { $share } % de victoires, { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
} en moyenne
cli-alone-by = { $player } : { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
} en moyenne
cli-bots-seats = --bots en nomme { $names }, ce jeu a { $seats } places : nommez-en un pour chacune, ou un seul pour toutes ({ $known })
cli-bench = { $game } { $options } : { $actions } millions d’actions par seconde, { $games } parties par seconde
cli-tournament-who = --bots nomme ceux qui jouent, au moins deux s’il y a deux places ou plus : { $known }
cli-unknown-bot = « { $value } » n’est pas un robot connu ; il y a { $known }
cli-tournament-luck = chance déduite : { $points } ± { $points-off } points par partie
cli-tournament-secrets = --without-luck ne vaut que si seul l’ordre de la pioche est caché : la façon de jouer des autres trahit ce qu’ils cachent
cli-tournament-alone = { $one } : { $points } ± { $points-off } points ({ $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
})
cli-tournament-two = { $one } – { $other } : { $won } ± { $won-off } % de victoires, Elo { $elo }, { $margin } ± { $margin-off } points par partie ({ $deals ->
    [one] { $deals } donne, jouée
   *[other] { $deals } donnes, jouées
} deux fois)
cli-tournament-many = { $one } – { $other } : { $won } ± { $won-off } % de victoires, { $margin } ± { $margin-off } points par partie ({ $deals ->
    [one] { $deals } donne, jouée
   *[other] { $deals } donnes, jouées
} de chaque place)
cli-bench-scoring = { $game } { $options } : { $mean } microsecondes en moyenne, { $worst } au pire
cli-checked = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $actions } actions : toutes les propriétés tiennent.
cli-fault = { $detail }

cli-components = Valeurs du matériel { $fingerprint } : { $stated } données par un texte, { $reconstructed } reconstituées.
cli-source-reconstructed = reconstituée
cli-source-stated = donnée : { $texts }
cli-source-fr = règle française
cli-source-uk = règle ukrainienne
cli-source-en = résumé anglais
cli-source-box = la boîte

cli-moment = Étape { $number } sur { $of }
cli-moment-action = Étape { $number } sur { $of } : { $action }
cli-replay-unknown = « { $value } » ne veut rien dire ici. Entrée avance, « b » recule, un nombre de 0 à { $of } y mène, « q » arrête.
cli-replay-prompt = Entrée : suite, b : retour, un nombre : y aller, q : quitter >
cli-train-lesson = leçon { $lesson } : écart moyen { $off } points ; résultat moyen { $result }
cli-train-done = les poids sont dans { $path }
cli-train-other = { $path } appartient à un autre cours : supprimez-le ou choisissez un autre --output
cli-train-finished = { $path } existe déjà et son cours est terminé : choisissez un autre --output ou supprimez-le
cli-bench-bot = { $game } { $options } : { $bot } joue { $games } parties par seconde, le hasard { $random }
cli-bound-solo = la borne n’est cherchée que pour Come Sail Away! en solo
cli-bound-bot = { $bot }, sans connaître la pioche : { $points } points en moyenne
cli-bound-width = pioche connue, largeur { $width } : { $points } points en moyenne (borne inférieure du possible)

cli-serve-open = Seaboard attend votre navigateur ; Ctrl+C l’arrête.
cli-serve-everyone = Les autres machines du réseau y accèdent par le nom ou l’adresse de celle-ci.
cli-serve-taken = le port { $port } est occupé ; choisissez-en un autre avec --port (--port 0 prend n’importe quel port libre)
cli-serve-address = --listen : « { $value } » n’est pas une adresse comme 127.0.0.1 (cette machine seulement) ou 0.0.0.0 (tout le réseau) ; le port s’indique avec --port
cli-serve-cannot = impossible d’écouter à l’adresse { $address } : { $detail }
cli-serve-stopped = le serveur s’est arrêté : { $detail }
cli-serve-data = impossible d’utiliser { $file } pour les tables en ligne : { $detail }
cli-serve-public = --public : « { $value } » n’est pas une adresse comme https://sea.example.org
cli-serve-proxy = --proxy : « { $value } » n’est pas une adresse comme 127.0.0.1
cli-serve-metrics = --metrics : « { $value } » n’est pas une adresse avec un port, comme 127.0.0.1:9878
cli-serve-online = Les tables en ligne sont gardées dans { $file }.
cli-serve-no-app = ce programme a été construit sans l’application pour navigateur ; « cargo xtask play » construit les deux et la sert
