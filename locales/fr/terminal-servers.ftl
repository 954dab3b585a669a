# Plusieurs serveurs sur une même base de données.

cli-serve-bus = --bus : ce n’est pas une adresse comme nats://bus.example.org:4222
cli-serve-bus-alone = --bus sert aux serveurs qui partagent une base PostgreSQL (--data postgres://…) ; un fichier n’a qu’un serveur
crash-waited = Personne n’a attendu plus de { $seconds } s la confirmation d’un coup, ni n’est resté sans serveur plus de { $away } s ; { $sent } fois, quelqu’un a été invité à aller ailleurs ou à revenir.
crash-restarted = Les serveurs ont été arrêtés { $kills } fois, l’un après l’autre. { $games } parties ont été jouées jusqu’au bout ; les { $moves } coups confirmés figurent tous une fois dans leurs journaux ({ $resent } ont été renvoyés).
crash-checked = Tables où ce que chacun a fait et vu s’accorde avec le journal : { $games }.
move-done = { $rows } lignes se trouvent maintenant dans { $to }. { $tables ->
    [one] { $tables } table a été rejouée
   *[other] { $tables } tables ont été rejouées
} des deux côtés, avec le même résultat.
move-not-empty = { $to } n’est pas vide : « { $table } » contient déjà quelque chose
move-differs = { $to } diffère de l’original, dans « { $table } » : un serveur tourne-t-il encore ? Videz la base et recommencez
