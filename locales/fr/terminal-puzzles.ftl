# La recherche de problèmes.

terminal-puzzles = { $count ->
    [one] Il y a { $count } problème dans { $path }.
   *[other] Il y a { $count } problèmes dans { $path }.
}
terminal-puzzles-other = ce sont d’autres problèmes, trouvés par « { $command } » ; cherchez les mêmes ou nommez un autre fichier
