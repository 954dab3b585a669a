# Пошук задач.

terminal-puzzles = { $count ->
    [one] У { $path } є { $count } задача.
    [few] У { $path } є { $count } задачі.
    [many] У { $path } є { $count } задач.
   *[other] У { $path } є { $count } задачі.
}
terminal-puzzles-other = це інші задачі, знайдені командою «{ $command }»; шукайте такі самі або назвіть інший файл
