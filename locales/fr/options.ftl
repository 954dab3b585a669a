# Options et actions d’un jeu nommées par un autre programme.

flaw-option-unknown = cette option n’existe pas ; choix possibles : { $known }
flaw-option-value = { $value } ne convient pas : { $detail }
flaw-no-deal = personne ne connaît la donne de cette partie
action-unknown = action : l’action { $value } n’existe pas, elles vont de 0 à { $last }
batch-length = { $array } : il faut { $length } valeurs
batch-illegal = actions : { $action } n’est pas permise dans la partie numéro { $slot } ; rien n’a été joué
