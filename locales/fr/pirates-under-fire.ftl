# Ce que dit Pirates Under Fire. Les règles sont dans rules/pirates-under-fire.ftl.
# Le prénom peut être masculin ou féminin : le verbe est au présent, rien ne s’accorde avec lui, et il ne suit jamais « de ».

puf-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
puf-gold = { $gold ->
    [one] { $gold } or
   *[other] { $gold } ors
}
puf-and = { $first }, { $second }

## Les bateaux et leurs effets

puf-ship = bateau { $value }
puf-ship-unknown = bateau
puf-mercenary = mercenaire { $values }

puf-value-gold = 1 or
puf-value-shield = un bouclier pour un de vos bateaux
puf-value-shot = tir orthogonal
puf-value-repair = réparation
puf-value-sweep = retire une mine
puf-value-twice = la case mer agit deux fois

# Douze caractères au plus. .effet : en toutes lettres.
puf-power-shield = Bouclier
    .effet = un bouclier pour un de vos bateaux
puf-power-choose-tile = Réserve
    .effet = choisissez une tuile de votre réserve
puf-power-remove-mines = Démineur
    .effet = retirez jusqu’à trois mines
puf-power-place-mines = Pose-mines
    .effet = placez trois mines, dont la fictive
puf-power-adjacent-shots = Quatre tirs
    .effet = un tir sur chacune des quatre cases voisines
puf-power-lateral-shots = Tirs de côté
    .effet = un tir à gauche et un à droite
puf-power-diagonal-shots = Diagonales
    .effet = deux tirs, dans deux diagonales différentes
puf-power-crush = Écrasement
    .effet = peut écraser un bateau adverse sans bouclier, adjacent à l’un des vôtres
puf-power-per-identical = Identiques
    .effet = à la fin, 1 point par combinaison de bateaux identiques
puf-power-per-shield = Par bouclier
    .effet = à la fin, 1 point par bouclier de votre flotte
puf-power-per-neighbour = Par voisin
    .effet = à la fin, 1 point par bateau de votre flotte adjacent

puf-icon-victory-point = point de victoire
puf-icon-orthogonal-shot = tir orthogonal
puf-icon-diagonal-shot = tir en diagonale
puf-icon-repair = réparation
puf-icon-mine = mine à placer
puf-icon-extra-tile = tuile additionnelle

puf-effect-orthogonal-shot = tir orthogonal
puf-effect-diagonal-shot = tir en diagonale
puf-effect-adjacent-shots = tirs sur les quatre cases voisines
puf-effect-lateral-shots = tirs des deux côtés
puf-effect-repair = réparation
puf-effect-place-mine = mine à placer
puf-effect-remove-mine = mine à retirer
puf-effect-shield = bouclier
puf-effect-extra-tile = tuile additionnelle
puf-effect-choose-tile = tuile de la réserve au choix
puf-effect-times = { $effect } ×{ $count }
puf-effect-none = aucun

# Ce qu’entraîne la pose d’un bateau.
puf-lay-sea = { $icon }
puf-lay-sea-twice = { $icon } ×2
puf-lay-own-burning = sur votre { $ship } en feu, sans effet de la case mer
puf-lay-enemy-burning = sur le { $ship } adverse en feu, sans effet de la case mer
puf-lay-crush = écrase le { $ship } adverse
puf-lay-hired = sans effet de la case mer
puf-lay-far = dans la mer adverse
puf-lay-mine = sur une mine ({ puf-points })
puf-lay-mine-doubtful = sur une mine ({ puf-points }, ou 0 si c’est la fictive)
puf-lay-mine-dummy = sur la mine fictive (0 point)

# Ce que fait un tir.
puf-hit-burns = le { $ship } en { $space } prend feu
puf-hit-shield = le { $ship } en { $space } { $left ->
    [0] perd son dernier bouclier
   *[other] perd un bouclier (il en garde { $left })
}
puf-hit-nothing = le { $ship } en { $space } reste intact

## Ce que vous devez faire

