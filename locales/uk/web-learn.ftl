# Around the first games that teach. What they say themselves is in lessons/.

web-learn = Навчання
web-learn-game = Навчитися грати: { $game }
web-learn-offer = Ще не грали? Навчіться за грою, приблизно за три хвилини.
web-learn-yes = Навчіть мене
web-learn-no = Грати одразу
web-learn-loading = Урок завантажується…
web-learn-none = Не вдалося завантажити урок. Чи є мережа?
web-learn-step = Крок { $step } з { $of }
web-learn-next = Далі
web-learn-back = Назад
web-learn-leave = Вийти
web-learn-again = Ще раз
web-learn-first-game = Зіграти першу партію
web-learn-other = Можна й так: { $what }. Але зараз натисніть на те, що обведено.
web-learn-read-on = Можна й так: { $what }. Спершу читайте далі: натисніть «{ web-learn-next }».
