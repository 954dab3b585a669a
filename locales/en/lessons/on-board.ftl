# The first game of On Board.

ob-learn-ship = Welcome, captain! Your ship has three lines of cabins, of one to three stars. Passengers bring points, a satisfied one 1 more, an unhappy one 1 less.
ob-learn-split = Each round brings three cards. You split them into one and two, and the other takes the pile they like. Tempt them: let the passenger worth 5 stand alone.
ob-learn-offer = Both piles are worth taking, so you cannot lose much. Offer them.
ob-learn-cabins = They took the 5 points; you have new cabins and a passenger with a die. Passengers need an open cabin, so open the doors first.
ob-learn-better = This passenger asks for one star. A better cabin satisfies, a worse one makes unhappy. Give them two stars.
ob-learn-die = Two satisfied at once: one for the better cabin, one for the die. Finish the round.
ob-learn-look = Now the other splits, and you choose. Before you take a pile, look at what the other one would give them.
ob-learn-choose = Each die satisfies one passenger for every die on board. With a second one that is two: take it, even alone.
ob-learn-second = Two stars asked, two stars given. Watch the satisfied.
ob-learn-symbols = Two more. The other symbols: a sun pays 2 points at every port, and glasses climb to 2, 6, 12, 20 in the end. Finish the round.
ob-learn-again = You split again. Let the three-star door stand alone: you would like the other two. Then offer the piles.
ob-learn-wish = This passenger is worth 4 and wishes for a die on board, which you have; without one they would be unhappy. Press the card, then a three-star cabin.
ob-learn-lover = The heart is a lover: they joined a passenger by themselves, for 2 points and without a cabin of their own. Finish the round.
ob-learn-objective = The other lets an objective stand alone. Objectives bring points at the end for what you do anyway.
ob-learn-aim = 2 points for each of your dice: that is 4 already. Take the objective.
ob-learn-sun = A port comes after every fifth round, and suns pay there. Let the sun stand alone: the other will want two passengers.
ob-learn-unhappy = That is how it goes wrong: your sun asked for two stars, but only one-star cabins were free. One unhappy, 1 point less.
ob-learn-port = The port! Your sun paid 2. This port also asks who has more satisfied passengers: you, so you take 6. The other gets a small consolation.
ob-learn-ports = There are four ports in twenty rounds, each asking for something else. This table compares you with the other beforehand.
ob-learn-sheet = 22 to 18! Cabins, lovers, glasses, suns, ports, objectives, satisfied and unhappy passengers: that is the whole sheet.
ob-learn-ready = You know enough for a first game. A deckhand is waiting. Whatever you wonder about: rest the pointer on it, or hold a finger there.
