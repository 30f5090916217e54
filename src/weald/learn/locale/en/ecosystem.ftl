### The first game of Ecosystem: Forest

learn-idea-ecosystem-aim = Grow a forest of 20 cards.
learn-idea-ecosystem-aim-text = Each turn you lay one card, until 4 rows of 5 are full. Cards score by who lives beside whom; diagonals do not count.
learn-idea-ecosystem-meadow = Play the meadow.
learn-idea-ecosystem-meadow-text = Meadows that touch score together, five of them 15 points. A meadow in the middle also leaves room for those that live beside it.
learn-idea-ecosystem-give = Now give Alban a card. Take the dragonfly.
learn-idea-ecosystem-give-text = Alone you play against Alban, who gets one of your cards each turn. Without streams a dragonfly scores nothing, for him and for you.
learn-idea-ecosystem-bee = Play the bee.
learn-idea-ecosystem-bee-text = A bee scores 3 for each meadow beside it. Point at a card to read its rule.
learn-idea-ecosystem-place = Lay it beside the meadow.
learn-idea-ecosystem-place-text = Cards go beside cards that lie already. The number in a cell is what the card brings there now.
learn-idea-ecosystem-deer = Play a deer.
learn-idea-ecosystem-deer-text = Deer score 2 for each row and 2 for each column that has one. Spread them.
learn-idea-ecosystem-frame = Keep the frame in mind.
learn-idea-ecosystem-frame-text = The forest ends up 4 rows high and 5 columns wide, and it can still move in any direction. Lay the deer above, in a row of its own.
learn-idea-ecosystem-wolf = Wolves are counted against Alban’s.
learn-idea-ecosystem-wolf-text = Most wolves bring 12 points, the second most 8. Streams are compared in the same way, by the longest: 8 and 5.
learn-idea-ecosystem-rabbit = Play the rabbit.
learn-idea-ecosystem-rabbit-text = It scores only 1. But when you play it, two cards of your forest may change places.
learn-idea-ecosystem-swap = Choose two cards to swap, or none.
learn-idea-ecosystem-swap-text = Late in the game this repairs a mistake. Now everything lies well: leave it.
learn-idea-ecosystem-gaps = Mind the gaps.
learn-idea-ecosystem-gaps-text = Each of the eleven kinds that scores nothing is a gap: at most 2 gaps bring 12 points, 6 or more cost 5. So take a little of everything.
learn-done-ecosystem = Fill your forest. At the end a lead of 30 over Alban is an easy victory, 50 a normal one and 70 a hard one.
