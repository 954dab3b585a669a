# Боти: як звуться їхні рівні.

bot-deckhand = Матрос
bot-helmsman = Стерновий
bot-navigator = Штурман
bot-admiral = Адмірал
