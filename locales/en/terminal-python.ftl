# What the Python package says when something is wrong.

python-seat = seat: there is no seat { $value }, they go from 0 to { $last }
python-notation = notation: no action is written “{ $value }”
python-lang = lang: “{ $value }” is not a language; there are { $known }
python-bot = level: “{ $value }” is not a bot; there are { $known }
python-budget = budget: give a number of continuations or of milliseconds, at least 1, and not both
python-range = { $name }: { $value } is out of range
python-reward = reward: “{ $value }” is neither “result” nor “points”
python-count = count: { $value } games cannot be played at once; it can be 1 to { $most }
python-option-type = { $option }: an option cannot be of type { $value }
python-actions = actions: must be a NumPy array of whole numbers with one dimension
python-no-table = this state was redealt: it has no deal that a file could hold
python-analysis-budget = budget: { $value } continuations cannot be tried for each turn; it can be { $least } to { $most }
python-progress = progress: must be something that can be called
python-path = { $name }: “{ $value }” is a path; give the text of the file, as open(path).read() reads it
python-refused = seat { $seat }: “{ $action }” is against { $rule }: { $sentence }
python-nothing-to-decide = seat: seat { $seat } has nothing to decide now; state.awaited() says who has
python-over = state: the game is over, nobody has anything to decide
python-forfeited = index: the game ended when somebody resigned or ran out of time
python-tries-nothing = { $name }: “{ $value }” tries nothing out, so there is nothing to limit
python-threads = threads: { $value } is out of range; it can be 1 to { $most }
python-bots = { $name }: must be one for all seats or a list of { $players }, not of { $value }
python-none-ended = place: no game has ended yet at place { $value }
