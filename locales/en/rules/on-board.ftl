# The rules of On Board and Bienvenue à bord, one message for each number of docs/rules/on-board.md.
# Said to a player whose action the rule refuses, and on the rules page.

## Parts and set-up

rule-ob-1 = The 60 cruise cards are 33 passengers, 18 cabins and 9 objectives. All are drawn, three a round: four legs of five rounds.
rule-ob-2 = A port of call ends each leg. On Board shuffles five and puts one away unseen; Bienvenue à bord shuffles its four. They stay face down until reached.
rule-ob-3 = Your ship sheet has three lines of cabins, of one, two and three stars. Four cabins are open at the start.
rule-ob-4 = You take turns as splitter, round by round. Chance decides who begins.

## A round

rule-ob-5 = The splitter draws three cards face up and splits them into a pile of one and a pile of two.
rule-ob-6 = The other player takes one of the two piles; the splitter gets the one that is left.
rule-ob-7 = Both players resolve their own cards at the same time, each in the order they like. You see what your opponent wrote once both are done.

## Cabin cards

rule-ob-8 = A cabin card opens the printed cabins, of the printed levels. Only an open cabin can take a passenger.
rule-ob-9 = Open a cabin of the printed level while one is closed. If none is left, you may open one of any lower level instead, or none; with nothing lower the opening is lost.
rule-ob-10 = The special cabin card opens cabins worth three stars in total, as you like. Go on while a closed cabin fits; stars left over are lost.

## Passenger cards

rule-ob-11 = A passenger goes into an open, empty cabin of your choice, whose porthole takes their points or symbol. If there is such a cabin, you must use one.
rule-ob-12 = If the cabin is of a lower level than the passenger asks for, tick one unhappy passenger; if higher, one satisfied passenger. By how many levels makes no difference.
rule-ob-13 = If no open cabin is empty, the passenger is discarded and you tick one unhappy passenger.
rule-ob-14 = A passenger with points and a symbol always writes the points. If your sheet lacked that symbol when the piles were taken, tick one unhappy passenger as well; the symbol itself is never written.
rule-ob-15 = Passengers with a symbol write a sun, a die or a glass. For a wild passenger you choose the symbol.
rule-ob-16 = Passengers with negative points, in Bienvenue à bord only, cost you those points at the end.
rule-ob-17 = A lover joins an occupied cabin that has no lover yet and adds their points there. If no cabin can take the lover, they are lost and you tick one unhappy passenger.

## Symbols

rule-ob-18 = At the end, 1 to 7 glasses score 2, 6, 12, 20, 25, 28 or 32 points. More than seven still score 32.
rule-ob-19 = Each of your suns scores 2 points at every port of call.
rule-ob-20 = When you write a die into a cabin, tick one satisfied passenger for each die now in your cabins, including the new one.

## Objectives

rule-ob-21 = An objective scores at the end: 2 points per open, empty cabin; 1 per symbol of a kind you choose on taking it; 2 per sun, per die or per glass; 5 per set of all three; 2 per port won; 1 per three satisfied; 1 per unhappy passenger. Symbols noted on objectives do not count.

## Ports of call

rule-ob-22 = At a port of call both players first score their suns. Then the port card is turned over.
rule-ob-23 = Whoever has the most of what the port counts scores 6 points, and the other player takes the compensation. On a tie both take the compensation and nobody scores.
rule-ob-24 = The ports of On Board and their compensations: most satisfied (one satisfied); most symbols (a symbol in an open, empty cabin); most open cabins (a two-star cabin opens); most occupied cabins (a lover of 2 points); fewest satisfied (an objective: 1 point per open three-star cabin).
rule-ob-25 = Bienvenue à bord has the first four ports only. There the symbol goes into a box of its own, and the opening is worth two stars of choice.
rule-ob-26 = A compensation symbol occupies a cabin without asking for a level, and is lost without an open, empty one. A compensation lover who finds no cabin is lost, and in Bienvenue à bord ticks one unhappy passenger.

## The end

rule-ob-27 = When the last port is done, the game is over. Add up cabins, lovers, glasses, suns, ports, objectives and special passengers, plus 1 point for each satisfied and −1 for each unhappy passenger.
rule-ob-28 = The player with the most points wins. On a tie, more satisfied passengers decide, then fewer unhappy ones; otherwise the victory is shared.
rule-ob-29 = The boxes of the ship sheet never run out.

## Extensions

rule-ob-30 = You are dealt two captains and keep one; both players reveal theirs together. Once in each leg: give away a card just taken, add 2 stars to cabins you open, or change a symbol you write. Always: suns score 3 points, lovers are worth 3 more, or as splitter you may lay a pile face down.
rule-ob-31 = Six luggage cards are shuffled in, then six cards are removed unseen. Luggage stays face up in front of you until you discard it for its effect: change a symbol, hide a pile, 2 points more for a lover, satisfied instead of unhappy for a round, give a card away, or 2 stars more.
rule-ob-32 = Put a special passenger in front of one of your lines that has none; with no free line they are discarded. At the end a mechanic brings 1 point for each occupied cabin of the line, a castaway costs 1 for each open, empty one.
rule-ob-33 = With luggage and special passengers together no card is removed: 24 rounds, with a port of call after every six.
rule-ob-34 = A splitter who could hide a pile draws the three cards unseen by the opponent, and may lay one pile face down. The opponent chooses knowing only its size; then everybody sees it.
rule-ob-35 = Cards are given away after the piles are taken and before anything is resolved: first by the player who chose, then by the splitter. Any card just taken can be given; the receiver resolves it and cannot pass it on.
rule-ob-36 = Added stars are declared before the first cabin opens, spread over that card’s cabins, up to three stars each. Only the symbol that a symbol passenger writes into a cabin can be changed, and only once.
rule-ob-37 = A captain’s power that you leave unused in a leg is gone. Luggage can be used in the round you take it, and scores nothing if you keep it.
rule-ob-38 = The luggage that lets you tick satisfied instead of unhappy is declared before the first tick it changes. It lasts until the end of the round and does not count at the port.

## Printed values

rule-ob-39 = The component file can be replaced at the start. One that is incomplete or contradicts the rules is refused, and the message names the field.
