### The end and the chart of a game

living_forest_duel-measure-fire = Fires
living_forest_duel-measure-block = Trees in a block
