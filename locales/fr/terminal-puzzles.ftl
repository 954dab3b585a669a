# La recherche de problèmes.

terminal-puzzles = { $count ->
    [one] Il y a { $count } problème dans { $path }.
   *[other] Il y a { $count } problèmes dans { $path }.
}