puf-prompt-ship = Choisissez le bateau à poser
puf-prompt-ship-hire = Choisissez le bateau à poser, ou d’abord un mercenaire à acheter
puf-prompt-stuck = Aucune case n’est accessible à vos bateaux : achetez un mercenaire, ou terminez le tour et perdez
puf-prompt-stranded = Toujours aucune case accessible à vos bateaux : annulez l’achat, ou terminez le tour et perdez
puf-prompt-lay = { CAPITAL($ship) } : choisissez sa case
puf-prompt-lay-shielded = { CAPITAL($ship) } : choisissez sa case ; il ouvre la partie et reçoit un bouclier
puf-prompt-effects = À réaliser : { $effects }
puf-prompt-effects-idle = À réaliser : { $effects } (sans cible pour l’instant : { $idle })
puf-prompt-dummy = Choisissez la mine fictive ; l’adversaire n’en saura rien
puf-prompt-reserve = Choisissez une tuile de votre réserve
puf-prompt-end-hire = Achetez un mercenaire, ou terminez le tour
puf-prompt-end = Tout est fait : terminez le tour
puf-prompt-wait-ship = { $player } choisit un bateau
puf-prompt-wait-effects = { $player } réalise des effets
puf-prompt-wait-end = { $player } peut terminer le tour
puf-prompt-over = La partie est terminée

## Ce que vous pouvez faire

puf-action-ship = { CAPITAL($ship) } – { $effect }
puf-action-hire = Acheter le { $mercenary } pour { puf-gold } – { FORM($power, "effet") }
puf-action-lay = { $space } – { $outcome }
puf-action-shoot = Tir : { $hit }
puf-action-fire = Tous les tirs : { $hits }
puf-action-fire-any = Tous les tirs
puf-action-repair = Réparer le { $ship } en { $space }
puf-action-mine = Mine { $space }
puf-action-mine-burning = Mine en { $space }, où brûle le { $ship }
puf-action-sweep = Retirer la mine en { $space }
puf-action-sweep-doubtful = Retirer la mine en { $space }, peut-être la fictive
puf-action-sweep-dummy = Retirer la mine fictive en { $space }
puf-action-shield = Bouclier sur le { $ship } en { $space }{ $shields ->
    [0] {""}
   *[other] {" "}(en a déjà { $shields })
}
puf-action-take = Prendre la première tuile de votre réserve ({ $count } en tout)
puf-action-look = Regarder votre réserve et y choisir une tuile ({ $count } en tout)
puf-action-choose = { CAPITAL($ship) } – { $effect }
puf-action-dummy = La mine en { $space } est la fictive
puf-action-decline = Renoncer à : { $effects }
puf-action-decline-any = Renoncer au reste
puf-action-end = Terminer le tour et piocher une tuile
puf-action-end-last = Terminer votre dernier tour
puf-action-end-lose = Terminer le tour et perdre la partie : aucune case pour un bateau

## Ce qui s’est passé

puf-event-turn = Tour { $turn } sur { $turns } : { $player } joue.
    .player-you = Tour { $turn } sur { $turns } : vous jouez.
puf-event-hired = { $player } achète le { $mercenary } pour { puf-gold } ({ $power }).
    .player-you = Vous achetez le { $mercenary } pour { puf-gold } ({ $power }).
puf-event-sunk = { $player } perd pour de bon le bateau en feu en { $space }.
    .player-you = Vous perdez pour de bon le bateau en feu en { $space }.
puf-event-crushed = { $player } perd le bateau en { $space } : il est écrasé.
    .player-you = Vous perdez le bateau en { $space } : il est écrasé.
puf-event-laid = { $player } pose le { $ship } en { $space }.
    .player-you = Vous posez le { $ship } en { $space }.
puf-event-mine-taken = { $player } prend la mine en { $space } ({ puf-points }).
    .player-you = Vous prenez la mine en { $space } ({ puf-points }).
puf-event-dummy-taken = { $player } prend la mine en { $space } : c’est la fictive (0 point).
    .player-you = Vous prenez la mine en { $space } : c’est la fictive (0 point).
puf-event-shielded = { $player } place un bouclier sur le bateau en { $space }.
    .player-you = Vous placez un bouclier sur le bateau en { $space }.
puf-event-point = { $player } reçoit 1 point de victoire.
    .player-you = Vous recevez 1 point de victoire.
