# Робота, яку ділять між собою кілька машин, і що не так із її часткою.

share-unreadable = це не частка жодної роботи
share-damaged = ця частка пошкоджена або неповна: зробіть її ще раз
share-of-another = це частка іншої роботи: { $what } там «{ $theirs }», а тут «{ $ours }»
share-twice = частку { $number } вказано двічі
share-missing = бракує частки { $number } з { $of }
share-stopped = перервано: ця частка неповна, і з неї нічого не виведено
share-too-large = ця частка більша за будь-який файл, який можна об’єднати: поділіть роботу на більше часток
share-command = команда
share-version = версія програми
share-count = кількість часток
share-game = гра
share-rules = версія правил
share-options = параметри гри
share-components = контрольна сума компонентів
share-files = кількість файлів
share-contents = контрольна сума файлів
share-lesson = урок
share-learned = контрольна сума вивченого досі
share-engine = версія рушія
share-weights = контрольна сума ваг
