# Around the first games that teach. What they say themselves is in lessons/.

web-learn = Apprendre
web-learn-game = Apprendre { $game }
web-learn-offer = Jamais joué ? Apprenez en jouant, en trois minutes environ.
web-learn-yes = Je veux apprendre
web-learn-no = Jouer tout de suite
web-learn-loading = La leçon arrive…
web-learn-none = La leçon n’a pas pu être chargée. Le réseau est-il disponible ?
web-learn-step = Étape { $step } sur { $of }
web-learn-next = Suite
web-learn-back = Retour
web-learn-leave = Quitter
web-learn-again = Recommencer
web-learn-first-game = Jouer une première partie
web-learn-other = Ce serait possible : { $what }. Pour l’instant, appuyez sur ce qui est entouré.
web-learn-read-on = Ce serait possible : { $what }. Lisez d’abord la suite : appuyez sur « { web-learn-next } ».
