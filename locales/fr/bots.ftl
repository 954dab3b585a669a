# Les robots : comment s’appellent leurs niveaux.

bot-deckhand = Matelot
bot-helmsman = Timonier
bot-navigator = Officier
bot-admiral = Amiral
