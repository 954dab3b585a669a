# Ce que dit l’application de navigateur au sujet des tables en ligne.

## The server

web-net-refused = Cela n’a pas marché : { $reason }.
web-net-unreached = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
web-net-unreadable = La réponse du serveur est illisible. Rechargez la page, puis réessayez.
web-net-bad-name = Un nom compte de 1 à 24 caractères visibles.
web-net-absent = Il n’y a pas de tables en ligne ici, ou le serveur est injoignable.
web-net-loading = Un instant…
web-net-privacy = Les parties aux tables en ligne sont gardées par le serveur où vous jouez, avec votre nom et ce que vous y écrivez. Il ne garde aucune adresse, ni électronique ni de réseau, et vous pouvez tout supprimer sous « { web-me-page } ».

## Titles of pages

web-online-table = Table en ligne
web-join = Invitation
web-pass = Carte d’embarquement
web-me-page = Qui je suis

## Who one is

web-your-name = Votre nom
web-your-name-why = Les autres le voient à vos tables. Pas de compte, pas de mot de passe.
web-go-on = Continuer
web-me-unknown = Ce serveur ne vous connaît pas encore. Dites-lui comment on peut vous appeler : vous pourrez ouvrir des tables et en rejoindre.
web-save = Enregistrer
web-saved = C’est enregistré.
web-devices = Mes appareils
web-device-this = Cet appareil : depuis le { $since }
web-device-other = Un autre appareil : depuis le { $since }, dernière visite le { $seen }
web-end-others = Se déconnecter de tous les autres appareils
web-pass-what = Avec une carte d’embarquement, un autre téléphone ou ordinateur vous reconnaît : vous y gardez votre nom et vos places. Elle sert une seule fois.
web-pass-make = Créer une carte d’embarquement
web-pass-link = Ouvrez ce lien sur l’autre appareil
web-pass-until = La carte sert une seule fois, jusqu’à { $time }. Ne la donnez à personne : qui l’ouvre joue sous votre nom.
web-pass-here = Avec cette carte d’embarquement, ce navigateur devient celui de quelqu’un qui joue déjà sur un autre appareil.
web-pass-instead = Pour l’instant, vous êtes { $name } dans ce navigateur. Ce ne sera plus le cas une fois à bord.
web-pass-use = Monter à bord
web-programs = Mes programmes
web-programs-what = Des programmes peuvent jouer en votre nom par l’interface du serveur. Les autres voient que ce sont des programmes.
web-program-name = Nom du programme
web-program-make = Ajouter un programme
web-token = Jeton
web-token-once = Ce jeton n’est montré que maintenant. Gardez-le bien : qui le possède joue à la place de ce programme.
web-blocked = Personnes bloquées
web-blocked-none = Vous n’avez bloqué personne.
web-unblock = Débloquer
web-farewell = Partir
web-log-out = M’oublier sur cet appareil
web-log-out-sure = Vraiment m’oublier ici ?
web-log-out-what = Vous pourrez revenir avec une carte d’embarquement créée sur un autre appareil ; sans elle, vos places sont perdues.
web-logged-out = Cet appareil ne vous connaît plus.
web-delete-me = Supprimer toutes mes données
web-delete-me-what = Votre nom, vos appareils, vos programmes et tout ce que vous avez écrit seront supprimés. Aux tables où vous jouez encore, un robot prend votre place. Les parties terminées restent aux autres, sans votre nom.
web-delete-me-all = Tout supprimer
web-delete-me-sure = Définitivement ? C’est irréversible.
web-delete-me-not = Tout garder
web-deleted = Toutes vos données sont supprimées.

## Opening a table

