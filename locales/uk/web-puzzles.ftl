# Задачі: позиції з одним помітно найкращим ходом.

web-puzzles = Задачі
web-puzzles-how = Кожна задача — позиція з партії, у якій один хід помітно найкращий. Знайдіть його.
web-puzzle-today = Задача дня: { $game }
web-puzzles-solved = { $count ->
    [0] Поки що жодної не розв’язано.
    [one] Розв’язано: { $count }.
    [few] Розв’язано: { $count }.
    [many] Розв’язано: { $count }.
   *[other] Розв’язано: { $count }.
}
web-puzzles-loading = Задачі вже в дорозі…
web-puzzles-none = Такої задачі немає.
web-puzzles-all = Усі задачі
web-puzzle-next = Наступна задача
web-puzzle-task = { $level }: один хід кращий за всі інші щонайменше на { $amount }. Зіграйте його.
web-puzzle-level-1 = Легка
web-puzzle-level-2 = Середня
web-puzzle-level-3 = Складна
web-puzzle-level-4 = Дуже складна
