# Bots: what their levels are called.

bot-deckhand = Deckhand
bot-helmsman = Helmsman
bot-navigator = Navigator
bot-admiral = Admiral
