# Phrases communes à tous les jeux.

player-n = Joueur { $n }
# The reader, where they gave no name. A sentence about a player of this name takes its form `player-you` (`to-you` for who is called `to`).
you = Vous

## Ce qui ne va pas dans un fichier ou une option

flaw = { $field } : { $reason }
flaw-toml = la ligne { $line } est illisible : { $detail }
flaw-missing = manque
flaw-twice = « { $value } » figure deux fois
flaw-expected = doit valoir { $expected }, et non { $value }
flaw-count = il en faut { $expected }, et non { $value }
flaw-permutation = doit contenir chaque nombre de 1 à { $expected } exactement une fois
flaw-points = les points vont de 0 à 99 : « { $value } » ne convient pas
flaw-source = « { $value } » n’est pas une source : écrivez « reconstructed », ou « stated » suivi des textes qui le disent (fr, uk, en, box)
flaw-fingerprint = cette version n’a pas de matériel d’empreinte « { $value } »
unknown-game = le jeu « { $value } » n’existe pas ; choix possibles : { $known }
no-weights = ce ne sont pas des poids pour { $game }, ou ceux d’une autre version
