# Ce que l’application dit de ce jeu.

web-on-board-aim = Ayez le plus de points après la dernière Escale. À chaque tour, l’un répartit trois cartes en deux paquets et l’autre choisit ; puis chacun loge ses passagers.

## Préparation

web-ob-edition = Édition
web-ob-edition-on-board = Cinq Escales, dont quatre par partie. Les extensions n’existent que pour cette édition.
web-ob-edition-bienvenue-a-bord = La première édition : des passagers qui coûtent des points, quatre Escales. Sa boîte dit Sun, Game, Fun et Love pour Soleil, Dé, Verre et Lover, et « Personne » pour « Passager ».
web-ob-extensions = Extensions
web-ob-captains = Capitaines
web-ob-captains-about = Recevez deux Capitaines et gardez-en un : chacun a son pouvoir.
web-ob-luggage = Bagages
web-ob-luggage-about = Des cartes mêlées aux autres, à défausser au bon moment.
web-ob-special = Passagers Spéciaux
web-ob-special-about = Les Mécanos aiment les lignes pleines, les Naufragés craignent les cabines vides. Avec les Bagages en plus, la partie dure 24 tours.

## La table

web-ob-ship = Paquebot : { $player }
    .player-you = Votre paquebot
web-ob-open-ship = Montrer le paquebot : { $player }
    .player-you = Montrer votre paquebot
web-ob-line = Ligne { $level }
web-ob-free = { $count ->
    [one] { $count } ouverte et vide
   *[other] { $count } ouvertes et vides
}
web-ob-closed = { $count ->
    [one] { $count } fermée
   *[other] { $count } fermées
}
web-ob-no-special = personne devant
web-ob-does = { FORM($what, "effet") }
web-ob-suns-bring = { $points } par Escale
web-ob-dice-bring = prochain Dé : { $count }
web-ob-used = utilisé jusqu’à la prochaine Escale
web-ob-cards = Les trois cartes du tour
web-ob-piles = Les deux paquets
web-ob-alone = Mettre cette carte à part : { $card }
web-ob-splits = { $player } répartit les cartes
    .player-you = Vous répartissez les cartes
web-ob-chooses = { $player } choisit un paquet
    .player-you = Vous choisissez un paquet
web-ob-hand = Cartes : { $player }
    .player-you = Vos cartes
web-ob-gift = Cadeau
web-ob-give = Donner
web-ob-to-port = { $count ->
    [one] Escale après ce tour
   *[other] Escale dans { $count } tours
}
web-ob-award = { ob-points }
web-ob-owed-satisfied = Compensation : 1 Satisfait
web-ob-owed-symbols = Compensation : un symbole
web-ob-owed-open-cabins = Compensation : une cabine s’ouvre
web-ob-owed-occupied = Compensation : un Lover
web-ob-owed-fewest = Compensation : un Objectif
web-ob-put-away = Écartée sans être vue : { FORM($port, "effet") }
web-ob-removed = Retirées sans être vues

## Cartes

web-ob-caption-passenger = Passager
web-ob-caption-wild = Passager, symbole au choix
web-ob-caption-conditional = Exige { FORM($symbol, "un") }
web-ob-caption-lover = Lover
web-ob-caption-cabins = Cabines à ouvrir
web-ob-caption-stars = Cabines au choix
web-ob-caption-mechanic = Mécano : { $points } par cabine occupée
web-ob-caption-castaway = Naufragé : { $points } par cabine vide

## Ce qui peut encore venir

web-ob-out = { $count ->
    [one] { $count } de ces cartes a été retirée sans être vue.
   *[other] { $count } de ces cartes ont été retirées sans être vues.
}
web-ob-any-symbol = symbole au choix
web-ob-with-points = points
web-ob-with-wish = points, avec exigence
web-ob-with-loss = points négatifs

## Conseils aux débutants

web-on-board-tip-captain = Deux Capitaines : l’un reste avec vous toute la croisière. L’adversaire le découvre quand les deux choix sont faits.
web-on-board-tip-split = Appuyez sur la carte à mettre à part ; l’adversaire la prend, ou prend les deux autres. Rendez les deux paquets tentants, pour aimer celui qui reste.
web-on-board-tip-hide = Vous pouvez cacher un paquet : appuyez dessus. Ou proposez les deux face visible.
web-on-board-tip-choose = Prenez une carte ou deux : ce qui va à votre paquebot, ou ce que l’adversaire ne doit pas avoir.
web-on-board-tip-give = Vous pouvez donner une carte avant toute résolution. Un passager sans cabine coûte à qui doit le prendre.
web-on-board-tip-next = Vous résolvez vos cartes dans l’ordre de votre choix. Ouvrez d’abord des cabines si un passager en a besoin.
web-on-board-tip-passenger = Les étoiles de la carte disent ce que demande le passager. Une meilleure cabine le rend Satisfait, une moins bonne Mécontent.
web-on-board-tip-wild = Appuyez sur un symbole de votre fiche. Les Soleils rapportent aux Escales, les Dés satisfont tout de suite, les Verres rapportent à la fin.
web-on-board-tip-lover = Un Lover rejoint une cabine occupée et y ajoute ses points. Peu importe laquelle.
web-on-board-tip-cabins = Vous pouvez améliorer ces cabines avant de les ouvrir : appuyez sur votre Capitaine ou votre Bagage.
web-on-board-tip-instead = Il ne reste aucune cabine de ce niveau à ouvrir. Appuyez sur une ligne de moins d’étoiles, ou n’en ouvrez pas.
web-on-board-tip-stars = Appuyez sur des cabines fermées : chacune coûte autant d’étoiles que sa ligne en a.
web-on-board-tip-chosen-symbol = Appuyez sur le symbole que cet Objectif comptera : un que vous avez, ou que vous espérez.
web-on-board-tip-special = Un Passager Spécial reste devant une ligne jusqu’à la fin. Le Mécano rapporte des points pour les cabines occupées, le Naufragé en fait perdre pour les cabines vides.
web-on-board-tip-owed = Cette Escale vous donne la compensation : un symbole de votre choix.
