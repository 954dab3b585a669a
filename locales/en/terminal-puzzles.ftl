# Finding puzzles.

terminal-puzzles = { $count ->
    [one] { $count } puzzle is in { $path }.
   *[other] { $count } puzzles are in { $path }.
}
terminal-puzzles-other = these are other puzzles, found by “{ $command }”; search for the same ones, or name another file
