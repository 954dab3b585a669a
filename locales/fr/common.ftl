# Phrases communes à tous les jeux.

player-n = Joueur { $n }
flaw = { $field } : { $reason }
