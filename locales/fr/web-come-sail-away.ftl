# Ce que l’application dit de ce jeu.

web-come-sail-away-aim = Ayez le plus de points après douze rounds. À chaque round, choisissez une de vos deux cartes et menez ses passagers dans votre Paquebot, de pièce en pièce adjacente. Les passagers sans place deviennent mécontents.

## Sur le plateau

web-csa-times = { $count } × { $passenger }
web-csa-inside = à l’intérieur : { $passengers }
web-csa-takes = accueille encore : { $colours }
web-csa-face-down = pièce complète, face cachée
web-csa-cabin = petite cabine ({ $doors }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-csa-slot-empty = fait déjà partie du Paquebot
web-csa-space = case { $number } : { $what }
web-csa-token-here = votre pion Bagage est ici
web-csa-card = Carte : { $face }
web-csa-card-chosen = Carte choisie : { $face }
web-csa-card-hidden = Une carte que vous ne voyez pas
web-csa-to-player = ira à { $player }
    .player-you = ira à vous
web-csa-to-box = retournera dans la boîte
web-csa-pier = Quai
web-csa-on-the-way = En chemin
web-csa-fleet = Les autres Paquebots
web-csa-open-ship = Voir le Paquebot : { $player }
web-csa-back-to-own = Retour au Paquebot : { $player }
    .player-you = Retour à votre Paquebot
web-csa-visiting = Paquebot : { $player }
web-csa-back = Retour à mon Paquebot
web-csa-number-up = { $facility } : à qui complète cette pièce en premier, { $points } points
web-csa-number-until = { $facility } : à compléter au round { $round } au plus tard pour { $points } points
web-csa-number-down = { $facility } : le bonus n’est plus à prendre
web-csa-until = R{ $round }

## Ce qui peut encore venir

web-csa-unseen = { $count ->
    [one] { $count } que vous n’avez pas vue
   *[other] { $count } que vous n’avez pas vues
}
web-csa-size = { $passengers } passagers : { $cards }

## Mise en place

web-csa-facilities = Commodités
web-csa-preset-base = Première partie : restaurants et salons (1 à 5)
web-csa-preset-one = Une nouvelle commodité : { $new }
web-csa-preset-two = Deux nouvelles commodités : { $four }, { $five }
web-csa-preset-own = Cinq commodités de mon choix
web-csa-choose-facilities = Les dix commodités et ce qu’elles font
web-csa-five = Il faut exactement cinq commodités ; il y en a { $count }.
web-csa-shuffled = Pièces mélangées
web-csa-shuffled-why = les pièces changent de place à chaque partie, de la même façon pour tous
web-csa-open-hands = Mains visibles
web-csa-open-hands-why = chacun voit les cartes de tous
web-csa-with-facilities = commodités { $numbers }

## Conseils pour débuter

web-come-sail-away-tip-card = Choisissez la carte dont les passagers trouvent de bonnes places. L’autre va à votre voisin de gauche ; en solo, elle retourne dans la boîte.
web-come-sail-away-tip-order = Les passagers embarquent dans l’ordre imprimé, par le bout que vous voulez. Commencez là où votre trajet tombe juste.
web-come-sail-away-tip-enter = Le premier passager va où vous voulez, chacun des suivants dans une pièce adjacente, et jamais deux fois dans la même. Un visage fâché annonce un passager mécontent : −1 point.
web-come-sail-away-tip-take = La piste Bagages vous offre un passager supplémentaire. Choisissez une couleur qui complète une pièce : elle est retournée aussitôt.
web-come-sail-away-tip-seat = Un passager supplémentaire va dans n’importe quelle pièce éclairée, où qu’elle soit.
web-come-sail-away-tip-reader = Votre bibliothèque est complète : trois lecteurs s’en vont, le quatrième doit s’installer dans une autre pièce.
web-come-sail-away-tip-cabin = Choisissez une petite cabine dont vous attendez encore les couleurs. Complète, elle rapporte comme les autres pièces.
web-come-sail-away-tip-berth = En Poupe ou en Proue, une petite cabine touche deux pièces : pensez aux trajets qui y mèneront.
web-come-sail-away-tip-flip = Plusieurs pièces sont complètes. Retournez d’abord une cabine client si l’avancée du pion Bagage vous aide ailleurs.
web-come-sail-away-tip-end = Un dernier regard : tant que vous n’avez pas terminé le round, vous pouvez tout annuler.
