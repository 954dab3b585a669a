### What every page says of the games: everything else of a game is fetched with it.

come-sail-away-name = Усі на борт!
csa-about = Автори гри: Saashi і Daryl Chow; видавництво Saashi & Saashi, 2023 рік.
web-come-sail-away-facts = 1–4 гравці · 25 хвилин
web-come-sail-away-pitch = Ведіть пасажирів своїм кораблем від приміщення до приміщення й знайдіть місце для кожного.

on-board-name = On Board
ob-about = Автори гри: Antoine Bauza, Corentin Lebrat, Ludovic Maublanc і Théo Rivière; видавництво Capitaine Meeple, 2022 рік. Перше видання, Bienvenue à bord, — 2019 рік.
web-on-board-facts = 2 гравці · 20 хвилин
web-on-board-pitch = Один розподіляє три карти на два стоси, інший вибирає: хто краще заповнить свій лайнер?

pirates-under-fire-name = Pirates Under Fire
puf-about = Автори гри: Stefania Niccolini і Marco Canetta; видавництво Explor8, 2019 рік.
web-pirates-under-fire-facts = 2 гравці · 30 хвилин
web-pirates-under-fire-pitch = Виставляйте кораблі, стріляйте через море, нікому не показуйте своїх плиток: три кораблі в ряд дають очки, якщо наприкінці вони ще на плаву.
