# Ce que dit la table elle-même : fichiers, annulation et abandon. Les motifs suivent un deux-points : minuscule, sans point final.

table-resigned = { $player } abandonne la partie.
    .player-you = Vous abandonnez la partie.
table-timed-out = { $player } n’a plus de temps.
    .player-you = Vous n’avez plus de temps.

## Pourquoi quelque chose ne se fait pas

act-against = l’action est contraire à la règle { $rule }
over-played = la partie est terminée
over-forfeited = la partie s’est terminée par un abandon ou faute de temps

## Pourquoi un coup ne peut pas être annulé

undo-nothing = il n’y a rien à annuler
undo-revealed = ce coup vous a révélé quelque chose
undo-bound = ce coup concerne les autres joueurs
undo-not-practice = on ne revient plus loin en arrière qu’à une table d’entraînement

## Pourquoi un fichier ne peut pas être chargé

file-error = ligne { $line } : { $reason }
file-not-seaboard = ce n’est pas une partie de Seaboard
file-no-entries = le fichier s’arrête avant la ligne « --- » qui ouvre la liste des coups
file-format = cette version lit le format { $expected }, et non { $value }
file-header = l’en-tête est illisible : { $detail }
file-game = le jeu est « { $value } », et non « { $expected } »
file-rules = ces règles sont plus récentes que le programme : version { $value }, alors qu’il les connaît jusqu’à la version { $expected }
file-chance = « { $value } » n’est pas une graine : seize chiffres ou lettres de a à f
file-proof = « { $value } » ne fait pas partie d’une preuve : l’identifiant d’une table a douze lettres, le reste 64 chiffres ou lettres de a à f, avec au plus un sel par place
file-too-large = le fichier dépasse { $megabytes } Mo ; aucune partie n’est si grande
file-fingerprint = le matériel contenu dans le fichier a pour empreinte « { $expected } », et non « { $value } »
file-entry = « { $value } » n’est pas un coup lisible
file-seat = personne n’occupe la place { $value }
file-refused = « { $value } » est contraire à la règle { $rule }

flaw-name = un nom compte de 1 à { $longest } caractères, tous imprimables
flaw-unwritten = ne peut pas être écrit dans un fichier : { $detail }
flaw-rules-version = ces règles existent dans les versions 1 à { $newest }, et non { $value }

## On every screen

table-winner = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
table-total = Total
table-thinking = { $player } réfléchit…
table-not-undone = Impossible d’annuler : { $reason }.
