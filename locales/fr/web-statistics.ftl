# Comment se sont passées ses propres parties.

web-statistics = Statistiques
web-statistics-none = Aucune partie terminée pour l’instant.
web-statistics-against = Contre
web-statistics-alone = En solo
web-statistics-chance = Hasard
web-statistics-games = Parties
web-statistics-won = Gagnées
web-statistics-lost = Perdues
web-statistics-shared = Partagées
web-statistics-best = Record
web-statistics-average = Moyenne
web-statistics-number = { $number }
web-statistics-course = Points des dernières parties, la plus ancienne d’abord : { $points }
web-statistics-key = ● gagnée  ○ perdue  ■ partagée ou en solo. La plus récente est à droite.
web-statistics-apart = Comptées à part
web-statistics-practice = Entraînement : { $count }
web-statistics-given-up = Abandonnées : { $count }
web-statistics-elsewhere = Terminées ailleurs : { $count }
web-statistics-together = À plusieurs sur cet écran : { $count }

## In the list of games

web-progress = { $done } sur { $of }
web-mark-won = Gagnée
web-mark-lost = Perdue
web-mark-shared = Partagée
