# Puzzles: positions with one clearly best turn.

web-puzzles = Puzzles
web-puzzles-how = Each puzzle is a position from a game with one turn that is clearly the best. Find it.
web-puzzle-today = Puzzle of the day: { $game }
web-puzzles-solved = { $count ->
    [0] None solved yet.
    [one] { $count } solved.
   *[other] { $count } solved.
}
web-puzzles-loading = The puzzles are on their way…
web-puzzles-none = There is no such puzzle.
web-puzzles-all = All puzzles
web-puzzle-next = Next puzzle
web-puzzle-task = { $level }: one turn is better than all others by { $amount } or more. Play it.
web-puzzle-level-1 = Easy
web-puzzle-level-2 = Medium
web-puzzle-level-3 = Hard
web-puzzle-level-4 = Very hard
