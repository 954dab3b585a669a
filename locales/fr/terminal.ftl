# Ce que dit `seaboard terminal`.

## Début et fin

# Qui joue sans nom et seul ; les événements en parlent à la troisième personne.
terminal-captain = Capitaine
terminal-new = Nouvelle partie, graine { $seed }.
terminal-resumed = La partie de { $path } continue.
terminal-hint = Tapez « aide » pour connaître les commandes et les signes.
terminal-resume-alone = --resume ne prend ni jeu, ni --seats, ni --seed, ni --practice : le fichier les contient
terminal-what = nommez un jeu ({ $known }), ou une partie enregistrée avec --resume ; voir --help
terminal-saved =
    Partie enregistrée. Pour continuer :
    { $command }
terminal-kept =
    La partie est dans { $path }
    Pour la revoir :
    { $command }
terminal-cannot-save = impossible d’enregistrer dans { $path } : { $detail }
terminal-try-another = La partie continue. Essayez un autre fichier : « enregistrer FICHIER »
terminal-file-exists = { $path } existe déjà et n’est pas remplacé
terminal-saved-nowhere = La partie n’a pu être enregistrée nulle part. Voici le fichier ; copiez-le :
terminal-pass = Passez l’écran à { $name }, puis appuyez sur Entrée.

## Réponses

terminal-unknown = « { $value } » n’est ni un choix, ni une commande. Tapez un nombre de 1 à { $count }, une notation de la liste, ou « aide ».
terminal-refused = Impossible : { $action }
terminal-rule = { $number } : { $sentence }
terminal-allowed = Possible maintenant : { $action }
terminal-allowed-but = Possible, mais la liste a une raison de le mettre à part : { $action }
terminal-why = Rien n’a encore été refusé. « pourquoi 14 » explique la règle { $book }-14, « pourquoi » suivi d’une action dit si elle est possible.
terminal-why-unknown = « { $value } » n’est ni une règle comme { $book }-14, ni une action.
terminal-hint-more = tapez encore « indice » pour en savoir plus
terminal-try-rewind = À cette table d’entraînement, « rembobiner » revient quand même en arrière.
terminal-undone = C’est annulé.
terminal-resign-sure = Un abandon termine la partie pour tout le monde. Tapez encore « abandonner » pour le confirmer ; toute autre réponse continue la partie.
terminal-resign-not = La partie continue.
terminal-lasting = { $sign } ne peut pas être annulé
terminal-lasting-all = Aucun de ces choix ne peut être annulé.
terminal-nobody = Personne ici ne s’appelle « { $value } » ; à cette table : { $names }.
terminal-no-log = Il ne s’est encore rien passé.
terminal-earlier = … { $count } auparavant (« journal »)

## Commandes
# Les mots que l’on peut taper en plus de la commande anglaise, séparés par des virgules.

terminal-word-help = aide, ?
terminal-word-look = voir
terminal-word-score = points
terminal-word-log = journal
terminal-word-why = pourquoi
terminal-word-hint = indice
terminal-word-undo = annuler
terminal-word-rewind = rembobiner
terminal-word-resign = abandonner
terminal-word-save = enregistrer, sauver
terminal-word-quit = quitter

terminal-summary = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-help =
    Tapez le numéro d’un choix ou sa notation : { $example }, ou seulement { $short }.
    Entrée sans rien redessine la table.

    voir NOM           le jeu d’une autre personne ; voir 2 : la deuxième
    points             les points jusqu’ici
    journal            ce qui s’est passé
    pourquoi           la règle derrière le dernier refus
    pourquoi 14        la règle { $book }-14 ; pourquoi { $example } : si c’est possible
    indice             où regarder ; encore une fois : que viser ; puis le coup
    annuler            annuler votre dernière action ; à une table
                       d’entraînement : « rembobiner »
    abandonner         abandonner la partie, après confirmation
    enregistrer        enregistrer la partie, ou avec un nom de fichier
    quitter            enregistrer et arrêter, comme Ctrl+C
    Après chaque tour, la partie s’enregistre d’elle-même.

## Come Sail Away!

terminal-csa-legend =
    Sur le Paquebot, JB sont des passagers, · une place libre, +JB qui la pièce
    accueille encore (avec bagage seulement : +JB*) ; à droite, ses points une
    fois retournée. Face cachée : ▒▒ ; déjà sur le trajet de cette carte : • ;
    numéro d’un choix : [3], ou (3) si le passager y serait mécontent.
    Piste Bagages : + passager supplémentaire de la coupelle Quai (e : ou du
    grand escalier, m : ou un passager mécontent), ⌂ petite cabine,
    ★ points, [ ] votre pion.
    Pions Numéro Bonus : ▒▒ face cachée.
    Couleurs : J jaune, B bleu, V vert, O orange, N noir ; * avec bagage.
terminal-csa-aim =
    Le but : le plus de points après 12 rounds. À chaque round, choisissez une de
    vos deux cartes et menez ses passagers dans votre Paquebot, de pièce en pièce
    adjacente ; qui n’y trouve pas de place est mécontent (−1). Les pièces
    complètes se retournent et rapportent ; les bagages menés en cabine avancent
    votre pion, qui donne passagers supplémentaires et petites cabines. Puis
    l’autre carte passe à gauche (en solo : dans la boîte).
    Toutes les règles (en anglais) : docs/rules/come-sail-away.md
terminal-csa-refused = Le passager serait mécontent dans :
terminal-csa-until = {"  "}(numéro → dernier round)
terminal-csa-down = retournée
# Sept lettres au plus : à côté de cinq sièges.
terminal-csa-track-end = le bout de la piste
terminal-csa-mark-staircase = e
terminal-csa-mark-disgruntled = m
