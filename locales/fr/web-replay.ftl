# Ce que les autres ont fait, montré de nouveau.

web-replay-again = Revoir
