# Around the board: what is opened beside it, the menu, the game shown again.
web-panel-points = Очки та лічильники
web-panel-tip = Порада
web-autoplay = Показати партію знову
web-autoplay-stop = Зупинити тут
web-new-game = Нова партія
web-copy-link = Скопіювати посилання
web-link-refused = Браузер не дозволив скопіювати.
web-shortcuts = Клавіші
web-key-move = До сусіднього місця
web-key-press = Натиснути
web-key-close = Закрити відкрите
