# Work that several machines share, and what is wrong with a part of it.

share-unreadable = this is not a share of any work
share-damaged = this share is damaged or not whole: make it again
share-of-another = this is a share of other work: { $what } is “{ $theirs }” there, and “{ $ours }” here
share-twice = share { $number } is given twice
share-missing = share { $number } of { $of } is missing
share-stopped = interrupted: this share is not whole, and nothing of it is printed
share-too-large = this share is larger than any file that can be joined: divide the work into more shares
share-command = the command
share-version = the program’s version
share-count = the number of shares
share-game = the game
share-rules = the version of the rules
share-options = the options of the game
share-components = the check sum of the components
share-files = the number of files
share-contents = the check sum of the files
share-lesson = the lesson
share-learned = the check sum of what was learned before
share-engine = the version of the engine
share-weights = the check sum of the weights
