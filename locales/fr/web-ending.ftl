# La fin d’une partie : ce que le résultat est pour qui le lit, et comment on y est arrivé.

web-result-won = Vous avez gagné, { $own } à { $other }
web-result-lost = Vous avez perdu, { $own } à { $other }
web-result-won-early = Vous avez gagné
web-result-lost-early = Vous avez perdu
web-result-shared = Victoire partagée, { $own } partout
web-result-alone = { $count ->
    [one] { $own } point
   *[other] { $own } points
}
web-course = Évolution des points
web-course-said = Évolution des points, au début, au milieu et à la fin : { $standings }
