# The first game of On Board.

ob-learn-ship = Welcome, captain! Your ship has three lines of cabins, of one to three stars. Passengers bring points, a satisfied one 1 more, an unhappy one 1 less.
ob-learn-split = Each round brings three cards. You split them into one and two, and your opponent takes the pile they like. Tempt them: set the passenger worth 5 points apart.
ob-learn-offer = Both piles are worth taking, so you cannot lose much. Offer them.
ob-learn-cabins = They took the 5 points; you have new cabins and a passenger with a die. Passengers need an open cabin, so open the doors first.
ob-learn-better = This passenger asks for one star. A better cabin makes them satisfied, a worse one unhappy. Give them two stars.
ob-learn-die = Two satisfied passengers at once: one for the better cabin, one for the die. Finish the round.
ob-learn-look = Now your opponent splits, and you choose. Before you take a pile, look at what the other one would give them.
ob-learn-choose = Each die satisfies one passenger for every die on board. With a second one that is two: take it, even alone.
ob-learn-second = Two stars asked, two stars given. Watch the satisfied passengers.
ob-learn-symbols = Two more. The other symbols: a sun scores 2 points at every port, and glasses climb to 2, 6, 12, 20 in the end. Finish the round.
ob-learn-again = You split again. Set the three-star door apart: you would like the other two. Then offer the piles.
ob-learn-wish = This passenger is worth 4 points and wants a die on board, which you have; without one they would be unhappy. Press the card, then a three-star cabin.
ob-learn-lover = The heart is a lover: they joined a passenger by themselves, for 2 points and without a cabin of their own. Finish the round.
ob-learn-objective = Your opponent sets an objective apart. Objectives bring points at the end for what you do anyway.
ob-learn-aim = 2 points for each of your dice: that is 4 already. Take the objective.
ob-learn-sun = A port comes after every fifth round, and suns score there. Set the sun apart: your opponent will want two passengers.
ob-learn-unhappy = That is how it goes wrong: your sun asked for two stars, but only one-star cabins were empty. One unhappy passenger, 1 point less.
ob-learn-port = The port! Your sun scored 2 points. This port also asks who has more satisfied passengers: you, so you score 6 points. Your opponent gets a small compensation.
ob-learn-ports = There are four ports in twenty rounds, each asking for something else. This table compares you with your opponent beforehand.
ob-learn-sheet = 22 to 18! Cabins, lovers, glasses, suns, ports, objectives, satisfied and unhappy passengers: that is the whole sheet.
ob-learn-ready = You know enough for a first game. A deckhand is waiting. Whatever you wonder about: rest the pointer on it, or hold a finger there.