web-online = Entre amis
web-online-game = Jouer à { $game } en ligne entre amis
web-where = Où vous jouez
web-where-here = À cet écran
web-where-online = En ligne entre amis
web-seat-open = Libre : pour qui vient avec le lien
web-open-table = Ouvrir la table
web-time = Temps
web-time-how = Temps de réflexion
web-time-none = Sans pendule : chacun prend son temps
web-time-live = { $minutes } minutes chacun, plus { $seconds } secondes par tour
web-time-days = { $days ->
    [one] Un jour par tour
   *[other] { $days } jours par tour
}
web-time-reserve = { $days ->
    [one] Un jour en réserve pour les tours plus longs
   *[other] { $days } jours en réserve pour les tours plus longs
}
web-time-reserve-how = En réserve pour les tours plus longs
web-days = { $days ->
    [0] rien
    [one] { $days } jour
   *[other] { $days } jours
}
web-late = Si quelqu’un est trop lent
web-late-claim = Le temps écoulé, les autres décident
web-late-bot = Le temps écoulé, un robot continue
web-late-loss = Le temps écoulé, la partie est perdue
web-manners = Qui peut faire quoi
web-audience-link = Qui a le lien pour regarder peut regarder
web-audience-players = Seuls les joueurs voient la table
web-chat-yes = Texte libre dans la discussion
web-chat-no = Phrases prêtes seulement dans la discussion
web-takebacks-yes = Un coup peut être annulé si tous sont d’accord
web-takebacks-no = Personne ne demande à annuler un coup
web-hints-yes = Les indices de l’application sont permis
web-hints-no = Pas d’indices de l’application

## Waiting for the others

web-waiting = En attente du début de la partie
web-waiting-for = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}
web-waiting-full = Toutes les places sont prises
web-waiting-owner = La personne qui a ouvert la table lancera la partie.
web-agreed = Ce qui est convenu
web-seat-free = libre
web-seat-here = est là
web-seat-away = n’est pas là
web-seat-turn = doit jouer
web-seat-you = vous
web-seat-owner = a ouvert la table
web-seat-program = programme
web-seat-bot = robot
web-seat-put-bot = Ajouter un robot
web-sit-here = S’asseoir ici
web-sit-over = Changer pour cette place
web-leave-seat = Se lever
web-free-seat = Libérer la place
web-invite = Inviter les autres
web-invite-how = Envoyez ce lien, ou faites lire le code par l’appareil photo d’un téléphone. Qui l’ouvre voit la table et peut s’asseoir.
web-invite-link = Invitation
web-watch-invite = Laisser d’autres regarder
web-watch-how = Avec ce lien, on peut regarder, mais pas s’asseoir.
web-watch-link = Lien pour regarder
web-link-copy = Copier
web-link-share = Partager
web-link-copied-short = C’est copié.
web-link-selected = Le texte est sélectionné : copiez-le avec la commande de votre appareil.
web-link-qr = Code QR du lien
web-link-nowhere = Vous avez ouvert cette page sur la machine du serveur, à une adresse qui ne mène nulle part ailleurs. Pour que d’autres puissent venir, lancez le serveur avec « { $listen } », ou indiquez-lui son adresse publique avec « { $public } ».
web-link-elsewhere = Vous avez ouvert cette page sur la machine du serveur. Les liens utilisent une adresse que les autres peuvent atteindre : { $address }
web-new-links = Créer de nouveaux liens (les anciens ne marcheront plus)
web-cancel-table = Annuler la table
web-cancel-table-sure = Vraiment annuler la table ?
web-table-unknown = Cette table est réservée à ses joueurs et à qui a un lien. Si vous y jouez, utilisez une carte d’embarquement de votre autre appareil ; sinon, demandez une invitation.

## Invitations

web-invited = Vous êtes invité à une table
web-invited-name = Dites comment on peut vous appeler, et vous verrez qui joue à quoi. Vous ne vous asseyez qu’en appuyant sur le bouton.
web-invited-look = Vous êtes invité à regarder
web-invited-look-name = Dites comment on peut vous appeler, et vous verrez qui joue à quoi.
web-invited-by = { $name } vous invite à jouer
web-invited-look-by = { $name } vous invite à regarder
web-invite-gone = Cette invitation n’est plus valable. Demandez un nouveau lien.
web-invite-full = Toutes les places sont prises.
web-invite-playing = La partie a déjà commencé.
web-invite-over = La partie est terminée.
web-you-sit = Vous avez une place à cette table.
web-to-table = Aller à la table
web-sit-down = S’asseoir
web-look-on = Regarder

## One’s tables

web-online-tables = Mes tables en ligne
web-online-finished = Tables en ligne terminées
web-my-turn = À vous de jouer
web-their-turn = On attend { $names }
web-online-aborted = Terminée sans résultat
web-left-minutes = { $count ->
    [one] encore { $count } minute
   *[other] encore { $count } minutes
}
web-left-hours = { $count ->
    [one] encore { $count } heure
   *[other] encore { $count } heures
}
web-left-days = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
}
