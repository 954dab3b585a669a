# Ce que disent On Board et Bienvenue à bord. Les règles sont dans rules/on-board.ftl.
# Le prénom peut être masculin ou féminin : le verbe est au présent, rien ne s’accorde avec lui, et il ne suit jamais « de ».

ob-edition-on-board = On Board (2022)
ob-edition-bienvenue-a-bord = Bienvenue à bord (2019)

## Étiquettes

ob-label-round = Tour { $round } sur { $rounds }
ob-label-luggage = Bagages
ob-label-captain = Capitaine
ob-label-objectives = Objectifs
ob-label-satisfied = Satisfaits
ob-label-unhappy = Mécontents
ob-label-lovers = Lovers
ob-label-ports = Escales
ob-label-deck = { $count ->
    [one] { $count } carte à piocher
   *[other] { $count } cartes à piocher
}
ob-label-pile-one = Une carte
ob-label-pile-two = Deux cartes
ob-label-hidden = face cachée
ob-label-done = A terminé

## Symboles et cabines
# .un : avec l’article.

ob-sign-sun = S
ob-sign-die = D
ob-sign-glass = V
ob-symbol-sun = Soleil
    .un = un Soleil
ob-symbol-die = Dé
    .un = un Dé
ob-symbol-glass = Verre
    .un = un Verre

ob-stars-one = ★
ob-stars-two = ★★
ob-stars-three = ★★★
ob-cabin-one = cabine ★
ob-cabin-two = cabine ★★
ob-cabin-three = cabine ★★★
ob-plus = { $first } + { $second }
ob-no-cabins = aucune cabine

ob-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ob-star-count = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}

## Capitaines, Bagages, Objectifs, Escales
# Douze caractères au plus. .effet : à quoi ils servent.

ob-captain-give = Cadeau
    .effet = une fois entre deux Escales, donnez à l’adversaire une carte que vous venez de prendre
ob-captain-stars = Étoiles
    .effet = une fois entre deux Escales, ajoutez { ob-star-count } aux cabines à ouvrir
ob-captain-change = Symbole
    .effet = une fois entre deux Escales, changez un symbole à dessiner
ob-captain-suns = Soleils
    .effet = { ob-points } par Soleil à chaque Escale
ob-captain-lovers = Lovers
    .effet = { ob-points } de plus par Lover
ob-captain-hide = Face cachée
    .effet = comme Répartiteur, vous pouvez cacher un paquet

ob-luggage-change = Symbole
    .effet = changez un symbole à dessiner
ob-luggage-hide = Face cachée
    .effet = comme Répartiteur, cachez un paquet
ob-luggage-lover = Bonus Lover
    .effet = { ob-points } de plus pour un Lover
ob-luggage-calm = Apaisement
    .effet = pendant un tour, cochez Satisfait au lieu de Mécontent
ob-luggage-give = Cadeau
    .effet = donnez à l’adversaire une carte que vous venez de prendre
ob-luggage-stars = Étoiles
    .effet = ajoutez { ob-star-count } aux cabines à ouvrir

ob-objective-empty-cabins = Cab. vides
    .effet = { ob-points } par cabine ouverte et vide
ob-objective-chosen-symbol = Un symbole
    .effet = { ob-points } par symbole du type choisi
ob-objective-suns = Soleils
    .effet = { ob-points } par Soleil
ob-objective-dice = Dés
    .effet = { ob-points } par Dé
ob-objective-glasses = Verres
    .effet = { ob-points } par Verre
ob-objective-trios = Trios
    .effet = { ob-points } par trio Soleil, Dé et Verre
ob-objective-ports = Escales
    .effet = { ob-points } par Escale remportée
ob-objective-satisfied-trios = Satisfaits/3
    .effet = { ob-points } par trio de Satisfaits
ob-objective-unhappy = Mécontents
    .effet = { ob-points } par Mécontent
ob-objective-three-star-cabins = Cabines ★★★
    .effet = { ob-points } par cabine ★★★ ouverte

ob-port-satisfied = Satisfaits ↑
    .effet = le plus de Passagers Satisfaits
ob-port-symbols = Symboles
    .effet = le plus de symboles
ob-port-open-cabins = Ouvertes
    .effet = le plus de cabines ouvertes
ob-port-occupied = Occupées
    .effet = le plus de cabines occupées
ob-port-fewest-satisfied = Satisfaits ↓
    .effet = le moins de Passagers Satisfaits

## Cartes
# .un : avec l’article.

