# Around the first games that teach. What they say themselves is in lessons/.

web-learn = Learn
web-learn-game = Learn { $game }
web-learn-offer = Never played it? Learn it by playing, in about three minutes.
web-learn-yes = Teach me
web-learn-no = Play at once
web-learn-loading = The lesson is coming…
web-learn-none = The lesson could not be fetched. Is there a network?
web-learn-step = Step { $step } of { $of }
web-learn-next = Next
web-learn-back = Back
web-learn-leave = Leave
web-learn-again = Once more
web-learn-first-game = Play a first game
web-learn-other = You could: { $what }. For now, press what is ringed.
web-learn-read-on = You could: { $what }. First read on: press “{ web-learn-next }”.
