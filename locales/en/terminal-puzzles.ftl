# Finding puzzles.

terminal-puzzles = { $count ->
    [one] { $count } puzzle is in { $path }.
   *[other] { $count } puzzles are in { $path }.
}
