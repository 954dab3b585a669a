# Що каже модуль Python, коли щось не так.

python-seat = seat: місця { $value } немає, вони йдуть від 0 до { $last }
python-notation = notation: жодна дія не записується як «{ $value }»
python-lang = lang: «{ $value }» — не мова; є { $known }
python-bot = level: «{ $value }» — не бот; є { $known }
python-budget = budget: вкажіть кількість продовжень або мілісекунд, щонайменше 1, але не обидві
python-range = { $name }: { $value } поза допустимими межами
python-reward = reward: «{ $value }» — це ні «result», ні «points»
python-count = count: не можна грати { $value } партій одночасно; можна від 1 до { $most }
python-option-type = { $option }: налаштування не може бути типу { $value }
python-actions = actions: потрібен одновимірний масив цілих чисел NumPy
python-no-table = цей стан роздано наново: він не має роздачі, яку міг би зберегти файл
python-analysis-budget = budget: не можна спробувати { $value } продовжень для кожного ходу; їх може бути від { $least } до { $most }
python-progress = progress: має бути тим, що можна викликати
python-path = { $name }: «{ $value }» — це шлях; дайте текст файлу, як його читає open(path).read()
python-refused = місце { $seat }: «{ $action }» суперечить { $rule }: { $sentence }
python-nothing-to-decide = seat: місцю { $seat } зараз нічого вирішувати; state.awaited() каже, хто вирішує
python-over = state: партію закінчено, нікому нічого вирішувати
python-forfeited = index: гра закінчилася, бо хтось здався чи вичерпав свій час
python-tries-nothing = { $name }: «{ $value }» нічого не перебирає, тож обмежувати нічого
python-threads = threads: { $value } поза допустимими межами; можна від 1 до { $most }
python-bots = { $name }: має бути один на всі місця або список із { $players }, а не з { $value }
python-none-ended = place: на місці { $value } ще не закінчилася жодна партія
