# Options and actions of a game that another program names.

flaw-option-unknown = there is no such option; there are: { $known }
flaw-option-value = { $value } does not fit: { $detail }
flaw-no-deal = nobody knows the deal of this game
action-unknown = action: there is no action { $value }, they go from 0 to { $last }
batch-length = { $array }: must have { $length } entries
batch-illegal = actions: { $action } is not legal in the game at place { $slot }; nothing was played
