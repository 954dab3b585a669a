# Options of a game that another program names.

flaw-option-unknown = there is no such option; there are: { $known }
flaw-option-value = { $value } does not fit: { $detail }
flaw-no-deal = nobody knows the deal of this game
