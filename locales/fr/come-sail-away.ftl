# Ce que dit Come Sail Away!. Les règles sont dans rules/come-sail-away.ftl.
# Le prénom peut être masculin ou féminin : aucun participe ne s’accorde avec lui, et il ne suit jamais « de ».

## Étiquettes

csa-label-round = Round { $round } sur 12
csa-label-hand = Main
csa-label-luggage = Piste Bagages
csa-label-disgruntled = Passagers mécontents
csa-label-tokens = Pions Numéro Bonus
csa-label-bonus = Pions Bonus au Score
csa-label-deck = { $count ->
    [one] { $count } carte dans le paquet
   *[other] { $count } cartes dans le paquet
}
csa-label-small-cabins = Petites cabines
csa-label-stern = Poupe
csa-label-bow = Proue
csa-label-staircase = Grand escalier
csa-label-done = A terminé

# Ces lettres distinguent les couleurs sans la couleur : l’initiale de chacune.
csa-letter-yellow = J
csa-letter-blue = B
csa-letter-green = V
csa-letter-orange = O
csa-letter-black = N

## Passagers
# .un : avec l’article et le nom.

csa-passenger-yellow = jaune
    .un = un passager jaune
csa-passenger-blue = bleu
    .un = un passager bleu
csa-passenger-green = vert
    .un = un passager vert
csa-passenger-orange = orange
    .un = un passager orange
csa-passenger-black = noir
    .un = un passager noir
csa-luggage-yellow = jaune avec bagage
    .un = un passager jaune avec bagage
csa-luggage-blue = bleu avec bagage
    .un = un passager bleu avec bagage
csa-luggage-green = vert avec bagage
    .un = un passager vert avec bagage
csa-luggage-orange = orange avec bagage
    .un = un passager orange avec bagage
csa-luggage-black = noir avec bagage
    .un = un passager noir avec bagage

