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

## seaboard load, seaboard crash

load-not-here = { $url } n’est pas sur cette machine ; si c’est votre propre serveur, ajoutez --yes-this-is-my-server
load-trouble = le serveur { $url } ne suit pas : { $detail }
limits-unreadable = ce ne sont pas des limites : { $detail }
load-moves = { $moves } coups confirmés en { $seconds } s : { $rate } par seconde ; { $games } parties jouées jusqu’au bout
load-latency = De l’ordre à sa propre image : la moitié en { $half } ms au plus, 90 % en { $most } ms, 99 % en { $nearly } ms, 99,9 % en { $all } ms, le plus long en { $longest } ms
load-marks = Toutes les marques étaient justes ({ $frames } images).
load-lost = Connexions interrompues avant la fin de la partie : { $connections } ; chacun était revenu en { $seconds } s au plus et a continué de jouer.
load-needs = Le serveur : { $rate } coups par seconde de processeur ; { $megabytes } Mo de mémoire
load-weight = { $sockets } connexions : { $socket } Kio chacune. { $tables } tables actives : { $table } Kio chacune
load-back = { $sockets } connexions étaient revenues en { $seconds } s, chacune avec l’image entière d’une table ; { $cpu } s de processeur du serveur
crash-lost = après un arrêt brutal : { $detail }
crash-done = Le serveur a été tué { $kills } fois. { $games } parties ont été jouées jusqu’au bout ; les { $moves } coups confirmés figurent tous une fois dans leurs journaux ({ $resent } ont été renvoyés).
