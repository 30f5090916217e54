### The first game of Sylvion

learn-idea-sylvion-aim = Keep the fire out of the forest.
learn-idea-sylvion-aim-text = Each turn four cards turn up at the right, and the elementals walk one space to the left. One that reaches the forest desolates as many edges as it is strong; with none left in bloom you lose.
learn-idea-sylvion-fountain = Play Fountain 3 against row 2.
learn-idea-sylvion-fountain-text = An elemental that meets a fountain is compared with it: the weaker one is gone, equals destroy each other. In row 2 comes an elemental of 2.
learn-idea-sylvion-fountain_space = Put it right in its way.
learn-idea-sylvion-fountain_space-text = It will win against the 2 and stay. Close to the stacks it also leaves room behind it.
learn-idea-sylvion-pay = Pay with cards from your hand.
learn-idea-sylvion-pay-text = The price is a number of other cards, which go to the discard. Fountains of 1 stop little: give those.
learn-idea-sylvion-animal = Call the Elephant.
learn-idea-sylvion-animal-text = Animals work at once and go to the discard. The Elephant destroys any elemental for one card.
learn-idea-sylvion-animal_target = Trample the strongest, in row 4.
learn-idea-sylvion-animal_target-text = The two of strength 0 look harmless, but a Blaze would make them 4. The 3 is the worst for now.
learn-idea-sylvion-end = End your turn.
learn-idea-sylvion-end-text = You may keep 10 cards, and you draw 3 each turn. What you keep is what you pay with later.
learn-idea-sylvion-hedgehogs = Throw out the Blaze.
learn-idea-sylvion-hedgehogs-text = Hedgehogs are played here only, before the revealed cards act, and remove one of them. The Blaze would set all elementals on fire: 0 becomes 4, the others gain 1.
learn-idea-sylvion-tree = Plant a tree.
learn-idea-sylvion-tree-text = Trees count for the end and cannot fight: any elemental destroys them. Their number is their vitality.
learn-idea-sylvion-tree_space = Put it behind your fountain.
learn-idea-sylvion-tree_space-text = In the column nearest to the forest it is safest. What comes through the fountain would have to be strong.
learn-idea-sylvion-win = How to win.
learn-idea-sylvion-win-text = Hold out for 12 turns and the final assault. Then the vitality of your trees must reach the number of desolated edges.
learn-done-sylvion = The forecast beside the board tells what will burn if you do nothing. Spend your cards early on what is strong, and plant when a row is quiet.