puf-event-gold = { $player } reçoit 1 or.
    .player-you = Vous recevez 1 or.
puf-event-shield-lost = { $player } : le bateau en { $space } est touché et perd un bouclier.
puf-event-fire = { $player } : le bateau en { $space } est touché et prend feu.
puf-event-repaired = { $player } répare le bateau en { $space }.
    .player-you = Vous réparez le bateau en { $space }.
puf-event-mine = { $player } place une mine en { $space }.
    .player-you = Vous placez une mine en { $space }.
puf-event-dummy-hidden = { $player } décide laquelle des nouvelles mines est la fictive.
    .player-you = Vous décidez laquelle des nouvelles mines est la fictive.
puf-event-dummy = { $player } : la mine en { $space } est la fictive.
puf-event-mine-removed = { $player } retire la mine en { $space }.
    .player-you = Vous retirez la mine en { $space }.
puf-event-dummy-removed = { $player } retire la mine en { $space } : c’était la fictive.
    .player-you = Vous retirez la mine en { $space } : c’était la fictive.
puf-event-looked = { $player } regarde sa réserve.
    .player-you = Vous regardez votre réserve.
puf-event-drew = { $player } pioche une tuile.
    .player-you = Vous piochez une tuile.
puf-event-reserve = { $player } prend une tuile de sa réserve ; sa main compte désormais une tuile de plus.
    .player-you = Vous prenez une tuile de votre réserve ; votre main compte désormais une tuile de plus.
puf-event-got = { $player } : la nouvelle tuile est le { $ship }.
puf-event-skipped = { $player } : sans cible ({ $effect }).
puf-event-declined = { $player } renonce aux effets qui restent.
    .player-you = Vous renoncez aux effets qui restent.
puf-event-stranded = { $player } doit poser un bateau et n’a aucune case pour lui.
    .player-you = Vous devez poser un bateau et n’avez aucune case pour lui.
puf-event-over = La partie est terminée.

## La feuille de score

puf-line-combinations = Combinaisons
puf-line-mercenaries = Mercenaires
puf-line-far-sea = Bateaux dans la mer adverse
puf-line-victory-points = Points de victoire
puf-line-mines = Mines

# Pourquoi quelqu’un gagne, quand les points ne le disent pas.
puf-verdict-stranded = { $player } n’a plus de case pour un bateau et perd ; les points ne comptent pas ({ $rule }).
    .player-you = Vous n’avez plus de case pour un bateau et perdez ; les points ne comptent pas ({ $rule }).
puf-verdict-gold = Égalité de points : { $player } gagne avec plus d’or, { $gold } contre { $less } ({ $rule }).
    .player-you = Égalité de points : vous gagnez avec plus d’or, { $gold } contre { $less } ({ $rule }).
puf-verdict-shared = Égalité de points et d’or ({ $gold } chacun) : victoire partagée ({ $rule }).

## Ce qui ne va pas dans un fichier ou une option

flaw-puf-icon = « { $value } » n’est pas une icône de la mer : ce sont V, O, D, R, M et T
flaw-puf-values = « { $value } » ne convient pas : écrivez « X », ou des valeurs de 1 à 9 dans l’ordre croissant, par exemple « 1/4/7 »
flaw-puf-power = « { $value } » n’est pas un effet : ce sont shield, choose tile, remove mines, place mines, adjacent shots, lateral shots, diagonal shots, crush, per identical, per shield, per neighbour
flaw-puf-first = doit être la place 1 ou 2
flaw-puf-mercenaries = doit contenir les numéros de cinq mercenaires différents : trois de coût 3, un de coût 4, un de coût 5
flaw-puf-fleets = il en faut deux
flaw-puf-sea = doit contenir les deux carrés et la bande, une fois chacun, par exemple « square 1 a 90 », « square 2 b 0 » et « strip a 180 »
flaw-puf-tiles = la pioche doit contenir 18 tuiles et la réserve les 9 autres, chacune des 27 une fois, de « 1a » à « 9c »

## On the board

puf-hand = Main
puf-reserve = Réserve
puf-mercenaries = Mercenaires à vendre