ob-card-passenger-points = Passager { $level } ({ ob-points })
    .un = un { ob-card-passenger-points }
ob-card-passenger-symbol = Passager { $level } ({ $symbol })
    .un = un { ob-card-passenger-symbol }
ob-card-passenger-wild = Passager { $level } (symbole au choix)
    .un = un { ob-card-passenger-wild }
ob-card-passenger-conditional = Passager { $level } ({ ob-points }, exige { FORM($symbol, "un") })
    .un = un { ob-card-passenger-conditional }
ob-card-lover = Lover ({ ob-points })
    .un = un { ob-card-lover }
ob-card-cabins = Cabines { $cabins }
    .un = une carte { ob-card-cabins }
ob-card-stars = Cabines pour { ob-star-count }
    .un = une carte { ob-card-stars }
ob-card-objective = Objectif ({ FORM($objective, "effet") })
    .un = un { ob-card-objective }
ob-card-luggage = Bagage ({ FORM($luggage, "effet") })
    .un = un { ob-card-luggage }
ob-card-mechanic = Mécano
    .un = un Mécano
ob-card-castaway = Naufragé
    .un = un Naufragé
ob-card-unknown = carte cachée
    .un = une carte cachée

# Les cartes d’un paquet.
ob-pile-one = { $card }
ob-pile-two = { $first }, { $second }
ob-pile-one-hidden = une carte, face cachée
ob-pile-two-hidden = deux cartes, face cachée

# Ce qu’un placement fait cocher.
ob-ticks-none = comme demandé
ob-ticks-satisfied = { $count ->
    [one] { $count } Satisfait
   *[other] { $count } Satisfaits
}
ob-ticks-unhappy = { $count ->
    [one] { $count } Mécontent
   *[other] { $count } Mécontents
}
ob-ticks-both = { $satisfied ->
    [one] { $satisfied } Satisfait
   *[other] { $satisfied } Satisfaits
}, { $unhappy ->
    [one] { $unhappy } Mécontent
   *[other] { $unhappy } Mécontents
}

## Ce que vous devez faire

ob-prompt-captain = Choisissez votre Capitaine
ob-prompt-split = Choisissez la carte à mettre à part
ob-prompt-hide = Cachez un paquet, ou proposez les deux face visible
ob-prompt-offer = Proposez les deux paquets
ob-prompt-choose = Choisissez un paquet
ob-prompt-give = Donnez une carte, ou gardez tout
ob-prompt-next = Choisissez la carte à résoudre
ob-prompt-passenger = { CAPITAL($card) } : choisissez une cabine
ob-prompt-passenger-as = { CAPITAL($card) }, dessine { FORM($symbol, "un") } : choisissez une cabine
ob-prompt-no-cabin = { CAPITAL($card) } : aucune cabine ouverte n’est libre
ob-prompt-wild = Choisissez le symbole du passager
ob-prompt-lover = Lover ({ ob-points }) : il rejoint une cabine occupée
ob-prompt-lover-alone = Lover ({ ob-points }) : aucune cabine ne convient
ob-prompt-cabins = Cabines à ouvrir : { $cabins }
ob-prompt-raise = Cabines à ouvrir : { $cabins }. Choisissez où va la prochaine étoile ({ $count } à ajouter)
ob-prompt-instead = Il ne reste aucune { $cabin } à ouvrir : choisissez-en une d’un niveau inférieur, ou aucune
ob-prompt-stars = Ouvrez des cabines pour { ob-star-count }
ob-prompt-chosen-symbol = Choisissez le symbole que compte l’Objectif
ob-prompt-special = { CAPITAL($card) } : choisissez une ligne de cabines
ob-prompt-owed-symbol = Compensation : choisissez un symbole
ob-prompt-owed-cabin = Compensation ({ $symbol }) : choisissez une cabine
ob-prompt-end = Tout est fait : terminez
ob-prompt-wait-split = { $player } répartit les cartes
ob-prompt-wait-choose = { $player } choisit un paquet
ob-prompt-wait-give = { $player } peut donner une carte
ob-prompt-wait-player = En attente : { $player } joue encore
ob-prompt-wait-both = En attente des deux joueurs
ob-prompt-over = La partie est terminée

## Ce que vous pouvez faire

