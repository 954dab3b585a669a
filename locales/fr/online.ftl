# Ce que disent les tables en ligne. Les motifs suivent un deux-points : minuscule, sans point final.

## Pourquoi une demande est refusée

net-stale = la table a changé entre-temps
net-aborted = la partie a été arrêtée sans résultat
net-forbidden = ce n’est pas possible maintenant
net-leave-instead = à plus de deux joueurs, laissez plutôt votre place à un robot
net-bot-plays = un robot joue à cette place
net-no-takebacks = à cette table, on ne demande pas à annuler un coup
net-offer-open = une autre proposition attend encore une réponse
net-offer-gone = cette proposition n’est plus d’actualité
net-offer-later = vous pourrez redemander dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
net-not-claimable = cette place ne peut pas être réclamée maintenant
net-not-paused = les pendules tournent
net-log-full = il s’est passé tant de choses à cette table que la partie ne peut plus qu’être arrêtée
net-gifts-enough = ce joueur a déjà reçu assez de temps
net-no-table = cette table n’existe pas
net-not-saved = le coup n’a pas pu être enregistré ; réessayez

## Pourquoi une requête est refusée

net-no-session = dites d’abord qui vous êtes
net-known = on vous connaît déjà ici
net-session-ended = vous avez été déconnecté sur cet appareil
net-only-people = réservé aux personnes, pas aux programmes
net-nobody = il n’y a personne de ce genre
net-no-pass = cette carte d’embarquement a déjà servi ou n’est plus valable
net-bad-language = on ne parle pas cette langue ici
net-not-here = il n’y a rien à cette adresse
net-other-method = cette adresse ne s’utilise pas ainsi
net-other-page = la requête ne vient pas d’une page de ce serveur
net-no-json = la requête n’est pas écrite en JSON
net-malformed = la requête est illisible ({ $detail })
net-no-message = ce qui a été envoyé n’est pas un message
net-no-socket = cette adresse est réservée aux connexions permanentes
net-too-large = la requête est trop longue
net-too-slow = la requête a mis trop de temps à arriver
net-too-often = c’était trop à la fois ; attendez un instant
net-too-many-tables = vous avez déjà autant de tables que possible ; terminez-en une d’abord
net-too-many-programs = vous avez déjà autant de programmes que possible
net-too-many-sockets = trop de fenêtres sont déjà connectées
net-busy = le serveur ne peut rien enregistrer ni lire pour l’instant ; réessayez
net-stopping = le serveur va redémarrer
net-newer = ce serveur est plus ancien que ce qu’on lui demande ; un plus récent s’en chargera
net-silent = plus rien ne venait depuis trop longtemps
net-other-protocol = l’application et le serveur ne s’accordent pas ; rechargez la page

## Pourquoi une table n’est pas ouverte, ou personne ne s’assied

net-no-game = on ne joue pas à ce jeu ici
net-no-level = ce robot n’existe pas
net-bots-busy = les amiraux sont pris à d’autres tables ; choisissez un autre robot ou réessayez plus tard
net-no-seat = cette place n’existe pas
net-seat-count = ce jeu a { $count ->
    [one] { $count } place
   *[other] { $count } places
}
net-seated-twice = vous ne pouvez occuper qu’une place
net-only-bots = il faut quelqu’un d’autre que des robots
net-sit-instead = asseyez-vous-y vous-même
net-bad-pace = le temps est trop court ou trop long
net-begun = la partie a déjà commencé
net-not-begun = la partie n’a pas encore commencé
net-not-over = la partie n’est pas encore finie
net-not-owner = seul celui qui a ouvert la table peut faire cela
net-not-seated = vous n’êtes pas assis à cette table
net-only-watch = avec ce lien, vous pouvez regarder, mais pas vous asseoir
net-not-together = vous ne pouvez pas vous asseoir à cette table
net-taken = cette place est prise
net-empty-seats = une place est encore libre

## À la table

net-crowded = trop de monde regarde déjà cette table
net-not-watching = vous ne suivez pas cette table
net-watching-too-many = vous suivez trop de tables à la fois
net-look-too-far = c’est trop de retours en arrière à la fois
net-no-text = à cette table, il n’y a que les phrases prêtes
net-no-line = cela ne peut pas se dire
net-long-line = cette ligne est trop longue
