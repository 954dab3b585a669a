# Un travail partagé entre plusieurs machines, et ce qui ne va pas dans une de ses parts.

share-unreadable = ceci n’est la part de rien
share-damaged = cette part est abîmée ou incomplète : refaites-la
share-of-another = ceci est une part d’un autre travail : { $what } y vaut « { $theirs } », et « { $ours } » ici
share-twice = la part { $number } est donnée deux fois
share-missing = il manque la part { $number } sur { $of }
share-stopped = interruption : cette part est incomplète, rien n’en est affiché
share-too-large = cette part dépasse la taille des fichiers que l’on peut réunir : divisez le travail en davantage de parts
share-command = la commande
share-version = la version du programme
share-count = le nombre de parts
share-game = le jeu
share-rules = la version des règles
share-options = les options du jeu
share-components = la somme de contrôle du matériel
share-files = le nombre de fichiers
share-contents = la somme de contrôle des fichiers
share-lesson = la leçon
share-learned = la somme de contrôle de ce qui a été appris avant
share-engine = la version du moteur
share-weights = la somme de contrôle des poids
