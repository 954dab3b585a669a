# Plusieurs serveurs sur une même base de données.

cli-serve-bus = --bus : ce n’est pas une adresse comme nats://bus.example.org:4222
cli-serve-bus-alone = --bus sert aux serveurs qui partagent une base PostgreSQL (--data postgres://…) ; un fichier n’a qu’un serveur
crash-waited = Personne n’a attendu plus de { $seconds } s la confirmation d’un coup.
move-done = { $rows } lignes se trouvent maintenant dans { $to }. { $tables ->
    [one] { $tables } table a été rejouée
   *[other] { $tables } tables ont été rejouées
} des deux côtés, avec le même résultat.
move-not-empty = { $to } n’est pas vide : « { $table } » contient déjà quelque chose
move-differs = { $to } diffère de l’original, dans « { $table } » : un serveur tourne-t-il encore ? Videz la base et recommencez
share-unreadable = ceci n’est pas une part de tournoi : { $detail }
share-of-another = ceci est une part d’un autre tournoi : indiquez le même jeu, les mêmes bots, le même nombre de donnes et la même graine
share-missing = il manque des parts : chacune doit être donnée une seule fois
