# Ce que dit l’application de navigateur au sujet des tables en ligne.

## Le serveur

web-net-refused = Cela n’a pas marché : { $reason }.
web-net-unreached = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
web-net-unreadable = La réponse du serveur est illisible. Rechargez la page, puis réessayez.
web-net-bad-name = Un nom compte de 1 à 24 lettres, toutes visibles.

## Titres des pages

web-online-table = Table en ligne
web-join = Invitation
web-pass = Carte d’embarquement
web-me-page = Qui je suis
