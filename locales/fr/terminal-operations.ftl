# Ce que disent les commandes qui vérifient les parties d’un serveur et gardent sa base de données.

## seaboard verify

verify-no-proof = le fichier ne dit pas comment la donne a été faite ; seules les parties terminées d’un serveur le disent
verify-promised = La promesse du fichier est bien celle qui vous a été donnée.
verify-promised-other = La promesse du fichier n’est pas celle qui vous a été donnée, mais { $commit }.
verify-kept = Le secret du serveur est celui qu’il avait promis pour cette table et ce jeu : { $commit }.
verify-broken = Le secret du serveur n’est pas celui qui avait été promis pour cette table et ce jeu : { $commit }.
verify-dealt = La donne est bien celle qui découle du secret et de ce que les joueurs ont ajouté ({ $salts ->
    [one] { $salts } sel
   *[other] { $salts } sels
}).
verify-dealt-other = La donne n’est pas celle qui découle du secret et de ce que les joueurs ont ajouté ({ $salts ->
    [one] { $salts } sel
   *[other] { $salts } sels
}).
verify-no-key = On ne peut donc rien dire de la donne.
verify-moves = Tous les coups suivent les règles ({ $moves ->
    [one] { $moves } ligne
   *[other] { $moves } lignes
} du journal).
verify-moves-wrong = Les coups ne suivent pas les règles : { $reason }
verify-compare = Comparez la promesse avec celle que votre application a montrée avant la partie (--commit) : un fichier seul ne peut prouver quand elle a été faite.
verify-sound = Tout est en ordre.
verify-unsound = Quelque chose ne va pas dans cette partie.

## seaboard backup, seaboard check-tables

database-exists = { $path } existe déjà ; rien n’est écrasé
database-copied = La copie est { $path } ({ $kilobytes } Kio).
database-not-ours = ce n’est pas une base de données de Seaboard
database-newer = une version plus récente a écrit cette base de données : elle est en version { $found }, ce programme connaît jusqu’à { $known }
database-older = cette base de données est en version { $found }, ce programme travaille avec { $known }
database-trouble = la base de données ne répond pas : { $detail }
database-fault = La base de données est endommagée : { $detail }
database-damaged = { $path } est endommagée ; restaurez une sauvegarde.
table-does-not-load = La table { $table } ({ $game }) ne se charge pas : { $detail }
tables-load = { $count ->
    [0] Aucune partie n’est en cours, et la base de données est saine.
    [one] La partie en cours se charge avec ce programme, et la base de données est saine.
   *[other] Les { $count } parties en cours se chargent toutes avec ce programme, et la base de données est saine.
}
tables-do-not-load = { $broken ->
    [one] { $broken } partie en cours sur { $count } ne se charge pas
   *[other] { $broken } parties en cours sur { $count } ne se chargent pas
} avec ce programme : gardez celui que vous avez.