# Les passagers d’une carte, ou les portes d’une petite cabine.
csa-row = { $count ->
    [0] {""}
    [1] { $first }
    [2] { $first }, { $second }
    [3] { $first }, { $second }, { $third }
    [4] { $first }, { $second }, { $third }, { $fourth }
   *[5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
}

# .dans : là où l’on prend un passager.
csa-origin-pier = coupelle Quai
    .dans = dans la coupelle Quai
csa-origin-staircase = grand escalier
    .dans = sur le grand escalier
csa-origin-disgruntled = passagers mécontents
    .dans = parmi les passagers mécontents

## Pièces
# .le : avec l’article ; .du : avec « de » et l’article.

csa-cabin-yellow = cabine client jaune
    .le = la cabine client jaune
csa-cabin-blue = cabine client bleue
    .le = la cabine client bleue
csa-cabin-green = cabine client verte
    .le = la cabine client verte
csa-cabin-orange = cabine client orange
    .le = la cabine client orange
csa-cabin-black = cabine client noire
    .le = la cabine client noire
csa-facility-dining-room = restaurant { $number }
    .le = le restaurant { $number }
    .du = du restaurant { $number }
csa-facility-salon = salon { $number }
    .le = le salon { $number }
    .du = du salon { $number }
csa-facility-bar = bar { $number }
    .le = le bar { $number }
    .du = du bar { $number }
csa-facility-pool = piscine { $number }
    .le = la piscine { $number }
    .du = de la piscine { $number }
csa-facility-library = bibliothèque { $number }
    .le = la bibliothèque { $number }
    .du = de la bibliothèque { $number }
csa-facility-suite = appartement de luxe { $number }
    .le = l’appartement de luxe { $number }
    .du = de l’appartement de luxe { $number }
csa-facility-theatre = théâtre { $number }
    .le = le théâtre { $number }
    .du = du théâtre { $number }
csa-staircase = grand escalier
    .le = le grand escalier
csa-small-cabin = petite cabine ({ $doors })
    .le = la petite cabine ({ $doors })
csa-small-cabin-any = petite cabine
    .le = la petite cabine

# Une tuile et son emplacement.
csa-room = { $name }{ csa-where }
    .le = { FORM($name, "le") }{ csa-where }
csa-where = { $place ->
    [stair] {""}
    [stern1] , en haut de la Poupe
    [stern2] , en bas de la Poupe
    [bow1] , en haut de la Proue
    [bow2] , en bas de la Proue
   *[other] {" "}({ $place })
}

# Une pièce désignée par son seul emplacement. .dans : là où l’on s’installe.
csa-place = { $place ->
    [stair] le grand escalier
    [stern1] la petite cabine en haut de la Poupe
    [stern2] la petite cabine en bas de la Poupe
    [bow1] la petite cabine en haut de la Proue
    [bow2] la petite cabine en bas de la Proue
   *[other] la pièce { $place }
}
    .dans = { $place ->
    [stair] sur { csa-place }
   *[other] dans { csa-place }
}

# Une des dix pièces du Paquebot, avec ce qu’elle est.
csa-place-named = la pièce { $place } ({ $name })
    .dans = dans la pièce { $place } ({ $name })

csa-berth-stern-upper = en haut de la Poupe
csa-berth-stern-lower = en bas de la Poupe
csa-berth-bow-upper = en haut de la Proue
csa-berth-bow-lower = en bas de la Proue

## Ce que vous devez faire

csa-prompt-card = Choisissez une carte
csa-prompt-order = Choisissez par quel bout de la carte commencer
csa-prompt-enter = { CAPITAL($passenger) } : choisissez une pièce
csa-prompt-take = Choisissez un passager supplémentaire
csa-prompt-seat = Passager supplémentaire ({ $passenger }) : choisissez une pièce
csa-prompt-reader = { CAPITAL($passenger) } sortant de la bibliothèque : choisissez une pièce
csa-prompt-cabin = Choisissez une petite cabine à ajouter
csa-prompt-berth = Choisissez son emplacement, en Poupe ou en Proue
csa-prompt-flip = Choisissez la pièce complète à retourner
csa-prompt-end = Tout est fait : terminez votre round
csa-prompt-wait = Attendez que tout le monde ait terminé le round
csa-prompt-over = La partie est terminée

## Ce que vous pouvez faire

csa-action-play = Jouer : { $face }
csa-action-left-to-right = De gauche à droite
csa-action-right-to-left = De droite à gauche
csa-action-enter = { CAPITAL($room) }
csa-action-enter-refused = { CAPITAL($room) } – le passager y serait mécontent
csa-action-take = { CAPITAL($passenger) } ({ $origin })
csa-action-seat = { CAPITAL($room) }
csa-action-cabin = { CAPITAL($cabin) }
csa-action-berth = { CAPITAL($place) }
csa-action-flip = Retourner { FORM($room, "le") }
csa-action-end = Terminer le round

## Ce qui s’est passé

csa-event-played = { $player } joue une carte : { $face }.
    .player-you = Vous jouez une carte : { $face }.
csa-event-seated = { $player } installe { FORM($passenger, "un") } { FORM($room, "dans") }.
    .player-you = Vous installez { FORM($passenger, "un") } { FORM($room, "dans") }.
csa-event-turned-away = { $player } : { FORM($passenger, "un") } ne trouve pas de place { FORM($room, "dans") } et devient mécontent.
csa-event-stranded = { $player } : { FORM($passenger, "un") } ne peut plus aller nulle part et devient mécontent.
csa-event-luggage = { $player } avance le pion Bagage jusqu’à la case { $space }.
    .player-you = Vous avancez le pion Bagage jusqu’à la case { $space }.
csa-event-extra = { $player } prend { FORM($passenger, "un") } { FORM($origin, "dans") } et l’installe { FORM($room, "dans") }.
    .player-you = Vous prenez { FORM($passenger, "un") } { FORM($origin, "dans") } et l’installez { FORM($room, "dans") }.
csa-event-cabin = { $player } ajoute une { $cabin } { $place }.
    .player-you = Vous ajoutez une { $cabin } { $place }.
csa-event-flipped = { $player } retourne { FORM($room, "le") }.
    .player-you = Vous retournez { FORM($room, "le") }.
csa-event-reader = { $player } déplace { FORM($passenger, "un") } de la bibliothèque vers { $room }.
    .player-you = Vous déplacez { FORM($passenger, "un") } de la bibliothèque vers { $room }.
csa-event-reader-disgruntled = { $player } : aucune pièce n’accueille le passager { $passenger } de la bibliothèque, qui devient mécontent.
csa-event-reader-left = { $player } : aucune pièce n’accueille le passager { $passenger } de la bibliothèque, qui regagne la coupelle Quai.
csa-event-reconciled = { $player } : { $count ->
    [one] { $count } passager mécontent regagne la coupelle Quai.
   *[other] { $count } passagers mécontents regagnent la coupelle Quai.
}
csa-event-finished = { $player } a terminé le round.
    .player-you = Vous avez terminé le round.
csa-event-bonus = { $player } reçoit un pion Bonus au Score pour { FORM($facility, "le") }.
    .player-you = Vous recevez un pion Bonus au Score pour { FORM($facility, "le") }.
csa-event-token-down = Le pion Numéro Bonus { FORM($facility, "du") } est retourné face cachée.
csa-event-passed = { $player } passe une carte à { $to } : { $face }.
    .player-you = Vous passez une carte à { $to } : { $face }.
    .to-you = { $player } vous passe une carte : { $face }.
csa-event-boxed = { $player } remet une carte dans la boîte : { $face }.
    .player-you = Vous remettez une carte dans la boîte : { $face }.
csa-event-drew = { $player } pioche une carte : { $face }.
    .player-you = Vous piochez une carte : { $face }.
csa-event-round = Le round { $round } commence.
csa-event-over = La partie est terminée.

## La feuille de score et les rangs en solo

csa-score-rooms = Pièces complètes
csa-score-passengers = Passagers dans les pièces face visible
csa-score-tokens = Pions Bonus au Score
csa-score-luggage = Piste Bagages
csa-score-disgruntled = Passagers mécontents
csa-crew-legendary = Équipage légendaire
csa-crew-best = Meilleur équipage de l’Atlantique
csa-crew-ace = Excellent équipage
csa-crew-skilled = Équipage émérite
csa-crew-promising = Équipage prometteur
csa-crew-apprentice = Équipage débutant
csa-crew-seasick = Mal de mer généralisé
csa-rank-lowest = { $crew } ({ $to } points ou moins ; { $above } à partir de { $begins })
csa-rank = { $crew } (de { $from } à { $to } points ; { $above } à partir de { $begins })
csa-rank-highest = { $crew } ({ $from } points ou plus)

# Pourquoi l’un de ceux qui ont le plus de points gagne.
csa-tie-rooms = Égalité de points : les points des pièces complètes départagent ({ $rule }).
csa-tie-disgruntled = Égalité de points, pièces complètes comprises : le plus petit nombre de passagers mécontents départage ({ $rule }).
csa-tie-shared = Égalité en tout : points, points des pièces complètes et passagers mécontents ({ $rule }).

## Ce qui ne va pas dans un fichier ou une option

flaw-players = on joue d’un à quatre, et non { $value }
flaw-facilities = il faut cinq nombres différents de 1 à 10
flaw-colour = aucune cabine client n’est « { $value } » : les couleurs sont yellow, blue, green, orange, black
flaw-facility = aucune commodité ne porte le numéro { $value } : ils vont de 1 à 10
flaw-doors = « { $value } » ne désigne pas des portes : écrivez une à cinq des lettres Y B G O K
flaw-tile = « { $value } » n’est pas une tuile du premier Paquebot : écrivez yellow, blue, green, orange, black ou un nombre de 1 à 5
flaw-room = le Paquebot n’a pas de tuile à l’emplacement « { $value } »
flaw-track-length = la piste compte de 2 à 32 cases, et non { $value }
flaw-track-start = la première case doit être « start »
flaw-space = « { $value } » n’est pas une case de la piste : écrivez « empty », « small cabin », « points » et un nombre, ou « extra » et les provenances, dont toujours « pier »
flaw-card = « { $value } » n’est pas une carte : écrivez deux à quatre des lettres Y B G O K, avec une étoile après le passager avec bagage
flaw-deal-ship = doit contenir les { $expected } tuiles de cette partie dans leur disposition
flaw-deal-cabins = doit contenir cinq petites cabines par joueur ({ $expected }), toutes différentes, de 1 à 20
flaw-deal-tokens = doit contenir les { $expected } commodités de cette partie, chacune une fois
flaw-deal-tokens-solo = les pions ne se répartissent qu’en solo

## On the board

csa-summary = { $points ->
    [one] { $points } point
   *[other] { $points } points
} · bagages { $luggage } · { $rooms ->
    [one] { $rooms } pièce retournée
   *[other] { $rooms } pièces retournées
}
csa-full = complet
csa-space-empty = rien
csa-space-cabin = petite cabine
csa-space-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
csa-space-extra = passager supplémentaire
csa-space-extra-staircase = passager supplémentaire (ou grand escalier)
csa-space-extra-disgruntled = passager supplémentaire (ou mécontent)
csa-space-extra-all = passager supplémentaire (ou grand escalier, mécontent)

# Des noms de dix lettres au plus, pour le dessin.
csa-short-yellow = Jaune
csa-short-blue = Bleue
csa-short-green = Verte
csa-short-orange = Orange
csa-short-black = Noire
csa-short-dining-room = Resto { $number }
csa-short-salon = Salon { $number }
csa-short-bar = Bar { $number }
csa-short-pool = Piscine { $number }
csa-short-library = Biblio { $number }
csa-short-suite = Luxe { $number }
csa-short-theatre = Théâtre { $number }
