# Options d’un jeu nommées par un autre programme.

flaw-option-unknown = cette option n’existe pas ; choix possibles : { $known }
flaw-option-value = { $value } ne convient pas : { $detail }
flaw-no-deal = personne ne connaît la donne de cette partie
