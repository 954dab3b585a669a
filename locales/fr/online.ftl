# Ce que disent les tables en ligne. Les motifs suivent un deux-points : minuscule, sans point final.

## Pourquoi une demande est refusée

net-stale = la table a changé entre-temps
net-aborted = la partie a été arrêtée sans résultat
net-forbidden = ce n’est pas possible maintenant
net-leave-instead = à plus de deux joueurs, laissez plutôt votre place à un robot
net-bot-plays = un robot joue à cette place
net-no-takebacks = à cette table, on ne reprend pas ses coups
net-offer-open = une autre proposition attend encore une réponse
net-offer-gone = cette proposition n’est plus d’actualité
net-offer-later = vous pourrez redemander dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
net-not-claimable = cette place ne peut pas être réclamée maintenant
net-not-paused = les pendules tournent
net-no-table = cette table n’existe pas
net-not-saved = le coup n’a pas pu être enregistré ; réessayez
