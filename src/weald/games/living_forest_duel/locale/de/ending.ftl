### The end and the chart of a game

living_forest_duel-measure-fire = Feuer
living_forest_duel-measure-block = Bäume im Block