ob-action-keep = { $captain } : { FORM($captain, "effet") }
ob-action-alone = { CAPITAL($card) }
ob-action-hide = Cacher : { $pile }
ob-action-offer = Proposer les paquets
ob-action-choose = Prendre : { $pile }
ob-action-give-captain = Donner, grâce au Capitaine : { $card }
ob-action-give-luggage = Donner, grâce au Bagage : { $card }
ob-action-give-nothing = Ne rien donner
ob-action-next = { CAPITAL($card) }
ob-action-place = { CAPITAL($cabin) } – { $ticks }
ob-action-place-any = { CAPITAL($cabin) }
ob-action-send-away = Renvoyer – { $ticks }
ob-action-change-captain = Utiliser le Capitaine : dessiner { FORM($symbol, "un") } à la place
ob-action-change-luggage = Utiliser le Bagage : dessiner { FORM($symbol, "un") } à la place
ob-action-calm = Utiliser le Bagage : ce tour-ci, cocher Satisfait au lieu de Mécontent
ob-action-embrace = Placer le Lover – { ob-points }
ob-action-embrace-any = Placer le Lover
ob-action-sweeten = Utiliser le Bagage : { ob-points } de plus pour le Lover
ob-action-stars-captain = Utiliser le Capitaine : ajouter { ob-star-count }
ob-action-stars-luggage = Utiliser le Bagage : ajouter { ob-star-count }
ob-action-raise = { $level } devient { $to }
ob-action-open-all = Ouvrir { $cabins }
ob-action-open-any = Ouvrir les cabines
ob-action-open = Ouvrir une { $cabin }
ob-action-skip = N’en ouvrir aucune
ob-action-pick = { CAPITAL($symbol) }
ob-action-station = Devant la ligne { $level }
ob-action-end-captain = Partir avec ce Capitaine
ob-action-end-port = Quitter l’Escale
ob-action-end = Terminer le tour

## Ce qui s’est passé

ob-event-captain = { $player } part avec le Capitaine « { $captain } » : { FORM($captain, "effet") }.
    .player-you = Vous partez avec le Capitaine « { $captain } » : { FORM($captain, "effet") }.
ob-event-round = Le tour { $round } commence. { $player } répartit.
    .player-you = Le tour { $round } commence. Vous répartissez.
ob-event-card = Sur la table : { $card }.
ob-event-offered = { $player } sépare la carte { $number } des deux autres.
    .player-you = Vous séparez la carte { $number } des deux autres.
ob-event-offered-one-hidden = { $player } sépare la carte { $number }, face cachée.
    .player-you = Vous séparez la carte { $number }, face cachée.
ob-event-offered-two-hidden = { $player } sépare la carte { $number } ; les deux autres sont face cachée.
    .player-you = Vous séparez la carte { $number } ; les deux autres sont face cachée.
ob-event-took-one = { $player } prend le paquet d’une carte.
    .player-you = Vous prenez le paquet d’une carte.
ob-event-took-two = { $player } prend le paquet de deux cartes.
    .player-you = Vous prenez le paquet de deux cartes.
ob-event-luggage = { $player } pose le Bagage « { $luggage } » : { FORM($luggage, "effet") }.
    .player-you = Vous posez le Bagage « { $luggage } » : { FORM($luggage, "effet") }.
ob-event-luggage-used = { $player } utilise le Bagage « { $luggage } ».
    .player-you = Vous utilisez le Bagage « { $luggage } ».
ob-event-captain-used = { $player } utilise le Capitaine « { $captain } ».
    .player-you = Vous utilisez le Capitaine « { $captain } ».
ob-event-gave = { $player } donne { FORM($card, "un") } à l’adversaire.
    .player-you = Vous donnez { FORM($card, "un") } à l’adversaire.
ob-event-moved-in = { $player } place { FORM($card, "un") } dans une { $cabin }.
    .player-you = Vous placez { FORM($card, "un") } dans une { $cabin }.
ob-event-moved-in-as = { $player } place { FORM($card, "un") } dans une { $cabin } et dessine { FORM($symbol, "un") }.
    .player-you = Vous placez { FORM($card, "un") } dans une { $cabin } et dessinez { FORM($symbol, "un") }.
ob-event-sent-away = { $player } n’a pas de cabine pour { FORM($card, "un") }.
    .player-you = Vous n’avez pas de cabine pour { FORM($card, "un") }.
ob-event-satisfied = { $player } coche { $count ->
    [one] { $count } Passager Satisfait.
   *[other] { $count } Passagers Satisfaits.
}
    .player-you = Vous cochez { $count ->
        [one] { $count } Passager Satisfait.
       *[other] { $count } Passagers Satisfaits.
    }
ob-event-unhappy = { $player } coche 1 Passager Mécontent.
    .player-you = Vous cochez 1 Passager Mécontent.
