# Налаштування й дії гри, які називає інша програма.

flaw-option-unknown = такого налаштування немає; є: { $known }
flaw-option-value = { $value } не підходить: { $detail }
flaw-no-deal = ніхто не знає роздачі цієї партії
action-unknown = action: дії { $value } немає, вони йдуть від 0 до { $last }
batch-length = { $array }: потрібно { $length } значень
batch-illegal = actions: дія { $action } не дозволена в партії номер { $slot }; нічого не зіграно
