# Звуки.

web-sounds = Звуки
