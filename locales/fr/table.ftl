# Ce que dit la table elle-même : fichiers, annulation et abandon. Les motifs suivent un deux-points : minuscule, sans point final.

table-resigned = { $player } abandonne la partie.

## Pourquoi quelque chose ne se fait pas

act-against = l’action est contraire à la règle { $rule }
over-played = la partie est terminée
over-resigned = la partie s’est terminée par un abandon

## Pourquoi un coup ne peut pas être repris

undo-nothing = il n’y a rien à reprendre
undo-revealed = ce coup vous a révélé quelque chose
undo-bound = d’autres en dépendent déjà
undo-not-practice = on ne revient plus loin en arrière qu’à une table d’entraînement

## Pourquoi un fichier ne peut pas être chargé

file-error = ligne { $line } : { $reason }
file-not-seaboard = ce n’est pas une partie de Seaboard
file-no-entries = le fichier s’arrête avant la ligne « --- » que suivent les coups
file-format = cette version lit le format { $expected }, et non { $value }
file-header = l’en-tête est illisible : { $detail }
file-game = le jeu est « { $value } », et non « { $expected } »
file-rules = la partie a été jouée avec la version { $value } des règles ; cette version du programme connaît la version { $expected }
file-fingerprint = le matériel contenu dans le fichier a pour empreinte « { $expected } », et non « { $value } »
file-entry = « { $value } » n’est pas une entrée lisible
file-seat = personne n’occupe la place { $value }
file-refused = « { $value } » est contraire à la règle { $rule }

flaw-name = un nom compte de 1 à { $longest } caractères, tous imprimables
flaw-unwritten = ne peut pas être écrit dans un fichier : { $detail }
