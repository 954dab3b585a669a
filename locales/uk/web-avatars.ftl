# Емблеми й кольори гравців.

web-look = Ваша емблема й колір
web-look-face = Емблема
web-look-colour = Колір
web-face-gull = Чайка
web-face-whale = Кит
web-face-crab = Краб
web-face-octopus = Восьминіг
web-face-turtle = Черепаха
web-face-lighthouse = Маяк
web-colour-blue = Синій
web-colour-red = Червоний
web-colour-sea = Морський зелений
web-colour-violet = Фіолетовий
web-colour-brass = Латунний
web-colour-slate = Сланцевий