ob-event-lover = { $player } ajoute un Lover à une cabine ({ ob-points }).
    .player-you = Vous ajoutez un Lover à une cabine ({ ob-points }).
ob-event-lover-lost = { $player } n’a pas de cabine pour le Lover.
    .player-you = Vous n’avez pas de cabine pour le Lover.
ob-event-opened = { $player } ouvre une { $cabin }.
    .player-you = Vous ouvrez une { $cabin }.
ob-event-opening-lost = { $player } n’a plus de cabine à ouvrir.
    .player-you = Vous n’avez plus de cabine à ouvrir.
ob-event-objective = { $player } note un Objectif : { FORM($objective, "effet") }.
    .player-you = Vous notez un Objectif : { FORM($objective, "effet") }.
ob-event-objective-chosen = { $player } note un Objectif : { FORM($objective, "effet") } ({ $symbol }).
    .player-you = Vous notez un Objectif : { FORM($objective, "effet") } ({ $symbol }).
ob-event-stationed = { $player } place { FORM($card, "un") } devant la ligne { $level }.
    .player-you = Vous placez { FORM($card, "un") } devant la ligne { $level }.
ob-event-dismissed = { $player } n’a pas de ligne libre pour { FORM($card, "un") }.
    .player-you = Vous n’avez pas de ligne libre pour { FORM($card, "un") }.
ob-event-symbol = { $player } dessine { FORM($symbol, "un") } dans une { $cabin }.
    .player-you = Vous dessinez { FORM($symbol, "un") } dans une { $cabin }.
ob-event-symbol-boxed = { $player } dessine { FORM($symbol, "un") } dans sa propre case.
    .player-you = Vous dessinez { FORM($symbol, "un") } dans sa propre case.
ob-event-symbol-lost = { $player } n’a pas de cabine pour le symbole.
    .player-you = Vous n’avez pas de cabine pour le symbole.
ob-event-kept-cards = { $player } ne donne rien.
    .player-you = Vous ne donnez rien.
ob-event-finished = { $player } termine.
    .player-you = Vous avez terminé.
ob-event-suns = { $player } marque { ob-points } pour les Soleils.
    .player-you = Vous marquez { ob-points } pour les Soleils.
ob-event-port = Escale : { FORM($port, "effet") }.
ob-event-port-won = { $player } remporte l’Escale et marque { ob-points }.
    .player-you = Vous remportez l’Escale et marquez { ob-points }.
ob-event-port-tied = Égalité : la compensation va aux deux joueurs.
ob-event-over = La partie est terminée.

## La feuille de score

ob-score-cabins = Cabines
ob-score-lovers = Lovers
ob-score-glasses = Verres
ob-score-suns = Soleils
ob-score-ports = Escales
ob-score-objectives = Objectifs
ob-score-special = Passagers Spéciaux
ob-score-satisfied = Passagers Satisfaits
ob-score-unhappy = Passagers Mécontents

## Ce qui ne va pas dans un fichier ou une option

flaw-ob-extensions = les Capitaines, les Bagages et les Passagers Spéciaux appartiennent à l’édition on-board
flaw-ob-edition = le fichier est celui de l’édition « { $value } », et non de celle qui est jouée
flaw-ob-line = « { $value } » ne convient pas : les lignes ont 1, 2 et 3 étoiles dans cet ordre, 12 cabines au plus, et jamais plus d’ouvertes qu’il n’y en a
flaw-ob-compensation = « { $value } » n’est pas une compensation : un symbole va dans « cabin » ou « box », une ouverture est « cabin » et un niveau de 1 à 3, ou « stars » et un nombre de 1 à 9
flaw-ob-port = « { $value } » n’est pas une Escale, ou y figure deux fois : ce sont satisfied, symbols, open cabins, occupied, fewest satisfied
flaw-ob-objective = « { $value } » n’est pas l’Objectif de cette place
flaw-ob-card = « { $value } » n’est pas une carte : écrivez par exemple « 2 sun », « 1 wild », « 2 4 sun », « 1 -1 », « lover 2 », « open 1+2 », « stars 3 », « objective suns », « luggage give », « mechanic », « castaway »
flaw-ob-first = doit être la place 1 ou 2
flaw-ob-deal-ports = doit contenir chaque Escale de l’édition une fois
flaw-ob-deal-captains = doit contenir deux Capitaines par joueur, tous différents, ou aucun si l’on joue sans eux
flaw-ob-deal-deck = doit contenir le numéro de chaque carte en jeu exactement une fois
