# Ce que dit le module Python quand quelque chose ne va pas.

python-seat = seat : la place { $value } n’existe pas, elles vont de 0 à { $last }
python-notation = notation : aucune action ne s’écrit « { $value } »
python-lang = lang : « { $value } » n’est pas une langue ; choix possibles : { $known }
python-bot = level : « { $value } » n’est pas un robot ; choix possibles : { $known }
python-budget = budget : indiquez un nombre de suites ou de millisecondes, au moins 1, et pas les deux
python-range = { $name } : { $value } est hors limites
python-reward = reward : « { $value } » n’est ni « result » ni « points »
python-count = count : impossible de jouer { $value } parties à la fois ; il en faut de 1 à { $most }
python-option-type = { $option } : une option ne peut pas être de type { $value }
python-actions = actions : il faut un tableau NumPy de nombres entiers, à une dimension
python-no-table = cet état a été redistribué : il n’a pas de donne qu’un fichier puisse contenir
python-analysis-budget = budget : on ne peut pas essayer { $value } continuations pour chaque tour ; il en faut de { $least } à { $most }
python-progress = progress : il faut quelque chose qui puisse être appelé
python-path = { $name } : « { $value } » est un chemin ; donnez le texte du fichier, tel que open(path).read() le lit
python-refused = place { $seat } : « { $action } » est contraire à { $rule } : { $sentence }
python-nothing-to-decide = seat : la place { $seat } n’a rien à décider maintenant ; state.awaited() dit qui doit décider
python-over = state : la partie est terminée, personne n’a rien à décider
python-forfeited = index : la partie s’est terminée par un abandon ou faute de temps
python-tries-nothing = { $name } : « { $value } » n’essaie rien, il n’y a donc rien à limiter
python-threads = threads : { $value } est hors limites ; il en faut de 1 à { $most }
python-bots = { $name } : il en faut un pour toutes les places ou une liste de { $players }, et non de { $value }
python-none-ended = place : aucune partie ne s’est encore terminée à la place { $value }
